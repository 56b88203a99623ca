"""The five locations, and what a player does there after taking a die: Tower, Bridge, Restaurant, City Center, Train
Station. An action that cannot be done is skipped (ruling 45).
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.piles import is_empty
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.components import RESTAURANT_CANS
from newdawn.eden.missions import draw_limit, draw_missions
from newdawn.eden.moves import (
    EQUIP,
    EQUIPS,
    FIRST,
    FLIP,
    FLIPS,
    KIND,
    MOVE_BAT,
    MOVE_BINOCULARS,
    TAKE_BAT,
    TAKE_BINOCULARS,
)
from newdawn.eden.names import BRIDGE, CITY_CENTER, DRAW_MORE_MISSIONS, EQUIPMENT, RESTAURANT, TOWER, TRAIN_STATION
from newdawn.eden.refuge import gain_cans
from newdawn.eden.state import (
    CHOOSE_AT_STATION,
    CHOOSE_IN_CITY,
    DECISIONS,
    EVENTS_SHOWN,
    FLIP_EVENT,
    GATHERING,
    KEEP_MISSION,
    UNKNOWN,
    State,
)
from newdawn.eden.tokens import list_recruits, recruit, recruit_reason
from newdawn.eden.turn import finish_visit

VISITED = {
    FLIP_EVENT: TOWER,
    KEEP_MISSION: BRIDGE,
    CHOOSE_IN_CITY: CITY_CENTER,
    CHOOSE_AT_STATION: TRAIN_STATION,
}
"""Where the active seat is while it gathers, by what it is asked there."""

_LOCATION_OF = np.array([VISITED.get(decision, UNKNOWN) for decision in range(len(DECISIONS))], dtype=np.int64)


@compiled
def visit(state: State, log: Log, seat: int, location: int) -> None:
    """Perform a location's action, or ask what it asks; if there is nothing to ask, the visit is over."""
    if location == TOWER:
        _climb_tower(state, log, seat)
    elif location == BRIDGE:
        if state.powers[seat, DRAW_MORE_MISSIONS] > 0:
            emit(log, happened.POWER_USED, seat, DRAW_MORE_MISSIONS)
        draw_missions(state, log, seat, draw_limit(state, seat))
        if state.drawn_count[seat] == 0:
            finish_visit(state, seat)
    elif location == RESTAURANT:
        gain_cans(state, log, seat, RESTAURANT_CANS)
        finish_visit(state, seat)
    elif location == CITY_CENTER:
        if _is_city_empty(state):
            finish_visit(state, seat)
        else:
            state.decision[seat] = CHOOSE_IN_CITY
    elif is_empty(state.station_tokens):
        finish_visit(state, seat)
    else:
        state.decision[seat] = CHOOSE_AT_STATION


@compiled
def visited(state: State) -> int:
    """Return the location whose action asks the active player for a choice; UNKNOWN if none does."""
    if state.stage != GATHERING or state.active == UNKNOWN:
        return UNKNOWN
    return _LOCATION_OF[state.decision[state.active]] + 0


# Tower ----------------------------------------------------------------------------------------------------------------


@compiled
def count_open_events(state: State) -> int:
    """Return how many event tiles still lie face up."""
    count = 0
    for space in range(EVENTS_SHOWN):
        if state.flipped[space] == 0:
            count += 1
    return count


@compiled
def _climb_tower(state: State, log: Log, seat: int) -> None:
    """Take the Heroine, if nobody has this season; flip an event, but never the last one (ruling 16)."""
    if state.heroine == UNKNOWN:
        state.heroine = seat
        emit(log, happened.HEROINE_TAKEN, seat)
    if count_open_events(state) > 1:
        state.decision[seat] = FLIP_EVENT
    else:
        finish_visit(state, seat)


@compiled
def flip_event_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which of the events still face up is turned face down."""
    if KIND[move] != FLIP:
        return because(reasons.NOT_NOW, state.decision[seat])
    for space in range(EVENTS_SHOWN):
        if state.events[space] == FIRST[move]:
            return 0 if state.flipped[space] == 0 else because(reasons.EVENT_FLIPPED, FIRST[move])
    return because(reasons.EVENT_NOT_SHOWN, FIRST[move])


@compiled
def list_flip_event(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for space in range(EVENTS_SHOWN):
        if state.flipped[space] == 0:
            moves[count] = FLIPS + int(state.events[space])
            count += 1
    return count


@compiled
def flip_event(state: State, log: Log, seat: int, move: int) -> None:
    """Turn the event face down."""
    for space in range(EVENTS_SHOWN):
        if state.events[space] == FIRST[move]:
            state.flipped[space] = 1
    emit(log, happened.EVENT_FLIPPED, seat, FIRST[move])
    finish_visit(state, seat)


# City Center ----------------------------------------------------------------------------------------------------------


@compiled
def _is_city_empty(state: State) -> bool:
    return is_empty(state.city_equipment) and state.bat != UNKNOWN and state.binoculars != UNKNOWN


@compiled
def choose_in_city_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    It has to name one of: a face-up equipment token, the Bat, the Binoculars (ruling 15).
    """
    if KIND[move] == EQUIP:
        return 0 if state.city_equipment[FIRST[move]] > 0 else because(reasons.EQUIPMENT_NOT_THERE, FIRST[move])
    if KIND[move] == TAKE_BAT:
        return 0 if state.bat == UNKNOWN else because(reasons.BAT_TAKEN, state.bat)
    if KIND[move] == TAKE_BINOCULARS:
        return 0 if state.binoculars == UNKNOWN else because(reasons.BINOCULARS_TAKEN, state.binoculars)
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def list_choose_in_city(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for kind in range(len(EQUIPMENT)):
        if state.city_equipment[kind] > 0:
            moves[count] = EQUIPS + kind
            count += 1
    if state.bat == UNKNOWN:
        moves[count] = MOVE_BAT
        count += 1
    if state.binoculars == UNKNOWN:
        moves[count] = MOVE_BINOCULARS
        count += 1
    return count


@compiled
def choose_in_city(state: State, log: Log, seat: int, move: int) -> None:
    """Take it: equipment for good, the Bat and the Binoculars until the end of the season."""
    if KIND[move] == EQUIP:
        state.city_equipment[FIRST[move]] -= 1
        state.equipment[seat, FIRST[move]] += 1
        state.equipment_tokens[seat, FIRST[move]] += 1
        emit(log, happened.EQUIPMENT_TAKEN, seat, FIRST[move])
    elif KIND[move] == TAKE_BAT:
        state.bat = seat
        emit(log, happened.BAT_TAKEN, seat)
    else:
        state.binoculars = seat
        emit(log, happened.BINOCULARS_TAKEN, seat)
    finish_visit(state, seat)


# Train Station --------------------------------------------------------------------------------------------------------


@compiled
def choose_at_station_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: it has to name one of the survivor tokens that lie there."""
    return recruit_reason(state, state.station_tokens, seat, move)


@compiled
def list_choose_at_station(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    return list_recruits(state.station_tokens, moves)


@compiled
def choose_at_station(state: State, log: Log, seat: int, move: int) -> None:
    """Take the token."""
    recruit(state, log, state.station_tokens, seat, move)
    finish_visit(state, seat)
