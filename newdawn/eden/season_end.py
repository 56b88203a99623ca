"""Step 3: the event is resolved, then everyone feeds their people; and how a season ends."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.components import (
    EVENT_DEMAND,
    EVENT_POINTS,
    FARMERS_NEEDED,
    FEEDING_POINTS,
    MISSION_POINTS,
    MOST_POPULATION,
)
from newdawn.eden.moves import DONE, FEED_PEOPLE, KIND, MOVE_DONE, MOVE_FEED
from newdawn.eden.names import BOOK, BULLET, CAPSULE, FARMER, MISSIONS, WINTER
from newdawn.eden.new_buildings import may_have_one_to_place, offer_new_buildings
from newdawn.eden.preparing import prepare_season
from newdawn.eden.refuge import count_equipped, population
from newdawn.eden.scoring import succeeds
from newdawn.eden.state import ENDING, EVENTS_SHOWN, FEED, FEEDING, NOTHING, OVER, UNKNOWN, State

ALL_TYPES = EVENT_DEMAND.shape[1] - 1
"""Of the demands of an event, the one on survivors of all types: how many it asks for."""

# A. Resolve the event -------------------------------------------------------------------------------------------------


@compiled
def open_event(state: State) -> int:
    """Return the event that is still face up; the first of them, should more than one be."""
    for space in range(EVENTS_SHOWN):
        if state.flipped[space] == 0:
            return state.events[space] + 0
    return UNKNOWN


@compiled
def lacking_of(event: int, brawlers: int, healers: int, sages: int) -> int:
    """Return how many equipped survivors are lacking to overcome an event with these.

    Each survivor serves one clause. A set of types can be asked for more than it has only by clauses that accept
    nothing else, so the largest gap over all sets of types is what is lacking.
    """
    demand = EVENT_DEMAND[event]
    lacking = max(0, demand[1] - brawlers, demand[2] - healers, demand[4] - sages)
    lacking = max(lacking, demand[3] - brawlers - healers, demand[5] - brawlers - sages, demand[6] - healers - sages)
    return max(lacking, demand[7] - brawlers - healers - sages)


@compiled
def lacking_for_event(state: State, seat: int, event: int) -> int:
    """Return how many equipped survivors a refuge lacks to overcome an event.

    The Heroine is an equipped survivor of any type (ruling 17).
    """
    brawlers = count_equipped(state, seat, BULLET)
    healers = count_equipped(state, seat, CAPSULE)
    sages = count_equipped(state, seat, BOOK)
    lacking = lacking_of(event, brawlers, healers, sages)
    return max(0, lacking - 1) if state.heroine == seat else lacking


@compiled
def resolve_event(state: State, log: Log) -> None:
    """Give its points in full to everybody who overcomes the event (ruling 19), then go on to feeding."""
    event = open_event(state)
    for seat in range(state.players):
        lacking = lacking_for_event(state, seat, event)
        if lacking == 0:
            state.event_points[seat] += EVENT_POINTS[event]
            emit(log, happened.EVENT_OVERCOME, seat, event, EVENT_POINTS[event])
        else:
            has = EVENT_DEMAND[event, ALL_TYPES] - lacking
            emit(log, happened.EVENT_NOT_OVERCOME, seat, event, lacking, has)
    begin_feeding(state, log)


# B. Feed your people --------------------------------------------------------------------------------------------------


@compiled
def zone_of(people: int) -> int:
    """Return the square of the population track for this many survivors; the last one is for all beyond it."""
    return min(people, MOST_POPULATION)


@compiled
def zone(state: State, seat: int) -> int:
    """Return where the marker of a refuge stands on the population track."""
    return zone_of(population(state, seat))


@compiled
def cans_needed(state: State, seat: int) -> int:
    """Return how many Cans it takes to feed a refuge: one for each farmer that it lacks."""
    return max(0, FARMERS_NEEDED[zone(state, seat)] - state.survivors[seat, FARMER])


@compiled
def cans_short(state: State, seat: int) -> int:
    """Return how many more Cans it would take to feed a refuge than its owner has."""
    return max(0, cans_needed(state, seat) - state.cans[seat])


@compiled
def is_feeding_to_come(state: State, seat: int) -> bool:
    """Return whether the people of a refuge are still to be fed this season."""
    return state.stage < FEEDING or state.decision[seat] == FEED


@compiled
def begin_feeding(state: State, log: Log) -> None:
    """Ask everybody who has a choice, all at the same time: to spend Cans, or to place a New Building first.

    Players who need no Cans are fed, and those who have too few are not, without a question.
    """
    for seat in range(state.players):
        needed = cans_needed(state, seat)
        if may_have_one_to_place(state, seat) or 0 < needed <= state.cans[seat]:
            state.decision[seat] = FEED
        elif needed == 0:
            _feed(state, log, seat)
        else:
            _go_hungry(state, log, seat)
    state.stage = FEEDING


@compiled
def feed_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is whether to feed: all or nothing, and only with as many Cans as it takes (ruling 21).
    """
    needed = cans_needed(state, seat)
    if KIND[move] == FEED_PEOPLE:
        return 0 if needed <= state.cans[seat] else because(reasons.NEEDS_CANS, needed, state.cans[seat])
    if KIND[move] == DONE:
        return 0 if needed > 0 else because(reasons.FARMERS_FEED_ALL)
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def list_feed(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    needed = cans_needed(state, seat)
    count = 0
    if needed <= state.cans[seat]:
        moves[count] = MOVE_FEED
        count += 1
    if needed > 0:
        moves[count] = MOVE_DONE
        count += 1
    return count


@compiled
def feed(state: State, log: Log, seat: int, move: int) -> None:
    """Feed everybody, or nobody."""
    state.decision[seat] = NOTHING
    if KIND[move] == FEED_PEOPLE:
        _feed(state, log, seat)
    else:
        _go_hungry(state, log, seat)


@compiled
def _feed(state: State, log: Log, seat: int) -> None:
    """Spend the Cans that are needed, and score the zone of the population track."""
    needed = cans_needed(state, seat)
    points = FEEDING_POINTS[zone(state, seat)]
    state.cans[seat] -= needed
    state.feeding_points[seat] += points
    emit(log, happened.PEOPLE_FED, seat, population(state, seat), needed, points)


@compiled
def _go_hungry(state: State, log: Log, seat: int) -> None:
    """Keep the Cans and score nothing; nobody leaves."""
    emit(log, happened.PEOPLE_HUNGRY, seat, population(state, seat), cans_needed(state, seat))


# The end of the season ------------------------------------------------------------------------------------------------


@compiled
def end_season(state: State, log: Log) -> None:
    """Tell how far everybody has come, and prepare the next season.

    After winter, New Buildings can be placed for a last time.
    """
    for seat in range(state.players):
        emit(log, happened.TALLY, seat, state.season, state.event_points[seat] + state.feeding_points[seat])
    if state.season < WINTER:
        prepare_season(state, log)
    else:
        offer_new_buildings(state)
        state.stage = ENDING


@compiled
def end_game(state: State, log: Log) -> None:
    """Reveal all missions: the game is over."""
    for seat in range(state.players):
        for mission in range(len(MISSIONS)):
            state.traced[seat, mission] = 0
            for _ in range(state.missions[seat, mission]):
                points = MISSION_POINTS[mission] if succeeds(state, seat, mission) else 0
                emit(log, happened.MISSION_REVEALED, seat, mission, points)
    emit(log, happened.GAME_OVER)
    state.stage = OVER
