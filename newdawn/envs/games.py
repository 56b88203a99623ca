"""Many games at once: the Python face of the compiled batch. It needs NumPy only.

>>> import newdawn
>>> from newdawn.envs import Batch
>>> batch = Batch(newdawn.load(newdawn.GAMES[0]), num_envs=2, players=3)
>>> turn = batch.reset(seed=7)
>>> turn = batch.step(turn.mask.argmax(axis=1))
>>> turn.seats.tolist(), turn.ended.tolist()
([0, 0], [False, False])
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from newdawn.core.arguments import is_whole, whole
from newdawn.core.binding import bound
from newdawn.core.face import Game, Position
from newdawn.core.random import fresh_seed, seed_of
from newdawn.core.records import Numbers
from newdawn.envs.bound.workspace import Games, Results, Wishes
from newdawn.envs.channels import layout_of
from newdawn.envs.observation import reward_number
from newdawn.envs.seeds import GAME_WORD, WORDS, words_of

__all__ = ["Batch", "IllegalAction", "Turn"]


_NOT_BEGUN = "the environments were not reset yet: call reset first"


class IllegalAction(ValueError):
    """An action that was not offered; nothing has changed in any environment. The message says which, and where."""


class Turn(NamedTuple):
    """What a step leads to in every environment of a batch. The arrays are the caller's: no later step changes them."""

    observation: Numbers
    """What the seat to act may know, `(num_envs, size)`; size 0 without observations."""
    mask: NDArray[np.int8]
    """1 for each legal action of the seat to act, `(num_envs, actions)`."""
    seats: NDArray[np.int64]
    """The seat to act, `(num_envs,)`."""
    acted: NDArray[np.int64]
    """The seat that the action of this step was for, `(num_envs,)`."""
    rewards: NDArray[np.float64]
    """The reward of each seat, `(num_envs, players)`: 0 but where a game ended."""
    ended: NDArray[np.bool_]
    """Where a game ended, `(num_envs,)`; a new one has begun there, which all of the above is about but the rewards."""
    scores: NDArray[np.int64]
    """The final points of each seat where a game ended, `(num_envs, players)`."""
    final: Numbers
    """The last observation of each game that ended, in their order: that of the seat that acted last."""


