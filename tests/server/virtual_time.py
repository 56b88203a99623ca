"""Time that passes only when everybody waits: what takes minutes is proven in milliseconds, and always alike."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import newdawn
from newdawn.core.face import View
from newdawn.core.records import bytes_from
from newdawn.server.botroom import Decision
from newdawn.server.botroom.decisions import Request
from newdawn.server.botroom.desk import Answered, Began

Result = TypeVar("Result")


class _Selector(selectors.DefaultSelector):
    """Nobody sleeps: the clock is put forward instead. Without any timer, it waits for other threads."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0 if timeout is not None else None)
        if timeout is not None and timeout > 0 and not found:
            self.now += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock begins at 0 and jumps to whatever is due next."""

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


def run(scene: Coroutine[Any, Any, Result]) -> Result:
    """Play a scene in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(scene)


class VirtualDesk:
    """A desk whose worker plays the last legal move after the seconds that it is told, in virtual time."""

    thinks: Callable[[Request, int], float]
    """The seconds that a bot takes for a request with so many legal moves."""
    starting: float = 0.0
    """The seconds that a worker takes to start."""

    def __init__(self, patience: float, may_compile: bool) -> None:
        self._loop = asyncio.get_running_loop()
        self._starting = type(self).starting

    def knows(self, request: Request) -> tuple[bool, bool]:
        return False, False

    def ask(self, request: Request, began: Began, answered: Answered) -> None:
        game = newdawn.load(request.game)
        view = View(game, bytes_from(game.rules.State, request.view), request.seat, is_checked=True)
        moves = [str(move) for move in view.moves()]
        starting, seconds = self._starts(), type(self).thinks(request, len(moves))
        if starting:
            self._loop.call_later(starting, began)
        else:
            began()  # Timers that are due at the same moment have no order; calls do.
        self._loop.call_later(starting + seconds, answered, Decision(moves[-1], None, None, seconds))

    def _starts(self) -> float:
        """Return the seconds that the worker takes to start, which it does when it is first asked."""
        starting, self._starting = self._starting, 0.0
        return starting

    def load(self, game: str) -> None:
        """Nothing has to be loaded."""

    def close(self) -> None:
        """Nothing has to end."""


def desk_that(thinks: Callable[[Request, int], float], starting: float = 0.0) -> type[VirtualDesk]:
    """Return desks whose bots take so many seconds, and whose workers take some to start."""
    return type("Desk", (VirtualDesk,), {"thinks": staticmethod(thinks), "starting": starting})
