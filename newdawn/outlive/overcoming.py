"""Night step 1: overcoming events, one at a time in turn order (rulings 23 and 24)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import EVENT_COST, OVERCOME_MATERIALS, OVERCOME_MUNITIONS, OVERCOME_SUPPLIES
from newdawn.outlive.costs import (
    KINDS,
    can_settle,
    lack_reason,
    settle_due,
    shortfall,
    waive,
    waive_without_choice,
)
from newdawn.outlive.events import is_open
from newdawn.outlive.moves import DONE, FIRST, KIND, OVERCOME_EVENT, WAIVE_TOKEN
from newdawn.outlive.names import (
    AFTER_MATERIALS,
    AFTER_SUPPLIES,
    BY_OVERCOMING,
    EVENTS,
    FIRST_MATERIAL,
    FIRST_SUPPLY,
    MUNITION,
)
from newdawn.outlive.names import OVERCOME_EVENT as DISCOUNT_ROOM
from newdawn.outlive.rooms import fresh_room
from newdawn.outlive.state import (
    DISCOUNT,
    IN_SHELTER,
    NOTHING,
    OVERCOME,
    ROOM_SPENT,
    UNKNOWN,
    WAIVE,
    State,
)
from newdawn.outlive.stores import has_at_night


@compiled
def offer_events(state: State, log: Log) -> None:
    """Ask the next player who could overcome an event; the step ends when all have passed in succession."""
    while state.passes < state.players:
        seat = state.first_player + 0 if state.active == UNKNOWN else (state.active + 1) % state.players
        state.active = seat
        for event in range(len(EVENTS)):
            if affordable_reason(state, seat, event) == 0:
                state.decision[seat] = OVERCOME
                return
        state.passes += 1
    state.active = UNKNOWN
    state.stage = IN_SHELTER


@compiled
def _missing(state: State, seat: int, event: int, first: int, after: int) -> int:
    """Return how many tokens of these kinds a player lacks for an event."""
    missing = 0
    for token in range(first, after):
        missing += max(0, EVENT_COST[event, token] - has_at_night(state, seat, token))
    return missing


@compiled
def lacking_for_event(state: State, seat: int, event: int) -> int:
    """Return how many tokens a player lacks for an event, though the room lets go what helps most."""
    supplies = _missing(state, seat, event, FIRST_SUPPLY, AFTER_SUPPLIES)
    materials = _missing(state, seat, event, FIRST_MATERIAL, AFTER_MATERIALS)
    munitions = _missing(state, seat, event, MUNITION, KINDS)
    return _lacking(state, seat, supplies, materials, munitions)


@compiled
def _lacking(state: State, seat: int, supplies: int, materials: int, munitions: int) -> int:
    """Return how many of the tokens that are missing a player lacks though the room lets go what helps most."""
    missing = supplies + materials + munitions
    if missing == 0 or fresh_room(state, seat, DISCOUNT_ROOM) < 0:
        return missing
    let_go = max(min(supplies, OVERCOME_SUPPLIES), min(materials, OVERCOME_MATERIALS))
    return missing - max(let_go, min(munitions, OVERCOME_MUNITIONS))


@compiled
def affordable_reason(state: State, seat: int, event: int) -> int:
    """Say why a player cannot overcome an event: it must be open, and paid alone, with the room's discount at most."""
    if not is_open(state, event):
        return because(reasons.EVENT_NOT_OPEN, event)
    supplies = _missing(state, seat, event, FIRST_SUPPLY, AFTER_SUPPLIES)
    materials = _missing(state, seat, event, FIRST_MATERIAL, AFTER_MATERIALS)
    munitions = _missing(state, seat, event, MUNITION, KINDS)
    if _lacking(state, seat, supplies, materials, munitions) == 0:
        return 0
    cost = EVENT_COST[event]
    if fresh_room(state, seat, DISCOUNT_ROOM) < 0:
        return lack_reason(state, seat, cost)
    if materials + munitions == 0:
        return lack_reason(state, seat, cost, FIRST_SUPPLY, AFTER_SUPPLIES, OVERCOME_SUPPLIES)
    if supplies + munitions == 0:
        return lack_reason(state, seat, cost, FIRST_MATERIAL, AFTER_MATERIALS, OVERCOME_MATERIALS)
    if supplies + materials == 0:
        return lack_reason(state, seat, cost, MUNITION, KINDS, OVERCOME_MUNITIONS)
    return lack_reason(state, seat, cost)


