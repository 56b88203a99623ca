"""The bot room: requests of all tables, handed out to a few workers."""

import asyncio
from contextlib import suppress
from functools import partial

from newdawn.server.botroom.decisions import BotTrouble, Decision, Request, sitting_of
from newdawn.server.botroom.desk import Desk
from newdawn.server.botroom.line import Line

__all__ = ["BotRoom"]


class _Asked:
    """A request, and the one who waits for its answer."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Decision] = self.loop.create_future()

    def give(self, answer: Decision | BotTrouble) -> None:
        if self.answer.done():
            return
        if isinstance(answer, BotTrouble):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class BotRoom:
    """Bots think here, at a number of desks; one desk is one polite process, started when it is first needed."""

    def __init__(self, workers: int, *, patience: float = 10.0, may_compile: bool = True) -> None:
        """Open the room; nothing is started yet.

        `patience` are the seconds beyond its budget after which a bot counts as hung. Without `may_compile` all
        workers run interpreted; with it they do as long as the compiled code is not in the cache.
        """
        self._workers = max(1, workers)
        self._patience = patience
        self._may_compile = may_compile
        self._line: Line[_Asked] = Line()
        self._free: list[Desk] = []
        self._busy: dict[Desk, _Asked] = {}
        self._is_closed = False

    async def choose(self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "") -> Decision:
        """Return the move of a bot at a seat; raises `BotTrouble` if there is none to be had.

        `seed` is the same throughout a game: a bot that remembers is then the same one from move to move. `table` is
        for a fair order only. Neither leaves this process.
        """
        return await self._ask(Request(game, view, seat, code, sitting_of(seed, seat, False), False), table)

    async def advise(self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "") -> Decision:
        """Return what a bot would play, with its candidates; hints go before moves, because a person is waiting."""
        return await self._ask(Request(game, view, seat, code, sitting_of(seed, seat, True), True), table)

    def warm(self, game: str) -> None:
        """Start loading a game in the background, so that the first bot need not wait for it."""
        if self._is_closed:
            return
        if not self._free and not self._busy:
            self._free.append(Desk(self._patience, self._may_compile))
        (self._free or list(self._busy))[0].load(game)

    async def close(self) -> None:
        """End all workers; whoever still waits gets `BotTrouble`."""
        self._is_closed = True
        trouble = BotTrouble("the bot room is closed")
        while self._line:
            self._line.next().give(trouble)
        for asked in self._busy.values():
            asked.give(trouble)
        desks = [*self._free, *self._busy]
        self._free.clear()
        await asyncio.gather(*(asyncio.to_thread(desk.close) for desk in desks))
        self._busy.clear()

    async def _ask(self, request: Request, table: str) -> Decision:
        if self._is_closed:
            raise BotTrouble("the bot room is closed")
        asked = _Asked(request)
        name = table or str(request.sitting)
        self._line.join(asked, name, request.is_hint)
        self._hand_out()
        try:
            decision = await asked.answer
        finally:
            self._line.leave(asked)
        self._line.charge(name, decision.seconds)
        return decision

    def _hand_out(self) -> None:
        """Give every free desk something to do."""
        while self._line and (self._free or len(self._busy) < self._workers):
            asked = self._line.next()
            if not self._free:
                self._free.append(Desk(self._patience, self._may_compile))
            desk = max(self._free, key=lambda desk: desk.knows(asked.request))
            self._free.remove(desk)
            self._busy[desk] = asked
            desk.ask(asked.request, partial(self._answered, desk, asked))

    def _answered(self, desk: Desk, asked: _Asked, answer: Decision | BotTrouble) -> None:
        """Bring an answer from the thread of a desk into the event loop, if that is still there."""
        with suppress(RuntimeError):
            asked.loop.call_soon_threadsafe(self._take, desk, asked, answer)

    def _take(self, desk: Desk, asked: _Asked, answer: Decision | BotTrouble) -> None:
        asked.give(answer)
        if not self._is_closed:
            del self._busy[desk]
            self._free.append(desk)
            self._hand_out()
