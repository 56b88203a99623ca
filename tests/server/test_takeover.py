"""A server that began interpreted takes the compiled rules over while it runs."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

import newdawn
from newdawn.core import cache
from newdawn.core.cache import FOR_NOW, INTERPRETED_VARIABLE, layers_of, layers_to_play, mark_warm, share_compiled
from newdawn.server.live import takeover
from newdawn.server.live.takeover import Takeover

PLAYED = """
import hashlib, json, sys, threading
import newdawn
from newdawn.core.compiled import prepare, take_over

def play(position, count):
    for _ in range(count):
        if position.is_over:
            break
        seat = position.to_act[0]
        moves = position.view(seat).moves()
        position.play(seat, moves[(position.raw.sum() * 7) % len(moves)])

def is_machine_code(function):
    return hasattr(function, "signatures")

games = [newdawn.load(name) for name in newdawn.GAMES]
positions = [game.new(players=3, seed=5) for game in games]
loading = []
for taken_over in range(len(games) + 1):
    for position in positions:
        play(position, 25)
    if sys.argv[1] == "taken over":
        for number, game in enumerate(games):
            shuffle = sys.modules[f"{game.package}.setup"].shuffle
            parts = game.rules.play, game.bridge.play, game.playout.random_games, shuffle
            assert game.is_compiled == (number < taken_over)
            assert [is_machine_code(part) for part in parts] == [number < taken_over] * len(parts)
            assert game.is_compiled or not is_machine_code(shuffle.__globals__["below"])
        if taken_over < len(games):
            take_over(games[taken_over].name, prepare(games[taken_over].name))
            loading.append(threading.Thread(target=games[taken_over].compile))
            loading[-1].start()
    else:
        assert not any(game.is_compiled for game in games)
for thread in loading:
    thread.join()
print(json.dumps([
    [hashlib.sha256(position.to_bytes()).hexdigest(), position.view(0).to_json(), position.view(0).prospects()]
    for position in positions
]))
"""
"""Plays all games in turns, and takes one over after each, with a thread that loads it while play goes on.

