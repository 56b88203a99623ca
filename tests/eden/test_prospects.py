"""Prospects: what follows from a view by the rules, figure by figure, and against the rules themselves."""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import newdawn
from newdawn.core import kit
from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.eden import names
from newdawn.eden.components import DICE_EACH
from tests.eden.refuges import announcing, feeding, furnish, scene
from tests.eden.scenes import ALL_MISSIONS, claiming, does, gathering, phase, visit
from tests.eden.tables import EDEN, named, table

Prospects = dict[str, Any]

BUILDER = {"healer": 2, "sage": 2, "missions": [None]}
"""A refuge whose owner may have a New Building to place, and is asked for it before the event."""


def foreseen(position: Position, seat: int | None = 0) -> Prospects:
    """Return what follows from the view of a seat."""
    return position.view(seat).prospects()


def refuge(position: Position, seat: int = 0, viewer: int | None = 0) -> Prospects:
    """Return what follows for one refuge."""
    return foreseen(position, viewer)["refuges"][seat]  # type: ignore[no-any-return]


def strength(position: Position, kind: str, seat: int = 0) -> Prospects:
    """Return what follows for the strength of a seat in a type of building."""
    return refuge(position, seat)["strengths"][kind]  # type: ignore[no-any-return]


def missions(position: Position, seat: int = 0) -> dict[str, Prospects]:
    """Return by their names how the missions in hand stand, in the eyes of their owner."""
    return {one["mission"]: one for one in refuge(position, seat, viewer=seat)["missions"]}


# Refuges --------------------------------------------------------------------------------------------------------------


def test_a_refuge_counts_cards_tokens_and_new_buildings_together() -> None:
    mine = {
        "buildings": ["brawler-13", "farmer-12"],
        "settled": {"brawler": 1, "slacker": 2},
        "equipment": {"bullet": 1},
        "new_buildings": ["new-building-1"],
        "cans": 5,
    }
    found = refuge(table(2, refuges=[mine]))
    assert found["survivors"] == {"tinkerer": 0, "brawler": 3, "healer": 1, "sage": 0, "farmer": 1, "slacker": 3}
    assert found["equipment"] == {"bullet": 2, "capsule": 0, "book": 0}
    assert (found["population"], found["buildings"], found["cans"]) == (8, 3, 5)


def test_who_still_waits_on_the_player_board_is_not_counted() -> None:
    found = refuge(table(2, refuges=[{"tokens": {"sage": 1, "wild": 2}, "dice": {"sage": 1, "wild": 1}}]))
    assert found["population"] == 0
    assert found["wilds"] == 3


def test_an_equipped_survivor_takes_a_survivor_and_equipment() -> None:
    mine = {"settled": {"brawler": 2, "healer": 1}, "equipment": {"bullet": 1, "capsule": 2}}
    assert refuge(table(2, refuges=[mine]))["equipped"] == {"bullet": 1, "capsule": 1, "book": 0}


def test_a_power_counts_as_equipment_of_each_type() -> None:
    mine = {"buildings": ["tinkerer-9", "tinkerer-1"], "settled": {"sage": 1}}
    found = refuge(table(2, refuges=[mine]))
    assert found["equipment"] == {"bullet": 1, "capsule": 1, "book": 1}
    assert found["equipped"] == {"bullet": 0, "capsule": 0, "book": 1}
    assert found["powers"] == 2


# The season -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_an_equal_share_of_the_dice(players: int) -> None:
    assert foreseen(table(players))["dice_each"] == DICE_EACH[players]


def test_the_binoculars_begin_to_announce_and_the_bat_breaks_ties() -> None:
    found = foreseen(table(3, first_player=1))
    assert (found["announcing_order"], found["tie_order"]) == ([1, 2, 0], [1, 2, 0])
    found = foreseen(table(3, first_player=1, board={"binoculars": 2}))
    assert (found["announcing_order"], found["tie_order"]) == ([2, 0, 1], [2, 0, 1])
    found = foreseen(table(3, first_player=1, board={"binoculars": 2, "bat": 0}))
    assert (found["announcing_order"], found["tie_order"]) == ([2, 0, 1], [0, 1, 2])


def test_types_are_to_come_until_they_were_distributed() -> None:
    assert foreseen(gathering())["to_come"] == list(names.PROFESSIONS)
    assert foreseen(announcing("healer", {"dice": {"healer": 1}}))["to_come"] == ["healer", "sage", "farmer"]
    assert foreseen(scene("event", BUILDER))["to_come"] == []


