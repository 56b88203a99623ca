"""What is laid out for a season: dice, events and buildings, and what a later season adds to the board (step 4)."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.random import below, shuffle
from newdawn.core.records import Numbers
from newdawn.eden import log as happened
from newdawn.eden.components import BUILDINGS_SHOWN, LOCATION_DICE, POWER_AMOUNT
from newdawn.eden.names import EVENTS_OF_A_SEASON, FACES, LOCATIONS, PROFESSIONS, SECOND_DIE, SWAP_DICE
from newdawn.eden.state import (
    DISCARDED,
    EVENTS_SHOWN,
    GATHERING,
    ON_THE_TABLE,
    SHOWN,
    UNKNOWN,
    Game,
)
from newdawn.eden.tokens import discard_tokens


@compiled
def roll_dice(game: Game, log: Log) -> None:
    """Roll the dice of each location."""
    for location in range(len(LOCATIONS)):
        for face in range(len(FACES)):
            game.location_dice[location, face] = 0
        for _ in range(LOCATION_DICE[game.players, location]):
            face = below(game, len(FACES))
            game.location_dice[location, face] += 1
            emit(log, happened.DIE_ROLLED, location, face)


@compiled
def show_events(game: Game, log: Log) -> None:
    """Shuffle the four event tiles of the season and lay three of them face up."""
    tiles = np.empty(EVENTS_OF_A_SEASON, np.int8)
    for i in range(EVENTS_OF_A_SEASON):
        tiles[i] = game.season * EVENTS_OF_A_SEASON + i
    shuffle(game, tiles, EVENTS_OF_A_SEASON)
    for space in range(EVENTS_SHOWN):
        game.events[space] = tiles[space]
        game.flipped[space] = 0
        emit(log, happened.EVENT_SHOWN, tiles[space])


@compiled
def draw_building(game: Game, kind: int) -> int:
    """Take the first card of a building deck, which must not be empty."""
    game.building_deck_sizes[kind] -= 1
    card = game.building_decks[kind, game.building_deck_sizes[kind]] + 0
    game.building_decks[kind, game.building_deck_sizes[kind]] = UNKNOWN
    return card


@compiled
def show_buildings(game: Game, log: Log) -> None:
    """Lay out the first cards of each building deck face up below it."""
    for kind in range(len(PROFESSIONS)):
        for space in range(min(BUILDINGS_SHOWN[game.players], game.building_deck_sizes[kind] + 0)):
            card = draw_building(game, kind)
            game.buildings_shown[kind, space] = card
            game.building_place[card] = ON_THE_TABLE
            emit(log, happened.BUILDING_SHOWN, card)


@compiled
def _clear_buildings(game: Game, log: Log) -> None:
    """Discard the buildings that nobody claimed."""
    for kind in range(len(PROFESSIONS)):
        for space in range(SHOWN):
            card = game.buildings_shown[kind, space]
            if card != UNKNOWN:
                game.building_place[card] = DISCARDED
                emit(log, happened.BUILDING_DISCARDED, card)
                game.buildings_shown[kind, space] = UNKNOWN


@compiled
def _unpack(log: Log, stack: Numbers, board: Numbers, arrived: int) -> None:
    """Lay the tokens of a stack out on the board."""
    for i in range(len(stack)):
        board[stack[i]] += 1
        emit(log, arrived, stack[i])
        stack[i] = UNKNOWN


@compiled
def _refill_station(game: Game, log: Log) -> None:
    """Add the next survivor tokens; only in a game of two, those that were left over go to the box first."""
    stack = game.season - 1
    if game.players == 2:
        discard_tokens(game, log, game.station_tokens)
    _unpack(log, game.station_stacks[stack], game.station_tokens, happened.TOKEN_ARRIVED)


@compiled
def _refill_city(game: Game, log: Log) -> None:
    """Return the Bat and the Binoculars, and add the next equipment."""
    stack = game.season - 1
    game.bat = UNKNOWN
    game.binoculars = UNKNOWN
    _unpack(log, game.equipment_stacks[stack], game.city_equipment, happened.EQUIPMENT_ARRIVED)


@compiled
def prepare_season(game: Game, log: Log) -> None:
    """Prepare the next season; who had the Binoculars begins it."""
    game.season += 1
    emit(log, happened.SEASON, game.season)
    emit(log, happened.TOKENS_RETURNED)
    if game.binoculars != UNKNOWN:
        game.first_player = game.binoculars
    emit(log, happened.FIRST_PLAYER, game.first_player)
    roll_dice(game, log)
    _refill_station(game, log)
    _refill_city(game, log)
    show_events(game, log)
    game.heroine = UNKNOWN
    _clear_buildings(game, log)
    show_buildings(game, log)
    for seat in range(game.players):
        game.dice_taken[seat] = 0
        game.swaps_left[seat] = game.powers[seat, SWAP_DICE] * POWER_AMOUNT[SWAP_DICE]
        game.extra_dice[seat] = game.powers[seat, SECOND_DIE] * POWER_AMOUNT[SECOND_DIE]
    game.stage = GATHERING
