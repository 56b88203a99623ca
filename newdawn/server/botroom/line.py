"""Who waits for a worker: hints before moves, because a person is waiting, and table after table."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

__all__ = ["Line"]

Asked = TypeVar("Asked")


class Line(Generic[Asked]):
    """A line of requests: each table has one turn before any has another, otherwise who came first is first.

    >>> line = Line[str]()
    >>> for request in ("a1", "a2", "b1"):
    ...     line.join(request, table=request[0], is_hint=False)
    >>> line.join("hint", table="c", is_hint=True)
    >>> [line.next() for _ in range(4)]
    ['hint', 'a1', 'b1', 'a2']
    """

    def __init__(self) -> None:
        """Begin with nobody."""
        self._hints: OrderedDict[str, deque[Asked]] = OrderedDict()
        self._moves: OrderedDict[str, deque[Asked]] = OrderedDict()

    def __bool__(self) -> bool:
        """Tell whether anybody waits."""
        return bool(self._hints or self._moves)

    def join(self, request: Asked, table: str, is_hint: bool) -> None:
        """Let a request wait."""
        (self._hints if is_hint else self._moves).setdefault(table, deque()).append(request)

    def next(self) -> Asked:
        """Return the request whose turn it is; it waits no more."""
        tables = self._hints or self._moves
        table, waiting = tables.popitem(last=False)
        request = waiting.popleft()
        if waiting:
            tables[table] = waiting
        return request

    def leave(self, request: Asked) -> None:
        """Let a request wait no more, if it does."""
        for tables in (self._hints, self._moves):
            for table, waiting in tables.items():
                if request in waiting:
                    waiting.remove(request)
                    if not waiting:
                        del tables[table]
                    return
