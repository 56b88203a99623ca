"""A refuge: who lives there, what they are equipped with, and how cards and tokens join it."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.eden import happenings as happened
from newdawn.eden.components import (
    BUILDING_CANS,
    BUILDING_EQUIPMENT,
    BUILDING_POWER,
    BUILDING_SURVIVORS,
    POWER_AMOUNT,
)
from newdawn.eden.names import (
    CANS,
    EQUIPMENT,
    EQUIPMENT_OF_EACH_TYPE,
    FIRST_EQUIPPED,
    POWERS,
    SURVIVORS,
)
from newdawn.eden.state import State


@compiled
def population(state: State, seat: int) -> int:
    """Return how many survivors live in a refuge: slackers, too, but no dice, no tokens still white side up and not the
    Heroine (rulings 12 and 22).
    """
    count = 0
    for kind in range(len(SURVIVORS)):
        count += int(state.survivors[seat, kind])
    return count


@compiled
def count_equipment(state: State, seat: int, kind: int) -> int:
    """Return the equipment of a type, for events and missions: a power can count as one of each (ruling 20)."""
    power = state.powers[seat, EQUIPMENT_OF_EACH_TYPE] * POWER_AMOUNT[EQUIPMENT_OF_EACH_TYPE]
    return state.equipment[seat, kind] + power


@compiled
def count_equipped(state: State, seat: int, kind: int) -> int:
    """Return how many survivors have their own equipment of this type; on which cards does not matter (ruling 18)."""
    return min(state.survivors[seat, FIRST_EQUIPPED + kind] + 0, count_equipment(state, seat, kind))


@compiled
def count_powers(state: State, seat: int) -> int:
    """Return how many tinkerer powers a refuge has; two of a kind are two (ruling 33)."""
    count = 0
    for power in range(len(POWERS)):
        count += state.powers[seat, power]
    return count


@compiled
def gain_cans(state: State, log: Log, seat: int, count: int) -> None:
    """Give Cans; their supply never runs out (ruling 40)."""
    if count > 0:
        state.cans[seat] += count
        emit(log, happened.CANS_GAINED, seat, count)


@compiled
def join_refuge(state: State, log: Log, seat: int, card: int) -> None:
    """Add a building card to a refuge, with all that is printed on it."""
    state.building_place[card] = seat
    state.buildings[seat] += 1
    for kind in range(len(SURVIVORS)):
        state.survivors[seat, kind] += BUILDING_SURVIVORS[card, kind]
    for kind in range(len(EQUIPMENT)):
        state.equipment[seat, kind] += BUILDING_EQUIPMENT[card, kind]
    gain_cans(state, log, seat, BUILDING_CANS[card])
    power = BUILDING_POWER[card]
    if power >= 0:
        state.powers[seat, power] += 1
        # This one works at once; the others where they can from now on (ruling 39).
        if power == CANS:
            gain_cans(state, log, seat, POWER_AMOUNT[CANS])


@compiled
def settle_token(state: State, seat: int, face: int) -> None:
    """Turn a survivor token over into the refuge: a wild one becomes a slacker, the others keep their profession."""
    state.tokens[seat, face] -= 1
    state.settled[seat, face] += 1
    state.survivors[seat, face] += 1
