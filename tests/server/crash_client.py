"""Servers that are killed, and clients that go on: each plays at its table, and notes what was acknowledged.

A client keeps to the protocol: it names the version that it has when it comes back, sends what was not acknowledged
again with the same id, over either transport, and believes nothing that is not acknowledged.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import os
import queue
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any

import httpx
import orjson
import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from newdawn.server.live.tokens import fresh_id
from tests.ports import HeldPort

LIMIT = 180.0
"""Seconds after which something that a test waits for will not come."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
LATER = (
    "busy",
    "draining",
    "storage-away",
    "storage-unsure",
    "too-many-commands",
    "too-many-messages",
    "too-many-notes",
    "too-many-requests",
)
"""Refusals that only mean: the same again, a little later."""


# Servers --------------------------------------------------------------------------------------------------------------


class Lines:
    """What somebody writes, line by line, with a limit on how long one waits for the next."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        with suppress(ConnectionError):
            for line in self._stream:
                self._lines.put(line)

    def next(self) -> str:
        return self._lines.get(timeout=LIMIT).strip()

    def close(self) -> None:
        """Read to the end, which has come."""
        self._reader.join(LIMIT)
        self._stream.close()


@functools.cache
def _port_of_crash_server() -> int:
    """Start the process that has loaded everything, for as long as the tests run; return where it can be reached."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.crash_server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    lines = Lines(process.stdout)

    def end() -> None:
        process.communicate()
        lines.close()

    atexit.register(end)
    return int(lines.next())


class Restarted:
    """A server that is back at once after it was killed, at the same address."""

    is_alone = True

    def __init__(self, database: str) -> None:
        self._connection = socket.create_connection(("127.0.0.1", _port_of_crash_server()))
        self._orders = self._connection.makefile("w")
        self._lines = Lines(self._connection.makefile("r"))
        self._order(database)
        self.address = self._lines.next()
        self.pid = 0

    def _order(self, what: str) -> None:
        print(what, file=self._orders, flush=True)

    def start(self) -> None:
        self._order("start")
        told = {self._lines.next(), self._lines.next()}
        assert "ready" in told, told
        (pid,) = told - {"ready"}
        self.pid = int(pid)

    def end(self, number: int = KILL) -> int:
        """Send a signal, and return the code with which the server ends."""
        os.kill(self.pid, number)
        self.pid = 0
        return int(self._lines.next())

    def close(self) -> None:
        if self.pid:
            self.end()
        self._orders.close()
        self._connection.shutdown(socket.SHUT_RDWR)
        self._lines.close()
        self._connection.close()


