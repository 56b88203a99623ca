"""Night step 1: overcoming events."""

from typing import Any

import pytest

from newdawn.outlive.components import EVENT_POINTS
from newdawn.outlive.names import EVENTS
from tests.outlive.scenes import does, level, overcoming, refusal
from tests.outlive.tables import full, living, moves, stock, table

COSTS: dict[str, dict[str, int]] = {
    "wildfire": {"water": 3},
    "cave-in": {"wood": 3},
    "thieves": {"munition": 3},
    "nomads": {"canned": 3},
    "lean-times": {"wood": 1, "metal": 1, "microchip": 1},
    "sandstorm": {"wood": 3, "metal": 3},
    "radioactive-cloud": {"metal": 3, "microchip": 3},
    "rat-infestation": {"wood": 3, "munition": 3},
    "enemy-clan": {"metal": 3, "munition": 3},
    "cold-snap": {"wood": 3, "microchip": 3},
    "epizootic": {"water": 3, "microchip": 3},
    "mutation": {"microchip": 3, "munition": 3},
}
every_event = pytest.mark.parametrize("event", EVENTS)
DISCOUNT = {"rooms": [full("overcome-event")]}
RICH = {"stock": {"water": 9, "wood": 9, "metal": 9, "munition": 9, "canned": 9, "microchip": 9}}
WATER = {"stock": {"water": 3}}


@every_event
def test_an_event_is_overcome_by_paying_all_that_its_card_asks(event: str) -> None:
    position = overcoming({"stock": COSTS[event]}, events=(event,))
    does(position, f"overcome {event}")
    assert stock(position, 0) == {}
    assert position.scores()[0]["events"] == EVENT_POINTS[EVENTS.index(event)]


@every_event
def test_one_token_short_is_too_little(event: str) -> None:
    for token in COSTS[event]:
        stores = {**COSTS[event], token: COSTS[event][token] - 1}
        # Another event can be paid for, so that the tribe is asked at all.
        other = next(
            name for name in ("wildfire", "cave-in", "thieves") if not COSTS[name].keys() & COSTS[event].keys()
        )
        position = overcoming({"stock": {**stores, **COSTS[other]}}, events=(event, other))
        assert refusal(position, f"overcome {event}") == "cannot-afford"
        reason = position.why_not(0, f"overcome {event}")
        assert reason is not None
        assert reason.arguments == {"token": token, "count": 1}


def test_what_is_missing_is_told_without_what_the_discount_lets_go() -> None:
    for keys, lacking in (({}, "You lack 3 Water."), (DISCOUNT, "You lack 2 Water.")):
        position = overcoming({**keys, "stock": {"wood": 3}}, events=("wildfire", "cave-in"))
        assert str(position.why_not(0, "overcome wildfire")) == lacking


def test_other_players_do_not_help_to_pay() -> None:
    position = overcoming({"stock": {"water": 2, "wood": 3}}, WATER, events=("wildfire", "cave-in"))
    assert refusal(position, "overcome wildfire") == "cannot-afford"


def test_munitions_and_materials_of_other_kinds_do_not_do() -> None:
    position = overcoming({"stock": {"canned": 3, "meat": 3, "wood": 3}}, events=("wildfire", "cave-in"))
    assert refusal(position, "overcome wildfire") == "cannot-afford"


def test_the_first_player_begins_and_the_turn_goes_to_the_left() -> None:
    position = overcoming(WATER, WATER, WATER, first_player=1)
    for seat in (1, 2, 0):
        assert position.to_act == (seat,)
        does(position, "done", seat=seat)
    assert position.decision(1) == "recruit"


def test_who_cannot_pay_for_any_event_is_not_asked() -> None:
    position = overcoming({}, {}, WATER)
    assert position.to_act == (2,)
    assert refusal(position, "done") == "not-your-decision"


def test_an_event_that_is_overcome_is_not_offered_again() -> None:
    position = overcoming(RICH, RICH, events=("wildfire", "cave-in"))
    does(position, "overcome wildfire")
    assert refusal(position, "overcome wildfire", seat=1) == "event-not-open"


def test_only_events_that_lie_face_up_can_be_overcome() -> None:
    position = overcoming(RICH, events=("wildfire",))
    assert refusal(position, "overcome cave-in") == "event-not-open"
    assert refusal(position, "overcome mutation") == "event-not-open"


