"""What the writer and the reader of position documents agree on: the largest numbers that a document may have, and
what is assumed where nothing is said.

The functions take a record or its plain form (`newdawn.core.document.plain`), which are indexed alike.
"""

from typing import Any

from newdawn.core.document import Head
from newdawn.eden import names, state
from newdawn.eden.components import DIGEST, LOCATION_DICE, POWER_AMOUNT
from newdawn.eden.locations import VISITED
from newdawn.eden.rules import NAME, RULES_VERSION
from newdawn.eden.state import UNKNOWN

HEAD = Head(NAME, RULES_VERSION, DIGEST)

SETUP_STAGES = (state.PRELUDE, state.CHOOSING)
DICE_STAGES = (*SETUP_STAGES, state.GATHERING)
ACQUIRING_STAGES = (state.ANNOUNCING, state.CLAIMING)
LAST_STAGES = (state.ENDING, state.OVER)

MOST_CANS = 999
MOST_POINTS = 999
MOST_USES = 15


def coming(season: int) -> range:
    """Return the seasons to come: those that still have stacks beside the board."""
    return range(season + 1, len(names.SEASONS))


def visits(position: Any, location: int) -> int:
    """Return how often a location's action was performed this season: once for each die that was taken there, but for
    one whose owner is still asked what to do there.
    """
    if position.stage in SETUP_STAGES:
        return 0
    pending = any(VISITED.get(int(decision), UNKNOWN) == location for decision in position.decision)
    left = sum(int(count) for count in position.location_dice[location])
    return max(0, int(LOCATION_DICE[position.players, location]) - left - pending)


def default_flips(position: Any) -> int:
    """Return how many events were turned face down: one at each visit to the Tower, but never the last one."""
    return min(visits(position, names.TOWER), state.EVENTS_SHOWN - 1)


def default_swaps(position: Any, seat: int) -> int:
    """Return the swaps of dice that a seat has left: all that its powers give, until its first turn is over."""
    return _of_first_turn(position, seat, names.SWAP_DICE)


def default_extra_dice(position: Any, seat: int) -> int:
    """Return the further dice that a seat may take in its first turn."""
    taken = max(0, int(position.dice_taken[seat]) - 1)
    return max(0, _of_first_turn(position, seat, names.SECOND_DIE) - taken)


def _of_first_turn(position: Any, seat: int, power: int) -> int:
    if position.stage != state.GATHERING:
        return 0
    in_first_turn = seat == position.active and position.first_location != UNKNOWN
    if position.dice_taken[seat] and not in_first_turn:
        return 0
    return int(position.powers[seat][power]) * int(POWER_AMOUNT[power])
