"""What a process does without anybody waiting for it, and whether it still begins anything."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from newdawn.server.errors import Refusal
from newdawn.server.observing.logs import log

__all__ = ["Tasks"]


class Tasks:
    """The tasks of the tables that are open in one process."""

    def __init__(self) -> None:
        """Begin with none."""
        self.is_draining = False
        """Whether the server is being stopped: nothing new begins, and what comes next is for another process."""
        self._running: set[asyncio.Task[None]] = set()

    def check_open(self) -> None:
        """Refuse commands while the server is being stopped."""
        if self.is_draining:
            raise Refusal("draining", 503)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that nobody waits for; it ends with the server at the latest."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log().error("a task failed", reason=repr(error))

    def drain(self) -> None:
        """Begin nothing any more, and end what runs."""
        self.is_draining = True
        for task in list(self._running):
            task.cancel()

    async def end(self, seconds: float) -> None:
        """Wait for what was told to end, but not for ever."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)
