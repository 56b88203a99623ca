"""Setup: rooms, first room, survivors and leader in secret; then the reveal, Mary's search tiles, and the heroes."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import plant, shuffle
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.outlive import log as happened
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
    SEARCH_COUNT,
    SETUP_SURVIVORS,
)
from newdawn.outlive.moves import BUILD_ROOM, DISCARD, DRAW, FIRST, KIND, LEAD, PLACE, RETURN, SECOND, SETTLE
from newdawn.outlive.names import (
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
    SEARCH_ALGAE,
    SEARCH_TILES,
    SEATS,
    STANDARD_ROOMS,
    TOKENS,
    WATER,
)
from newdawn.outlive.rooms import SLOTS
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
    Game,
)
from newdawn.outlive.stores import gain, lower_gauge
from newdawn.outlive.survivors import space_reason

TILE_KINDS = len(SEARCH_TILES)


@compiled
def lay_out(game: Game, players: int, simultaneous_placing: int) -> None:
    """Make a blank record an empty table for so many players, with nothing drawn yet."""
    game.players = players
    game.simultaneous_placing = simultaneous_placing
    game.stage = CHOOSING
    for space in range(DAYS):
        game.convoy[space] = UNKNOWN
        game.overcome_by[space] = UNKNOWN
    for city in range(len(CITIES)):
        for space in range(SHOWN):
            game.equipment_shown[city, space] = UNKNOWN
    for ground in range(HUNTING_GROUNDS):
        for position in range(STACK):
            game.wild_stack[ground, position] = UNKNOWN
    for i in range(len(game.equipment_stack)):
        game.equipment_stack[i] = UNKNOWN
    for city in range(len(CITIES)):
        for i in range(game.search_pile.shape[1]):
            game.search_pile[city, i] = UNKNOWN
    for seat in range(SEATS):
        game.leader[seat] = UNKNOWN
        game.gauge[seat] = GAUGE_START
        game.room_in_hand[seat] = UNKNOWN
        game.tile_in_hand[seat] = UNKNOWN
        for hero in range(len(HEROES)):
            game.hero_place[seat, hero] = UNKNOWN
        for slot in range(SLOTS):
            game.room[seat, slot] = slot if slot < STANDARD_ROOMS else UNKNOWN
        for i in range(ADVANCED_DRAWN):
            game.drawn_rooms[seat, i] = UNKNOWN
        for i in range(LEADERS_DRAWN):
            game.drawn_leaders[seat, i] = UNKNOWN
        _forget(game, seat)
    game.berth = UNKNOWN
    game.bat_target = UNKNOWN
    game.defender = UNKNOWN
    game.event_in_hand = UNKNOWN


@compiled
def _forget(game: Game, seat: int) -> None:
    """Clear what a seat remembers of the rooms and the leader that it put back."""
    for i in range(ROOMS_PUT_BACK):
        game.rooms_put_back[seat, i] = UNKNOWN
    game.leader_put_back[seat] = UNKNOWN


@compiled
def deal_setup(game: Game) -> None:
    """Deal six advanced rooms and two leaders to everybody, and ask for their choices."""
    tiles = np.empty(STANDARD_ROOMS + len(ROOMS) * 8, np.int8)
    copies = np.zeros(len(ROOMS), np.int64)
    for room in range(STANDARD_ROOMS, len(ROOMS)):
        copies[room] = ROOM_COPIES[room]
    shuffle_copies(game, copies, tiles)
    cards = np.empty(len(LEADERS), np.int8)
    for leader in range(len(LEADERS)):
        cards[leader] = leader
    shuffle(game, cards, len(LEADERS))
    for seat in range(game.players):
        for i in range(ADVANCED_DRAWN):
            game.drawn_rooms[seat, i] = tiles[seat * ADVANCED_DRAWN + i]
        for i in range(LEADERS_DRAWN):
            game.drawn_leaders[seat, i] = cards[seat * LEADERS_DRAWN + i]
        game.decision[seat] = DISCARD_ROOM


@compiled
def start(game: Game, log: Log, players: int, simultaneous_placing: int, words: Numbers) -> None:
    """Set a blank record up for a new game."""
    lay_out(game, players, simultaneous_placing)
    plant(game, words)
    deal_setup(game)


@compiled
def discard_room_reason(game: Game, seat: int, move: int) -> int:
    """Ask which of the drawn advanced rooms to put back."""
    if KIND[move] != DISCARD:
        return because(reasons.NOT_NOW, game.decision[seat])
    room = STANDARD_ROOMS + FIRST[move]
    for i in range(ADVANCED_DRAWN):
        if game.drawn_rooms[seat, i] == room:
            return 0
    return because(reasons.ROOM_NOT_DRAWN, room)


@compiled
def discard_room(game: Game, log: Log, seat: int, move: int) -> None:
    """Put the room back; the four that stay go, unbuilt, onto the shelter's advanced spaces."""
    room = STANDARD_ROOMS + FIRST[move]
    kept = 0
    put_back = False
    for i in range(ADVANCED_DRAWN):
        if game.drawn_rooms[seat, i] == room and not put_back:
            game.drawn_rooms[seat, i] = UNKNOWN
            put_back = True
            game.rooms_put_back[seat, 0 if game.rooms_put_back[seat, 0] == UNKNOWN else 1] = room
        elif game.drawn_rooms[seat, i] != UNKNOWN:
            kept += 1
    if kept > ROOMS_KEPT:
        return
    slot = STANDARD_ROOMS
    for i in range(ADVANCED_DRAWN):
        if game.drawn_rooms[seat, i] != UNKNOWN:
            game.room[seat, slot] = game.drawn_rooms[seat, i]
            game.drawn_rooms[seat, i] = UNKNOWN
            slot += 1
    game.decision[seat] = FIRST_ROOM


