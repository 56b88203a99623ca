"""What other processes on the same PostgreSQL have changed.

A thread listens on its own connection. When that is lost, it is made again, and whatever may have changed meanwhile
is reported: a notice may come twice, and may tell of what this process has written itself, but none is missed.
"""

import secrets
import selectors
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import PoolProxiedConnection

from newdawn.server.observing.logs import log
from newdawn.server.storage.changes import CHANNEL
from newdawn.server.storage.engine import Database
from newdawn.server.storage.troubles import trouble

__all__ = ["Listener"]

_FIRST_PAUSE = 0.1
_LONGEST_PAUSE = 5.0
_MARGIN = 300_000
"""Milliseconds by which clocks may differ, and a commit may take, without a notice being missed."""


class Listener:
    """Calls `deliver` in its thread with the name and version of each table that another process has changed."""

    def __init__(self, database: Database, instance: str, deliver: Callable[[str, int], None]) -> None:
        """Listen from now on."""
        self._database = database
        self._instance = instance
        self._deliver = deliver
        self._engine = database.listening()
        self._is_closing = threading.Event()
        self._heard_at = _now()
        with database.explaining():
            connection = self._connect()
        self._waker, self._wake = socket.socketpair()
        self._thread = threading.Thread(target=self._run, args=(connection,), name="newdawn-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._is_closing.set()
        self._waker.send(b"!")
        self._thread.join()
        self._waker.close()
        self._wake.close()

    def _run(self, connection: PoolProxiedConnection | None) -> None:
        while connection is not None:
            try:
                self._listen(connection.driver_connection)
            except Exception as error:
                log().warning("listening-lost", why=trouble(error, self._database.place).sentence)
            finally:
                connection.invalidate()
            connection = self._reconnect()

    def _listen(self, connection: Any) -> None:
        """Deliver notices until the connection is lost or we are closed."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(connection, selectors.EVENT_READ)
            waiting.register(self._wake, selectors.EVENT_READ)
            while not self._is_closing.is_set():
                for notice in connection.notifies(timeout=0):
                    self._hear(notice.payload)
                self._heard_at = _now()
                waiting.select()

    def _hear(self, payload: str) -> None:
        instance, _, rest = payload.partition(" ")
        version, _, table = rest.partition(" ")
        # Anybody can say anything on the channel.
        if instance != self._instance and version.isdecimal() and table:
            self._deliver(table, int(version))

    def _connect(self, since: int | None = None) -> PoolProxiedConnection:
        """Return a connection that listens, after delivering all that has changed since then."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(f"LISTEN {CHANNEL}")
            if since is not None:
                cursor.execute("SELECT id, version FROM tables WHERE changed_at >= %s", (since,))
                for table, version in cursor.fetchall():
                    self._deliver(table, version)
        except BaseException:
            connection.invalidate()
            raise
        return connection

    def _reconnect(self) -> PoolProxiedConnection | None:
        """Return a new connection, with what may have been missed delivered; None when we are closed."""
        pause = _FIRST_PAUSE
        while not self._is_closing.wait(pause * (0.5 + secrets.randbelow(1000) / 1000)):
            try:
                connection = self._connect(self._heard_at - _MARGIN)
            except Exception:
                pause = min(2 * pause, _LONGEST_PAUSE)
                continue
            log().info("listening-again")
            return connection
        return None


def _now() -> int:
    return time.time_ns() // 1_000_000
