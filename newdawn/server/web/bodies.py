"""Bodies of requests, read before anybody else sees them: never more than the limit, never for longer than it takes.

A small body needs no place of its own: connections are counted, too. Large ones share what there is for them, and keep
their share until the request is answered.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newdawn.server.errors import Refusal
from newdawn.server.observing import metrics
from newdawn.server.settings import Limits
from newdawn.server.web.addresses import address_of
from newdawn.server.web.buckets import Buckets, Clock
from newdawn.server.web.errors import refused

__all__ = ["IMPORT_PATH", "BoundedBodies", "HeadAsGet"]

IMPORT_PATH = "/api/import"
"""Where whole games may be sent."""
_RETRY_SECONDS = 10
"""When to come back with a file for which there is no room; by then, whoever has sent too much may do so again."""


class Share:
    """What one large body takes of the room for all."""

    def __init__(self, room: "Room", address: str) -> None:
        """Begin with nothing."""
        self._room = room
        self._address = address
        self._size = 0

    def grow(self, size: int) -> None:
        """Take as much as a body has by now; raises a `Refusal` if there is no room."""
        self._room.take(self._address, size - self._size)
        self._size = size

    def finish(self) -> None:
        """Count what has come as complete; raises a `Refusal` if the address has sent too much lately."""
        if self._size:
            self._room.count(self._address, self._size)

    def end(self) -> None:
        """Give everything back."""
        self._room.give_back(self._address, self._size)
        self._size = 0


class Room:
    """How much of large bodies is held, by address and in all, and how much an address has sent lately.

    What is complete is taken apart, which is work: an address may send as much as it may have held at once, and the
    same again in ten seconds.
    """

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        """Begin empty."""
        self.held = 0
        self._limits = limits
        self._arrived = Buckets(limits.held_bytes_per_address / _RETRY_SECONDS, limits.held_bytes_per_address, clock)
        self._by_address: dict[str, int] = {}

    @contextmanager
    def share(self, address: str) -> Iterator[Share]:
        """Yield the share of one body, which is given back at the end."""
        share = Share(self, address)
        try:
            yield share
        finally:
            share.end()

    def take(self, address: str, size: int) -> None:
        """Hold more for an address; raises a `Refusal` if that would be too much."""
        mine, limits = self._by_address.get(address, 0) + size, self._limits
        if mine > limits.held_bytes_per_address:
            raise self._too_many_files()
        if self.held + size > limits.held_bytes:
            metrics.limited.labels("held_bytes").inc()
            raise Refusal("files-full", 503, seconds=_RETRY_SECONDS)
        self.held += size
        self._by_address[address] = mine

    def count(self, address: str, size: int) -> None:
        """Count a body that is complete, and will be taken apart; raises a `Refusal` after too much of that."""
        if self._arrived.take(address, size):
            raise self._too_many_files()

    def _too_many_files(self) -> Refusal:
        metrics.limited.labels("held_bytes_of_address").inc()
        return Refusal("too-many-files", 429, most=self._limits.held_bytes_per_address, seconds=_RETRY_SECONDS)

    def give_back(self, address: str, size: int) -> None:
        """Hold less for an address."""
        left = self._by_address.pop(address, 0) - size
        if left > 0:
            self._by_address[address] = left
        self.held -= size


class BoundedBodies:
    """Reads the body of each request, and refuses what is too large, packed, or does not come."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Stand before an app."""
        self.room = Room(limits)
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body, then hand the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        with self.room.share(address_of(scope)) as share:
            await self._handle(scope, receive, send, share)

    async def _handle(self, scope: Scope, receive: Receive, send: Send, share: Share) -> None:
        try:
            body = await self._body(scope, receive, share)
        except Refusal as refusal:
            # What else the client has to send is of no use, and is not waited for.
            share.end()
            await refused(refusal, scope, {"Connection": "close"})(scope, receive, send)
            return
        if body is None:
            return  # the client has gone
        is_read = False

        async def receive_body() -> Message:
            nonlocal is_read
            if is_read:
                return await receive()
            is_read = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, receive_body, send)

    async def _body(self, scope: Scope, receive: Receive, share: Share) -> bytes | None:
        headers = Headers(scope=scope)
        most = self._limits.import_bytes if scope["path"] == IMPORT_PATH else self._limits.frame_bytes
        if headers.get("content-encoding", "identity").strip().lower() != "identity":
            raise Refusal("packed-body", 415)
        announced = headers.get("content-length", "0")
        if announced.isascii() and announced.isdigit() and int(announced[:20]) > most:
            raise self._too_large(most)
        body = bytearray()
        try:
            async with asyncio.timeout(self._limits.stuck_seconds):
                more = True
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        raise self._too_large(most)
                    if len(body) > self._limits.frame_bytes:
                        share.grow(len(body))
            share.finish()
        except TimeoutError:
            raise Refusal("too-slow", 408, seconds=round(self._limits.stuck_seconds)) from None
        return bytes(body)

    def _too_large(self, most: int) -> Refusal:
        metrics.limited.labels("body_bytes").inc()
        return Refusal("too-large", 413, most=most)


class HeadAsGet:
    """Answers HEAD as GET would be answered, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the request on as GET, and its answer back without its body."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"}, receive, send_head)
