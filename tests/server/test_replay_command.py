"""`newdawn replay` reads what a server exports: a game that is over is told to its end, a sealed one is refused."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import orjson
import pytest

import newdawn
from tests.commands import run_here
from tests.server.halls import command, open_hall
from tests.server.logs import hot_seat, play_at_random, send

LIMIT = 120.0


def exported(url: str, game: str, moves: int, *, resigns: bool = False) -> dict[str, Any]:
    """Return the file of a game of two people after so many moves."""

    async def play() -> dict[str, Any]:
        async with open_hall(url) as hall:
            live, token = await hot_seat(hall, game=game)
            await play_at_random(live, token, moves, random.Random(5))
            if resigns:
                await send(live, token, command(live, "resign", 0))
            return live.export(live.actor(token, 0))

    return asyncio.run(asyncio.wait_for(play(), LIMIT))


def replayed(folder: Path, document: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    """Run `newdawn replay` on a file."""
    file = folder / "game.json"
    file.write_bytes(orjson.dumps(document, option=orjson.OPT_INDENT_2))
    return run_here("replay", file, "--lang", "en", environment=os.environ)


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_a_finished_game_is_told_to_its_end(sqlite_url: str, tmp_path: Path, game: str) -> None:
    document = exported(sqlite_url, game, 10_000)
    assert document["result"] is not None
    done = replayed(tmp_path, document)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == f"All {len(document['moves'])} moves are legal."
    for score in document["result"]["scores"]:
        assert str(score).replace("-", "−") in done.stdout


def test_a_game_that_ended_early_is_told_as_far_as_it_was_played(sqlite_url: str, tmp_path: Path) -> None:
    document = exported(sqlite_url, "eden", 12, resigns=True)
    done = replayed(tmp_path, document)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "All 12 moves are legal."


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_a_game_that_is_going_on_is_sealed_and_nothing_of_it_is_told(
    sqlite_url: str, tmp_path: Path, game: str
) -> None:
    done = replayed(tmp_path, exported(sqlite_url, game, 12))
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("newdawn: ")
    assert "exported before its end" in line
    assert "export it again" in line
