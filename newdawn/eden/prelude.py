"""The prelude: a survivor token for everybody, counter-clockwise, and then a mission kept in secret."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden.missions import tuck_missions
from newdawn.eden.names import PROFESSIONS
from newdawn.eden.state import CHOOSE_TOKEN, CHOOSING, GATHERING, KEEP_MISSION, NOTHING, State
from newdawn.eden.tokens import discard_tokens, list_recruits, recruit, recruit_reason


@compiled
def next_choice(state: State, log: Log) -> None:
    """Offer the tokens counter-clockwise, starting right of the first player, who thus chooses last (ruling 42)."""
    chosen = len(PROFESSIONS)
    for face in range(len(PROFESSIONS)):
        chosen -= state.prelude_tokens[face]
    if chosen < state.players:
        state.decision[(state.first_player - 1 - chosen) % state.players] = CHOOSE_TOKEN
        return
    discard_tokens(state, log, state.prelude_tokens)
    for seat in range(state.players):
        state.decision[seat] = KEEP_MISSION
    state.stage = CHOOSING


@compiled
def choose_token_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: it has to name one of the survivor tokens that were set aside."""
    return recruit_reason(state, state.prelude_tokens, seat, move)


@compiled
def list_choose_token(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    return list_recruits(state.prelude_tokens, moves)


@compiled
def choose_token(state: State, log: Log, seat: int, move: int) -> None:
    """Take the token."""
    recruit(state, log, state.prelude_tokens, seat, move)
    state.decision[seat] = NOTHING


@compiled
def begin_spring(state: State, log: Log) -> None:
    """Tuck the missions that nobody kept under the deck, from the first player on clockwise, and begin."""
    for i in range(state.players):
        tuck_missions(state, (state.first_player + i) % state.players)
    emit(log, happened.SEASON, state.season)
    emit(log, happened.FIRST_PLAYER, state.first_player)
    state.stage = GATHERING
