"""The weights that judge positions: a table for each game, one row for each number of players and each hour.

`newdawn/<game>/bots/weights.csv` is made by `newdawn.bots.fit`. A row says how many final points one unit of each
feature stands for at that hour, and how many points of a lead the hour leaves in doubt.
"""

import csv
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import numpy as np

from newdawn.core.records import Numbers

__all__ = ["Weights", "load_weights", "save_weights"]


@dataclass(frozen=True)
class Weights:
    """What the features are worth with so many players: a row of `weights` and one of `doubts` for each hour."""

    weights: Numbers
    doubts: Numbers


def weights_file(game: str) -> Path:
    """Return where the weights of a game lie."""
    return Path(__file__).parents[1] / game / "bots" / "weights.csv"


@cache
def load_weights(game: str, players: int) -> Weights:
    """Return the weights of a game for so many players."""
    described = import_module(f"newdawn.{game}.bots.features")
    weights = np.zeros((len(described.HOURS), len(described.FEATURES)))
    doubts = np.ones(len(described.HOURS))
    with weights_file(game).open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if int(row["players"]) == players:
                hour = described.HOURS.index(row["hour"])
                doubts[hour] = float(row["doubt"])
                weights[hour] = [float(row[name]) for name in described.FEATURES]
    return Weights(weights, doubts)


def save_weights(game: str, tables: dict[int, Weights]) -> None:
    """Write the weights of a game, for each number of players."""
    described = import_module(f"newdawn.{game}.bots.features")
    with weights_file(game).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["players", "hour", "doubt", *described.FEATURES])
        for players, table in sorted(tables.items()):
            for hour, name in enumerate(described.HOURS):
                figures = [f"{value:.4g}" for value in (table.doubts[hour], *table.weights[hour])]
                writer.writerow([players, name, *figures])
    load_weights.cache_clear()
