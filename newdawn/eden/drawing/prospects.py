"""What the end of the season would bring to a refuge as it is: the event, and the feeding."""

from typing import Any, NamedTuple

from rich.text import Text

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.drawing.speech import plain
from newdawn.eden.components import FARMERS_NEEDED, FEEDING_POINTS, MOST_POPULATION
from newdawn.eden.drawing.marks import NO, YES
from newdawn.eden.names import FARMER
from newdawn.eden.season_end import cans_needed, cans_short, is_feeding_to_come, lacking_for_event, zone


class Feeding(NamedTuple):
    """What feeding a refuge takes, what there is for it, and the points."""

    needed: int
    """Farmers."""
    farmers: int
    cans: int
    """How many it takes in place of farmers."""
    held: int
    short: int
    points: int

    @property
    def is_possible(self) -> bool:
        """Whether there are enough farmers and Cans."""
        return self.short == 0

    @property
    def mark(self) -> str:
        """The points for it and the Cans that it takes, or how many Cans are lacking: ✓3, ✓3 −2, ✗ −1."""
        if not self.is_possible:
            return f"{NO} {plain(-self.short)}"
        return f"{YES}{self.points} {plain(-self.cans)}" if self.cans else f"{YES}{self.points}"


def feeding_of(state: Any, seat: int) -> Feeding:
    """Return what feeding would take and give now."""
    square = int(zone(state, seat))
    return Feeding(
        int(FARMERS_NEEDED[square]),
        int(state.survivors[seat, FARMER]),
        int(cans_needed(state, seat)),
        int(state.cans[seat]),
        int(cans_short(state, seat)),
        int(FEEDING_POINTS[square]),
    )


def feeding_mark(state: Any, seat: int) -> str:
    """Return how feeding would go, for a column; nothing once the season's meal is over."""
    return feeding_of(state, seat).mark if is_feeding_to_come(state, seat) else "–"


def zone_words(state: Any, seat: int) -> str:
    """Return the zone of the population track that a refuge is in, by its survivors."""
    return zone_of(int(zone(state, seat)))


def zone_of(square: int) -> str:
    """Return the zone of a square of the population track: 9–12, or 41+ for the last one."""
    first = last = square
    while first > 0 and _is_same_zone(first - 1, last):
        first -= 1
    while last < MOST_POPULATION and _is_same_zone(first, last + 1):
        last += 1
    if last == MOST_POPULATION:
        return f"{first}+"
    return str(first) if first == last else f"{first}–{last}"


def _is_same_zone(one: int, other: int) -> bool:
    return bool(FARMERS_NEEDED[one] == FARMERS_NEEDED[other] and FEEDING_POINTS[one] == FEEDING_POINTS[other])


def event_mark(state: Any, seat: int, event: int) -> str:
    """Return whether a refuge overcomes an event, or how many equipped survivors it still lacks: ✓, or 2."""
    lacking = int(lacking_for_event(state, seat, event))
    return str(lacking) if lacking else YES


def event_marks(scene: Scene, event: int) -> Text:
    """Return that for all players: ▲✓ ●2."""
    text = Text()
    for seat in range(scene.table.players):
        text.append(" " if seat else "")
        text.append(f"{SEAT_SIGNS[seat]}{event_mark(scene.record, seat, event)}", style=scene.style(seat))
    return text
