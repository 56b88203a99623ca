"""What the bots look at: points, lanterns, wishes in hand, and how near those are."""

from examples.lanterns.components import WISH_POINTS
from examples.lanterns.names import COLOURS, WISHES
from examples.lanterns.state import State
from examples.lanterns.wishes import lacking
from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers

_LAST_HOUR = 6
HOURS = tuple(f"night-{night}" for night in range(1, _LAST_HOUR + 1))

FEATURES = (
    "always",
    "points",
    "in-hand",
    *(f"lanterns-{colour}" for colour in COLOURS),
    "ready",
    "one-lacking",
    "two-lacking",
    "wind",
)
_LANTERNS = 3
_READY = _LANTERNS + len(COLOURS)
_WIND = _READY + 3


@compiled
def hour(state: State) -> int:
    """Return which night it is."""
    return min(state.night, _LAST_HOUR) - 1


@compiled
def describe(state: State, seat: int, found: Numbers) -> None:
    """Write the features of a seat into `found`."""
    found[0] = 1.0
    found[1] = 0.0
    found[2] = state.hand_sizes[seat]
    for colour in range(len(COLOURS)):
        found[_LANTERNS + colour] = state.lanterns[seat, colour]
    for i in range(3):
        found[_READY + i] = 0.0
    for wish in range(len(WISHES)):
        found[1] += state.granted[seat, wish] * WISH_POINTS[wish]
        far = lacking(state, seat, wish)
        if far < 3:
            found[_READY + far] += state.hands[seat, wish] * WISH_POINTS[wish]
    found[_WIND] = state.wind == seat
