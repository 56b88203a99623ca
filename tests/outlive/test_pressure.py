"""Pressure: a hero that arrives leans on every weaker activated hero there (rulings 20 to 22)."""

from typing import Any

import pytest

from newdawn.core.face import Position
from tests.outlive.tables import SPENT, full, moves, named, play, stock, table, tribe, why_not

GOODS = {"wood": 2, "water": 2}


def meeting(
    arriving: str, *others: dict[str, Any] | None, convoy: tuple[str, ...] = ("wildfire",), **keys: Any
) -> Position:
    """Return a table right after a hero of seat 0 arrived at the Dam; the others are told seat by seat."""
    mine = {"leader": "kooper", "heroes": {arriving: "forest"}, **keys}
    tribes = [
        mine,
        *[other or {"leader": leader} for other, leader in zip(others, ("liza", "grayson", "wilson"), strict=False)],
    ]
    position = table(len(tribes), convoy=list(convoy), tribes=tribes)
    play(position, 0, f"move {arriving} dam")
    return position


def standing(hero: str, leader: str = "solen", state: str = "activated", **keys: Any) -> dict[str, Any]:
    """Return a tribe with a hero at the Dam, and goods to take."""
    return {"leader": leader, "heroes": {hero: {"at": "dam", "state": state}}, "stock": GOODS, **keys}


# Who is put under pressure --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arriving", "there", "pressure"),
    [
        ("5", "3a", 2),
        ("5", "4", 1),
        ("4", "3b", 1),
        ("5", "5", 0),
        ("4", "4", 0),
        ("3a", "3b", 0),
        ("3a", "5", 0),
        ("4", "5", 0),
    ],
)
def test_ruling_21_pressure_is_the_difference_in_strength_on_weaker_heroes_only(
    arriving: str, there: str, pressure: int
) -> None:
    position = meeting(arriving, standing(there))
    if pressure:
        assert position.to_act == (1,)
        assert position.to_json()["turn"]["pressure"] == pressure
    else:
        assert position.decision(0) == "act"
        assert stock(position, 1) == GOODS


@pytest.mark.parametrize("state", ["idle", "spent"])
def test_ruling_21_idle_and_spent_heroes_are_not_put_under_pressure(state: str) -> None:
    position = meeting("5", standing("3a", state=state))
    assert position.decision(0) == "act"
    assert stock(position, 1) == GOODS


def test_a_hero_that_arrives_where_a_stronger_one_stands_suffers_nothing() -> None:
    position = meeting("3a", standing("5"), stock={"wood": 1, "metal": 1})
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"wood": 1, "metal": 1}


def test_heroes_at_other_places_are_not_put_under_pressure() -> None:
    elsewhere = {"leader": "solen", "heroes": {"3a": {"at": "base", "state": "activated"}}, "stock": GOODS}
    assert meeting("5", elsewhere).decision(0) == "act"


def test_ruling_21_pressure_is_mandatory_the_attacker_is_not_asked() -> None:
    position = meeting("5", standing("3a"))
    assert position.to_act == (1,)
    assert why_not(position, 0, "done") == "not-your-decision"


def test_ruling_21_several_targets_defend_in_seating_order_from_the_attacker() -> None:
    tribes = [
        standing("3a", "solen"),
        {"leader": "kooper", "heroes": {"5": "forest"}},
        standing("4", "liza"),
        standing("3b", "grayson"),
    ]
    position = table(4, active=1, tribes=tribes)
    play(position, 1, "move 5 dam")
    asked = []
    while position.decision(1) != "act":
        seat = position.to_act[0]
        asked.append((seat, position.to_json()["turn"]["pressure"]))
        play(position, seat, "tribute wood")
    assert asked == [(2, 1), (3, 2), (3, 1), (0, 2), (0, 1)]
    assert stock(position, 1) == {"wood": 5}


def test_pressure_comes_before_the_heros_own_actions_and_costs_no_points() -> None:
    position = meeting("5", standing("4"))
    play(position, 1, "tribute water")
    assert position.decision(0) == "act"
    assert position.to_json()["turn"]["points"] == 5


