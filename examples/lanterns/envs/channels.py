"""The channels of an observation, in the order of `state.py`: what a seat sees, and is asked."""

from examples.lanterns.components import CARDS, MOST_IN_HAND
from examples.lanterns.names import COLOURS, FACES, WISHES
from examples.lanterns.state import DECISIONS
from newdawn.envs.channels import Channel, each_player, numbers, own

_NIGHTS = 10

_TABLE = (
    Channel("night", "one-hot", "the night; one more than there are: the game is over", (numbers(1, _NIGHTS),), low=1),
    Channel("first_player", "seat", "who began this night"),
    Channel("wind", "seat", "who begins the next one"),
    Channel("turns", "count", "turns of this night that are over", most=20),
    Channel("dice", "count", "dice on the table", (FACES,), most=12),
    Channel("deck_size", "count", "wishes in the deck", most=CARDS),
)
_PLAYERS = each_player(
    (
        Channel("asked", "count", "the game waits for the player", field="decision"),
        Channel("lanterns", "count", "lanterns on the boat", (COLOURS,), most=8),
        Channel("hand_sizes", "count", "wishes in hand", most=MOST_IN_HAND),
        Channel("granted", "count", "wishes granted", (WISHES,), most=4),
    )
)
_OWN = own(
    (
        Channel("decision", "one-hot", "what is asked now", (DECISIONS[1:],), low=1),
        Channel("hands", "count", "wishes in hand", (WISHES,), most=4),
    )
)

CHANNELS = (*_TABLE, *_PLAYERS, *_OWN)
