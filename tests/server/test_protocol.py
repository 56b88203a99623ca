"""The protocol: a command is done once, for the position that it was meant for, and nobody misses anything."""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import Awaitable, Callable
from socket import SO_LINGER, SOL_SOCKET
from typing import Any

import orjson
import pytest

import newdawn
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable
from newdawn.server.live.log_book import _KEPT_ENTRIES
from newdawn.server.live.tokens import fresh_id
from newdawn.server.running.connections import configured
from tests.server.halls import command, new_table, open_hall
from tests.server.logs import (
    Watcher,
    again,
    assert_memory_is_the_log,
    hot_seat,
    known,
    move_for,
    play_at_random,
    send,
    stored_log,
)
from tests.server.serving import Served, quick, served

OPEN = {"kind": "open"}


@pytest.fixture
def in_hall(sqlite_url: str) -> Callable[[Callable[[Hall], Awaitable[None]]], None]:
    """Run a test in a hall."""

    def run(test: Callable[[Hall], Awaitable[None]]) -> None:
        async def inside() -> None:
            async with open_hall(sqlite_url) as hall:
                await test(hall)

        asyncio.run(asyncio.wait_for(inside(), 60))

    return run


async def refusal_of(attempt: Awaitable[Any]) -> Refusal:
    """Return how something is refused."""
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value


async def friends(hall: Hall, game: str = "eden", **changes: Any) -> tuple[LiveTable, list[str]]:
    """Return a table of two people, each with a token of their own, whose game has begun."""
    created = await hall.create(new_table({"kind": "person", "name": "Anna"}, OPEN, game=game, **changes))
    live = await hall.table(created["table"])
    sat = await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben"))
    await live.handle(live.actor(created["token"]), command(live, "start"))
    return live, [created["token"], sat["token"]]


async def act(live: LiveTable, tokens: list[str], wanted: schema.Command) -> dict[str, Any]:
    """Send a command with the token of the seat that it names."""
    assert wanted.seat is not None
    return await live.handle(live.actor(tokens[wanted.seat]), wanted)


# The same command again -----------------------------------------------------------------------------------------------


