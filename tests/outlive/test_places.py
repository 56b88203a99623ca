"""The eight places, and what a hero can do there."""

from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.names import SEARCH_TILES
from tests.outlive.scenes import arrival, does, in_airlock, in_room, level, refusal
from tests.outlive.tables import SPENT, board, full, moves, named, stock, table, tribe

TOKEN = {"forest": "wood", "mine": "metal", "fairgrounds": "microchip", "base": "munition"}
"""The places where a token costs nothing but a point."""


# Action points --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "strength"), [("3a", 3), ("3b", 3), ("4", 4), ("5", 5)])
def test_a_hero_has_as_many_action_points_as_strength(hero: str, strength: int) -> None:
    position = arrival("forest", hero)
    does(position, *["take"] * strength)
    assert stock(position, 0) == {"wood": strength}
    assert refusal(position, "take") == "no-points"


@pytest.mark.parametrize("hero", ["3a", "3b", "4", "5"])
def test_ruling_32_under_a_sandstorm_every_hero_has_three_points(hero: str) -> None:
    position = arrival("forest", hero, convoy=["sandstorm"])
    does(position, "take", "take", "take")
    assert refusal(position, "take") == "no-points"


def test_a_hero_may_leave_points_unspent() -> None:
    position = arrival("forest")
    does(position, "take", "done")
    assert stock(position, 0) == {"wood": 1}
    assert (position.to_act, position.decision(1)) == ((1,), "move-hero")


# Forest, Mine, Fairgrounds, Military Base -----------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "token"), TOKEN.items())
def test_a_token_costs_one_action_point(place: str, token: str) -> None:
    position = arrival(place)
    before = board(position)["stock"][place]
    does(position, "take", "take")
    assert stock(position, 0) == {token: 2}
    assert board(position)["stock"][place] == before - 2
    assert position.record.points == 3


@pytest.mark.parametrize("place", TOKEN)
def test_an_emptied_place_gives_nothing_before_dawn(place: str) -> None:
    position = arrival(place, board={"stock": {place: 2}})
    does(position, "take", "take")
    assert refusal(position, "take") == "nothing-left-here"
    assert board(table(2, day=2, phase="dawn", board={"stock": {place: 0}}))["stock"][place] > 0


@pytest.mark.parametrize("place", ["peak", "blackwood", "cargo"])
def test_there_are_no_tokens_to_take_in_cities_and_on_the_ship(place: str) -> None:
    assert refusal(arrival(place), "take") == "nothing-to-take-here"


@pytest.mark.parametrize("order", [("take", "algae", "take"), ("algae", "take", "take"), ("take", "take", "algae")])
def test_actions_come_in_any_order_and_split(order: tuple[str, ...]) -> None:
    position = arrival("base", "3a", gauge=-3)
    does(position, *order)
    assert (stock(position, 0), level(position)) == ({"munition": 2}, -2)
    assert refusal(position, "take") == "no-points"


def test_algae_costs_a_point_and_lowers_the_radioactivity_by_one_level() -> None:
    position = arrival("base", gauge=-11)
    does(position, "algae")
    assert (level(position), position.record.points) == (-9, 4)


def test_there_is_one_dose_of_algae_a_day() -> None:
    position = arrival("base")
    does(position, "algae")
    assert refusal(position, "algae") == "algae-taken"
    assert refusal(arrival("base", board={"algae": False}), "algae") == "algae-taken"


def test_algae_grows_again_at_dawn() -> None:
    assert board(table(2, day=2, phase="dawn", board={"algae": False}))["algae"] is True


def test_algae_may_be_taken_at_the_best_level_where_it_does_nothing_and_is_gone() -> None:
    position = arrival("base", gauge=3)
    does(position, "algae")
    assert (level(position), position.record.points) == (3, 4)
    assert refusal(position, "algae") == "algae-taken"


def test_algae_needs_a_point_and_the_base() -> None:
    position = arrival("base", "3a")
    does(position, "take", "take", "take")
    assert refusal(position, "algae") == "no-points"
    assert refusal(arrival("forest"), "algae") == "only-at"


# Dam ------------------------------------------------------------------------------------------------------------------


