"""The socket: watching, commanding, asking; coming back; and whoever does not behave harms only themselves."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import orjson
import pytest
from pydantic import TypeAdapter
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from newdawn.server import schema
from newdawn.server.observing import metrics
from newdawn.server.web import protocol
from newdawn.server.web import socket as web_socket
from tests.server.serving import (
    PATIENCE,
    Served,
    Talk,
    bearer,
    command,
    fresh_id,
    new_table,
    order,
    quick,
    served,
    watch,
)

SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(schema.ServerMessage)


def fits(talk: Talk) -> None:
    """Check that everything that was heard is a message of the protocol."""
    for message in talk.heard:
        SERVER_MESSAGE.validate_python(message)


@asynccontextmanager
async def table_at(url: str, *seats: str, **limits: Any) -> AsyncIterator[tuple[Served, dict[str, Any]]]:
    """Yield a server with a table."""
    async with served(quick(url, **limits)) as server, server.client() as client:
        yield server, await new_table(client, *(seats or ("Anna", "Ben")))


async def until(condition: Any) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


# Watching and playing -------------------------------------------------------------------------------------------------


def test_a_watcher_gets_the_state_then_every_change(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna, server.talk() as spectator:
            assert [one["type"] for one in anna.heard] == ["hello"]
            await anna.send(watch(created, seat=0, language="es"))
            await spectator.send({"type": "watch", "channel": 200, "table": created["table"]})
            state = await anna.expect("sync", channel=1)
            assert (state["seat"], state["seats"], state["host"]) == (0, [0, 1], True)
            await spectator.expect("sync", channel=200)
            await anna.send(order(state["version"], do="move", move=state["moves"][0]["move"]))
            done = await anna.expect("acknowledged", channel=1)
            mine = await anna.expect("update", channel=1)
            theirs = await spectator.expect("update", channel=200)
            assert done["version"] == mine["version"] == theirs["version"] == state["version"] + 1
            assert mine["entries"][0]["move"] == state["moves"][0]["move"]
            assert (theirs["seat"], theirs["moves"]) == (None, [])
            assert "move" not in theirs["entries"][0]
            fits(anna)
            fits(spectator)

    asyncio.run(play())


def test_a_command_is_acknowledged_before_its_own_socket_hears_of_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna:
            await anna.send(watch(created, seat=0))
            version = (await anna.expect("sync"))["version"]
            for _ in range(10):
                await anna.send(order(version, do="chat", text="Hello"))
                await anna.expect("update", version=version + 1)
                version += 1
            kinds = [one["type"] for one in anna.heard if one["type"] in ("acknowledged", "update")]
            assert kinds == ["acknowledged", "update"] * 10

    asyncio.run(play())


def test_who_looks_together_sees_what_a_spectator_sees_and_which_of_them_have_secrets(sqlite_url: str) -> None:
    public = ("view", "prospects", "to_act", "moves", "refused", "plans", "scores", "scored", "decision", "undo")

    async def play() -> None:
        async with (
            table_at(sqlite_url) as (server, created),
            server.talk() as sofa,
            server.talk() as guest,
            server.client() as client,
        ):
            await sofa.send(watch(created, seat=1, together=True))
            await guest.send({"type": "watch", "channel": 1, "table": created["table"]})
            ours, theirs = await sofa.expect("sync"), await guest.expect("sync")
            assert (ours["seat"], ours["seats"], ours["secret_seats"]) == (None, [0, 1], [0, 1])
            assert [ours[part] for part in public] == [theirs[part] for part in public]
            own = await client.get(f"/api/tables/{created['table']}?seat=0", headers=bearer(created["token"]))
            move = own.json()["moves"][0]["move"]
            await command(client, created["table"], created["token"], ours["version"], do="move", move=move, seat=0)
            ours, theirs = await sofa.expect("update"), await guest.expect("update")
            assert [ours[part] for part in public] == [theirs[part] for part in public]
            told, heard = ours["entries"][0], theirs["entries"][0]
            assert "move" not in told
            assert told == heard
            # Nobody is asked, since nobody alone is there.
            await sofa.send(
                {"type": "question", "channel": 1, "request": "?", "question": {"ask": "preview", "move": move}}
            )
            assert (await sofa.expect("refused"))["message"] == "refusal-seat-only"
            await sofa.send(watch(created, seat=1))
            assert (await sofa.expect("sync"))["seat"] == 1
            fits(sofa)

    asyncio.run(play())


def test_one_socket_plays_several_seats_on_channels(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as both:
            for seat in (0, 1):
                await both.send(watch(created, channel=seat, seat=seat))
                assert (await both.expect("sync", channel=seat))["seat"] == seat
            await both.send(order(2, channel=1, do="chat", text="from Ben"))
            await both.expect("acknowledged", channel=1)
            updates = [await both.expect("update") for _ in (0, 1)]
            assert sorted(one["channel"] for one in updates) == [0, 1]
            assert [one["entries"][0]["seat"] for one in updates] == [1, 1]
            await both.send({"type": "unwatch", "channel": 0})
            await both.send(order(3, channel=1, do="chat", text="again", seat=0))
            assert (await both.expect("update"))["channel"] == 1
            await both.send({"type": "ping"})
            await both.expect("pong")
            assert not any(one.get("channel") == 0 for one in both.heard[-3:])

    asyncio.run(play())


def test_commands_of_a_connection_are_done_in_their_order(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna:
            await anna.send(watch(created, seat=0))
            orders = [order(2, do="chat", text=f"line {number}") for number in range(20)]
            for one in orders:
                await anna.send(one)
            answers = [await anna.expect("acknowledged") for _ in orders]
            assert [one["id"] for one in answers] == [one["id"] for one in orders]
            assert [one["version"] for one in answers] == list(range(3, 23))

    asyncio.run(play())


def test_a_command_has_the_same_answer_over_both_transports(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.client() as client, server.talk() as anna:
            await anna.send(watch(created))
            one, wrong = fresh_id(), fresh_id()
            await anna.send(order(2, do="chat", text="once", seat=0, id=one))
            done = await anna.expect("acknowledged")
            again = await command(client, created["table"], created["token"], 2, do="chat", text="once", seat=0, id=one)
            assert again.json() == {"id": one, "version": done["version"]}
            first = await command(client, created["table"], created["token"], 3, do="undo", seat=0, id=wrong)
            await anna.send(order(3, do="undo", seat=0, id=wrong))
            refused = await anna.expect("refused", id=wrong)
            assert {name: refused[name] for name in ("message", "arguments")} == {
                name: first.json()[name] for name in ("message", "arguments")
            }

    asyncio.run(play())


def test_questions_are_answered_beside_commands(sqlite_url: str) -> None:
    class Thinking:
        """A bot that thinks until it may answer."""

        may_answer = asyncio.Event()

        async def advise(self, game: str, view: bytes, seat: int, code: str, **more: Any) -> Any:
            await self.may_answer.wait()
            raise AssertionError("nobody waits for this answer")

    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna:
            await anna.send(watch(created, seat=0, language="fr"))
            state = await anna.expect("sync")

            def question(request: str, **what: Any) -> dict[str, Any]:
                return {"type": "question", "channel": 1, "request": request, "question": what}

            move = state["moves"][0]["move"]
            for what in ({"ask": "why"}, {"ask": "why", "move": move}, {"ask": "preview", "move": move}):
                await anna.send(question("a", **what))
                await anna.expect("answer", request="a")
            await anna.send(question("b", ask="hint"))
            hint = await anna.expect("answer", request="b")
            assert hint["answer"]["candidates"][0]["text"]
            await anna.send(question("c", ask="preview", move="fly"))
            refused = await anna.expect("refused", request="c")
            assert refused["message"] == "refusal-no-such-move"

            server.house.hall.services.bots = Thinking()  # type: ignore[assignment]
            await anna.send(question("d", ask="hint"))
            await anna.send(order(2, do="chat", text="meanwhile"))
            await anna.expect("acknowledged")
            fits(anna)

    asyncio.run(play())


def test_a_hint_that_waits_says_so_to_the_one_who_asked(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna, server.talk() as ben:
            bots = server.house.hall.services.bots
            advise, asked = bots.advise, []

            async def advise_later(*arguments: Any, person: str, waits: Any, **more: Any) -> Any:
                asked.append(person)
                for before in (1, 0):
                    waits(before)
                return await advise(*arguments, **more)

            bots.advise = advise_later  # type: ignore[method-assign]
            for guest, seat in ((anna, 0), (ben, None)):
                await guest.send(watch(created, seat=seat))
                await guest.expect("sync")
            await anna.send({"type": "question", "channel": 1, "request": "q", "question": {"ask": "hint"}})
            for before in (1, 0):
                assert (await anna.expect("waiting", request="q"))["before"] == before
            assert (await anna.expect("answer", request="q"))["answer"]["waited"] >= 0
            assert asked == ["127.0.0.1"]
            await ben.send({"type": "ping"})
            await ben.expect("pong")
            assert not any(message["type"] == "waiting" for message in ben.heard)
            fits(anna)

    asyncio.run(play())


def test_who_comes_back_is_told_what_was_missed_or_gets_everything(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.client() as client:
            for number in range(5):
                await command(client, created["table"], created["token"], 2, do="chat", text=f"{number}", seat=0)
            async with server.talk() as anna:
                for since, missed in ((7, []), (4, [5, 6, 7]), (None, None), (99, None)):
                    await anna.send(watch(created, seat=0, since=since))
                    state = await anna.expect("sync")
                    assert state["version"] == 7
                    told = state["missed"]
                    assert (told if told is None else [one["version"] for one in told]) == missed

    asyncio.run(play())


def test_a_command_that_was_begun_is_done_though_its_socket_is_gone(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.client() as client:
            begun, may_go_on = asyncio.Event(), asyncio.Event()
            append = server.house.store.append

            async def slow(*arguments: Any, **more: Any) -> None:
                begun.set()
                await may_go_on.wait()
                await append(*arguments, **more)

            server.house.store.append = slow  # type: ignore[method-assign]
            async with server.talk() as anna:
                await anna.send(watch(created, seat=0))
                await anna.send(order(2, do="chat", text="do it"))
                async with asyncio.timeout(PATIENCE):
                    await begun.wait()
            may_go_on.set()
            live = await server.house.hall.table(created["table"])
            await until(lambda: live.table.version == 3)
            looked = await client.get(f"/api/tables/{created['table']}", headers=bearer(created["token"]))
            assert looked.json()["version"] == 3

    asyncio.run(play())


# Who may come in ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "comes_in"),
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        ("https://games.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("http://evil.example:{port}", False),
        ("null", False),
        ("file://", False),
        ("127.0.0.1:{port}", False),
    ],
)
def test_pages_of_other_sites_may_not_open_a_socket(sqlite_url: str, origin: str | None, comes_in: bool) -> None:
    from dataclasses import replace

    async def knock() -> None:
        settings = replace(quick(sqlite_url), origins=("https://games.example",))
        async with served(settings) as server:
            named = origin and origin.format(port=server.port)
            if comes_in:
                async with server.talk(origin=named):
                    return
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{server.port}/api/socket", origin=named)
            response = refused.value.response
            assert response.status_code == 403
            assert orjson.loads(response.body or b"")["message"] == "refusal-foreign-origin"
            assert response.headers["X-Content-Type-Options"] == "nosniff"

    asyncio.run(knock())


# Whoever does not behave ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "name"),
    [
        (b"\x00\x01", "binary-message"),
        ("x" * 17_000, "too-large"),
        ("é" * 9_000, "too-large"),
        ("", "not-json"),
        ("{", "not-json"),
        ('{"type": NaN}', "not-json"),
        ('{"type": "\\ud800"}', "not-json"),
        ("[" * 8_000, "not-json"),
        ('{"a":' * 50 + "1" + "}" * 50, "too-deep"),
        ("[]", "no-object"),
        ("{}", "not-one-of"),
        ('{"type": "attack"}', "not-one-of"),
        ('{"type": "ping", "more": 1}', "unknown-key"),
        ('{"type": "unwatch", "channel": 256}', "not-a-whole-number"),
        ('{"type": "unwatch", "channel": 1e30}', "not-a-whole-number"),
        ('{"type": "unwatch", "channel": 99999999999999999999999999}', "not-a-whole-number"),
        ('{"type": "unwatch", "channel": true}', "not-a-whole-number"),
        ('{"type": "watch", "channel": 1, "table": "short"}', "not-a-match"),
        ('{"type": "watch", "channel": 1, "table": "' + "x" * 22 + '"}', "no-such-table"),
        ('{"type": "unwatch", "channel": 1}', "nothing-watched"),
        (
            '{"type": "command", "channel": 1, "id": "' + "x" * 22 + '", "version": 1, "command": {"do": "fly"}}',
            "not-one-of",
        ),
    ],
)
def test_whatever_is_wrong_with_a_message_is_said(sqlite_url: str, frame: str | bytes, name: str) -> None:
    async def send() -> None:
        async with served(quick(sqlite_url)) as server, server.talk() as talk:
            await talk.connection.send(frame)
            refused = await talk.expect("refused")
            assert refused["message"] == f"refusal-{name}"
            assert len(orjson.dumps(refused)) < 1000
            await talk.send({"type": "ping"})
            await talk.expect("pong")
            fits(talk)

    asyncio.run(send())


def test_a_refusal_names_the_command_or_the_question_that_it_is_about(sqlite_url: str) -> None:
    async def send() -> None:
        async with served(quick(sqlite_url)) as server, server.talk() as talk:
            one = fresh_id()
            await talk.send({"type": "command", "channel": 3, "id": one, "version": -1, "command": {"do": "undo"}})
            assert (await talk.expect("refused", channel=3, id=one))["message"] == "refusal-not-a-whole-number"
            await talk.send({"type": "question", "channel": 3, "request": "r", "question": {}})
            assert (await talk.expect("refused", channel=3, request="r"))["message"] == "refusal-not-one-of"

    asyncio.run(send())


def test_who_sends_nothing_but_nonsense_is_sent_away(sqlite_url: str) -> None:
    async def send() -> None:
        async with served(quick(sqlite_url)) as server, server.talk() as talk:
            for _ in range(50):
                with contextlib.suppress(Exception):
                    await talk.connection.send("nonsense")
            assert await talk.closed() == 1008
            assert talk.heard[-1]["message"] == "refusal-too-many-mistakes"
            assert len(talk.heard) < 20
            await until(lambda: not server.house.connections)

    asyncio.run(send())


def test_a_message_far_over_the_limit_ends_the_connection(sqlite_url: str) -> None:
    async def send() -> None:
        async with served(quick(sqlite_url)) as server, server.talk() as talk:
            await talk.connection.send("x" * 200_000)
            assert await talk.closed() == 1009

    asyncio.run(send())


@asynccontextmanager
async def slow_and_quick(url: str, **limits: Any) -> AsyncIterator[tuple[Served, Talk, Talk]]:
    """Yield a server where two watch a table: one that does not read, and one that does."""
    limited = ("frame_burst", "socket_byte_burst", "message_burst", "request_burst", "note_burst", "chat_messages")
    plenty = dict.fromkeys(limited, 10**9)
    settings = quick(url, **plenty, **limits)
    async with served(settings, is_narrow=True) as server, server.client() as client:
        created = await new_table(client, "Anna", "Ben")
        async with server.talk(is_slow=True) as slow, server.talk() as other:
            await slow.send(watch(created, seat=0))
            await slow.expect("sync")
            await other.send(watch(created, seat=1))
            yield server, slow, other


async def chat_until(other: Talk, condition: Callable[[], bool]) -> int:
    """Say something again and again until something is so; return the version that the table has then."""
    version = 2
    while not condition():
        await other.send(order(version, do="chat", text="x" * 300))
        version = (await other.expect("acknowledged"))["version"]
    return version


def test_a_slow_reader_gets_the_whole_state_instead_of_what_piled_up(sqlite_url: str) -> None:
    async def play() -> None:
        before = metrics.resyncs._value.get()
        async with slow_and_quick(sqlite_url, mailbox=4) as (server, slow, other):
            boxes = [connection._mailbox for connection in server.house.connections]
            version = await chat_until(other, lambda: any(box.resyncs for box in boxes))
            state = await slow.expect("sync")
            assert state["version"] <= version
            assert len([one for one in slow.heard if one["type"] == "update"]) < version - 2
            await other.send(order(version, do="chat", text="the last one"))
            await slow.expect("update", version=version + 1)
            assert metrics.resyncs._value.get() > before

    asyncio.run(play())


def test_a_client_that_takes_nothing_is_left_and_told_why(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "_LAST_SECONDS", 60.0)

    async def play() -> None:
        async with slow_and_quick(sqlite_url, stuck_seconds=0.2) as (server, slow, other):
            await chat_until(other, lambda: len(server.house.connections) == 1)
            assert await slow.closed() == 1013
            assert (slow.heard[-1]["type"], slow.heard[-1]["reason"]) == ("bye", "stuck")
            await other.send({"type": "ping"})
            await other.expect("pong")

    asyncio.run(play())


# Restarts -------------------------------------------------------------------------------------------------------------


def test_a_server_that_stops_says_goodbye_and_what_was_done_is_there_afterwards(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna, server.talk() as idle:
            await anna.send(watch(created, seat=0))
            state = await anna.expect("sync")
            await anna.send(order(2, do="move", move=state["moves"][0]["move"]))
            done = await anna.expect("acknowledged")
            draining = asyncio.create_task(server.drain())
            for talk in (anna, idle):
                bye = await talk.expect("bye")
                assert bye["reason"] == "draining"
                assert bye["retry_seconds"] > 0
                assert await talk.closed() == 1012
            await draining
            fits(anna)
        async with served(quick(sqlite_url)) as server, server.talk() as anna:
            await anna.send(watch(created, seat=0, since=done["version"]))
            assert (await anna.expect("sync"))["missed"] == []

    asyncio.run(play())


def test_a_command_that_is_being_done_is_answered_before_the_goodbye(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna:
            begun, may_go_on = asyncio.Event(), asyncio.Event()
            append = server.house.store.append

            async def slow(*arguments: Any, **more: Any) -> None:
                begun.set()
                await may_go_on.wait()
                await append(*arguments, **more)

            server.house.store.append = slow  # type: ignore[method-assign]
            await anna.send(watch(created, seat=0))
            await anna.send(order(2, do="chat", text="in time"))
            async with asyncio.timeout(PATIENCE):
                await begun.wait()
            draining = asyncio.create_task(server.drain())
            await until(lambda: server.house.is_draining)
            may_go_on.set()
            assert await anna.closed() == 1012
            kinds = [one["type"] for one in anna.heard]
            assert kinds.index("acknowledged") < kinds.index("bye")
            await draining

    asyncio.run(play())


def test_while_it_stops_nobody_comes_in(sqlite_url: str) -> None:
    async def knock() -> None:
        async with table_at(sqlite_url) as (server, created), server.client() as client:
            await server.house.drain()
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{server.port}/api/socket")
            assert refused.value.response.status_code == 503
            assert refused.value.response.headers["Retry-After"]
            asked: httpx.Response = await command(client, created["table"], created["token"], 2, do="undo", seat=0)
            assert (asked.status_code, asked.json()["message"]) == (503, "refusal-draining")
            assert (await client.get("/healthz")).json()["status"] == "draining"

    asyncio.run(knock())


def test_a_failure_of_ours_closes_one_socket_and_is_logged(
    sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created), server.talk() as anna, server.talk() as ben:
            await anna.send(watch(created, seat=0))
            await anna.expect("sync")

            def broken(*_: object) -> None:
                raise RuntimeError("a mistake of ours")

            live = await server.house.hall.table(created["table"])
            with monkeypatch.context() as patch:
                patch.setattr(live, "why", broken)
                question = {"type": "question", "channel": 1, "request": "r", "question": {"ask": "why"}}
                await anna.send(question)
                assert (await anna.expect("refused", request="r"))["message"] == "refusal-unexpected"
            with monkeypatch.context() as patch:
                patch.setattr(web_socket, "said", broken)
                await anna.send({"type": "unwatch", "channel": 9})
                assert await anna.closed() == 1011
            await ben.send({"type": "ping"})
            await ben.expect("pong")

    asyncio.run(play())
    assert caplog.text.count("RuntimeError: a mistake of ours") == 2


def test_nothing_is_left_of_a_socket_when_it_is_gone(sqlite_url: str) -> None:
    async def play() -> None:
        async with table_at(sqlite_url) as (server, created):
            live = await server.house.hall.table(created["table"])
            before = len(asyncio.all_tasks())
            for _ in range(5):
                async with server.talk() as talk:
                    await talk.send(watch(created, seat=0))
                    await talk.expect("sync")
            await until(lambda: not server.house.connections)
            await until(lambda: len(asyncio.all_tasks()) <= before)
            assert not live._audience
            assert metrics.sockets._value.get() == 0

    asyncio.run(play())
