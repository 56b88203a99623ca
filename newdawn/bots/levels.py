"""Bots for people, by level: easy, medium, hard, expert.

A budget in the seat code (`hard:1s`) takes the place of the level's own.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from newdawn.bots.bot import Explanation, check_asked
from newdawn.bots.budget import Budget
from newdawn.bots.greedy_bot import GreedyBot
from newdawn.bots.random_bot import Dice
from newdawn.bots.search_bot import SearchBot

if TYPE_CHECKING:
    from newdawn.core.face import View

__all__ = ["Easy", "Expert", "Hard", "Medium"]

_LAPSES = 60
"""In how many decisions out of a hundred the easy bot does not look for the best move."""
_GOOD = 0.75
"""Then it takes any move of the better part: so far down from the best one towards the worst one."""


class Easy:
    """Looks one decision ahead, but often settles for a merely decent move."""

    def __init__(self, seed: int) -> None:
        """Make the bot behind it, and the dice for its lapses."""
        self._bot = GreedyBot(seed)
        self._dice = Dice(seed)
        self._explanation = Explanation(())

    def choose(self, view: "View", seat: int, budget: Budget) -> int:
        """Return the number of the best move, or of any that is not much worse."""
        self._bot.choose(view, seat, budget)
        judged = self._bot.explain()
        chosen = judged.candidates[0]
        if self._dice.next() % 100 < _LAPSES:
            shares = [candidate.share for candidate in judged.candidates]
            enough = max(shares) - _GOOD * (max(shares) - min(shares))
            good = [candidate for candidate in judged.candidates if candidate.share >= enough]
            chosen = good[self._dice.next() % len(good)]
        others = tuple(candidate for candidate in judged.candidates if candidate is not chosen)
        self._explanation = replace(judged, candidates=(chosen, *others))
        return chosen.move

    def explain(self) -> Explanation:
        """Return how the moves of the last choice were judged, the chosen one first."""
        return self._explanation


class Medium(GreedyBot):
    """Plays the best move one decision ahead."""


class Hard(SearchBot):
    """Searches for a moment."""

    seconds = 0.3

    def choose(self, view: "View", seat: int, budget: Budget) -> int:
        """Return the number of the move that the search tried most."""
        check_asked(view, seat, budget)
        if budget.seconds is None and budget.work is None:
            budget = replace(budget, seconds=self.seconds)
        return super().choose(view, seat, budget)


class Expert(Hard):
    """Searches as long as people are ready to wait, on all cores that it is given."""

    seconds = 2.0
