"""Random positions of each game, and the tables where they are played."""

from collections.abc import Iterator
from itertools import islice

import newdawn
from newdawn.core import kit
from newdawn.core.face import Position
from newdawn.server.table.state import Table
from tests.server.tables import person, started_table


def random_positions(game: str, count: int) -> Iterator[Position]:
    """Yield positions of random games, every ninth of each game."""
    return islice(_positions(game), count)


def _positions(game: str) -> Iterator[Position]:
    rules = newdawn.load(game)
    seed = 0
    while True:
        players = rules.player_counts[seed % len(rules.player_counts)]
        yield from (position for position, _, _ in islice(kit.random_game(rules, players, seed), seed % 9, None, 9))
        seed += 1


def tables_of(game: str) -> dict[int, Table]:
    """Return by number of players a table where positions can be laid out."""
    return {
        players: started_table(*(person(f"Player {seat}", seat) for seat in range(players)), game=game)
        for players in newdawn.load(game).player_counts
    }
