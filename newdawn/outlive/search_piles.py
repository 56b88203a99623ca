"""The piles of search tiles in the two cities: shuffled, turned over, taken."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.piles import shuffle_copies
from newdawn.outlive.components import SEARCH_COUNT
from newdawn.outlive.names import BY_SEARCHING, CITIES, SEARCH_ALGAE, SEARCH_TILES, WATER
from newdawn.outlive.radioactivity import lower_gauge
from newdawn.outlive.state import UNKNOWN, State
from newdawn.outlive.stores import gain

TILE_KINDS = len(SEARCH_TILES)


@compiled
def shuffle_search_piles(state: State) -> None:
    """Shuffle all search tiles of each city into its pile; nobody knows the order any more."""
    for city in range(len(CITIES)):
        for tile in range(TILE_KINDS):
            state.search_aside[city, tile] = 0
        state.search_pile_size[city] = shuffle_copies(state, SEARCH_COUNT, state.search_pile[city])
        state.pile_known[city] = 0


@compiled
def turn_over_tile(state: State, city: int) -> int:
    """Turn the top search tile of a city over and lay it beside the pile."""
    state.search_pile_size[city] -= 1
    tile = state.search_pile[city, state.search_pile_size[city]] + 0
    state.search_pile[city, state.search_pile_size[city]] = UNKNOWN
    state.search_aside[city, tile] += 1
    return tile


@compiled
def take_tile_contents(state: State, log: Log, seat: int, tile: int) -> None:
    """Give what a search tile shows: a token, or algae that lower the radioactivity; a cupboard is empty."""
    if tile < SEARCH_ALGAE:
        gain(state, log, seat, WATER + tile, 1, BY_SEARCHING)
    elif tile == SEARCH_ALGAE:
        lower_gauge(state, log, seat, BY_SEARCHING)
