"""What the bots look at in a game of Outlive.

Most of it looks ahead: a payment that is half made counts as made, a hero that has just arrived as having collected,
and the night as spent well. So a bot that looks one decision ahead begins what takes several.
"""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.outlive.bots.features import at
from newdawn.outlive.bots.features.convoy import describe_events, price_events
from newdawn.outlive.bots.features.heroes import describe_heroes, describe_pressure
from newdawn.outlive.bots.features.names import FEATURES, HOURS
from newdawn.outlive.bots.features.night import foresee_night
from newdawn.outlive.bots.features.tribe import describe_equipment, describe_shelter
from newdawn.outlive.bots.features.turn import foresee_payments, foresee_turn
from newdawn.outlive.names import ACCESS_CARD, HEROES, TOKENS, WOOD
from newdawn.outlive.state import ACTING, CHOOSING, IN_SHELTER, OVERCOMING, REPAIRED, UNDER_PRESSURE, State

__all__ = ["FEATURES", "HOURS", "describe", "hour"]

_KINDS = len(TOKENS)
_HEROES = len(HEROES)
_FEW = 3.0


@compiled
def hour(state: State) -> int:
    """Return the hour: the weights of a position are in the row of that number."""
    if state.day == 0:
        return 0 if state.stage == CHOOSING else 1
    return 2 * state.day + (1 if state.stage == OVERCOMING or state.stage == IN_SHELTER else 0)


@compiled
def describe(state: State, seat: int, found: Numbers) -> None:
    """Write the features of a seat."""
    for i in range(at.COUNT):
        found[i] = 0.0
    found[0] = 1.0
    for token in range(_KINDS):
        found[at.STOCK + token] = state.stock[seat, token]
    describe_events(state, seat, found)
    describe_equipment(state, seat, found)
    describe_shelter(state, seat, found)
    foresee_payments(state, seat, found)
    if state.stage == UNDER_PRESSURE or state.stage == ACTING:
        if state.active == seat:
            foresee_turn(state, seat, found)
        describe_pressure(state, seat, found)
    for i in range(at.FEW_MUNITION + 1 - at.FEW_WOOD):
        found[at.FEW_WOOD + i] = min(_FEW, found[at.STOCK + WOOD + i] + found[at.COMING + WOOD + i])
    if found[at.FEW_MICROCHIP] > 0.0 or state.equipment[seat, ACCESS_CARD] >= REPAIRED:
        found[at.OPENS_DAM] = 1.0
    describe_heroes(state, seat, found)
    price_events(state, seat, found)
    foresee_night(state, seat, found)
    if state.day > 0 and state.stage != OVERCOMING and state.stage != IN_SHELTER:
        late = 1.0 - found[at.IDLE_HEROES] / _HEROES
        for i in range(len(at.LATE_FEATURES)):
            found[at.FIRST_LATE + i] = late * found[at.LATE_FEATURES[i]]
