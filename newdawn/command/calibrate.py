"""`newdawn calibrate`: whether the win chances that bots name come true, as a table, a page and data."""

import argparse
import csv
import io
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from newdawn.arena.calibration import Calibration, calibrate, page, rows
from newdawn.bots.judges import learned_judge
from newdawn.command.start import load, start_compiled
from newdawn.drawing.screen import screen
from newdawn.drawing.speech import Speech
from newdawn.terminal.files import make_folder, write_text
from newdawn.terminal.program import shown_command

if TYPE_CHECKING:
    from newdawn.core.face import Game


def run(wanted: argparse.Namespace, say: Speech) -> int:
    """Play games, compare what was said with what came of it, and write the page; return the exit code."""
    game = load(wanted.game)
    make_folder(wanted.out, "--out")
    notes = screen(stderr=True)
    start_compiled(game.name, notes, say, None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        counts = progress.track(game.player_counts, description=say("calibrate-players"))
        found = [
            calibrate(game, players, wanted.games, wanted.seed, learned_judge(game.name, players)) for players in counts
        ]
    command = shown_command("calibrate", game.name, "--games", str(wanted.games), "--seed", str(wanted.seed))
    html, data = (wanted.out / f"calibration-{game.name}.{ending}" for ending in ("html", "csv"))
    write_text(html, page(game.about, command, found))
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows(found))
    write_text(data, written.getvalue())
    if wanted.json:
        listed = [{**asdict(each), "error": each.error} for each in found]
        sys.stdout.write(json.dumps({"game": game.name, "seed": wanted.seed, "calibration": listed}, indent=1) + "\n")
        return 0
    _print(game, found, say)
    console = screen()
    console.print(say("balance-page", path=str(html)), soft_wrap=True)
    console.print(say("balance-data", paths=str(data)), soft_wrap=True)
    return 0


def _print(game: "Game", found: list[Calibration], say: Speech) -> None:
    console = screen()
    console.print(say("calibrate-summary", game=game.about.title))
    table = Table(box=None, pad_edge=False)
    for title in ("train-players", "train-positions", "train-calibration", "train-points-off"):
        table.add_column(say(title), justify="right")
    for each in found:
        table.add_row(str(each.players), f"{each.positions:,}", f"{100 * each.error:.1f} %", f"{each.points_off:.1f}")
    console.print(table)
