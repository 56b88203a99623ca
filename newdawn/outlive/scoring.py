"""Survival points, with their breakdown, and the winners with their tie-breaks."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.deciding import best_of
from newdawn.core.records import Numbers
from newdawn.outlive.components import EQUIPMENT_PARTNER, EVENT_POINTS, GAUGE, ROOM_POINTS
from newdawn.outlive.names import DAYS, EQUIPMENT, FIRST_MATERIAL, MUNITION, SEATS
from newdawn.outlive.rooms import SLOTS, is_full
from newdawn.outlive.state import REPAIRED, State
from newdawn.outlive.stores import supplies, tokens_between
from newdawn.outlive.survivors import count_survivors

PARTS = ("events", "rooms", "radioactivity", "survivors", "equipment", "pairs")
"""The sources of survival points, in the rulebook's order."""

SCORED = ("events",)
"""The sources whose points nothing can take away any more: events stay overcome, but all else can be lost."""

MOST_TOKENS = 10_000
"""More tokens than a tribe can own."""


@compiled
def score(state: State, seat: int, parts: Numbers) -> int:
    """Write a seat's points by source into `parts`, and return their sum; it can be asked at any time."""
    parts[0] = 0
    for space in range(DAYS):
        if state.overcome_by[space] == seat:
            parts[0] += EVENT_POINTS[state.convoy[space]]
    full = 0
    for slot in range(SLOTS):
        if is_full(state, seat, slot):
            full += 1
    parts[1] = ROOM_POINTS[full]
    parts[2] = GAUGE[state.gauge[seat]]
    # Survivors in the airlock count, the airlock itself is no room (ruling 35).
    parts[3] = count_survivors(state, seat)
    parts[4] = 0
    parts[5] = 0
    for tile in range(len(EQUIPMENT)):
        if state.equipment[seat, tile] >= REPAIRED:
            parts[4] += 1
            partner = EQUIPMENT_PARTNER[tile]
            if partner > tile and state.equipment[seat, partner] >= REPAIRED:
                parts[5] += 1
    return parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5]


@compiled
def tie_break(state: State, seat: int) -> int:
    """Return what decides between equal scores: more supplies, then more materials and munitions (ruling 36)."""
    return int(supplies(state, seat)) * MOST_TOKENS + int(tokens_between(state, seat, FIRST_MATERIAL, MUNITION + 1))


@compiled
def winners(state: State, parts: Numbers) -> int:
    """Return the winning seats as bits; a tie that nothing breaks is a shared win."""
    values = np.zeros(SEATS, np.int64)
    for seat in range(state.players):
        values[seat] = score(state, seat, parts) * MOST_TOKENS**2 + tie_break(state, seat)
    return best_of(values, state.players)
