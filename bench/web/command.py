"""What the browser client costs, in a real Chromium: `newdawn bench web`."""

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any, Final

from bench.harness import PEER_PYTHON
from bench.report import machine
from bench.server.place import fresh_place
from bench.server.trouble import BenchError
from newdawn.terminal.errors import Parser

_STDOUT: Final = Path("-")
_LANGUAGES = ("en", "fr", "es")
_WHOLE_GAME = 4_000


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = Parser(prog="newdawn bench web", description="Measure the browser client in a real Chromium.")
    parser.add_argument(
        "--loads", type=_from_to(1, 1_000), default=20, metavar="N", help="loads of the first page (default: 20)"
    )
    parser.add_argument(
        "--moves",
        type=_from_to(1, _WHOLE_GAME),
        default=_WHOLE_GAME,
        metavar="N",
        help="stop each game after so many moves (default: at its end)",
    )
    parser.add_argument("--lang", choices=_LANGUAGES, default="fr", help="the reader's language (default: fr)")
    parser.add_argument(
        "--json", type=Path, nargs="?", const=_STDOUT, metavar="FILE", help="the figures as JSON, here or in a file"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a target is missed")
    return parser.parse_args(arguments)


def _from_to(low: int, high: int) -> Any:
    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}, not “{text[:30]}”")

    return read


def main(arguments: list[str]) -> int:
    """Measure, print the figures; the exit code."""
    wanted = parse(arguments)
    if wanted.json not in (None, _STDOUT) and not wanted.json.parent.is_dir():
        print(f"newdawn bench web: there is no folder {wanted.json.parent}", file=sys.stderr)
        return 2
    try:
        figures = _measure(wanted)
    except BenchError as error:
        print(f"newdawn bench web: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    from bench.web.reporting import missed_targets, print_figures

    command = shlex.join(["newdawn", "bench", "web", *arguments])
    document = {**figures, "command": command, "machine": machine(PEER_PYTHON)}
    if wanted.json == _STDOUT:
        print(json.dumps(document, ensure_ascii=False))
    else:
        print_figures(figures)
        if wanted.json is not None:
            wanted.json.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(f"\neverything measured: {wanted.json}")
    return 1 if wanted.strict and missed_targets(figures) else 0


def _measure(wanted: argparse.Namespace) -> dict[str, Any]:
    try:
        from bench.web.measuring import Wanted, measure
    except ModuleNotFoundError as missing:
        if missing.name != "playwright":
            raise
        raise BenchError("there is no Playwright to drive a browser with: make setup-dev") from None
    with fresh_place(is_postgresql=False) as place:
        asked = Wanted(loads=wanted.loads, moves=wanted.moves, language=wanted.lang)
        return measure(asked, place, lambda line: print(line, file=sys.stderr, flush=True))
