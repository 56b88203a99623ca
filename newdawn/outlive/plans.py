"""What a player of Outlive can plan while others decide: the moves of heroes that still lie."""

from typing import TYPE_CHECKING

from newdawn.outlive.moves import KIND, MOVE
from newdawn.outlive.state import ACTING, MOVE_HERO, MOVING, UNDER_PRESSURE

if TYPE_CHECKING:
    from newdawn.core.face import Move, View

__all__ = ["plannable"]


def plannable(view: "View") -> list["Move"]:
    """Return the walks that a seat could choose if its turn came now."""
    if view.record.stage not in (MOVING, UNDER_PRESSURE, ACTING):
        return []
    return [move for move in view.asked(MOVE_HERO).moves() if KIND[move.number] == MOVE]
