"""One position as the tensors of an environment: what a seat may know, what it may do, and what it has won."""

import numpy as np
from numpy.typing import NDArray

from newdawn.core.binding import bound
from newdawn.core.face import Game, Position
from newdawn.envs.channels import layout_of


class Observer:
    """Writes observations, masks and rewards of positions of one game with a number of players."""

    def __init__(self, game: Game, players: int) -> None:
        """Take the layout of the game."""
        self.layout = layout_of(game, players)
        self.game = game
        self.players = self.layout.players
        self._compiled = bound("newdawn.envs.bound.batch", game.package)

    def observe(self, position: Position, seat: int, public: bool = False) -> NDArray[np.float32]:
        """Return what a seat may know; with `public` only what everybody may know, from the place of that seat."""
        self._check(position)
        seat = self.game.check_seat(self.players, seat)
        out = np.zeros(self.layout.size, np.float32)
        knower = self.game.knowledge.SPECTATOR if public else seat
        self._compiled.observe(position.raw, knower, seat, self.players, self.layout.table, out)
        return out

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of the seat to act; all are 0 for the others."""
        self._check(position)
        mask = np.zeros(self.game.rules.MOVE_COUNT, np.int8)
        if seat == seat_to_act(position):
            mask[[move.number for move in position.moves(seat)]] = 1
        return mask

    def rewards(self, position: Position, reward: str) -> list[float]:
        """Return the reward of each seat of a game that is over."""
        self._check(position)
        rewards = np.zeros(self.players, np.float64)
        scores = np.zeros(self.players, np.int64)
        self._compiled.outcome(position.raw, self.players, reward_number(self.game, reward), scores, rewards)
        return [float(value) for value in rewards]

    def _check(self, position: object) -> None:
        """Refuse a position that does not fit: compiled code would write beside its arrays."""
        if not isinstance(position, Position) or position.game is not self.game or position.players != self.players:
            raise ValueError(f"this observes positions of {self.game.name} for {self.players} players, and no others")


def seat_to_act(position: Position) -> int | None:
    """Return who decides next: the lowest of the seats that the game waits for; None at the end."""
    return min(position.to_act, default=None)


def reward_number(game: Game, reward: str) -> int:
    """Return the number of a kind of reward; raise a clear error if there is none."""
    kinds: tuple[str, ...] = bound("newdawn.envs.bound.batch", game.package).REWARDS
    if reward not in kinds:
        raise ValueError(f"reward must be one of {', '.join(kinds)}, not {reward!r}")
    return kinds.index(reward)
