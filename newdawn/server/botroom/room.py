"""The bot room: requests of all tables, handed out to a few workers."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from newdawn.server.botroom.decisions import BotTrouble, Crowded, Decision, Request, sitting_of
from newdawn.server.botroom.desk import Desk
from newdawn.server.botroom.line import MOST_HINTS, MOST_HINTS_OF_ONE, Line, Whose
from newdawn.server.botroom.turns import Turn, Turns, haste
from newdawn.server.observing import metrics

__all__ = ["BotRoom"]

_LONGEST_WAIT: Final = 60.0
"""Seconds after which a hint that has not had its turn is given up."""
_INSTANT: Final = 1e-6
"""Seconds between the beginnings of two turns, at least."""


class _Asked:
    """A request, the one who waits for its answer, and its turn at a desk."""

    def __init__(self, request: Request, whose: Whose, waits: Callable[[int], None] | None) -> None:
        self.request = request
        self.whose = whose
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Decision] = self.loop.create_future()
        self.turn: Turn
        """How long its turn is expected to last; before it has one, how long it would last now."""
        self.begun: float | None = None
        self._waits = waits
        self._told: int | None = None

    def give(self, answer: Decision | BotTrouble) -> None:
        if self.answer.done():
            return
        if isinstance(answer, BotTrouble):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)

    def tell(self, before: int) -> None:
        """Tell whoever waits how many hints go before this one, first and whenever it has come closer."""
        if self._waits is not None and (self._told is None or before < self._told):
            self._told = before
            self._waits(before)


class BotRoom:
    """Bots think here, at a number of desks; one desk is one polite process, started when it is first needed.

    A move, forced or not, has a turn that lasts as long as its bot may think, and is known at the end of it: nothing
    that anybody can time depends on how long a bot has really thought. Where many games wait, all bots think for a
    shorter time (see `turns`).
    """

    def __init__(self, workers: int, *, patience: float = 10.0, may_compile: bool = True) -> None:
        """Open the room; nothing is started yet.

        `patience` are the seconds beyond its budget after which a bot counts as hung. Without `may_compile` all
        workers run interpreted; with it they do as long as the compiled code is not in the cache.
        """
        self._workers = max(1, workers)
        self._patience = patience
        self._may_compile = may_compile
        self._line: Line[_Asked] = Line()
        self._turns = Turns()
        self._free: list[Desk] = []
        self._busy: dict[Desk, _Asked] = {}
        self._latest = 0.0
        self._is_closed = False

    async def choose(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", person: str = ""
    ) -> Decision:
        """Return the move of a bot at a seat; raises `BotTrouble` if there is none to be had.

        `seed` is the same throughout a game: a bot that remembers is then the same one from move to move. `table`, and
        the `person` at whose expense it thinks, are for a fair order only. Nothing of it leaves this process.
        """
        request = Request(game, view, seat, code, sitting_of(seed, seat, False), False)
        whose = (table or str(request.sitting), *([person] if person else ()))
        return await self._ask(_Asked(request, whose, None))

    async def advise(
        self,
        game: str,
        view: bytes,
        seat: int,
        code: str,
        *,
        seed: int,
        table: str = "",
        person: str = "",
        waits: Callable[[int], None] | None = None,
    ) -> Decision:
        """Return what a bot would play, with its candidates; raises `Crowded` if too many wait already.

        Moves of running games go first. `table` and `person` are for a fair order only. While the hint waits for its
        turn, `waits` is told how many hints go before it, first and whenever it has come closer.
        """
        request = Request(game, view, seat, code, sitting_of(seed, seat, True), True)
        sitting = str(request.sitting)
        asked = _Asked(request, (person or sitting, table or sitting), waits)
        if any(self._line.hints_of(name) >= MOST_HINTS_OF_ONE for name in asked.whose):
            raise Crowded(MOST_HINTS_OF_ONE)
        if len(self._line.hints) >= MOST_HINTS:
            raise Crowded(MOST_HINTS)
        giving_up = asked.loop.call_later(_LONGEST_WAIT, self._give_up, asked)
        try:
            return await self._ask(asked)
        finally:
            giving_up.cancel()

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
        while (asked := self._line.next()) is not None:
            asked.give(trouble)
        for asked in self._busy.values():
            asked.give(trouble)
        desks = [*self._free, *self._busy]
        self._free.clear()
        await asyncio.gather(*(asyncio.to_thread(desk.close) for desk in desks))
        self._busy.clear()

    async def _ask(self, asked: _Asked) -> Decision:
        if self._is_closed:
            raise BotTrouble("the bot room is closed")
        asked.turn = self._turns.next(asked.request.code, asked.loop.time())
        self._line.join(asked, asked.whose, asked.turn.seconds, asked.request.is_hint)
        self._hand_out()
        try:
            return await asked.answer
        finally:
            self._line.leave(asked)

    def _hand_out(self) -> None:
        """Give every free desk something to do, and tell hints that wait where they are."""
        while self._free or len(self._busy) < self._workers:
            share = haste(self._line.moves, self._workers)
            asked = self._line.next(may_be_hint=self._may_take_a_hint)
            if asked is None:
                break
            if not self._free:
                self._free.append(Desk(self._patience, self._may_compile))
            desk = max(self._free, key=lambda desk: desk.knows(asked.request))
            self._free.remove(desk)
            self._busy[desk] = asked
            self._begin(asked)
            asked.turn = self._turns.next(asked.request.code, asked.loop.time(), share)
            request = replace(asked.request, thinking=asked.turn.thinking)
            desk.ask(request, partial(self._began, asked), partial(self._answered, desk, asked))
        for before, hint in enumerate(self._line.hints):
            hint.tell(before)

    @property
    def _may_take_a_hint(self) -> bool:
        """Whether a desk is left for moves if a hint takes one; the only desk there is, both share."""
        taken = sum(asked.request.is_hint for asked in self._busy.values())
        return taken < max(1, self._workers // 2)

    def _give_up(self, asked: _Asked) -> None:
        if asked.begun is None:
            asked.give(BotTrouble("a hint has waited for too long"))

    def _began(self, asked: _Asked) -> None:
        """Bring it from the thread of a desk into the event loop that a bot begins to think."""
        with suppress(RuntimeError):
            asked.loop.call_soon_threadsafe(self._begin, asked)

    def _begin(self, asked: _Asked) -> None:
        """Let a turn begin: the time in which a worker started is not part of it.

        No two turns begin, and so end, at the same moment: in which order they do must not be left to chance.
        """
        asked.begun = self._latest = max(asked.loop.time(), self._latest + _INSTANT)

    def _answered(self, desk: Desk, asked: _Asked, answer: Decision | BotTrouble) -> None:
        """Bring an answer from the thread of a desk into the event loop, if that is still there."""
        with suppress(RuntimeError):
            asked.loop.call_soon_threadsafe(self._take, desk, asked, answer)

    def _take(self, desk: Desk, asked: _Asked, answer: Decision | BotTrouble) -> None:
        """Keep an answer until the turn is over; but a hint is for the one who asked, and nobody else sees it come."""
        assert asked.begun is not None
        if asked.request.is_hint:
            asked.give(answer)
        end = self._turns.end(asked.turn, asked.begun, asked.loop.time())
        # What rounding leaves over must not decide who is next.
        late = round(end - asked.begun - asked.turn.seconds, 3)
        self._line.charge(asked.whose, late, asked.request.is_hint)
        metrics.bot_seconds.observe(end - asked.begun)
        asked.loop.call_at(end, self._finish, desk, asked, answer)

    def _finish(self, desk: Desk, asked: _Asked, answer: Decision | BotTrouble) -> None:
        asked.give(answer)
        if not self._is_closed:
            del self._busy[desk]
            self._free.append(desk)
            self._hand_out()
