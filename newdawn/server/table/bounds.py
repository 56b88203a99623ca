"""How often a seat may do what the log keeps for ever: so that no log grows without end, and honest games fit.

The counts follow from the log. They belong to seats, not to people: whoever gets up and sits down again is another
person, but takes the same seat.
"""

from collections.abc import Mapping
from typing import Final

from newdawn.server.errors import Refusal
from newdawn.server.table.entries import Entry
from newdawn.server.table.state import Table

__all__ = ["BOUNDED_BY", "MOST", "check", "check_chat", "count"]

MOST: Final[Mapping[str, int]] = {
    "sat": 100,
    "seat-set": 100,
    "renamed": 30,
    "undone": 500,
    "handed-over": 50,
    "came-back": 200,
    "end-proposed": 50,
    "paced": 100,
}
"""Entries of a kind that one seat may have."""

_COUNTED: Final = frozenset((*MOST, "chatted"))

BOUNDED_BY: Final[Mapping[str, str]] = {
    "created": "a table has one",
    "started": "a table has one",
    "rematched": "a table has one",
    "resigned": "a seat has one",
    "migrated": "a version of the rules has one",
    "chatted": "each seat has a share of the lines that a table keeps",
    "moved": "a game ends, and a move comes again only if one was undone",
    "stood": "somebody must have sat down, or have sat there first",
    "end-withdrawn": "the end must have been proposed",
    "replaced": "the person must have come back, or have been there first",
    "timed-out": "the person must have come back, or have been there first",
}
"""Why there cannot be too many of the other kinds."""


def count(table: Table, entry: Entry) -> None:
    """Count an entry that is applied to a table."""
    if entry.kind in _COUNTED and entry.seat is not None:
        key = (entry.seat, entry.kind)
        table.counts[key] = table.counts.get(key, 0) + 1


def check(table: Table, entry: Entry) -> None:
    """Refuse an entry of which its seat has had as many as it may."""
    most = MOST.get(entry.kind)
    if most is not None and entry.seat is not None and table.counts.get((entry.seat, entry.kind), 0) >= most:
        raise Refusal("too-often", kind=entry.kind, most=most)


def check_chat(table: Table, seat: int, lines: int) -> None:
    """Refuse a line of chat if the seat has used up its share of the lines that the table keeps."""
    share = max(1, lines // table.players)
    if table.counts.get((seat, "chatted"), 0) >= share:
        raise Refusal("too-much-chat", most=share)
