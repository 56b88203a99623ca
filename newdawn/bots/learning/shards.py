"""Games to learn from, played by several processes and kept in a folder, a file for every few of them.

A file holds what is learned from it, not the games: the features of the positions that were noted, the outcome of
their games, and, where a game has hidden hands to believe in, what everybody could see of those. A file that is there
is not played again: whoever is stopped goes on.
"""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import newdawn
from newdawn.bots.features import belief_of
from newdawn.bots.judges import NOTHING, read_learned, with_learned
from newdawn.bots.noting import describe, note_games
from newdawn.core.catalogue import room
from newdawn.core.face import Game
from newdawn.core.random import sow, toss
from newdawn.core.records import Numbers

__all__ = ["GAMES", "Order", "played", "read"]

GAMES = 2_000
"""Games in a file."""
_SAMPLES = 14
"""Positions noted in a game: those of one game share its outcome, so that more of them say little more."""
_WHIM = 0.03
"""How often a seat plays at random, so that games differ."""
_HANDS = 4
"""One position of this number is read for what it says of hidden hands: there are plenty."""


class Order(NamedTuple):
    """What a file is to hold."""

    folder: Path
    game: str
    players: int
    round: int
    number: int
    games: int
    seed: int
    judge: Path | None
    """What the seats judge with; none: the weights alone."""

    @property
    def file(self) -> Path:
        """Where it lies when it is played."""
        return self.folder / f"{self.game}-{self.players}-round-{self.round}-{self.number:04}.npz"


def played(orders: list[Order], workers: int) -> Iterator[Order]:
    """Play what is not there yet; yield the orders as they are done, those first that are there."""
    there = [order for order in orders if order.file.exists()]
    yield from there
    missing = [order for order in orders if order not in set(there)]
    if workers == 1:
        for order in missing:
            _play(order)
            yield order
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _be_deaf) as pool:
        under_way = {pool.submit(_play, order): order for order in missing}
        try:
            for done in as_completed(under_way):
                done.result()
                yield under_way[done]
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def read(file: Path) -> dict[str, Numbers]:
    """Return what lies in a file."""
    with np.load(file, allow_pickle=False) as found:
        return dict(found)


def _be_deaf() -> None:
    """Hear no Ctrl-C: what is begun is ended, and whoever has started this process ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(order: Order) -> None:
    game = newdawn.load(order.game)
    learned = NOTHING if order.judge is None else read_learned(order.judge)
    judge = with_learned(game.name, order.players, learned)
    seed = ((order.seed * 100 + order.round) * 10 + order.players) * 10_000 + order.number
    noted = note_games(
        game, order.players, order.games, seed, [judge] * order.players, [_WHIM] * order.players, _SAMPLES
    )
    viewers = _viewers(noted.seats, order.players, seed)
    hours, features = describe(game, order.players, noted.positions, viewers, judge.belief, seed)
    found: dict[str, Any] = {
        "hours": hours.astype(np.int8),
        "viewers": viewers.astype(np.int8),
        "features": features.astype(np.float16),
        "points": noted.points[noted.games].astype(np.float32),
        "shares": noted.shares[noted.games].astype(np.float32),
        **_hands(game, order.players, noted.positions, viewers),
    }
    part = order.file.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as file:
        np.savez(file, **found)
    part.replace(order.file)


def _viewers(deciding: Numbers, players: int, seed: int) -> Numbers:
    """Return from whose view each position is judged: every second time from that of the seat that decides."""
    chance = np.zeros(1, np.int64)
    sow(chance, seed, 1)
    return np.array([seat if toss(chance) % 2 == 0 else toss(chance) % players for seat in deciding], np.int64)


def _hands(game: Game, players: int, positions: Numbers, viewers: Numbers) -> dict[str, Numbers]:
    """Return what was in hidden hands, and what everybody could see of those who held them."""
    hands = room(game.package, "bots.hands")
    if hands is None:
        return {}
    size = game.blank().nbytes
    few = np.ascontiguousarray(positions.reshape(-1, size)[::_HANDS]).reshape(-1)
    room_for = (len(few) // size * (players - 1), belief_of(game.package).KINDS)
    clues, copies, held = (np.zeros(room_for, np.int64) for _ in range(3))
    count = hands.collect(few, viewers[::_HANDS].copy(), clues, copies, held)
    return {
        "clues": clues[:count].astype(np.int16),
        "copies": copies[:count].astype(np.int8),
        "held": held[:count].astype(np.int8),
    }
