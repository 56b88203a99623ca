"""Customs between the server and the browsers: the leak oracle reads all that comes through.

The server is a test build in which everything that can be hidden carries a canary (`tests.server.oracle`). What it
sends is read and then cleared of canaries, so that the page sees names that it knows; what the page sends gets them
back.
"""

import re
import threading
from collections.abc import Mapping
from typing import Any

import orjson
from playwright.sync_api import BrowserContext, Route, WebSocketRoute

import newdawn
from tests.server.oracle import Leak, Oracle, Receiver

__all__ = ["Customs"]

_MARK = re.compile(r"-?c4nary[0-9a-f]{12}")
_REPLAY = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/replay")


def plain(text: str) -> str:
    """Return a text without its canaries."""
    return _MARK.sub("", text)


class Customs:
    """Reads for the oracle what one browser is sent, socket by socket."""

    def __init__(self, oracle: Oracle, lock: threading.Lock) -> None:
        self.oracle = oracle
        self.is_offline = False
        self.leaks: list[Leak] = []
        """What the oracle has found; a browser's callbacks cannot raise it."""
        self._lock = lock
        self._receivers: dict[tuple[str, str | None, int | None], Receiver] = {}
        self._lines: list[Line] = []
        self._moves = {
            game: {plain(notation): notation for notation in newdawn.load(game).moves._notations}
            for game in newdawn.GAMES
        }

    def stand_before(self, context: BrowserContext) -> None:
        """Let everything of a browser's context go through here."""
        context.route_web_socket("**/api/socket*", self._open)
        context.route("**/api/**", self._pass)

    def receiver(self, table: str, token: str | None, seat: int | None) -> Receiver:
        """Return who is told: the same one for as long as they hold the same."""
        key = (table, token, seat)
        if key not in self._receivers:
            with self._lock:
                self._receivers[key] = self.oracle.receiver(table, token, seat)
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
            if isinstance(inner, dict) and "move" in inner and receiver is not None:
                moves = self._moves[self.oracle.shadows[receiver.table].game.name]
                message = {**message, part: {**inner, "move": moves.get(inner["move"], inner["move"])}}
        return message

    def sent(self, do: str) -> set[str]:
        """Return the ids of the commands of this kind that the page has sent."""
        asked = [one for line in self._lines for one in line._asked.values() if "command" in one]
        return {one["id"] for one in asked if one["command"]["do"] == do}

    def cut(self) -> None:
        """Cut all lines, as a lost network would."""
        self.is_offline = True
        for line in self._lines:
            line.cut()
        self._lines.clear()

    def _open(self, socket: WebSocketRoute) -> None:
        if self.is_offline:
            socket.close()
        else:
            self._lines.append(Line(self, socket))

    def _pass(self, route: Route) -> None:
        if self.is_offline:
            route.abort()
            return
        answer = route.fetch()
        body = answer.body()
        about = _REPLAY.search(route.request.url)
        if about is not None and answer.ok:
            token = route.request.headers.get("authorization", "").removeprefix("Bearer ") or None
            self.read(self.receiver(about[1], token, None), body, "replay")
        route.fulfill(response=answer, body=plain(body.decode()))


class Line:
    """One socket of a page."""

    def __init__(self, customs: Customs, page: WebSocketRoute) -> None:
        self._customs = customs
        self._page = page
        self._server = page.connect_to_server()
        self._receiver: Receiver | None = None
        self._asked: dict[str, Mapping[str, Any]] = {}
        page.on_message(self._from_page)
        self._server.on_message(self._from_server)

    def cut(self) -> None:
        """Break the line."""
        self._server.close()
        self._page.close()

    def _from_page(self, text: str | bytes) -> None:
        message = orjson.loads(text)
        if message["type"] == "watch":
            self._receiver = self._customs.receiver(message["table"], message.get("token"), message.get("seat"))
        sent = self._customs.marked(message, self._receiver)
        key = message.get("id") or message.get("request")
        if key is not None:
            self._asked[key] = sent
        self._server.send(orjson.dumps(sent).decode())

    def _from_server(self, text: str | bytes) -> None:
        frame = text.encode() if isinstance(text, str) else text
        message = orjson.loads(frame)
        if self._receiver is not None and message["type"] not in ("hello", "pong", "bye"):
            asked = self._asked.get(message.get("id") or message.get("request") or "")
            self._customs.read(self._receiver, frame, _what(message, asked), asked)
        self._page.send(plain(frame.decode()))


def _what(message: Mapping[str, Any], asked: Mapping[str, Any] | None) -> str:
    """Return what a message is, as the oracle calls it."""
    if asked is None:
        return str(message["type"])
    what = asked["command"]["do"] if "command" in asked else asked["question"]["ask"]
    if message["type"] == "refused":
        return f"refusal of {what}"
    return f"{what} done" if message["type"] == "acknowledged" else str(what)
