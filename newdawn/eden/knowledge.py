"""Secrets: what a seat may see, by allow-list, and how a hidden world is dealt at random behind that view.

Hidden from everybody: the generator and so the dice to come, the order of the building decks and which cards left the
game unseen, the face-down equipment, the station stacks but for their top tokens (ruling 47). The missions in hand are
known to their owner until the end; those in the deck only to whoever tucked them under it. Where such a card may have
gone when another player drew it is remembered, too (`tracing.py`).
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.piles import shuffle_copies
from newdawn.core.random import below, plant, shuffle
from newdawn.core.records import Numbers
from newdawn.eden.components import (
    BUILDING_END,
    CITY_EQUIPMENT,
    EQUIPMENT_TOKENS,
    MISSION_COPIES,
    STATION_TOKENS,
    SURVIVOR_TOKENS,
)
from newdawn.eden.names import (
    CARDS_OF_A_TYPE,
    EQUIPMENT,
    FACES,
    FIRST_NEW_BUILDING,
    MISSIONS,
    PROFESSIONS,
)
from newdawn.eden.setup import lay_out
from newdawn.eden.state import LATER_SEASONS, MISSION_CARDS, OVER, UNKNOWN, UNSEEN, State

SPECTATOR = -1
ATTEMPTS = 100
"""How often traced cards are dealt again when one of them took the last place of another."""


@compiled
def view(state: State, seat: int, seen: State) -> None:
    """Write what a seat (or SPECTATOR) may know into the blank record `seen`: nothing that is not named here."""
    lay_out(seen, state.players)
    _view_table(state, seen)
    _view_board(state, seen)
    _view_turn(state, seen)
    _view_boards(state, seen)
    _view_refuges(state, seen)
    for i in range(state.mission_deck_size):
        if seat != SPECTATOR and (state.mission_known[i] >> seat) & 1 == 1:
            seen.mission_deck[i] = state.mission_deck[i]
    for other in range(state.players):
        if other == seat or state.stage == OVER:
            seen.missions[other, :] = state.missions[other, :]
            seen.drawn[other, :] = state.drawn[other, :]
        elif seat != SPECTATOR:
            for i in range(state.drawn_count[other]):
                if (state.drawn_known[other, i] >> seat) & 1 == 1:
                    seen.drawn[other, i] = state.drawn[other, i]
    if seat != SPECTATOR:
        seen.traced[seat, :] = state.traced[seat, :]


@compiled
def _view_table(state: State, seen: State) -> None:
    seen.stage = state.stage
    seen.decision[:] = state.decision
    seen.season = state.season
    seen.first_player = state.first_player
    seen.active = state.active


@compiled
def _view_board(state: State, seen: State) -> None:
    seen.location_dice[:] = state.location_dice
    seen.prelude_tokens[:] = state.prelude_tokens
    seen.events[:] = state.events
    seen.flipped[:] = state.flipped
    seen.bat = state.bat
    seen.binoculars = state.binoculars
    seen.heroine = state.heroine
    seen.city_equipment[:] = state.city_equipment
    seen.station_tokens[:] = state.station_tokens
    for stack in range(LATER_SEASONS):
        seen.station_stacks[stack, 0] = state.station_stacks[stack, 0]
    seen.tokens_gone[:] = state.tokens_gone
    seen.mission_deck_size = state.mission_deck_size
    seen.mission_known[:] = state.mission_known
    seen.building_deck_sizes[:] = state.building_deck_sizes
    seen.buildings_shown[:] = state.buildings_shown
    seen.building_place[:] = state.building_place


@compiled
def _view_turn(state: State, seen: State) -> None:
    seen.swaps_left[:] = state.swaps_left
    seen.extra_dice[:] = state.extra_dice
    seen.first_location = state.first_location
    seen.swap_location = state.swap_location
    seen.swap_face = state.swap_face
    seen.building_type = state.building_type
    seen.announced = state.announced
    seen.strength[:] = state.strength
    seen.wild_dice[:] = state.wild_dice
    seen.wild_tokens[:] = state.wild_tokens
    seen.had_turn = state.had_turn


@compiled
def _view_boards(state: State, seen: State) -> None:
    """Show what lies open on the player boards."""
    seen.dice[:] = state.dice
    seen.dice_taken[:] = state.dice_taken
    seen.tokens[:] = state.tokens
    seen.cans[:] = state.cans
    seen.mission_count[:] = state.mission_count
    seen.drawn_count[:] = state.drawn_count
    seen.drawn_known[:] = state.drawn_known
    seen.kept[:] = state.kept


@compiled
def _view_refuges(state: State, seen: State) -> None:
    seen.survivors[:] = state.survivors
    seen.equipment[:] = state.equipment
    seen.settled[:] = state.settled
    seen.equipment_tokens[:] = state.equipment_tokens
    seen.powers[:] = state.powers
    seen.buildings[:] = state.buildings
    seen.new_buildings[:] = state.new_buildings
    seen.event_points[:] = state.event_points
    seen.feeding_points[:] = state.feeding_points


@compiled
def deal(seen: State, seat: int, words: Numbers, worlds: Numbers) -> None:
    """Complete a seat's view at random into `worlds[0]`, consistently with all that the seat knows.

    The missions that others hold are dealt as if they had been kept at random. `words` seed the dealing and the
    generator of the new position.
    """
    worlds[0] = seen
    world = worlds[0]
    plant(world, words)
    _deal_missions(world, seat)
    deal_buildings(world)
    deal_equipment(world)
    deal_tokens(world)


@compiled
def _deal_missions(world: State, seat: int) -> None:
    """Deal the missions that the seat does not see to where they may be: the deck, and what others hold or have drawn.

    Cards that it has traced come first, each to somebody who may have it; the others go anywhere.
    """
    copies = np.empty(len(MISSIONS), np.int64)
    for mission in range(len(MISSIONS)):
        copies[mission] = count_unseen(world, mission)
    slots = np.zeros(MISSION_CARDS, np.int64)
    count = list_slots(world, seat, slots)
    cards = np.empty(MISSION_CARDS, np.int64)
    for _ in range(ATTEMPTS):
        for i in range(count):
            cards[i] = UNKNOWN
        if seat == SPECTATOR or deal_traced(world, seat, copies, slots, count, cards):
            break
    left = np.empty(len(MISSIONS), np.int64)
    for mission in range(len(MISSIONS)):
        left[mission] = copies[mission]
        for i in range(count):
            if cards[i] == mission:
                left[mission] -= 1
    rest = np.empty(MISSION_CARDS, np.int8)
    size = shuffle_copies(world, left, rest)
    for i in range(count):
        if cards[i] == UNKNOWN:
            size -= 1
            cards[i] = rest[size]
    fill_slots(world, seat, cards)


@compiled
def count_unseen(world: State, mission: int) -> int:
    """Return how many copies of a mission the seat does not see anywhere."""
    left = MISSION_COPIES[mission] + 0
    for other in range(world.players):
        left -= world.missions[other, mission]
        if mission >= FIRST_NEW_BUILDING:
            left -= world.new_buildings[other, mission - FIRST_NEW_BUILDING]
        for i in range(world.drawn_count[other]):
            if world.drawn[other, i] == mission:
                left -= 1
    for i in range(world.mission_deck_size):
        if world.mission_deck[i] == mission:
            left -= 1
    return left


@compiled
def hidden_in_hand(world: State, seat: int, other: int) -> int:
    """Return how many cards of another hand the seat does not see; when the game is over, none."""
    return 0 if other == seat or world.stage == OVER else world.mission_count[other] + 0


@compiled
def list_slots(world: State, seat: int, slots: Numbers) -> int:
    """List the places of unseen missions, each with the bit of the player who has it or tucked it there; the deck
    first, then for each other player the cards drawn and those in hand. Return how many there are.
    """
    count = 0
    for i in range(world.mission_deck_size):
        if world.mission_deck[i] == UNKNOWN:
            slots[count] = world.mission_known[i]
            count += 1
    for other in range(world.players):
        for i in range(world.drawn_count[other]):
            if world.drawn[other, i] == UNKNOWN:
                slots[count] = 1 << other
                count += 1
        for _ in range(hidden_in_hand(world, seat, other)):
            slots[count] = 1 << other
            count += 1
    return count


@compiled
def deal_traced(world: State, seat: int, copies: Numbers, slots: Numbers, count: int, cards: Numbers) -> bool:
    """Deal each card that the seat has traced to a place where it may be; tell whether there was one for each."""
    for mission in range(len(MISSIONS)):
        if world.traced[seat, mission] == 0 or copies[mission] == 0:
            continue
        possible = 0
        for i in range(count):
            if cards[i] == UNKNOWN and slots[i] & world.traced[seat, mission] != 0:
                possible += 1
        if possible == 0:
            return False
        chosen = below(world, possible)
        for i in range(count):
            if cards[i] == UNKNOWN and slots[i] & world.traced[seat, mission] != 0:
                if chosen == 0:
                    cards[i] = mission
                chosen -= 1
    return True


@compiled
def fill_slots(world: State, seat: int, cards: Numbers) -> None:
    """Put the cards into the places, in the order in which they were listed."""
    count = 0
    for i in range(world.mission_deck_size):
        if world.mission_deck[i] == UNKNOWN:
            world.mission_deck[i] = cards[count]
            count += 1
    for other in range(world.players):
        for i in range(world.drawn_count[other]):
            if world.drawn[other, i] == UNKNOWN:
                world.drawn[other, i] = cards[count]
                count += 1
        for _ in range(hidden_in_hand(world, seat, other)):
            world.missions[other, cards[count]] += 1
            count += 1


@compiled
def deal_buildings(world: State) -> None:
    """Shuffle the cards that nobody has seen into their decks, END cards below the others."""
    cards = np.empty(CARDS_OF_A_TYPE, np.int8)
    for kind in range(len(PROFESSIONS)):
        placed = 0
        for end in range(1, -1, -1):
            size = 0
            for i in range(CARDS_OF_A_TYPE):
                card = kind * CARDS_OF_A_TYPE + i
                if world.building_place[card] == UNSEEN and BUILDING_END[card] == end:
                    cards[size] = card
                    size += 1
            shuffle(world, cards, size)
            for i in range(min(size, world.building_deck_sizes[kind] - placed)):
                world.building_decks[kind, placed] = cards[i]
                placed += 1


@compiled
def deal_equipment(world: State) -> None:
    """Deal the equipment tokens that nobody has seen to the face-down stacks."""
    tokens = np.empty(CITY_EQUIPMENT * (LATER_SEASONS + 1), np.int8)
    copies = np.empty(len(EQUIPMENT), np.int64)
    for kind in range(len(EQUIPMENT)):
        copies[kind] = EQUIPMENT_TOKENS[kind] - world.city_equipment[kind]
        for seat in range(world.players):
            copies[kind] -= world.equipment_tokens[seat, kind]
    size = shuffle_copies(world, copies, tokens)
    for stack in range(world.season, LATER_SEASONS):
        for i in range(CITY_EQUIPMENT):
            size -= 1
            world.equipment_stacks[stack, i] = tokens[size]


@compiled
def deal_tokens(world: State) -> None:
    """Deal the survivor tokens that nobody has seen below the top ones of the station stacks."""
    tokens = np.empty(STATION_TOKENS * (LATER_SEASONS + 1), np.int8)
    copies = np.empty(len(FACES), np.int64)
    for face in range(len(FACES)):
        left = SURVIVOR_TOKENS[face] - world.station_tokens[face] - world.tokens_gone[face]
        left -= world.prelude_tokens[face]
        for seat in range(world.players):
            left -= world.tokens[seat, face] + world.settled[seat, face]
        for stack in range(world.season, LATER_SEASONS):
            if world.station_stacks[stack, 0] == face:
                left -= 1
        copies[face] = left
    size = shuffle_copies(world, copies, tokens)
    for stack in range(world.season, LATER_SEASONS):
        for i in range(1, STATION_TOKENS):
            size -= 1
            world.station_stacks[stack, i] = tokens[size]
