"""Night step 6: repairing equipment, with each kind of discount; one room per tile, no stacking (ruling 41)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import EQUIPMENT_COST, ROOM_AMOUNT
from newdawn.outlive.costs import KINDS, can_settle, lack_reason, settle_due, waive_without_choice
from newdawn.outlive.equipment_stack import draw_for
from newdawn.outlive.moves import DONE, FIRST, KIND, REPAIR_TILE, ROOM
from newdawn.outlive.names import (
    AFTER_MATERIALS,
    BY_REPAIRING,
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
    State,
)

EVERYTHING = 100
"""The discount of the room that repairs for free."""


@compiled
def begin_repairing(state: State, seat: int) -> None:
    """Ask, if there is anything that the player could do in this step."""
    for slot in range(SLOTS):
        if _draw_reason(state, seat, slot) == 0:
            state.decision[seat] = REPAIR
            return
    for tile in range(len(EQUIPMENT)):
        if state.equipment[seat, tile] == BROKEN and _repair_reason(state, seat, tile) == 0:
            state.decision[seat] = REPAIR
            return


@compiled
def discount_of(state: State, seat: int, slot: int) -> int:
    """Return how many materials a room would let go on a repair now; 0 if it cannot help."""
    if not is_full(state, seat, slot):
        return 0
    room = state.room[seat, slot]
    used = state.room_used[seat, slot]
    if room == FREE_REPAIR and used == ROOM_FRESH:
        return EVERYTHING
    if room == REPAIR_TWO and used == ROOM_FRESH:
        return ROOM_AMOUNT[room] + 0
    # The standard room draws a tile first; the cheaper repair is the other half of its ability.
    if room == DRAW_AND_REPAIR and used == ROOM_DRAWN:
        return ROOM_AMOUNT[room] + 0
    return 0


@compiled
def _missing_materials(state: State, seat: int, tile: int) -> int:
    missing = 0
    for token in range(FIRST_MATERIAL, AFTER_MATERIALS):
        missing += max(0, EQUIPMENT_COST[tile, token] - state.stock[seat, token])
    return missing


@compiled
def _best_discount(state: State, seat: int) -> int:
    best = 0
    for slot in range(SLOTS):
        best = max(best, discount_of(state, seat, slot))
    return best


@compiled
def lacking_for_repair(state: State, seat: int, tile: int) -> int:
    """Return how many materials a player lacks for the repair of a tile, though the best room helps."""
    missing = _missing_materials(state, seat, tile)
    return missing if missing == 0 else max(0, missing - _best_discount(state, seat))


@compiled
def _repair_reason(state: State, seat: int, tile: int) -> int:
    if state.equipment[seat, tile] == NOT_OWNED:
        return because(reasons.NEEDS_EQUIPMENT, tile)
    if state.equipment[seat, tile] != BROKEN:
        return because(reasons.EQUIPMENT_WORKS, tile)
    missing = _missing_materials(state, seat, tile)
    discount = _best_discount(state, seat) if missing > 0 else 0
    if missing <= discount:
        return 0
    return lack_reason(state, seat, EQUIPMENT_COST[tile], FIRST_MATERIAL, AFTER_MATERIALS, discount)


@compiled
def _draw_reason(state: State, seat: int, slot: int) -> int:
    """Say why the standard room cannot draw a tile now."""
    reason = room_reason(state, seat, slot)
    if reason != 0:
        return reason
    if state.room[seat, slot] != DRAW_AND_REPAIR:
        return because(reasons.ROOM_NOT_NOW, slot)
    return because(reasons.ROOM_USED, slot) if state.room_used[seat, slot] else 0


@compiled
def repair_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which broken tile to repair next, until the player is done."""
    kind = KIND[move]
    if kind == DONE:
        return 0
    if kind == REPAIR_TILE:
        return _repair_reason(state, seat, FIRST[move])
    return _draw_reason(state, seat, FIRST[move]) if kind == ROOM else because(reasons.NOT_NOW, state.decision[seat])


@compiled
def repair(state: State, log: Log, seat: int, move: int) -> None:
    """Draw with the standard room, or begin to repair a tile."""
    kind = KIND[move]
    if kind == DONE:
        state.decision[seat] = NOTHING
        return
    if kind == ROOM:
        state.room_used[seat, FIRST[move]] = ROOM_DRAWN
        emit(log, happened.ROOM_USED, seat, FIRST[move], DRAW_AND_REPAIR)
        draw_for(state, log, seat)
        return
    state.tile_in_hand[seat] = FIRST[move]
    for token in range(KINDS):
        state.due[seat, token] = EQUIPMENT_COST[FIRST[move], token]
    for slot in range(SLOTS):
        if discount_of(state, seat, slot) > 0:
            state.decision[seat] = REPAIR_DISCOUNT
            return
    finish_repair(state, log, seat)


@compiled
def repair_discount_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which room helps with this repair, if any."""
    if KIND[move] == DONE:
        return 0 if can_settle(state, seat, 0) else because(reasons.MUST_USE_DISCOUNT)
    if KIND[move] != ROOM:
        return because(reasons.NOT_NOW, state.decision[seat])
    slot = FIRST[move]
    reason = room_reason(state, seat, slot)
    if reason != 0:
        return reason
    saved = discount_of(state, seat, slot)
    if saved == 0:
        spent = (
            state.room[seat, slot] in (FREE_REPAIR, REPAIR_TWO, DRAW_AND_REPAIR)
            and state.room_used[seat, slot] == ROOM_SPENT
        )
        return because(reasons.ROOM_USED if spent else reasons.ROOM_NOT_NOW, slot)
    if can_settle(state, seat, saved):
        return 0
    return lack_reason(state, seat, state.due[seat], FIRST_MATERIAL, AFTER_MATERIALS, saved)


@compiled
def repair_discount(state: State, log: Log, seat: int, move: int) -> None:
    """Use the room; ask which materials it saves where there is a choice."""
    state.decision[seat] = NOTHING
    if KIND[move] == ROOM:
        slot = FIRST[move]
        state.waivers[seat] = discount_of(state, seat, slot)
        state.room_used[seat, slot] = ROOM_SPENT
        emit(log, happened.ROOM_USED, seat, slot, state.room[seat, slot])
        if state.waivers[seat] == EVERYTHING:
            state.waivers[seat] = 0
            for token in range(KINDS):
                state.due[seat, token] = 0
        elif waive_without_choice(state, seat):
            state.decision[seat] = WAIVE
            return
    finish_repair(state, log, seat)


@compiled
def finish_repair(state: State, log: Log, seat: int) -> None:
    """Pay, and move the tile to the right side of the shelter: it works for the rest of the game."""
    settle_due(state, log, seat, BY_REPAIRING)
    tile = state.tile_in_hand[seat]
    state.tile_in_hand[seat] = UNKNOWN
    state.equipment[seat, tile] = REPAIRED
    emit(log, happened.EQUIPMENT_REPAIRED, seat, tile)
    state.decision[seat] = REPAIR
