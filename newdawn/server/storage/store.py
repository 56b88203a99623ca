"""The storage as the server uses it, from the event loop; threads do the work."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from newdawn.server.storage import reader
from newdawn.server.storage.changes import Addition, Change, Check, Pull, Refusing, Shift
from newdawn.server.storage.engine import Database
from newdawn.server.storage.errors import StorageError
from newdawn.server.storage.listener import Listener
from newdawn.server.storage.notices import Notice
from newdawn.server.storage.reader import Reader
from newdawn.server.storage.records import Stored, TableRow, is_storable, to_text
from newdawn.server.storage.writer import Writer

__all__ = ["Store"]

_PATIENCE = 5.0


class Store:
    """Tables and their logs. Make one with `open`, and `close` it at the end."""

    def __init__(self, database: Database) -> None:
        """Keep where the database is; `open` opens it."""
        self.probe: Callable[[str], None] = _nothing
        """Called in the writer's thread with "committing" and "committed", around each commit; for tests of faults."""
        self.on_word: Callable[[str], None] = _nothing
        """Called in the event loop with whatever a process on the same PostgreSQL says, this one included."""
        self.on_link: Callable[[bool], None] = _nothing
        """Called in the event loop when words are heard from now on, and when some may be missed from now on."""
        self._is_linked = False
        self._database = database
        self._instance = secrets.token_hex(8)
        self._reader = Reader(database)
        self._writer: Writer
        self._listener: Listener | None = None

    @classmethod
    async def open(
        cls, url: str, *, notice: Callable[[Notice], None] | None = None, patience: float = _PATIENCE
    ) -> "Store":
        """Open a database, which is made or brought up to date if need be.

        `url` is "sqlite:////path/file" or "postgresql://…". `notice` is called in the event loop when another process
        has changed a table; it may be called twice for one change, and after a lost connection also for changes of this
        process. `patience` is how many seconds to wait for a lock or a connection.
        """
        store = cls(Database.at(url, patience))
        await asyncio.to_thread(store._start, asyncio.get_running_loop(), notice)
        return store

    def _start(self, loop: asyncio.AbstractEventLoop, notice: Callable[[Notice], None] | None) -> None:
        self._writer = Writer(self._database, self._instance, self._passes)
        if self._writer.anchor is not None:
            self._reader.look = self._writer.anchor.check
        if notice is None or self._writer.notices is None:
            return

        try:
            self._listener = Listener(self._database, self._writer.notices, _Ears(loop, notice, self._hear, self._link))
        except StorageError:
            self._close()
            raise

    async def create(
        self, row: TableRow, entries: list[dict[str, Any]], *, command: tuple[str, str, str] | None = None
    ) -> None:
        """Store a new table with its first entries.

        `command` is the table at which it was asked for, who asked, and the client's id for it. Raises
        `AlreadyAnswered` if that command was refused before, and `Stale` if there is such a table.
        """
        await self._add(row, 0, entries, command, is_first=True)

    async def append(
        self,
        row: TableRow,
        expected: int,
        entries: list[dict[str, Any]],
        *,
        command: tuple[str, str] | None = None,
    ) -> None:
        """Store entries of a table, and its row as it is with them, all or nothing.

        `expected` is the version before: `Stale` is raised if another one is stored. `command` is who asked, and the
        client's id for it: `AlreadyAnswered` is raised if it was refused before.
        """
        await self._add(row, expected, entries, None if command is None else (row.id, *command), is_first=False)

    async def _add(
        self,
        row: TableRow,
        expected: int,
        entries: list[dict[str, Any]],
        command: tuple[str, str, str] | None,
        *,
        is_first: bool,
    ) -> None:
        if row.version != expected + len(entries):
            raise ValueError(
                f"{len(entries)} entries after version {expected} do not make version {row.version} of the row"
            )
        _must_be_storable(row.id, *(command or ()))
        bodies = [to_text(entry) for entry in entries]
        await self._change(Addition(row.to_columns(), expected, bodies, command, is_first))

    async def refuse(
        self, table: str, actor: str, command: str, answer: dict[str, Any], *, expected: int | None = None
    ) -> dict[str, Any]:
        """Store how a command was refused, once; return the answer that is stored, which may be an earlier one.

        With `expected` the refusal counts only if the table is still at that version: `Stale` is raised otherwise, and
        if there is no such table.
        """
        _must_be_storable(table, actor, command)
        found: dict[str, Any] = await self._change(Refusing((table, actor, command), to_text(answer), expected))
        return found

    async def check(self) -> None:
        """Raise a `StorageError` if nothing can be stored just now."""
        await self._change(Check())

    async def shift(self, by: int) -> None:
        """Move the times of all tables by milliseconds, since the machine's clock was set by as much.

        What is written before stands as it was meant then; the logs are not touched.
        """
        await self._change(Shift(by))

    async def pull(self, now: int, after: int) -> None:
        """Let tables that were changed after a moment that is yet to come be changed now; what is due stays as far."""
        await self._change(Pull(now, after))

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """Return a table with its entries after a number, or None if there is no such table."""
        if not is_storable(table):
            return None
        return await self._reader.read(lambda connection: reader.load(connection, table, after))

    async def entries_after(self, table: str, after: int) -> list[dict[str, Any]]:
        """Return the entries of a table that we have, after a number; a table that is not there has none."""
        return await self._reader.read(lambda connection: reader.entries_after(connection, table, after))

    async def refusal(self, table: str, actor: str, command: str) -> dict[str, Any] | None:
        """Return how a command was refused, or None if it was not."""
        if not all(map(is_storable, (table, actor, command))):
            return None
        return await self._reader.read(lambda connection: reader.refusal(connection, table, actor, command))

    async def rows(
        self,
        *,
        stage: str | None = None,
        public: bool | None = True,
        game: str | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """Return tables, the newest change first. `before` is `(changed_at, id)` of the last one of the page before."""
        if not all(is_storable(name) for name in (stage, game, before and before[1]) if name is not None):
            return []
        return await self._reader.read(lambda connection: reader.rows(connection, stage, public, game, before, limit))

    async def rows_of(self, ids: Sequence[str]) -> list[TableRow]:
        """Return the tables with these ids, in their order; those that do not exist are left out."""
        wanted = [name for name in ids if is_storable(name)]
        return await self._reader.read(lambda connection: reader.rows_of(connection, wanted))

    async def due(self, until: int, limit: int = 100) -> list[str]:
        """Return the tables in play at which something is due by then, the most overdue first."""
        return await self._reader.read(lambda connection: reader.due(connection, until, limit))

    async def counts(self) -> dict[str, int]:
        """Return how many tables there are in each stage."""
        return await self._reader.read(reader.counts)

    async def key(self) -> bytes:
        """Return the 32 secret bytes of this installation, the same for all its processes."""
        return await self._reader.read(reader.key)

    async def close(self) -> None:
        """Store what still waits, and let go of the database."""
        await asyncio.to_thread(self._close)

    @property
    def instance(self) -> str:
        """The name of this process among those on the same database."""
        return self._instance

    @property
    def is_linked(self) -> bool:
        """Whether words of other processes are heard."""
        return self._is_linked

    def say(self, words: list[str]) -> None:
        """Let all processes that are linked hear these words, each of which has less than 8,000 bytes."""
        if self._listener is not None:
            self._listener.say(words)

    def _hear(self, word: str) -> None:
        self.on_word(word)

    def _link(self, is_linked: bool) -> None:
        self._is_linked = is_linked
        self.on_link(is_linked)

    def _passes(self, moment: str) -> None:
        self.probe(moment)

    async def _change(self, change: Change) -> Any:
        return await asyncio.wrap_future(self._writer.submit(change))

    def _close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self._writer.close()
        self._reader.close()
        if self._writer.anchor is not None:
            self._writer.anchor.close()


class _Ears:
    """Hands what the listener hears to the event loop."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        changed: Callable[[Notice], None],
        said: Callable[[str], None],
        linked: Callable[[bool], None],
    ) -> None:
        self._loop = loop
        self.changed: Callable[[Notice], None] = lambda notice: self._hand(changed, notice)
        self.said: Callable[[str], None] = lambda word: self._hand(said, word)
        self.linked: Callable[[bool], None] = lambda is_linked: self._hand(linked, is_linked)

    def _hand(self, then: Callable[[Any], None], heard: Any) -> None:
        # A loop that is closed has nobody left who wants to know.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(then, heard)


def _must_be_storable(*names: str) -> None:
    for name in names:
        if not is_storable(name):
            raise ValueError(f"{name!a} cannot be a name: it holds a character that no database keeps")


def _nothing(heard: object) -> None:
    """Do nothing about a moment that passes, or a word."""
