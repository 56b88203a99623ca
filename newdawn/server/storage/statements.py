"""Statements as each database takes them, made once: that takes longer than running them."""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import Connection
from sqlalchemy.sql.expression import ClauseElement

__all__ = ["Question", "Statement"]


class Statement:
    """A statement that is run again and again with other values."""

    def __init__(self, statement: ClauseElement) -> None:
        """Keep what it says; how a database wants it is found out when one is asked."""
        self._statement = statement
        self._texts: dict[str, tuple[str, Sequence[str] | None]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        """Run it for each of these rows."""
        text, order = self._text_for(connection)
        given: list[Any] = list(rows) if order is None else [tuple(row[name] for name in order) for row in rows]
        connection.exec_driver_sql(text, given if len(given) > 1 else given[0])

    def _text_for(self, connection: Connection) -> tuple[str, Sequence[str] | None]:
        """Return the statement as text, and the order of its values where they have no names."""
        dialect = connection.dialect
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

    def ask(self, connection: Connection, *lists: Sequence[str]) -> Any:
        """Return the rows."""
        if connection.dialect.name == "sqlite":
            given = tuple(orjson.dumps(values).decode() for values in lists)
            return connection.exec_driver_sql(self._sqlite, given)
        return connection.exec_driver_sql(self._postgresql, tuple(map(list, lists)))
