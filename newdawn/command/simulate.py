"""`newdawn sim`: many games between bots, as fast as the machine can.

Games come in blocks of a fixed size, each with a seed of its own that is derived from the seed of the run: so the
outcome does not depend on how many workers share the blocks. Compiled games run without the interpreter lock, so
the workers are threads.
"""

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from newdawn.core.catalogue import about
from newdawn.drawing.speech import Speech

if TYPE_CHECKING:
    from newdawn.core.face import Game, Simulation

BLOCK = 250
"""Games that share one seed. Another number would be another series of games."""

_SEED_BITS = 192


@dataclass
class Tally:
    """The outcome of a run, under the names that its JSON has."""

    game: str
    players: int
    seats: list[str]
    seed: int
    workers: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    wins: list[int] = field(default_factory=list)
    mean_scores: list[float] = field(default_factory=list)

    def finish(self, blocks: list["Simulation"], seconds: float) -> None:
        """Add the blocks up."""
        self.games = sum(block.games for block in blocks)
        self.decisions = sum(block.decisions for block in blocks)
        self.seconds = round(seconds, 6)
        self.decisions_per_second = round(self.decisions / seconds, 1)
        self.games_per_second = round(self.games / seconds, 1)
        self.wins = [sum(block.wins[seat] for block in blocks) for seat in range(self.players)]
        points = [sum(round(block.mean_scores[seat] * block.games) for block in blocks) for seat in range(self.players)]
        self.mean_scores = [round(total / self.games, 6) for total in points]


def block_seed(seed: int, block: int) -> int:
    """Return the seed of a block of games.

    >>> block_seed(1, 0) != block_seed(1, 1) != block_seed(2, 0)
    True
    """
    digest = hashlib.sha256(f"newdawn sim {seed} {block}".encode()).digest()
    return int.from_bytes(digest, "big") >> (256 - _SEED_BITS)


def simulate(game: "Game", tally: Tally, games: int, advance: Callable[[int], None] = lambda count: None) -> None:
    """Play the games, and write the outcome into the tally; `advance` hears of every finished block."""
    game.simulate(tally.players, 1)  # Takes the code from the cache: the clock is for playing.
    sizes = [min(BLOCK, games - first) for first in range(0, games, BLOCK)]

    def play(block: int) -> "Simulation":
        return game.simulate(tally.players, sizes[block], block_seed(tally.seed, block))

    begun = time.perf_counter()
    blocks: dict[int, Simulation] = {}
    if tally.workers == 1:
        for block in range(len(sizes)):
            blocks[block] = play(block)
            advance(sizes[block])
    else:
        with ThreadPoolExecutor(tally.workers) as pool:
            for block, done in _as_they_come(pool, play, len(sizes), 2 * tally.workers):
                blocks[block] = done
                advance(sizes[block])
    tally.finish([blocks[block] for block in range(len(sizes))], time.perf_counter() - begun)


def _as_they_come(
    pool: ThreadPoolExecutor, play: Callable[[int], "Simulation"], count: int, ahead: int
) -> Iterator[tuple[int, "Simulation"]]:
    """Hand out the blocks, only a few ahead, so that Ctrl-C has not to wait for all of them."""
    running: dict[Future[Simulation], int] = {}
    following = iter(range(count))
    while True:
        while len(running) < ahead and (block := next(following, None)) is not None:
            running[pool.submit(play, block)] = block
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()


def run(game: "Game", tally: Tally, games: int, as_json: bool, console: Console, say: Speech) -> None:
    """Play the games with a progress bar on the terminal, and print the outcome."""
    if as_json:
        simulate(game, tally, games)
        sys.stdout.write(json.dumps(asdict(tally), indent=1) + "\n")
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("sim-games"), total=games)
        simulate(game, tally, games, lambda count: progress.advance(task, count))
    _print(tally, console, say)


def _print(tally: Tally, console: Console, say: Speech) -> None:
    console.print(
        say(
            "sim-summary",
            games=tally.games,
            game=about(tally.game).title,
            decisions=tally.decisions,
            seconds=f"{tally.seconds:.2f}",
            decisionrate=round(tally.decisions_per_second),
            gamerate=round(tally.games_per_second),
        )
    )
    table = Table(box=None, pad_edge=False)
    table.add_column(say("sim-seat"), justify="right")
    table.add_column(say("sim-player"))
    for heading in ("sim-wins", "sim-share", "sim-points"):
        table.add_column(say(heading), justify="right")
    for seat, name in enumerate(tally.seats):
        share = f"{100 * tally.wins[seat] / tally.games:.1f} %"
        table.add_row(str(seat), name, f"{tally.wins[seat]:,}", share, f"{tally.mean_scores[seat]:.2f}")
    console.print(table)
