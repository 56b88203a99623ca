"""The log of a table: one entry for each thing that happened, in order. The number of entries is the version."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Entry"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table, as it is stored.

    >>> Entry("moved", 1700000000000, seat=2, details={"move": "done"}).to_json()
    {'kind': 'moved', 'at': 1700000000000, 'seat': 2, 'move': 'done'}
    """

    kind: str
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None
    """The seat that it is about."""
    actor: str | None = None
    """Who asked for it: a person of the table (`p0`), or `link` for whoever came by the link. None: the server."""
    command: str | None = None
    """A hash of the id that the client gave the command."""
    digest: str | None = None
    """A hash of the command: another command with the same id is found out by it."""
    details: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the entry as it is stored."""
        found: dict[str, Any] = {"kind": self.kind, "at": self.at}
        for name in _OPTIONAL:
            if (value := getattr(self, name)) is not None:
                found[name] = value
        return {**found, **self.details}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> "Entry":
        """Return an entry that was stored."""
        details = {name: value for name, value in stored.items() if name not in _FIXED}
        optional = {name: stored.get(name) for name in _OPTIONAL}
        return cls(stored["kind"], stored["at"], **optional, details=details)


_OPTIONAL = ("seat", "actor", "command", "digest")
_FIXED = frozenset(("kind", "at", *_OPTIONAL))
