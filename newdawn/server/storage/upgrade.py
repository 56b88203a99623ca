"""Bringing a database up to date when the server starts. `migrations/README.md` says how to add a step."""

import functools
import logging
import secrets
import sqlite3
import threading
import time

from alembic import command
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, select, text

from newdawn.server.observing.logs import log
from newdawn.server.storage.engine import Database
from newdawn.server.storage.errors import StorageError
from newdawn.server.storage.schema import CHECKED, KEY, installation
from newdawn.server.storage.troubles import error_kind

__all__ = [
    "HEAD",
    "HOLD_OPEN",
    "VERSIONS",
    "lock",
    "make_ready",
    "migrate",
    "must_be_closed",
    "must_know",
    "new_revision",
    "revision_of",
]

HEAD = "head"
"""The newest version of the database that this program knows."""
VERSIONS = "alembic_version"
"""The table in which alembic keeps the version of a database."""
_KEY_BYTES = 32
_LOCK = 0x6E657764
"""The number of the lock under which processes migrate PostgreSQL, one after the other: `newd`."""
_OPEN = 0x6E65776F
"""The number of the lock that servers share as long as they have PostgreSQL open, and whoever restores wants alone."""
HOLD_OPEN = f"SELECT pg_advisory_lock_shared({_OPEN})"
"""What a server says on PostgreSQL: it has the tables open until this connection ends. It waits for a restore."""
_PAUSE = 0.02
_one_at_a_time = threading.Lock()
"""Steps are written with `alembic.op`, of which there is one per process."""

# We log ourselves what was done.
logging.getLogger("alembic").setLevel(logging.WARNING)


def make_ready(database: Database, engine: Engine) -> None:
    """Make a database, or bring it up to date; several processes may do that at once."""
    with database.explaining():
        database.prepare()
        if database.is_sqlite:
            _keep_log_ahead(database, engine)
        with engine.connect() as connection:
            lock(connection)
            before = revision_of(connection, database.place)
            migrate(connection, database.place)
            after = revision_of(connection, database.place)
            _found(connection)
            connection.commit()
    if after != before:
        log().info("database-migrated", before=before, after=after)


def lock(connection: Connection) -> None:
    """Let nobody else migrate or restore until this transaction ends. On SQLite whoever writes is alone anyway.

    The transaction may take as long as it needs, and waits a minute for others that do the same.
    """
    if connection.dialect.name == "sqlite":
        return
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL lock_timeout = '60s'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})


def must_be_closed(connection: Connection, place: str) -> None:
    """Raise a `StorageError` if a server has PostgreSQL open; until this transaction ends, none can open it."""
    if connection.dialect.name == "sqlite":
        return  # Whoever opens a file claims it, and asks for its claim.
    if not connection.execute(text("SELECT pg_try_advisory_xact_lock(:number)"), {"number": _OPEN}).scalar_one():
        raise StorageError(f"a server has {place} open: stop all servers that use it first")


def migrate(connection: Connection, place: str, target: str = HEAD) -> None:
    """Take a database through the steps that it lacks, in the transaction that is running."""
    found = revision_of(connection, place)
    if found is None and inspect(connection).has_table("tables"):
        raise StorageError(f"{place} holds tables of another program; name another database")
    with _one_at_a_time:
        script = _script()
        steps = MigrationContext.configure(
            connection,
            opts={"fn": lambda heads, _: script._upgrade_revs(target, heads), "transactional_ddl": True},
        )
        with Operations.context(steps):
            steps.run_migrations()


def revision_of(connection: Connection, place: str) -> str | None:
    """Return the version of a database, or None where there is nothing yet; a newer one than we know is an error."""
    found = MigrationContext.configure(connection).get_current_heads()
    for revision in found:
        must_know(revision, place)
    return found[0] if found else None


def must_know(revision: str, place: str) -> None:
    """Raise a `StorageError` if a version is not one of ours."""
    known = [step.revision for step in _script().walk_revisions()]
    if revision not in known:
        raise StorageError(
            f"{place} was made by a newer Newdawn: its version is {revision[:20]}, and this program knows versions up "
            f"to {known[0]}; update the program"
        )


def new_revision(number: str, message: str) -> None:
    """Make the file of a next step, for a contributor to fill."""
    command.revision(_config(), message, rev_id=number)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "newdawn.server.storage:migrations")
    config.set_main_option("file_template", "revision_%%(rev)s_%%(slug)s")
    config.set_main_option("path_separator", "os")
    return config


@functools.cache
def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _keep_log_ahead(database: Database, engine: Engine) -> None:
    """Turn on the write-ahead log, so that readers and the writer do not wait for each other.

    It stays on in the file. While it is being turned on SQLite does not wait for others by itself.
    """
    patient_until = time.monotonic() + database.patience
    while True:
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error_kind(error) != sqlite3.SQLITE_BUSY or time.monotonic() > patient_until:
                raise
        finally:
            connection.close()
        time.sleep(_PAUSE)


def _found(connection: Connection) -> None:
    """Give a new installation its secret, once."""
    names = set(connection.scalars(select(installation.c.name)))
    fresh = {KEY: secrets.token_hex(_KEY_BYTES), CHECKED: "0"}
    for name in fresh.keys() - names:
        connection.execute(installation.insert(), {"name": name, "value": fresh[name]})
