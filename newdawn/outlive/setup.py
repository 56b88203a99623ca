"""Setup: rooms, first room, survivors and leader in secret; then the reveal, Mary's search tiles, and the heroes."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import plant, shuffle
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import (
    EQUIPMENT_COPIES,
    GAME_STACK,
    GAME_TILES,
    GAUGE_START,
    LEADER_AGE,
    LEADER_EQUIPMENT,
    LEADER_PLACES,
    LEADER_SEARCHES,
    LEADER_SEARCHES_DROPPED,
    LEADER_STOCK,
    ROOM_COPIES,
    ROOMS_KEPT,
    SETUP_SURVIVORS,
)
from newdawn.outlive.moves import BUILD_ROOM, DISCARD, DRAW, FIRST, KIND, LEAD, PLACE, RETURN, SECOND, SETTLE
from newdawn.outlive.names import (
    BY_LEADER,
    CITIES,
    DAYS,
    EQUIPMENT,
    EVENTS,
    HERO_3A,
    HERO_3B,
    HERO_4,
    HERO_5,
    HEROES,
    LEADERS,
    PLACES,
    ROOMS,
    SEATS,
    STANDARD_ROOMS,
    TOKENS,
)
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.search_piles import TILE_KINDS, shuffle_search_piles, take_tile_contents, turn_over_tile
from newdawn.outlive.state import (
    ADVANCED_DRAWN,
    BROKEN,
    CHOOSE_LEADER,
    CHOOSING,
    DISCARD_ROOM,
    FIRST_ROOM,
    FIRST_SURVIVORS,
    HUNTING_GROUNDS,
    LEADERS_DRAWN,
    NOTHING,
    PLACE_HEROES,
    PLACING,
    RETURN_TILE,
    ROOMS_PUT_BACK,
    SEARCH_CITY,
    SEARCHING,
    SHOWN,
    STACK,
    STAGE_DAWN,
    UNKNOWN,
    State,
)
from newdawn.outlive.stores import gain
from newdawn.outlive.survivors import space_reason


@compiled
def lay_out(state: State, players: int, placing_in_turn: int) -> None:
    """Make a blank record an empty table for this many players, with nothing drawn yet."""
    state.players = players
    state.placing_in_turn = placing_in_turn
    state.stage = CHOOSING
    for space in range(DAYS):
        state.convoy[space] = UNKNOWN
        state.overcome_by[space] = UNKNOWN
    for city in range(len(CITIES)):
        for space in range(SHOWN):
            state.equipment_shown[city, space] = UNKNOWN
    for ground in range(HUNTING_GROUNDS):
        for position in range(STACK):
            state.wild_stack[ground, position] = UNKNOWN
    for i in range(len(state.equipment_stack)):
        state.equipment_stack[i] = UNKNOWN
    for city in range(len(CITIES)):
        for i in range(state.search_pile.shape[1]):
            state.search_pile[city, i] = UNKNOWN
    for seat in range(SEATS):
        state.leader[seat] = UNKNOWN
        state.gauge[seat] = GAUGE_START
        state.room_in_hand[seat] = UNKNOWN
        state.tile_in_hand[seat] = UNKNOWN
        for hero in range(len(HEROES)):
            state.hero_place[seat, hero] = UNKNOWN
        for slot in range(SLOTS):
            state.room[seat, slot] = slot if slot < STANDARD_ROOMS else UNKNOWN
        for i in range(ADVANCED_DRAWN):
            state.drawn_rooms[seat, i] = UNKNOWN
        for i in range(LEADERS_DRAWN):
            state.drawn_leaders[seat, i] = UNKNOWN
        _forget(state, seat)
    state.berth = UNKNOWN
    state.bat_target = UNKNOWN
    state.defender = UNKNOWN
    state.event_in_hand = UNKNOWN


@compiled
def _forget(state: State, seat: int) -> None:
    """Clear what a seat remembers of the rooms and the leader that it put back."""
    for i in range(ROOMS_PUT_BACK):
        state.rooms_put_back[seat, i] = UNKNOWN
    state.leader_put_back[seat] = UNKNOWN


@compiled
def deal_setup(state: State) -> None:
    """Deal six advanced rooms and two leaders to everybody, and ask for their choices."""
    tiles = np.empty(STANDARD_ROOMS + len(ROOMS) * 8, np.int8)
    copies = np.zeros(len(ROOMS), np.int64)
    for room in range(STANDARD_ROOMS, len(ROOMS)):
        copies[room] = ROOM_COPIES[room]
    shuffle_copies(state, copies, tiles)
    cards = np.empty(len(LEADERS), np.int8)
    for leader in range(len(LEADERS)):
        cards[leader] = leader
    shuffle(state, cards, len(LEADERS))
    for seat in range(state.players):
        for i in range(ADVANCED_DRAWN):
            state.drawn_rooms[seat, i] = tiles[seat * ADVANCED_DRAWN + i]
        for i in range(LEADERS_DRAWN):
            state.drawn_leaders[seat, i] = cards[seat * LEADERS_DRAWN + i]
        state.decision[seat] = DISCARD_ROOM


@compiled
def start(state: State, log: Log, players: int, placing_in_turn: int, words: Numbers) -> None:
    """Set a blank record up for a new game."""
    lay_out(state, players, placing_in_turn)
    plant(state, words)
    deal_setup(state)


@compiled
def discard_room_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which of the drawn advanced rooms to put back."""
    if KIND[move] != DISCARD:
        return because(reasons.NOT_NOW, state.decision[seat])
    room = STANDARD_ROOMS + FIRST[move]
    for i in range(ADVANCED_DRAWN):
        if state.drawn_rooms[seat, i] == room:
            return 0
    return because(reasons.ROOM_NOT_DRAWN, room)


