"""What each seat may see: missions, decks, stacks, dice to come (ruling 47), and who is told what happens."""

from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.eden.names import BUILDINGS, PROFESSIONS
from tests.eden.scenes import claiming, does, gathering, run_to, seen, visit
from tests.eden.tables import EDEN, board, mission_names, moves, named, refuge, table

SEATS = (0, 1, 2, None)
"""Everybody at a table of three: the players, and a spectator."""

DECK = ["most-sages", "binoculars", "four-books", "ten-slackers", "most-farmers", "two-powers"]
END = {f"tinkerer-{number}" for number in range(10, 16)}


def told(happened: list[Any], seat: int | None) -> list[str]:
    """Return the names of those events that a seat may see."""
    return [event.name for event in happened if event.visible_to(seat)]


def seen_deck(position: Position, seat: int | None) -> list[Any]:
    """Return the mission deck as a seat sees it, the first card first."""
    return seen(position, seat)["board"]["missions"]  # type: ignore[no-any-return]


def worlds(position: Position, seat: int | None, count: int = 12) -> list[Position]:
    """Return positions that a seat must reckon with."""
    return [position.view(seat).deal(seed) for seed in range(count)]


# Missions in hand -----------------------------------------------------------------------------------------------------


def test_ruling_47_everybody_knows_the_own_missions_and_of_the_others_only_how_many() -> None:
    hands = [["most-sages", "new-building-3"], ["binoculars"], []]
    position = table(3, refuges=[{"missions": hand} for hand in hands])
    for seat in SEATS:
        for other, hand in enumerate(hands):
            expected = hand if seat == other else [None] * len(hand)
            assert seen(position, seat)["refuges"][other]["missions"] == expected


def test_ruling_47_missions_dealt_in_the_prelude_are_seen_by_their_owner_only() -> None:
    position = EDEN.new(3, seed=1)
    for seat in SEATS:
        for other in range(3):
            expected = refuge(position, other)["drawn"] if seat == other else [None] * 3
            assert seen(position, seat)["refuges"][other]["drawn"] == expected


def test_ruling_47_the_missions_drawn_at_the_bridge_are_seen_by_who_draws_them_only() -> None:
    position = gathering(3, board={"missions": [*DECK, "rest"]})
    happened = visit(position, "bridge")
    assert told(happened, 0) == ["die-taken", "mission-seen", "mission-seen", "mission-seen", "missions-drawn"]
    for seat in (1, 2, None):
        assert told(happened, seat) == ["die-taken", "missions-drawn"]
        assert seen(position, seat)["refuges"][0]["drawn"] == [None] * 3
    assert mission_names(seen(position, 0)["refuges"][0]["drawn"]) == DECK[:3]


def test_ruling_47_that_a_mission_is_kept_is_told_to_all_but_not_which() -> None:
    position = gathering(3, board={"missions": [*DECK, "rest"]})
    visit(position, "bridge")
    happened = does(position, "keep binoculars")
    assert told(happened, 0) == ["mission-kept", "missions-kept"]
    for seat in (1, 2, None):
        assert told(happened, seat) == ["missions-kept"]
    assert named(happened, "missions-kept") == [{"seat": 0, "count": 1}]


def test_ruling_47_which_mission_is_kept_changes_nothing_that_others_see() -> None:
    views = []
    for mission in DECK[:3]:
        position = gathering(3, board={"missions": [*DECK, "rest"]})
        visit(position, "bridge")
        does(position, f"keep {mission}")
        views.append((position.view(1).to_bytes(), position.view(None).to_bytes()))
    assert views[0] == views[1] == views[2]


def test_ruling_47_how_many_missions_of_a_draw_were_kept_so_far_is_seen() -> None:
    position = gathering(2, buildings=["tinkerer-5"], board={"missions": [*DECK, "rest"]})
    visit(position, "bridge")
    does(position, "keep binoculars")
    own = seen(position, 1)["refuges"][0]
    assert (own["missions"], own["drawn"], own["kept"]) == ([None], [None, None], 1)


def test_ruling_47_a_new_building_is_secret_until_it_is_placed() -> None:
    mine = {"missions": ["new-building-1"], "buildings": ["healer-9", "sage-9"]}
    position = table(2, season="summer", refuges=[mine])
    assert "new-building-1" not in str(seen(position, 1))
    happened = does(position, "place new-building-1")
    assert told(happened, 1) == ["new-building-placed"]
    own = seen(position, 1)["refuges"][0]
    assert (own["missions"], own["new_buildings"]) == ([], ["new-building-1"])


