"""The convoy: which events weigh on the tribe, and which it could overcome."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.outlive.bots.features import at
from newdawn.outlive.components import EVENT_COST, EVENT_POINTS, OVERCOME_MATERIALS, OVERCOME_SUPPLIES
from newdawn.outlive.names import (
    AFTER_SUPPLIES,
    COLD_SNAP,
    ENEMY_CLAN,
    EPIZOOTIC,
    EVENTS,
    MUTATION,
    OVERCOME_EVENT,
    RADIOACTIVE_CLOUD,
    RAT_INFESTATION,
    SANDSTORM,
    WATER,
)
from newdawn.outlive.state import IN_SHELTER, OVERCOMING, UNKNOWN, State


def _tokens_of_events() -> Numbers:
    """Return the tokens that each event costs, padded with -1."""
    tokens = np.full((len(EVENTS), int((EVENT_COST > 0).sum(axis=1).max())), -1)
    for event in range(len(EVENTS)):
        costs = np.flatnonzero(EVENT_COST[event])
        tokens[event, : len(costs)] = costs
    return tokens


_EVENT_TOKENS = _tokens_of_events()


@compiled
def describe_events(state: State, seat: int, found: Numbers) -> None:
    """Count the points for events, and which open events weigh on the tribe."""
    for space in range(state.flipped):
        event = int(state.convoy[space])
        owner = state.overcome_by[space]
        if owner == seat:
            found[at.EVENTS] += EVENT_POINTS[event]
        elif owner == UNKNOWN:
            found[at.EVENTS_OPEN] += 1.0
            if event == RADIOACTIVE_CLOUD:
                found[at.CLOUD] = 1.0
            elif event == COLD_SNAP:
                found[at.COLD] = 1.0
            elif event == RAT_INFESTATION:
                found[at.RATS] = 1.0
            elif event == ENEMY_CLAN:
                found[at.CLAN] = 1.0
            elif event == SANDSTORM:
                found[at.SANDSTORM] = 1.0
            elif event == EPIZOOTIC:
                found[at.EPIZOOTIC] = 1.0
            elif event == MUTATION:
                found[at.MUTATION] = 1.0


@compiled
def price_events(state: State, seat: int, found: Numbers) -> None:
    """Find the open event that the tribe could overcome tonight, or lacks the fewest tokens for."""
    if state.stage == IN_SHELTER or state.day == 0:
        return
    best = 0.0
    fewest = 9
    discount = found[at.FULL + OVERCOME_EVENT] > 0.0
    for space in range(state.flipped):
        if state.overcome_by[space] != UNKNOWN:
            continue
        event = int(state.convoy[space])
        if event == state.event_in_hand and state.stage == OVERCOMING:
            continue
        missing = 0
        supplies = 0
        for i in range(_EVENT_TOKENS.shape[1]):
            token = _EVENT_TOKENS[event, i]
            if token < 0:
                break
            has = int(found[at.STOCK + token] + found[at.COMING + token])
            if token == WATER:
                has += int(found[at.PERMANENT])
            short = max(0, EVENT_COST[event, token] - has)
            missing += short
            if token < AFTER_SUPPLIES:
                supplies += short
        if discount:
            missing = max(0, missing - (OVERCOME_SUPPLIES if supplies > 0 else OVERCOME_MATERIALS))
        if missing == 0:
            best = max(best, float(EVENT_POINTS[event]))
        fewest = min(fewest, missing)
    found[at.EVENT_PAYABLE] = best
    found[at.EVENT_MISSING] = max(0, 4 - fewest)
