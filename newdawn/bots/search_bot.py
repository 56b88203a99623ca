"""The bot that searches: thousands of games of "what if" behind its view, on all the cores that it is given."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from newdawn.bots.bot import STREAMS, Candidate, Explanation, check_asked, checked_seed
from newdawn.bots.budget import Budget
from newdawn.bots.judges import Judge, learned_judge, linear_judge
from newdawn.core.binding import bound
from newdawn.core.random import sow
from newdawn.core.records import Numbers

if TYPE_CHECKING:
    from newdawn.core.face import Game, View

__all__ = ["LinearSearchBot", "SearchBot", "Settings"]

_USUAL = Budget(seconds=1.0)
_NODES = 400_000
_FIRST_BATCH = 16
_BATCH_SECONDS = 0.004
_CLEAR_LEAD = 5
"""A move that was tried this many times as often as any other is clear: another choice would hardly be better."""
_LOOK_TWICE = 8
"""Nothing is clear before this part of the budget is spent."""


@dataclass(frozen=True)
class Settings:
    """What steers a search; `newdawn.bots.bound.search.SETTINGS` says what each one does."""

    curiosity: float = 2.5
    sharpness: float = 3.0
    width: float = 3.0
    widening: float = 1.0
    depth: float | None = None
    """None: as it is best for the game."""

    def numbers(self, game: "Game") -> Numbers:
        """Return the settings as the compiled search of a game takes them."""
        depth = game.about.search_depth if self.depth is None else self.depth
        return np.array([self.curiosity, self.sharpness, self.width, self.widening, depth], np.float64)


class _Tree:
    """One tree: its nodes, and a generator of its own."""

    def __init__(self, game: "Game", seed: int, number: int) -> None:
        self._search = bound("newdawn.bots.bound.search", game.package)
        self.nodes = np.zeros(_NODES * self._search.NODE.itemsize, np.uint8)
        self.used = np.zeros(2, np.int64)
        self.chance = np.zeros(1, np.int64)
        sow(self.chance, seed & 0xFFFFFFFF, ((seed >> 32) * 64 + number) & STREAMS)

    def begin(self) -> None:
        """Cut the tree down to its root."""
        self.used[:] = 0

    def grow(self, view: "View", seat: int, judge: Judge, settings: Numbers, simulations: int) -> None:
        """Run a number of simulations."""
        self._search.simulate(view.raw, seat, self.nodes, self.used, self.chance, *judge.numbers, settings, simulations)

    def children(self) -> Numbers:
        """Return the nodes of the moves at the root."""
        nodes = self.nodes.view(self._search.NODE)
        found = []
        child = int(nodes[0]["first"])
        while child != 0:
            found.append(child)
            child = int(nodes[child]["next"])
        return nodes[found]  # type: ignore[no-any-return]


class SearchBot:
    """Plays what its search tried most. Same seed, same views, same work: same moves."""

    def __init__(self, seed: int, settings: Settings | None = None) -> None:
        """Keep the seed; the trees are made when the first game is seen."""
        self._seed = checked_seed(seed)
        self._settings = settings or Settings()
        self._trees: list[_Tree] = []
        self._explanation = Explanation(())

    def choose(self, view: "View", seat: int, budget: Budget) -> int:
        """Return the number of the move that the search tried most; a decision with one option takes no time."""
        check_asked(view, seat, budget)
        begun = time.perf_counter()
        if budget.seconds is None and budget.work is None:
            budget = Budget(_USUAL.seconds, None, budget.cores)
        moves = view.moves()
        if len(moves) == 1:
            self._explanation = Explanation((Candidate(moves[0].number, 0, (), 1.0),))
            return moves[0].number
        while len(self._trees) < budget.cores:
            self._trees.append(_Tree(view.game, self._seed, len(self._trees)))
        trees = self._trees[: budget.cores]
        for tree in trees:
            tree.begin()
        if len(trees) == 1:
            self._grow(trees[0], view, seat, budget, begun)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda tree: self._grow(tree, view, seat, budget, begun), trees))
        self._explanation = _explain(trees, view.players, seat, time.perf_counter() - begun)
        return self._explanation.candidates[0].move

    @staticmethod
    def _judge(view: "View") -> Judge:
        """Return what judges the positions of a search."""
        return learned_judge(view.game.name, view.players)

    def explain(self) -> Explanation:
        """Return the moves that the last search tried, the most visited first."""
        return self._explanation

    def _grow(self, tree: _Tree, view: "View", seat: int, budget: Budget, begun: float) -> None:
        """Let one tree grow until its share of the budget is spent, or the choice is clear."""
        work = None if budget.work is None else -(-budget.work // budget.cores)
        # Interpreted, a single simulation may take as long as hundreds of compiled ones.
        batch = _FIRST_BATCH if work is not None or view.game.is_compiled else 1
        settings = self._settings.numbers(view.game)
        judge = self._judge(view)
        while True:
            if work is not None:
                batch = min(batch, work - int(tree.used[1]))
            tree.grow(view, seat, judge, settings, batch)
            done = int(tree.used[1])
            spent = time.perf_counter() - begun
            rate = done / spent
            if work is not None:
                left = work - done
                batch = max(_FIRST_BATCH, work // 16)
            else:
                assert budget.seconds is not None
                left = int((budget.seconds - spent) * rate)
                batch = max(1, int(rate * min(_BATCH_SECONDS, budget.seconds - spent)))
            if left <= 0:
                return
            second, best = np.sort(tree.children()["visits"])[-2:].tolist()
            if best - second > left or (best > _CLEAR_LEAD * second and done * (_LOOK_TWICE - 1) > left):
                return


class LinearSearchBot(SearchBot):
    """The same with the linear judge and no belief: a yardstick for what was learned."""

    @staticmethod
    def _judge(view: "View") -> Judge:
        """Return what judges the positions of a search."""
        return linear_judge(view.game.name, view.players)


def _explain(trees: list[_Tree], players: int, seat: int, seconds: float) -> Explanation:
    """Add up what the trees found about each move."""
    visits: dict[int, int] = {}
    shares: dict[int, Numbers] = {}
    points: dict[int, Numbers] = {}
    for tree in trees:
        for child in tree.children():
            move = int(child["move"])
            visits[move] = visits.get(move, 0) + int(child["visits"])
            shares[move] = shares.get(move, 0.0) + child["shares"]
            points[move] = points.get(move, 0.0) + child["points"]
    best_first = sorted(visits, key=lambda move: (-visits[move], -float(shares[move][seat]) / visits[move], move))
    candidates = tuple(
        Candidate(
            move,
            visits[move],
            tuple((points[move][:players] / visits[move]).tolist()),
            float(shares[move][seat]) / visits[move],
        )
        for move in best_first
    )
    return Explanation(candidates, sum(int(tree.used[1]) for tree in trees), seconds)
