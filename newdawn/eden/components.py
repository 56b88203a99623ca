"""The figures of the Paris: New Eden box as constants and arrays, read from `components.toml` and checked.

The environment variable `NEWDAWN_EDEN_COMPONENTS` names a corrected file to play with instead. The constants are
frozen into the compiled rules, so a process plays with one set of figures from its start to its end.

Arrays have one element, or one row, for each name in `names.py`, in that order. "By players" means that the index
is the number of players; the elements below 2 are 0.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from newdawn.core.cache import components_variable
from newdawn.core.components import Box, ComponentFile, Figures, Numbers, Row, Section, load_box
from newdawn.eden import names

PACKAGED = Path(__file__).with_name("components.toml")
"""The file that comes with the program."""

# What the record of a game has room for.
_DICE = 20
_MISSION_CARDS = 32
_MISSIONS_TO_CHOOSE_FROM = 9
_BUILDINGS_SHOWN = 3
_EVENTS_SHOWN = 3
_STATION_TOKENS = 6
_CITY_EQUIPMENT = 3
_MOST_OF_A_KIND = 127
_LARGEST_POPULATION = 6 * _MOST_OF_A_KIND

_END_CARDS = 6
_CLAUSES = 3
_LONGEST_TRACK = 40
_EQUIPPED = names.SURVIVORS[names.FIRST_EQUIPPED : names.FIRST_EQUIPPED + len(names.EQUIPMENT)]
_NO_SURVIVORS = (0,) * len(names.SURVIVORS)
_NO_EQUIPMENT = (0,) * len(names.EQUIPMENT)

# The fewest and the most dice of each location. All but one event are turned face down, by one die each; at the City
# Center and the Train Station a die is worth one of the things that lie there: the Bat and the Binoculars, too.
_DICE_LIMITS = {
    names.TOWER: (_EVENTS_SHOWN - 1, _EVENTS_SHOWN - 1),
    names.BRIDGE: (1, 9),
    names.RESTAURANT: (1, 9),
    names.CITY_CENTER: (1, _CITY_EQUIPMENT + 2),
    names.TRAIN_STATION: (1, _STATION_TOKENS),
}

# One swap, die or card at a time: the rules of these have no place for more.
_POWERS_OF_ONE = (names.SWAP_DICE, names.SECOND_DIE, names.TOP_OF_THE_DECK)

# Missions that ask for a number, and the values that it can have. Those with a single one are named after it.
_PAIRS = (names.PAIRS_OF_SURVIVOR, names.PAIRS_OF_EQUIPMENT, names.PAIRS_OF_SURVIVORS)
_AT_LEAST_LIMITS = {
    **dict.fromkeys(_PAIRS, (2, 20)),
    names.FOUR_OF_EQUIPMENT: (4, 4),
    names.TWO_POWERS: (2, 2),
    names.TEN_SLACKERS: (10, 10),
    names.THIRTEEN_BUILDINGS: (13, 13),
}


@dataclass(frozen=True, eq=False)
class Components(Box):
    """All figures of a component file of Paris: New Eden, checked."""

    dice: int
    location_dice: Numbers
    dice_each: Numbers
    buildings_shown: Numbers
    tinkerers_removed: Numbers

    survivor_tokens: Numbers
    station_tokens: int
    equipment_tokens: Numbers
    city_equipment: int
    can_tokens: int

    restaurant_cans: int
    binoculars_points: int
    missions_dealt: int
    missions_kept_in_prelude: int
    missions_drawn: int
    missions_kept: int

    most_population: int
    farmers_needed: Numbers
    feeding_points: Numbers

    power_amount: Numbers

    building_survivors: Numbers
    building_equipment: Numbers
    building_cans: Numbers
    building_power: Numbers
    building_end: Numbers

    event_clauses: Numbers
    event_demand: Numbers
    event_points: Numbers

    mission_copies: Numbers
    mission_points: Numbers
    mission_at_least: Numbers
    new_building_needs: Numbers
    new_building_survivors: Numbers
    new_building_equipment: Numbers
    new_building_cans: Numbers

    # A figure that stood in the rules before it stood in the file: with this value the game is the same one.
    ASSUMED = MappingProxyType({"missions_kept_in_prelude": 1})


def load(path: str | os.PathLike[str]) -> Components:
    """Read a component file; raise ComponentError, with line, key and reason, unless all of it is good."""
    readers = (
        _read_setup,
        _read_locations,
        _read_population,
        _read_powers,
        _read_buildings,
        _read_events,
        _read_missions,
    )
    return load_box(path, Components, readers, _compare)


# Reading: each value on its own ---------------------------------------------------------------------------------------


def _read_setup(file: ComponentFile) -> Figures:
    section = file.section("setup")
    section.integer("seasons", len(names.SEASONS), len(names.SEASONS))
    figures: Figures = {
        "dice": section.integer("dice", _DICE, _DICE),
        "missions_dealt": section.integer("missions-dealt", 1, _MISSION_CARDS // names.SEATS),
        "missions_kept_in_prelude": section.integer("missions-kept", 1, _MISSION_CARDS // names.SEATS),
        "buildings_shown": section.by_players("buildings-shown", 1, _BUILDINGS_SHOWN, names.SEATS),
        "tinkerers_removed": section.by_players(
            "tinkerers-removed", 0, names.CARDS_OF_A_TYPE - _END_CARDS, names.SEATS
        ),
    }
    section.close()

    section = file.section("tokens")
    figures["survivor_tokens"] = section.counts("survivors", names.SURVIVORS, 1, _MOST_OF_A_KIND)
    figures["equipment_tokens"] = section.counts("equipment", names.EQUIPMENT, 0, _MOST_OF_A_KIND)
    figures["can_tokens"] = section.integer("cans", 1, 999)
    section.close()
    return figures


def _read_locations(file: ComponentFile) -> Figures:
    figures: Figures = {}
    dice = []
    for location, name in enumerate(names.LOCATIONS):
        section = file.section("locations", name)
        dice.append(section.by_players("dice", *_DICE_LIMITS[location], names.SEATS))
        if location == names.TOWER:
            section.integer("events", _EVENTS_SHOWN, _EVENTS_SHOWN)
        if location == names.BRIDGE:
            figures["missions_drawn"] = section.integer("missions-drawn", 1, _MISSIONS_TO_CHOOSE_FROM)
            figures["missions_kept"] = section.integer("missions-kept", 1, _MISSIONS_TO_CHOOSE_FROM)
        if location == names.RESTAURANT:
            figures["restaurant_cans"] = section.integer("cans", 1, 9)
        if location == names.CITY_CENTER:
            figures["city_equipment"] = section.integer("equipment", _CITY_EQUIPMENT, _CITY_EQUIPMENT)
            figures["binoculars_points"] = section.integer("binoculars-points", 0, 20)
        if location == names.TRAIN_STATION:
            figures["station_tokens"] = section.integer("survivors", _STATION_TOKENS, _STATION_TOKENS)
        section.close()
    by_players = list(zip(*dice, strict=True))
    each = [sum(row) // players if players else 0 for players, row in enumerate(by_players)]
    return figures | {"location_dice": by_players, "dice_each": each}


def _read_population(file: ComponentFile) -> Figures:
    section = file.section("population")
    zones = section.tables("zones", 1, _LONGEST_TRACK)
    farmers: list[int] = []
    points: list[int] = []
    for number, zone in enumerate(zones, 1):
        # The open zone needs one element only: whoever has more survivors is looked up there.
        start = end = len(farmers)
        if number < len(zones):
            end = zone.integer("up-to", start, _LARGEST_POPULATION)
        elif zone.has("up-to"):
            zone.problem(("up-to",), "must be left out: the last zone has no end")
        farmers += [zone.integer("farmers", 0, 99)] * (end + 1 - start)
        points += [zone.integer("points", 0, 99)] * (end + 1 - start)
        zone.close()
    section.close()
    return {"most_population": len(farmers) - 1, "farmers_needed": farmers, "feeding_points": points}


def _read_powers(file: ComponentFile) -> Figures:
    amount = []
    for power, name in enumerate(names.POWERS):
        section = file.section("powers", name)
        amount.append(section.integer("amount", 1, 1 if power in _POWERS_OF_ONE else 9))
        section.close()
    return {"power_amount": amount}


class _Card(NamedTuple):
    """What a building gives to a refuge."""

    survivors: tuple[int, ...]
    equipment: tuple[int, ...]
    cans: int


def _read_card(section: Section) -> _Card:
    """Read what is printed on a building: each may be left out, if the card does not show it."""
    return _Card(
        section.counts("survivors", names.SURVIVORS, 1, 9, every=False) if section.has("survivors") else _NO_SURVIVORS,
        section.counts("equipment", names.EQUIPMENT, 1, 9, every=False) if section.has("equipment") else _NO_EQUIPMENT,
        section.integer("cans", 1, 9) if section.has("cans") else 0,
    )


def _read_buildings(file: ComponentFile) -> Figures:
    cards, power, end = [], [], []
    for card, name in enumerate(names.BUILDINGS):
        section = file.section("buildings", name)
        cards.append(_read_card(section))
        is_tinkerer = card // names.CARDS_OF_A_TYPE == names.TINKERER
        power.append(section.word("power", names.POWERS) if is_tinkerer and section.has("power") else -1)
        end.append(int(is_tinkerer and section.flag("end")))
        section.close()
    return {
        "building_survivors": [card.survivors for card in cards],
        "building_equipment": [card.equipment for card in cards],
        "building_cans": [card.cans for card in cards],
        "building_power": power,
        "building_end": end,
    }


def _read_events(file: ComponentFile) -> Figures:
    clauses, demand, points = [], [], []
    for name in names.EVENTS:
        section = file.section("events", name)
        required = []
        for clause in section.tables("requires", 1, _CLAUSES):
            count = clause.integer("count", 1, 9)
            required.append((count, clause.words("of", _EQUIPPED, fewest=1, most=len(_EQUIPPED))))
            clause.close()
        points.append(section.integer("points", 0, 20))
        section.close()
        clauses.append([_clause(count, of) for count, of in required])
        clauses[-1] += [_clause(0, ())] * (_CLAUSES - len(required))
        demand.append([_demand(required, types) for types in range(1 << len(_EQUIPPED))])
    return {"event_clauses": clauses, "event_demand": demand, "event_points": points}


def _clause(count: int, of: Sequence[int]) -> list[int]:
    return [count, *(int(kind in of) for kind in range(len(_EQUIPPED)))]


def _demand(required: Sequence[tuple[int, Sequence[int]]], types: int) -> int:
    """Return how many survivors must be of these types, because the clauses that ask for them allow no other."""
    return sum(count for count, of in required if all(types & 1 << kind for kind in of))


def _read_missions(file: ComponentFile) -> Figures:
    points, at_least, copies, needs, cards = [], [], [], [], []
    for mission, name in enumerate(names.MISSIONS):
        section = file.section("missions", name)
        copies.append(section.integer("copies", 0, _MISSION_CARDS))
        points.append(0)
        at_least.append(0)
        if mission < names.FIRST_NEW_BUILDING:
            points[mission] = section.integer("points", 0, 20)
            if limits := _AT_LEAST_LIMITS.get(names.KIND_OF_MISSION[mission]):
                at_least[mission] = section.integer("at-least", *limits)
        else:
            needs.append(section.counts("needs", names.SURVIVORS, 1, 9, every=False))
            cards.append(_read_card(section))
        section.close()
    return {
        "mission_copies": copies,
        "mission_points": points,
        "mission_at_least": at_least,
        "new_building_needs": needs,
        "new_building_survivors": [card.survivors for card in cards],
        "new_building_equipment": [card.equipment for card in cards],
        "new_building_cans": [card.cans for card in cards],
    }


# Comparing: values that must fit each other ---------------------------------------------------------------------------


def _compare(file: ComponentFile, found: Components) -> None:
    _compare_dice(file, found)
    _compare_tokens(file, found)
    _compare_buildings(file, found)
    _compare_missions(file, found)
    _compare_powers(file, found)
    _compare_refuge(file, found)


def _compare_dice(file: ComponentFile, found: Components) -> None:
    for players in range(2, names.SEATS + 1):
        dice = int(found.location_dice[players].sum())
        if dice > found.dice:
            reason = f"must have at most {found.dice} dice together for {players} players, not {dice}"
            file.problem(("locations",), reason)
        elif dice % players:
            reason = f"must have dice that {players} players can share evenly, not {dice} together"
            file.problem(("locations",), reason)


def _compare_tokens(file: ComponentFile, found: Components) -> None:
    seasons = len(names.SEASONS)
    wanted = len(names.PROFESSIONS) + seasons * found.station_tokens
    tokens = int(found.survivor_tokens.sum())
    if tokens != wanted:
        reason = (
            f"must be {wanted} tokens in all, not {tokens}: "
            f"one of each profession for the prelude, and {found.station_tokens} for each season"
        )
        file.problem(("tokens", "survivors"), reason)
    wanted = seasons * found.city_equipment
    tokens = int(found.equipment_tokens.sum())
    if tokens != wanted:
        reason = f"must be {wanted} tokens in all, not {tokens}: {found.city_equipment} for each season"
        file.problem(("tokens", "equipment"), reason)


def _compare_buildings(file: ComponentFile, found: Components) -> None:
    for card, name in enumerate(names.BUILDINGS):
        shows = (found.building_survivors[card].any(), found.building_equipment[card].any(), found.building_cans[card])
        if not any(shows) and found.building_power[card] < 0:
            file.problem(("buildings", name), "must show survivors, equipment, Cans or a power")
    end_cards = int(found.building_end.sum())
    if end_cards != _END_CARDS:
        file.problem(("buildings",), f"must have end = true on {_END_CARDS} tinkerer cards, not on {end_cards}")
    for players in range(2, names.SEATS + 1):
        left = names.CARDS_OF_A_TYPE - int(found.tinkerers_removed[players])
        shown = len(names.SEASONS) * int(found.buildings_shown[players])
        if left < shown:
            reason = f"must be less: {left} cards are left, and {len(names.SEASONS)} seasons lay out {shown}"
            file.problem(("setup", "tinkerers-removed", str(players)), reason)


def _compare_missions(file: ComponentFile, found: Components) -> None:
    cards = int(found.mission_copies.sum())
    if cards != _MISSION_CARDS:
        file.problem(("missions",), f"must have {_MISSION_CARDS} copies in all, not {cards}")
    if found.missions_kept_in_prelude > found.missions_dealt:
        reason = f"must not be more than the missions dealt, {found.missions_dealt}"
        file.problem(("setup", "missions-kept"), reason)
    if found.missions_kept > found.missions_drawn:
        reason = f"must not be more than the missions drawn, {found.missions_drawn}"
        file.problem(("locations", "bridge", "missions-kept"), reason)
    for mission, kind in enumerate(names.KIND_OF_MISSION):
        if kind in _PAIRS and found.mission_at_least[mission] % 2:
            file.problem(("missions", names.MISSIONS[mission], "at-least"), "must be even: it counts pairs")
    for building, name in enumerate(names.NEW_BUILDINGS):
        gains = found.new_building_survivors[building], found.new_building_equipment[building]
        if not any(gain.any() for gain in gains) and not found.new_building_cans[building]:
            file.problem(("missions", name), "must give survivors, equipment or Cans")


def _compare_powers(file: ComponentFile, found: Components) -> None:
    """One player may come to own all cards with a power, and they all work."""
    powers = found.building_power.tolist()
    missions = int(found.power_amount[names.DRAW_MORE_MISSIONS]) * powers.count(names.DRAW_MORE_MISSIONS)
    if found.missions_drawn + missions > _MISSIONS_TO_CHOOSE_FROM:
        reason = (
            f"must be less: the cards with this power together would draw {found.missions_drawn + missions} missions, "
            f"and {_MISSIONS_TO_CHOOSE_FROM} are the most"
        )
        file.problem(("powers", "draw-more-missions", "amount"), reason)
    dice = 1 + int(found.power_amount[names.SECOND_DIE]) * powers.count(names.SECOND_DIE)
    fewest = int(found.dice_each[2:].min())
    if dice > fewest:
        reason = (
            f"must be on fewer cards: a player with all of them would take {dice} dice on the first turn, "
            f"and {fewest} is a whole season's share"
        )
        file.problem(("powers", "second-die"), reason)


def _compare_refuge(file: ComponentFile, found: Components) -> None:
    """The record of a game counts each kind of survivor and equipment of a refuge in one byte."""
    for words, printed, gained, tokens in (
        (names.SURVIVORS, found.building_survivors, found.new_building_survivors, found.survivor_tokens),
        (names.EQUIPMENT, found.building_equipment, found.new_building_equipment, found.equipment_tokens),
    ):
        # A player acquires at most one building of each type a season: the best of them, at worst.
        decks = np.sort(printed.reshape(len(names.PROFESSIONS), names.CARDS_OF_A_TYPE, len(words)), axis=1)
        acquired = decks[:, -len(names.SEASONS) :].sum(axis=(0, 1))
        placed = found.mission_copies[names.FIRST_NEW_BUILDING :] @ gained
        for word, most in zip(words, (acquired + placed + tokens).tolist(), strict=True):
            if most > _MOST_OF_A_KIND:
                reason = f"must show fewer {word}s: one refuge could have {most}, and {_MOST_OF_A_KIND} are the most"
                file.problem(("buildings",), reason)


def table(components: Components | None = None) -> tuple[Row, ...]:
    """Return every value with its section, item, key and provenance, in the order of the names of the game."""
    return (components or COMPONENTS).rows


COMPONENTS = load(os.environ.get(components_variable("eden")) or PACKAGED)
"""The figures that this process plays with."""

DIGEST = COMPONENTS.digest
"""Distinguishes one set of figures from another, in documents and caches."""

DICE = COMPONENTS.dice
LOCATION_DICE = COMPONENTS.location_dice
DICE_EACH = COMPONENTS.dice_each
BUILDINGS_SHOWN = COMPONENTS.buildings_shown
TINKERERS_REMOVED = COMPONENTS.tinkerers_removed

SURVIVOR_TOKENS = COMPONENTS.survivor_tokens
STATION_TOKENS = COMPONENTS.station_tokens
EQUIPMENT_TOKENS = COMPONENTS.equipment_tokens
CITY_EQUIPMENT = COMPONENTS.city_equipment
CAN_TOKENS = COMPONENTS.can_tokens

RESTAURANT_CANS = COMPONENTS.restaurant_cans
BINOCULARS_POINTS = COMPONENTS.binoculars_points
MISSIONS_DEALT = COMPONENTS.missions_dealt
MISSIONS_KEPT_IN_PRELUDE = COMPONENTS.missions_kept_in_prelude
MISSIONS_DRAWN = COMPONENTS.missions_drawn
MISSIONS_KEPT = COMPONENTS.missions_kept

MOST_POPULATION = COMPONENTS.most_population
FARMERS_NEEDED = COMPONENTS.farmers_needed
FEEDING_POINTS = COMPONENTS.feeding_points

POWER_AMOUNT = COMPONENTS.power_amount

BUILDING_SURVIVORS = COMPONENTS.building_survivors
BUILDING_EQUIPMENT = COMPONENTS.building_equipment
BUILDING_CANS = COMPONENTS.building_cans
BUILDING_POWER = COMPONENTS.building_power
BUILDING_END = COMPONENTS.building_end

EVENT_CLAUSES = COMPONENTS.event_clauses
EVENT_DEMAND = COMPONENTS.event_demand
EVENT_POINTS = COMPONENTS.event_points

MISSION_COPIES = COMPONENTS.mission_copies
MISSION_POINTS = COMPONENTS.mission_points
MISSION_AT_LEAST = COMPONENTS.mission_at_least
NEW_BUILDING_NEEDS = COMPONENTS.new_building_needs
NEW_BUILDING_SURVIVORS = COMPONENTS.new_building_survivors
NEW_BUILDING_EQUIPMENT = COMPONENTS.new_building_equipment
NEW_BUILDING_CANS = COMPONENTS.new_building_cans
