"""The channels of an observation of Outlive, in the order of `state.py`: what a seat sees, and what it is asked."""

from newdawn.envs.channels import Channel, each_player, numbers, own
from newdawn.outlive.components import GAUGE
from newdawn.outlive.names import (
    CITIES,
    DAYS,
    EQUIPMENT,
    EVENTS,
    HEROES,
    LEADERS,
    PLACES,
    ROOM_SLOTS,
    ROOMS,
    SEARCH_TILES,
    SHELTER,
    STANDARD_ROOMS,
    TOKENS,
    WILD_GAME,
)
from newdawn.outlive.state import (
    ADVANCED_DRAWN,
    DECISIONS,
    EQUIPMENT_STATES,
    EQUIPMENT_TILES,
    HERO_STATES,
    LEADERS_DRAWN,
    PILE,
    ROOMS_PUT_BACK,
    SHOWN,
    STACK,
    STAGES,
    STEP_FEED,
)

_SPACES = numbers(1, DAYS)
_CARGO_SLOTS = numbers(3, 6)
_GROUNDS = ("forest", "mine", "fairgrounds")
_ADVANCED = ROOMS[STANDARD_ROOMS:]
_ADVANCED_SLOTS = ROOM_SLOTS[STANDARD_ROOMS:]
_NIGHT_STEPS = ("feed", "radioactivity", "recruit", "build", "repair", "upkeep", "asleep")

