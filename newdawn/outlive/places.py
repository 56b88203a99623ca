"""What a hero does where it arrived: every place with all its actions, in any order and split (the main board)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import (
    CARGO_CANS,
    CARGO_FIRST_STRENGTH,
    DOOR_COST,
    EQUIPMENT_AMOUNT,
    EQUIPMENT_AT,
    EQUIPMENT_PLUS,
    EQUIPMENT_TOKEN,
    PLACE_TOKEN,
    ROOM_AMOUNT,
)
from newdawn.outlive.equipment import equipment_reason, use_up
from newdawn.outlive.events import acting_strength
from newdawn.outlive.hunting import WEAKEST, begin_hunt, endurance_of, ground_of, hunting_means, prey_reason
from newdawn.outlive.looking import knows, look_through_stack
from newdawn.outlive.moves import (
    ALGAE,
    DONE,
    FIRST,
    HUNT_PREY,
    KIND,
    ROOM,
    SALVAGE,
    SEARCH,
    SETTLE,
    TAKE,
    UNLOCK,
    USE,
)
from newdawn.outlive.names import (
    ACCESS_CARD,
    AIRLOCK,
    BASE,
    BEAR_TRAP,
    BLACKWOOD,
    BY_ALGAE,
    BY_DOOR,
    BY_EQUIPMENT,
    BY_ROOM,
    BY_SHIP,
    CANNED,
    CARGO,
    CARGO_ONE,
    CARGO_TWO,
    CITY_BLACKWOOD,
    CITY_PEAK,
    CITY_SEARCH,
    DAM,
    EMPTY_CUPBOARD,
    FLASHLIGHT,
    HUNTING_ONE,
    HUNTING_TWO,
    LOOK_THROUGH_PILE,
    MEAT,
    METAL,
    MICROCHIP,
    PEAK,
    SEARCH_EMPTY,
    SHOTGUN,
    THERMAL_SENSOR,
    WOOD,
)
from newdawn.outlive.radioactivity import lower_gauge
from newdawn.outlive.rooms import SLOTS, fresh_room, is_full, room_reason
from newdawn.outlive.search_piles import take_tile_contents, turn_over_tile
from newdawn.outlive.state import (
    ACT,
    BROKEN,
    FROM_RESERVE,
    FROM_SHIP,
    MOVING,
    NOBODY,
    NOT_OWNED,
    NOTHING,
    ROOM_SPENT,
    SHOWN,
    UNKNOWN,
    State,
)
from newdawn.outlive.stores import gain, spend
from newdawn.outlive.survivors import has_space, join, space_reason


@compiled
def city_of(place: int) -> int:
    """Return which city lies at a place, or -1."""
    if place == BLACKWOOD:
        return CITY_BLACKWOOD
    if place == PEAK:
        return CITY_PEAK
    return -1


@compiled
def place_of(state: State) -> int:
    """Return where the active hero stands."""
    return state.hero_place[state.active, state.hero] + 0


@compiled
def begin_acting(state: State, log: Log) -> None:
    """Give the hero its action points; on the ship there is nothing to spend them on."""
    seat = state.active
    state.points = acting_strength(state, seat, state.hero)
    state.decision[seat] = ACT
    if place_of(state) == CARGO:
        state.points = 0
        _board(state, log, seat)


@compiled
def _board(state: State, log: Log, seat: int) -> None:
    """Take the slot, its canned goods and the 1st player token; a survivor may come along."""
    berth = state.berth
    shared = state.cargo_heroes[berth] != 0
    state.cargo_heroes[berth] |= 1 << seat
    emit(log, happened.CARGO_BOARDED, seat, state.hero, berth + CARGO_FIRST_STRENGTH, CARGO_CANS[berth])
    if not state.token_taken:
        state.token_taken = 1
        state.token_holder = seat
        emit(log, happened.TOKEN_TAKEN, seat)
    gain(state, log, seat, CANNED, CARGO_CANS[berth], BY_SHIP)
    if shared:
        # A taken slot is open through the room only, and what it gives comes from the reserve (ruling 15).
        _use_cargo_room(state, log, seat, fresh_room(state, seat, CARGO_TWO))
        state.waiting = FROM_RESERVE
    else:
        state.waiting = FROM_SHIP if state.cargo_survivors[berth] > 0 else NOBODY


@compiled
def _use_cargo_room(state: State, log: Log, seat: int, slot: int) -> None:
    """Take the extra canned goods of a room."""
    room = state.room[seat, slot]
    state.room_used[seat, slot] = ROOM_SPENT
    emit(log, happened.ROOM_USED, seat, slot, room)
    gain(state, log, seat, CANNED, ROOM_AMOUNT[room], BY_ROOM + room)


@compiled
def act_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is what the hero does next, until it is done."""
    kind = KIND[move]
    place = place_of(state)
    if kind == DONE:
        return 0
    if kind == TAKE:
        return _take_reason(state, place)
    if kind == HUNT_PREY:
        return prey_reason(state, seat, FIRST[move])
    if kind == SEARCH:
        return _search_reason(state, city_of(place))
    if kind == SALVAGE:
        return _salvage_reason(state, seat, city_of(place), FIRST[move])
    if kind == USE:
        return _use_reason(state, seat, place, FIRST[move])
    if kind == ROOM:
        return _room_reason(state, seat, place, FIRST[move])
    if kind == SETTLE:
        return space_reason(state, seat, FIRST[move]) if state.waiting else because(reasons.NO_SURVIVOR_WAITING)
    if kind == ALGAE:
        return _algae_reason(state, place)
    if kind == UNLOCK:
        return _unlock_reason(state, seat, place)
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def act(state: State, log: Log, seat: int, move: int) -> None:
    """Do it."""
    kind = KIND[move]
    place = place_of(state)
    if kind == DONE:
        _leave(state, log, seat)
    elif kind == TAKE:
        _take(state, log, seat, place)
    elif kind == HUNT_PREY:
        begin_hunt(state, log, seat, FIRST[move])
    elif kind == SEARCH:
        state.points -= 1
        state.collected += 1
        _search(state, log, seat, city_of(place))
    elif kind == SALVAGE:
        _salvage(state, log, seat, city_of(place), FIRST[move])
    elif kind == USE:
        _use(state, log, seat, place, FIRST[move])
    elif kind == ROOM:
        _use_room(state, log, seat, place, FIRST[move])
    elif kind == SETTLE:
        _take_in(state, log, seat, FIRST[move])
    elif kind == ALGAE:
        _harvest(state, log, seat)
    else:
        spend(state, log, seat, MICROCHIP, DOOR_COST, BY_DOOR)
        _open_door(state, log, seat)


