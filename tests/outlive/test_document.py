"""Position documents of Outlive: lossless, small, refused with a reason, and never the cause of a crash."""

import json
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import newdawn
from newdawn.core.document import DocumentError
from newdawn.outlive import document, names, state
from newdawn.outlive.components import (
    AIRLOCK_SPACES,
    DIGEST,
    EQUIPMENT_COPIES,
    GAME_STACK,
    PLACE_STOCK,
    SEARCH_COUNT,
    SEARCH_PILE,
)
from newdawn.outlive.document.shape import BOARD, ROOM, SHAPE, TRIBE, TURN
from newdawn.outlive.rules import RULES_VERSION
from tests.documents import Fuzz, assert_agreement
from tests.sampling import sampled

outlive = newdawn.load("outlive")
TABLES = [(players, in_turn) for players in (2, 3, 4) for in_turn in (False, True)]


def small(players=3, **keys):
    return outlive.from_json({"game": "outlive", "players": players, **keys})


def positions(players, in_turn, seed):
    """Yield the positions of a random game, with moves out of turn; each is good until the next one is asked for."""
    chance = random.Random(seed)
    position = outlive.new(players, seed=chance.getrandbits(256), placing_in_turn=in_turn)
    yield position
    while not position.is_over:
        seat = chance.choice(position.may_act)
        position.play(seat, chance.choice(position.moves(seat)))
        yield position


def check_conserved(record):
    """Check that nothing was lost, made or overdrawn."""
    players = int(record.players)
    assert (record.stock >= 0).all()
    assert (record.place_stock >= 0).all()
    assert (record.survivors >= 0).all()
    assert (record.survivors[:, names.AIRLOCK] <= AIRLOCK_SPACES).all()
    for name in ("points", "endurance", "pressure", "to_pay", "to_lose", "waivers", "due"):
        assert (np.asarray(record[name]) >= 0).all(), name
    if record.stage == state.CHOOSING:
        return
    stack = record.equipment_stack[: record.equipment_stack_size]
    for tile, copies in enumerate(EQUIPMENT_COPIES):
        owned = (record.equipment[:players, tile] != state.NOT_OWNED).sum()
        shown = (record.equipment_shown == tile).sum()
        assert owned + shown + record.equipment_discard[tile] + (stack == tile).sum() == copies
    for city in range(len(names.CITIES)):
        pile = record.search_pile[city, : record.search_pile_size[city]]
        for tile, count in enumerate(SEARCH_COUNT):
            assert record.search_aside[city, tile] + (pile == tile).sum() == count
    assert len(set(record.convoy.tolist())) == names.DAYS


def play_on(position, chance):
    """Play a loaded position to its end at random; every seat that is asked must have an answer."""
    for step in range(5000):
        if step % 20 == 0:
            check_conserved(position.record)
            assert outlive.from_json(position.to_json()) == position
        if position.is_over:
            return
        seat = chance.choice(position.to_act)
        moves = position.moves(seat)
        assert moves, position.decision(seat)
        position.play(seat, chance.choice(moves))
    raise AssertionError("the game does not end")


# Saving and loading -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "in_turn"),
    sampled(TABLES, lambda players, in_turn: (players, in_turn) in ((2, True), (3, False))),
)
def test_save_and_load_changes_nothing_at_any_step(players, in_turn):
    for position in positions(players, in_turn, seed=players):
        saved = json.loads(json.dumps(position.to_json()))
        assert outlive.from_json(saved).to_bytes() == position.to_bytes()


@pytest.mark.soak
@pytest.mark.parametrize(("players", "in_turn"), TABLES)
def test_save_and_load_changes_nothing_in_many_games(players, in_turn):
    for seed in range(100, 150):
        for position in positions(players, in_turn, seed):
            assert outlive.from_json(position.to_json()).to_bytes() == position.to_bytes()


READY = [
    {"heroes": {"5": "dam"}},
    {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"wood": 3, "meat": 2}},
]
ARMED = [{**READY[0], "equipment": {"baseball-bat": "repaired"}}, READY[1]]
RICH = {
    "stock": {"wood": 5, "metal": 5, "microchip": 5, "meat": 3, "canned": 3},
    "equipment": {"axe": "broken"},
    "rooms": [
        {"room": "overcome-event", "survivors": 4},
        {"room": "repair-two", "survivors": 3},
        {"room": "destroy-equipment", "survivors": 3},
        "hunting-two",
    ],
    "airlock": 2,
}
STORM = {"phase": "overcoming", "convoy": ["sandstorm"], "tribes": [RICH]}
# Every decision: a document, the moves that lead to it, and the decision.
DECISIONS = [
    ({"phase": "choosing"}, "", "discard-room"),
    ({"phase": "choosing", "tribes": [{"rooms": [*names.ROOMS[4:8]]}]}, "", "first-room"),
    ({"phase": "choosing", "tribes": [{"rooms": [*names.ROOMS[4:8]]}]}, "build 1", "first-survivors"),
    ({"phase": "choosing", "tribes": [{"rooms": [*names.ROOMS[4:8]]}]}, "build 1" + ", settle airlock" * 4, "leader"),
    ({"phase": "searching", "tribes": [{"leader": "mary"}]}, "", "search-city"),
    ({"phase": "searching", "tribes": [{"leader": "mary"}]}, "draw peak" + ", draw peak" * 3, "return-tile"),
    ({"phase": "placing"}, "", "place-heroes"),
    ({"phase": "event", "convoy": ["rat-infestation"], "tribes": [RICH]}, "", "lose-supply"),
    ({"phase": "event", "convoy": ["enemy-clan"], "tribes": [RICH]}, "", "lose-tokens"),
    ({"phase": "event", "convoy": ["cold-snap"], "tribes": [RICH]}, "", "lose-survivor"),
    ({"phase": "dawn"}, "", "move-hero"),
    ({"phase": "pressure", "turn": {"hero": "5"}, "tribes": ARMED}, "", "bat"),
    ({"phase": "pressure", "turn": {"hero": "5", "defender": 1, "pressure": 1}, "tribes": READY}, "", "defend"),
    ({"phase": "pressure", "turn": {"hero": "5"}, "tribes": READY}, "", "tribute"),
    ({"phase": "acting", "turn": {"hero": "5"}, "tribes": READY}, "", "act"),
    (
        {"phase": "acting", "turn": {"prey": 1}, "tribes": [{"heroes": {"3a": "mine"}, "stock": {"munition": 9}}]},
        "pay munition",
        "hunt",
    ),
    (STORM, "", "overcome"),
    (STORM, "overcome sandstorm", "discount"),
    (STORM, "overcome sandstorm, waive wood", "waive"),
    ({"night": "feed", "tribes": [RICH]}, "", "feed"),
    ({"night": "recruit", "tribes": [RICH]}, "", "recruit"),
    ({"night": "build", "tribes": [RICH]}, "", "build"),
    ({"night": "build", "tribes": [RICH]}, "build 6", "pay-room"),
    ({"night": "build", "tribes": [RICH]}, "room 5", "destroy"),
    ({"night": "repair", "tribes": [RICH]}, "", "repair"),
    ({"night": "repair", "tribes": [RICH]}, "repair axe", "repair-discount"),
    ({"night": "repair", "tribes": [RICH]}, "repair axe, room 4", "waive"),
]