def test_ruling_47_only_the_owner_knows_that_a_new_building_could_be_placed_out_of_turn() -> None:
    mine = {"missions": ["new-building-1"], "buildings": ["healer-9", "sage-9"]}
    position = table(2, season="summer", active=1, refuges=[mine])
    assert (position.to_act, position.may_act) == ((1,), (0, 1))
    assert position.view(0).may_act == (0, 1)
    assert position.view(1).may_act == (1,)
    assert position.view(None).may_act == (1,)


@pytest.mark.parametrize("stage", ["event", "feeding", "ending"])
def test_ruling_47_who_is_asked_for_new_buildings_does_not_tell_who_has_one(stage: str) -> None:
    asked = []
    for mission in ("new-building-1", "new-building-6", "most-sages"):
        mine = {"missions": [mission], "buildings": ["healer-9", "sage-9"]}
        others = [{"missions": ["binoculars"], "buildings": ["healer-10", "sage-10"]}, {"buildings": ["brawler-9"]}]
        position = table(3, season="winter", phase=stage, refuges=[mine, *others])
        asked.append((position.to_act, [position.decision(seat) for seat in range(3)]))
    assert asked[0] == asked[1] == asked[2]
    assert asked[0][0] == (0, 1)


def test_ruling_47_points_for_missions_in_hand_are_known_to_their_owner_only() -> None:
    mine = {"missions": ["fewest-slackers", "most-sages"], "buildings": ["tinkerer-10"]}
    position = table(2, season="winter", refuges=[mine])
    assert [position.view(0).scores()[0][part] for part in ("missions", "powers")] == [6, 2]
    for seat in (1, None):
        assert [position.view(seat).scores()[0][part] for part in ("missions", "powers")] == [0, 0]


def test_ruling_47_missions_are_revealed_to_all_when_the_game_ends() -> None:
    refuges = [{"missions": ["most-sages", "new-building-1"]}, {"missions": ["binoculars"]}, {}]
    position = table(3, phase="over", refuges=refuges)
    for seat in SEATS:
        hands = [own["missions"] for own in seen(position, seat)["refuges"]]
        assert hands == [["most-sages", "new-building-1"], ["binoculars"], []]
        assert position.view(seat).scores() == position.scores()


def test_ruling_47_the_revelation_is_told_to_all() -> None:
    mine = {"missions": ["most-sages"], "buildings": ["healer-9", "sage-9"]}
    position = table(2, phase="ending", refuges=[mine, {"missions": ["binoculars"]}])
    happened = does(position, "done")
    assert position.is_over
    assert told(happened, None) == ["mission-revealed", "mission-revealed", "game-over"]


# The mission deck -----------------------------------------------------------------------------------------------------


def test_ruling_47_nobody_knows_the_mission_deck_but_all_see_how_high_it_is() -> None:
    position = gathering(3, board={"missions": [*DECK, "rest"]})
    for seat in SEATS:
        assert seen_deck(position, seat) == [None] * 32


def test_ruling_47_who_tucked_cards_under_the_deck_knows_them_and_nobody_else_does() -> None:
    position = gathering(3, board={"missions": [*DECK, "rest"]})
    visit(position, "bridge")
    does(position, "keep binoculars")
    assert seen_deck(position, 0)[:-2] == [None] * 29
    assert seen_deck(position, 0)[-2:] == [
        {"mission": "most-sages", "known_to": [0]},
        {"mission": "four-books", "known_to": [0]},
    ]
    for seat in (1, 2, None):
        assert seen_deck(position, seat) == [None] * 29 + [{"known_to": [0]}] * 2


def test_ruling_47_the_missions_tucked_in_the_prelude_are_known_to_those_who_had_them() -> None:
    position = EDEN.new(3, seed=4)
    run_to(position, "gathering")
    for seat in range(3):
        known = [entry for entry in seen_deck(position, seat) if entry is not None and "mission" in entry]
        assert [entry["known_to"] for entry in known] == [[seat], [seat]]
        assert known == [entry for entry in board(position)["missions"][-6:] if entry["known_to"] == [seat]]
    assert seen_deck(position, None)[:-6] == [None] * 23


def test_ruling_47_tucked_cards_stay_known_while_others_draw_the_cards_above_them() -> None:
    position = gathering(2, board={"missions": [*DECK, "rest"]})
    visit(position, "bridge")
    does(position, "keep binoculars")
    visit(position, "bridge", seat=1)
    does(position, "keep ten-slackers", seat=1)
    known = [entry for entry in seen_deck(position, 0) if entry is not None and "mission" in entry]
    assert [entry["mission"] for entry in known] == ["most-sages", "four-books"]
    assert len(seen_deck(position, 0)) == 30
    assert seen_deck(position, 0)[-2:] == [{"known_to": [1]}] * 2


