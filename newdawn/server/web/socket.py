"""The socket: tables watched on channels, commands in their order, and questions beside them.

Each socket has one reader and one sender. Commands are done one after another; what waits to be sent is bounded, and a
client that does not read delays and harms nobody but itself.
"""

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from typing import Any, Final, Literal

import orjson
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Mailbox
from newdawn.server.live.log_book import storage_refusal
from newdawn.server.observing import metrics
from newdawn.server.storage import StorageError
from newdawn.server.web import costs
from newdawn.server.web.addresses import address_of
from newdawn.server.web.channels import Watching, on_channel
from newdawn.server.web.context import ServerContext
from newdawn.server.web.errors import language_of, refused, said, unexpected
from newdawn.server.web.forms import Form, parsed
from newdawn.server.web.protocol import DIRECT, SocketProtocol
from newdawn.server.web.security import check_host, check_origin

__all__ = ["Connection", "Sockets"]

PATH: Final = "/api/socket"
MISBEHAVED: Final = 1008
FAILED: Final = 1011
RESTARTING: Final = 1012
TRY_LATER: Final = 1013

_MOST_REPLIES: Final = 64
"""Answers that wait for a client before nothing more is read from it."""
_MOST_QUESTIONS: Final = 4
"""Questions of one socket that are thought about at the same time."""
_RETRY_SECONDS: Final = (1.0, 3.0)
"""When clients should come back after a restart: not all at once."""

_CLIENT_MESSAGE: Form[Any] = Form(schema.ClientMessage)
_HELLO: Final = orjson.dumps({"type": "hello", "protocol": 1, "server": f"newdawn {version('newdawn')}"})
_PONG: Final = orjson.dumps({"type": "pong"})
_END: Final = b""
"""What the sender finds in the mailbox when nothing more is to be sent."""


class Sockets:
    """Serves the sockets: what follows it is for requests, and costs too much when all clients come back at once."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, or hand the request on."""
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await _serve(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)


async def _serve(socket: WebSocket) -> None:
    """Let a client in, if it may come in, and talk with it until one of both leaves."""
    context: ServerContext = socket.app.state.context
    address = address_of(socket.scope)
    try:
        context.limiter.request(address, costs.SOCKET)
        check_host(socket.headers, context.settings.origins, context.settings.names)
        check_origin(socket.headers, context.settings.origins)
        if context.is_draining:
            raise Refusal("draining", 503)
        with context.limiter.socket(address):
            await socket.accept()
            with metrics.sockets.track_inprogress():
                await Connection(socket, context, address).run()
    except Refusal as refusal:
        await socket.send_denial_response(refused(refusal, socket.scope))
    except WebSocketDisconnect:
        pass  # gone before it was let in


