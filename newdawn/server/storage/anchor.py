"""Whether the files of a SQLite database still lie where they were opened.

Whoever deletes, moves or replaces a file that is open does not take it from us: everything goes on, in a file that
nobody will find again. So before and after every commit the files are looked for, and nothing is acknowledged that is
not in them. What they hold is then saved once in a file of its own, from which it can be restored.
"""

import os
import sqlite3
import tempfile
import threading
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from newdawn.server.observing.logs import log
from newdawn.server.storage.backup import finished
from newdawn.server.storage.engine import Database
from newdawn.server.storage.errors import Adrift, StorageError

__all__ = ["Anchor"]

_PARTS = ("", "-wal", "-shm")
"""The database, its write-ahead log, and the index of that."""
_MARK_AT, _MARK_BYTES = 68, 4
"""Where SQLite keeps `application_id` in the head of a file."""


class Anchor:
    """Keeps the files of a database open, so that each stays the same as long as nobody meddles with it."""

    def __init__(self, database: Database) -> None:
        """Open a database that has been made ready."""
        self._path = database.path
        real = os.path.realpath(database.path)
        # The path itself is looked at as well: a symbolic link may come to lead elsewhere.
        self._places = list(dict.fromkeys([str(self._path), *(f"{real}{part}" for part in _PARTS)]))
        self._connection = sqlite3.connect(self._path, check_same_thread=False, isolation_level=None)
        try:
            # Only who has read something has all files open.
            self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            self._files = [_identity(place) for place in self._places]
            self._handle = os.open(self._path, os.O_RDONLY)
            self._mark = self._read_mark()
        except BaseException:
            self._connection.close()
            raise
        self._saving = threading.Lock()
        self._saved: str | None = None

    def check(self) -> None:
        """Raise `Adrift` if a file is not where it was; what they hold is saved before that."""
        for place, opened in zip(self._places, self._files, strict=True):
            found = _identity(place)
            if found != opened:
                what = "is gone" if found is None else "has been replaced by another file"
                raise Adrift(f"{place} {what} while the server runs, and nothing is stored; {self._save()}")
        if self._read_mark() != self._mark:
            raise Adrift(
                f"{self._path} has been overwritten with another file while the server runs, and nothing is stored; "
                "stop the server, move the file and its -wal away, and restore a backup"
            )
        self._saved = None

    def _read_mark(self) -> bytes:
        """Return the number by which backups differ from a database that is in use: a copied one brings it along."""
        return os.pread(self._handle, _MARK_BYTES, _MARK_AT) if hasattr(os, "pread") else b""

    def _save(self) -> str:
        """Save what the files hold, once; return what can be done now."""
        with self._saving:
            if self._saved is None:
                try:
                    file = self._save_beside()
                except (OSError, sqlite3.Error, StorageError) as error:
                    log().error("tables-not-saved", why=str(error))
                    self._saved = "move it back, or stop the server and restore a backup"
                else:
                    log().error("tables-saved", file=str(file))
                    self._saved = (
                        "move it back, or stop the server and restore what has been stored so far: "
                        f"newdawn restore {file}"
                    )
            return self._saved

    def _save_beside(self) -> Path:
        folder = self._path.parent if self._path.parent.is_dir() else Path(tempfile.gettempdir())
        file = _new_file(folder, self._path.name)
        try:
            with closing(sqlite3.connect(file)) as copy:
                self._connection.backup(copy)
            finished(file)
        except BaseException:
            file.unlink()
            raise
        return file

    def close(self) -> None:
        """Let go of the files: the last to do so clears the write-ahead log away."""
        with suppress(sqlite3.Error):
            self._connection.close()
        # Not before: closing it ends the locks that SQLite has on the file in this process.
        os.close(self._handle)


def _new_file(folder: Path, name: str) -> Path:
    """Make a file that was not there, for nobody else to read; its name is short enough for the log to repeat it."""
    for number in count(1):
        file = folder / f"{name}.saved-{number}.db"
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            return file
    raise AssertionError("unreachable")


def _identity(place: str) -> tuple[int, int] | None:
    """Return what tells a file from all others, wherever it is moved; None if there is none."""
    try:
        found = Path(place).stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
