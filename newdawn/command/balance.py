"""`newdawn balance`: what wins, by seat and by everything that a seat can have, as a page with plots and as data."""

import argparse
import time
from collections import Counter
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from newdawn.arena.balance import Observation, Survey, WatchedMatch, observe
from newdawn.arena.balance_data import seats_csv, things_csv
from newdawn.arena.balance_figures import Named, Table, examine, named, tables
from newdawn.arena.balance_page import About, page
from newdawn.arena.balance_text import finding, fixed, is_up, percent
from newdawn.arena.errors import ArenaError
from newdawn.arena.facts import kinds_of
from newdawn.arena.workers import usual_workers
from newdawn.bots import BotError, entrant
from newdawn.bots.guard import SeatedBot
from newdawn.command.start import load, start_compiled
from newdawn.drawing.screen import screen
from newdawn.drawing.speech import Speech
from newdawn.terminal.errors import CommandError
from newdawn.terminal.files import make_folder, write_text
from newdawn.terminal.seats import check_count

if TYPE_CHECKING:
    from newdawn.core.face import Game

_SHOWN = 8
"""So many things that are out of line are printed; the page has all."""


def run(wanted: argparse.Namespace, say: Speech) -> int:
    """Play the games, write the report, and print what stands out; return the exit code."""
    # Loading compiles nothing, so that a mistake is told at once.
    game = load(wanted.game, wanted.components)
    surveys = _surveys(wanted, game)
    make_folder(wanted.out, "--out")
    notes = screen(stderr=True)
    if entrant(wanted.bots).budget.seconds is not None:
        notes.print(say("balance-clock", bot=wanted.bots, example=f"{entrant(wanted.bots).name}:200"))
    start_compiled(wanted.game, notes, say, wanted.components)
    begun = time.perf_counter()
    try:
        observations, tally = _play(wanted, game, surveys, notes, say)
    except (ArenaError, BotError) as error:
        raise CommandError(str(error)) from None
    seconds = time.perf_counter() - begun
    kinds, console = kinds_of(game), screen()
    lines, played = examine(observations, kinds), tables(observations)
    about = _about(wanted, game, surveys, tally)
    files = {
        f"balance-{game.name}.html": page(about, played, kinds, lines),
        f"balance-{game.name}-seats.csv": seats_csv(observations, game.rules.PARTS, kinds),
        f"balance-{game.name}-things.csv": things_csv(lines),
    }
    for name, text in files.items():
        write_text(wanted.out / name, text)
    count = sum(table.games for table in played)
    console.print(say("balance-summary", games=count, game=game.about.title, bot=wanted.bots, seconds=f"{seconds:.1f}"))
    _print_scores(played, console, say)
    _print_named([each for each in named(lines) if each.thing.is_ours], console, say)
    if about.lost_moves:
        console.print(say("balance-lost", count=about.lost_moves))
    html, *data = (str(wanted.out / name) for name in files)
    console.print()
    console.print(say("balance-page", path=html), soft_wrap=True)
    console.print(say("balance-data", paths=", ".join(data)), soft_wrap=True)
    return 0


# What was asked for ---------------------------------------------------------------------------------------------------


def _surveys(wanted: argparse.Namespace, game: "Game") -> list[Survey]:
    counts = (
        [text.strip() for text in wanted.players.split(",")] if wanted.players else list(map(str, game.player_counts))
    )
    for count in counts:
        if not (count.isascii() and count.isdigit() and len(count) < 4):
            raise CommandError(
                f"--players {wanted.players[:30]}: must be numbers with commas between them, such as 2,3"
            )
        check_count(game, int(count), f"not {count}")
        if counts.count(count) > 1:
            raise CommandError(f"--players {wanted.players[:30]}: {count} is listed twice")
    if "," in wanted.bots:
        raise CommandError(f"--bots {wanted.bots[:30]}: one bot plays all seats, or its strength would be measured")
    if wanted.bots.partition(":")[0].strip() == "me":
        raise CommandError("“me” cannot sit in a balance report: it is for bots")
    try:
        SeatedBot(entrant(wanted.bots), game, seed=0).close()
    except BotError as error:
        raise CommandError(str(error)) from None
    return [Survey.of(game.name, wanted.bots, int(count), wanted.seed) for count in sorted(counts, key=int)]


def _command(wanted: argparse.Namespace, surveys: list[Survey]) -> str:
    """Return the command that makes the same report, wherever and with however many workers."""
    counts = ",".join(str(survey.players) for survey in surveys)
    words = f"newdawn balance {wanted.game} --players {counts} --bots {wanted.bots} --games {wanted.games}"
    components = f" --components {wanted.components}" if wanted.components else ""
    return f"{words} --seed {wanted.seed}{components}"


def _about(wanted: argparse.Namespace, game: "Game", surveys: list[Survey], tally: Counter[str]) -> About:
    try:
        ours = version("newdawn")
    except PackageNotFoundError:
        ours = "0"
    return About(
        game=game.name,
        title=game.about.title,
        command=_command(wanted, surveys),
        bot=wanted.bots,
        seed=wanted.seed,
        decisions=tally["decisions"],
        lost_moves=tally["lost moves"],
        version=ours,
        rules=int(game.rules.RULES_VERSION),
        components=str(game.components.DIGEST),
        parts=tuple(game.words.part("en", part) for part in game.rules.PARTS),
    )


# Playing and printing -------------------------------------------------------------------------------------------------


def _play(
    wanted: argparse.Namespace, game: "Game", surveys: list[Survey], notes: Console, say: Speech
) -> tuple[list[Observation], Counter[str]]:
    found: list[Observation] = []
    tally: Counter[str] = Counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(say("arena-games"), total=wanted.games * len(surveys))

        def advance(match: WatchedMatch) -> None:
            tally.update({"decisions": match.decisions, "lost moves": len(match.reports)})
            progress.advance(task)

        for survey in surveys:
            workers = wanted.workers or usual_workers(survey)
            found += observe(game, survey, wanted.games, min(workers, wanted.games), advance)
    return found, tally


def _print_scores(played: list[Table], console: Console, say: Speech) -> None:
    grid = Grid(box=None, pad_edge=False)
    for heading in ("players", "games", "points", "best", "shared"):
        grid.add_column(say(f"balance-{heading}"), justify="right")
    for table in played:
        score = table.score
        grid.add_row(
            str(table.players),
            f"{table.games:,}",
            f"{fixed(score.value)} ± {fixed(score.high - score.value)}",
            fixed(float(table.scores.max(axis=1).mean())),
            percent(float((table.shares.max(axis=1) < 1).mean())),
        )
    console.print(grid)


def _print_named(ours: list[Named], console: Console, say: Speech) -> None:
    console.print()
    console.print(say("balance-named", count=len(ours)) if ours else say("balance-none"))
    for each in ours[:_SHOWN]:
        mark = "+" if is_up(each) else "−"
        nature = each.strongest[0].way.nature.value
        console.print(f"{mark} {each.thing.words} ({each.thing.provenance})")
        console.print(f"  {finding(each)} ({nature})")
    if len(ours) > _SHOWN:
        console.print(say("balance-more", count=len(ours) - _SHOWN))
