"""Whatever breaks, and wherever: what was acknowledged is stored, what was refused is not, and the tables go on."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from newdawn.core.declaration import LANGUAGES
from newdawn.core.face import Position
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall
from newdawn.server.live.log_book import row_of
from newdawn.server.live.tokens import trace_of
from newdawn.server.settings import Settings
from newdawn.server.storage import StorageError, Store
from newdawn.server.table.entries import Moved
from newdawn.server.words import say_refusal
from tests.server.halls import QuickBots, open_hall, opened_hall
from tests.server.logs import (
    Watcher,
    assert_memory_is_the_log,
    hot_seat,
    known,
    move_for,
    moves_for,
    play_at_random,
    send,
    stored_log,
    with_new_id,
)
from tests.server.stores import LIMIT, Gate, run

HALL_STEPS = ("validated", "applied", "committed", "broadcasting")
STORE_STEPS = ("committing", "committed")
STEPS = [f"hall-{step}" for step in HALL_STEPS] + [f"store-{step}" for step in STORE_STEPS]


class Fault(Exception):
    """What tests break things with."""


def once(step: str) -> Callable[[str], None]:
    """Return a probe that fails when a step is reached for the first time."""
    left = [step]

    def probe(where: str) -> None:
        if where in left:
            left.remove(where)
            raise Fault(where)

    return probe


def break_at(hall: Hall, step: str) -> None:
    """Let a step fail, once."""
    where, _, name = step.partition("-")
    if where == "hall":
        hall.services.probe = once(name)
    else:
        hall.store.probe = once(name)


def in_a_hall(test: Callable[[Hall], Any], url: str, **changes: Any) -> None:
    """Run a test in a hall."""

    async def inside() -> None:
        async with open_hall(url, **changes) as hall:
            await test(hall)

    asyncio.run(asyncio.wait_for(inside(), 60))


# An exception at each step --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", STEPS)
def test_an_exception_at_any_step_leaves_memory_and_log_alike_and_the_table_goes_on(
    database_url: str, step: str
) -> None:
    async def test(hall: Hall) -> None:
        chance = random.Random(step)
        live, token = await hot_seat(hall)
        watcher = Watcher()
        live.watch(live.actor(None), watcher)
        for _ in range(5):
            wanted = move_for(live, chance=chance)
            before = live.table.version
            break_at(hall, step)
            try:
                done = await send(live, token, wanted)
            except (Fault, Refusal):
                done = None
            await asyncio.sleep(0)
            entries = await stored_log(hall.store, live.id)
            is_stored = any(entry.get("command") == trace_of(wanted.id) for entry in entries)
            assert is_stored or done is None, "acknowledged, and not stored"
            await assert_memory_is_the_log(live, hall.store)
            # The client sends it again, as it must, and it is done once.
            repeated = await send(live, token, wanted)
            assert repeated == {"id": wanted.id, "version": before + 1}
            assert done in (None, repeated)
            await assert_memory_is_the_log(live, hall.store)
            await asyncio.sleep(0)
            assert watcher.renewals or watcher.updates[-1]["version"] == before + 1
            watcher.renewals = 0

    in_a_hall(test, database_url)


@pytest.mark.parametrize("step", STEPS)
def test_an_exception_at_any_step_leaves_all_moves_of_a_command_or_none(sqlite_url: str, step: str) -> None:
    async def test(hall: Hall) -> None:
        chance = random.Random(step)
        live, token = await hot_seat(hall, game="outlive")
        for _ in range(4):
            wanted, before = moves_for(live, chance), live.table.version
            break_at(hall, step)
            with suppress(Fault, Refusal):
                await send(live, token, wanted)
            await asyncio.sleep(0)
            made = len(_moves_of(wanted))
            stored = [entry for entry in await stored_log(hall.store, live.id) if entry.get("command")]
            assert sum(entry["command"] == trace_of(wanted.id) for entry in stored) in (0, made)
            done = await send(live, token, wanted)
            assert done == {"id": wanted.id, "version": before + made, "played": made}
            await assert_memory_is_the_log(live, hall.store)

    in_a_hall(test, sqlite_url)


@pytest.mark.parametrize("step", STEPS)
def test_an_exception_at_one_table_is_none_at_another(sqlite_url: str, step: str) -> None:
    async def test(hall: Hall) -> None:
        (broken, its_token), (other, other_token) = await hot_seat(hall), await hot_seat(hall, game="outlive")
        before = known(other.table)
        break_at(hall, step)
        with pytest.raises((Fault, Refusal)) if step not in ("hall-broadcasting", "store-committed") else nullcontext():
            await send(broken, its_token, move_for(broken))
        await asyncio.sleep(0)
        assert known(other.table) == before
        await play_at_random(other, other_token, 3, random.Random(1))
        await play_at_random(broken, its_token, 3, random.Random(1))
        await assert_memory_is_the_log(broken, hall.store)
        await assert_memory_is_the_log(other, hall.store)

    in_a_hall(test, sqlite_url)


def test_who_watches_gets_the_whole_state_if_an_update_could_not_be_made(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        watchers = [Watcher(), Watcher()]
        for watcher in watchers:
            live.watch(live.actor(None), watcher)
        break_at(hall, "hall-broadcasting")
        await send(live, token, move_for(live))
        await asyncio.sleep(0)
        assert [watcher.renewals for watcher in watchers] == [1, 1]
        await send(live, token, move_for(live))
        await asyncio.sleep(0)
        assert all(watcher.updates for watcher in watchers)

    in_a_hall(test, sqlite_url)


# The end of the process at each step ----------------------------------------------------------------------------------

ENDS = [f"{step}:{number}" for step in STEPS for number in (1, 12)]


@pytest.fixture(scope="module")
def dead_halls(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Halls that died at each step: a folder with a database and a diary for each."""
    if not hasattr(os, "fork"):
        pytest.skip("processes cannot be forked here")
    folder = tmp_path_factory.mktemp("halls")
    command = [sys.executable, "-m", "tests.server.dying_halls", str(folder), *ENDS]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return folder


