"""Night step 4: recruiting new survivors."""

import pytest

from tests.outlive.scenes import at_night, does, in_airlock, refusal
from tests.outlive.tables import full, moves, stock


@pytest.mark.parametrize("token", ["meat", "water", "canned"])
def test_a_supply_of_any_kind_brings_a_survivor_into_the_airlock(token: str) -> None:
    position = at_night("recruit", {"stock": {"meat": 1, "water": 1, "canned": 1}})
    does(position, f"pay {token}", "done")
    assert in_airlock(position) == 1
    assert token not in stock(position, 0)


def test_there_is_no_limit_but_supplies_and_space() -> None:
    position = at_night("recruit", {"stock": {"canned": 9}})
    does(position, *["pay canned"] * 7)
    assert (in_airlock(position), stock(position, 0)) == (7, {"canned": 2})
    assert position.decision(0) != "recruit"


@pytest.mark.parametrize("airlock", range(8))
def test_the_airlock_holds_seven(airlock: int) -> None:
    position = at_night("recruit", {"airlock": airlock, "stock": {"canned": 9}})
    while position.decision(0) == "recruit":
        does(position, "pay canned")
    assert in_airlock(position) == 7
    assert stock(position, 0) == {"canned": 9 - (7 - airlock)}


def test_free_places_in_rooms_are_no_space_for_recruits() -> None:
    keys = {"airlock": 7, "rooms": [{"room": "hunting-one", "built": True}], "stock": {"canned": 1}}
    assert at_night("recruit", keys).decision(0) == "build"


def test_nobody_has_to_recruit() -> None:
    position = at_night("recruit", {"stock": {"canned": 3}})
    assert moves(position, 0) == ["done", "pay canned"]
    does(position, "done")
    assert (in_airlock(position), stock(position, 0)) == (0, {"canned": 3})


def test_only_supplies_recruit_and_only_those_that_are_there() -> None:
    position = at_night("recruit", {"stock": {"canned": 1, "wood": 1, "munition": 1}})
    assert refusal(position, "pay wood") == "not-accepted"
    assert refusal(position, "pay munition") == "not-accepted"
    assert refusal(position, "pay meat") == "needs-token"
    assert refusal(position, "settle airlock") == "not-now"


def test_without_supplies_nobody_is_asked() -> None:
    position = at_night("recruit", {"stock": {"wood": 3}, "rooms": ["hunting-one"]})
    assert position.decision(0) == "build"


def test_recruits_may_move_into_rooms_in_the_next_step() -> None:
    rooms = [{"room": "hunting-one", "survivors": 3}]
    position = at_night("recruit", {"rooms": rooms, "stock": {"canned": 1}})
    does(position, "pay canned", "settle 4")
    assert position.scores()[0]["survivors"] == 4


def test_recruiting_cannot_be_taken_up_again() -> None:
    position = at_night("recruit", {"rooms": [full("four-munitions")], "stock": {"canned": 2}})
    does(position, "done")
    assert position.decision(0) == "build"
    assert refusal(position, "pay canned") == "not-now"
