"""The figures of the Outlive box as constants and arrays, read from `components.toml` and checked.

The environment variable `NEWDAWN_OUTLIVE_COMPONENTS` names a corrected file to play with instead. The constants are
frozen into the compiled rules, so a process plays with one set of figures from its start to its end.

Arrays have one element, or one row, for each name in `names.py`, in that order. "By players" means that the index
is the number of players; the elements below 2 are 0.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import numpy as np

from newdawn.core.cache import components_variable
from newdawn.core.components import Box, ComponentFile, Figures, Numbers, Row, load_box
from newdawn.outlive import names

PACKAGED = Path(__file__).with_name("components.toml")
"""The file that comes with the program."""

CARGO_SLOTS = 4
CARGO_FIRST_STRENGTH = 3

# What the record of a game has room for.
_LARGEST_PILE = 10
_LARGEST_STACK = 10
_LARGEST_ROOM = 8
_LARGEST_AIRLOCK = 16
_ROOMS_DRAWN = 6
_ROOMS_KEPT = len(names.ROOM_SLOTS) - names.STANDARD_ROOMS
_LEADERS_DRAWN = 2
_EQUIPMENT_SHOWN = 3
_EQUIPMENT_TILES = 40
_DEAREST_REPAIR = 6
_HUNTING_GROUNDS = 3
_MOST_TOKENS = 30
_SURVIVOR_TOKENS = 100

_SLOTS = tuple(str(CARGO_FIRST_STRENGTH + slot) for slot in range(CARGO_SLOTS))
_MATERIALS = names.TOKENS[names.FIRST_MATERIAL : names.AFTER_MATERIALS]
_NO_TOKENS = (0,) * len(names.TOKENS)
_NOT_BY_PLAYERS: tuple[int, ...] = (0,) * (names.SEATS + 1)
_STOCKED_PLACES = (names.FOREST, names.DAM, names.BASE, names.MINE, names.FAIRGROUNDS)
_ROOMS_WITHOUT_AMOUNT = (
    names.OVERCOME_EVENT,
    names.EVENT_IMMUNITY,
    names.DESTROY_EQUIPMENT,
    names.LOOK_THROUGH_PILE,
    names.HERO_IMMUNITY,
    names.FREE_REPAIR,
    names.CHOICE_OF_TRIBUTE,
)
# One survivor, square or tile at a time: the rules of these have no place for more.
_ROOMS_OF_ONE = (names.DRAW_AND_REPAIR, names.GAUGE_DOWN, names.ADD_SURVIVOR, names.PERMANENT_WATER)
_EQUIPMENT_WITHOUT_AMOUNT = (names.ACCESS_CARD, names.THERMAL_SENSOR, names.EXOSKELETON)
_EQUIPMENT_WITHOUT_TOKEN = (
    *_EQUIPMENT_WITHOUT_AMOUNT,
    names.FLASHLIGHT,
    names.GRAPPLING_HOOK,
    names.BEAR_TRAP,
    names.SHOTGUN,
    names.BATTLE_GEAR,
    names.BASEBALL_BAT,
)

# The figure in the effect of an event: its field, its key, and the values that it can have. The other events, those of
# scarcity, remove things from the board by the number of players. A hero in a sandstorm still needs a slot on the ship.
_EVENT_FIGURES = {
    names.SANDSTORM: ("sandstorm_strength", "strength", CARGO_FIRST_STRENGTH, CARGO_FIRST_STRENGTH + CARGO_SLOTS - 2),
    names.RADIOACTIVE_CLOUD: ("cloud_squares", "squares", 1, 9),
    names.RAT_INFESTATION: ("rats_supplies", "supplies", 1, 9),
    names.ENEMY_CLAN: ("clan_tokens", "tokens", 1, 9),
    names.COLD_SNAP: ("cold_survivors", "survivors", 1, 9),
    names.EPIZOOTIC: ("epizootic_meat", "meat", 1, 9),
    names.MUTATION: ("mutation_endurance", "endurance", 1, 9),
}


@dataclass(frozen=True, eq=False)
class Components(Box):
    """All figures of a component file of Outlive, checked."""

    hero_strength: Numbers
    hero_steps: int

    leader_age: Numbers
    leader_places: Numbers
    leader_stock: Numbers
    leader_equipment: Numbers
    leader_searches: Numbers
    leader_searches_dropped: Numbers

    cargo_cans: Numbers
    airlock_rows: Numbers
    airlock_spaces: int

    room_places: Numbers
    room_upkeep: Numbers
    room_copies: Numbers
    room_amount: Numbers
    room_cost: int
    add_survivor_max: int
    overcome_materials: int
    overcome_munitions: int
    overcome_supplies: int

    equipment_cost: Numbers
    equipment_copies: Numbers
    equipment_partner: Numbers
    equipment_at: Numbers
    equipment_token: Numbers
    equipment_amount: Numbers
    equipment_plus: Numbers

    event_points: Numbers
    event_cost: Numbers
    event_removes: Numbers
    sandstorm_strength: int
    cloud_squares: int
    rats_supplies: int
    clan_tokens: int
    cold_survivors: int
    epizootic_meat: int
    mutation_endurance: int

    game_endurance: Numbers
    game_meat: Numbers
    game_tiles: Numbers
    game_stack: Numbers

    place_stock: Numbers
    place_token: Numbers
    door_cost: int
    search_count: Numbers
    search_pile: Numbers
    equipment_shown: int

    gauge: Numbers
    gauge_start: int
    radiation: Numbers
    room_points: Numbers
    water_kept: int

    rooms_drawn: int
    rooms_kept: int
    leaders_drawn: int
    setup_survivors: int

    survivor_tokens: int
    tokens_of_a_kind: int

    # Figures that stood in the rules, or nowhere, before they stood in the file: with these values the game is the
    # same one.
    ASSUMED = MappingProxyType(
        {"hero_steps": 2, "door_cost": 1, "survivor_tokens": _SURVIVOR_TOKENS, "tokens_of_a_kind": _MOST_TOKENS}
    )


def load(path: str | os.PathLike[str]) -> Components:
    """Read a component file; raise ComponentError, with line, key and reason, unless all of it is good."""
    readers = (
        _read_game,
        _read_places,
        _read_wild_game,
        _read_leaders,
        _read_rooms,
        _read_equipment,
        _read_events,
    )
    return load_box(path, Components, readers, _compare)


# Reading: each value on its own ---------------------------------------------------------------------------------------


def _read_game(file: ComponentFile) -> Figures:
    section = file.section("setup")
    section.integer("days", names.DAYS, names.DAYS)
    figures: Figures = {
        "rooms_drawn": section.integer("rooms-drawn", _ROOMS_DRAWN, _ROOMS_DRAWN),
        "rooms_kept": section.integer("rooms-kept", _ROOMS_KEPT, _ROOMS_KEPT),
        "leaders_drawn": section.integer("leaders-drawn", _LEADERS_DRAWN, _LEADERS_DRAWN),
        "setup_survivors": section.integer("survivors", 1, 9),
    }
    section.close()

    figures |= {"survivor_tokens": _SURVIVOR_TOKENS, "tokens_of_a_kind": _MOST_TOKENS}
    if file.has("reserve"):
        section = file.section("reserve")
        figures["survivor_tokens"] = section.integer("survivors", 1, 999)
        figures["tokens_of_a_kind"] = section.integer("tokens", 1, 999)
        section.close()

    section = file.section("heroes")
    figures["hero_strength"] = section.counts("strength", names.HEROES, 1, 9)
    figures["hero_steps"] = section.integer("steps", 1, len(names.PLACES) // 2)
    section.close()

    section = file.section("shelter")
    airlock_rows = section.integers("airlock-rows", 1, 9, fewest=1, most=4)
    figures["airlock_rows"] = airlock_rows
    figures["airlock_spaces"] = sum(airlock_rows)
    figures["room_cost"] = section.integer("room-cost", 1, 9)
    figures["water_kept"] = section.integer("water-kept", 0, _MOST_TOKENS)
    section.close()

    section = file.section("scoring")
    figures["room_points"] = (0, *section.counts("full-rooms", names.ROOM_SLOTS, 0, 50))
    section.close()

    section = file.section("radioactivity")
    gauge = section.integers("gauge", -50, 50, fewest=2, most=16)
    start = section.integer("start", -50, 50)
    if file.is_good and start not in gauge:
        section.problem(("start",), f"must be one of the squares of the gauge, not {start}")
    figures["gauge"] = gauge
    figures["gauge_start"] = gauge.index(start) if start in gauge else 0
    figures["radiation"] = section.integers("by-day", 0, 9, fewest=names.DAYS, most=names.DAYS)
    section.close()
    return figures


def _read_places(file: ComponentFile) -> Figures:
    tokens = [-1] * len(names.PLACES)
    stocks = [_NOT_BY_PLAYERS] * len(names.PLACES)
    figures: Figures = {}
    for place in _STOCKED_PLACES:
        section = file.section("places", names.PLACES[place])
        tokens[place] = section.word("token", names.TOKENS)
        stocks[place] = section.by_players("stock", 0, _MOST_TOKENS, names.SEATS)
        if place == names.DAM:
            figures["door_cost"] = section.integer("door", 1, 9)
        section.close()
    figures |= {"place_token": tokens, "place_stock": stocks}

    section = file.section("cargo")
    figures["cargo_cans"] = section.counts("cans", _SLOTS, 0, 9)
    section.close()

    section = file.section("cities")
    figures["search_count"] = section.counts("search", names.SEARCH_TILES, 0, _LARGEST_PILE)
    figures["search_pile"] = section.by_players("pile", 2, _LARGEST_PILE, names.SEATS)
    figures["equipment_shown"] = section.integer("equipment-shown", _EQUIPMENT_SHOWN, _EQUIPMENT_SHOWN)
    section.close()
    return figures


def _read_wild_game(file: ComponentFile) -> Figures:
    section = file.section("hunting")
    stack = section.by_players("stack", 1, _LARGEST_STACK, names.SEATS)
    section.close()

    endurance, meat, tiles = [], [], []
    for name in names.WILD_GAME:
        section = file.section("wild-game", name)
        endurance.append(section.integer("endurance", 1, 9))
        meat.append(section.integers("meat", 0, 15, fewest=4, most=4))
        tiles.append(section.integer("tiles", 0, 20))
        section.close()
    return {"game_stack": stack, "game_endurance": endurance, "game_meat": meat, "game_tiles": tiles}


def _read_leaders(file: ComponentFile) -> Figures:
    age, places, stock, equipment, searches, dropped = [], [], [], [], [], []
    for leader, name in enumerate(names.LEADERS):
        section = file.section("leaders", name)
        age.append(section.integer("age", 1, 120))
        places.append(section.words("places", names.PLACES, fewest=4, most=4))
        draws = leader == names.MARY
        stock.append(_NO_TOKENS if draws else section.counts("stock", names.TOKENS, 1, 9, every=False))
        searches.append(section.integer("searches", 2, 4) if draws else 0)
        dropped.append(section.integer("searches-dropped", 1, 3) if draws else 0)
        equipment.append(section.word("equipment", names.EQUIPMENT))
        section.close()
    return {
        "leader_age": age,
        "leader_places": places,
        "leader_stock": stock,
        "leader_equipment": equipment,
        "leader_searches": searches,
        "leader_searches_dropped": dropped,
    }


def _read_rooms(file: ComponentFile) -> Figures:
    figures: Figures = {}
    places, upkeep, copies, amount = [], [], [], []
    for room, name in enumerate(names.ROOMS):
        section = file.section("rooms", name)
        places.append(section.integer("places", 1, _LARGEST_ROOM))
        upkeep.append(section.integer("upkeep", 0, 9))
        # Each shelter has one of each standard kind; the advanced ones are drawn.
        fewest, most = (names.SEATS, names.SEATS) if room < names.STANDARD_ROOMS else (1, 2)
        copies.append(section.integer("copies", fewest, most))
        largest = 1 if room in _ROOMS_OF_ONE else 9
        amount.append(0 if room in _ROOMS_WITHOUT_AMOUNT else section.integer("amount", 1, largest))
        if room == names.ADD_SURVIVOR:
            figures["add_survivor_max"] = section.integer("most", 1, _LARGEST_ROOM)
        if room == names.OVERCOME_EVENT:
            figures["overcome_materials"] = section.integer("materials", 1, 9)
            figures["overcome_munitions"] = section.integer("munitions", 1, 9)
            figures["overcome_supplies"] = section.integer("supplies", 1, 9)
        section.close()
    figures |= {"room_places": places, "room_upkeep": upkeep, "room_copies": copies, "room_amount": amount}
    return figures


def _read_equipment(file: ComponentFile) -> Figures:
    partner, cost, copies, at, token, amount, plus = [], [], [], [], [], [], []
    for tile, name in enumerate(names.EQUIPMENT):
        section = file.section("equipment", name)
        partner.append(section.word("pair", names.EQUIPMENT))
        materials = section.counts("cost", _MATERIALS, 1, _DEAREST_REPAIR, every=False)
        cost.append((*_NO_TOKENS[: names.FIRST_MATERIAL], *materials, *_NO_TOKENS[names.AFTER_MATERIALS :]))
        copies.append(section.integer("copies", 1, _EQUIPMENT_TILES // len(names.EQUIPMENT)))
        places: tuple[int, ...] = ()
        token.append(-1)
        plus.append(0)
        if tile not in _EQUIPMENT_WITHOUT_TOKEN:
            places = section.words("places", names.PLACES, fewest=1, most=len(names.PLACES))
            token[tile] = section.word("token", names.TOKENS)
            plus[tile] = int(section.flag("plus"))
        at.append([int(place in places) for place in range(len(names.PLACES))])
        largest = 1 if tile == names.FLASHLIGHT else 9
        amount.append(0 if tile in _EQUIPMENT_WITHOUT_AMOUNT else section.integer("amount", 1, largest))
        section.close()
    return {
        "equipment_partner": partner,
        "equipment_cost": cost,
        "equipment_copies": copies,
        "equipment_at": at,
        "equipment_token": token,
        "equipment_amount": amount,
        "equipment_plus": plus,
    }


def _read_events(file: ComponentFile) -> Figures:
    figures: Figures = {}
    points, cost, removes = [], [], []
    for event, name in enumerate(names.EVENTS):
        section = file.section("events", name)
        points.append(section.integer("points", 0, 20))
        cost.append(section.counts("cost", names.TOKENS, 1, 9, every=False))
        if event in _EVENT_FIGURES:
            field, key, low, high = _EVENT_FIGURES[event]
            figures[field] = section.integer(key, low, high)
            removes.append(_NOT_BY_PLAYERS)
        else:
            removes.append(section.by_players("removes", 0, _MOST_TOKENS, names.SEATS))
        section.close()
    figures |= {"event_points": points, "event_cost": cost, "event_removes": removes}
    return figures


# Comparing: values that must fit each other ---------------------------------------------------------------------------


def _compare(file: ComponentFile, found: Components) -> None:
    _compare_names(file, found)
    _compare_shelter(file, found)
    _compare_tiles(file, found)
    _compare_leaders(file, found)
    _compare_equipment(file, found)


def _compare_names(file: ComponentFile, found: Components) -> None:
    """Heroes and wild game are named after a figure, in notation and on the screen."""
    for name, strength in zip(names.HEROES, found.hero_strength, strict=True):
        if strength != int(name[0]):
            file.problem(("heroes", "strength", name), f"must be {name[0]}, after which the hero is named")
    for name, endurance in zip(names.WILD_GAME, found.game_endurance, strict=True):
        if endurance != int(name[-1]):
            file.problem(("wild-game", name, "endurance"), f"must be {name[-1]}, after which the animal is named")


def _compare_shelter(file: ComponentFile, found: Components) -> None:
    if found.airlock_spaces > _LARGEST_AIRLOCK:
        reason = f"must have at most {_LARGEST_AIRLOCK} spaces in all, not {found.airlock_spaces}"
        file.problem(("shelter", "airlock-rows"), reason)
    spaces = int(found.room_places.min()) + found.airlock_spaces
    if found.setup_survivors > spaces:
        reason = f"must fit into the airlock and the smallest room, which have {spaces} spaces"
        file.problem(("setup", "survivors"), reason)
    for square in range(1, len(found.gauge)):
        if found.gauge[square] >= found.gauge[square - 1]:
            reason = f"must be less than the square before it, {found.gauge[square - 1]}: the best square comes first"
            file.problem(("radioactivity", "gauge", square), reason)
    if found.room_amount[names.ROOM_CONSTRUCTION] > found.room_cost:
        reason = f"must not be more than the cost of a room, {found.room_cost}"
        file.problem(("rooms", "room-construction", "amount"), reason)
    if found.room_places[names.ADD_SURVIVOR] > found.add_survivor_max:
        file.problem(("rooms", "add-survivor", "most"), "must not be less than the places of the room")
    advanced = int(found.room_copies[names.STANDARD_ROOMS :].sum())
    drawn = names.SEATS * found.rooms_drawn
    if advanced < drawn:
        file.problem(("rooms",), f"must have {drawn} copies of advanced rooms or more in all, not {advanced}")


def _compare_tiles(file: ComponentFile, found: Components) -> None:
    search_tiles = int(found.search_count.sum())
    if not 2 <= search_tiles <= _LARGEST_PILE:
        file.problem(("cities", "search"), f"must be 2 to {_LARGEST_PILE} tiles in all, not {search_tiles}")
    wild_tiles = int(found.game_tiles.sum())
    for players in range(2, names.SEATS + 1):
        if found.search_pile[players] > search_tiles:
            reason = f"must not be more than the search tiles of a city, {search_tiles}"
            file.problem(("cities", "pile", str(players)), reason)
        if _HUNTING_GROUNDS * found.game_stack[players] > wild_tiles:
            reason = f"must be less: {_HUNTING_GROUNDS} stacks are made from only {wild_tiles} wild game tiles"
            file.problem(("hunting", "stack", str(players)), reason)


def _compare_leaders(file: ComponentFile, found: Components) -> None:
    ages = found.leader_age.tolist()
    tiles = found.leader_equipment.tolist()
    for leader, name in enumerate(names.LEADERS):
        if ages[leader] in ages[:leader]:
            other = names.LEADERS[ages.index(ages[leader])]
            file.problem(("leaders", name, "age"), f"must not be that of {other}: the oldest leader goes first")
        tile = tiles[leader]
        if tiles[: leader + 1].count(tile) > found.equipment_copies[tile]:
            reason = f'must be another tile: other leaders own every "{names.EQUIPMENT[tile]}"'
            file.problem(("leaders", name, "equipment"), reason)
        if 0 < found.leader_searches[leader] <= found.leader_searches_dropped[leader]:
            file.problem(("leaders", name, "searches-dropped"), "must be less than searches")


def _compare_equipment(file: ComponentFile, found: Components) -> None:
    for tile, name in enumerate(names.EQUIPMENT):
        partner = int(found.equipment_partner[tile])
        theirs = int(found.equipment_partner[partner])
        if partner == tile:
            file.problem(("equipment", name, "pair"), "must be another tile")
        elif theirs not in (tile, partner):
            reason = f'must agree with {names.EQUIPMENT[partner]}, whose pair is "{names.EQUIPMENT[theirs]}"'
            file.problem(("equipment", name, "pair"), reason)
        materials = int(found.equipment_cost[tile].sum())
        if materials > _DEAREST_REPAIR:
            reason = f"must be at most {_DEAREST_REPAIR} materials in all, not {materials}"
            file.problem(("equipment", name, "cost"), reason)
        for place in np.flatnonzero(found.equipment_at[tile]).tolist():
            token = int(found.equipment_token[tile])
            if found.equipment_plus[tile] and token != found.place_token[place]:
                reason = f"must be false: {names.PLACES[place]} has no {names.TOKENS[token]} of its own"
                file.problem(("equipment", name, "plus"), reason)


def table(components: Components | None = None) -> tuple[Row, ...]:
    """Return every value with its section, item, key and provenance, in the order of the names of the game."""
    return (components or COMPONENTS).rows


COMPONENTS = load(os.environ.get(components_variable("outlive")) or PACKAGED)
"""The figures that this process plays with."""

DIGEST = COMPONENTS.digest
"""Distinguishes one set of figures from another, in documents and caches."""

HERO_STRENGTH = COMPONENTS.hero_strength
HERO_STEPS = COMPONENTS.hero_steps

LEADER_AGE = COMPONENTS.leader_age
LEADER_PLACES = COMPONENTS.leader_places
LEADER_STOCK = COMPONENTS.leader_stock
LEADER_EQUIPMENT = COMPONENTS.leader_equipment
LEADER_SEARCHES = COMPONENTS.leader_searches
LEADER_SEARCHES_DROPPED = COMPONENTS.leader_searches_dropped

CARGO_CANS = COMPONENTS.cargo_cans
AIRLOCK_ROWS = COMPONENTS.airlock_rows
AIRLOCK_SPACES = COMPONENTS.airlock_spaces

ROOM_PLACES = COMPONENTS.room_places
ROOM_UPKEEP = COMPONENTS.room_upkeep
ROOM_COPIES = COMPONENTS.room_copies
ROOM_AMOUNT = COMPONENTS.room_amount
ROOM_COST = COMPONENTS.room_cost
ADD_SURVIVOR_MAX = COMPONENTS.add_survivor_max
OVERCOME_MATERIALS = COMPONENTS.overcome_materials
OVERCOME_MUNITIONS = COMPONENTS.overcome_munitions
OVERCOME_SUPPLIES = COMPONENTS.overcome_supplies

EQUIPMENT_COST = COMPONENTS.equipment_cost
EQUIPMENT_COPIES = COMPONENTS.equipment_copies
EQUIPMENT_PARTNER = COMPONENTS.equipment_partner
EQUIPMENT_AT = COMPONENTS.equipment_at
EQUIPMENT_TOKEN = COMPONENTS.equipment_token
EQUIPMENT_AMOUNT = COMPONENTS.equipment_amount
EQUIPMENT_PLUS = COMPONENTS.equipment_plus

EVENT_POINTS = COMPONENTS.event_points
EVENT_COST = COMPONENTS.event_cost
EVENT_REMOVES = COMPONENTS.event_removes
SANDSTORM_STRENGTH = COMPONENTS.sandstorm_strength
CLOUD_SQUARES = COMPONENTS.cloud_squares
RATS_SUPPLIES = COMPONENTS.rats_supplies
CLAN_TOKENS = COMPONENTS.clan_tokens
COLD_SURVIVORS = COMPONENTS.cold_survivors
EPIZOOTIC_MEAT = COMPONENTS.epizootic_meat
MUTATION_ENDURANCE = COMPONENTS.mutation_endurance

GAME_ENDURANCE = COMPONENTS.game_endurance
GAME_MEAT = COMPONENTS.game_meat
GAME_TILES = COMPONENTS.game_tiles
GAME_STACK = COMPONENTS.game_stack

PLACE_STOCK = COMPONENTS.place_stock
PLACE_TOKEN = COMPONENTS.place_token
DOOR_COST = COMPONENTS.door_cost
SEARCH_COUNT = COMPONENTS.search_count
SEARCH_PILE = COMPONENTS.search_pile
EQUIPMENT_SHOWN = COMPONENTS.equipment_shown

GAUGE = COMPONENTS.gauge
GAUGE_START = COMPONENTS.gauge_start
RADIATION = COMPONENTS.radiation
ROOM_POINTS = COMPONENTS.room_points
WATER_KEPT = COMPONENTS.water_kept

ROOMS_DRAWN = COMPONENTS.rooms_drawn
ROOMS_KEPT = COMPONENTS.rooms_kept
LEADERS_DRAWN = COMPONENTS.leaders_drawn
SETUP_SURVIVORS = COMPONENTS.setup_survivors
