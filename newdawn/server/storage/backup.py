"""Backup and restore: everything that is stored, in one file, also while servers run.

The file is a SQLite database with the same tables, whichever database it was made of: a backup of PostgreSQL can be
restored into SQLite, and the other way round. It holds the seeds of running games and the secret of the installation.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, func, select, text

from newdawn.server.storage import schema
from newdawn.server.storage.engine import Database
from newdawn.server.storage.errors import StorageError
from newdawn.server.storage.inspection import APPLICATION, take_in
from newdawn.server.storage.troubles import trouble
from newdawn.server.storage.upgrade import VERSIONS, lock, migrate, must_be_closed, revision_of

__all__ = ["Contents", "backup", "finished", "restore"]

_ROWS_AT_ONCE = 1000


@dataclass(frozen=True)
class Contents:
    """What a backup holds."""

    tables: int
    entries: int


def backup(url: str, path: str | os.PathLike[str], *, replace: bool = False) -> Contents:
    """Write everything that is stored now into a file, complete or not at all. A file that exists needs `replace`."""
    database, target = Database.at(url), Path(path)
    if database.is_sqlite and not database.path.is_file():
        raise StorageError(f"there is no database {database.place}")
    _must_differ(database, target)
    if target.exists() and not replace:
        raise StorageError(f"{target} exists already; name another file, or ask to replace it")
    with _beside(target) as part:
        with database.explaining():
            if database.is_sqlite:
                _copy_pages(database, part)
            else:
                _copy_snapshot(database, part)
        with Database.of(part).explaining():
            contents = finished(part)
        part.replace(target)
    _sync(target.parent)
    return contents


def restore(path: str | os.PathLike[str], url: str, *, replace: bool = False) -> Contents:
    """Put what a backup holds into a database, all or nothing.

    A database that holds tables already is left alone unless `replace` is given: everything in it is lost then. Servers
    that have it open must be stopped before, since what they keep in memory is of another time: PostgreSQL knows of
    them, and for a SQLite file whoever restores holds its claim.
    """
    source, database = Path(path), Database.at(url)
    if not source.is_file():
        raise StorageError(f"there is no backup {source}")
    _must_differ(database, source)
    with tempfile.TemporaryDirectory(prefix="newdawn-restore-") as folder:
        clean = Database.of(Path(folder) / "backup.db")
        take_in(source, clean)
        with database.explaining():
            is_new = database.prepare()
            try:
                return _fill(database, clean, replace)
            except BaseException:
                if is_new:
                    database.path.unlink()
                raise


# Making a backup ------------------------------------------------------------------------------------------------------


def _copy_pages(database: Database, part: Path) -> None:
    """Copy a SQLite database while others write to it: SQLite's own backup gives one consistent moment."""
    with database.snapshot().connect() as connection, closing(sqlite3.connect(part)) as copy:
        _revision(connection, database)
        pages = connection.connection.driver_connection
        assert isinstance(pages, sqlite3.Connection)
        pages.backup(copy)


def _copy_snapshot(database: Database, part: Path) -> None:
    """Copy a PostgreSQL database as it was at one moment, while others write to it."""
    with database.snapshot().connect() as source, Database.of(part).writing().connect() as target:
        migrate(target, str(part), _revision(source, database))
        # An older database may have other columns than ours.
        made = MetaData()
        made.reflect(target, only=lambda name, _: name != VERSIONS)
        _copy_rows(source, target, made.sorted_tables)
        target.commit()


def _revision(connection: Connection, database: Database) -> str:
    revision = revision_of(connection, database.place)
    if revision is None:
        raise StorageError(f"{database.place} holds nothing of Newdawn")
    return revision


def finished(part: Path) -> Contents:
    """Make one file of a copy, mark it as a backup, and check it."""
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise StorageError(f"the database is damaged, and no backup was made: {verdict}")
        counts = (connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "entries"))
        contents = Contents(*counts)
    _sync(part)
    return contents


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """Give a new file next to the one that it will become, for nobody else to read."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", suffix=".part", dir=target.parent)
    except OSError as error:
        raise StorageError(f"{target} cannot be written: {error.strerror}") from error
    os.close(handle)
    try:
        yield Path(name)
    except OSError as error:
        raise StorageError(f"{target} cannot be written: {error.strerror}") from error
    finally:
        Path(name).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Wait until a file, or the name of a file in a folder, is on disk."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Restoring one --------------------------------------------------------------------------------------------------------


def _fill(database: Database, clean: Database, replace: bool) -> Contents:
    """Put all rows of a checked backup into a database, in one transaction."""
    with clean.snapshot().connect() as source, database.writing().connect() as target:
        lock(target)
        must_be_closed(target, database.place)
        migrate(target, database.place)
        if not database.is_sqlite:
            names = ", ".join(table.name for table in schema.ALL)
            target.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
        held = target.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        if held and not replace:
            raise StorageError(f"{database.place} holds {held} tables, which would be lost; ask to replace them")
        for table in reversed(schema.ALL):
            target.execute(table.delete())
        copied = _copy_rows(source, target, schema.ALL)
        try:
            target.commit()
        except Exception as error:
            why = trouble(error, database.place)
            end = "nothing was restored" if why.is_certain else "look whether it holds the backup"
            raise StorageError(f"{why.sentence}; {end}", is_certain=why.is_certain) from error
    return Contents(copied["tables"], copied["entries"])


# Both -----------------------------------------------------------------------------------------------------------------


def _copy_rows(source: Connection, target: Connection, tables: Iterable[Table]) -> dict[str, int]:
    """Copy all rows of these tables; return how many there were of each."""
    counts = {}
    for table in tables:
        rows = source.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table))
        counts[table.name] = 0
        for some in rows.partitions():
            target.execute(table.insert(), [row._asdict() for row in some])
            counts[table.name] += len(some)
    return counts


def _must_differ(database: Database, path: Path) -> None:
    if not (database.is_sqlite and path.exists()):
        return
    real = Path(os.path.realpath(database.path))
    for part in ("", "-wal", "-shm", ".lock"):
        own = real.with_name(f"{real.name}{part}")
        if own.exists() and path.samefile(own):
            raise StorageError(f"{path} is {'a part of ' if part else ''}the database itself; name another file")
