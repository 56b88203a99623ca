"""`newdawn arena`: tournaments between bots, printed for people or as JSON."""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from newdawn.arena.errors import ArenaError
from newdawn.arena.run import Listener, play_tournament
from newdawn.arena.standings import Pairing, Standings
from newdawn.arena.statistics import Estimate
from newdawn.arena.store import Store
from newdawn.arena.tournament import Tournament
from newdawn.arena.versions import signature
from newdawn.bots import BotError, entrant
from newdawn.bots.guard import SeatedBot
from newdawn.command.start import load, start_compiled
from newdawn.core.catalogue import about
from newdawn.drawing.screen import screen
from newdawn.drawing.speech import Speech, plain
from newdawn.terminal.errors import CommandError
from newdawn.terminal.program import shown_command
from newdawn.terminal.seats import check_count

if TYPE_CHECKING:
    from newdawn.core.face import Game

_SHOWN_REPORTS = 10
_LEAGUE_PLAYERS = 2


def run(wanted: argparse.Namespace, say: Speech) -> int:
    """Play the tournament that was asked for, and print how it went; return the exit code."""
    codes, players = _who(wanted)
    # Loading compiles nothing, so that a mistake is told at once.
    game = load(wanted.game, wanted.components)
    check_count(game, players, f"not {players}")
    notes = screen(stderr=True)
    try:
        tournament = Tournament(game.name, codes, players, wanted.seed)
        with _store(wanted, tournament, game) as store:
            start_compiled(wanted.game, notes, say, wanted.components)
            _check_bots(game, codes)
            return _play(wanted, game, tournament, store, notes, say)
    except (ArenaError, BotError) as error:
        raise CommandError(str(error)) from None


# What was asked for ---------------------------------------------------------------------------------------------------


def _who(wanted: argparse.Namespace) -> tuple[tuple[str, ...], int]:
    """Return the entrants, and how many of them sit at a table."""
    if (wanted.seats is None) == (wanted.field is None):
        raise CommandError("name the bots of one table with --seats, or those of a league with --field")
    codes = tuple(code.strip() for code in (wanted.seats or wanted.field or "").split(","))
    for code in codes:
        if code.partition(":")[0] == "me":
            raise CommandError("“me” cannot sit in a tournament: it is for bots")
        try:
            entrant(code)
        except BotError as error:
            raise CommandError(str(error)) from None
    if wanted.anchor is not None and wanted.anchor not in codes:
        raise CommandError(f"--anchor {wanted.anchor}: it does not take part; the bots are {', '.join(codes)}")
    if wanted.seats is not None:
        if wanted.players not in (None, len(codes)):
            raise CommandError(f"--players {wanted.players} and --seats with {len(codes)} do not agree")
        return codes, len(codes)
    for code in codes:
        if codes.count(code) > 1:
            raise CommandError(f"--field: {code} is listed twice")
    players = wanted.players or _LEAGUE_PLAYERS
    if len(codes) < players:
        bots = "1 bot" if len(codes) == 1 else f"{len(codes)} bots"
        raise CommandError(f"--field has {bots}, and a table needs {players}")
    return codes, players


def _check_bots(game: "Game", codes: tuple[str, ...]) -> None:
    """Make each bot once: one that cannot be made is told before anything is played."""
    for code in codes:
        SeatedBot(entrant(code), game, seed=0).close()


def _store(wanted: argparse.Namespace, tournament: Tournament, game: "Game") -> "Store | nullcontext[None]":
    return nullcontext() if wanted.save is None else Store(wanted.save, tournament, signature(tournament, game))


def _to_go_on(wanted: argparse.Namespace) -> str:
    """Return the command that goes on with this tournament."""
    words = ["arena", wanted.game]
    for option in ("seats", "field", "players", "games", "seed", "workers", "ray", "save", "anchor", "components"):
        if getattr(wanted, option) is not None:
            words += [f"--{option}", str(getattr(wanted, option))]
    return shown_command(*words, *(["--json"] if wanted.json else []))


# Playing --------------------------------------------------------------------------------------------------------------


