"""The weights that judge positions: a table for each game, one row for each number of players and each hour.

`weights.csv` in the room `bots` of a game is made by `newdawn.bots.fit`. A row says how many final points one unit of
each feature stands for at that hour, and how many points of a lead the hour leaves in doubt. Where nothing was learned
yet, each feature counts one point.
"""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from newdawn.bots.features import features_of
from newdawn.core.catalogue import folder_of, package_of
from newdawn.core.records import Numbers

__all__ = ["Weights", "load_weights", "save_weights"]

_DOUBT = 5.0
"""Where nothing has been learned yet: how many points of a lead are in doubt."""


@dataclass(frozen=True)
class Weights:
    """What the features are worth with one number of players: a row of `weights` and one of `doubts` for each hour."""

    weights: Numbers
    doubts: Numbers


def weights_file(game: str) -> Path:
    """Return where the weights of a game lie."""
    return folder_of(game) / "bots" / "weights.csv"


@cache
def load_weights(game: str, players: int) -> Weights:
    """Return the weights of a game for a number of players."""
    described = features_of(package_of(game))
    shape = (len(described.HOURS), len(described.FEATURES))
    if not weights_file(game).exists():
        return Weights(np.ones(shape), np.full(len(described.HOURS), _DOUBT))
    weights, doubts = np.zeros(shape), np.ones(len(described.HOURS))
    with weights_file(game).open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if int(row["players"]) == players:
                hour = described.HOURS.index(row["hour"])
                doubts[hour] = float(row["doubt"])
                weights[hour] = [float(row[name]) for name in described.FEATURES]
    return Weights(weights, doubts)


def save_weights(game: str, tables: dict[int, Weights]) -> None:
    """Write the weights of a game, for each number of players."""
    described = features_of(package_of(game))
    with weights_file(game).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["players", "hour", "doubt", *described.FEATURES])
        for players, table in sorted(tables.items()):
            for hour, name in enumerate(described.HOURS):
                figures = [f"{value:.4g}" for value in (table.doubts[hour], *table.weights[hour])]
                writer.writerow([players, name, *figures])
    load_weights.cache_clear()
