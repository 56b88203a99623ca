"""Night step 5: building rooms, moving survivors out of the airlock, and using rooms, in any order."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import ADD_SURVIVOR_MAX, EQUIPMENT_COST, ROOM_AMOUNT, ROOM_COST
from newdawn.outlive.equipment_stack import can_draw_for, discard_tile, draw_for
from newdawn.outlive.moves import BUILD_ROOM, DESTROY_TILE, DONE, FIRST, KIND, PAY, ROOM, SETTLE
from newdawn.outlive.names import (
    ADD_SURVIVOR,
    AFTER_MATERIALS,
    AIRLOCK,
    BY_BUILDING,
    BY_DESTROYING,
    BY_ROOM,
    DESTROY_EQUIPMENT,
    DRAW_EQUIPMENT,
    EQUIPMENT,
    FIRST_MATERIAL,
    FOUR_MUNITIONS,
    GAUGE_DOWN,
    MUNITION,
    ROOM_CONSTRUCTION,
)
from newdawn.outlive.radioactivity import lower_gauge
from newdawn.outlive.rooms import SLOTS, fresh_room, room_reason
from newdawn.outlive.state import (
    BUILD,
    DESTROY,
    NOT_OWNED,
    NOTHING,
    PAY_ROOM,
    ROOM_SPENT,
    UNKNOWN,
    State,
)
from newdawn.outlive.stores import gain, materials, only_kind, spend
from newdawn.outlive.survivors import has_room_space, join, space_reason


@compiled
def begin_building(state: State, seat: int) -> None:
    """Ask, if there is anything that the player could do in this step."""
    if state.survivors[seat, AIRLOCK] > 0 and has_room_space(state, seat):
        state.decision[seat] = BUILD
        return
    for slot in range(SLOTS):
        if _build_reason(state, seat, slot) == 0 or _ability_reason(state, seat, slot) == 0:
            state.decision[seat] = BUILD
            return


@compiled
def build_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is what to do next in the shelter, until the player is done."""
    kind = KIND[move]
    if kind == DONE:
        return 0
    if kind == SETTLE:
        return _settle_reason(state, seat, FIRST[move])
    if kind == BUILD_ROOM:
        return _build_reason(state, seat, FIRST[move])
    if kind == ROOM:
        return _ability_reason(state, seat, FIRST[move])
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def build(state: State, log: Log, seat: int, move: int) -> None:
    """Do it."""
    kind = KIND[move]
    if kind == DONE:
        state.decision[seat] = NOTHING
    elif kind == SETTLE:
        state.survivors[seat, AIRLOCK] -= 1
        state.survivors[seat, FIRST[move]] += 1
        emit(log, happened.SURVIVOR_MOVED, seat, FIRST[move])
    elif kind == BUILD_ROOM:
        state.room_in_hand[seat] = FIRST[move]
        state.to_pay[seat] = ROOM_COST
        _pay_for_room(state, log, seat)
    else:
        _use_ability(state, log, seat, FIRST[move])


@compiled
def _settle_reason(state: State, seat: int, where: int) -> int:
    """Say why nobody can move into a room: only survivors in the airlock move, into a built room, where they stay."""
    if where == AIRLOCK:
        return because(reasons.NOT_NOW, state.decision[seat])
    if state.survivors[seat, AIRLOCK] == 0:
        return because(reasons.NO_SURVIVOR_THERE, AIRLOCK)
    return space_reason(state, seat, where)


@compiled
def room_price(state: State, seat: int) -> int:
    """Return the materials that a room costs, fewer with the construction room."""
    if fresh_room(state, seat, ROOM_CONSTRUCTION) >= 0:
        return ROOM_COST - ROOM_AMOUNT[ROOM_CONSTRUCTION]
    return ROOM_COST


@compiled
def _build_reason(state: State, seat: int, slot: int) -> int:
    """Say why a room cannot be built: it is not there, or stands already, or the materials are short."""
    if state.room[seat, slot] < 0:
        return because(reasons.NO_ROOM_THERE, slot)
    if state.built[seat, slot]:
        return because(reasons.ALREADY_BUILT, slot)
    there = materials(state, seat)
    if there >= ROOM_COST:
        return 0
    missing = room_price(state, seat) - there
    return because(reasons.CANNOT_BUILD, missing) if missing > 0 else 0


@compiled
def _pay_for_room(state: State, log: Log, seat: int) -> None:
    """Pay where there is nothing to choose, else ask; the room is built when all is paid."""
    while state.to_pay[seat] > 0:
        undecided = state.to_pay[seat] == ROOM_COST and fresh_room(state, seat, ROOM_CONSTRUCTION) >= 0
        only = only_kind(state, seat, FIRST_MATERIAL, AFTER_MATERIALS)
        if undecided or (only < 0 and materials(state, seat) > state.to_pay[seat]):
            state.decision[seat] = PAY_ROOM
            return
        if only >= 0:
            spend(state, log, seat, only, state.to_pay[seat], BY_BUILDING)
        else:
            for token in range(FIRST_MATERIAL, AFTER_MATERIALS):
                spend(state, log, seat, token, state.stock[seat, token], BY_BUILDING)
        state.to_pay[seat] = 0
    slot = state.room_in_hand[seat]
    state.room_in_hand[seat] = UNKNOWN
    state.built[seat, slot] = 1
    emit(log, happened.ROOM_BUILT, seat, slot, state.room[seat, slot])
    state.decision[seat] = BUILD


