"""What a benchmark run says at its end: the machine, one table for people, one JSON document for programs."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bench.harness import REPO, Row, Sample
from newdawn.core.catalogue import about

HEADINGS = ("what", "unit", "ours", "peer", "theirs", "ratio", "target", "")
RIGHT = (2, 4, 5, 6)
"""Columns of figures, set to the right."""

BUSY_SHARE = 0.9
"""A sample whose process had less of its core than this was disturbed by something else."""


def machine(peer_python: Path) -> dict[str, Any]:
    """Where and on what the figures were made."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cpu": _cpu_model(),
        "cores": os.cpu_count(),
        "cores_usable": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "memory_gib": _memory_gib(),
        "system": platform.platform(),
        "load_average": [round(load, 2) for load in os.getloadavg()],
        "python": platform.python_version(),
        "peer_python": _output([str(peer_python), "-V"]).removeprefix("Python ") or None,
        "packages": {name: _version(name) for name in ("newdawn", "numba", "llvmlite", "numpy")},
        "commit": _output(["git", "-C", str(REPO), "rev-parse", "--short", "HEAD"]) or None,
    }


def _cpu_model() -> str:
    """The processor's name where the system reports it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def _memory_gib() -> float | None:
    """The memory of the machine where the system reports it."""
    try:
        return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30, 1)
    except (ValueError, OSError):
        return None


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _output(command: list[str]) -> str:
    """What a command prints, or nothing where it cannot run."""
    try:
        return subprocess.run(command, check=False, capture_output=True, text=True, timeout=30).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


def figure(value: float | None) -> str:
    """A figure with three or so digits that say something, and no more."""
    if value is None:
        return "–"
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    if abs(value) >= 100:
        return f"{value:.0f}"
    return f"{value:.3g}"


def cells(row: Row) -> tuple[str, ...]:
    """One row as text."""
    theirs = figure(row.theirs)
    if row.peer and row.theirs is None and row.note.startswith("not installed"):
        theirs = "not installed"
    ratio = "" if row.ratio is None else f"{figure(row.ratio)} ×"
    verdict = {True: "pass", False: "FAIL", None: "not measured" if row.target else ""}[row.passed]
    return (row.what, row.unit, figure(row.ours), row.peer, theirs if row.peer else "", ratio, row.target, verdict)


def notes(rows: Iterable[Row]) -> list[str]:
    """Why figures are missing, each reason once."""
    found: dict[str, None] = {}
    for row in rows:
        if row.note:
            found.setdefault(f"{row.peer or about(row.game).title}: {row.note}")
    return list(found)


def disturbances(samples: Iterable[Sample]) -> list[str]:
    """Samples in which another program had the processor for a good part of the time."""
    shares = [(s.result["cpu_share"], s) for s in samples if "cpu_share" in s.result and s.round > 0]
    low = [(share, sample) for share, sample in shares if share < BUSY_SHARE]
    if not low:
        return []
    share, worst = min(low, key=lambda pair: pair[0])
    remark = (
        f"{len(low)} of {len(shares)} samples had less than {BUSY_SHARE:.0%} of a core to themselves; the worst was "
        f"{worst.who}, {worst.what}, round {worst.round}, with {share:.0%}. "
        "The machine was busy: run it again when it is not."
    )
    return [remark]


def print_tables(rows: list[Row]) -> None:
    """A table for each game, under its title."""
    for game in dict.fromkeys(row.game for row in rows):
        print(f"\n{about(game).title}\n")
        print_table([row for row in rows if row.game == game])


def print_table(rows: list[Row]) -> None:
    """A table, by rich where it is installed and in plain text otherwise."""
    lines = [cells(row) for row in rows]
    # The name of a measure stands once, above its peers.
    for number in range(len(lines) - 1, 0, -1):
        if lines[number][:2] == lines[number - 1][:2]:
            lines[number] = ("", "", *lines[number][2:])
    try:
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        _print_plain(lines)
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="right" if number in RIGHT else "left", no_wrap=True)
    colours = {"pass": "green", "FAIL": "bold red", "not measured": "yellow"}
    for line in lines:
        verdict = f"[{colours[line[-1]]}]{line[-1]}[/]" if line[-1] else ""
        table.add_row(*line[:-1], verdict)
    console = Console()
    # Into a file or a pipe the table keeps its own width: cut figures are worse than long lines.
    if not console.is_terminal:
        console = Console(width=max(console.width, 140))
    console.print(table)


def _print_plain(lines: list[tuple[str, ...]]) -> None:
    """The table without any package."""
    widths = [max(len(line[number]) for line in [HEADINGS, *lines]) for number in range(len(HEADINGS))]
    for line in [HEADINGS, *lines]:
        texts = [
            text.rjust(width) if number in RIGHT else text.ljust(width)
            for number, (text, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(texts).rstrip())
