"""A game of Outlive as one record: every field, and what it means.

Nothing of the game lives outside this record. Seats are numbered from 0 in clockwise order; squares of the gauge,
spaces of the convoy and slots of the ship from 0, too.
"""

from newdawn.core.random import Seeded
from newdawn.core.records import Numbers, medium, small
from newdawn.outlive.names import (
    CITIES,
    DAYS,
    EQUIPMENT,
    HEROES,
    PLACES,
    ROOM_SLOTS,
    SEARCH_TILES,
    SEATS,
    SHELTER,
    TOKENS,
    WILD_GAME,
)

UNKNOWN = -1
"""In a view: something that the seat may not know. In a position: an empty space."""

EQUIPMENT_TILES = 40
ADVANCED_DRAWN = 6
LEADERS_DRAWN = 2
ROOMS_PUT_BACK = 2
CARGO_SPACES = 4
SHOWN = 3
PILE = 10
STACK = 10
HUNTING_GROUNDS = 3

# Stages of the game, in the order in which they come. `rules.py` moves from one to the next.
STAGES = (
    "choosing",
    "searching",
    "placing",
    "dawn",
    "event",
    "moving",
    "pressure",
    "acting",
    "overcoming",
    "shelter",
    "over",
)
(
    CHOOSING,  # setup: rooms, first room, survivors and leader, everybody in secret
    SEARCHING,  # setup: Mary Koolpepper draws her search tiles
    PLACING,  # setup: heroes are placed
    STAGE_DAWN,  # the board is refilled
    STAGE_EVENT,  # start of the day: the open events are applied one after another
    MOVING,  # the active seat chooses a hero and walks
    UNDER_PRESSURE,  # the hero that arrived puts weaker heroes under pressure
    ACTING,  # the hero acts where it stands
    OVERCOMING,  # night step 1, in turn order
    IN_SHELTER,  # night steps 2 to 7, everybody at once
    OVER,
) = range(11)

# What a seat is asked to decide.
DECISIONS = (
    "nothing",
    "discard-room",
    "first-room",
    "first-survivors",
    "leader",
    "search-city",
    "return-tile",
    "place-heroes",
    "lose-supply",
    "lose-tokens",
    "lose-survivor",
    "move-hero",
    "bat",
    "defend",
    "tribute",
    "act",
    "hunt",
    "overcome",
    "discount",
    "feed",
    "recruit",
    "build",
    "pay-room",
    "destroy",
    "repair",
    "repair-discount",
    "waive",
)
(
    NOTHING,
    DISCARD_ROOM,
    FIRST_ROOM,
    FIRST_SURVIVORS,
    CHOOSE_LEADER,
    SEARCH_CITY,
    RETURN_TILE,
    PLACE_HEROES,
    LOSE_SUPPLY,
    LOSE_TOKENS,
    LOSE_SURVIVOR,
    MOVE_HERO,
    SWING_BAT,
    DEFEND,
    TRIBUTE,
    ACT,
    HUNT,
    OVERCOME,
    DISCOUNT,
    FEED,
    RECRUIT,
    BUILD,
    PAY_ROOM,
    DESTROY,
    REPAIR,
    REPAIR_DISCOUNT,
    WAIVE,
) = range(27)

# A hero lies down until it acts. One that could not move is spent without standing up: nobody can pressure it.
HERO_STATES = ("idle", "activated", "spent")
IDLE, ACTIVATED, SPENT = range(3)

# A survivor who may join the active seat's shelter now.
NOBODY, FROM_RESERVE, FROM_SHIP = range(3)

# A player's equipment tile.
EQUIPMENT_STATES = ("none", "broken", "repaired", "used")
NOT_OWNED, BROKEN, REPAIRED, USED = range(4)

# The steps of the night that each player takes in the own shelter, numbered as in the rulebook.
STEP_FEED, STEP_RADIOACTIVITY, STEP_RECRUIT, STEP_BUILD, STEP_REPAIR, STEP_UPKEEP, STEP_ASLEEP = range(2, 9)

# The draw-and-repair room is used in two halves: the draw, and then one cheaper repair.
ROOM_FRESH, ROOM_SPENT, ROOM_DRAWN = range(3)


