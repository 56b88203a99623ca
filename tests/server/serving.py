"""Servers for tests, and those who ask them. Nothing here leaves this machine.

    async with asking(quick(url)) as client:          # the app itself, without sockets: an httpx.AsyncClient
    async with served(quick(url)) as server:          # uvicorn in this event loop, on a free port: server.url
    with served_apart(quick(url)) as server:          # the same in a thread, for tests that are not asynchronous

`quick` makes settings without bots' pauses, and with other limits where a test names them. All three take the parts
that `create_app` takes, and seat `InstantBots` unless they are given others. `server.house` is what the process has
open, and `server.drain()` stops it as a signal would. `new_table(client, "Anna", "bot:medium")` creates a table.

    async with server.talk() as socket:               # a websocket that speaks JSON, and waits for what a test awaits
        await socket.send({"type": "watch", ...})
        state = await socket.expect("sync")
"""

import asyncio
import secrets
import socket as sockets
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import httpx
import orjson
import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import newdawn
from newdawn.core.face import View
from newdawn.core.records import bytes_from
from newdawn.server.botroom import Decision
from newdawn.server.running.connections import configured
from newdawn.server.running.serving import listen
from newdawn.server.settings import Limits, Settings
from newdawn.server.web.app import create_app, drain
from newdawn.server.web.context import ServerContext

PATIENCE = 60.0
"""Seconds after which something that a test waits for will not come."""
OPEN_DOOR = dict.fromkeys(
    (
        *("frames_per_second", "frame_burst", "socket_bytes_per_second", "socket_byte_burst"),
        *("connections_per_second", "connection_burst"),
    ),
    10**9,
)
"""Limits for tests that send far more than people do."""


def quick(database: str, **limits: Any) -> Settings:
    """Return settings for a test: bots do not pause, and limits are as usual but for those that are named."""
    return Settings(database=database, bot_pause=(0.0, 0.0), limits=Limits(**limits))


def fresh_id() -> str:
    """Return an id for a command."""
    return secrets.token_urlsafe(16)


def bearer(token: str) -> dict[str, str]:
    """Return the header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


def new_seat(code: str) -> dict[str, str]:
    """Return a seat of a new table: "open", "bot:medium", or a person's name."""
    if code == "open":
        return {"kind": "open"}
    kind, _, bot = code.partition(":")
    return {"kind": "bot", "bot": bot} if kind == "bot" else {"kind": "person", "name": code}


async def new_table(client: httpx.AsyncClient, *seats: str, game: str = "outlive", **more: Any) -> dict[str, Any]:
    """Create a table, and return the answer. In Outlive everybody has a move at the start."""
    body = {"game": game, "seats": [new_seat(code) for code in seats], "pace": 0, **more}
    answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


async def command(client: httpx.AsyncClient, table: str, token: str, version: int, **what: Any) -> httpx.Response:
    """Send a command; `seat` and `id` are no part of what is to be done."""
    body = {"id": what.pop("id", None) or fresh_id(), "version": version}
    if "seat" in what:
        body["seat"] = what.pop("seat")
    return await client.post(f"/api/tables/{table}/commands", headers=bearer(token), json={**body, "command": what})


class InstantBots:
    """Bots that take the first move at once, in this process."""

    async def choose(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", person: str = ""
    ) -> Decision:
        """Return the first legal move."""
        rules = newdawn.load(game)
        moves = View(rules, bytes_from(rules.rules.State, view), seat, is_checked=True).moves()
        return Decision(str(moves[0]), None, None, 0.0)

    async def advise(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", **_: Any
    ) -> Decision:
        """Advise the first legal move."""
        found = await self.choose(game, view, seat, code, seed=seed)
        candidate = {"move": found.move, "share": 0.5, "scores": [1.0, 2.0], "visits": 3}
        return Decision(found.move, None, [candidate], 0.0)

    def warm(self, game: str) -> None:
        """Do nothing: there is nothing to load."""

    async def close(self) -> None:
        """Do nothing: there is nothing to end."""


def _app(settings: Settings, parts: dict[str, Any]) -> FastAPI:
    return create_app(settings, **{"bots": InstantBots(), **parts})


