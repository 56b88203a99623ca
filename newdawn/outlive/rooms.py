"""Rooms of a shelter: which are full, and so give what is printed on them (rulebook, night step 5)."""

from newdawn.core.compiled import compiled
from newdawn.core.reasons import because
from newdawn.outlive import reasons
from newdawn.outlive.components import ROOM_PLACES
from newdawn.outlive.names import EVENT_IMMUNITY, PERMANENT_WATER, ROOM_SLOTS
from newdawn.outlive.state import State

SLOTS = len(ROOM_SLOTS)


@compiled
def is_full(state: State, seat: int, slot: int) -> bool:
    """Return whether a room is built and all its places are taken: only then its ability works."""
    return state.built[seat, slot] == 1 and state.survivors[seat, slot] >= ROOM_PLACES[state.room[seat, slot]]


@compiled
def count_full(state: State, seat: int, room: int) -> int:
    """Return how many full rooms of a kind a shelter has: two copies of an advanced room exist."""
    count = 0
    for slot in range(SLOTS):
        if state.room[seat, slot] == room and is_full(state, seat, slot):
            count += 1
    return count


@compiled
def fresh_room(state: State, seat: int, room: int) -> int:
    """Return the slot of a full room of a kind that was not used this round, or -1."""
    for slot in range(SLOTS):
        if state.room[seat, slot] == room and state.room_used[seat, slot] == 0 and is_full(state, seat, slot):
            return slot
    return -1


@compiled
def is_immune(state: State, seat: int) -> bool:
    """Return whether the immunity room guards this tribe from all events but scarcity (ruling 31)."""
    return count_full(state, seat, EVENT_IMMUNITY) > 0


@compiled
def permanent_left(state: State, seat: int) -> int:
    """Return the permanent water that a tribe may still spend today (ruling 47): one for each full and fresh room."""
    count = 0
    for slot in range(SLOTS):
        if (
            state.room[seat, slot] == PERMANENT_WATER
            and state.room_used[seat, slot] == 0
            and is_full(state, seat, slot)
        ):
            count += 1
    return count


@compiled
def room_reason(state: State, seat: int, slot: int) -> int:
    """Say why the ability on a slot does not work at all now, whatever it is."""
    if state.room[seat, slot] < 0:
        return because(reasons.NO_ROOM_THERE, slot)
    if state.built[seat, slot] == 0:
        return because(reasons.NOT_BUILT, slot)
    if not is_full(state, seat, slot):
        return because(reasons.ROOM_NOT_FULL, slot)
    return 0
