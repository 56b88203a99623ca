"""A game as one record: every field, and what it means. Seats are numbered from 0, clockwise."""

from examples.lanterns.components import CARDS
from examples.lanterns.names import COLOURS, FACES, SEATS, WISHES
from newdawn.core.deciding import NOTHING as NOTHING
from newdawn.core.random import Seeded
from newdawn.core.records import Numbers, small

UNKNOWN = -1
"""In a view: something that the seat may not know. In a position: an empty space, or nobody."""

DECISIONS = ("nothing", "take-die", "grant-wish")
_, TAKE_DIE, GRANT_WISH = range(3)


class State(Seeded):
    """One game of River Lanterns."""

    # The table
    players: int = small()
    full_moon: int = small()  # option: everybody is dealt one more wish
    decision: Numbers = small(SEATS)  # what each seat is asked now
    night: int = small()  # from 1 on; one more than there are nights: the game is over
    first_player: int = small()  # who began this night
    wind: int = small()  # who begins the next one, since they took the wind; UNKNOWN if nobody has
    turns: int = small()  # turns of this night that are over
    dice: Numbers = small(len(FACES))  # dice on the table, by face

    # The players
    lanterns: Numbers = small(SEATS, len(COLOURS))  # on the boats
    hand_sizes: Numbers = small(SEATS)
    hands: Numbers = small(SEATS, len(WISHES))  # how many of each wish; a secret until the end
    granted: Numbers = small(SEATS, len(WISHES))

    # The deck: the first card is the last of these
    deck_size: int = small()
    deck: Numbers = small(CARDS)
