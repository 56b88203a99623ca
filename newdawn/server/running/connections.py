"""Connections as uvicorn makes them, cut off where a client would harm others: one that is too slow, or sends too much.

uvicorn waits for ever for the rest of a request, for a client that reads nothing, and for the end of its headers. It
takes apart whatever one read has brought, however many requests or frames that are. A proxy in front of it would not; a
server at home has none.
"""

import asyncio
from typing import Any, NoReturn

from uvicorn import Config
from uvicorn._types import ASGIApplication
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from newdawn.server.running.door import Door
from newdawn.server.running.frames import FrameMeter
from newdawn.server.settings import Limits
from newdawn.server.web.buckets import Bucket
from newdawn.server.web.protocol import SocketProtocol

HEAD_BYTES = 32_768
"""The longest address and headers of a request, all together."""
ADDRESS_BYTES = 2_048
"""The longest address of a request, with its question: it is taken apart several times, and written down."""
HEAD_LINES = 100
"""The most headers of a request."""
WAITING_REQUESTS = 8
"""Requests that a client may send ahead while an earlier one is being answered."""
UNWANTED_BYTES = 65_536
"""How much of a body may come that nobody reads: its request is answered already, or must wait for an earlier one."""
REQUEST_SECONDS = 30.0
"""How long a client may take to send a request or a message, and to read any of an answer."""
UNREAD_BYTES = 1_000_000
"""How much may wait for a client that sends pings and does not read the answers."""

_PIECE = 4_096
"""Bytes that are taken apart before anybody looks whether it is too much."""
_WRAPPING_SHARE = 4
"""A body may come in chunks whose own marks take this part of its length: one byte in each would cost far more."""
_LAST_SECONDS = 0.5
"""How long a client that is cut off may still read why."""
_FLOODED = 1008

_KEPT_OUT = {
    "connection_rate": "429 Too Many Requests",
    "connections_of_address": "429 Too Many Requests",
    "connections": "503 Service Unavailable",
}
"""What HTTP calls the limits of the door."""


class DoorConfig(Config):
    """What uvicorn's protocols are told, and the door that they share."""

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:
        """Keep the door beside what is uvicorn's."""
        super().__init__(*arguments, **named)
        self.door = door


class TooMuch(Exception):
    """What ends the work on a request that is too much; the reason is one line for whoever has sent it."""


