"""Which moves a player would wonder about, in a game that does not say: those of the kinds that are possible now."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from newdawn.core.face import View


def worth_explaining(view: "View", seat: int) -> Iterator[int]:
    """Yield the moves, by number, that a seat would wonder about if they were not legal now."""
    kind_of = view.game.moves.kind_of
    possible = {int(kind_of[move.number]) for move in view.moves()}
    yield from (number for number, kind in enumerate(kind_of.tolist()) if kind in possible)
