"""What happened, as a line."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """Something that happened: in words, whom it is about, who may know it, and whom it hurts (None: nobody)."""

    text: str
    seat: int | None
    audience: int | None
    victim: int | None = None
    heading: bool = False
    on_the_board: bool = False
    """Whether a player sees it on the board anyway."""

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) may know it."""
        return self.audience is None or self.audience == seat
