"""What follows from a view by the rules: how many lanterns everybody lacks for each wish."""

from examples.lanterns.names import SEATS, WISHES
from examples.lanterns.state import State
from examples.lanterns.wishes import lacking
from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers, Record, small


class Prospects(Record):
    """What follows from a view, field by field."""

    lacking: Numbers = small(SEATS, len(WISHES))  # lanterns that each player lacks for each wish


@compiled
def foresee(state: State, seat: int, prospects: Prospects) -> None:
    """Write what follows from the view of a seat into a blank record."""
    for player in range(state.players):
        for wish in range(len(WISHES)):
            prospects.lacking[player, wish] = lacking(state, player, wish)
