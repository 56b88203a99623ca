"""The keys of positions, and what each holds: reading goes by them, and JSON Schema is made from them."""

from examples.lanterns import names
from examples.lanterns.about import GAME
from examples.lanterns.components import CARDS, DICE_EACH, MOST_IN_HAND, NIGHTS, SPARE_DICE
from examples.lanterns.rules import NAME, PLAYER_COUNTS
from examples.lanterns.state import DECISIONS, NOTHING
from newdawn.core.shape import (
    ALWAYS,
    Counts,
    Entry,
    Hidden,
    Integer,
    Key,
    ListOf,
    Seat,
    Stack,
    Word,
    options,
    whole,
)

MOST_LANTERNS = 99

COLOUR = Word("Colour", names.COLOURS, "The colour of a lantern.")
FACE = Word("Face", names.FACES, "What a die shows.")
WISH = Word("Wish", names.WISHES, "A wish.")
DECISION = Word("Decision", DECISIONS, "What the player is asked.", unsaid=DECISIONS[NOTHING])
_DICE = DICE_EACH * names.SEATS + SPARE_DICE

BOAT = Entry(
    "Boat",
    "A boat, and the wishes of its player.",
    {
        "lanterns": Key(Counts(COLOUR, MOST_LANTERNS), "The lanterns on it.", ALWAYS),
        "hand": Key(ListOf(Hidden(WISH), MOST_IN_HAND), "Wishes in hand; null is one that is not known.", ALWAYS),
        "granted": Key(ListOf(WISH, CARDS), "Wishes that were granted.", ALWAYS),
    },
)
SHAPE = whole(
    NAME,
    "A position of River Lanterns, or a view of one. Seats are counted from 0.",
    PLAYER_COUNTS,
    {
        "options": options(GAME.options),
        "night": Key(Integer(1, NIGHTS + 1), "The night; one more than there are: the game is over.", ALWAYS),
        "turns": Key(Integer(0, DICE_EACH * names.SEATS), "Turns of this night that are over.", ALWAYS),
        "first_player": Key(Seat(names.SEATS), "Who began this night.", ALWAYS),
        "wind": Key(Seat(names.SEATS), "Who begins the next night."),
        "decision": Key(DECISION, "What the player whose turn it is is asked."),
        "dice": Key(Counts(FACE, _DICE), "Dice on the table."),
        "boats": Key(ListOf(BOAT, names.SEATS), "The boats, by seat.", ALWAYS),
        "deck": Key(Stack(WISH, CARDS), "The deck, top first.", ALWAYS),
    },
)
