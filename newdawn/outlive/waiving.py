"""A discount on materials, for an event or for a repair: the player chooses which ones need not be paid."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.outlive import reasons
from newdawn.outlive.costs import waive, waive_reason, waive_without_choice
from newdawn.outlive.moves import FIRST, KIND, WAIVE_TOKEN
from newdawn.outlive.overcoming import finish_overcoming
from newdawn.outlive.repairing import finish_repair
from newdawn.outlive.state import NOTHING, OVERCOMING, State


@compiled
def waive_material_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: the question is which material the discount lets go next."""
    if KIND[move] == WAIVE_TOKEN:
        return waive_reason(state, seat, FIRST[move])
    return because(reasons.NOT_NOW, state.decision[seat])


@compiled
def waive_material(state: State, log: Log, seat: int, move: int) -> None:
    """Let it go; when nothing is left to choose, the rest is paid."""
    waive(state, seat, FIRST[move])
    if waive_without_choice(state, seat):
        return
    state.decision[seat] = NOTHING
    if state.stage == OVERCOMING:
        finish_overcoming(state, log, seat)
    else:
        finish_repair(state, log, seat)
