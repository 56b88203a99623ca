"""Which seats are connected to the same tables through other server processes.

Each process tells the others whom it has connected, whenever that changes, and once a second that it is still there.
Nothing of it is stored. A process that has not been heard of for some seconds is gone, with all who were connected to
it; one that nobody knows of, or that tells of another number of tables than is known, is asked for all it has.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

import orjson

from newdawn.server.storage import Store

__all__ = ["Elsewhere"]

_BEAT_SECONDS: Final = 1.0
"""How often a process says that it is there."""
_GONE_SECONDS: Final = 5.0
"""After how many seconds of silence a process is gone."""
_SETTLING_SECONDS: Final = 2.0
"""How long others may take to tell what they have when they are asked."""
_TABLES_IN_A_WORD: Final = 50
"""How many fit well into what PostgreSQL hands on at once."""

Connected = tuple[tuple[int, ...], int]
"""The seats that are connected at a table, and how many others watch it."""
_NOBODY: Final[Connected] = ((), 0)


class _Other:
    """What is known of another process."""

    def __init__(self) -> None:
        self.heard_at = time.monotonic()
        self.tables: dict[str, Connected] = {}


class Elsewhere:
    """What this process and the others know of each other's connections."""

    def __init__(self, store: Store, is_shared: bool) -> None:
        """Listen to the others, if there can be any."""
        self.changed: Callable[[str], None] = _nothing
        """Called with a table when somebody has come to it, or has left it, through another process."""
        self.settled: Callable[[], None] = _nothing_at_all
        """Called when it is known of all processes whom they have connected, or is no longer known."""
        self._store = store
        self._is_shared = is_shared
        self._here: dict[str, Connected] = {}
        self._others: dict[str, _Other] = {}
        self._is_complete = not is_shared
        self._linked_at: float | None = None
        if is_shared:
            store.on_word, store.on_link = self._hear, self._link
            if store.is_linked:
                self._link(True)

    @property
    def is_complete(self) -> bool:
        """Whether nobody is connected that is not known of here."""
        return self._is_complete

    def seats(self, table: str) -> frozenset[int]:
        """Return the seats of a table that somebody is connected at through another process."""
        return frozenset(seat for other in self._others.values() for seat in other.tables.get(table, _NOBODY)[0])

    def watchers(self, table: str) -> int:
        """Return how many watch a table through other processes without a seat."""
        return sum(other.tables.get(table, _NOBODY)[1] for other in self._others.values())

    # What we tell

    def tell(self, table: str, seats: Iterable[int], watchers: int) -> None:
        """Tell the others who is connected at a table here."""
        now: Connected = (tuple(sorted(seats)), watchers)
        if not self._is_shared or self._here.get(table, _NOBODY) == now:
            return
        if now == _NOBODY:
            del self._here[table]
        else:
            self._here[table] = now
        self._say({"tables": {table: now}})

    def leave(self) -> None:
        """Tell the others that everybody who was connected here is gone."""
        self._here.clear()
        if self._is_shared:
            self._say({"tables": {}, "is_whole": True})

    async def keep(self) -> None:
        """Say every second that we are there, and forget those who have stopped to do so."""
        while self._is_shared:
            self._say({"count": len(self._here)})
            await asyncio.sleep(_BEAT_SECONDS)
            self._forget_the_silent()
            self._settle()

    def _say(self, *words: dict[str, Any]) -> None:
        self._store.say([orjson.dumps({"from": self._store.instance, **word}).decode() for word in words])

    def _say_all(self) -> None:
        """Tell all that we have, as if nothing had been told before."""
        tables = list(self._here.items())
        parts = [dict(tables[start : start + _TABLES_IN_A_WORD]) for start in range(0, len(tables), _TABLES_IN_A_WORD)]
        self._say(*({"tables": part, "is_whole": not number} for number, part in enumerate(parts or [{}])))

    # What we hear

    def _link(self, is_linked: bool) -> None:
        """Ask the others for all they have, and tell them all that we have; or know that we may miss something."""
        self._linked_at = time.monotonic() if is_linked else None
        if is_linked:
            self._say({"asks": True})
            self._say_all()
        self._settle()

    def _settle(self) -> None:
        was_complete = self._is_complete
        linked_at = self._linked_at
        self._is_complete = linked_at is not None and time.monotonic() >= linked_at + _SETTLING_SECONDS
        if self._is_complete != was_complete:
            self.settled()

    def _hear(self, word: str) -> None:
        try:
            said = orjson.loads(word)
            instance = said["from"]
            if instance != self._store.instance:
                self._take(instance, said)
        except (AttributeError, KeyError, TypeError, ValueError):
            return  # Anybody can say anything on the channel.

    def _take(self, instance: str, said: dict[str, Any]) -> None:
        if said.get("asks"):
            self._say_all()
            return
        told = {table: (tuple(map(int, seats)), int(watchers)) for table, (seats, watchers) in _tables(said).items()}
        other = self._others.get(instance)
        if other is None or said.get("is_whole"):
            before = other.tables if other is not None else {}
            other = self._others[instance] = _Other()
            if not said.get("is_whole"):
                self._say({"asks": True})
            self._note(other, dict.fromkeys(before, _NOBODY) | told)
        else:
            other.heard_at = time.monotonic()
            self._note(other, told)
        if said.get("count", len(other.tables)) != len(other.tables):
            self._say({"asks": True})

    def _note(self, other: _Other, told: dict[str, Connected]) -> None:
        for table, connected in told.items():
            if connected == _NOBODY:
                other.tables.pop(table, None)
            else:
                other.tables[table] = connected
        for table in told:
            self.changed(table)

    def _forget_the_silent(self) -> None:
        silent = time.monotonic() - _GONE_SECONDS
        for instance, other in list(self._others.items()):
            if other.heard_at < silent:
                del self._others[instance]
                for table in other.tables:
                    self.changed(table)


def _tables(said: dict[str, Any]) -> dict[str, Any]:
    tables: dict[str, Any] = said.get("tables", {})
    return tables


def _nothing(table: str) -> None:
    """Do nothing about a table."""


def _nothing_at_all() -> None:
    """Do nothing."""
