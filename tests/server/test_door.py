"""The door: every frame, byte, request and connection counts there, whatever its kind and before it makes work."""

import asyncio
import json
import os
import random
import socket
import struct
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
import websockets
from websockets.protocol import Protocol

from newdawn.server.errors import Refusal
from newdawn.server.observing import metrics
from newdawn.server.running import connections
from newdawn.server.running.door import FLOOD, Door
from newdawn.server.running.frames import FrameMeter
from newdawn.server.running.serving import Server, listen
from newdawn.server.settings import Limits, Settings
from newdawn.server.web.bodies import Room
from tests.nursery import fresh
from tests.server import flooding, small_server
from tests.server.serving import Served, quick, served

LIMIT = 30.0
"""Seconds after which a wait has failed."""
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10
JSON = {"Content-Type": "application/json"}


def frame(kind: int, payload: bytes = b"", is_last: bool = True) -> bytes:
    """Return a frame as a client sends it; the mask is zeros, which changes nothing."""
    first = kind | (0x80 if is_last else 0)
    if len(payload) < 126:
        head = struct.pack("!BB", first, 0x80 | len(payload))
    elif len(payload) < 65_536:
        head = struct.pack("!BBH", first, 0x80 | 126, len(payload))
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, len(payload))
    return head + bytes(4) + payload


class Clock:
    """A clock that runs when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def counted(limit: str) -> float:
    """Return how often a limit was met in this process."""
    found: float = metrics.limited.labels(limit)._value.get()
    return found


@asynccontextmanager
async def running(keep_alive: float = 5.0, **limits: Any) -> AsyncIterator[int]:
    """Run the tiny application in this process; yield its port."""
    listener = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    app = small_server.create_app(Settings(database="usual"))  # type: ignore[no-untyped-call]
    config = connections.configured(app, Limits(**limits))
    config.timeout_keep_alive = keep_alive  # type: ignore[assignment]
    server = Server(config, ready.set, lambda: small_server.drain(app))  # type: ignore[no-untyped-call]
    serving = asyncio.create_task(server.serve([listener]))
    async with asyncio.timeout(LIMIT):
        await ready.wait()
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


async def knock(port: int, address: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection from an address of this machine; little is read before a test does."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=10_000)


async def shake_hands(port: int, address: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a websocket by hand."""
    reader, writer = await knock(port, address)
    writer.write(HANDSHAKE + b"\r\n")
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """Return what comes until the other side closes the connection."""
    heard = bytearray()
    with suppress(ConnectionError):
        while piece := await reader.read(65_536):
            heard += piece
    return bytes(heard)


async def answer_to(port: int, request: bytes) -> bytes:
    """Send all of a request at once; return what comes until the connection is closed."""
    reader, writer = await knock(port)
    writer.write(request)
    heard = await until_closed(reader)
    writer.close()
    return heard


# Frames ---------------------------------------------------------------------------------------------------------------


