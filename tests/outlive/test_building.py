"""Night step 5: building rooms, moving survivors, using rooms, in any order."""

from typing import Any

import pytest

from newdawn.outlive.names import EQUIPMENT
from tests.outlive.scenes import asked, at_night, does, in_airlock, in_room, refusal
from tests.outlive.tables import full, moves, stock, tribe

MATERIALS = {"wood": 2, "metal": 2, "microchip": 2}


@pytest.mark.parametrize(
    "paid", [("wood", "metal", "microchip"), ("wood", "wood", "metal"), ("microchip", "metal", "microchip")]
)
def test_a_room_costs_three_materials_of_the_players_choice(paid: tuple[str, ...]) -> None:
    position = asked("build", stock=MATERIALS)
    does(position, "build 1", *(f"pay {token}" for token in paid))
    assert stock(position, 0) == {
        token: count for token, had in MATERIALS.items() if (count := had - paid.count(token)) > 0
    }
    assert tribe(position, 0)["rooms"][0]["built"] is True


def test_where_there_is_no_choice_the_materials_are_paid_at_once() -> None:
    for stores in ({"metal": 3}, {"wood": 1, "metal": 2}, {"metal": 5}):
        position = asked("build", stock=stores)
        does(position, "build 1")
        assert position.decision(0) == "build"
        assert sum(stock(position, 0).values()) == sum(stores.values()) - 3


def test_two_materials_are_too_few_and_munitions_are_none() -> None:
    position = asked("build", stock={"wood": 1, "metal": 1, "munition": 9, "canned": 9})
    assert refusal(position, "build 1") == "cannot-build"


def test_only_materials_pay_for_a_room_and_it_must_be_paid_to_the_end() -> None:
    position = asked("build", stock={"wood": 2, "metal": 2, "munition": 9})
    does(position, "build 1")
    assert refusal(position, "pay munition") == "not-accepted"
    assert refusal(position, "pay microchip") == "needs-token"
    assert refusal(position, "done") == "must-pay"
    assert refusal(position, "build 2") == "must-pay"


def test_a_room_is_built_once_and_only_where_there_is_one() -> None:
    position = asked("build", rooms=[{"room": "hunting-one", "built": True}], stock={"wood": 9})
    assert refusal(position, "build 4") == "already-built"
    assert refusal(position, "build 7") == "no-room-there"


def test_there_is_no_limit_to_the_rooms_built_in_one_night() -> None:
    rooms = ["hunting-one", "hunting-two", "cargo-one", "cargo-two"]
    position = asked("build", rooms=rooms, stock={"wood": 21})
    does(position, *(f"build {slot}" for slot in range(1, 8)))
    assert stock(position, 0) == {}
    assert refusal(position, "build 1") == "already-built"


def test_survivors_move_from_the_airlock_into_built_rooms_with_a_free_place() -> None:
    rooms = [{"room": "hunting-two", "survivors": 2}, "hunting-one"]
    position = asked("build", rooms=rooms, airlock=3)
    assert refusal(position, "settle 5") == "not-built"
    does(position, "settle 4")
    assert (in_room(position, 4), in_airlock(position)) == (3, 2)
    assert refusal(position, "settle 4") == "no-space"


def test_survivors_never_leave_a_room() -> None:
    rooms = [{"room": "hunting-two", "survivors": 2}, {"room": "hunting-one", "built": True}]
    position = asked("build", rooms=rooms)
    assert refusal(position, "settle airlock") == "not-now"
    assert refusal(position, "settle 5") == "no-survivor-there"


def test_nobody_has_to_move() -> None:
    position = asked("build", rooms=[{"room": "hunting-two", "built": True}], airlock=3)
    does(position, "done")
    assert in_airlock(position) == 3


def test_building_moving_and_using_rooms_come_in_any_order() -> None:
    rooms = ["four-munitions", full("gauge-down"), {"room": "add-survivor", "survivors": 2}]
    position = asked("build", rooms=rooms, airlock=4, stock={"wood": 3})
    does(position, "settle 6", "room 6", "build 4", "settle 4", "room 5", "settle 4", "settle 4", "room 4", "done")
    assert position.scores()[0] == {
        "events": 0,
        "rooms": 2,
        "radioactivity": 1,
        "survivors": 10,
        "equipment": 0,
        "pairs": 0,
        "total": 13,
    }
    assert stock(position, 0) == {"munition": 4}


