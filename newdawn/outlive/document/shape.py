"""The keys of position documents of Outlive, and what each holds (docs/position-documents.md).

Readers accept these keys and no others; the JSON Schemas of positions and views are made from them.
"""

from newdawn.core.shape import (
    ALWAYS,
    IN_POSITIONS,
    NEEDED,
    Counts,
    Either,
    Entry,
    Flag,
    Hidden,
    Integer,
    Key,
    ListOf,
    Only,
    Seat,
    Seats,
    Short,
    Stack,
    Table,
    Word,
    options,
    whole,
)
from newdawn.outlive import names, state
from newdawn.outlive.about import GAME
from newdawn.outlive.components import AIRLOCK_SPACES, CARGO_FIRST_STRENGTH, GAUGE, PLACE_STOCK, SETUP_SURVIVORS
from newdawn.outlive.document.words import (
    CARGO_SLOTS,
    GROUND_PLACES,
    MOST_ENDURANCE,
    MOST_OWED,
    MOST_POINTS,
    MOST_PRESSURE,
    MOST_TOKENS,
    NIGHT_STEPS,
    STOCKED_PLACES,
    WAITING,
)
from newdawn.outlive.rules import NAME, PLAYER_COUNTS

# Words ----------------------------------------------------------------------------------------------------------------

PHASE = Word("Phase", state.STAGES, "A phase of the game.")
DECISION = Word("Decision", state.DECISIONS, "What a seat is asked.", unsaid=state.DECISIONS[state.NOTHING])
NIGHT_STEP = Word("NightStep", NIGHT_STEPS, "A step of the night in the shelter.")
PLACE = Word("Place", names.PLACES, "A place on the board, in the order of the ring.")
STOCKED_PLACE = Word("StockedPlace", STOCKED_PLACES, "A place where tokens lie.")
GROUND = Word("HuntingGround", GROUND_PLACES, "A place with wild game.")
CITY = Word("City", names.CITIES, "A city.")
SLOT = Word("Slot", CARGO_SLOTS, "A slot of the Cargo Ship, by the strength of the hero on it.")
HERO = Word("Hero", names.HEROES, "A hero, by strength; the two of strength 3 have a letter.")
HERO_STATE = Word("HeroState", state.HERO_STATES, "Whether a hero has had its turn today, or cannot have one.")
LEADER = Word("Leader", names.LEADERS, "A leader.")
TOKEN = Word("Token", names.TOKENS, "A kind of token.")
ROOM_NAME = Word("RoomName", names.ROOMS, "A room, named after what is printed on it.")
ADVANCED_ROOM = Word("AdvancedRoom", names.ROOMS[names.STANDARD_ROOMS :], "A room that is not a standard one.")
ROOM_SLOT = Word("RoomSlot", names.ROOM_SLOTS, "A space for a room in a shelter.")
EQUIPMENT = Word("Equipment", names.EQUIPMENT, "An equipment tile.")
EQUIPMENT_STATE = Word(
    "EquipmentState",
    state.EQUIPMENT_STATES,
    "What can be done with an equipment tile.",
    unsaid=state.EQUIPMENT_STATES[state.NOT_OWNED],
)
EVENT = Word("Event", names.EVENTS, "An event.")
SOURCE = Word("Source", names.SOURCES, "What a change comes from: an activity, an event, a room or a tile.")
SEARCH_TILE = Word("SearchTile", names.SEARCH_TILES, "A search tile.")
WILD_GAME = Word("WildGame", names.WILD_GAME, "Wild game, by its endurance.")
SURVIVOR_FROM = Word("SurvivorFrom", WAITING, "Where a waiting survivor comes from.", unsaid=WAITING[state.NOBODY])

SEAT = Seat(names.SEATS)
SEATS = Seats(names.SEATS)
TOKEN_COUNTS = Counts(TOKEN, MOST_TOKENS)
EQUIPMENT_COUNTS = Counts(EQUIPMENT, state.EQUIPMENT_TILES)
SEARCH_COUNTS = Counts(SEARCH_TILE, state.PILE)
GAME_COUNTS = Counts(WILD_GAME, state.HUNTING_GROUNDS * state.STACK)
_POINTS = Integer(0, MOST_POINTS)
_OWED = Integer(0, MOST_OWED)

# Tribes ---------------------------------------------------------------------------------------------------------------

ROOM = Entry(
    "Room",
    "A room of a shelter.",
    {
        "room": Key(ROOM_NAME, "Which one.", NEEDED),
        "built": Key(Flag(), "Whether it is built; a room with survivors is.", ALWAYS),
        "survivors": Key(Integer(0), "How many live in it."),
        "used": Key(
            Either((Flag(), Only("drawn"), ListOf(CITY, len(names.CITIES)))),
            "Whether it was used this round; for rooms that work once in each city, where; for `draw-and-repair`, "
            "`drawn` after its draw.",
        ),
    },
)