class Diary:
    """What a client of a dead hall knows."""

    def __init__(self, path: Path) -> None:
        self.tokens: dict[str, str] = {}
        self.versions: dict[str, int] = {}
        self.sent: dict[str, list[schema.Command]] = {}
        self.acknowledged: dict[str, int] = {}
        for line in path.read_text(encoding="utf-8").splitlines():
            kind, table, rest = line.split(" ", 2)
            if kind == "table":
                token, version = rest.split()
                self.tokens[table], self.versions[table], self.sent[table] = token, int(version), []
            elif kind == "sent":
                self.sent[table].append(schema.Command.model_validate_json(rest))
            else:
                command, version = rest.split()
                self.acknowledged[trace_of(command)] = int(version)


def _moves_of(wanted: schema.Command) -> list[str]:
    """Return the moves of a command."""
    match wanted.command:
        case schema.MovesCommand(moves=moves):
            return moves
        case schema.MoveCommand(move=move):
            return [move]
    raise AssertionError(wanted)


@pytest.mark.parametrize("end", ENDS)
def test_a_process_that_ends_at_any_step_has_stored_all_that_it_acknowledged(dead_halls: Path, end: str) -> None:
    diary = Diary(dead_halls / end / "diary")

    async def test(hall: Hall) -> None:
        for table_id, token in diary.tokens.items():
            entries = await stored_log(hall.store, table_id)
            moved = [(number, entry) for number, entry in enumerate(entries, 1) if entry["kind"] == "moved"]
            numbers = {entry["command"]: number for number, entry in moved}
            assert [entry["move"] for _, entry in moved] == [
                move for wanted in diary.sent[table_id] if trace_of(wanted.id) in numbers for move in _moves_of(wanted)
            ], "some moves of a command, and not all"
            sent = [trace_of(wanted.id) for wanted in diary.sent[table_id]]
            assert list(numbers) == sent[: len(numbers)], "out of order, twice, or of somebody else"
            for command in sent:
                assert command in numbers or command not in diary.acknowledged, "acknowledged, and not stored"
                if command in diary.acknowledged:
                    assert numbers[command] == diary.acknowledged[command]
            live = await hall.table(table_id)
            for wanted in diary.sent[table_id]:
                done = await send(live, token, wanted)
                made = len(_moves_of(wanted))
                assert done["version"] == numbers.setdefault(trace_of(wanted.id), len(entries) + made)
                assert done.get("played") == (made if wanted.command.do == "moves" else None)
            made = sum(len(_moves_of(wanted)) for wanted in diary.sent[table_id])
            assert live.table.version == diary.versions[table_id] + made
            await play_at_random(live, token, 5, random.Random(end))
            await assert_memory_is_the_log(live, hall.store)

    in_a_hall(test, f"sqlite:///{dead_halls / end / 'tables.db'}")


# A storage that fails -------------------------------------------------------------------------------------------------


class BrokenWriter:
    """Lets every commit fail, as a database does that has this trouble."""

    def __init__(self, hall: Hall, error: BaseException) -> None:
        self.store, self.error = hall.store, error

    def __enter__(self) -> None:
        self.store.probe = self._fail

    def __exit__(self, *_: object) -> None:
        self.store.probe = lambda moment: None

    def _fail(self, moment: str) -> None:
        if moment == "committing":
            raise self.error


