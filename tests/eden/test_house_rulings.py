"""What neither the rulebook nor the given rulings say, and was decided here (docs/rules/eden.md, from 49 on)."""

from tests.eden.scenes import does, gathering, seen
from tests.eden.tables import moves, refuge, table


def test_ruling_5_without_the_binoculars_the_same_player_begins_the_next_season() -> None:
    position = table(2, phase="feeding", season="spring", first_player=1, board={"binoculars": None})
    assert position.record.season == 1
    assert (position.record.first_player, position.to_act) == (1, (1,))


def test_ruling_53_a_new_building_placed_after_the_answer_eats_from_the_next_season_on() -> None:
    owner = {
        "buildings": ["healer-9", "sage-9", "farmer-9"],
        "missions": ["new-building-1"],
        "cans": 0,
    }
    other = {"buildings": ["healer-10", "sage-10", "farmer-10"], "missions": [None]}
    position = table(2, phase="feeding", season="summer", refuges=[owner, other])
    assert position.to_act == (0, 1)
    does(position, "feed")
    fed = refuge(position, 0)["feeding_points"]
    does(position, "place new-building-1")
    assert refuge(position, 0)["feeding_points"] == fed == 2


def test_ruling_56_the_third_die_may_come_from_the_location_of_the_second() -> None:
    dice = {"restaurant": {"farmer": 2}, "tower": {"sage": 2}}
    position = gathering(dice=dice, buildings=["tinkerer-4"], extra_dice=1)
    position.record.extra_dice[0] = 2  # as if two cards had the power: the box has one
    does(position, "take restaurant farmer", "take tower sage")
    does(position, moves(position, 0, "flip")[0])
    assert moves(position, 0, "take tower") == ["take tower sage"]
    assert not moves(position, 0, "take restaurant")


def test_ruling_65_discarded_buildings_and_tokens_in_the_box_stay_known_to_all() -> None:
    board = {"buildings": {"sage": {"shown": ["sage-1"]}}, "station": {"wild": 2, "sage": 1}}
    position = table(2, phase="feeding", season="spring", board=board)
    assert position.to_json()["season"] == "summer"
    for seat in (0, 1, None):
        known = seen(position, seat)["board"]
        assert "sage-1" in known["buildings"]["sage"]["discarded"]
        assert known["tokens_gone"] == position.to_json()["board"]["tokens_gone"]
        assert known["tokens_gone"]["wild"] >= 2