def test_every_decision_has_an_example():
    assert {decision for _, _, decision in DECISIONS} == set(state.DECISIONS) - {"nothing"}


@pytest.mark.parametrize(("keys", "moves", "decision"), DECISIONS)
def test_every_decision_is_saved_and_loaded(keys, moves, decision):
    position = small(2, **keys)
    for move in moves.split(", ") if moves else ():
        position.play(0, move)
    asked = {position.decision(seat): seat for seat in position.to_act}
    assert decision in asked
    loaded = outlive.from_json(position.to_json())
    assert loaded == position
    for move in position.moves(asked[decision]):
        after, loaded_after = position.copy(), loaded.copy()
        after.play(asked[decision], move)
        loaded_after.play(asked[decision], move)
        assert loaded_after == after


# Small documents ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_smallest_document_is_the_first_morning(players):
    position = small(players)
    record = position.record
    assert position.to_act == (0,)
    assert position.decision(0) == "move-hero"
    assert record.day == 1
    assert record.place_stock.tolist() == PLACE_STOCK[:, players].tolist()
    assert record.search_pile_size.tolist() == [SEARCH_PILE[players]] * 2
    assert record.wild_stack_size.tolist() == [GAME_STACK[players]] * 3
    assert (record.equipment_shown >= 0).all()
    assert record.cargo_survivors.tolist() == [1, 1, 1, 1]
    assert record.leader[:players].tolist() == list(range(players))
    check_conserved(record)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choosing_without_more_is_a_new_game(players):
    assert small(players, phase="choosing", generator={"seed": "77"}) == outlive.new(players, seed=77)


def test_the_seed_decides_what_is_not_said():
    assert small() == small(generator={"seed": 0})
    assert small(generator={"seed": 1}) == small(generator={"seed": "1"})
    assert small(generator={"seed": 1}) != small(generator={"seed": 2})


def test_moving_asks_the_active_seat():
    assert small(4, day=2, phase="moving", active=1).decision(1) == "move-hero"
    assert small(4, first_player=2).to_act == (2,)
    done = [{"heroes": {hero: {"state": "activated"} for hero in names.HEROES}}]
    assert small(4, active=0, tribes=done).to_act == (1,)


def test_acting_begins_with_all_points_or_goes_on_with_those_left():
    at_base = [{"heroes": {"5": "base"}}]
    begun = small(phase="acting", turn={"hero": "5"}, tribes=at_base)
    assert begun.decision(0) == "act"
    assert begun.record.points == 5
    assert small(phase="acting", turn={"hero": "5", "points": 2}, tribes=at_base).record.points == 2
    stormy = small(phase="acting", turn={"hero": "5"}, tribes=at_base, convoy=["sandstorm"])
    assert stormy.record.points == 3


def test_a_hero_that_acts_on_the_ship_takes_its_slot():
    position = small(phase="acting", active=1, turn={"hero": "5"}, tribes=[{}, {"heroes": {"5": "cargo"}}])
    assert position.record.stock[1, names.CANNED] == 3
    assert position.record.token_holder == 1
    assert "settle airlock" in position.moves(1)


def test_activated_heroes_on_the_ship_stand_on_their_slots():
    tribes = [
        {"heroes": {"5": {"at": "cargo", "state": "activated"}, "4": "mine"}},
        {"heroes": {"5": "mine", "4": "dam"}},
    ]
    position = small(active=1, tribes=tribes)
    assert position.record.cargo_heroes.tolist() == [0, 0, 1, 0]
    assert position.why_not(1, "move 5 cargo").name == "slot-taken"


def test_a_hero_stays_on_its_slot_though_other_slots_are_described():
    position = small(active=1, tribes=[SAILOR], board={"cargo": {"3": {"survivors": 0}}})
    assert position.record.cargo_heroes.tolist() == [0, 0, 1, 0]
    assert position.record.cargo_survivors.tolist() == [0, 1, 0, 1]
    hooked = {**SAILOR, "equipment": {"grappling-hook": "used"}}
    position = small(active=1, tribes=[hooked], board={"cargo": {"6": {"heroes": [0]}}})
    assert position.record.cargo_heroes.tolist() == [0, 0, 0, 1]


