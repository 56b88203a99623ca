"""Night step 6: repairing equipment, with each kind of discount; one room per tile, no stacking (ruling 41)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import log as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import EQUIPMENT_COST, ROOM_AMOUNT
from newdawn.outlive.costs import KINDS, can_settle, lack_reason, settle_due, waive_without_choice
from newdawn.outlive.equipment_stack import draw_for
from newdawn.outlive.moves import DONE, FIRST, KIND, REPAIR_TILE, ROOM
from newdawn.outlive.names import (
    AFTER_MATERIALS,
    DRAW_AND_REPAIR,
    EQUIPMENT,
    FIRST_MATERIAL,
    FREE_REPAIR,
    REPAIR_TWO,
)
from newdawn.outlive.rooms import SLOTS, is_full, room_reason
from newdawn.outlive.state import (
    BROKEN,
    NOT_OWNED,
    NOTHING,
    REPAIR,
    REPAIR_DISCOUNT,
    REPAIRED,
    ROOM_DRAWN,
    ROOM_FRESH,
    ROOM_SPENT,
    UNKNOWN,
    WAIVE,
    Game,
)

EVERYTHING = 100
"""The discount of the room that repairs for free."""


@compiled
def begin_repairing(game: Game, seat: int) -> None:
    """Ask, if there is anything that the player could do in this step."""
    for slot in range(SLOTS):
        if _draw_reason(game, seat, slot) == 0:
            game.decision[seat] = REPAIR
            return
    for tile in range(len(EQUIPMENT)):
        if game.equipment[seat, tile] == BROKEN and _repair_reason(game, seat, tile) == 0:
            game.decision[seat] = REPAIR
            return


@compiled
def discount_of(game: Game, seat: int, slot: int) -> int:
    """Return how many materials a room would let go on a repair now; 0 if it cannot help."""
    if not is_full(game, seat, slot):
        return 0
    room = game.room[seat, slot]
    used = game.room_used[seat, slot]
    if room == FREE_REPAIR and used == ROOM_FRESH:
        return EVERYTHING
    if room == REPAIR_TWO and used == ROOM_FRESH:
        return ROOM_AMOUNT[room] + 0
    # The standard room draws a tile first; the cheaper repair is the other half of its ability.
    if room == DRAW_AND_REPAIR and used == ROOM_DRAWN:
        return ROOM_AMOUNT[room] + 0
    return 0


@compiled
def _missing_materials(game: Game, seat: int, tile: int) -> int:
    missing = 0
    for token in range(FIRST_MATERIAL, AFTER_MATERIALS):
        missing += max(0, EQUIPMENT_COST[tile, token] - game.stock[seat, token])
    return missing


@compiled
def _repair_reason(game: Game, seat: int, tile: int) -> int:
    if game.equipment[seat, tile] == NOT_OWNED:
        return because(reasons.NEEDS_EQUIPMENT, tile)
    if game.equipment[seat, tile] != BROKEN:
        return because(reasons.EQUIPMENT_WORKS, tile)
    missing = _missing_materials(game, seat, tile)
    if missing == 0:
        return 0
    discount = 0
    for slot in range(SLOTS):
        discount = max(discount, discount_of(game, seat, slot))
    if discount >= missing:
        return 0
    return lack_reason(game, seat, EQUIPMENT_COST[tile], FIRST_MATERIAL, AFTER_MATERIALS, discount)


@compiled
def _draw_reason(game: Game, seat: int, slot: int) -> int:
    """Say why the standard room cannot draw a tile now."""
    reason = room_reason(game, seat, slot)
    if reason != 0:
        return reason
    if game.room[seat, slot] != DRAW_AND_REPAIR:
        return because(reasons.ROOM_NOT_NOW, slot)
    return because(reasons.ROOM_USED, slot) if game.room_used[seat, slot] else 0


@compiled
def repair_reason(game: Game, seat: int, move: int) -> int:
    """Ask which broken tile to repair next, until the player is done."""
    kind = KIND[move]
    if kind == DONE:
        return 0
    if kind == REPAIR_TILE:
        return _repair_reason(game, seat, FIRST[move])
    return _draw_reason(game, seat, FIRST[move]) if kind == ROOM else because(reasons.NOT_NOW, game.decision[seat])


@compiled
def repair(game: Game, log: Log, seat: int, move: int) -> None:
    """Draw with the standard room, or begin to repair a tile."""
    kind = KIND[move]
    if kind == DONE:
        game.decision[seat] = NOTHING
        return
    if kind == ROOM:
        game.room_used[seat, FIRST[move]] = ROOM_DRAWN
        emit(log, happened.ROOM_USED, seat, FIRST[move], DRAW_AND_REPAIR)
        draw_for(game, log, seat)
        return
    game.tile_in_hand[seat] = FIRST[move]
    for token in range(KINDS):
        game.due[seat, token] = EQUIPMENT_COST[FIRST[move], token]
    for slot in range(SLOTS):
        if discount_of(game, seat, slot) > 0:
            game.decision[seat] = REPAIR_DISCOUNT
            return
    finish_repair(game, log, seat)


@compiled
def repair_discount_reason(game: Game, seat: int, move: int) -> int:
    """Ask which room helps with this repair, if any."""
    if KIND[move] == DONE:
        return 0 if can_settle(game, seat, 0) else because(reasons.MUST_USE_DISCOUNT)
    if KIND[move] != ROOM:
        return because(reasons.NOT_NOW, game.decision[seat])
    slot = FIRST[move]
    reason = room_reason(game, seat, slot)
    if reason != 0:
        return reason
    saved = discount_of(game, seat, slot)
    if saved == 0:
        spent = (
            game.room[seat, slot] in (FREE_REPAIR, REPAIR_TWO, DRAW_AND_REPAIR)
            and game.room_used[seat, slot] == ROOM_SPENT
        )
        return because(reasons.ROOM_USED if spent else reasons.ROOM_NOT_NOW, slot)
    if can_settle(game, seat, saved):
        return 0
    return lack_reason(game, seat, game.due[seat], FIRST_MATERIAL, AFTER_MATERIALS, saved)


@compiled
def repair_discount(game: Game, log: Log, seat: int, move: int) -> None:
    """Use the room; ask which materials it saves where there is a choice."""
    game.decision[seat] = NOTHING
    if KIND[move] == ROOM:
        slot = FIRST[move]
        game.waivers[seat] = discount_of(game, seat, slot)
        game.room_used[seat, slot] = ROOM_SPENT
        emit(log, happened.ROOM_USED, seat, slot, game.room[seat, slot])
        if game.waivers[seat] == EVERYTHING:
            game.waivers[seat] = 0
            for token in range(KINDS):
                game.due[seat, token] = 0
        elif waive_without_choice(game, seat):
            game.decision[seat] = WAIVE
            return
    finish_repair(game, log, seat)


@compiled
def finish_repair(game: Game, log: Log, seat: int) -> None:
    """Pay, and move the tile to the right side of the shelter: it works for the rest of the game."""
    settle_due(game, log, seat)
    tile = game.tile_in_hand[seat]
    game.tile_in_hand[seat] = UNKNOWN
    game.equipment[seat, tile] = REPAIRED
    emit(log, happened.EQUIPMENT_REPAIRED, seat, tile)
    game.decision[seat] = REPAIR