@compiled
def discard_room(state: State, log: Log, seat: int, move: int) -> None:
    """Put the room back; the four that stay go, unbuilt, onto the shelter's advanced spaces."""
    room = STANDARD_ROOMS + FIRST[move]
    kept = 0
    put_back = False
    for i in range(ADVANCED_DRAWN):
        if state.drawn_rooms[seat, i] == room and not put_back:
            state.drawn_rooms[seat, i] = UNKNOWN
            put_back = True
            state.rooms_put_back[seat, 0 if state.rooms_put_back[seat, 0] == UNKNOWN else 1] = room
        elif state.drawn_rooms[seat, i] != UNKNOWN:
            kept += 1
    if kept > ROOMS_KEPT:
        return
    slot = STANDARD_ROOMS
    for i in range(ADVANCED_DRAWN):
        if state.drawn_rooms[seat, i] != UNKNOWN:
            state.room[seat, slot] = state.drawn_rooms[seat, i]
            state.drawn_rooms[seat, i] = UNKNOWN
            slot += 1
    state.decision[seat] = FIRST_ROOM


@compiled
def first_room_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which of the seven rooms to build for free."""
    return 0 if KIND[move] == BUILD_ROOM else because(reasons.NOT_NOW, state.decision[seat])


@compiled
def first_room(state: State, log: Log, seat: int, move: int) -> None:
    """Build the room."""
    state.built[seat, FIRST[move]] = 1
    state.to_settle[seat] = SETUP_SURVIVORS
    state.decision[seat] = FIRST_SURVIVORS


@compiled
def first_survivors_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is where the four survivors live: any split between room and airlock that fits (ruling 53).
    """
    if KIND[move] != SETTLE:
        return because(reasons.NOT_NOW, state.decision[seat])
    return space_reason(state, seat, FIRST[move])


@compiled
def first_survivors(state: State, log: Log, seat: int, move: int) -> None:
    """Place one survivor. It is secret until everybody is ready, so nothing is announced."""
    state.survivors[seat, FIRST[move]] += 1
    state.to_settle[seat] -= 1
    if state.to_settle[seat] == 0:
        state.decision[seat] = CHOOSE_LEADER


@compiled
def choose_leader_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which of the two drawn leaders to keep."""
    if KIND[move] != LEAD:
        return because(reasons.NOT_NOW, state.decision[seat])
    for i in range(LEADERS_DRAWN):
        if state.drawn_leaders[seat, i] == FIRST[move]:
            return 0
    return because(reasons.LEADER_NOT_DRAWN, FIRST[move])


@compiled
def choose_leader(state: State, log: Log, seat: int, move: int) -> None:
    """Keep the leader, and wait for the others."""
    state.leader[seat] = FIRST[move]
    for i in range(LEADERS_DRAWN):
        if state.drawn_leaders[seat, i] != FIRST[move]:
            state.leader_put_back[seat] = state.drawn_leaders[seat, i]
        state.drawn_leaders[seat, i] = UNKNOWN
    state.decision[seat] = NOTHING


@compiled
def reveal(state: State, log: Log) -> None:
    """Turn all choices over, give the leaders' goods, and lay the board out."""
    oldest = 0
    for seat in range(state.players):
        leader = state.leader[seat]
        _forget(state, seat)
        emit(log, happened.LEADER_REVEALED, seat, leader)
        for slot in range(STANDARD_ROOMS, SLOTS):
            emit(log, happened.ROOM_REVEALED, seat, slot, state.room[seat, slot], state.built[seat, slot])
        for slot in range(SLOTS):
            if state.built[seat, slot] == 1:
                emit(log, happened.ROOM_BUILT, seat, slot, state.room[seat, slot])
        for where in range(state.survivors.shape[1]):
            for _ in range(state.survivors[seat, where]):
                emit(log, happened.SURVIVOR_JOINED, seat, where, BY_LEADER)
        for token in range(len(TOKENS)):
            gain(state, log, seat, token, LEADER_STOCK[leader, token], BY_LEADER)
        state.equipment[seat, LEADER_EQUIPMENT[leader]] = BROKEN
        emit(log, happened.EQUIPMENT_GIVEN, seat, LEADER_EQUIPMENT[leader])
        state.searches_left += LEADER_SEARCHES[leader]
        if LEADER_AGE[leader] > LEADER_AGE[state.leader[oldest]]:
            oldest = seat
    state.first_player = oldest
    state.token_holder = oldest
    emit(log, happened.FIRST_PLAYER, oldest)
    _shuffle_equipment(state)
    _shuffle_events(state)
    _shuffle_wild_game(state)
    shuffle_search_piles(state)
    state.stage = SEARCHING


