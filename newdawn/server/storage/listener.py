"""What other processes on the same PostgreSQL have changed, and what they tell each other besides.

A thread listens on its own connection. When that is lost, it is made again, and whatever may have changed meanwhile
is reported: a notice may come twice, and may tell of what this process has written itself, but none is missed. Words
that are not about the database are heard by those who listen when they are said, and by nobody else.
"""

import secrets
import selectors
import socket
import threading
import time
from collections import deque
from contextlib import suppress
from typing import Any, Protocol

import psycopg
from sqlalchemy import PoolProxiedConnection

from newdawn.server.observing.logs import log
from newdawn.server.storage.engine import Database
from newdawn.server.storage.notices import Notice, Notices
from newdawn.server.storage.troubles import trouble
from newdawn.server.storage.upgrade import HOLD_OPEN

__all__ = ["Ears", "Listener"]

_FIRST_PAUSE = 0.1
_LONGEST_PAUSE = 5.0
_MARGIN = 300_000
"""Milliseconds by which clocks may differ, and a commit may take, without a notice being missed."""
_WORDS = "newdawn_words"
"""The channel for what processes tell each other."""
_SAY = "SELECT pg_notify(%s, word) FROM unnest(CAST(%s AS text[])) AS word"


class Ears(Protocol):
    """Whoever wants to know what comes. The listener's thread calls."""

    def changed(self, notice: Notice) -> None:
        """Hear that another process has changed a table."""
        ...

    def said(self, word: str) -> None:
        """Hear what another process, or this one, has said."""
        ...

    def linked(self, is_linked: bool) -> None:
        """Hear that words come from now on, or that some may be missed from now on."""
        ...


class Listener:
    """Lets somebody hear, in its thread, what other processes do and say."""

    def __init__(self, database: Database, notices: Notices, ears: Ears) -> None:
        """Listen from now on."""
        self._database = database
        self._notices = notices
        self._ears = ears
        self._words: deque[str] = deque()
        self._engine = database.listening()
        self._is_closing = threading.Event()
        self._heard_at = _now()
        with database.explaining():
            connection = self._connect()
        self._waker, self._wake = socket.socketpair()
        for end in (self._waker, self._wake):
            end.setblocking(False)
        self._thread = threading.Thread(target=self._run, args=(connection,), name="newdawn-listener", daemon=True)
        self._thread.start()

    def say(self, words: list[str]) -> None:
        """Let all processes that listen hear these words; without a connection nobody does."""
        self._words.extend(words)
        self._awake()

    def close(self) -> None:
        """Say what is still to be said, and stop listening."""
        self._is_closing.set()
        self._awake()
        self._thread.join()
        self._waker.close()
        self._wake.close()

    def _awake(self) -> None:
        # A line that is full will wake it, too.
        with suppress(BlockingIOError):
            self._waker.send(b"!")

    def _run(self, connection: PoolProxiedConnection | None) -> None:
        while connection is not None:
            try:
                self._words.clear()
                self._ears.linked(True)
                self._listen(_driver_of(connection))
            except Exception as error:
                log().warning("listening-lost", why=trouble(error, self._database.place).sentence)
            finally:
                self._ears.linked(False)
                connection.invalidate()
            connection = self._reconnect()

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        """Deliver notices until the connection is lost or we are closed."""
        # Every move is heard of here: what the driver does besides, to wait for one thing alone, would cost more.
        link, encoding = connection.pgconn, connection.info.encoding
        with selectors.DefaultSelector() as waiting:
            waiting.register(connection, selectors.EVENT_READ)
            waiting.register(self._wake, selectors.EVENT_READ)
            while True:
                is_last = self._is_closing.is_set()
                self._say_all(connection)
                link.consume_input()
                while (notice := link.notifies()) is not None:
                    self._hear(notice.relname.decode(encoding), notice.extra.decode(encoding))
                self._heard_at = _now()
                if is_last:
                    return
                if any(ready.fileobj is self._wake for ready, _ in waiting.select()):
                    self._wake.recv(4096)

    def _hear(self, channel: str, said: str) -> None:
        if channel == _WORDS:
            self._ears.said(said)
        elif (heard := self._notices.heard(said)) is not None:
            self._ears.changed(heard)

    def _say_all(self, connection: psycopg.Connection[Any]) -> None:
        if self._words:
            connection.execute(_SAY, (_WORDS, [self._words.popleft() for _ in range(len(self._words))]))

    def _connect(self, since: int | None = None) -> PoolProxiedConnection:
        """Return a connection that listens, after delivering all that has changed since then."""
        connection = self._engine.raw_connection()
        try:
            # What comes while a statement is run goes this way.
            _driver_of(connection).add_notify_handler(lambda notice: self._hear(notice.channel, notice.payload))
            cursor = connection.cursor()
            cursor.execute(HOLD_OPEN)
            # Words are worth nothing after a crash: nobody need wait for the disk.
            cursor.execute("SET synchronous_commit = off")
            cursor.execute(f"LISTEN {self._notices.channel}")
            # The database shows those who look after it what was said last on each connection: not that secret name.
            cursor.execute(f"LISTEN {_WORDS}")
            if since is not None:
                cursor.execute("SELECT id, version FROM tables WHERE changed_at >= %s", (since,))
                for table, version in cursor.fetchall():
                    self._ears.changed(Notice(table, version))
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


def _driver_of(connection: PoolProxiedConnection) -> psycopg.Connection[Any]:
    driver: Any = connection.driver_connection
    return driver  # type: ignore[no-any-return]


def _now() -> int:
    return time.time_ns() // 1_000_000
