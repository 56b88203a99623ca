"""What the writer and the reader of position documents agree on: words, the largest numbers that a document may have,
and what is assumed where nothing is said.
"""

from newdawn.core.document import Head
from newdawn.outlive import names, state
from newdawn.outlive.components import CARGO_FIRST_STRENGTH, DIGEST, PLACE_TOKEN
from newdawn.outlive.rules import NAME, OPTIONS, RULES_VERSION
from newdawn.outlive.state import UNKNOWN

HEAD = Head(NAME, RULES_VERSION, DIGEST)
(OPTION,) = OPTIONS

NIGHT_STEPS = ("feed", "radioactivity", "recruit", "build", "repair", "upkeep", "asleep")
"""The steps of the night in a tribe's own shelter, from state.STEP_FEED on."""

WAITING = ("nobody", "reserve", "ship")
"""Where a survivor who waits to be taken in comes from."""

CITY_ROOMS = (names.CITY_SEARCH, names.EMPTY_CUPBOARD)
"""Rooms that work once a round in each city."""

GROUND_PLACES = tuple(names.PLACES[place] for place in (names.FOREST, names.MINE, names.FAIRGROUNDS))
STOCKED_PLACES = tuple(place for number, place in enumerate(names.PLACES) if PLACE_TOKEN[number] >= 0)
CARGO_SLOTS = tuple(str(CARGO_FIRST_STRENGTH + slot) for slot in range(state.CARGO_SPACES))

MOST_TOKENS = 999
MOST_OWED = 99
MOST_POINTS = 9
MOST_ENDURANCE = 18
MOST_PRESSURE = 20

SETUP_STAGES = (state.CHOOSING, state.SEARCHING, state.PLACING)
DAY_STAGES = (state.MOVING, state.UNDER_PRESSURE, state.ACTING)
HERO_STAGES = (state.UNDER_PRESSURE, state.ACTING)
ACTIVE_STAGES = (*DAY_STAGES, state.OVERCOMING)


def is_setup(stage: int) -> bool:
    """Return whether the first day has not dawned yet."""
    return stage in SETUP_STAGES


def has_board(stage: int) -> bool:
    """Return whether the board is laid out: it is when the leaders are revealed."""
    return stage != state.CHOOSING


def default_active(stage: int, day: int) -> int:
    """Return whose turn it is where a document does not say; `day` is the record's."""
    if is_setup(stage) or (stage == state.STAGE_DAWN and day == 0) or (stage == state.STAGE_EVENT and day == 1):
        return 0
    return UNKNOWN


def default_passes(stage: int, day: int, players: int) -> int:
    """Return how many seats passed on overcoming events: by morning all have; `day` is the record's."""
    if stage in (state.IN_SHELTER, state.OVER) or (stage == state.STAGE_DAWN and day > 0):
        return players
    return players if day > 1 and stage != state.OVERCOMING else 0


def default_event_space(stage: int, flipped: int, is_asked: bool) -> int:
    """Return how many spaces of the convoy were gone through today: none before the card is flipped, else all."""
    return UNKNOWN if stage == state.STAGE_EVENT and not is_asked else flipped
