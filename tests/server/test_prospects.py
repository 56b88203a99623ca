"""Browser, terminal and Python are told the same of what follows from a position."""

from collections.abc import Iterator
from itertools import islice

import orjson
import pytest

import newdawn
from newdawn.core import kit
from newdawn.core.face import Position
from newdawn.drawing.scene import scene_of
from newdawn.drawing.speech import Speech
from newdawn.server.table.views import Eyes, state
from tests.server.tables import person, started_table

POSITIONS = 1_000


def random_positions(game: str) -> Iterator[Position]:
    """Yield positions of random games, every ninth of each game."""
    rules = newdawn.load(game)
    seed = 0
    while True:
        players = rules.player_counts[seed % len(rules.player_counts)]
        yield from (position for position, _, _ in islice(kit.random_game(rules, players, seed), seed % 9, None, 9))
        seed += 1


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_browser_terminal_and_python_foresee_the_same(game: str) -> None:
    tables = {
        players: started_table(*(person(f"Player {seat}", seat) for seat in range(players)), game=game)
        for players in newdawn.load(game).player_counts
    }
    for number, position in enumerate(islice(random_positions(game), POSITIONS)):
        table = tables[position.players]
        table.position = position
        for seat in (number % position.players, None):
            view = position.view(seat)
            told = orjson.loads(orjson.dumps(state(table, Eyes(seat), view, None)))
            assert told["prospects"] == view.prospects()
            assert scene_of(view, Speech("en"), seat).prospects == view.prospects()