HERO_PLACE = Entry(
    "HeroPlace",
    "Where a hero is.",
    {
        "at": Key(PLACE, "The place.", ALWAYS),
        "state": Key(HERO_STATE, "Whether it has had its turn.", ALWAYS),
    },
)

TRIBE = Entry(
    "Tribe",
    "A tribe, with its shelter and its heroes.",
    {
        "decision": Key(DECISION, "What the seat is asked."),
        "night": Key(NIGHT_STEP, "The step of the night that it takes next."),
        "to_pay": Key(_OWED, "Tokens that it has to pay."),
        "to_lose": Key(_OWED, "Survivors that it has to lose."),
        "waivers": Key(_POINTS, "Tokens that a discount still covers."),
        "room_in_hand": Key(ROOM_SLOT, "The space of the room that is being built."),
        "tile_in_hand": Key(EQUIPMENT, "The tile that is being repaired."),
        "due": Key(TOKEN_COUNTS, "Tokens due for an event or a repair."),
        "leader": Key(LEADER, "Its leader."),
        "drawn_rooms": Key(
            ListOf(Hidden(ADVANCED_ROOM), state.ADVANCED_DRAWN), "Rooms to choose from; null where one was put back."
        ),
        "drawn_leaders": Key(ListOf(LEADER, state.LEADERS_DRAWN), "Leaders to choose from."),
        "rooms_put_back": Key(ListOf(ADVANCED_ROOM, state.ROOMS_PUT_BACK), "Rooms that were put back."),
        "leader_put_back": Key(LEADER, "The leader that was put back."),
        "to_settle": Key(Integer(0, SETUP_SURVIVORS), "Survivors still to place before the game begins."),
        "stock": Key(TOKEN_COUNTS, "Its tokens."),
        "equipment": Key(Table(EQUIPMENT, EQUIPMENT_STATE), "Its equipment tiles."),
        "caught": Key(GAME_COUNTS, "Wild game that it has caught."),
        "gauge": Key(
            Integer(int(GAUGE.min()), int(GAUGE.max())), "Points of its square on the radioactivity gauge.", ALWAYS
        ),
        "rooms": Key(
            ListOf(Hidden(Short(ROOM, "room")), len(names.ROOM_SLOTS)),
            "Its rooms by space, the standard ones first; null is an empty space, or a room that is not known.",
            ALWAYS,
        ),
        "airlock": Key(Integer(0, AIRLOCK_SPACES), "Survivors in the airlock.", ALWAYS),
        "heroes": Key(Table(HERO, Short(HERO_PLACE, "at")), "Where its heroes on the board are."),
    },
)

# The turn -------------------------------------------------------------------------------------------------------------

ACTING_KEYS = {
    "points": Key(_POINTS, "Action points left."),
    "collected": Key(_POINTS, "Tokens taken, or tiles searched, with action points."),
    "waiting": Key(SURVIVOR_FROM, "Where a survivor who could join now comes from."),
    "sensor": Key(Flag(), "Whether the Thermal Sensor was used."),
    "prey": Key(Integer(1, state.STACK), "The position of the hunted tile in its stack, from 1."),
    "endurance": Key(Integer(0, MOST_ENDURANCE), "The endurance of the prey that is left to pay."),
    "cupboards": Key(
        ListOf(ROOM_SLOT, len(names.ROOM_SLOTS)), "The spaces of rooms that were full when an empty cupboard was found."
    ),
    "unlocked": Key(Flag(), "Whether the Dam's door was unlocked."),
    "hunted": Key(Flag(), "Whether the hero has hunted."),
}
PRESSURE_KEYS = {
    "targets": Key(SEATS, "Seats that are still to be put under pressure."),
    "bat_target": Key(SEAT, "The seat that the Baseball Bat is swung at."),
    "defender": Key(SEAT, "The seat that is under pressure."),
    "pressure": Key(Integer(0, MOST_PRESSURE), "How much pressure that is."),
}
TURN = Entry(
    "Turn",
    "The turn of a hero, in the phases `pressure` and `acting`.",
    {
        "hero": Key(HERO, "The hero whose turn it is."),
        "berth": Key(
            Integer(CARGO_FIRST_STRENGTH, CARGO_FIRST_STRENGTH + state.CARGO_SPACES - 1),
            "The slot of the Cargo Ship that it stands on.",
        ),
        **ACTING_KEYS,
        **PRESSURE_KEYS,
    },
)

