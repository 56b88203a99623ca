"""Secrets: what a seat may see, by allow-list, and how a hidden world is dealt at random behind that view.

Hidden from everybody: the generator, the events to come, the order of the equipment stack, the search piles and the
wild game (but for its top tiles). A seat knows a pile or a stack that it looked through. Until all are ready, the
choices of the setup are known to their owner only.
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import below, plant, shuffle
from newdawn.core.records import Numbers
from newdawn.outlive.components import EQUIPMENT_COPIES, GAME_TILES, LEADER_PLACES, ROOM_COPIES, SEARCH_COUNT
from newdawn.outlive.looking import knows
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
    ROOMS,
    SEARCH_TILES,
    STANDARD_ROOMS,
    WILD_GAME,
)
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.rules import MOST_MOVES, carry_out_setup, legal_moves
from newdawn.outlive.setup import lay_out
from newdawn.outlive.state import (
    ADVANCED_DRAWN,
    CHOOSING,
    DISCARD_ROOM,
    HUNTING_GROUNDS,
    LEADERS_DRAWN,
    NOT_OWNED,
    NOTHING,
    PLACE_HEROES,
    PLACING,
    ROOMS_PUT_BACK,
    SHOWN,
    STACK,
    UNKNOWN,
    State,
)

SPECTATOR = -1
_LOG = Log.dtype


@compiled
def view(state: State, seat: int, seen: State) -> None:
    """Write what a seat (or SPECTATOR) may know into the blank record `seen`: nothing that is not named here."""
    lay_out(seen, state.players, state.placing_in_turn)
    _view_table(state, seen)
    _view_board(state, seen)
    _view_piles(state, seat, seen)
    _view_turn(state, seen)
    for other in range(state.players):
        open_choices = other == seat or state.stage != CHOOSING
        _view_tribe(state, other, seen)
        if open_choices:
            _view_choices(state, other, seen)
        elif state.decision[other] != NOTHING:
            # How far another seat is with its secret choices is its own business.
            seen.decision[other] = DISCARD_ROOM
        if other == seat or state.stage != PLACING or state.placing_in_turn:
            for hero in range(len(HEROES)):
                seen.hero_place[other, hero] = state.hero_place[other, hero]
    if seat != SPECTATOR:
        for i in range(ADVANCED_DRAWN):
            seen.drawn_rooms[seat, i] = state.drawn_rooms[seat, i]
        for i in range(LEADERS_DRAWN):
            seen.drawn_leaders[seat, i] = state.drawn_leaders[seat, i]
        for i in range(ROOMS_PUT_BACK):
            seen.rooms_put_back[seat, i] = state.rooms_put_back[seat, i]
        seen.leader_put_back[seat] = state.leader_put_back[seat]


@compiled
def _view_table(state: State, seen: State) -> None:
    seen.stage = state.stage
    seen.day = state.day
    seen.first_player = state.first_player
    seen.token_holder = state.token_holder
    seen.token_taken = state.token_taken
    seen.flipped = state.flipped
    for space in range(DAYS):
        seen.overcome_by[space] = state.overcome_by[space]
        if space < state.flipped:
            seen.convoy[space] = state.convoy[space]


@compiled
def _view_board(state: State, seen: State) -> None:
    seen.place_stock[:] = state.place_stock
    seen.algae = state.algae
    seen.cargo_survivors[:] = state.cargo_survivors
    seen.cargo_heroes[:] = state.cargo_heroes
    seen.equipment_shown[:] = state.equipment_shown
    seen.equipment_stack_size = state.equipment_stack_size
    seen.equipment_discard[:] = state.equipment_discard
    seen.search_pile_size[:] = state.search_pile_size
    seen.search_aside[:] = state.search_aside
    seen.pile_known[:] = state.pile_known
    seen.wild_stack_size[:] = state.wild_stack_size
    seen.wild_known[:] = state.wild_known


@compiled
def _view_piles(state: State, seat: int, seen: State) -> None:
    """Show a seat the piles and stacks that it looked through, and everybody the top of the wild game."""
    for city in range(len(CITIES)):
        if seat != SPECTATOR and knows(state.pile_known[city], seat):
            seen.search_pile[city, :] = state.search_pile[city, :]
    for ground in range(HUNTING_GROUNDS):
        if seat != SPECTATOR and knows(state.wild_known[ground], seat):
            seen.wild_stack[ground, :] = state.wild_stack[ground, :]
        elif state.wild_stack_size[ground] > 0:
            seen.wild_stack[ground, 0] = state.wild_stack[ground, 0]


@compiled
def _view_turn(state: State, seen: State) -> None:
    seen.searches_left = state.searches_left
    seen.searched[:] = state.searched
    seen.event_space = state.event_space
    seen.active = state.active
    seen.hero = state.hero
    seen.points = state.points
    seen.collected = state.collected
    seen.unlocked = state.unlocked
    seen.hunted = state.hunted
    seen.cupboards = state.cupboards
    seen.berth = state.berth
    seen.waiting = state.waiting
    seen.sensor = state.sensor
    seen.prey = state.prey
    seen.endurance = state.endurance
    seen.targets = state.targets
    seen.bat_target = state.bat_target
    seen.defender = state.defender
    seen.pressure = state.pressure
    seen.passes = state.passes
    seen.event_in_hand = state.event_in_hand


@compiled
def _view_tribe(state: State, other: int, seen: State) -> None:
    """Show what lies open before a player."""
    seen.stock[other, :] = state.stock[other, :]
    seen.room_used[other, :] = state.room_used[other, :]
    seen.gauge[other] = state.gauge[other]
    seen.equipment[other, :] = state.equipment[other, :]
    seen.caught[other, :] = state.caught[other, :]
    seen.hero_state[other, :] = state.hero_state[other, :]
    seen.to_pay[other] = state.to_pay[other]
    seen.to_lose[other] = state.to_lose[other]
    seen.night_step[other] = state.night_step[other]
    seen.room_in_hand[other] = state.room_in_hand[other]
    seen.tile_in_hand[other] = state.tile_in_hand[other]
    seen.due[other, :] = state.due[other, :]
    seen.waivers[other] = state.waivers[other]


@compiled
def _view_choices(state: State, other: int, seen: State) -> None:
    """Show what a player chose in secret at first, and everybody sees after the reveal."""
    seen.decision[other] = state.decision[other]
    seen.leader[other] = state.leader[other]
    seen.room[other, :] = state.room[other, :]
    seen.built[other, :] = state.built[other, :]
    seen.survivors[other, :] = state.survivors[other, :]
    seen.to_settle[other] = state.to_settle[other]


@compiled
def deal(seen: State, seat: int, words: Numbers, worlds: Numbers) -> None:
    """Complete a seat's view at random into `worlds[0]`, consistently with all that the seat knows.

    Every world that the seat must reckon with is equally likely, but for the choices that others made in secret
    during setup: those are made at random. `words` seed the dealing and the generator of the new position.
    """
    worlds[0] = seen
    world = worlds[0]
    plant(world, words)
    if seen.stage == CHOOSING:
        _deal_choices(world, seat)
        return
    _deal_convoy(world)
    _deal_equipment(world)
    _deal_search_piles(world)
    _deal_wild_game(world)
    if seen.stage == PLACING and not seen.placing_in_turn:
        _deal_heroes(world, seat)


@compiled
def _deal_convoy(world: State) -> None:
    """Lay events that nobody has seen onto the face-down spaces."""
    cards = np.empty(len(EVENTS), np.int8)
    size = 0
    for event in range(len(EVENTS)):
        hidden = True
        for space in range(world.flipped):
            if world.convoy[space] == event:
                hidden = False
        if hidden:
            cards[size] = event
            size += 1
    shuffle(world, cards, size)
    for space in range(world.flipped, DAYS):
        world.convoy[space] = cards[space - world.flipped]


@compiled
def _deal_equipment(world: State) -> None:
    """Shuffle all tiles that lie nowhere else into the stack."""
    copies = np.empty(len(EQUIPMENT), np.int64)
    for tile in range(len(EQUIPMENT)):
        copies[tile] = EQUIPMENT_COPIES[tile] - world.equipment_discard[tile]
        for seat in range(world.players):
            if world.equipment[seat, tile] != NOT_OWNED:
                copies[tile] -= 1
        for city in range(len(CITIES)):
            for space in range(SHOWN):
                if world.equipment_shown[city, space] == tile:
                    copies[tile] -= 1
    shuffle_copies(world, copies, world.equipment_stack)


@compiled
def _deal_search_piles(world: State) -> None:
    """Shuffle the tiles that do not lie beside a city into its pile, unless the seat knows the pile."""
    for city in range(len(CITIES)):
        if world.search_pile_size[city] > 0 and world.search_pile[city, 0] == UNKNOWN:
            copies = np.empty(len(SEARCH_TILES), np.int64)
            for tile in range(len(SEARCH_TILES)):
                copies[tile] = SEARCH_COUNT[tile] - world.search_aside[city, tile]
            shuffle_copies(world, copies, world.search_pile[city])


@compiled
def _deal_wild_game(world: State) -> None:
    """Fill the unknown places of the stacks with tiles that were not caught and are not in sight."""
    left = np.empty(len(WILD_GAME), np.int64)
    for kind in range(len(WILD_GAME)):
        left[kind] = GAME_TILES[kind]
        for seat in range(world.players):
            left[kind] -= world.caught[seat, kind]
    for ground in range(HUNTING_GROUNDS):
        for position in range(world.wild_stack_size[ground]):
            if world.wild_stack[ground, position] != UNKNOWN:
                left[world.wild_stack[ground, position]] -= 1
    tiles = np.empty(STACK * HUNTING_GROUNDS * 4, np.int8)
    size = shuffle_copies(world, left, tiles)
    for ground in range(HUNTING_GROUNDS):
        for position in range(world.wild_stack_size[ground]):
            if world.wild_stack[ground, position] == UNKNOWN:
                size -= 1
                world.wild_stack[ground, position] = tiles[size]


@compiled
def _deal_choices(world: State, seat: int) -> None:
    """Deal rooms and leaders to the other seats, and make the choices of those that are ready."""
    left = np.empty(len(ROOMS), np.int64)
    for room in range(len(ROOMS)):
        left[room] = ROOM_COPIES[room] if room >= STANDARD_ROOMS else 0
    free = np.ones(len(LEADERS), np.int8)
    if seat != SPECTATOR:
        _take_own(world, seat, left, free)
    tiles = np.empty(STANDARD_ROOMS + len(ROOMS) * 8, np.int8)
    size = shuffle_copies(world, left, tiles)
    cards = np.empty(len(LEADERS), np.int8)
    leaders = 0
    for leader in range(len(LEADERS)):
        if free[leader]:
            cards[leaders] = leader
            leaders += 1
    shuffle(world, cards, leaders)
    for other in range(world.players):
        if other != seat:
            for i in range(ADVANCED_DRAWN):
                size -= 1
                world.drawn_rooms[other, i] = tiles[size]
            for i in range(LEADERS_DRAWN):
                leaders -= 1
                world.drawn_leaders[other, i] = cards[leaders]
            if world.decision[other] == NOTHING:
                _choose_at_random(world, other)


@compiled
def _take_own(world: State, seat: int, left: Numbers, free: Numbers) -> None:
    """Take what the seat drew itself out of what the others can have."""
    for i in range(ADVANCED_DRAWN):
        if world.drawn_rooms[seat, i] != UNKNOWN:
            left[world.drawn_rooms[seat, i]] -= 1
    for slot in range(STANDARD_ROOMS, SLOTS):
        if world.room[seat, slot] != UNKNOWN:
            left[world.room[seat, slot]] -= 1
    for i in range(ROOMS_PUT_BACK):
        if world.rooms_put_back[seat, i] != UNKNOWN:
            left[world.rooms_put_back[seat, i]] -= 1
    for i in range(LEADERS_DRAWN):
        if world.drawn_leaders[seat, i] != UNKNOWN:
            free[world.drawn_leaders[seat, i]] = 0
    if world.leader[seat] != UNKNOWN:
        free[world.leader[seat]] = 0
        free[world.leader_put_back[seat]] = 0


@compiled
def _choose_at_random(world: State, other: int) -> None:
    """Make all setup choices of a seat at random."""
    # A record does not keep its array alive: it is taken out of it anew for each call.
    logs = np.zeros(1, _LOG)
    moves = np.empty(MOST_MOVES, np.int64)
    world.decision[other] = DISCARD_ROOM
    while world.decision[other] != NOTHING:
        count = legal_moves(world, other, moves)
        carry_out_setup(world, logs[0], other, moves[below(world, count)])


@compiled
def _deal_heroes(world: State, seat: int) -> None:
    """Place the heroes of the other seats that are ready with placing in secret."""
    places = np.empty(len(HEROES), np.int8)
    for other in range(world.players):
        if other != seat and world.decision[other] != PLACE_HEROES:
            for i in range(len(HEROES)):
                places[i] = LEADER_PLACES[world.leader[other], i]
            shuffle(world, places, len(HEROES))
            world.hero_place[other, HERO_5] = places[0]
            world.hero_place[other, HERO_4] = places[1]
            world.hero_place[other, HERO_3A] = min(places[2], places[3])
            world.hero_place[other, HERO_3B] = max(places[2], places[3])