_TABLE = (
    Channel("stage", "one-hot", "the part of the game", (STAGES,)),
    Channel("day", "one-hot", "the day", (("setup", *_SPACES),)),
    Channel("first_player", "seat", "who begins the day or the night"),
    Channel("token_holder", "seat", "who holds the 1st player token"),
    Channel("token_taken", "count", "the token was taken today"),
)
_CONVOY = (
    Channel("convoy", "one-hot", "the event on each space, if it is face up", (_SPACES, EVENTS)),
    Channel("overcome_by", "seat", "who overcame the event on each space", (_SPACES,)),
)
_BOARD = (
    Channel("place_stock", "count", "tokens at each place", (PLACES[:3],), most=12),
    Channel("mine_stock", "count", "tokens at the Mine", field="place_stock", first=PLACES.index("mine"), most=12),
    Channel(
        "fairgrounds_stock",
        "count",
        "tokens at the Fairgrounds",
        field="place_stock",
        first=PLACES.index("fairgrounds"),
        most=12,
    ),
    Channel("algae", "count", "the anti-radiation algae are active"),
    Channel("cargo_survivors", "count", "a survivor waits on each slot of the ship", (_CARGO_SLOTS,)),
    Channel("cargo_heroes", "seats", "whose heroes stand on each slot", (_CARGO_SLOTS,)),
    Channel("equipment_shown", "tally", "tiles beside each city", (CITIES, EQUIPMENT), most=2, inputs=SHOWN),
    Channel("equipment_stack_size", "count", "tiles in the equipment stack", most=EQUIPMENT_TILES),
    Channel("equipment_discard", "count", "discarded tiles", (EQUIPMENT,), most=2),
    Channel("search_pile_size", "count", "tiles in each search pile", (CITIES,), most=PILE),
    Channel("search_aside", "count", "face-up search tiles beside each city", (CITIES, SEARCH_TILES), most=2),
    Channel(
        "search_pile",
        "from-top",
        "a pile that the observer looked through, from the top down",
        (CITIES, numbers(1, PILE), SEARCH_TILES),
        height="search_pile_size",
    ),
    Channel("pile_known", "seats", "who looked through each pile", (CITIES,)),
    Channel(
        "wild_stack",
        "count",
        "wild game from the top down: 1 for endurance 3 to 5 for endurance 7; 0 where it is unknown",
        (_GROUNDS, numbers(1, STACK)),
        most=len(WILD_GAME),
        low=1,
    ),
    Channel("wild_stack_size", "count", "tiles in each stack of wild game", (_GROUNDS,), most=STACK),
    Channel("wild_known", "seats", "who looked through each stack", (_GROUNDS,)),
)
_TURN = (
    Channel("searches_left", "count", "search tiles that Mary Koolpepper may still draw", most=4),
    Channel("searched", "count", "search tiles that she drew", (SEARCH_TILES,), most=2),
    Channel("event_space", "one-hot", "the space whose event is applied", (_SPACES,)),
    Channel("active", "seat", "whose turn it is"),
    Channel("hero", "one-hot", "the hero that was activated", (HEROES,)),
    Channel("action_points", "count", "action points left", field="points", most=6),
    Channel("collected", "count", "tokens collected here with action points", most=6),
    Channel("unlocked", "count", "the Dam's door is open"),
    Channel("hunted", "count", "this activation had its hunt"),
    Channel("cupboards", "bits", "rooms that were full when an empty cupboard was found on this visit", (ROOM_SLOTS,)),
    Channel("berth", "one-hot", "the slot of the ship that the hero took", (_CARGO_SLOTS,)),
    Channel("waiting", "one-hot", "a survivor who may be taken in", (("from-reserve", "from-ship"),), low=1),
    Channel("sensor", "count", "the Thermal Sensor lets the hero choose its prey"),
    Channel("prey", "one-hot", "position in the stack of the tile being hunted", (numbers(1, STACK),)),
    Channel("endurance", "count", "endurance of the prey still to be paid", most=8),
    Channel("targets", "seats", "who is still to be put under pressure"),
    Channel("bat_target", "seat", "who the Baseball Bat is swung at"),
    Channel("defender", "seat", "who is under pressure"),
    Channel("pressure", "count", "points of pressure left", most=4),
    Channel("passes", "count", "seats that passed in succession in night step 1", most=4),
    Channel("event_in_hand", "one-hot", "the event being overcome", (EVENTS,)),
)
_PLAYERS = each_player(
    (
        Channel("asked", "count", "the game waits for the player", field="decision"),
        Channel("leader", "one-hot", "the leader", (LEADERS,)),
        Channel("stock", "count", "tokens in the store", (TOKENS,), most=20),
        Channel(
            "room",
            "one-hot",
            "the advanced room on each slot",
            (_ADVANCED_SLOTS, _ADVANCED),
            low=STANDARD_ROOMS,
            first=STANDARD_ROOMS,
        ),
        Channel("built", "count", "rooms that are built", (ROOM_SLOTS,)),
        Channel("survivors", "count", "survivors in each room and in the airlock", (SHELTER,), most=8),
        Channel(
            "room_used",
            "bits",
            "rooms used this round: the first of two bits; the second is for the other city where a room works once in "
            "each, and says of the room that draws and repairs that it has drawn",
            (ROOM_SLOTS, ("first", "second")),
        ),
        Channel("gauge", "count", "squares of the radioactivity gauge from the best", most=len(GAUGE) - 1),
        Channel("equipment", "one-hot", "equipment tiles", (EQUIPMENT, EQUIPMENT_STATES[1:]), low=1),
        Channel("caught", "count", "wild game tiles", (WILD_GAME,), most=6),
        Channel("hero_place", "one-hot", "where each hero stands", (HEROES, PLACES)),
        Channel("hero_state", "one-hot", "heroes that had their turn", (HEROES, HERO_STATES[1:]), low=1),
        Channel("to_pay", "count", "tokens that the pending decision still asks for", most=12),
        Channel("to_lose", "count", "survivors still to lose", most=8),
    )
)
_OWN = own(
    (
        Channel("decision", "one-hot", "what is asked now", (DECISIONS[1:],), low=1),
        Channel("to_settle", "count", "setup: survivors still to place", most=4),
        Channel("night_step", "one-hot", "the step of the night", (_NIGHT_STEPS,), low=STEP_FEED),
        Channel("room_in_hand", "one-hot", "the slot being built on", (ROOM_SLOTS,)),
        Channel("tile_in_hand", "one-hot", "the equipment being repaired", (EQUIPMENT,)),
        Channel("due", "count", "tokens that the event or the repair costs", (TOKENS,), most=6),
        Channel("waivers", "count", "tokens that a discount still lets go", most=4),
        Channel(
            "drawn_rooms",
            "tally",
            "setup: rooms in hand",
            (_ADVANCED,),
            most=2,
            low=STANDARD_ROOMS,
            inputs=ADVANCED_DRAWN,
        ),
        Channel("drawn_leaders", "tally", "setup: leaders in hand", (LEADERS,), inputs=LEADERS_DRAWN),
        Channel(
            "rooms_put_back",
            "tally",
            "setup: rooms put back",
            (_ADVANCED,),
            most=2,
            low=STANDARD_ROOMS,
            inputs=ROOMS_PUT_BACK,
        ),
    )
)

CHANNELS = (*_TABLE, *_CONVOY, *_BOARD, *_TURN, *_PLAYERS, *_OWN)