def test_ruling_32_the_sandstorm_does_not_matter_under_pressure() -> None:
    position = meeting("5", standing("3a"), convoy=("sandstorm",))
    assert position.to_json()["turn"]["pressure"] == 2
    position = meeting("3a", standing("4"), convoy=("sandstorm",))
    assert position.decision(0) == "act"


def test_on_the_ship_heroes_are_put_under_pressure_too() -> None:
    mine = {"leader": "kooper", "heroes": {"5": "mine"}}
    other = {"leader": "liza", "heroes": {"3a": {"at": "cargo", "state": "activated"}}, "stock": GOODS}
    position = table(2, tribes=[mine, other])
    play(position, 0, "move 5 cargo")
    assert position.to_json()["turn"]["pressure"] == 2
    play(position, 1, "tribute water", "tribute water")
    assert stock(position, 0) == {"water": 2, "canned": 3}


def test_the_grappling_hook_does_not_add_to_the_pressure() -> None:
    mine = {"leader": "kooper", "heroes": {"4": "mine"}, "equipment": {"grappling-hook": "repaired"}}
    other = {"leader": "liza", "heroes": {"4": {"at": "cargo", "state": "activated"}}, "stock": GOODS}
    position = table(2, tribes=[mine, other])
    play(position, 0, "hook 4")
    assert position.decision(0) == "act"
    assert stock(position, 1) == GOODS


# Tribute --------------------------------------------------------------------------------------------------------------


def test_ruling_20_the_defender_chooses_one_supply_or_material_for_each_point() -> None:
    position = meeting("5", standing("3a", stock={"meat": 1, "metal": 1, "microchip": 1}))
    assert sorted(moves(position, 1)) == ["tribute meat", "tribute metal", "tribute microchip"]
    play(position, 1, "tribute microchip", "tribute meat")
    assert stock(position, 0) == {"meat": 1, "microchip": 1}
    assert stock(position, 1) == {"metal": 1}


def test_ruling_20_what_the_defender_does_not_have_cannot_be_given() -> None:
    position = meeting("5", standing("3a"))
    assert why_not(position, 1, "tribute metal") == "nothing-to-give"
    assert why_not(position, 1, "done") == "not-now"


def test_ruling_20_munitions_are_never_tribute() -> None:
    position = meeting("5", standing("3a", stock={"munition": 5}))
    play(position, 1, "done")
    assert position.decision(0) == "act"
    assert stock(position, 1) == {"munition": 5}
    assert stock(position, 0) == {}
    assert "tribute munition" not in {str(move) for move in map(position.move, range(len(position.game.moves)))}


def test_ruling_20_who_has_nothing_gives_nothing() -> None:
    position = meeting("5", standing("3a", stock={}))
    assert position.decision(0) == "act"


def test_ruling_20_who_has_less_than_the_pressure_gives_all_of_it() -> None:
    position = meeting("5", standing("3a", stock={"wood": 1}))
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"wood": 1}
    assert stock(position, 1) == {}


def test_where_there_is_no_choice_tribute_is_taken_without_asking() -> None:
    position = meeting("5", standing("3a", stock={"wood": 3}))
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"wood": 2}
    position = meeting("5", standing("3a", stock={"wood": 1, "canned": 1}))
    assert stock(position, 0) == {"wood": 1, "canned": 1}


def test_ruling_47_permanent_water_is_not_taken_as_tribute() -> None:
    position = meeting("5", standing("3a", stock={}, rooms=[full("permanent-water")]))
    assert position.decision(0) == "act"
    assert stock(position, 0) == {}
    assert not position.record.room_used[1].any()


def test_with_the_room_the_attacker_chooses_the_tribute() -> None:
    position = meeting("5", standing("3a"), rooms=[full("choice-of-tribute")])
    assert position.to_act == (0,)
    assert position.decision(0) == "tribute"
    assert sorted(moves(position, 0)) == ["tribute water", "tribute wood"]
    play(position, 0, "tribute water", "tribute water")
    assert stock(position, 0) == {"water": 2}


