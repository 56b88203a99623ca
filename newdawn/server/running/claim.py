"""One server at a time for a SQLite file: a second one would not see what the first one changes.

The claim is a lock on an open file next to the database, so it goes when its process goes, however that ends. The file
tells the address of the server that holds it.
"""

import errno
import os
import sys
from pathlib import Path
from typing import IO, Self

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_LOCKED_BYTE = 1 << 20
"""On Windows a locked byte cannot be read: it lies far behind the address."""


class InUse(Exception):
    """Another server has this database open; `address` is where it can be reached, if that is known."""

    def __init__(self, database: Path, address: str) -> None:
        where = f" ({address})" if address else ""
        super().__init__(f"{database}: another server has these tables open{where}")
        self.address = address


class Claim:
    """The right to open a database, until it is closed. A database that many may open needs no file."""

    def __init__(self, database: Path | None) -> None:
        """Take it; raises `InUse` if another process has it, and `OSError` if there can be none."""
        self._file: IO[bytes] | None = None
        if database is None:
            return
        path = database.with_name(f"{database.name}.lock")
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
        try:
            if not _lock(file):
                raise InUse(database, file.read(200).decode("utf-8", "replace"))
        except BaseException:
            file.close()
            raise
        self._file = file

    def tell(self, address: str) -> None:
        """Let others know where this server is."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.seek(0)
            self._file.write(address.encode())
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self.tell("")
            self._file.close()


def _lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(_LOCKED_BYTE)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        raise
    return True
