"""Looking in secret: through a search pile with the room, through a stack of wild game with the Thermal Sensor."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit, whisper
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.moves import LOOKS
from newdawn.outlive.names import CITIES, LOOK_THROUGH_PILE
from newdawn.outlive.rooms import SLOTS, fresh_room, room_reason
from newdawn.outlive.state import ACTING, NOTHING, ROOM_SPENT, STAGE_EVENT, State


@compiled
def knows(mask: int, seat: int) -> bool:
    """Return whether a seat is among those that looked."""
    return (mask >> seat) & 1 == 1


@compiled
def is_by_day(state: State) -> bool:
    """Return whether it is day: from the moment when the event is flipped until the last hero has acted."""
    return STAGE_EVENT <= state.stage <= ACTING


@compiled
def look_reason(state: State, seat: int, city: int) -> int:
    """Say why a player cannot look through a city's pile: by day that is possible at any time, in turn or out of it
    (ruling 50).
    """
    if is_by_day(state):
        if fresh_room(state, seat, LOOK_THROUGH_PILE) >= 0:
            return _pile_reason(state, seat, city)
        for slot in range(SLOTS):
            if state.room[seat, slot] == LOOK_THROUGH_PILE:
                reason = room_reason(state, seat, slot)
                return reason if reason != 0 else because(reasons.ROOM_USED, slot)
    decision = state.decision[seat]
    return because(reasons.NOT_YOUR_DECISION) if decision == NOTHING else because(reasons.NOT_NOW, decision)


@compiled
def _pile_reason(state: State, seat: int, city: int) -> int:
    """Say why there is nothing to look for in a city's pile."""
    if state.search_pile_size[city] == 0:
        return because(reasons.PILE_EMPTY, city)
    if knows(state.pile_known[city], seat):
        return because(reasons.ALREADY_KNOWN, city)
    return 0


@compiled
def list_looks(state: State, seat: int, moves: Numbers, count: int) -> int:
    """Add the piles that a seat may look through now to `moves`, and return how many moves there are then."""
    if is_by_day(state) and fresh_room(state, seat, LOOK_THROUGH_PILE) >= 0:
        for city in range(len(CITIES)):
            if look_reason(state, seat, city) == 0:
                moves[count] = LOOKS + city
                count += 1
    return count


@compiled
def look_through_pile(state: State, log: Log, seat: int, city: int) -> None:
    """Look through the pile; the order stays, and stays known to this seat until the pile is shuffled again."""
    slot = fresh_room(state, seat, LOOK_THROUGH_PILE)
    state.room_used[seat, slot] = ROOM_SPENT
    state.pile_known[city] |= 1 << seat
    emit(log, happened.ROOM_USED, seat, slot, LOOK_THROUGH_PILE)
    emit(log, happened.PILE_LOOKED_THROUGH, seat, city)
    size = state.search_pile_size[city]
    for position in range(size):
        whisper(log, seat, happened.PILE_SEEN, city, position, state.search_pile[city, size - 1 - position])


@compiled
def look_through_stack(state: State, log: Log, seat: int, ground: int, place: int) -> None:
    """Look through the wild game of a place; the order stays, and stays known to this seat (ruling 52)."""
    state.wild_known[ground] |= 1 << seat
    emit(log, happened.STACK_LOOKED_THROUGH, seat, place)
    for position in range(state.wild_stack_size[ground]):
        whisper(log, seat, happened.STACK_SEEN, place, position, state.wild_stack[ground, position])
