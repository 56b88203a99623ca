"""Connections as uvicorn makes them, cut off where a client would harm others: one that is too slow, or sends too much.

uvicorn waits for ever for the rest of a request, for a client that reads nothing, and for the end of its headers. A
proxy in front of it would not; a server at home has none.
"""

import asyncio
from typing import Any

from uvicorn import Config
from uvicorn._types import ASGIApplication
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from newdawn.server.web.protocol import SocketProtocol

HEAD_BYTES = 32_768
"""The longest address and headers of a request, all together."""
REQUEST_SECONDS = 30.0
"""How long a client may take to send a request."""
UNREAD_BYTES = 1_000_000
"""How much may wait for a client that sends pings and does not read the answers."""


class Connection(HttpToolsProtocol):
    """An HTTP connection that ends when a request takes too long or is too long, or nobody reads the answer."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._head_bytes = 0
        self._unread_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request."""
        if self._deadline is None and not self._is_answering:
            self._await_request()
        super().data_received(data)
        if self._is_in_head and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.send_400_response(f"The headers of a request may have {HEAD_BYTES} bytes.")

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._is_in_head, self._head_bytes = True, 0

    def on_headers_complete(self) -> None:
        """Hand a request over."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """End a request."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a websocket, which has its own limits."""
        self._stop_waiting()
        self._is_in_head = False
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """End an idle connection; one whose answer is still being read goes on as long as some of it is."""
        unread = self.transport.get_write_buffer_size()
        if unread and (not self._unread_bytes or unread < self._unread_bytes):
            self._unread_bytes = unread
            self.timeout_keep_alive_task = self.loop.call_later(REQUEST_SECONDS, self.timeout_keep_alive_handler)
        elif unread:
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self.transport.abort()


class Socket(SocketProtocol):
    """A websocket that ends when its client is gone, or does not read what it asks for."""

    def handle_ping(self) -> None:
        """Answer a ping, unless too many answers have not been read."""
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """Drop a client that has not answered our ping, with all that waits for it."""
        super().keepalive_timeout()
        self.transport.abort()


def configured(application: ASGIApplication, frame_bytes: int, proxies: tuple[str, ...] = ()) -> Config:
    """Return how uvicorn runs our application.

    Of uvicorn's websocket implementations, `websockets-sansio` is the one to stay, and ours builds on it: `websockets`
    stands on a deprecated interface, and `wsproto` is one more package, which parses every frame in Python.
    """
    return Config(
        lambda: application,
        factory=True,
        interface="asgi3",
        lifespan="on",
        loop="auto",  # uvloop where there is one
        http=Connection,
        ws=Socket,
        # A frame that is a little too large is refused with words; one that is far too large ends the connection.
        ws_max_size=4 * frame_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # Updates go to many sockets at once: packing each of them would cost more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        # The addresses of clients are put right here, and only at the word of proxies that were named.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        log_config=None,
        workers=1,
    )
