"""The browser draws what Python foresees: the components of each game, with the states that the server sends.

Python writes down random positions with the figures that follow from them; `web/src/*/alike.spec.ts` has the boards of
the game draw them, reads the figures on them and compares. `tests/server/test_prospects.py` says the same of the
terminal.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import orjson
import pytest

import hatch_build
from newdawn import GAMES
from newdawn.server.table.views import Eyes, info, state
from newdawn.server.web.boxes import box
from tests.positions import random_positions, tables_of
from tests.server.tables import NOON

ROOT = Path(__file__).parents[2]
POSITIONS = 100
MANY_POSITIONS = 1_000


def written(game: str, count: int) -> dict[str, Any]:
    """Return the box and positions as the server sends them, each with what is expected to be drawn."""
    figures = import_module(f"tests.{game}.browser_figures")
    tables = tables_of(game)
    positions = []
    for number, position in enumerate(random_positions(game, count)):
        table = tables[position.players]
        table.position = position
        seat = None if number % 10 == 9 else number % position.players
        rival = (number + 1) % position.players
        view = position.view(seat)
        sent = state(table, Eyes(seat, () if seat is None else (seat,)), view, info(table, NOON), packed=True)
        expected = figures.foreseen(view, rival)
        positions.append({"state": {"version": number, **sent}, "rival": rival, "expected": expected})
    return {"box": box(game), "positions": positions}


def drawn(said: dict[str, dict[str, Any]], folder: Path) -> dict[str, list[str]]:
    """Have the browser's components draw it all; return by game in what they differ."""
    report = folder / "report.json"
    files = {game: folder / f"{game}.json" for game in said}
    for game, file in files.items():
        file.write_bytes(orjson.dumps(said[game]))
    hatch_build.install(ROOT, with_tools=True)
    specs = [f"src/{game}/alike.spec.ts" for game in said]
    variables = {f"NEWDAWN_FORESEEN_{game.upper()}": str(file) for game, file in files.items()}
    wishes = ["--reporter", "json", "--outputFile", str(report)]
    done = hatch_build.run_tool(ROOT, ["vitest/vitest.mjs", "run", *specs, *wishes], **variables)
    assert report.is_file(), done.stdout + done.stderr
    found = {}
    for suite in orjson.loads(report.read_bytes())["testResults"]:
        (only,) = suite["assertionResults"]
        assert only["status"] in ("passed", "failed"), done.stdout + done.stderr
        found[Path(suite["name"]).parent.name] = list(only["failureMessages"])
    return found


@pytest.mark.parametrize("count", [POSITIONS, pytest.param(MANY_POSITIONS, marks=pytest.mark.soak)])
def test_the_browser_draws_what_python_foresees(tmp_path: Path, count: int) -> None:
    said = {game: written(game, count) for game in GAMES}
    assert drawn(said, tmp_path) == {game: [] for game in GAMES}


def test_the_comparison_sees_a_single_figure(tmp_path: Path) -> None:
    said = {game: written(game, 25) for game in GAMES}
    said["eden"]["positions"][0]["expected"]["points"] += 1
    assert [game for game, failures in drawn(said, tmp_path).items() if failures] == ["eden"]