def test_a_hero_that_is_acting_on_the_ship_stands_on_its_slot():
    position = small(**acting("cargo", waiting="ship"))
    assert position.record.cargo_heroes.tolist() == [0, 0, 1, 0]
    assert position.record.token_taken


def test_positions_that_differ_only_in_how_they_came_about_are_equal():
    """Nothing is left of a turn that is over."""
    ways = []
    for moves in (["move 5 base", "take", "take", "done"], ["move 5 base", "take", "done"]):
        position = small(2, tribes=[{"heroes": {"5": "forest"}}])
        for move in moves:
            position.play(0, move)
        found = position.to_json()
        found["board"]["stock"]["base"], found["tribes"][0]["stock"] = 6, {}
        ways.append(outlive.from_json(found))
        assert "turn" not in found
    assert ways[0] == ways[1]


def test_pressure_finds_its_targets():
    tribes = [
        {"heroes": {"5": "dam"}},
        {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"munition": 2}},
        {"heroes": {"3a": "dam"}, "stock": {"munition": 2}},
    ]
    position = small(phase="pressure", turn={"hero": "5"}, tribes=tribes)
    assert position.to_act == (1,)
    assert position.decision(1) == "defend"
    assert position.record.pressure == 2
    position = small(phase="pressure", turn={"hero": "5", "defender": 1, "pressure": 1}, tribes=tribes)
    assert position.record.pressure == 1


def test_a_hunt_under_way():
    position = small(
        phase="acting",
        turn={"hero": "4", "prey": 1},
        tribes=[{"heroes": {"4": "fairgrounds"}, "stock": {"munition": 3}, "caught": {"endurance-6": 2}}],
        board={"wild_game": {"fairgrounds": ["endurance-6", "rest"]}},
    )
    assert position.decision(0) == "hunt"
    for move in ("pay munition", "pay munition", "pay munition", "strike"):
        if position.decision(0) == "hunt":
            position.play(0, move)
    assert position.record.stock[0, names.MEAT] == 6
    assert position.record.points == 1


@pytest.mark.parametrize(
    ("step", "decision"),
    [("feed", "feed"), ("radioactivity", "recruit"), ("recruit", "recruit"), ("build", "build"), ("repair", "repair")],
)
def test_the_night_begins_with_the_step_that_is_named(step, decision):
    tribe = {
        "stock": {"meat": 2, "canned": 3, "wood": 3},
        "airlock": 2,
        "rooms": [{"room": "room-construction", "survivors": 1}],
        "equipment": {"backpack": "broken"},
    }
    position = small(2, day=5, night=step, tribes=[tribe])
    assert position.to_act == (0,)
    assert position.decision(0) == decision


def test_overcoming_asks_who_can_pay():
    tribes = [{}, {"stock": {"water": 3}}]
    position = small(phase="overcoming", active=1, convoy=["wildfire"], tribes=tribes)
    assert position.decision(1) == "overcome"
    position = small(phase="overcoming", active=0, convoy=["wildfire"], tribes=tribes)
    assert position.to_act == (1,)


def test_events_are_applied_when_their_phase_is_loaded():
    rats = small(2, phase="event", convoy=["rat-infestation"], tribes=[{"stock": {"meat": 1, "water": 1}}])
    assert rats.decision(0) == "lose-supply"
    cold = small(
        2, phase="event", tribes=[{"airlock": 1, "rooms": [{"room": "overcome-event", "survivors": 1}], "to_lose": 1}]
    )
    assert cold.decision(0) == "lose-survivor"


def test_the_end_is_scored():
    tribe = {"gauge": -2, "airlock": 4, "equipment": {"axe": "repaired", "bow": "repaired"}}
    convoy = [{"event": "sandstorm", "overcome_by": 0}]
    position = small(2, phase="over", tribes=[tribe], convoy=convoy)
    assert position.is_over
    assert position.scores()[0]["total"] == 5 - 2 + 4 + 2 + 1
    assert position.winners == (0,)


def test_stacks_are_listed_from_the_top():
    board = {
        "equipment": {"stack": ["bow", "axe", "rest"]},
        "search": {"peak": {"pile": ["algae", "rest"]}, "blackwood": {"pile": ["water", None]}},
        "wild_game": {"forest": ["endurance-7", "rest"], "mine": [], "fairgrounds": {"stack": [None], "known_to": [2]}},
    }
    record = small(3, board=board).record
    top = record.equipment_stack_size - 1
    assert record.equipment_stack[[top, top - 1]].tolist() == [names.BOW, names.AXE]
    assert record.search_pile_size.tolist() == [2, 8]
    assert record.search_pile[names.CITY_PEAK, 7] == names.SEARCH_ALGAE
    assert record.search_pile[names.CITY_BLACKWOOD, 1] == names.SEARCH_WATER
    assert record.wild_stack_size.tolist() == [8, 0, 1]
    assert record.wild_stack[0, 0] == 4
    assert record.wild_known.tolist() == [0, 0, 4]
    check_conserved(record)


def test_tiles_left_out_of_a_listed_stack_are_discarded_or_lie_aside():
    record = small(
        board={"equipment": {"stack": [], "peak": [], "blackwood": []}, "search": {"peak": {"pile": []}}}
    ).record
    assert record.equipment_discard.tolist() == EQUIPMENT_COPIES.tolist()
    assert record.search_aside[names.CITY_PEAK].tolist() == SEARCH_COUNT.tolist()


