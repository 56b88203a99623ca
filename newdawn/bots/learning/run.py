"""Learn a judge from nothing but the weights: play, fit, and play again with what was learned.

Each round adds games to a folder and fits a judge to all that lie there. In the first one the seats judge by the
weights alone, in later ones by the judge of the round before. What is done is not done again, so that a run which was
stopped goes on; `plan.json` keeps what it was asked to do, and another plan in the same folder is refused.
"""

import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from newdawn.bots.judges import Judge, Learned, linear_judge, save_learned, with_learned
from newdawn.bots.learning import shards
from newdawn.bots.learning.shards import Order
from newdawn.bots.noting import note_games
from newdawn.bots.weights import weights_file

if TYPE_CHECKING:
    from newdawn.bots.learning.network import Fitted
    from newdawn.core.face import Game

__all__ = ["Plan", "PlanError", "Round", "train", "wins_against_weights"]


class PlanError(ValueError):
    """A folder holds what another plan has made."""


@dataclass(frozen=True)
class Plan:
    """What a run is to do."""

    game: str
    rounds: int
    games: int
    """For each number of players, in each round."""
    epochs: int
    seed: int

    @property
    def files(self) -> int:
        """How many files a round has for each number of players."""
        return -(-self.games // shards.GAMES)


@dataclass(frozen=True)
class Round:
    """What a round has brought."""

    number: int
    games: int
    judge: Path
    was_there: bool
    """Whether it was done before."""
    fitted: list["Fitted"]
    seconds: float


def train(game: "Game", plan: Plan, folder: Path, workers: int, tell: Callable[[str, int, float], None]) -> list[Round]:
    """Do what is planned, and return what each round has brought; `tell` hears what is done and how much of it."""
    _keep(game, plan, folder)
    rounds, files = list[Round](), list[Path]()
    before: Path | None = None
    for number in range(1, plan.rounds + 1):
        begun = time.perf_counter()
        orders = _orders(game, plan, folder, number, before)
        for done, order in enumerate(shards.played(orders, workers), start=1):
            files.append(order.file)
            tell("play", number, done / len(orders))
        judge = folder / f"judge-{number}.npz"
        fitted: list[Fitted] = []
        was_there = judge.exists()
        if not was_there:
            fitted = _fit(game, plan, sorted(files), judge, lambda share, number=number: tell("fit", number, share))  # type: ignore[misc]
        games = sum(order.games for order in orders)
        rounds.append(Round(number, games, judge, was_there, fitted, time.perf_counter() - begun))
        before = judge
    return rounds


def wins_against_weights(game: "Game", players: int, learned: Learned, games: int, seed: int) -> tuple[float, int]:
    """Return how many games a greedy seat with a new network wins, alone among greedy seats with the weights only.

    It sits on every seat in turn; the second number is how many games that were. A tie is a part of a win. All share
    the new belief.
    """
    new, old = with_learned(game.name, players, learned), linear_judge(game.name, players)
    won, each = 0.0, -(-games // players)
    for seat in range(players):
        judges = [_like(new, new) if other == seat else _like(old, new) for other in range(players)]
        played = note_games(game, players, each, seed + seat, judges, [0.0] * players, 0)
        won += float(played.shares[:, seat].sum())
    return won, each * players


def _like(judge: Judge, other: Judge) -> Judge:
    """Return a judge with as many numbers as another one: a network of zeros says nothing."""
    network = judge.network if len(judge.network) else 0 * other.network
    return Judge(judge.weights, judge.doubts, network, other.belief)


def _keep(game: "Game", plan: Plan, folder: Path) -> None:
    """Write down the plan, or check that it goes on with the one that is there; more rounds are welcome."""
    file = folder / "plan.json"
    wanted = {**asdict(plan), "rules": game.rules.RULES_VERSION, "weights": _digest(game)}
    folder.mkdir(parents=True, exist_ok=True)
    if file.exists():
        try:
            known = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            known = None
        if not isinstance(known, dict):
            raise PlanError(f"{file}: not a plan of ours")
        for name, value in wanted.items():
            if name != "rounds" and known.get(name) != value:
                raise PlanError(f"{file}: {name} is {known.get(name)} there, not {value}")
    part = file.with_suffix(".part")
    part.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
    part.replace(file)


def _digest(game: "Game") -> str:
    """Return a text that changes with the weights, which judge in the first round and which networks correct."""
    file = weights_file(game.name)
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.exists() else ""


def _orders(game: "Game", plan: Plan, folder: Path, number: int, judge: Path | None) -> list[Order]:
    """Return what is to be played in a round; the numbers of players take turns, so that none waits for the end."""
    return [
        Order(
            folder,
            game.name,
            players,
            number,
            file,
            min(shards.GAMES, plan.games - file * shards.GAMES),
            plan.seed,
            judge,
        )
        for file in range(plan.files)
        for players in game.player_counts
    ]


def _fit(game: "Game", plan: Plan, files: list[Path], judge: Path, tell: Callable[[float], None]) -> list["Fitted"]:
    # Whoever plays and checks needs no PyTorch.
    from newdawn.bots.learning.belief import fit_belief
    from newdawn.bots.learning.network import fit_network

    network, fitted = fit_network(game, files, plan.epochs, plan.seed, tell)
    part = judge.with_suffix(".part")
    save_learned(part, Learned(network, fit_belief(game, files, plan.seed)))
    part.replace(judge)
    return fitted