@compiled
def first_room_reason(game: Game, seat: int, move: int) -> int:
    """Ask which of the seven rooms to build for free."""
    return 0 if KIND[move] == BUILD_ROOM else because(reasons.NOT_NOW, game.decision[seat])


@compiled
def first_room(game: Game, log: Log, seat: int, move: int) -> None:
    """Build the room."""
    game.built[seat, FIRST[move]] = 1
    game.to_settle[seat] = SETUP_SURVIVORS
    game.decision[seat] = FIRST_SURVIVORS


@compiled
def first_survivors_reason(game: Game, seat: int, move: int) -> int:
    """Ask where the four survivors live: in the built room and in the airlock, any split that fits (ruling 53)."""
    if KIND[move] != SETTLE:
        return because(reasons.NOT_NOW, game.decision[seat])
    return space_reason(game, seat, FIRST[move])


@compiled
def first_survivors(game: Game, log: Log, seat: int, move: int) -> None:
    """Place one survivor. It is secret until everybody is ready, so nothing is announced."""
    game.survivors[seat, FIRST[move]] += 1
    game.to_settle[seat] -= 1
    if game.to_settle[seat] == 0:
        game.decision[seat] = CHOOSE_LEADER


@compiled
def choose_leader_reason(game: Game, seat: int, move: int) -> int:
    """Ask which of the two drawn leaders to keep."""
    if KIND[move] != LEAD:
        return because(reasons.NOT_NOW, game.decision[seat])
    for i in range(LEADERS_DRAWN):
        if game.drawn_leaders[seat, i] == FIRST[move]:
            return 0
    return because(reasons.LEADER_NOT_DRAWN, FIRST[move])


@compiled
def choose_leader(game: Game, log: Log, seat: int, move: int) -> None:
    """Keep the leader, and wait for the others."""
    game.leader[seat] = FIRST[move]
    for i in range(LEADERS_DRAWN):
        if game.drawn_leaders[seat, i] != FIRST[move]:
            game.leader_put_back[seat] = game.drawn_leaders[seat, i]
        game.drawn_leaders[seat, i] = UNKNOWN
    game.decision[seat] = NOTHING


