"""The clock of the machine may be wrong, and may be put right: at the tables, time goes on evenly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from newdawn.server.botroom import Decision
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable
from newdawn.server.live.hours import Hours
from newdawn.server.settings import Settings
from newdawn.server.storage import Store
from tests.server.halls import Inbox, QuickBots, command, new_table, opened_hall, people, play_first_moves
from tests.server.tables import NOON, SECOND

DAY = 86_400 * SECOND
MINUTE = {"kind": "move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 1800, "increment": 0}


class Machine:
    """A machine whose clock can be set, and whose counter cannot."""

    def __init__(self) -> None:
        self.clock = NOON
        self.counter = 5_000

    def pass_by(self, milliseconds: int) -> None:
        self.clock += milliseconds
        self.counter += milliseconds

    def hours(self) -> Hours:
        """Return the time of a process that starts now."""
        return Hours(lambda: self.clock, lambda: self.counter)


# The time of a process ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [DAY, -DAY, 2 * SECOND, -2 * SECOND])
def test_a_jump_of_the_machines_clock_takes_no_time(jump: int):
    machine = Machine()
    hours = machine.hours()
    machine.pass_by(10 * SECOND)
    machine.clock += jump
    machine.pass_by(3 * SECOND)
    assert hours.now() == NOON + 13 * SECOND
    assert hours.has_jumped
    assert hours.follow() == jump
    assert hours.now() == machine.clock
    assert not hours.has_jumped


def test_a_clock_that_is_set_and_set_back_has_not_jumped():
    machine = Machine()
    hours = machine.hours()
    machine.clock += DAY
    assert hours.now() == NOON
    machine.clock -= DAY
    assert not hours.has_jumped


def test_small_corrections_are_followed_but_never_backwards():
    machine = Machine()
    hours = machine.hours()
    machine.clock += 400
    assert hours.now() == NOON + 400
    machine.clock -= 300
    assert hours.now() == NOON + 400
    machine.pass_by(SECOND)
    assert hours.now() == NOON + 1_100
    assert not hours.has_jumped


def test_a_pause_between_two_looks_is_no_jump():
    machine = Machine()
    pauses = iter([5 * SECOND])

    def clock() -> int:
        # The process is stopped for a while right after it has read the clock.
        found = machine.clock
        machine.pass_by(next(pauses, 0))
        return found

    hours = Hours(lambda: machine.clock, lambda: machine.counter)
    hours._machine = clock
    assert hours.now() == NOON + 5 * SECOND
    assert not hours.has_jumped


# Tables ---------------------------------------------------------------------------------------------------------------


class SlowBots(QuickBots):
    """Bots that think until they are told to move."""

    def __init__(self) -> None:
        super().__init__()
        self.may_move = asyncio.Event()

    async def choose(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", person: str = ""
    ) -> Decision:
        await self.may_move.wait()
        return await super().choose(game, view, seat, code, seed=seed, table=table)


class Room:
    """A server that can be restarted, on a machine whose clock can be set."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.machine = Machine()
        self.bots = SlowBots()
        self.hall: Hall
        self.store: Store
        self.token: dict[str, str] = {}

    async def start(self) -> None:
        settings = Settings(database=self.url, bot_pause=(0.0, 0.0))
        self.store = await Store.open(self.url)
        self.hall = await opened_hall(self.store, self.bots, settings, hours=self.machine.hours())

    async def stop(self) -> None:
        await self.hall.close()
        await self.store.close()

    async def restart(self, jump: int = 0) -> None:
        """Stop the server, set the clock of the machine, and start again."""
        await self.stop()
        self.machine.clock += jump
        await self.start()
        await self.until(self._is_swept)

    async def _is_swept(self) -> bool:
        """Tell whether nothing is from the future any more."""
        rows = await self.store.rows(public=None)
        return all(row.changed_at <= self.machine.clock + 60 * SECOND for row in rows)

    async def until(self, holds: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(30):
            while not await holds():
                await asyncio.sleep(0.01)

    async def follow(self) -> None:
        """Let the hall notice that the clock was set, as it does every other second."""
        await self.hall._follow_the_clock()

    async def new(self, clock: dict[str, Any], **changes: Any) -> LiveTable:
        created = await self.hall.create(new_table(*people("Anna", "Ben"), clock=clock, start=True, **changes))
        self.token[created["table"]] = created["token"]
        return await self.hall.table(created["table"])

    def asleep(self, live: LiveTable) -> str:
        """Let a table go, as happens when nobody watches it."""
        live.stop_clock()
        del self.hall._tables[live.id]
        return live.id

    def left(self, live: LiveTable) -> int:
        """Return what clients are told is left of the time that runs out first, in milliseconds."""
        seats = live.sync(live.actor(self.token[live.id], 0))["table"]["seats"]
        return min(int(seats[seat]["remaining_ms"]) for seat in live.table.waiting_for)

    async def move(self, live: LiveTable) -> None:
        await play_first_moves(live, self.token[live.id], 1)


def run(url: str, check: Callable[[Room], Awaitable[None]]) -> None:
    async def inside() -> None:
        room = Room(url)
        await room.start()
        try:
            await check(room)
        finally:
            await room.stop()

    asyncio.run(asyncio.wait_for(inside(), 60))


@pytest.mark.parametrize("clock", [MINUTE, BANK], ids=["move", "bank"])
@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["forward", "back"])
@pytest.mark.parametrize("sleeps", [False, True], ids=["open", "asleep"])
def test_nobody_gains_or_loses_time_when_the_clock_is_set(
    sqlite_url: str, clock: dict[str, Any], jump: int, sleeps: bool
):
    async def check(room: Room) -> None:
        live = await room.new(clock)
        room.machine.pass_by(20 * SECOND)
        before = room.left(live)
        assert before == 1000 * clock["seconds"] - 20 * SECOND
        name = room.asleep(live) if sleeps else live.id
        room.machine.clock += jump
        if not sleeps:
            assert room.left(live) == before
        await room.follow()
        live = await room.hall.table(name)
        assert room.left(live) == before
        room.machine.pass_by(5 * SECOND)
        assert room.left(live) == before - 5 * SECOND
        # A restart after that changes nothing, though the table has not been written since.
        await room.restart()
        assert room.left(await room.hall.table(name)) == before - 5 * SECOND

    run(sqlite_url, check)


