"""Night step 6: repairing equipment."""

import pytest

from tests.outlive.scenes import asked, at_night, does, refusal
from tests.outlive.tables import board, full, moves, stock, tribe

COSTS: dict[str, dict[str, int]] = {
    "bow": {"wood": 2, "metal": 1},
    "axe": {"wood": 1, "metal": 2},
    "access-card": {"wood": 1, "metal": 1, "microchip": 1},
    "jerrycan": {"wood": 1, "metal": 2},
    "crowbar": {"metal": 3},
    "ammo-box": {"wood": 2, "metal": 1},
    "chainsaw": {"metal": 1, "microchip": 2},
    "flashlight": {"metal": 1, "microchip": 2},
    "purifier": {"metal": 1, "microchip": 2},
    "pickaxe": {"wood": 2, "metal": 1},
    "grappling-hook": {"wood": 1, "metal": 1, "microchip": 1},
    "hacksaw": {"wood": 1, "metal": 1, "microchip": 1},
    "metal-detector": {"wood": 1, "metal": 1, "microchip": 1},
    "backpack": {"wood": 3},
    "bear-trap": {"wood": 1, "metal": 2},
    "shotgun": {"wood": 2, "metal": 1},
    "battle-gear": {"wood": 1, "microchip": 2},
    "baseball-bat": {"wood": 3},
    "thermal-sensor": {"wood": 1, "metal": 1, "microchip": 1},
    "exoskeleton": {"wood": 1, "metal": 1, "microchip": 1},
}
every_tile = pytest.mark.parametrize("tile", COSTS)
DRAWN = full("draw-and-repair", used="drawn")


@every_tile
def test_a_tile_costs_the_materials_printed_on_it(tile: str) -> None:
    position = asked("repair", equipment={tile: "broken"}, stock=COSTS[tile])
    does(position, f"repair {tile}")
    assert stock(position, 0) == {}
    assert tribe(position, 0)["equipment"] == {tile: "repaired"}


@every_tile
def test_other_materials_will_not_do(tile: str) -> None:
    for token in COSTS[tile]:
        stores = {"wood": 3, "metal": 3, "microchip": 3, "munition": 3, token: COSTS[tile][token] - 1}
        position = asked("repair", equipment={tile: "broken"}, stock=stores)
        assert refusal(position, f"repair {tile}") == "cannot-afford"


@pytest.mark.parametrize("state", ["repaired", "used"])
def test_only_broken_tiles_are_repaired(state: str) -> None:
    position = asked("repair", equipment={"bow": state}, stock={"wood": 9, "metal": 9})
    assert refusal(position, "repair bow") == "equipment-works"
    assert refusal(position, "repair axe") == "needs-equipment"


def test_as_many_tiles_as_can_be_paid_are_repaired_in_one_night() -> None:
    position = asked("repair", equipment={"bow": "broken", "axe": "broken"}, stock={"wood": 3, "metal": 3})
    does(position, "repair bow", "repair axe", "done")
    assert tribe(position, 0)["equipment"] == {"bow": "repaired", "axe": "repaired"}


def test_nobody_has_to_repair() -> None:
    position = asked("repair", equipment={"bow": "broken"}, stock=COSTS["bow"])
    assert moves(position, 0) == ["done", "repair bow"]
    does(position, "done")
    assert tribe(position, 0)["equipment"] == {"bow": "broken"}


def test_who_can_repair_nothing_is_not_asked() -> None:
    assert at_night("repair", {"equipment": {"bow": "broken"}, "stock": {"wood": 2}}).record.day == 2
    assert at_night("repair", {"equipment": {"bow": "repaired"}, "stock": {"wood": 9, "metal": 9}}).record.day == 2
    assert at_night("repair", {"equipment": {"bow": "broken"}, "stock": COSTS["bow"]}).decision(0) == "repair"
    assert at_night("repair", {"rooms": [full("draw-and-repair")]}).decision(0) == "repair"


def test_a_repaired_tile_works_the_next_day() -> None:
    position = asked("repair", equipment={"bow": "broken"}, stock=COSTS["bow"])
    does(position, "repair bow", "done")
    assert position.record.day == 2
    assert tribe(position, 0)["equipment"] == {"bow": "repaired"}


# Rooms that make it cheaper -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "move", "paid"),
    [(DRAWN, "room 2", 2), (full("repair-two"), "room 4", 1), (full("free-repair"), "room 4", 0)],
)
def test_each_room_lets_its_share_of_the_materials_go(room: dict[str, object], move: str, paid: int) -> None:
    position = asked("repair", rooms=[room], equipment={"backpack": "broken"}, stock={"wood": paid})
    does(position, "repair backpack")
    assert position.decision(0) == "repair-discount"
    assert refusal(position, "done") == "must-use-discount"
    does(position, move)
    assert stock(position, 0) == {}
    assert tribe(position, 0)["equipment"] == {"backpack": "repaired"}


@pytest.mark.parametrize(("room", "paid"), [(DRAWN, 2), (full("repair-two"), 1)])
def test_a_discount_has_an_end(room: dict[str, object], paid: int) -> None:
    position = asked("repair", rooms=[room], equipment={"backpack": "broken"}, stock={"wood": paid - 1, "metal": 9})
    assert refusal(position, "repair backpack") == "cannot-afford"


