"""One of our games: random play compiled or move by move from Python, and the time of a copy and of a view.

``--what play`` plays whole games in compiled code, ``--what python`` goes through the Python face decision by
decision as a script of a user would, ``--what calls`` times single operations inside compiled code.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench import timing

OURS = "newdawn"
DECISION = "one legal move listed and played by one seat, decisions with a single option included"
BATCH_SECONDS = 0.1
"""A batch of games this long makes the call from Python cost nothing and overshoots the time by little."""
CALLS = 1_000_000
"""Copies or views in one compiled loop; views are counted down to keep the loop short."""

try:
    import newdawn
    from newdawn.core.binding import bound
except ImportError as error:
    sys.exit(timing.not_installed(OURS, error))


class CompiledPlay:
    """Whole random games by ``game.simulate``, in batches whose size the warm-up finds."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players
        self.batch = 1

    def __call__(self, seconds: float, seed: int) -> timing.Tally:
        """Play until the time is over."""
        game = newdawn.load(self.game)
        decisions = games = 0
        start = time.perf_counter()
        now = start
        while now - start < seconds:
            done = game.simulate(players=self.players, games=self.batch, seed=seed + games)
            decisions += int(done.decisions)
            games += int(done.games)
            before, now = now, time.perf_counter()
            if now - before < BATCH_SECONDS / 2:
                self.batch *= 2
        return timing.Tally(decisions, games, now - start)


class PythonPlay:
    """Random games through the Python face, as a user's script would play them."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players

    def __call__(self, seconds: float, seed: int) -> timing.Tally:
        """Play until the time is over."""
        game = newdawn.load(self.game)
        decisions = games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            decisions += len(walk(game, self.players, seed + games, None)[1])
            games += 1
        return timing.Tally(decisions, games, time.perf_counter() - start)


def walk(game: Any, players: int, seed: int, length: int | None) -> tuple[Any, list[int]]:
    """A random game, whole or up to `length` decisions: its last position, and the width of every decision."""
    choose = Random(seed).random
    options: list[int] = []
    position = game.new(players=players, seed=seed)
    while not position.is_over and len(options) != length:
        seat = position.to_act[0]
        moves = position.moves(seat)
        options.append(len(moves))
        position.play(seat, moves[int(choose() * len(moves))])
    return position, options


def calls(game: Any) -> dict[str, float]:
    """Nanoseconds of one copy and one view in compiled code, the first run of each left out, and the record's size."""
    compiled = bound("bench.ours.copies", game.package)
    position = game.new(max(game.player_counts), seed=1)

    def seconds(work: Callable[[Any, int], int], count: int) -> float:
        begun = time.perf_counter()
        work(position.record, count)
        return time.perf_counter() - begun

    seconds(compiled.copy_many, 1000)
    seconds(compiled.view_many, 1000)
    copies = sorted(seconds(compiled.copy_many, CALLS) for _ in range(5))[2]
    views = sorted(seconds(compiled.view_many, CALLS // 10) for _ in range(5))[2]
    return {
        "copy_ns": copies / CALLS * 1e9,
        "view_ns": views / (CALLS // 10) * 1e9,
        "saved_bytes": int(game.record_size),
    }


def python_calls(game: Any, players: int, seed: int) -> dict[str, float]:
    """Nanoseconds of one copy and one view called from Python in mid-game, and how wide the decisions are."""
    _, options = walk(game, players, seed, None)
    position, _ = walk(game, players, seed, len(options) // 2)
    seat = position.to_act[0]
    return {
        "copy_ns": timing.time_call(position.copy),
        "view_ns": timing.time_call(lambda: position.view(seat)),
        **timing.options_summary(options),
    }


def our_version() -> str:
    """The installed version, or a word for a source tree that was never installed."""
    try:
        return version("newdawn")
    except PackageNotFoundError:
        return "source tree"


def main() -> int:
    """Measure and print."""
    parser = timing.arguments(__doc__.splitlines()[0])
    parser.add_argument("--game", choices=newdawn.GAMES, default=newdawn.GAMES[0], help="which of them")
    parser.add_argument("--what", choices=("play", "python", "calls"), default="play", help="what to measure")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4), help="players (default: 4)")
    wanted = parser.parse_args()
    if wanted.what == "calls":
        timing.say({"peer": wanted.game, "version": our_version(), **calls(newdawn.load(wanted.game))})
        return 0
    kind = CompiledPlay if wanted.what == "play" else PythonPlay
    play = kind(wanted.game, wanted.players)
    tallies = timing.play_on(wanted.workers, play, wanted.seconds, wanted.seed)
    more: dict[str, float] = {}
    if wanted.what == "python" and wanted.workers == 1:
        more = python_calls(newdawn.load(wanted.game), wanted.players, wanted.seed)
    timing.say(timing.summary(wanted.game, our_version(), tallies, DECISION, players=wanted.players, **more))
    return 0


if __name__ == "__main__":
    sys.exit(main())
