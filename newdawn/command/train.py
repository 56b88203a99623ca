"""`newdawn train`: learn what positions are worth, from games that bots play against themselves."""

import argparse
import os
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from newdawn.arena.statistics import wilson
from newdawn.bots.judges import judge_file, read_learned
from newdawn.bots.learning.run import Plan, PlanError, Round, train, wins_against_weights
from newdawn.command.start import check_game, load, start_compiled
from newdawn.core.cores import cores_here
from newdawn.drawing.screen import screen
from newdawn.drawing.speech import Speech
from newdawn.terminal.errors import CommandError
from newdawn.terminal.files import make_folder
from newdawn.terminal.program import shown_command

if TYPE_CHECKING:
    from newdawn.core.face import Game

_DOING = {"play": "train-play", "fit": "train-fit"}
_CHECKED_GAMES = 4_000
"""Games for each number of players in which the new judge is tried."""


def run(wanted: argparse.Namespace, say: Speech) -> int:
    """Play, learn, try what was learned, and keep it; return the exit code."""
    check_game(wanted.game)
    if find_spec("torch") is None:
        raise CommandError('PyTorch is not installed: pip install "newdawn[learn]", or make setup-learn')
    game = load(wanted.game)
    folder = wanted.folder or Path(f"training-{game.name}")
    out = wanted.out or folder / judge_file(game.name).name
    if wanted.out is not None:
        _check_file(out)
    make_folder(folder, "--folder")
    notes = screen(stderr=True)
    start_compiled(game.name, notes, say, None)
    plan = Plan(game.name, wanted.rounds, wanted.games, wanted.epochs, wanted.seed)
    workers = wanted.workers or cores_here()
    try:
        rounds = _train(game, plan, folder, workers, notes, say)
    except (PlanError, BrokenProcessPool) as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        words = ["train", game.name, "--rounds", str(plan.rounds), "--games", str(plan.games)]
        words += ["--epochs", str(plan.epochs), "--seed", str(plan.seed), "--folder", str(folder), "--out", str(out)]
        words += ["--workers", str(workers)]
        notes.print(say("train-stopped", path=str(folder), command=shown_command(*words)), soft_wrap=True)
        return 130
    console = screen()
    for each in rounds:
        _print_round(each, console, say)
    _print_trial(game, rounds[-1], plan.seed, console, say)
    part = out.with_name(f".{out.name}.part")
    part.write_bytes(rounds[-1].judge.read_bytes())
    part.replace(out)
    console.print(say("train-kept", path=str(out)), soft_wrap=True)
    return 0


def _check_file(out: Path) -> None:
    """Raise an error if the judge could not be kept there: afterwards that would be a pity."""
    if out.is_dir():
        raise CommandError(f"--out {out}: this is a folder, not a file")
    if not out.parent.is_dir():
        raise CommandError(f"--out {out}: there is no folder {out.parent}")
    if not os.access(out.parent, os.W_OK):
        raise CommandError(f"--out {out}: nothing can be written there")


def _train(game: "Game", plan: Plan, folder: Path, workers: int, notes: Console, say: Speech) -> list[Round]:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        tasks = {}

        def tell(what: str, number: int, share: float) -> None:
            if (what, number) not in tasks:
                tasks[what, number] = progress.add_task(say(_DOING[what], number=number), total=1.0)
            progress.update(tasks[what, number], completed=share)

        return train(game, plan, folder, workers, tell)


def _print_round(each: Round, console: Console, say: Speech) -> None:
    if each.was_there:
        console.print(say("train-there", number=each.number, path=str(each.judge)))
        return
    console.print(say("train-round", number=each.number, games=each.games, seconds=f"{each.seconds:.0f}"))
    if not each.fitted:
        return
    console.print(say("train-kept-out"))
    table = Table(box=None, pad_edge=False)
    for title in ("train-players", "train-positions", "train-surprise", "train-points-off", "train-calibration"):
        table.add_column(say(title), justify="right")
    for fitted in each.fitted:
        table.add_row(
            str(fitted.players),
            f"{fitted.positions:,}",
            f"{fitted.surprise:.3f}",
            f"{fitted.points_off:.1f}",
            f"{100 * fitted.calibration:.1f} %",
        )
    console.print(table)


def _print_trial(game: "Game", last: Round, seed: int, console: Console, say: Speech) -> None:
    """Let the new judge play against the weights alone, and print how often it won."""
    learned = read_learned(last.judge)
    for players in game.player_counts:
        won, games = wins_against_weights(game, players, learned, _CHECKED_GAMES, seed)
        rate = wilson(won, games)
        console.print(
            say(
                "train-trial",
                players=players,
                games=games,
                rate=f"{100 * rate.value:.1f}",
                low=f"{100 * rate.low:.1f}",
                high=f"{100 * rate.high:.1f}",
                even=f"{100 / players:.0f}",
            )
        )