def _play(
    wanted: argparse.Namespace, game: "Game", tournament: Tournament, store: Store | None, notes: Console, say: Speech
) -> int:
    games = tournament.whole_rounds(wanted.games)
    if games != wanted.games:
        notes.print(say("arena-rounded", asked=wanted.games, games=games))
    found = 0 if store is None else sum(number < games for number in store.done)
    if found:
        notes.print(say("arena-found", path=str(wanted.save), count=found))
    begun = time.perf_counter()
    played: list[int] = []
    try:
        with _listening(games, found, played, notes, say) as listener:
            results = play_tournament(
                game, tournament, games, workers=wanted.workers, ray=wanted.ray, store=store, listener=listener
            )
    except KeyboardInterrupt:
        if store is None:
            notes.print(say("arena-stopped-unsaved", count=len(played)))
        else:
            notes.print(
                say("arena-stopped", path=str(wanted.save), count=len(store.done), command=_to_go_on(wanted)),
                soft_wrap=True,
            )
        return 130
    seconds = time.perf_counter() - begun
    standings = Standings(tournament, results, wanted.anchor)
    if wanted.json:
        document = standings.to_json()
        document["played"] = len(played)
        document["seconds"] = round(seconds, 6)
        sys.stdout.write(json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    else:
        _print(standings, len(played), seconds, screen(), say)
    return 0


@contextmanager
def _listening(games: int, found: int, played: list[int], notes: Console, say: Speech) -> Iterator[Listener]:
    """Show a progress bar on a terminal, and say what happens on the way; `played` gets the games that are over."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(say("arena-games"), total=games, completed=found)

        def finished(number: int) -> None:
            played.append(number)
            progress.advance(task)

        yield Listener(
            finished=finished,
            lost=lambda number: notes.print(say("arena-worker-lost", number=number)),
            started_ray=lambda: notes.print(say("arena-ray-started")),
        )


# Printing -------------------------------------------------------------------------------------------------------------


def _print(standings: Standings, played: int, seconds: float, console: Console, say: Speech) -> None:
    tournament = standings.tournament
    console.print(
        say(
            "arena-summary",
            games=standings.games,
            game=about(tournament.game).title,
            players=tournament.players,
            played=played,
            seconds=f"{seconds:.1f}",
        )
    )
    _print_standings(standings, console, say)
    rates = ", ".join(_percent(seat.win_rate.value) for seat in standings.seats)
    console.print(say("arena-seats", rates=rates))
    _print_ratings(standings, console, say)
    _print_cross_table(standings, console, say)
    _print_reports(standings, console, say)


def _print_standings(standings: Standings, console: Console, say: Speech) -> None:
    table = _table(say, "arena-bot", "arena-games", "arena-wins", "arena-rate", "arena-interval")
    table.add_column(say("arena-line", rate=_percent(standings.line)))
    table.add_column(say("arena-points"), justify="right")
    for standing in sorted(standings.entrants, key=lambda standing: -standing.wins / max(1, standing.games)):
        table.add_row(
            standing.name,
            f"{standing.games:,}",
            f"{standing.wins:,.1f}".removesuffix(".0"),
            _percent(standing.win_rate.value),
            f"{100 * standing.win_rate.low:.1f} – {_percent(standing.win_rate.high)}",
            say(f"arena-{standing.verdict}"),
            _with_doubt(standing.score),
        )
    console.print(table)


def _print_ratings(standings: Standings, console: Console, say: Speech) -> None:
    anchor = next(standing for standing in standings.entrants if standing.rating.is_anchor)
    console.print()
    console.print(say("arena-ratings", bot=anchor.name, mu=f"{anchor.rating.mu:.1f}"))
    table = _table(say, "arena-bot", "arena-mu", "arena-sigma", "arena-ordinal", "arena-pace")
    searching = any(standing.simulations for standing in standings.entrants)
    if searching:
        table.add_column(say("arena-simulations"), justify="right")
    table.add_column(say("arena-lost-moves"), justify="right")
    for standing in sorted(standings.entrants, key=lambda standing: -standing.rating.mu):
        rating, pace, speed = standing.rating, standing.seconds_per_decision, standing.simulations_per_second
        row = [standing.name, *(plain(f"{value:.1f}") for value in (rating.mu, rating.sigma, rating.ordinal))]
        row.append("–" if pace is None else f"{1000 * pace:,.2f}")
        if searching:
            row.append("–" if speed is None else f"{speed:,.0f}")
        table.add_row(*row, str(standing.lost_moves))
    console.print(table)


def _print_cross_table(standings: Standings, console: Console, say: Speech) -> None:
    console.print()
    console.print(say("arena-cross"))
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(say("arena-bot"))
    # A league of bots with long names would not fit: the columns have their numbers.
    for number in range(1, len(standings.entrants) + 1):
        table.add_column(str(number), justify="right")
    for number, (standing, row) in enumerate(zip(standings.entrants, standings.cross, strict=True), start=1):
        table.add_row(str(number), standing.name, *map(_ahead, row))
    console.print(table)


def _print_reports(standings: Standings, console: Console, say: Speech) -> None:
    if not standings.reports:
        return
    console.print()
    console.print(say("arena-reports"))
    for report in standings.reports[:_SHOWN_REPORTS]:
        console.print(say("arena-report", game=report.game, seed=str(report.seed), text=report.text))
    if len(standings.reports) > _SHOWN_REPORTS:
        console.print(say("arena-more-reports", count=len(standings.reports) - _SHOWN_REPORTS))


def _table(say: Speech, first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(first))
    for heading in others:
        table.add_column(say(heading), justify="right")
    return table


def _percent(rate: float) -> str:
    """Return a rate as people write it.

    >>> _percent(1 / 3)
    '33.3 %'
    """
    return f"{100 * rate:.1f} %"


def _ahead(pairing: Pairing | None) -> str:
    return "–" if pairing is None or pairing.rate is None else _percent(pairing.rate)


def _with_doubt(estimate: Estimate) -> str:
    """Return a value with half its interval.

    >>> _with_doubt(Estimate(-8.0, -8.5, -7.5))
    '−8.0 ± 0.5'
    """
    half = (estimate.high - estimate.low) / 2
    return plain(f"{estimate.value:.1f} ± {half:.1f}")
