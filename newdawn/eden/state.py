"""A game of Paris: New Eden as one record: every field, and what it means.

Nothing of the game lives outside this record. Seats are numbered from 0 in clockwise order.
"""

from newdawn.core.deciding import NOTHING as NOTHING
from newdawn.core.random import Seeded
from newdawn.core.records import Numbers, medium, small
from newdawn.eden.names import (
    BUILDINGS,
    CARDS_OF_A_TYPE,
    EQUIPMENT,
    FACES,
    LOCATIONS,
    MISSIONS,
    NEW_BUILDINGS,
    POWERS,
    PROFESSIONS,
    SEASONS,
    SEATS,
    SURVIVORS,
)

UNKNOWN = -1
"""In a view: something that the seat may not know. In a position: an empty space, or nobody."""

MISSION_CARDS = 32
MOST_DRAWN = 9
SHOWN = 3
EVENTS_SHOWN = 3
LATER_SEASONS = len(SEASONS) - 1
STACK_OF_TOKENS = 6
STACK_OF_EQUIPMENT = 3

# Stages of the game, in the order in which they come. `rules.py` moves from one to the next.
STAGES = (
    "prelude",
    "choosing",
    "gathering",
    "announcing",
    "claiming",
    "event",
    "feeding",
    "ending",
    "over",
)
(
    PRELUDE,  # survivor tokens are chosen, counter-clockwise
    CHOOSING,  # everybody keeps a mission, in secret
    GATHERING,  # step 1: dice are drafted
    ANNOUNCING,  # step 2 A: strength in the type of building that is being distributed
    CLAIMING,  # step 2 B and C
    EVENT,  # step 3 A: New Buildings may still be placed, then the event is resolved
    FEEDING,  # step 3 B
    ENDING,  # after winter: New Buildings may still be placed, then missions are revealed
    OVER,
) = range(9)

# What a seat is asked to decide.
DECISIONS = (
    "nothing",
    "choose-token",
    "keep-mission",
    "take-die",
    "after-first-die",
    "swap-with",
    "flip-event",
    "choose-in-city",
    "choose-at-station",
    "announce",
    "claim",
    "new-buildings",
    "feed",
)
(
    _,
    CHOOSE_TOKEN,
    KEEP_MISSION,
    TAKE_DIE,
    AFTER_FIRST_DIE,
    SWAP_WITH,
    FLIP_EVENT,
    CHOOSE_IN_CITY,
    CHOOSE_AT_STATION,
    ANNOUNCE,
    CLAIM,
    OFFER_NEW_BUILDINGS,
    FEED,
) = range(13)

# Where a building card is, if no seat owns it.
UNSEEN = -1  # in its deck, or taken out of the game face down
ON_THE_TABLE = SEATS
DISCARDED = SEATS + 1


class State(Seeded):
    """One game of Paris: New Eden."""

    # The table
    players: int = small()
    stage: int = small()
    decision: Numbers = small(SEATS)  # what each seat is asked now; NOTHING if the game does not wait for it
    season: int = small()
    first_player: int = small()  # who begins this season
    active: int = small()  # whose turn it is to gather; UNKNOWN before the first turn and in other stages

    # The board
    location_dice: Numbers = small(len(LOCATIONS), len(FACES))  # dice of each face still at each location
    prelude_tokens: Numbers = small(len(FACES))  # survivor tokens beside the board, until all have chosen
    events: Numbers = small(EVENTS_SHOWN)  # the event tiles of this season
    flipped: Numbers = small(EVENTS_SHOWN)  # 1 if the tile was turned face down
    bat: int = small()  # who holds it; UNKNOWN while it lies on the board
    binoculars: int = small()
    heroine: int = small()
    city_equipment: Numbers = small(len(EQUIPMENT))  # face up at the City Center
    equipment_stacks: Numbers = small(LATER_SEASONS, STACK_OF_EQUIPMENT)  # face down, for the seasons to come
    station_tokens: Numbers = small(len(FACES))  # at the Train Station
    station_stacks: Numbers = small(LATER_SEASONS, STACK_OF_TOKENS)  # white side up; the first one lies on top
    tokens_gone: Numbers = small(len(FACES))  # survivor tokens back in the box
    mission_deck: Numbers = small(MISSION_CARDS)  # face down; the first one is drawn first
    mission_deck_size: int = small()
    mission_known: Numbers = small(MISSION_CARDS)  # bit per seat: tucked this card under the deck itself
    building_decks: Numbers = small(len(PROFESSIONS), CARDS_OF_A_TYPE)  # face down; the last one is drawn first
    building_deck_sizes: Numbers = small(len(PROFESSIONS))
    buildings_shown: Numbers = small(len(PROFESSIONS), SHOWN)  # face up below the decks; UNKNOWN where taken
    building_place: Numbers = small(len(BUILDINGS))  # the seat that owns it, or where it is

    # The player boards
    dice: Numbers = small(SEATS, len(FACES))
    dice_taken: Numbers = small(SEATS)  # this season
    tokens: Numbers = small(SEATS, len(FACES))  # survivor tokens, white side up
    cans: Numbers = medium(SEATS)
    missions: Numbers = small(SEATS, len(MISSIONS))  # in hand: how many of each card
    mission_count: Numbers = small(SEATS)  # in hand, together: everybody can see that
    drawn: Numbers = small(SEATS, MOST_DRAWN)  # missions drawn, to choose from; UNKNOWN behind the last one
    drawn_count: Numbers = small(SEATS)
    drawn_known: Numbers = small(SEATS, MOST_DRAWN)  # bit per seat: tucked that card itself, and saw it drawn
    kept: Numbers = small(SEATS)  # how many of this draw were kept already
    traced: Numbers = small(SEATS, len(MISSIONS))  # bit per seat: one of these has the card, as the first seat knows

    # The refuges
    survivors: Numbers = small(SEATS, len(SURVIVORS))  # printed on cards and tokens, all together
    equipment: Numbers = small(SEATS, len(EQUIPMENT))  # printed on cards and tokens, all together
    settled: Numbers = small(SEATS, len(SURVIVORS))  # those of the survivors who are tokens
    equipment_tokens: Numbers = small(SEATS, len(EQUIPMENT))  # those of the equipment that are tokens
    powers: Numbers = small(SEATS, len(POWERS))  # how many of each power
    buildings: Numbers = small(SEATS)  # cards in the refuge, New Buildings included
    new_buildings: Numbers = small(SEATS, len(NEW_BUILDINGS))  # how many of each were placed

    # Victory points so far
    event_points: Numbers = medium(SEATS)
    feeding_points: Numbers = medium(SEATS)

    # The turn
    swaps_left: Numbers = small(SEATS)  # swaps of dice that the first die of this season still allows
    extra_dice: Numbers = small(SEATS)  # further dice that the first turn of this season still allows
    first_location: int = small()  # where the active seat took its first die in this turn; UNKNOWN in later turns
    swap_location: int = small()  # the die that is being swapped; UNKNOWN if none is
    swap_face: int = small()

    # Acquiring buildings
    building_type: int = small()  # the type that is being distributed
    announced: int = small()  # how many seats have announced their strength in it
    strength: Numbers = small(SEATS)
    wild_dice: Numbers = small(SEATS)  # wild dice that a seat added to its strength
    wild_tokens: Numbers = small(SEATS)
    had_turn: int = small()  # bit per seat: has claimed a building of this type, or could not