@compiled
def _shuffle_equipment(state: State) -> None:
    """Stack the equipment, without the leaders' tiles."""
    copies = np.empty(len(EQUIPMENT), np.int64)
    for tile in range(len(EQUIPMENT)):
        copies[tile] = EQUIPMENT_COPIES[tile]
        for seat in range(state.players):
            if state.equipment[seat, tile] == BROKEN:
                copies[tile] -= 1
    state.equipment_stack_size = shuffle_copies(state, copies, state.equipment_stack)


@compiled
def _shuffle_events(state: State) -> None:
    """Lay six of the twelve events face down on the convoy."""
    cards = np.empty(len(EVENTS), np.int8)
    for event in range(len(EVENTS)):
        cards[event] = event
    shuffle(state, cards, len(EVENTS))
    for space in range(DAYS):
        state.convoy[space] = cards[space]


@compiled
def _shuffle_wild_game(state: State) -> None:
    """Make three stacks of wild game by player count; what is left over stays hidden (ruling 5)."""
    tiles = np.empty(STACK * HUNTING_GROUNDS * 4, np.int8)
    shuffle_copies(state, GAME_TILES, tiles)
    height = GAME_STACK[state.players]
    for ground in range(HUNTING_GROUNDS):
        state.wild_stack_size[ground] = height
        for position in range(height):
            state.wild_stack[ground, position] = tiles[ground * height + position]


@compiled
def begin_searching(state: State) -> None:
    """Let Mary Koolpepper draw her search tiles, if somebody chose her (ruling 42)."""
    for seat in range(state.players):
        if state.searches_left > 0 and LEADER_SEARCHES[state.leader[seat]] > 0:
            state.decision[seat] = SEARCH_CITY
            return
    state.stage = PLACING


@compiled
def search_city_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is from which city the next tile comes."""
    if KIND[move] != DRAW:
        return because(reasons.NOT_NOW, state.decision[seat])
    return 0 if state.search_pile_size[FIRST[move]] > 0 else because(reasons.PILE_EMPTY, FIRST[move])


@compiled
def search_city(state: State, log: Log, seat: int, move: int) -> None:
    """Draw a tile, face up."""
    tile = turn_over_tile(state, FIRST[move])
    state.searched[tile] += 1
    state.searches_left -= 1
    emit(log, happened.SEARCH_DRAWN, seat, FIRST[move], tile)
    if state.searches_left == 0:
        state.searches_left = LEADER_SEARCHES_DROPPED[state.leader[seat]]
        state.decision[seat] = RETURN_TILE


@compiled
def return_tile_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which of the drawn tiles goes back unused."""
    if KIND[move] != RETURN:
        return because(reasons.NOT_NOW, state.decision[seat])
    return 0 if state.searched[FIRST[move]] > 0 else because(reasons.TILE_NOT_DRAWN, FIRST[move])


@compiled
def return_tile(state: State, log: Log, seat: int, move: int) -> None:
    """Put the tile back and take what the others show."""
    state.searched[FIRST[move]] -= 1
    state.searches_left -= 1
    emit(log, happened.TILE_RETURNED, seat, FIRST[move])
    if state.searches_left > 0:
        return
    for tile in range(TILE_KINDS):
        for _ in range(state.searched[tile]):
            take_tile_contents(state, log, seat, tile)
        state.searched[tile] = 0
    state.decision[seat] = NOTHING