def test_a_command_that_is_sent_again_is_done_once_and_answered_the_same(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted = move_for(live)
        first = await send(live, token, wanted)
        await play_at_random(live, token, 3, random.Random(1))
        before = known(live.table)
        for _ in range(3):
            assert await send(live, token, wanted) == first
        assert known(live.table) == before

    in_hall(test)


def test_the_same_command_sent_many_times_at_once_is_done_once(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted, version = move_for(live), live.table.version
        answers = await asyncio.gather(*(send(live, token, wanted) for _ in range(20)))
        assert answers == [{"id": wanted.id, "version": version + 1}] * 20
        assert live.table.version == version + 1

    in_hall(test)


def test_another_command_with_an_id_that_was_used_is_refused(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted = command(live, "chat", 0, text="Hello")
        done = await send(live, token, wanted)
        for other in (
            again(wanted, command={"do": "chat", "text": "Good evening"}),
            again(wanted, version=wanted.version - 1),
            again(wanted, command={"do": "resign"}),
        ):
            refusal = await refusal_of(send(live, token, other))
            assert (refusal.name, refusal.status) == ("id-reused", 422)
        assert await send(live, token, wanted) == done

    in_hall(test)


def test_the_id_of_one_person_says_nothing_about_a_command_of_another(in_hall):
    async def test(hall: Hall) -> None:
        live, tokens = await friends(hall)
        mine = command(live, "chat", 0, text="Hello")
        await act(live, tokens, mine)
        theirs = again(mine, seat=1, version=live.table.version)
        assert (await act(live, tokens, theirs))["version"] == live.table.version
        assert [entry.get("actor") for entry in (await stored_log(hall.store, live.id))[-2:]] == ["p0", "p1"]

    in_hall(test)


def refused_commands(live: LiveTable) -> dict[str, schema.Command]:
    """Return commands that are refused, for various reasons, by the names of the refusals."""
    first = live.table.waiting_for[0]
    legal = move_for(live)
    return {
        "no-such-move": command(live, "move", first, move="fly"),
        "future-version": again(legal, id=fresh_id(), version=live.table.version + 7),
        "undo-nothing": command(live, "undo", first),
        "not-away": command(live, "come-back", first),
        "already-started": command(live, "stand", first),
        "which-seat": again(legal, id=fresh_id(), seat=None),
    }


def test_a_refused_command_stays_refused_with_the_same_answer(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        before = known(live.table)
        refused = []
        for name, wanted in refused_commands(live).items():
            refusal = await refusal_of(send(live, token, wanted))
            assert refusal.name == name
            refused.append((wanted, refusal))
        assert known(live.table) == before
        # Also later, when it might be possible; and its id is used up.
        await play_at_random(live, token, 4, random.Random(2))
        for wanted, first in refused:
            second = await refusal_of(send(live, token, wanted))
            assert (second.to_json(), second.status) == (first.to_json(), first.status)
            other = await refusal_of(send(live, token, again(move_for(live), id=wanted.id)))
            assert (other.name, other.status) == ("id-reused", 422)
        await assert_memory_is_the_log(live, hall.store)

    in_hall(test)


def test_answers_are_the_same_after_a_restart(database_url: str):
    async def check() -> None:
        async with open_hall(database_url) as hall:
            live, token = await hot_seat(hall)
            refusals = refused_commands(live)
            refused = {name: (await refusal_of(send(live, token, one))).to_json() for name, one in refusals.items()}
            done = {one.id: (one, await send(live, token, one)) for one in [move_for(live)]}
            for _ in range(5):
                wanted = move_for(live)
                done[wanted.id] = (wanted, await send(live, token, wanted))
        async with open_hall(database_url) as hall:
            fresh = await hall.table(live.id)
            before = known(fresh.table)
            for wanted, answer in done.values():
                assert await send(fresh, token, wanted) == answer
                reused = await refusal_of(send(fresh, token, again(wanted, command={"do": "undo"})))
                assert reused.name == "id-reused"
            for name, wanted in refusals.items():
                assert (await refusal_of(send(fresh, token, wanted))).to_json() == refused[name]
            assert known(fresh.table) == before

    asyncio.run(asyncio.wait_for(check(), 60))


def test_creating_and_sitting_down_have_the_same_answers_after_a_restart(sqlite_url: str):
    async def check() -> None:
        request = new_table({"kind": "person", "name": "Anna"}, OPEN, id=fresh_id())
        sit = schema.Sit(seat=1, name="Ben", id=fresh_id())
        late = schema.Sit(seat=1, name="Cleo", id=fresh_id())
        answers: list[Any] = []
        for _ in range(2):
            async with open_hall(sqlite_url) as hall:
                created = await hall.create(request)
                live = await hall.table(created["table"])
                seated = await live.sit(live.actor(None), sit)
                refused = await refusal_of(live.sit(live.actor(None), late))
                answers.append((created["table"], created["token"], created["seats"], seated, refused.to_json()))
        assert answers[0] == answers[1]
        assert answers[0][4]["message"] == "refusal-seat-taken"

    asyncio.run(asyncio.wait_for(check(), 60))


def test_what_is_refused_for_now_only_is_not_refused_for_ever(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted = move_for(live)
        hall.services.tasks.is_draining = True
        assert (await refusal_of(send(live, token, wanted))).name == "draining"
        hall.services.tasks.is_draining = False
        assert (await send(live, token, wanted))["version"] == live.table.version

    in_hall(test)


# Versions, seats, stages ----------------------------------------------------------------------------------------------


def test_a_move_for_a_position_that_is_gone_is_refused_and_for_one_that_never_was(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        await play_at_random(live, token, 12, random.Random(3))
        seen = live.table.version
        mover = live.table.waiting_for[0]
        await send(live, token, move_for(live, mover))
        while live.table.waiting_for[0] != mover:
            await play_at_random(live, token, 1, random.Random(4))
        wanted = again(move_for(live, mover), version=seen)
        stale = await refusal_of(send(live, token, wanted))
        assert (stale.name, stale.status) == ("stale-version", 409)
        assert stale.arguments == {"seen": seen, "version": live.table.version}
        future = await refusal_of(send(live, token, again(wanted, id=fresh_id(), version=live.table.version + 1)))
        assert (future.name, future.status) == ("future-version", 422)
        # With what the seat sees now it is done.
        await send(live, token, again(wanted, id=fresh_id(), version=live.table.version))

    in_hall(test)


def test_a_version_of_another_table_is_no_version_of_this_one(in_hall):
    async def test(hall: Hall) -> None:
        (short, short_token), (long, long_token) = await hot_seat(hall), await hot_seat(hall)
        await play_at_random(long, long_token, 20, random.Random(5))
        foreign = again(move_for(short), version=long.table.version)
        assert (await refusal_of(send(short, short_token, foreign))).name == "future-version"
        other_way = again(move_for(long), id=fresh_id(), version=short.table.version)
        assert (await refusal_of(send(long, long_token, other_way))).name == "stale-version"

    in_hall(test)


def test_talking_needs_no_newest_version(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        wanted = command(live, "chat", 0, text="Wait!")
        await play_at_random(live, token, 5, random.Random(6))
        assert (await send(live, token, wanted))["version"] == live.table.version

    in_hall(test)


def test_nobody_moves_for_another_seat(in_hall):
    async def test(hall: Hall) -> None:
        live, tokens = await friends(hall)
        while 1 not in live.table.waiting_for:
            await act(live, tokens, move_for(live))
        before = known(live.table)
        theirs = move_for(live, 1)
        with pytest.raises(Refusal) as refused:
            live.actor(tokens[0], 1)
        assert (refused.value.name, refused.value.status) == ("not-your-seat", 403)
        for actor in (live.actor(tokens[0]), live.actor(tokens[0], 0)):
            refusal = await refusal_of(live.handle(actor, again(theirs, id=fresh_id())))
            assert refusal.name == "not-your-seat"
        with pytest.raises(Refusal) as refused:
            live.actor("x" * 22)
        assert refused.value.name == "unknown-token"
        assert known(live.table) == before

    in_hall(test)


def test_out_of_turn_the_rules_say_so(in_hall):
    async def test(hall: Hall) -> None:
        live, tokens = await friends(hall)
        while len(live.table.waiting_for) > 1:
            await act(live, tokens, move_for(live))
        (turn,) = live.table.waiting_for
        wanted = again(move_for(live, turn), id=fresh_id(), seat=1 - turn)
        refusal = await refusal_of(act(live, tokens, wanted))
        assert refusal.name == "illegal-move"
        assert refusal.arguments["reason"]["id"].startswith("reason-")

    in_hall(test)


def test_a_spectator_commands_nothing(in_hall):
    async def test(hall: Hall) -> None:
        live, _ = await friends(hall)
        before = known(live.table)
        for wanted in (
            move_for(live),
            again(move_for(live), seat=None),
            command(live, "chat", text="Hello"),
            command(live, "start"),
            command(live, "replace", target=0),
        ):
            refusal = await refusal_of(live.handle(live.actor(None), wanted))
            assert (refusal.name, refusal.status) == ("token-needed", 401)
        assert known(live.table) == before

    in_hall(test)


def test_before_the_start_and_after_the_end_nothing_is_played(in_hall):
    async def test(hall: Hall) -> None:
        created = await hall.create(new_table({"kind": "person", "name": "Anna"}, OPEN))
        live = await hall.table(created["table"])
        for do, details in (("move", {"move": "feed"}), ("undo", {}), ("resign", {}), ("propose-end", {})):
            wanted = command(live, do, 0, **details)
            assert (await refusal_of(send(live, created["token"], wanted))).name == "not-started"
        over, tokens = await friends(hall)
        last = move_for(over)
        await act(over, tokens, command(over, "resign", 0))
        assert over.table.stage == "finished"
        before = known(over.table)
        for wanted in (
            again(last, version=over.table.version),
            command(over, "undo", 1),
            command(over, "restart-turn", 1),
            command(over, "resign", 1),
            command(over, "hand-over", 1),
            command(over, "come-back", 0),
            command(over, "propose-end", 1),
            command(over, "replace", 1, target=0),
        ):
            assert (await refusal_of(act(over, tokens, wanted))).name == "game-over"
        # A move that was on its way when the game ended: what it was meant for is gone, or the game is over.
        assert (await refusal_of(act(over, tokens, again(last, id=fresh_id())))).name in ("stale-version", "game-over")
        assert known(over.table) == before

    in_hall(test)


# Two at once ----------------------------------------------------------------------------------------------------------


def test_two_tabs_on_one_seat_make_one_move(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        # Moves until one seat alone has to decide: then only one of two moves can be meant for what is there.
        while len(live.table.waiting_for) > 1:
            await play_at_random(live, token, 1, random.Random(7))
        (seat,) = live.table.waiting_for
        tabs = [Watcher(), Watcher()]
        for tab in tabs:
            live.watch(live.actor(token, seat), tab)
        await asyncio.sleep(0)
        version = live.table.version
        moves = [move_for(live, seat, random.Random(number)) for number in range(2)]
        answers = await asyncio.gather(*(send(live, token, move) for move in moves), return_exceptions=True)
        assert answers[0] == {"id": moves[0].id, "version": version + 1}
        assert isinstance(answers[1], Refusal)
        assert answers[1].name in ("stale-version", "illegal-move")
        await asyncio.sleep(0)
        assert tabs[0].updates[-1] == tabs[1].updates[-1]
        assert tabs[1].updates[-1]["version"] == version + 1

    in_hall(test)


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_who_decides_at_the_same_time_as_others_need_not_see_their_decisions(in_hall, game: str):
    async def test(hall: Hall) -> None:
        names = ("Anna", "Ben", "Cleo", "Dora")
        live, token = await hot_seat(hall, game=game, names=names)
        chance = random.Random(8)
        together = 0
        while together < 8 and live.table.stage == "playing":
            waiting = live.table.waiting_for
            if len(waiting) < 2:
                await play_at_random(live, token, 1, chance)
                continue
            together += 1
            # All decide on the version that they see now; all but the first come with an old one.
            wanted = [move_for(live, seat, chance) for seat in waiting]
            chance.shuffle(wanted)
            for one in wanted:
                was_same = live._book.is_same_question(one.seat or 0, one.version)
                outcome = (await asyncio.gather(send(live, token, one), return_exceptions=True))[0]
                # Refused only if the question has really changed: another one is asked now, or nothing more.
                assert not isinstance(outcome, Refusal) or (outcome.name == "stale-version" and not was_same)
        assert together == 8
        await assert_memory_is_the_log(live, hall.store)

    in_hall(test)


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_where_all_are_asked_at_once_all_may_answer_at_once(in_hall, game: str):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall, game=game, names=("Anna", "Ben", "Cleo", "Dora"))
        while len(live.table.waiting_for) < 4:
            await play_at_random(live, token, 1, random.Random(10))
        version = live.table.version
        wanted = [move_for(live, seat) for seat in range(4)]
        answers = await asyncio.gather(*(send(live, token, one) for one in reversed(wanted)))
        assert [answer["version"] for answer in answers] == [version + 1, version + 2, version + 3, version + 4]

    in_hall(test)


def test_who_decides_at_the_same_time_need_not_see_that_another_took_a_choice_back(in_hall):
    async def test(hall: Hall) -> None:
        live, tokens = await friends(hall, game="outlive")
        mine = move_for(live, 0)
        await act(live, tokens, move_for(live, 1))
        await act(live, tokens, command(live, "undo", 1))
        await act(live, tokens, mine)
        assert [played.seat for played in live.table.played] == [0]

    in_hall(test)


def test_an_old_version_is_no_excuse_once_somebody_took_back_what_was_to_be_answered(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall, game="outlive")
        chance = random.Random(3)
        while True:
            seats = live.table.waiting_for
            (await play_at_random(live, token, 1, chance))
            mover, asked = live.table.played[-1].seat, live.table.waiting_for
            if len(seats) == 1 and len(asked) == 1 and mover not in asked:
                answer = move_for(live, asked[0])
                if live.sync(live.actor(token, mover))["undo"]:
                    break
        move = live.table.played[-1].move
        await send(live, token, command(live, "undo", mover))
        await send(live, token, command(live, "move", mover, move=move))
        # The question is the same again; but what leads to it was open for a moment.
        assert (await refusal_of(send(live, token, answer))).name == "stale-version"

    in_hall(test)


# Coming back ----------------------------------------------------------------------------------------------------------


def happenings(entries: list[dict[str, Any]]) -> dict[int, Any]:
    return {one["version"]: one for one in entries}


def listening(live: LiveTable, token: str) -> dict[int | None, Watcher]:
    """Let every seat and a spectator watch a table."""
    watchers: dict[int | None, Watcher] = {seat: Watcher() for seat in (None, *range(live.table.players))}
    for seat, watcher in watchers.items():
        live.watch(live.actor(token if seat is not None else None, seat), watcher, "es")
    return watchers


def heard(watcher: Watcher) -> dict[int, Any]:
    """Return the entries that a watcher was told, by their versions."""
    return happenings([entry for update in watcher.updates for entry in update["entries"]])


def came_back(live: LiveTable, token: str, seat: int | None, since: int) -> dict[str, Any]:
    """Return what somebody gets who has a version and comes back."""
    actor = live.actor(token if seat is not None else None, seat)
    found: dict[str, Any] = orjson.loads(orjson.dumps(live.sync(actor, since, "es")))
    return found


async def play_with_undo(live: LiveTable, token: str, entries: int, chance: random.Random) -> None:
    """Play so many entries at random, some of them taken back."""
    last = live.table.version + entries
    while live.table.version < last and live.table.stage == "playing":
        await play_at_random(live, token, 1, chance)
        # Each entry is told alone, as it is when people play.
        await asyncio.sleep(0)
        seat = live.table.played[-1].seat
        if chance.random() < 0.2 and live.sync(live.actor(token, seat))["undo"]:
            await send(live, token, command(live, "undo", seat))
            await asyncio.sleep(0)


@pytest.mark.parametrize("game", newdawn.GAMES)
@pytest.mark.parametrize("is_restarted", [False, True], ids=["here", "after a restart"])
def test_what_was_missed_is_told_as_it_was_told_live(sqlite_url: str, game: str, is_restarted: bool):
    async def check() -> None:
        async with open_hall(sqlite_url) as hall:
            live, token = await hot_seat(hall, game=game, names=("Anna", "Ben", "Cleo"))
            watchers = listening(live, token)
            await play_with_undo(live, token, 120, random.Random(9))
            await asyncio.sleep(0)
            told = {seat: heard(watcher) for seat, watcher in watchers.items()}
            newest = live.table.version
            if not is_restarted:
                compare(live, token, told, newest)
        if is_restarted:
            async with open_hall(sqlite_url) as hall:
                compare(await hall.table(live.id), token, told, newest)

    def compare(live: LiveTable, token: str, told: dict[int | None, dict[int, Any]], newest: int) -> None:
        for seat, entries in told.items():
            for since in (newest, newest - 1, newest - 2, newest - 7, newest - 40, newest - 80):
                state = came_back(live, token, seat, since)
                assert state["version"] == newest
                assert state["missed"] is not None
                assert happenings(state["missed"]) == {
                    number: entries[number] for number in range(since + 1, newest + 1)
                }

    asyncio.run(asyncio.wait_for(check(), 90))


def test_who_has_missed_too_much_or_names_a_version_that_never_was_gets_the_whole_state_alone(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        for number in range(_KEPT_ENTRIES + 5):
            await send(live, token, command(live, "chat", 0, text=f"line {number}"))
        newest = live.table.version
        assert len(came_back(live, token, 0, newest - _KEPT_ENTRIES)["missed"]) == _KEPT_ENTRIES
        for since in (newest - _KEPT_ENTRIES - 1, 1, 0, newest + 1, newest + 1000):
            state = came_back(live, token, 0, since)
            assert state["missed"] is None
            assert state["version"] == newest
            assert state["view"] is not None
        assert came_back(live, token, 0, newest)["missed"] == []

    in_hall(test)


def test_who_begins_to_watch_before_an_update_is_sent_does_not_get_it_twice(in_hall):
    async def test(hall: Hall) -> None:
        live, token = await hot_seat(hall)
        early, late = Watcher(), Watcher()
        live.watch(live.actor(None), early)
        await send(live, token, move_for(live))
        state = live.sync(live.actor(None))
        live.watch(live.actor(None), late)
        await asyncio.sleep(0)
        await send(live, token, move_for(live))
        await asyncio.sleep(0)
        assert state["version"] == 3
        assert list(heard(early)) == [3, 4]
        assert list(heard(late)) == [4]

    in_hall(test)


# Clients that vanish --------------------------------------------------------------------------------------------------


def frame(message: dict[str, Any]) -> bytes:
    """Return a message as a client sends it, masked with nothing."""
    payload = orjson.dumps(message)
    return b"\x81\xfe" + len(payload).to_bytes(2, "big") + b"\0\0\0\0" + payload


async def shake_hands(server: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a websocket by hand: nobody answers pings there, or reads."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    assert b" 101 " in await reader.readline()
    return reader, writer


def watching(live: LiveTable, token: str) -> dict[str, Any]:
    return {"type": "watch", "channel": 1, "table": live.id, "token": token}


@pytest.mark.parametrize("how", ["silent", "half a message", "reset"])
def test_a_client_that_vanishes_is_noticed_and_the_others_play_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    def impatient(*arguments: Any) -> Any:
        config = configured(*arguments)
        config.ws_ping_interval = config.ws_ping_timeout = 1.0
        return config

    monkeypatch.setattr("tests.server.serving.configured", impatient)

    async def check() -> None:
        async with served(quick(sqlite_url)) as server, server.talk() as anna:
            live, tokens = await friends(server.house.hall)
            await anna.send(watching(live, tokens[0]))
            reader, writer = await shake_hands(server)
            writer.write(frame(watching(live, tokens[1])))
            assert (await anna.expect("presence", present=[0, 1]))["watchers"] == 0
            if how == "half a message":
                writer.write(frame({"type": "ping"})[:5])
            elif how == "reset":
                writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
                writer.close()
            order = {"type": "command", "channel": 1, "id": fresh_id(), "version": live.table.version}
            await anna.send({**order, "command": {"do": "chat", "text": "Ben?"}})
            assert (await anna.expect("acknowledged"))["version"] == live.table.version
            await anna.expect("presence", present=[0])
            assert len(server.house.connections) == 1
            writer.close()
            reader.feed_eof()

    asyncio.run(asyncio.wait_for(check(), 60))
