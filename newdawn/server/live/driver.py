"""What happens at a table though nobody commands it: bots move, and clocks run out."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.server.botroom import BotTrouble
from newdawn.server.live import tokens
from newdawn.server.live.log_book import LogBook
from newdawn.server.live.services import Services
from newdawn.server.observing.logs import log, short
from newdawn.server.table import absences
from newdawn.server.table.clocks import deadline
from newdawn.server.table.entries import Entry, Moved
from newdawn.server.table.state import Table

__all__ = ["Driver"]

_FORCED_PAUSE: Final = 0.3
"""The part of a bot's pause that it takes before a turn which begins with a move that everybody can see is forced."""
_MOST_STEPS: Final = 40
"""Steps that a bot plays in one go; no turn needs more."""
_RETRY_SECONDS: Final = 2.0
_TICK: Final = 0.005
"""Seconds by which a timer is set late, so that the time is really over when it rings."""


class Driver:
    """Drives one table. Where several processes share tables, the one that wrote last drives the bots."""

    def __init__(self, services: Services, book: LogBook) -> None:
        """Look after the table of this log."""
        self._services = services
        self._book = book
        self._drives_bots = not services.is_shared
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self.person = ""
        """At whose expense the bots think: whoever has commanded last; nobody after a restart."""
        self._has_changed = asyncio.Event()
        self.bot_seed = tokens.number_from(services.key, "bots", book.table.id)

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at it."""
        return self._thinking is not None

    def look(self, drives_bots: bool | None = None) -> None:
        """See what is due at the table, now or later; and whether its bots are ours to drive, if that has changed."""
        if drives_bots is not None:
            self._drives_bots = drives_bots or not self._services.is_shared
        self.stop_clock()
        self._has_changed.set()
        table = self._book.table
        if table.stage != "playing" or self._services.tasks.is_draining:
            if self._thinking is not None and self._thinking is not asyncio.current_task():
                self._thinking.cancel()  # The game has ended without the bot.
            return
        if table.waiting_for_bots and self._drives_bots and self._thinking is None:
            self._thinking = asyncio.create_task(self._play_bots())
        ends = [end for seat in range(table.players) if (end := deadline(table, seat)) is not None]
        if ends:
            self._look_again(max(0.0, (min(ends) - self._book.now()) / 1000) + _TICK, self._time_is_up)

    def _look_again(self, seconds: float, then: Callable[[], None]) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def stop_clock(self) -> None:
        """Let go of the timer; whoever opens the table again sets it again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def rest(self) -> None:
        """End what goes on by itself."""
        self.stop_clock()
        if self._thinking is not None:
            self._thinking.cancel()

    # Clocks

    def _time_is_up(self) -> None:
        self._timer = None
        self._services.tasks.spawn(self._run_out())

    async def _run_out(self) -> None:
        """Let bots stand in for those whose time is over."""
        for seat in range(self._book.table.players):
            if not await self._book.write_ourselves(partial(_time_out, seat)):
                self._look_again(_RETRY_SECONDS, self.look)
                return
        self.look()

    # Bots

    async def _play_bots(self) -> None:
        """Let bots play their turns, one after another, as long as the game waits for one."""
        well = True
        try:
            # What a bot may do is a secret: looking at it must not hold up the answer to whoever has moved before.
            if self._services.answering:
                await asyncio.sleep(self._services.answering)
            while well and self._drives_bots and not self._services.tasks.is_draining:
                waiting = self._book.table.waiting_for_bots
                if not waiting:
                    break
                well = await self._play_turn(waiting[0])
        except Exception:
            well = False
            log().exception("a bot’s turn failed", table=short(self._book.table.id))
        finally:
            self._thinking = None
        if not well:
            self._look_again(_RETRY_SECONDS, self.look)

    async def _play_turn(self, seat: int) -> bool:
        """Let the bot on a seat think over its whole turn, pause like a person, and play it; tell whether all is well.

        When it plays must follow from what everybody knows. Where it may have a choice as far as a spectator knows, it
        goes to the bot room, forced or not, and takes as long; where it has none, it does not go there. How far a turn
        goes follows from whom the game waits for, and for which decision.
        """
        before = self._book.table
        assert before.position is not None
        position, game = before.position.copy(), before.position.game
        begun = asyncio.get_running_loop().time()
        steps: list[_Step] = []
        decision = position.view(None).decision(seat)
        part = game.turns.PAUSES.get(decision, 1.0) if _may_choose(position, seat) else _FORCED_PAUSE
        pause = part * self._pause()
        while len(steps) < _MOST_STEPS:
            view = position.view(seat)
            moves = [str(move) for move in view.moves()]
            if _may_choose(position, seat):
                chosen = await self._choice(view.to_bytes(), seat, moves)
            else:
                # A choice that nobody could expect must not show by the time that it takes: there is none to think in.
                chosen = secrets.choice(moves)
            told = [event for event in position.play(seat, chosen) if event.visible_to(seat)]
            steps.append(_Step(chosen, told))
            earlier, decision = decision, position.view(None).decision(seat)
            if position.is_over or seat not in position.to_act or not game.continues(earlier, decision):
                break
        await self._rest_until(begun, pause)

        def decide(table: Table, now: int) -> Sequence[Entry]:
            if seat not in table.waiting_for_bots:
                return []
            if table.played[: len(before.played)] != before.played:
                return []  # What the bot answers was taken back: it has to think about what was played instead.
            return _playable(table, seat, steps, now)

        return await self._book.write_ourselves(decide)

    async def _choice(self, view: bytes, seat: int, moves: list[str]) -> str:
        """Return the bot's move, or any legal one if the bot is in trouble: the game goes on."""
        table = self._book.table
        code = table.bot_of(seat)
        try:
            decision = await self._services.bots.choose(
                table.game_name, view, seat, code, seed=self.bot_seed, table=table.id, person=self.person
            )
        except BotTrouble as error:
            log().warning("a bot lost its move", table=short(table.id), bot=code, reason=str(error))
            return secrets.choice(moves)
        if decision.report is not None:
            log().warning("a bot lost its move", table=short(table.id), bot=code, reason=decision.report)
        return decision.move

    def _pause(self) -> float:
        low, high = self._services.settings.bot_pause
        return low + (high - low) * secrets.randbelow(1000) / 1000

    async def _rest_until(self, begun: float, pause: float) -> None:
        """Wait as long as people like at present, from a moment on: the pace may change meanwhile."""
        clock = asyncio.get_running_loop().time
        while (left := begun + pause * self._book.table.pace_now - clock()) > 0:
            self._has_changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._has_changed.wait()


@dataclass(frozen=True, slots=True)
class _Step:
    """A move that a bot has chosen, and what it expects to be told then."""

    move: str
    told: list[Event]


def _playable(table: Table, seat: int, steps: Sequence[_Step], now: int) -> list[Entry]:
    """Return the steps of a turn that can be played now.

    If others have decided meanwhile, what follows a step that turned out otherwise was meant for another position.
    """
    assert table.position is not None
    position, found = table.position.copy(), list[Entry]()
    for step in steps:
        if seat not in position.to_act or position.view(seat).why_not(step.move) is not None:
            break
        found.append(Moved(at=now, seat=seat, move=step.move))
        if [event for event in position.play(seat, step.move) if event.visible_to(seat)] != step.told:
            break
    return found


def _may_choose(position: Position, seat: int) -> bool:
    """Return whether a seat may have a choice, as far as everybody knows; interpreted, finding out takes too long."""
    return not position.game.is_compiled or position.view(None).may_choose(seat)


def _time_out(seat: int, table: Table, now: int) -> Sequence[Entry]:
    entry = absences.time_out(table, seat, now)
    return [] if entry is None else [entry]
