"""A lean websocket client: on the machine that is measured, the load must cost as little as it can.

It speaks as much of RFC 6455 as our server does: whole text frames, pings and closing.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FINAL = 0x80
_MASKED = 0x80
_NO_MASK = bytes(4)
"""Frames of clients carry a mask; with this one the bytes stay as they are, which saves us the work."""
_LARGEST_FRAME = 4_000_000
_LARGEST_HEAD = 16_384


class Socket(asyncio.Protocol):
    """One websocket: `opened` is done when the server has agreed, `on_end` is told once when it is over."""

    def __init__(
        self, path: str, host: str, address: str, on_message: Callable[[bytes], None], on_end: Callable[[str], None]
    ) -> None:
        """Prepare to ask for `path`, as a client whom the proxy knows by `address`."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: {address}\r\n\r\n"
        ).encode()
        self._on_message = on_message
        self._on_end = on_end
        self._rest = b""
        self._is_agreed = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the websocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take what has come, and hand on every whole message."""
        if self._rest:
            data = self._rest + data
        start, end = 0, len(data)
        if not self._is_agreed:
            start = self._agree(data)
        while self._is_agreed and end - start >= 2:
            head, length = 2, data[start + 1] & 127
            if length >= 126:
                head = 4 if length == 126 else 10
                if end - start < head:
                    break
                length = int.from_bytes(data[start + 2 : start + head])
                if length > _LARGEST_FRAME:
                    self.drop()
                    return
            after = start + head + length
            if after > end:
                break
            self._take(data[start], data[start + head : after])
            start = after
        self._rest = data[start:]

    def connection_lost(self, error: Exception | None) -> None:
        """Tell that it is over."""
        self._end(str(error or "the server has closed the connection"))

    # Sending and ending

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._write(_TEXT, message)

    def drop(self) -> None:
        """Hang up without a word, as when a laptop is closed."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((_FINAL | kind, _MASKED | length))
        else:
            head = bytes((_FINAL | kind, _MASKED | 126)) + length.to_bytes(2)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + _NO_MASK + payload)

    # Reading

    def _agree(self, data: bytes) -> int:
        """Read the server's answer, if it is all there; return where the first frame begins."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            if len(data) > _LARGEST_HEAD:
                self.drop()
            return 0
        first = data[: data.find(b"\r\n")].decode("latin-1")
        if first.split(" ", 2)[1:2] != ["101"]:
            self._end(f"the server has answered “{first}”")
            self.drop()
            return len(data)
        self._is_agreed = True
        if not self.opened.done():
            self.opened.set_result(None)
        return end + 4

    def _take(self, first: int, payload: bytes) -> None:
        if first == _FINAL | _TEXT:
            self._on_message(payload)
        elif first == _FINAL | _PING:
            self._write(_PONG, payload)
        elif first == _FINAL | _CLOSE:
            self._write(_CLOSE, payload[:2])
            self._end(f"the server has closed with code {int.from_bytes(payload[:2])}")
            if self._transport is not None:
                self._transport.close()

    def _end(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
            self.opened.exception()  # Whoever waits for it gets it; if nobody does, that is all right.
        on_end, self._on_end = self._on_end, _nothing
        on_end(why)


def _nothing(why: str) -> None:
    """Do nothing: the end has been told."""
