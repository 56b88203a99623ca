"""The rulings of our own, from 54 on: where rulebook and earlier rulings are silent (docs/rules/outlive.md)."""

from typing import Any

import pytest

from newdawn.outlive.names import EQUIPMENT, ROOMS
from newdawn.outlive.rooms import permanent_left
from tests.outlive.scenes import (
    arrival,
    asked,
    at_night,
    does,
    in_airlock,
    in_room,
    level,
    overcoming,
    refusal,
)
from tests.outlive.tables import OUTLIVE, board, full, living, moves, named, play, stock, table, tribe

ON_THE_WAY: dict[str, Any] = {"3a": "mine", "3b": "cargo", "4": "fairgrounds", "5": "forest"}
"""Heroes of an attacker: the strongest is one step from the Dam."""

STUCK: dict[str, Any] = {
    "3a": "mine",
    "3b": {"at": "base", "state": "activated"},
    "4": {"at": "peak", "state": "activated"},
    "5": {"at": "fairgrounds", "state": "activated"},
}
"""Heroes of which the last one can only go to the ship, to slot 3."""

ON_SLOT_3: dict[str, Any] = {"heroes": {"3a": {"at": "cargo", "state": "activated"}}, "airlock": 7}


def standing(hero: str, place: str = "dam", **keys: Any) -> dict[str, Any]:
    """A tribe with an activated hero at a place."""
    return {"heroes": {hero: {"at": place, "state": "activated"}}, **keys}


# The shelter's water --------------------------------------------------------------------------------------------------


def test_ruling_54_permanent_water_goes_before_water_tokens_at_night() -> None:
    position = at_night("recruit", {"rooms": [full("permanent-water")], "stock": {"water": 2}})
    does(position, "pay water")
    assert (stock(position, 0), position.record.room_used[0].sum()) == ({"water": 2}, 1)


def test_ruling_54_it_goes_first_for_an_event_too() -> None:
    position = overcoming({"rooms": [full("permanent-water")], "stock": {"water": 3}})
    happened = does(position, "overcome wildfire")
    assert [event.name for event in happened[:2]] == ["permanent-spent", "spent"]
    assert named(happened, "spent")[0]["count"] == 2


def test_ruling_55_each_room_has_its_own_water() -> None:
    rooms = [full("permanent-water"), full("permanent-water")]
    position = table(
        2,
        day=2,
        phase="event",
        convoy=["cold-snap", "rat-infestation"],
        tribes=[{"rooms": rooms, "stock": {"canned": 1}}],
    )
    does(position, "pay permanent", "lose 4")
    assert permanent_left(position.record, 0) == 1


def test_ruling_55_two_rooms_give_two_water() -> None:
    position = at_night("feed", {"rooms": [full("permanent-water"), full("permanent-water")], "airlock": 3})
    assert tribe(position, 0)["to_lose"] == 4


# Moving ---------------------------------------------------------------------------------------------------------------


def test_ruling_56_who_could_move_with_a_tile_or_a_room_only_may_stay() -> None:
    for tool in ({"equipment": {"exoskeleton": "repaired"}}, {"equipment": {"grappling-hook": "repaired"}}):
        position = table(2, tribes=[{"heroes": STUCK, **tool}, ON_SLOT_3])
        assert "stay" in moves(position, 0)
        assert len(moves(position, 0)) > 1
    position = table(2, tribes=[{"heroes": STUCK, "rooms": [full("cargo-two")]}, ON_SLOT_3])
    assert moves(position, 0) == ["move 3a cargo", "stay"]


def test_ruling_57_all_heroes_that_are_left_are_spent_at_once() -> None:
    position = table(2, tribes=[{"heroes": STUCK}, ON_SLOT_3])
    assert named(does(position, "stay"), "heroes-stay") == [{"seat": 0, "count": 1}]
    assert (tribe(position, 0)["heroes"]["3a"]["state"], position.to_act) == ("spent", (1,))


def test_ruling_57_a_spent_hero_on_the_ship_closes_no_slot() -> None:
    position = table(2, tribes=[{"heroes": ON_THE_WAY}, {"heroes": {"4": {"at": "cargo", "state": "spent"}}}])
    assert board(position)["cargo"]["4"]["heroes"] == []


def test_ruling_58_the_exoskeleton_is_used_by_a_move_of_more_than_two_steps_only() -> None:
    for place, used in (("base", "repaired"), ("peak", "used")):
        tribes = [{"heroes": {**ON_THE_WAY, "3a": "dam"}, "equipment": {"exoskeleton": "repaired"}}]
        position = table(2, tribes=tribes)
        does(position, f"move 5 {place}")
        assert tribe(position, 0)["equipment"]["exoskeleton"] == used