@compiled
def reveal(game: Game, log: Log) -> None:
    """Turn all choices over, give the leaders' goods, and lay the board out."""
    oldest = 0
    for seat in range(game.players):
        leader = game.leader[seat]
        _forget(game, seat)
        emit(log, happened.LEADER_REVEALED, seat, leader)
        for slot in range(STANDARD_ROOMS, SLOTS):
            emit(log, happened.ROOM_REVEALED, seat, slot, game.room[seat, slot], game.built[seat, slot])
        for slot in range(SLOTS):
            if game.built[seat, slot] == 1:
                emit(log, happened.ROOM_BUILT, seat, slot, game.room[seat, slot])
        for where in range(game.survivors.shape[1]):
            for _ in range(game.survivors[seat, where]):
                emit(log, happened.SURVIVOR_JOINED, seat, where)
        for token in range(len(TOKENS)):
            gain(game, log, seat, token, LEADER_STOCK[leader, token])
        game.equipment[seat, LEADER_EQUIPMENT[leader]] = BROKEN
        emit(log, happened.EQUIPMENT_GIVEN, seat, LEADER_EQUIPMENT[leader])
        game.searches_left += LEADER_SEARCHES[leader]
        if LEADER_AGE[leader] > LEADER_AGE[game.leader[oldest]]:
            oldest = seat
    game.first_player = oldest
    game.token_holder = oldest
    emit(log, happened.FIRST_PLAYER, oldest)
    _shuffle_equipment(game)
    _shuffle_events(game)
    _shuffle_wild_game(game)
    shuffle_search_piles(game)
    game.stage = SEARCHING


@compiled
def _shuffle_equipment(game: Game) -> None:
    """Stack the equipment, without the leaders' tiles."""
    copies = np.empty(len(EQUIPMENT), np.int64)
    for tile in range(len(EQUIPMENT)):
        copies[tile] = EQUIPMENT_COPIES[tile]
        for seat in range(game.players):
            if game.equipment[seat, tile] == BROKEN:
                copies[tile] -= 1
    game.equipment_stack_size = shuffle_copies(game, copies, game.equipment_stack)


@compiled
def _shuffle_events(game: Game) -> None:
    """Lay six of the twelve events face down on the convoy."""
    cards = np.empty(len(EVENTS), np.int8)
    for event in range(len(EVENTS)):
        cards[event] = event
    shuffle(game, cards, len(EVENTS))
    for space in range(DAYS):
        game.convoy[space] = cards[space]


@compiled
def _shuffle_wild_game(game: Game) -> None:
    """Make three stacks of wild game by player count; what is left over stays hidden (ruling 5)."""
    tiles = np.empty(STACK * HUNTING_GROUNDS * 4, np.int8)
    shuffle_copies(game, GAME_TILES, tiles)
    height = GAME_STACK[game.players]
    for ground in range(HUNTING_GROUNDS):
        game.wild_stack_size[ground] = height
        for position in range(height):
            game.wild_stack[ground, position] = tiles[ground * height + position]


@compiled
def shuffle_search_piles(game: Game) -> None:
    """Shuffle all search tiles of each city into its pile; nobody knows the order any more."""
    for city in range(len(CITIES)):
        for tile in range(TILE_KINDS):
            game.search_aside[city, tile] = 0
        game.search_pile_size[city] = shuffle_copies(game, SEARCH_COUNT, game.search_pile[city])
        game.pile_known[city] = 0


@compiled
def turn_over_tile(game: Game, city: int) -> int:
    """Turn the top search tile of a city over and lay it beside the pile."""
    game.search_pile_size[city] -= 1
    tile = game.search_pile[city, game.search_pile_size[city]] + 0
    game.search_pile[city, game.search_pile_size[city]] = UNKNOWN
    game.search_aside[city, tile] += 1
    return tile


@compiled
def take_tile_contents(game: Game, log: Log, seat: int, tile: int) -> None:
    """Give what a search tile shows: a token, or algae that lower the radioactivity; a cupboard is empty."""
    if tile < SEARCH_ALGAE:
        gain(game, log, seat, WATER + tile, 1)
    elif tile == SEARCH_ALGAE:
        lower_gauge(game, log, seat)


@compiled
def begin_searching(game: Game) -> None:
    """Let Mary Koolpepper draw her search tiles, if somebody chose her (ruling 42)."""
    for seat in range(game.players):
        if game.searches_left > 0 and LEADER_SEARCHES[game.leader[seat]] > 0:
            game.decision[seat] = SEARCH_CITY
            return
    game.stage = PLACING