@pytest.mark.parametrize("clock", [MINUTE, BANK], ids=["move", "bank"])
def test_a_clock_that_was_a_day_ahead_and_is_put_right_before_a_restart_shows_no_day(
    sqlite_url: str, clock: dict[str, Any]
):
    async def check(room: Room) -> None:
        await room.restart(jump=DAY)
        live = await room.new(clock, public=True)
        room.machine.pass_by(10 * SECOND)
        await room.move(live)
        given = room.left(live)
        await room.restart(jump=-DAY)
        again = await room.hall.table(live.id)
        assert room.left(again) == given
        room.machine.pass_by(7 * SECOND)
        assert room.left(again) == given - 7 * SECOND
        # What is due is due in our time, and lists have our time.
        await room.move(again)
        (row,) = await room.store.rows(stage="playing")
        assert row.changed_at == room.machine.clock
        assert row.due_at == room.machine.clock + room.left(again)
        # The log goes on where it was, and in order.
        stored = await room.store.load(live.id)
        assert stored is not None
        times = [entry["at"] for entry in stored.entries]
        assert times == sorted(times)
        # After one more restart, time has gone on.
        room.machine.pass_by(3 * SECOND)
        before = room.left(again)
        await room.restart()
        assert room.left(await room.hall.table(live.id)) == before

    run(sqlite_url, check)


