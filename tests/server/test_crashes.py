"""The server is killed at random moments under load, and nothing that it has acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

import orjson
import psycopg
import pytest

from newdawn.server.live.tokens import trace_of
from newdawn.server.table.entries import read_log
from newdawn.server.table.fold import folded
from tests.server.crash_client import Client, Commanded, Restarted, server
from tests.server.lively_client import Lively

_ENTRIES = "SELECT table_id, number, body FROM entries ORDER BY table_id, number"
_VERSIONS = "SELECT id, version FROM tables"


def stored(url: str) -> dict[str, list[dict[str, Any]]]:
    """Return all logs as they lie in the database, read without our storage; the database is intact, without gaps."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert file.execute("PRAGMA foreign_key_check").fetchall() == []
            rows, versions = (
                file.execute(_ENTRIES).fetchall(),
                file.execute("SELECT id, version FROM tables").fetchall(),
            )
    else:
        with psycopg.connect(url) as connection:
            # Another process may be writing meanwhile.
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            rows = connection.execute(_ENTRIES).fetchall()
            versions = connection.execute(_VERSIONS).fetchall()
    logs: dict[str, list[dict[str, Any]]] = {table: [] for table, _ in versions}
    for table, number, body in rows:
        logs[table].append(orjson.loads(body))
        assert number == len(logs[table]), "a gap in the log"
    assert {table: len(log) for table, log in logs.items()} == dict(versions)
    return logs


KINDS = {
    "move": "moved",
    "moves": "moved",
    "undo": "undone",
    "chat": "chatted",
    "rename": "renamed",
    "hand-over": "handed-over",
    "come-back": "came-back",
    "propose-end": "end-proposed",
    "withdraw-end": "end-withdrawn",
    "resign": "resigned",
    "sit": "sat",
    "start": "started",
}
"""What is done, and the entry that tells of it."""


def check(url: str, clients: Sequence[Client]) -> int:
    """Fail if anything that a client was told is not so; return how many commands were acknowledged."""
    logs = stored(url)
    for client in clients:
        found: dict[str, tuple[str, int]] = {}
        entries: dict[str, list[dict[str, Any]]] = {}
        for table in dict.fromkeys(client.sent_to.values()):
            for number, entry in enumerate(logs[table], start=1):
                if "command" in entry and entry["kind"] != "created":
                    made = entries.setdefault(entry["command"], [])
                    assert not made or found[entry["command"]] == (table, number - 1), "done twice"
                    made.append(entry)
                    found[entry["command"]] = table, number
        for command, version in client.acknowledged.items():
            place = client.sent_to[command], version
            assert found.get(trace_of(command)) == place, f"acknowledged, and not stored: {client.sent[command]}"
        for command in client.refused:
            assert trace_of(command) not in found, "refused, and stored"
        sent_by_trace = {trace_of(command): sent for command, sent in client.sent.items()}
        assert found.keys() <= sent_by_trace.keys()
        for command, made in entries.items():
            _assert_done(sent_by_trace[command], made)
        for command, played in client.played.items():
            assert len(entries[trace_of(command)]) == played, "some moves of a command, and not all"
        for old, new in client.rematches:
            noted = [entry["table"] for entry in logs[old] if entry["kind"] == "rematched"]
            assert noted == [new], "a rematch is lost, or there are two"
            assert logs[new][0]["kind"] == "created"
    return sum(len(client.acknowledged) for client in clients)


def _assert_done(sent: dict[str, Any], entries: list[dict[str, Any]]) -> None:
    """Fail unless entries are what was asked for, in all that both tell of it."""
    command = sent["command"]
    if command["do"] == "moves":
        assert [entry["move"] for entry in entries] == command["moves"][: len(entries)]
        for entry in entries:
            _assert_done({**sent, "command": {"do": "move", "move": entry["move"]}}, [entry])
        return
    (entry,) = entries
    assert entry["kind"] == KINDS[command["do"]]
    assert entry.get("seat") == (None if command["do"] == "start" else sent["seat"])
    assert {name: value for name, value in command.items() if name != "do"}.items() <= entry.items()