@pytest.mark.parametrize("location", names.LOCATIONS)
def test_a_visit_that_asks_is_known_by_its_location(location: str) -> None:
    position = gathering()
    assert foreseen(position)["visited"] is None
    visit(position, location)
    assert foreseen(position)["visited"] == (None if location == "restaurant" else location)


def test_the_missions_of_the_prelude_are_no_visit() -> None:
    position = table(2, phase="choosing")
    assert position.decision(0) == "keep-mission"
    assert foreseen(position)["visited"] is None


def test_powers_draw_and_keep_more_missions_at_the_bridge() -> None:
    position = table(2, refuges=[{"buildings": ["tinkerer-5", "tinkerer-6"]}])
    assert foreseen(position, 0)["visits"]["bridge"] == {"drawn": 5, "kept": 2}
    assert foreseen(position, 1)["visits"]["bridge"] == {"drawn": 3, "kept": 1}
    assert foreseen(position, None)["visits"]["bridge"] == {"drawn": 3, "kept": 1}


def test_no_more_missions_are_drawn_than_the_deck_has() -> None:
    position = table(2, refuges=[{"missions": ALL_MISSIONS[:30]}])
    assert foreseen(position)["visits"]["bridge"] == {"drawn": 2, "kept": 1}


def test_the_restaurant_gives_cans() -> None:
    assert foreseen(table(2))["visits"]["restaurant"] == {"cans": 1}


# Strengths ------------------------------------------------------------------------------------------------------------


def test_wilds_could_join_any_type_of_which_there_is_something() -> None:
    position = table(2, refuges=[{"dice": {"sage": 1, "wild": 1}, "tokens": {"sage": 1, "wild": 1, "farmer": 1}}])
    found = refuge(position)["strengths"]
    assert {kind: (one["natural"], one["least"], one["most"]) for kind, one in found.items()} == {
        "sage": (2, 2, 4),
        "farmer": (1, 1, 3),
    }


def test_a_strength_says_how_many_wilds_are_in_it() -> None:
    position = announcing("sage", {"dice": {"sage": 2, "farmer": 1, "wild": 1}, "tokens": {"wild": 1}})
    assert [(one["strength"], one["wilds"]) for one in strength(position, "sage")["standings"]] == [
        (2, 0),
        (3, 1),
        (4, 2),
    ]
    does(position, "add token")
    assert [(one["strength"], one["wilds"]) for one in strength(position, "sage")["standings"]] == [(3, 1), (4, 2)]
    assert [(one["strength"], one["wilds"]) for one in strength(position, "farmer")["standings"]] == [(1, 0), (2, 1)]


def test_dice_are_announced_before_tokens_and_the_last_wild_announces_by_itself() -> None:
    wilds = {"dice": {"sage": 1, "wild": 1}, "tokens": {"wild": 1}}
    position = announcing("sage", wilds, wilds)
    assert refuge(position)["announcements"] == [
        {"strength": 1, "wilds": 0, "moves": ["done"]},
        {"strength": 2, "wilds": 1, "moves": ["add die", "done"]},
        {"strength": 3, "wilds": 2, "moves": ["add die", "add token"]},
    ]
    assert refuge(position, 1)["announcements"] == []
    does(position, "add token")
    assert refuge(position)["announcements"] == [
        {"strength": 2, "wilds": 1, "moves": ["done"]},
        {"strength": 3, "wilds": 2, "moves": ["add die"]},
    ]


def test_a_strength_is_fixed_once_it_is_announced() -> None:
    position = announcing("sage", {"dice": {"sage": 1, "wild": 2}}, {"dice": {"sage": 1, "wild": 1}})
    assert strength(position, "sage") | {"standings": []} == {
        "natural": 1,
        "least": 1,
        "most": 3,
        "announced": False,
        "standings": [],
    }
    does(position, "add die")
    found = strength(position, "sage")
    assert (found["least"], found["most"], found["announced"]) == (2, 3, False)
    does(position, "done")
    found = strength(position, "sage")
    assert (found["least"], found["most"], found["announced"]) == (2, 2, True)
    assert not strength(position, "sage", 1)["announced"]


def test_wilds_that_were_added_cannot_join_a_later_type() -> None:
    position = announcing("sage", {"dice": {"sage": 1, "farmer": 1, "wild": 2}})
    assert strength(position, "farmer")["most"] == 3
    does(position, "add die")
    assert strength(position, "farmer")["most"] == 2


