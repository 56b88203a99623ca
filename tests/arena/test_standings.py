"""What the standings say, from results that are made up."""

import json
import math
from dataclasses import replace
from statistics import NormalDist

import pytest

from newdawn.arena.match import LostMove, MatchResult
from newdawn.arena.ratings import rate
from newdawn.arena.standings import Standings
from newdawn.arena.statistics import mean, verdict, wilson
from newdawn.arena.tournament import Tournament

DUEL = Tournament("outlive", ("greedy", "random"), 2, seed=1)


def played(tournament: Tournament, number: int, scores: dict[int, int]) -> MatchResult:
    """Return the result of a game in which the entrants, by their numbers, have made so many points."""
    seating = tournament.seating(number)
    points = tuple(scores[entrant] for entrant in seating.entrants)
    winners = points.count(max(points))
    return MatchResult(
        seed=seating.seed,
        seats=tournament.codes(seating),
        scores=points,
        shares=tuple(1 / winners if score == max(points) else 0.0 for score in points),
        ranks=tuple(1 + sum(other > score for other in points) for score in points),
        decisions=100,
        reports=(),
        seconds=1.0,
        asked=(10,) * len(points),
        thinking=tuple(0.5 * (1 + entrant) for entrant in seating.entrants),
        simulations=tuple(100 * entrant for entrant in seating.entrants),
    )


def test_wins_points_and_thinking_follow_the_entrant_not_the_seat() -> None:
    results = {number: played(DUEL, number, {0: 30, 1: 20}) for number in range(10)}
    greedy, random = Standings(DUEL, results).entrants
    assert (greedy.name, greedy.games, greedy.wins, greedy.win_rate.value) == ("greedy", 10, 10, 1)
    assert (random.name, random.games, random.wins, random.win_rate.value) == ("random", 10, 0, 0)
    assert (greedy.score.value, random.score.value) == (30, 20)
    assert (greedy.seconds_per_decision, random.seconds_per_decision) == (0.05, 0.1)
    assert (greedy.simulations_per_second, random.simulations_per_second) == (None, 100)
    assert (greedy.verdict, random.verdict) == ("above", "below")


def test_a_shared_win_is_half_a_win() -> None:
    results = {0: played(DUEL, 0, {0: 30, 1: 30}), 1: played(DUEL, 1, {0: 30, 1: 10})}
    standings = Standings(DUEL, results)
    assert [standing.wins for standing in standings.entrants] == [1.5, 0.5]
    assert [standing.verdict for standing in standings.entrants] == ["level", "level"]
    assert [seat.wins for seat in standings.seats] == [0.5, 1.5]


def test_the_order_in_which_games_come_in_does_not_matter() -> None:
    results = {number: played(DUEL, number, {0: number % 3, 1: number % 2}) for number in range(20)}
    backwards = dict(reversed(results.items()))
    assert Standings(DUEL, results).to_json() == Standings(DUEL, backwards).to_json()


def test_the_cross_table_tells_who_finished_ahead_of_whom() -> None:
    table = Tournament("eden", ("greedy", "easy", "random"), 3)
    results = {number: played(table, number, {0: 50, 1: 40, 2: 40 + number % 2}) for number in range(6)}
    cross = Standings(table, results).to_json()["cross_table"]
    assert cross["names"] == ["greedy", "easy", "random"]
    assert cross["games"] == [[None, 6, 6], [6, None, 6], [6, 6, None]]
    assert cross["ahead"] == [[None, 6, 6], [0, None, 1.5], [0, 4.5, None]]
    assert cross["rate"][1] == [0, None, 0.25]


def test_bots_that_have_not_met_yet_have_an_empty_cell() -> None:
    league = Tournament("eden", ("greedy", "easy", "random"), 2)
    standings = Standings(league, {0: played(league, 0, {0: 1, 1: 2})})
    assert standings.to_json()["cross_table"]["rate"] == [[None, 0, None], [1, None, None], [None, None, None]]
    assert [standing.games for standing in standings.entrants] == [1, 1, 0]
    assert standings.to_json()["entrants"][2]["win_rate"] is None
    json.dumps(standings.to_json(), allow_nan=False)


