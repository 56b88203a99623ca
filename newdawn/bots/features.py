"""What the bots of a game look at: its own features, or its points where it has none."""

from typing import TYPE_CHECKING, cast

from newdawn.core.binding import bound
from newdawn.core.catalogue import room

if TYPE_CHECKING:
    from newdawn.core.contract import Features

__all__ = ["features_of"]


def features_of(package: str) -> "Features":
    """Return the features of a game package: those of its room `bots`, or its points if it ended now."""
    return cast("Features", room(package, "bots.features") or bound("newdawn.bots.bound.points", package))
