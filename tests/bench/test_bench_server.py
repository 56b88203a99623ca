"""The load benchmark says what it promises, counts what is lost, and says so when the server is gone."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import orjson
import pytest

import newdawn
from bench.server import checking, command, place
from bench.server.crowd import Crowd, Move, Round, Tally
from bench.server.people import Person
from bench.server.process import ServerProcess
from bench.server.reporting import missed_targets
from bench.server.tables import Prepared, Stock, prepare
from bench.server.trouble import BenchError
from bench.server.wire import Socket

REPO = Path(__file__).resolve().parents[2]
PROMISED = ["tables", "sockets", "moves_per_second", "p50_ms", "p95_ms", "p99_ms", "lost", "rss_mb"]
PREPARED = Prepared("t" * 22, "eden", ("a" * 22, "b" * 22, "c" * 22, "d" * 22), version=2)


def update(version: int, entries: int = 1, **more: Any) -> bytes:
    told = [{"version": version - entries + 1 + number} for number in range(entries)]
    return orjson.dumps({"type": "update", "version": version, "entries": told, "to_act": [0], "moves": [], **more})


# A real run -----------------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_a_small_run_prints_one_json_object_with_the_promised_keys_first_and_loses_nothing() -> None:
    arguments = ["bench", "server", "--tables", "4", "--seconds", "2", "--rate", "8", "--bot-tables", "0", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "newdawn", *arguments], cwd=REPO, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures)[: len(PROMISED)] == PROMISED
    assert (figures["tables"], figures["sockets"]) == (4, 16)
    assert figures["lost"] == figures["refused"] == figures["unanswered"] == figures["dropped_sockets"] == 0
    assert figures["moves"] == 16
    assert figures["rss_mb"] > 0
    # It was killed in between, and everybody came back.
    assert figures["reconnect_seconds"] > 0
    assert figures["in_flight_unanswered"] == 0


@pytest.mark.soak
def test_a_server_that_is_killed_gives_a_clear_error(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def play_on() -> None:
        stock = await prepare(url, tables=2, bot_tables=0, bot="random")
        server = ServerProcess(url, tmp_path)
        await server.start()
        crowd = Crowd(stock.tables, server.port, server.check)
        try:
            await crowd.arrive()
            os.kill(server.pid, signal.SIGKILL)
            await crowd.play(rate=10, seconds=2)
        finally:
            server.end()

    with pytest.raises(BenchError, match="the server was killed by signal 9 while it was being measured"):
        asyncio.run(play_on())


def test_stored_games_are_of_all_games_and_of_all_ages(tmp_path: Path) -> None:
    stock: Stock = asyncio.run(prepare(f"sqlite:///{tmp_path / 'tables.db'}", tables=12, bot_tables=1, bot="random"))
    assert Counter(one.game for one in stock.tables) == dict.fromkeys(newdawn.GAMES, 12 // len(newdawn.GAMES))
    assert len({one.version for one in stock.tables}) > 6
    assert len({token for one in stock.tables for token in one.tokens}) == 48
    assert len(stock.bot_tables) == 1


# What is counted ------------------------------------------------------------------------------------------------------


def test_an_update_that_never_came_is_lost() -> None:
    one = Round(PREPARED, 0)
    for person in one.people:
        person.version = 5
        person._take(update(6))
    assert checking.lost_updates([one]) == 0
    one.people[0]._take(update(8, entries=1))  # 7 was passed over
    for person in one.people[1:3]:
        person._take(update(8, entries=2))
    assert checking.lost_updates([one]) == 1 + 2  # the fourth has heard of neither 7 nor 8


def test_a_state_that_nobody_asked_for_counts_as_updates_lost() -> None:
    person = Person(PREPARED.id, None, None, "10.0.0.1")
    person.version = 5
    person._take(update(9, type="sync", missed=None))
    assert (person.missed, person.resyncs) == (4, 1)


def test_a_move_takes_from_when_it_was_due_until_the_last_of_the_table_knows_it() -> None:
    one, tally = Round(PREPARED, 0), Tally(due=1)
    one.move = move = Move(one, one.people[0], "done", due=10.0, tally=tally)
    move.answered({"type": "acknowledged", "version": 1}, at=10.25)
    for number, person in enumerate(one.people):
        person.version = 1
        one._changed(person, at=10.5 + number)
    assert (tally.acknowledged, tally.updated) == ([0.25], [3.5])
    assert one.move is None
    assert one.acknowledged == [(1, move.name)]


def test_an_acknowledged_move_that_is_not_stored_is_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    stock = asyncio.run(prepare(url, tables=2, bot_tables=0, bot="random"))
    one = Round(stock.tables[0], 0)
    one.acknowledged.append((one.prepared.version + 1, "x" * 22))
    assert asyncio.run(checking.lost_moves(url, [one])) == 1


def test_missed_targets_are_named() -> None:
    assert missed_targets({"p99_ms": 250, "p95_ms": 100.1, "lost": 1, "bots_slowdown": 1.2}) == ["p95_ms", "lost"]


# The client -----------------------------------------------------------------------------------------------------------


def test_messages_are_read_whole_however_they_are_cut() -> None:
    long = b"x" * 300
    sent = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
    sent += b"\x81\x02hi" + b"\x81\x7e\x01\x2c" + long + b"\x88\x02\x03\xf4"

    async def read(size: int) -> tuple[list[bytes], list[str]]:
        messages: list[bytes] = []
        ends: list[str] = []
        socket = Socket("/", "127.0.0.1", "10.0.0.1", messages.append, ends.append)
        for start in range(0, len(sent), size):
            socket.data_received(sent[start : start + size])
        socket.connection_lost(None)
        await socket.opened
        return messages, ends

    for size in (1, 2, 7, 1000):
        messages, ends = asyncio.run(read(size))
        assert messages == [b"hi", long]
        assert ends == ["the server has closed with code 1012"]


def test_a_server_that_turns_a_socket_away_is_quoted() -> None:
    async def refused() -> None:
        socket = Socket("/", "127.0.0.1", "10.0.0.1", lambda message: None, lambda why: None)
        socket.data_received(b"HTTP/1.1 429 Too Many Requests\r\n\r\n")
        await socket.opened

    with pytest.raises(ConnectionError, match="429 Too Many Requests"):
        asyncio.run(refused())


# The command line -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--tables", "1"], "must be a whole number from 2 to 2000"),
        (["--processes", "2"], "need --postgresql"),
        (["--json", "/nowhere/at/all.json"], "there is no folder /nowhere/at"),
    ],
)
def test_a_wrong_wish_is_refused_before_anything_is_measured(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = command.main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == 2
    assert said in capsys.readouterr().err


def test_the_database_is_never_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, "_file_system", lambda folder: "tmpfs")
    with pytest.raises(BenchError, match="set TMPDIR"), place.fresh_place(is_postgresql=False):
        pass