def test_the_time_of_a_table_from_the_future_runs_out_in_ours(sqlite_url: str):
    async def check(room: Room) -> None:
        await room.restart(jump=DAY)
        live = await room.new(MINUTE)
        seat = live.table.waiting_for[0]
        await room.restart(jump=-DAY)
        # Nobody has opened the table: it is found when its time is over.
        assert live.id not in room.hall._tables
        assert await room.store.due(room.machine.clock + 59 * SECOND) == []
        assert await room.store.due(room.machine.clock + 60 * SECOND) == [live.id]
        room.machine.pass_by(61 * SECOND)

        async def is_over() -> bool:
            stored = await room.store.load(live.id)
            assert stored is not None
            return any(entry["kind"] == "timed-out" and entry["seat"] == seat for entry in stored.entries)

        await room.until(is_over)

    run(sqlite_url, check)


def test_a_jump_forward_times_nobody_out(sqlite_url: str):
    async def check(room: Room) -> None:
        tables = [await room.new(MINUTE) for _ in range(3)]
        asleep = room.asleep(tables[0])
        room.machine.clock += DAY
        await room.follow()
        await room.hall.table(asleep)
        for name in [live.id for live in tables]:
            live = await room.hall.table(name)
            live.look()
            await asyncio.sleep(0.05)
            assert not any(seat.away for seat in live.table.seats)
            assert room.left(live) == 60 * SECOND

    run(sqlite_url, check)


def test_the_lobby_keeps_its_order_and_shows_new_tables_first_after_the_clock_is_put_back(sqlite_url: str):
    async def check(room: Room) -> None:
        names = []
        for _ in range(3):
            names.append((await room.new({"kind": "none"}, public=True)).id)
            room.machine.pass_by(SECOND)
        room.machine.clock -= DAY
        await room.follow()
        names.append((await room.new({"kind": "none"}, public=True)).id)
        listed = await room.hall.lobby("playing", None, None, 10)
        assert [one["table"] for one in listed["tables"]] == names[::-1]

    run(sqlite_url, check)


def test_patience_with_the_absent_is_not_used_up_by_a_jump(sqlite_url: str):
    async def check(room: Room) -> None:
        live = await room.new({"kind": "none"}, patience=300)
        seat = live.table.waiting_for[0]
        room.machine.clock += DAY
        await room.follow()
        other = live.actor(room.token[live.id], 1 - seat)
        with pytest.raises(Refusal, match="not-absent-yet"):
            await live.handle(other, command(live, "replace", 1 - seat, target=seat))
        room.machine.pass_by(301 * SECOND)
        await live.handle(other, command(live, "replace", 1 - seat, target=seat))

    run(sqlite_url, check)


def test_entries_after_a_jump_are_told_in_order(sqlite_url: str):
    async def check(room: Room) -> None:
        live = await room.new(MINUTE)
        inbox = Inbox()
        live.watch(live.actor(room.token[live.id], 0), inbox)
        room.machine.clock -= DAY
        await room.move(live)
        await room.follow()
        await room.move(live)
        await asyncio.sleep(0)
        stored = await room.store.load(live.id)
        assert stored is not None
        assert [entry["at"] for entry in stored.entries] == [NOON] * len(stored.entries)
        assert stored.row.changed_at == NOON - DAY

    run(sqlite_url, check)


def test_at_an_open_table_nobody_comes_back_before_the_bot_has_made_the_decision_whose_time_is_over(sqlite_url: str):
    async def check(room: Room) -> None:
        live = await room.new(MINUTE, game="eden")
        while len(live.table.waiting_for) > 1:
            await room.move(live)
        (seat,) = live.table.waiting_for
        actor = live.actor(room.token[live.id], seat)
        room.machine.pass_by(61 * SECOND)
        live.look()

        async def is_away() -> bool:
            return live.table.seats[seat].away

        await room.until(is_away)
        played = len(live.table.played)
        for _ in range(3):
            room.machine.pass_by(10 * SECOND)
            with pytest.raises(Refusal, match="decision-over"):
                await live.handle(actor, command(live, "come-back", seat))
        assert len(live.table.played) == played
        room.bots.may_move.set()

        async def has_moved() -> bool:
            return any(one.seat == seat and one.by_bot for one in live.table.played)

        await room.until(has_moved)
        await live.handle(actor, command(live, "come-back", seat))
        assert not live.table.seats[seat].away

    run(sqlite_url, check)
