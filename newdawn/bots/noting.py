"""Games that greedy seats play, and positions noted on the way: what weights and networks are learned from."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from newdawn.bots.features import features_of
from newdawn.bots.judges import Judge
from newdawn.core.binding import bound
from newdawn.core.face import Game
from newdawn.core.random import seed_words, sow
from newdawn.core.records import Numbers

__all__ = ["OPENLY", "NotedGames", "describe", "note_games"]

OPENLY = -1
"""The viewer of positions that are described as they are, with all cards open."""
_TRIAL_GAMES = 8
_MOST_DECISIONS = 1500


@dataclass(frozen=True)
class NotedGames:
    """Games between greedy seats: their outcome, and the positions that were noted on the way.

    `points` and `shares` of the win have a row for each game. `games` and `seats` say of each noted position to which
    game it belongs, and who decides in it.
    """

    points: Numbers
    shares: Numbers
    positions: Numbers
    games: Numbers
    seats: Numbers


def note_games(
    game: Game, players: int, games: int, seed: int, judges: Sequence[Judge], whims: Sequence[float], samples: int
) -> NotedGames:
    """Play games in which seat `i` is judged by `judges[i]` and plays at random with the chance `whims[i]`.

    About as many positions as `samples` says are noted in each game. All judges share one belief: that of the first.
    """
    if samples == 0:
        return _play(game, players, games, seed, judges, whims, 0.0, 0)
    trial = _play(game, players, _TRIAL_GAMES, seed, judges, whims, 1.0, _TRIAL_GAMES * _MOST_DECISIONS)
    decisions = len(trial.games) / _TRIAL_GAMES
    # A little room to spare, so that the last games are noted, too.
    return _play(
        game, players, games, seed, judges, whims, min(1.0, samples / decisions), int(1.1 * games * samples) + 1
    )


def _play(
    game: Game,
    players: int,
    games: int,
    seed: int,
    judges: Sequence[Judge],
    whims: Sequence[float],
    sampling: float,
    room: int,
) -> NotedGames:
    greedy = bound("newdawn.bots.bound.greedy", game.package)
    seats = max(game.player_counts)
    # Chairs that stay empty have a judge as well, which nobody asks.
    judges = [*judges, *[judges[0]] * (seats - players)]
    positions = np.zeros(room * game.blank().nbytes, np.uint8)
    labels = np.zeros((room, 2), np.int64)
    results = np.zeros((games, 2 * seats))
    taken = greedy.greedy_games(
        players,
        0,
        games,
        seed_words(seed),
        np.stack([judge.weights for judge in judges]),
        np.stack([judge.doubts for judge in judges]),
        np.stack([judge.network for judge in judges]),
        judges[0].belief,
        np.array([*whims, *[0.0] * (seats - players)]),
        float(sampling),
        positions,
        labels,
        results,
    )
    return NotedGames(
        results[:, :players],
        results[:, seats : seats + players],
        positions[: taken * game.blank().nbytes],
        labels[:taken, 0],
        labels[:taken, 1],
    )


def describe(
    game: Game, players: int, positions: Numbers, viewers: Numbers, belief: Numbers | None = None, seed: int = 0
) -> tuple[Numbers, Numbers]:
    """Return the hours of positions, and the features of all seats of each as its viewer may think that they are."""
    noting = bound("newdawn.bots.bound.noting", game.package)
    hours = np.zeros(len(viewers), np.int64)
    features = np.zeros((len(viewers), players, len(features_of(game.package).FEATURES)), np.float32)
    chance = np.zeros(1, np.int64)
    sow(chance, seed, 0)
    believed = np.zeros(0) if belief is None else belief
    noting.describe_positions(positions, np.asarray(viewers, np.int64), chance, believed, hours, features)
    return hours, features
