"""Limits: how much a connection, a seat and an address may ask for. Whoever meets one is told which, and how long."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from newdawn.server.errors import Refusal
from newdawn.server.observing import crew, metrics
from newdawn.server.settings import Limits
from newdawn.server.web.limits import Buckets, Limiter
from newdawn.server.web.shared_limits import SharedBuckets, share
from tests.nursery import ROOT
from tests.server.serving import (
    PATIENCE,
    InstantBots,
    asking,
    bearer,
    command,
    new_table,
    order,
    quick,
    served,
    watch,
)


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


# Counted by several processes -----------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that several processes share."""
    monkeypatch.setenv("NEWDAWN_CREW", str(tmp_path))
    return tmp_path


def limiter_of(process: int, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> Limiter:
    """Return a limiter as a process with this number has it."""
    with monkeypatch.context() as inside:
        inside.setattr("os.getpid", lambda: process)
        return share(Limiter(limits, Clock()))


def test_a_process_that_is_alone_shares_nothing() -> None:
    limiter = Limiter(Limits())
    before = dict(vars(limiter))
    assert vars(share(limiter)) == before


def test_every_limit_of_an_address_or_a_seat_is_counted_together(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Limiter(Limits())
    one, other = (limiter_of(number, Limits(), monkeypatch) for number in (1, 2))
    shared = [name for name, own in vars(alone).items() if isinstance(own, Buckets)]
    assert len(shared) >= 3
    for name in shared:
        here, there = getattr(one, name), getattr(other, name)
        assert (here.rate, here.burst) == (getattr(alone, name).rate, getattr(alone, name).burst)
        taken = [(here, there)[number % 2].take("anna") for number in range(int(here.burst) + 2)]
        assert [bool(wait) for wait in taken] == [False] * int(here.burst) + [True, True]
        assert there.take("ben") == 0


def test_shared_buckets_fill_again_and_forget_the_longest_unheard(folder: Path) -> None:
    clock = Clock()
    buckets = SharedBuckets(folder, "some", Buckets(rate=2.0, burst=3, clock=clock))
    assert [buckets.take("anna") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("ben", count=1000) == 0
    clock.now += 0.5
    assert [buckets.take("anna") for _ in range(2)] == [0, 0.5]
    clock.now += 3600
    for number in range(40_000):
        buckets.take(number)
    assert len(buckets) <= 32_768
    assert [buckets.take(39_999) for _ in range(3)] == [0, 0, 0.5]


_TAKING = """
import sys, time
from pathlib import Path
from newdawn.server.web.limits import Buckets
from newdawn.server.web.shared_limits import SharedBuckets
buckets = SharedBuckets(Path(sys.argv[1]), "some", Buckets(1e-9, 1000, time.monotonic))
print("ready", flush=True)
sys.stdin.readline()
print(sum(not buckets.take("anna") for _ in range(2000)), flush=True)
"""


def test_two_processes_that_take_at_the_same_moment_take_hardly_more_than_there_is(folder: Path) -> None:
    command = [sys.executable, "-c", _TAKING, str(folder)]
    processes = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) for _ in range(2)
    ]
    taken = 0
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        taken += int(process.communicate(timeout=PATIENCE)[0])
    # Whoever finds the other one stopped in the middle counts without it.
    assert 1000 <= taken < 1200


def test_a_process_that_is_stopped_while_it_counts_holds_up_no_other(folder: Path) -> None:
    stopped = SharedBuckets(folder, "some", Buckets(1.0, 3, Clock()))
    code = "import fcntl, sys; fcntl.lockf(open(sys.argv[1], 'r+b'), fcntl.LOCK_EX); print(1, flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(folder / "some")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        assert [stopped.take("anna") for _ in range(4)] == [0, 0, 0, 1]
        process.kill()


def test_open_sockets_of_an_address_count_in_all_processes_and_end_with_their_process(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(sockets_per_address=2, sockets=3)
    one, other = (limiter_of(number, limits, monkeypatch) for number in (11, 22))
    with one.socket("a"):
        with other.socket("a"):
            for limiter in (one, other):
                with pytest.raises(Refusal, match="too-many-sockets"), limiter.socket("a"):
                    pass
            # A process holds as many as it can hold, whatever the others hold.
            with other.socket("b"), other.socket("c"), pytest.raises(Refusal, match="server-full"), other.socket("d"):
                pass
        with other.socket("a"), other.socket("b"):
            # The process that has the other two is killed, and whoever started it says so.
            crew.forget(22)
            with one.socket("a"), one.socket("b"):
                pass


# Over HTTP ------------------------------------------------------------------------------------------------------------


def test_an_address_that_asks_too_much_is_told_to_wait(sqlite_url: str) -> None:
    clock = Clock()

    async def ask() -> None:
        async with asking(quick(sqlite_url, request_burst=3, requests_per_second=2), clock=clock) as client:
            for _ in range(3):
                assert (await client.get("/api/games")).status_code == 200
            before = counted("requests")
            for path in ("/api/games", "/api/tables", "/assets", "/nowhere"):
                response = await client.get(path)
                assert (response.status_code, response.headers["retry-after"]) == (429, "1")
                assert response.json()["arguments"] == {"rate": 2, "burst": 3, "seconds": 1}
                assert response.headers["connection"] == "close", "to refuse is work, too"
            assert counted("requests") == before + 4
            for path in ("/healthz", "/metrics"):
                assert (await client.get(path)).status_code == 200
            clock.now += 0.5
            assert (await client.get("/api/games")).status_code == 200

    asyncio.run(ask())


def test_a_page_that_is_refused_for_a_moment_is_asked_for_again_by_the_browser(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url, request_burst=1, requests_per_second=0.5), clock=Clock()) as client:
            shown = await client.get("/", headers={"Accept": "text/html,*/*;q=0.8"})
            assert "refresh" not in shown.headers
            refused = await client.get("/t/a-table", headers={"Accept": "text/html,*/*;q=0.8"})
            assert (refused.status_code, refused.headers["refresh"]) == (429, refused.headers["retry-after"])
            assert "refresh" not in (await client.get("/icon.svg")).headers

    asyncio.run(ask())


def test_a_page_and_its_files_come_however_much_is_asked_of_tables(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url, request_burst=8, requests_per_second=0.1), clock=Clock()) as client:
            while (await client.get("/api/games")).status_code == 200:
                pass
            page = await client.get("/")
            files = re.findall(r'"(/(?:assets/[^"]+|icon.svg))"', page.text)
            assert "/icon.svg" in files
            assert any(file.endswith(".js") for file in files)
            assert [(await client.get(file)).status_code for file in files] == [200] * len(files)
            # Pages have a measure, too; and the way there says nothing about what is asked of tables.
            asked = [(await client.get("/t/a-table")).status_code for _ in range(8)]
            assert (asked[0], asked[-1]) == (404, 429)

    asyncio.run(ask())


