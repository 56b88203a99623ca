"""The figures of the box as people read them: with words for bare numbers of slots, rooms and players."""

from newdawn.core.components import Row
from newdawn.drawing.figures import PAIR, by_number, is_by_number
from newdawn.drawing.speech import Speech

_BY_PLAYERS = frozenset(("stock", "pile", "stack", "removes"))


def readable(row: Row, say: Speech, between: str) -> tuple[str, str]:
    """Return the key and the value of a figure of the box as people read them."""
    key, _, part = row.key.partition(".")
    if row.section == "cargo":
        pairs = [(part, row.value)] if part else PAIR.findall(row.value)
        return key, between.join(say("outlive-components-slot", slot=slot, count=int(cans)) for slot, cans in pairs)
    if key == "full-rooms":
        return by_number(row, say, "outlive-components-rooms", between)
    if key in _BY_PLAYERS and is_by_number(row):
        return by_number(row, say, "components-players", between)
    if key == "strength" and row.section == "heroes":
        return row.key, PAIR.sub(r"\1: \2", row.value)
    return row.key, row.value
