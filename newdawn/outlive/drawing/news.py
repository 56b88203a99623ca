"""What happened in this game: whom it is about, whom it hurts, and what everybody sees on the board anyway."""

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.drawing.lines import Line
from newdawn.outlive import words

_ON_THE_BOARD = frozenset(("place-refilled", "equipment-shown", "tile-set-aside", "room-revealed"))
_OF_THE_DEFENDER = frozenset(("pressure-reduced", "tribute-given"))
_AGAINST_THE_DEFENDER = frozenset(("pressure-applied", "tribute-given"))
_HEADINGS = frozenset(("dawn", "night", "game-over"))


def line_of(event: Event, position: Position, language: str) -> Line:
    """Return an event as a line of the news, as it is at the position that it led to."""
    text = words.event(language, event, position)
    if event.name == "event-flipped":
        text = f"{text} {words.event_card(language, event.arguments['event'], 'text')}"
    seat = event.seat("defender" if event.name in _OF_THE_DEFENDER else "seat")
    victim = event.seat("defender") if event.name in _AGAINST_THE_DEFENDER else None
    return Line(
        text=text,
        seat=seat,
        audience=event.audience,
        victim=seat if event.name == "survivor-lost" else victim,
        heading=event.name in _HEADINGS,
        on_the_board=event.name in _ON_THE_BOARD,
    )
