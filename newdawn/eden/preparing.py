"""What is laid out for a season: dice, events and buildings, and what a later season adds to the board (step 4)."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.random import below, shuffle
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden.components import BUILDINGS_SHOWN, LOCATION_DICE, POWER_AMOUNT
from newdawn.eden.names import EVENTS_OF_A_SEASON, FACES, LOCATIONS, PROFESSIONS, SECOND_DIE, SWAP_DICE
from newdawn.eden.state import (
    DISCARDED,
    EVENTS_SHOWN,
    GATHERING,
    ON_THE_TABLE,
    SHOWN,
    UNKNOWN,
    State,
)
from newdawn.eden.tokens import discard_tokens


@compiled
def roll_dice(state: State, log: Log) -> None:
    """Roll the dice of each location."""
    for location in range(len(LOCATIONS)):
        for face in range(len(FACES)):
            state.location_dice[location, face] = 0
        for _ in range(LOCATION_DICE[state.players, location]):
            face = below(state, len(FACES))
            state.location_dice[location, face] += 1
            emit(log, happened.DIE_ROLLED, location, face)


@compiled
def show_events(state: State, log: Log) -> None:
    """Shuffle the four event tiles of the season and lay three of them face up."""
    tiles = np.empty(EVENTS_OF_A_SEASON, np.int8)
    for i in range(EVENTS_OF_A_SEASON):
        tiles[i] = state.season * EVENTS_OF_A_SEASON + i
    shuffle(state, tiles, EVENTS_OF_A_SEASON)
    for space in range(EVENTS_SHOWN):
        state.events[space] = tiles[space]
        state.flipped[space] = 0
        emit(log, happened.EVENT_SHOWN, tiles[space])


@compiled
def draw_building(state: State, kind: int) -> int:
    """Take the first card of a building deck, which must not be empty."""
    state.building_deck_sizes[kind] -= 1
    card = state.building_decks[kind, state.building_deck_sizes[kind]] + 0
    state.building_decks[kind, state.building_deck_sizes[kind]] = UNKNOWN
    return card


@compiled
def show_buildings(state: State, log: Log) -> None:
    """Lay out the first cards of each building deck face up below it."""
    for kind in range(len(PROFESSIONS)):
        for space in range(min(BUILDINGS_SHOWN[state.players], state.building_deck_sizes[kind] + 0)):
            card = draw_building(state, kind)
            state.buildings_shown[kind, space] = card
            state.building_place[card] = ON_THE_TABLE
            emit(log, happened.BUILDING_SHOWN, card)


@compiled
def _clear_buildings(state: State, log: Log) -> None:
    """Discard the buildings that nobody claimed."""
    for kind in range(len(PROFESSIONS)):
        for space in range(SHOWN):
            card = state.buildings_shown[kind, space]
            if card != UNKNOWN:
                state.building_place[card] = DISCARDED
                emit(log, happened.BUILDING_DISCARDED, card)
                state.buildings_shown[kind, space] = UNKNOWN


@compiled
def _unpack(log: Log, stack: Numbers, board: Numbers, arrived: int) -> None:
    """Lay the tokens of a stack out on the board."""
    for i in range(len(stack)):
        board[stack[i]] += 1
        emit(log, arrived, stack[i])
        stack[i] = UNKNOWN


@compiled
def _refill_station(state: State, log: Log) -> None:
    """Add the next survivor tokens; only in a game of two, those that were left over go to the box first."""
    stack = state.season - 1
    if state.players == 2:
        discard_tokens(state, log, state.station_tokens)
    _unpack(log, state.station_stacks[stack], state.station_tokens, happened.TOKEN_ARRIVED)


@compiled
def _refill_city(state: State, log: Log) -> None:
    """Return the Bat and the Binoculars, and add the next equipment."""
    stack = state.season - 1
    state.bat = UNKNOWN
    state.binoculars = UNKNOWN
    _unpack(log, state.equipment_stacks[stack], state.city_equipment, happened.EQUIPMENT_ARRIVED)


@compiled
def prepare_season(state: State, log: Log) -> None:
    """Prepare the next season; whoever had the Binoculars begins it."""
    state.season += 1
    emit(log, happened.SEASON, state.season)
    emit(log, happened.TOKENS_RETURNED)
    if state.binoculars != UNKNOWN:
        state.first_player = state.binoculars
    emit(log, happened.FIRST_PLAYER, state.first_player)
    roll_dice(state, log)
    _refill_station(state, log)
    _refill_city(state, log)
    show_events(state, log)
    state.heroine = UNKNOWN
    _clear_buildings(state, log)
    show_buildings(state, log)
    for seat in range(state.players):
        state.dice_taken[seat] = 0
        state.swaps_left[seat] = state.powers[seat, SWAP_DICE] * POWER_AMOUNT[SWAP_DICE]
        state.extra_dice[seat] = state.powers[seat, SECOND_DIE] * POWER_AMOUNT[SECOND_DIE]
    state.stage = GATHERING
