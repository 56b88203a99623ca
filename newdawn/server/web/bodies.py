"""Bodies of requests, read before anybody else sees them: never more than the limit, never for longer than it takes."""

import asyncio

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newdawn.server.errors import Refusal
from newdawn.server.observing import metrics
from newdawn.server.settings import Limits
from newdawn.server.web.errors import refused

__all__ = ["BoundedBodies", "HeadAsGet"]

IMPORT_PATH = "/api/import"
"""Where whole games may be sent."""


class BoundedBodies:
    """Reads the body of each request, and refuses what is too large, packed, or does not come."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Stand before an app."""
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body, then hand the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            body = await self._body(scope, receive)
        except Refusal as refusal:
            await refused(refusal, scope)(scope, receive, send)
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

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
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
