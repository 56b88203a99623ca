"""Clients that flood a server, in a process of their own: `python -m tests.server.flooding PORT KIND SECONDS`.

Ten of them open sockets from one address of this machine, send as fast as they can (2 MB a second at most), and come
back as soon as they are cut off. The last line says for how many seconds the floods went on until they were cut off.
"""

import json
import socket
import sys
import threading
import time
from contextlib import suppress

SOCKETS = 10
BYTES_PER_SECOND = 2_000_000
BLOCK = 65_536
HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
MASK = bytes(4)
KINDS = {
    "pings": (b"", b"\x89\x80" + MASK),
    "pongs": (b"", b"\x8a\x80" + MASK),
    "parts": (b"\x01\x80" + MASK, b"\x00\x80" + MASK),
    "messages": (b"", b"\x81\x81" + MASK + b"x"),
    "requests": (b"", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"),
}
"""What each flood begins with, and what it goes on with."""


def flood(port: int, kind: str, until: float, lasted: list[float]) -> None:
    """Flood, and come back, until it is time to end."""
    first, more = KINDS[kind]
    block = more * (BLOCK // len(more))
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5, ("127.0.0.9", 0)) as connection:
            if kind != "requests":
                connection.sendall(HANDSHAKE)
                if b" 101 " not in connection.recv(1_000):
                    continue
            begun = time.monotonic()
            sent = 0
            try:
                connection.sendall(first)
                while time.monotonic() < until:
                    connection.sendall(block)
                    sent += len(block)
                    time.sleep(max(0.0, begun + sent / BYTES_PER_SECOND - time.monotonic()))
            finally:
                lasted.append(time.monotonic() - begun)


def main(port: int, kind: str, seconds: float) -> None:
    """Flood with all of them."""
    lasted: list[float] = []
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=flood, args=(port, kind, until, lasted)) for _ in range(SOCKETS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(json.dumps(lasted))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
