"""Statements as each database takes them, made once and run by its driver.

For the few statements of the writer SQLAlchemy would take longer than the database: it makes them and keeps books.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus
from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.expression import ClauseElement

from newdawn.server.storage.records import to_text

__all__ = ["Question", "Statement", "Transaction"]


_BIGINT = 20
"""The number that PostgreSQL has for this type of a column; all others that we ask for are text."""


class Transaction:
    """What is done on a connection until it is committed; whoever closes the connection before has done nothing."""

    def __init__(self, connection: Connection) -> None:
        """Begin it."""
        self.dialect: Dialect = connection.dialect
        self._driver: Any = connection.connection
        self._prepared: _Prepared | None = None
        if self.is_sqlite:
            self._cursor = self._driver.cursor()
            # Whoever begins by reading may find that somebody else has written since.
            self._cursor.execute("BEGIN IMMEDIATE")
        else:
            kept = connection.info
            if _Prepared not in kept:
                kept[_Prepared] = _Prepared(self._driver.driver_connection)
            self._prepared = kept[_Prepared]
            self._prepared.do("BEGIN")

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file."""
        return self.dialect.name == "sqlite"

    def run(self, text: str, rows: Sequence[Any]) -> None:
        """Run a statement for each of these rows."""
        cursor = self._driver.cursor() if self._prepared is not None else self._cursor
        if len(rows) == 1:
            cursor.execute(text, rows[0])
        else:
            cursor.executemany(text, rows)

    def ask(self, text: str, *values: str) -> list[tuple[Any, ...]]:
        """Run a statement that asks for something, and return the rows."""
        if self._prepared is not None:
            return self._prepared.ask(text, values)
        return list(self._cursor.execute(text, values).fetchall())

    def commit(self) -> None:
        """Let all of it count."""
        if self._prepared is not None:
            self._prepared.do("COMMIT")
        else:
            self._cursor.close()
            self._driver.commit()


class _Prepared:
    """A connection to PostgreSQL, and the statements that are prepared on it.

    They are the same few again and again: the cursors of the driver would take four times as long as sending them.
    """

    def __init__(self, driver: Any) -> None:
        self._link = driver.pgconn
        self._encoding = driver.info.encoding
        self._names: dict[str, bytes] = {}

    def do(self, command: str) -> None:
        """Run a command that has no values."""
        self._checked(self._link.exec_(command.encode(self._encoding)))

    def ask(self, text: str, values: Sequence[str]) -> list[tuple[Any, ...]]:
        """Run a statement, in which the values are $1, $2 and so on, and return its rows. No value may hold a zero."""
        name = self._names.get(text)
        if name is None:
            name = b"newdawn_%d" % len(self._names)
            self._checked(self._link.prepare(name, text.encode(self._encoding)))
            self._names[text] = name
        found = self._checked(self._link.exec_prepared(name, [value.encode(self._encoding) for value in values]))
        columns = range(found.nfields)
        return [tuple(self._value(found, row, column) for column in columns) for row in range(found.ntuples)]

    def _value(self, found: Any, row: int, column: int) -> Any:
        text = found.get_value(row, column).decode(self._encoding)
        return int(text) if found.ftype(column) == _BIGINT else text

    def _checked(self, found: Any) -> Any:
        if found.status in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
            return found
        error = error_from_result(found, self._encoding)
        # The database gives a code for whatever it says; what has none comes from a connection that is lost.
        raise error if error.sqlstate else psycopg.OperationalError(str(error))


class Statement:
    """A statement that is run again and again with other values."""

    def __init__(self, statement: ClauseElement) -> None:
        """Keep what it says; how a database wants it is found out when one is asked."""
        self._statement = statement
        self._texts: dict[str, tuple[str, Sequence[str] | None]] = {}

    def run(self, transaction: Transaction, *rows: Mapping[str, Any]) -> None:
        """Run it for each of these rows."""
        text, order = self._text_for(transaction.dialect)
        transaction.run(text, rows if order is None else [tuple(row[name] for name in order) for row in rows])

    def _text_for(self, dialect: Dialect) -> tuple[str, Sequence[str] | None]:
        """Return the statement as text, and the order of its values where they have no names."""
        if dialect.name not in self._texts:
            compiled: Any = self._statement.compile(dialect=dialect)
            self._texts[dialect.name] = (str(compiled), compiled.positiontup)
        return self._texts[dialect.name]


class Question:
    """A statement that asks for the rows in which columns have one of several values: `{}` stands where these go."""

    def __init__(self, text: str, lists: int, lock: str = "") -> None:
        """Write it for both databases; `lock` is what PostgreSQL is told besides, while all of SQLite is locked."""
        numbered = [f"= ANY(ARRAY(SELECT json_array_elements_text(${number})))" for number in range(1, lists + 1)]
        self._sqlite = text.format(*["IN (SELECT value FROM json_each(?))"] * lists)
        self._postgresql = f"{text.format(*numbered)} {lock}".strip()

    def ask(self, transaction: Transaction, *lists: Sequence[str]) -> list[tuple[Any, ...]]:
        """Return the rows."""
        text = self._sqlite if transaction.is_sqlite else self._postgresql
        return transaction.ask(text, *map(to_text, lists))
