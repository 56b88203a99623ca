"""Night step 2: feeding survivors."""

import pytest

from tests.outlive.scenes import at_night, does, in_airlock, in_room, refusal
from tests.outlive.tables import full, living, moves, named, stock, table

THREE_FOOD = {"meat": 2, "canned": 2, "water": 2}


@pytest.mark.parametrize(("survivors", "water"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (7, 2)])
def test_each_row_of_the_airlock_with_a_survivor_costs_one_water(survivors: int, water: int) -> None:
    position = at_night("feed", {"airlock": survivors, "stock": {"water": 2}})
    assert stock(position, 0).get("water", 0) == 2 - water
    assert living(position, 0) == survivors


def test_rooms_and_airlock_are_paid_together() -> None:
    rooms = [full("four-munitions"), {"room": "hunting-one", "survivors": 1}]
    position = at_night("feed", {"rooms": rooms, "airlock": 3, "stock": {"water": 2, "meat": 4}})
    assert stock(position, 0) == {}
    assert living(position, 0) == 3 + 1 + 3


def test_a_room_that_is_not_full_costs_its_upkeep_in_full() -> None:
    position = at_night("feed", {"rooms": [{"room": "cargo-two", "survivors": 1}], "stock": {"canned": 3}})
    assert stock(position, 0) == {}


def test_an_empty_shelter_eats_nothing() -> None:
    position = at_night("feed", {"rooms": [{"room": "cargo-two", "built": True}], "stock": {"canned": 3}})
    assert stock(position, 0) == {"canned": 3}


def test_the_player_chooses_the_supplies_for_the_rooms() -> None:
    for token in ("meat", "water", "canned"):
        position = at_night("feed", {"rooms": [full("hunting-one")], "stock": THREE_FOOD})
        assert position.decision(0) == "feed"
        assert moves(position, 0) == ["pay meat", "pay water", "pay canned"]
        does(position, f"pay {token}")
        assert stock(position, 0) == {**THREE_FOOD, token: 1}


def test_supplies_may_be_mixed() -> None:
    position = at_night("feed", {"rooms": [full("cargo-two")], "stock": THREE_FOOD})
    does(position, "pay meat", "pay water", "pay canned")
    assert stock(position, 0) == {"meat": 1, "canned": 1, "water": 1}


def test_nobody_may_starve_survivors_while_there_is_food() -> None:
    position = at_night("feed", {"rooms": [full("hunting-one")], "stock": THREE_FOOD})
    assert refusal(position, "done") == "must-pay"
    assert refusal(position, "lose 4") == "must-pay"


def test_only_supplies_are_eaten_and_only_those_that_are_there() -> None:
    position = at_night("feed", {"rooms": [full("hunting-one")], "stock": {"meat": 1, "canned": 1, "wood": 1}})
    assert refusal(position, "pay wood") == "not-accepted"
    assert refusal(position, "pay water") == "needs-token"


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    # One kind of supply, or all that there is: both are paid at once.
    for stores in ({"meat": 3}, {"meat": 1, "canned": 1, "water": 1}):
        position = at_night("feed", {"rooms": [full("cargo-two")], "stock": stores})
        assert position.decision(0) != "feed"
        assert stock(position, 0) == {}


def test_ruling_26_water_goes_to_the_airlock_first() -> None:
    keys = {"rooms": [full("hunting-one")], "airlock": 1, "stock": {"water": 1, "canned": 1}}
    position = at_night("feed", keys)
    assert (stock(position, 0), living(position, 0)) == ({}, 5)


def test_ruling_26_only_the_water_that_the_airlock_leaves_can_feed_rooms() -> None:
    keys = {"rooms": [full("hunting-one")], "airlock": 3, "stock": {"water": 2, "canned": 1, "meat": 1}}
    position = at_night("feed", keys)
    assert moves(position, 0) == ["pay meat", "pay canned"]
    assert refusal(position, "pay water") == "needs-token"


def test_only_water_will_do_in_the_airlock() -> None:
    position = at_night("feed", {"airlock": 3, "stock": {"canned": 9, "meat": 9, "water": 1}})
    assert living(position, 0) == 2
    assert stock(position, 0) == {"canned": 9, "meat": 9}


def test_each_missing_supply_costs_a_survivor_of_the_players_choice_from_anywhere() -> None:
    keys = {"rooms": [full("hunting-one"), full("four-munitions")], "airlock": 2, "stock": {"canned": 2}}
    position = at_night("feed", keys)
    # Due are 1 water and 4 supplies: the airlock lacks its water, the rooms lack 2.
    assert position.decision(0) == "lose-survivor"
    assert moves(position, 0) == ["lose 4", "lose 5", "lose airlock"]
    assert refusal(position, "lose 1") == "no-survivor-there"
    does(position, "lose 5", "lose 4", "lose airlock")
    assert (in_room(position, 4), in_room(position, 5), in_airlock(position)) == (3, 2, 1)
    assert living(position, 0) == 9 - 3


def test_survivors_to_lose_are_owed_one_by_one_and_nothing_else_is_possible() -> None:
    position = at_night("feed", {"rooms": [full("hunting-one")], "airlock": 2, "stock": {"wood": 9}})
    assert refusal(position, "done") == "not-now"
    assert refusal(position, "pay wood") == "not-now"


def test_supplies_are_paid_before_survivors_are_lost() -> None:
    keys = {"rooms": [full("hunting-one")], "airlock": 1, "stock": {"meat": 1, "canned": 1}}
    position = at_night("feed", keys)
    assert position.decision(0) == "feed"
    does(position, "pay meat")
    assert position.decision(0) == "lose-survivor"


def test_ruling_26_the_cost_is_counted_before_anybody_dies() -> None:
    # The room's only survivor dies first, and its upkeep of 3 is due all the same.
    rooms = [{"room": "cargo-two", "survivors": 1}, full("hunting-one")]
    position = at_night("feed", {"rooms": rooms, "airlock": 2, "stock": {"water": 1}})
    does(position, "lose 4", "lose airlock", "lose 5", "lose 5")
    assert (in_room(position, 4), in_room(position, 5), in_airlock(position)) == (0, 2, 1)


def test_nobody_is_asked_whom_to_lose_where_all_live_in_one_place() -> None:
    position = at_night("feed", {"rooms": [full("hunting-one")]})
    assert in_room(position, 4) == 3


def test_where_more_are_owed_than_live_all_are_lost_and_nothing_more() -> None:
    position = at_night("feed", {"rooms": [{"room": "cargo-two", "survivors": 1}], "airlock": 1})
    assert living(position, 0) == 0
    assert position.record.to_lose[0] == 0


def test_a_loss_in_feeding_comes_before_the_radioactivity() -> None:
    position = at_night("feed", {"airlock": 1})
    assert living(position, 0) == 0
    assert position.scores()[0]["radioactivity"] == -1


def test_everybody_is_fed_at_the_same_time() -> None:
    rooms = ("room-construction", "overcome-event", "draw-and-repair")
    position = at_night("feed", *({"rooms": [full(room)], "stock": THREE_FOOD} for room in rooms))
    assert position.to_act == (0, 1, 2)


def test_what_was_lost_is_told() -> None:
    position = table(2, night="feed", tribes=[{"rooms": [full("hunting-one")], "airlock": 1}])
    happened = does(position, "lose airlock")
    assert named(happened, "survivor-lost") == [
        {"seat": 0, "where": where, "source": "hunger"} for where in ("airlock", "4")
    ]
