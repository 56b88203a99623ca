"""Which moves a player of New Eden would wonder about while they are not possible: those are worth a reason."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from newdawn.eden.moves import (
    EQUIPS,
    FLIPS,
    MOVE_ADD_DIE,
    MOVE_ADD_TOKEN,
    MOVE_BAT,
    MOVE_BINOCULARS,
    MOVE_FEED,
    PLACES,
    TAKES,
    WITHS,
)
from newdawn.eden.names import EQUIPMENT, FIRST_NEW_BUILDING
from newdawn.eden.state import State

if TYPE_CHECKING:
    from newdawn.core.face import View

__all__ = ["worth_explaining"]


def worth_explaining(view: "View", seat: int) -> Iterator[int]:
    """Yield the moves, by number, that a seat would wonder about if they were not legal now."""
    state = view.record
    decision = view.decision(seat)
    if decision == "after-first-die":
        yield from (TAKES + die for die in _dice(state))
    elif decision == "swap-with":
        yield from (WITHS + die for die in _dice(state))
    elif decision == "choose-in-city":
        yield from range(EQUIPS, EQUIPS + len(EQUIPMENT))
        yield from (MOVE_BAT, MOVE_BINOCULARS)
    elif decision == "flip-event":
        yield from (FLIPS + event for event in state.events.tolist())
    elif decision == "announce":
        yield from (MOVE_ADD_DIE, MOVE_ADD_TOKEN)
    elif decision == "feed":
        yield MOVE_FEED
    # New Buildings can be placed at any moment.
    held = state.missions[seat].tolist()[FIRST_NEW_BUILDING:]
    yield from (PLACES + building for building, count in enumerate(held) if count)


def _dice(state: State) -> list[int]:
    """Return which dice lie in sight: each location has a number for each face, one after another."""
    return [die for die, count in enumerate(state.location_dice.flatten().tolist()) if count]