def test_rooms_find_their_slots():
    rooms = [
        "hunting-two",
        None,
        {"room": "overcome-event", "survivors": 4},
        {"room": "city-search", "built": True, "used": ["peak"]},
    ]
    record = small(tribes=[{"rooms": rooms}]).record
    assert record.room[0].tolist() == [0, 1, 2, names.HUNTING_TWO, -1, names.CITY_SEARCH, -1]
    assert record.built[0].tolist() == [0, 0, 1, 0, 0, 1, 0]
    assert record.survivors[0, 2] == 4
    assert record.room_used[0, 5] == 1 << names.CITY_PEAK


def test_setup_in_the_middle():
    position = small(phase="searching", tribes=[{"leader": "mary"}])
    assert position.decision(0) == "search-city"
    position = small(phase="placing", first_player=1, tribes=[{}, {"leader": "jacob", "heroes": {"5": "dam"}}])
    assert [str(move) for move in position.moves(1)] == ["place 4 peak", "place 4 cargo", "place 4 fairgrounds"]
    assert small(phase="placing").to_act == (0, 1, 2)
    in_turn = {"phase": "placing", "first_player": 1, "options": {"placing_in_turn": True}}
    assert small(**in_turn).to_act == (1,)
    position = small(**in_turn, tribes=[{}, {"leader": "jacob", "heroes": {"3a": "dam"}}])
    assert position.to_act == (2,)
    chosen = {
        "leader": "jacob",
        "rooms": [*names.ROOMS[4:8], {"room": "room-construction", "survivors": 3}],
        "airlock": 1,
    }
    position = small(2, phase="choosing", tribes=[chosen])
    assert position.to_act == (1,)


# Refusals -----------------------------------------------------------------------------------------------------------

AT_DAM = [
    {"heroes": {"5": "dam"}},
    {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"munition": 1, "wood": 3, "meat": 2}},
]
FIRE = {"phase": "overcoming", "active": 0, "convoy": ["wildfire"]}
SAILOR = {"heroes": {"5": {"at": "cargo", "state": "activated"}, "4": "mine"}}
IN_TURN = {"phase": "placing", "options": {"placing_in_turn": True}}
JACOBS = {"leader": "jacob", "heroes": {"5": "dam", "4": "peak"}}


def acting(at, equipment=None, hero="5", **turn):
    """Return a document in which a hero of seat 0 acts at a place, and has done what `turn` says."""
    heroes = {"5": "blackwood", "4": "fairgrounds", "3a": "dam", "3b": "forest"}
    other = next((name for name, place in heroes.items() if place == at), hero)
    heroes[other], heroes[hero] = heroes[hero], at
    return {
        "phase": "acting",
        "turn": {"hero": hero, **turn},
        "tribes": [{"heroes": heroes, "equipment": equipment or {}}],
    }


FULL_EVENT_ROOM = {"rooms": [{"room": "overcome-event", "survivors": 4}]}