def trouble(name: str) -> Exception:
    """Return what SQLite says when it has a trouble."""
    error = sqlite3.OperationalError(name)
    error.sqlite_errorcode = getattr(sqlite3, name)
    return error


@pytest.mark.parametrize("name", ["SQLITE_FULL", "SQLITE_READONLY", "SQLITE_BUSY", "SQLITE_IOERR"])
def test_a_storage_that_fails_refuses_in_words_changes_nothing_and_works_again_later(
    sqlite_url: str, name: str
) -> None:
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        await play_at_random(live, token, 4, random.Random(name))
        watcher = Watcher()
        live.watch(live.actor(None), watcher)
        before, wanted = known(live.table), move_for(live)
        with BrokenWriter(hall, trouble(name)):
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await send(live, token, wanted)
                assert refused.value.status == 503
                assert refused.value.name == "storage-away"
            with pytest.raises(Refusal) as refused:
                await hot_seat(hall)
            assert refused.value.name == "storage-away"
            # A command that is wrong anyway is not told that it is: that could not be kept.
            wrong = with_new_id(wanted.model_copy(update={"version": live.table.version + 9}))
            with pytest.raises(Refusal) as refused:
                await send(live, token, wrong)
            assert refused.value.name == "storage-away"
            # Who only looks is not disturbed.
            assert live.sync(live.actor(token, 0))["version"] == before["version"]
        for language in LANGUAGES:
            assert say_refusal(language, "eden", refused.value.to_json())
        assert known(live.table) == before
        assert watcher.updates == []
        assert await send(live, token, wanted) == {"id": wanted.id, "version": before["version"] + 1}
        with pytest.raises(Refusal) as refused:
            await send(live, token, wrong)
        assert refused.value.name == "future-version"
        await assert_memory_is_the_log(live, hall.store)

    in_a_hall(test, sqlite_url)