@compiled
def count_placed(state: State, seat: int) -> int:
    """Return how many heroes of a tribe are on the board."""
    count = 0
    for hero in range(len(HEROES)):
        if state.hero_place[seat, hero] != UNKNOWN:
            count += 1
    return count


@compiled
def next_to_place(state: State) -> int:
    """Return who places a hero next in turn order, round by round; -1 if all are on the board."""
    for placed in range(len(HEROES)):
        for i in range(state.players):
            seat = (state.first_player + i) % state.players
            if count_placed(state, seat) == placed:
                return seat
    return -1


@compiled
def can_choose_place(state: State, seat: int) -> bool:
    """Return whether it makes a difference which hero a tribe places where: the two of strength 3 are alike."""
    strong = state.hero_place[seat, HERO_5] == UNKNOWN or state.hero_place[seat, HERO_4] == UNKNOWN
    return strong and count_placed(state, seat) < len(HEROES) - 1


@compiled
def place_next(state: State, log: Log) -> None:
    """Ask everybody at once where the heroes start, or, if the table wants it so, one player after another for one hero
    (ruling 49).
    """
    if state.placing_in_turn:
        seat = next_to_place(state)
        while seat >= 0:
            if can_choose_place(state, seat):
                state.decision[seat] = PLACE_HEROES
                return
            hero = 0
            while state.hero_place[seat, hero] != UNKNOWN:
                hero += 1
            _place(state, log, seat, hero, _first_free_place(state, seat))
            seat = next_to_place(state)
    else:
        if state.hero_place[0, HERO_5] == UNKNOWN:
            for seat in range(state.players):
                state.decision[seat] = PLACE_HEROES
            return
        for seat in range(state.players):
            for hero in range(len(HEROES)):
                emit(log, happened.HERO_PLACED, seat, hero, state.hero_place[seat, hero])
    state.stage = STAGE_DAWN


@compiled
def _first_free_place(state: State, seat: int) -> int:
    """Return the first place of a tribe's leader, in ring order, where none of its heroes stands."""
    for place in range(len(PLACES)):
        for i in range(len(HEROES)):
            if LEADER_PLACES[state.leader[seat], i] == place and not _has_hero_at(state, seat, place):
                return place
    return -1


@compiled
def _has_hero_at(state: State, seat: int, place: int) -> bool:
    for hero in range(len(HEROES)):
        if state.hero_place[seat, hero] == place:
            return True
    return False


@compiled
def _named_hero(state: State, seat: int, strength: int) -> int:
    """Return the hero that a move means which names a strength, by its place in `STRENGTHS`."""
    if strength == 0:
        return HERO_5
    if strength == 1:
        return HERO_4
    return HERO_3A if state.hero_place[seat, HERO_3A] == UNKNOWN else HERO_3B


@compiled
def place_heroes_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    It has to name the place of a hero: of strength 5 and then of strength 4 where all place at once, of any strength
    where they take turns.
    """
    if KIND[move] != PLACE:
        return because(reasons.NOT_NOW, state.decision[seat])
    hero = _named_hero(state, seat, FIRST[move])
    if state.hero_place[seat, hero] != UNKNOWN:
        return because(reasons.HERO_ON_BOARD, hero)
    if not state.placing_in_turn and hero != (HERO_5 if state.hero_place[seat, HERO_5] == UNKNOWN else HERO_4):
        return because(reasons.NOT_NOW, state.decision[seat])
    place = SECOND[move]
    for i in range(len(HEROES)):
        if LEADER_PLACES[state.leader[seat], i] == place:
            return because(reasons.PLACE_TAKEN_BY_OWN_HERO, place) if _has_hero_at(state, seat, place) else 0
    return because(reasons.NOT_A_LEADER_PLACE, place)


@compiled
def place_heroes(state: State, log: Log, seat: int, move: int) -> None:
    """Place the hero. Where all place at once, those of strength 3 take the places left."""
    hero = _named_hero(state, seat, FIRST[move])
    if state.placing_in_turn:
        state.decision[seat] = NOTHING
        _place(state, log, seat, hero, SECOND[move])
        return
    state.hero_place[seat, hero] = SECOND[move]
    if hero == HERO_4:
        state.hero_place[seat, HERO_3A] = _first_free_place(state, seat)
        state.hero_place[seat, HERO_3B] = _first_free_place(state, seat)
        state.decision[seat] = NOTHING


@compiled
def _place(state: State, log: Log, seat: int, hero: int, place: int) -> None:
    """Put a hero on the board for all to see."""
    state.hero_place[seat, hero] = place
    emit(log, happened.HERO_PLACED, seat, hero, place)