REFUSED = [
    # The table
    ({"game": "eden"}, "game", 'must be "outlive", not "eden"'),
    ({"players": 5}, "players", "must be a whole number from 2 to 4, not 5"),
    ({"players": True}, "players", "must be a whole number from 2 to 4, not true"),
    ({"players": "3"}, "players", 'must be a whole number from 2 to 4, not "3"'),
    ({"players": 3.0}, "players", "must be a whole number from 2 to 4, not 3.0"),
    ({"players": float("nan")}, "players", "must be a whole number from 2 to 4, not NaN"),
    ({"players": 10**5000}, "players", "not a number of 16,610 bits"),
    ({"rules": RULES_VERSION + 1}, "rules", "the version of the rules that is played here"),
    ({"rules": True}, "rules", "the version of the rules that is played here, not true"),
    ({"components": "0" * 64}, "components", "made with other figures"),
    ({"tribe": []}, "tribe", 'is not a key here; did you mean "tribes"?'),
    ({3: []}, "", "must have texts as keys, not 3"),
    ({"options": {"fast": True}}, "options.fast", "is not a key here"),
    ({"options": {"placing_in_turn": 1}}, "options.placing_in_turn", "must be true or false, not 1"),
    ({"generator": {"seed": -1}}, "generator.seed", "must be a whole number from 0 to 2**256 - 1"),
    ({"generator": {"seed": "٣"}}, "generator.seed", "must be a whole number"),
    ({"generator": {"seed": str(2**256)}}, "generator.seed", "must be a whole number"),
    ({"generator": {"seed": "9" * 9999}}, "generator.seed", "must be a whole number"),
    ({"generator": {"drawn": -1}}, "generator.drawn", "must be a whole number from 0"),
    ({"day": 7}, "day", "must be a whole number from 1 to 6, not 7"),
    ({"day": 1, "phase": "placing"}, "day", "cannot be given before the first day"),
    ({"day": 5, "phase": "over"}, "day", "can only be 6"),
    ({"phase": "movin"}, "phase", 'did you mean "moving"?'),
    ({"phase": 3}, "phase", "must be one of choosing"),
    ({"phase": "moving", "night": "feed"}, "night", 'is only for the phase "shelter"'),
    ({"active": 3}, "active", "must be a whole number from 0 to 2, not 3"),
    ({"active": 0, "phase": "shelter"}, "active", "is only for the phases moving, pressure, acting, overcoming"),
    ({"first_player": -1}, "first_player", "must be a whole number from 0 to 2"),
    ({"first_player": 0, "phase": "choosing"}, "first_player", "cannot be given before the leaders are revealed"),
    ({"passes": 4}, "passes", "must be a whole number from 0 to 3"),
    ({"events_applied": 1}, "events_applied", 'is only for the phase "event"'),
    ({"events_applied": 0, "phase": "choosing"}, "events_applied", 'is only for the phase "event"'),
    ({"view_of": 0}, "view_of", "a view is not a position"),
    # The tribes
    ({"tribes": {}}, "tribes", "must be a list, not an object"),
    ({"tribes": [{}, {}, {}, {}]}, "tribes", "must have at most 3 entries, not 4"),
    ({"tribes": ["jacob"]}, "tribes[0]", 'must be an object, not "jacob"'),
    ({"tribes": [{"leader": "jakob"}]}, "tribes[0].leader", 'did you mean "jacob"?'),
    ({"tribes": [{"leader": "mary"}, {"leader": "mary"}]}, "tribes[1].leader", 'only 1 "mary"'),
    ({"tribes": [{"stock": {"wood": -1}}]}, "tribes[0].stock.wood", "must be a whole number from 0"),
    ({"tribes": [{"stock": {"wood": 1000}}]}, "tribes[0].stock.wood", "must be a whole number from 0 to 999"),
    ({"tribes": [{"gauge": -5}]}, "tribes[0].gauge", "must be one of 3, 2, 1, 0"),
    ({"tribes": [{"airlock": 8}]}, "tribes[0].airlock", "must be a whole number from 0 to 7"),
    ({"tribes": [{"rooms": [{"room": "hunting-two", "survivors": 4}]}]}, "tribes[0].rooms[0].survivors", "from 0 to 3"),
    (
        {"tribes": [{"rooms": [{"room": "add-survivor", "survivors": 9}]}]},
        "tribes[0].rooms[0].survivors",
        "from 0 to 8",
    ),
    (
        {"tribes": [{"rooms": [{"room": "hunting-two", "built": False, "survivors": 1}]}]},
        "tribes[0].rooms[0].survivors",
        "nobody can live in a room that is not built",
    ),
    ({"tribes": [{"rooms": [{"room": "hunting-two", "used": True}]}]}, "tribes[0].rooms[0].used", "is not built"),
    ({"tribes": [{"rooms": [{"room": "city-search", "used": True}]}]}, "tribes[0].rooms[0].used", "list of the cities"),
    ({"tribes": [{"rooms": [{"built": True}]}]}, "tribes[0].rooms[0].room", "must be one of room-construction"),
    ({"tribes": [{"rooms": ["overcome-event"] * 2}]}, "tribes[0].rooms[1]", "each standard room once"),
    ({"tribes": [{"rooms": list(names.ROOMS[3:8])}]}, "tribes[0].rooms[4]", "space for 4 advanced rooms only"),
    ({"tribes": [{"rooms": ["hunting-two"] * 3}]}, "tribes[0].rooms", 'only 2 "hunting-two"'),
    ({"tribes": [{"equipment": {"axe": "new"}}]}, "tribes[0].equipment.axe", "known are none, broken, repaired, used"),
    (
        {"tribes": [{"equipment": {"axe": "used"}}] * 3},
        "tribes[2].equipment.axe",
        'the game has only 2 "axe", and the document names more',
    ),
    (
        {"tribes": [{"caught": {"endurance-6": 5}}, {"caught": {"endurance-6": 2}}]},
        "tribes[1].caught.endurance-6",
        "only 6",
    ),
    ({"tribes": [{"heroes": {"3a": "dam", "5": "dam"}}]}, "tribes[0].heroes.5", "cannot both be at dam"),
    ({"tribes": [{"heroes": {"3": "dam"}}]}, "tribes[0].heroes.3", 'did you mean "3b"?'),
    ({"tribes": [{"heroes": {"5": "damn"}}]}, "tribes[0].heroes.5", 'did you mean "dam"?'),
    ({"tribes": [{"heroes": {"5": {"at": "sea"}}}]}, "tribes[0].heroes.5.at", 'cannot be "sea"'),
    (
        {"phase": "shelter", "tribes": [{"heroes": {"5": {"state": "activated"}}}]},
        "tribes[0].heroes.5.state",
        "all heroes are idle except by day",
    ),
    ({"tribes": [{"drawn_rooms": []}]}, "tribes[0].drawn_rooms", 'is only for the phase "choosing"'),
    ({"tribes": [{"night": "feed"}]}, "tribes[0].night", 'is only for the phase "shelter"'),
    # The convoy and the board
    ({"convoy": ["nomads", "nomads"]}, "convoy[1]", 'only 1 "nomads"'),
    ({"convoy": [{"event": "fire"}]}, "convoy[0].event", "wildfire"),
    ({"convoy": ["nomads", {"event": "thieves", "overcome_by": 0}]}, "convoy[1].overcome_by", "lies face down"),
    ({"convoy": [{"event": "nomads", "overcome_by": 3}]}, "convoy[0].overcome_by", "from 0 to 2"),
    ({"convoy": list(names.EVENTS[:7])}, "convoy", "must have at most 6 entries"),
    ({"board": {"stock": {"forest": 9}}}, "board.stock.forest", "must be a whole number from 0 to 8"),
    ({"board": {"stock": {"peak": 1}}}, "board.stock.peak", "is not a key here"),
    ({"board": {"cargo": {"7": {}}}}, "board.cargo.7", "known are 3, 4, 5, 6"),
    ({"board": {"cargo": {"3": {"heroes": [0, 0]}}}}, "board.cargo.3.heroes[1]", "must not name seat 0 twice"),
    ({"board": {"cargo": {"3": {"heroes": [0]}}}}, "board.cargo.3.heroes", "seat 0 has no activated hero on the ship"),
    (
        {"tribes": [SAILOR], "board": {"cargo": {"5": {"heroes": [0]}, "6": {"heroes": [0]}}}},
        "board.cargo.6.heroes",
        "already stands on another slot",
    ),
    ({"tribes": [SAILOR], "board": {"cargo": {"3": {"heroes": [0]}}}}, "board.cargo.3.heroes", "cannot take that slot"),
    ({"tribes": [SAILOR], "board": {"cargo": {"6": {"heroes": [0]}}}}, "board.cargo.6.heroes", "cannot take that slot"),
    ({"tribes": [SAILOR], "board": {"cargo": {"5": {"heroes": []}}}}, "board.cargo", "must stand on a slot"),
    ({"board": {"cargo": {"3": {"heroes": [0]}}}, "phase": "event"}, "board.cargo.3.heroes", "except by day"),
    ({"board": {"equipment": {"stack": ["axe"] * 3}}}, "board.equipment.stack[2]", 'only 2 "axe"'),
    ({"board": {"equipment": {"peak": ["bow"] * 4}}}, "board.equipment.peak", "at most 3 entries"),
    ({"board": {"equipment": {"stack": ["bow"], "discard": {}}}}, "board.equipment.stack", "is missing"),
    ({"board": {"search": {"peak": {"pile": ["algae"] * 2}}}}, "board.search.peak.pile[1]", 'only 1 "algae"'),
    ({"board": {"search": {"peak": {"pile": [], "aside": {}}}}}, "board.search.peak.pile", "is missing"),
    ({"board": {"search": {"peak": {"aside": {"empty": 3}}}}}, "board.search.peak.aside.empty", 'only 2 "empty"'),
    ({"board": {"wild_game": {"mine": ["endurance-3"] * 9}}}, "board.wild_game.mine[6]", 'only 6 "endurance-3"'),
    ({"board": {"wild_game": {"mine": {"known_to": 1}}}}, "board.wild_game.mine.known_to", "must be a list, not 1"),
    ({"board": {}, "phase": "choosing"}, "board", "cannot be given before the leaders are revealed"),
    # The turn of a hero
    ({"turn": {"hero": "5"}}, "turn", 'is only for the phases "pressure" and "acting"'),
    ({"turn": {"points": 2}, "phase": "pressure"}, "turn.points", 'is only for the phase "acting"'),
    ({"turn": {"targets": []}, "phase": "acting"}, "turn.targets", 'is only for the phase "pressure"'),
    ({"turn": {"hero": "3"}, "phase": "acting"}, "turn.hero", 'cannot be "3"'),
    ({"turn": {"hero": "5", "points": 10}, "phase": "acting"}, "turn.points", "from 0 to 9"),
    (
        {"turn": {"hero": "5"}, "phase": "acting", "tribes": [{"heroes": {"5": {"state": "idle"}}}]},
        "tribes[0].heroes.5.state",
        "must be activated",
    ),
    (
        {
            "turn": {"hero": "5"},
            "phase": "acting",
            "tribes": [{"heroes": {"5": "cargo", "4": "mine"}}, SAILOR],
            "board": {"cargo": {"5": {"heroes": [1]}}},
        },
        "turn.berth",
        "already taken",
    ),
    (acting("cargo", berth=4), "turn.berth", "must be the slot of the ship on which the hero stands"),
    (acting("dam", berth=5), "turn.berth", "is only for a hero on the ship"),
    (acting("base", points=6), "turn.points", "must not be more than 5"),
    (acting("base", hero="3a", points=9), "turn.points", "must not be more than 3"),
    (acting("base", points=3, collected=3), "turn.points", "with those that were spent"),
    (acting("cargo", points=1), "turn.points", "must not be more than 0"),
    ({**acting("base", points=4), "convoy": ["sandstorm"]}, "turn.points", "must not be more than 3"),
    (acting("mine", unlocked=True), "turn.unlocked", "is only for a hero at the dam"),
    (acting("dam", points=2, collected=1), "turn.unlocked", "must be true where water was taken"),
    (acting("dam", hunted=True), "turn.hunted", "no wild game"),
    (acting("mine", cupboards=["4"]), "turn.cupboards", "is only for a hero that has found an empty cupboard"),
    (acting("mine", cupboards=1), "turn.cupboards", "must be a list, not 1"),
    (
        {
            **acting("peak", points=4, collected=1, cupboards=["4"]),
            "board": {"search": {"peak": {"aside": {"empty": 1}}}},
        },
        "turn.cupboards",
        "slot 4 has no full room",
    ),
    (acting("forest", waiting="reserve"), "turn.waiting", "neither flashlight nor room"),
    (acting("peak", waiting="reserve"), "turn.waiting", "neither flashlight nor room"),
    (acting("cargo", waiting="reserve"), "turn.waiting", "neither flashlight nor room"),
    (acting("forest", sensor=True), "turn.sensor", "has not used a thermal-sensor"),
    (acting("dam", {"thermal-sensor": "used"}, sensor=True), "turn.sensor", "still to come"),
    (acting("forest", {"thermal-sensor": "used"}, sensor=True, hunted=True), "turn.sensor", "still to come"),
    (acting("forest", {"thermal-sensor": "used"}, sensor=True), "turn.sensor", "among those who know the stack"),
    (acting("forest", prey=2), "turn.prey", "must be 1 without the Thermal Sensor"),
    (
        {"phase": "acting", "turn": {"hero": "5", "points": 2}, "tribes": [{"decision": "nothing"}]},
        "turn.points",
        'needs the decision "act" or "hunt"',
    ),
    ({"turn": {"waiting": "ship"}, "phase": "acting"}, "turn.waiting", "for a hero that is not there"),
    ({"turn": {"hero": "5", "prey": 1}, "phase": "acting", "tribes": AT_DAM}, "turn.prey", "no wild game"),
    (
        {
            **acting("mine", {"thermal-sensor": "used"}, prey=9, sensor=True),
            "board": {"wild_game": {"mine": {"known_to": [0]}}},
        },
        "turn.prey",
        "has only 8 tiles",
    ),
    (
        {"turn": {"hero": "5", "endurance": 9}, "phase": "acting", "tribes": [{"heroes": {"5": "mine"}}]},
        "turn.endurance",
        "cannot pay 9",
    ),
    (
        {**acting("mine", endurance=4), "board": {"wild_game": {"mine": ["endurance-3", "rest"]}}},
        "turn.endurance",
        "must be from 2 to 3",
    ),
    (acting("mine", endurance=1), "turn.endurance", "must be from 2"),
    (
        {"turn": {"hero": "5", "targets": [2]}, "phase": "pressure", "tribes": AT_DAM},
        "turn.targets",
        "seat 2 has no",
    ),
    (
        {"turn": {"hero": "5", "defender": 2}, "phase": "pressure", "tribes": AT_DAM},
        "turn.defender",
        "seat 2 has no",
    ),
    (
        {"turn": {"hero": "5", "defender": 1, "pressure": 3}, "phase": "pressure", "tribes": AT_DAM},
        "turn.pressure",
        "must not be more than 2",
    ),
    (
        {"turn": {"hero": "5", "bat_target": 1}, "phase": "pressure", "tribes": AT_DAM},
        "turn.bat_target",
        "baseball-bat",
    ),
    ({"turn": {"hero": "5", "bat_target": 2}, "phase": "pressure", "tribes": AT_DAM}, "turn.bat_target", "weaker"),
    # Decisions
    ({"tribes": [{"decision": "feed"}]}, "tribes[0].decision", 'cannot be "feed" in the phase "moving"'),
    ({"tribes": [{"decision": "move"}]}, "tribes[0].decision", 'did you mean "move-hero"?'),
    ({"active": 1, "tribes": [{"decision": "move-hero"}]}, "tribes[0].decision", "only the active seat"),
    (
        {"active": 0, "tribes": [{"decision": "move-hero", "heroes": {h: {"state": "spent"} for h in names.HEROES}}]},
        "tribes[0].decision",
        "no idle hero left",
    ),
    ({"tribes": [{"to_pay": 1}]}, "tribes[0].to_pay", "nothing can be owed"),
    ({"tribes": [{"to_lose": 1}]}, "tribes[0].to_lose", "no survivors can be owed"),
    ({"phase": "event", "tribes": [{"to_lose": 1}]}, "tribes[0].decision", "has no legal move"),
    ({"phase": "event", "tribes": [{"decision": "lose-supply"}]}, "tribes[0].to_pay", "the 0 that the tribe can pay"),
    ({"phase": "shelter", "tribes": [{"decision": "feed", "to_pay": 2}]}, "tribes[0].to_pay", "the 0 that"),
    ({"phase": "shelter", "tribes": [{"decision": "recruit", "airlock": 7}]}, "tribes[0].decision", "no space"),
    ({"phase": "shelter", "tribes": [{"decision": "build", "night": "feed"}]}, "tribes[0].night", 'must be "repair"'),
    ({"phase": "shelter", "tribes": [{"decision": "destroy"}]}, "tribes[0].decision", "has no legal move"),
    ({"phase": "shelter", "tribes": [{"decision": "repair-discount"}]}, "tribes[0].tile_in_hand", "broken tile"),
    (
        {"phase": "shelter", "tribes": [{"decision": "pay-room", "stock": {"wood": 3}}]},
        "tribes[0].room_in_hand",
        "not built yet",
    ),
    ({"phase": "shelter", "tribes": [{"waivers": 1}]}, "tribes[0].waivers", 'with the decision "waive"'),
    ({"phase": "shelter", "tribes": [{"due": {"wood": 1}}]}, "tribes[0].due", "is only for the decisions"),
    ({"phase": "shelter", "tribes": [{"to_lose": 1, "night": "asleep"}]}, "tribes[0].to_lose", "is asleep"),
    ({**FIRE, "event_in_hand": "wildfire"}, "event_in_hand", "is only for the decisions discount and waive"),
    (
        {**FIRE, "tribes": [{**FULL_EVENT_ROOM, "decision": "discount"}]},
        "event_in_hand",
        "must be an event that lies face up",
    ),
    (
        {**FIRE, "event_in_hand": "wildfire", "tribes": [{"decision": "discount"}]},
        "tribes[0].decision",
        "no room that gives a discount",
    ),
    (
        {
            **FIRE,
            "event_in_hand": "wildfire",
            "tribes": [{**FULL_EVENT_ROOM, "decision": "discount", "due": {"water": 4}}],
        },
        "tribes[0].due.water",
        "must not be more than the cost, 3",
    ),
    # Setup
    ({"phase": "choosing", "tribes": [{"stock": {}}]}, "tribes[0].stock", "before the leaders are revealed"),
    ({"phase": "choosing", "tribes": [{"leader": "jacob"}]}, "tribes[0].rooms", "must have 4 advanced rooms"),
    ({"phase": "choosing", "tribes": [{"drawn_rooms": ["hunting-two"]}]}, "tribes[0]", "must hold 6 advanced rooms"),
    ({"phase": "choosing", "tribes": [{"decision": "leader"}]}, "tribes[0].decision", 'must be "discard-room"'),
    ({"phase": "choosing", "tribes": [{"airlock": 4}]}, "tribes[0].to_settle", "must add up to 0"),
    ({"phase": "searching", "mary": {"searches_left": 2}}, "mary", "no tribe has the leader who searches"),
    (
        {"phase": "searching", "tribes": [{"leader": "mary"}], "mary": {"searched": {"water": 1}}},
        "mary.searched.water",
        "set such a tile aside",
    ),
    (
        {"phase": "searching", "tribes": [{"heroes": {}}]},
        "tribes[0].heroes",
        "before heroes",
    ),
    (
        {"phase": "placing", "tribes": [{"leader": "jacob", "heroes": {"5": "mine"}}]},
        "tribes[0].heroes.5",
        "leader's places",
    ),
    ({"phase": "placing", "tribes": [{"leader": "jacob", "heroes": {"4": "dam"}}]}, "tribes[0].heroes", "strength 5"),
    ({**IN_TURN, "tribes": [JACOBS]}, "tribes[1].heroes", "one fewer"),
    ({**IN_TURN, "tribes": [{}, {"heroes": {"5": "forest"}}]}, "tribes[1].heroes", "one fewer"),
    ({**IN_TURN, "tribes": [{"leader": "jacob", "heroes": {"3b": "dam"}}]}, "tribes[0].heroes.3b", "after 3a"),
    ({**IN_TURN, "tribes": [{}, {"decision": "place-heroes"}]}, "tribes[1].decision", "seat 0 places a hero now"),
]


