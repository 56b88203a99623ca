"""Setup: the board is laid out, everything that is face down is shuffled, and missions are dealt."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import below, plant, shuffle
from newdawn.core.records import Numbers
from newdawn.eden.components import (
    BUILDING_END,
    CITY_EQUIPMENT,
    EQUIPMENT_TOKENS,
    MISSION_COPIES,
    MISSIONS_DEALT,
    STATION_TOKENS,
    SURVIVOR_TOKENS,
    TINKERERS_REMOVED,
)
from newdawn.eden.missions import draw_missions
from newdawn.eden.names import (
    BUILDINGS,
    CARDS_OF_A_TYPE,
    FACES,
    PROFESSIONS,
    SEATS,
    TINKERER,
    WILD,
)
from newdawn.eden.prelude import next_choice
from newdawn.eden.preparing import roll_dice, show_buildings, show_events
from newdawn.eden.state import (
    EVENTS_SHOWN,
    LATER_SEASONS,
    MISSION_CARDS,
    MOST_DRAWN,
    NOTHING,
    PRELUDE,
    SHOWN,
    STACK_OF_EQUIPMENT,
    STACK_OF_TOKENS,
    UNKNOWN,
    UNSEEN,
    State,
)


@compiled
def lay_out(state: State, players: int) -> None:
    """Make a blank record an empty table for this many players, with nothing drawn yet."""
    state.players = players
    state.stage = PRELUDE
    state.active = UNKNOWN
    state.bat = UNKNOWN
    state.binoculars = UNKNOWN
    state.heroine = UNKNOWN
    state.first_location = UNKNOWN
    state.swap_location = UNKNOWN
    state.swap_face = UNKNOWN
    for space in range(EVENTS_SHOWN):
        state.events[space] = UNKNOWN
    for stack in range(LATER_SEASONS):
        for i in range(STACK_OF_EQUIPMENT):
            state.equipment_stacks[stack, i] = UNKNOWN
        for i in range(STACK_OF_TOKENS):
            state.station_stacks[stack, i] = UNKNOWN
    for i in range(MISSION_CARDS):
        state.mission_deck[i] = UNKNOWN
    for kind in range(len(PROFESSIONS)):
        for i in range(CARDS_OF_A_TYPE):
            state.building_decks[kind, i] = UNKNOWN
        for space in range(SHOWN):
            state.buildings_shown[kind, space] = UNKNOWN
    for card in range(len(BUILDINGS)):
        state.building_place[card] = UNSEEN
    for seat in range(SEATS):
        for i in range(MOST_DRAWN):
            state.drawn[seat, i] = UNKNOWN


@compiled
def start(state: State, log: Log, players: int, option: int, words: Numbers) -> None:
    """Set a blank record up for a new game; a random player begins (ruling 44)."""
    lay_out(state, players)
    plant(state, words)
    state.first_player = below(state, players)
    roll_dice(state, log)
    _shuffle_missions(state)
    _shuffle_equipment(state)
    _shuffle_tokens(state)
    show_events(state, log)
    _shuffle_buildings(state)
    show_buildings(state, log)
    for seat in range(players):
        draw_missions(state, log, seat, MISSIONS_DEALT)
        state.decision[seat] = NOTHING
    next_choice(state, log)


@compiled
def _shuffle_missions(state: State) -> None:
    """Shuffle all mission cards into their deck."""
    state.mission_deck_size = shuffle_copies(state, MISSION_COPIES, state.mission_deck)


@compiled
def _shuffle_equipment(state: State) -> None:
    """Lay equipment face up into the City Center, and face-down stacks aside for the other seasons."""
    tokens = np.empty(CITY_EQUIPMENT * (LATER_SEASONS + 1), np.int8)
    size = shuffle_copies(state, EQUIPMENT_TOKENS, tokens)
    for i in range(CITY_EQUIPMENT):
        state.city_equipment[tokens[i]] += 1
    for i in range(CITY_EQUIPMENT, size):
        state.equipment_stacks[i // CITY_EQUIPMENT - 1, i % CITY_EQUIPMENT] = tokens[i]


@compiled
def _shuffle_tokens(state: State) -> None:
    """Set one survivor token of each profession aside for the prelude; the others go to the Train Station, now and in
    the seasons to come.
    """
    tokens = np.empty(STATION_TOKENS * (LATER_SEASONS + 1), np.int8)
    copies = np.empty(len(FACES), np.int64)
    for face in range(len(FACES)):
        state.prelude_tokens[face] = 0 if face == WILD else 1
        copies[face] = SURVIVOR_TOKENS[face] - state.prelude_tokens[face]
    size = shuffle_copies(state, copies, tokens)
    for i in range(STATION_TOKENS):
        state.station_tokens[tokens[i]] += 1
    for i in range(STATION_TOKENS, size):
        state.station_stacks[i // STATION_TOKENS - 1, i % STATION_TOKENS] = tokens[i]


@compiled
def _shuffle_buildings(state: State) -> None:
    """Shuffle each building deck: of the tinkerers' the END cards come to lie at the bottom, and for two or three
    players the first cards of the others leave the game unseen (ruling 43).
    """
    for kind in range(len(PROFESSIONS)):
        deck = state.building_decks[kind]
        ends = 0
        size = 0
        # END cards first: only tinkerers have any.
        for end in range(1, -1, -1):
            for i in range(CARDS_OF_A_TYPE):
                card = kind * CARDS_OF_A_TYPE + i
                if BUILDING_END[card] == end:
                    deck[size] = card
                    size += 1
            if end == 1:
                ends = size
        shuffle(state, deck, ends)
        shuffle(state, deck[ends:], size - ends)
        if kind == TINKERER:
            for _ in range(TINKERERS_REMOVED[state.players]):
                size -= 1
                deck[size] = UNKNOWN
        state.building_deck_sizes[kind] = size
