"""Two server processes on one PostgreSQL: a table is one table, wherever it is played."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import product
from typing import Any

import httpx
import orjson
import pytest
import websockets

import newdawn
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable
from newdawn.server.live.tokens import fresh_id, trace_of
from newdawn.server.settings import Settings
from newdawn.server.storage import Notice, Store
from tests.sampling import sampled
from tests.server.crash_client import Client, Restarted, server
from tests.server.halls import QuickBots, command, new_table, opened_hall, people
from tests.server.logs import (
    Watcher,
    again,
    assert_memory_is_the_log,
    hot_seat,
    known,
    move_for,
    moves_for,
    send,
    stored_log,
)
from tests.server.postgresql import PostgreSQL
from tests.server.serving import asking, quick, served
from tests.server.stores import LIMIT, until
from tests.server.test_crashes import check, check_views

PROCESSES = 2


@asynccontextmanager
async def halls(url: str, *bots: Any, deaf: bool = False) -> AsyncIterator[list[Hall]]:
    """Open two halls on one database, as two processes have them; deaf ones hear nothing of each other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(_hall(url, one, deaf)) for one in bots or (QuickBots(), QuickBots())]


@asynccontextmanager
async def _hall(url: str, bots: Any, deaf: bool) -> AsyncIterator[Hall]:
    opened: list[Hall] = []

    def notice(heard: Notice) -> None:
        for hall in opened:
            hall.notice(heard)

    store = await Store.open(url, notice=None if deaf else notice)
    hall = await opened_hall(store, bots, Settings(database=url, bot_pause=(0.0, 0.0)))
    opened.append(hall)
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


def run(test: Callable[[list[Hall]], Awaitable[None]], url: str, **options: Any) -> None:
    """Run a test with two halls."""

    async def inside() -> None:
        async with halls(url, **options) as both:
            await test(both)

    asyncio.run(asyncio.wait_for(inside(), 60))


async def at_both(both: list[Hall], name: str) -> list[LiveTable]:
    """Return a table as both halls have it."""
    return [await hall.table(name) for hall in both]


async def assert_alike(both: list[Hall], tables: list[LiveTable]) -> None:
    """Fail unless both halls come to have the table that the log tells of."""
    log = await stored_log(both[0].store, tables[0].id)
    await until(lambda: all(table.table.version == len(log) for table in tables))
    for hall, table in zip(both, tables, strict=True):
        await assert_memory_is_the_log(table, hall.store)


# Played through both --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deaf", "game"),
    sampled(product((False, True), newdawn.GAMES), lambda deaf, game: deaf == (game == "eden")),
    ids=[f"{heard}-{game}" for heard in ("heard", "not heard") for game in newdawn.GAMES],
)
def test_a_table_is_played_alternately_through_both(postgresql_url: str, game: str, deaf: bool) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0], game=game, names=("Anna", "Ben", "Cleo"))
        tables = await at_both(both, live.id)
        chance = random.Random(1)
        for number in range(40):
            here, there = tables[number % 2], tables[1 - number % 2]
            if deaf:
                # Who asks with a version that is newer than ours has it from the other process.
                await here.follow(there.table.version)
            else:
                await until(lambda here=here, there=there: here.table.version == there.table.version)
            await send(here, token, move_for(here, chance.choice(here.table.waiting_for), chance))
        await tables[0].follow(tables[1].table.version)
        await assert_alike(both, tables)

    run(test, postgresql_url, deaf=deaf)