@compiled
def _leave(state: State, log: Log, seat: int) -> None:
    """End the hero's turn, and leave nothing of it behind. A survivor that nobody took in stays where it is
    (ruling 14).
    """
    if state.waiting:
        emit(log, happened.SURVIVOR_DECLINED, seat)
        state.waiting = NOBODY
    state.hero = 0
    state.points = 0
    state.collected = 0
    state.unlocked = 0
    state.hunted = 0
    state.cupboards = 0
    state.berth = UNKNOWN
    state.sensor = 0
    state.decision[seat] = NOTHING
    state.stage = MOVING


# Forest, Mine, Fairgrounds, Military Base, Dam: one token for one action point.


@compiled
def _take_reason(state: State, place: int) -> int:
    if PLACE_TOKEN[place] < 0:
        return because(reasons.NOTHING_TO_TAKE_HERE, place)
    if place == DAM and state.unlocked == 0:
        return because(reasons.DOOR_LOCKED)
    if state.points == 0:
        return because(reasons.NO_POINTS)
    return 0 if state.place_stock[place] > 0 else because(reasons.NOTHING_LEFT_HERE, place)


@compiled
def _take(state: State, log: Log, seat: int, place: int) -> None:
    state.points -= 1
    state.collected += 1
    _collect(state, log, seat, place, 1)


