"""Two server processes on one PostgreSQL: they hear of each other's changes, and never write over them."""

import asyncio
import random
import subprocess
import sys
from typing import Any

import psycopg
import pytest

from newdawn.server.storage import AlreadyAnswered, Notice, Stale, Store
from newdawn.server.storage.notices import Notices
from tests.server.postgresql import PostgreSQL
from tests.server.stores import LIMIT, Gate, entries, extend, gathered, make, now, numbers, opened, row, run, until


class Heard(list[tuple[str, int]]):
    """The notices that a store got."""

    def __call__(self, notice: Notice) -> None:
        assert asyncio.get_running_loop()
        self.append((notice.table, notice.version))


def test_a_change_is_heard_of_by_the_other_process_and_not_by_its_own(postgresql_url: str) -> None:
    async def check() -> None:
        first_heard, second_heard = Heard(), Heard()
        async with (
            opened(postgresql_url, notice=first_heard) as first,
            opened(postgresql_url, notice=second_heard) as second,
        ):
            await make(first, "a", "b c", length=2)
            await extend(second, "a", 2)
            await extend(first, "a", 3)
            await until(lambda: len(second_heard) == 3 and first_heard)
            assert sorted(second_heard) == [("a", 2), ("a", 4), ("b c", 2)]
            assert first_heard == [("a", 3)]

    asyncio.run(check())


def test_what_is_not_stored_is_not_heard_of(postgresql_url: str) -> None:
    async def check() -> None:
        heard = Heard()
        async with opened(postgresql_url) as first, opened(postgresql_url, notice=heard):
            await make(first, "a")
            with pytest.raises(Stale):
                await extend(first, "a", 7)
            await first.refuse("a", "p0", "c", {})
            await first.check()
            await extend(first, "a", 1)
            await until(lambda: ("a", 2) in heard)
            assert heard == [("a", 1), ("a", 2)]

    asyncio.run(check())


def test_a_notice_comes_after_the_change_can_be_read(postgresql_url: str) -> None:
    async def check() -> None:
        seen: list[asyncio.Task[Any]] = []
        async with opened(postgresql_url) as first:
            second: Store

            def notice(heard: Notice) -> None:
                async def look() -> None:
                    stored = await second.load(heard.table, heard.version - 1)
                    assert stored is not None
                    assert numbers(stored.entries)[0] == heard.version
                    assert heard.entries == stored.entries[:1]

                seen.append(asyncio.ensure_future(look()))

            async with opened(postgresql_url, notice=notice) as second:
                await make(first, "a")
                for version in range(1, 20):
                    await extend(first, "a", version)
                await until(lambda: len(seen) == 20)
                await asyncio.gather(*seen)

    asyncio.run(check())


_CHANGING = """
import asyncio, sys
from tests.server.stores import extend, opened

async def main():
    async with opened(sys.argv[1]) as store:
        await extend(store, "a", 1)

asyncio.run(main())
"""


def test_a_change_of_another_operating_system_process_is_heard_of(postgresql_url: str) -> None:
    async def check() -> None:
        heard = Heard()
        async with opened(postgresql_url, notice=heard) as store:
            await make(store, "a")
            command = [sys.executable, "-c", _CHANGING, postgresql_url]
            done = await asyncio.to_thread(subprocess.run, command, timeout=LIMIT)
            assert done.returncode == 0
            await until(lambda: heard == [("a", 2)])

    asyncio.run(check())


