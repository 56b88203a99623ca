"""A server that began before its rules were compiled takes the compiled ones over while it runs.

Nothing is restarted and nobody waits. Compiled and plain rules work on the same records and give the same results, so
the change falls between two moves like any other moment. Each game is taken over by itself, as soon as its rules are
there; after that its bots are waited for, whose workers change over on their own.
"""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

import newdawn
from newdawn.core.cache import is_being_compiled, is_warm, layers_to_play, share_compiled
from newdawn.core.compiled import is_for_now, prepare, take_over
from newdawn.server.observing.logs import log

__all__ = ["Takeover"]

_LOOK_SECONDS: Final = 2.0
_ALONE_SECONDS: Final = 60.0
"""How long nobody may be seen compiling before we believe it: a polite process starts slowly on a busy machine."""
_MOST_STARTS: Final = 2
"""How often we start the work again: what fails three times would fail a fourth time."""
_GIVEN_UP: Final = "not all is compiled, and the rest stays interpreted until the next start: try `newdawn compile`"


@dataclass
class _Wait:
    """How the wait for one game goes."""

    is_taken_over: bool = False
    starts: int = 0
    seen_at: float = field(default_factory=time.monotonic)
    """When somebody was last seen compiling, or was started to."""


class Takeover:
    """Waits until another process has compiled the rules, and lets this one use them."""

    def __init__(self, start_compiling: Callable[[str], bool] | None = None) -> None:
        """Begin with what this process runs now.

        `start_compiling` starts a process that compiles a game, and returns whether that worked. It is asked only when
        nobody else is at work: the process that was may have died.
        """
        self._start_compiling = start_compiling
        self._waits = {game: _Wait() for game in newdawn.GAMES} if is_for_now() else {}
        self._has_given_up = False
        self._watching: asyncio.Task[None] | None = None
        self._share = 0.0
        self._counted_at = -math.inf

    def begin(self) -> None:
        """Start to wait, if there is something to wait for."""
        if self._waits:
            self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Wait no longer."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    @property
    def state(self) -> Literal["under-way", "given-up", "done"]:
        """Whether something is still being compiled, has been given up, or is not to be waited for."""
        if self._waits:
            return "under-way"
        return "given-up" if self._has_given_up else "done"

    @property
    def share(self) -> float:
        """How much of the rules and bots is compiled, from 0 to 1; 1 as soon as nothing is left to do.

        Files are counted for it, and anybody may ask: once in a while is enough.
        """
        if self.state == "done":
            return 1.0
        if time.monotonic() >= self._counted_at + _LOOK_SECONDS:
            shares = [share_compiled(layer) for game in newdawn.GAMES for layer in layers_to_play(game)]
            self._share = min(0.99, sum(shares) / len(shares))
            self._counted_at = time.monotonic()
        return self._share

    async def _watch(self) -> None:
        while self._waits:
            for game in list(self._waits):
                try:
                    await self._look_after(game)
                except Exception:
                    log().exception(_GIVEN_UP, game=game)
                    self._give_up(game)
            if self._waits:
                await asyncio.sleep(_LOOK_SECONDS)

    async def _look_after(self, game: str) -> None:
        """Do for a game what can be done now."""
        wait = self._waits[game]
        missing = await asyncio.to_thread(_missing, game)
        if game not in missing and not wait.is_taken_over:
            await self._take_over(game)
            wait.is_taken_over = True
        if not missing:
            del self._waits[game]
        elif await asyncio.to_thread(_is_somebody_at, missing):
            wait.seen_at = time.monotonic()
        elif time.monotonic() >= wait.seen_at + _ALONE_SECONDS:
            await self._start_again(game, missing)

    async def _take_over(self, game: str) -> None:
        forms = await asyncio.to_thread(prepare, game)
        take_over(game, forms)
        log().info("compiled rules taken over", game=game, functions=len(forms))
        # Each function is read from the cache when it is first called: better here than in somebody's move. A move that
        # comes meanwhile waits for the function that is being read, and for no other: Numba has a lock.
        await asyncio.to_thread(newdawn.load(game).compile)

    async def _start_again(self, game: str, missing: list[str]) -> None:
        """Have a game compiled that nobody compiles any more; give it up if that has not helped before."""
        wait = self._waits[game]
        if self._start_compiling is None or wait.starts >= _MOST_STARTS:
            log().error(_GIVEN_UP, game=game, missing=missing)
            self._give_up(game)
            return
        wait.starts += 1
        wait.seen_at = time.monotonic()
        has_begun = await asyncio.to_thread(self._start_compiling, game)
        log().warning("nobody compiles: started again", game=game, missing=missing, has_begun=has_begun)

    def _give_up(self, game: str) -> None:
        del self._waits[game]
        self._has_given_up = True


def _missing(game: str) -> list[str]:
    return [layer for layer in layers_to_play(game) if not is_warm(layer)]


def _is_somebody_at(layers: list[str]) -> bool:
    return any(is_being_compiled(layer) for layer in layers)
