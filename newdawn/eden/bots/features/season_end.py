"""The end of the season: feeding, equipped survivors, and the events that they are for."""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.eden.bots.features import at
from newdawn.eden.components import EVENT_POINTS, FARMERS_NEEDED, FEEDING_POINTS
from newdawn.eden.locations import count_open_events
from newdawn.eden.names import AUTUMN, EQUIPMENT, EVENTS_OF_A_SEASON, FARMER, FIRST_EQUIPPED, SURVIVORS, WINTER
from newdawn.eden.season_end import is_feeding_to_come, lacking_of, zone_of
from newdawn.eden.state import EVENTS_SHOWN, FEEDING, UNKNOWN, State

_FAR_FROM_AN_EVENT = 4


@compiled
def feeding(state: State, seat: int, found: Numbers) -> None:
    """Write whether the foreseen refuge can be fed."""
    population = 0
    for kind in range(len(SURVIVORS)):
        population += int(found[at.FORESEEN + kind])
    farmers = int(found[at.FORESEEN + FARMER])
    cans = int(found[at.FORESEEN + at.OF_CANS])
    zone = zone_of(population)
    needed = int(FARMERS_NEEDED[zone])
    short = needed - farmers - cans
    found[at.FEEDING] = population
    found[at.FEEDING + 6] = max(0, farmers - needed)
    if is_feeding_to_come(state, seat):
        found[at.FEEDING + 1] = FEEDING_POINTS[zone] if short <= 0 else 0
        found[at.FEEDING + 2] = short == 1
        found[at.FEEDING + 3] = short == 2
        found[at.FEEDING + 4] = max(0, short - 2)
        found[at.FEEDING + 5] = min(cans, max(0, -short))
    else:
        for i in range(at.FEEDING + 1, at.FEEDING + 5):
            found[i] = 0.0
        found[at.FEEDING + 5] = cans


@compiled
def equipped(found: Numbers) -> None:
    """Write how many survivors of the foreseen refuge have their equipment."""
    for i in range(at.EQUIPPED, at.MISSIONS):
        found[i] = 0.0
    rarest = 99.0
    for kind in range(len(EQUIPMENT)):
        survivors = found[at.FORESEEN + FIRST_EQUIPPED + kind]
        equipment = found[at.FORESEEN + at.OF_EQUIPMENT + kind]
        equipped = min(survivors, equipment)
        rarest = min(rarest, equipped)
        found[at.EQUIPPED + kind] = equipped
        found[at.EQUIPPED + 4] += min(2.0, equipped)
        found[at.EQUIPPED + 5] += min(3.0, equipped)
        found[at.EQUIPPED + 6] += survivors - equipped
        found[at.EQUIPPED + 7] += equipment - equipped
    found[at.EQUIPPED + 3] = rarest


@compiled
def _lacking(found: Numbers, event: int) -> int:
    """Return how many equipped survivors the foreseen refuge lacks to overcome an event, without the Heroine."""
    return lacking_of(event, int(found[at.EQUIPPED]), int(found[at.EQUIPPED + 1]), int(found[at.EQUIPPED + 2]))


@compiled
def events(state: State, seat: int, found: Numbers) -> None:
    """Write how the foreseen refuge stands against the events of this season and of those to come."""
    for i in range(at.EVENTS, at.EQUIPPED):
        found[i] = 0.0
    if state.stage < FEEDING:
        opened = count_open_events(state)
        worst = 99.0
        for space in range(EVENTS_SHOWN):
            if state.flipped[space] == 0 and state.events[space] != UNKNOWN:
                event = int(state.events[space])
                points = float(EVENT_POINTS[event])
                lacking = _lacking(found, event)
                if state.heroine == seat:
                    lacking = max(0, lacking - 1)
                found[at.EVENTS + min(3, lacking)] += points / opened * max(1, lacking - 2)
                outcome = points if lacking == 0 else 0.0
                worst = min(worst, outcome)
                found[at.EVENTS + 4] = max(found[at.EVENTS + 4], outcome)
        found[at.EVENTS + 5] = min(worst, found[at.EVENTS + 4])
    if state.season < WINTER:
        found[at.EVENTS + 6] = _nearness(found, state.season + 1)
        if state.season < AUTUMN:
            found[at.EVENTS + 7] = _nearness(found, WINTER)


@compiled
def _nearness(found: Numbers, season: int) -> float:
    """Return the mean points of a season's events, less for each equipped survivor that is lacking."""
    points = 0.0
    for event in range(season * EVENTS_OF_A_SEASON, (season + 1) * EVENTS_OF_A_SEASON):
        points += EVENT_POINTS[event] * max(0, _FAR_FROM_AN_EVENT - _lacking(found, event))
    return points / (EVENTS_OF_A_SEASON * _FAR_FROM_AN_EVENT)
