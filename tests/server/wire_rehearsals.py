"""Rehearsals over the wire: the same games, played through the app that people reach, by HTTP and over sockets.

Each person has a socket, with a channel for each of their seats and a language of their own; a spectator watches. The
oracle reads all that comes back: frames, bodies, headers, and pictures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from newdawn.core.words import LANGUAGES
from newdawn.server import schema
from newdawn.server.settings import Limits, Settings
from newdawn.server.web.picture import NARROWEST, WIDEST
from tests.server.oracle import Oracle
from tests.server.rehearsals import DEEDS, Guest, Rehearsal
from tests.server.serving import OPEN_DOOR, PATIENCE, Served, bearer, served

__all__ = ["WireRehearsal", "rehearse_on_the_wire"]

_NO_LIMIT = 1_000_000


@dataclass(eq=False)
class Caller(Guest):
    """Somebody whose messages come over a channel of a socket."""

    line: Line | None = None
    channel: int = 0
    heard: int = 0
    """The newest version that they were told of."""
    asked: dict[str, tuple[str, Any]] = field(default_factory=dict)
    """What was asked for over the socket: what it is, and what was sent."""
    answers: dict[str, Any] = field(default_factory=dict)


class Line:
    """The socket of one person, and all who share it."""

    def __init__(self, connection: ClientConnection, news: asyncio.Event) -> None:
        self.callers: list[Caller] = []
        self._connection = connection
        self._news = news
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                frame = await self._connection.recv(decode=False)
                channel = orjson.loads(frame).get("channel", 0)
                self.callers[channel if channel < len(self.callers) else 0].put(frame)
                self._news.set()
        except ConnectionClosed:
            self._news.set()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self._connection.send(orjson.dumps(message).decode())

    async def watch(self, caller: Caller, since: int | None = None) -> None:
        """Watch the table through the eyes of a caller."""
        receiver = caller.receiver
        wish = {"type": "watch", "channel": caller.channel, "table": receiver.table, "language": caller.language}
        asked = {"seat": receiver.seat, "together": receiver.is_together, "since": since}
        await self.send({**wish, "token": receiver.token, **asked})

    async def close(self) -> None:
        """Hang up, or let the other side have done so; whatever came until then is kept."""
        await self._connection.close()
        await self.reader


class WireRehearsal(Rehearsal):
    """One game, through the app."""

    guests: list[Caller]  # type: ignore[assignment]

    def __init__(self, oracle: Oracle, seed: int, game: str, players: int, **options: bool) -> None:
        super().__init__(oracle, seed, game, players, **options)
        self.deeds = WIRE_DEEDS
        self._lines: list[Line] = []
        self._together: list[Caller] = []
        """Who looks together at one device, and does nothing else."""
        self._news = asyncio.Event()
        self.server: Served
        self.http: httpx.AsyncClient

    def _settings(self) -> Settings:
        limits = Limits(
            messages_per_second=_NO_LIMIT,
            message_burst=_NO_LIMIT,
            requests_per_second=_NO_LIMIT,
            request_burst=_NO_LIMIT,
            notes_per_minute=_NO_LIMIT,
            note_burst=_NO_LIMIT,
            seats_per_hour=_NO_LIMIT,
            **OPEN_DOOR,
        )
        return Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0), limits=limits)

    # Opening and closing

    async def _open(self) -> None:
        self._opened = AsyncExitStack()
        parts = {"store": self.store, "bots": self.bots, "shares": self._share}
        self.server = await self._opened.enter_async_context(served(self._settings(), **parts))
        self.http = await self._opened.enter_async_context(self.server.client())
        self.hall = self.server.house.hall

    async def _close(self) -> None:
        await self._hang_up()
        await self._opened.aclose()

    async def _hang_up(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            await line.close()

    async def _leave(self) -> None:
        await self._hang_up()
        self.read_all()
        self.guests.clear()
        self._together.clear()

    async def _connected(self) -> Line:
        address = self.server.url.replace("http", "ws", 1) + "/api/socket"
        wish = {"Accept-Language": self.chance.choice(LANGUAGES)}
        opening = connect(address, max_size=None, additional_headers=wish, ping_interval=None)
        connection = await self._opened.enter_async_context(opening)
        async with asyncio.timeout(PATIENCE):
            self.oracle.check(self.oracle.receiver(self.live.id), await connection.recv(decode=False), "hello")
        self._lines.append(Line(connection, self._news))
        return self._lines[-1]

    # Reading

    def read_all(self) -> None:
        """Let the oracle read what everybody was sent."""
        for caller in (*self.guests, *self._together):
            frames, caller.unread = caller.unread, []
            for frame in frames:
                self._read_frame(caller, frame)

    def _read_frame(self, caller: Caller, frame: bytes) -> None:
        message = orjson.loads(frame)
        kind = message["type"]
        key = message.get("id") or message.get("request")
        what, request = caller.asked.get(key, (kind, None))
        if kind in ("sync", "update"):
            caller.heard = message["version"]
        if kind == "refused":
            self.oracle.check(caller.receiver, frame, f"refusal of {what}", request)
            self.done[f"{what} refused: {message['message'].removeprefix('refusal-')}"] += 1
        else:
            self.check(caller, frame, f"{what} done" if kind == "acknowledged" else what, request)
        if key is not None:
            caller.answers[key] = message

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Read what comes until something is so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                self.read_all()
                if condition():
                    return
                await self._news.wait()

    async def settle(self) -> None:
        """Wait until bots have moved and everybody was told, and read it."""
        await self._until(self._is_settled)

    def _is_settled(self) -> bool:
        table = self.live.table
        if table.stage == "playing" and table.waiting_for_bots:
            return False
        return all(caller.heard == table.version for caller in (*self.guests, *self._together))

    async def _request(
        self, guest: Guest, method: str, path: str, what: str, request: Any = None, **options: Any
    ) -> httpx.Response:
        """Ask over HTTP, and read all of the answer."""
        token, language = guest.receiver.token, guest.language or self.chance.choice(LANGUAGES)
        headers = {"Accept-Language": language, **(bearer(token) if token is not None else {})}
        answer = await self.http.request(method, path, headers=headers, **options)
        if what:
            self._read_answer(guest, answer, what, request)
        return answer

    def _read_answer(self, guest: Guest, answer: httpx.Response, what: str, request: Any = None) -> None:
        is_json = answer.headers["content-type"] == "application/json"
        body = answer.content if is_json else orjson.dumps({"text": answer.text})
        if what in ("rematch", "created", "seated"):
            # The version may be the one of another table, or one that this receiver has not been shown.
            body = orjson.dumps({**answer.json(), "version": None})
        self.oracle.check(guest.receiver, orjson.dumps({"headers": str(answer.headers.raw)}), f"headers of {what}")
        self.oracle.check(guest.receiver, body, what, request)
        if answer.is_error:
            self.done[f"{what} refused: {answer.json()['message'].removeprefix('refusal-')}"] += 1
        else:
            self.done[what] += 1

    def _path(self, part: str = "") -> str:
        return f"/api/tables/{self.live.id}{part}"

    def _as(self, guest: Guest, **more: Any) -> dict[str, Any]:
        """Return the parameters of a question: the seat that asks, its language, and what else is not nothing."""
        found = {"seat": guest.receiver.seat, "lang": guest.language, **more}
        return {name: value for name, value in found.items() if value is not None}

    # The course of the game

    async def _create(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json=request)
        created: dict[str, Any] = answer.json()
        self.live = await self.hall.table(created["table"])
        self._read_answer(Guest(self.oracle.receiver(self.live.id, created["token"]), None), answer, "created")
        return created

    async def _take_seat(self, wish: schema.Sit) -> dict[str, Any]:
        answer = await self.http.post(self._path("/seats"), json=wish.model_dump())
        seated: dict[str, Any] = answer.json()
        self._read_answer(Guest(self.oracle.receiver(self.live.id, seated["token"]), None), answer, "seated")
        return seated

    async def _watch(self, token: str | None, seat: int | None) -> None:
        lines = [line for line in self._lines if token is not None and line.callers[0].receiver.token == token]
        line = lines[0] if lines else await self._connected()
        language = lines[0].callers[0].language if lines else self.chance.choice((None, *LANGUAGES))
        await self._join(line, Caller(self.oracle.receiver(self.live.id, token, seat), language), self.guests)
        if len(line.callers) == 2:
            receiver = self.oracle.receiver(self.live.id, token, together=True)
            await self._join(line, Caller(receiver, language), self._together)

    async def _join(self, line: Line, caller: Caller, others: list[Caller]) -> None:
        caller.line, caller.channel = line, len(line.callers)
        line.callers.append(caller)
        others.append(caller)
        await line.watch(caller)
        await self._until(lambda: caller.heard > 0)

    async def _sync(self, guest: Guest) -> None:
        await self._request(guest, "GET", self._path(), "sync", params=self._as(guest))

    async def _look(self, guest: Guest) -> None:
        await self._sync(guest)

    async def _command(self, guest: Guest, do: str, version: int | None = None, **details: Any) -> bool:
        body = self._order(guest, version, {"do": do, **details})
        if not isinstance(guest, Caller) or guest.line is None or self.chance.random() < 0.3:
            answer = await self._request(guest, "POST", self._path("/commands"), "", json=body)
            what = do if answer.is_error else f"{do} done"
            self._read_answer(guest, answer, what, body)
            return answer.is_success
        answer = await self._say(guest, do, body["id"], {"type": "command", **body})
        return bool(answer["type"] == "acknowledged")

    async def _say(self, caller: Caller, what: str, key: str, message: dict[str, Any]) -> dict[str, Any]:
        """Send something over the socket, and return the answer when it was read."""
        assert caller.line is not None
        caller.asked[key] = (what, message)
        await caller.line.send({**message, "channel": caller.channel})
        await self._until(lambda: key in caller.answers)
        answer: dict[str, Any] = caller.answers[key]
        return answer

    async def _question(self, guest: Guest, ask: str, move: str | None) -> None:
        if isinstance(guest, Caller) and guest.line is not None and self.chance.random() < 0.5:
            await self._over_socket(guest, {"ask": ask, **({} if move is None else {"move": move})})
        elif ask == "why":
            await self._request(guest, "GET", self._path("/why"), ask, move, params=self._as(guest, move=move))
        else:
            body = {"move": move}
            await self._request(guest, "POST", self._path("/preview"), ask, move, params=self._as(guest), json=body)

    async def _over_socket(self, caller: Caller, question: dict[str, Any]) -> None:
        key = self.fresh("question")
        await self._say(caller, question["ask"], key, {"type": "question", "request": key, "question": question})

    async def _hint(self, guest: Guest) -> None:
        if isinstance(guest, Caller) and guest.line is not None and self.chance.random() < 0.5:
            await self._over_socket(guest, {"ask": "hint"})
        else:
            await self._request(guest, "POST", self._path("/hint"), "hint", params=self._as(guest))

    async def _replay(
        self, guest: Guest, eyes: str | int | None, first: int, count: int, language: str | None = None
    ) -> None:
        wanted = self._as(guest, eyes=eyes, first=first, count=count, lang=language)
        answer = await self._request(guest, "GET", self._path("/replay"), "", params=wanted)
        self._read_answer(self._looking_as(guest, eyes), answer, "replay")

    async def _export(self, guest: Guest) -> Any:
        return (await self._request(guest, "GET", self._path("/export"), "export", params=self._as(guest))).json()

    async def _lobby(self, guest: Guest) -> None:
        await self._request(guest, "GET", "/api/tables", "lobby")
        if guest.receiver.token is not None:
            held = {"tables": [{"table": self.live.id, "token": guest.receiver.token}]}
            await self._request(guest, "POST", "/api/tables/mine", "my tables", json=held)

    async def _picture(self, guest: Guest) -> None:
        """Look at the table as it is drawn, now or after one of its moves, through eyes that may see it and others."""
        count = len(self.live.table.played)
        eyes = self.chance.choice((None, None, "spectator", "everything", guest.receiver.seat, 0))
        step = self.chance.choice((None, None, 0, self.chance.randrange(count + 1), count + 1))
        language, columns = self.chance.choice(LANGUAGES), self.chance.choice((NARROWEST, 100, WIDEST))
        wanted = self._as(guest, eyes=eyes, step=step, lang=language, columns=columns)
        answer = await self._request(guest, "GET", self._path("/picture"), "", params=wanted)
        if answer.is_error:
            self._read_answer(guest, answer, "picture")
            return
        self.done["picture"] += 1
        names = tuple(seat.name for seat in self.live.table.seats)
        looking = self._looking_as(guest, eyes).receiver
        self.oracle.check_picture(looking, answer.content, step, language, names, columns)

    async def _pictures(self, guest: Guest) -> None:
        """Let everybody look at the table."""
        for caller in self.guests:
            await self._picture(caller)

    async def _pages(self, guest: Guest) -> None:
        """Look at what is the same for everybody."""
        for path in ("/metrics", "/api/games", f"/t/{self.live.id}"):
            await self._request(guest, "GET", path, f"page {path.split('/')[-1][:7]}")

    async def _replace(self, guest: Guest) -> None:
        await self._command(guest, "replace", target=self.chance.randrange(4))

    async def _reconnect(self, guest: Guest) -> None:
        """Hang up, and come back with an old version."""
        assert isinstance(guest, Caller)
        assert guest.line is not None
        callers = guest.line.callers
        self._lines.remove(guest.line)
        await guest.line.close()
        self.read_all()
        for caller in callers:
            before = caller.receiver
            caller.receiver = self.oracle.receiver(self.live.id, before.token, before.seat, together=before.is_together)
        await self._come_again(callers, lambda: self.chance.choice((None, 0, self._some_versions_ago(20))))

    def _some_versions_ago(self, most: int) -> int:
        return max(0, self.live.table.version - self.chance.randrange(most))

    async def _come_again(self, callers: list[Caller], since: Callable[[], int | None]) -> None:
        line = await self._connected()
        line.callers = callers
        for caller in callers:
            caller.line, caller.heard = line, 0
            await line.watch(caller, since())
        await self._until(lambda: all(caller.heard for caller in callers))

    async def _restart(self, guest: Guest) -> None:
        """Stop the server, and start it again."""
        await self.server.drain()
        lines = self._lines
        await self._hang_up()
        self.read_all()
        await self._opened.aclose()
        await self._open()
        self.live = await self.hall.table(self.live.id)
        for line in lines:
            await self._come_again(line.callers, lambda: self._some_versions_ago(3))

    async def _stranger(self, guest: Guest) -> None:
        """Try what is for others only, and what is nonsense."""
        held = self.oracle.shadows[self.live.id].seats_of(guest.receiver.token)
        other = self.chance.choice([seat for seat in range(4) if seat not in held] or [7])
        for path in ("", "/export", "/why", "/picture", "/replay"):
            await self._request(guest, "GET", self._path(path), "other seat", params={"seat": other})
        await self._request(guest, "GET", self._path(), "bad question", {"since": "x"}, params={"since": "x"})
        nonsense = {"id": self.fresh(), "version": "two", "command": {"do": "fly"}}
        await self._request(guest, "POST", self._path("/commands"), "bad command", nonsense, json=nonsense)
        await self._request(guest, "POST", self._path("/rematch"), "early rematch", params=self._as(guest))
        stranger = Guest(self.oracle.receiver(self.live.id), None)
        answer = await self.http.get(self._path(), headers=bearer(self.fresh("token")))
        self._read_answer(stranger, answer, "unknown token")
        spectator = self.guests[0]
        assert spectator.line is not None
        await spectator.line.send({"type": "command", "channel": 9, "id": self.fresh()})
        await self._command(spectator, self.chance.choice(("undo", "start", "resign", "stand")))

    # After the end

    async def _rematch(self, host: Guest) -> None:
        await self._picture(host)
        await self._request(host, "POST", self._path("/rematch"), "rematch", params=self._as(host))

    async def _upload(self, document: dict[str, Any]) -> dict[str, Any]:
        answer = await self.http.post("/api/import", json=document)
        created: dict[str, Any] = answer.json()
        assert answer.is_success, answer.text
        self.live = await self.hall.table(created["table"])
        self.oracle.guard_token(created["token"])
        self._read_answer(Guest(self.oracle.receiver(self.live.id, created["token"]), None), answer, "created")
        return created


WIRE_DEEDS = {**DEEDS, "look": 1, "picture": 3, "pictures": 2, "pages": 0.3, "stranger": 0.6}
"""What people do besides moving, where there is more to ask for, and how often."""


def rehearse_on_the_wire(
    oracle: Oracle, seed: int, game: str, players: int, most: int = 2_000, **options: bool
) -> WireRehearsal:
    """Play one game through the app, read along by an oracle."""
    rehearsal = WireRehearsal(oracle, seed, game, players, **options)
    asyncio.run(rehearsal.run(most))
    return rehearsal
