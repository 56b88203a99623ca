"""What is printed on buildings and events, in the signs of the table."""

from rich.text import Text

from newdawn.drawing.panels import TIED
from newdawn.drawing.scene import Scene
from newdawn.eden import names, words
from newdawn.eden.components import (
    BUILDING_CANS,
    BUILDING_EQUIPMENT,
    BUILDING_POWER,
    BUILDING_SURVIVORS,
    EVENT_CLAUSES,
    EVENT_POINTS,
)
from newdawn.eden.drawing.marks import each_printed, spaced, survivor_mark


def building_card(scene: Scene, card: int) -> Text:
    """Return what is printed on a building: survivors, equipment, Cans, a power."""
    parts = [each_printed(BUILDING_SURVIVORS[card], BUILDING_EQUIPMENT[card])]
    if BUILDING_CANS[card]:
        parts.append(Text(words.cans(scene.say.language, int(BUILDING_CANS[card])).replace(" ", TIED)))
    if BUILDING_POWER[card] >= 0:
        parts.append(Text(scene.thing("power", BUILDING_POWER[card]), style="italic"))
    return spaced(part for part in parts if part)


def event_tile(event: int) -> Text:
    """Return what is printed on an event: the equipped survivors that it takes, and its points: 2B/H → 2."""
    clauses = []
    for count, *of in EVENT_CLAUSES[event].tolist():
        kinds = [survivor_mark(names.FIRST_EQUIPPED + kind) for kind, accepted in enumerate(of) if accepted]
        if count:
            clauses.append(Text(str(count)).append_text(spaced(kinds, "/")))
    return spaced(clauses, TIED).append(f"{TIED}→{TIED}{EVENT_POINTS[event]}")