@compiled
def pay_room_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is which materials, one by one, and before the first whether the construction room helps.
    """
    kind = KIND[move]
    if kind == ROOM:
        slot = FIRST[move]
        reason = room_reason(state, seat, slot)
        if reason != 0:
            return reason
        if state.room[seat, slot] != ROOM_CONSTRUCTION or state.to_pay[seat] != ROOM_COST:
            return because(reasons.ROOM_NOT_NOW, slot)
        return because(reasons.ROOM_USED, slot) if state.room_used[seat, slot] else 0
    if kind != PAY:
        return because(reasons.MUST_PAY, state.to_pay[seat])
    token = FIRST[move]
    if token < FIRST_MATERIAL or token >= AFTER_MATERIALS:
        return because(reasons.NOT_ACCEPTED, token)
    if state.stock[seat, token] == 0:
        return because(reasons.NEEDS_TOKEN, token, 1)
    return 0 if materials(state, seat) >= state.to_pay[seat] else because(reasons.MUST_USE_DISCOUNT)


@compiled
def pay_room(state: State, log: Log, seat: int, move: int) -> None:
    """Pay one material, or let the construction room pay its share."""
    if KIND[move] == ROOM:
        state.room_used[seat, FIRST[move]] = ROOM_SPENT
        state.to_pay[seat] -= ROOM_AMOUNT[ROOM_CONSTRUCTION]
        emit(log, happened.ROOM_USED, seat, FIRST[move], ROOM_CONSTRUCTION)
    else:
        spend(state, log, seat, FIRST[move], 1, BY_BUILDING)
        state.to_pay[seat] -= 1
    _pay_for_room(state, log, seat)


@compiled
def _ability_reason(state: State, seat: int, slot: int) -> int:
    """Say why a room's ability cannot be used in this step."""
    reason = room_reason(state, seat, slot)
    if reason != 0:
        return reason
    room = state.room[seat, slot]
    if state.room_used[seat, slot]:
        return because(reasons.ROOM_USED, slot)
    if room == FOUR_MUNITIONS:
        return 0
    if room == GAUGE_DOWN:
        return 0 if state.gauge[seat] > 0 else because(reasons.GAUGE_AT_BEST)
    if room == ADD_SURVIVOR:
        # At most eight, those that fill its places among them (ruling 33).
        full = state.survivors[seat, slot] >= ADD_SURVIVOR_MAX
        return because(reasons.ROOM_AT_MOST, slot, ADD_SURVIVOR_MAX) if full else 0
    if room == DRAW_EQUIPMENT:
        return 0 if can_draw_for(state, seat) else because(reasons.NO_EQUIPMENT_LEFT)
    if room == DESTROY_EQUIPMENT:
        return 0 if _owns_equipment(state, seat) else because(reasons.OWNS_NO_EQUIPMENT)
    return because(reasons.ROOM_NOT_NOW, slot)


@compiled
def _owns_equipment(state: State, seat: int) -> bool:
    for tile in range(len(EQUIPMENT)):
        if state.equipment[seat, tile] != NOT_OWNED:
            return True
    return False


@compiled
def _use_ability(state: State, log: Log, seat: int, slot: int) -> None:
    room = state.room[seat, slot]
    state.room_used[seat, slot] = ROOM_SPENT
    emit(log, happened.ROOM_USED, seat, slot, room)
    if room == FOUR_MUNITIONS:
        gain(state, log, seat, MUNITION, ROOM_AMOUNT[room], BY_ROOM + room)
    elif room == GAUGE_DOWN:
        lower_gauge(state, log, seat, BY_ROOM + room)
    elif room == ADD_SURVIVOR:
        join(state, log, seat, slot, BY_ROOM + room)
    elif room == DRAW_EQUIPMENT:
        for _ in range(ROOM_AMOUNT[room]):
            draw_for(state, log, seat)
    else:
        state.decision[seat] = DESTROY


@compiled
def destroy_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which tile, broken or repaired, is taken apart for its materials."""
    if KIND[move] != DESTROY_TILE:
        return because(reasons.NOT_NOW, state.decision[seat])
    if state.equipment[seat, FIRST[move]] == NOT_OWNED:
        return because(reasons.NEEDS_EQUIPMENT, FIRST[move])
    return 0


@compiled
def destroy(state: State, log: Log, seat: int, move: int) -> None:
    """Discard the tile and take the materials that its repair costs."""
    tile = FIRST[move]
    state.equipment[seat, tile] = NOT_OWNED
    discard_tile(state, tile)
    emit(log, happened.EQUIPMENT_DESTROYED, seat, tile)
    for token in range(FIRST_MATERIAL, AFTER_MATERIALS):
        gain(state, log, seat, token, EQUIPMENT_COST[tile, token], BY_DESTROYING)
    state.decision[seat] = BUILD
