"""What the bots look at in a game of Outlive.

Most of it looks ahead: a payment that is half made counts as made, a hero that has just arrived as having collected,
and the night as spent well. So a bot that looks one decision ahead begins what takes several.
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.outlive.building import room_price
from newdawn.outlive.components import (
    ADD_SURVIVOR_MAX,
    AIRLOCK_SPACES,
    CARGO_CANS,
    CARGO_FIRST_STRENGTH,
    DOOR_COST,
    EQUIPMENT_AMOUNT,
    EQUIPMENT_AT,
    EQUIPMENT_COST,
    EQUIPMENT_PARTNER,
    EQUIPMENT_PLUS,
    EQUIPMENT_TOKEN,
    EVENT_COST,
    EVENT_POINTS,
    GAME_ENDURANCE,
    GAUGE,
    HERO_STEPS,
    HERO_STRENGTH,
    OVERCOME_MATERIALS,
    OVERCOME_SUPPLIES,
    PLACE_TOKEN,
    RADIATION,
    ROOM_AMOUNT,
    ROOM_COST,
    ROOM_PLACES,
    ROOM_POINTS,
    ROOM_UPKEEP,
    WATER_KEPT,
)
from newdawn.outlive.events import strength_in
from newdawn.outlive.feeding import rows_of
from newdawn.outlive.hunting import LAST_CATCH, endurance_in, ground_of, meat_in
from newdawn.outlive.hunting import bonus as hunting_bonus
from newdawn.outlive.names import (
    ACCESS_CARD,
    ADD_SURVIVOR,
    AFTER_MATERIALS,
    AFTER_SUPPLIES,
    AIRLOCK,
    AIRLOCK_ABSORBS,
    BASE,
    CANNED,
    CARGO,
    CARGO_ONE,
    CARGO_TWO,
    COLD_SNAP,
    DAM,
    DAYS,
    ENEMY_CLAN,
    EPIZOOTIC,
    EQUIPMENT,
    EVENT_IMMUNITY,
    EVENTS,
    EXOSKELETON,
    FAIRGROUNDS,
    FIRST_MATERIAL,
    FLASHLIGHT,
    FOREST,
    HEROES,
    HUNTING_ONE,
    HUNTING_TWO,
    LEADERS,
    MEAT,
    METAL,
    MICROCHIP,
    MINE,
    MUNITION,
    MUTATION,
    OVERCOME_EVENT,
    PERMANENT_WATER,
    PLACES,
    RADIOACTIVE_CLOUD,
    RAT_INFESTATION,
    ROOM_CONSTRUCTION,
    ROOMS,
    SANDSTORM,
    STANDARD_ROOMS,
    TOKENS,
    WATER,
    WILD_GAME,
    WOOD,
)
from newdawn.outlive.places import city_of
from newdawn.outlive.radioactivity import WORST_SQUARE
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.scoring import PARTS
from newdawn.outlive.state import (
    ACTING,
    ACTIVATED,
    ADVANCED_DRAWN,
    CHOOSING,
    DISCOUNT,
    FEED,
    HUNT,
    HUNTING_GROUNDS,
    IDLE,
    IN_SHELTER,
    LOSE_SUPPLY,
    LOSE_TOKENS,
    NOT_OWNED,
    OVERCOMING,
    PAY_ROOM,
    REPAIR_DISCOUNT,
    REPAIRED,
    SHOWN,
    STEP_ASLEEP,
    STEP_BUILD,
    STEP_FEED,
    STEP_RADIOACTIVITY,
    STEP_RECRUIT,
    UNDER_PRESSURE,
    UNKNOWN,
    WAIVE,
    State,
)

HOURS = ("choosing", "placing", *(f"{part}-{day}" for day in range(1, DAYS + 1) for part in ("day", "night")))
"""The setup in two parts, then every day and every night."""

_NIGHT = (
    "upkeep",  # supplies that the rooms will ask for
    "rows",  # water that the airlock will ask for
    "hungry",  # what will be short of both
    "spare",  # supplies that will be left after feeding
    "leaking",  # squares that the gauge will rise
    "leaking-tomorrow",  # and tomorrow, with the airlock of tonight
    "gauge-tonight",  # points of the gauge after that
    "dying",  # survivors that will be lost
    "recruits",  # survivors that can be recruited
    "survivors-tonight",  # survivors after that
    "wasted",  # meat and water that will be thrown away
    "canned-left",
    "water-left",
    "rooms-tonight",  # rooms that can be full
    "full-tonight",  # points for that
    "buildable",  # rooms that can be paid
    "homeless",  # survivors who find no room that they could fill
    "repairs-tonight",  # points for tiles and pairs that can be repaired with what is left
    "materials-left",
    "score-tonight",  # all points after this night
    "night-step",  # how far the tribe is with its night
)
"""The night, foreseen: what happens if it falls now and is spent well, with what there is and what is coming."""

_TRIBE = (
    "airlock",  # survivors in the airlock
    "built",  # rooms that are built
    "free-places",  # for survivors in built rooms
    "broken",  # tiles to be repaired
    "half-pairs",  # pairs of which both tiles are there, but not both repaired
    "few-wood",  # up to three: the first tokens are worth most
    "few-metal",
    "few-microchip",
    "few-munition",
    "opens-dam",  # has a microchip or the Access Card
    "permanent-water",  # that can still be spent today
    "caught",  # wild game that makes the next catches richer
    "token-holder",  # holds the 1st player token
    "goes-first",  # begins this day or night
)
"""The tribe, beside its score and its stores."""

_TURN = (
    "idle-heroes",
    "idle-strength",
    "prey-today",  # meat of the best animal that an idle hero can catch
    "searches",  # search tiles that the active hero can draw
    "salvages",  # tiles beside the city that it can take
    "pairing-salvages",  # those of them that go with one that the tribe owns
    "pressed",  # tribute that the tribe is about to pay
    "pressing",  # tribute that it is about to get
    "exposed",  # tribute that stronger idle heroes nearby could demand
    "exposed-unarmed",  # the same beyond the munitions at hand
)
"""The heroes today."""

_CONVOY = (
    "event-payable",  # points of the best open event that the tribe could pay
    "event-missing",  # how near it is to the nearest one: 4 if it can pay, 3 if one token is missing, …
    "events-open",
    "immune",
    "cloud",  # those below weigh on the tribe: open, and it is not immune
    "cold",
    "rats",
    "clan",
    "sandstorm",
    "epizootic",
    "mutation",
)
"""The events."""

_LATE = (
    "hungry",
    "spare",
    "recruits",
    "leaking",
    "full-tonight",
    "rooms-tonight",
    "survivors-tonight",
    "repairs-tonight",
    "score-tonight",
    "free-places",
    "materials-left",
    "canned-left",
    "wasted",
    "event-payable",
    "event-missing",
    "exposed-unarmed",
)
"""What counts more the fewer heroes are left to change it: by day these once more, times the share of heroes moved."""

FEATURES = (
    "always",
    *PARTS,  # the score so far
    *TOKENS,  # the stores
    *(f"coming-{token}" for token in TOKENS),  # what the active hero can collect, less what is owed
    *_NIGHT,
    *_TRIBE,
    *_TURN,
    *_CONVOY,
    *(f"owns-{room}" for room in ROOMS[STANDARD_ROOMS:]),  # in the shelter, built or not, or still in hand
    *(f"full-{room}" for room in ROOMS),
    *(f"repaired-{tile}" for tile in EQUIPMENT),
    *(f"broken-{tile}" for tile in EQUIPMENT),
    *(f"led-by-{leader}" for leader in LEADERS),
    *(f"today-{place}" for place in PLACES),  # strength of the best idle hero that can come, or what is left there
    *(f"tomorrow-{place}" for place in PLACES),  # strength of the best hero that can come from where it stands
    *(f"late-{name}" for name in _LATE),
)
"""What the bots look at, each a number for each seat."""

(
    _UPKEEP,
    _ROWS,
    _HUNGRY,
    _SPARE,
    _LEAKING,
    _LEAKING_TOMORROW,
    _GAUGE_TONIGHT,
    _DYING,
    _RECRUITS,
    _SURVIVORS_TONIGHT,
    _WASTED,
    _CANNED_LEFT,
    _WATER_LEFT,
    _ROOMS_TONIGHT,
    _FULL_TONIGHT,
    _BUILDABLE,
    _HOMELESS,
    _REPAIRS_TONIGHT,
    _MATERIALS_LEFT,
    _SCORE_TONIGHT,
    _NIGHT_STEP,
) = (FEATURES.index(name) for name in _NIGHT)
(
    _AIRLOCK,
    _BUILT,
    _FREE_PLACES,
    _BROKEN,
    _HALF_PAIRS,
    _FEW_WOOD,
    _FEW_METAL,
    _FEW_MICROCHIP,
    _FEW_MUNITION,
    _OPENS_DAM,
    _PERMANENT,
    _CAUGHT,
    _TOKEN_HOLDER,
    _GOES_FIRST,
) = (FEATURES.index(name) for name in _TRIBE)
(
    _IDLE_HEROES,
    _IDLE_STRENGTH,
    _PREY_TODAY,
    _SEARCHES,
    _SALVAGES,
    _PAIRING_SALVAGES,
    _PRESSED,
    _PRESSING,
    _EXPOSED,
    _EXPOSED_UNARMED,
) = (FEATURES.index(name) for name in _TURN)
(
    _EVENT_PAYABLE,
    _EVENT_MISSING,
    _EVENTS_OPEN,
    _IMMUNE,
    _CLOUD,
    _COLD,
    _RATS,
    _CLAN,
    _SANDSTORM,
    _EPIZOOTIC,
    _MUTATION,
) = (FEATURES.index(name) for name in _CONVOY)
_COUNT = len(FEATURES)
_SCORED = FEATURES.index(PARTS[0])
_EVENTS, _ROOMS, _RADIOACTIVITY, _SURVIVORS, _EQUIPMENT, _PAIRS = range(_SCORED, _SCORED + 6)
_STOCK = FEATURES.index(TOKENS[0])
_COMING = FEATURES.index(f"coming-{TOKENS[0]}")
_OWNS = FEATURES.index(f"owns-{ROOMS[STANDARD_ROOMS]}")
_FULL = FEATURES.index(f"full-{ROOMS[0]}")
_REPAIRED_TILE = FEATURES.index(f"repaired-{EQUIPMENT[0]}")
_BROKEN_TILE = FEATURES.index(f"broken-{EQUIPMENT[0]}")
_LED_BY = FEATURES.index(f"led-by-{LEADERS[0]}")
_TODAY = FEATURES.index(f"today-{PLACES[0]}")
_TOMORROW = FEATURES.index(f"tomorrow-{PLACES[0]}")
_FIRST_LATE = FEATURES.index(f"late-{_LATE[0]}")
_LATE_FEATURES = np.array([FEATURES.index(name) for name in _LATE])
_KINDS = len(TOKENS)
_RING = len(PLACES)
_RING_MASK = _RING - 1
_HEROES = len(HEROES)
_STRONGEST = _HEROES - 1
_SMALL_ROOM, _LARGE_ROOM = int(ROOM_PLACES.min()), int(ROOM_PLACES.max())
# The tokens that each event costs, padded with -1.
_EVENT_TOKENS = np.full((len(EVENTS), int((EVENT_COST > 0).sum(axis=1).max())), -1)
for _event in range(len(EVENTS)):
    _costs = np.flatnonzero(EVENT_COST[_event])
    _EVENT_TOKENS[_event, : len(_costs)] = _costs
_TILES = len(EQUIPMENT)
_FEW = 3.0
_GROUND_PLACES = (FOREST, MINE, FAIRGROUNDS)
# The first of the two tiles that help at each place.
_HELPERS = np.array([2 * int(EQUIPMENT_AT[:, place].argmax() // 2) for place in range(len(PLACES))])


@compiled
def hour(state: State) -> int:
    """Return the hour: the weights of a position are in the row of that number."""
    if state.day == 0:
        return 0 if state.stage == CHOOSING else 1
    return 2 * state.day + (1 if state.stage == OVERCOMING or state.stage == IN_SHELTER else 0)


@compiled
def describe(state: State, seat: int, found: Numbers) -> None:
    """Write the features of a seat."""
    for i in range(_COUNT):
        found[i] = 0.0
    found[0] = 1.0
    for token in range(_KINDS):
        found[_STOCK + token] = state.stock[seat, token]
    _describe_events(state, seat, found)
    _describe_equipment(state, seat, found)
    _describe_shelter(state, seat, found)
    _foresee_payments(state, seat, found)
    if state.stage == UNDER_PRESSURE or state.stage == ACTING:
        if state.active == seat:
            _foresee_turn(state, seat, found)
        _describe_pressure(state, seat, found)
    for i in range(_FEW_MUNITION + 1 - _FEW_WOOD):
        found[_FEW_WOOD + i] = min(_FEW, found[_STOCK + WOOD + i] + found[_COMING + WOOD + i])
    if found[_FEW_MICROCHIP] > 0.0 or state.equipment[seat, ACCESS_CARD] >= REPAIRED:
        found[_OPENS_DAM] = 1.0
    _describe_heroes(state, seat, found)
    _price_events(state, seat, found)
    _foresee_night(state, seat, found)
    if state.day > 0 and state.stage != OVERCOMING and state.stage != IN_SHELTER:
        late = 1.0 - found[_IDLE_HEROES] / _HEROES
        for i in range(len(_LATE_FEATURES)):
            found[_FIRST_LATE + i] = late * found[_LATE_FEATURES[i]]


@compiled
def _describe_events(state: State, seat: int, found: Numbers) -> None:
    """Count the points for events, and which open events weigh on the tribe."""
    for space in range(state.flipped):
        event = int(state.convoy[space])
        owner = state.overcome_by[space]
        if owner == seat:
            found[_EVENTS] += EVENT_POINTS[event]
        elif owner == UNKNOWN:
            found[_EVENTS_OPEN] += 1.0
            if event == RADIOACTIVE_CLOUD:
                found[_CLOUD] = 1.0
            elif event == COLD_SNAP:
                found[_COLD] = 1.0
            elif event == RAT_INFESTATION:
                found[_RATS] = 1.0
            elif event == ENEMY_CLAN:
                found[_CLAN] = 1.0
            elif event == SANDSTORM:
                found[_SANDSTORM] = 1.0
            elif event == EPIZOOTIC:
                found[_EPIZOOTIC] = 1.0
            elif event == MUTATION:
                found[_MUTATION] = 1.0


@compiled
def _describe_equipment(state: State, seat: int, found: Numbers) -> None:
    """Tell which tiles are owned; one whose repair is being paid counts as repaired."""
    in_hand = state.tile_in_hand[seat]
    for tile in range(_TILES):
        condition = state.equipment[seat, tile]
        if condition == NOT_OWNED:
            continue
        partner = EQUIPMENT_PARTNER[tile]
        if condition >= REPAIRED or tile == in_hand:
            found[_REPAIRED_TILE + tile] = 1.0
            found[_EQUIPMENT] += 1.0
            if partner < tile and found[_REPAIRED_TILE + partner] > 0.0:
                found[_PAIRS] += 1.0
                continue
        else:
            found[_BROKEN_TILE + tile] = 1.0
            found[_BROKEN] += 1.0
        if partner < tile and state.equipment[seat, partner] != NOT_OWNED:
            found[_HALF_PAIRS] += 1.0
    if in_hand == UNKNOWN and state.event_in_hand != UNKNOWN and state.active == seat and state.stage == OVERCOMING:
        found[_EVENTS] += EVENT_POINTS[state.event_in_hand]
    if state.leader[seat] != UNKNOWN:
        found[_LED_BY + int(state.leader[seat])] = 1.0
    if state.token_holder == seat:
        found[_TOKEN_HOLDER] = 1.0
    if state.first_player == seat:
        found[_GOES_FIRST] = 1.0
    for kind in range(len(WILD_GAME)):
        found[_CAUGHT] += min(LAST_CATCH, state.caught[seat, kind])


@compiled
def _describe_shelter(state: State, seat: int, found: Numbers) -> None:
    """Tell which rooms are there, built and full; survivors still to be placed in the setup fill the first one."""
    if state.stage == CHOOSING:
        for i in range(ADVANCED_DRAWN):
            if state.drawn_rooms[seat, i] != UNKNOWN:
                found[_OWNS + int(state.drawn_rooms[seat, i]) - STANDARD_ROOMS] += 1.0
    to_settle = int(state.to_settle[seat])
    in_hand = state.room_in_hand[seat]
    full = 0
    for slot in range(SLOTS):
        room = int(state.room[seat, slot])
        if room == UNKNOWN:
            continue
        if room >= STANDARD_ROOMS:
            found[_OWNS + room - STANDARD_ROOMS] += 1.0
        if state.built[seat, slot] == 0 and slot != in_hand:
            continue
        found[_BUILT] += 1.0
        living = int(state.survivors[seat, slot])
        if to_settle > 0 and living < ROOM_PLACES[room]:
            moving = min(to_settle, ROOM_PLACES[room] - living)
            living += moving
            to_settle -= moving
        found[_SURVIVORS] += living
        if living > 0:
            found[_UPKEEP] += ROOM_UPKEEP[room]
        if living >= ROOM_PLACES[room]:
            full += 1
            found[_FULL + room] += 1.0
            if room == PERMANENT_WATER and state.room_used[seat, slot] == 0:
                found[_PERMANENT] += 1.0
            elif room == EVENT_IMMUNITY:
                found[_IMMUNE] = 1.0
        else:
            found[_FREE_PLACES] += ROOM_PLACES[room] - living
    found[_ROOMS] = ROOM_POINTS[full]
    found[_RADIOACTIVITY] = GAUGE[state.gauge[seat]]
    found[_AIRLOCK] = state.survivors[seat, AIRLOCK] + to_settle
    found[_SURVIVORS] += found[_AIRLOCK]
    if found[_IMMUNE] > 0.0:
        for i in range(_CLOUD, _MUTATION + 1):
            found[i] = 0.0


@compiled
def _foresee_payments(state: State, seat: int, found: Numbers) -> None:
    """Count what is owed as paid: with what spoils first, or with what there is most of."""
    decision = state.decision[seat]
    if decision == FEED or decision == LOSE_SUPPLY:
        left = int(state.to_pay[seat])
        for token in range(MEAT, CANNED + 1):
            paid = min(left, state.stock[seat, token])
            found[_COMING + token] -= paid
            left -= paid
    elif decision == PAY_ROOM or decision == LOSE_TOKENS:
        after = AFTER_MATERIALS if decision == PAY_ROOM else _KINDS
        left = int(state.to_pay[seat])
        if decision == PAY_ROOM and left == ROOM_COST:
            left = room_price(state, seat)
        for _ in range(left):
            most = FIRST_MATERIAL
            for token in range(FIRST_MATERIAL, after):
                if found[_STOCK + token] + found[_COMING + token] > found[_STOCK + most] + found[_COMING + most]:
                    most = token
            found[_COMING + most] -= 1.0
    elif decision == WAIVE or decision == DISCOUNT or decision == REPAIR_DISCOUNT:
        waivers = int(state.waivers[seat])
        for token in range(_KINDS):
            due = int(state.due[seat, token])
            if FIRST_MATERIAL <= token < AFTER_MATERIALS:
                waived = min(waivers, due)
                waivers -= waived
                due -= waived
            found[_COMING + token] -= due


@compiled
def _foresee_turn(state: State, seat: int, found: Numbers) -> None:
    """Count what the active hero can collect where it stands as coming."""
    place = int(state.hero_place[seat, state.hero])
    points = int(state.points)
    if state.stage == UNDER_PRESSURE:
        points = strength_in(state.hero, found[_SANDSTORM] > 0.0)
    if state.waiting != 0 and state.stage == ACTING:
        _foresee_survivor(found)
    if place == CARGO:
        _foresee_ship(state, seat, found)
        return
    if city_of(place) >= 0:
        _foresee_city(state, seat, city_of(place), points, found)
        return
    if place == BASE and state.algae == 1 and points > 0 and state.gauge[seat] > 0:
        points -= 1
        found[_RADIOACTIVITY] = GAUGE[state.gauge[seat] - 1]
    if place == DAM and state.unlocked == 0 and state.equipment[seat, ACCESS_CARD] != REPAIRED:
        if state.stock[seat, MICROCHIP] < DOOR_COST:
            return
        found[_COMING + MICROCHIP] -= DOOR_COST
    if ground_of(place) >= 0:
        points = _foresee_hunt(state, seat, ground_of(place), points, found)
    taken = min(points, state.place_stock[place])
    collected = int(state.collected) if state.stage == ACTING else 0
    tile = _HELPERS[place]
    for helper in range(tile, tile + 2):
        if EQUIPMENT_AT[helper, place] == 1 and state.equipment[seat, helper] == REPAIRED:
            if EQUIPMENT_PLUS[helper] == 0:
                found[_COMING + EQUIPMENT_TOKEN[helper]] += EQUIPMENT_AMOUNT[helper]
            elif taken + collected > 0:
                more = min(EQUIPMENT_AMOUNT[helper], state.place_stock[place] - taken)
                found[_COMING + EQUIPMENT_TOKEN[helper]] += more
    found[_COMING + PLACE_TOKEN[place]] += taken


@compiled
def _foresee_survivor(found: Numbers) -> None:
    """Count a survivor who waits at the door as taken in, if there is space."""
    if found[_AIRLOCK] < AIRLOCK_SPACES:
        found[_AIRLOCK] += 1.0
        found[_SURVIVORS] += 1.0
    elif found[_FREE_PLACES] > 0.0:
        found[_FREE_PLACES] -= 1.0
        found[_SURVIVORS] += 1.0


@compiled
def _foresee_ship(state: State, seat: int, found: Numbers) -> None:
    """Count what the ship gives: canned goods and a survivor when the hero boards, and what helps there."""
    if state.stage == UNDER_PRESSURE:
        found[_COMING + CANNED] += CARGO_CANS[state.berth]
        _foresee_survivor(found)
    for slot in range(SLOTS):
        room = int(state.room[seat, slot])
        if (room == CARGO_ONE or room == CARGO_TWO) and state.room_used[seat, slot] == 0 and found[_FULL + room] > 0.0:
            found[_COMING + CANNED] += ROOM_AMOUNT[room]
    tile = _HELPERS[CARGO]
    for helper in range(tile, tile + 2):
        if EQUIPMENT_AT[helper, CARGO] == 1 and state.equipment[seat, helper] == REPAIRED:
            found[_COMING + EQUIPMENT_TOKEN[helper]] += EQUIPMENT_AMOUNT[helper]


@compiled
def _foresee_city(state: State, seat: int, city: int, points: int, found: Numbers) -> None:
    """Count the search tiles and the equipment that the points are enough for."""
    found[_SEARCHES] = min(points, state.search_pile_size[city])
    for space in range(SHOWN):
        tile = int(state.equipment_shown[city, space])
        if tile != UNKNOWN and state.equipment[seat, tile] == NOT_OWNED and found[_SALVAGES] < points:
            found[_SALVAGES] += 1.0
            if state.equipment[seat, EQUIPMENT_PARTNER[tile]] != NOT_OWNED:
                found[_PAIRING_SALVAGES] += 1.0
    place = int(state.hero_place[seat, state.hero])
    tile = _HELPERS[place]
    for helper in range(tile, tile + 2):
        if EQUIPMENT_AT[helper, place] == 1 and state.equipment[seat, helper] == REPAIRED:
            found[_COMING + EQUIPMENT_TOKEN[helper]] += EQUIPMENT_AMOUNT[helper]
    if state.equipment[seat, FLASHLIGHT] == REPAIRED:
        _foresee_survivor(found)


@compiled
def _meat_of(state: State, seat: int, kind: int, found: Numbers) -> int:
    """Return the meat that the next catch of a kind gives."""
    return meat_in(kind, state.caught[seat, kind], found[_EPIZOOTIC] > 0.0)


@compiled
def _foresee_hunt(state: State, seat: int, ground: int, points: int, found: Numbers) -> int:
    """Count the catch as made if it is begun, or feeds more than the points would gather; return the points left."""
    munitions = int(state.stock[seat, MUNITION])
    bonus = hunting_bonus(state, seat)
    rooms = 0
    for slot in range(SLOTS):
        room = int(state.room[seat, slot])
        if (
            (room == HUNTING_ONE or room == HUNTING_TWO)
            and state.room_used[seat, slot] == 0
            and found[_FULL + room] > 0
        ):
            rooms += ROOM_AMOUNT[room]
    hunted = state.stage == ACTING and state.hunted == 1
    begun = state.decision[seat] == HUNT
    if hunted and not begun:
        found[_COMING + MEAT] += rooms
        return points
    if state.wild_stack_size[ground] == 0 or points == 0:
        return points
    if begun:
        endurance = int(state.endurance)
        meat = _meat_of(state, seat, state.wild_stack[ground, state.prey], found)
    else:
        best = 0
        endurance = 100
        meat = 0
        tiles = state.wild_stack_size[ground] if state.stage == ACTING and state.sensor == 1 else 1
        for position in range(tiles):
            kind = int(state.wild_stack[ground, position])
            needed = endurance_in(kind, found[_MUTATION] > 0.0)
            gained = _meat_of(state, seat, kind, found)
            if needed <= points + munitions + bonus and gained > best:
                best = gained
                endurance = needed
                meat = gained
    if endurance > points + munitions + bonus:
        return points
    endurance = max(1, endurance - bonus)
    shots = max(0, endurance - points)
    spent = endurance - shots
    if not begun:
        wanted = found[_UPKEEP] + AIRLOCK_SPACES - found[_AIRLOCK]
        for token in range(MEAT, CANNED + 1):
            wanted -= found[_STOCK + token]
        left = state.place_stock[_GROUND_PLACES[ground]]
        forgone = min(points, left) - min(points - spent, left) + shots
        if min(meat + rooms, wanted) < forgone:
            return points
    found[_COMING + MEAT] += meat + rooms
    found[_COMING + MUNITION] -= shots
    return points - spent


@compiled
def _describe_pressure(state: State, seat: int, found: Numbers) -> None:
    """Count the tribute that is about to be handed over."""
    if state.defender == UNKNOWN or state.stage != UNDER_PRESSURE:
        return
    if state.defender == seat:
        found[_PRESSED] = state.pressure
    elif state.active == seat:
        found[_PRESSING] = state.pressure


@compiled
def _describe_heroes(state: State, seat: int, found: Numbers) -> None:
    """Tell which places idle heroes can reach today, and which the others can reach tomorrow; and who is exposed.

    A place counts with the strength of the strongest hero that can come, and today with no more than lies there.
    """
    if state.hero_place[seat, _STRONGEST] == UNKNOWN:
        return
    by_day = state.day > 0 and state.stage != OVERCOMING and state.stage != IN_SHELTER
    calm = found[_SANDSTORM] == 0.0
    reach = HERO_STEPS
    if by_day and state.equipment[seat, EXOSKELETON] == REPAIRED:
        reach = _RING // 2
    for hero in range(_STRONGEST, -1, -1):
        place = int(state.hero_place[seat, hero])
        if place == UNKNOWN:
            continue
        strength = HERO_STRENGTH[hero] + 0
        if by_day and state.hero_state[seat, hero] == IDLE:
            found[_IDLE_HEROES] += 1.0
            found[_IDLE_STRENGTH] += strength
            strength = strength_in(hero, not calm)
            for step in range(1, reach + 1):
                _reach_today(state, (place + step) & _RING_MASK, strength, found)
                _reach_today(state, (place - step) & _RING_MASK, strength, found)
        else:
            for step in range(1, HERO_STEPS + 1):
                ahead = _TOMORROW + ((place + step) & _RING_MASK)
                behind = _TOMORROW + ((place - step) & _RING_MASK)
                if found[ahead] == 0.0:
                    found[ahead] = strength
                if found[behind] == 0.0:
                    found[behind] = strength
            if by_day and strength < HERO_STRENGTH[_STRONGEST] and state.hero_state[seat, hero] == ACTIVATED:
                _count_exposure(state, seat, place, strength, found)
    if found[_IDLE_HEROES] > 0.0:
        _limit_today(state, seat, found)
    found[_EXPOSED_UNARMED] = max(0.0, found[_EXPOSED] - state.stock[seat, MUNITION])


@compiled
def _reach_today(state: State, goal: int, strength: int, found: Numbers) -> None:
    """Note that a hero can come to a place; stronger ones were noted before. A slot of the ship must be free."""
    if found[_TODAY + goal] == 0.0 and (goal != CARGO or state.cargo_heroes[strength - CARGO_FIRST_STRENGTH] == 0):
        found[_TODAY + goal] = strength


@compiled
def _limit_today(state: State, seat: int, found: Numbers) -> None:
    """Leave no more at a place than lies there, and nothing where an own hero stands; find the best prey on the way."""
    for hero in range(_HEROES):
        if state.hero_state[seat, hero] != IDLE:
            found[_TODAY + int(state.hero_place[seat, hero])] = 0.0
    aid = state.stock[seat, MUNITION] + hunting_bonus(state, seat)
    for ground in range(HUNTING_GROUNDS):
        strength = found[_TODAY + _GROUND_PLACES[ground]]
        if strength > 0.0 and state.wild_stack_size[ground] > 0:
            kind = int(state.wild_stack[ground, 0])
            if kind != UNKNOWN and GAME_ENDURANCE[kind] <= strength + aid:
                found[_PREY_TODAY] = max(found[_PREY_TODAY], float(_meat_of(state, seat, kind, found)))
    for place in range(_RING):
        if PLACE_TOKEN[place] >= 0:
            found[_TODAY + place] = min(found[_TODAY + place], float(state.place_stock[place]))


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
    found[_EXPOSED] += worst


@compiled
def _price_events(state: State, seat: int, found: Numbers) -> None:
    """Find the open event that the tribe could overcome tonight, or lacks the fewest tokens for."""
    if state.stage == IN_SHELTER or state.day == 0:
        return
    best = 0.0
    fewest = 9
    discount = found[_FULL + OVERCOME_EVENT] > 0.0
    for space in range(state.flipped):
        if state.overcome_by[space] != UNKNOWN:
            continue
        event = int(state.convoy[space])
        if event == state.event_in_hand and state.stage == OVERCOMING:
            continue
        missing = 0
        supplies = 0
        for i in range(_EVENT_TOKENS.shape[1]):
            token = _EVENT_TOKENS[event, i]
            if token < 0:
                break
            has = int(found[_STOCK + token] + found[_COMING + token])
            if token == WATER:
                has += int(found[_PERMANENT])
            short = max(0, EVENT_COST[event, token] - has)
            missing += short
            if token < AFTER_SUPPLIES:
                supplies += short
        if discount:
            missing = max(0, missing - (OVERCOME_SUPPLIES if supplies > 0 else OVERCOME_MATERIALS))
        if missing == 0:
            best = max(best, float(EVENT_POINTS[event]))
        fewest = min(fewest, missing)
    found[_EVENT_PAYABLE] = best
    found[_EVENT_MISSING] = max(0, 4 - fewest)


@compiled
def _foresee_night(state: State, seat: int, found: Numbers) -> None:
    """Go through the night with what there is and what is coming: feed, recruit, build, fill rooms, repair."""
    step = int(state.night_step[seat]) if state.stage == IN_SHELTER else 0
    found[_NIGHT_STEP] = step
    day = max(1, state.day)
    meat = found[_STOCK + MEAT] + found[_COMING + MEAT]
    water = found[_STOCK + WATER] + found[_COMING + WATER] + found[_PERMANENT]
    canned = found[_STOCK + CANNED] + found[_COMING + CANNED]
    airlock = found[_AIRLOCK]
    dying = float(state.to_lose[seat])
    hungry = 0.0
    rows = 0
    if step <= STEP_FEED:
        rows = rows_of(int(airlock))
        drunk = min(float(rows), water)
        water -= drunk
        eaten = min(found[_UPKEEP], meat + water + canned)
        hungry = rows - drunk + found[_UPKEEP] - eaten
        bite = min(meat, eaten)
        meat -= bite
        eaten -= bite
        bite = min(water, eaten)
        water -= bite
        canned -= eaten - bite
        found[_HUNGRY] = hungry
        found[_ROWS] = rows
    else:
        found[_UPKEEP] = 0.0
    gauge = int(state.gauge[seat])
    if step <= STEP_RADIOACTIVITY:
        absorbed = airlock + found[_FULL + AIRLOCK_ABSORBS] * ROOM_AMOUNT[AIRLOCK_ABSORBS]
        leaking = max(0, RADIATION[day - 1] - int(absorbed))
        found[_LEAKING] = leaking
        gauge += leaking
        if gauge > WORST_SQUARE:
            dying += gauge - WORST_SQUARE
            gauge = WORST_SQUARE
    found[_GAUGE_TONIGHT] = GAUGE[gauge]
    dying += hungry
    found[_DYING] = dying
    found[_SPARE] = meat + water + canned
    survivors = max(0.0, found[_SURVIVORS] - dying)
    if step <= STEP_RECRUIT + 1:
        recruits = min(meat + water + canned, max(0.0, AIRLOCK_SPACES - airlock))
        found[_RECRUITS] = recruits
        survivors += recruits
        airlock += recruits
        bite = min(meat, recruits)
        meat -= bite
        recruits -= bite
        bite = min(max(0.0, water - WATER_KEPT), recruits)
        water -= bite
        recruits -= bite
        bite = min(canned, recruits)
        canned -= bite
        water -= recruits - bite
    if step < STEP_ASLEEP:
        found[_WASTED] = meat + max(0.0, water - WATER_KEPT)
        water = min(water, float(WATER_KEPT))
    if state.day < DAYS:
        absorbed = airlock + found[_FULL + AIRLOCK_ABSORBS] * ROOM_AMOUNT[AIRLOCK_ABSORBS]
        found[_LEAKING_TOMORROW] = max(0.0, RADIATION[state.day] - absorbed)
    found[_CANNED_LEFT] = canned
    found[_WATER_LEFT] = water
    _foresee_building(state, seat, step, airlock, survivors, found)


@compiled
def _foresee_building(state: State, seat: int, step: int, airlock: float, survivors: float, found: Numbers) -> None:
    """Fill the rooms that need the fewest survivors, build what can be paid and filled, then repair."""
    wood = found[_STOCK + WOOD] + found[_COMING + WOOD]
    metal = found[_STOCK + METAL] + found[_COMING + METAL]
    chips = found[_STOCK + MICROCHIP] + found[_COMING + MICROCHIP]
    materials = wood + metal + chips
    full = one = two = small = large = unbuilt_small = unbuilt_large = 0
    cheap = False
    for slot in range(SLOTS):
        room = int(state.room[seat, slot])
        if room == UNKNOWN:
            continue
        need = ROOM_PLACES[room] - state.survivors[seat, slot]
        if state.built[seat, slot] == 0 and slot != state.room_in_hand[seat]:
            if need <= _SMALL_ROOM:
                unbuilt_small += 1
            else:
                unbuilt_large += 1
        elif need <= 0:
            full += 1
            if state.room_used[seat, slot] == 0:
                if room == ROOM_CONSTRUCTION:
                    cheap = True
                elif room == ADD_SURVIVOR and step <= STEP_BUILD + 1:
                    survivors += 1.0 if state.survivors[seat, slot] < ADD_SURVIVOR_MAX else 0.0
        elif need == 1:
            one += 1
        elif need == 2:
            two += 1
        elif need <= _SMALL_ROOM:
            small += 1
        else:
            large += 1
    if cheap and materials >= 1.0:
        materials += ROOM_AMOUNT[ROOM_CONSTRUCTION]
    found[_BUILDABLE] = min(float(unbuilt_small + unbuilt_large), materials // ROOM_COST)
    if step <= STEP_BUILD + 1:
        people = int(airlock)
        filled = min(one, people)
        people -= filled
        full += filled
        filled = min(two, people // 2)
        people -= 2 * filled
        full += filled
        filled = min(small, people // _SMALL_ROOM)
        people -= _SMALL_ROOM * filled
        full += filled
        filled = min(large, people // _LARGE_ROOM)
        people -= _LARGE_ROOM * filled
        full += filled
        filled = min(unbuilt_small, people // _SMALL_ROOM, int(materials) // ROOM_COST)
        people -= _SMALL_ROOM * filled
        full += filled
        materials -= ROOM_COST * filled
        filled = min(unbuilt_large, people // _LARGE_ROOM, int(materials) // ROOM_COST)
        people -= _LARGE_ROOM * filled
        full += filled
        materials -= ROOM_COST * filled
        found[_HOMELESS] = people
    found[_ROOMS_TONIGHT] = full
    found[_FULL_TONIGHT] = ROOM_POINTS[full]
    found[_SURVIVORS_TONIGHT] = survivors
    repairs = 0.0
    if step < STEP_ASLEEP and materials >= ROOM_COST and found[_BROKEN] > 0.0:
        for tile in range(_TILES):
            if found[_BROKEN_TILE + tile] > 0.0:
                left_wood = wood - EQUIPMENT_COST[tile, WOOD]
                left_metal = metal - EQUIPMENT_COST[tile, METAL]
                left_chips = chips - EQUIPMENT_COST[tile, MICROCHIP]
                if left_wood >= 0.0 and left_metal >= 0.0 and left_chips >= 0.0 and materials >= ROOM_COST:
                    wood = left_wood
                    metal = left_metal
                    chips = left_chips
                    materials -= ROOM_COST
                    repairs += 1.0
                    if state.equipment[seat, EQUIPMENT_PARTNER[tile]] >= REPAIRED:
                        repairs += 1.0
    found[_REPAIRS_TONIGHT] = repairs
    found[_MATERIALS_LEFT] = materials
    found[_SCORE_TONIGHT] = (
        found[_EVENTS]
        + found[_FULL_TONIGHT]
        + found[_GAUGE_TONIGHT]
        + survivors
        + found[_EQUIPMENT]
        + found[_PAIRS]
        + repairs
    )
