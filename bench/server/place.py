"""Where the database of a measurement is: a file on a real disk, or a PostgreSQL of its own."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.server.trouble import BenchError

_IN_MEMORY = frozenset(("tmpfs", "ramfs"))
_REPO = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Place:
    """A folder for the server's files, the address of an empty database, and what both are in words."""

    folder: Path
    database: str
    words: str


@contextmanager
def fresh_place(is_postgresql: bool) -> Iterator[Place]:
    """Give a folder on a disk, with an empty database; both are removed afterwards."""
    parent, kind = _on_disk()
    with tempfile.TemporaryDirectory(prefix="newdawn-bench-", dir=parent) as name:
        folder = Path(name)
        if not is_postgresql:
            file = folder / "tables.db"
            yield Place(folder, f"sqlite:///{file}", f"SQLite, full sync, in {file} ({kind})")
            return
        with _postgresql(folder) as url:
            yield Place(folder, url, f"PostgreSQL with fsync in {folder} ({kind})")


def _on_disk() -> tuple[Path, str]:
    """Return a folder for temporary files that lies on a disk, and its file system: a sync to memory costs nothing."""
    wanted = [Path(tempfile.gettempdir()), Path("/var/tmp"), _REPO / "bench" / "results"]
    for folder in wanted:
        kind = _file_system(folder)
        if kind not in _IN_MEMORY and os.access(folder, os.W_OK):
            return folder, kind
    listed = ", ".join(map(str, wanted))
    raise BenchError(f"there is no folder on a disk to write to ({listed}): set TMPDIR to one")


def _file_system(folder: Path) -> str:
    """Return the kind of file system that a folder is on, where the system reports it."""
    mounts = Path("/proc/self/mounts")
    if not mounts.exists():
        return sys.platform
    found = [line.split()[1:3] for line in mounts.read_text(encoding="utf-8").splitlines()]
    real = folder.resolve()
    under = [(point, kind) for point, kind in found if real.is_relative_to(point)]
    return max(under, key=lambda one: len(one[0]))[1] if under else "unknown"


@contextmanager
def _postgresql(folder: Path) -> Iterator[str]:
    """Start the PostgreSQL that the tests use, with syncs, which the tests do without."""
    from tests.server import postgresql

    tempfile_dir, tempfile.tempdir = tempfile.tempdir, str(folder)
    folder.chmod(0o755)
    postgresql._SETTINGS.update(fsync="on", full_page_writes="on", shared_buffers="128MB", max_connections="100")
    try:
        server = postgresql.PostgreSQL()
    except postgresql.CannotStart as error:
        raise BenchError(f"there is no PostgreSQL to measure: {error}") from None
    finally:
        tempfile.tempdir = tempfile_dir
    try:
        server.start()
        yield server.fresh()
    except postgresql.CannotStart as error:
        raise BenchError(f"there is no PostgreSQL to measure: {error}") from None
    finally:
        server.remove()


def bytes_on_disk(place: Place) -> int:
    """Return how much a SQLite database occupies, its log of changes included."""
    return sum(file.stat().st_size for file in place.folder.glob("tables.db*"))
