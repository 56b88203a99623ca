"""The keys of position documents of Paris: New Eden, and what each holds (docs/position-documents.md).

Readers accept these keys and no others; the JSON Schemas of positions and views are made from them.
"""

from newdawn.core.shape import (
    ALWAYS,
    IN_POSITIONS,
    NEEDED,
    Counts,
    Entry,
    Flag,
    Hidden,
    Integer,
    Key,
    ListOf,
    Seat,
    Seats,
    Short,
    Stack,
    Table,
    Word,
    whole,
)
from newdawn.eden import names, state
from newdawn.eden.components import DICE_EACH, EQUIPMENT_TOKENS, LOCATION_DICE, SURVIVOR_TOKENS
from newdawn.eden.document.words import MOST_CANS, MOST_POINTS, MOST_USES
from newdawn.eden.rules import NAME, PLAYER_COUNTS

# Words ----------------------------------------------------------------------------------------------------------------

SEASON = Word("Season", names.SEASONS, "A season.")
PHASE = Word("Phase", state.STAGES, "A phase of the game.")
DECISION = Word("Decision", state.DECISIONS, "What a seat is asked.", unsaid=state.DECISIONS[state.NOTHING])
LOCATION = Word("Location", names.LOCATIONS, "A location on the board.")
PROFESSION = Word("Profession", names.PROFESSIONS, "A profession, and the type of its buildings.")
SURVIVOR = Word("Survivor", names.SURVIVORS, "A survivor in a refuge.")
FACE = Word("Face", names.FACES, "A face of a die, or the white side of a survivor token.")
EQUIPMENT = Word("Equipment", names.EQUIPMENT, "A kind of equipment.")
BUILDING = Word("Building", names.BUILDINGS, "A building card.")
NEW_BUILDING = Word("NewBuilding", names.NEW_BUILDINGS, "A New Building.")
MISSION = Word("Mission", names.MISSIONS, "A mission card: a secret mission or a New Building.")
EVENT = Word("Event", names.EVENTS, "An event tile.")

SEAT = Seat(names.SEATS)
SEATS = Seats(names.SEATS)
# Dice and tokens show the same faces.
FACE_COUNTS = Counts(FACE, max(int(DICE_EACH.max()), int(LOCATION_DICE.max()), int(SURVIVOR_TOKENS.sum())))
SURVIVOR_COUNTS = Counts(SURVIVOR, int(SURVIVOR_TOKENS.max()))
EQUIPMENT_COUNTS = Counts(EQUIPMENT, int(EQUIPMENT_TOKENS.sum()))
_USES = Integer(0, MOST_USES)

# Refuges --------------------------------------------------------------------------------------------------------------

KNOWN_MISSION = Entry(
    "KnownMission",
    "A mission that lies face down, with those who know it.",
    {
        "mission": Key(MISSION, "The mission."),
        "known_to": Key(SEATS, "Seats that tucked it under the deck.", ALWAYS),
    },
)
_MISSION_CARD = Short(KNOWN_MISSION, "mission", is_said=True)

REFUGE = Entry(
    "Refuge",
    "What belongs to a player: the player board and the refuge.",
    {
        "decision": Key(DECISION, "What the seat is asked."),
        "dice": Key(FACE_COUNTS, "Dice on the player board.", ALWAYS),
        "dice_taken": Key(
            Integer(0, int(DICE_EACH.max())), "Instead of `dice`: how many were taken, rolled at random.", IN_POSITIONS
        ),
        "tokens": Key(FACE_COUNTS, "Survivor tokens on the player board, white side up.", ALWAYS),
        "cans": Key(Integer(0, MOST_CANS), "Cans.", ALWAYS),
        "missions": Key(
            ListOf(Hidden(MISSION), state.MISSION_CARDS), "Missions in hand; null is one that is not known.", ALWAYS
        ),
        "drawn": Key(ListOf(Hidden(_MISSION_CARD), state.MOST_DRAWN), "Missions to choose from."),
        "kept": Key(Integer(0, state.MOST_DRAWN), "How many of the drawn missions have been kept."),
        "traced": Key(
            Table(MISSION, SEATS),
            "Missions that the seat tucked under the deck and others drew: each is with one of these seats, or where "
            "they tucked it.",
        ),
        "buildings": Key(ListOf(BUILDING, len(names.BUILDINGS)), "Buildings in the refuge.", ALWAYS),
        "settled": Key(SURVIVOR_COUNTS, "Survivor tokens in the refuge.", ALWAYS),
        "equipment": Key(EQUIPMENT_COUNTS, "Equipment tokens; what is printed on buildings comes on top.", ALWAYS),
        "new_buildings": Key(ListOf(NEW_BUILDING, state.MISSION_CARDS), "New Buildings in the refuge.", ALWAYS),
        "event_points": Key(Integer(0, MOST_POINTS), "Victory points from events so far.", ALWAYS),
        "feeding_points": Key(Integer(0, MOST_POINTS), "Victory points from feeding so far.", ALWAYS),
        "swaps_left": Key(_USES, "Swaps of dice left in its first turn, if not as many as its powers give."),
        "extra_dice": Key(_USES, "Extra dice left in its first turn, if not as many as its powers give."),
        "wild_dice": Key(Integer(0, int(DICE_EACH.max())), "Wild dice that it has added to its strength."),
        "wild_tokens": Key(
            Integer(0, int(SURVIVOR_TOKENS[names.WILD])), "Wild tokens that it has added to its strength."
        ),
        "claimed": Key(Flag(), "Whether it has had its turn at the type that is being distributed."),
    },
)

