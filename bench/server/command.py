"""The table server under load: `newdawn bench server`."""

import argparse
import asyncio
import gc
import signal
import subprocess
import sys
from typing import Any

import newdawn
from bench.command_line import add_options_of_figures, from_to, measured, say
from bench.server.measuring import Measurement, Wanted
from bench.server.place import fresh_place
from bench.server.reporting import missed_targets, print_figures
from bench.server.tables import PLAYERS
from bench.server.trouble import BenchError
from newdawn.command.start import is_compiled
from newdawn.terminal.errors import Parser

_MOST_TABLES = 2_000
"""The server lets 10,000 sockets in: those of the people, and up to 2,000 of spectators."""
_MOST_OTHER_FILES = 2_500
_COMPILE_SECONDS = 1_800


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = Parser(prog="newdawn bench server", description="Measure the table server under load, on this machine.")
    parser.add_argument(
        "--tables",
        type=from_to(2, _MOST_TABLES),
        default=500,
        metavar="N",
        help="tables of four people (default: 500)",
    )
    parser.add_argument(
        "--seconds", type=from_to(1, 300), default=30, metavar="S", help="how long to play (default: 30)"
    )
    parser.add_argument(
        "--rate", type=from_to(1, 2_000), default=100, metavar="N", help="moves a second at all tables (default: 100)"
    )
    parser.add_argument(
        "--bot-tables",
        type=from_to(0, 200),
        default=100,
        metavar="N",
        help="tables of bots beside them (default: 100); 0 leaves that part out",
    )
    parser.add_argument("--bot", default="hard", metavar="BOT", help="the bots there (default: hard)")
    parser.add_argument("--quick", action="store_true", help="the load alone: no bots, no restart")
    parser.add_argument("--growth", action="store_true", help="also what a table, a socket and a spectator cost")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    parser.add_argument(
        "--processes", type=from_to(1, 16), default=1, metavar="N", help="server processes, with --postgresql"
    )
    add_options_of_figures(parser)
    wanted = parser.parse_args(arguments)
    if wanted.processes > 1 and not wanted.postgresql:
        parser.error("several server processes need --postgresql: a SQLite file is for one")
    return wanted


def main(arguments: list[str]) -> int:
    """Measure, print the figures; the exit code."""
    wanted = parse(arguments)
    asked = Wanted(
        tables=wanted.tables,
        seconds=wanted.seconds,
        rate=wanted.rate,
        bot_tables=0 if wanted.quick else wanted.bot_tables,
        bot=wanted.bot,
        restart=not wanted.quick,
        growth=wanted.growth,
        processes=wanted.processes,
    )
    return measured(
        "server", arguments, wanted, lambda: measure(asked, wanted.postgresql), print_figures, missed_targets
    )


def measure(wanted: Wanted, is_postgresql: bool = False) -> dict[str, Any]:
    """Measure on a database of its own, which is removed afterwards."""
    _allow_many_files(PLAYERS * wanted.tables + _MOST_OTHER_FILES)
    _compile()
    try:
        with fresh_place(is_postgresql) as place, _runner() as runner:
            return runner.run(_until_told_otherwise(Measurement(wanted, place, say)))
    finally:
        gc.unfreeze()


async def _until_told_otherwise(measurement: Measurement) -> dict[str, Any]:
    """Measure; a signal to end ends it as Ctrl-C does, and the server with it."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await measurement.run()


def _runner() -> asyncio.Runner:
    """Return what runs the load: with uvloop, where there is one, it costs less of the machine that it measures."""
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


def _compile() -> None:
    """Compile whatever is not compiled yet: until then a server runs interpreted, which is not what is measured."""
    for name in newdawn.GAMES:
        if not is_compiled(name):
            say(f"compiling {name}, which takes some minutes once")
            command = [sys.executable, "-m", "newdawn", "compile", name]
            if subprocess.run(command, stdout=sys.stderr, check=False, timeout=_COMPILE_SECONDS).returncode:
                raise BenchError(f"{name} could not be compiled; the lines above say why")


def _allow_many_files(count: int) -> None:
    """See that this many sockets can be open, here and in the server."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        raise BenchError(f"this needs {count} open files and may have {hard}: raise the limit (ulimit -n {count})")
    if soft != resource.RLIM_INFINITY and soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))
