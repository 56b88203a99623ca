"""Phase 1, dawn: every place is refilled by player count."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.outlive import log as happened
from newdawn.outlive.components import PLACE_STOCK, PLACE_TOKEN, SEARCH_PILE
from newdawn.outlive.equipment_stack import discard_tile, draw_tile
from newdawn.outlive.names import CITIES, PLACES
from newdawn.outlive.setup import shuffle_search_piles, turn_over_tile
from newdawn.outlive.state import CARGO_SPACES, SHOWN, STAGE_EVENT, UNKNOWN, Game


@compiled
def replenish(game: Game, log: Log) -> None:
    """Begin a day: refill the board, then turn to the events."""
    game.day += 1
    game.token_taken = 0
    emit(log, happened.DAWN, game.day)
    for place in range(len(PLACES)):
        _refill(game, log, place)
    game.algae = 1
    for slot in range(CARGO_SPACES):
        game.cargo_survivors[slot] = 1
    for city in range(len(CITIES)):
        for space in range(SHOWN):
            if game.equipment_shown[city, space] != UNKNOWN:
                discard_tile(game, game.equipment_shown[city, space])
                game.equipment_shown[city, space] = UNKNOWN
    shuffle_search_piles(game)
    for city in range(len(CITIES)):
        _show_equipment(game, log, city)
        while game.search_pile_size[city] > SEARCH_PILE[game.players]:
            emit(log, happened.TILE_SET_ASIDE, city, turn_over_tile(game, city))
    game.event_space = UNKNOWN
    game.stage = STAGE_EVENT


@compiled
def _refill(game: Game, log: Log, place: int) -> None:
    """Bring the tokens of a place up to its total: no more, and no less."""
    total = PLACE_STOCK[place, game.players]
    if game.place_stock[place] != total:
        emit(log, happened.PLACE_REFILLED, place, PLACE_TOKEN[place], total - game.place_stock[place])
        game.place_stock[place] = total


@compiled
def _show_equipment(game: Game, log: Log, city: int) -> None:
    """Lay three new equipment tiles beside a city; fewer if stack and discards run out."""
    for space in range(SHOWN):
        tile = draw_tile(game, log)
        game.equipment_shown[city, space] = tile
        if tile != UNKNOWN:
            emit(log, happened.EQUIPMENT_SHOWN, city, tile)
