"""Statements as each database takes them, made once and run by its driver.

For the few statements of the writer SQLAlchemy would take longer than the database: it makes them and keeps books.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.expression import ClauseElement

__all__ = ["Question", "Statement", "Transaction"]


class Transaction:
    """What is done on a connection until it is committed; whoever closes the connection before has done nothing."""

    def __init__(self, connection: Connection) -> None:
        """Begin it."""
        self.dialect: Dialect = connection.dialect
        self._driver: Any = connection.connection
        self._cursor = self._driver.cursor()
        if self.is_sqlite:
            # Whoever begins by reading may find that somebody else has written since.
            self._cursor.execute("BEGIN IMMEDIATE")

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file."""
        return self.dialect.name == "sqlite"

    def run(self, text: str, rows: Sequence[Any]) -> None:
        """Run a statement for each of these rows."""
        if len(rows) == 1:
            self._cursor.execute(text, rows[0])
        else:
            self._cursor.executemany(text, rows)

    def ask(self, text: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """Run a statement that asks for something, and return the rows."""
        self._cursor.execute(text, values)
        return list(self._cursor.fetchall())

    def commit(self) -> None:
        """Let all of it count."""
        self._cursor.close()
        self._driver.commit()


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
        self._sqlite = text.format(*["IN (SELECT value FROM json_each(?))"] * lists)
        self._postgresql = f"{text.format(*['= ANY(%s)'] * lists)} {lock}".strip()

    def ask(self, transaction: Transaction, *lists: Sequence[str]) -> list[tuple[Any, ...]]:
        """Return the rows."""
        if transaction.is_sqlite:
            return transaction.ask(self._sqlite, tuple(orjson.dumps(values).decode() for values in lists))
        return transaction.ask(self._postgresql, tuple(map(list, lists)))