@pytest.mark.parametrize(("keys", "path", "reason"), REFUSED)
def test_a_bad_document_is_refused_with_path_and_reason(keys, path, reason):
    with pytest.raises(DocumentError) as refused:
        outlive.from_json({"game": "outlive", "players": 3, **keys})
    assert refused.value.path == path
    assert reason in refused.value.reason


@pytest.mark.parametrize("nothing", [None, 3, "outlive", [], [{"game": "outlive"}], object(), float("inf")])
def test_what_is_no_object_is_refused(nothing):
    with pytest.raises(DocumentError, match="a position document must be an object"):
        document.read(nothing)


def test_the_right_version_and_figures_are_accepted():
    assert small(rules=RULES_VERSION, components=DIGEST) == small()


def test_a_deeply_nested_document_is_refused():
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(DocumentError, match="must be an object, not a list"):
        small(tribes=[nested])


# Fuzzing ------------------------------------------------------------------------------------------------------------

BELOW = ("at", "state", "stack", "discard", "pile", "aside", "known_to", "seed", "drawn", "overcome_by", "event", "5")
FUZZ = Fuzz(
    outlive,
    words={
        *names.PLACES,
        *names.TOKENS,
        *names.HEROES,
        *names.SEARCH_TILES,
        *names.WILD_GAME,
        *names.LEADERS,
        *names.ROOMS,
        *names.EQUIPMENT,
        *names.EVENTS,
        *state.STAGES,
        *state.DECISIONS,
        *state.HERO_STATES,
        *state.EQUIPMENT_STATES,
        "feed",
        "radioactivity",
        "recruit",
        "build",
        "repair",
        "upkeep",
        "asleep",
        "reserve",
        "ship",
        "rest",
        "drawn",
    },
    keys={*SHAPE, *TRIBE, *ROOM, *TURN, *BOARD, *BELOW},
)


