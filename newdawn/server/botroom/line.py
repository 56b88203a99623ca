"""Who waits for a worker: moves of running games first, hints in between; and nobody has more than a fair share."""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

__all__ = ["MOST_HINTS", "MOST_HINTS_OF_ONE", "Line", "Whose"]

Asked = TypeVar("Asked")

MOST_HINTS_OF_ONE: Final = 4
"""Hints that one person or table may have waiting: a family behind one address asks for as many at a time."""
MOST_HINTS: Final = 64
"""Hints that may wait in all."""
_MOVES_FIRST: Final = 3.0
"""While moves wait, they get this many times the thinking time of a hint before the hint has its turn."""
_FORGETTING: Final = 0.5
"""What is left of the thinking time that somebody has had, whenever one of them has had a minute."""
_MINUTE: Final = 60.0
_MOST_KNOWN: Final = 10_000
"""Tables or people whose thinking time is kept in mind."""


Whose = tuple[str, ...]
"""The names that a request is charged to: a table; for a hint, a person and a table."""


@dataclass
class _Waiting(Generic[Asked]):
    """What waits of somebody, with the seconds that each takes, and when the first of it came."""

    arrived: int
    requests: deque[tuple[Asked, float]] = field(default_factory=deque)


class _Share(Generic[Asked]):
    """Requests of many: whoever has had the least thinking time is next, otherwise who came first."""

    def __init__(self) -> None:
        self.waiting: dict[Whose, _Waiting[Asked]] = {}
        self._had: dict[str, float] = {}
        self._arrivals = 0

    def join(self, request: Asked, whose: Whose, seconds: float) -> None:
        self._arrivals += 1
        self.waiting.setdefault(whose, _Waiting(self._arrivals)).requests.append((request, seconds))

    def first(self) -> tuple[Whose, float]:
        """Return who is next, and how many seconds that will take."""
        whose = min(self.waiting, key=lambda one: (self._had_by(one), self.waiting[one].arrived))
        return whose, self.waiting[whose].requests[0][1]

    def next(self) -> Asked:
        whose, _ = self.first()
        waiting = self.waiting[whose]
        request, seconds = waiting.requests.popleft()
        self._arrivals += 1
        waiting.arrived = self._arrivals
        if not waiting.requests:
            del self.waiting[whose]
        self.charge(whose, seconds)
        return request

    def charge(self, whose: Whose, seconds: float) -> None:
        for name in whose:
            self._had[name] = self._had.get(name, 0.0) + seconds
        if self._had_by(whose) > _MINUTE or len(self._had) > _MOST_KNOWN:
            self._had = {name: had * _FORGETTING for name, had in self._had.items() if had > 1.0}

    def leave(self, request: Asked) -> bool:
        for whose, waiting in self.waiting.items():
            for one in waiting.requests:
                if one[0] is request:
                    waiting.requests.remove(one)
                    if not waiting.requests:
                        del self.waiting[whose]
                    return True
        return False

    def in_order(self) -> list[Asked]:
        """Return all that wait, about in the order in which they will have their turn if nobody else comes."""
        ranked: list[tuple[float, int, Asked]] = []
        for whose, waiting in self.waiting.items():
            had = self._had_by(whose)
            for request, seconds in waiting.requests:
                ranked.append((had, waiting.arrived, request))
                had += seconds
        return [request for *_, request in sorted(ranked, key=lambda one: one[:2])]

    def _had_by(self, whose: Whose) -> float:
        return max(self._had.get(name, 0.0) for name in whose)


class Line(Generic[Asked]):
    """A line of requests, fair by table, and for hints by person, too.

    Moves of running games go first. A hint has its turn when no move waits, or when moves have had three times its
    thinking time while it waited: so hints cannot stop games, and games cannot stop hints. Everybody is charged for
    the time that a turn takes by the clock of the room, never for how long a bot has really thought: what one table
    notices of another must not depend on secrets.

    >>> line = Line[str]()
    >>> line.join("hint", whose=("Anna", "a"), seconds=0.3, is_hint=True)
    >>> for request in ("a1", "a2", "b1", "b2"):
    ...     line.join(request, whose=(request[0],), seconds=0.5, is_hint=False)
    >>> line.place("hint")
    0
    >>> [line.next() for _ in range(5)]
    ['a1', 'b1', 'hint', 'a2', 'b2']
    >>> line.next() is None
    True
    """

    def __init__(self) -> None:
        """Begin with nobody."""
        self._hints = _Share[Asked]()
        self._moves = _Share[Asked]()
        self._passed = 0.0
        """Seconds of moves that the hints which wait have let pass."""

    @property
    def moves(self) -> int:
        """How many moves wait."""
        return sum(len(waiting.requests) for waiting in self._moves.waiting.values())

    @property
    def hints(self) -> list[Asked]:
        """The hints that wait, the next one first."""
        return self._hints.in_order() if self._hints.waiting else []

    def hints_of(self, name: str) -> int:
        """Return how many hints of a person or a table wait."""
        return sum(len(waiting.requests) for whose, waiting in self._hints.waiting.items() if name in whose)

    def join(self, request: Asked, whose: Whose, seconds: float, is_hint: bool) -> None:
        """Let a request wait for a turn that lasts this many seconds."""
        if is_hint and not self._hints.waiting:
            self._passed = 0.0
        (self._hints if is_hint else self._moves).join(request, whose, seconds)

    def next(self, may_be_hint: bool = True) -> Asked | None:
        """Return the request whose turn it is, which waits no more; None if there is none."""
        if may_be_hint and self._hints.waiting:
            _, seconds = self._hints.first()
            if not self._moves.waiting or self._passed >= _MOVES_FIRST * seconds:
                self._passed = 0.0
                return self._hints.next()
        if not self._moves.waiting:
            return None
        _, seconds = self._moves.first()
        self._passed += seconds
        return self._moves.next()

    def charge(self, whose: Whose, seconds: float, is_hint: bool) -> None:
        """Count what a turn has taken beyond its time; what was long ago counts less and less."""
        (self._hints if is_hint else self._moves).charge(whose, seconds)

    def place(self, hint: Asked) -> int:
        """Return how many hints have their turn before one that waits."""
        return next(at for at, one in enumerate(self.hints) if one is hint)

    def leave(self, request: Asked) -> None:
        """Let a request wait no more, if it does."""
        if not self._hints.leave(request):
            self._moves.leave(request)