def test_a_file_that_another_program_locks_is_used_again_when_it_is_free(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted = move_for(live)
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(send(live, token, wanted))
            # Patience ends before the lock does.
            with pytest.raises(Refusal) as refused:
                await waiting
            assert refused.value.name == "storage-away"
            await assert_memory_is_the_log(live, hall.store)
        assert (await send(live, token, wanted))["version"] == live.table.version

    async def inside() -> None:
        settings = Settings(database=sqlite_url, bot_pause=(0.0, 0.0))
        store = await Store.open(sqlite_url, patience=0.1)
        hall = await opened_hall(store, QuickBots(), settings)
        await test(hall)
        await hall.close()
        await store.close()

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_a_slow_commit_delays_its_own_table_and_nobody_sees_what_is_not_stored(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        (slow, token), (other, _) = await hot_seat(hall), await hot_seat(hall)
        watcher = Watcher()
        slow.watch(slow.actor(None), watcher)
        version = slow.table.version
        hall.store.probe = gate = Gate()
        waiting = asyncio.ensure_future(send(slow, token, move_for(slow)))
        await asyncio.to_thread(gate.reached.wait, LIMIT)
        assert not waiting.done()
        assert slow.sync(slow.actor(None))["version"] == version
        assert watcher.updates == []
        assert other.sync(other.actor(None))["version"] == other.table.version
        gate.opened.set()
        assert (await waiting)["version"] == version + 1

    in_a_hall(test, sqlite_url)


# What is not certain --------------------------------------------------------------------------------------------------


def uncertain(hall: Hall, monkeypatch: pytest.MonkeyPatch, *, is_stored: bool) -> None:
    """Let the next change end with an answer that nobody can rely on, whether it is stored or not."""
    append = hall.store.append

    async def broken(*arguments: Any, **named: Any) -> None:
        monkeypatch.setattr(hall.store, "append", append)
        if is_stored:
            await append(*arguments, **named)
        raise StorageError("the database does not answer", is_certain=False)

    monkeypatch.setattr(hall.store, "append", broken)


def test_a_commit_that_may_have_failed_is_looked_up_and_acknowledged_if_it_is_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        watcher = Watcher()
        live.watch(live.actor(None), watcher)
        wanted, version = move_for(live), live.table.version
        uncertain(hall, monkeypatch, is_stored=True)
        assert await send(live, token, wanted) == {"id": wanted.id, "version": version + 1}
        await asyncio.sleep(0)
        assert len(watcher.updates) == 1
        assert await send(live, token, wanted) == {"id": wanted.id, "version": version + 1}
        await assert_memory_is_the_log(live, hall.store)

    in_a_hall(test, sqlite_url)


def test_a_commit_that_may_have_failed_and_is_not_stored_can_be_sent_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted, before = move_for(live), known(live.table)
        uncertain(hall, monkeypatch, is_stored=False)
        with pytest.raises(Refusal) as refused:
            await send(live, token, wanted)
        assert refused.value.name == "storage-unsure"
        assert known(live.table) == before
        assert (await send(live, token, wanted))["version"] == before["version"] + 1

    in_a_hall(test, sqlite_url)


@pytest.mark.parametrize("is_stored", [True, False])
def test_while_it_cannot_be_looked_up_what_is_stored_nothing_is_claimed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted, version = move_for(live), live.table.version
        other = with_new_id(wanted)
        entries_after = hall.store.entries_after

        async def away(*_: Any, **__: Any) -> None:
            raise StorageError("the database does not answer")

        monkeypatch.setattr(hall.store, "entries_after", away)
        uncertain(hall, monkeypatch, is_stored=is_stored)
        with pytest.raises(Refusal) as refused:
            await send(live, token, wanted)
        assert refused.value.name == "storage-unsure"
        with pytest.raises(Refusal) as refused:
            await send(live, token, other)
        assert refused.value.name == "storage-away"
        monkeypatch.setattr(hall.store, "entries_after", entries_after)
        # Now it is looked up before anything else is done: the same command is done once, another one judged anew.
        assert await send(live, token, wanted) == {"id": wanted.id, "version": version + 1}
        await assert_memory_is_the_log(live, hall.store)
        kinds = [entry["kind"] for entry in await stored_log(hall.store, live.id)]
        assert kinds == ["created", "started", "moved"]

    in_a_hall(test, sqlite_url)


# The rules fail -------------------------------------------------------------------------------------------------------


@pytest.fixture
def failing_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Let the rules fail when they play for a game, until told otherwise."""
    play = Position.play
    failing: set[str] = set()

    def broken(position: Position, seat: int, move: Any) -> Any:
        events = play(position, seat, move)  # the record is changed already when it fails
        if position.game.name in failing:
            raise ZeroDivisionError("division by zero")
        return events

    monkeypatch.setattr(Position, "play", broken)

    def fail(name: str) -> None:
        failing.clear()
        failing.add(name)

    return fail


def test_rules_that_fail_change_nothing_disturb_nobody_and_can_be_tried_again(
    sqlite_url: str, failing_rules: Callable[[str], None]
) -> None:
    async def test(hall: Hall) -> None:
        (broken, its_token), (other, other_token) = (
            await hot_seat(hall, game="eden"),
            await hot_seat(hall, game="outlive"),
        )
        await play_at_random(broken, its_token, 4, random.Random(1))
        watcher = Watcher()
        broken.watch(broken.actor(None), watcher)
        before, wanted = known(broken.table), move_for(broken)
        failing_rules("eden")
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await send(broken, its_token, wanted)
            assert (refused.value.name, refused.value.status) == ("internal", 500)
        await asyncio.sleep(0)
        assert known(broken.table) == before
        assert (watcher.updates, watcher.renewals) == ([], 0)
        assert len(await stored_log(hall.store, broken.id)) == broken.table.version
        await play_at_random(other, other_token, 3, random.Random(2))
        await assert_memory_is_the_log(other, hall.store)
        failing_rules("")
        assert (await send(broken, its_token, wanted))["version"] == before["version"] + 1
        await assert_memory_is_the_log(broken, hall.store)

    in_a_hall(test, sqlite_url)


def test_a_log_that_cannot_be_read_is_told_and_harms_no_other_table(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        (damaged, _), (other, token) = await hot_seat(hall), await hot_seat(hall)
        bad = Moved(at=1, seat=0, move="no such move").to_json()
        body = orjson.dumps(bad).decode()
        run(sqlite_url, f"UPDATE entries SET body = '{body}' WHERE table_id = '{damaged.id}' AND number = 2")
        async with open_hall(sqlite_url) as fresh:
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await fresh.table(damaged.id)
                assert (refused.value.name, refused.value.status) == ("unreadable-table", 500)
            await play_at_random(await fresh.table(other.id), token, 2, random.Random(3))

    in_a_hall(test, sqlite_url)


def test_an_entry_that_only_a_newer_version_knows_is_refused_and_changes_nothing(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        before, version = known(live.table), live.table.version
        row = replace(row_of(live.table), version=version + 1)
        await hall.store.append(row, version, [{"kind": "flown", "at": live.table.changed_at}])
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await live.follow(version + 1)
            assert (refused.value.name, refused.value.status) == ("unreadable-table", 500)
            with pytest.raises(Refusal) as refused:
                await send(live, token, move_for(live))
            assert refused.value.name == "unreadable-table"
        assert known(live.table) == before

    in_a_hall(test, sqlite_url)