def test_events_of_earlier_days_can_be_overcome_too() -> None:
    position = overcoming(RICH, events=("wildfire", "cave-in", "thieves"))
    assert moves(position, 0) == ["done", "overcome wildfire", "overcome cave-in", "overcome thieves"]


def test_a_player_overcomes_one_event_and_then_waits_for_the_turn_to_come_round() -> None:
    position = overcoming(RICH, RICH, events=("wildfire", "cave-in", "thieves"))
    does(position, "overcome wildfire")
    assert position.to_act == (1,)
    does(position, "overcome cave-in", seat=1)
    does(position, "overcome thieves")
    assert [score["events"] for score in position.scores()] == [6, 3]


def test_ruling_24_who_passed_is_asked_again_after_somebody_overcame_an_event() -> None:
    position = overcoming(RICH, RICH, RICH, events=("wildfire", "cave-in"))
    does(position, "done")
    does(position, "overcome wildfire", seat=1)
    does(position, "done", seat=2)
    assert position.to_act == (0,)
    does(position, "overcome cave-in")
    assert [score["events"] for score in position.scores()] == [3, 3, 0]


def test_ruling_24_the_step_ends_when_all_pass_in_succession() -> None:
    position = overcoming(RICH, RICH, events=("wildfire", "cave-in"))
    does(position, "overcome wildfire")
    does(position, "done", seat=1)
    assert position.decision(0) == "overcome"
    does(position, "done")
    assert position.decision(0) == "recruit"


def test_the_step_ends_when_all_events_are_overcome() -> None:
    position = overcoming(RICH, RICH)
    does(position, "overcome wildfire")
    assert (position.to_act, position.decision(0)) == ((0, 1), "recruit")


def test_an_event_that_is_overcome_has_no_effect_any_more() -> None:
    overcome = {"event": "radioactive-cloud", "overcome_by": 1}
    position = table(2, day=2, phase="dawn", convoy=[overcome, "wildfire"])
    assert level(position) == 0
    position = table(2, day=2, phase="dawn", convoy=["radioactive-cloud", "wildfire"])
    assert level(position) == -2


def test_night_costs_survivors_nothing_in_this_step() -> None:
    position = overcoming({**WATER, "airlock": 3}, WATER)
    assert living(position, 0) == 3


# The room that makes it cheaper ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "stores", "waived"),
    [
        ("wildfire", {"water": 2}, ["waive water"]),
        ("nomads", {"canned": 2}, ["waive canned"]),
        ("thieves", {"munition": 1}, ["waive munition"]),
        ("cave-in", {"wood": 1}, ["waive wood"]),
        ("lean-times", {"metal": 1}, ["waive wood"]),
        ("lean-times", {"metal": 1}, ["waive microchip"]),
        ("sandstorm", {"wood": 2, "metal": 2}, ["waive wood"]),
        ("sandstorm", {"wood": 1, "metal": 3}, ["waive wood"]),
        ("rat-infestation", {"wood": 3, "munition": 1}, ["waive munition"]),
        ("rat-infestation", {"wood": 1, "munition": 3}, ["waive wood"]),
        ("epizootic", {"water": 2, "microchip": 3}, ["waive water"]),
        ("epizootic", {"water": 3, "microchip": 1}, ["waive microchip"]),
    ],
)
def test_ruling_23_the_room_lets_2_materials_or_2_munitions_or_1_supply_go(
    event: str, stores: dict[str, int], waived: list[str]
) -> None:
    # Seat 1 is asked next: the night of seat 0 has not begun when its stores are looked at.
    other = "wildfire" if event != "wildfire" else "cave-in"
    position = overcoming({**DISCOUNT, "stock": stores}, RICH, events=(event, other))
    does(position, f"overcome {event}")
    assert position.decision(0) == "discount"
    does(position, *waived)
    assert position.to_act == (1,)
    assert stock(position, 0) == {}
    assert position.scores()[0]["events"] == EVENT_POINTS[EVENTS.index(event)]