@compiled
def search_city_reason(game: Game, seat: int, move: int) -> int:
    """Ask from which city the next tile comes."""
    if KIND[move] != DRAW:
        return because(reasons.NOT_NOW, game.decision[seat])
    return 0 if game.search_pile_size[FIRST[move]] > 0 else because(reasons.PILE_EMPTY, FIRST[move])


@compiled
def search_city(game: Game, log: Log, seat: int, move: int) -> None:
    """Draw a tile, face up."""
    tile = turn_over_tile(game, FIRST[move])
    game.searched[tile] += 1
    game.searches_left -= 1
    emit(log, happened.SEARCH_DRAWN, seat, FIRST[move], tile)
    if game.searches_left == 0:
        game.searches_left = LEADER_SEARCHES_DROPPED[game.leader[seat]]
        game.decision[seat] = RETURN_TILE


@compiled
def return_tile_reason(game: Game, seat: int, move: int) -> int:
    """Ask which of the drawn tiles goes back unused."""
    if KIND[move] != RETURN:
        return because(reasons.NOT_NOW, game.decision[seat])
    return 0 if game.searched[FIRST[move]] > 0 else because(reasons.TILE_NOT_DRAWN, FIRST[move])


@compiled
def return_tile(game: Game, log: Log, seat: int, move: int) -> None:
    """Put the tile back and take what the others show."""
    game.searched[FIRST[move]] -= 1
    game.searches_left -= 1
    emit(log, happened.TILE_RETURNED, seat, FIRST[move])
    if game.searches_left > 0:
        return
    for tile in range(TILE_KINDS):
        for _ in range(game.searched[tile]):
            take_tile_contents(game, log, seat, tile)
        game.searched[tile] = 0
    game.decision[seat] = NOTHING


@compiled
def place_next(game: Game, log: Log) -> None:
    """Ask the next player in turn order to place heroes, or everybody at once if the table wants it so (ruling 49)."""
    if game.simultaneous_placing:
        if game.hero_place[0, HERO_5] == UNKNOWN:
            for seat in range(game.players):
                game.decision[seat] = PLACE_HEROES
            return
        for seat in range(game.players):
            _announce_heroes(game, log, seat)
    else:
        for i in range(game.players):
            seat = (game.first_player + i) % game.players
            if game.hero_place[seat, HERO_5] == UNKNOWN:
                game.decision[seat] = PLACE_HEROES
                return
    game.stage = STAGE_DAWN


@compiled
def place_heroes_reason(game: Game, seat: int, move: int) -> int:
    """Ask for the place of the hero of strength 5, then of the one of strength 4."""
    hero = HERO_5 if game.hero_place[seat, HERO_5] == UNKNOWN else HERO_4
    if KIND[move] != PLACE or (HERO_5 if FIRST[move] == 0 else HERO_4) != hero:
        return because(reasons.NOT_NOW, game.decision[seat])
    place = SECOND[move]
    for i in range(len(HEROES)):
        if LEADER_PLACES[game.leader[seat], i] == place:
            if game.hero_place[seat, HERO_5] == place:
                return because(reasons.PLACE_TAKEN_BY_OWN_HERO, place)
            return 0
    return because(reasons.NOT_A_LEADER_PLACE, place)


@compiled
def place_heroes(game: Game, log: Log, seat: int, move: int) -> None:
    """Place the hero; the two of strength 3 are alike and take the places left."""
    place = SECOND[move]
    if FIRST[move] == 0:
        game.hero_place[seat, HERO_5] = place
        return
    game.hero_place[seat, HERO_4] = place
    hero = HERO_3A
    for place in range(len(PLACES)):
        for i in range(len(HEROES)):
            free = place not in (game.hero_place[seat, HERO_5], game.hero_place[seat, HERO_4])
            if LEADER_PLACES[game.leader[seat], i] == place and free:
                game.hero_place[seat, hero] = place
                hero = HERO_3B
    game.decision[seat] = NOTHING
    if not game.simultaneous_placing:
        _announce_heroes(game, log, seat)


@compiled
def _announce_heroes(game: Game, log: Log, seat: int) -> None:
    for hero in range(len(HEROES)):
        emit(log, happened.HERO_PLACED, seat, hero, game.hero_place[seat, hero])
