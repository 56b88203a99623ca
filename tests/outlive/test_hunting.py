"""Hunting at the Forest, the Mine and the Fairgrounds."""

from typing import Any

import pytest

from newdawn.core.face import Position
from tests.outlive.scenes import arrival, does, refusal
from tests.outlive.tables import SPENT, board, full, moves, stock, table, tribe

GROUNDS = ("forest", "mine", "fairgrounds")


def facing(endurance: int, hero: str = "5", place: str = "forest", **keys: Any) -> Position:
    """A hero that has arrived where a tile of that endurance is on top, and one of endurance 3 below."""
    wild = {place: [f"endurance-{endurance}", "endurance-3", "rest"]}
    return arrival(place, hero, board={"wild_game": wild}, **keys)


@pytest.mark.parametrize("place", GROUNDS)
def test_each_hunting_ground_has_its_own_stack(place: str) -> None:
    position = facing(4, place=place)
    does(position, "hunt 1")
    assert stock(position, 0) == {"meat": 2}
    assert board(position)["wild_game"][place]["stack"][0] == "endurance-3"
    assert tribe(position, 0)["caught"] == {"endurance-4": 1}


@pytest.mark.parametrize("place", ["dam", "base", "peak", "blackwood", "cargo"])
def test_there_is_no_game_elsewhere(place: str) -> None:
    assert refusal(arrival(place), "hunt 1") == "only-at-hunting-grounds"


@pytest.mark.parametrize("endurance", [3, 4, 5])
def test_a_hunt_costs_as_many_points_as_the_game_has_endurance(endurance: int) -> None:
    position = facing(endurance)
    does(position, "hunt 1")
    assert position.record.points == 5 - endurance


def test_points_that_a_hunt_leaves_collect_materials_before_and_after_it() -> None:
    position = facing(3)
    does(position, "take", "hunt 1", "take")
    assert stock(position, 0) == {"meat": 1, "wood": 2}
    assert refusal(position, "take") == "no-points"


@pytest.mark.parametrize(("endurance", "values"), [(3, "1234"), (4, "2345"), (5, "3456"), (6, "4567"), (7, "5678")])
def test_each_catch_of_a_kind_gives_more_meat(endurance: int, values: str) -> None:
    for caught, meat in enumerate(map(int, values)):
        position = facing(endurance, stock={"munition": 2}, caught={f"endurance-{endurance}": caught})
        does(position, "hunt 1", *["pay munition"] * (endurance - 5))
        if position.decision(0) == "hunt":
            does(position, "strike")
        assert stock(position, 0)["meat"] == meat


def test_ruling_10_later_catches_give_the_fourth_value() -> None:
    wild = {"forest": ["endurance-3", "rest"]}
    position = arrival("forest", board={"wild_game": wild}, caught={"endurance-3": 5})
    does(position, "hunt 1")
    assert stock(position, 0) == {"meat": 4}


def test_ruling_11_only_the_own_catches_of_the_same_endurance_count() -> None:
    others = [{"caught": {"endurance-4": 3}}]
    position = facing(4, caught={"endurance-3": 2, "endurance-6": 2}, others=others)
    does(position, "hunt 1")
    assert stock(position, 0) == {"meat": 2}


def test_munitions_pay_for_endurance() -> None:
    position = facing(6, "4", stock={"munition": 5})
    does(position, "hunt 1", "pay munition", "pay munition", "pay munition", "strike")
    assert stock(position, 0) == {"meat": 4, "munition": 2}
    assert position.record.points == 1


def test_a_hero_strikes_only_when_its_points_are_enough() -> None:
    position = facing(6, "4", stock={"munition": 5})
    does(position, "hunt 1")
    assert refusal(position, "strike") == "needs-points"
    does(position, "pay munition")
    assert refusal(position, "strike") == "needs-points"
    does(position, "pay munition", "strike")
    assert position.record.points == 0


def test_without_munitions_and_tiles_there_is_nothing_to_ask() -> None:
    position = facing(4)
    does(position, "hunt 1")
    assert position.decision(0) == "act"


def test_game_that_is_too_strong_is_refused_with_the_numbers() -> None:
    position = facing(7, "3a", stock={"munition": 3})
    reason = position.why_not(0, "hunt 1")
    assert reason is not None
    assert (reason.name, dict(reason.arguments)) == ("prey-too-strong", {"endurance": 7, "available": 6})


def test_ruling_9_a_hunt_takes_at_least_one_action_point() -> None:
    position = facing(3, stock={"munition": 5})
    does(position, "hunt 1", "pay munition", "pay munition")
    # The third munition is not asked for: the last point of endurance takes an action point.
    assert position.decision(0) == "act"
    assert stock(position, 0) == {"meat": 1, "munition": 3}
    assert position.record.points == 4


def test_ruling_9_no_action_point_no_hunt_however_many_munitions() -> None:
    position = facing(3, "3a", stock={"munition": 5})
    does(position, "take", "take", "take")
    assert refusal(position, "hunt 1") == "no-points"


def test_one_action_point_and_munitions_are_enough() -> None:
    position = facing(7, "3a", stock={"munition": 6})
    does(position, "take", "take", "hunt 1", *["pay munition"] * 6)
    assert stock(position, 0) == {"wood": 2, "meat": 5}


def test_only_munitions_wear_game_down() -> None:
    position = facing(6, stock={"munition": 1, "wood": 1})
    does(position, "hunt 1")
    assert refusal(position, "pay wood") == "not-accepted"
    assert refusal(position, "take") == "not-now"
    assert refusal(position, "done") == "not-now"