def test_ruling_41_repair_rooms_do_not_stack() -> None:
    # Two materials less and one material less would make it free, but only one room helps with a tile.
    position = asked("repair", rooms=[DRAWN, full("repair-two")], equipment={"backpack": "broken"})
    assert refusal(position, "repair backpack") == "cannot-afford"
    rooms = [DRAWN, full("repair-two"), full("repair-two")]
    assert refusal(asked("repair", rooms=rooms, equipment={"backpack": "broken"}), "repair backpack") == "cannot-afford"


def test_ruling_41_each_room_helps_with_another_tile() -> None:
    tiles = dict.fromkeys(("backpack", "baseball-bat", "crowbar", "bow"), "broken")
    rooms = [DRAWN, full("repair-two"), full("free-repair")]
    position = asked("repair", rooms=rooms, equipment=tiles, stock={"wood": 3})
    does(position, "repair crowbar", "room 5", "repair backpack", "room 4", "repair baseball-bat", "room 2")
    assert stock(position, 0) == {}
    assert refusal(position, "repair bow") == "cannot-afford"


def test_a_room_that_does_not_help_enough_is_refused() -> None:
    rooms = [DRAWN, full("repair-two")]
    position = asked("repair", rooms=rooms, equipment={"backpack": "broken"}, stock={"wood": 1})
    does(position, "repair backpack")
    assert refusal(position, "room 2") == "cannot-afford"
    assert str(position.why_not(0, "room 2")) == "You lack 1 Wood."
    does(position, "room 4")


def test_a_room_without_a_discount_is_refused() -> None:
    rooms = [full("repair-two"), full("hunting-one"), {"room": "free-repair", "survivors": 2}]
    position = asked("repair", rooms=rooms, equipment={"backpack": "broken"}, stock={"wood": 3})
    does(position, "repair backpack")
    assert refusal(position, "room 5") == "room-not-now"
    assert refusal(position, "room 6") == "room-not-full"
    assert refusal(position, "room 1") == "not-built"
    assert refusal(position, "pay wood") == "not-now"


def test_a_discount_may_be_saved_for_another_tile() -> None:
    tiles = {"backpack": "broken", "crowbar": "broken"}
    position = asked("repair", rooms=[full("free-repair")], equipment=tiles, stock={"wood": 3})
    does(position, "repair backpack", "done", "repair crowbar", "room 4")
    assert stock(position, 0) == {}


def test_draw_and_repair_lets_nothing_go_before_it_has_drawn() -> None:
    position = asked("repair", rooms=[full("draw-and-repair")], equipment={"backpack": "broken"}, stock={"wood": 3})
    does(position, "repair backpack")
    assert stock(position, 0) == {}
    assert refusal(position, "room 2") is None


# Which materials are let go -------------------------------------------------------------------------------------------


def test_the_player_chooses_which_materials_are_let_go() -> None:
    for token in ("wood", "metal", "microchip"):
        stores = {"wood": 1, "metal": 1, "microchip": 1}
        position = asked("repair", rooms=[DRAWN], equipment={"hacksaw": "broken"}, stock=stores)
        does(position, "repair hacksaw", "room 2")
        assert position.decision(0) == "waive"
        does(position, f"waive {token}")
        assert stock(position, 0) == {token: 1}


def test_two_materials_are_let_go_one_after_another() -> None:
    stores = {"wood": 1, "metal": 1, "microchip": 1}
    position = asked("repair", rooms=[full("repair-two")], equipment={"hacksaw": "broken"}, stock=stores)
    does(position, "repair hacksaw", "room 4", "waive metal")
    assert refusal(position, "waive metal") == "not-due"
    assert refusal(position, "waive munition") == "no-discount-for"
    assert refusal(position, "done") == "not-now"
    does(position, "waive wood")
    assert stock(position, 0) == {"wood": 1, "metal": 1}


def test_what_a_player_lacks_is_let_go_without_asking() -> None:
    stores = {"wood": 1, "metal": 1}
    position = asked("repair", rooms=[DRAWN], equipment={"hacksaw": "broken"}, stock=stores)
    does(position, "repair hacksaw", "room 2")
    assert tribe(position, 0)["equipment"] == {"hacksaw": "repaired"}


def test_of_the_materials_that_are_let_go_one_is_what_the_player_lacks() -> None:
    # Two wood and one metal are due, and one wood is missing.
    position = asked("repair", rooms=[full("repair-two")], equipment={"bow": "broken"}, stock={"wood": 1, "metal": 2})
    does(position, "repair bow", "room 4", "waive metal")
    assert tribe(position, 0)["equipment"] == {"bow": "repaired"}
    assert stock(position, 0) == {"metal": 2}


def test_the_tile_that_was_drawn_may_be_repaired_in_the_same_night() -> None:
    tiles = {"equipment": {"stack": ["crowbar", "rest"]}}
    position = asked("repair", board=tiles, rooms=[full("draw-and-repair")], stock={"metal": 2})
    does(position, "room 2", "repair crowbar", "room 2")
    assert tribe(position, 0)["equipment"] == {"crowbar": "repaired"}
    assert len(board(position)["equipment"]["stack"]) == 40 - 6 - 1
