"""The stores of a shelter: gaining and spending tokens."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.outlive import happenings as happened
from newdawn.outlive.names import AFTER_MATERIALS, AFTER_SUPPLIES, FIRST_MATERIAL, FIRST_SUPPLY, PERMANENT_WATER, WATER
from newdawn.outlive.rooms import fresh_room, permanent_left
from newdawn.outlive.state import ROOM_SPENT, State


@compiled
def tokens_between(state: State, seat: int, first: int, after: int) -> int:
    """Return how many tokens of the kinds `first` to `after` - 1 a tribe has."""
    total = 0
    for token in range(first, after):
        total += state.stock[seat, token]
    return total


@compiled
def supplies(state: State, seat: int) -> int:
    """Return the supply tokens of a tribe, without permanent water."""
    return tokens_between(state, seat, FIRST_SUPPLY, AFTER_SUPPLIES)


@compiled
def materials(state: State, seat: int) -> int:
    """Return the material tokens of a tribe."""
    return tokens_between(state, seat, FIRST_MATERIAL, AFTER_MATERIALS)


@compiled
def gain(state: State, log: Log, seat: int, token: int, count: int, source: int) -> None:
    """Give tokens from the general reserve, which never runs out (ruling 43); the log says what for."""
    if count > 0:
        state.stock[seat, token] += count
        emit(log, happened.GAINED, seat, token, count, source)


@compiled
def spend(state: State, log: Log, seat: int, token: int, count: int, source: int) -> None:
    """Return tokens of a tribe to the general reserve."""
    if count > 0:
        state.stock[seat, token] -= count
        emit(log, happened.SPENT_TOKENS, seat, token, count, source)


@compiled
def spend_permanent(state: State, log: Log, seat: int, source: int) -> None:
    """Spend one permanent water."""
    state.room_used[seat, fresh_room(state, seat, PERMANENT_WATER)] = ROOM_SPENT
    emit(log, happened.PERMANENT_SPENT, seat, source)


@compiled
def spend_at_night(state: State, log: Log, seat: int, token: int, count: int, source: int) -> None:
    """Spend tokens at night. Permanent water goes before water tokens: in the morning it would be lost."""
    left = count
    if token == WATER:
        while left > 0 and permanent_left(state, seat) > 0:
            spend_permanent(state, log, seat, source)
            left -= 1
    spend(state, log, seat, token, left, source)


@compiled
def has_at_night(state: State, seat: int, token: int) -> int:
    """Return how many of a token a tribe can spend at night, permanent water among them."""
    if token == WATER:
        return state.stock[seat, token] + permanent_left(state, seat)
    return state.stock[seat, token] + 0


@compiled
def supplies_at_night(state: State, seat: int) -> int:
    """Return the supplies that a tribe can spend at night, permanent water among them."""
    return supplies(state, seat) + permanent_left(state, seat)


@compiled
def only_kind(state: State, seat: int, first: int, after: int) -> int:
    """Return the one kind of token from `first` to `after` - 1 that a tribe has, or -1 if it has none or several."""
    found = -1
    for token in range(first, after):
        if state.stock[seat, token] > 0:
            if found >= 0:
                return -1
            found = token
    return found
