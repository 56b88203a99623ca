"""Customs between the server and the browsers: the leak oracle reads all that comes through.

The server is a test build in which everything that can be hidden carries a canary (`tests.server.oracle`). What it
sends to browsers is read and then cleared of canaries, so that the page sees names that it knows; what a page sends
gets them back. All of that is done at the door of the server: the browser itself is as its maker has made it.

Browsers show a cookie that says whose they are. Who shows none (a test that asks the server itself) passes unread.
"""

import asyncio
import re
import threading
from collections import deque
from collections.abc import Mapping, MutableMapping
from http.cookies import SimpleCookie
from typing import Any

import orjson
from playwright.sync_api import BrowserContext
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import newdawn
from newdawn.server.web.protocol import DIRECT
from tests.server.oracle import Leak, Oracle, Receiver

__all__ = ["Customs", "Door", "plain"]

_MARK = re.compile(r"-?c4nary[0-9a-f]{12}")
_REPLAY = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/replay")
_COOKIE = "whose"


def plain(text: str) -> str:
    """Return a text without its canaries."""
    return _MARK.sub("", text)


class Door:
    """The door of a server: it knows whose browser comes, and leads it through its customs."""

    def __init__(self, oracle: Oracle, lock: threading.Lock) -> None:
        self._oracle = oracle
        self._lock = lock
        self._customs: dict[str, Customs] = {}

    def customs_of(self, context: BrowserContext, url: str) -> "Customs":
        """Let a browser's context show from now on whose it is, and return its customs."""
        whose = str(len(self._customs))
        context.add_cookies([{"name": _COOKIE, "value": whose, "url": url}])
        self._customs[whose] = Customs(self._oracle, self._lock)
        return self._customs[whose]

    def before(self, app: ASGIApp) -> ASGIApp:
        """Return the app behind this door."""

        async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
            customs = self._customs.get(_shown(scope)) if scope["type"] in ("http", "websocket") else None
            if customs is None:
                await app(scope, receive, send)
            elif scope["type"] == "websocket" and customs.is_offline:
                await receive()
                await send({"type": "websocket.close"})
            elif scope["type"] == "websocket":
                line = customs.line(receive, send)
                # Nothing goes past the customs: not the short way either.
                ways = {name: way for name, way in scope["extensions"].items() if name != DIRECT}
                await app({**scope, "extensions": ways}, line.receive, line.send)
            elif scope["path"].startswith("/api/"):
                answer = Answer(customs, scope, send)
                await app(answer.scope, receive, answer.send)
            else:
                await app(scope, receive, send)

        return pass_through


def _shown(scope: Scope) -> str:
    """Return whose browser it is, as its cookie says."""
    cookie: SimpleCookie = SimpleCookie(_header(scope, b"cookie"))
    return cookie[_COOKIE].value if _COOKIE in cookie else ""


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode() for key, value in scope["headers"] if key == name), "")


class Customs:
    """Reads for the oracle what one browser is sent."""

    def __init__(self, oracle: Oracle, lock: threading.Lock) -> None:
        self.oracle = oracle
        self.is_offline = False
        self.leaks: list[Leak] = []
        """What the oracle has found; the server must not stumble over it."""
        self._lock = lock
        self._receivers: dict[tuple[str, str | None, int | None, bool], Receiver] = {}
        self._lines: list[Line] = []
        self._moves = {
            game: {plain(notation): notation for notation in newdawn.load(game).moves._notations}
            for game in newdawn.GAMES
        }

    def line(self, receive: Receive, send: Send) -> "Line":
        """Open a line."""
        line = Line(self, receive, send)
        self._lines.append(line)
        return line

    def receiver(self, table: str, token: str | None, seat: int | None, together: bool = False) -> Receiver:
        """Return who is told: the same one for as long as they hold the same."""
        key = (table, token, seat, together)
        if key not in self._receivers:
            with self._lock:
                self._receivers[key] = self.oracle.receiver(table, token, seat, together=together)
        return self._receivers[key]

    def read(self, receiver: Receiver, message: bytes, what: str, request: object = None) -> None:
        """Let the oracle read a message."""
        with self._lock:
            try:
                self.oracle.check(receiver, message, what, request)
            except Leak as leak:
                self.leaks.append(leak)

    def marked(self, message: dict[str, Any], receiver: Receiver | None) -> dict[str, Any]:
        """Return what the page sends, as the test build knows it."""
        for part in ("command", "question"):
            inner = message.get(part)
            if isinstance(inner, dict) and receiver is not None:
                moves = self._moves[self.oracle.shadows[receiver.table].game.name]
                named = {"move": moves.get(inner["move"], inner["move"])} if "move" in inner else {}
                if "moves" in inner:
                    named["moves"] = [moves.get(move, move) for move in inner["moves"]]
                message = {**message, part: {**inner, **named}}
        return message

    def sent(self, do: str) -> set[str]:
        """Return the ids of the commands of this kind that the page has sent."""
        asked = [one for line in list(self._lines) for one in list(line.asked.values()) if "command" in one]
        return {one["id"] for one in asked if one["command"]["do"] == do}

    def cut(self) -> None:
        """Cut all lines, as a lost network would."""
        self.is_offline = True
        for line in self._lines:
            line.cut()
        self._lines.clear()


