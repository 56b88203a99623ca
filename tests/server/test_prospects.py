"""Server, terminal and Python say the same of what follows from a position; `tests/web/test_prospects_alike.py` says
it of the browser.
"""

from collections import Counter
from importlib import import_module

import orjson
import pytest

import newdawn
from newdawn.drawing.scene import scene_of
from newdawn.drawing.speech import Speech
from newdawn.server.table.views import Eyes, state
from tests.positions import random_positions, tables_of

POSITIONS = 200
MANY_POSITIONS = 1_000
POSITIONS_TO_MOVE_IN = 250
ENGLISH = Speech("en")

every_game = pytest.mark.parametrize("game", newdawn.GAMES)
few_or_many = pytest.mark.parametrize("count", [POSITIONS, pytest.param(MANY_POSITIONS, marks=pytest.mark.soak)])


@every_game
@few_or_many
def test_the_server_sends_what_python_foresees(game: str, count: int) -> None:
    tables = tables_of(game)
    for number, position in enumerate(random_positions(game, count)):
        table = tables[position.players]
        table.position = position
        for seat in (number % position.players, None):
            view = position.view(seat)
            sent = orjson.loads(orjson.dumps(state(table, Eyes(seat), view, None, packed=True)))
            assert sent["prospects"] == view.prospects()
            assert (sent["scores"], sent["scored"]) == (view.scores(), view.scored())
            assert sent["view"] == view.to_json()


@every_game
@few_or_many
def test_the_terminal_draws_what_python_foresees(game: str, count: int) -> None:
    figures = import_module(f"tests.{game}.drawn_figures")
    shown = Counter[str]()
    for number, position in enumerate(random_positions(game, count)):
        seat = number % position.players
        view = position.view(None if number % 5 == 4 else seat)
        drawn = figures.drawn(scene_of(view, ENGLISH, view.seat), seat)
        assert drawn == figures.foreseen(view, seat)
        shown.update(part for part, found in drawn.items() if found)
    assert set(drawn) - set(shown) <= figures.RARE, "every other figure was there at least once"


@every_game
def test_the_moves_in_the_terminal_say_what_python_foresees(game: str) -> None:
    figures = import_module(f"tests.{game}.drawn_figures")
    shown = Counter[str]()
    for position in random_positions(game, POSITIONS_TO_MOVE_IN):
        seat = position.to_act[0]
        scene = scene_of(position.view(seat), ENGLISH, seat)
        drawn = figures.drawn_moves(scene, seat)
        assert drawn == figures.foreseen_moves(scene, seat)
        shown.update(part for part, found in drawn.items() if found)
    assert set(shown) == set(drawn), "every figure was there at least once"
