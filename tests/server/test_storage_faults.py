"""What goes wrong is told in words, changes nothing that was acknowledged, and does no more harm than it must."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, event

from newdawn.server.storage import Stale, StorageError, Store
from newdawn.server.storage.backup import backup, restore
from tests.sampling import sampled
from tests.server.postgresql import PostgreSQL
from tests.server.stores import LIMIT, Gate, entries, extend, gathered, make, now, numbers, opened, row, run, until


async def stored_numbers(store: Store, name: str) -> list[int]:
    """Return the numbers of the entries of a table."""
    stored = await store.load(name)
    assert stored is not None
    assert stored.row.version == len(stored.entries)
    return numbers(stored.entries)


# Killed ---------------------------------------------------------------------------------------------------------------

_APPENDING = """
import asyncio, os, signal, sys
from newdawn.server.storage import Store
from tests.server.stores import extend, make

url, tables, moment, at = sys.argv[1], sys.argv[2].split(","), sys.argv[3], int(sys.argv[4])
passed = 0

def probe(now):
    global passed
    passed += now == moment
    if passed == at:
        os.kill(os.getpid(), signal.SIGKILL)

async def play(store, table):
    version = (await store.load(table)).row.version
    while True:
        await extend(store, table, version)
        version += 1
        os.write(1, f"{table} {version}\\n".encode())

async def main():
    store = await Store.open(url)
    store.probe = probe
    await asyncio.gather(*(play(store, table) for table in tables))

asyncio.run(main())
"""


MOMENTS = [("committing", 1), ("committing", 40), ("committed", 1), ("committed", 25), ("", 0)]
IN_EVERY_RUN = {("sqlite", "committing"), ("sqlite", ""), ("postgresql", "committed")}


@pytest.mark.parametrize(
    ("database_url", "moment", "at"),
    sampled(
        [(kind, *moment) for kind in ("sqlite", "postgresql") for moment in MOMENTS],
        lambda kind, moment, at: (kind, moment) in IN_EVERY_RUN and at != 1,
    ),
    indirect=["database_url"],
)
def test_what_was_acknowledged_before_a_kill_is_stored(database_url: str, moment: str, at: int) -> None:
    tables = ["a", "b", "c"]

    async def made() -> None:
        async with opened(database_url) as store:
            await make(store, *tables)

    async def check() -> None:
        async with opened(database_url) as store:
            for name in tables:
                found = await stored_numbers(store, name)
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= acknowledged[name]
                await extend(store, name, len(found))

    asyncio.run(made())
    acknowledged = dict.fromkeys(tables, 1)
    command = [sys.executable, "-c", _APPENDING, database_url, ",".join(tables), moment, str(at)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for count, line in enumerate(child.stdout):
            name, version = line.split()
            acknowledged[name] = int(version)
            if count == 100:
                child.kill()
        assert child.wait(LIMIT) == -signal.SIGKILL
    asyncio.run(check())
    if database_url.startswith("sqlite"):
        with closing(sqlite3.connect(database_url.removeprefix("sqlite:///"))) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert file.execute("PRAGMA foreign_key_check").fetchall() == []


# At the commit --------------------------------------------------------------------------------------------------------


def failing(moment: str, times: int = 1) -> Any:
    """Return a probe that fails at a moment, so many times."""
    left = times

    def probe(now: str) -> None:
        nonlocal left
        if now == moment and left:
            left -= 1
            raise RuntimeError("sesame")

    return probe


def test_a_fault_before_the_commit_leaves_nothing_and_is_certain(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a")
            store.probe = failing("committing")
            with pytest.raises(StorageError) as error:
                await extend(store, "a", 1)
            assert error.value.is_certain
            assert await stored_numbers(store, "a") == [1]
            await extend(store, "a", 1)
            assert await stored_numbers(store, "a") == [1, 2]

    asyncio.run(check())


def test_after_a_fault_after_the_commit_it_is_not_certain_what_is_stored(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", "b")
            outcomes = await gathered(store, extend(store, "a", 1), extend(store, "b", 1), then=failing("committed"))
            assert [outcome.is_certain for outcome in outcomes] == [False, False]
            assert await stored_numbers(store, "a") == [1, 2]
            with pytest.raises(Stale):
                await extend(store, "a", 1)
            await extend(store, "b", 2)

    asyncio.run(check())


def test_a_group_that_failed_once_is_stored_one_by_one(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", "b", "c")
            assert await gathered(store, *(extend(store, name, 1) for name in "abc"), then=failing("committing")) == [
                None,
                None,
                None,
            ]
            for name in "abc":
                assert await stored_numbers(store, name) == [1, 2]

    asyncio.run(check())


def test_nothing_is_acknowledged_or_seen_before_a_slow_commit_is_done(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a", "b")
            store.probe = gate = Gate()
            slow = asyncio.ensure_future(extend(store, "a", 1))
            await asyncio.to_thread(gate.reached.wait, LIMIT)
            behind = asyncio.ensure_future(extend(store, "b", 1))
            # The event loop turns, and readers read.
            for _ in range(3):
                assert await stored_numbers(store, "a") == [1]
                assert len(await store.rows()) == 2
            assert not slow.done()
            assert not behind.done()
            gate.opened.set()
            await asyncio.gather(slow, behind)
            assert await stored_numbers(store, "a") == [1, 2]

    asyncio.run(check())


# SQLite: the disk and the file ----------------------------------------------------------------------------------------


@contextmanager
def told(*pragmas: str) -> Iterator[None]:
    """Tell every connection to SQLite that is made meanwhile something more."""

    def tell(connection: Any, _: Any) -> None:
        for pragma in pragmas if isinstance(connection, sqlite3.Connection) else ():
            connection.execute(f"PRAGMA {pragma}").close()

    event.listen(Engine, "connect", tell)
    try:
        yield
    finally:
        event.remove(Engine, "connect", tell)


def test_when_the_file_cannot_grow_what_still_fits_is_stored(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a", "b")
        with told("max_page_count = 30"):
            async with opened(sqlite_url) as store:
                large = {"kind": "said", "n": 2, "text": "x" * 500_000}
                outcomes = await gathered(
                    store,
                    store.append(row("a", 2), 1, [large]),
                    extend(store, "b", 1),
                    store.append(row("b", 3), 2, [large]),
                )
                assert [type(outcome) for outcome in outcomes] == [StorageError, type(None), StorageError]
                assert "the disk is full" in str(outcomes[0])
                assert outcomes[0].is_certain
                assert await stored_numbers(store, "a") == [1]
                assert await stored_numbers(store, "b") == [1, 2]
        async with opened(sqlite_url) as store:
            await store.append(row("a", 2), 1, [large])

    asyncio.run(check())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 400 kB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=400k", "newdawn-test", str(folder)]
    try:
        made = subprocess.run(mount, capture_output=True, text=True)
    except OSError as error:
        pytest.skip(f"nothing can be mounted here: {error}")
    if made.returncode:
        pytest.skip(f"nothing can be mounted here: {made.stderr.strip()}")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """Fill a disk with a file; return it."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(b"\0" * 4096):
            pass
    return ballast


