"""Night step 2: feeding survivors (ruling 26)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import AIRLOCK_ROWS, ROOM_UPKEEP
from newdawn.outlive.moves import FIRST, KIND, PAY
from newdawn.outlive.names import AFTER_SUPPLIES, AIRLOCK, BY_FEEDING, CANNED, FIRST_SUPPLY, MEAT, WATER
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.state import FEED, NOTHING, State
from newdawn.outlive.stores import has_at_night, spend_at_night, supplies_at_night


@compiled
def rows_of(survivors: int) -> int:
    """Return how many rows of the airlock this many survivors need; a row is begun when the ones before it are full."""
    left = survivors
    rows = 0
    while left > 0 and rows < len(AIRLOCK_ROWS):
        left -= AIRLOCK_ROWS[rows]
        rows += 1
    return rows


@compiled
def airlock_rows(state: State, seat: int) -> int:
    """Return how many rows of the airlock hold survivors."""
    return rows_of(state.survivors[seat, AIRLOCK])


@compiled
def room_upkeep(state: State, seat: int) -> int:
    """Return the supplies that the rooms cost: in full for each one with at least one survivor."""
    cost = 0
    for slot in range(SLOTS):
        if state.survivors[seat, slot] > 0:
            cost += ROOM_UPKEEP[state.room[seat, slot]]
    return cost


@compiled
def water_for_rows(state: State, seat: int) -> int:
    """Return the water that the rows of the airlock get: one each, as far as there is any."""
    return min(airlock_rows(state, seat), has_at_night(state, seat, WATER))


@compiled
def supplies_for_rooms(state: State, seat: int) -> int:
    """Return the supplies that are left for the rooms when the rows of the airlock have drunk."""
    return supplies_at_night(state, seat) - water_for_rows(state, seat)


@compiled
def shortfall(rows: int, water: int, upkeep: int, supplies: int) -> int:
    """Return how much is short for rows and rooms, after the rows have had this water: each one costs a survivor."""
    return rows - water + max(0, upkeep - supplies)


@compiled
def hunger(state: State, seat: int) -> int:
    """Return how many survivors the meal will cost as things stand."""
    water = water_for_rows(state, seat)
    supplies = supplies_at_night(state, seat) - water
    return shortfall(airlock_rows(state, seat), water, room_upkeep(state, seat), supplies)


@compiled
def begin_feeding(state: State, log: Log, seat: int) -> None:
    """Give water to the airlock's rows first, then supplies to the rooms; each one that is short costs a survivor.

    The cost is counted before anybody dies. Water goes to the rows first because nothing else will do there: so the
    fewest die. What the rooms get is the player's choice.
    """
    water = water_for_rows(state, seat)
    upkeep = room_upkeep(state, seat)
    supplies = supplies_at_night(state, seat) - water
    short = shortfall(airlock_rows(state, seat), water, upkeep, supplies)
    payable = min(upkeep, supplies)
    spend_at_night(state, log, seat, WATER, water, BY_FEEDING)
    if short > 0:
        state.to_lose[seat] += short
        emit(log, happened.HUNGER, seat, short)
    state.to_pay[seat] = payable
    _pay_rooms(state, log, seat)


@compiled
def _pay_rooms(state: State, log: Log, seat: int) -> None:
    """Pay for the rooms where there is nothing to choose, else ask."""
    while state.to_pay[seat] > 0:
        kinds = 0
        only = MEAT
        for token in range(FIRST_SUPPLY, AFTER_SUPPLIES):
            if has_at_night(state, seat, token) > 0:
                kinds += 1
                only = token
        if kinds == 1:
            spend_at_night(state, log, seat, only, state.to_pay[seat], BY_FEEDING)
            state.to_pay[seat] = 0
        elif supplies_at_night(state, seat) == state.to_pay[seat]:
            for token in range(MEAT, CANNED + 1):
                spend_at_night(state, log, seat, token, has_at_night(state, seat, token), BY_FEEDING)
            state.to_pay[seat] = 0
        else:
            state.decision[seat] = FEED
            return


@compiled
def supply_reason(state: State, seat: int, token: int) -> int:
    """Say why a token cannot be paid where a supply is asked for."""
    if token >= AFTER_SUPPLIES:
        return because(reasons.NOT_ACCEPTED, token)
    return 0 if has_at_night(state, seat, token) > 0 else because(reasons.NEEDS_TOKEN, token, 1)


@compiled
def feed_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is which supplies the rooms get. Nobody may starve their survivors while there is something to eat.
    """
    if KIND[move] != PAY:
        return because(reasons.MUST_PAY, state.to_pay[seat])
    return supply_reason(state, seat, FIRST[move])


@compiled
def feed(state: State, log: Log, seat: int, move: int) -> None:
    """Give one supply."""
    spend_at_night(state, log, seat, FIRST[move], 1, BY_FEEDING)
    state.to_pay[seat] -= 1
    state.decision[seat] = NOTHING
    _pay_rooms(state, log, seat)
