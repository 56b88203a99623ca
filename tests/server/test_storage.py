"""What is stored is there, in order, once; on SQLite and on PostgreSQL alike."""

import asyncio
import shutil
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, create_engine, event

from newdawn.server.observing import metrics
from newdawn.server.storage import AlreadyAnswered, Stale, StorageError, Store, TableRow, schema, upgrade
from newdawn.server.storage.engine import Database
from tests.server.stores import LIMIT, Gate, entries, extend, gathered, make, numbers, opened, row, run, with_next_step


def sum_of(metric: Any) -> float:
    """Return how often a metric has counted."""
    return float(
        sum(
            sample.value
            for found in metric.collect()
            for sample in found.samples
            if sample.name.endswith(("_total", "_sum")) or sample.name == found.name
        )
    )


# Tables and their logs ------------------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was_stored(database_url: str) -> None:
    async def check() -> None:
        kept = row("a", 3, due_at=2**52, is_public=False, summary={"seats": [1, None, {"name": "Zoë \u0000 🌲"}]})
        log = [{"kind": "created", "text": 'a "quoted" \u2028 line\n'}, {}, {"n": [1.5, True, None, 2**63]}]
        async with opened(database_url) as store:
            await store.create(kept, log)
        async with opened(database_url) as store:
            stored = await store.load("a")
            assert stored is not None
            assert stored.row == kept
            assert stored.entries == log
            assert type(stored.row.is_public) is bool

    asyncio.run(check())