def test_the_stronger_claims_first_and_a_tie_is_broken_from_the_bat_on() -> None:
    refuges = [{"dice": {"sage": 2, "wild": 1}}, {"dice": {"sage": 2}}, {"dice": {"sage": 3}}]
    found = strength(table(3, refuges=refuges, board={"bat": 1}), "sage")["standings"]
    assert [(one["place"], one["tied"]) for one in found] == [(3, True), (2, True)]
    found = strength(table(3, refuges=refuges, board={"bat": 0}), "sage")["standings"]
    assert [(one["place"], one["tied"]) for one in found] == [(2, True), (1, True)]


def test_the_last_in_the_order_finds_no_building() -> None:
    refuges = [{"dice": {"sage": 3}}, {"dice": {"sage": 2}}, {"dice": {"sage": 1, "wild": 1}}]
    position = table(3, refuges=refuges, board={"bat": 2})
    claims = [[one["claims"] for one in strength(position, "sage", seat)["standings"]] for seat in range(3)]
    assert claims == [[True], [True], [False, True]]


def test_a_power_claims_from_the_deck_when_no_building_is_left() -> None:
    refuges = [{"dice": {"sage": 3}}, {"dice": {"sage": 2}}, {"dice": {"sage": 1}, "buildings": ["tinkerer-7"]}]
    position = table(3, refuges=refuges)
    assert [one["claims"] for one in strength(position, "sage", 2)["standings"]] == [True]


def test_who_has_claimed_claims_no_more() -> None:
    sages = [{"dice": {"sage": 2}}, {"dice": {"sage": 1}}]
    position = claiming("sage", *sages, shown=["sage-1", "sage-2"])
    assert [strength(position, "sage", seat)["standings"][0]["claims"] for seat in range(2)] == [True, True]
    does(position, "claim sage-1")
    assert [strength(position, "sage", seat)["standings"][0]["claims"] for seat in range(2)] == [False, True]


# The end of the season ------------------------------------------------------------------------------------------------


def test_an_event_says_what_each_refuge_lacks_with_the_heroine_counted() -> None:
    ready = {"settled": {"brawler": 1, "healer": 1}, "equipment": {"bullet": 1, "capsule": 1}}
    half = {"settled": {"brawler": 2}, "equipment": {"bullet": 1}}
    events = {"events": ["spring-a", "spring-d", {"event": "spring-b", "flipped": True}], "heroine": 1}
    found = foreseen(table(3, board=events, refuges=[ready, half, {}]))
    assert found["events"] == [
        {"event": "spring-a", "points": 2, "asked": 2, "has": [2, 2, 0], "lacking": [0, 0, 2]},
        {"event": "spring-d", "points": 3, "asked": 3, "has": [2, 2, 0], "lacking": [1, 1, 3]},
    ]


def test_an_event_is_resolved_before_people_are_fed() -> None:
    assert not foreseen(scene("event", BUILDER))["event_resolved"]
    assert foreseen(feeding({"slacker": 4, "cans": 1}))["event_resolved"]


@pytest.mark.parametrize(
    ("people", "cans", "expected"),
    [
        ({"farmer": 2, "brawler": 4}, 0, {"needed": 2, "cans": 0, "short": 0, "points": 2}),
        ({"farmer": 1, "brawler": 4, "healer": 4}, 3, {"needed": 3, "cans": 2, "short": 0, "points": 3}),
        ({"brawler": 4, "healer": 4}, 1, {"needed": 2, "cans": 2, "short": 1, "points": 2}),
        ({}, 0, {"needed": 0, "cans": 0, "short": 0, "points": 0}),
    ],
)
def test_feeding_takes_a_can_for_each_farmer_that_is_lacking(
    people: dict[str, int], cans: int, expected: Prospects
) -> None:
    position = table(2, refuges=furnish(({**people, "cans": cans},)))
    assert refuge(position)["feeding"] == {**expected, "to_come": True}


def test_who_has_been_fed_is_not_fed_again_this_season() -> None:
    position = feeding({"slacker": 4, "cans": 1}, {"slacker": 2, "farmer": 1})
    assert [refuge(position, seat)["feeding"]["to_come"] for seat in range(2)] == [True, False]


# Missions -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "expected"),
    [
        ("most-brawlers", {"measure": 3, "least": None, "rival": 2, "succeeds": True, "points": 6}),
        ("most-healers", {"measure": 1, "least": None, "rival": 1, "succeeds": False, "points": 6}),
        ("fewest-slackers", {"measure": 0, "least": None, "rival": 0, "succeeds": True, "points": 6}),
        ("pairs-of-brawlers", {"measure": 3, "least": 4, "rival": None, "succeeds": False, "points": 2}),
        ("binoculars", {"measure": 0, "least": 1, "rival": None, "succeeds": False, "points": 2}),
        ("most-survivors", {"measure": 6, "least": None, "rival": 3, "succeeds": True, "points": 6}),
    ],
)
def test_a_secret_mission_says_how_it_stands(mission: str, expected: Prospects) -> None:
    mine = {"missions": [mission], "settled": {"brawler": 3, "healer": 1, "sage": 2}}
    theirs = {"settled": {"brawler": 1, "healer": 1}, "buildings": ["brawler-1"]}
    position = table(2, board={"binoculars": 1}, refuges=[mine, theirs])
    assert missions(position) == {mission: {"kind": "secret", "mission": mission, **expected}}


