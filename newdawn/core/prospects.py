"""The prospects of a game that has none: nothing follows from its views but what they show."""

from typing import Any

from newdawn.core.compiled import compiled
from newdawn.core.records import Record, small


class Prospects(Record):
    """Nothing; a record must have a field."""

    nothing: int = small()


@compiled
def foresee(state: Any, seat: int, prospects: Prospects) -> None:
    """Write nothing."""
