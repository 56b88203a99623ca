"""Runs the benchmarks and prints one table: ours, each peer, the ratio and the target.

    .venv/bin/python bench/run.py --json bench/results/latest.json --rounds 3 --seconds 3
    .venv/bin/python bench/run.py server --json        # the table server under load
    .venv/bin/python bench/run.py web --json           # the browser client in a real Chromium

What each line means stands in ``bench/README.md``.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench import environments, harness, report
from newdawn import GAMES
from newdawn.terminal.errors import Parser

_EPILOG = (
    "newdawn bench server measures the table server under load, newdawn bench web the browser client; "
    "--help behind them tells more"
)
PARTS = {part.name: part for part in (harness.PLAY, environments.PART)}


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = Parser(prog="newdawn bench", description=__doc__.splitlines()[0], epilog=_EPILOG)
    parser.add_argument("games", nargs="*", metavar="GAME", type=_game, help="which games of ours (default: all)")
    parser.add_argument("--seconds", type=_positive, default=3.0, metavar="S", help="length of a sample (default: 3)")
    parser.add_argument(
        "--rounds", type=_count, default=3, metavar="N", help="rounds to take medians over (default: 3)"
    )
    parser.add_argument(
        "--only", choices=tuple(PARTS), help="one part only: play is the engine itself, envs is the vector environment"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to this file")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a target is missed or not measured")
    parser.add_argument(
        "--peer-python", type=Path, default=harness.PEER_PYTHON, metavar="FILE", help="interpreter that has the peers"
    )
    return parser.parse_args(arguments)


def _game(text: str) -> str:
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game “{text[:30]}”; there is {', '.join(GAMES)}")
    return text


def _positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 600:
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most 600 seconds, not {text}")
    return value


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 on, not {text}")
    return int(text)


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the table, write the document; the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["server"]:
        from bench.server import command

        return command.main(given[1:])
    if given[:1] == ["web"]:
        from bench.web import command as web

        return web.main(given[1:])
    wanted = parse(arguments)
    games = tuple(dict.fromkeys(wanted.games)) or GAMES
    if wanted.json is not None:
        # Asked before minutes of measuring, not after them.
        try:
            wanted.json.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            print(f"newdawn bench: cannot write {wanted.json}: {error.strerror}", file=sys.stderr)
            return 2
    if not wanted.peer_python.exists():
        print(f"newdawn bench: {harness.HOW_TO_INSTALL}; measuring without them", file=sys.stderr)
    place = report.machine(wanted.peer_python)
    start = time.perf_counter()
    bench = harness.Bench(
        wanted.seconds,
        wanted.rounds,
        games,
        wanted.peer_python,
        progress=lambda line: print(line, file=sys.stderr, flush=True),
    )
    parts = tuple(PARTS.values()) if wanted.only is None else (PARTS[wanted.only],)
    samples = bench.run(parts)
    table = harness.rows(samples, games, parts)
    print(f"{place['cpu']}, {place['cores_usable']} cores, Python {place['python']}, {place['date']}")
    took = time.perf_counter() - start
    print(f"medians of {wanted.rounds} round(s), {wanted.seconds:g} s a sample, {took:.0f} s in all")
    report.print_tables(table)
    remarks = report.notes(table) + report.disturbances(samples)
    if remarks:
        print("\n" + "\n".join(remarks))
    if wanted.json is not None:
        document = {
            "command": shlex.join(["newdawn", "bench", *given]),
            "machine": place,
            "settings": {
                "games": games,
                "parts": [part.name for part in parts],
                "seconds": wanted.seconds,
                "rounds": wanted.rounds,
            },
            "rows": harness.as_documents(table),
            "remarks": remarks,
            "samples": harness.as_documents(samples),
        }
        wanted.json.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"\neverything measured: {wanted.json}")
    missed = [row for row in table if row.target and not row.passed]
    return 1 if wanted.strict and missed else 0


if __name__ == "__main__":
    sys.exit(main())
