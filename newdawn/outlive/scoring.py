"""Survival points, with their breakdown, and the winners with their tie-breaks."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.deciding import best_of
from newdawn.core.records import Numbers
from newdawn.outlive.components import EQUIPMENT_PARTNER, EVENT_POINTS, GAUGE, ROOM_POINTS
from newdawn.outlive.names import DAYS, EQUIPMENT, FIRST_MATERIAL, MUNITION, SEATS
from newdawn.outlive.rooms import SLOTS, is_full
from newdawn.outlive.state import REPAIRED, Game
from newdawn.outlive.stores import supplies, tokens_between
from newdawn.outlive.survivors import count_survivors

PARTS = ("events", "rooms", "radioactivity", "survivors", "equipment", "pairs")
"""The sources of survival points, in the rulebook's order."""

MOST_TOKENS = 10_000
"""More tokens than a tribe can own."""


@compiled
def score(game: Game, seat: int, parts: Numbers) -> int:
    """Write a seat's points by source into `parts`, and return their sum; it can be asked at any time."""
    parts[0] = 0
    for space in range(DAYS):
        if game.overcome_by[space] == seat:
            parts[0] += EVENT_POINTS[game.convoy[space]]
    full = 0
    for slot in range(SLOTS):
        if is_full(game, seat, slot):
            full += 1
    parts[1] = ROOM_POINTS[full]
    parts[2] = GAUGE[game.gauge[seat]]
    # Survivors in the airlock count, the airlock itself is no room (ruling 35).
    parts[3] = count_survivors(game, seat)
    parts[4] = 0
    parts[5] = 0
    for tile in range(len(EQUIPMENT)):
        if game.equipment[seat, tile] >= REPAIRED:
            parts[4] += 1
            partner = EQUIPMENT_PARTNER[tile]
            if partner > tile and game.equipment[seat, partner] >= REPAIRED:
                parts[5] += 1
    return parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5]


@compiled
def tie_break(game: Game, seat: int) -> int:
    """Return what decides between equal scores: more supplies, then more materials and munitions (ruling 36)."""
    return int(supplies(game, seat)) * MOST_TOKENS + int(tokens_between(game, seat, FIRST_MATERIAL, MUNITION + 1))


@compiled
def winners(game: Game, parts: Numbers) -> int:
    """Return the winning seats as bits; a tie that nothing breaks is a shared win."""
    values = np.zeros(SEATS, np.int64)
    for seat in range(game.players):
        values[seat] = score(game, seat, parts) * MOST_TOKENS**2 + tie_break(game, seat)
    return best_of(values, game.players)
