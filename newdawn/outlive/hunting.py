"""Hunting at the Forest, the Mine and the Fairgrounds (rulings 8 to 12)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import (
    EPIZOOTIC_MEAT,
    EQUIPMENT_AMOUNT,
    GAME_ENDURANCE,
    GAME_MEAT,
    MUTATION_ENDURANCE,
)
from newdawn.outlive.equipment import equipment_reason, use_up
from newdawn.outlive.events import afflicts
from newdawn.outlive.moves import FIRST, KIND, PAY, STRIKE, USE
from newdawn.outlive.names import (
    BEAR_TRAP,
    BY_HUNTING,
    EPIZOOTIC,
    FAIRGROUNDS,
    FOREST,
    MEAT,
    MINE,
    MUNITION,
    MUTATION,
    SHOTGUN,
)
from newdawn.outlive.state import ACT, HUNT, REPAIRED, UNKNOWN, State
from newdawn.outlive.stores import gain, spend

GROUND_FOREST, GROUND_MINE, GROUND_FAIRGROUNDS = range(3)
LAST_CATCH = GAME_MEAT.shape[1] - 1
"""The fourth printed value serves for all later catches (ruling 10)."""
WEAKEST = int(GAME_ENDURANCE.argmin())
"""The kind of wild game with the least endurance."""


@compiled
def ground_of(place: int) -> int:
    """Return which of the three stacks of wild game lies at a place, or -1."""
    if place == FOREST:
        return GROUND_FOREST
    if place == MINE:
        return GROUND_MINE
    if place == FAIRGROUNDS:
        return GROUND_FAIRGROUNDS
    return -1


@compiled
def endurance_in(prey: int, mutation: bool) -> int:
    """Return the endurance of a kind of wild game, with or without the Animal Mutation, which adds to it."""
    return GAME_ENDURANCE[prey] + (MUTATION_ENDURANCE if mutation else 0)


@compiled
def endurance_of(state: State, seat: int, prey: int) -> int:
    """Return the endurance of a kind of wild game for a tribe."""
    return endurance_in(prey, afflicts(state, seat, MUTATION))


@compiled
def meat_in(prey: int, catches: int, epizootic: bool) -> int:
    """Return the meat of a kind of wild game after a number of catches of it; the Epizootic leaves less."""
    meat = GAME_MEAT[prey, min(LAST_CATCH, catches)] + 0
    return max(0, meat - EPIZOOTIC_MEAT) if epizootic else meat


@compiled
def next_meat(state: State, seat: int, prey: int) -> int:
    """Return the meat that a tribe's next catch of a kind gives: more for every catch of the same kind."""
    return meat_in(prey, state.caught[seat, prey], afflicts(state, seat, EPIZOOTIC))


@compiled
def bonus(state: State, seat: int) -> int:
    """Return what Shotgun and Bear Trap can still add; both may help on one hunt (ruling 12)."""
    more = 0
    if state.equipment[seat, SHOTGUN] == REPAIRED:
        more += EQUIPMENT_AMOUNT[SHOTGUN]
    if state.equipment[seat, BEAR_TRAP] == REPAIRED:
        more += EQUIPMENT_AMOUNT[BEAR_TRAP]
    return more


@compiled
def hunting_means(state: State, seat: int) -> int:
    """Return the most endurance that the hero can pay: with points, Munitions and tiles."""
    return int(state.points + state.stock[seat, MUNITION] + bonus(state, seat))


@compiled
def prey_reason(state: State, seat: int, position: int) -> int:
    """Say why the hero cannot hunt the tile at a position of the stack here."""
    ground = ground_of(state.hero_place[seat, state.hero])
    if ground < 0:
        return because(reasons.ONLY_AT_HUNTING_GROUNDS)
    if state.hunted:
        return because(reasons.ALREADY_HUNTED)
    if position >= state.wild_stack_size[ground]:
        return because(reasons.NO_SUCH_PREY, position)
    if position > 0 and state.sensor == 0:
        return because(reasons.ONLY_TOP_PREY)
    if state.points == 0:
        return because(reasons.NO_POINTS)
    endurance = endurance_of(state, seat, state.wild_stack[ground, position])
    available = hunting_means(state, seat)
    if endurance > available:
        return because(reasons.PREY_TOO_STRONG, endurance, available)
    return 0


@compiled
def begin_hunt(state: State, log: Log, seat: int, position: int) -> None:
    """Name the prey; how it is paid comes next."""
    place = state.hero_place[seat, state.hero]
    ground = ground_of(place)
    state.hunted = 1
    state.prey = position
    state.endurance = endurance_of(state, seat, state.wild_stack[ground, position])
    emit(log, happened.HUNT_BEGUN, seat, place, state.wild_stack[ground, position], position)
    _go_on(state, log, seat)


@compiled
def _go_on(state: State, log: Log, seat: int) -> None:
    """Ask for the payment, or catch the prey if only action points can pay what is left."""
    helped = state.stock[seat, MUNITION] > 0 or bonus(state, seat) > 0
    if state.endurance > 1 and helped:
        state.decision[seat] = HUNT
    else:
        _catch(state, log, seat)


@compiled
def hunt_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is how the endurance is paid: munitions and tiles first, and at least one action point must be spent.
    """
    kind = KIND[move]
    if kind == STRIKE:
        if state.endurance > state.points:
            return because(reasons.NEEDS_POINTS, state.endurance, state.points)
        return 0
    if kind == PAY:
        if FIRST[move] != MUNITION:
            return because(reasons.NOT_ACCEPTED, FIRST[move])
        if state.stock[seat, MUNITION] == 0:
            return because(reasons.NEEDS_TOKEN, MUNITION, 1)
    elif kind == USE:
        if FIRST[move] != SHOTGUN and FIRST[move] != BEAR_TRAP:
            return because(reasons.EQUIPMENT_NOT_HERE, FIRST[move])
        reason = equipment_reason(state, seat, FIRST[move])
        if reason != 0:
            return reason
    else:
        return because(reasons.NOT_NOW, state.decision[seat])
    return 0 if state.endurance > 1 else because(reasons.NEEDS_A_POINT)


@compiled
def hunt(state: State, log: Log, seat: int, move: int) -> None:
    """Wear the prey down, or strike."""
    kind = KIND[move]
    if kind == STRIKE:
        _catch(state, log, seat)
        return
    if kind == PAY:
        spend(state, log, seat, MUNITION, 1, BY_HUNTING)
        state.endurance -= 1
    else:
        use_up(state, log, seat, FIRST[move])
        state.endurance = max(1, state.endurance - EQUIPMENT_AMOUNT[FIRST[move]])
    _go_on(state, log, seat)


@compiled
def _catch(state: State, log: Log, seat: int) -> None:
    """Pay the rest with action points, take the tile and its meat."""
    place = state.hero_place[seat, state.hero]
    ground = ground_of(place)
    prey = state.wild_stack[ground, state.prey] + 0
    state.points -= state.endurance
    size = state.wild_stack_size[ground] - 1
    for position in range(state.prey, size):
        state.wild_stack[ground, position] = state.wild_stack[ground, position + 1]
    state.wild_stack[ground, size] = UNKNOWN
    state.wild_stack_size[ground] = size
    meat = next_meat(state, seat, prey)
    state.caught[seat, prey] += 1
    state.endurance = 0
    state.prey = 0
    state.sensor = 0
    emit(log, happened.GAME_CAUGHT, seat, place, prey, meat)
    gain(state, log, seat, MEAT, meat, BY_HUNTING)
    state.decision[seat] = ACT