@compiled
def overcome_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which open event to overcome, if any."""
    if KIND[move] == DONE:
        return 0
    if KIND[move] == OVERCOME_EVENT:
        return affordable_reason(state, seat, FIRST[move])
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def overcome(state: State, log: Log, seat: int, move: int) -> None:
    """Begin to pay for the event, or pass."""
    state.decision[seat] = NOTHING
    if KIND[move] == DONE:
        state.passes += 1
        emit(log, happened.PASSED, seat)
        return
    state.event_in_hand = FIRST[move]
    for token in range(KINDS):
        state.due[seat, token] = EVENT_COST[FIRST[move], token]
    if fresh_room(state, seat, DISCOUNT_ROOM) >= 0:
        state.decision[seat] = DISCOUNT
    else:
        finish_overcoming(state, log, seat)


@compiled
def discount_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is what the room lets go: 2 materials, 2 munitions or 1 supply of the cost, or nothing (ruling 23).
    """
    if KIND[move] == DONE:
        return 0 if can_settle(state, seat, 0) else because(reasons.MUST_USE_DISCOUNT)
    if KIND[move] != WAIVE_TOKEN:
        return because(reasons.NOT_NOW, state.decision[seat])
    token = FIRST[move]
    if state.due[seat, token] == 0:
        return because(reasons.NOT_DUE, token)
    supplies = shortfall(state, seat, FIRST_SUPPLY, AFTER_SUPPLIES)
    materials = shortfall(state, seat, FIRST_MATERIAL, AFTER_MATERIALS)
    munitions = shortfall(state, seat, MUNITION, KINDS)
    due = state.due[seat]
    if token == MUNITION:
        if munitions <= OVERCOME_MUNITIONS and supplies + materials == 0:
            return 0
        return lack_reason(state, seat, due, MUNITION, KINDS, OVERCOME_MUNITIONS)
    if token < AFTER_SUPPLIES:
        covered = min(OVERCOME_SUPPLIES, max(0, due[token] - has_at_night(state, seat, token)))
        if supplies <= covered and materials + munitions == 0:
            return 0
        return lack_reason(state, seat, due, token, token + 1, covered)
    discount = min(1, max(0, due[token] - has_at_night(state, seat, token))) + OVERCOME_MATERIALS - 1
    if materials <= discount and supplies + munitions == 0:
        return 0
    return lack_reason(state, seat, due, FIRST_MATERIAL, AFTER_MATERIALS, discount)


@compiled
def discount(state: State, log: Log, seat: int, move: int) -> None:
    """Let the tokens go; of materials the second one may be another kind."""
    state.decision[seat] = NOTHING
    if KIND[move] == WAIVE_TOKEN:
        slot = fresh_room(state, seat, DISCOUNT_ROOM)
        state.room_used[seat, slot] = ROOM_SPENT
        emit(log, happened.ROOM_USED, seat, slot, DISCOUNT_ROOM)
        token = FIRST[move]
        if token == MUNITION:
            state.due[seat, token] = max(0, state.due[seat, token] - OVERCOME_MUNITIONS)
        elif token < AFTER_SUPPLIES:
            state.due[seat, token] = max(0, state.due[seat, token] - OVERCOME_SUPPLIES)
        else:
            state.waivers[seat] = OVERCOME_MATERIALS
            waive(state, seat, token)
            if waive_without_choice(state, seat):
                state.decision[seat] = WAIVE
                return
    finish_overcoming(state, log, seat)


@compiled
def finish_overcoming(state: State, log: Log, seat: int) -> None:
    """Pay, and take the card: it has no effect any more, and counts at the end. Everybody may act again."""
    settle_due(state, log, seat, BY_OVERCOMING)
    for space in range(state.flipped):
        if state.convoy[space] == state.event_in_hand:
            state.overcome_by[space] = seat
    emit(log, happened.EVENT_OVERCOME, seat, state.event_in_hand)
    state.event_in_hand = UNKNOWN
    state.passes = 0
