"""The bot that plays at random: each legal move is as likely as the others."""

from typing import TYPE_CHECKING

from newdawn.bots.bot import check_asked, checked_seed
from newdawn.bots.budget import Budget

if TYPE_CHECKING:
    from newdawn.core.face import Move, View

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Dice:
    """A bot's own generator, SplitMix64; it has nothing to do with the game's."""

    def __init__(self, seed: int) -> None:
        """Start from a seed."""
        self._state = checked_seed(seed) & _MASK

    def next(self) -> int:
        """Return a number from 0 to 2**64 - 1."""
        self._state = (self._state + _STEP) & _MASK
        word = self._state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)


class RandomBot:
    """Plays any legal move. Same seed and same views: same moves."""

    def __init__(self, seed: int) -> None:
        """Start the bot's generator."""
        self._dice = Dice(seed)

    def choose(self, view: "View", seat: int, budget: Budget) -> "Move":
        """Return one of the legal moves."""
        check_asked(view, seat, budget)
        moves = view.moves()
        return moves[self._dice.next() % len(moves)]
