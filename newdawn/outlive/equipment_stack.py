"""The stack of equipment tiles: drawing, discarding, reshuffling (rulebook, dawn; rulings 38 and 39)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.piles import shuffle_copies
from newdawn.outlive import happenings as happened
from newdawn.outlive.components import EQUIPMENT_COPIES
from newdawn.outlive.names import EQUIPMENT
from newdawn.outlive.state import BROKEN, NOT_OWNED, SHOWN, UNKNOWN, State

KINDS = len(EQUIPMENT)


@compiled
def discard_tile(state: State, tile: int) -> None:
    """Put a tile on the face-up discard pile."""
    state.equipment_discard[tile] += 1


@compiled
def _reshuffle(state: State, log: Log) -> None:
    """Turn the discard pile into a new stack."""
    size = shuffle_copies(state, state.equipment_discard, state.equipment_stack)
    state.equipment_stack_size = size
    for tile in range(KINDS):
        state.equipment_discard[tile] = 0
    if size > 0:
        emit(log, happened.EQUIPMENT_RESHUFFLED, size)


@compiled
def draw_tile(state: State, log: Log) -> int:
    """Draw the top tile, from the reshuffled discards if the stack is empty; -1 if both are."""
    if state.equipment_stack_size == 0:
        _reshuffle(state, log)
    if state.equipment_stack_size == 0:
        return -1
    state.equipment_stack_size -= 1
    tile = state.equipment_stack[state.equipment_stack_size]
    state.equipment_stack[state.equipment_stack_size] = UNKNOWN
    return tile + 0


@compiled
def can_draw_for(state: State, seat: int) -> bool:
    """Return whether the stack or the discards hold a tile that a player does not own.

    Counted from the tiles that lie open, so that it answers the same for a view, where the stack is face down.
    """
    for tile in range(KINDS):
        if state.equipment[seat, tile] == NOT_OWNED:
            open_tiles = 0
            for other in range(state.players):
                if state.equipment[other, tile] != NOT_OWNED:
                    open_tiles += 1
            for city in range(2):
                for space in range(SHOWN):
                    if state.equipment_shown[city, space] == tile:
                        open_tiles += 1
            if open_tiles < EQUIPMENT_COPIES[tile]:
                return True
    return False


@compiled
def draw_for(state: State, log: Log, seat: int) -> None:
    """Draw a tile for a player, broken. Nobody holds a kind twice: duplicates are discarded and another one drawn."""
    if not can_draw_for(state, seat):
        return
    tile = draw_tile(state, log)
    while state.equipment[seat, tile] != NOT_OWNED:
        emit(log, happened.EQUIPMENT_DISCARDED, seat, tile)
        discard_tile(state, tile)
        tile = draw_tile(state, log)
    state.equipment[seat, tile] = BROKEN
    emit(log, happened.EQUIPMENT_DRAWN, seat, tile)
