"""What can be hidden in Outlive."""

from newdawn.outlive import names
from newdawn.outlive.components import LEADER_EQUIPMENT
from tests.secrecy import Secrets, Thing


def named() -> set[Thing]:
    """Return the equipment that a place, a move or a reason speaks of."""
    return {("equipment", tile) for tile in (names.GRAPPLING_HOOK, names.BASEBALL_BAT, names.ACCESS_CARD)}


def brings() -> dict[Thing, Thing]:
    """Return the equipment that comes along with a leader, as the leader's card says."""
    return {("leader", leader): ("equipment", int(tile)) for leader, tile in enumerate(LEADER_EQUIPMENT)}


SECRETS = Secrets(
    families={
        "leader": "LEADERS",
        "room": "ROOMS",
        "equipment": "EQUIPMENT",
        "tile": "SEARCH_TILES",
        "game": "WILD_GAME",
        "event": "EVENTS",
    },
    numbers={
        "leader": ("leader", "drawn_leaders", "leader_put_back"),
        "room": ("room", "drawn_rooms", "rooms_put_back"),
        "equipment": ("equipment_shown", "equipment_stack", "tile_in_hand"),
        "tile": ("search_pile",),
        "game": ("wild_stack",),
        "event": ("convoy", "event_in_hand"),
    },
    counts={
        "equipment": ("equipment", "equipment_discard"),
        "tile": ("search_aside", "searched"),
        "game": ("caught",),
    },
    named=named,
    brings=brings,
)
