"""What a run says at its end: each figure beside its target."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bench.report import figure

_QUIET = 0.2
"""The share of a core that other programs may take without disturbing the figures."""


@dataclass(frozen=True)
class Line:
    """A figure, what it is, and the most that it may be."""

    key: str
    words: str
    unit: str = ""
    most: float | None = None


LINES = (
    Line("tables", "tables"),
    Line("sockets", "sockets of people"),
    Line("moves_per_second", "moves a second"),
    Line("p50_ms", "move acknowledged, half of them within", "ms"),
    Line("p95_ms", "95% within", "ms", 100),
    Line("p99_ms", "99% within", "ms", 250),
    Line("update_p99_ms", "known to the whole table, 99% within", "ms"),
    Line("longest_ms", "the slowest move", "ms"),
    Line("lost", "acknowledged moves and updates that were lost", "", 0),
    Line("unanswered", "moves without an answer", "", 0),
    Line("refused", "moves refused", "", 0),
    Line("dropped_sockets", "sockets that the server hung up on", "", 0),
    Line("rss_mb", "memory of the server at its peak", "MB", 600),
    Line("rss_with_bots_mb", "with the processes of bots", "MB"),
    Line("server_cpu_share", "share of a core that the server used"),
    Line("server_cpu_ms_per_move", "processor time of a move, updates and all", "ms"),
    Line("update_bytes", "an update on its way to one person", "B"),
    Line("update_bytes_per_move", "all updates of a move together", "B"),
    Line("client_cpu_share", "share of a core that the load itself used"),
    Line("other_cpu_share", "share of a core that all else on the machine used"),
    Line("client_late_p99_ms", "moves sent late by, 99% at most", "ms"),
    Line("bots_slowdown", "p95 beside bots, against without", "×", 1.2),
    Line("bots_slowdown_p50", "p50 beside bots, against without", "×", 1.2),
    Line("bot_moves_per_second", "moves a second that bots made meanwhile"),
    Line("restart_seconds", "from the kill until the server listens again", "s"),
    Line("reconnect_seconds", "until all sockets are in sync again", "s", 4),
    Line("reconnect_errors", "attempts to come back that failed"),
    Line("in_flight_at_kill", "moves on their way at the kill"),
    Line("in_flight_unanswered", "of those, never answered", "", 0),
    Line("cpu_ms_to_open_table", "processor time of opening a table", "ms", 4),
)


def missed_targets(figures: Mapping[str, Any]) -> list[str]:
    """Return the figures that are above their targets.

    >>> missed_targets({"p95_ms": 99.0, "p99_ms": 251.0, "lost": 0, "growth": {"cpu_ms_to_open_table": 4.1}})
    ['p99_ms', 'cpu_ms_to_open_table']
    """
    found = {**figures.get("growth", {}), **figures}
    return [line.key for line in LINES if line.most is not None and (found.get(line.key) or 0) > line.most]


def print_figures(figures: Mapping[str, Any]) -> None:
    """Print the figures that were measured."""
    missed = missed_targets(figures)
    print(f"\n{figures['database']}\n")
    growth = dict(figures.get("growth", {}))
    for line in LINES:
        found = figures.get(line.key, growth.pop(line.key, None))
        if found is None:
            continue
        target = "" if line.most is None else f"at most {figure(line.most)}"
        verdict = "" if line.most is None else "FAIL" if line.key in missed else "pass"
        value = figure(found)
        print(f"{line.words:48}{value:>10} {line.unit:3} {target:14} {verdict}".rstrip())
    for name, grown in growth.items():
        print(f"{name:48}{figure(grown):>10}")
    if (figures.get("other_cpu_share") or 0) > _QUIET:
        print("\nThe machine was busy with something else: run it again when it is not.")