def test_the_same_bot_twice_has_two_rows() -> None:
    twins = Tournament("eden", ("greedy", "greedy"), 2)
    results = {number: played(twins, number, {0: 2, 1: 1}) for number in range(4)}
    assert [standing.wins for standing in Standings(twins, results).entrants] == [4, 0]


def test_lost_moves_are_counted_and_told() -> None:
    result = replace(played(DUEL, 1, {0: 2, 1: 1}), reports=(LostMove(0, "random (seat 0) crashed"),))
    standings = Standings(DUEL, {0: played(DUEL, 0, {0: 2, 1: 1}), 1: result})
    assert [standing.lost_moves for standing in standings.entrants] == [0, 1]
    assert standings.to_json()["reports"] == [
        {"game": 1, "seed": result.seed, "seat": 0, "name": "random", "text": "random (seat 0) crashed"}
    ]


def test_the_json_has_the_promised_keys() -> None:
    document = Standings(DUEL, {0: played(DUEL, 0, {0: 2, 1: 1})}).to_json()
    assert {"game", "players", "seed", "games", "entrants", "cross_table", "reports"} <= set(document)
    assert {"name", "games", "wins", "win_rate", "low", "high", "mean_score"} <= set(document["entrants"][0])


# Ratings


def test_the_anchor_stays_where_all_begin() -> None:
    results = {number: played(DUEL, number, {0: 2, 1: 1}) for number in range(30)}
    greedy, random = Standings(DUEL, results).entrants
    assert random.rating.is_anchor
    assert (random.rating.mu, random.rating.ordinal) == (25, pytest.approx(0))
    assert greedy.rating.mu > 30
    assert greedy.rating.ordinal == greedy.rating.mu - 3 * greedy.rating.sigma
    chosen = Standings(DUEL, results, anchor="greedy").entrants
    assert chosen[0].rating.mu == 25
    assert chosen[1].rating.mu < 20


def test_without_random_the_first_is_the_anchor() -> None:
    league = Tournament("eden", ("greedy", "easy", "medium"), 3)
    assert Standings(league, {}).anchor == "greedy"


def test_the_stronger_have_the_higher_rating_in_games_of_four_too() -> None:
    ratings = rate(4, 3, [((0, 1, 2, 3), (1, 2, 3, 4)), ((3, 2, 1, 0), (4, 3, 2, 1))] * 20)
    assert [rating.mu for rating in ratings] == sorted((rating.mu for rating in ratings), reverse=True)
    assert [rating.is_anchor for rating in ratings] == [False, False, False, True]


def test_level_ranks_are_a_draw() -> None:
    [one, other] = rate(2, 1, [((0, 1), (1, 1))] * 10)
    assert one.mu == pytest.approx(other.mu)


# Statistics


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # From SciPy 1.17.1: binomtest(wins, games).proportion_ci(method="wilson")
    [
        (81, 263, 0.2552885198782742, 0.36620957698280004),
        (15, 148, 0.06238639953073629, 0.16048724172330803),
        (0, 20, 0.0, 0.16112515805281935),
        (1, 1, 0.20654931437723745, 1.0),
        (380, 400, 0.9240363649362804, 0.9674025701628528),
    ],
)
def test_wilson_intervals_are_those_that_others_compute(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-12), pytest.approx(high, abs=1e-12))


@pytest.mark.parametrize(("wins", "games"), [(3, 10), (0.5, 7), (199.5, 400), (1, 1000)])
def test_the_ends_of_a_wilson_interval_are_the_rates_that_the_games_just_do_not_refute(wins: float, games: int) -> None:
    found = wilson(wins, games)
    for end in (found.low, found.high):
        deviations = abs(found.value - end) / math.sqrt(end * (1 - end) / games)
        assert deviations == pytest.approx(NormalDist().inv_cdf(0.975))


def test_without_games_nothing_is_known() -> None:
    nothing = wilson(0, 0)
    assert math.isnan(nothing.value)
    assert (nothing.low, nothing.high) == (0, 1)
    assert verdict(nothing, 0.5) == "level"
    assert math.isnan(mean([]).value)
    assert math.isnan(mean([3]).low)
