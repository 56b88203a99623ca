"""The missions in hand: leads over rivals, what fulfilling them takes, and New Buildings."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.eden.bots.features import at
from newdawn.eden.components import MISSION_AT_LEAST, MISSION_POINTS, NEW_BUILDING_NEEDS
from newdawn.eden.names import (
    BINOCULARS,
    EQUIPMENT,
    FEWEST_SLACKERS,
    FIRST_NEW_BUILDING,
    FOUR_OF_EQUIPMENT,
    KIND_OF_MISSION,
    MISSION_KINDS,
    MISSIONS,
    MOST_EQUIPMENT,
    MOST_OF_EQUIPMENT,
    MOST_OF_SURVIVOR,
    MOST_POWERS,
    PAIRS_OF_EQUIPMENT,
    PAIRS_OF_SURVIVOR,
    PAIRS_OF_SURVIVORS,
    PROFESSIONS,
    SLACKER,
    SURVIVORS,
    TEN_SLACKERS,
    THIRTEEN_BUILDINGS,
    TINKERER,
    TWO_POWERS,
    TYPE_OF_MISSION,
)
from newdawn.eden.scoring import points_of_powers
from newdawn.eden.state import State

KIND_OF = np.array(KIND_OF_MISSION, dtype=np.int64)
TYPE_OF = np.array(TYPE_OF_MISSION, dtype=np.int64)


def _seasons_for_one() -> Numbers:
    """Return how many seasons it takes to gain one of what a kind of mission counts, as seen in games."""
    seasons = np.zeros(len(MISSION_KINDS))
    seasons[PAIRS_OF_SURVIVOR] = 0.7
    seasons[FOUR_OF_EQUIPMENT] = 0.8
    seasons[TWO_POWERS] = 1.2
    seasons[PAIRS_OF_EQUIPMENT] = 0.4
    seasons[PAIRS_OF_SURVIVORS] = 0.2
    seasons[TEN_SLACKERS] = 0.5
    seasons[THIRTEEN_BUILDINGS] = 0.25
    return seasons


_SEASONS_FOR_ONE = _seasons_for_one()


@compiled
def missions(state: State, seat: int, found: Numbers) -> None:
    """Write how the missions in hand stand with the foreseen refuge, and what the powers for the end are worth."""
    for i in range(at.MISSIONS, at.END):
        found[i] = 0.0
    fulfilled = 0.0
    failed = 0
    left = int(state.mission_count[seat])
    mission = 0
    while left > 0 and mission < len(MISSIONS):
        held = int(state.missions[seat, mission])
        if held > 0:
            left -= held
            found[at.MISSIONS + mission] = held
            if mission >= FIRST_NEW_BUILDING:
                found[at.NEW_BUILDINGS + min(3, lacking_survivors(found, mission - FIRST_NEW_BUILDING))] += held
                failed += held
            elif _weigh(state, seat, mission, held * float(MISSION_POINTS[mission]), found):
                fulfilled += held * float(MISSION_POINTS[mission])
            else:
                failed += held
        mission += 1
    found[at.POINTS + 2] = fulfilled
    found[at.POINTS + 3] = points_of_powers(state.powers[seat], failed, int(found[at.FORESEEN + TINKERER]))


@compiled
def _weigh(state: State, seat: int, mission: int, points: float, found: Numbers) -> bool:
    """Add a secret mission to the features that tell how it stands; return whether it would succeed."""
    kind = KIND_OF[mission]
    if kind == BINOCULARS:
        return state.binoculars == seat
    if MISSION_AT_LEAST[mission] > 0:
        short = short_by(found, kind, TYPE_OF[mission], MISSION_AT_LEAST[mission])
        seasons = short * _SEASONS_FOR_ONE[kind]
        if short <= 0:
            found[at.SHORTAGE] += points
        found[at.SHORTAGE + 1] += points * min(1.0, seasons)
        found[at.SHORTAGE + 2] += points * min(1.0, max(0.0, seasons - 1.0))
        found[at.SHORTAGE + 3] += points * max(0.0, seasons - 2.0)
        return short <= 0
    lead = lead_over_rivals(found, kind, TYPE_OF[mission])
    if kind in (MOST_OF_SURVIVOR, MOST_OF_EQUIPMENT, MOST_POWERS, FEWEST_SLACKERS):
        found[at.MOST + 3 + max(-3, min(3, lead))] += points
    else:
        halved = (lead + 1) // 2 if lead > 0 else -((1 - lead) // 2)
        found[at.MOST_OF_ALL + 3 + max(-3, min(3, halved))] += points
    return lead > 0


@compiled
def short_by(found: Numbers, kind: int, of: int, at_least: int) -> int:
    """Return how many are missing to the least number that a mission asks for."""
    if kind == PAIRS_OF_SURVIVOR:
        have = found[at.FORESEEN + of]
    elif kind == FOUR_OF_EQUIPMENT:
        have = found[at.FORESEEN + at.OF_EQUIPMENT + of]
    elif kind == TWO_POWERS:
        have = found[at.FORESEEN + at.OF_POWERS]
    elif kind == TEN_SLACKERS:
        have = found[at.FORESEEN + SLACKER]
    elif kind == THIRTEEN_BUILDINGS:
        have = found[at.FORESEEN + at.OF_BUILDINGS]
    else:
        first, count = (at.OF_EQUIPMENT, len(EQUIPMENT)) if kind == PAIRS_OF_EQUIPMENT else (0, len(PROFESSIONS))
        short = 0
        for i in range(first, first + count):
            short += max(0, at_least - int(found[at.FORESEEN + i]))
        return short
    return max(0, at_least - int(have))


@compiled
def lead_over_rivals(found: Numbers, kind: int, of: int) -> int:
    """Return by how much a seat leads in what a mission asks the most of; more than 0 is a success."""
    if kind == MOST_OF_SURVIVOR:
        return int(found[at.FORESEEN + of] - found[at.RIVALS + of])
    if kind == MOST_OF_EQUIPMENT:
        return int(found[at.FORESEEN + at.OF_EQUIPMENT + of] - found[at.RIVALS + at.OF_EQUIPMENT + of])
    if kind == MOST_POWERS:
        return int(found[at.FORESEEN + at.OF_POWERS] - found[at.RIVALS + at.RIVAL_POWERS])
    if kind == FEWEST_SLACKERS:
        # A tie succeeds.
        return int(found[at.RIVALS + SLACKER] - found[at.FORESEEN + SLACKER]) + 1
    total = 0.0
    if kind == MOST_EQUIPMENT:
        for i in range(at.OF_EQUIPMENT, at.OF_CANS):
            total += found[at.FORESEEN + i]
        return int(total - found[at.RIVALS + at.RIVAL_EQUIPMENT])
    return int(found[at.FEEDING] - found[at.RIVALS + at.RIVAL_POPULATION])


@compiled
def lacking_survivors(found: Numbers, building: int) -> int:
    """Return how many survivors the foreseen refuge lacks for a New Building."""
    lacking = 0
    for kind in range(len(SURVIVORS)):
        lacking += max(0, int(NEW_BUILDING_NEEDS[building, kind]) - int(found[at.FORESEEN + kind]))
    return lacking