class State(Seeded):
    """One game of Outlive."""

    # The table
    players: int = small()
    placing_in_turn: int = small()  # option: heroes are placed in turn order, one at a time, for all to see
    stage: int = small()
    decision: Numbers = small(SEATS)  # what each seat is asked now; NOTHING if it may not act
    day: int = small()  # 1 to 6; 0 during setup
    first_player: int = small()  # who begins the current day or night
    token_holder: int = small()  # who holds the 1st player token; counts from the coming night on
    token_taken: int = small()  # whether somebody reached the ship first today

    # The convoy
    convoy: Numbers = small(DAYS)  # the event card on each space
    flipped: int = small()  # cards turned face up so far
    overcome_by: Numbers = small(DAYS)  # the seat that overcame each event; UNKNOWN while it is in play

    # The board
    place_stock: Numbers = small(len(PLACES))  # tokens lying at each place
    algae: int = small()  # 1 while the anti-radiation algae is active
    cargo_survivors: Numbers = small(CARGO_SPACES)  # survivors waiting on the slots 3, 4, 5, 6
    cargo_heroes: Numbers = small(CARGO_SPACES)  # bit per seat: its activated hero stands on the slot
    equipment_shown: Numbers = small(len(CITIES), SHOWN)  # tiles beside each city; UNKNOWN where taken
    equipment_stack: Numbers = small(EQUIPMENT_TILES)  # face down; the last one is drawn first
    equipment_stack_size: int = small()
    equipment_discard: Numbers = small(len(EQUIPMENT))  # discarded tiles of each kind
    search_pile: Numbers = small(len(CITIES), PILE)  # face down; the last one is drawn first
    search_pile_size: Numbers = small(len(CITIES))
    search_aside: Numbers = small(len(CITIES), len(SEARCH_TILES))  # face-up tiles of each kind beside the pile
    pile_known: Numbers = small(len(CITIES))  # bit per seat: has looked through this pile
    wild_stack: Numbers = small(HUNTING_GROUNDS, STACK)  # kinds of wild game at forest, mine, fairgrounds; 0 is the top
    wild_stack_size: Numbers = small(HUNTING_GROUNDS)
    wild_known: Numbers = small(HUNTING_GROUNDS)  # bit per seat: has looked through this stack

    # The tribes
    leader: Numbers = small(SEATS)
    stock: Numbers = medium(SEATS, len(TOKENS))
    room: Numbers = small(SEATS, len(ROOM_SLOTS))  # the kind of room on each slot; UNKNOWN if there is none
    built: Numbers = small(SEATS, len(ROOM_SLOTS))
    survivors: Numbers = small(SEATS, len(SHELTER))  # in each room, and in the airlock
    room_used: Numbers = small(SEATS, len(ROOM_SLOTS))  # this round; for rooms that work once a city: bit per city
    gauge: Numbers = small(SEATS)  # square of the radioactivity gauge, counted from the best
    equipment: Numbers = small(SEATS, len(EQUIPMENT))
    caught: Numbers = small(SEATS, len(WILD_GAME))  # wild game tiles of each kind
    hero_place: Numbers = small(SEATS, len(HEROES))  # UNKNOWN until it is placed
    hero_state: Numbers = small(SEATS, len(HEROES))

    # Setup
    drawn_rooms: Numbers = small(SEATS, ADVANCED_DRAWN)  # still in hand; UNKNOWN once put away
    drawn_leaders: Numbers = small(SEATS, LEADERS_DRAWN)
    rooms_put_back: Numbers = small(SEATS, ROOMS_PUT_BACK)  # remembered until the choices are revealed
    leader_put_back: Numbers = small(SEATS)
    to_settle: Numbers = small(SEATS)  # survivors still to place
    searches_left: int = small()  # search tiles that Mary Koolpepper may still draw
    searched: Numbers = small(len(SEARCH_TILES))  # those that she drew

    # What is owed
    event_space: int = small()  # how many events were gone through today; UNKNOWN until the card is flipped
    to_pay: Numbers = small(SEATS)  # tokens that the pending decision still asks for
    to_lose: Numbers = small(SEATS)  # survivors to lose

    # The turn of a hero
    active: int = small()  # the seat whose turn it is, by day and in night step 1
    hero: int = small()  # the hero that was activated
    points: int = small()  # action points left
    collected: int = small()  # tokens collected here with action points
    unlocked: int = small()  # the Dam's door is open for this visit
    hunted: int = small()  # this activation had its hunt
    cupboards: int = small()  # bit per slot: a room that was full when an empty cupboard was found on this visit
    berth: int = small()  # the slot of the ship that the hero took; UNKNOWN elsewhere
    waiting: int = small()  # who waits to be taken in: nobody, a survivor of the reserve, or of the ship
    sensor: int = small()  # the Thermal Sensor lets this hero choose its prey
    prey: int = small()  # position in the stack of the tile being hunted
    endurance: int = small()  # endurance of the prey still to be paid
    targets: int = small()  # bit per seat: still to be put under pressure; UNKNOWN until they are found
    bat_target: int = small()  # the seat that the Baseball Bat is swung at; UNKNOWN if none
    defender: int = small()  # the seat under pressure now; UNKNOWN between two of them
    pressure: int = small()  # points of pressure left on the defender

    # The night
    passes: int = small()  # seats that passed in succession in step 1
    event_in_hand: int = small()  # the event being overcome
    night_step: Numbers = small(SEATS)
    room_in_hand: Numbers = small(SEATS)  # the slot being built on
    tile_in_hand: Numbers = small(SEATS)  # the equipment being repaired
    due: Numbers = small(SEATS, len(TOKENS))  # tokens that the event or the repair costs
    waivers: Numbers = small(SEATS)  # tokens that a discount still lets go
