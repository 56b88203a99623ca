"""Stores and tables for tests of the storage."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
from alembic.script import ScriptDirectory

from newdawn.server.storage import Store, TableRow, upgrade

LIMIT = 60.0
"""Seconds after which a test gives up waiting."""


def row(name: str = "a", version: int = 1, **changes: Any) -> TableRow:
    """Return the row of a table in play."""
    usual = TableRow(name, "eden", "playing", True, 1000, 1000 + version, version, None, {"players": ["Ada", "Édith"]})
    return replace(usual, **changes)


def now() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def entries(first: int, last: int) -> list[dict[str, Any]]:
    """Return entries that know their numbers."""
    return [{"kind": "moved", "n": number, "move": "forêt → 森"} for number in range(first, last + 1)]


def numbers(found: list[dict[str, Any]]) -> list[int]:
    """Return the numbers of such entries."""
    return [entry["n"] for entry in found]


async def make(store: Store, *names: str, length: int = 1, **changes: Any) -> None:
    """Store new tables."""
    await asyncio.gather(*(store.create(row(name, length, **changes), entries(1, length)) for name in names))


async def extend(store: Store, name: str, version: int, **more: Any) -> None:
    """Store the next entry of a table that is at a version."""
    await store.append(row(name, version + 1), version, entries(version + 1, version + 1), **more)


@asynccontextmanager
async def opened(url: str, **options: Any) -> AsyncIterator[Store]:
    """Open a store, and close it at the end."""
    store = await Store.open(url, **options)
    try:
        yield store
    finally:
        await store.close()


async def until(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""
    patient_until = time.monotonic() + LIMIT
    while not holds():
        assert time.monotonic() < patient_until, "waited in vain"
        await asyncio.sleep(0.01)


def run(url: str, statement: str) -> None:
    """Run one statement behind the store's back."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.execute(statement)
            file.commit()
    else:
        with psycopg.connect(url) as connection:
            connection.execute(statement)


class Gate:
    """A probe that holds the writer before its next commit until it is opened."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()
        self.then: Callable[[str], None] | None = None
        """What is called for the commits after the one that was held."""
        self._held = 0

    def __call__(self, moment: str) -> None:
        self.reached.set()
        assert self.opened.wait(LIMIT)
        self._held += 1
        if self._held > 2 and self.then is not None:
            self.then(moment)


async def gathered(store: Store, *changes: Any, then: Callable[[str], None] | None = None) -> list[Any]:
    """Make changes that all wait for the writer at once, behind one that holds it; return what became of each.

    `then` is the probe for the group that they make.
    """
    store.probe = gate = Gate()
    first = asyncio.ensure_future(store.check())
    await asyncio.to_thread(gate.reached.wait, LIMIT)
    waiting = [asyncio.ensure_future(change) for change in changes]
    await asyncio.sleep(0)
    gate.then = then
    gate.opened.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


def with_next_step(folder: Path, body: str) -> ScriptDirectory:
    """Return our migrations with one more step, in a folder of their own."""
    ours = Path(upgrade.__file__).parent / "migrations"
    steps = folder / "steps"
    shutil.copytree(ours, steps, ignore=shutil.ignore_patterns("__pycache__"))
    text = (ours / "script.py.mako").read_text().replace("${message}", "The next step")
    text = text.replace("${up_revision}", "0002").replace("${down_revision}", "0001")
    (steps / "versions" / "revision_0002_next.py").write_text(f"{text}    {body}\n")
    return ScriptDirectory(str(steps))
