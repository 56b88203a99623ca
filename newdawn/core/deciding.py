"""Whose decision it is: every record has `decision[seat]`, and every game counts its decisions from this one."""

from typing import Protocol

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers

NOTHING = 0
"""The game does not wait for this seat."""


class Decided(Protocol):
    """What this module needs of a record."""

    players: int
    decision: Numbers


@compiled
def to_act(game: Decided) -> int:
    """Return the seats that the game waits for, as bits."""
    seats = 0
    for seat in range(game.players):
        if game.decision[seat] != NOTHING:
            seats |= 1 << seat
    return seats


@compiled
def best_of(values: Numbers, players: int) -> int:
    """Return the seats with the highest value, as bits.

    >>> import numpy as np
    >>> bin(best_of(np.array([3, 7, 7, 0]), 3))
    '0b110'
    """
    best = values[0]
    seats = 0
    for seat in range(players):
        if values[seat] > best:
            best = values[seat]
            seats = 0
        if values[seat] == best:
            seats |= 1 << seat
    return seats
