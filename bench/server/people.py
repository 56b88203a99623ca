"""People at tables, each with a socket: what they see, what they send, and what they are told."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Protocol

import orjson

from bench.server.tables import Prepared
from bench.server.trouble import BenchError
from bench.server.wire import Socket

_PATH = "/api/socket"
_OPENING_SECONDS = 30.0
"""How long somebody waits for a connection, and for the state of the table, before trying again."""
_ANSWER_SECONDS = 30.0


class Asked(Protocol):
    """Something that was asked of the server and is answered by an acknowledgement or a refusal."""

    def answered(self, message: dict[str, Any], at: float) -> None:
        """Take the answer."""
        ...


class Person:
    """Somebody who watches a table, with a seat or without, and may act there."""

    __slots__ = (
        "_arrived",
        "_asked",
        "address",
        "missed",
        "moves",
        "on_change",
        "on_end",
        "resyncs",
        "seat",
        "socket",
        "table",
        "to_act",
        "token",
        "update_bytes",
        "updates",
        "version",
    )

    def __init__(self, table: str, token: str | None, seat: int | None, address: str) -> None:
        """Begin at home."""
        self.table = table
        self.token = token
        self.seat = seat
        self.address = address
        self.version = 0
        self.moves: list[str] = []
        self.to_act: list[int] = []
        self.socket: Socket | None = None
        self.updates = 0
        self.update_bytes = 0
        self.missed = 0
        """Versions of the table that were never told."""
        self.resyncs = 0
        """Whole states that came though nobody had asked for them."""
        self.on_change: Callable[[Person, float], None] = _ignore
        self.on_end: Callable[[Person, str], None] = _ignore
        self._arrived: asyncio.Future[None] | None = None
        self._asked: dict[str, Asked] = {}

    @property
    def is_there(self) -> bool:
        """Whether the socket is open and the state has come."""
        return self.socket is not None and self._arrived is not None and self._arrived.done()

    @property
    def may_move(self) -> bool:
        """Whether the game waits for this seat, as far as it knows."""
        return bool(self.moves) and self.seat in self.to_act

    async def come(self, port: int) -> None:
        """Connect, watch the table from the last known version on, and wait until its state has come."""
        loop = asyncio.get_running_loop()
        arrived = self._arrived = loop.create_future()
        try:
            async with asyncio.timeout(_OPENING_SECONDS):
                await self.connect(port)
                wish = {"type": "watch", "channel": 0, "table": self.table, "token": self.token}
                self.say({**wish, "since": self.version or None})
                await arrived
        except TimeoutError:
            self.leave()
            raise ConnectionError(f"nothing came within {_OPENING_SECONDS:.0f} s") from None

    async def connect(self, port: int) -> None:
        """Open the socket, and watch nothing yet."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(_PATH, f"127.0.0.1:{port}", self.address, self._take, self._end), "127.0.0.1", port
        )
        self.socket = socket
        await socket.opened

    def leave(self) -> None:
        """Hang up."""
        if self.socket is not None:
            self.socket.drop()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        if self.socket is not None:
            self.socket.send(orjson.dumps(message))

    def ask(self, name: str, message: bytes, asked: Asked) -> None:
        """Send a command whose answer is for somebody."""
        self._asked[name] = asked
        if self.socket is not None:
            self.socket.send(message)

    async def command(self, command: dict[str, Any]) -> int:
        """Do something, and return the version that it made."""
        name = secrets.token_urlsafe(16)
        request = Request()
        message = {"type": "command", "channel": 0, "id": name, "version": self.version, "command": command}
        self.ask(name, orjson.dumps(message), request)
        async with asyncio.timeout(_ANSWER_SECONDS):
            answer = await request.answer
        if answer["type"] == "refused":
            raise BenchError(f"the server refused {command['do']}: {answer['text']}")
        return int(answer["version"])

    # What comes

    def _take(self, payload: bytes) -> None:
        at = time.perf_counter()
        message = orjson.loads(payload)
        kind = message["type"]
        if kind == "update":
            self.updates += 1
            self.update_bytes += len(payload)
            self._learn(message, len(message["entries"]))
            self.on_change(self, at)
        elif kind in ("acknowledged", "refused"):
            self._answered(message, at)
        elif kind == "sync":
            self._arrive(message)
            self.on_change(self, at)

    def _learn(self, message: dict[str, Any], told: int) -> None:
        version = message["version"]
        self.missed += max(0, version - self.version - told)
        self.version = version
        self.to_act = message["to_act"]
        self.moves = [offer["move"] for offer in message["moves"]]

    def _arrive(self, message: dict[str, Any]) -> None:
        if self._arrived is None or self._arrived.done():
            self.resyncs += 1
            self._learn(message, 0)
            return
        # Who comes for the first time, or has been away for long, is told the state and not how it came about.
        told = message["missed"]
        self._learn(message, message["version"] - self.version if told is None else len(told))
        self._arrived.set_result(None)

    def _answered(self, message: dict[str, Any], at: float) -> None:
        asked = self._asked.pop(message.get("id") or "", None)
        if asked is not None:
            asked.answered(message, at)
        elif self._arrived is not None and not self._arrived.done():
            self._arrived.set_exception(BenchError(f"the server lets nobody watch: {message['text']}"))

    def _end(self, why: str) -> None:
        self.socket = None
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_exception(ConnectionError(why))
            self._arrived.exception()  # Whoever waits for it gets it; if nobody does, that is all right.
        self.on_end(self, why)


class Request:
    """A command whose answer is waited for."""

    def __init__(self) -> None:
        """Begin to wait."""
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    def answered(self, message: dict[str, Any], at: float) -> None:
        """Hand the answer on."""
        if not self.answer.done():
            self.answer.set_result(message)


def seated(prepared: Prepared, first_number: int) -> list[Person]:
    """Return the people of a table, each from a house of their own."""
    return [
        Person(prepared.id, token, seat, address_of(first_number + seat)) for seat, token in enumerate(prepared.tokens)
    ]


def address_of(number: int) -> str:
    """Return the address from which a person comes, as a proxy reports it; nothing is ever sent there.

    >>> address_of(0), address_of(70_000)
    ('10.0.0.0', '10.1.17.112')
    """
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def _ignore(person: Person, news: object) -> None:
    """Do nothing: nobody has asked to be told."""