class Line:
    """One socket of a page."""

    def __init__(self, customs: Customs, receive: Receive, send: Send) -> None:
        self.asked: dict[str, Mapping[str, Any]] = {}
        self._customs = customs
        self._receive = receive
        self._send = send
        self._receiver: Receiver | None = None
        self._coming: deque[Receiver] = deque()
        """Through whose eyes the page wishes to see the table from the next states on."""
        self._askers: dict[str, Receiver | None] = {}
        self._loop = asyncio.get_running_loop()
        self._broken = self._loop.create_future()

    def cut(self) -> None:
        """Break the line."""
        self._loop.call_soon_threadsafe(lambda: self._broken.done() or self._broken.set_result(None))

    async def receive(self) -> Message:
        """Return the next message of the page, as the test build knows it."""
        coming = asyncio.ensure_future(self._receive())
        await asyncio.wait({coming, self._broken}, return_when=asyncio.FIRST_COMPLETED)
        if coming.done():
            return self._from_page(coming.result())
        coming.cancel()
        await self._send({"type": "websocket.close", "code": 1001})
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(self, message: Message) -> None:
        """Send a message to the page, read and cleared."""
        if self._broken.done():
            return
        text = message.get("text")
        await self._send(message if text is None else {**message, "text": self._to_page(text)})

    def _from_page(self, message: Message) -> Message:
        if message["type"] != "websocket.receive":
            return message
        said = orjson.loads(message["text"])
        if said["type"] == "watch":
            self._coming.append(
                self._customs.receiver(said["table"], said.get("token"), said.get("seat"), said.get("together", False))
            )
            self._receiver = self._receiver or self._coming[0]
        sent = self._customs.marked(said, self._receiver)
        key = said.get("id") or said.get("request")
        if key is not None:
            self.asked[key] = sent
            self._askers[key] = self._receiver
        return {**message, "text": orjson.dumps(sent).decode()}

    def _to_page(self, text: str) -> str:
        message = orjson.loads(text)
        if message["type"] == "sync" and self._coming:
            self._receiver = self._coming.popleft()
        key = message.get("id") or message.get("request") or ""
        receiver = self._askers.get(key, self._receiver)
        if receiver is not None and message["type"] not in ("hello", "pong", "bye"):
            asked = self.asked.get(key)
            self._customs.read(receiver, text.encode(), _what(message, asked), asked)
        return plain(text)


class Answer:
    """One answer to a request of a page: it is read when it is whole."""

    def __init__(self, customs: Customs, scope: Scope, send: Send) -> None:
        # What is packed cannot be read.
        open_only = [(key, value) for key, value in scope["headers"] if key != b"accept-encoding"]
        self.scope: MutableMapping[str, Any] = {**scope, "headers": open_only}
        self._customs = customs
        self._send = send
        self._start: Message | None = None
        self._body = b""

    async def send(self, message: Message) -> None:
        """Hold a part of the answer back until the rest is there."""
        if message["type"] == "http.response.start":
            self._start = message
            return
        self._body += message.get("body", b"")
        if message.get("more_body", False) or self._start is None:
            return
        about = _REPLAY.search(self.scope["path"])
        if about is not None and self._start["status"] < 400:
            token = _header(self.scope, b"authorization").removeprefix("Bearer ") or None
            self._customs.read(self._customs.receiver(about[1], token, None), self._body, "replay")
        body = plain(self._body.decode()).encode()
        headers = [(key, value) for key, value in self._start["headers"] if key != b"content-length"]
        length = (b"content-length", str(len(body)).encode())
        # An answer without a body, such as 304, names the length of what it does not send.
        await self._send({**self._start, "headers": [*headers, length] if body else self._start["headers"]})
        await self._send({**message, "body": body})


def _what(message: Mapping[str, Any], asked: Mapping[str, Any] | None) -> str:
    """Return what a message is, as the oracle calls it."""
    if asked is None:
        return str(message["type"])
    what = asked["command"]["do"] if "command" in asked else asked["question"]["ask"]
    if message["type"] == "refused":
        return f"refusal of {what}"
    return f"{what} done" if message["type"] == "acknowledged" else str(what)
