"""Figures of a box as people read them: rows whose values are counted by a number, such as that of players."""

import re

from newdawn.core.components import Row
from newdawn.drawing.speech import Speech

PAIR = re.compile(r"([\w-]+) (-?\d+)")
"""What a value in a table of values is called, and the value."""


def by_number(row: Row, say: Speech, message: str, between: str) -> tuple[str, str]:
    """Return the key and the value of a row whose value is counted by a number; the message names that number."""
    key, _, part = row.key.partition(".")
    pairs = [(part, row.value)] if part else PAIR.findall(row.value)
    return key, between.join(f"{say(message, count=int(number))}: {value}" for number, value in pairs)


def is_by_number(row: Row) -> bool:
    """Return whether the value of a row is counted by a number, such as that of players."""
    return row.key.partition(".")[2].isdigit() or re.match(r"\d+ \d", row.value) is not None
