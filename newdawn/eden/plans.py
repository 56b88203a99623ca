"""What a player of New Eden can plan while others decide: the dice to take."""

from typing import TYPE_CHECKING

from newdawn.eden.components import DICE_EACH
from newdawn.eden.moves import KIND, TAKE
from newdawn.eden.state import GATHERING, TAKE_DIE

if TYPE_CHECKING:
    from newdawn.core.face import Move, View

__all__ = ["plannable"]


def plannable(view: "View") -> list["Move"]:
    """Return the dice that a seat could take if its turn came now."""
    state = view.record
    if state.stage != GATHERING or state.dice_taken[view.seat] >= DICE_EACH[state.players]:
        return []
    return [move for move in view.asked(TAKE_DIE).moves() if KIND[move.number] == TAKE]
