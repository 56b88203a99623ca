"""What happened in this game: whom it is about, whom it hurts, and what everybody sees on the board anyway."""

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.drawing.lines import Line
from newdawn.eden import words

_ON_THE_BOARD = frozenset(
    (
        "die-rolled",
        "event-shown",
        "building-shown",
        "building-discarded",
        "token-discarded",
        "tokens-returned",
        "dice-spent",
        "token-arrived",
        "equipment-arrived",
        "mission-seen",
        "token-settled",
    )
)
_HEADINGS = frozenset(("season", "game-over"))
_HURTS = frozenset(("event-not-overcome", "people-hungry", "no-building-left"))


def line_of(event: Event, position: Position, language: str) -> Line:
    """Return an event as a line of the news, as it is at the position that it led to."""
    seat = event.seat()
    return Line(
        text=words.event(language, event, position),
        seat=seat,
        audience=event.audience,
        victim=seat if event.name in _HURTS else None,
        heading=event.name in _HEADINGS,
        on_the_board=event.name in _ON_THE_BOARD,
    )
