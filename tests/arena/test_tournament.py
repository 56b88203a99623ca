"""The schedule: everybody in every seat, on shared seeds, whole rounds, leagues."""

from collections import Counter
from itertools import combinations

import pytest

from newdawn.arena.errors import ArenaError
from newdawn.arena.tournament import Tournament

FIELD = ("random", "greedy", "easy", "search:100", "medium")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_every_seed_every_entrant_sits_in_every_seat_once(players: int) -> None:
    table = Tournament("outlive", FIELD[:players], players, seed=1)
    for block in range(5):
        seatings = [table.seating(block * players + rotation) for rotation in range(players)]
        assert len({seating.seed for seating in seatings}) == 1
        for seat in range(players):
            assert {seating.entrants[seat] for seating in seatings} == set(range(players))


def test_every_block_has_a_seed_of_its_own_that_javascript_can_read() -> None:
    tournaments = [Tournament("eden", FIELD[:2], 2, seed) for seed in range(20)]
    seeds = {tournament.seating(2 * block).seed for tournament in tournaments for block in range(50)}
    assert len(seeds) == 1000
    assert max(seeds) < 2**53


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_league_plays_all_tables_on_the_same_seeds(players: int) -> None:
    league = Tournament("outlive", FIELD, players, seed=1)
    tables = list(combinations(range(5), players))
    assert league.round_size == players * len(tables)
    for block in range(3):
        games = [league.seating(block * league.round_size + number) for number in range(league.round_size)]
        assert len({game.seed for game in games}) == 1
        assert Counter(tuple(sorted(game.entrants)) for game in games) == Counter(dict.fromkeys(tables, players))
        seats = Counter((seat, entrant) for game in games for seat, entrant in enumerate(game.entrants))
        assert len(set(seats.values())) == 1


def test_a_table_is_a_league_of_one_table() -> None:
    assert Tournament("eden", FIELD[:3], 3).tables == ((0, 1, 2),)


def test_the_seats_have_the_codes_as_given() -> None:
    table = Tournament("eden", ("search:400ms", "random", "random"), 3)
    assert [table.codes(table.seating(number)) for number in range(3)] == [
        ("search:400ms", "random", "random"),
        ("random", "random", "search:400ms"),
        ("random", "search:400ms", "random"),
    ]


@pytest.mark.parametrize(
    ("entrants", "players", "asked", "played"),
    [(2, 2, 1, 2), (2, 2, 400, 400), (3, 3, 400, 402), (4, 4, 401, 404), (5, 2, 1, 20), (5, 4, 21, 40)],
)
def test_rounds_are_whole(entrants: int, players: int, asked: int, played: int) -> None:
    assert Tournament("eden", FIELD[:entrants], players).whole_rounds(asked) == played


@pytest.mark.parametrize("players", [0, 1, 4])
def test_too_few_entrants_make_no_table(players: int) -> None:
    with pytest.raises(ArenaError, match=f"3 entrants do not make a table of {players} players"):
        Tournament("eden", FIELD[:3], players)