def test_watchers_at_both_hear_of_everything_in_order(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        tables = await at_both(both, live.id)
        watchers = [Watcher(), Watcher()]
        for table, watcher in zip(tables, watchers, strict=True):
            table.watch(table.actor(token, 0), watcher)
        chance = random.Random(2)
        for number in range(20):
            here, there = tables[number % 2], tables[1 - number % 2]
            await until(lambda here=here, there=there: here.table.version == there.table.version)
            await send(here, token, move_for(here, chance=chance))

        def heard(watcher: Watcher) -> list[Any]:
            return [entry for update in watcher.updates for entry in update["entries"]]

        await until(lambda: all(len(heard(watcher)) == 20 for watcher in watchers))
        assert [entry["version"] for entry in heard(watchers[0])] == list(range(3, 23))
        assert heard(watchers[0]) == heard(watchers[1])

    run(test, postgresql_url)


def test_a_change_that_is_heard_of_while_the_table_is_being_read_is_not_missed(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        load, has_read, may_go_on = both[1].store.load, asyncio.Event(), asyncio.Event()
        heard: list[int] = []

        async def slow_load(*arguments: Any, **named: Any) -> Any:
            found = await load(*arguments, **named)
            has_read.set()
            await may_go_on.wait()
            return found

        notice = both[1].notice
        monkeypatch.setattr(both[1].store, "load", slow_load)
        monkeypatch.setattr(both[1], "notice", lambda one: (notice(one), heard.append(one.version)))
        reading = asyncio.ensure_future(both[1].table(live.id))
        await has_read.wait()
        await send(live, token, move_for(live))
        await until(lambda: live.table.version in heard)
        may_go_on.set()
        there = await reading
        await until(lambda: there.table.version == live.table.version)

    run(test, postgresql_url)


@pytest.fixture
def never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no process ask the database what others have stored."""

    async def fail(*_: Any) -> list[dict[str, Any]]:
        pytest.fail("the entries were read")

    monkeypatch.setattr(Store, "entries_after", fail)


@pytest.mark.usefixtures("never_read")
@pytest.mark.parametrize("game", newdawn.GAMES)
def test_what_another_process_has_stored_is_followed_by_its_notice_alone(postgresql_url: str, game: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0], game=game)
        tables = await at_both(both, live.id)
        chance = random.Random(5)
        for number in range(20):
            here = tables[number % 2]
            wanted = moves_for(here, chance) if number % 3 == 0 else move_for(here, None, chance)
            await send(here, token, wanted)
            await until(lambda: tables[0].table.version == tables[1].table.version)
        await send(live, token, command(live, "chat", 0, text="森" * 100))
        await assert_alike(both, tables)

    run(test, postgresql_url)


@pytest.mark.usefixtures("never_read")
def test_several_entries_of_one_command_are_followed_all_at_once(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        here, there = await at_both(both, live.id)
        watcher = Watcher()
        there.watch(there.actor(token, 0), watcher)
        chance, made = random.Random(6), []
        while max(made, default=0) < 2 or len(made) < 5:
            made.append((await send(here, token, moves_for(here, chance)))["played"])
            await until(lambda: there.table.version == here.table.version)
        await until(lambda: len(watcher.updates) == len(made))
        assert [len(update["entries"]) for update in watcher.updates] == made
        await assert_alike(both, [here, there])

    run(test, postgresql_url)


def test_of_several_entries_of_which_one_is_none_nothing_is_taken_in(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        here, there = await at_both(both, live.id)
        before, version = known(there.table), there.table.version
        await send(here, token, move_for(here))
        played = (await stored_log(both[0].store, live.id))[-1]
        for rubbish in (*_NO_ENTRIES, {**played, "move": "no such move"}, {**played, "seat": 7}):
            again_there = await both[1].table(live.id)
            assert not again_there.take_in(Notice(live.id, version + 2, [played, rubbish]))
            assert not again_there.take_in(Notice(live.id, version + 1, [rubbish]))
            assert known(there.table) == before
        assert there.take_in(Notice(live.id, version + 1, [played]))
        await assert_alike(both, [here, there])

    run(test, postgresql_url, deaf=True)


_NO_ENTRIES: tuple[Any, ...] = (None, 7, "moved", [], {}, {"kind": "moved"}, {"kind": "won", "at": 1, "seat": 0})


@pytest.mark.parametrize("seed", range(3))
def test_notices_that_come_twice_too_late_torn_or_without_sense_change_nothing_and_lose_nothing(
    postgresql_url: str, seed: int
) -> None:
    chance = random.Random(seed)

    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        tables = await at_both(both, live.id)
        for number in range(15):
            here, there = tables[number % 2], tables[1 - number % 2]
            await here.follow(there.table.version)
            await send(here, token, moves_for(here, chance))
            log = await stored_log(both[0].store, live.id)
            for _ in range(8):
                version = chance.randrange(1, len(log) + 1)
                first = chance.randrange(version)
                said = [
                    log[first:version],  # perhaps of what we have, or from later on than what we lack
                    [],
                    [chance.choice(_NO_ENTRIES)],
                    [*log[first : version - 1], chance.choice(_NO_ENTRIES)],
                ]
                both[chance.randrange(2)].notice(Notice(live.id, version, chance.choice(said)))
            both[number % 2].notice(Notice("no such table", 5, log))
            both[1 - number % 2].notice(Notice(live.id, len(log), []))
            await until(lambda log=log: all(table.table.version == len(log) for table in tables))
        await assert_alike(both, tables)

    run(test, postgresql_url, deaf=True)


def test_a_process_that_hears_nothing_finds_out_when_it_writes(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        here, there = await at_both(both, live.id)
        for number in range(10):
            await send(here, token, command(here, "chat", 0, text=f"line {number}"))
        assert there.table.version == 2
        assert (await send(there, token, command(there, "chat", 1, text="Late")))["version"] == 13
        await assert_memory_is_the_log(there, both[1].store)
        # Also what is newer than what it knows is no version from the future.
        await send(there, token, move_for(there))
        assert here.table.version < there.table.version
        done = await send(here, token, again(move_for(there), id=fresh_id()))
        assert done["version"] == there.table.version + 1

    run(test, postgresql_url, deaf=True)


# At the same moment ---------------------------------------------------------------------------------------------------


def test_commands_to_both_at_once_are_all_done_once(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        tables = await at_both(both, live.id)
        wanted = [command(tables[0], "chat", number % 2, text=f"line {number}") for number in range(30)]
        # Some come to both, as they do when a client is not sure that it was heard.
        sent = [(tables[number % 2], one) for number, one in enumerate(wanted)]
        sent += [(tables[1 - number % 2], one) for number, one in enumerate(wanted) if number % 3 == 0]
        random.Random(3).shuffle(sent)
        answers: dict[str, Any] = {}
        left = sent
        while left:
            outcomes = await asyncio.gather(*(send(table, token, one) for table, one in left), return_exceptions=True)
            for (_, one), outcome in zip(left, outcomes, strict=True):
                if isinstance(outcome, Refusal):
                    assert outcome.name == "busy"
                else:
                    assert answers.setdefault(one.id, outcome) == outcome
            left = [pair for pair, outcome in zip(left, outcomes, strict=True) if isinstance(outcome, Refusal)]
        log = await stored_log(both[0].store, live.id)
        numbers = {entry["command"]: number for number, entry in enumerate(log, start=1) if entry["kind"] == "chatted"}
        assert len(log) == 2 + len(wanted)
        assert {trace_of(one): answer["version"] for one, answer in answers.items()} == numbers
        await assert_alike(both, tables)

    run(test, postgresql_url)


def test_of_two_moves_of_one_seat_one_is_played(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0])
        tables = await at_both(both, live.id)
        chance = random.Random(4)
        for _ in range(10):
            version = tables[0].table.version
            await until(lambda: tables[0].table.version == tables[1].table.version)
            seat = tables[0].table.waiting_for[0]
            moves = [move_for(table, seat, chance) for table in tables]
            outcomes = await asyncio.gather(
                *(send(table, token, move) for table, move in zip(tables, moves, strict=True)), return_exceptions=True
            )
            done = [one for one in outcomes if not isinstance(one, Refusal)]
            refused = [one for one in outcomes if isinstance(one, Refusal)]
            assert [one["version"] for one in done] == [version + 1]
            assert [one.name in ("stale-version", "illegal-move") for one in refused] == [True]
            await until(lambda: tables[0].table.version == tables[1].table.version)
        await assert_alike(both, tables)

    run(test, postgresql_url)


def test_several_seats_decide_at_once_at_both(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, token = await hot_seat(both[0], game="outlive", names=("Anna", "Ben", "Cleo", "Dora"))
        tables = await at_both(both, live.id)
        assert tables[1].table.waiting_for == (0, 1, 2, 3)
        wanted = [(tables[seat % 2], move_for(tables[seat % 2], seat)) for seat in range(4)]
        answers = await asyncio.gather(*(send(table, token, move) for table, move in wanted))
        assert sorted(answer["version"] for answer in answers) == [3, 4, 5, 6]
        await assert_alike(both, tables)

    run(test, postgresql_url)


def test_of_two_who_sit_down_on_one_seat_one_sits(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        created = await both[0].create(new_table(*people("Anna"), {"kind": "open"}))
        tables = await at_both(both, created["table"])
        outcomes = await asyncio.gather(
            *(
                table.sit(table.actor(None), schema.Sit(seat=1, name=name))
                for table, name in zip(tables, ("Ben", "Cleo"), strict=True)
            ),
            return_exceptions=True,
        )
        assert [one.name for one in outcomes if isinstance(one, Refusal)] == ["seat-taken"]
        await assert_alike(both, tables)

    run(test, postgresql_url)


# The same answers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deaf", [False, True], ids=["heard", "not heard"])
def test_the_other_process_gives_the_same_answers(postgresql_url: str, deaf: bool) -> None:
    async def test(both: list[Hall]) -> None:
        request = new_table(*people("Anna"), {"kind": "open"}, id=fresh_id())
        created = [await hall.create(request) for hall in both]
        assert created[0] == created[1]
        token = created[0]["token"]
        here, there = await at_both(both, created[0]["table"])
        sit = schema.Sit(seat=1, name="Ben", id=fresh_id())
        assert await here.sit(here.actor(None), sit) == await there.sit(there.actor(None), sit)
        start = command(here, "start")
        assert await here.handle(here.actor(token), start) == await there.handle(there.actor(token), start)
        wrong = command(here, "undo", 0)
        refusals = []
        for table in (here, there):
            with pytest.raises(Refusal) as refused:
                await table.handle(table.actor(token), wrong)
            refusals.append(refused.value.to_stored())
        assert refusals[0] == refusals[1]
        # Another command with the id of what was refused is not done either, and is told why.
        with pytest.raises(Refusal, match="id-reused"):
            await there.handle(there.actor(token), again(command(there, "chat", 0, text="Hello"), id=wrong.id))
        reused = again(start, command={"do": "chat", "text": "Hello"}, seat=0)
        with pytest.raises(Refusal) as refused:
            await there.handle(there.actor(token), reused)
        assert refused.value.name == "id-reused"

    run(test, postgresql_url, deaf=deaf)


def test_who_has_a_newer_version_than_a_process_is_shown_no_older_one(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hall, "notice", lambda hall, heard: None)

    async def check_it() -> None:
        async with asking(quick(postgresql_url)) as here, served(quick(postgresql_url)) as there:
            created = await there.house.hall.create(new_table(*people("Anna", "Ben")))
            live, token = await there.house.hall.table(created["table"]), created["token"]
            bearer = {"Authorization": f"Bearer {token}"}
            place = f"/api/tables/{live.id}"
            assert (await here.get(place)).json()["version"] == 2
            await send(live, token, move_for(live))
            state = (await here.get(place, params={"seat": 0, "since": 3}, headers=bearer)).json()
            assert (state["version"], state["missed"]) == (3, [])
            # The other way round, and over a socket.
            wanted = move_for(live)
            done = await here.post(f"{place}/commands", json=wanted.model_dump(mode="json"), headers=bearer)
            assert done.json()["version"] == 4
            async with there.talk() as socket:
                await socket.send(
                    {"type": "watch", "channel": 1, "table": live.id, "token": token, "seat": 0, "since": 4}
                )
                state = await socket.expect("sync")
                assert (state["version"], state["missed"]) == (4, [])

    asyncio.run(asyncio.wait_for(check_it(), 60))


# Bots -----------------------------------------------------------------------------------------------------------------


class SilentBots(QuickBots):
    """Bots that never come to an end."""

    async def choose(self, *arguments: Any, **named: Any) -> Any:
        self.asked.append(arguments)
        await asyncio.Event().wait()


async def until_the_bot_is_asked(live: LiveTable, token: str) -> None:
    """Play for people until a bot has to decide."""
    while not live.table.waiting_for_bots:
        await send(live, token, move_for(live, live.table.waiting_for[0]))


def test_bots_that_a_process_leaves_waiting_are_taken_over(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("newdawn.server.live.hall._OVERDUE_MS", 300)
    monkeypatch.setattr("newdawn.server.live.hall._SWEEP_SECONDS", 0.1)
    silent, quick_bots = SilentBots(), QuickBots()

    async def check_it() -> None:
        async with halls(postgresql_url, silent, quick_bots) as (gone, other):
            created = await gone.create(new_table(*people("Anna"), {"kind": "bot", "bot": "random"}))
            live = await gone.table(created["table"])
            await until_the_bot_is_asked(live, created["token"])
            await until(lambda: silent.asked)
            # Nobody asks the other process for this table: it finds it by itself.
            await until(lambda: quick_bots.asked)
            taken = await other.table(created["table"])
            await until(lambda: any(played.by_bot for played in taken.table.played))
            await until(lambda: not taken.table.waiting_for_bots)
            await assert_alike([gone, other], [live, taken])

    asyncio.run(asyncio.wait_for(check_it(), 60))


def test_one_process_drives_the_bots_of_a_table_and_no_move_is_made_twice(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        created = await both[0].create(new_table(*people("Anna"), *[{"kind": "bot", "bot": "random"}] * 2))
        tables = await at_both(both, created["table"])
        for number in range(12):
            here = tables[number % 2]
            await until(lambda: len({table.table.version for table in tables}) == 1)
            await until(lambda here=here: not here.table.waiting_for_bots)
            await until(lambda: len({table.table.version for table in tables}) == 1)
            if here.table.stage != "playing":
                break
            await send(here, created["token"], move_for(here, 0))
        await until(lambda: not tables[0].table.waiting_for_bots)
        await assert_alike(both, tables)
        before = known(tables[0].table)
        await asyncio.sleep(0.05)
        assert known(tables[0].table) == before

    run(test, postgresql_url)


# Who is there ---------------------------------------------------------------------------------------------------------


async def two_people(hall: Hall) -> tuple[LiveTable, str, str]:
    """Return a table at which Anna and Ben are both asked, and their tokens."""
    created = await hall.create(new_table(*people("Anna"), {"kind": "open"}, game="outlive"))
    live = await hall.table(created["table"])
    sat = await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben"))
    await send(live, created["token"], command(live, "start"))
    return live, created["token"], sat["token"]


async def replacing(live: LiveTable, token: str) -> str:
    """Return why Ben cannot be replaced."""
    with pytest.raises(Refusal) as refused:
        await send(live, token, command(live, "replace", target=1))
    return refused.value.name


def present(live: LiveTable, token: str) -> list[bool | None]:
    """Return whether somebody is connected at each seat, as a client is told."""
    return [seat["present"] for seat in live.sync(live.actor(token))["table"]["seats"]]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes find out sooner who is there, and that somebody is gone."""
    monkeypatch.setattr("newdawn.server.live.elsewhere._BEAT_SECONDS", 0.05)
    monkeypatch.setattr("newdawn.server.live.elsewhere._SETTLING_SECONDS", 0.3)
    monkeypatch.setattr("newdawn.server.live.elsewhere._GONE_SECONDS", 1.0)


@pytest.mark.usefixtures("hurried")
def test_who_is_connected_to_one_process_is_present_in_the_other_and_is_not_replaced(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, anna, ben = await two_people(both[0])
        here, there = await at_both(both, live.id)
        await until(lambda: present(here, anna) == present(there, anna) == [False, False])
        watchers = Watcher(), Watcher()
        here.watch(here.actor(anna), watchers[0])
        there.watch(there.actor(ben), watchers[1])
        await until(lambda: present(here, anna) == present(there, ben) == [True, True])
        assert await replacing(here, anna) == "still-there"
        spectator = Watcher()
        there.watch(there.actor(None), spectator)
        told = {"type": "presence", "present": [0, 1], "watchers": 1, "is_complete": True}
        await until(lambda: all(orjson.loads(one.messages[-1]) == told for one in watchers))
        there.unwatch(watchers[1])
        await until(lambda: present(here, anna) == present(there, anna) == [True, False])
        assert await replacing(here, anna) == "not-absent-yet"

    run(test, postgresql_url)


@pytest.mark.usefixtures("hurried")
def test_a_process_that_starts_later_learns_who_is_there(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        tables = [await two_people(both[0]) for _ in range(3)]
        for live, _, ben in tables:
            live.watch(live.actor(ben), Watcher())
        async with halls(postgresql_url, QuickBots()) as (late,):
            for live, anna, _ in tables:
                there = await late.table(live.id)
                # Until it knows, it says so, and nobody is replaced.
                if present(there, anna)[1] is None:
                    assert await replacing(there, anna) == "presence-unknown"
                await until(lambda there=there, anna=anna: present(there, anna) == [False, True])
                assert await replacing(there, anna) == "still-there"

    run(test, postgresql_url)


@pytest.mark.usefixtures("hurried")
def test_who_was_connected_to_a_process_that_falls_silent_is_gone_and_is_back_when_it_speaks_again(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(both: list[Hall]) -> None:
        live, anna, ben = await two_people(both[0])
        here, there = await at_both(both, live.id)
        there.watch(there.actor(ben), Watcher())
        await until(lambda: present(here, anna) == [False, True])
        with monkeypatch.context() as silence:
            silence.setattr(both[1].store, "say", lambda words: None)
            await until(lambda: present(here, anna) == [False, False])
        await until(lambda: present(here, anna) == [False, True])

    run(test, postgresql_url)


@pytest.mark.usefixtures("hurried")
def test_a_process_that_lost_its_connection_knows_that_it_does_not_know_and_learns_again(
    postgresql: PostgreSQL, postgresql_url: str
) -> None:
    async def test(both: list[Hall]) -> None:
        live, anna, ben = await two_people(both[0])
        here, there = await at_both(both, live.id)
        await until(lambda: present(here, anna) == [False, False])
        listening = "pid <> pg_backend_pid() AND query LIKE '%pg_notify($1, word)%'"
        ends = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {listening}"
        assert len(await asyncio.to_thread(postgresql.execute, ends)) == 2
        there.watch(there.actor(ben), Watcher())
        await until(lambda: None in present(here, anna) or present(here, anna) == [False, True])
        await until(lambda: present(here, anna) == [False, True])
        assert await replacing(here, anna) == "still-there"

    run(test, postgresql_url)


@pytest.mark.usefixtures("hurried")
def test_what_others_say_about_presence_is_not_believed_unless_it_can_be(postgresql_url: str) -> None:
    async def test(both: list[Hall]) -> None:
        live, anna, _ = await two_people(both[0])
        await until(lambda: present(live, anna) == [False, False])
        strange = (
            "",
            "[]",
            "{",
            "1",
            '{"from": []}',
            '{"from": "x", "tables": 7}',
            '{"from": "x", "tables": {"a": 1}}',
        )
        both[1].store.say(list(strange))
        there = await both[1].table(live.id)
        there.watch(there.actor(anna), Watcher())
        await until(lambda: present(live, anna) == [True, False])

    run(test, postgresql_url)


# Two processes of the system, one of which is killed ------------------------------------------------------------------


class Either:
    """Two servers of which any may be asked, as behind a proxy; one that is killed is not asked any more."""

    is_alone = False

    def __init__(self, servers: list[Restarted], chance: random.Random) -> None:
        self.alive = servers
        self._chance = chance

    @property
    def address(self) -> str:
        return self._chance.choice(self.alive).address


@contextmanager
def two_servers(url: str) -> Any:
    """Yield two servers on one database."""
    with server(Restarted, url) as one, server(Restarted, url) as other:
        yield [one, other]


def kill_one(url: str, *, bots: int, rounds: int) -> None:
    """Play through two processes, kill one of them after another, and check everything."""
    chance = random.Random()

    async def playing(servers: list[Restarted]) -> list[Client]:
        for one in servers:
            one.start()
        either: Any = Either(list(servers), chance)
        clients = [
            Client(either, chance, ("outlive", "eden")[number % 2], bots=bots, over="http" if number == 0 else "socket")
            for number in range(3)
        ]
        async with asyncio.timeout(60 + 30 * rounds), asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(client.run())
            for number in range(rounds):
                await acknowledged(clients, 5)
                victim = servers[number % 2]
                either.alive = [one for one in servers if one is not victim]
                await asyncio.to_thread(victim.end)
                check(url, clients)
                await acknowledged(clients, 5)
                await asyncio.to_thread(victim.start)
                either.alive = list(servers)
            for client in clients:
                client.is_stopping = True
        return clients

    async def acknowledged(clients: list[Client], more: int) -> None:
        """Wait until each client that still plays has so many acknowledgements more."""
        before = [len(client.acknowledged) for client in clients]
        while any(
            len(client.acknowledged) < count + more and not client.is_over
            for client, count in zip(clients, before, strict=True)
        ):
            await asyncio.sleep(0.01)

    with two_servers(url) as servers:
        clients = asyncio.run(playing(servers))
        for one in servers:
            one.end()
    check(url, clients)
    check_views(url, clients)


def test_when_one_process_is_killed_everybody_plays_on_through_the_other(postgresql_url: str) -> None:
    kill_one(postgresql_url, bots=0, rounds=1)


@pytest.mark.soak
def test_who_was_connected_to_a_process_that_is_killed_is_gone_soon(postgresql_url: str) -> None:
    async def test(one: Restarted, other: Restarted) -> None:
        async with httpx.AsyncClient(base_url=one.address, timeout=LIMIT) as http:
            seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
            created = (await http.post("/api/tables", json={"game": "outlive", "seats": seats})).json()
            place, anna = f"/api/tables/{created['table']}", {"Authorization": f"Bearer {created['token']}"}
            ben = (await http.post(f"{place}/seats", json={"seat": 1, "name": "Ben"})).json()

            async def do(**what: Any) -> httpx.Response:
                version = (await http.get(place)).json()["version"]
                body = {"id": fresh_id(), "version": version, "command": what}
                return await http.post(f"{place}/commands", json=body, headers=anna)

            async def until_there(there: bool) -> None:
                while (await http.get(place)).json()["table"]["seats"][1]["present"] is not there:
                    await asyncio.sleep(0.05)

            assert (await do(do="start")).status_code == 200
            async with websockets.connect(f"{other.address.replace('http', 'ws')}/api/socket") as socket:
                watch = {"type": "watch", "channel": 1, "table": created["table"], "token": ben["token"]}
                await socket.send(json.dumps(watch))
                await until_there(True)
                assert (await do(do="replace", target=1)).json()["message"] == "refusal-still-there"
                await asyncio.to_thread(other.end)
                await until_there(False)
            assert (await do(do="replace", target=1)).json()["message"] == "refusal-not-absent-yet"

    with two_servers(postgresql_url) as servers:
        for one in servers:
            one.start()
        asyncio.run(asyncio.wait_for(test(*servers), LIMIT))


@pytest.mark.soak
def test_the_bots_of_a_process_that_is_killed_play_on_in_the_other(postgresql_url: str) -> None:
    kill_one(postgresql_url, bots=2, rounds=8)