class Commanded:
    """`newdawn serve`, started anew each time, at the same port."""

    is_alone = True

    def __init__(self, database: str) -> None:
        self._database = database
        self._port = HeldPort()
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        options = [
            "--port",
            str(self._port.number),
            "--database",
            self._database,
            "--bots",
            "1",
            "--log-level",
            "warning",
        ]
        command = [sys.executable, "-m", "newdawn", "serve", *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._lines = Lines(self._process.stdout)
        self.address = self._lines.next().split()[-1]

    def cpu_seconds(self) -> float:
        """How much of a core the server has used."""
        assert self._process is not None
        used = psutil.Process(self._process.pid).cpu_times()
        return used.user + used.system

    def end(self, number: int = KILL) -> int:
        """Send a signal, and return the code with which the server ends."""
        assert self._process is not None
        self._process.send_signal(number)
        code = self._process.wait(LIMIT)
        self._lines.close()
        self._process = None
        return code

    def close(self) -> None:
        if self._process is not None:
            self.end()
        self._port.let_go()


@contextmanager
def server(kind: type[Restarted | Commanded], database: str) -> Iterator[Restarted | Commanded]:
    """Yield a server that has not been started yet."""
    if not hasattr(os, "fork"):
        pytest.skip("processes cannot be forked here")
    made = kind(database)
    try:
        yield made
    finally:
        made.close()


# Clients --------------------------------------------------------------------------------------------------------------


class Client:
    """Plays the seats of people at one table, over a socket or over HTTP, until it is told to stop."""

    expected: tuple[str, ...] = ("stale-version",)
    """The refusals that may come: others have decided meanwhile."""

    def __init__(
        self, server: Restarted | Commanded, chance: random.Random, game: str, *, bots: int = 0, over: str
    ) -> None:
        self.server, self.chance, self.over = server, chance, over
        self.wish = {
            "id": fresh_id(),
            "game": game,
            "seats": [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
            + [{"kind": "bot", "bot": "random"}] * bots,
            "pace": 0,
        }
        self.table = self.token = ""
        self.states: dict[int, dict[str, Any]] = {}
        self.seen: dict[int, int] = {}
        """The last version that each seat has."""
        self.sent: dict[str, dict[str, Any]] = {}
        self.sent_to: dict[str, str] = {}
        """The table at which each command was sent."""
        self.pending: dict[int, dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.played: dict[str, int] = {}
        """How many moves were played of each command of several."""
        self.refused: dict[str, str] = {}
        self.floor = 0
        """The version that must at least be shown, when the state was asked for."""
        self.rematches: list[tuple[str, str]] = []
        """The tables that were played at, each with the one that followed it."""
        self.resent = 0
        self.resumed = 0
        self.goodbyes = 0
        """How often a socket was closed because the server restarts."""
        self.is_stopping = False
        self.is_pausing = 0.0

    @property
    def is_over(self) -> bool:
        return any(state["table"]["stage"] == "finished" for state in self.states.values())

    @property
    def _has_ended(self) -> bool:
        return self.is_over or (self.is_stopping and not self.pending)

    async def run(self) -> None:
        """Play, whatever becomes of the server."""
        async with httpx.AsyncClient(timeout=10.0) as self.http:
            while not self.table or not self._has_ended:
                try:
                    if not self.table:
                        await self._create()
                    if self.over == "socket":
                        await self._play_over_socket()
                    else:
                        await self._play_over_http()
                except (OSError, EOFError, httpx.HTTPError, WebSocketException) as error:
                    closed = error.rcvd if isinstance(error, ConnectionClosed) else None
                    self.goodbyes += closed is not None and closed.code == CloseCode.SERVICE_RESTART
                    await asyncio.sleep(0.02)

    async def _create(self) -> None:
        """Ask for the table; the same request gets the same table, however often it must be sent."""
        answer = await self.http.post(f"{self.server.address}/api/tables", json=self.wish)
        if answer.status_code == 201:
            self.table, self.token = answer.json()["table"], answer.json()["token"]

    # What is decided

    @property
    def _owed(self) -> int:
        """The version that must at least be shown: of one process all that it acknowledged, of several what we saw."""
        return self.newest if self.server.is_alone else min(self.seen.values(), default=0)

    @property
    def newest(self) -> int:
        """The newest version that was acknowledged."""
        return max(self.acknowledged.values(), default=0)

    def _learn(self, seat: int, state: dict[str, Any]) -> None:
        """Take a new state of a seat, with all that was missed; nothing that was acknowledged may be gone."""
        version, before = state["version"], self.seen.get(seat)
        entries = state["missed"] if state["type"] == "sync" else state["entries"]
        if entries is not None and before is not None:
            assert [one["version"] for one in entries] == list(range(before + 1, version + 1)), "a gap"
        assert version >= self.floor, f"version {version} after {self.floor}"
        self.states[seat], self.seen[seat] = state, version

    def _decided(self) -> list[dict[str, Any]]:
        """Return the commands to send now: one for each seat that may act and waits for no answer."""
        found = []
        for seat, state in self.states.items():
            if seat in self.pending or state["version"] < self.newest or self.is_stopping:
                continue
            if (command := self._choice(seat, state)) is not None:
                self.pending[seat] = self._order(seat, state["version"], command)
                found.append(self.pending[seat])
        return found

    def _choice(self, seat: int, state: dict[str, Any]) -> dict[str, Any] | None:
        """Return what a seat does now: it plays any of its moves."""
        if seat not in state["to_act"]:
            return None
        return {"do": "move", "move": self.chance.choice(state["moves"])["move"]}

    def _order(self, seat: int, version: int, command: dict[str, Any]) -> dict[str, Any]:
        """Return a command as it is sent, and note that it is."""
        wanted = {"id": fresh_id(), "version": version, "seat": seat, "command": command}
        self.sent[wanted["id"]], self.sent_to[wanted["id"]] = wanted, self.table
        return wanted

    def _answered(self, wanted: dict[str, Any], answer: dict[str, Any]) -> None:
        """Note an acknowledgement or a refusal; what was refused for now stays pending."""
        if "message" not in answer:
            assert self.acknowledged.get(wanted["id"], answer["version"]) == answer["version"], "answered differently"
            self.acknowledged[wanted["id"]] = answer["version"]
            if "played" in answer:
                assert self.played.setdefault(wanted["id"], answer["played"]) == answer["played"], (
                    "answered differently"
                )
            self.pending.pop(wanted["seat"], None)
            return
        name = answer["message"].removeprefix("refusal-")
        if name in LATER:
            self.is_pausing = min(0.3, float(answer["arguments"].get("seconds", 0.1)))
            return
        assert name in self.expected, answer
        self.refused[wanted["id"]] = name
        self.pending.pop(wanted["seat"], None)

    # Over HTTP

    async def _post(self, wanted: dict[str, Any]) -> None:
        address = f"{self.server.address}/api/tables/{self.table}/commands"
        answer = await self.http.post(address, json=wanted, headers={"Authorization": f"Bearer {self.token}"})
        self._answered(wanted, answer.json())

    async def _play_over_http(self) -> None:
        if self.seen:
            self.resumed += 1
        while not self._has_ended:
            for wanted in list(self.pending.values()):
                self.resent += 1
                await self._post(wanted)
            self.floor = self._owed
            for seat in (0, 1):
                asked: dict[str, Any] = {"seat": seat}
                if seat in self.seen:
                    asked["since"] = self.seen[seat]
                answer = await self.http.get(
                    f"{self.server.address}/api/tables/{self.table}",
                    params=asked,
                    headers={"Authorization": f"Bearer {self.token}"},
                )
                if answer.status_code == 200:
                    self._learn(seat, answer.json())
            for wanted in self._decided():
                await self._post(wanted)
            await asyncio.sleep(0.02)
            await self._pause()

    # Over a socket

    async def _play_over_socket(self) -> None:
        address = self.server.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/socket", max_size=None, ping_interval=None) as socket:
            if self.seen:
                self.resumed += 1
            self.floor = self._owed
            for seat in (0, 1):
                wish = {"type": "watch", "channel": seat, "table": self.table, "token": self.token, "seat": seat}
                if seat in self.seen:
                    wish["since"] = self.seen[seat]
                await self._say(socket, wish)
            while not self._has_ended:
                async with asyncio.timeout(LIMIT):
                    message = orjson.loads(await socket.recv())
                await self._take(socket, message)

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(orjson.dumps(message).decode())

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("sync", "update"):
            self._learn(message["channel"], message)
        if kind == "sync" and message["channel"] in self.pending:
            await self._again(socket, self.pending[message["channel"]])
        elif message.get("message") == "refusal-too-many-messages":
            # It was not even read: any of those that wait for an answer may be meant.
            await asyncio.sleep(message["arguments"]["seconds"])
            for wanted in list(self.pending.values()):
                await self._again(socket, wanted)
        elif kind in ("acknowledged", "refused"):
            assert "id" in message, message
            wanted = self.sent[message["id"]]
            self._answered(wanted, message)
            # A server that is being stopped says goodbye in a moment.
            if kind == "refused" and self.is_pausing and message["message"] != "refusal-draining":
                await self._pause()
                await self._again(socket, wanted)
        for wanted in self._decided():
            await self._say(socket, {"type": "command", "channel": wanted["seat"], **wanted})

    async def _again(self, socket: ClientConnection, wanted: dict[str, Any]) -> None:
        """Send a command once more, over this transport or the other one."""
        self.resent += 1
        if self.chance.random() < 0.5:
            await self._post(wanted)
            if not self.is_pausing:
                return
            await self._pause()
        await self._say(socket, {"type": "command", "channel": wanted["seat"], **wanted})

    async def _pause(self) -> None:
        """Wait as long as the last answer asked for."""
        await asyncio.sleep(self.is_pausing)
        self.is_pausing = 0.0