def test_a_full_disk_refuses_and_is_used_again_when_there_is_space(small_disk: Path) -> None:
    async def check() -> None:
        async with opened(f"sqlite:///{small_disk / 'tables.db'}") as store:
            await make(store, "a")
            ballast = fill(small_disk)
            version, error = 1, None
            while error is None:
                try:
                    await extend(store, "a", version)
                    version += 1
                except StorageError as full:
                    error = full
            assert "the disk is full" in str(error)
            assert error.is_certain
            assert await stored_numbers(store, "a") == list(range(1, version + 1))
            ballast.unlink()
            await store.check()
            await extend(store, "a", version)

    asyncio.run(check())


def test_on_a_disk_that_is_full_from_the_start_nothing_opens(small_disk: Path) -> None:
    fill(small_disk)
    with pytest.raises(StorageError, match="full"):
        asyncio.run(Store.open(f"sqlite:///{small_disk / 'tables.db'}"))


@pytest.fixture
def closable() -> Iterator[tuple[Path, Callable[[], None]]]:
    """A folder, and what makes it and all in it read-only for us; also for root, who becomes somebody else."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        is_root = os.geteuid() == 0

        def close_it() -> None:
            folder.chmod(0o555)
            for path in folder.iterdir():
                path.chmod(0o444)
            if is_root:
                os.seteuid(65534)

        yield folder, close_it
        if is_root:
            os.seteuid(0)
        folder.chmod(0o755)


def test_a_file_that_may_not_be_written_does_not_open(closable: tuple[Path, Callable[[], None]]) -> None:
    folder, close_it = closable
    url = f"sqlite:///{folder / 'tables.db'}"

    async def made() -> None:
        async with opened(url) as store:
            await make(store, "a")

    asyncio.run(made())
    close_it()
    with pytest.raises(StorageError, match=r"tables\.db cannot be (written|opened)"):
        asyncio.run(Store.open(url))


def test_a_folder_that_may_not_be_written_gets_no_file(closable: tuple[Path, Callable[[], None]]) -> None:
    folder, close_it = closable
    close_it()
    with pytest.raises(StorageError, match=r"tables\.db cannot be made: Permission denied"):
        asyncio.run(Store.open(f"sqlite:///{folder / 'tables.db'}"))


def test_a_database_that_becomes_read_only_refuses_changes_and_can_be_read(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await make(store, "a")
            if not database_url.startswith("sqlite"):
                name = database_url.rpartition("/")[2]
                run(database_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            with told("query_only = ON"):
                # The writer goes on with a new connection, which is told so.
                store.probe = failing("committing")
                with pytest.raises(StorageError):
                    await store.check()
                for change in (extend(store, "a", 1), store.check()):
                    with pytest.raises(StorageError, match="read-only") as error:
                        await change
                    assert error.value.is_certain
                assert await stored_numbers(store, "a") == [1]

    asyncio.run(check())


_LOCKING = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.readline()
"""


