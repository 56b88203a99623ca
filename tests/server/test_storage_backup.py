"""A backup holds one moment of everything, goes back into either database, and is not trusted when it does."""

import asyncio
import random
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from newdawn.server.storage import StorageError, Store, Stored, upgrade
from newdawn.server.storage import backup as backups
from newdawn.server.storage.backup import Contents, backup, restore
from tests.server.stores import LIMIT, entries, extend, make, numbers, opened, row, run, with_next_step


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Addresses of new, empty databases of a kind."""
    made: list[str] = []

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'new{len(list(tmp_path.iterdir()))}.db'}"
        made.append(request.getfixturevalue("postgresql").fresh())
        return made[-1]

    yield new
    for url in made:
        request.getfixturevalue("postgresql").drop(url)


async def fill(url: str, tables: int = 3) -> dict[str, Any]:
    """Store something of everything; return it."""
    async with opened(url) as store:
        await make(store, *(f"t{number}" for number in range(tables)), length=3)
        await store.create(row("late", due_at=77, is_public=False, summary={"Zoë": "🌲"}), entries(1, 1))
        await store.refuse("t0", "p0", "c", {"why": "nöt"})
        return await everything(store)


async def everything(store: Store) -> dict[str, Any]:
    """Return all that is stored."""
    names = [found.id for found in await store.rows(public=None, limit=10_000)]
    found: dict[str, Any] = {name: await store.load(name) for name in names}
    return found | {"key": await store.key(), "refusal": await store.refusal("t0", "p0", "c")}


async def all_of(url: str) -> dict[str, Any]:
    """Return all that is stored in a database."""
    async with opened(url) as store:
        return await everything(store)


def tables_of(url: str) -> dict[str, Stored]:
    """Return the tables in a database."""
    return {name: stored for name, stored in asyncio.run(all_of(url)).items() if isinstance(stored, Stored)}


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_a_backup_of_either_database_can_be_restored_into_either(
    source: str, target: str, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    path = tmp_path / "backup"
    old = new_url(source)
    kept = asyncio.run(fill(old))
    assert backup(old, path) == Contents(tables=4, entries=10)
    new = new_url(target)
    assert restore(path, new) == Contents(tables=4, entries=10)
    assert asyncio.run(all_of(new)) == kept
    asyncio.run(_goes_on(new))


async def _goes_on(url: str) -> None:
    async with opened(url) as store:
        await extend(store, "t1", 3)
        await store.check()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_made_while_people_play_holds_one_moment(
    kind: str, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    url, tables = new_url(kind), [f"t{number}" for number in range(10)]

    async def play() -> None:
        async with opened(url) as store:
            await make(store, *tables)
            is_over = False

            async def moves() -> None:
                # All tables move on by one entry in each round, in their order.
                version = 1
                while not is_over:
                    for table in tables:
                        await extend(store, table, version)
                    version += 1

            playing = asyncio.ensure_future(moves())
            for number in range(3):
                await asyncio.to_thread(backup, url, tmp_path / f"backup{number}")
            is_over = True
            await asyncio.wait_for(playing, LIMIT)

    asyncio.run(play())
    for number in range(3):
        restore(tmp_path / f"backup{number}", new := new_url("sqlite"))
        stored = asyncio.run(all_of(new))
        lengths = [len(stored[table].entries) for table in tables]
        assert lengths == sorted(lengths, reverse=True)
        assert lengths[0] - lengths[-1] <= 1
        assert all(numbers(stored[table].entries) == list(range(1, stored[table].row.version + 1)) for table in tables)


def test_a_backup_is_one_file_for_its_owner_only(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(sqlite_url, folder / "one")
    assert [path.name for path in folder.iterdir()] == ["one"]
    assert stat.S_IMODE((folder / "one").stat().st_mode) == 0o600


def test_a_file_that_exists_is_replaced_only_when_asked(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    path = tmp_path / "backup"
    path.write_text("precious")
    with pytest.raises(StorageError, match="exists already"):
        backup(sqlite_url, path)
    assert path.read_text() == "precious"
    backup(sqlite_url, path, replace=True)
    with pytest.raises(StorageError, match="is the database itself"):
        backup(sqlite_url, tmp_path / "tables.db", replace=True)
    with pytest.raises(StorageError, match="is the database itself"):
        restore(tmp_path / "tables.db", sqlite_url, replace=True)


def test_a_database_that_holds_tables_is_replaced_only_when_asked(
    database_url: str, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    asyncio.run(fill(other := new_url("sqlite"), tables=5))
    backup(other, tmp_path / "backup")
    kept = asyncio.run(fill(database_url))
    with pytest.raises(StorageError, match=r"holds 4 tables, which would be lost; ask to replace them"):
        restore(tmp_path / "backup", database_url)
    assert asyncio.run(all_of(database_url)) == kept
    restore(tmp_path / "backup", database_url, replace=True)
    assert asyncio.run(all_of(database_url)) == asyncio.run(all_of(other))


def test_nothing_is_restored_into_a_postgresql_that_a_server_has_open(postgresql_url: str, good: Path) -> None:
    async def check() -> None:
        kept = await fill(postgresql_url)
        # Two servers: when one of them stops, the other still has it open.
        async with opened(postgresql_url, notice=lambda heard: None) as store:
            for _ in range(2):
                async with opened(postgresql_url, notice=lambda heard: None):
                    await _refused()
                await _refused()
            assert await everything(store) == kept
            await extend(store, "t1", 3)
        assert (await asyncio.to_thread(restore, good, postgresql_url, replace=True)).tables

    async def _refused() -> None:
        with pytest.raises(StorageError, match=r"a server has the database .* open: stop all servers"):
            await asyncio.to_thread(restore, good, postgresql_url, replace=True)

    asyncio.run(asyncio.wait_for(check(), LIMIT))


def test_a_server_that_starts_during_a_restore_waits_and_finds_what_was_restored(
    postgresql_url: str, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on, is_filling = threading.Event(), threading.Event()
    copy_rows = backups._copy_rows

    def slowly(*arguments: Any) -> Any:
        is_filling.set()
        assert may_go_on.wait(LIMIT)
        return copy_rows(*arguments)

    async def check() -> None:
        await fill(postgresql_url)
        monkeypatch.setattr(backups, "_copy_rows", slowly)
        restoring = asyncio.create_task(asyncio.to_thread(restore, good, postgresql_url, replace=True))
        await asyncio.to_thread(is_filling.wait, LIMIT)
        starting = asyncio.create_task(Store.open(postgresql_url, notice=lambda heard: None))
        await asyncio.sleep(0.1)
        assert not starting.done()
        may_go_on.set()
        restored = await restoring
        store = await starting
        assert len(await store.rows(public=None, limit=100)) == restored.tables
        await store.close()

    asyncio.run(asyncio.wait_for(check(), LIMIT))


def test_a_restore_that_fails_half_way_changes_nothing(
    database_url: str, new_url: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from newdawn.server.storage import backup as module

    kept = asyncio.run(fill(database_url))
    asyncio.run(fill(other := new_url("sqlite"), tables=5))
    backup(other, tmp_path / "backup")
    copy = module._copy_rows

    def fail(*connections: Any) -> Any:
        copy(*connections)
        raise OSError("gone")

    monkeypatch.setattr(module, "_copy_rows", fail)
    with pytest.raises(StorageError):
        restore(tmp_path / "backup", database_url, replace=True)
    assert asyncio.run(all_of(database_url)) == kept
    with pytest.raises(StorageError):
        restore(tmp_path / "backup", f"sqlite:///{tmp_path / 'fresh.db'}")
    assert not (tmp_path / "fresh.db").exists()


def test_other_programs_may_have_tables_in_the_same_postgresql(postgresql_url: str, good: Path, tmp_path: Path) -> None:
    run(postgresql_url, "CREATE TABLE recipes (name TEXT)")
    run(postgresql_url, "INSERT INTO recipes VALUES ('soup')")
    restore(good, postgresql_url)
    backup(postgresql_url, tmp_path / "again")
    restore(tmp_path / "again", f"sqlite:///{tmp_path / 'target.db'}")


@pytest.mark.parametrize("part", ["", "-wal", "-shm"])
def test_a_backup_replaces_no_part_of_the_database_itself(sqlite_url: str, tmp_path: Path, part: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await make(store, "a")
            with pytest.raises(StorageError, match="the database itself; name another file"):
                backup(sqlite_url, tmp_path / f"tables.db{part}", replace=True)
            await extend(store, "a", 1)

    asyncio.run(check())


def test_what_cannot_be_backed_up_is_told(postgresql_url: str, sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"there is no database .*tables\.db"):
        backup(sqlite_url, tmp_path / "backup")
    with pytest.raises(StorageError, match="holds nothing of Newdawn"):
        backup(postgresql_url, tmp_path / "backup")
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(StorageError, match="is not a database of Newdawn"):
        backup(sqlite_url, tmp_path / "backup")
    (tmp_path / "tables.db").unlink()
    asyncio.run(fill(sqlite_url))
    with pytest.raises(StorageError, match="cannot be written: No such file"):
        backup(sqlite_url, tmp_path / "nowhere" / "backup")
    run(sqlite_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match="made by a newer Newdawn"):
        backup(sqlite_url, tmp_path / "backup")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.db"]


def test_what_cannot_be_restored_is_told(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no backup"):
        restore(tmp_path / "nowhere", sqlite_url)
    with pytest.raises(StorageError, match="there is no backup"):
        restore(tmp_path, sqlite_url)
    assert list(tmp_path.iterdir()) == []


# Files that are no good -----------------------------------------------------------------------------------------------


@pytest.fixture
def good(sqlite_url: str, tmp_path: Path) -> Path:
    """A backup that is all right."""
    asyncio.run(fill(sqlite_url, tables=20))
    backup(sqlite_url, tmp_path / "backup")
    return tmp_path / "backup"


def refused(path: Path) -> str:
    """Try to restore a file that must be refused; return why."""
    target = path.with_name("target.db")
    with pytest.raises(StorageError) as error:
        restore(path, f"sqlite:///{target}")
    assert not target.exists()
    return str(error.value)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("PRAGMA application_id = 1", "it was not made by Newdawn"),
        ("DELETE FROM entries WHERE table_id = 't3' AND number = 2", "has a gap"),
        ("DELETE FROM entries WHERE table_id = 't3' AND number = 3", "ends at 2, not at 3"),
        ("UPDATE entries SET number = 0 WHERE table_id = 't3' AND number = 1", "has a gap"),
        ("UPDATE entries SET body = '[1]' WHERE number = 2", "where a JSON object should be"),
        ("UPDATE entries SET body = '{\"a\":' WHERE number = 2", "where a JSON object should be"),
        ("UPDATE entries SET body = x'7b7d' WHERE number = 2", "where text should be"),
        ("UPDATE entries SET body = CAST(x'7bff7d' AS TEXT) WHERE number = 2", "backup of Newdawn, or is damaged"),
        ("UPDATE entries SET table_id = 'nobody' WHERE number = 3 AND table_id = 't3'", "FOREIGN KEY"),
        ("UPDATE tables SET stage = 'burning'", "in no stage that there is"),
        ("UPDATE tables SET is_public = 7", "in no stage that there is"),
        ("UPDATE tables SET created_at = 'noon'", "where a number should be"),
        ("UPDATE tables SET version = -1", "where a number should be"),
        ("UPDATE tables SET due_at = 1.5", "where a number should be"),
        ("UPDATE tables SET due_at = ''", "where a number should be"),
        ("UPDATE tables SET summary = 'null'", "where a JSON object should be"),
        ("UPDATE tables SET id = 't' || char(0) WHERE id = 'late'", "FOREIGN KEY|where text should be"),
        ("UPDATE refusals SET actor = x'00'", "where text should be"),
        ("UPDATE refusals SET answer = '7'", "where a JSON object should be"),
        ("UPDATE installation SET value = 'sesame' WHERE name = 'key'", "the key of the installation is missing"),
        ("DELETE FROM installation", "the key of the installation is missing"),
        ("UPDATE alembic_version SET version_num = '9999'", "made by a newer Newdawn"),
        ("UPDATE alembic_version SET version_num = 'head'", "made by a newer Newdawn"),
        ("UPDATE alembic_version SET version_num = 7", "made by a newer Newdawn"),
        ("DELETE FROM alembic_version", "does not tell its version"),
        ("DROP TABLE refusals", "has no table refusals"),
        ("ALTER TABLE tables ADD COLUMN legs INTEGER", "has other columns"),
        ("ALTER TABLE tables DROP COLUMN created_at", "has other columns"),
        ("ALTER TABLE entries ADD COLUMN x INT GENERATED ALWAYS AS (length(body)) VIRTUAL", "has other columns"),
        ("DROP TABLE refusals; CREATE VIEW refusals AS SELECT 1", "has no table refusals"),
        (
            "DROP TABLE refusals; CREATE VIRTUAL TABLE refusals USING fts5(table_id, actor, command, answer)",
            "has no table refusals",
        ),
        ("CREATE INDEX slow ON entries (hex(zeroblob(10000)))", "an index that it should not have"),
        ("CREATE INDEX some ON entries (number) WHERE body > 'x'", "an index that it should not have"),
    ],
)
def test_a_file_with_other_things_in_it_is_refused(good: Path, statement: str, why: str) -> None:
    with closing(sqlite3.connect(good)) as file:
        file.executescript(statement)
    assert any(part in refused(good) for part in why.split("|"))


def test_deep_nesting_and_long_texts_are_refused(good: Path) -> None:
    def put(body: str) -> None:
        with closing(sqlite3.connect(good)) as file:
            file.execute("UPDATE entries SET body = ? WHERE table_id = 't3' AND number = 1", (body,))
            file.commit()

    put('{"a":' + "[" * 100_000 + "]" * 100_000 + "}")
    assert "where a JSON object should be" in refused(good)
    put('{"a":"' + "x" * (65 * 2**20) + '"}')
    assert "too big" in refused(good)


def test_triggers_and_views_in_a_file_are_never_run(good: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(good)) as file:
        file.executescript(
            "CREATE TABLE more (x); CREATE VIEW look AS SELECT * FROM tables;"
            "CREATE TRIGGER bite AFTER INSERT ON entries BEGIN DELETE FROM tables; END"
        )
    restore(good, url := f"sqlite:///{tmp_path / 'target.db'}")
    with closing(sqlite3.connect(tmp_path / "target.db")) as file:
        names = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
    assert not names & {"more", "look", "bite"}
    assert len(asyncio.run(all_of(url))) == 23


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 a zip file perhaps", b"SQLite format 3\0" + b"\0" * 10_000])
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "backup").write_bytes(content)
    assert "backup" in refused(tmp_path / "backup")


def test_a_file_that_was_cut_off_is_refused(good: Path) -> None:
    whole = good.read_bytes()
    for size in (100, 4096, len(whole) // 2, len(whole) - 4096):
        good.write_bytes(whole[:size])
        assert "backup" in refused(good)


def test_a_file_with_damage_is_restored_without_gaps_or_refused(good: Path, sqlite_url: str, tmp_path: Path) -> None:
    whole = good.read_bytes()
    kept = {name: len(stored.entries) for name, stored in tables_of(sqlite_url).items()}
    chance = random.Random(1)
    outcomes = set()
    for number in range(20):
        broken = bytearray(whole)
        for _ in range(chance.choice((1, 8, 64))):
            broken[chance.randrange(len(broken))] ^= 1 << chance.randrange(8)
        good.write_bytes(broken)
        url = f"sqlite:///{tmp_path / f'target{number}.db'}"
        try:
            restore(good, url)
            # A letter in a text may have changed unnoticed, but nothing is missing.
            assert {name: len(stored.entries) for name, stored in tables_of(url).items()} == kept
            outcomes.add("restored")
        except StorageError:
            outcomes.add("refused")
    assert outcomes == {"restored", "refused"}


def test_a_backup_of_an_older_version_is_taken_through_the_migrations(
    good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = with_next_step(tmp_path, "op.execute(\"UPDATE tables SET game = 'outlive'\")")
    monkeypatch.setattr(upgrade, "_script", lambda: script)
    restore(good, url := f"sqlite:///{tmp_path / 'target.db'}")
    stored = asyncio.run(all_of(url))
    assert stored["t3"].row.game == "outlive"
