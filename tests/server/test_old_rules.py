"""Tables of other rules or components can be opened: they go on, with a report, or can be read and exported."""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import orjson
import pytest

import newdawn
from newdawn.core import replay
from newdawn.core.declaration import LANGUAGES
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable
from newdawn.server.live.tokens import fresh_id
from newdawn.server.words import say_refusal
from tests.server.halls import command, new_table, open_hall
from tests.server.logs import assert_memory_is_the_log, hot_seat, known, move_for, play_at_random, send, stored_log

Log = list[dict[str, Any]]

OTHER_RULES = {"rules": 0}
OTHER_COMPONENTS = {"components": "0123456789abcdef"}


def in_a_hall(url: str, test: Callable[[Hall], Any]) -> None:
    """Run a test in a hall."""

    async def inside() -> None:
        async with open_hall(url) as hall:
            await test(hall)

    asyncio.run(asyncio.wait_for(inside(), 60))


async def put(hall: Hall, live: LiveTable, change: Callable[[Log], Any], **row: Any) -> str:
    """Store the log of a table once more, under another id, as another version of this program might have."""
    stored = await hall.store.load(live.id)
    assert stored is not None
    log = copy.deepcopy(stored.entries)
    change(log)
    name = fresh_id()
    await hall.store.create(replace(stored.row, id=name, version=len(log), **row), log)
    return name


def older(log: Log, **other: Any) -> None:
    """Let a log be of other rules."""
    log[0].update(other or OTHER_RULES)


def with_a_bad_move(log: Log) -> None:
    """Let a log be of other rules, by which something was possible that is not possible now."""
    older(log)
    moves = [entry for entry in log if entry["kind"] == "moved"]
    moves[3]["move"] = "fly-to-the-moon"


# What still fits goes on ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", newdawn.GAMES)
@pytest.mark.parametrize("other", [OTHER_RULES, OTHER_COMPONENTS], ids=["rules", "components"])
def test_a_running_game_whose_moves_fit_goes_on_with_a_report(
    sqlite_url: str, game: str, other: dict[str, Any]
) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall, game=game)
        await play_at_random(original, token, 30, random.Random(1))
        name = await put(hall, original, lambda log: older(log, **other))
        live = await hall.table(name)
        assert live.table.position == original.table.position
        assert live.table.version == original.table.version + 1
        rules = newdawn.load(game)
        ours = {"rules": rules.rules.RULES_VERSION, "components": rules.components.DIGEST}
        theirs = {**ours, **other}
        report = (await stored_log(hall.store, name))[-1]
        assert report["kind"] == "migrated"
        assert {"rules": report["rules"], "components": report["components"]} == ours
        assert report["report"] == {
            "moves": 30,
            "from_rules": theirs["rules"],
            "from_components": theirs["components"],
        }
        await play_at_random(live, token, 10, random.Random(2))
        await assert_memory_is_the_log(live, hall.store)
        # It is told once.
        async with open_hall(sqlite_url) as again:
            assert (await again.table(name)).table.version == live.table.version

    in_a_hall(sqlite_url, test)


def test_a_table_that_waits_for_its_start_starts_by_our_rules(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
        created = await hall.create(new_table(*seats, start=False))
        name = await put(hall, await hall.table(created["table"]), older)
        live = await hall.table(name)
        await send(live, created["token"], command(live, "start"))
        assert (live.table.stage, live.table.rules) == ("playing", newdawn.load("eden").rules.RULES_VERSION)
        await play_at_random(live, created["token"], 3, random.Random(3))

    in_a_hall(sqlite_url, test)


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_a_finished_game_that_ends_the_same_stays_finished(sqlite_url: str, game: str) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall, game=game)
        await play_at_random(original, token, 10_000, random.Random(4))
        live = await hall.table(await put(hall, original, older))
        assert live.table.stage == "finished"
        assert live.table.outcome == original.table.outcome
        assert live.table.position == original.table.position

    in_a_hall(sqlite_url, test)


# What does not fit is kept --------------------------------------------------------------------------------------------


