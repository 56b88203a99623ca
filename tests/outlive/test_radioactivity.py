"""Night step 3: radioactivity, and the gauge of a shelter."""

import pytest

from newdawn.outlive.components import GAUGE
from tests.outlive.scenes import at_night, does, in_airlock, in_room, level, refusal
from tests.outlive.tables import full, living, moves, table

SQUARES = [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11]
BY_DAY = [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)]


def test_the_gauge_is_printed_with_gaps() -> None:
    assert GAUGE.tolist() == SQUARES


@pytest.mark.parametrize(("day", "radiation"), BY_DAY)
def test_radioactivity_grows_with_the_days(day: int, radiation: int) -> None:
    assert level(at_night("radioactivity", {}, day=day)) == -radiation


@pytest.mark.parametrize(("airlock", "squares"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_each_survivor_in_the_airlock_keeps_one_point_out(airlock: int, squares: int) -> None:
    assert level(at_night("radioactivity", {"airlock": airlock}, day=5)) == -squares


def test_survivors_in_rooms_keep_nothing_out() -> None:
    assert level(at_night("radioactivity", {"rooms": [full("hunting-one")]}, day=5)) == -3


def test_more_survivors_than_radiation_do_not_lower_the_gauge() -> None:
    assert level(at_night("radioactivity", {"airlock": 7, "gauge": -2}, day=5)) == -2


@pytest.mark.parametrize("start", range(len(SQUARES) - 1))
def test_one_point_is_one_square_whatever_is_printed_on_it(start: int) -> None:
    position = at_night("radioactivity", {"gauge": SQUARES[start]}, day=1)
    assert level(position) == SQUARES[start + 1]


def test_ruling_30_each_point_past_the_last_square_costs_a_survivor_and_the_tracer_stays() -> None:
    rooms = [full("hunting-one")]
    position = at_night("radioactivity", {"gauge": -9, "rooms": rooms}, day=5)
    assert (level(position), living(position, 0)) == (-11, 4 - 2)


def test_ruling_30_the_player_chooses_who_is_lost() -> None:
    rooms = [full("hunting-one"), full("hunting-two")]
    position = at_night("radioactivity", {"gauge": -11, "rooms": rooms}, day=2)
    assert moves(position, 0) == ["lose 4", "lose 5"]
    assert refusal(position, "lose airlock") == "no-survivor-there"
    does(position, "lose 4", "lose 5")
    assert (in_room(position, 4), in_room(position, 5)) == (3, 2)


def test_ruling_30_the_airlock_is_counted_before_anybody_is_lost() -> None:
    rooms = [full("hunting-one")]
    position = at_night("radioactivity", {"gauge": -11, "rooms": rooms, "airlock": 1}, day=2)
    # Two points, one kept out: one survivor is lost, and no second one if it comes from the airlock.
    does(position, "lose airlock")
    assert (living(position, 0), in_airlock(position)) == (4, 0)


def test_ruling_30_an_empty_shelter_has_nothing_more_to_lose() -> None:
    position = at_night("radioactivity", {"gauge": -11}, day=5)
    assert (level(position), living(position, 0)) == (-11, 0)


def test_ruling_30_holds_for_the_radioactive_cloud_too() -> None:
    position = table(2, phase="event", convoy=["radioactive-cloud"], tribes=[{"gauge": -9, "airlock": 3}])
    assert (level(position), living(position, 0)) == (-11, 2)


def test_a_new_recruit_comes_too_late_to_keep_radiation_out() -> None:
    position = at_night("radioactivity", {"stock": {"canned": 1}}, day=1)
    assert (level(position), position.decision(0)) == (-1, "recruit")
