"""The turn of a player who gathers: how it goes on after a visit, and how it ends; the powers around the first die."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import log as happened
from newdawn.eden import reasons
from newdawn.eden.moves import FIRST, KIND, SECOND, SWAPS, WITH, WITHS
from newdawn.eden.names import FACES, LOCATIONS, SECOND_DIE, SWAP_DICE
from newdawn.eden.state import AFTER_FIRST_DIE, NOTHING, SWAP_WITH, TAKE_DIE, UNKNOWN, Game


@compiled
def finish_visit(game: Game, seat: int) -> None:
    """End the turn after a location's action, unless a power around the first die still offers something."""
    if game.first_location != UNKNOWN and (can_swap(game, seat) or can_take_more(game, seat)):
        game.decision[seat] = AFTER_FIRST_DIE
    else:
        end_turn(game, seat)


@compiled
def end_turn(game: Game, seat: int) -> None:
    """End the turn; powers around the first die lapse until the next season."""
    game.decision[seat] = NOTHING
    game.first_location = UNKNOWN
    game.swaps_left[seat] = 0
    game.extra_dice[seat] = 0


@compiled
def die_reason(game: Game, location: int, face: int) -> int:
    """Say why there is no such die at a location."""
    return 0 if game.location_dice[location, face] > 0 else because(reasons.NO_SUCH_DIE, location, face)


# A second die in the first turn (ruling 36) ---------------------------------------------------------------------------


@compiled
def extra_die_reason(game: Game, seat: int, location: int, face: int) -> int:
    """Ask for a further die from another location than the first one."""
    if game.powers[seat, SECOND_DIE] == 0:
        return because(reasons.NEEDS_POWER, SECOND_DIE)
    if game.extra_dice[seat] == 0:
        return because(reasons.POWER_USED, SECOND_DIE)
    if location == game.first_location:
        return because(reasons.SAME_LOCATION, location)
    return die_reason(game, location, face)


@compiled
def can_take_more(game: Game, seat: int) -> bool:
    """Tell whether there is a further die to take in the first turn."""
    if game.extra_dice[seat] > 0:
        for location in range(len(LOCATIONS)):
            for face in range(len(FACES)):
                if extra_die_reason(game, seat, location, face) == 0:
                    return True
    return False


# Swapping two dice (ruling 35) ----------------------------------------------------------------------------------------


@compiled
def _partner_reason(game: Game, location: int, face: int, other: int, other_face: int) -> int:
    """Say why a die cannot be swapped with another one."""
    if other == location:
        return because(reasons.SAME_LOCATION, other)
    if other_face == face:
        return because(reasons.SAME_FACE, face)
    return die_reason(game, other, other_face)


@compiled
def _has_partner(game: Game, location: int, face: int) -> bool:
    for other in range(len(LOCATIONS)):
        for other_face in range(len(FACES)):
            if _partner_reason(game, location, face, other, other_face) == 0:
                return True
    return False


@compiled
def swap_reason(game: Game, seat: int, location: int, face: int) -> int:
    """Ask for the first of the two dice that change places: it needs another one that makes a difference."""
    if game.powers[seat, SWAP_DICE] == 0:
        return because(reasons.NEEDS_POWER, SWAP_DICE)
    if game.swaps_left[seat] == 0:
        return because(reasons.POWER_USED, SWAP_DICE)
    missing = die_reason(game, location, face)
    if missing != 0:
        return missing
    return 0 if _has_partner(game, location, face) else because(reasons.NOTHING_TO_SWAP_WITH, location, face)


@compiled
def can_swap(game: Game, seat: int) -> bool:
    """Tell whether there are two dice to swap."""
    if game.swaps_left[seat] > 0:
        for location in range(len(LOCATIONS)):
            for face in range(len(FACES)):
                if swap_reason(game, seat, location, face) == 0:
                    return True
    return False


@compiled
def list_swaps(game: Game, seat: int, moves: Numbers, count: int) -> int:
    """Add the dice that may be swapped to `moves`, and return how many moves there are then."""
    if game.swaps_left[seat] > 0:
        for location in range(len(LOCATIONS)):
            for face in range(len(FACES)):
                if swap_reason(game, seat, location, face) == 0:
                    moves[count] = SWAPS + location * len(FACES) + face
                    count += 1
    return count


@compiled
def begin_swap(game: Game, seat: int, location: int, face: int) -> None:
    """Take a die in hand, and ask for the other one."""
    game.swap_location = location
    game.swap_face = face
    game.decision[seat] = SWAP_WITH


@compiled
def swap_with_reason(game: Game, seat: int, move: int) -> int:
    """Ask for the die at another location that changes places with the one in hand."""
    if KIND[move] != WITH:
        return because(reasons.NOT_NOW, game.decision[seat])
    return _partner_reason(game, game.swap_location, game.swap_face, FIRST[move], SECOND[move])


@compiled
def list_swap_with(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for other in range(len(LOCATIONS)):
        for face in range(len(FACES)):
            if _partner_reason(game, game.swap_location, game.swap_face, other, face) == 0:
                moves[count] = WITHS + other * len(FACES) + face
                count += 1
    return count


@compiled
def swap_with(game: Game, log: Log, seat: int, move: int) -> None:
    """Let the two dice change places; the turn goes on where the swap came in, before or after the first die."""
    other, face = FIRST[move], SECOND[move]
    game.location_dice[game.swap_location, game.swap_face] -= 1
    game.location_dice[game.swap_location, face] += 1
    game.location_dice[other, face] -= 1
    game.location_dice[other, game.swap_face] += 1
    game.swaps_left[seat] -= 1
    emit(log, happened.POWER_USED, seat, SWAP_DICE)
    emit(log, happened.DICE_SWAPPED, game.swap_location, game.swap_face, other, face)
    game.swap_location = UNKNOWN
    game.swap_face = UNKNOWN
    if game.dice_taken[seat] == 0:
        game.decision[seat] = TAKE_DIE
    else:
        finish_visit(game, seat)
