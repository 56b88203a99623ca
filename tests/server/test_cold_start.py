"""A start with thousands of stored tables reads none of them: they are read when they are asked for, or due."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any, NamedTuple

import httpx
import orjson
import pytest

from newdawn.server.live import Hall
from newdawn.server.live.tokens import fresh_id
from newdawn.server.settings import Settings
from newdawn.server.storage import Store
from tests.server.crash_client import Commanded, Restarted, server
from tests.server.halls import QuickBots, new_table, open_hall, opened_hall, people
from tests.server.logs import hot_seat, known, play_at_random

TABLES = 5000
DUE = 3
LONG_AGO = 1_700_000_000_000
COLD_SECONDS = 30.0
"""It takes a few; this is for a machine that has other work to do."""


class FullHouse(NamedTuple):
    """A database with thousands of tables in the middle of their games."""

    url: str
    quiet: list[str]
    due: list[str]
    """Those where a bot is due."""
    token: str


@pytest.fixture
def house(full_house: FullHouse, sqlite_url: str) -> FullHouse:
    """The database, for one test alone."""
    shutil.copyfile(full_house.url.removeprefix("sqlite:///"), sqlite_url.removeprefix("sqlite:///"))
    return full_house._replace(url=sqlite_url)


@pytest.fixture(scope="module")
def full_house(tmp_path_factory: pytest.TempPathFactory) -> FullHouse:
    """Fill a database with copies of two tables."""
    sqlite_url = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}"

    async def make() -> tuple[str, str, str]:
        async with open_hall(sqlite_url) as hall:
            quiet, token = await hot_seat(hall, game="outlive")
            await play_at_random(quiet, token, 20, random.Random(1))
            created = await hall.create(new_table(*people("Anna"), {"kind": "bot", "bot": "random"}, start=False))
            return quiet.id, created["table"], token

    quiet, waiting, token = asyncio.run(make())
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as file:
        started = orjson.dumps({"kind": "started", "at": LONG_AGO}).decode()
        file.execute("INSERT INTO entries VALUES (?, 2, ?)", (waiting, started))
        changes = "version = 2, stage = 'playing', due_at = ?"
        file.execute(f"UPDATE tables SET {changes} WHERE id = ?", (LONG_AGO, waiting))
        found = FullHouse(sqlite_url, _copies(file, quiet, TABLES - DUE), _copies(file, waiting, DUE - 1), token)
        file.commit()
        # All of it is in the one file now.
        assert file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    found.due.append(waiting)
    return found


def _copies(file: sqlite3.Connection, original: str, count: int) -> list[str]:
    """Store a table so many times more, and return the ids."""
    _, *row = file.execute("SELECT * FROM tables WHERE id = ?", (original,)).fetchone()
    log = file.execute("SELECT number, body FROM entries WHERE table_id = ?", (original,)).fetchall()
    names = [fresh_id() for _ in range(count)]
    places = ", ".join("?" * (len(row) + 1))
    file.executemany(f"INSERT INTO tables VALUES ({places})", [(name, *row) for name in names])
    file.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(name, *entry) for name in names for entry in log])
    return names


class CountingStore:
    """A store that remembers which logs were read."""

    def __init__(self, store: Store) -> None:
        self.loads: list[str] = []
        self._store = store

    async def load(self, table: str, after: int = 0) -> Any:
        self.loads.append(table)
        return await self._store.load(table, after)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


@asynccontextmanager
async def counting_hall(url: str, bots: Any) -> AsyncIterator[tuple[Hall, CountingStore]]:
    """Open a hall, and count what it reads."""
    store = await Store.open(url)
    counting = CountingStore(store)
    hall = await opened_hall(counting, bots, Settings(database=url, bot_pause=(0.0, 0.0)))
    try:
        yield hall, counting
    finally:
        await hall.close()
        await store.close()


def test_a_start_reads_only_the_tables_where_something_is_due(house: FullHouse) -> None:
    url, many, due, token = house

    async def check() -> None:
        bots = QuickBots()
        async with counting_hall(url, bots) as (hall, store):
            assert store.loads == []
            async with asyncio.timeout(20):
                while any(one not in store.loads for one in due):
                    await asyncio.sleep(0.01)
            await hall.lobby(None, None, None, 50)
            await hall.my_tables([(name, token) for name in many[:100]])
            await store.counts()
            assert sorted(store.loads) == sorted(due)
            # One that is asked for is read, once, and is there as it was.
            first, second = await asyncio.gather(hall.table(many[7]), hall.table(many[7]))
            assert first is second
            assert store.loads[len(due) :] == [many[7]]
            other = await hall.table(many[8])
            assert known(first.table) | {"id": ""} == known(other.table) | {"id": ""}
            await play_at_random(first, token, 3, random.Random(2))
            assert other.table.version == first.table.version - 3

    asyncio.run(asyncio.wait_for(check(), 60))


def test_the_games_are_loaded_before_any_table_is_read(house: FullHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who comes first waits until the rules are loaded."""
    has_warmed_up = threading.Event()

    def slowly() -> None:
        time.sleep(0.05)
        has_warmed_up.set()

    monkeypatch.setattr("newdawn.server.live.hall._warm_up", slowly)

    async def check() -> None:
        async with counting_hall(house.url, QuickBots()) as (_, store):
            assert has_warmed_up.is_set()
            assert store.loads == []

    asyncio.run(asyncio.wait_for(check(), 60))


def test_a_server_with_thousands_of_stored_tables_is_ready_with_none_of_them_open(house: FullHouse) -> None:
    url, many, _, token = house
    with server(Restarted, url) as made:
        made.start()
        with httpx.Client(base_url=made.address, timeout=60) as client:
            assert client.get("/healthz").json()["status"] == "ok"
            assert _open_tables(client) <= DUE
            state = client.get(f"/api/tables/{many[0]}?seat=0", headers={"Authorization": f"Bearer {token}"}).json()
            assert state["version"] == 22
            assert _open_tables(client) <= DUE + 1


@pytest.mark.soak
def test_a_server_with_thousands_of_stored_tables_answers_soon_after_a_cold_start(house: FullHouse) -> None:
    with server(Commanded, house.url) as made:  # a process of its own, which has loaded nothing before
        assert isinstance(made, Commanded)
        made.start()
        health = httpx.get(f"{made.address}/healthz", timeout=60)
        # Other tests run beside this one: what counts is what the server itself needs.
        seconds = made.cpu_seconds()
    print(f"A cold start with {TABLES} tables took {seconds:.1f} s of a core.")
    assert health.json()["status"] == "ok"
    assert seconds < COLD_SECONDS


def _open_tables(client: httpx.Client) -> int:
    lines = client.get("/metrics").text.splitlines()
    return int(float(next(line.split()[-1] for line in lines if line.startswith("newdawn_live_tables"))))
