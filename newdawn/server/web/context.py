"""What a server process has open, and all its requests and sockets share: the hall, the limits, the sockets."""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar

from newdawn.server.botroom import BotRoom
from newdawn.server.live import Actor, Hall, LiveTable
from newdawn.server.live.takeover import Takeover
from newdawn.server.observing.logs import log
from newdawn.server.schema import Automatic, Command, MovesCommand
from newdawn.server.settings import Settings
from newdawn.server.storage import StorageError, Store
from newdawn.server.web import costs
from newdawn.server.web.boxes import Boxes
from newdawn.server.web.limits import Limiter
from newdawn.server.web.pages import Pages

__all__ = ["ServerContext"]

T = TypeVar("T")

_HEALTH_SECONDS = 1.0
_DRAIN_SECONDS = 5.0
"""How long sockets may take to hear our goodbye."""


class Connected(Protocol):
    """A socket that somebody is connected by."""

    @property
    def ended(self) -> asyncio.Event:
        """Set when the client has left."""
        ...

    def say_bye(self) -> None:
        """End the conversation as soon as what was begun is done."""
        ...


@dataclass
class ServerContext:
    """All that requests and sockets of one server process share."""

    settings: Settings
    limiter: Limiter
    store: Store
    bots: BotRoom
    hall: Hall
    pages: Pages
    takeover: Takeover
    boxes: Boxes = field(default_factory=Boxes)
    connections: set[Connected] = field(default_factory=set)
    is_draining: bool = False
    _begun: set[asyncio.Task[Any]] = field(default_factory=set)
    _trouble: str | None = None
    _asked_at: float = -math.inf
    _asking: asyncio.Lock = field(default_factory=asyncio.Lock)
    _aside: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(2, "newdawn-aside"))

    async def aside(self, work: Callable[[], T]) -> T:
        """Do in a thread what takes long, so that nobody else waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it is gone before that."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # If nobody is there any more to hear of a refusal, that is all right.

    async def open_table(self, address: str, table: str) -> LiveTable:
        """Return a table; to read it from the database costs more than to find it open."""
        if not self.hall.is_open(table):
            self.limiter.request(address, costs.OPENING)
        return await self.hall.table(table)

    async def catch_up(self, address: str, live: LiveTable, actor: Actor, since: int | None, lang: str | None) -> None:
        """Prepare what somebody has missed: it is counted by what it takes, and what takes long is done in a thread."""
        if since is None:
            return
        await live.follow(since)  # Another process may have told the client of it first.
        telling = live.telling(actor, since, lang)
        if telling is not None:
            self.limiter.request(address, costs.missed(telling.count, lang))
            if telling.count > costs.FEW_ENTRIES:
                live.keep(await self.aside(telling.make))

    async def command(
        self, address: str, live: LiveTable, token: str | None, command: Command, seat: int | None = None
    ) -> dict[str, Any]:
        """Do what a seat commands, if it does not command too much."""
        actor = live.actor(token)
        wanted = seat if command.seat is None else command.seat
        if wanted in actor.seats:
            # A seat that is not held any more is no error yet: the command may have been done before.
            actor = replace(actor, seat=wanted)
        self.limiter.request(address, costs.broadcast(live.watchers))
        if isinstance(command.command, MovesCommand):
            self.limiter.request(address, costs.following(len(command.command.moves)))
        self.limiter.command((live.id, actor.person, actor.seat))
        if command.command.do in costs.NOTES:
            self.limiter.note((live.id, actor.person, actor.seat))
        if actor.person is not None:
            live.charge(address)
        return await live.handle(actor, command)

    async def preview(
        self, address: str, live: LiveTable, actor: Actor, move: str, language: str | None
    ) -> dict[str, Any]:
        """Return what a move would do; one that reveals something counts for more, which is found out first."""
        if await self.aside(lambda: live.reveals(actor, move)):
            self.limiter.request(address, costs.REVEALING)
        return await self.aside(lambda: live.preview(actor, move, language))

    async def compose(
        self,
        address: str,
        live: LiveTable,
        actor: Actor,
        moves: Sequence[str],
        automatic: Automatic,
        language: str | None,
    ) -> dict[str, Any]:
        """Return what moves would do; a composition that reveals something counts for more, as its preview does."""
        if await self.aside(lambda: live.composition_reveals(actor, moves, automatic)):
            self.limiter.request(address, costs.REVEALING)
        return await self.aside(lambda: live.compose(actor, moves, automatic, language))

    async def trouble(self) -> str | None:
        """Return what keeps us from storing anything, or None; the database is asked once a second at most."""
        async with self._asking:
            if time.monotonic() >= self._asked_at + _HEALTH_SECONDS:
                try:
                    await self.store.check()
                    self._trouble = None
                except StorageError as error:
                    log().error("not healthy", reason=str(error))
                    self._trouble = str(error)
                self._asked_at = time.monotonic()
        return self._trouble

    async def close(self) -> None:
        """Drain, and let all tables go."""
        await self.drain()
        await self.takeover.close()
        await self.hall.close()
        self._aside.shutdown(wait=False, cancel_futures=True)

    async def drain(self) -> None:
        """Let nobody in any more, finish what was begun, and say goodbye to all sockets; may be called twice."""
        self.is_draining = True
        for connection in self.connections:
            connection.say_bye()
        await self.hall.drain()
        if self._begun:
            await asyncio.wait(self._begun)
        leaving = [asyncio.create_task(connection.ended.wait()) for connection in self.connections]
        if leaving:
            _, slow = await asyncio.wait(leaving, timeout=_DRAIN_SECONDS)
            for task in slow:
                task.cancel()