@compiled
def _collect(state: State, log: Log, seat: int, place: int, count: int) -> None:
    """Take tokens from a place's own stock, as many as are left."""
    count = min(count, state.place_stock[place])
    state.place_stock[place] -= count
    state.stock[seat, PLACE_TOKEN[place]] += count
    emit(log, happened.COLLECTED, seat, place, PLACE_TOKEN[place], count)


@compiled
def _unlock_reason(state: State, seat: int, place: int) -> int:
    """Say why the Dam's door cannot be opened. A Microchip opens it, which is a free action."""
    if place != DAM:
        return because(reasons.ONLY_AT, DAM)
    if state.unlocked:
        return because(reasons.DOOR_OPEN)
    return 0 if state.stock[seat, MICROCHIP] >= DOOR_COST else because(reasons.NEEDS_TOKEN, MICROCHIP, DOOR_COST)


@compiled
def _open_door(state: State, log: Log, seat: int) -> None:
    state.unlocked = 1
    emit(log, happened.DOOR_OPENED, seat)


@compiled
def _algae_reason(state: State, place: int) -> int:
    """Say why algae cannot be harvested: one dose grows at the Military Base each day."""
    if place != BASE:
        return because(reasons.ONLY_AT, BASE)
    if state.algae == 0:
        return because(reasons.ALGAE_TAKEN)
    return 0 if state.points > 0 else because(reasons.NO_POINTS)


@compiled
def _harvest(state: State, log: Log, seat: int) -> None:
    state.points -= 1
    state.algae = 0
    emit(log, happened.ALGAE_HARVESTED, seat)
    lower_gauge(state, log, seat, BY_ALGAE)


# The cities: equipment and search tiles.


@compiled
def _search_reason(state: State, city: int) -> int:
    if city < 0:
        return because(reasons.ONLY_AT_CITIES)
    if state.search_pile_size[city] == 0:
        return because(reasons.PILE_EMPTY, city)
    return 0 if state.points > 0 else because(reasons.NO_POINTS)


@compiled
def _search(state: State, log: Log, seat: int, city: int) -> None:
    """Draw a search tile, face up, and take what it shows."""
    tile = turn_over_tile(state, city)
    emit(log, happened.SEARCH_DRAWN, seat, city, tile)
    if tile == SEARCH_EMPTY:
        _find_cupboard(state, seat)
    take_tile_contents(state, log, seat, tile)


@compiled
def _find_cupboard(state: State, seat: int) -> None:
    """Let the rooms that pay for an empty cupboard remember it: those that are full now (ruling 66)."""
    for slot in range(SLOTS):
        if state.room[seat, slot] == EMPTY_CUPBOARD and is_full(state, seat, slot):
            state.cupboards |= 1 << slot


@compiled
def _shown_space(state: State, city: int, tile: int) -> int:
    for space in range(SHOWN):
        if state.equipment_shown[city, space] == tile:
            return space
    return -1


@compiled
def _salvage_reason(state: State, seat: int, city: int, tile: int) -> int:
    if city < 0:
        return because(reasons.ONLY_AT_CITIES)
    if _shown_space(state, city, tile) < 0:
        return because(reasons.NOT_SHOWN_HERE, tile)
    if state.equipment[seat, tile] != NOT_OWNED:
        return because(reasons.ALREADY_OWNED, tile)
    return 0 if state.points > 0 else because(reasons.NO_POINTS)


@compiled
def _salvage(state: State, log: Log, seat: int, city: int, tile: int) -> None:
    """Take a tile that lies beside the city; it is broken, and is not replaced before dawn."""
    state.points -= 1
    state.equipment_shown[city, _shown_space(state, city, tile)] = UNKNOWN
    state.equipment[seat, tile] = BROKEN
    emit(log, happened.SALVAGED, seat, city, tile)