def test_ruling_47_who_draws_cards_that_another_tucked_sees_them_and_tucks_them_as_an_own_secret() -> None:
    deck = [{"mission": mission, "known_to": [1]} for mission in DECK[:3]]
    position = gathering(2, board={"missions": [*deck, "rest"]})
    visit(position, "bridge")
    assert mission_names(seen(position, 0)["refuges"][0]["drawn"]) == DECK[:3]
    does(position, "keep binoculars")
    assert seen_deck(position, 0)[-1] == {"mission": "four-books", "known_to": [0]}
    assert seen_deck(position, 1)[-1] == {"known_to": [0]}


def test_ruling_47_dealt_worlds_keep_what_a_seat_knows_and_vary_the_rest() -> None:
    position = gathering(2, board={"missions": [*DECK, "rest"]}, others=[{"missions": ["most-bullets", "most-books"]}])
    visit(position, "bridge")
    does(position, "keep binoculars")
    hands = set()
    for world in worlds(position, 0):
        assert refuge(world, 0)["missions"] == ["binoculars"]
        assert [entry["mission"] for entry in board(world)["missions"][-2:]] == ["most-sages", "four-books"]
        hand = refuge(world, 1)["missions"]
        assert len(hand) == 2
        assert not set(hand) & {"binoculars", "most-sages", "four-books"}
        hands.add(tuple(hand))
    assert len(hands) > 6
    others = {tuple(refuge(world, 0)["missions"]) for world in worlds(position, 1)}
    assert len(others) > 6


# Stacks for the seasons to come ---------------------------------------------------------------------------------------


def test_ruling_47_equipment_of_the_seasons_to_come_lies_face_down() -> None:
    position = EDEN.new(3, seed=5)
    for seat in SEATS:
        found = seen(position, seat)["board"]
        assert found["equipment"] == board(position)["equipment"]
        assert found["equipment_stacks"] == {season: [None] * 3 for season in ("summer", "autumn", "winter")}


def test_ruling_47_of_each_station_stack_everybody_sees_the_top_token_and_no_other() -> None:
    position = EDEN.new(3, seed=5)
    stacks = board(position)["station_stacks"]
    for seat in SEATS:
        found = seen(position, seat)["board"]
        assert found["station"] == board(position)["station"]
        assert found["station_stacks"] == {season: [stack[0], *[None] * 5] for season, stack in stacks.items()}


def test_ruling_47_stacks_are_dealt_from_the_tokens_that_nobody_has_seen() -> None:
    position = EDEN.new(2, seed=5)
    tops = {season: stack[0] for season, stack in board(position)["station_stacks"].items()}
    below, equipment = set(), set()
    for world in worlds(position, 0):
        assert {season: stack[0] for season, stack in board(world)["station_stacks"].items()} == tops
        below.add(str(board(world)["station_stacks"]))
        equipment.add(str(board(world)["equipment_stacks"]))
        assert EDEN.from_json(world.to_json()) == world
    assert len(below) == 12
    assert len(equipment) > 6


def test_ruling_47_a_stack_is_seen_when_its_season_comes() -> None:
    stacks = {"summer": ["sage", "sage", "wild", "wild", "farmer", "healer"]}
    tokens = {"summer": ["book", "bullet", "book"]}
    position = table(
        2,
        phase="feeding",
        refuges=[{"cans": 1, "settled": {"sage": 1}, "equipment": {"bullet": 3}}],
        board={"station_stacks": stacks, "equipment_stacks": tokens, "station": {}, "equipment": {}},
    )
    assert seen(position, 1)["board"]["station_stacks"]["summer"] == ["sage", *[None] * 5]
    happened = does(position, "done")
    assert len(named(happened, "token-arrived")) == 6
    found = seen(position, 1)["board"]
    assert found["station"] == {"healer": 1, "sage": 2, "farmer": 1, "wild": 2}
    assert found["equipment"] == {"bullet": 1, "book": 2}
    assert "summer" not in found["station_stacks"]


# Building decks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_47_building_decks_lie_face_down_and_the_rows_face_up(players: int) -> None:
    position = EDEN.new(players, seed=6)
    for seat in (0, 1, None):
        for kind in PROFESSIONS:
            found, real = seen(position, seat)["board"]["buildings"][kind], board(position)["buildings"][kind]
            assert found["shown"] == real["shown"]
            assert found["deck"] == [None] * len(real["deck"])


