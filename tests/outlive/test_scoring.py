"""Survival points, tie-breaks and shared wins; and that no component is ever lost or made."""

from typing import Any

import numpy as np
import pytest

from newdawn.core.face import Position
from newdawn.outlive.components import EQUIPMENT_COPIES, GAME_STACK, SEARCH_COUNT
from newdawn.outlive.names import EQUIPMENT, EVENTS
from tests.outlive.scenes import arrival, asked, at_night, does
from tests.outlive.tables import OUTLIVE, full, table

SEVEN = (
    "room-construction",
    "draw-and-repair",
    "overcome-event",
    "hunting-one",
    "hunting-two",
    "cargo-one",
    "cargo-two",
)
PAIRS = list(zip(EQUIPMENT[::2], EQUIPMENT[1::2], strict=True))


def final(*tribes: dict[str, Any], **keys: Any) -> Position:
    """Return the end of a game."""
    return table(max(2, len(tribes)), phase="over", tribes=list(tribes), **keys)


def points(**tribe: Any) -> dict[str, int]:
    """Return the points of a tribe at the end, by source: those that it has."""
    return {source: count for source, count in final(tribe).scores()[0].items() if count}


# Sources of points ----------------------------------------------------------------------------------------------------


def test_a_tribe_without_anything_has_no_points() -> None:
    assert points() == {}


def test_every_source_counts_and_the_total_is_their_sum() -> None:
    rooms = [full("hunting-one"), full("hunting-two"), {"room": "cargo-one", "survivors": 3}]
    convoy = [{"event": "wildfire", "overcome_by": 0}, {"event": "sandstorm", "overcome_by": 0}]
    tiles = {"axe": "repaired", "bow": "repaired", "crowbar": "broken", "shotgun": "repaired"}
    own = {"rooms": rooms, "airlock": 2, "gauge": -6, "equipment": tiles, "stock": {"canned": 9, "wood": 9}}
    assert final(own, convoy=convoy).scores()[0] == {
        "events": 3 + 5,
        "rooms": 1,
        "radioactivity": -6,
        "survivors": 4 + 3 + 3 + 2,
        "equipment": 3,
        "pairs": 1,
        "total": 8 + 1 - 6 + 12 + 3 + 1,
    }


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_counts_for_the_player_who_overcame_it_only(event: str) -> None:
    scarcity = ("wildfire", "cave-in", "thieves", "nomads", "lean-times")
    scores = final({}, {}, {}, convoy=[{"event": event, "overcome_by": 1}]).scores()
    assert [score["events"] for score in scores] == [0, 3 if event in scarcity else 5, 0]


def test_an_event_that_nobody_overcame_counts_for_nobody() -> None:
    assert [score["events"] for score in final({}, {}).scores()] == [0, 0]


@pytest.mark.parametrize(("rooms", "expected"), list(enumerate([0, 0, 1, 2, 4, 7, 11, 17])))
def test_full_rooms_count_0_0_1_2_4_7_11_17(rooms: int, expected: int) -> None:
    own = {"rooms": [full(room) for room in SEVEN[:rooms]]}
    assert final(own).scores()[0]["rooms"] == expected


def test_rooms_that_are_built_but_not_full_do_not_count() -> None:
    rooms = [
        full("hunting-one"),
        {"room": "hunting-two", "survivors": 2},
        {"room": "cargo-one", "built": True},
        "cargo-two",
    ]
    assert points(rooms=rooms) == {"survivors": 6, "total": 6}


def test_two_copies_of_a_room_count_as_two() -> None:
    assert points(rooms=[full("hunting-one"), full("hunting-one")])["rooms"] == 1


def test_a_room_counts_whether_it_was_used_or_not() -> None:
    rooms = [full("hunting-one", used=True), full("city-search", used=["peak"])]
    assert points(rooms=rooms)["rooms"] == 1


def test_ruling_33_the_room_for_eight_survivors_counts_once_as_a_room() -> None:
    rooms = [{"room": "add-survivor", "survivors": 8}, full("hunting-two")]
    assert points(rooms=rooms) == {"rooms": 1, "survivors": 11, "total": 12}
    # Five of eight are enough: its three places are taken.
    assert points(rooms=[{"room": "add-survivor", "survivors": 5}, full("hunting-two")])["rooms"] == 1
    assert "rooms" not in points(rooms=[{"room": "add-survivor", "survivors": 2}, full("hunting-two")])


def test_ruling_35_survivors_in_the_airlock_count_the_airlock_itself_does_not() -> None:
    assert points(airlock=7) == {"survivors": 7, "total": 7}
    assert points(airlock=7, rooms=[full("hunting-one")]) == {"survivors": 11, "total": 11}


@pytest.mark.parametrize("level", [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11])
def test_the_gauge_counts_what_is_printed_on_the_square(level: int) -> None:
    assert final({"gauge": level}).scores()[0]["radioactivity"] == level


def test_both_ends_of_the_gauge() -> None:
    position = asked("build", rooms=[full("gauge-down")], gauge=2)
    does(position, "room 4")
    assert position.scores()[0]["radioactivity"] == 3
    assert at_night("radioactivity", {"gauge": -9}, day=6).scores()[0]["radioactivity"] == -11


@pytest.mark.parametrize("tile", EQUIPMENT)
def test_a_repaired_tile_counts_one_point_and_a_broken_one_nothing(tile: str) -> None:
    assert points(equipment={tile: "repaired"}) == {"equipment": 1, "total": 1}
    assert points(equipment={tile: "used"}) == {"equipment": 1, "total": 1}
    assert points(equipment={tile: "broken"}) == {}


