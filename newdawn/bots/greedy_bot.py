"""The bot that looks one decision ahead: it takes the move after which its seat is judged to stand best."""

import time
from typing import TYPE_CHECKING

import numpy as np

from newdawn.bots.bot import STREAMS, Candidate, Explanation, check_asked, checked_seed
from newdawn.bots.budget import Budget
from newdawn.bots.judges import Judge, learned_judge, linear_judge
from newdawn.core.binding import bound
from newdawn.core.random import sow

if TYPE_CHECKING:
    from newdawn.core.face import View

_WORLDS = 4
"""Worlds that every move is tried in."""


class GreedyBot:
    """Plays the best move one decision ahead. Same seed and same views: same moves."""

    def __init__(self, seed: int) -> None:
        """Start the bot's generator."""
        self._chance = np.zeros(1, np.int64)
        seed = checked_seed(seed)
        sow(self._chance, seed & 0xFFFFFFFF, (seed >> 32) & STREAMS)
        self._explanation = Explanation(())

    def choose(self, view: "View", seat: int, budget: Budget) -> int:
        """Return the number of the best move; a budget of work is the number of worlds that every move is tried in."""
        check_asked(view, seat, budget)
        begun = time.perf_counter()
        game = view.game
        greedy = bound("newdawn.bots.bound.greedy", game.package)
        moves = np.zeros(game.rules.MOST_MOVES, np.int64)
        shares = np.zeros((len(moves), max(game.player_counts)))
        points = np.zeros_like(shares)
        worlds = budget.work or _WORLDS
        count = int(
            greedy.judge(view.raw, seat, self._chance, worlds, *self._judge(view).numbers, moves, shares, points)
        )
        chosen = int(greedy.best_move(shares, count, seat, self._chance))
        self._explanation = Explanation(
            tuple(
                Candidate(int(moves[i]), worlds, tuple(points[i, : view.players].tolist()), float(shares[i, seat]))
                for i in sorted(range(count), key=lambda i: (i != chosen, -shares[i, seat]))
            ),
            worlds * count,
            time.perf_counter() - begun,
        )
        return int(moves[chosen])

    @staticmethod
    def _judge(view: "View") -> Judge:
        """Return what judges a view."""
        return learned_judge(view.game.name, view.players)

    def explain(self) -> Explanation:
        """Return how the moves of the last choice were judged, the chosen one first."""
        return self._explanation


class LinearGreedyBot(GreedyBot):
    """The same with the linear judge and no belief: a yardstick for what was learned."""

    @staticmethod
    def _judge(view: "View") -> Judge:
        """Return what judges a view."""
        return linear_judge(view.game.name, view.players)
