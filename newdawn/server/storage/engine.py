"""Where the database is, and how it is opened: SQLite or PostgreSQL, for writing and for reading."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool, QueuePool

from newdawn.server.storage.errors import StorageError
from newdawn.server.storage.troubles import explained

__all__ = ["READERS", "Database"]

READERS = 4
"""How many read at once."""
_FORMS = "sqlite:////path/to/tables.db or postgresql://user:password@host/name"
_MILLISECONDS = 1000


@dataclass(frozen=True)
class Database:
    """A database, not yet opened.

    >>> Database.at("postgres://me:secret@example.org/games").place
    'the database games at example.org'
    """

    url: URL
    patience: float = 5.0
    """How many seconds to wait for a lock or a connection."""

    @classmethod
    def at(cls, address: str, patience: float = 5.0) -> "Database":
        """Return the database that an address names.

        >>> Database.at("mysql://here/games")
        Traceback (most recent call last):
            ...
        newdawn.server.storage.errors.StorageError: a database must be given as sqlite:////path/to/tables.db or ...
        """
        try:
            url = make_url(address)
        except (ArgumentError, ValueError):
            url = None
        kind = url.drivername if url is not None else ""
        if url is not None and kind in ("sqlite", "sqlite+pysqlite"):
            if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
                raise StorageError("SQLite must be given the path of a file: sqlite:////path/to/tables.db")
            return cls(url.set(drivername="sqlite+pysqlite"), patience)
        if url is not None and kind in ("postgres", "postgresql", "postgresql+psycopg"):
            return cls(url.set(drivername="postgresql+psycopg"), patience)
        # What cannot be read is not repeated: there may be a password in it.
        raise StorageError(f"a database must be given as {_FORMS}")

    @classmethod
    def of(cls, path: Path) -> "Database":
        """Return the SQLite database in a file."""
        return cls(URL.create("sqlite+pysqlite", database=str(path)))

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def path(self) -> Path:
        """The file of a SQLite database."""
        return Path(str(self.url.database))

    @property
    def place(self) -> str:
        """Where it is, in words, without the password."""
        if self.is_sqlite:
            return str(self.path)
        host = self.url.host or self.url.query.get("host") or "this machine"
        return f"the database {self.url.database or self.url.username or ''} at {host}"

    @contextmanager
    def explaining(self) -> Iterator[None]:
        """Raise whatever goes wrong in here, before anything is committed, as a `StorageError`."""
        try:
            yield
        except Exception as error:
            raise explained(error, self.place) from error

    def prepare(self) -> bool:
        """Make the file of a SQLite database if there is none; return whether it was made.

        It is for nobody else to read: it holds seeds and a secret.
        """
        if not self.is_sqlite:
            return False
        if self.path.is_dir():
            raise StorageError(f"{self.place} is a folder; the path of a file is needed")
        try:
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except FileExistsError:
            return False
        except FileNotFoundError:
            raise StorageError(f"there is no folder {self.path.parent}; create it") from None
        except OSError as error:
            raise StorageError(f"{self.place} cannot be made: {error.strerror}") from error
        return True

    def writing(self) -> Engine:
        """Return an engine for one writer; it keeps no connections of its own."""
        engine = self._engine(poolclass=NullPool)
        if self.is_sqlite:
            event.listen(engine, "connect", self._set_up_sqlite)
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        else:
            event.listen(engine, "connect", self._set_up_postgresql)
        return engine

    def reading(self) -> Engine:
        """Return an engine for readers, each statement on its own, with a few connections."""
        engine = self._engine(
            poolclass=QueuePool,
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=self.patience,
            isolation_level="AUTOCOMMIT",
            pool_reset_on_return=None,  # Each statement is a transaction of its own: there is none to end.
        )
        if self.is_sqlite:
            event.listen(engine, "connect", self._set_up_sqlite)
            event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only = ON").close())
        return engine

    def snapshot(self) -> Engine:
        """Return an engine whose transactions read the database as it was at one moment."""
        if not self.is_sqlite:
            reading_only = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            return self._engine(poolclass=NullPool, execution_options=reading_only)
        engine = self._engine(poolclass=NullPool)
        event.listen(engine, "connect", self._set_up_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    def listening(self) -> Engine:
        """Return an engine for the connection on which PostgreSQL tells us what others change."""
        return self._engine(poolclass=NullPool, isolation_level="AUTOCOMMIT")

    def _engine(self, **options: Any) -> Engine:
        # Statements in errors would carry what was to be stored.
        return create_engine(self.url, hide_parameters=True, connect_args=self._connect_arguments(), **options)

    def _connect_arguments(self) -> dict[str, Any]:
        if self.is_sqlite:
            return {"timeout": self.patience}
        usual = {
            "connect_timeout": max(2, round(self.patience)),
            "application_name": "newdawn",
            # A machine that is gone without a word is noticed within half a minute.
            "keepalives": 1,
            "keepalives_idle": 10,
            "keepalives_interval": 5,
            "keepalives_count": 3,
            "tcp_user_timeout": 25 * _MILLISECONDS,
        }
        return {name: value for name, value in usual.items() if name not in self.url.query}

    def _set_up_sqlite(self, connection: sqlite3.Connection, _: object) -> None:
        # The driver is not to begin transactions by its own rules: we say when.
        connection.isolation_level = None
        for pragma in (
            "synchronous = FULL",
            # On a Mac a file is only safe after this kind of sync; elsewhere it changes nothing.
            "fullfsync = ON",
            "checkpoint_fullfsync = ON",
            "foreign_keys = ON",
            "trusted_schema = OFF",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    def _set_up_postgresql(self, connection: Any, _: object) -> None:
        waiting = round(self.patience * _MILLISECONDS)
        with connection.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = {waiting}")
            cursor.execute(f"SET statement_timeout = {4 * waiting}")
            # Whoever runs the database may ask for more than `on`, but not for less: what is acknowledged is on disk.
            cursor.execute(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
        connection.commit()