# Pressure -------------------------------------------------------------------------------------------------------------


def test_ruling_59_heroes_on_the_ship_press_and_are_pressed_with_their_printed_strength() -> None:
    heroes = {"3a": "dam", "3b": "base", "4": "forest", "5": "mine"}
    tribes = [
        {"heroes": heroes, "equipment": {"grappling-hook": "repaired"}},
        standing("3a", "cargo", stock={"wood": 5}),
    ]
    position = table(2, tribes=tribes)
    assert named(does(position, "hook 5"), "pressure-applied") == [{"seat": 0, "defender": 1, "count": 2}]
    assert stock(position, 0)["wood"] == 2


def test_ruling_60_the_bat_is_chosen_before_anybody_defends_and_one_defender_comes_after_the_other() -> None:
    tribes = [
        {"heroes": ON_THE_WAY, "equipment": {"baseball-bat": "repaired"}},
        standing("4", stock={"munition": 1, "wood": 1, "metal": 2}),
        standing("3a", stock={"munition": 1}),
    ]
    position = table(3, tribes=tribes)
    does(position, "move 5 dam")
    assert (position.to_act, position.decision(0)) == ((0,), "bat")
    does(position, "bat 3")
    assert (position.to_act, position.decision(1)) == ((1,), "defend")
    play(position, 1, "done")
    assert (position.to_act, position.decision(1)) == ((1,), "tribute")
    play(position, 1, "tribute wood")
    assert (position.to_act, position.decision(2), position.record.pressure) == ((2,), "defend", 3)


def test_ruling_61_defences_combine_in_any_order() -> None:
    defender = standing("3a", stock={"munition": 2, "wood": 1}, equipment={"battle-gear": "repaired"})
    tribes = [{"heroes": ON_THE_WAY, "equipment": {"baseball-bat": "repaired"}}, defender]
    for answers in (("pay munition", "use battle-gear"), ("use battle-gear", "pay munition")):
        position = table(2, tribes=tribes)
        does(position, "move 5 dam", "bat 2")
        does(position, *answers, seat=1)
        assert stock(position, 1) == {"munition": 1, "wood": 1}
        assert position.decision(0) == "act"


# Where the hero arrived -----------------------------------------------------------------------------------------------


def test_ruling_62_action_points_are_counted_when_the_hero_begins_to_act() -> None:
    rooms = [{"room": "event-immunity", "survivors": 2}]
    position = arrival("peak", convoy=["sandstorm"], rooms=rooms, equipment={"flashlight": "repaired"})
    assert position.record.points == 3
    does(position, "use flashlight", "settle 4")
    assert position.record.points == 3


def test_ruling_63_a_taken_slot_uses_the_room_at_once_a_free_one_when_the_player_says_so() -> None:
    heroes = {"3a": "dam", "3b": "base", "4": "forest", "5": "mine"}
    for other, cans, offered in ((standing("5", "cargo"), 5, []), ({}, 3, ["room 4"])):
        position = table(2, tribes=[{"heroes": heroes, "rooms": [full("cargo-two")]}, other])
        does(position, "move 5 cargo")
        assert (stock(position, 0)["canned"], moves(position, 0, "room")) == (cans, offered)


def test_ruling_64_different_rooms_and_tiles_add_up_on_one_visit() -> None:
    rooms = [full("cargo-one"), full("cargo-two")]
    position = arrival("cargo", rooms=rooms, equipment={"hacksaw": "repaired"})
    does(position, "room 4", "room 5", "use hacksaw")
    assert stock(position, 0) == {"canned": 6, "metal": 2}


def test_ruling_65_the_search_room_draws_both_tiles_at_once() -> None:
    piles = {"peak": {"pile": ["wood", "metal", "water", "empty"]}}
    position = arrival("peak", rooms=[full("city-search")], board={"search": piles})
    does(position, "search", "room 4")
    assert stock(position, 0) == {"wood": 1, "metal": 1, "water": 1}


def test_ruling_66_one_empty_cupboard_serves_every_copy_of_the_room() -> None:
    piles = {"peak": {"pile": ["wood", "empty", "water"]}}
    rooms = [full("city-search"), full("empty-cupboard"), full("empty-cupboard")]
    position = arrival("peak", rooms=rooms, board={"search": piles})
    does(position, "search", "room 4", "room 5", "room 6")
    assert stock(position, 0) == {"wood": 3, "metal": 2, "water": 1}


