"""Taking in a backup file, which may be broken, or made by somebody who wishes us ill.

Nothing of the file's own making is run: its rows are copied into a new database that our own migrations have made, and
are looked at one by one there.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import orjson

from newdawn.server.observing.logs import short
from newdawn.server.storage.engine import Database
from newdawn.server.storage.errors import StorageError
from newdawn.server.storage.records import STAGES, is_storable
from newdawn.server.storage.schema import KEY
from newdawn.server.storage.troubles import error_kind, explained
from newdawn.server.storage.upgrade import HEAD, VERSIONS, migrate, must_know

__all__ = ["APPLICATION", "take_in"]

APPLICATION = 0x4E644177
"""The number in the head of a SQLite file that marks our backups: `NdAw`."""
_LONGEST = 64 * 2**20
"""Bytes of the longest text that is taken in."""
_KEY_DIGITS = 64


def take_in(path: Path, clean: Database) -> None:
    """Copy a backup into a new database of the newest version, after checking all of it."""
    try:
        _copy(path, clean)
        _bring_to(HEAD, clean)
        with closing(sqlite3.connect(clean.path)) as rows:
            _look_at(rows)
    except _Unfit as unfit:
        raise StorageError(f"{path} is not a sound backup: {unfit}") from unfit
    except sqlite3.Error as error:
        if error_kind(error) == sqlite3.SQLITE_FULL:
            raise explained(error, clean.place) from error
        raise StorageError(f"{path} is not a backup of Newdawn, or is damaged: {error}") from error
    except UnicodeError as error:
        raise StorageError(f"{path} is damaged: it holds text that is none") from error


def _bring_to(version: str, clean: Database) -> None:
    with clean.explaining(), clean.writing().connect() as connection:
        migrate(connection, clean.place, version)
        connection.commit()


class _Unfit(Exception):
    """What is wrong with a backup."""


# The file -------------------------------------------------------------------------------------------------------------


def _copy(path: Path, clean: Database) -> None:
    """Copy the rows of a backup into a new database of the same version."""
    address = f"file:{quote(str(path.resolve()))}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as source:
        source.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
        for pragma in ("trusted_schema = OFF", "cell_size_check = ON", "ignore_check_constraints = ON"):
            source.execute(f"PRAGMA {pragma}")
        if source.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
            raise _Unfit("it was not made by Newdawn")
        _bring_to(_version(source, path), clean)
        with closing(sqlite3.connect(clean.path)) as target:
            target.execute("PRAGMA foreign_keys = ON")
            for name, columns in _tables(target).items():
                _must_be_sound(source, name, columns)
                listed, places = ", ".join(columns), ", ".join("?" * len(columns))
                rows = source.execute(f"SELECT {listed} FROM {name} NOT INDEXED")
                target.executemany(f"INSERT INTO {name} ({listed}) VALUES ({places})", rows)
            target.commit()


def _version(source: sqlite3.Connection, path: Path) -> str:
    _must_be_sound(source, VERSIONS, ["version_num"])
    found = source.execute(f"SELECT version_num FROM {VERSIONS}").fetchmany(2)
    if len(found) != 1 or not isinstance(found[0][0], str):
        raise _Unfit("it does not tell its version")
    must_know(found[0][0], str(path))
    return str(found[0][0])


def _tables(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the tables of our own making, each with its columns, in the order in which they can be filled."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
    return {
        name: [column for (column,) in connection.execute("SELECT name FROM pragma_table_info(?)", (name,))]
        for (name,) in names.fetchall()
        if name != VERSIONS
    }


def _must_be_sound(source: sqlite3.Connection, name: str, columns: list[str]) -> None:
    """Let pass a plain table with plain indexes only: reading it, and checking it, runs nothing but SQLite itself."""
    kinds = source.execute("SELECT type, rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchall()
    if len(kinds) != 1 or kinds[0][0] != "table" or not kinds[0][1]:
        raise _Unfit(f"it has no table {name}")
    found = source.execute("SELECT name, hidden FROM pragma_table_xinfo(?)", (name,)).fetchall()
    if sorted(found) != sorted((column, 0) for column in columns):
        raise _Unfit(f"its table {name} has other columns than it should")
    odd = source.execute(
        "SELECT count(*) FROM pragma_index_list(?) AS found"
        " WHERE found.partial OR EXISTS (SELECT * FROM pragma_index_xinfo(found.name) WHERE cid = -2)",
        (name,),
    )
    if odd.fetchone() != (0,):
        raise _Unfit(f"its table {name} has an index that it should not have")
    (verdict,) = source.execute(f"PRAGMA integrity_check({name})").fetchone()
    if verdict != "ok":
        raise _Unfit(f"its table {name} is damaged ({verdict})")


# The rows -------------------------------------------------------------------------------------------------------------


def _look_at(rows: sqlite3.Connection) -> None:
    """Check that the rows are such as the server writes, and that no log has a gap."""
    versions: dict[str, int] = {}
    for row in _records(rows, "tables"):
        name = _text(row["id"])
        _text(row["game"])
        if row["stage"] not in STAGES or row["is_public"] not in (0, 1):
            raise _Unfit(f"the table {short(name)} is in no stage that there is")
        for number in (row["created_at"], row["changed_at"], row["version"]):
            _number(number)
        if row["due_at"] is not None:
            _number(row["due_at"])
        _document(row["summary"])
        versions[name] = row["version"]
    last = dict.fromkeys(versions, 0)
    for row in _records(rows, "entries ORDER BY table_id, number"):
        name = _text(row["table_id"])
        if _number(row["number"]) != last[name] + 1:
            raise _Unfit(f"the log of the table {short(name)} has a gap")
        last[name] += 1
        _document(row["body"])
    for name, version in versions.items():
        if last[name] != version:
            raise _Unfit(f"the log of the table {short(name)} ends at {last[name]}, not at {version}")
    for row in _records(rows, "refusals"):
        _text(row["actor"])
        _text(row["command"])
        _document(row["answer"])
    kept = {_text(row["name"]): _text(row["value"]) for row in _records(rows, "installation")}
    if not re.fullmatch(f"[0-9a-f]{{{_KEY_DIGITS}}}", kept.get(KEY, "")):
        raise _Unfit("the key of the installation is missing")


def _records(connection: sqlite3.Connection, what: str) -> Iterator[sqlite3.Row]:
    cursor = connection.execute(f"SELECT * FROM {what}")
    cursor.row_factory = sqlite3.Row
    yield from cursor


def _text(value: Any) -> str:
    if not isinstance(value, str) or not is_storable(value):
        raise _Unfit("there is something else where text should be")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or value < 0:
        raise _Unfit("there is something else where a number should be")
    return value


def _document(value: Any) -> None:
    try:
        is_object = isinstance(orjson.loads(_text(value)), dict)
    except orjson.JSONDecodeError:
        is_object = False
    if not is_object:
        raise _Unfit("there is something else where a JSON object should be")
