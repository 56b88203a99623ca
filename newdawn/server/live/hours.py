"""The time of this process: the machine's, except that nobody's clock runs while that one is put forward or back."""

import time
from collections.abc import Callable
from typing import Final

from newdawn.server.observing.logs import log

__all__ = ["Hours"]

_STEP_MS: Final = 1_000
"""Larger steps of the machine's clock against its steady counter are jumps: somebody, or something, has set it."""
_PAUSE_MS: Final = 50
"""A longer pause between two looks may have been a jump that was none: we look again."""


def _machine() -> int:
    return time.time_ns() // 1_000_000


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000


class Hours:
    """Tells the time in milliseconds since 1970, evenly: never backwards, and without the jumps of the machine's clock.

    After a jump it goes on as if nothing had happened, until `follow` says that everything which depends on it is
    ready for the change.
    """

    def __init__(self, machine: Callable[[], int] = _machine, steady: Callable[[], int] = _steady) -> None:
        """Begin with what the machine says; `steady` counts milliseconds that nobody can set."""
        self._machine, self._steady = machine, steady
        self._seen = self._look()
        self._latest = self._seen[0]
        self._jumped = 0
        """Milliseconds that the machine's clock was set forward, or back if negative, and that we have not followed."""

    @property
    def has_jumped(self) -> bool:
        """Whether the machine's clock was set, and we have not followed it."""
        self.now()
        return self._jumped != 0

    def now(self) -> int:
        """Return the time."""
        machine, steady = self._look()
        step = (machine - self._seen[0]) - (steady - self._seen[1])
        self._seen = (machine, steady)
        if abs(step) > _STEP_MS:
            self._jumped += step
            log().warning("the clock of the machine was set: no clock at a table runs meanwhile", seconds=step / 1000)
        self._latest = max(self._latest, machine - self._jumped)
        return self._latest

    def follow(self) -> int:
        """Take the machine's time over; return by how much it differs from ours, in milliseconds."""
        before = self.now()
        self._jumped = 0
        self._latest = self._seen[0]
        return self._latest - before

    def _look(self) -> tuple[int, int]:
        """Return both times of one moment."""
        while True:
            before, machine, after = self._steady(), self._machine(), self._steady()
            if after - before < _PAUSE_MS:
                return machine, after
