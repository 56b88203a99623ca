"""The five locations, and what a player does there after taking a die: Tower, Bridge, Restaurant, City Center, Train
Station. An action that cannot be done is skipped (ruling 45).
"""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.piles import is_empty
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import log as happened
from newdawn.eden import reasons
from newdawn.eden.components import MISSIONS_DRAWN, POWER_AMOUNT, RESTAURANT_CANS
from newdawn.eden.missions import draw_missions
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
from newdawn.eden.names import BRIDGE, CITY_CENTER, DRAW_MORE_MISSIONS, EQUIPMENT, RESTAURANT, TOWER
from newdawn.eden.refuge import gain_cans
from newdawn.eden.state import (
    CHOOSE_AT_STATION,
    CHOOSE_IN_CITY,
    EVENTS_SHOWN,
    FLIP_EVENT,
    UNKNOWN,
    Game,
)
from newdawn.eden.tokens import list_recruits, recruit, recruit_reason
from newdawn.eden.turn import finish_visit


@compiled
def visit(game: Game, log: Log, seat: int, location: int) -> None:
    """Perform a location's action, or ask what it asks; if there is nothing to ask, the visit is over."""
    if location == TOWER:
        _climb_tower(game, log, seat)
    elif location == BRIDGE:
        more = game.powers[seat, DRAW_MORE_MISSIONS] * POWER_AMOUNT[DRAW_MORE_MISSIONS]
        if more > 0:
            emit(log, happened.POWER_USED, seat, DRAW_MORE_MISSIONS)
        draw_missions(game, log, seat, MISSIONS_DRAWN + more)
        if game.drawn_count[seat] == 0:
            finish_visit(game, seat)
    elif location == RESTAURANT:
        gain_cans(game, log, seat, RESTAURANT_CANS)
        finish_visit(game, seat)
    elif location == CITY_CENTER:
        if _is_city_empty(game):
            finish_visit(game, seat)
        else:
            game.decision[seat] = CHOOSE_IN_CITY
    elif is_empty(game.station_tokens):
        finish_visit(game, seat)
    else:
        game.decision[seat] = CHOOSE_AT_STATION


# Tower ----------------------------------------------------------------------------------------------------------------


@compiled
def count_open_events(game: Game) -> int:
    """Return how many event tiles still lie face up."""
    count = 0
    for space in range(EVENTS_SHOWN):
        if game.flipped[space] == 0:
            count += 1
    return count


@compiled
def _climb_tower(game: Game, log: Log, seat: int) -> None:
    """Take the Heroine, if nobody has this season; flip an event, but never the last one (ruling 16)."""
    if game.heroine == UNKNOWN:
        game.heroine = seat
        emit(log, happened.HEROINE_TAKEN, seat)
    if count_open_events(game) > 1:
        game.decision[seat] = FLIP_EVENT
    else:
        finish_visit(game, seat)


@compiled
def flip_event_reason(game: Game, seat: int, move: int) -> int:
    """Ask which of the events still face up is turned face down."""
    if KIND[move] != FLIP:
        return because(reasons.NOT_NOW, game.decision[seat])
    for space in range(EVENTS_SHOWN):
        if game.events[space] == FIRST[move]:
            return 0 if game.flipped[space] == 0 else because(reasons.EVENT_FLIPPED, FIRST[move])
    return because(reasons.EVENT_NOT_SHOWN, FIRST[move])


@compiled
def list_flip_event(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for space in range(EVENTS_SHOWN):
        if game.flipped[space] == 0:
            moves[count] = FLIPS + int(game.events[space])
            count += 1
    return count


@compiled
def flip_event(game: Game, log: Log, seat: int, move: int) -> None:
    """Turn the event face down."""
    for space in range(EVENTS_SHOWN):
        if game.events[space] == FIRST[move]:
            game.flipped[space] = 1
    emit(log, happened.EVENT_FLIPPED, seat, FIRST[move])
    finish_visit(game, seat)


# City Center ----------------------------------------------------------------------------------------------------------


@compiled
def _is_city_empty(game: Game) -> bool:
    return is_empty(game.city_equipment) and game.bat != UNKNOWN and game.binoculars != UNKNOWN


@compiled
def choose_in_city_reason(game: Game, seat: int, move: int) -> int:
    """Ask for one of: a face-up equipment token, the Bat, the Binoculars (ruling 15)."""
    if KIND[move] == EQUIP:
        return 0 if game.city_equipment[FIRST[move]] > 0 else because(reasons.EQUIPMENT_NOT_THERE, FIRST[move])
    if KIND[move] == TAKE_BAT:
        return 0 if game.bat == UNKNOWN else because(reasons.BAT_TAKEN, game.bat)
    if KIND[move] == TAKE_BINOCULARS:
        return 0 if game.binoculars == UNKNOWN else because(reasons.BINOCULARS_TAKEN, game.binoculars)
    return because(reasons.NOT_NOW, game.decision[seat])


@compiled
def list_choose_in_city(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for kind in range(len(EQUIPMENT)):
        if game.city_equipment[kind] > 0:
            moves[count] = EQUIPS + kind
            count += 1
    if game.bat == UNKNOWN:
        moves[count] = MOVE_BAT
        count += 1
    if game.binoculars == UNKNOWN:
        moves[count] = MOVE_BINOCULARS
        count += 1
    return count


@compiled
def choose_in_city(game: Game, log: Log, seat: int, move: int) -> None:
    """Take it: equipment for good, the Bat and the Binoculars until the end of the season."""
    if KIND[move] == EQUIP:
        game.city_equipment[FIRST[move]] -= 1
        game.equipment[seat, FIRST[move]] += 1
        game.equipment_tokens[seat, FIRST[move]] += 1
        emit(log, happened.EQUIPMENT_TAKEN, seat, FIRST[move])
    elif KIND[move] == TAKE_BAT:
        game.bat = seat
        emit(log, happened.BAT_TAKEN, seat)
    else:
        game.binoculars = seat
        emit(log, happened.BINOCULARS_TAKEN, seat)
    finish_visit(game, seat)


# Train Station --------------------------------------------------------------------------------------------------------


@compiled
def choose_at_station_reason(game: Game, seat: int, move: int) -> int:
    """Ask for one of the survivor tokens that lie there."""
    return recruit_reason(game, game.station_tokens, seat, move)


@compiled
def list_choose_at_station(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    return list_recruits(game.station_tokens, moves)


@compiled
def choose_at_station(game: Game, log: Log, seat: int, move: int) -> None:
    """Take the token."""
    recruit(game, log, game.station_tokens, seat, move)
    finish_visit(game, seat)