def test_a_table_grows_by_its_entries_and_its_row_changes_with_them(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", length=2)
            grown = row("a", 5, stage="finished", changed_at=9000, summary={"winner": 1})
            await store.append(grown, 2, entries(3, 5))
            stored = await store.load("a")
            assert stored is not None
            assert stored.row == grown
            assert numbers(stored.entries) == [1, 2, 3, 4, 5]

    asyncio.run(check())


def test_only_the_entries_after_a_number_are_loaded(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", length=4)
            for after, expected in ((0, [1, 2, 3, 4]), (2, [3, 4]), (4, []), (99, []), (10**30, [])):
                stored = await store.load("a", after)
                assert stored is not None
                assert numbers(stored.entries) == expected
                assert stored.row.version == 4
                if after < 2**63:
                    assert numbers(await store.entries_after("a", after)) == expected
            assert await store.entries_after("b", 0) == []

    asyncio.run(check())


def test_what_is_not_there_is_not_found(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a")
            for name in ("b", "", "A", "a\0", "\ud800", "a' OR 1=1 --", "a" * 100_000):
                assert await store.load(name) is None
                assert await store.refusal(name, "p0", "c") is None
                assert await store.rows_of([name, "a"]) == [row("a")]
                assert await store.rows(game=name) == []

    asyncio.run(check())


def test_a_table_can_start_without_entries_and_still_is_new_only_once(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.create(row("a", 0), [])
            with pytest.raises(Stale) as stale:
                await store.create(row("a", 0), [])
            assert stale.value.version == 0
            await extend(store, "a", 0)
            with pytest.raises(Stale) as stale:
                await store.create(row("a", 0), [])
            assert stale.value.version == 1

    asyncio.run(check())


def test_who_has_not_seen_the_newest_version_writes_nothing(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", length=3)
            for expected in (0, 2, 4):
                with pytest.raises(Stale) as stale:
                    await extend(store, "a", expected)
                assert stale.value.version == 3
            with pytest.raises(Stale) as stale:
                await extend(store, "b", 0)
            assert stale.value.version == 0
            stored = await store.load("a")
            assert stored is not None
            assert stored.row == row("a", 3)
            assert numbers(stored.entries) == [1, 2, 3]

    asyncio.run(check())


def test_of_many_who_write_at_the_same_version_one_wins(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a")
            outcomes = await gathered(store, *(extend(store, "a", 1) for _ in range(10)))
            assert outcomes.count(None) == 1
            assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 9

    asyncio.run(check())


def test_a_row_must_have_the_version_that_its_entries_make(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            with pytest.raises(ValueError, match="2 entries after version 0 do not make version 3"):
                await store.create(row("a", 3), entries(1, 2))
            with pytest.raises(ValueError, match="cannot be a name"):
                await store.refuse("a", "p0", "c\0", {})
            with pytest.raises(TypeError):
                await store.create(row("a", 1), [{"seed": 2**64}])

    asyncio.run(check())


# Refused commands -----------------------------------------------------------------------------------------------------


def test_a_refusal_is_stored_once_and_the_first_answer_stays(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", "b")
            assert await store.refuse("a", "p0", "c", {"why": 1}) == {"why": 1}
            assert await store.refuse("a", "p0", "c", {"why": 2}) == {"why": 1}
            assert await store.refuse("a", "p1", "c", {"why": 3}) == {"why": 3}
            assert await store.refuse("b", "p0", "c", {"why": 4}) == {"why": 4}
        async with opened(database_url) as store:
            assert await store.refusal("a", "p0", "c") == {"why": 1}
            assert await store.refusal("a", "p0", "d") is None

    asyncio.run(check())


def test_a_command_that_was_refused_is_not_done_later(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a")
            await store.refuse("a", "p0", "c", {"why": 1})
            with pytest.raises(AlreadyAnswered) as answered:
                await extend(store, "a", 1, command=("p0", "c"))
            assert answered.value.answer == {"why": 1}
            with pytest.raises(AlreadyAnswered):
                await store.create(row("b"), entries(1, 1), command=("a", "p0", "c"))
            assert await store.load("b") is None
            await extend(store, "a", 1, command=("p0", "d"))
            await extend(store, "a", 2, command=("p1", "c"))
            await store.create(row("b"), entries(1, 1), command=("a", "p0", "d"))

    asyncio.run(check())


def test_a_refusal_can_insist_on_the_version_that_was_judged(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", length=2)
            with pytest.raises(Stale) as stale:
                await store.refuse("a", "p0", "c", {}, expected=1)
            assert stale.value.version == 2
            assert await store.refusal("a", "p0", "c") is None
            assert await store.refuse("a", "p0", "c", {}, expected=2) == {}
            with pytest.raises(Stale):
                await store.refuse("nowhere", "p0", "c", {})

    asyncio.run(check())


def test_a_refusal_and_the_same_command_in_one_group_agree(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a")
            refused, appended, again = await gathered(
                store,
                store.refuse("a", "p0", "c", {"why": 1}),
                extend(store, "a", 1, command=("p0", "c")),
                store.refuse("a", "p0", "c", {"why": 2}),
            )
            assert refused == again == {"why": 1}
            assert isinstance(appended, AlreadyAnswered)

    asyncio.run(check())


# Group commit ---------------------------------------------------------------------------------------------------------


def test_changes_that_wait_are_committed_together(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            names = [f"t{number}" for number in range(50)]
            await make(store, *names)
            commits, changes = sum_of(metrics.commits), sum_of(metrics.group_size)
            await gathered(store, *(extend(store, name, 1) for name in names))
            assert sum_of(metrics.commits) - commits == 2
            assert sum_of(metrics.group_size) - changes == 51

    asyncio.run(check())


def test_a_group_takes_few_statements_however_large_it_is(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            names = [f"t{number}" for number in range(50)]
            await make(store, *names)
            with statements() as seen:
                await gathered(store, *(extend(store, name, 1, command=("p0", "c")) for name in names))
            assert len(seen) < 10

    asyncio.run(check())


def test_several_changes_of_one_table_in_one_group_keep_their_order(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            outcomes = await gathered(
                store,
                store.create(row("a"), entries(1, 1)),
                *(extend(store, "a", version) for version in range(1, 20)),
            )
            assert outcomes == [None] * 20
            stored = await store.load("a")
            assert stored is not None
            assert stored.row == row("a", 20)
            assert numbers(stored.entries) == list(range(1, 21))

    asyncio.run(check())


def test_a_change_that_fails_does_not_harm_the_others_of_its_group(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", "b", "c")
            await store.refuse("c", "p0", "x", {"why": 1})
            outcomes = await gathered(
                store,
                extend(store, "a", 1),
                extend(store, "b", 7),
                extend(store, "c", 1, command=("p0", "x")),
                store.create(row("a"), entries(1, 1)),
                extend(store, "b", 1),
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), Stale, AlreadyAnswered, Stale, type(None)]

    asyncio.run(check())


def test_a_change_that_the_database_does_not_take_fails_alone(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", "b", "c")
            errors = sum_of(metrics.storage_errors)
            outcomes = await gathered(
                store,
                extend(store, "a", 1),
                store.append(row("b", 2, game=None), 1, entries(2, 2)),
                extend(store, "c", 1),
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), StorageError, type(None)]
            assert outcomes[1].is_certain
            assert sum_of(metrics.storage_errors) - errors == 1
            stored = await store.load("b")
            assert stored is not None
            assert stored.row == row("b")
            assert numbers(stored.entries) == [1]

    asyncio.run(check())


def test_who_stops_waiting_before_the_writer_begins_has_changed_nothing(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a")
            store.probe = gate = Gate()
            first = asyncio.ensure_future(store.check())
            await asyncio.to_thread(gate.reached.wait, LIMIT)
            given_up = asyncio.ensure_future(extend(store, "a", 1))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            gate.opened.set()
            await first
            await extend(store, "a", 1)

    asyncio.run(check())


def test_closing_stores_what_still_waits_and_takes_nothing_more(database_url: str) -> None:
    async def check() -> None:
        store = await Store.open(database_url)
        await make(store, "a", "b")
        store.probe = gate = Gate()
        waiting = [asyncio.ensure_future(extend(store, name, 1)) for name in ("a", "b")]
        await asyncio.to_thread(gate.reached.wait, LIMIT)
        closing_down = asyncio.ensure_future(store.close())
        gate.opened.set()
        await closing_down
        assert await asyncio.gather(*waiting) == [None, None]
        with pytest.raises(StorageError, match="closed"):
            await extend(store, "a", 2)
        with pytest.raises(StorageError, match="closed"):
            await store.load("a")
        async with opened(database_url) as again:
            assert [found.version for found in await again.rows_of(["a", "b"])] == [2, 2]

    asyncio.run(check())


# Lists ----------------------------------------------------------------------------------------------------------------


def test_the_lobby_shows_the_newest_change_first_page_by_page(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            # Several change in the same millisecond: a page may end between them.
            kept = [row(f"t{number:02}", changed_at=5000 + number // 4) for number in range(25)]
            await asyncio.gather(*(store.create(one, entries(1, 1)) for one in kept))
            wanted = sorted(kept, key=lambda one: (one.changed_at, one.id), reverse=True)
            found: list[TableRow] = []
            before = None
            while page := await store.rows(before=before, limit=7):
                assert len(page) <= 7
                found += page
                before = (page[-1].changed_at, page[-1].id)
            assert found == wanted

    asyncio.run(check())


def test_the_lobby_can_be_narrowed_down(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            kept = {
                "w": row("w", stage="waiting", changed_at=1),
                "p": row("p", changed_at=2),
                "o": row("o", game="outlive", changed_at=3),
                "s": row("s", is_public=False, changed_at=4),
                "f": row("f", stage="finished", changed_at=5),
            }
            await asyncio.gather(*(store.create(one, entries(1, 1)) for one in kept.values()))

            async def names(**narrowing: Any) -> str:
                return "".join(one.id for one in await store.rows(**narrowing))

            assert await names() == "fopw"
            assert await names(public=None) == "fsopw"
            assert await names(public=False) == "s"
            assert await names(stage="playing") == "op"
            assert await names(stage="playing", public=None, game="eden") == "sp"
            assert await names(before=(3, "o")) == "pw"
            assert await names(before=(10**30, "o")) == "fopw"
            assert await store.rows_of(["p", "nowhere", "s", "p"]) == [kept["p"], kept["s"]]
            assert await store.rows_of([]) == []
            assert await store.counts() == {"waiting": 1, "playing": 3, "finished": 1, "frozen": 0}

    asyncio.run(check())


def test_what_is_due_comes_most_overdue_first_and_only_from_tables_in_play(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            times = {"late": 10, "later": 5, "now": 20, "soon": 21, "never": None}
            for name, due_at in times.items():
                await store.create(row(name, due_at=due_at), entries(1, 1))
            await store.create(row("over", stage="finished", due_at=1), entries(1, 1))
            assert await store.due(20) == ["later", "late", "now"]
            assert await store.due(20, limit=1) == ["later"]
            await store.append(row("later", 2, due_at=None), 1, entries(2, 2))
            assert await store.due(20) == ["late", "now"]

    asyncio.run(check())


def test_all_times_move_when_the_clock_was_set_except_those_that_were_written_afterwards(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            for name in ("early", "between", "late"):
                await store.create(row(name, changed_at=10, due_at=20), entries(1, 1))
            await store.create(row("idle", changed_at=11), entries(1, 1))
            # All of these are written together.
            await gathered(
                store,
                store.append(row("between", 2, changed_at=30, due_at=40), 1, entries(2, 2)),
                store.create(row("new", changed_at=31, due_at=41), entries(1, 1)),
                store.shift(-5),
                store.append(row("late", 2, changed_at=26, due_at=36), 1, entries(2, 2)),
            )
            found = {one.id: (one.changed_at, one.due_at) for one in await store.rows(public=None)}
            assert found == {
                "early": (5, 15),
                "idle": (6, None),
                "between": (25, 35),
                "new": (26, 36),
                "late": (26, 36),
            }

    asyncio.run(check())


def test_tables_from_the_future_were_changed_now_and_have_as_much_time_left(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            day = 86_400_000
            await store.create(row("past", changed_at=900, due_at=950), entries(1, 1))
            await store.create(row("future", changed_at=1000 + day, due_at=1060 + day), entries(1, 1))
            await store.create(row("idle", changed_at=1001 + day), entries(1, 1))
            await store.pull(now=1000, after=1500)
            found = {one.id: (one.changed_at, one.due_at) for one in await store.rows(public=None)}
            assert found == {"past": (900, 950), "future": (1000, 1060), "idle": (1000, None)}

    asyncio.run(check())


def test_what_comes_from_the_future_is_judged_before_a_clock_that_is_set_afterwards(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            day = 86_400_000
            await store.create(row("past", changed_at=900, due_at=950), entries(1, 1))
            await store.create(row("future", changed_at=1000 + day, due_at=1060 + day), entries(1, 1))
            # A server starts, and its clock is put a day forward: both are written together.
            await gathered(store, store.pull(now=1000, after=1500), store.shift(day))
            found = {one.id: (one.changed_at, one.due_at) for one in await store.rows(public=None)}
            assert found == {"past": (900 + day, 950 + day), "future": (1000 + day, 1060 + day)}

    asyncio.run(check())


# Opening --------------------------------------------------------------------------------------------------------------


@contextmanager
def statements() -> Iterator[list[str]]:
    """Give a list of all statements that are run meanwhile."""
    seen: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.parametrize("tables", [500, pytest.param(5000, marks=pytest.mark.soak)])
def test_opening_reads_none_of_many_tables(database_url: str, tables: int) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, *(f"t{number}" for number in range(tables)), length=2)
        with statements() as seen:
            async with opened(database_url) as store:
                assert len(seen) < 20
                assert not [one for one in seen if "FROM tables" in one or "FROM entries" in one]
                assert len(await store.rows(limit=10)) == 10
                assert (await store.counts())["playing"] == tables

    asyncio.run(check())


def test_the_key_is_made_once(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            key = await store.key()
        async with opened(database_url) as first, opened(database_url) as second:
            assert await first.key() == await second.key() == key
        assert len(key) == 32

    asyncio.run(check())


def test_a_new_file_is_for_its_owner_only(sqlite_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a")
            for path in tmp_path.iterdir():
                assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path

    asyncio.run(check())


def test_sqlite_writes_ahead_and_syncs_at_every_commit(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            connection = store._writer._engine.connect()
            pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]
            connection.close()
            assert found == ["wal", 2, 1, 5000]

    asyncio.run(check())


def test_the_migrations_make_the_tables_that_the_schema_describes(database_url: str) -> None:
    asyncio.run(_open_and_close(database_url))
    engine = create_engine(Database.at(database_url).url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


async def _open_and_close(url: str) -> None:
    async with opened(url) as store:
        await store.check()


_OPEN = """
import asyncio, sys
from newdawn.server.storage import Store

async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    store = await Store.open(sys.argv[1])
    await store.check()
    print((await store.key()).hex())
    await store.close()

asyncio.run(main())
"""


@pytest.mark.parametrize("processes", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_processes_that_start_at_once_make_one_database(database_url: str, processes: int) -> None:
    command = [sys.executable, "-c", _OPEN, database_url]
    together = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(processes)
    ]
    for one in together:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    for one in together:
        assert one.stdin is not None
        one.stdin.write("\n")
        one.stdin.flush()
    keys = {one.communicate(timeout=LIMIT)[0] for one in together}
    assert [one.returncode for one in together] == [0] * processes
    assert len(keys) == 1


def test_a_database_of_a_newer_program_is_refused(database_url: str) -> None:
    asyncio.run(_open_and_close(database_url))
    run(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match=r"made by a newer Newdawn: its version is 9999, .* update the program"):
        asyncio.run(_open_and_close(database_url))


def test_a_database_of_another_program_is_left_alone(database_url: str) -> None:
    run(database_url, "CREATE TABLE tables (legs INTEGER)")
    with pytest.raises(StorageError, match="another program"):
        asyncio.run(_open_and_close(database_url))


def test_a_step_that_fails_leaves_the_database_as_it_was(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def made() -> None:
        async with opened(database_url) as store:
            await make(store, "a")

    asyncio.run(made())
    script = with_next_step(tmp_path, "op.add_column('tables', sa.Column('colour', sa.Text)); op.drop_table('nothing')")
    with monkeypatch.context() as patched:
        patched.setattr(upgrade, "_script", lambda: script)
        with pytest.raises(StorageError):
            asyncio.run(_open_and_close(database_url))
    asyncio.run(_open_and_close(database_url))


def test_the_next_step_is_taken_at_the_next_start(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def made() -> None:
        async with opened(database_url) as store:
            await make(store, "a")

    asyncio.run(made())
    script = with_next_step(tmp_path, "op.add_column('tables', sa.Column('colour', sa.Text))")
    with monkeypatch.context() as patched:
        patched.setattr(upgrade, "_script", lambda: script)
        asyncio.run(_open_and_close(database_url))
    run(database_url, "UPDATE tables SET colour = 'green'")
    with pytest.raises(StorageError, match="made by a newer Newdawn: its version is 0002"):
        asyncio.run(_open_and_close(database_url))


def test_a_contributor_gets_a_file_for_the_next_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = tmp_path / "steps"
    shutil.copytree(Path(upgrade.__file__).parent / "migrations", steps)
    config = upgrade._config()
    config.set_main_option("script_location", str(steps))
    monkeypatch.setattr(upgrade, "_config", lambda: config)
    upgrade.new_revision("0002", "Ratings of seats")
    text = (steps / "versions" / "revision_0002_ratings_of_seats.py").read_text()
    assert '"""Ratings of seats."""' in text
    assert 'revision = "0002"\ndown_revision = "0001"' in text


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://somewhere/games", "must be given as sqlite:////path/to/tables.db or postgresql://"),
        ("not an address", "must be given as"),
        ("postgresql://me:sesame@host:port/games", "must be given as"),
        ("sqlite://", "path of a file"),
        ("sqlite:///:memory:", "path of a file"),
        ("sqlite:////nowhere/at/all/tables.db", "there is no folder /nowhere/at/all; create it"),
        ("sqlite:////tmp", "/tmp is a folder"),
        ("postgresql://me:sesame@127.0.0.1:1/games", "the database games at 127.0.0.1 does not answer"),
    ],
)
def test_a_wrong_address_is_told_without_its_password(url: str, sentence: str) -> None:
    with pytest.raises(StorageError) as error:
        asyncio.run(_open_and_close(url))
    assert sentence in str(error.value)
    assert "sesame" not in str(error.value)
    assert error.value.is_certain


def test_postgres_is_another_name_for_postgresql(postgresql_url: str) -> None:
    asyncio.run(_open_and_close(postgresql_url.replace("postgresql://", "postgres://")))
    asyncio.run(_open_and_close(postgresql_url.replace("postgresql://", "postgresql+psycopg://")))


def test_nothing_that_was_to_be_stored_is_told_in_errors(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            with pytest.raises(StorageError) as error:
                await store.create(row("a", 1, game=None), [{"seed": "sesame"}])
            assert "sesame" not in str(error.value)
            assert "sesame" not in str(error.value.__cause__.__cause__ or error.value.__cause__)

    asyncio.run(check())


def test_no_thread_is_left_behind(database_url: str) -> None:
    asyncio.run(_open_and_close(database_url))
    assert not [one.name for one in threading.enumerate() if one.name.startswith("newdawn")]


def test_the_migrations_travel_with_the_package() -> None:
    folder = Path(upgrade.__file__).parent / "migrations"
    assert {"script.py.mako", "README.md", "versions"} <= {path.name for path in folder.iterdir()}
