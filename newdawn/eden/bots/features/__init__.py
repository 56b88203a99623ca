"""What the bots look at in a game of Paris: New Eden.

Positions are judged in the middle of things: a die is taken but buys nothing yet, a strength is announced but nothing
is claimed. So the bots first *foresee* every refuge: all tokens in hand settle there, and the buildings on the table
go to whom they would go with the dice in hand, the better card to the stronger. Everything else is then counted on
the foreseen refuges: who is fed, which events are overcome, how missions stand against the best of the rivals.

What is foreseen need not come: others may still take the dice that count. So the present refuge is described, too, and
the weights, which differ from hour to hour, say how much to believe.
"""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.eden.bots.features import at
from newdawn.eden.bots.features.missions import missions
from newdawn.eden.bots.features.names import FEATURES, GATHERING_HOURS, HOURS, STEPS
from newdawn.eden.bots.features.refuges import compare, foresee
from newdawn.eden.bots.features.season import reach, visit
from newdawn.eden.bots.features.season_end import equipped, events, feeding
from newdawn.eden.components import DICE_EACH
from newdawn.eden.names import EQUIPMENT, FACES, POWERS, PROFESSIONS, SURVIVORS
from newdawn.eden.state import ANNOUNCING, CLAIMING, EVENT, GATHERING, State

__all__ = ["FEATURES", "HOURS", "describe", "hour"]


@compiled
def hour(state: State) -> int:
    """Return which row of weights counts now."""
    if state.stage < GATHERING:
        return 0
    first = 1 + len(STEPS) * state.season
    if state.stage == GATHERING:
        return first + int(state.dice_taken[state.first_player]) * (GATHERING_HOURS - 1) // DICE_EACH[state.players]
    if state.stage == ANNOUNCING or state.stage == CLAIMING:
        return first + GATHERING_HOURS + state.building_type
    event = first + GATHERING_HOURS + len(PROFESSIONS)
    return event if state.stage == EVENT else event + 1


@compiled
def describe(state: State, seat: int, found: Numbers) -> None:
    """Write the features of a seat into `found`."""
    found[0] = 1.0
    for kind in range(len(SURVIVORS)):
        found[at.PRESENT + kind] = state.survivors[seat, kind]
    for kind in range(len(EQUIPMENT)):
        found[at.PRESENT + at.OF_EQUIPMENT + kind] = state.equipment[seat, kind]
    found[at.PRESENT + at.OF_CANS] = state.cans[seat]
    for face in range(len(FACES)):
        found[at.HAND + face] = state.dice[seat, face]
        found[at.HAND + len(FACES) + face] = state.tokens[seat, face]
    foresee(state, found)
    compare(state, seat, found)
    found[at.HELD] = state.bat == seat
    found[at.HELD + 1] = state.binoculars == seat
    found[at.HELD + 2] = state.heroine == seat
    found[at.HELD + 3] = state.first_player == seat
    visit(state, seat, found)
    reach(state, seat, found)
    for power in range(len(POWERS)):
        found[at.POWERS + power] = state.powers[seat, power]
    feeding(state, seat, found)
    equipped(found)
    events(state, seat, found)
    missions(state, seat, found)
    found[at.POINTS] = state.event_points[seat]
    found[at.POINTS + 1] = state.feeding_points[seat]
