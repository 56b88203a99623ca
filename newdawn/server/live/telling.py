"""What somebody has missed, as it is sent: made once for all who look through the same eyes, and kept for a while.

An entry is told in the light of what its receiver may know now, so what is kept counts for one version of a table.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import orjson

from newdawn.server.live.log_book import Happened, Window
from newdawn.server.table import views
from newdawn.server.table.views import Eyes

__all__ = ["Histories", "Made", "Telling"]

_MOST_HISTORIES: Final = 128
"""Tables, seats and languages whose entries are kept: each has a hundred kilobytes at most."""

Key = tuple[str, int | None, str | None]
"""A table, a seat (None: a spectator), and a language."""


@dataclass(frozen=True, slots=True)
class Made:
    """Entries as they are sent, by their numbers, and what was found out for them."""

    key: Key
    version: int
    entries: dict[int, bytes]
    happened: Sequence[Happened]


@dataclass(frozen=True, slots=True)
class Telling:
    """Entries that have to be made for somebody. It holds all that this needs, so that a thread can do it."""

    key: Key
    eyes: Eyes
    window: Window
    numbers: frozenset[int]

    @property
    def count(self) -> int:
        """How many have to be made."""
        return len(self.numbers)

    def make(self) -> Made:
        """Make them; the table that they are about is never changed, only succeeded by another one."""
        table = self.window.table
        view = views.seen(table, self.eyes)
        happened = self.window.with_events()
        made = {
            one.number: orjson.dumps(
                views.entry_json(table, one.number, one.entry, one.events, view, self.eyes, packed=True)
            )
            for one in happened
            if one.number in self.numbers
        }
        return Made(self.key, table.version, made, happened)


class Histories:
    """The entries that were made lately, for all tables of a process; those unused for the longest time go first."""

    def __init__(self, most: int = _MOST_HISTORIES) -> None:
        """Begin with nothing."""
        self._most = most
        self._kept: OrderedDict[Key, tuple[int, dict[int, bytes]]] = OrderedDict()

    def __len__(self) -> int:
        """Return for how many eyes entries are kept."""
        return len(self._kept)

    def of(self, key: Key, version: int) -> dict[int, bytes]:
        """Return the entries that are kept for some eyes at the newest version of a table, by their numbers."""
        at, entries = self._kept.get(key, (version, {}))
        if at != version:
            return {}
        if entries:
            self._kept.move_to_end(key)
        return entries

    def keep(self, made: Made) -> None:
        """Keep what was made, with what else was made for the same eyes at the same version."""
        self._kept[made.key] = (made.version, {**self.of(made.key, made.version), **made.entries})
        self._kept.move_to_end(made.key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
