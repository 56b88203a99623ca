"""What is stored, as the rest of the server sees it, and how it becomes JSON text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

__all__ = ["STAGES", "Stored", "TableRow", "from_text", "is_storable", "to_text"]

STAGES = ("waiting", "playing", "finished", "frozen")
"""Through what a table goes."""


@dataclass(frozen=True)
class TableRow:
    """What lists and the timekeeper need to know of a table without reading its log."""

    id: str
    game: str
    stage: str
    """One of `STAGES`."""
    is_public: bool
    created_at: int
    """Milliseconds since 1970, as all times."""
    changed_at: int
    version: int
    """The number of entries in the log."""
    due_at: int | None
    """When something is due without anybody's command: a bot, a clock."""
    summary: dict[str, Any]
    """Small, for lists."""

    def to_columns(self) -> dict[str, Any]:
        """Return the row as the database keeps it."""
        return {**vars(self), "summary": to_text(self.summary)}

    @classmethod
    def from_columns(cls, columns: Mapping[str, Any]) -> "TableRow":
        """Return a row that the database kept."""
        return cls(**{**columns, "summary": from_text(columns["summary"])})


@dataclass(frozen=True)
class Stored:
    """A table as stored."""

    row: TableRow
    entries: list[dict[str, Any]]
    """The entries after the one that was asked for, in order."""


def to_text(document: Mapping[str, Any] | Sequence[Any]) -> str:
    """Return compact JSON.

    Whole numbers must fit into 64 bits: larger ones, such as seeds, are written as text.

    >>> to_text({"kind": "moved", "seat": 2})
    '{"kind":"moved","seat":2}'
    """
    return orjson.dumps(document).decode()


def from_text(text: str) -> dict[str, Any]:
    """Return what was written as JSON."""
    found: dict[str, Any] = orjson.loads(text)
    return found


def is_storable(name: str) -> bool:
    """Return whether a database could hold this name at all; what somebody typed into an address may be anything.

    >>> is_storable("kD93hVq0aZ2m"), is_storable("a" + chr(0)), is_storable(chr(0xD800))
    (True, False, False)
    """
    try:
        return b"\0" not in name.encode()
    except UnicodeEncodeError:
        return False