@pytest.mark.parametrize(
    ("event", "stores"),
    [
        ("wildfire", {"water": 1}),
        ("thieves", {"munition": 0}),
        ("cave-in", {"wood": 0}),
        ("rat-infestation", {"wood": 2, "munition": 2}),
        ("rat-infestation", {"wood": 3, "munition": 0}),
        ("epizootic", {"water": 2, "microchip": 2}),
        ("epizootic", {"water": 1, "microchip": 3}),
        ("sandstorm", {"wood": 2, "metal": 1}),
    ],
)
def test_ruling_23_the_room_helps_with_one_kind_of_token_and_not_further(event: str, stores: dict[str, int]) -> None:
    # The lean times can be paid for, so that the tribe is asked at all.
    own: dict[str, Any] = {**DISCOUNT, "stock": {"meat": 1, **stores, "wood": max(1, stores.get("wood", 0))}}
    own["stock"] |= {"metal": max(1, stores.get("metal", 0)), "microchip": max(1, stores.get("microchip", 0))}
    if event == "cave-in":
        own["stock"]["wood"] = 0
    position = overcoming(own, events=(event, "lean-times"))
    assert refusal(position, f"overcome {event}") == "cannot-afford"


def test_ruling_23_the_discount_comes_off_what_the_card_asks_only() -> None:
    position = overcoming({**DISCOUNT, **RICH})
    does(position, "overcome wildfire")
    assert moves(position, 0) == ["done", "waive water"]
    for token in ("wood", "munition", "canned"):
        assert refusal(position, f"waive {token}") == "not-due"
    assert refusal(position, "overcome wildfire") == "not-now"


def test_the_player_chooses_which_of_the_three_kinds_of_discount() -> None:
    stores = {"wood": 3, "munition": 3}
    for choice, left in (("waive wood", {"wood": 2}), ("waive munition", {"munition": 2})):
        position = overcoming({**DISCOUNT, "stock": stores}, events=("rat-infestation",))
        does(position, "overcome rat-infestation", choice)
        assert stock(position, 0) == left


def test_the_two_materials_may_be_of_two_kinds() -> None:
    position = overcoming({**DISCOUNT, "stock": {"wood": 3, "metal": 3}}, events=("sandstorm",))
    does(position, "overcome sandstorm", "waive wood")
    assert position.decision(0) == "waive"
    assert refusal(position, "waive microchip") == "not-due"
    assert refusal(position, "waive water") == "no-discount-for"
    assert refusal(position, "done") == "not-now"
    does(position, "waive metal")
    assert stock(position, 0) == {"wood": 1, "metal": 1}


def test_a_discount_that_leaves_the_rest_unpayable_is_refused() -> None:
    position = overcoming({**DISCOUNT, "stock": {"wood": 1, "metal": 3}}, events=("sandstorm",))
    does(position, "overcome sandstorm")
    assert refusal(position, "waive metal") == "cannot-afford"
    position = overcoming({**DISCOUNT, "stock": {"wood": 3, "munition": 2}}, events=("rat-infestation",))
    does(position, "overcome rat-infestation")
    assert refusal(position, "waive wood") == "cannot-afford"


def test_the_discount_may_be_saved_if_the_event_can_be_paid_in_full() -> None:
    position = overcoming({**DISCOUNT, **WATER})
    does(position, "overcome wildfire", "done")
    assert stock(position, 0) == {}


def test_the_discount_must_be_used_if_the_event_cannot_be_paid_in_full() -> None:
    position = overcoming({**DISCOUNT, "stock": {"water": 2}})
    does(position, "overcome wildfire")
    assert refusal(position, "done") == "must-use-discount"


def test_the_discount_is_for_one_event_a_night() -> None:
    position = overcoming({**DISCOUNT, "stock": {"munition": 5, "wood": 5}}, events=("thieves", "cave-in"))
    does(position, "overcome thieves", "waive munition", "overcome cave-in")
    assert stock(position, 0) == {"munition": 4, "wood": 2}


def test_a_saved_discount_serves_for_the_next_event() -> None:
    position = overcoming({**DISCOUNT, "stock": {"water": 3, "wood": 1}}, events=("wildfire", "cave-in"))
    does(position, "overcome wildfire", "done", "overcome cave-in", "waive wood")
    assert stock(position, 0) == {}


def test_permanent_water_and_the_discount_pay_together() -> None:
    rooms = [full("overcome-event"), full("permanent-water")]
    position = overcoming({"rooms": rooms, "stock": {"water": 1}})
    does(position, "overcome wildfire", "waive water")
    assert stock(position, 0) == {}
