"""What follows from a view by the rules and is printed nowhere in it: strengths, meals, pressure, what tiles help with.

Every figure that the browser, the terminal and the bots show or weigh beyond the bare position comes from here. All of
it follows from what the seat may know: unknown things are left out, never guessed.
"""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers, Record, small
from newdawn.outlive.components import HERO_STRENGTH
from newdawn.outlive.names import HEROES, SEATS
from newdawn.outlive.state import State


class Prospects(Record):
    """What follows from a view of Outlive, field by field."""

    strength: Numbers = small(SEATS, len(HEROES))  # under pressure: what is printed on each hero


@compiled
def foresee(state: State, seat: int, prospects: Prospects) -> None:
    """Write what follows from the view of a seat into a blank record."""
    for tribe in range(state.players):
        for hero in range(len(HEROES)):
            prospects.strength[tribe, hero] = HERO_STRENGTH[hero]
