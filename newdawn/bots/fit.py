"""Learn the weights from games that the greedy bot plays against itself: `python -m newdawn.bots.fit GAME`.

Round after round: play with the weights so far, now and then a move at random so that the games differ, and note the
features of positions on the way; then find the weights that foretell best how those games went on (ridge regression,
for each hour and number of players).

What a position foretells is not the final points alone, since chance and blunders that come later blur them. Its
target is a mixture, counted back from the end of the game: for a part the worth of the next position that was noted,
for the rest the target of that one; the target of the last one is the final points. (This is known as TD(λ).)

Hours whose names begin with the same word ("day-1", "day-2", …) are fitted together first, then each by itself, held
back towards what they have in common. Older rounds fade.
"""

import argparse
import math
import sys
from dataclasses import dataclass

import numpy as np

from newdawn.bots.features import features_of
from newdawn.bots.judges import NOTHING_LEARNED, Judge
from newdawn.bots.noting import OPENLY, describe, note_games
from newdawn.bots.weights import Weights, load_weights, save_weights, weights_file
from newdawn.core.declaration import Learning
from newdawn.core.face import Game
from newdawn.core.records import Numbers

__all__ = ["Games", "Sums", "compete", "main", "play_games", "targets", "train"]

_LOGISTIC = math.sqrt(3) / math.pi
_LEAST_DOUBT = 0.5
_COMPETING_GAMES = 240
_EARLY_ROUNDS = 6


@dataclass(frozen=True)
class Games:
    """Games between greedy seats: their outcome, and the positions that were noted on the way.

    `points` and `shares` of the win have a row for each game. Each position that was noted is a row of `features` and
    `labels` for each seat, in the order of time; a label is the hour, the seat, the game, its final points, and the
    best final points of the others.
    """

    points: Numbers
    shares: Numbers
    features: Numbers
    labels: Numbers


def play_games(
    game: Game, players: int, games: int, seed: int, tables: list[Weights], whims: list[float], samples: int = 0
) -> Games:
    """Play games in which seat `i` judges with `tables[i]` and plays at random with the chance `whims[i]`.

    About as many positions as `samples` says are noted in each game.
    """
    judges = [Judge(table.weights, table.doubts, *NOTHING_LEARNED) for table in tables]
    noted = note_games(game, players, games, seed, judges, whims, samples)
    hours, features = describe(game, players, noted.positions, np.full(len(noted.games), OPENLY))
    points = noted.points[noted.games]
    best = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(players)], axis=1)
    seats = np.broadcast_to(np.arange(players), points.shape)
    labels = [np.repeat(hours, players), seats, np.repeat(noted.games, players), points, best]
    return Games(
        noted.points,
        noted.shares,
        features.reshape(-1, features.shape[-1]),
        np.stack([each.reshape(-1) for each in labels], axis=1).astype(np.float32),
    )