def test_munitions_that_are_gone_cannot_be_paid() -> None:
    position = facing(4, stock={"munition": 1}, equipment={"shotgun": "repaired"})
    does(position, "hunt 1", "pay munition")
    assert refusal(position, "pay munition") == "needs-token"


def test_ruling_8_a_hero_hunts_once_per_activation() -> None:
    position = facing(3, stock={"munition": 4})
    does(position, "hunt 1", "strike")
    assert position.record.points == 2
    assert refusal(position, "hunt 1") == "already-hunted"


def test_the_next_hero_gets_the_next_tile() -> None:
    wild = {"forest": ["endurance-4", "endurance-3", "endurance-7", "rest"]}
    other = {"heroes": {"3a": "base", "3b": "mine", "4": "peak", "5": "cargo"}, "leader": "swifty"}
    own = {"heroes": {"4": "dam", "5": "base", "3a": "mine", "3b": "peak"}}
    position = table(2, board={"wild_game": wild}, tribes=[own, other])
    does(position, "move 4 forest", "hunt 1", "done")
    does(position, "move 3a forest", "hunt 1", "done", seat=1)
    assert tribe(position, 1)["caught"] == {"endurance-3": 1}
    assert board(position)["wild_game"]["forest"]["stack"][0] == "endurance-7"


def test_ruling_8_two_heroes_of_one_tribe_may_hunt_on_one_day() -> None:
    wild = {"forest": ["endurance-3", "rest"], "mine": ["endurance-3", "rest"]}
    own = {"heroes": {"4": "dam", "5": "peak", "3a": "base", "3b": "cargo"}}
    position = table(2, board={"wild_game": wild}, tribes=[own, SPENT])
    does(position, "move 4 forest", "hunt 1", "done", "move 5 mine", "hunt 1")
    assert tribe(position, 0)["caught"] == {"endurance-3": 2}
    assert stock(position, 0) == {"meat": 1 + 2}


def test_only_the_top_of_the_stack_is_hunted() -> None:
    position = facing(7, "3a")
    assert refusal(position, "hunt 2") == "only-top-prey"


def test_game_is_finite() -> None:
    position = arrival("forest", board={"wild_game": {"forest": []}})
    assert refusal(position, "hunt 1") == "no-such-prey"
    position = arrival("forest", board={"wild_game": {"forest": ["endurance-3"]}})
    does(position, "hunt 1")
    assert board(position)["wild_game"]["forest"]["stack"] == []


def test_caught_game_is_not_replenished_at_dawn() -> None:
    wild = {"forest": ["endurance-3"], "mine": [], "fairgrounds": []}
    position = table(2, day=2, phase="dawn", board={"wild_game": wild})
    assert position.record.day == 2
    assert position.record.wild_stack_size.tolist() == [1, 0, 0]


def test_animal_mutation_adds_one_to_every_endurance_but_nothing_to_the_meat() -> None:
    position = facing(4, convoy=["mutation"])
    does(position, "hunt 1")
    assert position.record.points == 0
    assert stock(position, 0) == {"meat": 2}
    assert refusal(facing(5, convoy=["mutation"]), "hunt 1") == "prey-too-strong"


def test_epizootic_disease_takes_one_meat_and_leaves_the_tile() -> None:
    position = facing(4, convoy=["epizootic"])
    does(position, "hunt 1")
    assert stock(position, 0) == {"meat": 1}
    position = facing(3, convoy=["epizootic"])
    does(position, "hunt 1")
    assert stock(position, 0) == {}
    assert tribe(position, 0)["caught"] == {"endurance-3": 1}


def test_epizootic_disease_does_not_touch_the_meat_of_a_room() -> None:
    position = facing(3, convoy=["epizootic"], rooms=[full("hunting-two")])
    does(position, "hunt 1", "room 4")
    assert stock(position, 0) == {"meat": 2}


def test_mutation_and_epizootic_disease_add_up() -> None:
    position = facing(4, day=2, convoy=["mutation", "epizootic"])
    does(position, "hunt 1")
    assert (position.record.points, stock(position, 0)) == (0, {"meat": 1})


@pytest.mark.parametrize("event", ["mutation", "epizootic"])
def test_ruling_31_the_immunity_room_keeps_sick_and_mutated_game_away(event: str) -> None:
    position = facing(4, convoy=[event], rooms=[full("event-immunity")])
    does(position, "hunt 1")
    assert (position.record.points, stock(position, 0)) == (1, {"meat": 2})


@pytest.mark.parametrize("event", ["mutation", "epizootic"])
def test_an_event_that_somebody_overcame_touches_no_game(event: str) -> None:
    position = facing(4, convoy=[{"event": event, "overcome_by": 1}])
    does(position, "hunt 1")
    assert (position.record.points, stock(position, 0)) == (1, {"meat": 2})


def test_under_a_sandstorm_a_hero_hunts_with_three_points() -> None:
    position = facing(4, convoy=["sandstorm"])
    assert refusal(position, "hunt 1") == "prey-too-strong"
    position = facing(4, convoy=["sandstorm"], stock={"munition": 1})
    does(position, "hunt 1", "pay munition")
    assert stock(position, 0) == {"meat": 2}


def test_the_moves_of_a_hunt_are_strike_munition_and_the_two_tiles() -> None:
    equipment = {"shotgun": "repaired", "bear-trap": "repaired", "axe": "repaired"}
    position = facing(5, stock={"munition": 1}, equipment=equipment)
    does(position, "hunt 1")
    assert set(moves(position, 0)) == {"strike", "pay munition", "use shotgun", "use bear-trap"}
