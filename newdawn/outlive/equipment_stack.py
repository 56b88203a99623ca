"""The stack of equipment tiles: drawing, discarding, reshuffling (rulebook, dawn; rulings 38 and 39)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.piles import shuffle_copies
from newdawn.outlive import log as happened
from newdawn.outlive.components import EQUIPMENT_COPIES
from newdawn.outlive.names import EQUIPMENT
from newdawn.outlive.state import BROKEN, NOT_OWNED, SHOWN, UNKNOWN, Game

KINDS = len(EQUIPMENT)


@compiled
def discard_tile(game: Game, tile: int) -> None:
    """Put a tile on the face-up discard pile."""
    game.equipment_discard[tile] += 1


@compiled
def _reshuffle(game: Game, log: Log) -> None:
    """Turn the discard pile into a new stack."""
    size = shuffle_copies(game, game.equipment_discard, game.equipment_stack)
    game.equipment_stack_size = size
    for tile in range(KINDS):
        game.equipment_discard[tile] = 0
    if size > 0:
        emit(log, happened.EQUIPMENT_RESHUFFLED, size)


@compiled
def draw_tile(game: Game, log: Log) -> int:
    """Draw the top tile, from the reshuffled discards if the stack is empty; -1 if both are."""
    if game.equipment_stack_size == 0:
        _reshuffle(game, log)
    if game.equipment_stack_size == 0:
        return -1
    game.equipment_stack_size -= 1
    tile = game.equipment_stack[game.equipment_stack_size]
    game.equipment_stack[game.equipment_stack_size] = UNKNOWN
    return tile + 0


@compiled
def can_draw_for(game: Game, seat: int) -> bool:
    """Tell whether the stack or the discards hold a tile that a player does not own.

    Counted from the tiles that lie open, so that it answers the same for a view, where the stack is face down.
    """
    for tile in range(KINDS):
        if game.equipment[seat, tile] == NOT_OWNED:
            open_tiles = 0
            for other in range(game.players):
                if game.equipment[other, tile] != NOT_OWNED:
                    open_tiles += 1
            for city in range(2):
                for space in range(SHOWN):
                    if game.equipment_shown[city, space] == tile:
                        open_tiles += 1
            if open_tiles < EQUIPMENT_COPIES[tile]:
                return True
    return False


@compiled
def draw_for(game: Game, log: Log, seat: int) -> None:
    """Draw a tile for a player, broken. Nobody holds a kind twice: duplicates are discarded and another one drawn."""
    if not can_draw_for(game, seat):
        return
    tile = draw_tile(game, log)
    while game.equipment[seat, tile] != NOT_OWNED:
        emit(log, happened.EQUIPMENT_DISCARDED, seat, tile)
        discard_tile(game, tile)
        tile = draw_tile(game, log)
    game.equipment[seat, tile] = BROKEN
    emit(log, happened.EQUIPMENT_DRAWN, seat, tile)