@given(FUZZ.json)
def test_any_json_is_loaded_or_refused(found):
    FUZZ.load(found)


@given(
    st.integers(2, 4), st.sampled_from(state.STAGES), st.dictionaries(FUZZ.keys, FUZZ.json, max_size=3), st.randoms()
)
def test_any_json_below_the_right_keys_is_loaded_or_refused(players, phase, keys, chance):
    position = FUZZ.load({"game": "outlive", "players": players, "phase": phase, **keys})
    if position is not None:
        check_conserved(position.record)


@pytest.fixture(scope="module")
def saved():
    """Documents from all over some random games."""
    found = []
    for seed, (players, in_turn) in enumerate(TABLES):
        for step, position in enumerate(positions(players, in_turn, seed + 40)):
            if step % 9 == seed:
                found.append(json.dumps(position.to_json()))
    return found


@given(st.data())
def test_moves_and_reasons_agree_on_every_changed_document_that_is_read_and_in_the_moves_after_it(saved, data):
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
def test_a_changed_document_is_refused_or_can_be_played_to_the_end(saved, data):
    found = json.loads(data.draw(st.sampled_from(saved)))
    for _ in range(data.draw(st.integers(1, 3))):
        FUZZ.mutate(found, data)
    position = FUZZ.load(found)
    if position is not None:
        play_on(position, random.Random(data.draw(st.integers(0, 999))))