def test_what_changed_while_the_connection_was_lost_is_heard_of_afterwards(
    postgresql: PostgreSQL, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        heard = Heard()
        async with opened(postgresql_url) as first, opened(postgresql_url, notice=heard) as second:
            await make(first, "a", "b", changed_at=now())
            await make(first, "old", changed_at=now() - 3_600_000)
            await until(lambda: len(heard) == 3)
            heard.clear()
            # Until the listener is let in again it hears nothing.
            listener = second._listener
            assert listener is not None
            connect, is_allowed = listener._connect, asyncio.Event()
            tried = asyncio.Event()
            loop = asyncio.get_running_loop()

            def reconnect(since: int | None = None) -> Any:
                loop.call_soon_threadsafe(tried.set)
                asyncio.run_coroutine_threadsafe(is_allowed.wait(), loop).result(LIMIT)
                return connect(since)

            monkeypatch.setattr(listener, "_connect", reconnect)
            postgresql.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            await asyncio.wait_for(tried.wait(), LIMIT)
            await first.append(row("a", 2, changed_at=now()), 1, entries(2, 2))
            assert heard == []
            is_allowed.set()
            await until(lambda: ("a", 2) in heard)
            assert "old" not in dict(heard)
            await first.append(row("a", 3, changed_at=now()), 2, entries(3, 3))
            await until(lambda: ("a", 3) in heard)

    asyncio.run(check())


def test_what_others_say_on_the_channel_is_not_taken_for_a_notice(postgresql_url: str) -> None:
    async def check() -> None:
        heard = Heard()
        async with opened(postgresql_url) as first, opened(postgresql_url, notice=heard):
            for said in _STRANGE:
                run(postgresql_url, f"NOTIFY {channel_of(first)}, '{said}'")
            await make(first, "a")
            await until(lambda: heard == [("a", 1)])

    asyncio.run(check())


_STRANGE = (
    *("", "hello", "x 1 a", "null", "7", "{}", "[]", '["x",1]', '["x",1,"a"', '["x",1,"a",{"kind":"moved"'),
    *('["x",-1,"a"]', '["x",0,"a"]', '["x",true,"a"]', '["x","1","a"]', '["x",1,""]', '["x",1,null]', '[null,1,"a"]'),
    *('["x",1.0,"a"]', '["x",[1],"a"]', "[" * 2_000),
)


def channel_of(store: Store) -> str:
    """Return where the processes tell each other what they have committed."""
    assert store._writer.notices is not None
    return store._writer.notices.channel


def test_a_notice_says_what_one_commit_has_added(postgresql_url: str) -> None:
    async def check() -> None:
        heard: list[Notice] = []
        async with opened(postgresql_url) as first, opened(postgresql_url, notice=heard.append):
            await make(first, "a", length=2)
            await first.append(row("a", 5), 2, entries(3, 5))
            await gathered(first, extend(first, "a", 5), extend(first, "a", 6))
            await first.append(row("a", 7, due_at=5), 7, [])
            await until(lambda: len(heard) == 4)
            assert heard == [
                Notice("a", 2, entries(1, 2)),
                Notice("a", 5, entries(3, 5)),
                Notice("a", 7, entries(6, 7)),
                Notice("a", 7, []),
            ]

    asyncio.run(check())


@pytest.mark.parametrize("letter", ["a", "é", "森", "\U0001f332", '"', "\0"])
def test_what_is_too_long_for_a_notice_is_stored_and_left_to_read(postgresql_url: str, letter: str) -> None:
    async def check() -> None:
        heard: list[Notice] = []
        async with opened(postgresql_url) as first, opened(postgresql_url, notice=heard.append):
            await make(first, "a")
            lengths = [400, 1_200, 1_300, 2_400, 2_600, 4_800, 5_200, 8_000, 100_000]
            added = [{"kind": "chatted", "text": letter * length} for length in lengths]
            for version, entry in enumerate(added, start=1):
                await first.append(row("a", version + 1), version, [entry])
            await until(lambda: len(heard) == 1 + len(lengths))
            assert [notice.version for notice in heard] == list(range(1, 2 + len(lengths)))
            for notice, entry in zip(heard[1:], added, strict=True):
                assert notice.entries in ([], [entry])
            assert heard[1].entries
            assert not heard[-1].entries
            stored = await first.load("a", 1)
            assert stored is not None
            assert stored.entries == added

    asyncio.run(check())


def test_the_channel_of_notices_has_a_name_that_only_who_may_read_the_key_can_know(postgresql_url: str) -> None:
    async def check() -> None:
        async with (
            opened(postgresql_url, notice=lambda heard: None) as first,
            opened(postgresql_url, notice=lambda heard: None) as second,
        ):
            channel, key = channel_of(first), await first.key()
            assert channel == channel_of(second) == Notices("another process", key).channel
            assert channel != Notices(first.instance, bytes(32)).channel
            assert key.hex() not in channel
            await make(second, "a")
            with psycopg.connect(postgresql_url) as connection:
                shown = connection.execute("SELECT query FROM pg_stat_activity").fetchall()
            assert any("LISTEN" in query for (query,) in shown)
            assert not any(channel in query for (query,) in shown)

    asyncio.run(check())


def test_of_two_processes_that_race_one_wins_each_version(postgresql_url: str) -> None:
    tables = [f"t{number}" for number in range(20)]
    rounds = 10

    async def check() -> None:
        won: list[tuple[str, int]] = []

        async def play(store: Store, table: str) -> None:
            version = 1
            while version <= rounds:
                try:
                    await extend(store, table, version)
                    version += 1
                    won.append((table, version))
                except Stale as stale:
                    version = stale.version

        async with opened(postgresql_url) as first, opened(postgresql_url) as second:
            await make(first, *tables)
            # Both take the tables in another order: their groups overlap all the time.
            orders = [random.Random(seed).sample(tables, len(tables)) for seed in (1, 2)]
            async with asyncio.timeout(LIMIT):
                await asyncio.gather(
                    *(
                        play(store, table)
                        for store, order in zip((first, second), orders, strict=True)
                        for table in order
                    )
                )
            assert sorted(won) == sorted((table, version) for table in tables for version in range(2, rounds + 2))
            for table in tables:
                stored = await first.load(table)
                assert stored is not None
                assert numbers(stored.entries) == list(range(1, rounds + 2))

    asyncio.run(check())


def test_of_two_processes_that_make_the_same_table_one_wins(postgresql_url: str) -> None:
    async def check() -> None:
        async with opened(postgresql_url) as first, opened(postgresql_url) as second:
            for number in range(10):
                outcomes = await asyncio.gather(
                    make(first, f"t{number}"),
                    make(first, f"u{number}"),
                    make(second, f"t{number}"),
                    make(second, f"v{number}"),
                    return_exceptions=True,
                )
                assert sorted(str(outcome) for outcome in outcomes[::2]) == ["None", "the stored table is at version 1"]
                assert outcomes[1::2] == [None, None]

    asyncio.run(check())


def test_a_command_is_refused_by_one_process_or_done_by_the_other_but_never_both(postgresql_url: str) -> None:
    async def check() -> None:
        async with opened(postgresql_url) as first, opened(postgresql_url) as second:
            await make(first, "a")
            first.probe = gate = Gate()
            refused = asyncio.ensure_future(first.refuse("a", "p0", "c", {"why": 1}, expected=1))
            await asyncio.to_thread(gate.reached.wait, LIMIT)
            done = asyncio.ensure_future(extend(second, "a", 1, command=("p0", "c")))
            await asyncio.sleep(0)
            gate.opened.set()
            assert await refused == {"why": 1}
            with pytest.raises(AlreadyAnswered):
                await done
            await extend(second, "a", 1, command=("p0", "d"))
            with pytest.raises(Stale):
                await first.refuse("a", "p0", "d", {"why": 1}, expected=1)

    asyncio.run(check())
