"""Survivor tokens on offer, beside the board in the prelude and later at the Train Station."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.moves import FIRST, KIND, RECRUIT, RECRUITS
from newdawn.eden.names import FACES
from newdawn.eden.state import State


@compiled
def recruit_reason(state: State, tokens: Numbers, seat: int, move: int) -> int:
    """Say why a move is not legal: it has to name one of the tokens on offer."""
    if KIND[move] != RECRUIT:
        return because(reasons.NOT_NOW, state.decision[seat])
    return 0 if tokens[FIRST[move]] > 0 else because(reasons.TOKEN_NOT_THERE, FIRST[move])


@compiled
def list_recruits(tokens: Numbers, moves: Numbers) -> int:
    """List the tokens on offer, each kind once."""
    count = 0
    for face in range(len(FACES)):
        if tokens[face] > 0:
            moves[count] = RECRUITS + face
            count += 1
    return count


@compiled
def recruit(state: State, log: Log, tokens: Numbers, seat: int, move: int) -> None:
    """Put the token onto the player board, white side up; it has room for any number (ruling 13)."""
    tokens[FIRST[move]] -= 1
    state.tokens[seat, FIRST[move]] += 1
    emit(log, happened.TOKEN_TAKEN, seat, FIRST[move])


@compiled
def discard_tokens(state: State, log: Log, tokens: Numbers) -> None:
    """Return the tokens that nobody took to the box."""
    for face in range(len(FACES)):
        for _ in range(tokens[face]):
            state.tokens_gone[face] += 1
            emit(log, happened.TOKEN_DISCARDED, face)
        tokens[face] = 0
