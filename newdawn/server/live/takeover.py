"""A server that began before its rules were compiled takes the compiled ones over while it runs.

Nothing is restarted and nobody waits. Compiled and plain rules work on the same records and give the same results, so
the change falls between two moves like any other moment.
"""

import asyncio
import math
import time
from typing import Final

import newdawn
from newdawn.core.cache import is_warm, share_compiled
from newdawn.core.compiled import is_for_now, prepare, take_over
from newdawn.server.observing.logs import log

__all__ = ["Takeover"]

_LOOK_SECONDS: Final = 2.0


class Takeover:
    """Waits until another process has compiled the rules, and lets this one use them."""

    def __init__(self) -> None:
        """Begin with what this process runs now."""
        self._is_waiting = is_for_now()
        self._watching: asyncio.Task[None] | None = None
        self._share = 0.0
        self._counted_at = -math.inf

    def begin(self) -> None:
        """Start to wait, if there is something to wait for."""
        if self._is_waiting:
            self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Wait no longer."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    @property
    def share(self) -> float:
        """How much of the rules is compiled, from 0 to 1; 1 as soon as this process runs them.

        Files are counted for it, and anybody may ask: once in a while is enough.
        """
        if not self._is_waiting:
            return 1.0
        if time.monotonic() >= self._counted_at + _LOOK_SECONDS:
            shares = [share_compiled(game) for game in newdawn.GAMES]
            self._share = min(0.99, sum(shares) / len(shares))
            self._counted_at = time.monotonic()
        return self._share

    async def _watch(self) -> None:
        while not await asyncio.to_thread(_are_compiled):
            await asyncio.sleep(_LOOK_SECONDS)
        try:
            forms = await asyncio.to_thread(prepare)
        except Exception:
            log().exception("the compiled rules could not be taken over: they stay interpreted until the next start")
            return
        take_over(forms)
        self._is_waiting = False
        log().info("compiled rules taken over", functions=len(forms))
        # Each function is read from the cache when it is first called: better here than in somebody's move.
        await asyncio.to_thread(_use_once)


def _are_compiled() -> bool:
    return all(is_warm(game) for game in newdawn.GAMES)


def _use_once() -> None:
    for name in newdawn.GAMES:
        newdawn.load(name).compile()
