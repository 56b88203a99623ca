"""The radioactivity gauge of a shelter."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.outlive import happenings as happened
from newdawn.outlive.components import GAUGE
from newdawn.outlive.state import State

WORST_SQUARE = len(GAUGE) - 1


@compiled
def lower_gauge(state: State, log: Log, seat: int, source: int) -> None:
    """Lower the radioactivity of a shelter by one level; at the best square nothing happens."""
    if state.gauge[seat] > 0:
        state.gauge[seat] -= 1
        emit(log, happened.GAUGE_MOVED, seat, state.gauge[seat] + 1, state.gauge[seat], source)


@compiled
def raise_gauge(state: State, log: Log, seat: int, squares: int, source: int) -> None:
    """Raise the radioactivity; each square past the last one costs a survivor, and the tracer stays (ruling 30)."""
    origin = state.gauge[seat]
    steps = min(squares, WORST_SQUARE - origin)
    if steps > 0:
        state.gauge[seat] += steps
        emit(log, happened.GAUGE_MOVED, seat, origin, origin + steps, source)
    if squares > steps:
        state.to_lose[seat] += squares - steps
