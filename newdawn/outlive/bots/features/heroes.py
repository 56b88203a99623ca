"""The heroes: where they can come to today and tomorrow, and who presses whom."""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.outlive.bots.features import at
from newdawn.outlive.bots.features.turn import GROUND_PLACES, meat_of
from newdawn.outlive.components import CARGO_FIRST_STRENGTH, GAME_ENDURANCE, HERO_STEPS, HERO_STRENGTH, PLACE_TOKEN
from newdawn.outlive.events import strength_in
from newdawn.outlive.hunting import bonus as hunting_bonus
from newdawn.outlive.names import CARGO, EXOSKELETON, HEROES, MUNITION, PLACES
from newdawn.outlive.state import (
    ACTIVATED,
    HUNTING_GROUNDS,
    IDLE,
    IN_SHELTER,
    OVERCOMING,
    REPAIRED,
    UNDER_PRESSURE,
    UNKNOWN,
    State,
)

_RING = len(PLACES)
_RING_MASK = _RING - 1
_HEROES = len(HEROES)
_STRONGEST = _HEROES - 1


@compiled
def describe_pressure(state: State, seat: int, found: Numbers) -> None:
    """Count the tribute that is about to be handed over."""
    if state.defender == UNKNOWN or state.stage != UNDER_PRESSURE:
        return
    if state.defender == seat:
        found[at.PRESSED] = state.pressure
    elif state.active == seat:
        found[at.PRESSING] = state.pressure


@compiled
def describe_heroes(state: State, seat: int, found: Numbers) -> None:
    """Say which places idle heroes can reach today, and which the others can reach tomorrow; and who is exposed.

    A place counts with the strength of the strongest hero that can come, and today with no more than lies there.
    """
    if state.hero_place[seat, _STRONGEST] == UNKNOWN:
        return
    by_day = state.day > 0 and state.stage != OVERCOMING and state.stage != IN_SHELTER
    calm = found[at.SANDSTORM] == 0.0
    reach = HERO_STEPS
    if by_day and state.equipment[seat, EXOSKELETON] == REPAIRED:
        reach = _RING // 2
    for hero in range(_STRONGEST, -1, -1):
        place = int(state.hero_place[seat, hero])
        if place == UNKNOWN:
            continue
        strength = HERO_STRENGTH[hero] + 0
        if by_day and state.hero_state[seat, hero] == IDLE:
            found[at.IDLE_HEROES] += 1.0
            found[at.IDLE_STRENGTH] += strength
            strength = strength_in(hero, not calm)
            for step in range(1, reach + 1):
                _reach_today(state, (place + step) & _RING_MASK, strength, found)
                _reach_today(state, (place - step) & _RING_MASK, strength, found)
        else:
            for step in range(1, HERO_STEPS + 1):
                ahead = at.TOMORROW + ((place + step) & _RING_MASK)
                behind = at.TOMORROW + ((place - step) & _RING_MASK)
                if found[ahead] == 0.0:
                    found[ahead] = strength
                if found[behind] == 0.0:
                    found[behind] = strength
            if by_day and strength < HERO_STRENGTH[_STRONGEST] and state.hero_state[seat, hero] == ACTIVATED:
                _count_exposure(state, seat, place, strength, found)
    if found[at.IDLE_HEROES] > 0.0:
        _limit_today(state, seat, found)
    found[at.EXPOSED_UNARMED] = max(0.0, found[at.EXPOSED] - state.stock[seat, MUNITION])


@compiled
def _reach_today(state: State, goal: int, strength: int, found: Numbers) -> None:
    """Note that a hero can come to a place; stronger ones were noted before. A slot of the ship must be free."""
    if found[at.TODAY + goal] == 0.0 and (goal != CARGO or state.cargo_heroes[strength - CARGO_FIRST_STRENGTH] == 0):
        found[at.TODAY + goal] = strength


@compiled
def _limit_today(state: State, seat: int, found: Numbers) -> None:
    """Leave no more at a place than lies there, and nothing where the tribe has a hero; find the best prey as well."""
    for hero in range(_HEROES):
        if state.hero_state[seat, hero] != IDLE:
            found[at.TODAY + int(state.hero_place[seat, hero])] = 0.0
    aid = state.stock[seat, MUNITION] + hunting_bonus(state, seat)
    for ground in range(HUNTING_GROUNDS):
        strength = found[at.TODAY + GROUND_PLACES[ground]]
        if strength > 0.0 and state.wild_stack_size[ground] > 0:
            kind = int(state.wild_stack[ground, 0])
            if kind != UNKNOWN and GAME_ENDURANCE[kind] <= strength + aid:
                found[at.PREY_TODAY] = max(found[at.PREY_TODAY], float(meat_of(state, seat, kind, found)))
    for place in range(_RING):
        if PLACE_TOKEN[place] >= 0:
            found[at.TODAY + place] = min(found[at.TODAY + place], float(state.place_stock[place]))


@compiled
def _count_exposure(state: State, seat: int, place: int, strength: int, found: Numbers) -> None:
    """Count by how much the strongest idle hero of another tribe within reach could press a hero."""
    worst = 0
    for other in range(state.players):
        if other == seat:
            continue
        for hero in range(_STRONGEST, 0, -1):
            more = HERO_STRENGTH[hero] - strength
            if more <= worst:
                break
            if state.hero_state[other, hero] == IDLE:
                steps = (state.hero_place[other, hero] - place) & _RING_MASK
                if 0 < steps <= HERO_STEPS or steps >= _RING - HERO_STEPS:
                    worst = more
    found[at.EXPOSED] += worst
