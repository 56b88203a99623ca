"""The 20 equipment tiles: what each does, and when it does nothing."""

from typing import Any, NamedTuple

import pytest

from newdawn.core.face import Position
from newdawn.outlive.names import EQUIPMENT
from tests.outlive.scenes import arrival, asked, at_night, does, in_airlock, in_room, refusal
from tests.outlive.tables import SPENT, board, full, moves, named, stock, table, tribe


class Bonus(NamedTuple):
    """A tile that gives tokens: where, which, how many."""

    tile: str
    place: str
    token: str
    count: int


PLUS = [
    Bonus("axe", "forest", "wood", 2),
    Bonus("jerrycan", "dam", "water", 1),
    Bonus("ammo-box", "base", "munition", 2),
    Bonus("pickaxe", "mine", "metal", 2),
    Bonus("backpack", "fairgrounds", "microchip", 2),
]
"""A "+" is printed before these: they come out of the place's own stock."""

PLAIN = [
    Bonus("bow", "forest", "meat", 1),
    Bonus("crowbar", "base", "microchip", 2),
    Bonus("chainsaw", "blackwood", "wood", 2),
    Bonus("chainsaw", "peak", "wood", 2),
    Bonus("purifier", "mine", "water", 1),
    Bonus("hacksaw", "cargo", "metal", 2),
    Bonus("metal-detector", "fairgrounds", "canned", 1),
]
"""These come from the reserve."""

# A place at which each tile that is used by `use TILE` helps a hero that has just arrived.
HELPS_AT = {bonus.tile: bonus.place for bonus in (*PLUS, *PLAIN)} | {
    "access-card": "dam",
    "flashlight": "peak",
    "thermal-sensor": "forest",
}
plus = pytest.mark.parametrize("bonus", PLUS, ids=lambda bonus: bonus.tile)
plain = pytest.mark.parametrize("bonus", PLAIN, ids=lambda bonus: f"{bonus.tile}-{bonus.place}")


def visit(place: str, tile: str, state: str = "repaired", **keys: Any) -> Position:
    """A hero of strength 5 that has just arrived; its tribe has a tile, and the Dam's door is open."""
    turn = {"unlocked": True} if place == "dam" and tile != "access-card" else {}
    return arrival(place, equipment={tile: state}, turn=turn, **keys)


# What holds for all tiles ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", HELPS_AT)
def test_a_broken_tile_does_nothing(tile: str) -> None:
    assert refusal(visit(HELPS_AT[tile], tile, "broken"), f"use {tile}") == "equipment-broken"


@pytest.mark.parametrize("tile", HELPS_AT)
def test_a_tile_works_once_a_round(tile: str) -> None:
    assert refusal(visit(HELPS_AT[tile], tile, "used"), f"use {tile}") == "equipment-used"


@pytest.mark.parametrize("tile", HELPS_AT)
def test_only_the_owner_uses_a_tile(tile: str) -> None:
    position = arrival(HELPS_AT[tile], others=[{"equipment": {tile: "repaired"}}])
    assert refusal(position, f"use {tile}") == "needs-equipment"


@pytest.mark.parametrize("tile", EQUIPMENT)
def test_used_tiles_are_fresh_again_in_the_next_round(tile: str) -> None:
    position = at_night("upkeep", {"equipment": {tile: "used"}})
    assert position.record.day == 2
    assert tribe(position, 0)["equipment"] == {tile: "repaired"}


@pytest.mark.parametrize("tile", EQUIPMENT)
def test_a_broken_tile_stays_broken_until_it_is_repaired(tile: str) -> None:
    assert tribe(at_night("upkeep", {"equipment": {tile: "broken"}}), 0)["equipment"] == {tile: "broken"}


@pytest.mark.parametrize(
    "tile", ["grappling-hook", "bear-trap", "shotgun", "battle-gear", "baseball-bat", "exoskeleton"]
)
def test_tiles_for_walking_hunting_and_pressure_are_no_action_of_a_hero(tile: str) -> None:
    assert refusal(visit("forest", tile), f"use {tile}") == "equipment-works-by-itself"