# The turn -------------------------------------------------------------------------------------------------------------

SWAP = Entry(
    "Swap",
    "A die that is being swapped.",
    {
        "location": Key(LOCATION, "Where it lies.", NEEDED),
        "face": Key(FACE, "What it shows.", NEEDED),
    },
)

TURN = Entry(
    "Turn",
    "The turn of the active seat.",
    {
        "first_location": Key(LOCATION, "Where it took its first die, during its first turn of the season."),
        "swap": Key(SWAP, "The die that it swaps."),
    },
)

ACQUIRING = Entry(
    "Acquiring",
    "The buildings that are being distributed.",
    {
        "type": Key(PROFESSION, "Their type.", ALWAYS),
        "announced": Key(Integer(0, names.SEATS), "How many have announced their strength."),
    },
)

# The board ------------------------------------------------------------------------------------------------------------

EVENT_TILE = Entry(
    "EventTile",
    "An event tile, and whether it was turned face down.",
    {
        "event": Key(EVENT, "The event.", ALWAYS),
        "flipped": Key(Flag(), "Whether it was turned face down.", ALWAYS),
    },
)

BUILDINGS_OF_TYPE = Entry(
    "BuildingsOfType",
    "The building cards of a type.",
    {
        "shown": Key(ListOf(Hidden(BUILDING), state.SHOWN), "The row; null where a card was taken.", ALWAYS),
        "deck": Key(Stack(BUILDING, names.CARDS_OF_A_TYPE), "The deck, top first.", ALWAYS),
        "discarded": Key(ListOf(BUILDING, names.CARDS_OF_A_TYPE), "Cards that have left the game.", ALWAYS),
    },
)

BOARD = Entry(
    "Board",
    "What lies on and next to the board.",
    {
        "dice": Key(Table(LOCATION, FACE_COUNTS, is_complete=True), "Dice at the locations.", ALWAYS),
        "prelude": Key(ListOf(PROFESSION, len(names.PROFESSIONS)), "Phase `prelude`: tokens that can still be chosen."),
        "events": Key(
            ListOf(Short(EVENT_TILE, "event", is_said=True), state.EVENTS_SHOWN), "The events of the season.", ALWAYS
        ),
        "bat": Key(SEAT, "Who holds the Bat."),
        "binoculars": Key(SEAT, "Who holds the Binoculars."),
        "heroine": Key(SEAT, "Who holds the Heroine."),
        "equipment": Key(EQUIPMENT_COUNTS, "Equipment in the City Center.", ALWAYS),
        "equipment_stacks": Key(
            Table(SEASON, Stack(EQUIPMENT, state.STACK_OF_EQUIPMENT)), "Equipment of the seasons to come.", ALWAYS
        ),
        "station": Key(FACE_COUNTS, "Survivor tokens at the Train Station.", ALWAYS),
        "station_stacks": Key(
            Table(SEASON, Stack(FACE, state.STACK_OF_TOKENS)), "Survivor tokens of the seasons to come.", ALWAYS
        ),
        "tokens_gone": Key(FACE_COUNTS, "Survivor tokens that are back in the box.", ALWAYS),
        "missions": Key(Stack(_MISSION_CARD, state.MISSION_CARDS), "The deck of missions, top first.", ALWAYS),
        "buildings": Key(Table(PROFESSION, BUILDINGS_OF_TYPE, is_complete=True), "Building cards.", ALWAYS),
    },
)

# The whole ------------------------------------------------------------------------------------------------------------

SHAPE = whole(
    NAME,
    "A position of Paris: New Eden, or a view of one. Seats are counted from 0.",
    PLAYER_COUNTS,
    {
        "season": Key(SEASON, "The season.", ALWAYS),
        "phase": Key(PHASE, "The phase.", ALWAYS),
        "first_player": Key(SEAT, "Who begins the season.", ALWAYS),
        "active": Key(SEAT, "Phase `gathering`: whose turn it is."),
        "turn": Key(TURN, "Phase `gathering`: the turn of the active seat."),
        "acquiring": Key(ACQUIRING, "Phases `announcing` and `claiming`: the buildings that are being distributed."),
        "board": Key(BOARD, "The board.", ALWAYS),
        "refuges": Key(ListOf(REFUGE, names.SEATS), "The refuges, by seat.", ALWAYS),
    },
)
