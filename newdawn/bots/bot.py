"""What a bot is: it receives a view, its seat and a budget, and returns a move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from newdawn.bots.budget import Budget
from newdawn.core.arguments import whole

if TYPE_CHECKING:
    from newdawn.core.face import Move, View

STREAMS = (1 << 30) - 1
"""As many streams of chance the fast generator tells apart: what goes beyond them would not fit into its number."""

__all__ = ["STREAMS", "Bot", "Candidate", "Explaining", "Explanation", "check_asked", "checked_seed"]


class Bot(Protocol):
    """A player that is a program. It is made from a seed of its own, and may keep what it likes between its moves."""

    def choose(self, view: "View", seat: int, budget: Budget) -> "Move | str | int":
        """Return one of the moves that the view offers: a move, its notation or its number."""
        ...


@dataclass(frozen=True)
class Candidate:
    """One move that a bot thought about."""

    move: int
    """The number of the move."""
    visits: int
    """How often the search tried it; for a bot that does not search, 1 for each world that it was judged in."""
    scores: tuple[float, ...]
    """The final scores that the bot expects after it, one for each seat."""
    share: float
    """The share of the win that the bot expects after it, from 0 to 1."""


@dataclass(frozen=True)
class Explanation:
    """Why a bot chose as it did: the moves that it considered, the best one first."""

    candidates: tuple[Candidate, ...]
    simulations: int = 0
    seconds: float = 0.0

    @property
    def simulations_per_second(self) -> float:
        """How fast the bot thought."""
        return self.simulations / self.seconds if self.seconds > 0 else 0.0


class Explaining(Protocol):
    """A bot that can tell why it chose its last move."""

    def explain(self) -> Explanation:
        """Return what led to the last choice."""
        ...


def checked_seed(seed: object) -> int:
    """Return the seed of a bot as a plain number; raises ValueError if it is none."""
    return whole(seed, "the seed of a bot", 0)


def check_asked(view: object, seat: int, budget: object) -> None:
    """Refuse a question that has no answer: one about another seat's view, or to a seat that has nothing to decide.

    Our bots hand the view on to compiled code, which believes what it is given.
    """
    from newdawn.core.face import View

    if not isinstance(view, View) or not isinstance(budget, Budget):
        raise TypeError("a bot is given a view, the seat whose view it is, and a budget")
    if view.seat is None or view.game.check_seat(view.players, seat) != view.seat:
        raise ValueError(f"seat {seat} is given the view of {'a spectator' if view.seat is None else view.seat}")
    if not view.moves():
        raise ValueError(f"seat {seat} has nothing to decide")