async def assert_frozen(hall: Hall, name: str, token: str, moves: list[str]) -> LiveTable:
    """Fail unless a table can be read and exported, and not played.

    If it was not over, the same log may be played on by another version of the program: secrets stay secrets.
    """
    log = await stored_log(hall.store, name)
    live = await hall.table(name)
    assert live.table.stage == "frozen"
    for actor in (live.actor(None), live.actor(token), live.actor(token, 0)):
        state = schema.Sync.model_validate(orjson.loads(orjson.dumps(live.sync(actor, 1, "en"))))
        assert state.table.notice is not None
        assert state.table.notice.id == "notice-frozen"
        assert [seat.name for seat in state.table.seats] == ["Anna", "Ben"]
        assert state.view is None
        is_open, seat = live.table.outcome is not None, actor.eyes().seat
        told = [one.move if is_open or one.seat == seat else None for one in live.table.played]
        steps = live.replay(actor, None, 0, 200, views=True, language="fr")["steps"]
        assert [step["move"] for step in steps] == told[:200]
        saved = replay.read(live.export(actor))
        assert [move for _, move in saved.moves] == [move or replay.SEALED_MOVE for move in told]
        assert (saved.rules, saved.is_sealed) == (0, not is_open)
    assert [one.move for one in live.table.played] == moves
    for wanted in (
        command(live, "move", 0, move=moves[0]),
        command(live, "undo", 0),
        command(live, "resign", 0),
        command(live, "hand-over", 0),
    ):
        with pytest.raises(Refusal) as refused:
            await send(live, token, wanted)
        assert refused.value.name == "table-frozen"
        assert all(say_refusal(one, live.table.game_name, refused.value.to_json()) for one in LANGUAGES)
    assert await stored_log(hall.store, name) == log
    return live


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_a_game_with_a_move_that_is_not_possible_now_is_frozen_as_it_was(sqlite_url: str, game: str) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall, game=game)
        await play_at_random(original, token, 25, random.Random(5))
        played = original.table.played
        if original.sync(original.actor(token, played[-1].seat))["undo"]:
            await send(original, token, command(original, "undo", played[-1].seat))
        name = await put(hall, original, with_a_bad_move)
        moves = [one.move for one in original.table.played]
        moves[3] = "fly-to-the-moon"
        live = await assert_frozen(hall, name, token, moves)
        assert live.table.frozen == 4
        # The same again after a restart, and people can still talk, and play the next game.
        await send(live, token, command(live, "chat", 0, text="What a pity."))
        async with open_hall(sqlite_url) as fresh:
            live = await assert_frozen(fresh, name, token, moves)
            again = await fresh.rematch(live, live.actor(token))
            assert (await fresh.table(again["table"])).table.stage == "waiting"

    in_a_hall(sqlite_url, test)


def test_a_finished_game_that_would_end_otherwise_keeps_its_end_and_is_frozen(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall)
        await play_at_random(original, token, 10_000, random.Random(6))
        assert original.table.outcome is not None
        stored = await hall.store.load(original.id)
        assert stored is not None
        moves = [one.move for one in original.table.played]

        # By the other rules it had other points, or was over a move earlier.
        points = {**stored.row.summary, "outcome": {"how": "played", "scores": [99, 1], "winners": [0]}}
        other_points = await put(hall, original, older, summary=points)
        earlier = await put(hall, original, lambda log: (older(log), log.pop()))
        for name, outcome, count in (
            (other_points, points["outcome"], len(moves)),
            (earlier, original.table.outcome.to_json(), len(moves) - 1),
        ):
            live = await assert_frozen(hall, name, token, moves[:count])
            assert live.sync(live.actor(None))["table"]["outcome"] == outcome
            result = replay.read(live.export(live.actor(None))).result
            assert result is not None
            assert list(result.scores) == outcome["scores"]

    in_a_hall(sqlite_url, test)


def test_a_game_with_an_option_that_is_gone_is_frozen(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall, game="outlive")
        await play_at_random(original, token, 5, random.Random(7))
        moves = [one.move for one in original.table.played]

        def with_an_option(log: Log) -> None:
            older(log)
            log[0]["options"]["eternal_winter"] = True

        await assert_frozen(hall, await put(hall, original, with_an_option), token, moves)

    in_a_hall(sqlite_url, test)


