"""Typed events: what a move made happen, as a few small integers each, written to a buffer beside the record.

Animations, logs, replays, statistics and translations are made from events; nobody compares positions. An event is
either public or whispered to one seat. A log that is switched off costs a simulation one test.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers, Record, medium
from newdawn.core.vocabulary import Named, Vocabulary, named

if TYPE_CHECKING:
    from newdawn.core.face import Position, View

CAPACITY = 512
EVERYBODY = -1
WIDTH = 6


class Log(Record):
    """The buffer: rows of kind, audience and four arguments."""

    enabled: int = medium()
    count: int = medium()
    rows: Numbers = medium(CAPACITY, WIDTH)


# Where these lie in the buffer, counted in numbers of 16 bits.
_COUNT = Log.dtype.fields["count"][1] // 2  # type: ignore[index]
_ROWS = Log.dtype.fields["rows"][1] // 2  # type: ignore[index]


@compiled
def emit(log: Log, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Write down a public event."""
    if log.enabled:
        _write(log, kind, EVERYBODY, first, second, third, fourth)


@compiled
def whisper(log: Log, seat: int, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Write down an event that only one seat may see."""
    if log.enabled:
        _write(log, kind, seat, first, second, third, fourth)


@compiled
def _write(log: Log, kind: int, audience: int, first: int, second: int, third: int, fourth: int) -> None:
    if log.count < CAPACITY:
        row = log.rows[log.count]
        row[0], row[1], row[2], row[3], row[4], row[5] = kind, audience, first, second, third, fourth
        log.count += 1


class _Happened(NamedTuple):
    name: str
    audience: int | None
    arguments: Named


class Event(_Happened):
    """One event: its message id, who may see it (None: everybody) and its arguments: things by their names."""

    context: "Position | View | None" = None
    """The position or the view that it led to."""

    def text(self, language: str = "en") -> str:
        """Return the event in words, as a line of the log."""
        if self.context is None:
            raise ValueError("an event has words only as `play`, `advance`, `run_on` and `outcomes` return it")
        return self.context.game.words.event(language, self, self.context)

    def seat(self, argument: str = "seat") -> int | None:
        """Return the seat that an argument speaks of; None if the event has no such argument."""
        seat = self.arguments.get(argument)
        return None if seat is None else int(seat)

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) may see the event."""
        return self.audience is None or self.audience == seat


class EventTable:
    """The events of one game: message ids, their arguments, and what the numbers of these stand for."""

    def __init__(self, *events: tuple[str, tuple[str, ...]], vocabulary: Vocabulary | None = None) -> None:
        """Number the events from 0 on."""
        self.events = events
        self.kinds: Mapping[str, tuple[str, ...]] = dict(events)
        """The arguments of each event, by its message id."""
        self.vocabulary: Vocabulary = vocabulary or {}
        self._codes = {name: code for code, (name, _) in enumerate(events)}

    def code(self, name: str) -> int:
        """Return the number of a kind of event."""
        return self._codes[name]

    def event(self, name: str, audience: int | None, numbers: Iterable[int]) -> Event:
        """Return an event from the numbers of its arguments."""
        return Event(name, audience, named(self.vocabulary, self.events[self._codes[name]][1], numbers))

    def read(self, raw_log: Numbers, context: "Position | View | None" = None) -> list[Event]:
        """Return what was written to a log, given as its bytes, in order; `context` is what it led to.

        >>> import numpy as np
        >>> from newdawn.core.records import blank_bytes, record_in
        >>> table = EventTable(("gained", ("seat", "token", "count")), vocabulary={"token": ("wood", "metal")})
        >>> raw = blank_bytes(Log)
        >>> record_in(Log, raw).enabled = 1
        >>> emit(record_in(Log, raw), table.code("gained"), 2, 1, 3)
        >>> table.read(raw)
        [Event(name='gained', audience=None, arguments={'seat': 2, 'token': 'metal', 'count': 3})]
        """
        numbers = raw_log.view(np.int16)
        count = int(numbers[_COUNT])
        found = []
        for row in numbers[_ROWS : _ROWS + count * WIDTH].reshape(count, WIDTH).tolist():
            name, arguments = self.events[row[0]]
            audience = None if row[1] == EVERYBODY else row[1]
            event = Event(name, audience, named(self.vocabulary, arguments, row[2:]))
            event.context = context
            found.append(event)
        return found
