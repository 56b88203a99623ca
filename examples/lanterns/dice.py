"""Taking a die, and what its face does (rules 4 to 7)."""

from examples.lanterns import happenings as happened
from examples.lanterns import reasons
from examples.lanterns.moves import FIRST, KIND, TAKE, TAKES
from examples.lanterns.names import FACES, MOON, WIND
from examples.lanterns.nights import roll
from examples.lanterns.state import TAKE_DIE, State
from examples.lanterns.wishes import draw_wish
from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers


@compiled
def take_reason(state: State, move: int) -> int:
    """Return why a die cannot be taken."""
    if KIND[move] != TAKE:
        return because(reasons.NOT_NOW, TAKE_DIE)
    if state.dice[FIRST[move]] == 0:
        return because(reasons.NO_SUCH_DIE, FIRST[move])
    return 0


@compiled
def list_takes(state: State, moves: Numbers) -> int:
    """List the faces that lie on the table."""
    count = 0
    for face in range(len(FACES)):
        if state.dice[face] > 0:
            moves[count] = TAKES + face
            count += 1
    return count


@compiled
def take(state: State, log: Log, seat: int, face: int) -> None:
    """Take a die: light a lantern, draw a wish, or let the wind rise."""
    state.dice[face] -= 1
    emit(log, happened.DIE_TAKEN, seat, face)
    if face == MOON:
        draw_wish(state, log, seat)
    elif face == WIND:
        state.wind = seat
        emit(log, happened.WIND_ROSE, seat)
        left = 0
        for other in range(len(FACES)):
            left += state.dice[other]
        roll(state, log, left)
    else:
        state.lanterns[seat, face] += 1
        emit(log, happened.LANTERN_LIT, seat, face)