@pytest.mark.parametrize("state", ["broken", "repaired", "used"])
def test_ruling_39_a_city_refuses_a_second_tile_of_a_kind(state: str) -> None:
    tiles = {"equipment": {"peak": ["axe", "bow"]}}
    position = arrival("peak", equipment={"axe": state}, board=tiles)
    assert refusal(position, "salvage axe") == "already-owned"
    assert refusal(position, "salvage bow") is None


@pytest.mark.parametrize("state", ["broken", "repaired", "used"])
def test_ruling_39_a_drawn_duplicate_is_discarded_and_another_tile_drawn(state: str) -> None:
    tiles = {"equipment": {"stack": ["axe", "bow", "rest"], "discard": {}}}
    position = asked("repair", board=tiles, rooms=[full("draw-and-repair")], equipment={"axe": state})
    happened = does(position, "room 2")
    assert named(happened, "equipment-discarded") == [{"seat": 0, "equipment": "axe"}]
    assert tribe(position, 0)["equipment"] == {"axe": state, "bow": "broken"}
    assert board(position)["equipment"]["discard"] == {"axe": 1}


# "+" bonuses ----------------------------------------------------------------------------------------------------------


@plus
def test_a_plus_tile_takes_more_from_the_place(bonus: Bonus) -> None:
    position = visit(bonus.place, bonus.tile)
    before = board(position)["stock"][bonus.place]
    does(position, "take", f"use {bonus.tile}")
    assert stock(position, 0) == {bonus.token: 1 + bonus.count}
    assert board(position)["stock"][bonus.place] == before - 1 - bonus.count
    assert position.record.points == 4
    assert tribe(position, 0)["equipment"] == {bonus.tile: "used"}


@plus
def test_ruling_46_a_plus_tile_needs_a_token_collected_with_a_point(bonus: Bonus) -> None:
    position = visit(bonus.place, bonus.tile)
    assert refusal(position, f"use {bonus.tile}") == "collect-first"
    does(position, "take")
    assert refusal(position, f"use {bonus.tile}") is None


@plus
def test_ruling_46_a_plus_tile_is_limited_by_what_the_place_has(bonus: Bonus) -> None:
    position = visit(bonus.place, bonus.tile, board={"stock": {bonus.place: 2}})
    does(position, "take", f"use {bonus.tile}")
    assert stock(position, 0) == {bonus.token: 2}
    assert board(position)["stock"][bonus.place] == 0


@plus
def test_ruling_46_a_plus_tile_gives_nothing_once_the_place_is_empty(bonus: Bonus) -> None:
    position = visit(bonus.place, bonus.tile, board={"stock": {bonus.place: 1}})
    does(position, "take")
    assert refusal(position, f"use {bonus.tile}") == "nothing-left-here"


@plus
def test_a_plus_tile_has_no_use_at_other_places(bonus: Bonus) -> None:
    place = "mine" if bonus.place == "forest" else "forest"
    position = visit(place, bonus.tile)
    does(position, "take")
    assert refusal(position, f"use {bonus.tile}") == "equipment-not-here"


def test_a_plus_tile_still_works_when_the_last_point_is_spent() -> None:
    position = arrival("forest", "3a", equipment={"axe": "repaired"})
    does(position, "take", "take", "take", "use axe")
    assert stock(position, 0) == {"wood": 5}


def test_a_plus_tile_needs_a_token_of_this_visit_not_the_algae() -> None:
    position = visit("base", "ammo-box")
    does(position, "algae")
    assert refusal(position, "use ammo-box") == "collect-first"


def test_a_plus_tile_needs_a_token_of_this_visit_not_a_catch() -> None:
    position = visit("forest", "axe", board={"wild_game": {"forest": ["endurance-3", "rest"]}})
    does(position, "hunt 1")
    assert refusal(position, "use axe") == "collect-first"


def test_the_jerrycan_does_not_open_the_dam() -> None:
    position = arrival("dam", equipment={"jerrycan": "repaired"})
    assert refusal(position, "take") == "door-locked"
    assert refusal(position, "use jerrycan") == "collect-first"


