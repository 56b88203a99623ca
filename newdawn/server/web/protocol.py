"""Websockets as uvicorn speaks them, with two things more: a short way out, and leaving a client that reads nothing.

A message that goes out over the layers of the application is taken apart and put together again in each of them, and
most of what the server sends are updates. Uvicorn waits until a client has room before it sends anything, a goodbye
too. The buffers of a client that never reads would be kept for as long as it likes.
"""

from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["DIRECT", "SocketProtocol"]

DIRECT: Final = "newdawn.direct"
"""The extension of the scope by which an application reaches its `SocketProtocol`, under the key `protocol`."""

_LAST_SECONDS = 5.0
"""How long a client that is left may still read what waits for it."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol to give to uvicorn as `ws`."""

    async def run_asgi(self) -> None:
        """Offer the app the short way to this client."""
        self.scope["extensions"][DIRECT] = {"protocol": self}
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the app says. Whoever was not let in, and knows why, leaves no error in the log."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    @property
    def has_room(self) -> bool:
        """Whether the client reads what it is sent, so that a message can be sent without waiting."""
        return self.writable.is_set()

    def send_now(self, message: bytes) -> bool:
        """Send a message, whether or not there is room; tell whether there was still somebody to send it to."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def abandon(self, last: bytes, code: int) -> None:
        """Send a last message and the reason, whether or not there is room; then close, in some seconds at most."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.conn.send_text(last)
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()
        self.loop.call_later(_LAST_SECONDS, self.transport.abort)