class Connection:
    """One socket, from hello to goodbye."""

    def __init__(self, socket: WebSocket, context: ServerContext, address: str) -> None:
        """Begin with nothing watched."""
        self.ended = asyncio.Event()
        self._socket = socket
        self._direct: SocketProtocol | None = socket.scope.get("extensions", {}).get(DIRECT, {}).get("protocol")
        self._context = context
        self._address = address
        self._limits = context.settings.limits
        self._language = language_of(socket.scope)
        self._mailbox = Mailbox(self._limits.mailbox)
        self._has_room = asyncio.Event()
        self._channels: dict[int, Watching] = {}
        self._questions: set[asyncio.Task[None]] = set()
        self._messages = context.limiter.messages()
        self._mistakes = context.limiter.mistakes()
        self._is_busy = False
        self._is_leaving = False
        self._closing: int | None = None

    async def run(self) -> None:
        """Talk until the client leaves, or we do."""
        self._context.connections.add(self)
        reader = asyncio.create_task(self._read_all())
        sender = asyncio.create_task(self._send_all())
        try:
            await asyncio.wait({reader, sender}, return_when=asyncio.FIRST_COMPLETED)
            if self._is_closing:
                await asyncio.wait({sender})
        finally:
            self._context.connections.discard(self)
            for channel in list(self._channels):
                self._unwatch(channel)
            await self._end([reader, sender, *self._questions])
            self.ended.set()

    async def _end(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        endings = await asyncio.gather(*tasks, return_exceptions=True)
        failures = [ending for ending in endings if isinstance(ending, Exception)]
        for failure in failures:
            unexpected(failure, PATH)
        if failures:
            with suppress(WebSocketDisconnect, OSError, RuntimeError):
                await self._socket.close(FAILED)

    def say_bye(self) -> None:
        """End the conversation: when the command that is being done is done, and all answers are sent."""
        self._is_leaving = True
        if not self._is_busy and not self._is_closing:
            self._mailbox.reply(bye("draining"))
            self._close(RESTARTING)

    @property
    def _is_closing(self) -> bool:
        return self._closing is not None

    def _close(self, code: int) -> None:
        self._closing = code
        self._mailbox.reply(_END)

    # Sending

    async def _send_all(self) -> None:
        """Send what waits, until there is nothing more to say or nobody to hear it."""
        try:
            await self._send(_HELLO)
            while True:
                channel, message = await self._mailbox.get()
                if message == _END:
                    await self._within_patience(self._socket.close(self._closing or RESTARTING))
                    return
                if channel is None and message is not None:
                    await self._send(message)
                elif channel in self._channels:
                    await self._send(self._renewed(channel) if message is None else on_channel(channel, message))
                self._has_room.set()
        except TimeoutError:
            await self._abandon()
        except (WebSocketDisconnect, OSError):
            pass

    def _renewed(self, channel: int) -> bytes:
        metrics.resyncs.inc()
        return self._channels[channel].state()

    async def _send(self, message: bytes) -> None:
        if self._direct is None or not self._direct.has_room:
            await self._within_patience(self._socket.send_text(message.decode()))
        elif not self._direct.send_now(message):
            raise WebSocketDisconnect

    async def _within_patience(self, sending: Any) -> None:
        async with asyncio.timeout(self._limits.stuck_seconds):
            await sending

    async def _abandon(self) -> None:
        """Close the socket of a client that takes nothing: it could not take the usual goodbye either."""
        metrics.limited.labels("stuck").inc()
        if self._direct is not None:
            self._direct.abandon(bye("stuck"), TRY_LATER)

    # Reading

    async def _read_all(self) -> None:
        """Take what comes, one after another, until the client leaves or we do."""
        while not self._is_closing:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect" or self._is_closing:
                return
            self._is_busy = True
            await self._take(frame)
            self._is_busy = False
            if self._is_leaving:
                self.say_bye()
            while len(self._mailbox) > self._limits.mailbox + _MOST_REPLIES:
                self._has_room.clear()
                await self._has_room.wait()

    async def _take(self, frame: Any) -> None:
        """Do what a message asks for; a message that is none is refused, and after many of those the client must go."""
        about: dict[str, Any] = {}
        try:
            self._context.limiter.message(self._messages)
            value = self._value(frame)
            about = subject(value)
            message = _CLIENT_MESSAGE.fit(value)
        except Refusal as refusal:
            self._refuse(refusal, about)
            if not self._may_be_mistaken():
                self._refuse(Refusal("too-many-mistakes", 429), {})
                self._close(MISBEHAVED)
            return
        try:
            await self._do(message)
        except Exception as error:
            self._refuse(refusal_of(error), about)

    def _may_be_mistaken(self) -> bool:
        """Count a mistake; return whether the client may make more of them."""
        if self._mistakes.take():
            return False
        try:
            self._context.limiter.request(self._address, costs.MISTAKE)
        except Refusal:
            return False
        return True

    def _value(self, frame: Any) -> Any:
        text = frame.get("text")
        if text is None:
            raise Refusal("binary-message", 422)
        if len(text) > self._limits.frame_bytes or len(text.encode()) > self._limits.frame_bytes:
            metrics.limited.labels("frame_bytes").inc()
            raise Refusal("too-large", 413, most=self._limits.frame_bytes)
        self._context.limiter.request(self._address, costs.reading(len(text)))
        return parsed(text)

    async def _do(self, message: Any) -> None:
        self._context.limiter.request(self._address, costs.MESSAGES[message.type])
        match message:
            case schema.Ping():
                self._mailbox.reply(_PONG)
            case schema.Watch():
                await self._watch(message)
            case schema.Unwatch():
                self._watching(message.channel)
                self._unwatch(message.channel)
            case schema.SocketCommand():
                await self._command(message)
            case schema.SocketQuestion():
                self._ask(message)

    def _refuse(self, refusal: Refusal, about: dict[str, Any]) -> None:
        watching = self._channels.get(about.get("channel", -1))
        language = watching.language or self._language if watching else self._language
        answer = said(refusal, language, watching.live if watching else None)
        self._mailbox.reply(orjson.dumps({"type": "refused", **about, **answer}))

    # Watching

    async def _watch(self, wish: schema.Watch) -> None:
        live = await self._context.open_table(self._address, wish.table)
        watching = Watching(self._mailbox, wish, live)
        await self._context.catch_up(self._address, live, watching.actor(), wish.since, wish.language)
        actor = watching.actor()
        if wish.channel in self._channels:
            self._unwatch(wish.channel)
        elif len(self._channels) >= self._limits.watches_per_socket:
            raise Refusal("too-many-watches", 429, most=self._limits.watches_per_socket)
        self._channels[wish.channel] = watching
        # Between the state and the first update that follows it, nothing can happen: nothing is awaited here.
        self._mailbox.reply(watching.state(wish.since))
        live.watch(actor, watching, wish.language)

    def _watching(self, channel: int) -> Watching:
        if channel not in self._channels:
            raise Refusal("nothing-watched", 409, channel=channel)
        return self._channels[channel]

    def _unwatch(self, channel: int) -> None:
        watching = self._channels.pop(channel)
        watching.live.unwatch(watching)
        self._mailbox.forget(channel)

    # Commands and questions

    async def _command(self, message: schema.SocketCommand) -> None:
        watching = self._watching(message.channel)
        # The same command over the other transport must be the same command: channel and type are no part of it.
        command = schema.Command.model_construct(
            id=message.id, version=message.version, seat=message.seat, command=message.command
        )

        async def acknowledged() -> None:
            done = await self._context.command(self._address, watching.live, watching.token, command, watching.seat)
            # Nothing is awaited in between: the answer is under way before anybody hears what has happened.
            self._mailbox.reply(orjson.dumps({"type": "acknowledged", "channel": message.channel, **done}))

        await self._context.finish(acknowledged())

    def _ask(self, message: schema.SocketQuestion) -> None:
        watching = self._watching(message.channel)
        if len(self._questions) >= _MOST_QUESTIONS:
            raise Refusal("too-many-questions", 429, most=_MOST_QUESTIONS)
        self._context.limiter.request(self._address, self._weight_of(message.question, watching))
        task = asyncio.create_task(self._answer(message, watching))
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)

    def _weight_of(self, question: Any, watching: Watching) -> float:
        weight = costs.QUESTIONS[question.ask]
        if isinstance(question, schema.WhyQuestion):
            weight += costs.explaining(question.move, watching.language)
        elif not isinstance(question, schema.PreviewQuestion):
            weight += costs.following(len(question.moves))
        return weight

    async def _answer(self, message: schema.SocketQuestion, watching: Watching) -> None:
        about = {"channel": message.channel, "request": message.request}
        live, question, language = watching.live, message.question, watching.language
        try:
            actor = watching.actor()
            if isinstance(question, schema.WhyQuestion):
                answer = await self._context.aside(partial(live.why, actor, question.move, language))
            elif isinstance(question, schema.PreviewQuestion):
                answer = await self._context.preview(self._address, live, actor, question.move, language)
            elif isinstance(question, schema.ComposeQuestion):
                moves, automatic = question.moves, question.automatic
                answer = await self._context.compose(self._address, live, actor, moves, automatic, language)
            else:
                waits = partial(self._tell_waiting, about)
                answer = await live.hint(actor, language, self._address, waits, question.moves)
        except Exception as error:
            self._refuse(refusal_of(error), about)
        else:
            self._mailbox.reply(orjson.dumps({"type": "answer", **about, "answer": answer}))

    def _tell_waiting(self, about: dict[str, Any], before: int) -> None:
        self._mailbox.reply(orjson.dumps({"type": "waiting", **about, "before": before}))


# What is sent ---------------------------------------------------------------------------------------------------------


def subject(value: Any) -> dict[str, Any]:
    """Return what a message is about, as far as that can be seen: its channel, and its id or request.

    >>> subject({"type": "command", "channel": 1, "id": "a" * 22, "version": "x"})
    {'channel': 1, 'id': 'aaaaaaaaaaaaaaaaaaaaaa'}
    """
    if not isinstance(value, dict):
        return {}
    found = {}
    if type(value.get("channel")) is int and 0 <= value["channel"] <= 255:
        found["channel"] = value["channel"]
    for name in ("id", "request"):
        if isinstance(value.get(name), str) and len(value[name]) <= 64:
            found[name] = value[name]
    return found


def refusal_of(error: Exception) -> Refusal:
    """Return what a client is told of an error."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageError):
        return storage_refusal(error)
    return unexpected(error, PATH)


def bye(reason: Literal["draining", "stuck"]) -> bytes:
    """Return the goodbye, with when to come back: each client at another moment."""
    low, high = _RETRY_SECONDS
    seconds = low + (high - low) * secrets.randbelow(1000) / 1000
    return orjson.dumps({"type": "bye", "reason": reason, "retry_seconds": seconds})
