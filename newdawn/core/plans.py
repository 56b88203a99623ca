"""What a player can plan while others decide, in a game that does not say: nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from newdawn.core.face import Move, View


def plannable(view: "View") -> list["Move"]:
    """Return no move."""
    return []