MARY = Entry(
    "Mary",
    "How far Mary Koolpepper has got with her search tiles.",
    {
        "searches_left": Key(Integer(0, state.PILE), "Tiles that she may still draw.", ALWAYS),
        "searched": Key(SEARCH_COUNTS, "Tiles that she has drawn.", ALWAYS),
    },
)

# The board ------------------------------------------------------------------------------------------------------------

CONVOY_CARD = Entry(
    "ConvoyCard",
    "An event card of the convoy.",
    {
        "event": Key(EVENT, "The event.", NEEDED),
        "overcome_by": Key(SEAT, "The seat that has overcome it."),
    },
)

CARGO_SLOT = Entry(
    "CargoSlot",
    "A slot of the Cargo Ship.",
    {
        "survivors": Key(Integer(0, 1), "Survivors waiting there.", ALWAYS),
        "heroes": Key(SEATS, "Seats whose heroes stand there.", ALWAYS),
    },
)

EQUIPMENT_ON_BOARD = Entry(
    "EquipmentOnBoard",
    "Equipment tiles that no tribe has.",
    {
        **{
            city: Key(
                ListOf(Hidden(EQUIPMENT), state.SHOWN), "Tiles on offer in the city; null is an empty space.", ALWAYS
            )
            for city in names.CITIES
        },
        "stack": Key(Stack(EQUIPMENT, state.EQUIPMENT_TILES), "The stack, top first.", ALWAYS),
        "discard": Key(EQUIPMENT_COUNTS, "Discarded tiles.", ALWAYS),
    },
)

SEARCH = Entry(
    "CitySearch",
    "The search tiles of a city.",
    {
        "pile": Key(Stack(SEARCH_TILE, state.PILE), "The pile, top first.", ALWAYS),
        "aside": Key(SEARCH_COUNTS, "Tiles set aside.", ALWAYS),
        "known_to": Key(SEATS, "Seats that have looked through the pile."),
    },
)

WILD_STACK = Entry(
    "WildStack",
    "The wild game of a place.",
    {
        "stack": Key(Stack(WILD_GAME, state.STACK), "The stack, top first.", ALWAYS),
        "known_to": Key(SEATS, "Seats that know all of it."),
    },
)

BOARD = Entry(
    "Board",
    "What lies on the board.",
    {
        "stock": Key(
            Table(STOCKED_PLACE, Integer(0, int(PLACE_STOCK.max())), is_complete=True), "Tokens at the places.", ALWAYS
        ),
        "algae": Key(Flag(), "Whether the algae are there.", ALWAYS),
        "cargo": Key(Table(SLOT, CARGO_SLOT, is_complete=True), "The Cargo Ship.", ALWAYS),
        "equipment": Key(EQUIPMENT_ON_BOARD, "Equipment tiles.", ALWAYS),
        "search": Key(Table(CITY, SEARCH, is_complete=True), "Search tiles.", ALWAYS),
        "wild_game": Key(Table(GROUND, Short(WILD_STACK, "stack"), is_complete=True), "Wild game.", ALWAYS),
    },
)

# The whole ------------------------------------------------------------------------------------------------------------

SHAPE = whole(
    NAME,
    "A position of Outlive, or a view of one. Seats are counted from 0.",
    PLAYER_COUNTS,
    {
        "options": options(GAME.options),
        "day": Key(Integer(1, names.DAYS), "The day; not in the setup phases."),
        "phase": Key(PHASE, "The phase.", ALWAYS),
        "night": Key(NIGHT_STEP, "The step of the night that every tribe takes next.", IN_POSITIONS),
        "first_player": Key(SEAT, "Who begins the day or the night."),
        "token_holder": Key(SEAT, "Who holds the 1st player token."),
        "token_taken": Key(Flag(), "Whether somebody has reached the ship first today."),
        "active": Key(SEAT, "Whose turn it is."),
        "events_applied": Key(
            Integer(0, names.DAYS), "Phase `event`: how many spaces of the convoy have been applied today."
        ),
        "passes": Key(Integer(0, names.SEATS), "Phase `overcoming`: how many seats have passed in succession."),
        "event_in_hand": Key(EVENT, "Phase `overcoming`: the event that is being paid for."),
        "turn": Key(TURN, "The turn of a hero."),
        "mary": Key(MARY, "Phase `searching`: how far Mary Koolpepper has got."),
        "tribes": Key(ListOf(TRIBE, names.SEATS), "The tribes, by seat.", ALWAYS),
        "convoy": Key(
            ListOf(Hidden(Short(CONVOY_CARD, "event")), names.DAYS),
            "The events, space by space; null is one that lies face down. Not before the leaders are revealed.",
        ),
        "board": Key(BOARD, "The board. Not before the leaders are revealed."),
    },
)
