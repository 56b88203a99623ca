"""Night step 4: recruiting new survivors, one for each supply, into the airlock."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.outlive import reasons
from newdawn.outlive.feeding import supply_reason
from newdawn.outlive.moves import DONE, FIRST, KIND, PAY
from newdawn.outlive.names import AIRLOCK, BY_RECRUITING
from newdawn.outlive.state import NOTHING, RECRUIT, State
from newdawn.outlive.stores import spend_at_night, supplies_at_night
from newdawn.outlive.survivors import join, space_reason


@compiled
def begin_recruiting(state: State, seat: int) -> None:
    """Ask, while there is space in the airlock and something to offer."""
    able = supplies_at_night(state, seat) > 0 and space_reason(state, seat, AIRLOCK) == 0
    state.decision[seat] = RECRUIT if able else NOTHING


@compiled
def recruit_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is for which supply the next survivor comes, if any."""
    if KIND[move] == DONE:
        return 0
    if KIND[move] == PAY:
        return supply_reason(state, seat, FIRST[move])
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def recruit(state: State, log: Log, seat: int, move: int) -> None:
    """Recruit one, or go on to the next step."""
    if KIND[move] == DONE:
        state.decision[seat] = NOTHING
        return
    spend_at_night(state, log, seat, FIRST[move], 1, BY_RECRUITING)
    join(state, log, seat, AIRLOCK, BY_RECRUITING)
    begin_recruiting(state, seat)