def test_with_the_room_the_attacker_cannot_take_munitions_or_what_is_not_there() -> None:
    position = meeting("5", standing("3a", stock={**GOODS, "munition": 1}), rooms=[full("choice-of-tribute")])
    play(position, 1, "done")
    assert why_not(position, 0, "tribute metal") == "nothing-to-give"
    assert sorted(moves(position, 0)) == ["tribute water", "tribute wood"]


def test_the_room_for_tribute_works_on_every_defender_without_limit() -> None:
    position = meeting("5", standing("3a", "solen"), standing("4", "liza"), rooms=[full("choice-of-tribute")])
    play(position, 0, "tribute wood", "tribute wood", "tribute wood")
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"wood": 3}
    position = meeting("5", standing("3a"), rooms=[full("choice-of-tribute")])
    play(position, 0, "tribute wood", "tribute wood", "done")
    assert not tribe(position, 0)["rooms"][3].get("used")


def test_the_room_for_tribute_does_nothing_if_it_is_not_full() -> None:
    position = meeting("5", standing("3a"), rooms=[{"room": "choice-of-tribute", "survivors": 3}])
    assert position.to_act == (1,)


def test_with_the_room_the_defender_still_defends_first() -> None:
    position = meeting("5", standing("3a", stock={**GOODS, "munition": 1}), rooms=[full("choice-of-tribute")])
    assert position.decision(1) == "defend"
    play(position, 1, "pay munition")
    assert position.decision(0) == "tribute"
    assert position.to_json()["turn"]["pressure"] == 1


# Munitions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "given"), [(0, 2), (1, 1), (2, 0)])
def test_ruling_20_each_munition_takes_one_point_off_also_in_part(paid: int, given: int) -> None:
    position = meeting("5", standing("3a", stock={"munition": 4, "wood": 3}))
    play(position, 1, *["pay munition"] * paid, *["done"] * (paid < 2))
    assert position.decision(0) == "act"
    assert stock(position, 0) == ({"wood": given} if given else {})
    assert stock(position, 1)["munition"] == 4 - paid


def test_no_more_munitions_are_spent_than_there_is_pressure() -> None:
    position = meeting("5", standing("4", stock={"munition": 3, "wood": 1}))
    play(position, 1, "pay munition")
    assert why_not(position, 1, "pay munition") == "not-your-decision"
    assert stock(position, 1) == {"munition": 2, "wood": 1}


def test_the_last_munition_spent_leaves_the_rest_of_the_pressure() -> None:
    position = meeting("5", standing("3a", stock={"munition": 1, "wood": 3}))
    play(position, 1, "pay munition")
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"wood": 1}


def test_only_munitions_defend() -> None:
    position = meeting("5", standing("3a", stock={"munition": 1, "wood": 3}))
    assert why_not(position, 1, "pay wood") == "not-accepted"
    assert why_not(position, 1, "tribute wood") == "not-now"
    gear = standing("3a", stock={"wood": 3}, equipment={"battle-gear": "repaired"})
    assert why_not(meeting("5", gear), 1, "pay munition") == "needs-token"


def test_the_attackers_munitions_add_no_pressure() -> None:
    position = meeting("5", standing("3a"), stock={"munition": 9})
    assert position.to_json()["turn"]["pressure"] == 2
    assert why_not(position, 0, "pay munition") == "not-your-decision"


def test_who_has_neither_munitions_nor_tiles_nor_rooms_is_not_asked_to_defend() -> None:
    assert meeting("5", standing("3a")).decision(1) == "tribute"


# Battle Gear ----------------------------------------------------------------------------------------------------------


def test_battle_gear_takes_two_points_off() -> None:
    position = meeting("5", standing("3a", equipment={"battle-gear": "repaired"}))
    assert position.decision(1) == "defend"
    play(position, 1, "use battle-gear")
    assert position.decision(0) == "act"
    assert stock(position, 1) == GOODS
    assert tribe(position, 1)["equipment"]["battle-gear"] == "used"