def test_ruling_47_nobody_knows_which_three_tinkerers_left_the_game() -> None:
    position = EDEN.new(3, seed=6)
    row = set(board(position)["buildings"]["tinkerer"]["shown"])
    removed = set()
    for world in worlds(position, 0, 30):
        pile = board(world)["buildings"]["tinkerer"]
        left = set(BUILDINGS[:15]) - {*pile["shown"], *pile["deck"]}
        assert (len(left), left & END, left & row) == (3, set(), set())
        removed |= left
    assert removed == set(BUILDINGS[:9]) - row


def test_ruling_47_everybody_knows_that_end_cards_lie_at_the_bottom() -> None:
    position = EDEN.new(4, seed=6)
    decks = set()
    for world in worlds(position, None):
        deck = board(world)["buildings"]["tinkerer"]["deck"]
        assert (len(deck), set(deck[-6:])) == (12, END)
        decks.add(tuple(deck))
    assert len(decks) == 12


def test_ruling_47_a_card_that_is_taken_from_a_deck_is_seen_by_all() -> None:
    mine = {"dice": {"sage": 1}, "buildings": ["tinkerer-7"]}
    position = claiming("sage", mine, shown=["sage-1"], deck=["sage-9", "rest"])
    assert "sage-9" not in str(seen(position, 0))
    happened = does(position, "draw")
    assert told(happened, 1)[:2] == ["power-used", "building-claimed"]
    assert seen(position, 1)["refuges"][0]["buildings"] == ["tinkerer-7", "sage-9"]


# Chance ---------------------------------------------------------------------------------------------------------------


def test_ruling_47_no_view_has_the_generator() -> None:
    position = EDEN.new(3, seed=7)
    for seat in SEATS:
        assert "generator" not in seen(position, seat)
        assert not position.view(seat).record.generator_key.any()


def test_ruling_47_the_dice_and_events_to_come_cannot_be_foreseen() -> None:
    mine = {"cans": 1, "settled": {"sage": 1}}
    position = table(2, phase="feeding", board={"binoculars": 0}, refuges=[mine])
    dice, events = set(), set()
    for world in worlds(position, 0):
        does(world, "done")
        dice.add(str(board(world)["dice"]))
        events.add(str(board(world)["events"]))
    assert len(dice) == 12
    assert len(events) > 6


# What is public -------------------------------------------------------------------------------------------------------


def test_everything_else_lies_open() -> None:
    refuges: list[dict[str, Any]] = [
        {"dice": {"sage": 1}, "tokens": {"wild": 2}, "cans": 3, "buildings": ["sage-9", "tinkerer-1"]},
        {"dice": {"wild": 1}, "settled": {"farmer": 1}, "equipment": {"book": 1}, "event_points": 4},
        {"dice": {}, "new_buildings": ["new-building-7"], "feeding_points": 2},
    ]
    tokens = {"bat": 1, "binoculars": 0, "heroine": 2}
    position = table(3, season="summer", active=2, refuges=refuges, board=tokens)
    for seat in SEATS:
        found = seen(position, seat)
        assert found["refuges"] == position.to_json()["refuges"]
        for key in ("dice", "events", "bat", "binoculars", "heroine", "equipment", "station", "tokens_gone"):
            assert found["board"][key] == board(position)[key]
        assert (found["season"], found["active"], found["view_of"]) == (
            "summer",
            2,
            "spectator" if seat is None else seat,
        )


@pytest.mark.parametrize("location", ["tower", "restaurant", "city-center", "train-station"])
def test_what_happens_at_the_other_locations_is_told_to_all(location: str) -> None:
    position = gathering(3, buildings=["tinkerer-1"])
    happened = visit(position, location)
    if position.to_act == (0,):
        happened += does(position, moves(position, 0)[0])
    assert all(event.audience is None for event in happened)
    assert position.view(1).record.dice[0].sum() == 1


def test_announced_strengths_and_claims_are_told_to_all() -> None:
    refuges = [{"dice": {"sage": 2, "wild": 1}}, {"dice": {"sage": 1}}]
    position = table(2, phase="announcing", acquiring={"type": "sage"}, refuges=refuges, board={"binoculars": 0})
    happened = does(position, "add die")
    happened += does(position, moves(position, 0)[0])
    assert [each["strength"] for each in named(happened, "strength-announced")] == [3, 1]
    assert all(event.audience is None for event in happened)