# Plain bonuses --------------------------------------------------------------------------------------------------------


@plain
def test_a_plain_tile_gives_tokens_from_the_reserve_for_the_visit_alone(bonus: Bonus) -> None:
    position = visit(bonus.place, bonus.tile)
    before, points = board(position)["stock"], int(position.record.points)
    cans = stock(position, 0)
    does(position, f"use {bonus.tile}")
    assert stock(position, 0) == {**cans, bonus.token: bonus.count}
    assert (board(position)["stock"], position.record.points) == (before, points)
    assert refusal(position, f"use {bonus.tile}") == "equipment-used"


@plain
def test_a_plain_tile_has_no_use_at_other_places(bonus: Bonus) -> None:
    place = "dam" if bonus.place != "dam" else "forest"
    assert refusal(visit(place, bonus.tile), f"use {bonus.tile}") == "equipment-not-here"


@pytest.mark.parametrize(
    "bonus", [bonus for bonus in PLAIN if bonus.place in ("forest", "base", "mine", "fairgrounds")]
)
def test_a_plain_tile_works_at_an_emptied_place(bonus: Bonus) -> None:
    position = visit(bonus.place, bonus.tile, board={"stock": {bonus.place: 0}})
    does(position, f"use {bonus.tile}")
    assert stock(position, 0) == {bonus.token: bonus.count}


# The Dam --------------------------------------------------------------------------------------------------------------


def test_the_access_card_opens_the_dam_without_the_microchip() -> None:
    position = arrival("dam", equipment={"access-card": "repaired"}, stock={"microchip": 1})
    assert refusal(position, "take") == "door-locked"
    does(position, "use access-card", "take")
    assert stock(position, 0) == {"microchip": 1, "water": 1}
    assert position.record.points == 4


def test_the_access_card_is_for_a_closed_door_at_the_dam() -> None:
    position = arrival("dam", equipment={"access-card": "repaired"}, stock={"microchip": 1})
    does(position, "unlock")
    assert refusal(position, "use access-card") == "door-open"
    assert refusal(visit("mine", "access-card"), "use access-card") == "only-at"


# The cities -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", ["blackwood", "peak"])
def test_the_flashlight_finds_a_survivor_for_the_airlock_or_a_room(city: str) -> None:
    for where in ("airlock", "4"):
        rooms = [{"room": "hunting-one", "built": True}]
        position = arrival(city, rooms=rooms, equipment={"flashlight": "repaired"})
        does(position, "use flashlight")
        assert moves(position, 0, "settle") == ["settle 4", "settle airlock"]
        does(position, f"settle {where}")
        assert (in_airlock(position) if where == "airlock" else in_room(position, 4)) == 1
        assert refusal(position, "settle airlock") == "no-survivor-waiting"


def test_ruling_13_the_flashlight_leads_past_a_full_airlock() -> None:
    rooms = [{"room": "hunting-one", "built": True}]
    position = arrival("peak", rooms=rooms, airlock=7, equipment={"flashlight": "repaired"})
    does(position, "use flashlight")
    assert refusal(position, "settle airlock") == "no-space"
    assert refusal(position, "settle 1") == "not-built"
    does(position, "settle 4")


def test_ruling_13_the_flashlight_finds_nobody_if_there_is_no_space() -> None:
    position = arrival("peak", rooms=[full("hunting-one")], airlock=7, equipment={"flashlight": "repaired"})
    assert refusal(position, "use flashlight") == "no-space"


def test_the_flashlight_works_in_the_cities_only() -> None:
    assert refusal(visit("forest", "flashlight"), "use flashlight") == "only-at-cities"


def test_the_chainsaw_and_the_flashlight_work_on_one_visit() -> None:
    position = arrival("peak", equipment={"chainsaw": "repaired", "flashlight": "repaired"})
    does(position, "use flashlight", "use chainsaw", "settle airlock", "search")
    assert stock(position, 0)["wood"] >= 2


# The Cargo Ship -------------------------------------------------------------------------------------------------------