def test_whoever_looks_after_the_server_is_counted_apart_from_all_others(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url, request_burst=3, requests_per_second=2), clock=Clock()) as client:
            found = [(await client.get(path)).status_code for path in ("/healthz", "/metrics") * 2]
            assert found == [200, 200, 200, 429]
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


def test_a_rematch_is_a_new_table_of_whoever_asks_for_it_first(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url, tables_per_hour=3), clock=Clock()) as client:
            created = await new_table(client, "Anna", "Ben")
            table, headers = created["table"], bearer(created["token"])
            for _ in range(2):
                path = f"/api/tables/{table}/rematch?seat=0"
                assert (await client.post(path, headers=headers)).json()["message"] == "refusal-not-over"
                version = (await client.get(f"/api/tables/{table}")).json()["version"]
                if version == 1:
                    await command(client, table, created["token"], version, do="start", seat=0)
                    version += 1
                await command(client, table, created["token"], version, do="resign", seat=0)
                again = await client.post(path, headers=headers)
                assert again.status_code == 200
                # Whoever comes second is shown the way, which is no new table.
                assert (await client.post(path, headers=headers)).json() == again.json()
                table = again.json()["table"]
            await command(client, table, created["token"], 1, do="start", seat=0)
            await command(client, table, created["token"], 2, do="resign", seat=0)
            refused = await client.post(f"/api/tables/{table}/rematch?seat=0", headers=headers)
            assert (refused.status_code, refused.json()["message"]) == (429, "refusal-too-many-tables")
            assert (await client.get(f"/api/tables/{table}")).json()["table"]["rematch"] is None

    asyncio.run(ask())


def test_a_seat_tells_the_others_so_much_besides_its_moves(sqlite_url: str) -> None:
    clock = Clock()

    async def play() -> None:
        async with asking(quick(sqlite_url, note_burst=3, notes_per_minute=60), clock=clock) as client:
            created = await new_table(client, "Anna", "Ben")

            async def do(seat: int, **what: Any) -> Any:
                return await command(client, created["table"], created["token"], 2, seat=seat, **what)

            for what in ({"do": "chat", "text": "hello"}, {"do": "rename", "name": "Annabelle"}, {"do": "hand-over"}):
                assert (await do(0, **what)).status_code == 200
            before = counted("notes")
            refused = await do(0, do="come-back")
            assert (refused.status_code, refused.json()["message"]) == (429, "refusal-too-many-notes")
            assert refused.json()["arguments"] == {"rate": 60, "burst": 3, "seconds": 1}
            assert counted("notes") == before + 1
            assert (await do(1, do="chat", text="hello")).status_code == 200
            # The game goes on, and time gives what was used up back.
            assert (await do(0, do="resign")).status_code == 200
            clock.now += 1
            assert (await do(0, do="chat", text="well played")).status_code == 200

    asyncio.run(play())


