"""The 22 rooms: what each gives, and when it gives nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.components import ROOM_PLACES, ROOM_UPKEEP
from newdawn.outlive.names import ROOMS, STANDARD_ROOMS
from tests.outlive.scenes import arrival, asked, at_night, does, in_airlock, in_room, level, overcoming, refusal
from tests.outlive.tables import board, full, living, moves, named, stock, table, tribe

ADVANCED = 4
"""The slot of the first advanced room."""


def slot_of(room: str) -> int:
    return ROOMS.index(room) + 1 if ROOMS.index(room) < STANDARD_ROOMS else ADVANCED


def places(room: str) -> int:
    return int(ROOM_PLACES[ROOMS.index(room)])


# What holds for all rooms ---------------------------------------------------------------------------------------------


def hunting(**tribe_keys: Any) -> Position:
    """A hero that has caught a tile of endurance 3."""
    wild = {"forest": ["endurance-3", "endurance-3", "rest"]}
    position = arrival("forest", board={"wild_game": wild}, **tribe_keys)
    does(position, "hunt 1")
    return position


def searching(**tribe_keys: Any) -> Position:
    """A hero that has found an empty cupboard in Blackwood."""
    piles = {"blackwood": {"pile": ["empty", "wood", "metal", "empty", "water"]}}
    position = arrival("blackwood", board={"search": piles}, **tribe_keys)
    does(position, "search")
    return position


def sailing(**tribe_keys: Any) -> Position:
    """A hero of strength 5 on the Cargo Ship."""
    return arrival("cargo", **tribe_keys)


def threatened(**tribe_keys: Any) -> Position:
    """A hero of strength 3 that a hero of strength 5 puts under pressure; it has a munition to defend itself with."""
    heroes = {"3a": {"at": "dam", "state": "activated"}}
    defender = {"heroes": heroes, "stock": {"munition": 1, "wood": 2, "metal": 2}, **tribe_keys}
    attacker = {"heroes": {"5": {"at": "dam", "state": "activated"}}}
    return table(2, phase="pressure", active=1, turn={"hero": "5"}, tribes=[defender, attacker])


def building(**tribe_keys: Any) -> Position:
    """Night step 5 of a tribe with a broken Axe."""
    return asked("build", equipment={"axe": "broken"}, **tribe_keys)


def repairing(**tribe_keys: Any) -> Position:
    """Night step 6 of a tribe with a broken Axe."""
    return asked("repair", equipment={"axe": "broken"}, **tribe_keys)


def paying(**tribe_keys: Any) -> Position:
    """A tribe that builds the room on slot 3 and is asked for the materials."""
    position = asked("build", stock={"wood": 3, "metal": 3}, **tribe_keys)
    does(position, "build 3")
    return position


def discounting(**tribe_keys: Any) -> Position:
    """A tribe that repairs its Axe, and has a room that would help."""
    position = asked(
        "repair", equipment={"axe": "broken", "bow": "broken"}, stock={"wood": 3, "metal": 3}, **tribe_keys
    )
    does(position, "repair axe")
    return position


# Rooms that a player uses by a move `room SLOT`, and a moment at which they may.
MOMENTS: dict[str, Callable[..., Position]] = {
    "room-construction": paying,
    "draw-and-repair": repairing,
    "hunting-two": hunting,
    "hunting-one": hunting,
    "cargo-one": sailing,
    "cargo-two": sailing,
    "four-munitions": building,
    "destroy-equipment": building,
    "gauge-down": building,
    "add-survivor": building,
    "city-search": searching,
    "draw-equipment": building,
    "hero-immunity": threatened,
    "free-repair": discounting,
    "empty-cupboard": searching,
    "repair-two": discounting,
}
CITY_ROOMS = ("city-search", "empty-cupboard")
used_by_move = pytest.mark.parametrize("room", MOMENTS)
every_room = pytest.mark.parametrize("room", ROOMS)
HELPERS = {"free-repair": [full("repair-two")], "repair-two": [full("free-repair")]}
"""Rooms beside the one under test, so that the player is asked at all."""


@used_by_move
def test_a_full_room_may_be_used_at_its_moment(room: str) -> None:
    position = MOMENTS[room](rooms=[full(room)])
    assert refusal(position, f"room {slot_of(room)}") is None


@used_by_move
def test_a_room_that_is_not_built_gives_nothing(room: str) -> None:
    position = MOMENTS[room](rooms=[room, *HELPERS.get(room, [])])
    assert refusal(position, f"room {slot_of(room)}") == "not-built"


@used_by_move
def test_a_room_with_one_place_free_gives_nothing(room: str) -> None:
    position = MOMENTS[room](rooms=[{"room": room, "survivors": places(room) - 1}, *HELPERS.get(room, [])])
    assert refusal(position, f"room {slot_of(room)}") == "room-not-full"


@used_by_move
def test_a_room_works_once_a_round_or_once_a_city(room: str) -> None:
    used = ["blackwood"] if room in CITY_ROOMS else True
    position = MOMENTS[room](rooms=[full(room, used=used), *HELPERS.get(room, [])])
    assert refusal(position, f"room {slot_of(room)}") == "room-used"


@pytest.mark.parametrize("room", [room for room in MOMENTS if ROOMS.index(room) >= STANDARD_ROOMS])
def test_two_copies_of_an_advanced_room_both_work(room: str) -> None:
    used = ["blackwood"] if room in CITY_ROOMS else True
    position = MOMENTS[room](rooms=[full(room, used=used), full(room)])
    assert refusal(position, "room 5") is None


@used_by_move
def test_rooms_are_fresh_again_in_the_next_round(room: str) -> None:
    used = ["blackwood", "peak"] if room in CITY_ROOMS else True
    position = at_night("upkeep", {"rooms": [full(room, used=used)]})
    assert position.record.day == 2
    assert position.record.room_used[0, slot_of(room) - 1] == 0


@every_room
def test_one_survivor_is_enough_to_cost_the_whole_upkeep(room: str) -> None:
    upkeep = int(ROOM_UPKEEP[ROOMS.index(room)])
    position = at_night("feed", {"rooms": [{"room": room, "survivors": 1}], "stock": {"canned": upkeep}})
    assert stock(position, 0) == {}
    assert living(position, 0) == 1


@every_room
def test_a_built_room_without_survivors_costs_nothing(room: str) -> None:
    position = at_night("feed", {"rooms": [{"room": room, "built": True}], "stock": {"canned": 3}})
    assert stock(position, 0) == {"canned": 3}


@every_room
def test_a_room_of_four_places_costs_one_supply_and_one_of_three_places_two_or_three(room: str) -> None:
    upkeep = int(ROOM_UPKEEP[ROOMS.index(room)])
    assert upkeep == 1 if places(room) == 4 else upkeep in (2, 3)


def test_a_room_stops_working_when_it_loses_a_survivor() -> None:
    # Upkeep 3, and not a supply in the house: three survivors are lost, one of them from the room.
    position = at_night("feed", {"rooms": [full("four-munitions")], "airlock": 5, "stock": {"water": 2}})
    does(position, "lose airlock", "lose airlock", "lose 4")
    assert (in_room(position, 4), in_airlock(position)) == (2, 3)
    assert refusal(position, "room 4") == "room-not-full"
    does(position, "settle 4", "room 4")
    assert stock(position, 0) == {"munition": 4}


def test_no_room_on_a_slot_no_ability() -> None:
    position = asked("build")
    assert refusal(position, "room 7") == "no-room-there"


# Standard rooms -------------------------------------------------------------------------------------------------------


def test_room_construction_lets_two_of_three_materials_go() -> None:
    position = asked("build", rooms=[full("room-construction"), "hunting-one"], stock={"metal": 1})
    does(position, "build 4")
    assert position.decision(0) == "pay-room"
    assert refusal(position, "pay metal") == "must-use-discount"
    does(position, "room 1")
    assert stock(position, 0) == {}
    assert position.record.built[0, 3] == 1


def test_room_construction_need_not_be_used() -> None:
    position = asked("build", rooms=[full("room-construction"), "hunting-one"], stock={"metal": 2, "wood": 1})
    does(position, "build 4", "pay wood")
    assert position.record.built[0, 3] == 1
    assert stock(position, 0) == {}
    assert refusal(position, "room 1") == "room-not-now"


def test_room_construction_is_for_one_room_a_round() -> None:
    position = asked("build", rooms=[full("room-construction"), "hunting-one"], stock={"metal": 3, "wood": 2})
    does(position, "build 4", "room 1", "pay metal", "build 3")
    assert refusal(position, "room 1") == "room-used"
    does(position, "pay wood", "pay wood")
    assert stock(position, 0) == {"metal": 1}


def test_room_construction_must_be_named_before_the_first_material_is_paid() -> None:
    position = asked("build", rooms=[full("room-construction"), "hunting-one"], stock={"metal": 3, "wood": 2})
    does(position, "build 4", "pay wood")
    assert refusal(position, "room 1") == "room-not-now"


def test_room_construction_does_nothing_by_itself() -> None:
    position = asked("build", rooms=[full("room-construction")], stock={"metal": 3})
    assert refusal(position, "room 1") == "room-not-now"


def test_room_construction_works_the_moment_it_is_full() -> None:
    rooms = [{"room": "room-construction", "survivors": 2}, "hunting-one"]
    position = asked("build", rooms=rooms, airlock=1, stock={"wood": 1})
    assert refusal(position, "build 4") == "cannot-build"
    does(position, "settle 1", "build 4", "room 1")
    assert position.record.built[0, 3] == 1


def test_draw_and_repair_draws_a_broken_tile_and_then_repairs_one_for_a_material_less() -> None:
    tiles = {"equipment": {"stack": ["bow", "rest"]}}
    position = asked("repair", board=tiles, rooms=[full("draw-and-repair")], stock={"wood": 1, "metal": 1})
    does(position, "room 2")
    assert tribe(position, 0)["equipment"] == {"bow": "broken"}
    does(position, "repair bow")
    assert position.decision(0) == "repair-discount"
    does(position, "room 2")
    assert tribe(position, 0)["equipment"] == {"bow": "repaired"}
    assert stock(position, 0) == {}


def test_draw_and_repair_draws_first_and_helps_with_the_repair_then() -> None:
    position = asked("repair", rooms=[full("draw-and-repair")], equipment={"bow": "broken"}, stock={"wood": 2})
    assert refusal(position, "repair bow") == "cannot-afford"
    does(position, "room 2", "repair bow", "room 2")
    assert stock(position, 0) == {}


def test_draw_and_repair_helps_with_any_tile_but_with_one_only() -> None:
    tiles = {"bow": "broken", "backpack": "broken"}
    position = asked("repair", rooms=[full("draw-and-repair", used="drawn")], equipment=tiles, stock={"wood": 4})
    does(position, "repair backpack", "room 2")
    assert stock(position, 0) == {"wood": 2}
    assert refusal(position, "repair bow") == "cannot-afford"
    assert refusal(position, "room 2") == "room-used"


def test_draw_and_repair_draws_once_a_round() -> None:
    position = asked("repair", rooms=[full("draw-and-repair")])
    does(position, "room 2")
    assert refusal(position, "room 2") == "room-used"


def test_draw_and_repair_has_nothing_to_give_in_the_step_of_building() -> None:
    position = asked("build", rooms=[full("draw-and-repair")])
    assert refusal(position, "room 2") == "room-not-now"


def test_overcome_event_lets_a_supply_go() -> None:
    position = overcoming({"rooms": [full("overcome-event")], "stock": {"water": 2}})
    does(position, "overcome wildfire", "waive water")
    assert stock(position, 0) == {}
    assert position.scores()[0]["events"] == 3


@pytest.mark.parametrize("room", ["overcome-event", {"room": "overcome-event", "survivors": 3}])
def test_overcome_event_must_be_built_and_full(room: Any) -> None:
    # The cave-in can be paid, so that the tribe is asked at all.
    keys = {"rooms": [room], "stock": {"water": 2, "wood": 3}}
    position = overcoming(keys, events=("wildfire", "cave-in"))
    assert refusal(position, "overcome wildfire") == "cannot-afford"


def test_overcome_event_works_once_a_night_and_again_the_next() -> None:
    keys = {"rooms": [full("overcome-event", used=True)], "stock": {"water": 2, "wood": 3}}
    position = overcoming(keys, events=("wildfire", "cave-in"))
    assert refusal(position, "overcome wildfire") == "cannot-afford"
    assert at_night("upkeep", keys).record.room_used[0, 2] == 0


# Rooms that help by day -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("room", "meat"), [("hunting-one", 1), ("hunting-two", 2)])
def test_hunting_rooms_give_meat_after_a_catch(room: str, meat: int) -> None:
    position = hunting(rooms=[full(room)])
    assert stock(position, 0) == {"meat": 1}
    does(position, "room 4")
    assert stock(position, 0) == {"meat": 1 + meat}


@pytest.mark.parametrize("room", ["hunting-one", "hunting-two"])
def test_hunting_rooms_give_nothing_without_a_catch(room: str) -> None:
    position = arrival("forest", rooms=[full(room)])
    assert refusal(position, "room 4") == "hunt-first"
    assert refusal(arrival("dam", rooms=[full(room)]), "room 4") == "hunt-first"


def test_hunting_rooms_of_both_kinds_and_two_copies_add_up() -> None:
    position = hunting(rooms=[full("hunting-one"), full("hunting-two"), full("hunting-two")])
    does(position, "room 4", "room 5", "room 6")
    assert stock(position, 0) == {"meat": 1 + 1 + 2 + 2}


def test_hunting_rooms_may_wait_for_the_catch_of_another_hero_but_work_once_a_round() -> None:
    position = hunting(rooms=[full("hunting-one"), full("hunting-two", used=True)])
    assert refusal(position, "room 5") == "room-used"
    assert refusal(position, "room 4") is None


@pytest.mark.parametrize(("room", "cans"), [("cargo-one", 1), ("cargo-two", 2)])
def test_cargo_rooms_give_canned_goods_on_the_ship(room: str, cans: int) -> None:
    position = sailing(rooms=[full(room)])
    assert stock(position, 0) == {"canned": 3}
    does(position, "room 4")
    assert stock(position, 0) == {"canned": 3 + cans}
    assert refusal(position, "room 4") == "room-used"


@pytest.mark.parametrize("room", ["cargo-one", "cargo-two"])
def test_cargo_rooms_give_nothing_elsewhere(room: str) -> None:
    assert refusal(arrival("forest", rooms=[full(room)]), "room 4") == "only-at"


@pytest.mark.parametrize("room", ["cargo-one", "cargo-two"])
def test_cargo_rooms_work_in_the_same_visit_if_the_survivor_from_the_ship_fills_them(room: str) -> None:
    position = sailing(rooms=[{"room": room, "survivors": places(room) - 1}])
    assert refusal(position, "room 4") == "room-not-full"
    does(position, "settle 4", "room 4")
    assert stock(position, 0)["canned"] > 3


def test_cargo_two_makes_a_taken_slot_available_and_gives_its_goods_from_the_reserve() -> None:
    boarded = {"heroes": {"5": {"at": "cargo", "state": "activated"}}}
    own = {"heroes": {"5": "mine"}, "rooms": [full("cargo-two")]}
    position = table(2, tribes=[own, boarded])
    does(position, "move 5 cargo")
    assert stock(position, 0) == {"canned": 3 + 2}
    assert refusal(position, "room 4") == "room-used"
    does(position, "settle airlock")
    assert in_airlock(position) == 1
    assert board(position)["cargo"]["5"] == {"survivors": 0, "heroes": [0, 1]}


def test_ruling_15_on_a_taken_slot_the_survivor_comes_from_the_reserve_not_from_the_ship() -> None:
    boarded = {"heroes": {"5": {"at": "cargo", "state": "activated"}}}
    declined = {"cargo": {"5": {"survivors": 1, "heroes": [1]}}}
    position = table(2, board=declined, tribes=[{"heroes": {"5": "mine"}, "rooms": [full("cargo-two")]}, boarded])
    does(position, "move 5 cargo", "settle airlock")
    assert board(position)["cargo"]["5"]["survivors"] == 1


@pytest.mark.parametrize(
    "room", ["cargo-two", {"room": "cargo-two", "survivors": 2}, full("cargo-two", used=True), full("cargo-one")]
)
def test_a_taken_slot_stays_closed_without_a_full_and_fresh_cargo_two(room: Any) -> None:
    boarded = {"heroes": {"5": {"at": "cargo", "state": "activated"}}}
    position = table(2, tribes=[{"heroes": {"5": "mine"}, "rooms": [room]}, boarded])
    assert refusal(position, "move 5 cargo") == "slot-taken"


def test_two_cargo_two_rooms_open_two_taken_slots() -> None:
    boarded = {"heroes": {"5": {"at": "cargo", "state": "activated"}}}
    rooms = [full("cargo-two", used=True), full("cargo-two")]
    position = table(2, tribes=[{"heroes": {"5": "mine"}, "rooms": rooms}, boarded])
    does(position, "move 5 cargo")
    assert stock(position, 0) == {"canned": 3 + 2}


def test_city_search_draws_two_more_tiles_after_one_search() -> None:
    position = searching(rooms=[full("city-search")])
    does(position, "room 4")
    assert stock(position, 0) == {"wood": 1, "metal": 1}
    assert board(position)["search"]["blackwood"]["pile"] == ["empty", "water"]
    assert position.record.points == 4


def test_city_search_needs_a_search_first_and_equipment_is_none() -> None:
    cities = {"equipment": {"blackwood": ["bow"]}}
    position = arrival("blackwood", board=cities, rooms=[full("city-search")])
    assert refusal(position, "room 4") == "search-first"
    does(position, "salvage bow")
    assert refusal(position, "room 4") == "search-first"


def test_city_search_works_once_in_each_city() -> None:
    used = [full("city-search", used=["blackwood"])]
    position = arrival("blackwood", rooms=used)
    does(position, "search")
    assert refusal(position, "room 4") == "room-used"
    position = arrival("peak", rooms=used)
    does(position, "search", "room 4")
    assert tribe(position, 0)["rooms"][3]["used"] == ["blackwood", "peak"]


def test_city_search_draws_what_is_left_and_nothing_from_an_empty_pile() -> None:
    position = arrival("peak", rooms=[full("city-search")], board={"search": {"peak": {"pile": ["wood", "metal"]}}})
    does(position, "search", "room 4")
    assert stock(position, 0) == {"wood": 1, "metal": 1}
    position = arrival("peak", rooms=[full("city-search")], board={"search": {"peak": {"pile": ["wood"]}}})
    does(position, "search")
    assert refusal(position, "room 4") == "pile-empty"


def test_city_search_has_no_use_outside_the_cities() -> None:
    assert refusal(arrival("forest", rooms=[full("city-search")]), "room 4") == "only-at-cities"


def test_city_search_works_in_the_same_visit_if_the_flashlight_fills_it() -> None:
    rooms = [{"room": "city-search", "survivors": 2}]
    position = arrival("peak", rooms=rooms, equipment={"flashlight": "repaired"})
    does(position, "search", "use flashlight", "settle 4", "room 4")
    assert len(board(position)["search"]["peak"]["pile"]) == 8 - 3


def test_empty_cupboard_gives_a_wood_and_a_metal() -> None:
    position = searching(rooms=[full("empty-cupboard")])
    does(position, "room 4")
    assert stock(position, 0) == {"wood": 1, "metal": 1}


def test_empty_cupboard_needs_an_empty_cupboard() -> None:
    tiles = {"search": {"peak": {"pile": ["wood", "rest"]}}}
    position = arrival("peak", rooms=[full("empty-cupboard")], board=tiles)
    assert refusal(position, "room 4") == "no-cupboard"
    does(position, "search")
    assert refusal(position, "room 4") == "no-cupboard"
    assert refusal(arrival("mine", rooms=[full("empty-cupboard")]), "room 4") == "only-at-cities"


def test_empty_cupboard_works_once_in_each_city_however_many_cupboards_are_found() -> None:
    tiles = {"search": {"peak": {"pile": ["empty", "empty", "rest"]}}}
    position = arrival("peak", rooms=[full("empty-cupboard")], board=tiles)
    does(position, "search", "search", "room 4")
    assert refusal(position, "room 4") == "room-used"
    assert stock(position, 0) == {"wood": 1, "metal": 1}
    position = searching(rooms=[full("empty-cupboard", used=["peak"])])
    assert refusal(position, "room 4") is None


def test_empty_cupboard_counts_the_tiles_of_city_search_too() -> None:
    tiles = {"search": {"peak": {"pile": ["water", "canned", "empty", "rest"]}}}
    position = arrival("peak", rooms=[full("empty-cupboard"), full("city-search")], board=tiles)
    does(position, "search", "room 5", "room 4")
    assert stock(position, 0) == {"water": 1, "canned": 1, "wood": 1, "metal": 1}


def test_look_through_pile_shows_its_owner_the_order_of_a_pile() -> None:
    tiles = {"search": {"peak": {"pile": ["wood", "metal", "empty"]}}}
    position = arrival("forest", rooms=[full("look-through-pile")], board=tiles)
    seen = named(does(position, "look peak"), "pile-seen")
    assert [(tile["position"], tile["tile"]) for tile in seen] == [("1", "wood"), ("2", "metal"), ("3", "empty")]
    assert board(position)["search"]["peak"]["pile"] == ["wood", "metal", "empty"]
    assert position.view(0).to_json()["board"]["search"]["peak"]["pile"] == ["wood", "metal", "empty"]
    assert position.view(1).to_json()["board"]["search"]["peak"]["pile"] == [None, None, None]


def test_look_through_pile_works_before_a_hero_moves_and_in_the_middle_of_its_turn() -> None:
    assert refusal(table(2, tribes=[{"rooms": [full("look-through-pile")]}]), "look peak") is None
    position = arrival("forest", rooms=[full("look-through-pile")])
    does(position, "take", "look blackwood", "take")


def test_look_through_pile_works_once_a_round() -> None:
    position = arrival("forest", rooms=[full("look-through-pile")])
    does(position, "look peak")
    assert refusal(position, "look blackwood") == "room-used"


def test_two_rooms_that_look_through_piles_serve_for_both_piles() -> None:
    position = arrival("forest", rooms=[full("look-through-pile"), full("look-through-pile")])
    does(position, "look peak")
    assert refusal(position, "look peak") == "already-known"
    does(position, "look blackwood")


@pytest.mark.parametrize(
    ("room", "reason"),
    [
        ("look-through-pile", "not-built"),
        ({"room": "look-through-pile", "survivors": 3}, "room-not-full"),
        ("hunting-one", "not-now"),
    ],
)
def test_look_through_pile_must_be_built_and_full(room: Any, reason: str) -> None:
    assert refusal(arrival("forest", rooms=[room]), "look peak") == reason


def test_look_through_pile_finds_nothing_in_an_empty_pile() -> None:
    tiles = {"search": {"peak": {"pile": []}}}
    assert refusal(arrival("forest", rooms=[full("look-through-pile")], board=tiles), "look peak") == "pile-empty"


def test_look_through_pile_is_used_by_looking() -> None:
    position = sailing(rooms=[full("look-through-pile")])
    assert refusal(position, "room 4") == "room-works-by-itself"


# Rooms that always work -----------------------------------------------------------------------------------------------


def test_ruling_47_permanent_water_feeds_the_airlock_without_a_token() -> None:
    keys = {"rooms": [full("permanent-water")], "airlock": 1, "stock": {"canned": 2}}
    position = at_night("feed", keys)
    assert stock(position, 0) == {}
    assert living(position, 0) == 4


def test_ruling_47_permanent_water_feeds_a_room() -> None:
    position = at_night("feed", {"rooms": [full("permanent-water")], "stock": {"canned": 1}})
    assert stock(position, 0) == {}
    assert living(position, 0) == 3


def test_ruling_47_permanent_water_helps_to_overcome_an_event() -> None:
    position = overcoming({"rooms": [full("permanent-water")], "stock": {"water": 2}})
    does(position, "overcome wildfire")
    assert stock(position, 0) == {}


def test_ruling_47_permanent_water_recruits_a_survivor() -> None:
    position = at_night("recruit", {"rooms": [full("permanent-water")]})
    assert moves(position, 0) == ["done", "pay water"]
    does(position, "pay water")
    assert in_airlock(position) == 1


def test_ruling_47_permanent_water_is_spent_before_water_tokens_at_night() -> None:
    position = at_night("recruit", {"rooms": [full("permanent-water")], "stock": {"water": 1}})
    does(position, "pay water")
    assert stock(position, 0) == {"water": 1}


def test_ruling_28_permanent_water_may_go_to_the_rats_and_is_then_spent_for_the_day() -> None:
    keys = {"rooms": [full("permanent-water")], "stock": {"canned": 1}}
    position = table(2, phase="event", convoy=["rat-infestation"], tribes=[keys])
    does(position, "pay permanent")
    assert stock(position, 0) == {"canned": 1}
    assert position.record.room_used[0].any()


def test_ruling_47_permanent_water_comes_once_a_day_and_does_not_carry_over() -> None:
    spent = {"rooms": [full("permanent-water", used=True)]}
    assert refusal(asked("recruit", stock={"canned": 1}, **spent), "pay water") == "needs-token"
    # Spent or not, in the morning there is one: the rats of the next day get it.
    for used in (False, True):
        tribes = {"rooms": [full("permanent-water", used=used)]}
        position = at_night("upkeep", tribes, convoy=["wildfire", "rat-infestation"])
        assert position.record.day == 2
        assert position.record.room_used[0].sum() == 1
        assert position.record.survivors[0].sum() == 3


def test_two_permanent_water_rooms_make_two() -> None:
    position = at_night("recruit", {"rooms": [full("permanent-water"), full("permanent-water")]})
    does(position, "pay water", "pay water")
    assert in_airlock(position) == 2


def test_permanent_water_runs_dry_with_a_place_free() -> None:
    keys = {"rooms": [{"room": "permanent-water", "survivors": 2}], "stock": {"water": 2, "wood": 3}}
    position = overcoming(keys, events=("wildfire", "cave-in"))
    assert refusal(position, "overcome wildfire") == "cannot-afford"


def test_ruling_47_permanent_water_cannot_be_taken_as_tribute() -> None:
    position = threatened(rooms=[full("permanent-water")], stock={})
    assert position.decision(1) == "act"
    assert stock(position, 1) == {}


def test_event_immunity_keeps_the_sandstorm_off_one_tribe_only() -> None:
    storm = {"convoy": ["sandstorm"]}
    assert arrival("forest", rooms=[full("event-immunity")], **storm).record.points == 5
    assert arrival("forest", **storm).record.points == 3
    assert arrival("forest", others=[{"rooms": [full("event-immunity")]}], **storm).record.points == 3


@pytest.mark.parametrize("room", ["event-immunity", {"room": "event-immunity", "survivors": 2}])
def test_event_immunity_must_be_built_and_full(room: Any) -> None:
    assert arrival("forest", rooms=[room], convoy=["sandstorm"]).record.points == 3


@pytest.mark.parametrize("event", ["radioactive-cloud", "rat-infestation", "enemy-clan", "cold-snap"])
def test_ruling_31_event_immunity_keeps_off_what_strikes_the_tribes(event: str) -> None:
    keys = {"rooms": [full("event-immunity")], "airlock": 1, "stock": {"canned": 1, "wood": 1, "munition": 1}}
    position = table(2, phase="event", convoy=[event], tribes=[keys])
    assert (living(position, 0), level(position)) == (4, 0)
    assert stock(position, 0) == {"canned": 1, "wood": 1, "munition": 1}


@pytest.mark.parametrize(
    ("event", "place"),
    [("wildfire", "forest"), ("cave-in", "mine"), ("thieves", "fairgrounds"), ("lean-times", "mine")],
)
def test_ruling_31_event_immunity_does_not_help_against_scarcity(event: str, place: str) -> None:
    position = table(2, phase="event", convoy=[event], tribes=[{"rooms": [full("event-immunity")]}])
    assert board(position)["stock"][place] < 6


def test_hero_immunity_turns_the_whole_pressure_away() -> None:
    position = threatened(rooms=[full("hero-immunity")], stock={"wood": 2})
    does(position, "room 4")
    assert stock(position, 0) == {"wood": 2}
    assert position.decision(1) == "act"


def test_hero_immunity_is_for_heroes_of_strength_3() -> None:
    heroes = {"4": {"at": "dam", "state": "activated"}}
    position = threatened(rooms=[full("hero-immunity")], heroes=heroes)
    assert refusal(position, "room 4") == "hero-too-strong"


def test_hero_immunity_is_the_defenders_choice() -> None:
    position = threatened(rooms=[full("hero-immunity")])
    assert moves(position, 0) == ["done", "pay munition", "room 4"]
    does(position, "done", "tribute wood", "tribute wood")
    assert position.record.room_used[0, 3] == 0


def test_choice_of_tribute_lets_the_attacker_choose() -> None:
    defender = {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"wood": 2, "canned": 1}}
    attacker = {"heroes": {"5": {"at": "dam", "state": "activated"}}, "rooms": [full("choice-of-tribute")]}
    position = table(2, phase="pressure", active=1, turn={"hero": "5"}, tribes=[defender, attacker])
    assert position.to_act == (1,)
    assert refusal(position, "tribute metal", seat=1) == "nothing-to-give"
    does(position, "tribute canned", seat=1)
    assert stock(position, 1) == {"canned": 1, "wood": 1}


def test_choice_of_tribute_has_no_limit_a_round() -> None:
    weak = {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"wood": 2, "canned": 2}}
    attacker = {"heroes": {"5": {"at": "dam", "state": "activated"}}, "rooms": [full("choice-of-tribute")]}
    position = table(3, phase="pressure", active=2, turn={"hero": "5"}, tribes=[weak, weak, attacker])
    does(position, "tribute wood", "tribute wood", "tribute canned", "tribute canned", seat=2)
    assert stock(position, 2) == {"canned": 2, "wood": 2}


@pytest.mark.parametrize("room", ["choice-of-tribute", {"room": "choice-of-tribute", "survivors": 3}])
def test_choice_of_tribute_must_be_built_and_full(room: Any) -> None:
    defender = {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"wood": 2, "canned": 1}}
    attacker = {"heroes": {"5": {"at": "dam", "state": "activated"}}, "rooms": [room]}
    position = table(2, phase="pressure", active=1, turn={"hero": "5"}, tribes=[defender, attacker])
    assert position.to_act == (0,)


# Rooms that help at night ---------------------------------------------------------------------------------------------


def test_four_munitions() -> None:
    position = asked("build", rooms=[full("four-munitions")])
    does(position, "room 4")
    assert stock(position, 0) == {"munition": 4}
    assert refusal(position, "room 4") == "room-used"


def test_four_munitions_twice_with_two_rooms() -> None:
    position = asked("build", rooms=[full("four-munitions"), full("four-munitions")])
    does(position, "room 4", "room 5")
    assert stock(position, 0) == {"munition": 8}


@pytest.mark.parametrize(
    "room", ["four-munitions", "gauge-down", "add-survivor", "draw-equipment", "destroy-equipment"]
)
def test_rooms_of_night_step_5_do_not_work_by_day_nor_in_step_6(room: str) -> None:
    assert refusal(sailing(rooms=[full(room)]), "room 4") == "room-not-now"
    assert refusal(repairing(rooms=[full(room)]), "room 4") == "room-not-now"


@pytest.mark.parametrize("room", ["hunting-two", "cargo-one", "city-search", "free-repair", "permanent-water"])
def test_rooms_of_other_moments_do_not_work_in_night_step_5(room: str) -> None:
    assert refusal(building(rooms=[full(room)]), "room 4") == "room-not-now"


def test_destroy_equipment_gives_the_materials_of_a_broken_tile_and_discards_it() -> None:
    tiles = {"equipment": {"discard": {}}}
    position = asked("build", board=tiles, rooms=[full("destroy-equipment")], equipment={"axe": "broken"})
    does(position, "room 4")
    assert moves(position, 0) == ["destroy axe"]
    does(position, "destroy axe")
    assert stock(position, 0) == {"wood": 1, "metal": 2}
    assert tribe(position, 0).get("equipment", {}) == {}
    assert board(position)["equipment"]["discard"] == {"axe": 1}


@pytest.mark.parametrize("state", ["broken", "repaired", "used"])
def test_destroy_equipment_takes_any_own_tile_whatever_its_state(state: str) -> None:
    tiles = {"chainsaw": state, "bow": "broken"}
    position = asked("build", rooms=[full("destroy-equipment")], equipment=tiles)
    does(position, "room 4")
    assert refusal(position, "destroy axe") == "needs-equipment"
    assert refusal(position, "done") == "not-now"
    does(position, "destroy chainsaw")
    assert stock(position, 0) == {"metal": 1, "microchip": 2}
    assert refusal(position, "room 4") == "room-used"


def test_destroy_equipment_needs_a_tile() -> None:
    assert refusal(asked("build", rooms=[full("destroy-equipment")]), "room 4") == "owns-no-equipment"


def test_destroy_equipment_pays_for_a_room_in_the_same_step() -> None:
    rooms = [full("destroy-equipment"), "hunting-one"]
    position = asked("build", rooms=rooms, equipment={"backpack": "broken"})
    does(position, "room 4", "destroy backpack", "build 5")
    assert position.record.built[0, 4] == 1


def test_gauge_down_lowers_the_radioactivity_by_one_level() -> None:
    position = asked("build", rooms=[full("gauge-down")], gauge=-6)
    does(position, "room 4")
    assert level(position) == -4


def test_gauge_down_has_nothing_to_do_at_the_best_level() -> None:
    assert refusal(asked("build", rooms=[full("gauge-down")], gauge=3), "room 4") == "gauge-at-best"


def test_two_gauge_down_rooms_lower_two_levels() -> None:
    position = asked("build", rooms=[full("gauge-down"), full("gauge-down")])
    does(position, "room 4", "room 5")
    assert level(position) == 2


@pytest.mark.parametrize(("copies", "squares"), [(0, 3), (1, 2), (2, 1)])
def test_airlock_absorbs_a_point_of_radiation_even_if_the_airlock_is_empty(copies: int, squares: int) -> None:
    position = at_night("radioactivity", {"rooms": [full("airlock-absorbs")] * copies}, day=5)
    assert level(position) == -squares


@pytest.mark.parametrize("room", ["airlock-absorbs", {"room": "airlock-absorbs", "survivors": 2}])
def test_airlock_absorbs_nothing_unless_built_and_full(room: Any) -> None:
    assert level(at_night("radioactivity", {"rooms": [room]}, day=5)) == -3


def test_airlock_absorbs_adds_to_the_survivors_in_the_airlock_and_never_lowers_the_gauge() -> None:
    keys = {"rooms": [full("airlock-absorbs")], "airlock": 2}
    assert level(at_night("radioactivity", keys, day=5)) == 0
    assert level(at_night("radioactivity", {**keys, "airlock": 7}, day=5)) == 0


def test_airlock_absorbs_stops_at_once_when_feeding_costs_it_a_survivor() -> None:
    position = at_night("feed", {"rooms": [full("airlock-absorbs")], "stock": {"canned": 1}})
    assert (living(position, 0), level(position)) == (2, -1)


def test_add_survivor_brings_one_from_the_reserve_into_the_room() -> None:
    position = asked("build", rooms=[full("add-survivor")])
    does(position, "room 4")
    assert in_room(position, 4) == 4
    assert refusal(position, "room 4") == "room-used"


def test_ruling_33_add_survivor_holds_eight_at_most_the_first_three_among_them() -> None:
    position = asked("build", rooms=[{"room": "add-survivor", "survivors": 7}])
    does(position, "room 4")
    assert in_room(position, 4) == 8
    position = asked("build", rooms=[{"room": "add-survivor", "survivors": 8}])
    assert refusal(position, "room 4") == "room-at-most"


def test_add_survivor_is_the_only_way_past_its_three_places() -> None:
    position = asked("build", rooms=[full("add-survivor")], airlock=1)
    assert refusal(position, "settle 4") == "no-space"


def test_ruling_33_add_survivor_keeps_its_upkeep_with_eight_survivors() -> None:
    position = at_night("feed", {"rooms": [{"room": "add-survivor", "survivors": 8}], "stock": {"canned": 2}})
    assert stock(position, 0) == {}
    assert living(position, 0) == 8


def test_add_survivor_still_works_when_more_than_three_stay_after_a_loss() -> None:
    position = at_night("feed", {"rooms": [{"room": "add-survivor", "survivors": 5}], "stock": {"canned": 1}})
    does(position, "room 4")
    assert in_room(position, 4) == 5


def test_draw_equipment_draws_two_broken_tiles() -> None:
    position = asked("build", board={"equipment": {"stack": ["bow", "axe", "rest"]}}, rooms=[full("draw-equipment")])
    does(position, "room 4")
    assert tribe(position, 0)["equipment"] == {"bow": "broken", "axe": "broken"}
    assert refusal(position, "room 4") == "room-used"


def test_ruling_39_draw_equipment_discards_duplicates_and_draws_again() -> None:
    tiles = {"equipment": {"stack": ["bow", "bow", "shotgun", "axe", "rest"], "discard": {}}}
    position = asked("build", board=tiles, rooms=[full("draw-equipment")], equipment={"shotgun": "repaired"})
    happened = does(position, "room 4")
    assert len(named(happened, "equipment-discarded")) == 2
    assert tribe(position, 0)["equipment"] == {"bow": "broken", "axe": "broken", "shotgun": "repaired"}
    assert board(position)["equipment"]["discard"] == {"bow": 1, "shotgun": 1}


def test_free_repair_repairs_a_tile_for_nothing() -> None:
    position = asked("repair", rooms=[full("free-repair")], equipment={"axe": "broken", "bow": "broken"})
    does(position, "repair axe", "room 4")
    assert tribe(position, 0)["equipment"] == {"axe": "repaired", "bow": "broken"}
    assert refusal(position, "repair bow") == "cannot-afford"


def test_free_repair_has_nothing_to_give_without_a_repair() -> None:
    assert refusal(repairing(rooms=[full("free-repair")]), "room 4") == "room-not-now"


def test_repair_two_lets_two_of_the_materials_go() -> None:
    position = asked("repair", rooms=[full("repair-two")], equipment={"backpack": "broken"}, stock={"wood": 1})
    does(position, "repair backpack")
    assert refusal(position, "done") == "must-use-discount"
    does(position, "room 4")
    assert stock(position, 0) == {}
    assert tribe(position, 0)["equipment"] == {"backpack": "repaired"}


def test_repair_two_works_for_one_tile_a_night() -> None:
    tiles = {"backpack": "broken", "baseball-bat": "broken"}
    position = asked("repair", rooms=[full("repair-two")], equipment=tiles, stock={"wood": 2})
    does(position, "repair backpack", "room 4")
    assert refusal(position, "repair baseball-bat") == "cannot-afford"


@pytest.mark.parametrize("room", ["free-repair", "repair-two"])
def test_repair_rooms_must_be_full_before_step_6(room: str) -> None:
    keys = {"rooms": [{"room": room, "survivors": 2}], "equipment": {"backpack": "broken"}, "stock": {"wood": 1}}
    assert refusal(asked("repair", **keys), "repair backpack") == "cannot-afford"
    position = asked("build", airlock=1, **keys)
    does(position, "settle 4", "done", "repair backpack", "room 4")
    assert tribe(position, 0)["equipment"] == {"backpack": "repaired"}


def test_ruling_40_a_room_that_is_full_from_the_start_works_on_day_1() -> None:
    position = hunting(day=1, rooms=[full("hunting-one")])
    does(position, "room 4")
    assert stock(position, 0) == {"meat": 2}
