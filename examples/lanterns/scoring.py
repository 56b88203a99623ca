"""Points, with their breakdown, and the winners (rules 10 to 12)."""

import numpy as np

from examples.lanterns.components import LANTERNS_FOR_A_POINT, POINTS_LOST, WISH_POINTS
from examples.lanterns.names import SEATS, WISHES
from examples.lanterns.state import State
from examples.lanterns.wishes import count_lanterns
from newdawn.core.compiled import compiled
from newdawn.core.deciding import best_of
from newdawn.core.records import Numbers

PARTS = ("wishes", "lanterns", "in-hand")
"""The sources of points."""
SCORED = ("wishes",)
"""The sources that nothing can take away any more: a wish that was granted stays granted."""
_MORE_THAN_WISHES = 100


@compiled
def score(state: State, seat: int, parts: Numbers) -> int:
    """Write a seat's points by source into `parts`, and return their sum."""
    parts[0] = 0
    for wish in range(len(WISHES)):
        parts[0] += state.granted[seat, wish] * WISH_POINTS[wish]
    parts[1] = count_lanterns(state, seat) // LANTERNS_FOR_A_POINT
    parts[2] = -POINTS_LOST * state.hand_sizes[seat]
    return parts[0] + parts[1] + parts[2]


@compiled
def winners(state: State, parts: Numbers) -> int:
    """Return the winning seats as bits: the most points, then the most wishes granted."""
    standing = np.zeros(SEATS, np.int64)
    for seat in range(state.players):
        standing[seat] = score(state, seat, parts) * _MORE_THAN_WISHES
        for wish in range(len(WISHES)):
            standing[seat] += state.granted[seat, wish]
    return best_of(standing, state.players)
