"""The turn of the active hero, and payments that are half made: what is coming, and what is owed."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.outlive.bots.features import at
from newdawn.outlive.building import room_price
from newdawn.outlive.components import (
    AIRLOCK_SPACES,
    CARGO_CANS,
    DOOR_COST,
    EQUIPMENT_AMOUNT,
    EQUIPMENT_AT,
    EQUIPMENT_PARTNER,
    EQUIPMENT_PLUS,
    EQUIPMENT_TOKEN,
    GAUGE,
    PLACE_TOKEN,
    ROOM_AMOUNT,
    ROOM_COST,
)
from newdawn.outlive.events import strength_in
from newdawn.outlive.hunting import bonus as hunting_bonus
from newdawn.outlive.hunting import endurance_in, ground_of, meat_in
from newdawn.outlive.names import (
    ACCESS_CARD,
    AFTER_MATERIALS,
    BASE,
    CANNED,
    CARGO,
    CARGO_ONE,
    CARGO_TWO,
    DAM,
    FAIRGROUNDS,
    FIRST_MATERIAL,
    FLASHLIGHT,
    FOREST,
    HUNTING_ONE,
    HUNTING_TWO,
    MEAT,
    MICROCHIP,
    MINE,
    MUNITION,
    PLACES,
    TOKENS,
)
from newdawn.outlive.places import city_of
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.state import (
    ACTING,
    DISCOUNT,
    FEED,
    HUNT,
    LOSE_SUPPLY,
    LOSE_TOKENS,
    NOT_OWNED,
    PAY_ROOM,
    REPAIR_DISCOUNT,
    REPAIRED,
    SHOWN,
    UNDER_PRESSURE,
    UNKNOWN,
    WAIVE,
    State,
)

_KINDS = len(TOKENS)
GROUND_PLACES = (FOREST, MINE, FAIRGROUNDS)
# The first of the two tiles that help at each place.
_HELPERS = np.array([2 * int(EQUIPMENT_AT[:, place].argmax() // 2) for place in range(len(PLACES))])


@compiled
def foresee_payments(state: State, seat: int, found: Numbers) -> None:
    """Count what is owed as paid: with what spoils first, or with what there is most of."""
    decision = state.decision[seat]
    if decision == FEED or decision == LOSE_SUPPLY:
        left = int(state.to_pay[seat])
        for token in range(MEAT, CANNED + 1):
            paid = min(left, state.stock[seat, token])
            found[at.COMING + token] -= paid
            left -= paid
    elif decision == PAY_ROOM or decision == LOSE_TOKENS:
        after = AFTER_MATERIALS if decision == PAY_ROOM else _KINDS
        left = int(state.to_pay[seat])
        if decision == PAY_ROOM and left == ROOM_COST:
            left = room_price(state, seat)
        for _ in range(left):
            most = FIRST_MATERIAL
            for token in range(FIRST_MATERIAL, after):
                if (
                    found[at.STOCK + token] + found[at.COMING + token]
                    > found[at.STOCK + most] + found[at.COMING + most]
                ):
                    most = token
            found[at.COMING + most] -= 1.0
    elif decision == WAIVE or decision == DISCOUNT or decision == REPAIR_DISCOUNT:
        waivers = int(state.waivers[seat])
        for token in range(_KINDS):
            due = int(state.due[seat, token])
            if FIRST_MATERIAL <= token < AFTER_MATERIALS:
                waived = min(waivers, due)
                waivers -= waived
                due -= waived
            found[at.COMING + token] -= due


@compiled
def foresee_turn(state: State, seat: int, found: Numbers) -> None:
    """Count what the active hero can collect where it stands as coming."""
    place = int(state.hero_place[seat, state.hero])
    points = int(state.points)
    if state.stage == UNDER_PRESSURE:
        points = strength_in(state.hero, found[at.SANDSTORM] > 0.0)
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
        found[at.RADIOACTIVITY] = GAUGE[state.gauge[seat] - 1]
    if place == DAM and state.unlocked == 0 and state.equipment[seat, ACCESS_CARD] != REPAIRED:
        if state.stock[seat, MICROCHIP] < DOOR_COST:
            return
        found[at.COMING + MICROCHIP] -= DOOR_COST
    if ground_of(place) >= 0:
        points = _foresee_hunt(state, seat, ground_of(place), points, found)
    taken = min(points, state.place_stock[place])
    collected = int(state.collected) if state.stage == ACTING else 0
    tile = _HELPERS[place]
    for helper in range(tile, tile + 2):
        if EQUIPMENT_AT[helper, place] == 1 and state.equipment[seat, helper] == REPAIRED:
            if EQUIPMENT_PLUS[helper] == 0:
                found[at.COMING + EQUIPMENT_TOKEN[helper]] += EQUIPMENT_AMOUNT[helper]
            elif taken + collected > 0:
                more = min(EQUIPMENT_AMOUNT[helper], state.place_stock[place] - taken)
                found[at.COMING + EQUIPMENT_TOKEN[helper]] += more
    found[at.COMING + PLACE_TOKEN[place]] += taken


@compiled
def _foresee_survivor(found: Numbers) -> None:
    """Count a survivor who waits at the door as taken in, if there is space."""
    if found[at.AIRLOCK] < AIRLOCK_SPACES:
        found[at.AIRLOCK] += 1.0
        found[at.SURVIVORS] += 1.0
    elif found[at.FREE_PLACES] > 0.0:
        found[at.FREE_PLACES] -= 1.0
        found[at.SURVIVORS] += 1.0


@compiled
def _foresee_ship(state: State, seat: int, found: Numbers) -> None:
    """Count what the ship gives: canned goods and a survivor when the hero boards, and what helps there."""
    if state.stage == UNDER_PRESSURE:
        found[at.COMING + CANNED] += CARGO_CANS[state.berth]
        _foresee_survivor(found)
    for slot in range(SLOTS):
        room = int(state.room[seat, slot])
        if (
            (room == CARGO_ONE or room == CARGO_TWO)
            and state.room_used[seat, slot] == 0
            and found[at.FULL + room] > 0.0
        ):
            found[at.COMING + CANNED] += ROOM_AMOUNT[room]
    tile = _HELPERS[CARGO]
    for helper in range(tile, tile + 2):
        if EQUIPMENT_AT[helper, CARGO] == 1 and state.equipment[seat, helper] == REPAIRED:
            found[at.COMING + EQUIPMENT_TOKEN[helper]] += EQUIPMENT_AMOUNT[helper]


@compiled
def _foresee_city(state: State, seat: int, city: int, points: int, found: Numbers) -> None:
    """Count the search tiles and the equipment that the points are enough for."""
    found[at.SEARCHES] = min(points, state.search_pile_size[city])
    for space in range(SHOWN):
        tile = int(state.equipment_shown[city, space])
        if tile != UNKNOWN and state.equipment[seat, tile] == NOT_OWNED and found[at.SALVAGES] < points:
            found[at.SALVAGES] += 1.0
            if state.equipment[seat, EQUIPMENT_PARTNER[tile]] != NOT_OWNED:
                found[at.PAIRING_SALVAGES] += 1.0
    place = int(state.hero_place[seat, state.hero])
    tile = _HELPERS[place]
    for helper in range(tile, tile + 2):
        if EQUIPMENT_AT[helper, place] == 1 and state.equipment[seat, helper] == REPAIRED:
            found[at.COMING + EQUIPMENT_TOKEN[helper]] += EQUIPMENT_AMOUNT[helper]
    if state.equipment[seat, FLASHLIGHT] == REPAIRED:
        _foresee_survivor(found)


@compiled
def meat_of(state: State, seat: int, kind: int, found: Numbers) -> int:
    """Return the meat that the next catch of a kind gives."""
    return meat_in(kind, state.caught[seat, kind], found[at.EPIZOOTIC] > 0.0)


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
            and found[at.FULL + room] > 0
        ):
            rooms += ROOM_AMOUNT[room]
    hunted = state.stage == ACTING and state.hunted == 1
    begun = state.decision[seat] == HUNT
    if hunted and not begun:
        found[at.COMING + MEAT] += rooms
        return points
    if state.wild_stack_size[ground] == 0 or points == 0:
        return points
    if begun:
        endurance = int(state.endurance)
        meat = meat_of(state, seat, state.wild_stack[ground, state.prey], found)
    else:
        best = 0
        endurance = 100
        meat = 0
        tiles = state.wild_stack_size[ground] if state.stage == ACTING and state.sensor == 1 else 1
        for position in range(tiles):
            kind = int(state.wild_stack[ground, position])
            needed = endurance_in(kind, found[at.MUTATION] > 0.0)
            gained = meat_of(state, seat, kind, found)
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
        wanted = found[at.UPKEEP] + AIRLOCK_SPACES - found[at.AIRLOCK]
        for token in range(MEAT, CANNED + 1):
            wanted -= found[at.STOCK + token]
        left = state.place_stock[GROUND_PLACES[ground]]
        forgone = min(points, left) - min(points - spent, left) + shots
        if min(meat + rooms, wanted) < forgone:
            return points
    found[at.COMING + MEAT] += meat + rooms
    found[at.COMING + MUNITION] -= shots
    return points - spent
