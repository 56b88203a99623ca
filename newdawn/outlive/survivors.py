"""Survivors: where they may live, and how a player chooses whom to lose."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import AIRLOCK_SPACES, ROOM_PLACES
from newdawn.outlive.moves import FIRST, KIND, LOSE
from newdawn.outlive.names import AIRLOCK, BY_EVENT, BY_HUNGER, BY_RADIATION, SHELTER
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.state import LOSE_SURVIVOR, NOTHING, STAGE_EVENT, STEP_RADIOACTIVITY, State

WHERES = len(SHELTER)


@compiled
def space_reason(state: State, seat: int, where: int) -> int:
    """Say why a survivor cannot come to live in a room or the airlock."""
    if where == AIRLOCK:
        return 0 if state.survivors[seat, AIRLOCK] < AIRLOCK_SPACES else because(reasons.NO_SPACE, where)
    if state.room[seat, where] < 0:
        return because(reasons.NO_ROOM_THERE, where)
    if state.built[seat, where] == 0:
        return because(reasons.NOT_BUILT, where)
    if state.survivors[seat, where] >= ROOM_PLACES[state.room[seat, where]]:
        return because(reasons.NO_SPACE, where)
    return 0


@compiled
def has_space(state: State, seat: int) -> bool:
    """Return whether a shelter has a free space in any built room or in the airlock."""
    for where in range(WHERES):
        if space_reason(state, seat, where) == 0:
            return True
    return False


@compiled
def has_room_space(state: State, seat: int) -> bool:
    """Return whether any built room has a free place."""
    for slot in range(SLOTS):
        if space_reason(state, seat, slot) == 0:
            return True
    return False


@compiled
def count_survivors(state: State, seat: int) -> int:
    """Return how many survivors live in a shelter, airlock included."""
    total = 0
    for where in range(WHERES):
        total += state.survivors[seat, where]
    return total


@compiled
def join(state: State, log: Log, seat: int, where: int, source: int) -> None:
    """Bring a survivor into a room or the airlock."""
    state.survivors[seat, where] += 1
    emit(log, happened.SURVIVOR_JOINED, seat, where, source)


@compiled
def cause_of_loss(state: State, seat: int) -> int:
    """Return what the survivors that a seat has to lose fall victim to: an event by day, at night the step just taken.

    At night losses are settled before the next step.
    """
    if state.stage == STAGE_EVENT:
        return BY_EVENT + state.convoy[state.event_space - 1]
    return BY_HUNGER if state.night_step[seat] <= STEP_RADIOACTIVITY else BY_RADIATION


@compiled
def _lose(state: State, log: Log, seat: int, where: int) -> None:
    state.survivors[seat, where] -= 1
    state.to_lose[seat] -= 1
    emit(log, happened.SURVIVOR_LOST, seat, where, cause_of_loss(state, seat))


@compiled
def settle_losses(state: State, log: Log, seat: int) -> None:
    """Take the survivors that a seat owes: without asking where there is no choice, else ask whom to lose."""
    while state.to_lose[seat] > 0:
        only = -1
        inhabited = 0
        for where in range(WHERES):
            if state.survivors[seat, where] > 0:
                only = where
                inhabited += 1
        if inhabited == 0:
            state.to_lose[seat] = 0
        elif inhabited == 1 or count_survivors(state, seat) <= state.to_lose[seat]:
            _lose(state, log, seat, only)
        else:
            state.decision[seat] = LOSE_SURVIVOR
            return


@compiled
def lose_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is whom to lose: any survivor of the shelter, from a room or from the airlock.
    """
    if KIND[move] != LOSE:
        return because(reasons.NOT_NOW, state.decision[seat])
    if state.survivors[seat, FIRST[move]] == 0:
        return because(reasons.NO_SURVIVOR_THERE, FIRST[move])
    return 0


@compiled
def lose(state: State, log: Log, seat: int, move: int) -> None:
    """Lose the chosen survivor, and ask again if more are owed."""
    state.decision[seat] = NOTHING
    _lose(state, log, seat, FIRST[move])
    settle_losses(state, log, seat)
