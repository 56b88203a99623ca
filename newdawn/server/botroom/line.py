"""Who waits for a worker: hints first, because a person is waiting; then whoever has had the least thinking time."""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

__all__ = ["Line"]

Asked = TypeVar("Asked")

_FORGETTING: Final = 0.5
"""What is left of the thinking time that tables have had, whenever one of them has had a minute."""
_MINUTE: Final = 60.0


@dataclass
class _Waiting(Generic[Asked]):
    """What waits at one table, and when the first of it came."""

    arrived: int
    requests: deque[Asked] = field(default_factory=deque)


class Line(Generic[Asked]):
    """A line of requests: whose table has had the least thinking time is next, otherwise who came first.

    So a few tables with bots that think for long do not hold up all others.

    >>> line = Line[str]()
    >>> for request in ("a1", "a2", "b1"):
    ...     line.join(request, table=request[0], is_hint=False)
    >>> line.join("hint", table="c", is_hint=True)
    >>> line.next()
    'hint'
    >>> line.next(), line.charge("a", seconds=5.0)
    ('a1', None)
    >>> line.next(), line.next()
    ('b1', 'a2')
    """

    def __init__(self) -> None:
        """Begin with nobody."""
        self._hints: dict[str, _Waiting[Asked]] = {}
        self._moves: dict[str, _Waiting[Asked]] = {}
        self._had: dict[str, float] = {}
        self._arrivals = 0

    def __bool__(self) -> bool:
        """Return whether anybody waits."""
        return bool(self._hints or self._moves)

    def join(self, request: Asked, table: str, is_hint: bool) -> None:
        """Let a request wait."""
        self._arrivals += 1
        waiting = (self._hints if is_hint else self._moves).setdefault(table, _Waiting(self._arrivals))
        waiting.requests.append(request)

    def next(self) -> Asked:
        """Return the request whose turn it is; it waits no more."""
        tables = self._hints or self._moves
        table = min(tables, key=lambda name: (self._had.get(name, 0.0), tables[name].arrived))
        waiting = tables[table]
        request = waiting.requests.popleft()
        self._arrivals += 1
        waiting.arrived = self._arrivals
        if not waiting.requests:
            del tables[table]
        return request

    def charge(self, table: str, seconds: float) -> None:
        """Count the thinking time that a table has had; what was long ago counts less and less."""
        self._had[table] = self._had.get(table, 0.0) + seconds
        if self._had[table] > _MINUTE:
            self._had = {name: had * _FORGETTING for name, had in self._had.items() if had > 1.0}

    def leave(self, request: Asked) -> None:
        """Let a request wait no more, if it does."""
        for tables in (self._hints, self._moves):
            for table, waiting in tables.items():
                if request in waiting.requests:
                    waiting.requests.remove(request)
                    if not waiting.requests:
                        del tables[table]
                    return
