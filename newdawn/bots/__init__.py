"""Players that are programs: they see what a seat may see, nothing more.

>>> sorted(BOTS)
['random']
>>> import newdawn
>>> position = newdawn.load("outlive").new(players=2, seed=1)
>>> bot = BOTS["random"](7)
>>> bot.choose(position.view(0)) in position.moves(0)
True
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from newdawn.bots.chance import RandomBot

if TYPE_CHECKING:
    from newdawn.core.face import Move, View

__all__ = ["BOTS", "Bot"]


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: "View") -> "Move":
        """Return one of the moves that the view offers."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""Every bot by the name that the command line and tables use; each is made from a seed of its own."""