def test_a_new_building_says_whom_it_needs_and_who_is_missing() -> None:
    position = table(2, refuges=[{"missions": ["new-building-3"], "settled": {"brawler": 3, "healer": 1}}])
    assert missions(position)["new-building-3"] == {
        "kind": "new-building",
        "mission": "new-building-3",
        "needs": {"brawler": 2, "healer": 2},
        "lacks": {"brawler": 0, "healer": 1},
        "missing": 1,
    }


def test_missions_are_weighed_before_one_is_kept() -> None:
    position = gathering(board={"missions": ["two-powers", "most-sages", "new-building-1", "rest"]}, dice={})
    visit(position, "bridge")
    assert [one["mission"] for one in refuge(position)["drawn"]] == ["two-powers", "most-sages", "new-building-1"]
    assert refuge(position, viewer=1)["drawn"] == []


def test_nobody_sees_how_the_missions_of_others_stand_before_the_end() -> None:
    position = table(2, refuges=[{"missions": ["most-brawlers", "two-powers"]}])
    assert refuge(position, viewer=1)["missions"] == []
    assert refuge(position, viewer=None)["missions"] == []
    over = scene("over", {"missions": ["most-brawlers", "two-powers"]})
    assert [one["mission"] for one in refuge(over, viewer=1)["missions"]] == ["most-brawlers", "two-powers"]


def test_everything_is_foreseen_for_somebody_who_sees_the_whole_position() -> None:
    position = table(2, refuges=[{"missions": ["two-powers"]}, {"missions": ["most-sages"]}])
    found = position.prospects()["refuges"]
    assert [one["mission"] for seat in range(2) for one in found[seat]["missions"]] == ["two-powers", "most-sages"]


def test_missions_in_another_hand_hide_points_and_so_does_a_power_that_counts_them() -> None:
    position = table(2, refuges=[{"missions": ["two-powers"], "buildings": ["tinkerer-10"]}, {"missions": [None]}])
    assert [refuge(position, seat)["hidden_parts"] for seat in range(2)] == [[], ["missions"]]
    assert [refuge(position, seat, viewer=1)["hidden_parts"] for seat in range(2)] == [["missions", "powers"], []]


# Against the rules ----------------------------------------------------------------------------------------------------


def positions(seed: int, count: int, stages: tuple[str, ...] = (), players: tuple[int, ...] = (2, 3, 4)) -> Any:
    """Yield copies of positions of random games, with a generator of choices; only of these stages if any are named."""
    chance = random.Random(seed)
    found = 0
    while True:
        for position, _, _ in kit.random_game(EDEN, chance.choice(players), chance.getrandbits(32)):
            if (not stages or phase(position) in stages) and chance.random() < 0.2:
                yield position.copy(), chance
                found += 1
                if found == count:
                    return


def runs(position: Position, stage: str, wish: str = "done") -> Iterator[Event]:
    """Play one wish, or `done` where it cannot be, until a stage is over; yield what happens."""
    while phase(position) == stage:
        seat = position.to_act[0]
        yield from position.play(seat, wish if wish in position.moves(seat) else "done")


def test_an_event_gives_its_points_to_those_who_lack_nothing() -> None:
    for position, _ in positions(1, 60, ("event",)):
        lacking = foreseen(position)["events"][0]["lacking"]
        happened = list(runs(position, "event"))
        overcome = {one["seat"] for one in named(happened, "event-overcome")}
        assert overcome == {seat for seat, count in enumerate(lacking) if count == 0}
        assert {one["seat"]: one["lacking"] for one in named(happened, "event-not-overcome")} == {
            seat: count for seat, count in enumerate(lacking) if count > 0
        }


def test_feeding_goes_as_it_is_foreseen() -> None:
    for position, _ in positions(2, 120, ("event", "feeding")):
        food = {seat: refuge(position, seat)["feeding"] for seat in range(position.players)}
        happened = [*runs(position, "event"), *runs(position, "feeding", "feed")]
        fed = {one["seat"]: (one["cans"], one["points"]) for one in named(happened, "people-fed")}
        hungry = {one["seat"]: one["cans"] for one in named(happened, "people-hungry")}
        for seat, one in food.items():
            assert one["to_come"] == (seat in fed or seat in hungry)
            if one["to_come"] and one["short"] == 0:
                assert fed[seat] == (one["cans"], one["points"])
            elif one["to_come"]:
                assert hungry[seat] == one["cans"]


