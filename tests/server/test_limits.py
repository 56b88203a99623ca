"""Limits: how much a connection, a seat and an address may ask for. Whoever meets one is told which, and how long."""

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from newdawn.server.errors import Refusal
from newdawn.server.observing import metrics
from newdawn.server.settings import Limits
from newdawn.server.web.limits import Buckets, Limiter
from tests.server.serving import PATIENCE, asking, command, new_table, order, quick, served, watch


class Clock:
    """A clock that runs when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def counted(limit: str) -> float:
    """Return how often a limit was met in this process."""
    found: float = metrics.limited.labels(limit)._value.get()
    return found


# Buckets --------------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(rate=2.0, burst=3, clock=clock)
    assert [buckets.take("anna") for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert [buckets.take("anna") for _ in range(2)] == [0, 0.5]
    clock.now += 3600
    assert [buckets.take("anna") for _ in range(4)] == [0, 0, 0, 0.5]


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(rate=1.0, burst=1, clock=Clock())
    assert [buckets.take(name) for name in ("anna", "ben", "anna")] == [0, 0, 1]


def test_only_so_many_are_remembered_and_the_longest_unheard_are_forgotten() -> None:
    buckets = Buckets(rate=1.0, burst=1, clock=Clock(), most=100)
    for number in range(99):
        buckets.take(number)
    buckets.take("anna")
    for number in range(1000, 1099):
        buckets.take(number)
        assert buckets.take("anna") > 0
    assert len(buckets) == 100


def test_a_limiter_names_the_limit_and_the_seconds_to_wait() -> None:
    clock = Clock()
    limiter = Limiter(Limits(tables_per_hour=2, requests_per_second=10, request_burst=1), clock)
    limiter.table("1.2.3.4")
    limiter.table("1.2.3.4")
    with pytest.raises(Refusal) as refused:
        limiter.table("1.2.3.4")
    assert refused.value.status == 429
    assert refused.value.arguments == {"most": 2, "seconds": 1800}
    limiter.table("5.6.7.8")
    limiter.request("1.2.3.4")
    with pytest.raises(Refusal) as refused:
        limiter.request("1.2.3.4")
    assert refused.value.arguments == {"rate": 10, "burst": 1, "seconds": 1}
    clock.now += 0.1
    limiter.request("1.2.3.4")


def test_what_makes_more_work_counts_for_more() -> None:
    limiter = Limiter(Limits(requests_per_second=10, request_burst=20), Clock())
    limiter.request("1.2.3.4", weight=15)
    with pytest.raises(Refusal) as refused:
        limiter.request("1.2.3.4", weight=15)
    assert refused.value.arguments["seconds"] == 1
    limiter.request("5.6.7.8", weight=1000)


def test_open_sockets_are_counted_by_address_and_all_together() -> None:
    limiter = Limiter(Limits(sockets_per_address=1, sockets=2), Clock())
    with limiter.socket("a"):
        with pytest.raises(Refusal, match="too-many-sockets"), limiter.socket("a"):
            pass
        with limiter.socket("b"), pytest.raises(Refusal, match="server-full"), limiter.socket("c"):
            pass
    with limiter.socket("a"), limiter.socket("c"):
        pass


# Over HTTP ------------------------------------------------------------------------------------------------------------


def test_an_address_that_asks_too_much_is_told_to_wait(sqlite_url: str) -> None:
    clock = Clock()

    async def ask() -> None:
        async with asking(quick(sqlite_url, request_burst=3, requests_per_second=2), clock=clock) as client:
            for _ in range(3):
                assert (await client.get("/api/games")).status_code == 200
            before = counted("requests")
            for path in ("/api/games", "/api/tables", "/", "/nowhere"):
                response = await client.get(path)
                assert (response.status_code, response.headers["retry-after"]) == (429, "1")
                assert response.json()["arguments"] == {"rate": 2, "burst": 3, "seconds": 1}
            assert counted("requests") == before + 4
            for path in ("/healthz", "/metrics"):
                assert (await client.get(path)).status_code == 200
            clock.now += 0.5
            assert (await client.get("/api/games")).status_code == 200

    asyncio.run(ask())


def test_an_address_creates_so_many_tables_in_an_hour(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url, tables_per_hour=2), clock=Clock()) as client:
            for _ in range(2):
                created = await new_table(client, "Anna", "open")
            body = {"game": "eden", "seats": [{"kind": "open"}, {"kind": "open"}]}
            for path in ("/api/tables", "/api/import"):
                response = await client.post(path, json=body)
                assert (response.status_code, response.json()["message"]) == (429, "refusal-too-many-tables")
                assert response.headers["retry-after"] == "1800"
            assert (await client.get(f"/api/tables/{created['table']}")).status_code == 200

    asyncio.run(ask())


def test_a_seat_commands_so_much_over_whatever_it_comes(sqlite_url: str) -> None:
    clock = Clock()

    async def play() -> None:
        settings = quick(sqlite_url, message_burst=3, messages_per_second=1)
        async with (
            served(settings, clock=clock) as server,
            server.client() as client,
            server.talk() as one,
            server.talk() as two,
        ):
            created = await new_table(client, "Anna", "Ben")
            for talk in (one, two):
                await talk.send(watch(created, seat=0))
                await talk.expect("sync")
                await talk.send(order(2, do="chat", text="hello"))
                await talk.expect("acknowledged")

            async def say(seat: int) -> Any:
                return await command(
                    client, created["table"], created["token"], 2, do="chat", text="and hello", seat=seat
                )

            assert (await say(0)).status_code == 200
            refused = await say(0)
            assert (refused.status_code, refused.json()["message"]) == (429, "refusal-too-many-commands")
            assert (await say(1)).status_code == 200
            await two.send(order(2, do="chat", text="once more"))
            assert (await two.expect("refused"))["message"] == "refusal-too-many-commands"
            clock.now += 1
            assert (await say(0)).status_code == 200

    asyncio.run(play())


# Sockets --------------------------------------------------------------------------------------------------------------


def test_a_connection_sends_so_many_messages_then_is_refused_then_sent_away(sqlite_url: str) -> None:
    async def flood() -> None:
        settings = quick(sqlite_url, message_burst=5, messages_per_second=1)
        async with served(settings, clock=Clock()) as server, server.talk() as talk:
            for _ in range(40):
                await talk.send({"type": "ping"})
            assert await talk.closed() == 1008
            kinds = [one["type"] for one in talk.heard[1:]]
            assert kinds[:5] == ["pong"] * 5
            assert set(kinds[5:]) == {"refused"}
            assert talk.heard[6]["message"] == "refusal-too-many-messages"
            assert talk.heard[6]["arguments"] == {"rate": 1, "burst": 5, "seconds": 1}
            async with server.talk() as another:
                await another.send({"type": "ping"})
                await another.expect("pong")

    asyncio.run(flood())


def test_a_socket_watches_so_many_tables(sqlite_url: str) -> None:
    async def play() -> None:
        async with (
            served(quick(sqlite_url, watches_per_socket=2)) as server,
            server.client() as client,
            server.talk() as talk,
        ):
            created = await new_table(client, "Anna", "Ben")
            for channel in (1, 2, 1, 2):
                await talk.send(watch(created, channel=channel))
                await talk.expect("sync", channel=channel)
            await talk.send(watch(created, channel=3))
            refused = await talk.expect("refused", channel=3)
            assert (refused["message"], refused["arguments"]) == ("refusal-too-many-watches", {"most": 2})
            await talk.send({"type": "unwatch", "channel": 1})
            await talk.send(watch(created, channel=3))
            await talk.expect("sync", channel=3)

    asyncio.run(play())


def test_a_socket_asks_so_much_at_the_same_time(sqlite_url: str) -> None:
    class Thinking:
        """Bots that think until the test is over."""

        async def advise(self, *_: Any, **__: Any) -> None:
            await asyncio.Event().wait()

    async def play() -> None:
        async with served(quick(sqlite_url)) as server, server.client() as client, server.talk() as talk:
            server.house.hall.services.bots = Thinking()  # type: ignore[assignment]
            for channel in range(5):
                await talk.send(watch(await new_table(client, "Anna", "Ben"), channel=channel, seat=0))
                await talk.expect("sync")
            for channel in range(5):
                question = {
                    "type": "question",
                    "channel": channel,
                    "request": f"{channel}",
                    "question": {"ask": "hint"},
                }
                await talk.send(question)
            refused = await talk.expect("refused", request="4")
            assert (refused["message"], refused["arguments"]) == ("refusal-too-many-questions", {"most": 4})

    asyncio.run(play())


def test_an_address_opens_so_many_sockets(sqlite_url: str) -> None:
    async def knock() -> None:
        async with served(quick(sqlite_url, sockets_per_address=2)) as server:
            async with server.talk(), server.talk():
                with pytest.raises(InvalidStatus) as refused:
                    await connect(f"ws://127.0.0.1:{server.port}/api/socket")
                assert refused.value.response.status_code == 429
                assert b"refusal-too-many-sockets" in (refused.value.response.body or b"")
            async with asyncio.timeout(PATIENCE):
                while server.house.connections:
                    await asyncio.sleep(0.005)
            async with server.talk():
                pass

    asyncio.run(knock())
