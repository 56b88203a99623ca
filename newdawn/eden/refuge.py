"""A refuge: who lives there, what they are equipped with, and how cards and tokens join it."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.eden import log as happened
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
from newdawn.eden.state import Game


@compiled
def population(game: Game, seat: int) -> int:
    """Return how many survivors live in a refuge: slackers, too, but no dice, no tokens still white side up and not the
    Heroine (rulings 12 and 22).
    """
    count = 0
    for kind in range(len(SURVIVORS)):
        count += int(game.survivors[seat, kind])
    return count


@compiled
def count_equipment(game: Game, seat: int, kind: int) -> int:
    """Return the equipment of a type, for events and missions: a power can count as one of each (ruling 20)."""
    power = game.powers[seat, EQUIPMENT_OF_EACH_TYPE] * POWER_AMOUNT[EQUIPMENT_OF_EACH_TYPE]
    return game.equipment[seat, kind] + power


@compiled
def count_equipped(game: Game, seat: int, kind: int) -> int:
    """Return how many survivors have their own equipment of this type; on which cards does not matter (ruling 18)."""
    return min(game.survivors[seat, FIRST_EQUIPPED + kind] + 0, count_equipment(game, seat, kind))


@compiled
def count_powers(game: Game, seat: int) -> int:
    """Return how many tinkerer powers a refuge has; two of a kind are two (ruling 33)."""
    count = 0
    for power in range(len(POWERS)):
        count += game.powers[seat, power]
    return count


@compiled
def gain_cans(game: Game, log: Log, seat: int, count: int) -> None:
    """Give Cans; their supply never runs out (ruling 40)."""
    if count > 0:
        game.cans[seat] += count
        emit(log, happened.CANS_GAINED, seat, count)


@compiled
def join_refuge(game: Game, log: Log, seat: int, card: int) -> None:
    """Add a building card to a refuge, with all that is printed on it."""
    game.building_place[card] = seat
    game.buildings[seat] += 1
    for kind in range(len(SURVIVORS)):
        game.survivors[seat, kind] += BUILDING_SURVIVORS[card, kind]
    for kind in range(len(EQUIPMENT)):
        game.equipment[seat, kind] += BUILDING_EQUIPMENT[card, kind]
    gain_cans(game, log, seat, BUILDING_CANS[card])
    power = BUILDING_POWER[card]
    if power >= 0:
        game.powers[seat, power] += 1
        # This one works at once; the others where they can from now on (ruling 39).
        if power == CANS:
            gain_cans(game, log, seat, POWER_AMOUNT[CANS])


@compiled
def settle_token(game: Game, seat: int, face: int) -> None:
    """Turn a survivor token over into the refuge: a wild one becomes a slacker, the others keep their profession."""
    game.tokens[seat, face] -= 1
    game.settled[seat, face] += 1
    game.survivors[seat, face] += 1