def check_views(url: str, clients: Sequence[Client]) -> None:
    """Fail if what a client last saw is not what the log tells."""
    logs = stored(url)
    for client in clients:
        for seat, state in client.states.items():
            table = folded(client.table, read_log(logs[client.table][: state["version"]]))
            if table.position is None:
                assert state["view"] is None
            elif not table.is_open:
                assert state["view"] == table.position.view(seat).to_json()


async def kill_again_and_again(
    made: Any,
    url: str,
    kills: int,
    clients: Sequence[Client],
    chance: random.Random,
    is_enough: Callable[[], bool] = lambda: True,
) -> None:
    """Let clients play while the server is killed and comes back, so often, and until that is enough."""
    made.start()
    async with asyncio.timeout(240 + 10 * kills), asyncio.TaskGroup() as playing:
        for client in clients:
            playing.create_task(client.run())
        while not all(client.seen for client in clients):
            await asyncio.sleep(0.01)
        killed = 0
        while killed < kills or not is_enough():
            killed += 1
            before = sum(len(client.acknowledged) for client in clients)
            # There is something to lose, and the moment is any.
            while sum(len(client.acknowledged) for client in clients) <= before:
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.random() * 0.3)
            assert await asyncio.to_thread(made.end) == -9
            check(url, clients)
            await asyncio.to_thread(made.start)
        for client in clients:
            client.is_stopping = True


def killed(kind: type[Restarted | Commanded], url: str, kills: int, tables: int, bots: Callable[[int], int]) -> None:
    """Kill a server so often while clients play at so many tables, and check everything."""
    chance = random.Random()
    with server(kind, url) as made:
        clients = [
            Client(
                made,
                chance,
                ("outlive", "eden")[number % 2],
                bots=bots(number),
                over="http" if number == 0 else "socket",
            )
            for number in range(tables)
        ]
        asyncio.run(kill_again_and_again(made, url, kills, clients, chance))
        made.end()
    assert check(url, clients) > kills
    check_views(url, clients)
    for client in clients:
        # A kill between two requests costs a client over HTTP nothing.
        assert client.is_over or (client.pending == {} and (client.over == "http" or client.resumed >= 1))


def killed_amid_everything(url: str, kills: int, tables: int) -> None:
    """Kill a server while people do all that they can do at a table, and check everything."""
    chance = random.Random()
    with server(Restarted, url) as made:
        clients = [
            Lively(made, chance, ("outlive", "eden")[number % 2], over=("socket", "http")[number % 2])
            for number in range(tables)
        ]
        done: set[str] = set()

        def is_enough() -> bool:
            done.update(client.sent[command]["command"]["do"] for client in clients for command in client.acknowledged)
            return done == KINDS.keys() and any(client.rematches for client in clients)

        asyncio.run(kill_again_and_again(made, url, kills, clients, chance, is_enough))
        made.end()
    assert check(url, clients) > kills
    check_views(url, clients)
    assert sum(client.resent for client in clients) > 0


def no_bots(_: int) -> int:
    return 0


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(sqlite_url: str) -> None:
    killed(Restarted, sqlite_url, kills=4, tables=4, bots=no_bots)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_when_newdawn_serve_is_killed(sqlite_url: str) -> None:
    killed(Commanded, sqlite_url, kills=1, tables=3, bots=lambda number: int(number == 2))


def test_nothing_acknowledged_is_lost_on_postgresql(postgresql_url: str) -> None:
    killed(Restarted, postgresql_url, kills=2, tables=3, bots=no_bots)


def test_whatever_is_acknowledged_is_done_once_when_the_server_is_killed(sqlite_url: str) -> None:
    killed_amid_everything(sqlite_url, kills=3, tables=4)


@pytest.mark.soak
def test_a_hundred_kills_amid_everything(database_url: str) -> None:
    killed_amid_everything(database_url, kills=100, tables=8)


@pytest.mark.soak
def test_a_hundred_kills_of_newdawn_serve(sqlite_url: str) -> None:
    killed(Commanded, sqlite_url, kills=100, tables=10, bots=lambda number: number % 3)


@pytest.mark.soak
def test_a_hundred_quick_kills(database_url: str) -> None:
    killed(Restarted, database_url, kills=100, tables=10, bots=lambda number: number % 3)