def test_a_new_room_works_in_the_night_in_which_it_is_built() -> None:
    position = asked("build", rooms=["four-munitions"], airlock=3, stock={"metal": 3})
    does(position, "build 4", "settle 4", "settle 4", "settle 4", "room 4")
    assert stock(position, 0) == {"munition": 4}


def test_a_new_survivor_does_not_come_to_live_in_a_room_that_is_built_but_full() -> None:
    position = asked("build", rooms=[full("hunting-two")], airlock=1)
    assert refusal(position, "settle 4") == "no-space"


@pytest.mark.parametrize(
    "able",
    [
        {"stock": {"wood": 3}},
        {"airlock": 1, "rooms": [{"room": "hunting-one", "built": True}]},
        {"rooms": [full("four-munitions")]},
        {"rooms": [full("room-construction")], "stock": {"wood": 1}},
    ],
)
def test_who_could_do_something_is_asked(able: dict[str, Any]) -> None:
    assert at_night("build", able).decision(0) == "build"


@pytest.mark.parametrize(
    "unable",
    [
        {"stock": {"wood": 2}},
        {"airlock": 1},
        {"rooms": [full("four-munitions", used=True)]},
        {"rooms": [full("gauge-down")], "gauge": 3},
        {"rooms": [full("destroy-equipment")]},
    ],
)
def test_who_could_do_nothing_is_not_asked(unable: dict[str, Any]) -> None:
    assert at_night("build", unable).decision(0) != "build"


def test_no_other_moves_belong_to_this_step() -> None:
    position = asked("build", stock={"wood": 3, "canned": 3}, equipment={"backpack": "broken"})
    assert moves(position, 0) == ["done", "build 1", "build 2", "build 3"]
    assert refusal(position, "repair backpack") == "not-now"
    assert refusal(position, "pay canned") == "not-now"


# The stack of equipment -----------------------------------------------------------------------------------------------


def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    tiles = {"equipment": {"stack": ["bow"], "blackwood": [], "peak": []}}
    position = asked("build", board=tiles, rooms=[full("draw-equipment")])
    happened = does(position, "room 4")
    assert [event.name for event in happened if "equipment" in event.name] == [
        "equipment-drawn",
        "equipment-reshuffled",
        "equipment-drawn",
    ]
    assert tribe(position, 0)["equipment"]["bow"] == "broken"
    assert len(tribe(position, 0)["equipment"]) == 2


def test_ruling_39_a_duplicate_comes_back_when_the_stack_is_made_anew() -> None:
    tiles = {"equipment": {"stack": ["bow"], "blackwood": [], "peak": []}}
    position = asked("build", board=tiles, rooms=[full("draw-equipment")], equipment={"bow": "broken"})
    does(position, "room 4")
    assert len(tribe(position, 0)["equipment"]) == 3
    record = position.record
    assert record.equipment_stack_size + record.equipment_discard.sum() == 40 - 3


def test_fewer_tiles_are_drawn_if_all_the_others_are_out() -> None:
    # Of each kind, this tribe owns one and another tribe the second; only two Bows are left.
    kinds = [kind for kind in EQUIPMENT if kind != "bow"]
    tiles = {"equipment": {"blackwood": [], "peak": []}}
    own = dict.fromkeys(kinds, "broken")
    position = at_night(
        "build",
        {"rooms": [full("draw-equipment")], "equipment": own},
        {"equipment": own, "night": "asleep"},
        board=tiles,
    )
    does(position, "room 4")
    assert tribe(position, 0)["equipment"]["bow"] == "broken"
    assert position.record.equipment_stack_size + position.record.equipment_discard.sum() == 1


def test_who_owns_one_of_every_kind_that_is_left_cannot_draw() -> None:
    own = dict.fromkeys(EQUIPMENT, "broken")
    position = asked("build", rooms=[full("draw-equipment")], equipment=own)
    assert refusal(position, "room 4") == "no-equipment-left"