# Survivors who join from the ship or by the Flashlight: these two ways lead past the airlock (ruling 13).


@compiled
def _take_in(state: State, log: Log, seat: int, where: int) -> None:
    source = BY_ROOM + CARGO_TWO if place_of(state) == CARGO else BY_EQUIPMENT + FLASHLIGHT
    if state.waiting == FROM_SHIP:
        state.cargo_survivors[state.berth] -= 1
        source = BY_SHIP + 0
    state.waiting = NOBODY
    join(state, log, seat, where, source)


# Equipment that helps at a place.


@compiled
def tile_helps_at(tile: int, place: int) -> bool:
    """Return whether an equipment tile is of use to a hero who acts at a place."""
    if tile == ACCESS_CARD:
        return place == DAM
    if tile == FLASHLIGHT:
        return city_of(place) >= 0
    if tile == THERMAL_SENSOR or tile == SHOTGUN or tile == BEAR_TRAP:
        return ground_of(place) >= 0
    return EQUIPMENT_AT[tile, place] != 0


@compiled
def _use_reason(state: State, seat: int, place: int, tile: int) -> int:
    reason = equipment_reason(state, seat, tile)
    if reason != 0:
        return reason
    if tile == ACCESS_CARD:
        if place != DAM:
            return because(reasons.ONLY_AT, DAM)
        return because(reasons.DOOR_OPEN) if state.unlocked else 0
    if tile == FLASHLIGHT:
        if city_of(place) < 0:
            return because(reasons.ONLY_AT_CITIES)
        return 0 if has_space(state, seat) else because(reasons.NO_SPACE, AIRLOCK)
    if tile == THERMAL_SENSOR:
        return _sensor_reason(state, seat, ground_of(place))
    if EQUIPMENT_TOKEN[tile] < 0:
        return because(reasons.EQUIPMENT_WORKS_BY_ITSELF, tile)
    if EQUIPMENT_AT[tile, place] == 0:
        return because(reasons.EQUIPMENT_NOT_HERE, tile)
    if EQUIPMENT_PLUS[tile]:
        # A "+" bonus follows a token collected with an action point, and comes from the place (ruling 46).
        if state.collected == 0:
            return because(reasons.COLLECT_FIRST, EQUIPMENT_TOKEN[tile])
        if state.place_stock[place] == 0:
            return because(reasons.NOTHING_LEFT_HERE, place)
    return 0


@compiled
def _sensor_reason(state: State, seat: int, ground: int) -> int:
    """Say why the Thermal Sensor cannot be used: its owner must be able to hunt something, as far as the owner knows
    (ruling 69).
    """
    if ground < 0:
        return because(reasons.ONLY_AT_HUNTING_GROUNDS)
    if state.hunted:
        return because(reasons.ALREADY_HUNTED)
    if state.wild_stack_size[ground] == 0:
        return because(reasons.NO_SUCH_PREY, 0)
    if state.points == 0:
        return because(reasons.NO_POINTS)
    endurance = _least_endurance(state, seat, ground)
    available = hunting_means(state, seat)
    return 0 if endurance <= available else because(reasons.PREY_TOO_STRONG, endurance, available)


@compiled
def _least_endurance(state: State, seat: int, ground: int) -> int:
    """Return the least endurance that a tile of a stack can have, as far as a seat knows: of those below the top it may
    know nothing.
    """
    least = endurance_of(state, seat, state.wild_stack[ground, 0])
    if not knows(state.wild_known[ground], seat):
        return min(least, endurance_of(state, seat, WEAKEST)) if state.wild_stack_size[ground] > 1 else least
    for position in range(1, state.wild_stack_size[ground]):
        least = min(least, endurance_of(state, seat, state.wild_stack[ground, position]))
    return least