def test_ruling_66_the_room_pays_only_for_a_cupboard_that_is_found_while_it_is_full() -> None:
    piles = {"peak": {"pile": ["empty", "wood", "empty", "water"]}}
    rooms = [{"room": "empty-cupboard", "survivors": 2}, full("empty-cupboard")]
    position = arrival("peak", rooms=rooms, equipment={"flashlight": "repaired"}, board={"search": piles})
    does(position, "search", "use flashlight", "settle 4", "search")
    assert (refusal(position, "room 4"), refusal(position, "room 5")) == ("no-cupboard", None)
    does(position, "search", "room 4", "room 5")
    assert stock(position, 0) == {"wood": 3, "metal": 2}


def test_ruling_66_the_document_says_which_rooms_saw_the_cupboard() -> None:
    rooms = [full("empty-cupboard"), {"room": "empty-cupboard", "survivors": 1}]
    position = arrival("peak", rooms=rooms, board={"search": {"peak": {"pile": ["empty", "rest"]}}})
    does(position, "search")
    assert position.to_json()["turn"]["cupboards"] == ["4"]


def test_ruling_67_a_survivor_whom_nobody_places_is_gone_and_the_flashlight_used() -> None:
    position = arrival("peak", equipment={"flashlight": "repaired"})
    happened = does(position, "use flashlight", "done")
    assert named(happened, "survivor-declined") == [{"seat": 0}]
    assert (living(position, 0), tribe(position, 0)["equipment"]) == (0, {"flashlight": "used"})


def test_ruling_68_a_hunt_that_was_begun_is_not_broken_off() -> None:
    wild = {"forest": ["endurance-6", "rest"]}
    position = arrival("forest", "3a", stock={"munition": 3}, board={"wild_game": wild})
    does(position, "hunt 1")
    assert refusal(position, "done") == "not-now"
    assert refusal(position, "strike") == "needs-points"


def test_ruling_69_the_sensor_does_not_oblige_to_hunt_and_a_tile_taken_with_it_is_named_with_its_position() -> None:
    wild = {"forest": ["endurance-7", "endurance-3", "rest"]}
    position = arrival("forest", equipment={"thermal-sensor": "repaired"}, board={"wild_game": wild})
    does(position, "use thermal-sensor", "take")
    happened = does(position, "hunt 2")
    assert named(happened, "hunt-begun")[0]["position"] == "2"
    position = arrival("forest", equipment={"thermal-sensor": "repaired"}, turn={"points": 0, "collected": 5})
    assert refusal(position, "use thermal-sensor") == "no-points"


@pytest.mark.parametrize(
    ("stack", "points", "munitions", "refused"),
    [
        (["endurance-7", "endurance-7"], 3, 0, None),  # Below the top there may be something weaker.
        (["endurance-7", "endurance-3"], 2, 0, "prey-too-strong"),
        (["endurance-7", "endurance-3"], 2, 1, None),
        (["endurance-4"], 3, 0, "prey-too-strong"),  # There is nothing below the top.
        (["endurance-4"], 3, 1, None),
    ],
)
def test_ruling_69_the_sensor_needs_a_hunt_that_is_possible_as_far_as_its_owner_knows(
    stack: list[str], points: int, munitions: int, refused: str | None
) -> None:
    position = arrival(
        "forest",
        equipment={"thermal-sensor": "repaired"},
        stock={"munition": munitions},
        turn={"points": points},
        board={"wild_game": {"forest": stack}},
    )
    assert refusal(position, "use thermal-sensor") == refused


def test_ruling_69_who_knows_the_stack_cannot_use_the_sensor_where_all_of_it_is_too_strong() -> None:
    forest = {"stack": ["endurance-7", "endurance-6"], "known_to": [0]}
    keys = {"equipment": {"thermal-sensor": "repaired"}, "turn": {"points": 3}}
    position = arrival("forest", board={"wild_game": {"forest": forest}}, **keys)
    assert refusal(position, "use thermal-sensor") == "prey-too-strong"
    forest = {"stack": ["endurance-7", "endurance-3"], "known_to": [0]}
    assert refusal(arrival("forest", board={"wild_game": {"forest": forest}}, **keys), "use thermal-sensor") is None


# Events ---------------------------------------------------------------------------------------------------------------


def test_ruling_70_everybody_chooses_at_once_what_an_event_costs() -> None:
    home = {"rooms": [{"room": "room-construction", "survivors": 1}], "airlock": 2}
    position = table(3, phase="event", convoy=["cold-snap"], tribes=[home, home, home])
    assert position.to_act == (0, 1, 2)
    play(position, 2, "lose 1")
    assert position.to_act == (0, 1)


