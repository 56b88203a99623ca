"""Phase 1, dawn: every place is refilled by player count."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.outlive import happenings as happened
from newdawn.outlive.components import PLACE_STOCK, PLACE_TOKEN, SEARCH_PILE
from newdawn.outlive.equipment_stack import discard_tile, draw_tile
from newdawn.outlive.names import CITIES, PLACES
from newdawn.outlive.search_piles import shuffle_search_piles, turn_over_tile
from newdawn.outlive.state import CARGO_SPACES, SHOWN, STAGE_EVENT, UNKNOWN, State


@compiled
def replenish(state: State, log: Log) -> None:
    """Begin a day: refill the board, then turn to the events."""
    state.day += 1
    state.token_taken = 0
    emit(log, happened.DAWN, state.day)
    for place in range(len(PLACES)):
        _refill(state, log, place)
    state.algae = 1
    for slot in range(CARGO_SPACES):
        state.cargo_survivors[slot] = 1
    for city in range(len(CITIES)):
        for space in range(SHOWN):
            if state.equipment_shown[city, space] != UNKNOWN:
                discard_tile(state, state.equipment_shown[city, space])
                state.equipment_shown[city, space] = UNKNOWN
    shuffle_search_piles(state)
    for city in range(len(CITIES)):
        _show_equipment(state, log, city)
        while state.search_pile_size[city] > SEARCH_PILE[state.players]:
            emit(log, happened.TILE_SET_ASIDE, city, turn_over_tile(state, city))
    state.event_space = UNKNOWN
    state.stage = STAGE_EVENT


@compiled
def _refill(state: State, log: Log, place: int) -> None:
    """Bring the tokens of a place up to its total: no more, and no less."""
    total = PLACE_STOCK[place, state.players]
    if state.place_stock[place] != total:
        emit(log, happened.PLACE_REFILLED, place, PLACE_TOKEN[place], total - state.place_stock[place])
        state.place_stock[place] = total


@compiled
def _show_equipment(state: State, log: Log, city: int) -> None:
    """Lay three new equipment tiles beside a city; fewer if stack and discards run out."""
    for space in range(SHOWN):
        tile = draw_tile(state, log)
        state.equipment_shown[city, space] = tile
        if tile != UNKNOWN:
            emit(log, happened.EQUIPMENT_SHOWN, city, tile)