@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_a_pair_of_repaired_tiles_counts_one_point_more(left: str, right: str) -> None:
    assert points(equipment={left: "repaired", right: "used"}) == {"equipment": 2, "pairs": 1, "total": 3}
    assert points(equipment={left: "repaired", right: "broken"}) == {"equipment": 1, "total": 1}


def test_halves_of_different_symbols_are_no_pair() -> None:
    tiles = dict.fromkeys(EQUIPMENT[::2], "repaired")
    assert points(equipment=tiles) == {"equipment": 10, "total": 10}


def test_all_tiles_make_thirty_points() -> None:
    assert points(equipment=dict.fromkeys(EQUIPMENT, "repaired")) == {"equipment": 20, "pairs": 10, "total": 30}


def test_tokens_count_nothing() -> None:
    assert points(stock={"canned": 9, "wood": 9, "munition": 9}, caught={"endurance-7": 3}) == {}


def test_the_score_can_be_asked_at_any_time() -> None:
    position = arrival("base", gauge=-1, airlock=2, rooms=[full("hunting-one")])
    assert position.scores()[0]["total"] == -1 + 2 + 4
    does(position, "algae")
    assert position.scores()[0]["total"] == 0 + 2 + 4
    assert position.winners == ()
    assert [score["total"] for score in OUTLIVE.new(players=2, seed=1).scores()] == [0, 0]


# Winners --------------------------------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    assert final({"airlock": 3}, {"airlock": 5}, {"airlock": 4}).winners == (1,)


def test_points_come_before_any_tie_break() -> None:
    assert final({"airlock": 3}, {"airlock": 2, "stock": {"canned": 900, "wood": 900}}).winners == (0,)


def test_ruling_36_a_tie_goes_to_the_most_supplies() -> None:
    few = {"stock": {"canned": 2, "wood": 900, "munition": 900}}
    many = {"stock": {"canned": 1, "water": 2}}
    assert final(few, many).winners == (1,)


@pytest.mark.parametrize("supplies", [{"canned": 3}, {"water": 3}, {"canned": 1, "water": 2}])
def test_ruling_36_all_supplies_count_alike(supplies: dict[str, int]) -> None:
    assert final({"stock": {"canned": 3}}, {"stock": supplies}).winners == (0, 1)


def test_ruling_36_then_to_the_most_materials_and_munitions() -> None:
    few = {"stock": {"canned": 1, "wood": 3}}
    many = {"stock": {"canned": 1, "munition": 2, "microchip": 1, "metal": 1}}
    assert final(few, many).winners == (1,)


def test_ruling_36_what_is_still_tied_is_a_shared_win() -> None:
    same = {"airlock": 2, "stock": {"canned": 1, "wood": 3}}
    other = {"airlock": 2, "stock": {"water": 1, "munition": 3}}
    assert final(same, {}, other).winners == (0, 2)


def test_ruling_36_supplies_are_counted_after_the_last_upkeep() -> None:
    # Meat rots and all water but two is poured away before anybody counts.
    position = at_night("upkeep", {"stock": {"meat": 9, "water": 9}}, {"stock": {"canned": 3}}, day=6)
    assert position.is_over
    assert position.winners == (1,)


def test_ruling_36_permanent_water_is_no_token() -> None:
    rooms = [full("permanent-water")]
    position = final({"rooms": rooms}, {"airlock": 3, "stock": {"canned": 1}})
    assert position.winners == (1,)


def test_somebody_wins_even_where_everybody_is_lost() -> None:
    lost = {"gauge": -11}
    assert final(lost, lost, lost).winners == (0, 1, 2)
    assert final(lost, {**lost, "stock": {"munition": 1}}).winners == (1,)


@pytest.mark.parametrize("canned", [33, 100, 999])
def test_full_stores_do_not_upset_the_tie_break(canned: int) -> None:
    assert final({"stock": {"canned": canned}}, {"stock": {"canned": canned - 1, "wood": 999}}).winners == (0,)
    assert final({"stock": {"canned": canned}}, {"airlock": 1}).winners == (1,)


def test_nobody_has_won_before_the_end() -> None:
    assert at_night("recruit", {"stock": {"canned": 1}}, day=6).winners == ()


# Components -----------------------------------------------------------------------------------------------------------


def count_components(position: Position) -> None:
    """Check that everything of the box is somewhere, and once."""
    game, players = position.record, position.players
    tiles = game.equipment_discard.astype(int)
    tiles += (game.equipment[:players] > 0).sum(axis=0)
    for shown in (*game.equipment_shown.flat, *game.equipment_stack[: game.equipment_stack_size]):
        if shown >= 0:
            tiles[shown] += 1
    assert tiles.tolist() == EQUIPMENT_COPIES.tolist()
    for city in range(2):
        found = game.search_aside[city].astype(int)
        for tile in game.search_pile[city, : game.search_pile_size[city]]:
            found[tile] += 1
        assert found.tolist() == SEARCH_COUNT.tolist()
    assert game.wild_stack_size.sum() + game.caught.sum() == 3 * GAME_STACK[players]
    assert len(set(game.convoy.tolist())) == 6
    assert (game.stock >= 0).all()
    assert (game.survivors >= 0).all()
    assert (game.survivors[:, 7] <= 7).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_component_is_lost_or_made_in_a_game(players: int) -> None:
    random = np.random.default_rng(players)
    position = OUTLIVE.new(players=players, seed=players)
    while not position.is_over:
        if position.record.day > 0:
            count_components(position)
        seat = int(random.choice(position.to_act))
        position.play(seat, position.moves(seat)[random.integers(len(position.moves(seat)))])
    count_components(position)
    assert position.winners
    for score in position.scores():
        assert score["total"] == sum(count for source, count in score.items() if source != "total")