@asynccontextmanager
async def asking(settings: Settings, **parts: Any) -> AsyncIterator[httpx.AsyncClient]:
    """Yield a client of the app itself; `client.house` is what it has open."""
    app = _app(settings, parts)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table.test") as client,
    ):
        client.house = app.state.context  # type: ignore[attr-defined]
        yield client


# With sockets ---------------------------------------------------------------------------------------------------------


class Talk:
    """A websocket that speaks JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.connection.send(orjson.dumps(message).decode())

    async def next(self) -> dict[str, Any]:
        """Return the next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            self.heard.append(orjson.loads(await self.connection.recv()))
        return self.heard[-1]

    async def expect(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Return the next message of a kind, with these values; others that come before it are passed over."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def closed(self) -> int | None:
        """Wait until the server closes the socket, and return the code."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:
                    self.heard.append(orjson.loads(await self.connection.recv()))
        return self.connection.close_code


def watch(created: dict[str, Any], channel: int = 1, **more: Any) -> dict[str, Any]:
    """Return the message that watches a table with the token of whoever created it."""
    return {"type": "watch", "channel": channel, "table": created["table"], "token": created["token"], **more}


def order(version: int, channel: int = 1, **what: Any) -> dict[str, Any]:
    """Return the message of a command."""
    message = {"type": "command", "channel": channel, "id": what.pop("id", None) or fresh_id(), "version": version}
    if "seat" in what:
        message["seat"] = what.pop("seat")
    return {**message, "command": what}


class Served:
    """A server that runs."""

    def __init__(self, app: FastAPI, port: int, server: uvicorn.Server, done: "asyncio.Task[None]") -> None:
        self.app = app
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self._server = server
        self._done = done

    @property
    def house(self) -> ServerContext:
        """What the server has open."""
        house: ServerContext = self.app.state.context
        return house

    @asynccontextmanager
    async def client(self) -> AsyncIterator[httpx.AsyncClient]:
        """Yield a client of the server."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as client:
            yield client

    @asynccontextmanager
    async def talk(self, *, is_slow: bool = False, **options: Any) -> AsyncIterator[Talk]:
        """Yield a socket that has been greeted; a slow one takes next to nothing until a test reads from it."""
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        if is_slow:
            narrow = sockets.socket()
            narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", self.port))
            options |= {"sock": narrow, "max_queue": 1}
        async with connect(address, max_size=None, **options) as connection:
            talk = Talk(connection)
            await talk.expect("hello")
            yield talk

    async def drain(self) -> None:
        """Stop as a signal would: drain, then leave."""
        await drain(self.app)
        self._server.should_exit = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._done)


@asynccontextmanager
async def served(
    settings: Settings,
    *,
    is_narrow: bool = False,
    port: int = 0,
    around: Callable[[ASGIApp], ASGIApp] = lambda app: app,
    **parts: Any,
) -> AsyncIterator[Served]:
    """Yield a server in this event loop; with a narrow one, what clients do not read soon piles up in the server.

    `around` puts something between the app and those who ask.
    """
    app = _app(settings, parts)
    listener = listen("127.0.0.1", port)
    if is_narrow:
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    server = uvicorn.Server(configured(around(app), settings.limits))
    done = asyncio.create_task(server._serve([listener]))
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started and not done.done():
                await asyncio.sleep(0.01)
        assert server.started
        yield Served(app, listener.getsockname()[1], server, done)
    finally:
        server.should_exit = True
        await done


@contextmanager
def served_apart(settings: Settings, **parts: Any) -> Iterator[Served]:
    """Yield a server in a thread of its own."""
    found: list[Served] = []
    ready, stop = threading.Event(), asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        async with served(settings, **parts) as server:
            found.append(server)
            ready.set()
            await stop.wait()

    def run() -> None:
        try:
            asyncio.run(serve())
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server is not ready"
        assert found, "the server could not start"
        yield found[0]
    finally:
        with suppress(RuntimeError):  # its loop has ended already
            loops[0].call_soon_threadsafe(stop.set)
        thread.join()
