"""Mission cards: the deck, drawing from it, keeping some, and tucking the others under it."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit, whisper
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.components import MISSIONS_DRAWN, MISSIONS_KEPT, MISSIONS_KEPT_IN_PRELUDE, POWER_AMOUNT
from newdawn.eden.moves import DONE, FIRST, KEEP, KEEPS, KIND, MOVE_DONE
from newdawn.eden.names import DRAW_MORE_MISSIONS, KEEP_MORE_MISSIONS
from newdawn.eden.state import CHOOSING, KEEP_MISSION, NOTHING, UNKNOWN, State
from newdawn.eden.tracing import trace_card
from newdawn.eden.turn import finish_visit


@compiled
def draw_limit(state: State, seat: int) -> int:
    """Return how many missions a seat draws at the Bridge, if the deck has as many."""
    return MISSIONS_DRAWN + state.powers[seat, DRAW_MORE_MISSIONS] * POWER_AMOUNT[DRAW_MORE_MISSIONS]


@compiled
def draw_missions(state: State, log: Log, seat: int, count: int) -> None:
    """Draw missions from the top of the deck, as many as there are (ruling 41), and ask which to keep."""
    count = min(count, state.mission_deck_size + 0)
    for i in range(count):
        state.drawn[seat, i] = state.mission_deck[i]
        state.drawn_known[seat, i] = state.mission_known[i] & ~(1 << seat)
        trace_card(state, seat, state.mission_deck[i], state.mission_known[i])
        whisper(log, seat, happened.MISSION_SEEN, seat, state.mission_deck[i])
    state.drawn_count[seat] = count
    state.mission_deck_size -= count
    for i in range(state.mission_deck_size):
        state.mission_deck[i] = state.mission_deck[i + count]
        state.mission_known[i] = state.mission_known[i + count]
    for i in range(state.mission_deck_size, state.mission_deck_size + count):
        state.mission_deck[i] = UNKNOWN
        state.mission_known[i] = 0
    if count > 0:
        emit(log, happened.MISSIONS_DRAWN, seat, count)
        state.decision[seat] = KEEP_MISSION


@compiled
def keep_least(state: State) -> int:
    """Return how many missions of one draw a player must keep, in the prelude or at the Bridge."""
    return MISSIONS_KEPT_IN_PRELUDE if state.stage == CHOOSING else MISSIONS_KEPT


@compiled
def keep_more(state: State, seat: int) -> int:
    """Return how many missions of one draw a power lets a seat keep beyond those that it must."""
    return state.powers[seat, KEEP_MORE_MISSIONS] * POWER_AMOUNT[KEEP_MORE_MISSIONS]


@compiled
def keep_limit(state: State, seat: int) -> int:
    """Return how many missions of one draw a seat may keep."""
    return keep_least(state) + keep_more(state, seat)


@compiled
def keep_mission_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is which of the missions drawn to keep; what a power allows beyond that need not be used (ruling 37).
    """
    if KIND[move] == DONE:
        return 0 if state.kept[seat] >= keep_least(state) else because(reasons.MUST_KEEP_MISSION)
    if KIND[move] != KEEP:
        return because(reasons.NOT_NOW, state.decision[seat])
    for i in range(state.drawn_count[seat]):
        if state.drawn[seat, i] == FIRST[move]:
            return 0
    return because(reasons.MISSION_NOT_DRAWN, FIRST[move])


@compiled
def list_keep_mission(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision: two copies of a card are one move."""
    count = 0
    if state.kept[seat] >= keep_least(state):
        moves[0] = MOVE_DONE
        count = 1
    for i in range(state.drawn_count[seat]):
        again = False
        for earlier in range(i):
            again = again or state.drawn[seat, earlier] == state.drawn[seat, i]
        if not again:
            moves[count] = KEEPS + int(state.drawn[seat, i])
            count += 1
    return count


@compiled
def keep_mission(state: State, log: Log, seat: int, move: int) -> None:
    """Keep the mission; once there are enough, the others go under the deck."""
    if KIND[move] == KEEP:
        _take_from_drawn(state, seat, FIRST[move])
        state.missions[seat, FIRST[move]] += 1
        state.mission_count[seat] += 1
        state.kept[seat] += 1
        if state.kept[seat] > keep_least(state):
            emit(log, happened.POWER_USED, seat, KEEP_MORE_MISSIONS)
        whisper(log, seat, happened.MISSION_KEPT, seat, FIRST[move])
        if state.kept[seat] < keep_limit(state, seat) and state.drawn_count[seat] > 0:
            return
    emit(log, happened.MISSIONS_KEPT, seat, state.kept[seat])
    state.kept[seat] = 0
    if state.stage == CHOOSING:
        # The others are tucked away when everybody has chosen: who is quicker must not matter.
        state.decision[seat] = NOTHING
    else:
        tuck_missions(state, seat)
        finish_visit(state, seat)


@compiled
def _take_from_drawn(state: State, seat: int, mission: int) -> None:
    """Take one card out of those drawn; the others stay in order, but which one it was is nobody else's business."""
    for i in range(state.drawn_count[seat]):
        state.drawn_known[seat, i] = 0
    found = False
    for i in range(state.drawn_count[seat]):
        if found:
            state.drawn[seat, i - 1] = state.drawn[seat, i]
        elif state.drawn[seat, i] == mission:
            found = True
    state.drawn_count[seat] -= 1
    state.drawn[seat, state.drawn_count[seat]] = UNKNOWN


@compiled
def tuck_missions(state: State, seat: int) -> None:
    """Tuck the cards that were not kept under the deck, in the order in which they were drawn.

    Whoever tucked them knows where they lie.
    """
    for i in range(state.drawn_count[seat]):
        state.mission_deck[state.mission_deck_size] = state.drawn[seat, i]
        state.mission_known[state.mission_deck_size] = 1 << seat
        state.mission_deck_size += 1
        state.drawn[seat, i] = UNKNOWN
    state.drawn_count[seat] = 0
