"""Step 3: the event is resolved, then everybody feeds the own people; and how a season ends."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import log as happened
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
from newdawn.eden.names import EQUIPMENT, FARMER, MISSIONS, WINTER
from newdawn.eden.new_buildings import may_have_one_to_place, offer_new_buildings
from newdawn.eden.preparing import prepare_season
from newdawn.eden.refuge import count_equipped, population
from newdawn.eden.scoring import succeeds
from newdawn.eden.state import ENDING, EVENTS_SHOWN, FEED, FEEDING, NOTHING, OVER, UNKNOWN, Game

# A. Resolve the event -------------------------------------------------------------------------------------------------


@compiled
def open_event(game: Game) -> int:
    """Return the event that is still face up; the first of them, should more than one be."""
    for space in range(EVENTS_SHOWN):
        if game.flipped[space] == 0:
            return game.events[space] + 0
    return UNKNOWN


@compiled
def lacking_for_event(game: Game, seat: int, event: int) -> int:
    """Return how many equipped survivors a refuge lacks to overcome an event.

    Each survivor serves one clause. A set of types can be asked for more than it has only by clauses that accept
    nothing else, so the largest gap over all sets of types is what is lacking. The Heroine closes it by one: she is
    an equipped survivor of any type (ruling 17).
    """
    lacking = 0
    for types in range(1 << len(EQUIPMENT)):
        gap = EVENT_DEMAND[event, types]
        for kind in range(len(EQUIPMENT)):
            if (types >> kind) & 1 == 1:
                gap -= count_equipped(game, seat, kind)
        lacking = max(lacking, gap)
    return max(0, lacking - 1) if game.heroine == seat else lacking


@compiled
def resolve_event(game: Game, log: Log) -> None:
    """Give its points in full to everybody who overcomes the event (ruling 19), then go on to feeding."""
    event = open_event(game)
    for seat in range(game.players):
        lacking = lacking_for_event(game, seat, event)
        if lacking == 0:
            game.event_points[seat] += EVENT_POINTS[event]
            emit(log, happened.EVENT_OVERCOME, seat, event, EVENT_POINTS[event])
        else:
            emit(log, happened.EVENT_NOT_OVERCOME, seat, event, lacking)
    begin_feeding(game, log)


# B. Feed your people --------------------------------------------------------------------------------------------------


@compiled
def zone(game: Game, seat: int) -> int:
    """Return where the marker of a refuge stands on the population track."""
    return min(population(game, seat), MOST_POPULATION)


@compiled
def cans_needed(game: Game, seat: int) -> int:
    """Return how many Cans it takes to feed a refuge: one for each farmer that it lacks."""
    return max(0, FARMERS_NEEDED[zone(game, seat)] - game.survivors[seat, FARMER])


@compiled
def begin_feeding(game: Game, log: Log) -> None:
    """Ask everybody who has a choice, all at the same time: to spend Cans, or to place a New Building first.

    Who needs no Cans is fed, who has too few is not, without a question.
    """
    for seat in range(game.players):
        needed = cans_needed(game, seat)
        if may_have_one_to_place(game, seat) or 0 < needed <= game.cans[seat]:
            game.decision[seat] = FEED
        elif needed == 0:
            _feed(game, log, seat)
        else:
            _go_hungry(game, log, seat)
    game.stage = FEEDING


@compiled
def feed_reason(game: Game, seat: int, move: int) -> int:
    """Ask whether to feed: all or nothing, and only with as many Cans as it takes (ruling 21)."""
    needed = cans_needed(game, seat)
    if KIND[move] == FEED_PEOPLE:
        return 0 if needed <= game.cans[seat] else because(reasons.NEEDS_CANS, needed, game.cans[seat])
    if KIND[move] == DONE:
        return 0 if needed > 0 else because(reasons.FARMERS_FEED_ALL)
    return because(reasons.NOT_NOW, game.decision[seat])


@compiled
def list_feed(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    needed = cans_needed(game, seat)
    count = 0
    if needed <= game.cans[seat]:
        moves[count] = MOVE_FEED
        count += 1
    if needed > 0:
        moves[count] = MOVE_DONE
        count += 1
    return count


@compiled
def feed(game: Game, log: Log, seat: int, move: int) -> None:
    """Feed everybody, or nobody."""
    game.decision[seat] = NOTHING
    if KIND[move] == FEED_PEOPLE:
        _feed(game, log, seat)
    else:
        _go_hungry(game, log, seat)


@compiled
def _feed(game: Game, log: Log, seat: int) -> None:
    """Spend the Cans that are needed, and score the zone of the population track."""
    needed = cans_needed(game, seat)
    points = FEEDING_POINTS[zone(game, seat)]
    game.cans[seat] -= needed
    game.feeding_points[seat] += points
    emit(log, happened.PEOPLE_FED, seat, population(game, seat), needed, points)


@compiled
def _go_hungry(game: Game, log: Log, seat: int) -> None:
    """Keep the Cans and score nothing; nobody leaves."""
    emit(log, happened.PEOPLE_HUNGRY, seat, population(game, seat), cans_needed(game, seat))


# The end of the season ------------------------------------------------------------------------------------------------


@compiled
def end_season(game: Game, log: Log) -> None:
    """Prepare the next season; after winter, New Buildings can be placed for a last time."""
    if game.season < WINTER:
        prepare_season(game, log)
    else:
        offer_new_buildings(game)
        game.stage = ENDING


@compiled
def end_game(game: Game, log: Log) -> None:
    """Reveal all missions: the game is over."""
    for seat in range(game.players):
        for mission in range(len(MISSIONS)):
            game.traced[seat, mission] = 0
            for _ in range(game.missions[seat, mission]):
                points = MISSION_POINTS[mission] if succeeds(game, seat, mission) else 0
                emit(log, happened.MISSION_REVEALED, seat, mission, points)
    emit(log, happened.GAME_OVER)
    game.stage = OVER
