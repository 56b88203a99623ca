"""Using equipment: a tile helps once a round, while it is repaired."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.state import BROKEN, NOT_OWNED, USED, State


@compiled
def equipment_reason(state: State, seat: int, tile: int) -> int:
    """Say why an equipment tile cannot be used now: it must be owned, repaired, and fresh this round."""
    condition = state.equipment[seat, tile]
    if condition == NOT_OWNED:
        return because(reasons.NEEDS_EQUIPMENT, tile)
    if condition == BROKEN:
        return because(reasons.EQUIPMENT_BROKEN, tile)
    if condition == USED:
        return because(reasons.EQUIPMENT_USED, tile)
    return 0


@compiled
def use_up(state: State, log: Log, seat: int, tile: int) -> None:
    """Turn an equipment tile on its side until the morning."""
    state.equipment[seat, tile] = USED
    emit(log, happened.EQUIPMENT_USED, seat, tile)
