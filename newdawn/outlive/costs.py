"""Fixed costs, of events and of repairs: what is due, what is short, and what a discount lets go."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.outlive import reasons
from newdawn.outlive.names import AFTER_MATERIALS, AFTER_SUPPLIES, FIRST_MATERIAL, FIRST_SUPPLY, TOKENS
from newdawn.outlive.state import State
from newdawn.outlive.stores import has_at_night, spend_at_night

KINDS = len(TOKENS)


@compiled
def shortfall(state: State, seat: int, first: int, after: int) -> int:
    """Return how many tokens of the kinds `first` to `after` - 1 are due that the player does not have."""
    missing = 0
    for token in range(first, after):
        missing += max(0, state.due[seat, token] - has_at_night(state, seat, token))
    return missing


@compiled
def can_settle(state: State, seat: int, material_waivers: int) -> bool:
    """Return whether a player can pay what is due if this many of the materials are waived."""
    if shortfall(state, seat, FIRST_MATERIAL, AFTER_MATERIALS) > material_waivers:
        return False
    supplies_short = shortfall(state, seat, FIRST_SUPPLY, AFTER_SUPPLIES)
    return supplies_short + shortfall(state, seat, AFTER_MATERIALS, KINDS) == 0


@compiled
def lack_reason(state: State, seat: int, cost: Numbers, first: int = 0, after: int = 0, discount: int = 0) -> int:
    """Name the first kind of token that a player lacks for a cost, and how many, though a discount lets some go.

    The discount covers the kinds `first` to `after` - 1. It is not enough: somebody has found that out before.
    """
    for token in range(KINDS):
        missing = max(0, cost[token] - has_at_night(state, seat, token))
        if first <= token < after:
            covered = min(missing, discount)
            missing -= covered
            discount -= covered
        if missing > 0:
            return because(reasons.CANNOT_AFFORD, token, missing)
    return because(reasons.CANNOT_AFFORD, first, 1)


@compiled
def waive_reason(state: State, seat: int, token: int) -> int:
    """Say why a discount on materials cannot cover this one: it must be due, and the rest must stay payable."""
    if token < FIRST_MATERIAL or token >= AFTER_MATERIALS:
        return because(reasons.NO_DISCOUNT_FOR, token)
    if state.due[seat, token] == 0:
        return because(reasons.NOT_DUE, token)
    missing = shortfall(state, seat, FIRST_MATERIAL, AFTER_MATERIALS)
    discount = state.waivers[seat] - 1
    if state.due[seat, token] > state.stock[seat, token]:
        discount += 1
    if missing <= discount:
        return 0
    return lack_reason(state, seat, state.due[seat], FIRST_MATERIAL, AFTER_MATERIALS, discount)


@compiled
def waive(state: State, seat: int, token: int) -> None:
    """Let one token go."""
    state.due[seat, token] -= 1
    state.waivers[seat] -= 1


@compiled
def waive_without_choice(state: State, seat: int) -> bool:
    """Let materials go while only one kind comes into question; tell whether a choice is left to the player."""
    while state.waivers[seat] > 0:
        only = -1
        for token in range(FIRST_MATERIAL, AFTER_MATERIALS):
            if waive_reason(state, seat, token) == 0:
                if only >= 0:
                    return True
                only = token
        if only < 0:
            state.waivers[seat] = 0
        else:
            waive(state, seat, only)
    return False


@compiled
def settle_due(state: State, log: Log, seat: int, source: int) -> None:
    """Pay all that is due."""
    for token in range(KINDS):
        spend_at_night(state, log, seat, token, state.due[seat, token], source)
        state.due[seat, token] = 0