def compete(game: Game, players: int, games: int, seed: int, one: Weights, others: Weights) -> float:
    """Return the share of the wins that a seat with the weights `one` has against `others`, all seats in turn."""
    total = 0.0
    for seat in range(players):
        tables = [one if other == seat else others for other in range(players)]
        played = play_games(game, players, games // players, seed + seat, tables, [0.0] * players)
        total += float(played.shares[:, seat].mean())
    return total / players


def targets(played: Games, players: int, table: Weights, trust: float) -> Numbers:
    """Return what each noted position should be worth: a mixture of what came after it, and the final points.

    Three positions of a game that one seat ends with 10 points, each thought to be worth 4:

    >>> nothing = np.zeros((1, 1))
    >>> noted = Games(nothing, nothing, np.ones((3, 1)), np.array([[0, 0, 0, 10, 0]] * 3))
    >>> targets(noted, 1, Weights(np.full((1, 1), 4.0), np.ones(1)), trust=0.5).tolist()
    [5.5, 7.0, 10.0]
    """
    hours = played.labels[:, 0].astype(np.int64)
    worth = _worths(played.features, hours, table.weights).reshape(-1, players)
    final = played.labels[:, 3].astype(np.float64).reshape(-1, players)
    index = played.labels[:, 2].reshape(-1, players)[:, 0]
    wanted = final.copy()
    for row in range(len(final) - 2, -1, -1):
        if index[row + 1] == index[row]:
            wanted[row] = (1 - trust) * worth[row + 1] + trust * wanted[row + 1]
    return wanted.reshape(-1)


def _worths(features: Numbers, hours: Numbers, weights: Numbers) -> Numbers:
    worths = np.zeros(len(features))
    for hour in range(len(weights)):
        rows = np.flatnonzero(hours == hour)
        worths[rows] = features[rows] @ weights[hour]
    return worths


class Sums:
    """All that the regression needs to know of the positions, summed up for each hour."""

    def __init__(self, hours: int, features: int) -> None:
        """Begin with nothing."""
        self.products = np.zeros((hours, features, features))
        self.answers = np.zeros((hours, features))
        self.counts = np.zeros(hours)

    def fade(self, factor: float) -> None:
        """Let what was added so far count for less."""
        self.products *= factor
        self.answers *= factor
        self.counts *= factor

    def add(self, features: Numbers, hours: Numbers, wanted: Numbers) -> None:
        """Add positions: their features, their hours, and what they should be worth."""
        order = np.argsort(hours, kind="stable")
        ends = np.searchsorted(hours[order], np.arange(len(self.counts) + 1))
        for hour in range(len(self.counts)):
            rows = order[ends[hour] : ends[hour + 1]]
            seen = features[rows]
            self.products[hour] += seen.T @ seen
            self.answers[hour] += seen.T @ wanted[rows].astype(np.float32)
            self.counts[hour] += len(rows)

    def solve(self, pools: list[str], settings: Learning) -> Numbers:
        """Return the best weights of each hour; hours of the same pool are held together."""
        weights = np.zeros_like(self.answers)
        for pool in dict.fromkeys(pools):
            hours = [hour for hour, name in enumerate(pools) if name == pool]
            count = self.counts[hours].sum()
            if count == 0:
                continue
            products, answers = self.products[hours].sum(axis=0), self.answers[hours].sum(axis=0)
            # The first feature is always 1, so its row holds the sums of all; it is not held back.
            spread = np.maximum(np.diag(products) / count - (products[0] / count) ** 2, 1e-6)
            spread[0] = 1e-6
            common = np.linalg.solve(products + np.diag(settings.ridge * spread), answers)
            held = np.diag(settings.hour_ridge * spread)
            for hour in hours:
                weights[hour] = np.linalg.solve(self.products[hour] + held, self.answers[hour] + held @ common)
        return weights


def train(
    game: Game,
    players: int,
    table: Weights | None,
    rounds: int,
    games: int,
    seed: int,
    settings: Learning,
    report: bool = False,
) -> Weights:
    """Return better weights, learned in this many rounds of games; without a table, from random games on."""
    described = features_of(game.package)
    pools = [hour.partition("-")[0] for hour in described.HOURS]
    sums = Sums(len(described.HOURS), len(described.FEATURES))
    from_scratch = table is None
    for number in range(rounds):
        use = table or _nothing(game)
        if table is None:
            whim, trust = 1.0, 1.0
        elif from_scratch and number < _EARLY_ROUNDS:
            whim, trust = settings.early_whim, settings.early_trust
        else:
            whim, trust = settings.whim, settings.trust
        sow = (seed * 1000 + number) * 10 + players
        played = play_games(game, players, games, sow, [use] * players, [whim] * players, settings.samples)
        hours = played.labels[:, 0].astype(np.int64)
        sums.fade(settings.fade)
        sums.add(played.features, hours, targets(played, players, use, trust))
        weights = sums.solve(pools, settings)
        better = Weights(weights, _doubts(played, hours, weights))
        if report:
            share = compete(game, players, _COMPETING_GAMES, seed, better, use)
            sys.stdout.write(
                f"{game.name}, {players} players, round {number + 1}: mean points {played.points.mean():.1f}; "
                f"new weights have {100 * share:.1f} % of the wins against those before\n"
            )
            sys.stdout.flush()
        table = better
    assert table is not None
    return table


def _doubts(played: Games, hours: Numbers, weights: Numbers) -> Numbers:
    """Return for each hour how many points of a lead are in doubt: leads have the errors of two seats."""
    errors = played.labels[:, 3] - _worths(played.features, hours, weights)
    doubts = np.ones(len(weights))
    for hour in range(len(weights)):
        if (hours == hour).any():
            doubts[hour] = max(_LEAST_DOUBT, math.sqrt(2) * float(errors[hours == hour].std()) * _LOGISTIC)
    return doubts


def _nothing(game: Game) -> Weights:
    described = features_of(game.package)
    return Weights(np.zeros((len(described.HOURS), len(described.FEATURES))), np.ones(len(described.HOURS)))


def main() -> None:
    """Fit the weights of a game, round after round, and save them."""
    import newdawn

    parser = argparse.ArgumentParser(prog="python -m newdawn.bots.fit", description=__doc__)
    parser.add_argument("game", choices=newdawn.GAMES)
    parser.add_argument("--rounds", type=int, default=12, help="rounds of playing and fitting (default: 12)")
    parser.add_argument("--games", type=int, default=2000, help="games in each round (default: 2000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games (default: 1)")
    parser.add_argument("--players", type=int, help="only the weights for this number of players (default: all)")
    parser.add_argument(
        "--from-scratch", action="store_true", help="begin with random games, not with the saved weights"
    )
    wanted = parser.parse_args()
    game = newdawn.load(wanted.game)
    if wanted.players not in (None, *game.player_counts):
        parser.error(f"--players {wanted.players}: {game.name} is for {', '.join(map(str, game.player_counts))}")
    known = weights_file(game.name).exists()
    tables = {players: load_weights(game.name, players) for players in game.player_counts} if known else {}
    for players in game.player_counts:
        if wanted.players in (None, players):
            table = None if wanted.from_scratch else tables.get(players)
            settings = game.about.learning
            tables[players] = train(game, players, table, wanted.rounds, wanted.games, wanted.seed, settings, True)
            save_weights(game.name, tables)


if __name__ == "__main__":
    main()
