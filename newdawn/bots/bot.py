"""What a bot is: it receives a view, its seat and a budget, and returns a move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from newdawn.bots.budget import Budget

if TYPE_CHECKING:
    from newdawn.core.face import Move, View

__all__ = ["Bot", "Candidate", "Explaining", "Explanation"]


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
