"""The night as a whole: everybody at once, shelter upkeep, and what comes after."""

from itertools import permutations
from typing import Any

import pytest

from newdawn.core.face import Position
from tests.outlive.scenes import at_night, does, in_airlock, level, refusal
from tests.outlive.tables import board, full, living, named, stock, table, tribe

# Step 7: shelter upkeep -----------------------------------------------------------------------------------------------


def test_meat_rots_cans_stay_and_two_water_are_kept() -> None:
    stores = {"meat": 5, "water": 5, "canned": 5, "wood": 5, "metal": 5, "microchip": 5, "munition": 5}
    position = at_night("upkeep", {"stock": stores})
    assert stock(position, 0) == {**{token: 5 for token in stores if token != "meat"}, "water": 2}


@pytest.mark.parametrize(("water", "kept"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_at_most_two_water_are_kept(water: int, kept: int) -> None:
    assert stock(at_night("upkeep", {"stock": {"water": water}}), 0).get("water", 0) == kept


def test_ruling_19_tiles_and_rooms_are_fresh_again() -> None:
    rooms = [full("hunting-one", used=True), full("city-search", used=["peak"]), full("draw-and-repair", used="drawn")]
    rooms.append(full("permanent-water", used=True))
    position = at_night("upkeep", {"rooms": rooms, "equipment": {"axe": "used", "bow": "broken"}})
    assert not position.record.room_used.any()
    assert tribe(position, 0)["equipment"] == {"axe": "repaired", "bow": "broken"}


def test_ruling_43_the_reserve_never_runs_out() -> None:
    position = at_night("upkeep", {"stock": {"wood": 200, "munition": 200}}, {"stock": {"wood": 200}})
    assert stock(position, 0) == {"wood": 200, "munition": 200}


def test_a_new_day_dawns_when_everybody_sleeps() -> None:
    position = at_night("upkeep", {}, day=3)
    assert (position.record.day, position.decision(0)) == (4, "move-hero")


def test_ruling_34_the_sixth_night_is_played_and_then_the_convoy_comes() -> None:
    position = at_night("recruit", {"stock": {"canned": 1, "meat": 3}}, day=6)
    assert not position.is_over
    does(position, "pay canned", "done")
    assert position.is_over
    assert stock(position, 0) == {}
    assert in_airlock(position) == 1
    assert position.to_act == ()


def test_when_the_night_is_over_everybody_is_told_how_the_tribes_stand() -> None:
    recruiting = {"stock": {"canned": 1}, "airlock": 2, "gauge": 3}
    position = at_night("recruit", recruiting, {"night": "asleep", "airlock": 1})
    told = named(does(position, "pay canned"), "tally")
    assert [one["survivors"] for one in told] == [3, 1]
    assert [one["square"] for one in told] == position.record.gauge[:2].tolist()
    assert [one["points"] for one in told] == [points["total"] for points in position.scores()]


# The steps, in order --------------------------------------------------------------------------------------------------


def test_the_steps_come_in_the_order_of_the_rulebook() -> None:
    rooms = [full("room-construction"), "hunting-one"]
    stores = {"meat": 3, "canned": 3, "water": 1, "wood": 2, "metal": 1}
    tiles = {"bow": "broken"}
    position = at_night("feed", {"rooms": rooms, "airlock": 1, "stock": stores, "equipment": tiles}, day=2)
    seen = []
    for move in ("pay meat", "pay meat", "pay canned", "done", "done", "repair bow"):
        seen.append((position.decision(0), level(position)))
        does(position, move)
    assert seen == [("feed", 0), ("feed", 0), ("recruit", -1), ("recruit", -1), ("build", -1), ("repair", -1)]
    does(position, "done")
    assert position.record.day == 3
    assert stock(position, 0) == {"canned": 2}


# Everybody at once ----------------------------------------------------------------------------------------------------


def three_shelters() -> Position:
    """Three tribes that all have something to do in the night."""
    tribes: list[dict[str, Any]] = [
        {"rooms": [full("hunting-one")], "airlock": 1, "stock": {"meat": 2, "canned": 2, "water": 1, "wood": 3}},
        {"rooms": [full("four-munitions")], "stock": {"meat": 2, "canned": 2}, "equipment": {"bow": "broken"}},
        {"rooms": [full("gauge-down")], "airlock": 2, "stock": {"metal": 3, "water": 1}, "gauge": -6},
    ]
    return table(3, night="feed", tribes=tribes)


def answer(position: Position, seat: int) -> None:
    """Take the last move on offer, so that something happens; at night it is never just `done` while there is more."""
    position.play(seat, position.moves(seat)[-1])


def test_ruling_48_everybody_acts_at_the_same_time_in_the_own_shelter() -> None:
    position = three_shelters()
    assert position.to_act == (0, 1, 2)
    assert [position.decision(seat) for seat in range(3)] == ["feed", "feed", "lose-survivor"]
    does(position, "lose airlock", "lose 4", seat=2)
    # The third tribe is in a later step than the first.
    assert position.decision(2) == "build"
    assert position.decision(0) == "feed"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ruling_48_the_order_of_the_seats_does_not_matter_in_the_night(order: tuple[int, ...]) -> None:
    def spend(position: Position, order: tuple[int, ...]) -> list[dict[str, Any]]:
        while position.record.day == 1:
            seat = next(seat for seat in order if seat in position.to_act)
            answer(position, seat)
        return [tribe(position, seat) for seat in range(3)]

    assert spend(three_shelters(), order) == spend(three_shelters(), (0, 1, 2))


def test_ruling_48_the_order_matters_for_the_shared_stack_only() -> None:
    tiles = {"equipment": {"stack": ["bow", "axe", "rest"]}}
    for first, second in ((0, 1), (1, 0)):
        drawer = {"rooms": [full("draw-and-repair")]}
        position = table(2, night="repair", tribes=[drawer, drawer], board=tiles)
        does(position, "room 2", seat=first)
        does(position, "room 2", seat=second)
        assert tribe(position, first)["equipment"] == {"bow": "broken"}
        assert tribe(position, second)["equipment"] == {"axe": "broken"}


def test_who_sleeps_is_not_asked_and_the_day_waits_for_the_others() -> None:
    position = table(2, night="recruit", tribes=[{"stock": {"canned": 1}}, {"stock": {"canned": 1}}])
    does(position, "done")
    assert position.to_act == (1,)
    assert refusal(position, "done") == "not-your-decision"
    does(position, "done", seat=1)
    assert position.record.day == 2


def test_one_tribe_touches_nothing_of_another_at_night() -> None:
    position = three_shelters()
    before = tribe(position, 1)
    answer(position, 0)
    assert tribe(position, 1) == before


def test_nothing_of_the_night_changes_the_board_but_the_stack() -> None:
    position = table(2, night="feed", board={"stock": {"forest": 1}}, tribes=[{"airlock": 1, "stock": {"canned": 2}}])
    assert living(position, 0) == 0
    assert board(position)["stock"]["forest"] == 1