def test_an_address_sits_down_so_often_at_a_table(sqlite_url: str) -> None:
    async def ask() -> None:
        async with asking(quick(sqlite_url, note_burst=2), clock=Clock()) as client:
            created = await new_table(client, "Anna", "open", "open")
            path = f"/api/tables/{created['table']}/seats"
            for seat in (1, 2):
                assert (await client.post(path, json={"seat": seat, "name": f"Guest {seat}"})).status_code == 200
            refused = await client.post(path, json={"seat": 1, "name": "Guest 3"})
            assert (refused.status_code, refused.json()["message"]) == (429, "refusal-too-many-notes")

    asyncio.run(ask())


def test_an_address_takes_so_many_seats_in_an_hour_at_whatever_tables(sqlite_url: str) -> None:
    clock = Clock()

    async def ask() -> None:
        async with asking(quick(sqlite_url, seats_per_hour=2), clock=clock) as client:
            tables = [(await new_table(client, "Anna", "open"))["table"] for _ in range(4)]
            sat = [await client.post(f"/api/tables/{one}/seats", json={"seat": 1, "name": "Ben"}) for one in tables]
            assert [one.status_code for one in sat] == [200, 200, 429, 429]
            assert sat[2].json()["arguments"] == {"most": 2, "seconds": 1800}
            clock.now += 1800
            again = await client.post(f"/api/tables/{tables[2]}/seats", json={"seat": 1, "name": "Ben"})
            assert again.status_code == 200

    asyncio.run(ask())


def test_commands_on_many_sockets_are_counted_by_address(sqlite_url: str) -> None:
    async def play() -> None:
        settings = quick(sqlite_url, request_burst=25, requests_per_second=0.001)
        async with served(settings, clock=Clock()) as server, server.client() as client:
            created = [await new_table(client, "Anna", "Ben") for _ in range(2)]
            async with server.talk() as one, server.talk() as two:
                said = []
                for talk, table in zip((one, two), created, strict=True):
                    await talk.send(watch(table, seat=0))
                    await talk.expect("sync")
                for number in range(10):
                    for talk in (one, two):
                        await talk.send(order(2, do="chat", text=f"{number}", id=f"{number:022}"))
                        while (await talk.next())["type"] not in ("acknowledged", "refused"):
                            pass
                        said.append(talk.heard[-1])
                assert said[0]["type"] == "acknowledged"
                assert (said[-1]["type"], said[-1]["message"]) == ("refused", "refusal-too-many-requests")
                assert said[-1]["id"] == f"{9:022}"

    asyncio.run(play())


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


class Remembering(InstantBots):
    """Bots that remember at whose expense they have thought."""

    def __init__(self) -> None:
        self.people: list[str] = []

    async def choose(self, *asked: Any, person: str = "", **more: Any) -> Any:
        self.people.append(person)
        return await super().choose(*asked, **more)


def test_bots_think_at_the_expense_of_whoever_has_commanded_last(sqlite_url: str) -> None:
    async def ask() -> None:
        bots = Remembering()
        async with asking(quick(sqlite_url), bots=bots) as client:
            created = await new_table(client, "Anna", "bot:medium", game="eden")
            await command(client, created["table"], created["token"], 2, do="hand-over")
            stranger = await command(client, created["table"], "x" * 22, 3, do="chat", text="hm")
            assert stranger.status_code == 403
            while len(bots.people) < 10:
                await asyncio.sleep(0.01)
        assert set(bots.people[2:]) == {"127.0.0.1"}

    asyncio.run(ask())


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


def test_a_socket_that_may_not_be_opened_counts_too_and_is_no_error_of_ours(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def knock() -> None:
        async with served(quick(sqlite_url, request_burst=3, requests_per_second=1), clock=Clock()) as server:
            found = []
            for _ in range(5):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(f"ws://127.0.0.1:{server.port}/api/socket", origin="https://evil.example")
                found.append(refused.value.response.status_code)
            assert found == [403, 403, 403, 429, 429]

    asyncio.run(knock())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
