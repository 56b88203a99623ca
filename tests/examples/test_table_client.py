"""The example of a client: short enough to read, and it plays a whole game, also when it loses its connection."""

import ast
import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Served, quick, served, served_apart

REPO = Path(__file__).resolve().parents[2]
EXAMPLE = REPO / "examples" / "table_client.py"


def test_it_has_about_40_lines_of_code() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    told = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node)
        for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    lines = [line for number, line in enumerate(source.splitlines(), 1) if line.strip() and number not in told]
    assert len(lines) <= 50


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served_apart(quick(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}")) as found:
        yield found


@pytest.mark.parametrize("game", ["outlive", "eden"])
def test_it_plays_a_whole_game(server: Served, game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url, game], capture_output=True, text=True, timeout=6 * PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, *moves, last = done.stdout.splitlines()
    assert first.startswith(f"Look on: {server.url}/t/")
    assert len(moves) > 20
    assert last.startswith("Scores: [")


def test_it_comes_back_when_its_connection_is_lost(tmp_path: Path) -> None:
    async def play() -> str:
        async with served(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), server.url, "eden", stdout=asyncio.subprocess.PIPE
            )
            async with asyncio.timeout(6 * PATIENCE):
                while not server.house.connections:
                    await asyncio.sleep(0.005)
                for connection in list(server.house.connections):
                    connection.say_bye()
                told, _ = await process.communicate()
            assert process.returncode == 0
            return told.decode()

    told = asyncio.run(play())
    assert "Lost the connection" in told
    assert "Scores: [" in told