def test_battle_gear_may_be_saved_for_later() -> None:
    position = meeting("5", standing("4", equipment={"battle-gear": "repaired"}))
    play(position, 1, "done", "tribute wood")
    assert tribe(position, 1)["equipment"]["battle-gear"] == "repaired"


def test_battle_gear_against_one_point_leaves_no_pressure_below_zero() -> None:
    position = meeting("5", standing("4", equipment={"battle-gear": "repaired"}))
    play(position, 1, "use battle-gear")
    assert position.decision(0) == "act"
    assert stock(position, 0) == {}


def test_battle_gear_and_munitions_add_up_against_the_bat() -> None:
    defender = standing("3a", stock={**GOODS, "munition": 1}, equipment={"battle-gear": "repaired"})
    position = meeting("5", defender, equipment={"baseball-bat": "repaired"})
    play(position, 0, "bat 2")
    assert position.to_json()["turn"]["pressure"] == 3
    play(position, 1, "use battle-gear", "pay munition")
    assert position.decision(0) == "act"
    assert stock(position, 1) == GOODS


@pytest.mark.parametrize(("state", "reason"), [("broken", "equipment-broken"), ("used", "equipment-used")])
def test_broken_or_used_battle_gear_does_not_help(state: str, reason: str) -> None:
    defender = standing("3a", stock={**GOODS, "munition": 1}, equipment={"battle-gear": state})
    assert why_not(meeting("5", defender), 1, "use battle-gear") == reason


def test_other_tiles_do_not_help_against_pressure() -> None:
    defender = standing("3a", stock={**GOODS, "munition": 1}, equipment={"shotgun": "repaired"})
    position = meeting("5", defender)
    assert why_not(position, 1, "use shotgun") == "equipment-not-here"
    assert why_not(position, 1, "use battle-gear") == "needs-equipment"


def test_ruling_19_battle_gear_works_once_a_round() -> None:
    defender = standing("3a", equipment={"battle-gear": "repaired"})
    position = meeting("5", defender)
    play(position, 1, "use battle-gear")
    position = meeting("5", {**defender, "equipment": {"battle-gear": "used"}})
    assert position.decision(1) == "tribute"


# The room for heroes of strength 3 ------------------------------------------------------------------------------------

IMMUNE = [full("hero-immunity")]


def test_the_immunity_room_turns_one_pressure_on_a_hero_of_strength_3_away() -> None:
    position = meeting("5", standing("3a", rooms=IMMUNE))
    assert sorted(moves(position, 1)) == ["done", "room 4"]
    play(position, 1, "room 4")
    assert position.decision(0) == "act"
    assert stock(position, 1) == GOODS


def test_the_immunity_room_turns_away_the_bat_as_well() -> None:
    position = meeting("5", standing("3b", rooms=IMMUNE), equipment={"baseball-bat": "repaired"})
    play(position, 0, "bat 2")
    play(position, 1, "room 4")
    assert stock(position, 1) == GOODS


def test_the_immunity_room_is_for_strength_3_only() -> None:
    assert meeting("5", standing("4", rooms=IMMUNE)).decision(1) == "tribute"
    position = meeting("5", standing("4", rooms=IMMUNE, stock={**GOODS, "munition": 1}))
    assert why_not(position, 1, "room 4") == "hero-too-strong"


def test_the_immunity_room_works_once_a_round() -> None:
    position = meeting("5", standing("3a", rooms=IMMUNE))
    play(position, 1, "room 4")
    assert tribe(position, 1)["rooms"][3]["used"] is True
    position = meeting("5", standing("3a", rooms=[full("hero-immunity", used=True)], stock={**GOODS, "munition": 1}))
    assert why_not(position, 1, "room 4") == "room-used"
    assert meeting("5", standing("3a", rooms=[full("hero-immunity", used=True)])).decision(1) == "tribute"


