"""Victory points, tie-breaks and shared wins; and that no component is ever lost or made."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from newdawn.core.face import Position
from tests.eden.refuges import CARDS, EQUIPMENT, PROFESSIONS, Refuge, does, feeding, final, people, scene, scored
from tests.eden.tables import EDEN, mission_names

UNSUCCESSFUL = ("tinkerer-10", "tinkerer-11")
"""Cards with 2 points for each unsuccessful mission; one and two tinkerers live there."""
TINKERERS = ("tinkerer-12", "tinkerer-13")
"""Cards with a point for each tinkerer; one and two tinkerers live there."""
FOUR_POINTS = ("tinkerer-14", "tinkerer-15")


def points(own: Refuge, **board: Any) -> dict[str, int]:
    """Return the points of a refuge at the end, by source: those that it has."""
    return {source: count for source, count in final(own, **board).scores()[0].items() if count}


# Sources of points ----------------------------------------------------------------------------------------------------


def test_a_refuge_without_anything_has_no_points() -> None:
    assert points({}) == {}


def test_every_source_counts_and_the_total_is_their_sum() -> None:
    own = {
        "event_points": 11,
        "feeding_points": 13,
        "missions": ["most-brawlers", "two-powers", "most-books", "ten-slackers"],
        "buildings": [UNSUCCESSFUL[0], TINKERERS[1], FOUR_POINTS[0]],
        "brawler": 2,
        "cans": 9,
    }
    assert final(own, binoculars=0).scores()[0] == {
        "events": 11,
        "feeding": 13,
        "missions": 6 + 2,
        "powers": 2 * 2 + 4 + 4,
        "binoculars": 2,
        "total": 11 + 13 + 8 + 12 + 2,
    }


def test_cans_survivors_equipment_and_buildings_are_worth_nothing_by_themselves() -> None:
    own = {**people(20, 5), "bullet": 3, "cans": 30, "new_buildings": ["new-building-7"]}
    assert points(own) == {}


def test_the_heroine_and_the_bat_are_worth_nothing() -> None:
    assert points({}, heroine=0, bat=0) == {}


def test_points_gained_in_the_seasons_stay() -> None:
    assert points({"event_points": 25, "feeding_points": 20}) == {"events": 25, "feeding": 20, "total": 45}


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_binoculars_are_worth_two_points_to_who_holds_them(holder: int) -> None:
    assert scored(final({}, {}, {}, binoculars=holder), "binoculars") == [2 * (seat == holder) for seat in range(3)]


def test_ruling_27_only_the_winter_holder_of_the_binoculars_scores() -> None:
    position = feeding({"slacker": 1, "cans": 1}, {}, season="winter", board={"binoculars": 1})
    does(position, "feed")
    assert position.is_over
    assert scored(position, "binoculars") == [0, 2]
    # In every other season they go back to the board.
    position = feeding({"slacker": 1, "cans": 1}, {}, season="autumn", board={"binoculars": 1})
    does(position, "feed")
    assert scored(position, "binoculars") == [0, 0]


def test_the_score_can_be_asked_at_any_time() -> None:
    position = feeding({"slacker": 1, "cans": 1, "event_points": 4}, {"buildings": ["tinkerer-14"]}, season="winter")
    assert scored(position, "total") == [4, 4]
    does(position, "feed")
    assert scored(position, "total") == [5, 4]
    assert [score["total"] for score in EDEN.new(players=2, seed=1).scores()] == [0, 0]


# Powers that count at the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", FOUR_POINTS)
def test_four_points_for_a_building(card: str) -> None:
    assert points({"buildings": [card]}) == {"powers": 4, "total": 4}
    assert points({"buildings": list(FOUR_POINTS)})["powers"] == 8


@pytest.mark.parametrize(("card", "own"), list(zip(TINKERERS, (1, 2), strict=True)))
def test_a_point_for_each_tinkerer_of_the_refuge(card: str, own: int) -> None:
    # Those on the card itself are tinkerers, too.
    assert points({"buildings": [card]}) == {"powers": own, "total": own}
    # Others live on tinkerer and healer cards, and as tokens.
    more = {"buildings": [card, "tinkerer-3", "healer-14"], "settled": {"tinkerer": 2}}
    assert points(more)["powers"] == own + 2 + 1 + 2
    assert points({"buildings": [card], "sage": 4, "slacker": 3})["powers"] == own


def test_two_such_cards_count_each_tinkerer_twice() -> None:
    assert points({"buildings": list(TINKERERS)})["powers"] == 2 * 3


@pytest.mark.parametrize("card", UNSUCCESSFUL)
def test_two_points_for_each_unsuccessful_mission(card: str) -> None:
    failed = ["ten-slackers", "thirteen-buildings", "four-books"]
    for count in range(4):
        assert points({"buildings": [card], "missions": failed[:count]}).get("powers", 0) == 2 * count
    assert points({"buildings": list(UNSUCCESSFUL), "missions": failed})["powers"] == 12


def test_a_successful_mission_is_no_unsuccessful_one() -> None:
    own = {"buildings": [UNSUCCESSFUL[0]], "missions": ["most-powers", "four-books"]}
    assert points(own) == {"missions": 6, "powers": 2, "total": 8}


def test_a_tie_for_the_most_is_unsuccessful() -> None:
    own = {"buildings": [UNSUCCESSFUL[0]], "missions": ["most-powers"]}
    assert scored(final(own, {"buildings": ["tinkerer-1"]}), "powers") == [2, 0]


@pytest.mark.parametrize("card", [f"new-building-{number}" for number in range(1, 9)])
def test_ruling_26_a_new_building_that_was_not_placed_is_unsuccessful(card: str) -> None:
    assert points({"buildings": [UNSUCCESSFUL[0]], "missions": [card]}) == {"powers": 2, "total": 2}
    assert points({"buildings": [UNSUCCESSFUL[0]], "new_buildings": [card]}) == {}


def test_ruling_26_any_failed_secret_mission_is_unsuccessful() -> None:
    own = {"buildings": [UNSUCCESSFUL[0]], "slacker": 1}
    for mission in ("most-sages", "pairs-of-sages", "most-books", "four-books", "two-powers", "most-equipment"):
        assert points({**own, "missions": [mission]}) == {"powers": 2, "total": 2}
    for mission in ("pairs-of-equipment", "pairs-of-survivors", "ten-slackers", "fewest-slackers", "binoculars"):
        assert points({**own, "missions": [mission]}) == {"powers": 2, "total": 2}


def test_unsuccessful_missions_of_others_do_not_count() -> None:
    position = final({"buildings": [UNSUCCESSFUL[0]]}, {"missions": ["ten-slackers"]})
    assert scored(position, "powers") == [0, 0]


@pytest.mark.parametrize("number", range(1, 10))
def test_the_other_powers_are_worth_no_points(number: int) -> None:
    assert points({"buildings": [f"tinkerer-{number}"], "missions": ["ten-slackers"]}) == {}


# Winners --------------------------------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    assert final({"event_points": 3}, {"feeding_points": 5}, {"buildings": ["tinkerer-14"]}).winners == (1,)


def test_points_come_before_survivors() -> None:
    assert final({"event_points": 3}, {**people(40), "event_points": 2}).winners == (0,)


def test_missions_powers_and_binoculars_decide_too() -> None:
    assert final({"event_points": 5}, {"missions": ["most-survivors"], "sage": 1}).winners == (1,)
    assert final({"event_points": 3}, {"buildings": ["tinkerer-14"]}).winners == (1,)
    assert final({"event_points": 1}, {}, binoculars=1).winners == (1,)


def test_of_those_with_the_same_points_the_most_survivors_win() -> None:
    tied = {"event_points": 7}
    assert final({**tied, "sage": 3}, {**tied, "slacker": 4}).winners == (1,)
    assert final({**tied, "sage": 3}, {**tied, "slacker": 1, "healer": 1}, {**tied, "farmer": 2}).winners == (0,)


def test_survivors_of_who_is_not_tied_do_not_matter() -> None:
    assert final({"event_points": 7}, {"event_points": 7, "sage": 1}, {**people(30), "event_points": 6}).winners == (1,)


def test_ruling_46_still_tied_is_a_shared_win() -> None:
    assert final({"event_points": 7, "sage": 2}, {"feeding_points": 7, "slacker": 2}).winners == (0, 1)
    assert final({"event_points": 7, "sage": 2}, {"event_points": 7}, {"event_points": 7, "farmer": 2}).winners == (
        0,
        2,
    )
    assert final({}, {}, {}, {}).winners == (0, 1, 2, 3)


def test_ruling_46_neither_cans_nor_equipment_nor_buildings_break_a_tie() -> None:
    assert final({"sage": 2}, {"buildings": ["sage-7", "brawler-1"], "cans": 9, "book": 2}).winners == (0, 1)


def test_ruling_12_wild_tokens_on_the_player_board_break_no_tie() -> None:
    assert final({"sage": 2}, {"slacker": 2, "tokens": {"wild": 4}}).winners == (0, 1)


def test_ruling_17_the_heroine_breaks_no_tie() -> None:
    assert final({"sage": 2}, {"slacker": 2}, heroine=1).winners == (0, 1)


def test_survivors_of_new_buildings_break_a_tie() -> None:
    assert final({"sage": 2}, {"slacker": 2, "new_buildings": ["new-building-1"]}).winners == (1,)


def test_nobody_has_won_before_the_end() -> None:
    assert feeding({"slacker": 1, "cans": 1, "event_points": 9}).winners == ()
    assert scene("gathering", {"event_points": 9}).winners == ()


# Components -----------------------------------------------------------------------------------------------------------


def count_components(position: Position) -> None:
    """Check that everything of the box is somewhere, and once."""
    document = position.to_json()
    board, refuges = document["board"], document["refuges"]
    tokens: Counter[str] = Counter(board["station"]) + Counter(board["tokens_gone"]) + Counter(board.get("prelude", ()))
    pieces: Counter[str] = Counter(board["equipment"])
    missions = mission_names(board["missions"])
    cards = [card for kind in PROFESSIONS for card in board["buildings"][kind]["deck"]]
    for kind in PROFESSIONS:
        cards += filter(None, board["buildings"][kind]["shown"])
        cards += board["buildings"][kind]["discarded"]
    for stack in board["station_stacks"].values():
        tokens.update(stack)
    for stack in board["equipment_stacks"].values():
        pieces.update(stack)
    for own in refuges:
        tokens.update(own["tokens"])
        tokens.update({"wild" if kind == "slacker" else kind: count for kind, count in own["settled"].items()})
        pieces.update(own["equipment"])
        cards += own["buildings"]
        missions += [*own["missions"], *own["new_buildings"], *mission_names(own.get("drawn", []))]
    assert +tokens == {**dict.fromkeys(PROFESSIONS, 4), "wild": 9}
    assert +pieces == dict.fromkeys(EQUIPMENT, 4)
    assert len(missions) == len(set(missions)) == 32
    # For two and three players, three tinkerer cards leave the game unseen.
    assert len(cards) == len(set(cards)) == (75 if position.players == 4 else 72)
    assert set(cards) <= set(CARDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_component_is_lost_or_made_in_a_game(players: int) -> None:
    random = np.random.default_rng(players)
    position = EDEN.new(players=players, seed=players)
    while not position.is_over:
        count_components(position)
        seat = int(random.choice(position.to_act))
        options = position.moves(seat)
        position.play(seat, options[random.integers(len(options))])
    count_components(position)
    assert position.winners
    for score in position.scores():
        assert score["total"] == sum(count for source, count in score.items() if source != "total")
