"""Reading what is stored, in a few threads of their own: readers wait neither for each other nor for the writer."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Select, func, select, tuple_

from newdawn.server.storage import schema
from newdawn.server.storage.engine import READERS, Database
from newdawn.server.storage.errors import StorageError
from newdawn.server.storage.records import STAGES, Stored, TableRow, from_text
from newdawn.server.storage.troubles import Scope, trouble

__all__ = ["Reader", "counts", "due", "entries_after", "key", "load", "refusal", "rows", "rows_of"]

_Found = TypeVar("_Found")
_TABLE = schema.tables.c
_LATEST = 2**63 - 1
_AFTER = {
    "sqlite": "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
    "postgresql": "SELECT body FROM entries WHERE table_id = %s AND number > %s ORDER BY number",
}
_COLUMNS = tuple(_TABLE.keys())
_WHOLE = {
    "sqlite": f"SELECT {', '.join(_COLUMNS)}, (SELECT group_concat(body) FROM"
    " (SELECT body FROM entries WHERE table_id = :table AND number > :after ORDER BY number))"
    " FROM tables WHERE id = :table",
    "postgresql": f"SELECT {', '.join(_COLUMNS)}, (SELECT string_agg(body, ',' ORDER BY number) FROM entries"
    " WHERE table_id = %(table)s AND number > %(after)s)"
    " FROM tables WHERE id = %(table)s",
}
"""A table with its log as one text: SQLite hands out row by row, and a thread would wait for its turn before each."""


class Reader:
    """Runs queries in threads."""

    def __init__(self, database: Database) -> None:
        """Connections are opened when they are first needed."""
        self._database = database
        self._engine = database.reading()
        self._threads = ThreadPoolExecutor(READERS, "newdawn-reader")
        self._is_closing = False
        self.look: Callable[[], None] = _nothing
        """Raises an exception if there is nothing to read from any more."""

    async def read(self, query: Callable[[Connection], _Found]) -> _Found:
        """Return what a query finds."""
        if self._is_closing:
            raise StorageError("the storage is closed: the server is stopping")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, query)

    def close(self) -> None:
        """Finish what was asked, and let go of the database."""
        self._is_closing = True
        self._threads.shutdown()
        self._engine.dispose()

    def _read(self, query: Callable[[Connection], _Found]) -> _Found:
        # Connections that waited in the pool may all have been lost; the next one is new.
        for is_last in (False, True):
            try:
                self.look()
                with self._engine.connect() as connection:
                    return query(connection)
            except Exception as error:
                why = trouble(error, self._database.place)
                if is_last or why.scope is not Scope.CONNECTION:
                    raise StorageError(why.sentence) from error
        raise AssertionError("unreachable")


def _nothing() -> None:
    """Look for nothing."""


def load(connection: Connection, table: str, after: int) -> Stored | None:
    """Return a table with its entries after a number."""
    # One statement sees the database as it is at one moment: the row, and the entries that lead to it.
    asked = {"table": table, "after": min(after, _LATEST)}
    found = connection.exec_driver_sql(_WHOLE[connection.dialect.name], asked).fetchone()
    if found is None:
        return None
    *values, bodies = found
    columns = dict(zip(_COLUMNS, values, strict=True))
    row = TableRow.from_columns({**columns, "is_public": bool(columns["is_public"])})
    return Stored(row, orjson.loads(f"[{bodies or ''}]"))


def entries_after(connection: Connection, table: str, after: int) -> list[dict[str, Any]]:
    """Return the entries of a table after a number, in one statement: another process follows each move by this."""
    # For such a small statement SQLAlchemy would take longer than the database.
    cursor: Any = connection.connection.cursor()
    try:
        cursor.execute(_AFTER[connection.dialect.name], (table, after))
        return [from_text(body) for (body,) in cursor.fetchall()]
    finally:
        cursor.close()


def refusal(connection: Connection, table: str, actor: str, command: str) -> dict[str, Any] | None:
    """Return how a command was refused, if it was."""
    kept = schema.refusals.c
    wanted = select(kept.answer).where(kept.table_id == table, kept.actor == actor, kept.command == command)
    answer = connection.scalar(wanted)
    return None if answer is None else from_text(answer)


def rows(
    connection: Connection,
    stage: str | None,
    public: bool | None,
    game: str | None,
    before: tuple[int, str] | None,
    limit: int,
) -> list[TableRow]:
    """Return tables, the newest change first, from the one on that comes after `before`."""
    wanted = select(schema.tables).order_by(_TABLE.changed_at.desc(), _TABLE.id.desc()).limit(limit)
    if stage is not None:
        wanted = wanted.where(_TABLE.stage == stage)
    if public is not None:
        wanted = wanted.where(_TABLE.is_public.is_(public))
    if game is not None:
        wanted = wanted.where(_TABLE.game == game)
    if before is not None:
        # What a client names may be larger than any time that a database knows.
        wanted = wanted.where(tuple_(_TABLE.changed_at, _TABLE.id) < (min(before[0], _LATEST), before[1]))
    return _rows(connection, wanted)


def rows_of(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Return the tables with these ids, in their order; those that do not exist are left out."""
    found = {row.id: row for row in _rows(connection, select(schema.tables).where(_TABLE.id.in_(ids)))}
    return [found[name] for name in dict.fromkeys(ids) if name in found]


def due(connection: Connection, until: int, limit: int) -> list[str]:
    """Return the tables in play at which something is due, the most overdue first."""
    wanted = select(_TABLE.id).where(_TABLE.stage == "playing", _TABLE.due_at <= until)
    return list(connection.scalars(wanted.order_by(_TABLE.due_at, _TABLE.id).limit(limit)))


def counts(connection: Connection) -> dict[str, int]:
    """Return how many tables there are in each stage."""
    found = connection.execute(select(_TABLE.stage, func.count().label("tables")).group_by(_TABLE.stage))
    return dict.fromkeys(STAGES, 0) | {row.stage: row.tables for row in found}


def key(connection: Connection) -> bytes:
    """Return the secret of this installation."""
    wanted = select(schema.installation.c.value).where(schema.installation.c.name == schema.KEY)
    return bytes.fromhex(connection.execute(wanted).scalar_one())


def _rows(connection: Connection, wanted: Select[Any]) -> list[TableRow]:
    return [TableRow.from_columns(row._asdict()) for row in connection.execute(wanted)]