# Views --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "in_turn"), TABLES)
def test_a_view_document_holds_no_secret(players, in_turn):
    for step, position in enumerate(positions(players, in_turn, seed=60 + players)):
        if step % 10:
            continue
        for seat in (*range(players), None):
            view = position.view(seat)
            seen = json.dumps(view.to_json())
            assert "generator" not in seen
            assert "seed" not in seen
            dealt = view.deal(seed=step)
            assert json.dumps(dealt.view(seat).to_json()) == seen


def test_a_view_shows_what_is_open_and_hides_the_rest():
    position = small(2, day=1, convoy=["nomads", "thieves"], board={"search": {"peak": {"known_to": [1]}}})
    views = [position.view(seat).to_json() for seat in (0, 1, None)]
    for seen in views:
        assert seen["convoy"] == [{"event": "nomads"}, None, None, None, None, None]
        assert set(seen["board"]["equipment"]["stack"]) == {None}
        assert seen["board"]["wild_game"]["forest"]["stack"][0]
        assert set(seen["board"]["wild_game"]["forest"]["stack"][1:]) == {None}
    assert [seen["view_of"] for seen in views] == [0, 1, "spectator"]
    assert set(views[0]["board"]["search"]["peak"]["pile"]) == {None}
    assert None not in views[1]["board"]["search"]["peak"]["pile"]
    with pytest.raises(DocumentError, match="view_of"):
        outlive.from_json(views[0])