@compiled
def _use(state: State, log: Log, seat: int, place: int, tile: int) -> None:
    use_up(state, log, seat, tile)
    if tile == ACCESS_CARD:
        _open_door(state, log, seat)
    elif tile == FLASHLIGHT:
        state.waiting = FROM_RESERVE
    elif tile == THERMAL_SENSOR:
        state.sensor = 1
        look_through_stack(state, log, seat, ground_of(place), place)
    elif EQUIPMENT_PLUS[tile]:
        _collect(state, log, seat, place, EQUIPMENT_AMOUNT[tile])
    else:
        gain(state, log, seat, EQUIPMENT_TOKEN[tile], EQUIPMENT_AMOUNT[tile], BY_EQUIPMENT + tile)


# Rooms that help by day.


@compiled
def room_helps_at(room: int, place: int) -> bool:
    """Return whether a room is of use to a hero who acts at a place."""
    if room == CITY_SEARCH or room == EMPTY_CUPBOARD:
        return city_of(place) >= 0
    if room == HUNTING_ONE or room == HUNTING_TWO:
        return ground_of(place) >= 0
    return (room == CARGO_ONE or room == CARGO_TWO) and place == CARGO


@compiled
def _room_reason(state: State, seat: int, place: int, slot: int) -> int:
    reason = room_reason(state, seat, slot)
    if reason != 0:
        return reason
    room = state.room[seat, slot]
    city = city_of(place)
    if room == CITY_SEARCH or room == EMPTY_CUPBOARD:
        return _city_room_reason(state, seat, slot, city)
    if state.room_used[seat, slot] != 0:
        return because(reasons.ROOM_USED, slot)
    if room == HUNTING_ONE or room == HUNTING_TWO:
        return 0 if state.hunted else because(reasons.HUNT_FIRST)
    if room == CARGO_ONE or room == CARGO_TWO:
        return 0 if place == CARGO else because(reasons.ONLY_AT, CARGO)
    if room == LOOK_THROUGH_PILE:
        return because(reasons.ROOM_WORKS_BY_ITSELF, slot)
    return because(reasons.ROOM_NOT_NOW, slot)


@compiled
def _city_room_reason(state: State, seat: int, slot: int, city: int) -> int:
    """Say why a room that helps with searching cannot be used: it works once a round in each city."""
    if city < 0:
        return because(reasons.ONLY_AT_CITIES)
    if (state.room_used[seat, slot] >> city) & 1 == 1:
        return because(reasons.ROOM_USED, slot)
    if state.room[seat, slot] == EMPTY_CUPBOARD:
        return 0 if (state.cupboards >> slot) & 1 == 1 else because(reasons.NO_CUPBOARD)
    if state.collected == 0:
        return because(reasons.SEARCH_FIRST)
    return 0 if state.search_pile_size[city] > 0 else because(reasons.PILE_EMPTY, city)


@compiled
def _use_room(state: State, log: Log, seat: int, place: int, slot: int) -> None:
    room = state.room[seat, slot]
    if room == CARGO_ONE or room == CARGO_TWO:
        _use_cargo_room(state, log, seat, slot)
        return
    emit(log, happened.ROOM_USED, seat, slot, room)
    if room == HUNTING_ONE or room == HUNTING_TWO:
        state.room_used[seat, slot] = ROOM_SPENT
        gain(state, log, seat, MEAT, ROOM_AMOUNT[room], BY_ROOM + room)
        return
    city = city_of(place)
    state.room_used[seat, slot] |= 1 << city
    if room == EMPTY_CUPBOARD:
        gain(state, log, seat, WOOD, ROOM_AMOUNT[room], BY_ROOM + room)
        gain(state, log, seat, METAL, ROOM_AMOUNT[room], BY_ROOM + room)
    else:
        for _ in range(min(ROOM_AMOUNT[room], state.search_pile_size[city])):
            _search(state, log, seat, city)