def test_ruling_45_a_microchip_opens_the_dam_for_the_whole_visit_without_a_point() -> None:
    position = arrival("dam", "3a", stock={"microchip": 2})
    assert refusal(position, "take") == "door-locked"
    does(position, "unlock")
    assert refusal(position, "unlock") == "door-open"
    does(position, "take", "take", "take")
    assert stock(position, 0) == {"microchip": 1, "water": 3}


def test_ruling_45_the_door_is_locked_again_for_the_next_visitor() -> None:
    own = {"heroes": {"5": "forest", "4": "mine", "3a": "cargo", "3b": "fairgrounds"}, "stock": {"microchip": 1}}
    other = {"heroes": {"3a": "base"}, "leader": "lily-rose"}
    position = table(2, tribes=[own, other])
    does(position, "move 5 dam", "unlock", "take", "done")
    does(position, "move 3a dam", seat=1)
    assert refusal(position, "take", seat=1) == "door-locked"


def test_without_a_microchip_there_is_no_water() -> None:
    position = arrival("dam")
    assert refusal(position, "unlock") == "needs-token"
    assert moves(position, 0) == ["done"]


def test_the_door_stands_at_the_dam() -> None:
    assert refusal(arrival("mine", stock={"microchip": 1}), "unlock") == "only-at"


def test_an_emptied_dam_gives_nothing() -> None:
    position = arrival("dam", stock={"microchip": 1}, board={"stock": {"dam": 1}})
    does(position, "unlock", "take")
    assert refusal(position, "take") == "nothing-left-here"


# Cities ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", ["blackwood", "peak"])
def test_each_city_has_ten_search_tiles(city: str) -> None:
    position = table(4)
    tiles = board(position)["search"][city]["pile"]
    expected = {"water": 1, "canned": 1, "wood": 1, "metal": 1, "microchip": 1, "munition": 2, "algae": 1, "empty": 2}
    assert {tile: tiles.count(tile) for tile in SEARCH_TILES} == expected


@pytest.mark.parametrize("token", ["water", "canned", "wood", "metal", "microchip", "munition"])
def test_a_search_tile_gives_its_token_from_the_reserve(token: str) -> None:
    position = arrival("peak", board={"search": {"peak": {"pile": [token, "rest"]}}})
    does(position, "search")
    assert stock(position, 0) == {token: 1}
    assert position.record.points == 4


def test_the_algae_capsule_lowers_the_radioactivity_by_one_level() -> None:
    tiles = {"search": {"peak": {"pile": ["algae", "rest"]}}}
    position = arrival("peak", board=tiles, gauge=-2)
    does(position, "search")
    assert level(position) == -1
    position = arrival("peak", board=tiles, gauge=3)
    does(position, "search")
    assert level(position) == 3


def test_an_empty_cupboard_gives_nothing_and_costs_the_point() -> None:
    position = arrival("peak", board={"search": {"peak": {"pile": ["empty", "rest"]}}})
    does(position, "search")
    assert (stock(position, 0), position.record.points) == ({}, 4)


def test_drawn_search_tiles_lie_face_up_beside_the_pile() -> None:
    tiles = {"search": {"peak": {"pile": ["wood", "rest"], "aside": {}}}}
    position = arrival("peak", board=tiles)
    assert named(does(position, "search"), "search-drawn")
    assert board(position)["search"]["peak"]["aside"] == {"wood": 1}


def test_searching_and_salvaging_in_any_order_and_split() -> None:
    tiles = {"equipment": {"peak": ["axe", "bow"]}, "search": {"peak": {"pile": ["wood", "metal", "empty"]}}}
    position = arrival("peak", board=tiles)
    does(position, "salvage bow", "search", "search", "salvage axe", "search")
    assert stock(position, 0) == {"wood": 1, "metal": 1}
    assert tribe(position, 0)["equipment"] == {"axe": "broken", "bow": "broken"}
    assert moves(position, 0) == ["done"]


def test_searching_ends_with_the_pile_and_with_the_points() -> None:
    position = arrival("peak", board={"search": {"peak": {"pile": ["wood"]}}})
    does(position, "search")
    assert refusal(position, "search") == "pile-empty"
    position = arrival("peak", "3a")
    does(position, "search", "search", "search")
    assert refusal(position, "search") == "no-points"