def ashore(hero: str = "5", state: str = "repaired", **keys: Any) -> Position:
    """A hero at the Mine, beside the Cargo Ship, whose tribe has the Grappling Hook."""
    tribe_keys = {"heroes": {hero: "mine"}, "equipment": {"grappling-hook": state}, **keys.pop("tribe", {})}
    return table(2, tribes=[tribe_keys, *keys.pop("others", [])], **keys)


@pytest.mark.parametrize(("hero", "slot", "cans"), [("3a", "4", 2), ("4", "5", 3), ("5", "6", 4)])
def test_the_grappling_hook_lifts_a_hero_one_slot_higher(hero: str, slot: str, cans: int) -> None:
    position = ashore(hero)
    does(position, f"hook {hero}")
    assert board(position)["cargo"][slot]["heroes"] == [0]
    assert stock(position, 0) == {"canned": cans}
    assert tribe(position, 0)["equipment"] == {"grappling-hook": "used"}


def test_the_grappling_hook_is_optional_and_slot_6_is_reached_with_it_only() -> None:
    position = ashore()
    does(position, "move 5 cargo")
    assert board(position)["cargo"]["5"]["heroes"] == [0]
    assert tribe(position, 0)["equipment"] == {"grappling-hook": "repaired"}


@pytest.mark.parametrize(("state", "reason"), [("broken", "equipment-broken"), ("used", "equipment-used")])
def test_the_grappling_hook_must_be_repaired_and_fresh(state: str, reason: str) -> None:
    assert refusal(ashore(state=state), "hook 5") == reason
    assert refusal(ashore(tribe={"equipment": {}}), "hook 5") == "needs-equipment"


def test_ruling_32_under_a_sandstorm_the_grappling_hook_reaches_slot_4_and_no_higher() -> None:
    position = ashore(convoy=["sandstorm"])
    does(position, "hook 5")
    assert board(position)["cargo"]["4"]["heroes"] == [0]
    assert stock(position, 0) == {"canned": 2}


def test_the_grappling_hook_does_not_help_onto_a_taken_slot() -> None:
    other = {"heroes": {"5": {"at": "cargo", "state": "activated"}}}
    position = ashore("4", others=[other])
    assert refusal(position, "hook 4") == "slot-taken"
    assert refusal(position, "move 4 cargo") is None


def test_the_grappling_hook_helps_past_a_taken_slot() -> None:
    other = {"heroes": {"4": {"at": "cargo", "state": "activated"}}}
    position = ashore("4", others=[other])
    assert refusal(position, "move 4 cargo") == "slot-taken"
    does(position, "hook 4")


def test_the_grappling_hook_lengthens_no_walk() -> None:
    position = ashore(tribe={"heroes": {"5": "forest"}})
    assert refusal(position, "hook 5") == "too-far"


def test_the_grappling_hook_adds_nothing_to_the_pressure() -> None:
    other = {"heroes": {"3a": {"at": "cargo", "state": "activated"}}, "stock": {"wood": 5}}
    position = ashore("4", others=[other])
    does(position, "hook 4")
    assert stock(position, 0) == {"canned": 3, "wood": 1}


def test_hacksaw_and_grappling_hook_work_on_one_visit() -> None:
    position = ashore(tribe={"equipment": {"grappling-hook": "repaired", "hacksaw": "repaired"}})
    does(position, "hook 5", "use hacksaw")
    assert stock(position, 0) == {"canned": 4, "metal": 2}


# Hunting --------------------------------------------------------------------------------------------------------------


def hunt(endurance: int, *tiles: str, hero: str = "3a", munitions: int = 0, **keys: Any) -> Position:
    """A hero in the Forest before a tile of that endurance."""
    wild = {"wild_game": {"forest": [f"endurance-{endurance}", "rest"]}}
    equipment = dict.fromkeys(tiles, "repaired")
    return arrival("forest", hero, board=wild, equipment=equipment, stock={"munition": munitions}, **keys)