class Connection(HttpToolsProtocol):
    """An HTTP connection that ends when a request takes too long or is too long, or nobody reads the answer."""

    config: DoorConfig

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._piece = 0
        self._wrapping = 0
        self._body_bytes = 0
        self._unwanted_bytes = 0
        self._unread_bytes = 0
        self._complaint: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, if there is room for one more connection."""
        super().connection_made(transport)
        limit = self.config.door.refusal(transport, self.client[0] if self.client else None)
        if limit is None:
            self._await_request()
        else:
            transport.write(b"HTTP/1.1 %s\r\nretry-after: 5\r\nconnection: close\r\n\r\n" % _KEPT_OUT[limit].encode())
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request, or of several: never more at once than can be overlooked."""
        if self._deadline is None and not self._is_answering:
            self._await_request()
        pieces = memoryview(data)
        for begin in range(0, len(data), _PIECE):
            piece = pieces[begin : begin + _PIECE]
            self._piece = len(piece)
            self._wrapping += self._piece
            super().data_received(piece)  # type: ignore[arg-type]  # the parser takes any buffer
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._wrapping > HEAD_BYTES + self._body_bytes // _WRAPPING_SHARE:
                self.send_400_response(f"The headers of a request may have {HEAD_BYTES} bytes.")
                return

    def on_message_begin(self) -> None:
        """Begin a request."""
        if len(self.pipeline) >= WAITING_REQUESTS:
            self._complain(f"{WAITING_REQUESTS} requests may wait for the answer to an earlier one.")
        super().on_message_begin()
        self._is_in_head = True
        # What else is in this piece may belong to the request before: a little too much is counted, never too little.
        self._wrapping, self._body_bytes, self._unwanted_bytes = self._piece, 0, 0

    def on_url(self, url: bytes) -> None:
        """Take a piece of the address."""
        super().on_url(url)
        if len(self.url) > ADDRESS_BYTES:
            self._complain(f"The address of a request may have {ADDRESS_BYTES} bytes.")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; nobody here looks at those that follow a body."""
        if not self._is_in_head:
            return
        if len(self.headers) >= HEAD_LINES:
            self._complain(f"A request may have {HEAD_LINES} headers.")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Hand a request over."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a piece of a body, unless too much has come that nobody reads."""
        self._wrapping -= len(body)
        self._body_bytes += len(body)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and (self.pipeline or cycle.response_complete):
            self._unwanted_bytes += len(body)
            if self._unwanted_bytes > UNWANTED_BYTES:
                self._complain("Nobody reads this request.")
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on to the next request; if there is to be none, do not wait for ever until the answer is read."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._await_reading()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a request, and end the connection."""
        super().send_400_response(self._complaint or msg)

    def handle_websocket_upgrade(self) -> None:
        """Become a websocket, which has its own limits; an answer to an earlier request would end up between frames."""
        if self._is_answering:
            self.send_400_response("A websocket cannot be opened before an earlier request is answered.")
            return
        self._stop_waiting()
        self._is_in_head = False
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        self._stop_watching()
        self._unset_keepalive_if_required()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until the client has read some of what it was sent, but not for ever."""
        super().pause_writing()
        self._await_reading()

    def resume_writing(self) -> None:
        """Go on with the answer."""
        self._stop_watching()
        super().resume_writing()
        if self.transport.is_closing():
            self._await_reading()

    def timeout_keep_alive_handler(self) -> None:
        """End an idle connection; one whose answer is still being read goes on as long as some of it is."""
        if self.transport.get_write_buffer_size():
            self._await_reading()
            self.timeout_keep_alive_task = self.loop.call_later(REQUEST_SECONDS, self.timeout_keep_alive_handler)
        else:
            super().timeout_keep_alive_handler()

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _complain(self, reason: str) -> NoReturn:
        """Stop the parser in the middle of its work; whoever has sent it is told why."""
        self._complaint = reason
        raise TooMuch(reason)

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self.transport.abort()

    def _await_reading(self) -> None:
        """Look again and again whether the client reads, until all is read."""
        if self._reading is None:
            self._unread_bytes = self.transport.get_write_buffer_size()
            self._reading = self.loop.call_later(REQUEST_SECONDS, self._check_reading)

    def _check_reading(self) -> None:
        self._reading = None
        unread = self.transport.get_write_buffer_size()
        if unread and unread >= self._unread_bytes:
            self.transport.abort()
        elif unread:
            self._await_reading()

    def _stop_watching(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class Socket(SocketProtocol):
    """A websocket that ends when its client is gone, sends too much, or does not read what it asks for."""

    config: DoorConfig

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits = self.config.door.limits
        self._meter = FrameMeter()
        now = self.loop.time()
        self._frames = Bucket(self._limits.frame_burst, now)
        self._bytes = Bucket(self._limits.socket_byte_burst, now)
        self._deadline: asyncio.TimerHandle | None = None
        self._messages = 0

    def data_received(self, data: bytes) -> None:
        """Take what comes, unless it is too much: that is counted before any of it is looked at."""
        if not self.handshake_initiated:
            super().data_received(data)  # the request, as the connection hands it over
            if not self.handshake_initiated:
                self._turn_away()
            return
        limit = self._limit(data)
        if limit is not None:
            self.config.door.blame(self.transport, limit)
            self._hang_up(limit)
            return
        super().data_received(data)
        self._await_rest()

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

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the socket."""
        self._stop_waiting()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def _limit(self, data: bytes) -> str | None:
        """Count what has come; return the limit that it passes, if it does."""
        now, limits = self.loop.time(), self._limits
        frames = self._meter.begun(data, limits.frame_burst)
        if self._frames.take(limits.frames_per_second, limits.frame_burst, now, frames):
            return "frames"
        if self._bytes.take(limits.socket_bytes_per_second, limits.socket_byte_burst, now, len(data)):
            return "socket_bytes"
        return None

    def _turn_away(self) -> None:
        """End a connection whose request the library does not take: it says why, and nobody else would end it."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._close_soon()

    def _hang_up(self, limit: str) -> None:
        """End the connection of a client that sends too much, with the reason if it can still hear it."""
        if self.handshake_complete and not self.close_sent and not self.transport.get_write_buffer_size():
            self.conn.fail(_FLOODED, f"too many {limit.replace('_', ' ')}")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.stop_keepalive()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _FLOODED})
        self._close_soon()

    def _close_soon(self) -> None:
        self.transport.close()
        self.loop.call_later(_LAST_SECONDS, self.transport.abort)

    def _await_rest(self) -> None:
        """Give each message some time to arrive: what has come of it is kept until then."""
        if not self._meter.is_unfinished:
            self._stop_waiting()
        elif self._deadline is None or self._messages != self._meter.messages:
            self._stop_waiting()
            self._messages = self._meter.messages
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self.read_paused:  # It may have come, and waits for us.
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)
        else:
            self._deadline = None
            self.transport.abort()


def configured(application: ASGIApplication, limits: Limits, proxies: tuple[str, ...] = ()) -> DoorConfig:
    """Return how uvicorn runs our application.

    Of uvicorn's websocket implementations, `websockets-sansio` is the one to stay, and ours builds on it: `websockets`
    stands on a deprecated interface, and `wsproto` is one more package, which parses every frame in Python.
    """
    return DoorConfig(
        lambda: application,
        door=Door(limits, proxies),
        factory=True,
        interface="asgi3",
        lifespan="on",
        loop="auto",  # uvloop where there is one
        http=Connection,
        ws=Socket,
        # A frame that is a little too large is refused with words; one that is far too large ends the connection.
        ws_max_size=4 * limits.frame_bytes,
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
