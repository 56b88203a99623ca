"""Websockets as uvicorn speaks them, with one thing more: leaving a client that takes nothing of what it is sent.

Uvicorn waits until a client has room before it sends anything, a goodbye too. The buffers of a client that never reads
would be kept for as long as it likes.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["SocketProtocol"]

_LAST_SECONDS = 5.0
"""How long a client that is left may still read what waits for it."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol to give to uvicorn as `ws`."""

    async def run_asgi(self) -> None:
        """Offer the app to leave this client."""
        self.scope["extensions"]["newdawn.abandon"] = {"call": self.abandon}
        await super().run_asgi()

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
