"""New Buildings: missions that their owner may place in the refuge at any moment, in turn or out of it (ruling 24).

A placement is a legal move at every decision of its owner, and even when the game waits for somebody else. Before the
event, before feeding and before the end of the game the engine asks for it, so that nobody misses the last moment.
"""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.components import (
    MISSION_COPIES,
    NEW_BUILDING_CANS,
    NEW_BUILDING_EQUIPMENT,
    NEW_BUILDING_NEEDS,
    NEW_BUILDING_SURVIVORS,
)
from newdawn.eden.moves import DONE, KIND, MOVE_DONE, PLACES
from newdawn.eden.names import EQUIPMENT, FIRST_NEW_BUILDING, NEW_BUILDINGS, SURVIVORS
from newdawn.eden.refuge import gain_cans
from newdawn.eden.state import ENDING, NOTHING, OFFER_NEW_BUILDINGS, OVER, State
from newdawn.eden.tracing import forget_traces


@compiled
def lacking_survivors(state: State, seat: int, building: int, kind: int) -> int:
    """Return how many survivors of a kind the refuge lacks for a New Building."""
    return max(0, NEW_BUILDING_NEEDS[building, kind] - state.survivors[seat, kind])


@compiled
def missing_survivor(state: State, seat: int, building: int) -> int:
    """Return a kind of survivor that the refuge lacks for a New Building; -1 if it lacks none."""
    for kind in range(len(SURVIVORS)):
        if lacking_survivors(state, seat, building, kind) > 0:
            return kind
    return -1


@compiled
def may_have_one_to_place(state: State, seat: int) -> bool:
    """Return whether a seat could have a New Building to place, as far as everybody can know.

    To ask only those who really have one would tell the others what they hold (ruling 47).
    """
    if state.mission_count[seat] == 0:
        return False
    for building in range(len(NEW_BUILDINGS)):
        left = MISSION_COPIES[FIRST_NEW_BUILDING + building]
        for other in range(state.players):
            left -= state.new_buildings[other, building]
        if left > 0 and missing_survivor(state, seat, building) < 0:
            return True
    return False


@compiled
def offer_new_buildings(state: State) -> None:
    """Ask everybody who could have a New Building to place, all at the same time."""
    for seat in range(state.players):
        if may_have_one_to_place(state, seat):
            state.decision[seat] = OFFER_NEW_BUILDINGS


@compiled
def place_reason(state: State, seat: int, building: int) -> int:
    """Say why a move is not legal.

    It has to name a New Building in hand whose survivors live in the refuge; they are only looked at, never spent.
    """
    if state.stage == OVER:
        return because(reasons.NOT_YOUR_DECISION)
    if state.missions[seat, FIRST_NEW_BUILDING + building] <= 0:
        return because(reasons.MISSION_NOT_HELD, FIRST_NEW_BUILDING + building)
    lacking = missing_survivor(state, seat, building)
    if lacking >= 0:
        return because(reasons.NEEDS_SURVIVORS, lacking, NEW_BUILDING_NEEDS[building, lacking])
    return 0


@compiled
def place(state: State, log: Log, seat: int, building: int) -> None:
    """Place the card as an additional building, and gain what its right side shows."""
    state.missions[seat, FIRST_NEW_BUILDING + building] -= 1
    state.mission_count[seat] -= 1
    state.new_buildings[seat, building] += 1
    state.buildings[seat] += 1
    emit(log, happened.NEW_BUILDING_PLACED, seat, FIRST_NEW_BUILDING + building)
    for kind in range(len(SURVIVORS)):
        state.survivors[seat, kind] += NEW_BUILDING_SURVIVORS[building, kind]
    for kind in range(len(EQUIPMENT)):
        state.equipment[seat, kind] += NEW_BUILDING_EQUIPMENT[building, kind]
    gain_cans(state, log, seat, NEW_BUILDING_CANS[building])
    forget_traces(state, FIRST_NEW_BUILDING + building)
    if state.stage == ENDING:
        # It may have changed who has the most or the fewest of something: the others get a last answer to it.
        offer_new_buildings(state)


@compiled
def list_places(state: State, seat: int, moves: Numbers, count: int) -> int:
    """Add the New Buildings that a seat may place now to `moves`, and return how many moves there are then."""
    if state.mission_count[seat] > 0 and state.stage != OVER:
        for building in range(len(NEW_BUILDINGS)):
            if state.missions[seat, FIRST_NEW_BUILDING + building] > 0 and missing_survivor(state, seat, building) < 0:
                moves[count] = PLACES + building
                count += 1
    return count


@compiled
def new_buildings_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: it has to name New Buildings, until the seat has enough."""
    return 0 if KIND[move] == DONE else because(reasons.NOT_NOW, state.decision[seat])


@compiled
def list_new_buildings(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision, but for the placements that every decision offers."""
    moves[0] = MOVE_DONE
    return 1


@compiled
def decline_new_buildings(state: State, seat: int) -> None:
    """Place no more for now."""
    state.decision[seat] = NOTHING