def test_searching_is_for_the_city_where_the_hero_is() -> None:
    assert refusal(arrival("mine"), "search") == "only-at-cities"
    position = arrival("peak", board={"search": {"peak": {"pile": []}}})
    assert refusal(position, "search") == "pile-empty"


def test_salvaged_equipment_is_broken_and_not_replaced_during_the_day() -> None:
    position = arrival("peak", board={"equipment": {"peak": ["axe", "bow", "shotgun"]}})
    does(position, "salvage axe")
    assert tribe(position, 0)["equipment"] == {"axe": "broken"}
    assert [tile for tile in board(position)["equipment"]["peak"] if tile] == ["bow", "shotgun"]
    assert refusal(position, "salvage axe") == "not-shown-here"


def test_equipment_is_salvaged_in_the_city_beside_which_it_lies() -> None:
    tiles = {"equipment": {"peak": ["axe"], "blackwood": ["bow"]}}
    assert refusal(arrival("peak", board=tiles), "salvage bow") == "not-shown-here"
    assert refusal(arrival("mine", board=tiles), "salvage bow") == "only-at-cities"


def test_salvaging_costs_a_point() -> None:
    position = arrival("peak", "3a", board={"equipment": {"peak": ["axe"]}})
    does(position, "search", "search", "search")
    assert refusal(position, "salvage axe") == "no-points"


def test_two_tiles_of_a_kind_beside_a_city_are_one_move_and_one_owner() -> None:
    position = arrival("peak", board={"equipment": {"peak": ["axe", "axe", "bow"]}})
    assert moves(position, 0, "salvage") == ["salvage axe", "salvage bow"]
    does(position, "salvage axe")
    assert refusal(position, "salvage axe") == "already-owned"


# Cargo Ship -----------------------------------------------------------------------------------------------------------


def ashore(hero: str = "5", others: list[dict[str, Any]] | None = None, **keys: Any) -> Position:
    """A hero of seat 0 at the Mine, beside the ship."""
    heroes = {"3a": "dam", "3b": "peak", "4": "forest", "5": "base"}
    own = {"heroes": {**heroes, hero: "mine"}, **keys.pop("own", {})}
    return table(3, tribes=[own, *(others or [])], **keys)


@pytest.mark.parametrize(("hero", "slot", "cans"), [("3a", "3", 1), ("4", "4", 2), ("5", "5", 3)])
def test_a_hero_takes_the_slot_of_its_strength_and_the_cans_there(hero: str, slot: str, cans: int) -> None:
    position = ashore(hero)
    does(position, f"move {hero} cargo")
    assert stock(position, 0) == {"canned": cans}
    assert board(position)["cargo"][slot]["heroes"] == [0]


def test_a_visit_to_the_ship_leaves_nothing_to_spend_points_on() -> None:
    position = arrival("cargo")
    assert position.record.points == 0
    assert set(moves(position, 0)) == {"done", "settle airlock"}


def test_the_survivor_of_a_slot_comes_into_the_airlock_or_straight_into_a_built_room() -> None:
    rooms = [{"room": "hunting-one", "survivors": 1}, "hunting-two"]
    for where in ("4", "airlock"):
        position = arrival("cargo", rooms=rooms)
        assert refusal(position, "settle 5") == "not-built"
        does(position, f"settle {where}")
        assert (in_room(position, 4), in_airlock(position)) == ((2, 0) if where == "4" else (1, 1))
        assert board(position)["cargo"]["5"]["survivors"] == 0
        assert refusal(position, "settle airlock") == "no-survivor-waiting"


def test_ruling_13_a_full_airlock_does_not_matter_while_a_room_has_space() -> None:
    position = arrival("cargo", airlock=7, rooms=[{"room": "hunting-one", "survivors": 1}])
    assert refusal(position, "settle airlock") == "no-space"
    does(position, "settle 4")


def test_ruling_14_a_survivor_who_is_declined_or_finds_no_space_stays_on_board() -> None:
    position = arrival("cargo", airlock=7, rooms=[full("hunting-one")])
    assert moves(position, 0) == ["done"]
    assert named(does(position, "done"), "survivor-declined")
    assert stock(position, 0) == {"canned": 3}
    assert board(position)["cargo"]["5"]["survivors"] == 1


