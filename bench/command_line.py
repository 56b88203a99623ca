"""What the commands that measure a server have in common: their options, where the figures go, what is an error."""

import argparse
import asyncio
import json
import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from bench.harness import PEER_PYTHON
from bench.report import machine
from bench.server.trouble import BenchError

__all__ = ["add_options_of_figures", "from_to", "measured", "say"]

_STDOUT: Final = Path("-")


def add_options_of_figures(parser: argparse.ArgumentParser) -> None:
    """Let a command be told where its figures go, and whether they must be good."""
    parser.add_argument(
        "--json", type=Path, nargs="?", const=_STDOUT, metavar="FILE", help="the figures as JSON, here or in a file"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a target is missed")


def from_to(low: int, high: int) -> Callable[[str], int]:
    """Return what reads a whole number in these bounds."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}, not “{text[:30]}”")

    return read


def measured(
    name: str,
    arguments: list[str],
    wanted: argparse.Namespace,
    measure: Callable[[], dict[str, Any]],
    print_figures: Callable[[Mapping[str, Any]], None],
    missed_targets: Callable[[Mapping[str, Any]], object],
) -> int:
    """Measure, and tell the figures as was wanted; the exit code."""
    if wanted.json not in (None, _STDOUT) and not wanted.json.parent.is_dir():
        print(f"newdawn bench {name}: there is no folder {wanted.json.parent}", file=sys.stderr)
        return 2
    try:
        figures = measure()
    except BenchError as error:
        print(f"newdawn bench {name}: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 130
    command = shlex.join(["newdawn", "bench", name, *arguments])
    document = {**figures, "command": command, "machine": machine(PEER_PYTHON)}
    if wanted.json == _STDOUT:
        print(json.dumps(document, ensure_ascii=False))
    else:
        print_figures(figures)
        if wanted.json is not None:
            wanted.json.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(f"\neverything measured: {wanted.json}")
    return 1 if wanted.strict and missed_targets(figures) else 0


def say(line: str) -> None:
    """Tell how far the measurement is."""
    print(line, file=sys.stderr, flush=True)