@pytest.mark.parametrize("at_once", [True, False])
def test_a_game_with_an_option_that_makes_no_difference_any_more_goes_on_without_it(
    sqlite_url: str, at_once: bool
) -> None:
    """Whether heroes were placed at once or one player after another: their moves fit placing at once."""

    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall, game="outlive")
        await play_at_random(original, token, 40, random.Random(10))

        def with_the_former_option(log: Log) -> None:
            older(log, rules=1, options={"simultaneous_placing": at_once})

        live = await hall.table(await put(hall, original, with_the_former_option))
        assert live.table.position == original.table.position
        assert live.table.options == {}
        await play_at_random(live, token, 10, random.Random(11))

    in_a_hall(sqlite_url, test)


@pytest.mark.parametrize("is_over", [True, False], ids=["finished", "unfinished"])
def test_an_imported_game_of_other_rules_is_frozen_too(sqlite_url: str, is_over: bool) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall)
        await play_at_random(original, token, 10_000, random.Random(8))
        file = original.export(original.actor(None))
        file.pop("fairness")
        if not is_over:
            file["moves"], file["result"] = file["moves"][:20], None
        created = await hall.import_game(file)
        imported = await hall.table(created["table"])
        if not is_over:
            for seat, name in enumerate(("Anna", "Ben")):
                await imported.sit(imported.actor(created["token"]), schema.Sit(seat=seat, name=name), created["token"])
            await send(imported, created["token"], command(imported, "start"))

        def changed(log: Log) -> None:
            older(log)
            log[0]["imported"]["moves"][3] = "0 fly-to-the-moon"

        moves = [line.partition(" ")[2] for line in file["moves"]]
        moves[3] = "fly-to-the-moon"
        name = await put(hall, imported, changed)
        live = await hall.table(name)
        assert live.table.stage == "frozen"
        assert [one.move for one in live.table.played] == moves
        if is_over:
            assert [move for _, move in replay.read(live.export(live.actor(None))).moves] == moves
        else:
            with pytest.raises(Refusal, match="export-after-end"):
                live.export(live.actor(None))

    in_a_hall(sqlite_url, test)


def test_a_frozen_table_is_open_to_all_when_all_agree_to_end_it(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall)
        await play_at_random(original, token, 25, random.Random(9))
        name = await put(hall, original, with_a_bad_move)
        live = await hall.table(name)
        await send(live, token, command(live, "propose-end", 0))
        assert replay.read(live.export(live.actor(None))).is_sealed
        await send(live, token, command(live, "withdraw-end", 0))
        for seat in (0, 1):
            await send(live, token, command(live, "propose-end", seat))
        async with open_hall(sqlite_url) as fresh:
            for again in (live, await fresh.table(name)):
                saved = replay.read(again.export(again.actor(None)))
                assert not saved.is_sealed
                assert len(saved.moves) == len(original.table.played)
                with pytest.raises(Refusal, match="table-frozen"):
                    await send(again, token, command(again, "propose-end", 0))

    in_a_hall(sqlite_url, test)


def test_frozen_tables_are_listed_as_such_and_nothing_is_due_at_them(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        created = await hall.create(new_table(*seats, public=True))
        original = await hall.table(created["table"])
        async with asyncio.timeout(20):
            while len(original.table.played) < 5:
                if 0 in original.table.waiting_for:
                    await send(original, created["token"], move_for(original, 0))
                await asyncio.sleep(0)
        name = await put(hall, original, with_a_bad_move, due_at=1, stage="playing")
        assert name in await hall.store.due(2)
        await hall.table(name)
        assert name not in await hall.store.due(2)
        listed = (await hall.lobby("frozen", None, None, 10))["tables"]
        assert [one["table"] for one in listed] == [name]

    in_a_hall(sqlite_url, test)


def test_a_table_of_our_own_rules_that_does_not_fit_is_damage_and_is_not_hidden(sqlite_url: str) -> None:
    async def test(hall: Hall) -> None:
        original, token = await hot_seat(hall)
        await play_at_random(original, token, 10, random.Random(9))

        def damaged(log: Log) -> None:
            with_a_bad_move(log)
            older(log, rules=newdawn.load("eden").rules.RULES_VERSION)

        name = await put(hall, original, damaged)
        with pytest.raises(Refusal) as refused:
            await hall.table(name)
        assert refused.value.name == "unreadable-table"
        before = known(original.table)
        assert known((await hall.table(original.id)).table) == before

    in_a_hall(sqlite_url, test)
