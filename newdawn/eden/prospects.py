"""What follows from a view by the rules and is printed nowhere in it: refuges counted, strengths, what is lacking.

Every figure that the browser, the terminal and the bots show or weigh beyond the bare position comes from here. All of
it follows from what the seat may know: unknown things are left out, never guessed.
"""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers, Record, medium
from newdawn.eden.names import SEATS
from newdawn.eden.refuge import population
from newdawn.eden.state import State


class Prospects(Record):
    """What follows from a view of New Eden, field by field."""

    population: Numbers = medium(SEATS)  # survivors in each refuge


@compiled
def foresee(state: State, seat: int, prospects: Prospects) -> None:
    """Write what follows from the view of a seat into a blank record."""
    for refuge in range(state.players):
        prospects.population[refuge] = population(state, refuge)
