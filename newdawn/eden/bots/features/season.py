"""The season under way: visits that wait for a choice, and what is still in reach."""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.eden.bots.features import at
from newdawn.eden.bots.features.refuges import best_shown, token_to_choose
from newdawn.eden.components import DICE_EACH
from newdawn.eden.names import EQUIPMENT, FIRST_EQUIPPED, LOCATIONS, PROFESSIONS
from newdawn.eden.state import CHOOSE_AT_STATION, CHOOSE_IN_CITY, FLIP_EVENT, GATHERING, KEEP_MISSION, UNKNOWN, State


@compiled
def visit(state: State, seat: int, found: Numbers) -> None:
    """Write which choice a visit waits for; equipment for somebody without joins the foreseen refuge."""
    for i in range(at.VISITING, at.REACH):
        found[i] = 0.0
    decision = state.decision[seat]
    if decision == CHOOSE_AT_STATION:
        found[at.VISITING] = 1.0
        token = token_to_choose(state)
        if token >= 0 and state.dice[seat, token] + state.tokens[seat, token] == 0:
            found[at.VISITING + 1] = 1.0
    elif decision == CHOOSE_IN_CITY:
        found[at.VISITING + 2] = 1.0
        for kind in range(len(EQUIPMENT)):
            without = found[at.FORESEEN + FIRST_EQUIPPED + kind] > found[at.FORESEEN + at.OF_EQUIPMENT + kind]
            if state.city_equipment[kind] > 0 and without:
                found[at.VISITING + 3] = 1.0
                found[at.FORESEEN + at.OF_EQUIPMENT + kind] += 1.0
                return
    elif decision == KEEP_MISSION:
        found[at.VISITING + 4] = 1.0
    elif decision == FLIP_EVENT:
        found[at.VISITING + 5] = 1.0


@compiled
def reach(state: State, seat: int, found: Numbers) -> None:
    """Write what the dice to come can add."""
    for i in range(at.REACH, at.POWERS):
        found[i] = 0.0
    if state.stage > GATHERING:
        return
    to_take = int(DICE_EACH[state.players]) - state.dice_taken[seat]
    in_reach = 0
    easy = 0
    value = 0.0
    for kind in range(len(PROFESSIONS)):
        if state.dice[seat, kind] + state.tokens[seat, kind] == 0:
            dice = 0
            for location in range(len(LOCATIONS)):
                dice += int(state.location_dice[location, kind])
            if dice > 0:
                in_reach += 1
                value += best_shown(state, kind)
            if dice >= state.players:
                easy += 1
    if state.active != UNKNOWN:
        wait = seat - state.active
        found[at.REACH] = wait if wait >= 0 else wait + state.players
    found[at.REACH + 1] = to_take
    found[at.REACH + 2] = min(to_take, in_reach)
    found[at.REACH + 3] = min(to_take, easy)
    found[at.REACH + 4] = value * to_take / in_reach if in_reach > to_take else value
