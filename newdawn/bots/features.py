"""What the bots of a game look at, and what they believe: rooms of the game, or what stands in for them."""

from typing import TYPE_CHECKING, cast

from newdawn.core.binding import bound
from newdawn.core.catalogue import room

if TYPE_CHECKING:
    from newdawn.core.contract import Belief, Features

__all__ = ["belief_of", "features_of"]


def features_of(package: str) -> "Features":
    """Return the features of a game package: those of its room `bots`, or its points if it ended now."""
    return cast("Features", room(package, "bots.features") or bound("newdawn.bots.bound.points", package))


def belief_of(package: str) -> "Belief":
    """Return how a game package deals what a seat cannot see: by its room `bots`, or all worlds alike."""
    return cast("Belief", room(package, "bots.belief") or bound("newdawn.bots.bound.chance", package))
