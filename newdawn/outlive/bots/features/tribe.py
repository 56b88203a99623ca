"""What a tribe has: its tiles, its leader, its rooms and those who live in them."""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.outlive.bots.features import at
from newdawn.outlive.components import EQUIPMENT_PARTNER, EVENT_POINTS, GAUGE, ROOM_PLACES, ROOM_POINTS, ROOM_UPKEEP
from newdawn.outlive.hunting import LAST_CATCH
from newdawn.outlive.names import AIRLOCK, EQUIPMENT, EVENT_IMMUNITY, PERMANENT_WATER, STANDARD_ROOMS, WILD_GAME
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.state import ADVANCED_DRAWN, CHOOSING, NOT_OWNED, OVERCOMING, REPAIRED, UNKNOWN, State

_TILES = len(EQUIPMENT)


@compiled
def describe_equipment(state: State, seat: int, found: Numbers) -> None:
    """Tell which tiles are owned; one whose repair is being paid counts as repaired."""
    in_hand = state.tile_in_hand[seat]
    for tile in range(_TILES):
        condition = state.equipment[seat, tile]
        if condition == NOT_OWNED:
            continue
        partner = EQUIPMENT_PARTNER[tile]
        if condition >= REPAIRED or tile == in_hand:
            found[at.REPAIRED_TILE + tile] = 1.0
            found[at.EQUIPMENT] += 1.0
            if partner < tile and found[at.REPAIRED_TILE + partner] > 0.0:
                found[at.PAIRS] += 1.0
                continue
        else:
            found[at.BROKEN_TILE + tile] = 1.0
            found[at.BROKEN] += 1.0
        if partner < tile and state.equipment[seat, partner] != NOT_OWNED:
            found[at.HALF_PAIRS] += 1.0
    if in_hand == UNKNOWN and state.event_in_hand != UNKNOWN and state.active == seat and state.stage == OVERCOMING:
        found[at.EVENTS] += EVENT_POINTS[state.event_in_hand]
    if state.leader[seat] != UNKNOWN:
        found[at.LED_BY + int(state.leader[seat])] = 1.0
    if state.token_holder == seat:
        found[at.TOKEN_HOLDER] = 1.0
    if state.first_player == seat:
        found[at.GOES_FIRST] = 1.0
    for kind in range(len(WILD_GAME)):
        found[at.CAUGHT] += min(LAST_CATCH, state.caught[seat, kind])


@compiled
def describe_shelter(state: State, seat: int, found: Numbers) -> None:
    """Tell which rooms are there, built and full; survivors still to be placed in the setup fill the first one."""
    if state.stage == CHOOSING:
        for i in range(ADVANCED_DRAWN):
            if state.drawn_rooms[seat, i] != UNKNOWN:
                found[at.OWNS + int(state.drawn_rooms[seat, i]) - STANDARD_ROOMS] += 1.0
    to_settle = int(state.to_settle[seat])
    in_hand = state.room_in_hand[seat]
    full = 0
    for slot in range(SLOTS):
        room = int(state.room[seat, slot])
        if room == UNKNOWN:
            continue
        if room >= STANDARD_ROOMS:
            found[at.OWNS + room - STANDARD_ROOMS] += 1.0
        if state.built[seat, slot] == 0 and slot != in_hand:
            continue
        found[at.BUILT] += 1.0
        living = int(state.survivors[seat, slot])
        if to_settle > 0 and living < ROOM_PLACES[room]:
            moving = min(to_settle, ROOM_PLACES[room] - living)
            living += moving
            to_settle -= moving
        found[at.SURVIVORS] += living
        if living > 0:
            found[at.UPKEEP] += ROOM_UPKEEP[room]
        if living >= ROOM_PLACES[room]:
            full += 1
            found[at.FULL + room] += 1.0
            if room == PERMANENT_WATER and state.room_used[seat, slot] == 0:
                found[at.PERMANENT] += 1.0
            elif room == EVENT_IMMUNITY:
                found[at.IMMUNE] = 1.0
        else:
            found[at.FREE_PLACES] += ROOM_PLACES[room] - living
    found[at.ROOMS] = ROOM_POINTS[full]
    found[at.RADIOACTIVITY] = GAUGE[state.gauge[seat]]
    found[at.AIRLOCK] = state.survivors[seat, AIRLOCK] + to_settle
    found[at.SURVIVORS] += found[at.AIRLOCK]
    if found[at.IMMUNE] > 0.0:
        for i in range(at.CLOUD, at.MUTATION + 1):
            found[i] = 0.0
