"""Who asks, and who watches."""

from dataclasses import dataclass, replace
from typing import Protocol

from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes

__all__ = ["Actor", "Receiver"]


@dataclass(frozen=True)
class Actor:
    """Who asks: a person of the table (None: whoever has the link), and for which seat.

    Where players are `together` before one screen, it shows what all of them may see.
    """

    person: int | None = None
    seats: tuple[int, ...] = ()
    seat: int | None = None
    is_host: bool = False
    together: bool = False

    @property
    def name(self) -> str:
        """How the log calls the actor."""
        return "link" if self.person is None else f"p{self.person}"

    def eyes(self, language: str | None = None) -> Eyes:
        """Return through whose eyes the actor sees the table."""
        seat = self.seat if self.seat is not None else next(iter(self.seats), None)
        return Eyes(None if self.together else seat, self.seats, self.is_host, language)

    def seated_at(self, table: Table) -> "Actor":
        """Return the actor with the seats that the person holds now: they may have changed meanwhile."""
        seats = tuple(table.seats_of(self.person))
        if seats == self.seats:
            return self
        seat = self.seat if self.seat in seats else (seats[0] if len(seats) == 1 else None)
        return replace(self, seats=seats, seat=seat)


class Receiver(Protocol):
    """Somebody who watches a table."""

    def put(self, message: bytes) -> None:
        """Take an update; this must not wait."""
        ...

    def renew(self) -> None:
        """Ask for the whole state again: an update could not be made."""
        ...