class Batch:
    """Environments that step together. Env `i` plays one game after another, each from a seed of its own."""

    def __init__(
        self,
        game: Game,
        num_envs: int,
        players: int = 2,
        *,
        opponents: str | None = None,
        seat: int | str = "rotate",
        reward: str = "win",
        observations: bool = True,
        compact: bool = False,
        game_options: Mapping[str, bool] | None = None,
    ) -> None:
        """Make room for the games; `reset` begins them.

        Without opponents every decision of every seat is the caller's. With `opponents="random"` the caller decides
        for one seat, `seat`, or with `"rotate"` for another one in each game, and the others play at random.
        Compact observations are whole numbers of 8 bits; `layout.table.scales` turns them into the others.
        """
        self.layout = layout_of(game, players)
        compiled = bound("newdawn.envs.bound.batch", game.package)
        self.game = game
        num_envs = self.num_envs = whole(num_envs, "num_envs", 1, 1 << 24)
        players = self.players = self.layout.players
        self.actions: int = game.rules.MOVE_COUNT
        self.observes = observations
        self.compact = compact
        self._compiled = compiled
        self._wishes = Wishes(
            players,
            game.option_bits(game_options or {}),
            _learner(compiled, opponents, seat, players),
            reward_number(game, reward),
        )
        self._games = Games(
            raw=np.zeros(num_envs * game.record_size, np.uint8),
            words=np.zeros((num_envs, WORDS), np.int64),
            chances=np.zeros((num_envs, 1), np.int64),
            seats=np.zeros(num_envs, np.int64),
            offered=np.zeros((num_envs, game.rules.MOST_MOVES), np.int16),
            offers=np.zeros(num_envs, np.int64),
        )
        self._dice = np.zeros((num_envs, 1), np.int64)
        self._finals = np.zeros((num_envs if observations else 0, self.layout.size), np.int8)
        self._begun = False

    def reset(self, seed: int | None = None) -> Turn:
        """Begin a new game everywhere.

        With a seed the whole batch is the same on every machine; env `i` has a seed of its own that does not depend on
        how many others there are. Without one, the games go on to those that follow; the first ones are then seeded
        from the operating system's secure source.
        """
        if seed is not None or not self._begun:
            base = fresh_seed() if seed is None else whole(seed, "seed", 0)
            for index in range(self.num_envs):
                self._games.words[index] = words_of(self.game.name, base, index)
            self._compiled.sow_dice(self._games.words, self._dice)
        self._begun = True
        return self._advance(np.zeros(0, np.int64))

    def step(self, actions: ArrayLike) -> Turn:
        """Play an action in every environment, and go on to the next choice.

        Raises `IllegalAction`, and changes nothing, if one of them is not legal.
        """
        return self._advance(self._legal(actions))

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for every environment; a seeded batch draws the same ones everywhere."""
        if not self._begun:
            raise ValueError(_NOT_BEGUN)
        actions = np.zeros(self.num_envs, np.int64)
        self._compiled.draw_actions(self._games.offered, self._games.offers, self._dice, actions)
        return actions

    def position(self, index: int) -> Position:
        """Return a copy of the game of one environment, with all its secrets."""
        size, first = self.game.record_size, self._checked_index(index) * self.game.record_size
        return Position(self.game, self._games.raw[first : first + size].copy(), is_checked=True)

    def game_seed(self, index: int) -> int:
        """Return the seed of the game that an environment plays now: `Game.new` begins the same one."""
        return seed_of(self._games.words[self._checked_index(index), : GAME_WORD + 1])

    def _checked_index(self, index: int) -> int:
        """Return the number of an environment that plays a game; raises ValueError if there is none."""
        if not self._begun:
            raise ValueError(_NOT_BEGUN)
        return whole(index, "the index of an environment", 0, self.num_envs - 1)

    def _legal(self, actions: ArrayLike) -> Numbers:
        """Return the actions as numbers; raise if one of them was not offered."""
        if not self._begun:
            raise ValueError(_NOT_BEGUN)
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.num_envs} whole numbers, one for each environment, "
                f"not an array of shape {given.shape} and type {given.dtype}"
            )
        numbers = np.ascontiguousarray(given, np.int64)
        index = int(self._compiled.first_illegal(self._games.offered, self._games.offers, numbers))
        if index >= 0:
            raise IllegalAction(self._explain(index, int(numbers[index])))
        return numbers

    def _explain(self, index: int, action: int) -> str:
        seat = int(self._games.seats[index])
        if not 0 <= action < self.actions:
            return f"env {index}, seat {seat}: action {action} does not exist; they go from 0 to {self.actions - 1}"
        reason = self.position(index).why_not(seat, action)
        return f"env {index}, seat {seat}: action {action} ({self.game.moves.notation(action)}) is not legal: {reason}"

    def _shown(self, numbers: Numbers) -> Numbers:
        """Return observations in the form that was asked for."""
        return numbers if self.compact else numbers * self.layout.table.scales

    def _advance(self, actions: Numbers) -> Turn:
        count, players, size = self.num_envs, self.players, self.layout.size
        results = Results(
            mask=np.empty((count, self.actions), np.int8),
            numbers=np.empty((count if self.observes and self.compact else 0, size), np.int8),
            observations=np.empty((count if self.observes and not self.compact else 0, size), np.float32),
            finals=self._finals,
            rewards=np.zeros((count, players), np.float64),
            scores=np.zeros((count, players), np.int64),
            ended=np.zeros(count, np.bool_),
        )
        acted = self._games.seats.copy()
        self._compiled.advance(self._games, self._wishes, actions, self.layout.table, results)
        ended = results.ended
        if self.observes:
            seen = results.numbers if self.compact else results.observations
            final = self._shown(self._finals[ended])
        else:
            seen, final = np.empty((count, 0), np.float32), np.empty((int(ended.sum()), 0), np.float32)
        return Turn(seen, results.mask, self._games.seats.copy(), acted, results.rewards, ended, results.scores, final)


def _learner(compiled: Any, opponents: object, seat: int | str, players: int) -> int:
    if opponents is None:
        return int(compiled.NOBODY)
    if not isinstance(opponents, str) or opponents != "random":
        raise ValueError(f"opponents must be None or 'random', not {opponents!r}")
    if isinstance(seat, str) and seat == "rotate":
        return int(compiled.ROTATING)
    if isinstance(seat, str) or not is_whole(seat, 0, players - 1):
        raise ValueError(f"seat must be 'rotate' or a number from 0 to {players - 1}, not {seat!r}")
    return int(seat)