@pytest.mark.parametrize("tile", ["shotgun", "bear-trap"])
def test_shotgun_and_bear_trap_add_a_point_to_a_hunt(tile: str) -> None:
    position = hunt(4, tile)
    does(position, "hunt 1")
    assert refusal(position, "strike") == "needs-points"
    does(position, f"use {tile}")
    assert stock(position, 0) == {"meat": 2}
    assert position.record.points == 0
    assert tribe(position, 0)["equipment"] == {tile: "used"}


@pytest.mark.parametrize("tile", ["shotgun", "bear-trap"])
@pytest.mark.parametrize(("state", "reason"), [("broken", "equipment-broken"), ("used", "equipment-used")])
def test_shotgun_and_bear_trap_must_be_repaired_and_fresh(tile: str, state: str, reason: str) -> None:
    wild = {"wild_game": {"forest": ["endurance-4", "rest"]}}
    position = arrival("forest", "3a", board=wild, equipment={tile: state})
    assert refusal(position, "hunt 1") == "prey-too-strong"
    position = arrival("forest", "3a", board=wild, equipment={tile: state}, stock={"munition": 2})
    does(position, "hunt 1")
    assert refusal(position, f"use {tile}") == reason


def test_ruling_12_shotgun_and_bear_trap_help_together() -> None:
    position = hunt(5, "shotgun", "bear-trap")
    does(position, "hunt 1", "use shotgun", "use bear-trap")
    assert stock(position, 0) == {"meat": 3}
    assert position.record.points == 0


def test_ruling_12_the_extra_points_are_for_the_hunt_only() -> None:
    position = hunt(3, "shotgun", "bear-trap")
    does(position, "hunt 1", "use shotgun", "use bear-trap")
    assert stock(position, 0) == {"meat": 1}
    assert position.record.points == 2
    assert refusal(position, "use shotgun") == "equipment-used"


def test_ruling_9_at_least_one_action_point_with_shotgun_and_bear_trap_too() -> None:
    position = hunt(3, "shotgun", "bear-trap", munitions=3)
    does(position, "hunt 1", "use shotgun", "use bear-trap")
    # One point of endurance is left, and only an action point can pay it.
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"meat": 1, "munition": 3}
    assert position.record.points == 2


def test_ruling_9_without_an_action_point_left_the_tiles_are_no_hunt() -> None:
    position = hunt(3, "shotgun", "bear-trap", munitions=3)
    does(position, "take", "take", "take")
    assert refusal(position, "hunt 1") == "no-points"


def test_ruling_12_the_sandstorm_does_not_cancel_shotgun_and_bear_trap() -> None:
    position = hunt(5, "shotgun", "bear-trap", hero="5", convoy=["sandstorm"])
    assert position.record.points == 3
    does(position, "hunt 1", "use shotgun", "use bear-trap")
    assert stock(position, 0) == {"meat": 3}


def test_shotgun_and_bear_trap_need_not_be_used() -> None:
    position = hunt(3, "shotgun", "bear-trap")
    does(position, "hunt 1", "strike")
    assert tribe(position, 0)["equipment"] == {"bear-trap": "repaired", "shotgun": "repaired"}


def test_no_other_tile_helps_in_the_middle_of_a_hunt() -> None:
    position = hunt(3, "shotgun", "bow")
    does(position, "hunt 1")
    assert refusal(position, "use bow") == "equipment-not-here"


STACK = {"wild_game": {"forest": ["endurance-7", "endurance-3", "endurance-6", "endurance-4", "rest"]}}


def test_the_thermal_sensor_lets_a_hero_choose_any_tile_and_keeps_the_order() -> None:
    position = arrival("forest", "3a", board=STACK, equipment={"thermal-sensor": "repaired"})
    assert refusal(position, "hunt 2") == "only-top-prey"
    does(position, "use thermal-sensor")
    assert refusal(position, "hunt 1") == "prey-too-strong"
    assert refusal(position, "hunt 10") == "no-such-prey"
    does(position, "hunt 2")
    assert stock(position, 0) == {"meat": 1}
    assert board(position)["wild_game"]["forest"]["stack"][:3] == ["endurance-7", "endurance-6", "endurance-4"]


