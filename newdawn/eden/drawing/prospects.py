"""What the end of the season would bring to a refuge as it is: the event, and the feeding."""

from typing import Any

from rich.text import Text

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.drawing.speech import plain
from newdawn.eden.components import FARMERS_NEEDED, FEEDING_POINTS, MOST_POPULATION
from newdawn.eden.drawing.marks import EMPTY, NO, YES


def refuge_of(scene: Scene, seat: int) -> Any:
    """Return what follows for a refuge."""
    return scene.prospects["refuges"][seat]


def feeding_mark(feeding: Any) -> str:
    """Return how feeding would go, for a column; nothing once the season's meal is over."""
    if not feeding["to_come"]:
        return EMPTY
    return short_mark(feeding["short"]) if feeding["short"] else fed_mark(feeding["points"], feeding["cans"])


def fed_mark(points: int, cans: int) -> str:
    """Return the points for a meal and the Cans that it takes: ✓3, ✓3 −2."""
    return f"{YES}{points} {plain(-cans)}" if cans else f"{YES}{points}"


def short_mark(cans: int) -> str:
    """Return how many Cans are lacking for a meal: ✗ −1."""
    return f"{NO} {plain(-cans)}"


def zone_of(people: int) -> str:
    """Return the zone of the population track for this many survivors: 9–12, or 41+ for the last one."""
    first = last = min(people, MOST_POPULATION)
    while first > 0 and _is_same_zone(first - 1, last):
        first -= 1
    while last < MOST_POPULATION and _is_same_zone(first, last + 1):
        last += 1
    if last == MOST_POPULATION:
        return f"{first}+"
    return str(first) if first == last else f"{first}–{last}"


def _is_same_zone(one: int, other: int) -> bool:
    return bool(FARMERS_NEEDED[one] == FARMERS_NEEDED[other] and FEEDING_POINTS[one] == FEEDING_POINTS[other])


def open_event(prospects: Any) -> Any:
    """Return the event that the season ends with; None while several are still face up, and once it is resolved."""
    events = prospects["events"]
    return events[0] if len(events) == 1 and not prospects["event_resolved"] else None


def event_mark(lacking: int) -> str:
    """Return whether a refuge overcomes an event, or how many equipped survivors it still lacks: ✓, or 2."""
    return str(lacking) if lacking else YES


def event_marks(scene: Scene, event: str) -> Text:
    """Return that for all players, of an event that is face up: ▲✓ ●2."""
    found = next(one for one in scene.prospects["events"] if one["event"] == event)
    text = Text()
    for seat, lacking in enumerate(found["lacking"]):
        text.append(" " if seat else "")
        text.append(f"{SEAT_SIGNS[seat]}{event_mark(lacking)}", style=scene.style(seat))
    return text
