"""The one thread of this process that writes: it commits together whatever waits (group commit), and then answers.

Nothing is answered before it is committed. When a group fails its changes are tried one by one, so that a change that
cannot be stored takes none of the others with it.
"""

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from newdawn.server.observing import metrics
from newdawn.server.observing.logs import log
from newdawn.server.storage.anchor import Anchor
from newdawn.server.storage.changes import Change, Outcome, write
from newdawn.server.storage.engine import Database
from newdawn.server.storage.errors import Adrift, StorageError
from newdawn.server.storage.notices import Notices
from newdawn.server.storage.reader import key
from newdawn.server.storage.statements import Transaction
from newdawn.server.storage.troubles import Scope, Trouble, trouble
from newdawn.server.storage.upgrade import make_ready

__all__ = ["Writer"]

_LARGEST_GROUP = 200
_LOOK_SECONDS = 1.0
"""How often the files of the database are looked for while nobody writes."""
_TRIES = 3
"""How often the same is tried after a lost connection or a conflict."""

Waiting = tuple[Change, Future[Any]]


class Writer:
    """Takes changes from any thread, and answers each when it is on disk, or when it is certain that it will not be."""

    def __init__(self, database: Database, instance: str, probe: Callable[[str], None]) -> None:
        """Open the database, which may take a while, and start the thread."""
        self._database = database
        self._probe = probe
        self._engine = database.writing()
        self._connection: Connection | None = None
        self._waiting: deque[Waiting] = deque()
        self._arrival = threading.Condition()
        self._is_closing = False
        make_ready(database, self._engine)
        self.notices = None if database.is_sqlite else Notices(instance, self._key())
        """How the processes on the same PostgreSQL tell each other what they have committed."""
        self.anchor = _anchored(database)
        """What notices that the files of the database are gone; PostgreSQL looks after its own."""
        self._thread = threading.Thread(target=self._run, name="newdawn-writer", daemon=True)
        self._thread.start()

    def submit(self, change: Change) -> Future[Any]:
        """Return the answer to come."""
        answer: Future[Any] = Future()
        with self._arrival:
            if self._is_closing:
                raise StorageError("the storage is closed: the server is stopping")
            self._waiting.append((change, answer))
            self._arrival.notify()
        return answer

    def close(self) -> None:
        """Commit what waits, take nothing more, and let go of the database."""
        with self._arrival:
            self._is_closing = True
            self._arrival.notify()
        self._thread.join()
        self._engine.dispose()

    def _key(self) -> bytes:
        with self._database.explaining(), self._engine.connect() as connection:
            return key(connection)

    def _run(self) -> None:
        while (group := self._next_group()) is not None:
            if not group:
                self._look_in_between()
                continue
            try:
                self._answer(group)
            finally:
                # Whatever happens: who waits must get an answer.
                for _, answer in group:
                    if not answer.done():
                        answer.set_exception(StorageError("the writer failed", is_certain=False))
        self._let_go()

    def _next_group(self) -> list[Waiting] | None:
        """Return what waits, as soon as something does; nothing if nothing comes for a while, and None at the end."""
        group: list[Waiting] = []
        with self._arrival:
            patience = None if self.anchor is None else _LOOK_SECONDS
            self._arrival.wait_for(lambda: self._waiting or self._is_closing, patience)
            if not self._waiting and self._is_closing:
                return None
            while self._waiting and len(group) < _LARGEST_GROUP:
                change, answer = self._waiting.popleft()
                # Who does not wait any more has not got an answer either: their change need not be made.
                if answer.set_running_or_notify_cancel():
                    group.append((change, answer))
        return group

    def _look_in_between(self) -> None:
        """Look for the files while nobody writes: what is lost is saved before this process ends."""
        with suppress(Adrift):
            self._look()

    def _look(self) -> None:
        if self.anchor is not None:
            self.anchor.check()

    def _answer(self, group: Sequence[Waiting]) -> None:
        try:
            outcomes = self._commit([change for change, _ in group])
        except _Failed as failed:
            if failed.is_certain and failed.scope in (Scope.CHANGE, Scope.CONFLICT) and len(group) > 1:
                for one in group:
                    self._answer([one])
                return
            metrics.storage_errors.inc(len(group))
            log().error("not-stored", changes=len(group), is_certain=failed.is_certain, why=failed.sentence)
            for _, answer in group:
                error = StorageError(failed.sentence, is_certain=failed.is_certain)
                error.__cause__ = failed.__cause__
                answer.set_exception(error)
            return
        for (_, answer), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

    def _commit(self, changes: Sequence[Change]) -> list[Outcome]:
        """Commit changes together, if need be on a new connection; return their outcomes, or raise `_Failed`."""
        for tries_left in reversed(range(_TRIES)):
            was_connected = self._connection is not None
            try:
                return self._try(changes)
            except _Failed as failed:
                self._let_go()
                may_retry = (failed.scope is Scope.CONFLICT and len(changes) == 1) or (
                    failed.scope is Scope.CONNECTION and was_connected
                )
                if not (failed.is_certain and may_retry and tries_left):
                    raise
        raise AssertionError("unreachable")

    def _try(self, changes: Sequence[Change]) -> list[Outcome]:
        is_committing = False
        started = time.perf_counter()
        try:
            self._look()
            if self._connection is None:
                self._connection = self._engine.connect()
            transaction = Transaction(self._connection)
            outcomes = write(transaction, changes, self.notices)
            self._probe("committing")
            is_committing = True
            transaction.commit()
            # What was committed to a file that nobody will find again is not acknowledged.
            self._look()
            metrics.commits.inc()
            metrics.group_size.observe(len(changes))
            metrics.commit_seconds.observe(time.perf_counter() - started)
            self._probe("committed")
        # Also what no program should catch: the thread goes on, since everybody waits for it.
        except BaseException as error:
            raise _Failed(trouble(error, self._database.place), is_committing) from error
        return outcomes

    def _let_go(self) -> None:
        """Give up the connection, and with it whatever was not committed; the next group opens a new one."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        # A connection that cannot even be closed is lost already.
        with suppress(Exception):
            connection.close()


def _anchored(database: Database) -> Anchor | None:
    if not database.is_sqlite:
        return None
    with database.explaining():
        return Anchor(database)


class _Failed(Exception):
    """A group that was not committed, or may not have been."""

    def __init__(self, why: Trouble, was_committing: bool) -> None:
        super().__init__(why.sentence)
        self.sentence = why.sentence
        self.scope = why.scope
        self.is_certain = why.is_certain or not was_committing
