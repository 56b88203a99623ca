"""Victory points, with their breakdown; secret missions of all kinds; and the winners."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.deciding import best_of
from newdawn.core.records import Numbers
from newdawn.eden.components import BINOCULARS_POINTS, MISSION_AT_LEAST, MISSION_POINTS, POWER_AMOUNT
from newdawn.eden.names import (
    BINOCULARS,
    EQUIPMENT,
    FEWEST_SLACKERS,
    FIRST_NEW_BUILDING,
    FOUR_OF_EQUIPMENT,
    KIND_OF_MISSION,
    MISSIONS,
    MOST_EQUIPMENT,
    MOST_OF_EQUIPMENT,
    MOST_OF_SURVIVOR,
    MOST_POWERS,
    MOST_SURVIVORS,
    PAIRS_OF_EQUIPMENT,
    PAIRS_OF_SURVIVOR,
    PAIRS_OF_SURVIVORS,
    POINTS,
    POINTS_FOR_TINKERERS,
    PROFESSIONS,
    SEATS,
    SLACKER,
    TEN_SLACKERS,
    THIRTEEN_BUILDINGS,
    TINKERER,
    TWO_POWERS,
    TYPE_OF_MISSION,
    UNSUCCESSFUL_MISSIONS,
)
from newdawn.eden.refuge import count_equipment, count_powers, population
from newdawn.eden.state import State

PARTS = ("events", "feeding", "missions", "powers", "binoculars")
"""The sources of victory points, in the order in which they are gained."""

SCORED = ("events", "feeding")
"""The sources whose points nothing can take away any more: those of the track. All else is counted at the end."""

ONE_POINT = 10_000
"""A point outweighs any population, where populations break ties."""

_KIND = np.array(KIND_OF_MISSION, dtype=np.int64)
_TYPE = np.array(TYPE_OF_MISSION, dtype=np.int64)

AT_LEAST = MISSION_AT_LEAST.copy()
"""What each mission asks for at least; 0 where the other players are the measure. There is one pair of Binoculars."""
AT_LEAST[KIND_OF_MISSION.index(BINOCULARS)] = 1


@compiled
def measure(state: State, seat: int, mission: int) -> int:
    """Return the number of a refuge that a mission looks at."""
    kind = _KIND[mission]
    of = _TYPE[mission]
    if kind in (MOST_OF_SURVIVOR, PAIRS_OF_SURVIVOR):
        return state.survivors[seat, of] + 0
    if kind in (MOST_OF_EQUIPMENT, FOUR_OF_EQUIPMENT):
        return count_equipment(state, seat, of)
    if kind in (MOST_POWERS, TWO_POWERS):
        return count_powers(state, seat)
    if kind == MOST_EQUIPMENT:
        return _equipment(state, seat)
    if kind == PAIRS_OF_EQUIPMENT:
        return _least_equipment(state, seat)
    if kind == PAIRS_OF_SURVIVORS:
        return _least_survivors(state, seat)
    if kind in (TEN_SLACKERS, FEWEST_SLACKERS):
        return state.survivors[seat, SLACKER] + 0
    if kind == MOST_SURVIVORS:
        return population(state, seat)
    if kind == THIRTEEN_BUILDINGS:
        # New Buildings are buildings like the others (ruling 25).
        return state.buildings[seat] + 0
    return 1 if state.binoculars == seat else 0


@compiled
def _equipment(state: State, seat: int) -> int:
    count = 0
    for kind in range(len(EQUIPMENT)):
        count += count_equipment(state, seat, kind)
    return count


@compiled
def _least_equipment(state: State, seat: int) -> int:
    least = count_equipment(state, seat, 0)
    for kind in range(1, len(EQUIPMENT)):
        least = min(least, count_equipment(state, seat, kind))
    return least


@compiled
def _least_survivors(state: State, seat: int) -> int:
    """Return how many there are of the rarest profession; slackers are none (ruling 31)."""
    least = state.survivors[seat, 0] + 0
    for kind in range(1, len(PROFESSIONS)):
        least = min(least, state.survivors[seat, kind] + 0)
    return least


@compiled
def rival(state: State, seat: int, mission: int) -> int:
    """Return the number that a mission is measured against: the most that another player has, or the fewest."""
    is_fewest = _KIND[mission] == FEWEST_SLACKERS
    found = -1
    for other in range(state.players):
        if other != seat:
            theirs = measure(state, other, mission)
            if found < 0 or (theirs < found if is_fewest else theirs > found):
                found = theirs
    return found


@compiled
def succeeds(state: State, seat: int, mission: int) -> bool:
    """Return whether a mission in hand would succeed now.

    "The most" must be more than everybody else has: a tie, even at none, is nothing (ruling 32). "The fewest" has no
    such clause: a tie succeeds (ruling 28). A New Building in hand is not successful until it is placed (ruling 26).
    """
    if mission >= FIRST_NEW_BUILDING:
        return False
    kind = _KIND[mission]
    value = measure(state, seat, mission)
    if AT_LEAST[mission] > 0:
        return value >= AT_LEAST[mission]
    if kind == FEWEST_SLACKERS:
        return value <= rival(state, seat, mission)
    return value > rival(state, seat, mission)


@compiled
def points_of_powers(powers: Numbers, unsuccessful: int, tinkerers: int) -> int:
    """Return what these powers are worth at the end, with unsuccessful missions in hand and tinkerers in the refuge."""
    points = int(powers[UNSUCCESSFUL_MISSIONS]) * POWER_AMOUNT[UNSUCCESSFUL_MISSIONS] * unsuccessful
    points += powers[POINTS_FOR_TINKERERS] * POWER_AMOUNT[POINTS_FOR_TINKERERS] * tinkerers
    return points + powers[POINTS] * POWER_AMOUNT[POINTS]


@compiled
def score(state: State, seat: int, parts: Numbers) -> int:
    """Write a seat's points by source into `parts`, and return their sum: what it would have if the game ended now.

    In a view the missions of others are unknown until the end, and so are the points that depend on them.
    """
    parts[0] = state.event_points[seat]
    parts[1] = state.feeding_points[seat]
    parts[2] = 0
    unsuccessful = 0
    for mission in range(len(MISSIONS)):
        held = state.missions[seat, mission]
        if held > 0:
            if succeeds(state, seat, mission):
                parts[2] += held * MISSION_POINTS[mission]
            else:
                unsuccessful += held
    parts[3] = points_of_powers(state.powers[seat], unsuccessful, state.survivors[seat, TINKERER])
    # Only who holds them at the end of winter: they go back to the board in every other season (ruling 27).
    parts[4] = BINOCULARS_POINTS if state.binoculars == seat else 0
    return parts[0] + parts[1] + parts[2] + parts[3] + parts[4]


@compiled
def hides_missions(state: State, seat: int) -> bool:
    """Return whether a player holds missions that this view does not show, and that may be worth points."""
    seen = 0
    for mission in range(len(MISSIONS)):
        seen += state.missions[seat, mission]
    return seen < state.mission_count[seat]


@compiled
def hides_powers(state: State, seat: int) -> bool:
    """Return whether a power counts missions that this view does not show."""
    return state.powers[seat, UNSUCCESSFUL_MISSIONS] > 0 and hides_missions(state, seat)


@compiled
def winners(state: State, parts: Numbers) -> int:
    """Return the winning seats as bits; between equal scores more survivors decide, and then it is a shared win
    (ruling 46).
    """
    values = np.zeros(SEATS, np.int64)
    for seat in range(state.players):
        values[seat] = score(state, seat, parts) * ONE_POINT + population(state, seat)
    return best_of(values, state.players)