def test_frames_are_counted_alike_however_their_bytes_arrive() -> None:
    draw = random.Random(7)
    for _ in range(200):
        sizes = [draw.choice((0, 1, 125, 126, 300, 65_535, 65_536)) for _ in range(draw.randrange(1, 12))]
        data = b"".join(frame(draw.choice((TEXT, PING, PONG)), b"\xff" * size) for size in sizes)
        cuts = sorted(draw.randrange(len(data) + 1) for _ in range(draw.randrange(20)))
        meter = FrameMeter()
        found = [meter.begun(data[begin:end], 1000) for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        assert sum(found) == len(sizes)
        assert not meter.is_unfinished


def test_a_message_is_unfinished_until_its_last_part_is_there() -> None:
    meter = FrameMeter()
    for data, is_unfinished in (
        (frame(TEXT, b"x")[:3], True),
        (frame(TEXT, b"x")[3:], False),
        (frame(TEXT, b"a", is_last=False), True),
        (frame(PING), True),
        (frame(CONTINUATION, b"b"), False),
    ):
        meter.begun(data, 10)
        assert meter.is_unfinished is is_unfinished
    assert meter.messages == 2


FLOODS = {
    "pings": frame(PING) * 40_000,
    "pongs": frame(PONG, b"x") * 40_000,
    "parts without a byte": frame(TEXT, is_last=False) + frame(CONTINUATION, is_last=False) * 40_000,
    "parts of one byte": frame(TEXT, is_last=False) + frame(CONTINUATION, b"x", is_last=False) * 40_000,
    "small messages": frame(TEXT, b"x") * 40_000,
}


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Return how many frames the websocket library has taken apart."""
    frames = 0

    def receive(protocol: Protocol, *arguments: Any, usual: Any = Protocol.recv_frame) -> None:
        nonlocal frames
        frames += protocol.side.name == "SERVER"
        usual(protocol, *arguments)

    monkeypatch.setattr(Protocol, "recv_frame", receive)
    return lambda: frames


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_of_any_kind_ends_the_connection_before_it_makes_work(
    kind: str, worked: Callable[[], int]
) -> None:
    async def check() -> None:
        async with running() as port:
            before = counted("frames")
            reader, writer = await shake_hands(port)
            with suppress(ConnectionError):
                writer.write(FLOODS[kind])
                await writer.drain()
            await until_closed(reader)
            writer.close()
            assert counted("frames") == before + 1
            assert worked() <= Limits().frame_burst
            async with websockets.connect(f"ws://127.0.0.1:{port}/") as another:
                await another.send("still there?")
                assert await another.recv() == "still there?"

    asyncio.run(check())


def test_whoever_sends_too_many_frames_is_told_so() -> None:
    async def check() -> None:
        async with running(frame_burst=5, frames_per_second=0.001) as port:
            reader, writer = await shake_hands(port)
            writer.write(frame(PONG) * 6)
            assert await until_closed(reader) == b"\x88\x11" + struct.pack("!H", 1008) + b"too many frames"
            writer.close()

    asyncio.run(check())


def test_bytes_count_as_frames_do() -> None:
    async def check() -> None:
        async with running(socket_byte_burst=10_000, socket_bytes_per_second=0.001) as port:
            reader, writer = await shake_hands(port)
            before = counted("socket_bytes")
            for _ in range(11):
                writer.write(frame(TEXT, b"x" * 1_000))
            await until_closed(reader)
            assert counted("socket_bytes") == before + 1
            writer.close()

    asyncio.run(check())


def test_what_an_honest_client_may_send_at_once_passes() -> None:
    """A slow network delivers together what was sent over many seconds."""

    async def check() -> None:
        limits = Limits()
        async with running() as port:
            reader, writer = await shake_hands(port)
            largest = b"x" * (limits.frame_bytes - 100)
            writer.write((frame(PONG, b"1234") + frame(TEXT, largest)) * limits.message_burst)
            heard = 0
            while heard < limits.message_burst * len(largest):
                heard += len(await reader.read(2**20))
            writer.write(frame(CONTINUATION))
            await until_closed(reader)  # which proves that the door had let all of it in, and followed it
            writer.close()

    asyncio.run(check())


def test_a_message_that_does_not_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)

    async def check(*parts: bytes) -> None:
        async with running() as port:
            reader, writer = await shake_hands(port)
            for part in parts:
                writer.write(part)
                await asyncio.sleep(0)
            assert await until_closed(reader) in (b"", bytes.fromhex("8a00"))
            writer.close()

    asyncio.run(check(b"\x81"))
    asyncio.run(check(frame(TEXT, b"x" * 1_000)[:500]))
    asyncio.run(check(frame(TEXT, b"x", is_last=False), frame(PING)))


def test_an_upgrade_that_the_library_does_not_take_is_answered_and_ended() -> None:
    async def check() -> None:
        async with running() as port:
            answer = await answer_to(port, HANDSHAKE + b"X: " + b"x" * 9_000 + b"\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 431 ")

    asyncio.run(check())


# Connections ----------------------------------------------------------------------------------------------------------


def test_an_address_has_so_many_connections_and_all_together_have() -> None:
    door = Door(Limits(connections_per_address=2, connections=3), clock=Clock())
    assert [door.refusal(one, "10.0.0.1") for one in "abc"] == [None, None, "connections_of_address"]
    assert [door.refusal(one, "10.0.0.2") for one in "de"] == [None, "connections"]
    door.leave("c")  # which was never inside
    assert len(door) == 3
    door.leave("a")
    assert door.refusal("f", "10.0.0.1") is None


def test_an_address_comes_so_often_whatever_becomes_of_it() -> None:
    clock = Clock()
    door = Door(Limits(connections_per_second=2, connection_burst=3), clock=clock)
    for number in range(3):
        assert door.refusal(number, "10.0.0.1") is None
        door.leave(number)
    assert door.refusal(3, "10.0.0.1") == "connection_rate"
    assert door.refusal(3, "10.0.0.2") is None
    clock.now += 0.5
    assert door.refusal(4, "10.0.0.1") is None


def test_whoever_was_cut_off_for_a_flood_comes_back_less_often() -> None:
    door = Door(Limits(connections_per_second=1, connection_burst=2 * FLOOD + 1), clock=Clock())
    for number in range(2):
        assert door.refusal(number, "10.0.0.1") is None
        door.blame(number, "frames")
        door.leave(number)
    assert door.refusal(2, "10.0.0.1") == "connection_rate"


def test_a_proxy_comes_for_many() -> None:
    door = Door(Limits(connections_per_address=1, connection_burst=1), ("10.0.0.0/8",), Clock())
    assert [door.refusal(number, "10.1.2.3") for number in range(20)] == [None] * 20
    assert [door.refusal(str(number), "192.0.2.1") for number in range(2)] == [None, "connection_rate"]


def test_a_connection_too_many_is_told_so_and_others_are_let_in() -> None:
    async def check() -> None:
        async with running(connections_per_address=2) as port:
            one, two = await shake_hands(port), await knock(port)
            assert (await answer_to(port, b"")).startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
            other = await shake_hands(port, "127.0.0.2")
            for reader, writer in (one, other):
                writer.write(frame(TEXT, b"hello"))
                assert await reader.readexactly(7) == b"\x81\x05hello"
            two[1].close()
            request = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            while not (await answer_to(port, request)).startswith(b"HTTP/1.1 200"):
                await asyncio.sleep(0.01)  # until the server has noticed
            for _, writer in (one, other):
                writer.close()

    asyncio.run(check())


# Requests -------------------------------------------------------------------------------------------------------------


def head(size: int, more: bytes = b"") -> bytes:
    """Return the head of a request with headers of this many bytes, and more headers."""
    return b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n%sX: %s\r\n\r\n" % (more, b"x" * size)


def many(count: int) -> Iterator[bytes]:
    for number in range(count):
        yield b"X-%d: x\r\n" % number


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        pytest.param(head(40_000), b"32768 bytes", id="a long header"),
        pytest.param(b"GET /?" + b"a&" * 1_025 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"2048 bytes", id="a long address"),
        pytest.param(b"GET /" + b"a/" * 9_000, b"2048 bytes", id="an address without end"),
        pytest.param(head(1, b"".join(many(200))), b"100 headers", id="many headers"),
        pytest.param(
            b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n" + b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000,
            b"8 requests may wait",
            id="many requests at once",
        ),
        pytest.param(
            head(1, b"Transfer-Encoding: chunked\r\n") + b"1\r\nx\r\n" * 20_000,
            b"32768 bytes",
            id="a body in crumbs",
        ),
        pytest.param(
            head(1, b"Transfer-Encoding: chunked\r\n") + b"1;" + b"x" * 50_000,
            b"32768 bytes",
            id="a chunk with a long remark",
        ),
        pytest.param(
            head(1, b"Transfer-Encoding: chunked\r\n") + b"0\r\n" + b"X: x\r\n" * 10_000,
            b"32768 bytes",
            id="many trailers",
        ),
        pytest.param(
            b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n" + HANDSHAKE + b"\r\n",
            b"before an earlier request is answered",
            id="a socket beside a request",
        ),
        pytest.param(b"\r\n" * 40_000, b"32768 bytes", id="line ends"),
    ],
)
def test_a_request_that_is_too_much_is_refused_even_if_one_read_brings_all_of_it(request_: bytes, says: bytes) -> None:
    async def check() -> None:
        async with running() as port:
            answer = await answer_to(port, request_)
            assert b"HTTP/1.1 400 " in answer
            assert says in answer

    asyncio.run(check())


@pytest.mark.parametrize("size", [10, 30_000])
def test_a_long_head_and_a_long_body_in_one_read_pass(size: int) -> None:
    async def check() -> None:
        async with running() as port:
            answer = await answer_to(port, head(size, b"Content-Length: 900000\r\n") + b"x" * 900_000)
            assert answer.startswith(b"HTTP/1.1 200 ")

    asyncio.run(check())


def test_a_body_in_chunks_of_usual_size_passes() -> None:
    async def check() -> None:
        async with running() as port:
            chunks = b"64\r\n%s\r\n" % (b"x" * 100) * 5_000 + b"0\r\n\r\n"
            answer = await answer_to(port, head(10, b"Transfer-Encoding: chunked\r\n") + chunks)
            assert answer.startswith(b"HTTP/1.1 200 ")

    asyncio.run(check())


def test_a_body_that_nobody_reads_is_not_taken_for_ever() -> None:
    """The request is answered before its body has come, and the next one waits for an answer."""

    async def check() -> None:
        async with running() as port:
            for begin in (b"", b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"):
                reader, writer = await knock(port)
                writer.write(begin + b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
                with suppress(ConnectionError):
                    for _ in range(1_000):
                        writer.write(b"x" * 65_536)
                        await writer.drain()
                await until_closed(reader)
                writer.close()

    asyncio.run(check())


@pytest.mark.parametrize("more", [b"Connection: close\r\n\r\n", b"\r\nGET /?more=9000000 HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_an_answer_that_nobody_reads_is_dropped_also_if_it_is_the_last_or_another_waits(
    monkeypatch: pytest.MonkeyPatch, more: bytes
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)

    async def check() -> None:
        async with running() as port:
            _, writer = await knock(port)
            writer.write(b"GET /?more=9000000 HTTP/1.1\r\nHost: x\r\n" + more)
            while any(  # The server's side of the connection goes away although nothing more has been read.
                one.status != psutil.CONN_LISTEN and one.laddr.port == port
                for one in psutil.Process().net_connections("tcp")
            ):
                await asyncio.sleep(0.05)
            writer.transport.abort()

    asyncio.run(check())


# A person beside a flood ----------------------------------------------------------------------------------------------


@contextmanager
def serving(database: Path) -> Iterator[int]:
    """Run the whole server in a process of its own; yield its port."""
    command = fresh("serve", "--port", 0, "--database", database, "--log-level", "error")
    environment = {**os.environ, "NEWDAWN_INTERPRETED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    try:
        assert process.stdout is not None
        said = ""
        while "http" not in said:
            said = process.stdout.readline()
            assert said, "the server did not start"
        yield int(said.rpartition(":")[2])
    finally:
        process.terminate()
        process.communicate(timeout=LIMIT)


async def waits(port: int, flooding: asyncio.subprocess.Process) -> list[float]:
    """Ask ten times a second, as long as others flood; return how long the answers took, in seconds."""
    found = []
    async with websockets.connect(f"ws://127.0.0.1:{port}/api/socket") as person:
        await person.recv()
        while flooding.returncode is None:
            begun = time.perf_counter()
            await person.send('{"type": "ping"}')
            await person.recv()
            found.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)
    return found


@pytest.mark.alone
@pytest.mark.soak
@pytest.mark.parametrize("kind", flooding.KINDS)
def test_a_person_beside_ten_floods_hardly_waits_and_each_of_them_ends_within_a_second(
    tmp_path: Path, kind: str
) -> None:
    async def check(port: int) -> None:
        command = [sys.executable, "-m", "tests.server.flooding", str(port), kind, "10"]
        floods = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        times = sorted(await waits(port, floods))
        assert floods.stdout is not None
        lasted = sorted(json.loads(await floods.stdout.read()))
        figures = {
            "asked": len(times),
            "p50_ms": round(1000 * times[len(times) // 2], 1),
            "p95_ms": round(1000 * times[len(times) * 95 // 100], 1),
            "max_ms": round(1000 * times[-1], 1),
            "floods": len(lasted),
            "longest_s": round(lasted[-1], 2),
        }
        print(kind, json.dumps(figures))
        assert figures["p95_ms"] < 50, figures
        assert figures["longest_s"] < 1, figures

    with serving(tmp_path / "tables.db") as port:
        asyncio.run(check(port))


# Bodies ---------------------------------------------------------------------------------------------------------------


IMPORT = (
    b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n"
)


def test_large_bodies_share_what_there_is_for_them_until_they_are_answered() -> None:
    room = Room(Limits(held_bytes_per_address=1_000, held_bytes=1_500), Clock())
    with room.share("a") as first, room.share("a") as second, room.share("b") as other:
        first.grow(600)
        first.grow(700)
        with pytest.raises(Refusal, match="too-many-files"):
            second.grow(301)
        other.grow(800)
        with room.share("c") as last, pytest.raises(Refusal, match="files-full"):
            last.grow(1)
        assert room.held == 1_500
    assert room.held == 0


def test_an_address_sends_only_so_much_in_large_bodies_also_one_after_another() -> None:
    clock = Clock()
    room = Room(Limits(held_bytes_per_address=1_000), clock)
    for seconds, comes_in in ((0, True), (0, False), (9, False), (1, True)):
        clock.now += seconds
        with room.share("a") as share, nullcontext() if comes_in else pytest.raises(Refusal, match="too-many-files"):
            share.grow(1_000)
            share.finish()


def test_unfinished_imports_hold_no_more_than_their_share_and_commands_come_through(sqlite_url: str) -> None:
    async def send_most(server: Served, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await knock(server.port, address)
        writer.write(IMPORT + b" " * 900_000)
        await writer.drain()
        return reader, writer

    async def check() -> None:
        limits = {"held_bytes_per_address": 2_000_000, "held_bytes": 3_000_000}
        async with asyncio.timeout(LIMIT), served(quick(sqlite_url, **limits)) as server, server.client() as client:
            before = counted("held_bytes_of_address"), counted("held_bytes")
            waiting = [await send_most(server, "127.0.0.3") for _ in range(5)]
            while counted("held_bytes_of_address") < before[0] + 3:
                await asyncio.sleep(0.01)
            waiting += [await send_most(server, "127.0.0.4") for _ in range(2)]
            while counted("held_bytes") < before[1] + 1:
                await asyncio.sleep(0.01)
            assert (await client.post("/api/tables/mine", json={"tables": []})).status_code == 200
            refused = await client.post("/api/import", content=b" " * 900_000, headers=JSON)
            assert (refused.status_code, refused.json()["message"]) == (503, "refusal-files-full")
            assert refused.headers["connection"] == "close"
            for _, writer in waiting:
                writer.close()
            while (await client.post("/api/import", content=b"{}" + b" " * 500_000, headers=JSON)).status_code == 503:
                await asyncio.sleep(0.05)  # until the server has noticed

    asyncio.run(check())


@pytest.mark.soak
def test_hundreds_of_unfinished_imports_take_little_memory(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as port, ExitStack() as opened:
        (server,) = [one for one in psutil.Process().children() if "serve" in one.cmdline()]
        before = server.memory_info().rss
        for number in range(400):
            address = (f"127.0.1.{number % 4 + 1}", 0)
            one = opened.enter_context(socket.create_connection(("127.0.0.1", port), LIMIT, address))
            with suppress(OSError):
                one.sendall(IMPORT + b" " * 990_000)
        grown = (server.memory_info().rss - before) / 1e6
        print(f"grown by {grown:.0f} MB")
        assert grown < 100
