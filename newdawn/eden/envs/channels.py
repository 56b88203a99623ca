"""The channels of an observation of Paris: New Eden, in the order of `state.py`: what a seat sees, and is asked."""

from newdawn.eden.names import (
    BUILDINGS,
    EQUIPMENT,
    EVENTS,
    FACES,
    LOCATIONS,
    MISSIONS,
    NEW_BUILDINGS,
    POWERS,
    PROFESSIONS,
    SEASONS,
    SURVIVORS,
)
from newdawn.eden.state import (
    DECISIONS,
    DISCARDED,
    EVENTS_SHOWN,
    MISSION_CARDS,
    MOST_DRAWN,
    ON_THE_TABLE,
    STACK_OF_TOKENS,
    STAGES,
    UNSEEN,
)
from newdawn.envs.channels import Channel, each_player, numbers, own

_TABLE = (
    Channel("stage", "one-hot", "the part of the season", (STAGES,)),
    Channel("season", "one-hot", "the season", (SEASONS,)),
    Channel("first_player", "seat", "who begins this season"),
    Channel("active", "seat", "whose turn it is to gather"),
)
_BOARD = (
    Channel("location_dice", "count", "dice at each location", (LOCATIONS, FACES), most=6),
    Channel("prelude_tokens", "count", "survivor tokens of the prelude", (PROFESSIONS,)),
    Channel("events", "one-hot", "the event tiles of this season", (numbers(1, EVENTS_SHOWN), EVENTS)),
    Channel("flipped", "count", "event tiles turned face down", (numbers(1, EVENTS_SHOWN),)),
    Channel("bat", "seat", "who holds the Bat"),
    Channel("binoculars", "seat", "who holds the Binoculars"),
    Channel("heroine", "seat", "who has the Heroine"),
    Channel("city_equipment", "count", "equipment at the City Center", (EQUIPMENT,), most=3),
    Channel("station_tokens", "count", "survivor tokens at the Train Station", (FACES,), most=6),
    Channel(
        "station_stacks",
        "one-hot",
        "the top token of the stack of each later season",
        (SEASONS[1:], FACES),
        step=STACK_OF_TOKENS,
    ),
    Channel("tokens_gone", "count", "survivor tokens back in the box", (FACES,), most=9),
    Channel("mission_deck_size", "count", "cards in the mission deck", most=MISSION_CARDS),
    Channel(
        "mission_deck",
        "tally",
        "missions in the deck that the observer tucked there",
        (MISSIONS,),
        inputs=MISSION_CARDS,
    ),
    Channel("building_deck_sizes", "count", "cards in each building deck", (PROFESSIONS,), most=15),
    Channel(
        "buildings_on_the_table",
        "equal",
        "building cards that are laid out",
        (BUILDINGS,),
        field="building_place",
        low=ON_THE_TABLE,
    ),
    Channel(
        "buildings_unseen",
        "equal",
        "building cards in their decks, or out of the game unseen",
        (BUILDINGS,),
        field="building_place",
        low=UNSEEN,
    ),
    Channel(
        "buildings_discarded",
        "equal",
        "building cards that nobody took",
        (BUILDINGS,),
        field="building_place",
        low=DISCARDED,
    ),
)
_TURN = (
    Channel("first_location", "one-hot", "where the active player took the first die", (LOCATIONS,)),
    Channel("swap_location", "one-hot", "where the die is that is being swapped", (LOCATIONS,)),
    Channel("swap_face", "one-hot", "its face", (FACES,)),
    Channel("building_type", "one-hot", "the type of building being distributed", (PROFESSIONS,)),
    Channel("announced", "count", "players who have announced their strength", most=4),
    Channel("had_turn", "seats", "who has claimed a building of this type, or could not"),
)
_PLAYERS = each_player(
    (
        Channel("asked", "count", "the game waits for the player", field="decision"),
        Channel("dice", "count", "dice on the player board", (FACES,), most=7),
        Channel("dice_taken", "count", "dice taken this season", most=7),
        Channel("tokens", "count", "survivor tokens on the player board", (FACES,), most=4),
        Channel("cans", "count", "Cans", most=16),
        Channel("mission_count", "count", "missions in hand", most=12),
        Channel("drawn_count", "count", "missions drawn, to choose from", most=MOST_DRAWN),
        Channel("survivors", "count", "survivors in the refuge", (SURVIVORS,), most=16),
        Channel("equipment", "count", "equipment in the refuge", (EQUIPMENT,), most=16),
        Channel("settled", "count", "those of the survivors who are tokens", (SURVIVORS,), most=6),
        Channel("equipment_tokens", "count", "those of the equipment that are tokens", (EQUIPMENT,), most=4),
        Channel("powers", "count", "tinkerer powers", (POWERS,), most=2),
        Channel("buildings", "count", "cards in the refuge", most=24),
        Channel("new_buildings", "count", "New Buildings that were placed", (NEW_BUILDINGS,)),
        Channel("event_points", "count", "points of events", most=40),
        Channel("feeding_points", "count", "points of feeding", most=40),
        Channel("swaps_left", "count", "swaps of dice left"),
        Channel("extra_dice", "count", "further dice left in the first turn"),
        Channel("strength", "count", "announced strength", most=10),
        Channel("wild_dice", "count", "wild dice added to it", most=4),
        Channel("wild_tokens", "count", "wild tokens added to it", most=4),
    )
)
_OWN = own(
    (
        Channel("decision", "one-hot", "what is asked now", (DECISIONS[1:],), low=1),
        Channel("drawn", "tally", "missions drawn, to choose from", (MISSIONS,), inputs=MOST_DRAWN),
        Channel("kept", "count", "missions of this draw already kept", most=4),
        Channel("missions", "count", "missions in hand", (MISSIONS,)),
        Channel("traced", "seats", "who may have a mission that was tucked under the deck", (MISSIONS,)),
    )
)

CHANNELS = (*_TABLE, *_BOARD, *_TURN, *_PLAYERS, *_OWN)