def test_ruling_71_survivors_are_lost_without_asking_where_there_is_no_choice() -> None:
    position = table(2, phase="event", convoy=["cold-snap"], tribes=[{"airlock": 2}])
    assert (living(position, 0), position.decision(0)) == (1, "move-hero")


def test_ruling_72_payments_without_a_choice_are_made_without_asking() -> None:
    tribes = [{"stock": {"wood": 1, "munition": 1}}, {"stock": {"metal": 4}}]
    position = table(2, phase="event", convoy=["enemy-clan"], tribes=tribes)
    assert (stock(position, 0), stock(position, 1)) == ({}, {"metal": 2})


def test_ruling_87_immunity_counts_at_the_moment_when_an_event_is_applied() -> None:
    rooms = [full("event-immunity")]
    position = table(2, phase="event", convoy=["cold-snap"], tribes=[{"rooms": rooms}, {"rooms": rooms, "airlock": 1}])
    assert (living(position, 0), living(position, 1)) == (3, 4)


# Night ----------------------------------------------------------------------------------------------------------------


def test_ruling_73_who_can_afford_no_event_passes_without_being_asked() -> None:
    position = overcoming({"stock": {"water": 2}}, {"stock": {"water": 3}})
    assert position.to_act == (1,)


def test_ruling_74_steps_in_which_nothing_can_be_done_are_skipped() -> None:
    position = at_night("recruit", {"stock": {"wood": 3}})
    assert position.decision(0) == "build"
    position = at_night("build", {"rooms": ["hunting-two"], "stock": {"wood": 1}, "equipment": {"axe": "broken"}})
    assert tribe(position, 0)["stock"] == {"wood": 1}
    assert position.decision(0) == "move-hero"


def test_ruling_75_the_discount_on_an_event_must_leave_the_rest_payable() -> None:
    position = overcoming({"stock": {"wood": 1}, "rooms": [full("overcome-event")]}, events=("lean-times",))
    does(position, "overcome lean-times")
    assert refusal(position, "waive wood") == "cannot-afford"
    assert refusal(position, "done") == "must-use-discount"
    does(position, "waive metal")
    assert stock(position, 0) == {}


def test_ruling_76_the_cheaper_repair_comes_after_the_draw_also_if_there_was_nothing_to_draw() -> None:
    position = asked(
        "repair", rooms=[full("draw-and-repair")], equipment={"axe": "broken"}, stock={"wood": 1, "metal": 1}
    )
    assert refusal(position, "repair axe") == "cannot-afford"
    does(position, "room 2")
    assert refusal(position, "repair axe") is None
    everything = dict.fromkeys(EQUIPMENT, "broken")
    position = asked("repair", rooms=[full("draw-and-repair")], equipment=everything, stock={"wood": 1, "metal": 1})
    assert named(does(position, "room 2"), "equipment-drawn") == []
    assert refusal(position, "repair axe") is None


def test_ruling_77_drawing_goes_on_until_there_is_a_new_kind() -> None:
    all_but_bow = {tile: "broken" for tile in EQUIPMENT if tile != "bow"}
    position = asked("build", rooms=[full("draw-equipment")], equipment=all_but_bow)
    happened = does(position, "room 4")
    assert len(named(happened, "equipment-drawn")) == 1
    position = asked("build", rooms=[full("draw-equipment")], equipment=dict.fromkeys(EQUIPMENT, "broken"))
    assert refusal(position, "room 4") == "no-equipment-left"


def test_ruling_78_the_construction_room_is_used_before_the_first_material_is_paid() -> None:
    position = asked("build", rooms=[full("room-construction"), "hunting-two"], stock={"wood": 3, "metal": 3})
    does(position, "build 4")
    assert refusal(position, "room 1") is None
    does(position, "pay wood")
    assert refusal(position, "room 1") == "room-not-now"


def test_ruling_79_only_its_own_ability_fills_the_extra_spaces_of_add_survivor() -> None:
    position = asked("build", rooms=[full("add-survivor")], airlock=2)
    assert refusal(position, "settle 4") == "no-space"
    does(position, "room 4")
    assert (in_room(position, 4), in_airlock(position)) == (4, 2)
    position = arrival("cargo", rooms=[full("add-survivor")])
    assert refusal(position, "settle 4") == "no-space"


def test_ruling_86_a_destroyed_tile_is_discarded_and_may_be_drawn_again() -> None:
    position = asked("build", rooms=[full("destroy-equipment")], equipment={"axe": "used"})
    does(position, "room 4", "destroy axe")
    assert board(position)["equipment"]["discard"] == {"axe": 1}
    assert stock(position, 0) == {"wood": 1, "metal": 2}


# Setup and dawn -------------------------------------------------------------------------------------------------------