def test_the_owner_chooses_when_to_use_the_immunity_room() -> None:
    position = meeting("5", standing("3a", rooms=IMMUNE))
    play(position, 1, "done", "tribute wood", "tribute wood")
    assert not tribe(position, 1)["rooms"][3].get("used")


def test_the_immunity_room_must_be_full_and_other_rooms_do_not_help() -> None:
    rooms = [{"room": "hero-immunity", "survivors": 3}, full("gauge-down"), "cargo-one"]
    position = meeting("5", standing("3a", rooms=rooms, stock={**GOODS, "munition": 1}))
    assert why_not(position, 1, "room 4") == "room-not-full"
    assert why_not(position, 1, "room 5") == "room-not-now"
    assert why_not(position, 1, "room 6") == "not-built"
    assert why_not(position, 1, "room 7") == "no-room-there"


# Baseball Bat ---------------------------------------------------------------------------------------------------------

BAT = {"baseball-bat": "repaired"}


def test_ruling_22_the_bat_adds_one_point_against_one_chosen_weaker_hero() -> None:
    position = meeting("5", standing("3a", "solen"), standing("4", "liza"), equipment=BAT)
    assert position.to_act == (0,)
    assert sorted(moves(position, 0)) == ["bat 2", "bat 3", "done"]
    happened = play(position, 0, "bat 3")
    assert named(happened, "pressure-applied") == [{"seat": 0, "defender": 1, "count": 2}]
    happened = play(position, 1, "tribute wood", "tribute wood")
    assert named(happened, "pressure-applied") == [{"seat": 0, "defender": 2, "count": 2}]
    play(position, 2, "tribute wood", "tribute water")
    assert stock(position, 0) == {"wood": 3, "water": 1}
    assert tribe(position, 0)["equipment"]["baseball-bat"] == "used"


def test_ruling_22_the_bat_is_optional() -> None:
    position = meeting("5", standing("3a"), equipment=BAT)
    play(position, 0, "done")
    assert position.to_json()["turn"]["pressure"] == 2
    assert tribe(position, 0)["equipment"]["baseball-bat"] == "repaired"


@pytest.mark.parametrize("there", ["4", "5"])
def test_ruling_22_the_bat_is_of_no_use_against_equal_or_stronger_heroes(there: str) -> None:
    position = meeting("4", standing(there), equipment=BAT)
    assert position.decision(0) == "act"
    assert stock(position, 1) == GOODS


def test_ruling_22_beside_a_weaker_hero_an_equal_or_an_idle_one_is_no_target_of_the_bat() -> None:
    idle = standing("3a", "grayson", "idle")
    position = meeting("4", standing("3a", "solen"), standing("4", "liza"), idle, equipment=BAT)
    assert sorted(moves(position, 0)) == ["bat 2", "done"]
    assert why_not(position, 0, "bat 3") == "not-a-target"
    assert why_not(position, 0, "bat 4") == "not-a-target"
    assert why_not(position, 0, "bat 1") == "not-a-target"


@pytest.mark.parametrize("state", ["broken", "used"])
def test_a_broken_or_used_bat_is_not_offered(state: str) -> None:
    position = meeting("5", standing("3a"), equipment={"baseball-bat": state})
    assert position.to_act == (1,)
    assert position.to_json()["turn"]["pressure"] == 2


def test_ruling_22_the_bat_is_swung_once_a_round() -> None:
    mine = {
        "leader": "kooper",
        "heroes": {"5": "forest", "4": "base", "3a": {"state": "spent"}, "3b": {"state": "spent"}},
        "equipment": BAT,
    }
    there = {
        "leader": "solen",
        "heroes": {**SPENT["heroes"], "3a": {"at": "dam", "state": "activated"}},
        "stock": {"wood": 9},
    }
    position = table(2, tribes=[mine, there])
    play(position, 0, "move 5 dam", "bat 2", "done")
    assert stock(position, 0) == {"wood": 3}
    assert tribe(position, 0)["equipment"]["baseball-bat"] == "used"
    assert why_not(position, 0, "bat 2") == "not-now"
