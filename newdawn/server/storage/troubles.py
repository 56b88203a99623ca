"""What the errors of the two databases mean, in words for the people who run the server.

Errors of databases quote what was to be stored, and their addresses hold passwords: nothing of that is repeated here.
"""

import sqlite3
from dataclasses import dataclass
from enum import Enum

import psycopg
from sqlalchemy.exc import DBAPIError

from newdawn.server.storage.errors import Adrift, StorageError

__all__ = ["Scope", "Trouble", "error_kind", "explained", "trouble"]


class Scope(Enum):
    """Whom a trouble concerns, and so what to do about it."""

    CHANGE = "change"
    """Perhaps this change alone: others may be stored."""
    DATABASE = "database"
    """Whoever writes now."""
    CONNECTION = "connection"
    """This connection, which is lost: a new one may do."""
    CONFLICT = "conflict"
    """Two who wrote at once: the same again may do."""


@dataclass(frozen=True)
class Trouble:
    """What went wrong."""

    sentence: str
    scope: Scope
    is_certain: bool
    """Whether it is certain that nothing was committed, if it went wrong while committing."""


def explained(error: BaseException, place: str) -> StorageError:
    """Return an error that came before anything was committed as our own error."""
    return error if isinstance(error, StorageError) else StorageError(trouble(error, place).sentence)


def trouble(error: BaseException, place: str) -> Trouble:
    """Return what an error means; `place` says where the database is."""
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, Adrift):
        return Trouble(str(cause), Scope.DATABASE, False)
    if isinstance(cause, sqlite3.Error):
        return _sqlite(cause, place)
    if isinstance(cause, psycopg.Error):
        return _postgresql(cause, place, is_lost)
    return Trouble(f"{place} could not be used: {type(error).__name__}", Scope.CHANGE, False)


# SQLite ---------------------------------------------------------------------------------------------------------------

_SQLITE = {
    sqlite3.SQLITE_FULL: ("the disk is full: {place} cannot grow; free some space", Scope.CHANGE),
    sqlite3.SQLITE_READONLY: ("{place} cannot be written: the file or its folder is read-only", Scope.DATABASE),
    sqlite3.SQLITE_PERM: ("{place} cannot be written: this program may not write there", Scope.DATABASE),
    sqlite3.SQLITE_CANTOPEN: (
        "{place} cannot be opened: the folder must exist, and this program must be allowed to write in it",
        Scope.DATABASE,
    ),
    sqlite3.SQLITE_BUSY: ("{place} is locked: another program has been writing for too long", Scope.DATABASE),
    sqlite3.SQLITE_LOCKED: ("{place} is locked: another program has been writing for too long", Scope.DATABASE),
    sqlite3.SQLITE_CORRUPT: ("{place} is damaged; move it away, and restore a backup", Scope.DATABASE),
    sqlite3.SQLITE_NOTADB: ("{place} is not a database of Newdawn, or is damaged", Scope.DATABASE),
    sqlite3.SQLITE_IOERR: ("the disk failed at {place}; is it full, or gone?", Scope.DATABASE),
    sqlite3.SQLITE_CONSTRAINT: ("{place} does not take this: it contradicts what is stored there", Scope.CONFLICT),
    sqlite3.SQLITE_TOOBIG: ("this is too large for {place}", Scope.CHANGE),
}
# A commit that fails with one of these has left nothing behind that could come back after a crash.
_CLEAN = frozenset(
    (
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_CONSTRAINT,
    )
)


def error_kind(error: sqlite3.Error) -> int:
    """Return SQLite's number for a kind of error; 0 where the driver raised it, not SQLite."""
    # The lower byte is the kind; the rest tells more than people need.
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _sqlite(cause: sqlite3.Error, place: str) -> Trouble:
    kind = error_kind(cause)
    sentence, scope = _SQLITE.get(kind, (f"{{place}} failed: {cause}", Scope.CHANGE))
    return Trouble(sentence.format(place=place), scope, kind in _CLEAN)


# PostgreSQL -----------------------------------------------------------------------------------------------------------

_POSTGRESQL = {
    "23": ("{place} does not take this: it contradicts what is stored there", Scope.CONFLICT),
    "25006": ("{place} takes no changes: it is read-only, perhaps a standby", Scope.DATABASE),
    "28": ("{place} does not accept the user or the password", Scope.DATABASE),
    "3D000": ("there is no database {place}; create it", Scope.DATABASE),
    "40": ("{place} was changed by two programs at once", Scope.CONFLICT),
    "42501": ("the user of {place} may not do this: it must own its tables", Scope.DATABASE),
    "53100": ("the disk of {place} is full; free some space", Scope.CHANGE),
    "53300": ("{place} has too many connections", Scope.DATABASE),
    "55P03": ("a table in {place} is locked: another program has been writing for too long", Scope.CHANGE),
    "57014": ("{place} took too long", Scope.CHANGE),
    "57P": ("{place} is starting or stopping", Scope.CONNECTION),
    "XX": ("{place} is damaged; restore a backup", Scope.DATABASE),
}
# Before a connection stands there is no code, only words.
_AT_THE_DOOR = {
    "authentication failed": "28",
    "no password supplied": "28",
    "no pg_hba.conf entry": "28",
    'role "': "28",
    'database "': "3D000",
    "too many clients": "53300",
    "remaining connection slots": "53300",
    "starting up": "57P",
    "shutting down": "57P",
}


def _postgresql(cause: psycopg.Error, place: str, is_lost: bool) -> Trouble:
    words = (str(cause).splitlines() or [""])[0]
    code = cause.sqlstate or next((code for part, code in _AT_THE_DOOR.items() if part in str(cause)), "")
    for known in (code, code[:3], code[:2]):
        if known and known in _POSTGRESQL:
            sentence, scope = _POSTGRESQL[known]
            # Who is told to go while committing cannot know how it ended.
            return Trouble(sentence.format(place=place), Scope.CONNECTION if is_lost else scope, known != "57P")
    is_about_connection = isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError)
    if is_lost or code.startswith("08") or (is_about_connection and not code):
        return Trouble(f"{place} does not answer ({words})", Scope.CONNECTION, False)
    return Trouble(f"{place} failed: {cause.diag.message_primary or words}", Scope.CHANGE, True)
