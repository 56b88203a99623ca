"""What a run says at its end: each figure beside its target."""

from collections.abc import Mapping
from typing import Any

from bench.report import figure
from bench.server.reporting import Line
from newdawn.core import catalogue

__all__ = ["LINES", "missed_clicks", "missed_targets", "print_clicks", "print_figures"]


def _held(game: str, title: str) -> tuple[Line, ...]:
    """Return the lines of what the page of a game holds."""
    return (
        Line(f"{game}_heap_early_mb", f"{title}: memory of the page, early", "MB"),
        Line(f"{game}_heap_end_mb", "at the end of the game", "MB"),
        Line(f"{game}_nodes_early", "nodes, early"),
        Line(f"{game}_nodes_end", "at the end"),
        Line(f"{game}_listeners_early", "listeners, early"),
        Line(f"{game}_listeners_end", "at the end"),
    )


LINES = (
    Line("first_page_p50_ms", "first page usable, empty cache, half within", "ms", 1_000),
    Line("first_page_p95_ms", "95% within", "ms", 1_000),
    Line("first_page_again_p50_ms", "the same with a warm cache, half within", "ms", 1_000),
    Line("first_page_again_p95_ms", "95% within", "ms", 1_000),
    Line("bare_page_p50_ms", "a bare page of the same server, half within", "ms"),
    Line("first_page_ratio", "the first page by the bare one", "×"),
    Line("first_page_kb", "the first page on its way, without fonts", "kB"),
    *(
        Line(f"{game}_kb", f"all that a player of {catalogue.about(game).title} loads", "kB")
        for game in catalogue.names()
    ),
    Line("both_games_kb", "all that a player of both loads", "kB", 250),
    Line("fonts_kb", "the fonts", "kB"),
    Line("moves", "moves by clicks"),
    Line("shown_p50_ms", "move shown after it was acknowledged, half within", "ms", 100),
    Line("shown_p95_ms", "95% within", "ms", 100),
    Line("shown_max_ms", "the slowest", "ms"),
    *(line for game in catalogue.names() for line in _held(game, catalogue.about(game).title)),
    Line("console_errors", "errors in the browser's console", "", 0),
)


def missed_targets(figures: Mapping[str, Any]) -> list[str]:
    """Return the figures that are above their targets.

    >>> missed_targets({"both_games_kb": 251.0, "shown_p95_ms": 100.0})
    ['both_games_kb']
    """
    return [line.key for line in LINES if line.most is not None and (figures.get(line.key) or 0) > line.most]


def print_figures(figures: Mapping[str, Any]) -> None:
    """Print the figures that were measured."""
    missed = missed_targets(figures)
    print(f"\nChromium {figures['browser']}, words in “{figures['language']}”\n")
    for line in LINES:
        target = "" if line.most is None else f"at most {figure(line.most)}"
        verdict = "" if line.most is None else "FAIL" if line.key in missed else "pass"
        print(f"{line.words:52}{figure(figures[line.key]):>10} {line.unit:3} {target:14} {verdict}".rstrip())
    for error in figures["errors"][:5]:
        print(f"\nconsole: {error[:300]}")


def missed_clicks(figures: Mapping[str, Any]) -> list[str]:
    """Return the means that are above what the game has set itself."""
    return [
        f"{game} {name}"
        for game, means in figures["games"].items()
        for name, value in means.items()
        if value > catalogue.about(game).effort.get(name, value)
    ]


def print_clicks(figures: Mapping[str, Any]) -> None:
    """Print what games by hints ask of a player, on the average."""
    missed = missed_clicks(figures)
    for game, means in figures["games"].items():
        print(f"\n{catalogue.about(game).title}")
        for name, words in (("clicks", "clicks"), ("questions", "questions"), ("waiting_s", "seconds of waiting")):
            most = catalogue.about(game).effort.get(name)
            target = "" if most is None else f"at most {figure(most)}"
            verdict = "" if most is None else "FAIL" if f"{game} {name}" in missed else "pass"
            print(f"{words:52}{figure(means[name]):>10}     {target:14} {verdict}".rstrip())
