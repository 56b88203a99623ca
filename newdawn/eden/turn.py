"""The turn of a player who gathers: how it goes on after a visit, and how it ends; the powers around the first die."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.moves import FIRST, KIND, SECOND, SWAPS, WITH, WITHS
from newdawn.eden.names import FACES, LOCATIONS, SECOND_DIE, SWAP_DICE
from newdawn.eden.state import AFTER_FIRST_DIE, NOTHING, SWAP_WITH, TAKE_DIE, UNKNOWN, State


@compiled
def finish_visit(state: State, seat: int) -> None:
    """End the turn after a location's action, unless a power around the first die still offers something."""
    if state.first_location != UNKNOWN and (can_swap(state, seat) or can_take_more(state, seat)):
        state.decision[seat] = AFTER_FIRST_DIE
    else:
        end_turn(state, seat)


@compiled
def end_turn(state: State, seat: int) -> None:
    """End the turn; powers around the first die lapse until the next season."""
    state.decision[seat] = NOTHING
    state.first_location = UNKNOWN
    state.swaps_left[seat] = 0
    state.extra_dice[seat] = 0


@compiled
def die_reason(state: State, location: int, face: int) -> int:
    """Say why there is no such die at a location."""
    return 0 if state.location_dice[location, face] > 0 else because(reasons.NO_SUCH_DIE, location, face)


# A second die in the first turn (ruling 36) ---------------------------------------------------------------------------


@compiled
def extra_die_reason(state: State, seat: int, location: int, face: int) -> int:
    """Say why a move is not legal: it has to name a further die from another location than the first one."""
    if state.powers[seat, SECOND_DIE] == 0:
        return because(reasons.NEEDS_POWER, SECOND_DIE)
    if state.extra_dice[seat] == 0:
        return because(reasons.POWER_USED, SECOND_DIE)
    if location == state.first_location:
        return because(reasons.SAME_LOCATION, location)
    return die_reason(state, location, face)


@compiled
def can_take_more(state: State, seat: int) -> bool:
    """Return whether there is a further die to take in the first turn."""
    if state.extra_dice[seat] > 0:
        for location in range(len(LOCATIONS)):
            for face in range(len(FACES)):
                if extra_die_reason(state, seat, location, face) == 0:
                    return True
    return False


# Swapping two dice (ruling 35) ----------------------------------------------------------------------------------------


@compiled
def _partner_reason(state: State, location: int, face: int, other: int, other_face: int) -> int:
    """Say why a die cannot be swapped with another one."""
    if other == location:
        return because(reasons.SAME_LOCATION, other)
    if other_face == face:
        return because(reasons.SAME_FACE, face)
    return die_reason(state, other, other_face)


@compiled
def _has_partner(state: State, location: int, face: int) -> bool:
    for other in range(len(LOCATIONS)):
        for other_face in range(len(FACES)):
            if _partner_reason(state, location, face, other, other_face) == 0:
                return True
    return False


@compiled
def swap_reason(state: State, seat: int, location: int, face: int) -> int:
    """Say why a move is not legal.

    It has to name the first of the two dice that change places: it needs another one that makes a difference.
    """
    if state.powers[seat, SWAP_DICE] == 0:
        return because(reasons.NEEDS_POWER, SWAP_DICE)
    if state.swaps_left[seat] == 0:
        return because(reasons.POWER_USED, SWAP_DICE)
    missing = die_reason(state, location, face)
    if missing != 0:
        return missing
    return 0 if _has_partner(state, location, face) else because(reasons.NOTHING_TO_SWAP_WITH, location, face)


@compiled
def can_swap(state: State, seat: int) -> bool:
    """Return whether there are two dice to swap."""
    if state.swaps_left[seat] > 0:
        for location in range(len(LOCATIONS)):
            for face in range(len(FACES)):
                if swap_reason(state, seat, location, face) == 0:
                    return True
    return False


@compiled
def list_swaps(state: State, seat: int, moves: Numbers, count: int) -> int:
    """Add the dice that may be swapped to `moves`, and return how many moves there are then."""
    if state.swaps_left[seat] > 0:
        for location in range(len(LOCATIONS)):
            for face in range(len(FACES)):
                if swap_reason(state, seat, location, face) == 0:
                    moves[count] = SWAPS + location * len(FACES) + face
                    count += 1
    return count


@compiled
def begin_swap(state: State, seat: int, location: int, face: int) -> None:
    """Take a die in hand, and ask for the other one."""
    state.swap_location = location
    state.swap_face = face
    state.decision[seat] = SWAP_WITH


@compiled
def swap_with_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    It has to name the die at another location that changes places with the one in hand.
    """
    if KIND[move] != WITH:
        return because(reasons.NOT_NOW, state.decision[seat])
    return _partner_reason(state, state.swap_location, state.swap_face, FIRST[move], SECOND[move])


@compiled
def list_swap_with(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for other in range(len(LOCATIONS)):
        for face in range(len(FACES)):
            if _partner_reason(state, state.swap_location, state.swap_face, other, face) == 0:
                moves[count] = WITHS + other * len(FACES) + face
                count += 1
    return count


@compiled
def swap_with(state: State, log: Log, seat: int, move: int) -> None:
    """Let the two dice change places; the turn goes on where the swap came in, before or after the first die."""
    other, face = FIRST[move], SECOND[move]
    state.location_dice[state.swap_location, state.swap_face] -= 1
    state.location_dice[state.swap_location, face] += 1
    state.location_dice[other, face] -= 1
    state.location_dice[other, state.swap_face] += 1
    state.swaps_left[seat] -= 1
    emit(log, happened.POWER_USED, seat, SWAP_DICE)
    emit(log, happened.DICE_SWAPPED, state.swap_location, state.swap_face, other, face)
    state.swap_location = UNKNOWN
    state.swap_face = UNKNOWN
    if state.dice_taken[seat] == 0:
        state.decision[seat] = TAKE_DIE
    else:
        finish_visit(state, seat)
