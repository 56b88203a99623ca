"""Position documents of Paris: New Eden: lossless, small, refused with a reason, and never the cause of a crash."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from newdawn.core import kit
from newdawn.core.document import DocumentError
from newdawn.core.face import Position
from newdawn.eden import document, names, state
from newdawn.eden.components import (
    BUILDING_END,
    BUILDINGS_SHOWN,
    DICE_EACH,
    DIGEST,
    EQUIPMENT_TOKENS,
    LOCATION_DICE,
    MISSION_COPIES,
    SURVIVOR_TOKENS,
    TINKERERS_REMOVED,
)
from newdawn.eden.document.shape import ACQUIRING, BOARD, REFUGE, SHAPE, TURN
from newdawn.eden.rules import RULES_VERSION
from tests.documents import Fuzz, assert_agreement
from tests.eden.tables import EDEN, board, equipment, moves, play, powers, refuge, survivors, table, why_not

PLAYERS = (2, 3, 4)


def positions(players: int, seed: int) -> Iterator[Position]:
    """Yield the positions of a random game, with moves out of turn; each is good until the next one is asked for."""
    chance = random.Random(seed)
    position = EDEN.new(players, seed=chance.getrandbits(256))
    yield position
    while not position.is_over:
        seat = chance.choice(position.may_act)
        position.play(seat, chance.choice(position.moves(seat)))
        yield position


def check_conserved(record: Any) -> None:
    """Check that nothing was lost, made or overdrawn."""
    players = int(record.players)
    for name in state.State.fields:
        if name.startswith(("tokens", "dice", "cans", "kept", "wild", "swaps", "extra", "station_t", "city", "set")):
            assert (record[name] >= 0).all(), name
    for mission, copies in enumerate(MISSION_COPIES):
        count = int(record.missions[:, mission].sum() + (record.drawn == mission).sum())
        count += int((record.mission_deck == mission).sum())
        if mission >= names.FIRST_NEW_BUILDING:
            count += int(record.new_buildings[:, mission - names.FIRST_NEW_BUILDING].sum())
        assert count == copies, names.MISSIONS[mission]
    for face, copies in enumerate(SURVIVOR_TOKENS):
        count = int(
            record.tokens[:, face].sum() + record.settled[:, face].sum() + (record.station_stacks == face).sum()
        )
        count += int(record.station_tokens[face] + record.tokens_gone[face])
        count += int(record.prelude_tokens[face]) if face < len(names.PROFESSIONS) else 0
        assert count == copies, names.FACES[face]
    for kind, copies in enumerate(EQUIPMENT_TOKENS):
        count = int(record.equipment_tokens[:, kind].sum() + (record.equipment_stacks == kind).sum())
        assert count + int(record.city_equipment[kind]) == copies, names.EQUIPMENT[kind]
    for kind in range(len(names.PROFESSIONS)):
        first = kind * names.CARDS_OF_A_TYPE
        places = record.building_place[first : first + names.CARDS_OF_A_TYPE]
        unseen = int((places == state.UNSEEN).sum()) - int(record.building_deck_sizes[kind])
        assert 0 <= unseen <= (TINKERERS_REMOVED[players] if kind == names.TINKERER else 0)
        deck = record.building_decks[kind, : record.building_deck_sizes[kind]]
        assert len(set(deck.tolist())) == len(deck)
        assert (record.building_place[deck] == state.UNSEEN).all()
    if record.stage == state.GATHERING:
        left = int(record.location_dice.sum()) + int(record.dice_taken.sum())
        assert left == players * DICE_EACH[players]
    assert len(set(record.events.tolist())) == state.EVENTS_SHOWN
    assert not record.flipped.all()


def play_on(position: Position, chance: random.Random) -> None:
    """Play a loaded position to its end at random; every seat that is asked must have an answer."""
    for step in range(2000):
        if step % 20 == 0:
            check_conserved(position.record)
            assert EDEN.from_json(position.to_json()) == position
        if position.is_over:
            return
        assert position.to_act
        assert all(position.moves(seat) for seat in position.to_act)
        seat = chance.choice(position.may_act)
        position.play(seat, chance.choice(position.moves(seat)))
    raise AssertionError("the game does not end")


# Saving and loading --------------------------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_save_and_load_changes_nothing_at_any_step(players: int) -> None:
    kit.check_saving(EDEN, players, seed=players)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_save_and_load_changes_nothing_in_many_games(players: int) -> None:
    for seed in range(100, 150):
        kit.check_saving(EDEN, players, seed=seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_neither_lose_nor_make_components(players: int) -> None:
    for position in positions(players, seed=players):
        check_conserved(position.record)


SWAPPER = {"buildings": ["tinkerer-3", "tinkerer-4", "tinkerer-5"]}
EVERYBODY = {"brawler": 2, "healer": 2, "sage": 2}
FIRST_DIE = {"active": 0, "board": {"dice": {"tower": {"sage": 1, "wild": 1}}}}
# Every decision: a document for two, the moves of seat 0 that lead to it, and the decision.
DECISIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"phase": "prelude", "first_player": 1}, "", "choose-token"),
    ({"phase": "choosing"}, "", "keep-mission"),
    ({}, "", "take-die"),
    ({"refuges": [{"dice": {"sage": 1}, "drawn": [None, None, None]}]}, "", "keep-mission"),
    ({"refuges": [{**SWAPPER, "dice": {"sage": 1}, "drawn": [None] * 3}]}, "keep 0", "keep-mission"),
    ({"refuges": [{"dice": {"sage": 1}, "decision": "flip-event"}]}, "", "flip-event"),
    ({"refuges": [{"dice": {"sage": 1}, "decision": "choose-in-city"}]}, "", "choose-in-city"),
    ({"refuges": [{"dice": {"sage": 1}, "decision": "choose-at-station"}]}, "", "choose-at-station"),
    ({"refuges": [SWAPPER]}, "swap tower 0", "swap-with"),
    ({"refuges": [SWAPPER]}, "swap tower 0, with", "take-die"),
    ({"refuges": [SWAPPER]}, "take restaurant", "after-first-die"),
    ({"refuges": [SWAPPER]}, "take restaurant, swap tower 0", "swap-with"),
    ({"refuges": [SWAPPER]}, "take restaurant, take tower", "flip-event"),
    ({"refuges": [{**SWAPPER, "dice": {"sage": 1}}], "turn": {"first_location": "bridge"}}, "", "after-first-die"),
    ({"phase": "announcing", "refuges": [{"dice": {"tinkerer": 1, "wild": 2}}]}, "", "announce"),
    ({"phase": "announcing", "refuges": [{"dice": {"tinkerer": 1, "wild": 2}}]}, "add die", "announce"),
    ({"phase": "claiming", "refuges": [{"tokens": {"tinkerer": 1}}]}, "", "claim"),
    ({"phase": "event", "refuges": [{"settled": EVERYBODY, "missions": ["new-building-1"]}]}, "", "new-buildings"),
    ({"phase": "event", "refuges": [{"settled": EVERYBODY, "missions": ["new-building-1"]}]}, "place", "new-buildings"),
    ({"phase": "feeding", "refuges": [{"settled": {"sage": 1}, "cans": 1}]}, "", "feed"),
    ({"phase": "ending", "refuges": [{"settled": EVERYBODY, "missions": [None]}]}, "", "new-buildings"),
]


def test_every_decision_has_an_example() -> None:
    assert {decision for _, _, decision in DECISIONS} == set(state.DECISIONS) - {"nothing"}


@pytest.mark.parametrize(("keys", "begins", "decision"), DECISIONS)
def test_every_decision_is_saved_and_loaded(keys: dict[str, Any], begins: str, decision: str) -> None:
    position = table(2, **keys)
    for begin in begins.split(", ") if begins else ():
        play(position, 0, moves(position, 0, begin.removesuffix(" 0"))[0])
    assert position.decision(0) == decision
    loaded = EDEN.from_json(position.to_json())
    assert loaded == position
    for move in position.moves(0):
        after, loaded_after = position.copy(), loaded.copy()
        after.play(0, move)
        loaded_after.play(0, move)
        assert loaded_after == after


# Small documents -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_smallest_document_is_the_start_of_spring(players: int) -> None:
    position = table(players)
    record = position.record
    assert position.to_act == (0,)
    assert position.decision(0) == "take-die"
    assert record.season == names.SPRING
    assert record.location_dice.sum(axis=1).tolist() == LOCATION_DICE[players].tolist()
    assert record.station_tokens.sum() == 6
    assert record.city_equipment.sum() == 3
    assert not record.flipped.any()
    assert (record.buildings_shown >= 0).sum() == 5 * BUILDINGS_SHOWN[players]
    assert record.mission_deck_size == 32
    check_conserved(record)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_prelude_without_more_is_a_new_game(players: int) -> None:
    assert table(players, phase="prelude", generator={"seed": "77"}) == EDEN.new(players, seed=77)


def test_the_seed_decides_what_is_not_said() -> None:
    assert table() == table(generator={"seed": 0})
    assert table(generator={"seed": 1}) == table(generator={"seed": "1"})
    assert table(generator={"seed": 1}) != table(generator={"seed": 2})


def test_gathering_asks_the_active_seat_or_the_first_player() -> None:
    assert table(first_player=2).to_act == (2,)
    assert table(active=1).to_act == (1,)
    all_taken = [{"dice_taken": 6}]
    assert table(active=0, refuges=all_taken).to_act == (1,)
    assert table(refuges=all_taken).to_act == (1,)


def test_dice_that_were_taken_are_missing_at_the_locations() -> None:
    position = table(refuges=[{"dice": {"healer": 2}}, {"dice_taken": 1}])
    assert position.record.dice_taken.tolist() == [2, 1, 0, 0]
    assert position.record.dice[1].sum() == 1
    assert position.record.location_dice.sum() == 15
    given = {"tower": {"sage": 1}, "bridge": {}}
    position = table(refuges=[{"dice_taken": 2}, {"dice_taken": 1}], board={"dice": given})
    assert board(position)["dice"]["tower"] == {"sage": 1}
    assert board(position)["dice"]["bridge"] == {}
    assert position.record.location_dice.sum() == 15


def test_every_visit_to_the_tower_has_flipped_an_event() -> None:
    dice = {"tower": {"sage": 1}}
    taken = [{"dice": {"sage": 1}}]
    assert table(board={"dice": dice}, refuges=taken).record.flipped.tolist() == [0, 0, 1]
    pending = [{"dice": {"sage": 1}, "decision": "flip-event"}]
    assert table(board={"dice": dice}, refuges=pending).record.flipped.tolist() == [0, 0, 0]
    said = {"dice": dice, "events": ["spring-a", {"event": "spring-b", "flipped": False}]}
    position = table(board=said, refuges=taken)
    assert position.record.flipped.tolist() == [0, 0, 0]
    assert EDEN.from_json(position.to_json()) == position


def test_every_visit_to_the_train_station_has_taken_a_token() -> None:
    taken = [{"dice": {"sage": 2}}]
    assert sum(board(table(board={"dice": {"train-station": {"wild": 4}}}, refuges=taken))["station"].values()) == 4
    feeding = {"phase": "feeding", "refuges": [{"settled": {"sage": 1}, "cans": 1}]}
    assert board(table(3, **feeding))["station"] == {}
    assert sum(board(table(2, **feeding))["station"].values()) == 3


def test_who_is_asked_around_the_first_die_is_found() -> None:
    asked = table(refuges=[{}, {"dice": {"sage": 1}, "decision": "choose-in-city"}])
    assert asked.to_act == (1,)
    assert asked.to_json()["turn"] == {"first_location": "city-center"}
    later = table(refuges=[{}, {"dice": {"sage": 2}, "decision": "choose-in-city"}])
    assert "turn" not in later.to_json()
    nothing_left = table(turn={"first_location": "bridge"}, refuges=[{"dice": {"sage": 1}}])
    assert nothing_left.to_act == (1,)
    swapping = table(turn={"swap": {"location": "tower", "face": "sage"}}, **{**FIRST_DIE, "refuges": [SWAPPER]})
    assert swapping.decision(0) == "swap-with"


def test_powers_around_the_first_die_last_until_the_first_turn_is_over() -> None:
    fresh = table(refuges=[SWAPPER])
    assert moves(fresh, 0, "swap")
    assert not moves(table(refuges=[{**SWAPPER, "swaps_left": 0}]), 0, "swap")
    assert not moves(table(active=0, refuges=[{**SWAPPER, "dice": {"sage": 1}}]), 0, "swap")
    first_turn = table(turn={"first_location": "bridge"}, refuges=[{**SWAPPER, "dice": {"sage": 2}}])
    assert moves(first_turn, 0, "swap")
    assert not moves(first_turn, 0, "take")


def test_announcing_goes_on_where_it_is() -> None:
    refuges = [{"dice": {"sage": 1, "wild": 1}}, {"dice": {"sage": 2, "wild": 1}, "wild_dice": 1}, {}]
    keys = {"phase": "announcing", "acquiring": {"type": "sage", "announced": 1}, "refuges": refuges}
    position = table(board={"binoculars": 1}, **keys)
    assert position.to_act == (0,)
    assert position.record.strength.tolist() == [1, 3, 0, 0]
    assert position.record.announced == 2
    play(position, 0, "add die")
    assert position.to_act == (1,)
    assert position.decision(1) == "claim"


def test_claiming_asks_the_strongest_who_has_not_claimed() -> None:
    refuges = [{"dice": {"tinkerer": 1}}, {"dice": {"tinkerer": 2}}, {"dice": {"tinkerer": 3}, "claimed": True}]
    assert table(phase="claiming", refuges=refuges).to_act == (1,)


def test_the_event_is_resolved_when_its_phase_is_loaded() -> None:
    armed = {"buildings": ["brawler-6", "brawler-9"], "cans": 2}
    board_ = {"events": ["spring-a"]}
    position = table(2, phase="event", board=board_, refuges=[armed])
    assert refuge(position, 0)["event_points"] == 2
    assert position.decision(0) == "feed"


def test_feeding_asks_who_has_a_choice() -> None:
    position = table(phase="feeding", refuges=[{"settled": {"sage": 1}, "cans": 1}, {"settled": {"farmer": 1}}])
    assert position.to_act == (0,)
    assert refuge(position, 1)["feeding_points"] == 1


def test_the_end_is_scored() -> None:
    keys = {"board": {"binoculars": 0}, "refuges": [{"missions": ["ten-slackers", "binoculars"], "event_points": 3}]}
    for phase in ("ending", "over"):
        position = table(2, phase=phase, **keys)
        assert position.is_over
        assert position.scores()[0] == {
            "events": 3,
            "feeding": 0,
            "missions": 2,
            "powers": 0,
            "binoculars": 2,
            "total": 7,
        }
        assert position.winners == (0,)


def test_what_is_printed_is_counted() -> None:
    owner = {
        "buildings": ["tinkerer-9", "brawler-7", "healer-15"],
        "new_buildings": ["new-building-4"],
        "settled": {"slacker": 1},
        "equipment": {"book": 1},
    }
    position = table(refuges=[owner])
    assert survivors(position, 0) == {"tinkerer": 1, "brawler": 3, "healer": 1, "slacker": 3}
    assert equipment(position, 0) == {"bullet": 3, "capsule": 1, "book": 1}
    assert powers(position, 0) == {"equipment-of-each-type": 1}
    assert position.record.buildings[0] == 4
    assert EDEN.from_json(position.to_json()) == position


def test_stacks_and_decks_are_listed_from_the_top() -> None:
    keys = {
        "station_stacks": {"summer": ["wild", None, "sage"], "winter": ["farmer"]},
        "equipment_stacks": {"autumn": ["book", "book", "bullet"]},
        "missions": ["most-farmers", {"mission": "ten-slackers", "known_to": [1]}, None, {"known_to": [0, 2]}, "rest"],
        "buildings": {"sage": {"shown": [None, "sage-3"], "deck": ["sage-8", "sage-1", "rest"]}},
    }
    position = table(board=keys)
    found = board(position)
    assert [found["station_stacks"]["summer"][i] for i in (0, 2)] == ["wild", "sage"]
    assert found["equipment_stacks"]["autumn"] == ["book", "book", "bullet"]
    assert found["missions"][:2] == ["most-farmers", {"mission": "ten-slackers", "known_to": [1]}]
    assert found["missions"][3]["known_to"] == [0, 2]
    assert len(found["missions"]) == 32
    assert found["buildings"]["sage"]["shown"] == [None, "sage-3"]
    assert found["buildings"]["sage"]["deck"][:2] == ["sage-8", "sage-1"]
    assert len(found["buildings"]["sage"]["deck"]) == 13
    check_conserved(position.record)


def test_cards_and_tokens_left_out_of_listed_places_are_discarded() -> None:
    position = table(4, board={"station": {"wild": 1}, "buildings": {"sage": {"shown": [], "deck": ["sage-1"]}}})
    found = board(position)
    assert sum(found["tokens_gone"].values()) == 29 - 18 - 1
    assert len(found["buildings"]["sage"]["discarded"]) == 14
    found = board(table(board={"buildings": {"sage": {"discarded": ["sage-2"]}}}))
    assert len(found["buildings"]["sage"]["deck"]) == 12


@pytest.mark.parametrize(("season", "gone"), [("summer", 1), ("autumn", 2), ("winter", 3)])
@pytest.mark.parametrize("players", PLAYERS)
def test_in_later_seasons_rows_and_decks_are_as_high_as_then(players: int, season: str, gone: int) -> None:
    found = board(table(players, season=season))["buildings"]
    shown = int(BUILDINGS_SHOWN[players])
    for name, cards in found.items():
        assert len(cards["shown"]) == shown
        assert len(cards["discarded"]) == shown * gone
        removed = int(TINKERERS_REMOVED[players]) if name == "tinkerer" else 0
        assert len(cards["deck"]) == 15 - removed - shown * (gone + 1)


def test_end_cards_lie_below_all_other_tinkerers() -> None:
    for players in PLAYERS:
        deck = board(table(players))["buildings"]["tinkerer"]["deck"]
        is_end = [bool(BUILDING_END[names.BUILDINGS.index(card)]) for card in deck]
        assert is_end == sorted(is_end)
        assert sum(is_end) == 6
        assert all(
            BUILDING_END[names.BUILDINGS.index(card)]
            for card in board(table(players, season="winter"))["buildings"]["tinkerer"]["shown"]
        )


def test_a_tinkerer_deck_that_is_listed_lacks_at_most_those_that_were_removed() -> None:
    cards = {"shown": ["tinkerer-1", "tinkerer-2"], "deck": [f"tinkerer-{number}" for number in range(6, 16)]}
    assert board(table(3, board={"buildings": {"tinkerer": cards}}))["buildings"]["tinkerer"]["discarded"] == []
    found = board(table(4, board={"buildings": {"tinkerer": cards}}))["buildings"]["tinkerer"]
    assert found["discarded"] == ["tinkerer-3", "tinkerer-4", "tinkerer-5"]


def test_equipment_that_nobody_holds_lies_in_the_city_center() -> None:
    assert sum(board(table(season="autumn"))["equipment"].values()) == 9
    position = table(season="autumn", refuges=[{"equipment": {"bullet": 4}}])
    assert sum(board(position)["equipment"].values()) == 5


def test_the_choice_of_missions_at_setup() -> None:
    chosen = {"tokens": {"sage": 1}, "missions": ["most-sages"]}
    position = table(2, phase="choosing", refuges=[chosen])
    assert position.to_act == (1,)
    assert len(refuge(position, 0)["drawn"]) == 2
    play(position, 1, moves(position, 1)[0])
    assert position.to_json()["phase"] == "gathering"
    prelude = table(2, phase="prelude", first_player=0, refuges=[{}, {"tokens": {"sage": 1}}])
    assert prelude.to_act == (0,)
    assert board(prelude)["prelude"] == ["tinkerer", "brawler", "healer", "farmer"]
    assert why_not(prelude, 0, "recruit sage") == "token-not-there"


def test_hands_and_draws_may_be_left_to_chance() -> None:
    position = table(refuges=[{"missions": [None, "most-sages"]}, {"dice": {"sage": 1}, "drawn": [None, "two-powers"]}])
    assert position.record.mission_count.tolist() == [2, 0, 0, 0]
    assert position.to_act == (1,)
    assert "keep two-powers" in moves(position, 1)
    check_conserved(position.record)


def test_the_board_of_the_documentation_can_be_loaded() -> None:
    text = (Path(__file__).parents[2] / "docs" / "position-documents.md").read_text(encoding="utf-8")
    block = text[text.rindex("    {\n") :]
    position = table(board=json.loads(block[: block.index("\n    }\n") + 6]))
    assert position.record.heroine == 2
    check_conserved(position.record)


# Refusals ------------------------------------------------------------------------------------------------------------

SAGES = {"phase": "announcing", "acquiring": {"type": "sage"}}
ASKED = {"dice": {"sage": 1}, "decision": "take-die"}

REFUSED: list[tuple[dict[Any, Any], str, str]] = [
    # The table
    ({"game": "outlive"}, "game", 'must be "eden", not "outlive"'),
    ({"players": 5}, "players", "must be a whole number from 2 to 4, not 5"),
    ({"rules": RULES_VERSION + 1}, "rules", "the version of the rules that is played here"),
    ({"rules": True}, "rules", "the version of the rules that is played here, not true"),
    ({"components": "0" * 64}, "components", "made with other figures"),
    ({"options": {}}, "options", "is not a key here"),
    ({"refuge": []}, "refuge", 'is not a key here; did you mean "refuges"?'),
    ({3: []}, "", "must have texts as keys, not 3"),
    ({"generator": {"seed": -1}}, "generator.seed", "must be a whole number from 0 to 2**256 - 1"),
    ({"season": "fall"}, "season", "known are spring, summer, autumn, winter"),
    ({"season": "summer", "phase": "prelude"}, "season", 'must be "spring"'),
    ({"season": "autumn", "phase": "ending"}, "season", 'must be "winter"'),
    ({"phase": "gather"}, "phase", 'did you mean "gathering"?'),
    ({"first_player": 3}, "first_player", "must be a whole number from 0 to 2, not 3"),
    ({"active": 3}, "active", "must be a whole number from 0 to 2, not 3"),
    ({"active": 0, "phase": "event"}, "active", 'is only for the phase "gathering"'),
    ({"view_of": 0}, "view_of", "a view is not a position"),
    # The player boards and the refuges
    ({"refuges": {}}, "refuges", "must be a list, not an object"),
    ({"refuges": [{}, {}, {}, {}]}, "refuges", "must have at most 3 entries, not 4"),
    ({"refuges": ["lucy"]}, "refuges[0]", 'must be an object, not "lucy"'),
    ({"refuges": [{"survivors": {}}]}, "refuges[0].survivors", "is not a key here"),
    ({"refuges": [{"strength": 1}]}, "refuges[0].strength", "is not a key here"),
    ({"refuges": [{"cans": -1}]}, "refuges[0].cans", "must be a whole number from 0 to 999"),
    ({"refuges": [{"dice": {"sage": 7}}]}, "refuges[0].dice.sage", "must be a whole number from 0 to 6"),
    ({"refuges": [{"dice": {"sage": 6, "wild": 1}}]}, "refuges[0].dice", "at most 6 dice with 3 players, not 7"),
    ({"players": 4, "refuges": [{"dice": {"sage": 6}}]}, "refuges[0].dice.sage", "from 0 to 5"),
    ({"refuges": [{"dice": {"sage": 1}, "dice_taken": 2}]}, "refuges[0].dice_taken", "can only be 1 here"),
    ({"phase": "announcing", "refuges": [{"dice_taken": 2}]}, "refuges[0].dice_taken", "can only be 6 here"),
    ({"refuges": [{"tokens": {"slacker": 1}}]}, "refuges[0].tokens.slacker", "is not a key here"),
    ({"refuges": [{"settled": {"wild": 1}}]}, "refuges[0].settled.wild", "is not a key here"),
    (
        {"season": "winter", "refuges": [{"tokens": {"wild": 5}}, {"settled": {"slacker": 5}}]},
        "refuges[1].settled.slacker",
        'only 9 "wild"',
    ),
    ({"season": "winter", "refuges": [{"equipment": {"book": 5}}]}, "refuges[0].equipment.book", 'only 4 "book"'),
    ({"refuges": [{"buildings": ["sage-1"]}, {"buildings": ["sage-1"]}]}, "refuges[1].buildings[0]", 'only 1 "sage-1"'),
    ({"refuges": [{"buildings": ["sage-16"]}]}, "refuges[0].buildings[0]", 'cannot be "sage-16"'),
    ({"refuges": [{"missions": ["most-tinkerers"]}]}, "refuges[0].missions[0]", 'has no "most-tinkerers"'),
    (
        {"refuges": [{"missions": ["new-building-1"], "new_buildings": ["new-building-1"]}]},
        "refuges[0].new_buildings[0]",
        'only 1 "new-building-1"',
    ),
    ({"refuges": [{"new_buildings": ["most-sages"]}]}, "refuges[0].new_buildings[0]", 'cannot be "most-sages"'),
    ({"phase": "event", "refuges": [{"dice": {"wild": 1}}]}, "refuges[0].dice", "must be none once all buildings"),
    ({"phase": "event", "refuges": [{"tokens": {"sage": 1}}]}, "refuges[0].tokens.sage", "have been distributed"),
    ({**SAGES, "refuges": [{"dice": {"healer": 1}}]}, "refuges[0].dice.healer", "have been distributed"),
    ({**SAGES, "refuges": [{"tokens": {"tinkerer": 1}}]}, "refuges[0].tokens.tinkerer", "have been distributed"),
    # The board
    ({"board": {"bat": 3}}, "board.bat", "must be a whole number from 0 to 2"),
    ({"board": {"bat": [0, 1]}}, "board.bat", "not a list"),
    ({"board": {"dice": {"tower": {"sage": 3}}}}, "board.dice.tower.sage", "from 0 to 2"),
    ({"board": {"dice": {"tower": {"sage": 2, "wild": 1}}}}, "board.dice.tower", "at most 2 dice with 3 players"),
    ({"board": {"dice": {"tower": {"sage": 1}}}}, "board.dice", "must be 18 dice, with those that were taken, and 17"),
    (
        {"board": {"dice": {"train-station": {"sage": 6}}}, "refuges": [{"dice_taken": 6}] * 3},
        "board.dice",
        "must be 0 dice, with those that were taken, but 6",
    ),
    ({"phase": "feeding", "board": {"dice": {"tower": {"sage": 1}}}}, "board.dice", "must be 0 dice"),
    ({"board": {"prelude": []}}, "board.prelude", 'is only for the phase "prelude"'),
    ({"board": {"events": ["summer-a"]}}, "board.events[0]", 'cannot be "summer-a"'),
    ({"board": {"events": ["spring-a", "spring-a"]}}, "board.events[1]", 'only 1 "spring-a"'),
    ({"board": {"events": ["spring-a"] * 4}}, "board.events", "must have at most 3 entries"),
    ({"board": {"events": [{"flipped": True}] * 3}}, "board.events", "at least one tile face up"),
    (
        {"board": {"equipment": {"book": 1}}},
        "board.equipment",
        "every token must be somewhere, and",
    ),
    ({"refuges": [{"equipment": {"book": 4}}]}, "board.equipment_stacks", "lack 9 tokens, of which 8 are left"),
    ({"season": "summer", "board": {"equipment_stacks": {"summer": []}}}, "board.equipment_stacks.summer", "has come"),
    ({"board": {"station_stacks": {"summer": ["sage"] * 7}}}, "board.station_stacks.summer[4]", 'only 4 "sage"'),
    ({"board": {"station_stacks": {"summer": ["wild"] * 7}}}, "board.station_stacks.summer", "at most 6 tiles, not 7"),
    ({"board": {"station": {"sage": 5}}}, "board.station.sage", 'only 4 "sage"'),
    ({"board": {"station": {}, "tokens_gone": {}}}, "board.tokens_gone", "every token must be somewhere"),
    (
        {"refuges": [{"settled": {"slacker": 8, "sage": 4}}]},
        "board.station_stacks",
        "lack 18 tokens, of which 17 are left",
    ),
    ({"board": {"missions": ["most-sages"]}}, "board.missions", 'every mission must be somewhere, and "most-brawlers"'),
    ({"board": {"missions": [None] * 33}}, "board.missions", "has more tiles than are left"),
    ({"board": {"missions": [{"known_to": [3]}]}}, "board.missions[0].known_to[0]", "from 0 to 2"),
    ({"refuges": [{"missions": [None] * 33}]}, "refuges[0].missions", "at most 32 entries"),
    ({"board": {"buildings": {"sage": {"shown": ["sage-1"] * 3}}}}, "board.buildings.sage.shown", "at most 2 entries"),
    (
        {"board": {"buildings": {"sage": {"shown": ["farmer-1"]}}}},
        "board.buildings.sage.shown[0]",
        'cannot be "farmer-1"',
    ),
    ({"board": {"buildings": {"sage": {"deck": [], "discarded": []}}}}, "board.buildings.sage.deck", "is missing"),
    # The turn
    ({"turn": {"first_location": "tower"}, "phase": "event"}, "turn", 'is only for the phase "gathering"'),
    ({"turn": {"first_location": "bank"}}, "turn.first_location", 'cannot be "bank"'),
    ({"turn": {"first_location": "tower"}, "refuges": [ASKED]}, "turn.first_location", "continues after the first die"),
    ({"refuges": [{"swaps_left": 1}]}, "refuges[0].swaps_left", "must be at most 0"),
    ({"refuges": [{**SWAPPER, "dice": {"sage": 1}, "extra_dice": 1}]}, "refuges[0].extra_dice", "must be at most 0"),
    ({"phase": "event", "refuges": [{"extra_dice": 0}]}, "refuges[0].extra_dice", 'is only for the phase "gathering"'),
    ({"turn": {"swap": {"location": "tower"}}}, "turn.swap.face", "must be one of tinkerer"),
    (
        {**FIRST_DIE, "refuges": [SWAPPER], "turn": {"swap": {"location": "tower", "face": "healer"}}},
        "turn.swap",
        "must be a die at a location",
    ),
    (
        {**FIRST_DIE, "turn": {"swap": {"location": "tower", "face": "sage"}}, "refuges": [{"decision": "swap-with"}]},
        "refuges[0].swaps_left",
        "must be 1 or more",
    ),
    (
        {"turn": {"swap": {"location": "tower", "face": "sage"}}, "refuges": [{"decision": "take-die"}]},
        "turn.swap",
        'is only for the decision "swap-with"',
    ),
    # Acquiring
    ({"acquiring": {"type": "sage"}}, "acquiring", 'is only for the phases "announcing" and "claiming"'),
    ({"phase": "announcing", "acquiring": {"type": "slacker"}}, "acquiring.type", 'cannot be "slacker"'),
    ({"phase": "announcing", "acquiring": {"announced": 4}}, "acquiring.announced", "from 0 to 3"),
    ({"phase": "claiming", "acquiring": {"announced": 2}}, "acquiring.announced", "can only be 3 here"),
    ({"refuges": [{"wild_dice": 0}]}, "refuges[0].wild_dice", 'is only for the phases "announcing" and "claiming"'),
    ({**SAGES, "refuges": [{"wild_dice": 1}]}, "refuges[0].wild_dice", "can only be 0 here"),
    (
        {**SAGES, "refuges": [{"tokens": {"wild": 1}, "wild_tokens": 1}]},
        "refuges[0].wild_tokens",
        "without a die or token of the type",
    ),
    (
        {**SAGES, "refuges": [{"dice": {"sage": 1, "wild": 1}, "wild_dice": 1}]},
        "refuges[0]",
        "has already added wilds, but is not asked",
    ),
    (
        {**SAGES, "refuges": [{}, {"dice": {"sage": 1, "wild": 1}, "decision": "announce"}]},
        "refuges[1].decision",
        "seat 0 announces now",
    ),
    ({**SAGES, "refuges": [{"dice": {"sage": 1}, "decision": "announce"}]}, "refuges[0].decision", "no wild left"),
    ({**SAGES, "refuges": [{"claimed": False}]}, "refuges[0].claimed", 'is only for the phase "claiming"'),
    ({"phase": "claiming", "refuges": [{"claimed": True}]}, "refuges[0].claimed", "without a strength of 1"),
    (
        {"phase": "claiming", "refuges": [{"dice": {"tinkerer": 1}, "decision": "claim"}, {"dice": {"tinkerer": 2}}]},
        "refuges[0].decision",
        "seat 1 claims now",
    ),
    ({"phase": "claiming", "refuges": [{"decision": "claim"}]}, "refuges[0].decision", "nobody claims now"),
    (
        {
            "phase": "claiming",
            "refuges": [{"dice": {"tinkerer": 1}, "decision": "claim"}],
            "board": {"buildings": {"tinkerer": {"shown": []}}},
        },
        "refuges[0].decision",
        'has no legal move at "claim"',
    ),
    # Decisions
    ({"refuges": [{"decision": "feed"}]}, "refuges[0].decision", 'cannot be "feed" in the phase "gathering"'),
    ({"refuges": [{"decision": "eat"}]}, "refuges[0].decision", 'cannot be "eat"'),
    ({"phase": "over", "refuges": [{"decision": "feed"}]}, "refuges[0].decision", "there it is none"),
    ({"active": 1, "refuges": [{"decision": "take-die"}]}, "refuges[0].decision", "only the active seat"),
    ({"refuges": [ASKED, ASKED]}, "refuges[1].decision", "seat 0 decides first"),
    ({"refuges": [{"dice": {"sage": 6}, "decision": "take-die"}]}, "refuges[0].decision", "has all its 6 dice"),
    ({"refuges": [{"decision": "flip-event"}]}, "refuges[0].decision", "has not taken a die yet"),
    (
        {
            "refuges": [{"dice": {"sage": 1}, "decision": "flip-event"}],
            "board": {"events": ["spring-a", {"flipped": True}, {"flipped": True}]},
        },
        "board.events",
        "at least two tiles",
    ),
    (
        {"refuges": [{"dice": {"sage": 1}, "decision": "choose-at-station"}], "board": {"station": {}}},
        "refuges[0].decision",
        "no legal move",
    ),
    (
        {"turn": {"first_location": "tower"}, "refuges": [{"dice": {"sage": 1}, "decision": "after-first-die"}]},
        "refuges[0].decision",
        "no power offers",
    ),
    ({"refuges": [{**SWAPPER, "decision": "after-first-die"}]}, "turn.first_location", "where the seat took"),
    ({"refuges": [{"missions": ["rest"]}]}, "refuges[0].missions[0]", 'cannot be "rest"'),
    (
        # A New Building that could be placed is no answer to what is asked.
        {
            "season": "summer",
            "refuges": [
                {
                    "dice": {"sage": 1},
                    "decision": "choose-at-station",
                    "buildings": ["healer-9", "sage-9"],
                    "missions": ["new-building-1"],
                }
            ],
            "board": {"station": {}},
        },
        "refuges[0].decision",
        'has no legal move at "choose-at-station"',
    ),
    ({"refuges": [{"dice": {"sage": 1}, "decision": "keep-mission"}]}, "refuges[0].drawn", "missions to choose from"),
    ({"phase": "event", "refuges": [{"drawn": [None]}]}, "refuges[0].drawn", "choosing among missions now"),
    ({"refuges": [{"kept": 1}]}, "refuges[0].kept", 'is only for the decision "keep-mission"'),
    (
        {"refuges": [{"dice": {"sage": 1}, "drawn": [None], "kept": 1, "missions": [None]}]},
        "refuges[0].kept",
        "must be less than 1",
    ),
    (
        {"refuges": [{**SWAPPER, "dice": {"sage": 1}, "drawn": [None], "kept": 1}]},
        "refuges[0].kept",
        "the 0 missions in hand",
    ),
    # Cards whose way is remembered
    ({"refuges": [{"traced": {"most-sages": [0]}}]}, "refuges[0].traced.most-sages", "must name other seats"),
    ({"refuges": [{"traced": {"most-sages": [1]}}]}, "refuges[0].traced.most-sages", "must name a seat that holds"),
    (
        {"phase": "prelude", "refuges": [{"traced": {"most-sages": [1]}}]},
        "refuges[0].traced.most-sages",
        "drawn again in the course of the game",
    ),
    # Setup
    ({"phase": "prelude", "refuges": [{"cans": 1}]}, "refuges[0].cans", "none before the first dice are taken"),
    ({"phase": "choosing", "refuges": [{"buildings": ["sage-1"]}]}, "refuges[0].buildings", "none before"),
    ({"phase": "choosing", "refuges": [{"tokens": {"wild": 1}}]}, "refuges[0].tokens", "one token of a profession"),
    ({"phase": "choosing", "board": {"bat": 0}}, "board.bat", "cannot be held before"),
    ({"phase": "prelude", "board": {"prelude": ["sage"]}}, "board.prelude", "one of each profession"),
    ({"phase": "prelude", "refuges": [{"tokens": {"sage": 1}}] * 2}, "board.prelude", "one of each profession"),
    (
        {"phase": "prelude", "first_player": 0, "refuges": [{"tokens": {"sage": 1}}]},
        "refuges[2].tokens",
        "must be chosen in the order of the seats 2, 1, 0",
    ),
    (
        {"phase": "prelude", "first_player": 0, "refuges": [{"decision": "choose-token"}]},
        "refuges[0].decision",
        "seat 2 chooses now",
    ),
    ({"phase": "prelude", "refuges": [{"missions": [None]}]}, "refuges[0].missions", "must be 0 in hand"),
    ({"phase": "choosing", "refuges": [{"drawn": [None]}]}, "refuges[0].drawn", "must be 3: 3 were dealt"),
    (
        {"phase": "choosing", "refuges": [{"decision": "keep-mission"}]},
        "refuges[1].missions",
        "must be 1 in hand",
    ),
]


def test_a_new_building_that_was_kept_and_placed_at_once_counts_as_kept() -> None:
    mine = {
        "buildings": ["tinkerer-5", "healer-9", "sage-9"],
        "dice": {"sage": 1},
        "drawn": ["new-building-1", "most-sages", "most-powers"],
    }
    position = table(2, season="summer", active=0, refuges=[mine])
    play(position, 0, "keep new-building-1", "place new-building-1")
    assert position.decision(0) == "keep-mission"
    assert (refuge(position, 0)["kept"], refuge(position, 0).get("missions", [])) == (1, [])
    assert EDEN.from_json(position.to_json()) == position


@pytest.mark.parametrize(("keys", "path", "reason"), REFUSED)
def test_a_bad_document_is_refused_with_path_and_reason(keys: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(DocumentError) as refused:
        EDEN.from_json({"game": "eden", "players": 3, **keys})
    assert refused.value.path == path
    assert reason in refused.value.reason


@pytest.mark.parametrize("nothing", [None, 3, "eden", [], [{"game": "eden"}], object(), float("inf")])
def test_what_is_no_object_is_refused(nothing: Any) -> None:
    with pytest.raises(DocumentError, match="a position document must be an object"):
        document.read(nothing)


def test_the_right_version_and_figures_are_accepted() -> None:
    assert table(rules=RULES_VERSION, components=DIGEST) == table()


# Fuzzing -------------------------------------------------------------------------------------------------------------

FUZZ = Fuzz(
    EDEN,
    words={
        *names.SEASONS,
        *names.LOCATIONS,
        *names.SURVIVORS,
        *names.FACES,
        *names.EQUIPMENT,
        *names.BUILDINGS[::4],
        *names.EVENTS[::3],
        *names.MISSIONS,
        *state.STAGES,
        *state.DECISIONS,
        "rest",
    },
    keys={
        *SHAPE,
        *REFUGE,
        *BOARD,
        *TURN,
        *ACQUIRING,
        *("shown", "deck", "discarded", "mission", "known_to", "event", "flipped", "location", "face", "seed", "drawn"),
    },
)


@given(FUZZ.json)
def test_any_json_is_loaded_or_refused(found: Any) -> None:
    FUZZ.load(found)


@given(st.integers(2, 4), st.sampled_from(state.STAGES), st.dictionaries(FUZZ.keys, FUZZ.json, max_size=3))
def test_any_json_below_the_right_keys_is_loaded_or_refused(players: int, phase: str, keys: dict[str, Any]) -> None:
    position = FUZZ.load({"game": "eden", "players": players, "phase": phase, **keys})
    if position is not None:
        check_conserved(position.record)


@pytest.fixture(scope="module")
def saved() -> list[str]:
    """Documents from all over some random games."""
    return [
        json.dumps(position.to_json())
        for players in PLAYERS
        for seed in range(2)
        for step, position in enumerate(positions(players, seed + 40))
        if step % 6 == seed
    ]


@given(st.data())
def test_moves_and_reasons_agree_on_every_changed_document_that_is_read_and_in_the_moves_after_it(
    saved: list[str], data: st.DataObject
) -> None:
    found = json.loads(data.draw(st.sampled_from(saved)))
    for _ in range(data.draw(st.integers(1, 4))):
        FUZZ.mutate(found, data)
    position = FUZZ.load(found)
    chance = random.Random(data.draw(st.integers(0, 999)))
    for _ in range(12 if position is not None and not position.is_over else 0):
        seat = chance.choice(position.may_act)
        position.play(seat, chance.choice(position.moves(seat)))
        assert_agreement(position)
        if position.is_over:
            break


@given(st.data())
def test_a_changed_document_is_refused_or_can_be_played_to_the_end(saved: list[str], data: st.DataObject) -> None:
    found = json.loads(data.draw(st.sampled_from(saved)))
    for _ in range(data.draw(st.integers(1, 3))):
        FUZZ.mutate(found, data)
    position = FUZZ.load(found)
    if position is not None:
        play_on(position, random.Random(data.draw(st.integers(0, 999))))


# What a document leaves open is dealt: whatever is dropped, a position is left, or a reason why there is none.
@given(st.data())
def test_a_document_with_keys_dropped_is_refused_or_can_be_played_to_the_end(
    saved: list[str], data: st.DataObject
) -> None:
    found = json.loads(data.draw(st.sampled_from(saved)))
    for part in (found["board"], *found["refuges"], found):
        for key in data.draw(st.sets(st.sampled_from(sorted(part)), max_size=len(part))):
            if key not in ("game", "players"):
                del part[key]
    position = FUZZ.load(found)
    if position is not None:
        play_on(position, random.Random(data.draw(st.integers(0, 999))))


# Views ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_document_holds_no_secret(players: int) -> None:
    for step, position in enumerate(positions(players, seed=60 + players)):
        if step % 10:
            continue
        for seat in (*range(players), None):
            view = position.view(seat)
            seen = json.dumps(view.to_json())
            assert "generator" not in seen
            assert "seed" not in seen
            dealt = view.deal(seed=step)
            assert json.dumps(dealt.view(seat).to_json()) == seen


def test_a_view_shows_what_is_open_and_hides_the_rest() -> None:
    position = table(
        2,
        board={
            "missions": [
                {"mission": "most-sages", "known_to": [1]},
                {"mission": "two-powers", "known_to": [0]},
                "rest",
            ],
            "station_stacks": {"summer": ["wild", "sage"]},
        },
        refuges=[{"missions": ["ten-slackers"], "dice": {"sage": 1}, "drawn": ["binoculars", "most-books"]}],
    )
    views = [position.view(seat).to_json() for seat in (0, 1, None)]
    for seen in views:
        assert seen["board"]["station_stacks"]["summer"] == ["wild", None, None, None, None, None]
        assert seen["board"]["equipment_stacks"]["winter"] == [None] * 3
        assert set(seen["board"]["buildings"]["sage"]["deck"]) == {None}
        assert len(seen["board"]["buildings"]["sage"]["deck"]) == 13
        assert None not in seen["board"]["buildings"]["sage"]["shown"]
        assert seen["board"]["missions"][2:] == [None] * (32 - 5)
        assert [refuge["dice"] for refuge in seen["refuges"]] == [{"sage": 1}, {}]
    assert [seen["view_of"] for seen in views] == [0, 1, "spectator"]
    assert [seen["refuges"][0]["missions"] for seen in views] == [["ten-slackers"], [None], [None]]
    assert [seen["refuges"][0]["drawn"][0] for seen in views] == ["binoculars", None, None]
    known, other = {"mission": "most-sages", "known_to": [1]}, {"known_to": [1]}
    assert [seen["board"]["missions"][0] for seen in views] == [other, known, other]
    with pytest.raises(DocumentError, match="view_of"):
        EDEN.from_json(views[0])


def test_all_missions_are_open_at_the_end() -> None:
    position = table(2, phase="over", refuges=[{"missions": ["ten-slackers"]}])
    assert position.view(None).to_json()["refuges"][0]["missions"] == ["ten-slackers"]
