"""Secrets: what a seat may see, by allow-list, and how a hidden world is dealt at random behind that view.

Hidden from everybody: the generator and so the dice to come, the order of the building decks and which cards left the
game unseen, the face-down equipment, the station stacks but for their top tokens (ruling 47). The missions in hand are
known to their owner until the end; those in the deck only to who tucked them under it. Where such a card may have gone
when another player drew it is remembered, too (`tracing.py`).
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
from newdawn.eden.state import LATER_SEASONS, MISSION_CARDS, OVER, UNKNOWN, UNSEEN, Game

SPECTATOR = -1
_ATTEMPTS = 100
"""How often traced cards are dealt anew when one of them took the last place of another."""


@compiled
def view(game: Game, seat: int, seen: Game) -> None:
    """Write what a seat (or SPECTATOR) may know into the blank record `seen`: nothing that is not named here."""
    lay_out(seen, game.players)
    _view_table(game, seen)
    _view_board(game, seen)
    _view_turn(game, seen)
    _view_boards(game, seen)
    _view_refuges(game, seen)
    for i in range(game.mission_deck_size):
        if seat != SPECTATOR and (game.mission_known[i] >> seat) & 1 == 1:
            seen.mission_deck[i] = game.mission_deck[i]
    for other in range(game.players):
        if other == seat or game.stage == OVER:
            seen.missions[other, :] = game.missions[other, :]
            seen.drawn[other, :] = game.drawn[other, :]
        elif seat != SPECTATOR:
            for i in range(game.drawn_count[other]):
                if (game.drawn_known[other, i] >> seat) & 1 == 1:
                    seen.drawn[other, i] = game.drawn[other, i]
    if seat != SPECTATOR:
        seen.traced[seat, :] = game.traced[seat, :]


@compiled
def _view_table(game: Game, seen: Game) -> None:
    seen.stage = game.stage
    seen.decision[:] = game.decision
    seen.season = game.season
    seen.first_player = game.first_player
    seen.active = game.active


@compiled
def _view_board(game: Game, seen: Game) -> None:
    seen.location_dice[:] = game.location_dice
    seen.prelude_tokens[:] = game.prelude_tokens
    seen.events[:] = game.events
    seen.flipped[:] = game.flipped
    seen.bat = game.bat
    seen.binoculars = game.binoculars
    seen.heroine = game.heroine
    seen.city_equipment[:] = game.city_equipment
    seen.station_tokens[:] = game.station_tokens
    for stack in range(LATER_SEASONS):
        seen.station_stacks[stack, 0] = game.station_stacks[stack, 0]
    seen.tokens_gone[:] = game.tokens_gone
    seen.mission_deck_size = game.mission_deck_size
    seen.mission_known[:] = game.mission_known
    seen.building_deck_sizes[:] = game.building_deck_sizes
    seen.buildings_shown[:] = game.buildings_shown
    seen.building_place[:] = game.building_place


@compiled
def _view_turn(game: Game, seen: Game) -> None:
    seen.swaps_left[:] = game.swaps_left
    seen.extra_dice[:] = game.extra_dice
    seen.first_location = game.first_location
    seen.swap_location = game.swap_location
    seen.swap_face = game.swap_face
    seen.building_type = game.building_type
    seen.announced = game.announced
    seen.strength[:] = game.strength
    seen.wild_dice[:] = game.wild_dice
    seen.wild_tokens[:] = game.wild_tokens
    seen.had_turn = game.had_turn


@compiled
def _view_boards(game: Game, seen: Game) -> None:
    """Show what lies open on the player boards."""
    seen.dice[:] = game.dice
    seen.dice_taken[:] = game.dice_taken
    seen.tokens[:] = game.tokens
    seen.cans[:] = game.cans
    seen.mission_count[:] = game.mission_count
    seen.drawn_count[:] = game.drawn_count
    seen.drawn_known[:] = game.drawn_known
    seen.kept[:] = game.kept


@compiled
def _view_refuges(game: Game, seen: Game) -> None:
    seen.survivors[:] = game.survivors
    seen.equipment[:] = game.equipment
    seen.settled[:] = game.settled
    seen.equipment_tokens[:] = game.equipment_tokens
    seen.powers[:] = game.powers
    seen.buildings[:] = game.buildings
    seen.new_buildings[:] = game.new_buildings
    seen.event_points[:] = game.event_points
    seen.feeding_points[:] = game.feeding_points


@compiled
def deal(seen: Game, seat: int, words: Numbers, worlds: Numbers) -> None:
    """Complete a seat's view at random into `worlds[0]`, consistently with all that the seat knows.

    The missions that others hold are dealt as if they had been kept at random. `words` seed the dealing and the
    generator of the new position.
    """
    worlds[0] = seen
    world = worlds[0]
    plant(world, words)
    _deal_missions(world, seat)
    _deal_buildings(world)
    _deal_equipment(world)
    _deal_tokens(world)


@compiled
def _deal_missions(world: Game, seat: int) -> None:
    """Deal the missions that the seat does not see to where they may be: the deck, and what others hold or have drawn.

    Cards that it has traced come first, each to somebody who may have it; the others go anywhere.
    """
    copies = np.empty(len(MISSIONS), np.int64)
    for mission in range(len(MISSIONS)):
        copies[mission] = _count_unseen(world, mission)
    slots = np.zeros(MISSION_CARDS, np.int64)
    count = _list_slots(world, seat, slots)
    cards = np.empty(MISSION_CARDS, np.int64)
    for _ in range(_ATTEMPTS):
        for i in range(count):
            cards[i] = UNKNOWN
        if seat == SPECTATOR or _deal_traced(world, seat, copies, slots, count, cards):
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
    _fill_slots(world, seat, cards)


@compiled
def _count_unseen(world: Game, mission: int) -> int:
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
def _hidden_in_hand(world: Game, seat: int, other: int) -> int:
    """Return how many cards of another hand the seat does not see; when the game is over, none."""
    return 0 if other == seat or world.stage == OVER else world.mission_count[other] + 0


@compiled
def _list_slots(world: Game, seat: int, slots: Numbers) -> int:
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
        for _ in range(_hidden_in_hand(world, seat, other)):
            slots[count] = 1 << other
            count += 1
    return count


@compiled
def _deal_traced(world: Game, seat: int, copies: Numbers, slots: Numbers, count: int, cards: Numbers) -> bool:
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
def _fill_slots(world: Game, seat: int, cards: Numbers) -> None:
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
        for _ in range(_hidden_in_hand(world, seat, other)):
            world.missions[other, cards[count]] += 1
            count += 1


@compiled
def _deal_buildings(world: Game) -> None:
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
def _deal_equipment(world: Game) -> None:
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
def _deal_tokens(world: Game) -> None:
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
