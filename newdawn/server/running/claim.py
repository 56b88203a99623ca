"""One server at a time for a SQLite file: a second one would not see what the first one changes.

The claim is a lock on an open file next to the database, so it goes when its process goes, however that ends. The file
tells the address of the server that holds it. On Linux a byte of the database itself is locked as well: whoever deletes
the file next to it, or comes by another name of the database, is still refused.
"""

import errno
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Self

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_NO_SUCH_LOCKS = (errno.EINVAL, errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EOVERFLOW)
_LOCKED_BYTE = 1 << 20
"""On Windows a locked byte cannot be read: it lies far behind the address."""
_FAR_BYTE = 1 << 62
"""The byte of the database that is locked: far behind those that SQLite locks, and behind the largest database."""


class InUse(Exception):
    """Another server has this database open; `address` is where it can be reached, if that is known."""

    def __init__(self, database: Path, address: str) -> None:
        where = f" ({address})" if address else ""
        super().__init__(f"{database}: another server has these tables open{where}")
        self.address = address


class Claim:
    """The right to open a database, until it is closed. A database that many may open needs no file."""

    def __init__(self, database: Path | None) -> None:
        """Take it; raises `InUse` if another process has it, and `OSError` if there can be none.

        A database that does not exist is made, so that it can be locked; it goes with the claim if it is still empty.
        """
        self._file: IO[bytes] | None = None
        self._held = ExitStack()
        if database is None:
            return
        with ExitStack() as held:
            # Whatever a symbolic link is called, the lock lies next to what it leads to, as SQLite's own files do.
            real = Path(os.path.realpath(database))
            file = held.enter_context(_locked_beside(real, database))
            held.enter_context(_locked_itself(real, database))
            self._file = file
            self._held = held.pop_all()

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
        self.tell("")
        self._held.close()


@contextmanager
def _locked_beside(real: Path, database: Path) -> Iterator[IO[bytes]]:
    """Hold the file next to a database."""
    path = real.with_name(f"{real.name}.lock")
    while True:
        with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
            if not _lock(file):
                raise InUse(database, file.read(200).decode("utf-8", "replace"))
            # One that was deleted before it was locked keeps nobody out.
            if _is_at(file.fileno(), path):
                yield file
                return


@contextmanager
def _locked_itself(real: Path, database: Path) -> Iterator[None]:
    """Hold the database itself, under whatever name, where the system has locks that leave SQLite's alone."""
    if not sys.platform.startswith("linux"):
        yield
        return
    is_new = not real.exists()
    try:
        handle = os.open(real, os.O_RDWR | os.O_CREAT, 0o600)
    except PermissionError:
        if is_new:
            raise
        yield  # It cannot be written, and the storage says so.
        return
    try:
        if not _lock_far_byte(handle):
            raise InUse(database, "")
        yield
        if is_new and _is_at(handle, real) and not os.fstat(handle).st_size:
            real.unlink()
    finally:
        # Closing it drops all locks that this process has on the file: SQLite must be through with it.
        os.close(handle)


def _is_at(handle: int, path: Path) -> bool:
    """Return whether an open file still is the one at this path."""
    if sys.platform == "win32":
        return True  # A file that is open cannot be deleted there.
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


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


def _lock_far_byte(handle: int) -> bool:
    """Lock one byte for this open file, not for this process: SQLite's own locks neither meet it nor end it."""
    import fcntl

    try:
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _FAR_BYTE, 1, 0))
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        if error.errno not in _NO_SUCH_LOCKS:
            raise
    return True