def test_a_slot_without_a_survivor_still_gives_cans() -> None:
    position = arrival("cargo", board={"cargo": {"5": {"survivors": 0}}})
    assert stock(position, 0) == {"canned": 3}
    assert refusal(position, "settle airlock") == "no-survivor-waiting"


def test_every_slot_has_a_survivor_again_at_dawn() -> None:
    empty = {slot: {"survivors": 0} for slot in "3456"}
    position = table(2, day=2, phase="dawn", board={"cargo": empty})
    assert position.record.cargo_survivors.tolist() == [1, 1, 1, 1]


def test_a_slot_that_an_activated_hero_holds_is_closed() -> None:
    position = ashore(others=[{"heroes": {"5": {"at": "cargo", "state": "activated"}}}])
    assert refusal(position, "move 5 cargo") == "slot-taken"


def test_ruling_16_idle_heroes_on_the_ship_close_no_slot() -> None:
    position = ashore(others=[{"heroes": {"5": "cargo"}}])
    does(position, "move 5 cargo")
    assert stock(position, 0) == {"canned": 3}


def test_heroes_on_other_slots_do_not_matter() -> None:
    position = ashore(others=[{"heroes": {"4": {"at": "cargo", "state": "activated"}}}])
    assert refusal(position, "move 5 cargo") is None


def test_a_hero_never_takes_a_slot_of_lower_strength() -> None:
    position = ashore(others=[{"heroes": {"5": {"at": "cargo", "state": "activated"}}}])
    assert not [move for move in moves(position, 0) if move.endswith("5 cargo")]


def test_ruling_32_under_a_sandstorm_everybody_goes_to_slot_3() -> None:
    position = ashore(convoy=["sandstorm"])
    does(position, "move 5 cargo")
    assert stock(position, 0) == {"canned": 1}
    assert board(position)["cargo"]["3"]["heroes"] == [0]


def test_ruling_32_under_a_sandstorm_a_taken_slot_3_closes_the_ship() -> None:
    other = {"heroes": {"3a": {"at": "cargo", "state": "activated"}}}
    position = ashore(others=[other], convoy=["sandstorm"])
    assert refusal(position, "move 5 cargo") == "slot-taken"


def test_the_first_hero_on_the_ship_takes_the_1st_player_token_at_once() -> None:
    position = ashore(first_player=0, token_holder=2)
    assert named(does(position, "move 5 cargo"), "token-taken") == [{"seat": 0}]
    assert position.record.token_holder == 0


def test_the_second_hero_on_the_ship_does_not_take_the_token() -> None:
    position = ashore(token_holder=2, token_taken=True)
    assert not named(does(position, "move 5 cargo"), "token-taken")
    assert position.record.token_holder == 2


def test_without_a_visit_the_token_stays() -> None:
    last = {"heroes": {name: {"state": "spent"} for name in ("3a", "3b", "4")} | {"5": "forest"}}
    position = table(2, token_holder=1, tribes=[last, SPENT])
    does(position, "move 5 base", "done")
    assert (position.record.token_holder, position.record.first_player) == (1, 1)


def test_ruling_1_the_token_changes_the_order_from_the_coming_night_on() -> None:
    spent = {hero: {"state": "spent"} for hero in ("3a", "3b")}
    own = {"heroes": {"5": "mine", "4": "forest", **spent}, "stock": {"water": 3}}
    first = {"heroes": {"5": "base", "4": {"state": "spent"}, **spent}, "stock": {"water": 3}}
    position = table(2, first_player=1, active=0, tribes=[own, first])
    does(position, "move 5 cargo", "done")
    # The order of the day stays as it was.
    assert (position.record.token_holder, position.record.first_player, position.to_act) == (0, 1, (1,))
    does(position, "move 5 dam", "done", seat=1)
    does(position, "move 4 base", "done")
    # Night step 1: the new first player is asked first.
    assert (position.record.first_player, position.to_act, position.decision(0)) == (0, (0,), "overcome")
    does(position, "done")
    assert position.to_act == (1,)


def test_all_heroes_lie_down_when_the_night_falls() -> None:
    last = {"heroes": {name: {"state": "spent"} for name in ("3a", "3b", "4")} | {"5": "mine"}}
    position = table(2, tribes=[last, SPENT])
    does(position, "move 5 cargo", "done")
    assert not position.record.hero_state.any()
    assert not position.record.cargo_heroes.any()