def test_a_file_that_another_program_locks_refuses_until_it_is_free(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url, patience=0.1) as store:
            await make(store, "a", "b")
            command = [sys.executable, "-c", _LOCKING, sqlite_url.removeprefix("sqlite:///")]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
                assert other.stdout is not None
                assert other.stdout.readline() == "locked\n"
                outcomes = await asyncio.gather(
                    *(extend(store, name, 1) for name in "ab"), store.check(), return_exceptions=True
                )
                for outcome in outcomes:
                    assert isinstance(outcome, StorageError)
                    assert "is locked: another program" in str(outcome)
                    assert outcome.is_certain
                assert await stored_numbers(store, "a") == [1]
                with pytest.raises(StorageError, match="is locked"):
                    await Store.open(sqlite_url, patience=0.1)
                other.communicate("\n", timeout=LIMIT)
            await extend(store, "a", 1)

    asyncio.run(check())


@pytest.mark.parametrize("content", [b"GIF89a, or whatever it is" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_does_not_open(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(content)
    with pytest.raises(StorageError, match="is damaged"):
        asyncio.run(Store.open(f"sqlite:///{path}"))
    assert path.read_bytes() == content


def test_damage_in_the_file_is_told(sqlite_url: str) -> None:
    async def made() -> None:
        async with opened(sqlite_url) as store:
            await make(store, *(f"t{number}" for number in range(200)), length=5)

    async def check() -> None:
        async with opened(sqlite_url) as store:
            outcomes = await asyncio.gather(
                *(store.load(f"t{number}") for number in range(200)), return_exceptions=True
            )
            errors = {str(outcome) for outcome in outcomes if isinstance(outcome, StorageError)}
            assert errors == {f"{store._database.place} is damaged; move it away, and restore a backup"}

    asyncio.run(made())
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    with path.open("r+b") as file:
        file.seek(16 * 4096)
        file.write(b"\xaa" * (path.stat().st_size - 16 * 4096))
    asyncio.run(check())


# PostgreSQL: the connection -------------------------------------------------------------------------------------------


def disconnect(postgresql: PostgreSQL) -> None:
    """End all connections of servers."""
    postgresql.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'newdawn'"
    )


def test_lost_connections_are_made_anew_without_anybody_noticing(postgresql: PostgreSQL, postgresql_url: str) -> None:
    async def check() -> None:
        async with opened(postgresql_url) as store:
            await make(store, "a", "b")
            await asyncio.gather(*(store.load("a") for _ in range(8)))
            for version in range(1, 4):
                disconnect(postgresql)
                assert await asyncio.gather(extend(store, "a", version), extend(store, "b", version)) == [None, None]
                disconnect(postgresql)
                assert await stored_numbers(store, "a") == list(range(1, version + 2))

    asyncio.run(check())


def test_a_connection_lost_while_committing_leaves_it_open_what_is_stored(
    postgresql: PostgreSQL, postgresql_url: str
) -> None:
    async def check() -> None:
        async with opened(postgresql_url) as store:
            await make(store, "a")

            def probe(moment: str) -> None:
                store.probe = lambda _: None
                disconnect(postgresql)

            store.probe = probe
            with pytest.raises(StorageError) as error:
                await extend(store, "a", 1)
            assert not error.value.is_certain
            assert await stored_numbers(store, "a") == [1]
            await extend(store, "a", 1)

    asyncio.run(check())


def test_a_server_that_is_gone_is_told_and_is_used_again_when_it_is_back(
    postgresql: PostgreSQL, postgresql_url: str
) -> None:
    async def check() -> None:
        noticed: list[tuple[str, int]] = []
        async with opened(postgresql_url, notice=lambda heard: noticed.append((heard.table, heard.version))) as store:
            await make(store, "a")
            postgresql.stop()
            try:
                for attempt in (extend(store, "a", 1), store.load("a"), store.check()):
                    with pytest.raises(StorageError, match=r"the database test_\d+ at 127.0.0.1 does not answer"):
                        await attempt
                with pytest.raises(StorageError, match="does not answer"):
                    await Store.open(postgresql_url)
            finally:
                postgresql.start()
            await store.check()
            await extend(store, "a", 1)
            async with opened(postgresql_url) as other:
                await other.append(row("a", 3, changed_at=now()), 2, entries(3, 3))
            await until(lambda: ("a", 3) in noticed)

    asyncio.run(check())


def test_a_table_that_another_program_locks_holds_up_nobody_else(postgresql: PostgreSQL, postgresql_url: str) -> None:
    async def check() -> None:
        async with opened(postgresql_url, patience=1.5) as store:
            await make(store, "a", "b", "c")
            with psycopg.connect(postgresql_url) as other:
                other.execute("SELECT * FROM tables WHERE id = 'b' FOR UPDATE")
                outcomes = await gathered(store, *(extend(store, name, 1) for name in "abc"))
                assert [type(outcome) for outcome in outcomes] == [type(None), StorageError, type(None)]
                assert "is locked: another program" in str(outcomes[1])
                assert outcomes[1].is_certain
            await extend(store, "b", 1)

    asyncio.run(check())


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("/test_", "/nowhere_", r"there is no database the database nowhere_\d+ at 127.0.0.1; create it"),
        ("newdawn@", "stranger:sesame@", "does not accept the user or the password"),
    ],
)
def test_a_database_or_user_that_does_not_exist_is_told(postgresql_url: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(StorageError, match=sentence):
        asyncio.run(Store.open(postgresql_url.replace(old, new)))


def test_a_user_that_may_not_make_tables_is_told(postgresql: PostgreSQL, postgresql_url: str) -> None:
    postgresql.execute("DROP ROLE IF EXISTS guest")
    postgresql.execute("CREATE ROLE guest LOGIN")
    with pytest.raises(StorageError, match="may not do this"):
        asyncio.run(Store.open(postgresql_url.replace("newdawn@", "guest@")))


def test_a_commit_waits_for_the_disk_whatever_the_database_is_set_to(
    postgresql: PostgreSQL, postgresql_url: str
) -> None:
    async def found() -> list[str]:
        async with opened(postgresql_url) as store, asyncio.timeout(LIMIT):
            connection = store._writer._engine.connect()
            setting = connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()
            connection.close()
            return [str(setting)]

    name = postgresql_url.rpartition("/")[2]
    for level, expected in (("off", "on"), ("local", "local"), ("remote_apply", "remote_apply")):
        postgresql.execute(f"ALTER DATABASE {name} SET synchronous_commit = {level}")
        assert asyncio.run(found()) == [expected]


# Files that somebody meddles with -------------------------------------------------------------------------------------


def deleted(file: Path) -> None:
    file.unlink()


def moved(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


def replaced(file: Path) -> None:
    shutil.copy(file, copy := file.with_name("copy"))
    copy.replace(file)


PARTS = ("", "-wal", "-shm")


@pytest.mark.parametrize("part", PARTS, ids=["database", "log", "index"])
@pytest.mark.parametrize("meddle", [deleted, moved, replaced])
def test_what_is_committed_to_a_file_that_is_not_there_any_more_is_not_acknowledged(
    sqlite_url: str, tmp_path: Path, meddle: Callable[[Path], None], part: str
) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a", "b")
            await extend(store, "a", 1)
            meddle(tmp_path / f"tables.db{part}")
            for change in (extend(store, "a", 2), make(store, "c"), store.check(), store.load("a"), store.rows()):
                with pytest.raises(StorageError, match="while the server runs, and nothing is stored") as error:
                    await change
            assert error.value.is_certain
            assert meddle is replaced or not (tmp_path / f"tables.db{part}").exists(), "nothing is made in its place"
        (saved,) = tmp_path.glob("tables.db.saved-*.db")
        assert str(saved) in str(error.value)
        # All that was acknowledged is in it.
        url = f"sqlite:///{tmp_path / 'restored.db'}"
        assert restore(saved, url).tables == 2
        async with opened(url) as store:
            assert await stored_numbers(store, "a") == [1, 2]
            assert await stored_numbers(store, "b") == [1]

    asyncio.run(check())


@pytest.mark.parametrize("part", PARTS, ids=["database", "log", "index"])
def test_a_file_that_goes_during_a_commit_leaves_it_unacknowledged(sqlite_url: str, tmp_path: Path, part: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a")

            def meddle(moment: str) -> None:
                if moment == "committing":
                    (tmp_path / f"tables.db{part}").unlink()

            store.probe = meddle
            with pytest.raises(StorageError, match="is gone") as error:
                await extend(store, "a", 1)
            assert not error.value.is_certain
            with pytest.raises(StorageError, match="is gone"):
                await store.load("a")

    asyncio.run(check())


def test_a_file_that_is_moved_back_is_used_again(sqlite_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a")
            for number in (1, 2):
                (tmp_path / "tables.db").rename(tmp_path / "away.db")
                with pytest.raises(StorageError, match="is gone"):
                    await extend(store, "a", number)
                (tmp_path / "away.db").rename(tmp_path / "tables.db")
                await extend(store, "a", number)
        # Each time it was gone, what had been stored until then was saved.
        kept = []
        for number, saved in enumerate(sorted(tmp_path.glob("tables.db.saved-*.db"), key=os.path.getmtime)):
            restore(saved, url := f"sqlite:///{tmp_path / f'restored{number}.db'}")
            async with opened(url) as store:
                kept.append(await stored_numbers(store, "a"))
        assert kept == [[1], [1, 2]]

    asyncio.run(check())


def test_a_file_that_goes_while_nobody_plays_is_noticed_and_saved(sqlite_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a")
            (tmp_path / "tables.db").unlink()
            await until(lambda: list(tmp_path.glob("tables.db.saved-*.db")))

    asyncio.run(check())


def test_a_link_that_comes_to_lead_elsewhere_is_noticed(tmp_path: Path) -> None:
    async def check() -> None:
        link = tmp_path / "tables.db"
        link.symlink_to(tmp_path / "one.db")
        async with opened(f"sqlite:///{link}") as store:
            await make(store, "a")
            shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
            link.unlink()
            link.symlink_to(tmp_path / "two.db")
            with pytest.raises(StorageError, match="has been replaced by another file"):
                await extend(store, "a", 1)

    asyncio.run(check())


@pytest.mark.skipif(not hasattr(os, "pread"), reason="this cannot be read there")
def test_a_backup_that_is_copied_over_the_database_is_noticed(sqlite_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a")
            await asyncio.to_thread(backup, sqlite_url, tmp_path / "backup.db")
            await extend(store, "a", 1)
            shutil.copyfile(tmp_path / "backup.db", tmp_path / "tables.db")
            for change in (extend(store, "a", 2), store.check(), store.load("a")):
                with pytest.raises(StorageError, match="has been overwritten with another file"):
                    await change

    asyncio.run(check())


def test_a_whole_folder_that_is_deleted_is_noticed_and_what_it_held_is_saved_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()

    async def check() -> None:
        async with opened(f"sqlite:///{folder / 'tables.db'}") as store:
            await make(store, "a")
            shutil.rmtree(folder)
            with pytest.raises(StorageError, match="is gone") as error:
                await extend(store, "a", 1)
        saved = Path(str(error.value).rpartition(" ")[2])
        assert restore(saved, f"sqlite:///{tmp_path / 'restored.db'}").tables == 1
        saved.unlink()

    asyncio.run(check())