def test_ruling_80_the_first_room_and_its_survivors_stay_secret_until_all_have_chosen() -> None:
    position = OUTLIVE.new(players=2, seed=5)
    before = position.view(1).to_bytes()
    while position.decision(0) != "leader":
        position.play(0, position.moves(0)[0])
    assert position.view(1).to_bytes() == before
    assert len(moves(position, 0, "lead")) == 2


def test_ruling_81_the_heroes_of_strength_3_take_the_places_left_in_ring_order() -> None:
    tribes = [{"leader": "jacob", "heroes": {}}, {"leader": "erin", "heroes": {}}]
    position = table(2, phase="placing", tribes=tribes)
    does(position, "place 5 peak", "place 4 cargo")
    heroes = tribe(position, 0)["heroes"]
    assert (heroes["3a"]["at"], heroes["3b"]["at"]) == ("dam", "fairgrounds")


def test_ruling_82_mary_draws_after_the_leaders_are_shown_and_before_heroes_are_placed() -> None:
    tribes = [{"leader": "jacob"}, {"leader": "mary"}]
    position = table(2, phase="searching", tribes=tribes)
    assert (position.to_act, position.decision(1)) == ((1,), "search-city")
    play(position, 1, "draw peak", "draw peak", "draw peak", "draw blackwood")
    play(position, 1, moves(position, 1)[0])
    assert (position.to_act, position.decision(0)) == ((0, 1), "place-heroes")


def test_ruling_83_both_copies_of_a_room_work_each_for_itself() -> None:
    assert "four-munitions" in ROOMS
    position = asked("build", rooms=[full("four-munitions"), full("four-munitions")])
    does(position, "room 4", "room 5")
    assert stock(position, 0) == {"munition": 8}


def test_ruling_84_blackwood_gets_its_tiles_first_when_they_run_short() -> None:
    few = {tile: "broken" for tile in EQUIPMENT if tile not in ("bow", "axe")}
    position = table(
        2, day=2, phase="dawn", tribes=[{"equipment": dict.fromkeys(EQUIPMENT, "broken")}, {"equipment": few}]
    )
    shown = board(position)["equipment"]
    assert (sorted(filter(None, shown["blackwood"])), shown["peak"]) == (["axe", "bow"], [None] * 3)


# Things that are allowed though they bring nothing, and other small ones ---------------------------------------------


def test_ruling_85_algae_and_the_dams_door_may_be_used_for_nothing() -> None:
    position = arrival("base", gauge=3)
    does(position, "algae")
    assert (level(position), position.record.points) == (3, 4)
    position = arrival("dam", stock={"microchip": 1}, board={"stock": {"dam": 0}})
    does(position, "unlock")
    assert stock(position, 0) == {}


def test_ruling_88_only_a_pile_with_tiles_that_the_seat_does_not_know_is_looked_through() -> None:
    rooms = [full("look-through-pile"), full("look-through-pile")]
    position = table(2, tribes=[{"rooms": rooms}], board={"search": {"blackwood": {"pile": []}}})
    assert refusal(position, "look blackwood") == "pile-empty"
    does(position, "look peak")
    assert refusal(position, "look peak") == "already-known"


def test_ruling_89_permanent_water_breaks_no_tie() -> None:
    rooms = [full("permanent-water")]
    other = [full("airlock-absorbs")]
    position = table(2, phase="over", day=6, tribes=[{"rooms": rooms}, {"rooms": other}])
    assert position.winners == (0, 1)


def test_ruling_90_the_turn_passes_over_players_without_an_idle_hero() -> None:
    done = {"heroes": {hero: {"state": "activated"} for hero in ("3a", "3b", "4", "5")}, "airlock": 7}
    position = table(3, active=0, tribes=[{"leader": "kooper", "heroes": {"5": "forest", "4": "base"}}, done])
    assert position.decision(0) == "move-hero"
    move = moves(position, 0, "move 5")[0]
    play(position, 0, move)
    while position.decision(0) == "act":
        play(position, 0, "done")
    assert position.to_act == (2,)


@pytest.mark.parametrize(("room", "cans"), [("cargo-one", 4), ("cargo-two", 5)])
def test_ruling_91_a_room_for_the_ship_pays_on_the_visit_on_which_a_survivor_from_the_ship_fills_it(
    room: str, cans: int
) -> None:
    almost = full(room)
    almost["survivors"] -= 1
    position = arrival("cargo", rooms=[almost])
    assert refusal(position, "room 4") == "room-not-full"
    does(position, "settle 4", "room 4", "done")
    assert stock(position, 0) == {"canned": cans}