What comes out must not depend on how the rules ran."""


def _played(how: str) -> object:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, how],
        env={**os.environ, INTERPRETED_VARIABLE: FOR_NOW},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_go_on_as_they_would_have_when_they_are_taken_over_one_after_the_other():
    assert _played("taken over") == _played("interpreted")


# How far it is


def test_rules_are_compiled_to_a_share_until_all_of_them_are(tmp_path, monkeypatch):
    folder = tmp_path / "eden-0"
    monkeypatch.setattr(cache, "cache_folder", lambda layer: folder)
    assert share_compiled("eden") == 0
    (folder / "newdawn.eden.turn").mkdir(parents=True)
    for number in range(5000):
        (folder / "newdawn.eden.turn" / f"{number}.nbi").touch()
    assert share_compiled("eden") == 0.99
    (folder / "complete").touch()
    assert share_compiled("eden") == 1


@pytest.mark.parametrize("layer", [layer for game in newdawn.GAMES for layer in layers_of(game)])
def test_a_layer_is_almost_whole_just_before_it_is_complete(layer, monkeypatch):
    if not cache.is_warm(layer):
        pytest.skip("this layer is not compiled here")
    monkeypatch.setattr(cache, "is_warm", lambda layer: False)
    assert share_compiled(layer) > 0.9


# Waiting for it


@pytest.fixture
def cold(tmp_path, monkeypatch) -> Iterator[list[str]]:
    """A process that began interpreted where nothing is compiled, and looks often; the games it has taken over."""
    taken_over: list[str] = []
    monkeypatch.setattr(cache, "cache_root", lambda: tmp_path / "cache")
    monkeypatch.setattr(takeover, "is_for_now", lambda: True)
    monkeypatch.setattr(takeover, "prepare", lambda game: {})
    monkeypatch.setattr(takeover, "take_over", lambda game, forms: taken_over.append(game))
    monkeypatch.setattr(takeover, "_LOOK_SECONDS", 0.01)
    monkeypatch.setattr(takeover, "_ALONE_SECONDS", 0.05)
    for game in newdawn.GAMES:
        monkeypatch.setattr(newdawn.load(game), "compile", lambda: None)
    cache.cache_folder.cache_clear()
    yield taken_over
    cache.cache_folder.cache_clear()


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """What is written down meanwhile."""
    with structlog.testing.capture_logs() as lines:
        yield lines


def errors(lines: list[Any]) -> list[Any]:
    """Return the errors among what was written down."""
    return [line for line in lines if line["log_level"] == "error"]


def compile_all(game: str) -> bool:
    """Have a game and its bots compiled, which takes no time here."""
    for layer in layers_to_play(game):
        mark_warm(layer)
    return True


async def until(waiting: Takeover, state: str) -> None:
    """Wait until a takeover has come so far."""
    async with asyncio.timeout(20):
        while waiting.state != state:
            await asyncio.sleep(0.01)


async def watched(waiting: Takeover, state: str) -> None:
    """Begin a takeover, and wait until it has come so far."""
    waiting.begin()
    try:
        await until(waiting, state)
    finally:
        await waiting.close()


def test_each_game_is_taken_over_when_its_own_rules_are_compiled(cold):
    first, *others = newdawn.GAMES

    async def check() -> None:
        waiting = Takeover(lambda game: True)
        waiting.begin()
        with cache.compiling(f"{first}+bots"):
            mark_warm(first)
            async with asyncio.timeout(20):
                while cold != [first]:
                    await asyncio.sleep(0.01)
            assert waiting.state == "under-way", "its bots are still to come"
        for game in newdawn.GAMES:
            compile_all(game)
        await until(waiting, "done")
        await waiting.close()
        assert waiting.share == 1

    asyncio.run(check())
    assert cold == [first, *others], "once each"


def test_the_share_counts_rules_and_bots_of_all_games_alike(cold):
    waiting = Takeover()
    assert waiting.share == 0
    mark_warm(newdawn.GAMES[0])
    assert Takeover().share == pytest.approx(1 / (2 * len(newdawn.GAMES)))


def test_work_that_nobody_does_is_started_again(cold):
    started: list[str] = []

    def start(game: str) -> bool:
        started.append(game)
        return started.count(game) == 2 and compile_all(game)

    waiting = Takeover(start)
    asyncio.run(watched(waiting, "done"))
    assert sorted(started) == sorted([*newdawn.GAMES] * 2)
    assert sorted(cold) == sorted(newdawn.GAMES)


def test_work_of_a_process_that_died_is_started_again(cold):
    """The lock of the dead process tells: as long as it lives, nobody else is started."""
    game = newdawn.GAMES[0]
    for other in newdawn.GAMES[1:]:
        compile_all(other)
    lock = cache.cache_root() / f"{cache.cache_folder(game).name}.lock"
    holding = "import fcntl, sys; file = open(sys.argv[1], 'a+b'); fcntl.flock(file, fcntl.LOCK_EX); print(); input()"
    process = subprocess.Popen(
        [sys.executable, "-c", holding, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        process.stdout.readline()
        started: list[str] = []
        waiting = Takeover(lambda name: started.append(name) or compile_all(name))

        async def check() -> None:
            waiting.begin()
            await asyncio.sleep(0.3)
            assert started == []
            process.kill()
            await until(waiting, "done")
            await waiting.close()

        asyncio.run(check())
    finally:
        process.kill()
        process.communicate()
    assert started == [game]


@pytest.mark.parametrize("start", [None, lambda game: False], ids=["nobody can be started", "nobody succeeds"])
def test_a_game_that_does_not_compile_is_given_up_and_holds_up_no_other(cold, start, logged):
    broken, *others = newdawn.GAMES
    for game in others:
        compile_all(game)
    started: list[str] = []
    waiting = Takeover(start and (lambda game: started.append(game) or start(game)))
    asyncio.run(watched(waiting, "given-up"))
    assert cold == others
    assert started == ([broken] * 2 if start else [])
    assert waiting.share < 1
    (line,) = errors(logged)
    assert (line["game"], line["missing"]) == (broken, list(layers_to_play(broken)))


@pytest.mark.parametrize("step", ["prepare", "take_over"])
def test_a_takeover_that_fails_is_logged_and_given_up(cold, step, monkeypatch, logged):
    broken, *others = newdawn.GAMES
    whole = getattr(takeover, step)

    def fail(game: str, *rest: object) -> object:
        if game == broken:
            raise RuntimeError("out of order")
        return whole(game, *rest)

    monkeypatch.setattr(takeover, step, fail)
    for game in newdawn.GAMES:
        compile_all(game)
    waiting = Takeover()
    asyncio.run(watched(waiting, "given-up"))
    assert cold == others
    (line,) = errors(logged)
    assert (line["game"], line["exc_info"]) == (broken, True)


def test_a_cache_that_cannot_be_written_is_not_waited_for(cold, tmp_path, logged):
    (tmp_path / "cache").write_text("not a folder")
    waiting = Takeover(lambda game: True)
    asyncio.run(watched(waiting, "given-up"))
    assert cold == []
    assert {line["game"] for line in errors(logged)} == set(newdawn.GAMES)


def test_a_server_that_is_closed_waits_no_longer(cold):
    async def check() -> None:
        waiting = Takeover(lambda game: True)
        waiting.begin()
        await asyncio.sleep(0.05)
        await waiting.close()
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(check())


def test_a_process_that_is_to_run_interpreted_waits_for_nothing(cold, monkeypatch):
    monkeypatch.setattr(takeover, "is_for_now", lambda: False)
    assert Takeover().state == "done"
