"""What happens at a table though nobody commands it: bots move, and clocks run out."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from newdawn.core.face import Position
from newdawn.server.botroom import BotTrouble
from newdawn.server.errors import Refusal
from newdawn.server.live import tokens
from newdawn.server.live.log_book import LogBook
from newdawn.server.live.services import Services
from newdawn.server.observing.logs import log, short
from newdawn.server.table import absences, play
from newdawn.server.table.clocks import deadline
from newdawn.server.table.entries import Entry
from newdawn.server.table.state import Table

__all__ = ["Driver"]

_FORCED_PAUSE: Final = 0.3
"""The part of a bot's pause that it takes before a move which everybody can see is the only one."""
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
        """Let bots decide, one after another, as long as the game waits for one."""
        well = True
        try:
            # What a bot may do is a secret: looking at it must not hold up the answer to whoever has moved before.
            if self._services.answering:
                await asyncio.sleep(self._services.answering)
            while well and self._drives_bots and not self._services.tasks.is_draining:
                waiting = self._book.table.waiting_for_bots
                if not waiting:
                    break
                well = await self._play_bot(waiting[0])
        except Exception:
            well = False
            log().exception("a bot’s turn failed", table=short(self._book.table.id))
        finally:
            self._thinking = None
        if not well:
            self._look_again(_RETRY_SECONDS, self.look)

    async def _play_bot(self, seat: int) -> bool:
        """Let the bot on a seat think, pause like a person, and play; tell whether all is well.

        When it plays must follow from what everybody knows. Where it may have a choice as far as a spectator knows, it
        goes to the bot room, forced or not, and takes as long; where it has none, it does not go there.
        """
        before = self._book.table
        position = before.position
        assert position is not None
        view = position.view(seat)
        moves = [str(move) for move in view.moves()]
        clock = asyncio.get_running_loop().time
        begun = clock()
        if _may_choose(position, seat):
            pause = self._pause()
            chosen = await self._choice(view.to_bytes(), seat, moves)
        else:
            # A choice that nobody could expect must not show by the time that it takes: there is none to think in.
            pause = self._pause() * _FORCED_PAUSE
            chosen = secrets.choice(moves)
        await asyncio.sleep(max(0.0, begun + pause - clock()))

        def decide(table: Table, now: int) -> Entry | None:
            if seat not in table.waiting_for_bots:
                return None
            if table.played[: len(before.played)] != before.played:
                return None  # What the bot answers was taken back: it has to think about what was played instead.
            try:
                return play.checked_move(table, seat, chosen, now)
            except Refusal:
                return None  # Others have decided meanwhile: the bot has to think again.

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
        return self._book.table.pace * (low + (high - low) * secrets.randbelow(1000) / 1000)


def _may_choose(position: Position, seat: int) -> bool:
    """Return whether a seat may have a choice, as far as everybody knows; interpreted, finding out takes too long."""
    return not position.game.is_compiled or position.view(None).may_choose(seat)


def _time_out(seat: int, table: Table, now: int) -> Entry | None:
    return absences.time_out(table, seat, now)