def test_ruling_52_the_thermal_sensor_shows_the_stack_to_its_owner_only() -> None:
    position = arrival("forest", "3a", board=STACK, equipment={"thermal-sensor": "repaired"})
    happened = does(position, "use thermal-sensor")
    assert {event.audience for event in happened if event.name == "stack-seen"} == {0}
    own, other = (position.view(seat).to_json()["board"]["wild_game"]["forest"] for seat in (0, 1))
    listed = other if isinstance(other, list) else other["stack"]
    assert own["stack"][:4] == STACK["wild_game"]["forest"][:4]
    assert listed[:3] == ["endurance-7", None, None]


def test_the_thermal_sensor_chooses_for_one_hunt() -> None:
    position = arrival("forest", "5", board=STACK, equipment={"thermal-sensor": "repaired"})
    does(position, "use thermal-sensor", "hunt 2")
    assert refusal(position, "hunt 2") == "already-hunted"
    assert refusal(position, "use thermal-sensor") == "equipment-used"


def test_the_thermal_sensor_still_lets_a_hero_hunt_the_top() -> None:
    position = arrival("forest", "5", board=STACK, equipment={"thermal-sensor": "repaired"}, stock={"munition": 2})
    does(position, "use thermal-sensor", "hunt 1", "pay munition", "pay munition")
    assert stock(position, 0) == {"meat": 5}


def test_the_thermal_sensor_is_for_hunting_grounds_with_game_and_a_hero_that_can_hunt() -> None:
    assert refusal(visit("base", "thermal-sensor"), "use thermal-sensor") == "only-at-hunting-grounds"
    empty = {"wild_game": {"forest": []}}
    assert refusal(visit("forest", "thermal-sensor", board=empty), "use thermal-sensor") == "no-such-prey"
    position = arrival("forest", "3a", equipment={"thermal-sensor": "repaired"})
    does(position, "take", "take", "take")
    assert refusal(position, "use thermal-sensor") == "no-points"
    weak = {"wild_game": {"forest": ["endurance-3", "rest"]}}
    position = visit("forest", "thermal-sensor", board=weak)
    does(position, "hunt 1")
    assert refusal(position, "use thermal-sensor") == "already-hunted"


# Walking and pressure -------------------------------------------------------------------------------------------------


def test_the_exoskeleton_carries_one_hero_as_far_as_it_likes() -> None:
    heroes = {"5": "forest", "4": "blackwood", "3a": "dam", "3b": "peak"}
    position = table(2, tribes=[{"heroes": heroes, "equipment": {"exoskeleton": "repaired"}}, SPENT])
    does(position, "move 5 mine", "done")
    assert tribe(position, 0)["equipment"] == {"exoskeleton": "used"}
    assert refusal(position, "move 3a cargo") == "too-far"


def test_the_exoskeleton_is_not_used_up_by_a_short_walk() -> None:
    position = table(2, tribes=[{"heroes": {"5": "forest"}, "equipment": {"exoskeleton": "repaired"}}])
    does(position, "move 5 base")
    assert tribe(position, 0)["equipment"] == {"exoskeleton": "repaired"}


def test_the_exoskeleton_keeps_the_other_rules_of_movement() -> None:
    heroes = {"5": "forest", "4": "mine", "3a": "dam", "3b": "peak"}
    other = {"heroes": {"5": {"at": "cargo", "state": "activated"}}}
    position = table(2, tribes=[{"heroes": heroes, "equipment": {"exoskeleton": "repaired"}}, other])
    assert refusal(position, "move 5 forest") == "must-leave"
    assert refusal(position, "move 5 mine") == "place-taken-by-own-hero"
    assert refusal(position, "move 5 cargo") == "slot-taken"


@pytest.mark.parametrize("state", ["broken", "used"])
def test_the_exoskeleton_must_be_repaired_and_fresh(state: str) -> None:
    position = table(2, tribes=[{"heroes": {"5": "forest"}, "equipment": {"exoskeleton": state}}])
    assert refusal(position, "move 5 mine") == "too-far"


