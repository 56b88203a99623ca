"""What the server processes of one machine count together: in files of the folder that they share, mapped into memory.

Nobody waits for anybody: a process that is stopped in the middle of counting holds up no other, which then counts
without it for once. What a process counts as open ends with it.
"""

import mmap
import os
import struct
import sys
from collections.abc import Hashable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

from newdawn.server.observing import crew
from newdawn.server.web.buckets import Buckets
from newdawn.server.web.limits import Counts, Limiter

if sys.platform != "win32":
    import fcntl

__all__ = ["SharedBuckets", "SharedCounts", "share"]

_BUCKET: Final = struct.Struct("=Qdd")
"""Whose bucket it is, what is in it, and when that was."""
_SETS: Final = 4096
_BUCKETS_IN_A_SET: Final = 8
"""Whoever comes to a full set takes the place of the one in it that was not heard of for the longest time."""
_TRIES: Final = 20
"""How often to try to be alone, after letting others go first: far longer than anybody needs to count."""
_CELLS: Final = 65_536
_ROWS: Final = 2
"""Each key has one cell in each row; the smallest of them is its count, unless all of them are shared with others."""
_CELL: Final = struct.Struct("=H")


def share(limiter: Limiter) -> Limiter:
    """Let a limiter count together with those of the other processes, if there are any; return it."""
    folder = crew.folder()
    if folder is not None:
        for name, own in list(vars(limiter).items()):
            if isinstance(own, Buckets):
                setattr(limiter, name, SharedBuckets(folder, f"limits{name}", own))
            elif isinstance(own, Counts):
                setattr(limiter, name, SharedCounts(folder, f"limits{name}"))
    return limiter


class SharedBuckets(Buckets):
    """Buckets of tokens for each of many, from which several processes take."""

    def __init__(self, folder: Path, name: str, own: Buckets) -> None:
        """Open, or make, the file of these buckets, with the rates of one's own; all processes have one clock."""
        super().__init__(own.rate, own.burst, own.clock)
        self._salt = folder.name.encode()
        self._handle = os.open(folder / name, os.O_RDWR | os.O_CREAT, 0o600)
        self._map = _mapped(self._handle, _SETS * _BUCKETS_IN_A_SET * _BUCKET.size)

    def __len__(self) -> int:
        """Return how many are remembered."""
        return sum(key != 0 for key, _, _ in _BUCKET.iter_unpack(self._map))

    def take(self, key: Hashable, count: float = 1) -> float:
        """Take tokens from somebody's bucket; return 0, or the seconds until they will be there."""
        count = min(count, self.burst)
        name = _hashed(key, self._salt) or 1
        first = name % _SETS * _BUCKETS_IN_A_SET * _BUCKET.size
        # No other process counts in the same set meanwhile, unless it takes too long.
        is_alone = any(_lock(self._handle, first) for _ in range(_TRIES))
        try:
            now = self.clock()
            place, tokens = self._found(name, first, now)
            is_enough = tokens >= count
            _BUCKET.pack_into(self._map, place, name, tokens - count if is_enough else tokens, now)
        finally:
            if is_alone:
                _unlock(self._handle, first)
        return 0.0 if is_enough else (count - tokens) / self.rate

    def _found(self, name: int, first: int, now: float) -> tuple[int, float]:
        """Return where a bucket is, or is to be, and what is in it now."""
        oldest, oldest_at = first, float("inf")
        for number in range(_BUCKETS_IN_A_SET):
            place = first + number * _BUCKET.size
            key, tokens, at = _BUCKET.unpack_from(self._map, place)
            if key == name:
                return place, min(self.burst, tokens + max(0.0, now - at) * self.rate)
            if (at if key else -1.0) < oldest_at:
                oldest, oldest_at = place, at if key else -1.0
        return oldest, self.burst


class SharedCounts(Counts):
    """How many things of each of many are open, in all processes; each process counts its own in its own file.

    The total is that of this process alone: what a process can hold is its own affair.
    """

    def __init__(self, folder: Path, name: str) -> None:
        """Make the file of this process."""
        super().__init__()
        self._folder = folder
        self._prefix = f"{name}-"
        self._salt = folder.name.encode()
        self._own = crew.own_file(name)
        self._maps = {self._own: self._opened(self._own)}

    def of(self, key: Hashable) -> int:
        """Return how many are open of one."""
        maps = self._all()
        return min(sum(int(_CELL.unpack_from(one, place)[0]) for one in maps) for place in self._places(key))

    def add(self, key: Hashable, count: int) -> None:
        """Count one more here, or one less."""
        own = self._maps[self._own]
        for place in self._places(key):
            _CELL.pack_into(own, place, _CELL.unpack_from(own, place)[0] + count)
        self._total += count

    def _places(self, key: Hashable) -> list[int]:
        name = _hashed(key, self._salt)
        cells = (name % _CELLS, name // _CELLS % _CELLS)
        return [(row * _CELLS + cell) * _CELL.size for row, cell in enumerate(cells)]

    def _all(self) -> list[mmap.mmap]:
        """Return the counts of all processes that live: the file of one that has died is removed."""
        try:
            found = {file.name for file in self._folder.glob(f"{self._prefix}*")} | {self._own}
        except OSError:
            found = {self._own}  # Whoever has made the folder is gone, and so will we be.
        for gone in self._maps.keys() - found:
            del self._maps[gone]
        for new in found - self._maps.keys():
            with suppress(OSError, ValueError):
                self._maps[new] = self._opened(new)
        return list(self._maps.values())

    def _opened(self, name: str) -> mmap.mmap:
        with (self._folder / name).open("r+b" if name != self._own else "w+b") as file:
            return _mapped(file.fileno(), _SIZE)


_SIZE: Final = _ROWS * _CELLS * _CELL.size


def _lock(handle: int, place: int) -> bool:
    """Try to have a place of a file alone."""
    if sys.platform == "win32":
        return True  # Two who count at the same moment may count once there.
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
    except OSError:
        os.sched_yield()
        return False
    return True


def _unlock(handle: int, place: int) -> None:
    if sys.platform != "win32":
        fcntl.lockf(handle, fcntl.LOCK_UN, 1, place)


def _mapped(handle: int, size: int) -> mmap.mmap:
    """Return a file of this size, filled with zeros if it is new, as memory."""
    if os.fstat(handle).st_size < size:
        os.ftruncate(handle, size)
    return mmap.mmap(handle, size)


def _hashed(key: Hashable, salt: bytes) -> int:
    """Return the same number for the same key in all processes; nobody outside can choose keys that share one."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=8, key=salt).digest(), "big")
