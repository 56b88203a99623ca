"""Night step 4: recruiting new survivors, one for each supply, into the airlock."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.outlive import reasons
from newdawn.outlive.feeding import supply_reason
from newdawn.outlive.moves import DONE, FIRST, KIND, PAY
from newdawn.outlive.names import AIRLOCK
from newdawn.outlive.state import NOTHING, RECRUIT, Game
from newdawn.outlive.stores import spend_at_night, supplies_at_night
from newdawn.outlive.survivors import join, space_reason


@compiled
def begin_recruiting(game: Game, seat: int) -> None:
    """Ask, while there is space in the airlock and something to offer."""
    able = supplies_at_night(game, seat) > 0 and space_reason(game, seat, AIRLOCK) == 0
    game.decision[seat] = RECRUIT if able else NOTHING


@compiled
def recruit_reason(game: Game, seat: int, move: int) -> int:
    """Ask for which supply the next survivor comes, if any."""
    if KIND[move] == DONE:
        return 0
    if KIND[move] == PAY:
        return supply_reason(game, seat, FIRST[move])
    return because(reasons.NOT_NOW, game.decision[seat])


@compiled
def recruit(game: Game, log: Log, seat: int, move: int) -> None:
    """Recruit one, or go on to the next step."""
    if KIND[move] == DONE:
        game.decision[seat] = NOTHING
        return
    spend_at_night(game, log, seat, FIRST[move], 1)
    join(game, log, seat, AIRLOCK)
    begin_recruiting(game, seat)
