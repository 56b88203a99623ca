"""Games that greedy seats play, and positions noted on the way: what weights and networks are learned from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from newdawn.bots.features import belief_of, features_of
from newdawn.bots.judges import NOTHING, Judge
from newdawn.core.binding import bound
from newdawn.core.face import Game
from newdawn.core.random import seed_words, sow
from newdawn.core.records import Numbers

__all__ = ["OPENLY", "NotedGames", "appraise", "describe", "note_games"]

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
    game: Game, players: int, positions: Numbers, viewers: Numbers, belief: Numbers = NOTHING.belief, seed: int = 0
) -> tuple[Numbers, Numbers]:
    """Return the hours of positions, and the features of all seats of each as its viewer may think that they are.

    What a viewer cannot see is dealt first, as a search deals it: so a judge learns what positions are worth that may
    be other than they look.
    """
    described = features_of(game.package)
    records = positions.view(game.rules.State.dtype)
    hours = np.zeros(len(viewers), np.int64)
    features = np.zeros((len(viewers), players, len(described.FEATURES)), np.float32)
    found = np.zeros(len(described.FEATURES))
    dealer = _Dealer(game, belief, seed)
    for row, viewer in enumerate(viewers.tolist()):
        seen = records[row] if viewer == OPENLY else dealer.deal(dealer.view(records[row], viewer), viewer)
        hours[row] = described.hour(seen)
        for seat in range(players):
            described.describe(seen, seat, found)
            features[row, seat] = found
    return hours, features


def appraise(
    game: Game, players: int, positions: Numbers, viewers: Numbers, judge: Judge, worlds: int, seed: int = 0
) -> tuple[Numbers, Numbers]:
    """Return the points and the shares of the win that a judge gives to all seats, as far as each viewer can know.

    They are means over several worlds that are possible for the viewer.
    """
    judging = bound("newdawn.bots.bound.judge", game.package)
    records = positions.view(game.rules.State.dtype)
    points, shares = (np.zeros((len(viewers), players)) for _ in range(2))
    found, neurons = np.zeros(judging.FEATURES), np.zeros((judging.ROOMS, judging.HIDDEN), np.float32)
    expected, shared = np.zeros(judging.SEATS), np.zeros(judging.SEATS)
    dealer = _Dealer(game, judge.belief, seed)
    for row, viewer in enumerate(viewers.tolist()):
        seen = dealer.view(records[row], viewer)
        for _ in range(worlds):
            world = dealer.deal(seen, viewer)
            judging.appraise(
                world, viewer, judge.weights, judge.doubts, judge.network, found, neurons, expected, shared
            )
            points[row] += expected[:players] / worlds
            shares[row] += shared[:players] / worlds
    return points, shares


class _Dealer:
    """Deals what viewers cannot see, by a belief."""

    def __init__(self, game: Game, belief: Numbers, seed: int) -> None:
        self._game, self._room, self._belief = game, belief_of(game.package), belief
        self._seed_world = bound("newdawn.bots.bound.greedy", game.package).seed_world
        self._chance, self._words = np.zeros(1, np.int64), np.zeros(8, np.int64)
        sow(self._chance, seed, 0)
        self._odds = np.ones((max(game.player_counts), self._room.KINDS))
        self._worlds = game.blank().view(game.rules.State.dtype)

    def view(self, position: Any, viewer: int) -> Any:
        """Return what a viewer sees, and begin to think about it."""
        seen = self._game.blank().view(self._game.rules.State.dtype)
        self._game.knowledge.view(position, viewer, seen[0])
        self._room.surmise(seen[0], viewer, self._belief, self._odds)
        return seen[0]

    def deal(self, seen: Any, viewer: int) -> Any:
        """Return a world that is possible for the viewer; the next one takes its place."""
        self._seed_world(self._chance, self._words)
        self._room.deal(seen, viewer, self._odds, self._words, self._worlds)
        return self._worlds[0]
