"""The figures of the box as people read them: with words for bare numbers of players."""

from newdawn.core.components import Row
from newdawn.drawing.figures import by_number, is_by_number
from newdawn.drawing.speech import Speech

_BY_PLAYERS = frozenset(("dice", "buildings-shown", "tinkerers-removed"))


def readable(row: Row, say: Speech, between: str) -> tuple[str, str]:
    """Return the key and the value of a figure of the box as people read them."""
    if row.key.partition(".")[0] in _BY_PLAYERS and is_by_number(row):
        return by_number(row, say, "components-players", between)
    return row.key, row.value
