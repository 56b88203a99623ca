"""Step 1, gather survivors: in turn order everybody takes a die and performs the action of its location."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.components import DICE_EACH, POWER_AMOUNT
from newdawn.eden.locations import visit
from newdawn.eden.moves import DONE, FIRST, KIND, MOVE_DONE, SECOND, SWAP, TAKE, TAKES
from newdawn.eden.names import CAN_WITH_FIRST_DIE, FACES, LOCATIONS, SECOND_DIE
from newdawn.eden.refuge import gain_cans
from newdawn.eden.state import ANNOUNCING, TAKE_DIE, UNKNOWN, State
from newdawn.eden.turn import begin_swap, die_reason, end_turn, extra_die_reason, list_swaps, swap_reason


@compiled
def next_turn(state: State, log: Log) -> None:
    """Ask the next player clockwise who has not taken all dice of the season; after the last, buildings are acquired.

    A player who took a second die in the first turn finishes one turn earlier.
    """
    start = state.first_player if state.active == UNKNOWN else state.active + 1
    for i in range(state.players):
        seat = (start + i) % state.players
        if state.dice_taken[seat] < DICE_EACH[state.players]:
            state.active = seat
            state.decision[seat] = TAKE_DIE
            return
    state.active = UNKNOWN
    state.building_type = 0
    state.announced = 0
    state.stage = ANNOUNCING


@compiled
def take_die_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    It has to name a die at one of the locations; before the first one, a power may swap two of them.
    """
    if KIND[move] == TAKE:
        return die_reason(state, FIRST[move], SECOND[move])
    if KIND[move] == SWAP:
        return swap_reason(state, seat, FIRST[move], SECOND[move])
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def list_take_die(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for location in range(len(LOCATIONS)):
        for face in range(len(FACES)):
            if state.location_dice[location, face] > 0:
                moves[count] = TAKES + location * len(FACES) + face
                count += 1
    return list_swaps(state, seat, moves, count)


@compiled
def take_die(state: State, log: Log, seat: int, move: int) -> None:
    """Put the die onto the player board, with the face that it shows, and do what the location says."""
    if KIND[move] == SWAP:
        begin_swap(state, seat, FIRST[move], SECOND[move])
        return
    location, face = FIRST[move], SECOND[move]
    state.location_dice[location, face] -= 1
    state.dice[seat, face] += 1
    state.dice_taken[seat] += 1
    emit(log, happened.DIE_TAKEN, seat, location, face)
    if state.dice_taken[seat] == 1:
        state.first_location = location
        cans = state.powers[seat, CAN_WITH_FIRST_DIE] * POWER_AMOUNT[CAN_WITH_FIRST_DIE]
        if cans > 0:
            emit(log, happened.POWER_USED, seat, CAN_WITH_FIRST_DIE)
            gain_cans(state, log, seat, cans)
    visit(state, log, seat, location)


@compiled
def after_first_die_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    It has to name what powers offer after the first die: a swap, or a further die from another location.
    """
    if KIND[move] == DONE:
        return 0
    if KIND[move] == TAKE:
        return extra_die_reason(state, seat, FIRST[move], SECOND[move])
    if KIND[move] == SWAP:
        return swap_reason(state, seat, FIRST[move], SECOND[move])
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def list_after_first_die(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    moves[0] = MOVE_DONE
    count = 1
    for location in range(len(LOCATIONS)):
        for face in range(len(FACES)):
            if extra_die_reason(state, seat, location, face) == 0:
                moves[count] = TAKES + location * len(FACES) + face
                count += 1
    return list_swaps(state, seat, moves, count)


@compiled
def after_first_die(state: State, log: Log, seat: int, move: int) -> None:
    """Swap, take a further die, or end the turn."""
    if KIND[move] == DONE:
        end_turn(state, seat)
        return
    if KIND[move] == TAKE:
        state.extra_dice[seat] -= 1
        emit(log, happened.POWER_USED, seat, SECOND_DIE)
    take_die(state, log, seat, move)
