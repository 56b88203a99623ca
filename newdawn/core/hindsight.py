"""The game without the last moves of a seat, as if the seat had waited with them while the others went on.

Where several seats decide at the same time, each in its own shelter or refuge, it does not matter who is first. So a
seat may take a move back though others have moved since, if none of their moves hangs on it. No rule has to say which
do: the moves of the others are played on the position before the move. There, too, both seats must have been asked;
each move must have been one of the same choices, and have made the same happen; and the seat's move, played only then,
must make the same happen as it did, and lead to the position that there is. Then whoever takes the move back knows
nothing that waiting would not have told them, and finds every pile in the order in which waiting would have left it.

>>> import newdawn
>>> position = newdawn.load(newdawn.GAMES[0]).new(players=2, seed=1)
>>> hindsight = at_first(position.copy())
>>> for seat in (0, 1, 0):
...     move = position.moves(seat)[0]
...     events = position.play(seat, move)
...     hindsight = hindsight.after(0, seat, move, position.copy())
>>> len(hindsight.withheld), hindsight.without(2).to_act
(2, (0, 1))
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from newdawn.core import records
from newdawn.core.events import Log
from newdawn.core.face import Move, Position

__all__ = ["Hindsight", "Withheld", "at_first"]


class Withheld(NamedTuple):
    """A move of the seat, and the position if neither it nor any later one of the seat had been played."""

    move: int
    before: Position


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A position, and the last moves of a seat that it could have waited with, the latest first."""

    now: Position
    withheld: tuple[Withheld, ...] = ()

    def without(self, count: int) -> Position:
        """Return the position without the last moves of the seat, as many as are named."""
        return self.withheld[count - 1].before if count else self.now

    def after(self, seat: int, mover: int, move: Move | str | int, now: Position) -> "Hindsight":
        """Return the same for `seat` after a move of any seat, which led from the present position to the one given."""
        if mover != seat and not self.withheld:
            return Hindsight(now)
        number = self.now.game.number_of(move)
        if mover == seat:
            return Hindsight(now, (Withheld(number, self.now), *self.withheld))
        kept: list[Withheld] = []
        was, later = self.now, now
        for own, before in self.withheld:
            waited = _waited(before, was, later, (seat, own), (mover, number))
            if waited is None:
                break
            kept.append(Withheld(own, waited))
            was, later = before, waited
        return Hindsight(now, tuple(kept))


def at_first(position: Position) -> Hindsight:
    """Return what to begin with: no move."""
    return Hindsight(position)


def _waited(
    before: Position, was: Position, now: Position, own: tuple[int, int], other: tuple[int, int]
) -> Position | None:
    """Return where another seat's move would have led before one of the seat's own; None if it matters which is first.

    Its own move led from `before` to `was`, the other one from there to `now`.
    """
    if not {own[0], other[0]} <= set(before.to_act) or _chance_of(before) != _chance_of(was):
        return None
    if _choices(before, other[0]) != _choices(was, other[0]):
        return None
    first, then = _played(before, *other), _played(was, *other)
    if first is None or then is None or first[1] != then[1]:
        return None
    waited = first[0]
    again, once = _played(waited, *own), _played(before, *own)
    if again is None or once is None or again[1] != once[1] or again[0] != now:
        return None
    return waited


def _chance_of(position: Position) -> tuple[int, int]:
    """Return how far the generator has come: what was drawn must not lie in another order for anybody."""
    record = position.record
    return int(record.generator_counter[0]), int(record.generator_used)


def _choices(position: Position, seat: int) -> bytes:
    """Return the moves that a seat may choose from."""
    moves = np.zeros(position.game.rules.MOST_MOVES, np.int64)
    return moves[: int(position.game.bridge.legal_moves(position.raw, seat, moves))].tobytes()


def _played(position: Position, seat: int, move: int) -> tuple[Position, bytes] | None:
    """Return where a move leads, and what it makes happen; None if it is not legal."""
    if int(position.game.bridge.reason(position.raw, seat, move)):
        return None
    after, log = position.copy(), records.blank_bytes(Log)
    position.game.bridge.play(after.raw, log, seat, move)
    return after, log.tobytes()