def claimed(position: Position, chance: random.Random) -> list[tuple[int, bool]]:
    """Let everybody announce no more wilds and claim at random; return who claims in which order, and with a card?"""
    order: list[tuple[int, bool]] = []
    while True:
        seat = position.to_act[0]
        moves = [str(move) for move in position.moves(seat) if not str(move).startswith("place")]
        adds_nothing = "done" in moves and position.decision(seat) != "claim"
        for event in position.play(seat, "done" if adds_nothing else chance.choice(sorted({*moves} - {"done"}))):
            if event.name in ("building-claimed", "no-building-left"):
                order.append((int(event.arguments["seat"]), event.name == "building-claimed"))
            elif event.name in ("dice-spent", "token-settled"):
                return order


def test_buildings_are_claimed_in_the_foreseen_order() -> None:
    for position, chance in positions(3, 150, ("announcing",)):
        number = int(position.record.building_type)
        kind, asked = names.PROFESSIONS[number], position.to_act[0]
        before = strength(position, kind, asked)
        added = chance.randint(0, before["most"] - before["least"])
        for _ in range(added):
            position.play(asked, chance.choice([move for move in position.moves(asked) if str(move).startswith("add")]))
        if position.record.building_type != number or position.record.had_turn != 0:
            continue
        expected = {
            seat: strength(position, kind, seat)["standings"][0]
            for seat in range(position.players)
            if kind in refuge(position, seat)["strengths"]
        }
        assert expected[asked] == before["standings"][added]
        order = claimed(position, chance)
        assert [seat for seat, _ in order] == sorted(expected, key=lambda seat: expected[seat]["place"])
        for seat, with_a_card in order:
            assert with_a_card or not expected[seat]["claims"]


def test_a_strength_is_announced_with_its_moves() -> None:
    for position, _ in positions(7, 60, ("announcing",)):
        asked = position.to_act[0]
        offered = refuge(position, asked)["announcements"]
        kind = names.PROFESSIONS[int(position.record.building_type)]
        assert [one["strength"] for one in offered] == [
            one["strength"] for one in strength(position, kind, asked)["standings"]
        ]
        for one in offered:
            copy = position.copy()
            *first, last = one["moves"]
            for move in first:
                assert not named(copy.play(asked, move), "strength-announced")
            announced = named(copy.play(asked, last), "strength-announced")[0]
            assert (announced["seat"], announced["strength"], announced["wilds"]) == (
                asked,
                one["strength"],
                one["wilds"],
            )


def test_missions_stand_as_they_score() -> None:
    for position, _ in positions(4, 150):
        for seat in range(position.players):
            mine = refuge(position, seat, viewer=seat)["missions"]
            points = sum(one["points"] for one in mine if one["kind"] == "secret" and one["succeeds"])
            assert points == position.scores()[seat]["missions"]


def test_a_new_building_can_be_placed_when_nobody_is_missing() -> None:
    for position, _ in positions(5, 150):
        for seat in range(position.players):
            for one in refuge(position, seat, viewer=seat)["missions"]:
                if one["kind"] == "new-building":
                    placed = f"place {one['mission']}" in position.moves(seat)
                    assert placed == (one["missing"] == 0)


def test_a_prospect_depends_on_the_view_only() -> None:
    for position, chance in positions(6, 60):
        for seat in (*range(position.players), None):
            view = position.view(seat)
            assert view.deal(chance.getrandbits(32)).view(seat).prospects() == view.prospects()


# One source ----------------------------------------------------------------------------------------------------------


def fingerprint(games: int) -> str:
    """Return a hash of the prospects of everybody in random games."""
    digest = hashlib.sha256()
    for seed in range(games):
        for number, (position, seat, _) in enumerate(kit.random_game(newdawn.load("eden"), 2 + seed % 3, seed)):
            if number % 6 == 0:
                digest.update(json.dumps(position.view(seat).prospects()).encode())
    return digest.hexdigest()


def test_compiled_and_interpreted_prospects_agree() -> None:
    program = "from tests.eden.test_prospects import fingerprint; print(fingerprint(3))"
    environment = {**os.environ, "NEWDAWN_INTERPRETED": "1" if newdawn.load("eden").is_compiled else "0"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == fingerprint(3)