def clash(attacker: dict[str, Any], defender: dict[str, Any], hero: str = "3a") -> Position:
    """A hero of strength 5 of seat 1 arrives at the Dam, where a hero of seat 0 stands."""
    weak = {"heroes": {hero: {"at": "dam", "state": "activated"}}, **defender}
    strong = {"heroes": {"5": {"at": "dam", "state": "activated"}}, **attacker}
    return table(2, phase="pressure", active=1, turn={"hero": "5"}, tribes=[weak, strong])


def test_the_baseball_bat_adds_a_point_of_pressure() -> None:
    position = clash({"equipment": {"baseball-bat": "repaired"}}, {"stock": {"wood": 5}})
    assert position.decision(1) == "bat"
    does(position, "bat 1", seat=1)
    assert stock(position, 1) == {"wood": 3}
    assert tribe(position, 1)["equipment"] == {"baseball-bat": "used"}


def test_the_baseball_bat_may_be_saved_for_later() -> None:
    position = clash({"equipment": {"baseball-bat": "repaired"}}, {"stock": {"wood": 5}})
    does(position, "done", seat=1)
    assert stock(position, 1) == {"wood": 2}
    assert tribe(position, 1)["equipment"] == {"baseball-bat": "repaired"}


@pytest.mark.parametrize("state", ["broken", "used"])
def test_the_baseball_bat_must_be_repaired_and_fresh(state: str) -> None:
    position = clash({"equipment": {"baseball-bat": state}}, {"stock": {"wood": 5}})
    assert position.decision(1) == "act"
    assert stock(position, 1) == {"wood": 2}


def test_ruling_22_the_baseball_bat_is_swung_at_one_weaker_hero() -> None:
    weak = {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"wood": 5}}
    equal = {"heroes": {"5": {"at": "dam", "state": "activated"}}, "stock": {"metal": 5}}
    strong = {"heroes": {"5": {"at": "dam", "state": "activated"}}, "equipment": {"baseball-bat": "repaired"}}
    tribes = [weak, {**weak, "stock": {"metal": 5}}, equal, strong]
    position = table(4, phase="pressure", active=3, turn={"hero": "5"}, tribes=tribes)
    assert refusal(position, "bat 3", seat=3) == "not-a-target"
    assert refusal(position, "bat 4", seat=3) == "not-a-target"
    does(position, "bat 2", seat=3)
    assert stock(position, 3) == {"wood": 2, "metal": 3}


def test_the_battle_gear_takes_two_points_of_pressure_away() -> None:
    position = clash({}, {"equipment": {"battle-gear": "repaired"}, "stock": {"wood": 5}})
    does(position, "use battle-gear")
    assert stock(position, 1) == {}
    assert tribe(position, 0)["equipment"] == {"battle-gear": "used"}


def test_battle_gear_against_a_baseball_bat_leaves_one_point() -> None:
    gear = {"equipment": {"battle-gear": "repaired"}, "stock": {"wood": 5}}
    position = clash({"equipment": {"baseball-bat": "repaired"}}, gear)
    does(position, "bat 1", seat=1)
    does(position, "use battle-gear")
    assert stock(position, 1) == {"wood": 1}


def test_battle_gear_leaves_no_pressure_below_nothing_and_may_be_saved() -> None:
    gear = {"equipment": {"battle-gear": "repaired"}, "stock": {"wood": 5}}
    position = clash({}, gear, hero="4")
    does(position, "use battle-gear")
    assert stock(position, 0) == {"wood": 5}
    position = clash({}, gear)
    does(position, "done")
    assert stock(position, 1) == {"wood": 2}


@pytest.mark.parametrize(("state", "reason"), [("broken", "equipment-broken"), ("used", "equipment-used")])
def test_battle_gear_must_be_repaired_and_fresh(state: str, reason: str) -> None:
    position = clash({}, {"equipment": {"battle-gear": state}, "stock": {"wood": 5, "munition": 1}})
    assert refusal(position, "use battle-gear") == reason
    assert refusal(position, "use shotgun") == "equipment-not-here"
