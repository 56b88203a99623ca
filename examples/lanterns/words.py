"""River Lanterns in words: how its numbers and names become arguments of messages. The sentences are in `text/`.

>>> wish("en", "love", "card")
'love (1 red lantern, 1 golden lantern; 3 points)'
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from examples.lanterns import components as box
from examples.lanterns import happenings, names, reasons
from examples.lanterns.about import GAME
from examples.lanterns.scoring import PARTS
from examples.lanterns.state import DECISIONS
from newdawn.core.words import Argument, Family, GameWords

SEATS = tuple(GAME.colours)
TERMS = ("lantern", "wish", "moon", "wind", "night")
KEYS = ("turns", "first-player", "dice", "deck", "lanterns", "hand", "granted")
"""The keys of a position document that no term explains: the browser shows them on its plain board."""
RULINGS: Mapping[str, Mapping[str, Any]] = {}
MOVE_ARGUMENTS: Mapping[str, tuple[str, ...]] = {"done": (), "take": ("face",), "grant": ("wish",)}


def _wish_figures(name: str) -> dict[str, Argument]:
    wish = names.WISHES.index(name)
    return {"lanterns": WORDS.amounts("colour", box.WISH_LANTERNS[wish]), "points": int(box.WISH_POINTS[wish])}


def _term_figures(name: str) -> dict[str, Argument]:
    figures: dict[str, dict[str, Argument]] = {
        "lantern": {"count": box.LANTERNS_FOR_A_POINT},
        "wish": {"points": box.POINTS_LOST},
        "moon": {"most": box.MOST_IN_HAND},
        "night": {"nights": box.NIGHTS, "dice": box.DICE_EACH},
    }
    return figures.get(name, {})


class _LanternsWords(GameWords):
    families: Mapping[str, Family] = {
        "seat": Family("seat", SEATS),
        "colour": Family("colour", names.COLOURS, is_counted=True),
        "face": Family("face", names.FACES),
        "wish": Family("wish", names.WISHES, _wish_figures),
        "decision": Family("decision", DECISIONS),
        "part": Family("part", (*PARTS, "total")),
        "term": Family("term", TERMS, _term_figures),
        "key": Family("key", KEYS),
        "option": Family("option", tuple(option.name.replace("_", "-") for option in GAME.options)),
    }
    numbers = frozenset(("count", "night", "points"))
    move_arguments = MOVE_ARGUMENTS
    reasons = reasons.TABLE.reasons
    events = happenings.TABLE.events
    alike = ("part-total", "seat-jade", "seat-violet", "wish-courage", "wish-points")


WORDS = _LanternsWords(Path(__file__).with_name("text"))

move = WORDS.move
reason = WORDS.reason
event = WORDS.event
move_message = WORDS.move_message
reason_message = WORDS.reason_message
event_message = WORDS.event_message
decision_message = WORDS.decision_message
problems = WORDS.problems

seat = WORDS.namer("seat")
wish = WORDS.namer("wish")
"""Forms: `card` (with its lanterns and points)."""
term = WORDS.namer("term")
"""Forms: its `text`, what it means."""
decision = WORDS.namer("decision")
part = WORDS.namer("part")
