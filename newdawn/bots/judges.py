"""Judges: what a bot knows about the worth of positions and about hidden cards, learned beforehand.

A judge is a table of weights (`weights.csv`), which says how many final points each feature stands for, and, where a
game has a `judge.npz`, a small network that corrects them and a belief about hidden cards. Both files lie in the room
`bots` of the game; `newdawn train` makes the second. A game without it is judged by its weights alone, and every hidden
world counts alike.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from newdawn.bots.features import belief_of
from newdawn.bots.weights import load_weights
from newdawn.core.binding import bound
from newdawn.core.catalogue import folder_of, package_of
from newdawn.core.records import Numbers

__all__ = [
    "NOTHING",
    "NOTHING_LEARNED",
    "Judge",
    "Learned",
    "Network",
    "judge_file",
    "learned_judge",
    "linear_judge",
    "load_learned",
    "read_learned",
    "save_learned",
    "with_learned",
]


class Network(NamedTuple):
    """The numbers of a network, by what they are for; the first two have a row for each number of players.

    A seat's features, times `first`, and the bias of the hour make its first layer; `viewer` is added for the seat that
    sees its own secrets. The first layer of a seat, times `own`, and the mean of the others', times `others`, make the
    second one. `says` turns that into two numbers: points on top of the weights', and the logarithm of a share.
    """

    hour_bias: Numbers
    second_bias: Numbers
    viewer: Numbers
    first: Numbers
    own: Numbers
    others: Numbers
    says: Numbers
    says_bias: Numbers

    def laid_out(self, players: int) -> Numbers:
        """Return the numbers for this many players in one row, as `newdawn.bots.bound.judge` reads them.

        Instead of the mean of the others, which is another one for each seat, it takes the sum of all.
        """
        shared = self.others / np.float32(players - 1)
        parts = (
            self.hour_bias[players],
            self.viewer,
            self.first,
            self.own - shared,
            shared,
            self.second_bias[players],
            self.says,
            self.says_bias,
        )
        return np.concatenate([part.reshape(-1) for part in parts]).astype(np.float32)


class Learned(NamedTuple):
    """What lies in `judge.npz`, for all numbers of players together."""

    network: Network | None
    belief: Numbers
    """The numbers of the game's own belief about hidden cards; none: it believes nothing."""


NOTHING = Learned(None, np.zeros(0))
"""What a game knows for which nothing was learned."""
NOTHING_LEARNED = np.zeros(0, np.float32), NOTHING.belief
"""The same, as a judge holds it: no network, no belief."""


@dataclass(frozen=True)
class Judge:
    """All that the compiled bots take to judge positions with one number of players."""

    weights: Numbers
    doubts: Numbers
    network: Numbers
    belief: Numbers

    @property
    def numbers(self) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """The judge as compiled functions take it: four arguments in this order."""
        return self.weights, self.doubts, self.network, self.belief


def judge_file(game: str) -> Path:
    """Return where the network and the belief of a game lie."""
    return folder_of(game) / "bots" / "judge.npz"


@cache
def load_learned(game: str) -> Learned:
    """Return the network and the belief of a game; nothing where none was learned."""
    return read_learned(judge_file(game)) if judge_file(game).exists() else NOTHING


def read_learned(path: Path) -> Learned:
    """Return the network and the belief that lie in a file."""
    with np.load(path, allow_pickle=False) as file:
        network = Network(*(file[name].astype(np.float32) for name in Network._fields))
        return Learned(network, file["belief"].astype(np.float64))


def save_learned(path: Path, learned: Learned) -> None:
    """Write a network and a belief; half precision is enough for both."""
    assert learned.network is not None
    numbers = {**learned.network._asdict(), "belief": learned.belief}
    with path.open("wb") as file:
        np.savez_compressed(file, **{name: found.astype(np.float16) for name, found in numbers.items()})


@cache
def learned_judge(game: str, players: int) -> Judge:
    """Return the judge of a game with all that was learned."""
    return with_learned(game, players, load_learned(game))


@cache
def linear_judge(game: str, players: int) -> Judge:
    """Return the judge by the weights alone: a yardstick for what was learned on top of them."""
    return with_learned(game, players, NOTHING)


def with_learned(game: str, players: int, learned: Learned) -> Judge:
    """Return a judge of the saved weights with a network and a belief on top."""
    table, package = load_weights(game, players), package_of(game)
    network = NOTHING_LEARNED[0] if learned.network is None else learned.network.laid_out(players)
    # Compiled code reads them without looking where they end.
    size, clues = bound("newdawn.bots.bound.judge", package).NETWORK_SIZE, belief_of(package).LEARNED
    if len(network) not in (0, size) or len(learned.belief) not in (0, clues):
        raise ValueError(f"this judge was made for other features: newdawn train {game} makes a new one")
    return Judge(table.weights, table.doubts, network, learned.belief)
