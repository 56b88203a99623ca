"""What a run says at its end: each figure beside its target."""

from collections.abc import Mapping
from typing import Any

from bench.report import figure
from bench.server.reporting import Line

__all__ = ["LINES", "missed_targets", "print_figures"]

LINES = (
    Line("first_page_p50_ms", "first page usable, empty cache, half within", "ms", 1_000),
    Line("first_page_p95_ms", "95% within", "ms", 1_000),
    Line("first_page_again_p50_ms", "the same with a warm cache, half within", "ms", 1_000),
    Line("first_page_again_p95_ms", "95% within", "ms", 1_000),
    Line("bare_page_p50_ms", "a bare page of the same server, half within", "ms"),
    Line("first_page_ratio", "the first page by the bare one", "×"),
    Line("first_page_kb", "the first page on its way, without fonts", "kB"),
    Line("outlive_kb", "all that a player of Outlive loads", "kB"),
    Line("eden_kb", "all that a player of New Eden loads", "kB"),
    Line("both_games_kb", "all that a player of both loads", "kB", 250),
    Line("fonts_kb", "the fonts", "kB"),
    Line("moves", "moves by clicks"),
    Line("shown_p50_ms", "move shown after it was acknowledged, half within", "ms", 100),
    Line("shown_p95_ms", "95% within", "ms", 100),
    Line("shown_max_ms", "the slowest", "ms"),
    Line("outlive_heap_early_mb", "Outlive: memory of the page, early", "MB"),
    Line("outlive_heap_end_mb", "at the end of the game", "MB"),
    Line("outlive_nodes_early", "nodes, early"),
    Line("outlive_nodes_end", "at the end"),
    Line("outlive_listeners_early", "listeners, early"),
    Line("outlive_listeners_end", "at the end"),
    Line("eden_heap_early_mb", "New Eden: memory of the page, early", "MB"),
    Line("eden_heap_end_mb", "at the end of the game", "MB"),
    Line("eden_nodes_early", "nodes, early"),
    Line("eden_nodes_end", "at the end"),
    Line("eden_listeners_early", "listeners, early"),
    Line("eden_listeners_end", "at the end"),
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
