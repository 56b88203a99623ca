"""The `newdawn` command: what there is, and which module does it. Everything heavy is imported when it is needed."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import newdawn
from newdawn.core.catalogue import GameError, about
from newdawn.core.contract import SCHEMAS
from newdawn.core.declaration import LANGUAGES, MOST_SEATS
from newdawn.terminal.errors import CommandError, Parser, one_line

if TYPE_CHECKING:
    from newdawn.drawing.speech import Speech

_Run = Callable[[argparse.Namespace], int]
_Adding = Callable[[str, _Run, str], argparse.ArgumentParser]
"""Adds a command by its name, with what runs it and what it does, and returns its parser."""

_COMMANDS = (
    *("play", "show", "replay", "verify", "table", "serve", "backup", "restore"),
    *("sim", "arena", "balance", "calibrate", "train", "bench", "components", "schema", "compile"),
)
_CONTENTS = {
    "play": (
        ("table", "tables in the browser: you, friends, bots; all games"),
        ("play {first}", "a game of {title} in the terminal, against two bots"),
        ("play {last} --seats me:Anna,me:Ben", "another game, two people at one keyboard"),
        ("show FILE", "a position, or the current state of a saved game"),
        ("replay FILE", "a saved game again, with every move checked"),
        ("verify FILE", "check a server’s game: moves, result, and that the seed was fair"),
    ),
    "host": (
        ("serve", "the table server, for friends and for the world"),
        ("backup FILE", "all tables in one file; newdawn restore FILE puts them back"),
    ),
    "research": (
        ("sim {last} --games 10000", "many random games, as fast as the machine can"),
        ("arena {last} --seats greedy,random", "a tournament: win rates, ratings, on all cores or a cluster"),
        ("balance {first}", "what wins, by seat and by what a seat can have: a page with plots and data"),
        ("calibrate {last}", "whether the win chances that bots name come true"),
        ("train {last}", "a judge for the bots, learned from games that they play against themselves"),
        ("bench", "speed, side by side with other engines"),
        ("components {first}", "every figure of the box, with its provenance"),
        ("schema {last} view", "what a view consists of, as JSON Schema; also position, prospects and preview"),
        ("compile", "compile everything now, so that nothing has to wait later"),
    ),
}
_FIRST_COLUMN = 46
_PLAYERS = 4
"""The usual number of players of a simulation."""
_LAST_LINE = "newdawn COMMAND --help shows more. An unofficial, fan-made program, without the publishers’ art or text."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    # A program that was started without a screen or a keyboard has none of these.
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (open to the end)
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (open to the end)
    try:
        if given[:1] == ["bench"]:
            return _bench(given[1:])
        if given and not given[0].startswith("-") and given[0] not in _COMMANDS:
            raise CommandError(f"there is no command “{given[0][:30]}”; the commands are {', '.join(_COMMANDS)}")
        wanted, unknown = _parser().parse_known_args(given)
        if unknown:
            wanted.parser.error(f"unrecognized arguments: {' '.join(unknown)}")
        code = wanted.run(wanted)
        sys.stdout.flush()
    except (CommandError, GameError) as error:
        sys.stderr.write(f"newdawn: {one_line(str(error))}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone.
        _fall_silent()
        return 141
    except OSError as error:
        _fall_silent()
        sys.stderr.write(f"newdawn: {one_line(str(error))}\n")
        return 2
    else:
        return int(code)


def _fall_silent() -> None:
    """Let nothing more be written: Python would try once more at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="newdawn",
        usage="newdawn COMMAND …",
        description=f"Board games as software: {_games()}.",
        epilog=_contents(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"newdawn {_version()}")
    parser.set_defaults(run=lambda wanted: _print_help(parser), parser=parser)
    commands = parser.add_subparsers(prog="newdawn", metavar="", title=argparse.SUPPRESS, help=argparse.SUPPRESS)

    add = partial(_add_command, commands)
    _add_play_commands(add)
    _add_host_commands(add)
    _add_research_commands(add)
    return parser


def _add_command(
    commands: "argparse._SubParsersAction[Parser]", name: str, run: _Run, about: str
) -> argparse.ArgumentParser:
    found = commands.add_parser(name, description=about, allow_abbrev=False)
    found.set_defaults(run=run, parser=found)
    return found


def _add_play_commands(command: _Adding) -> None:
    play = command("play", _play, "Play a whole game in the terminal.")
    _game_argument(play)
    play.add_argument("--seats", metavar="LIST", help="who plays: me, me:NAME or bots (default: me,medium,medium)")
    play.add_argument("--seed", type=_seed, metavar="N", help="the same seed and moves give the same game")
    _language_option(play)
    _components_option(play)
    play.add_argument("--from", type=Path, dest="start", metavar="FILE", help="begin from a position or a saved game")
    play.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file after every move")
    _game_options(play)

    show = command("show", _show, "Show a position document, or the current state of a saved game.")
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("--seat", type=_seat, metavar="N", help="as this seat sees it (from 0), or spectator")
    show.add_argument("--svg", type=Path, metavar="FILE", help="write a picture to this file instead")
    _language_option(show)
    _components_option(show)

    replay = command("replay", _replay, "Replay a saved game in words, and check every move.")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--to", type=_natural, metavar="N", help="stop after this move")
    replay.add_argument("--step", type=_positive, metavar="N", help="show the table after every N moves")
    _language_option(replay)
    _components_option(replay)

    verify = command("verify", _verify, "Check a saved game: its moves, its result, and that nobody chose the seed.")
    verify.add_argument("file", type=Path, metavar="FILE")
    _language_option(verify)
    _components_option(verify)


def _add_host_commands(command: _Adding) -> None:
    table = command("table", _table, "Open the tables in the browser: for you, your friends and bots.")
    _place_options(table, "a free one")
    table.add_argument("--no-browser", action="store_true", help="print the address, but do not open a browser")
    _language_option(table)

    serve = command("serve", _serve, "Serve the tables: structured logs go to stderr, SIGTERM shuts down cleanly.")
    _place_options(serve, "8321")
    serve.add_argument("--workers", type=_workers, default=1, metavar="N", help="server processes (default: 1)")
    serve.add_argument(
        "--behind-proxy",
        nargs="?",
        const="127.0.0.1,::1",
        metavar="ADDRESSES",
        help="trust proxies there for clients’ addresses (default: those on this machine)",
    )
    serve.add_argument(
        "--log-level", choices=("info", "warning", "error"), default="info", help="what is logged (default: info)"
    )

    backup = command("backup", _backup, "Write all tables to one file. The server may be running.")
    backup.add_argument("file", type=Path, metavar="FILE")
    _database_option(backup)
    backup.add_argument("--replace", action="store_true", help="replace an existing file")
    restore = command("restore", _restore, "Put a backup into a database. No server may be running on it.")
    restore.add_argument("file", type=Path, metavar="FILE")
    _database_option(restore)
    restore.add_argument("--replace", action="store_true", help="replace existing tables")


def _add_research_commands(command: _Adding) -> None:
    sim = command("sim", _sim, "Play many random games, as fast as the machine can.")
    _game_argument(sim)
    sim.add_argument("--players", type=_positive, metavar="N", help="how many players (default: 4, or as in --seats)")
    sim.add_argument("--seats", metavar="LIST", help="random for each player, which is the default")
    sim.add_argument("--games", type=_positive, default=1000, metavar="N", help="how many games (default: 1000)")
    sim.add_argument(
        "--seed", type=_seed, default=0, metavar="N", help="a different seed gives different games (default: 0)"
    )
    sim.add_argument("--workers", type=_workers, default=1, metavar="N", help="cores to use (default: 1)")
    sim.add_argument("--json", action="store_true", help="print the outcome as JSON")
    _components_option(sim)

    arena = command("arena", _arena, "Let bots play a tournament: every bot in every seat, on the same seeds.")
    _game_argument(arena)
    arena.add_argument("--seats", metavar="LIST", help="one table: a bot for each seat, such as greedy,search:400ms")
    arena.add_argument("--field", metavar="LIST", help="a league: all tables that can be made from these bots")
    arena.add_argument("--players", type=_positive, metavar="N", help="players at a table of a league (default: 2)")
    arena.add_argument("--games", type=_positive, default=400, metavar="N", help="how many games (default: 400)")
    arena.add_argument(
        "--seed", type=_seed, default=0, metavar="N", help="a different seed gives different games (default: 0)"
    )
    arena.add_argument("--workers", type=_workers, metavar="N", help="games at a time (default: one for each core)")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; auto: the one running here")
    arena.add_argument("--save", type=Path, metavar="FILE", help="save every game here; the same command resumes")
    arena.add_argument("--anchor", metavar="BOT", help="the bot whose rating stays fixed (default: random)")
    arena.add_argument("--json", action="store_true", help="print the outcome as JSON")
    _components_option(arena)

    balance = command("balance", _balance, "Report what wins: by seat, and by everything a seat can have.")
    _game_argument(balance)
    balance.add_argument("--players", metavar="LIST", help="numbers of players, such as 2,3 (default: all)")
    balance.add_argument("--bots", default="greedy", metavar="BOT", help="the bot in all seats (default: greedy)")
    balance.add_argument(
        "--games", type=_positive, default=2000, metavar="N", help="for each number of players (default: 2000)"
    )
    balance.add_argument(
        "--seed", type=_seed, default=1, metavar="N", help="a different seed gives different games (default: 1)"
    )
    balance.add_argument("--workers", type=_workers, metavar="N", help="games at a time (default: one for each core)")
    balance.add_argument(
        "--out", type=Path, default=Path("balance"), metavar="FOLDER", help="where the report goes (default: balance)"
    )
    _components_option(balance)

    calibrating = command("calibrate", _calibrate, "Report whether the win chances that bots name come true.")
    _game_argument(calibrating)
    calibrating.add_argument(
        "--games", type=_positive, default=1000, metavar="N", help="for each number of players (default: 1000)"
    )
    calibrating.add_argument(
        "--seed", type=_natural, default=1, metavar="N", help="a different seed gives different games (default: 1)"
    )
    calibrating.add_argument(
        "--out",
        type=Path,
        default=Path("calibration"),
        metavar="FOLDER",
        help="where the report goes (default: calibration)",
    )
    calibrating.add_argument("--json", action="store_true", help="print the figures as JSON")

    training = command("train", _train, "Learn what positions are worth, from games that bots play against themselves.")
    _game_argument(training)
    training.add_argument(
        "--rounds", type=_positive, default=1, metavar="N", help="how often to play and to learn (default: 1)"
    )
    training.add_argument(
        "--games",
        type=_positive,
        default=120_000,
        metavar="N",
        help="for each number of players, in each round (default: 120000)",
    )
    training.add_argument(
        "--epochs", type=_positive, default=6, metavar="N", help="how often to look at each position (default: 6)"
    )
    training.add_argument(
        "--seed", type=_natural, default=1, metavar="N", help="a different seed gives different games (default: 1)"
    )
    training.add_argument("--workers", type=_workers, metavar="N", help="games at a time (default: one for each core)")
    training.add_argument(
        "--folder",
        type=Path,
        metavar="FOLDER",
        help="where the games are kept; the same command goes on there (default: training-GAME)",
    )
    training.add_argument(
        "--out", type=Path, metavar="FILE", help="where the judge goes (default: judge.npz in that folder)"
    )

    components = command("components", _components, "Print every figure of the box, with its provenance.")
    _game_argument(components)
    components.add_argument("--json", action="store_true", help="print them as JSON")
    _components_option(components)

    schema = command("schema", _schema, "Print the JSON Schema of a game’s documents.")
    _game_argument(schema)
    meaning = f"which document: {', '.join(SCHEMAS)} (default: {SCHEMAS[0]})"
    schema.add_argument("what", choices=SCHEMAS, metavar="WHAT", nargs="?", default=SCHEMAS[0], help=meaning)
    _components_option(schema)

    compiling = command(
        "compile", _compile, "Compile rules, bots and environments now, so that nothing has to wait later."
    )
    _game_argument(compiling, or_all=True)
    _components_option(compiling)
    compiling.add_argument("--in-background", action="store_true", help=argparse.SUPPRESS)

    command("bench", lambda wanted: _bench([]), "Measure speed, side by side with other engines.")


# Arguments ------------------------------------------------------------------------------------------------------------


def _games() -> str:
    return ", ".join(f"{name} ({about(name).title})" for name in newdawn.GAMES)


def _contents() -> str:
    """Return what there is, by what it is for; the games stand in as examples of themselves."""
    first, last = newdawn.GAMES[0], newdawn.GAMES[-1]
    lines = []
    for group, rows in _CONTENTS.items():
        lines.append(f"{group}:")
        for command, meaning in rows:
            shown = f"newdawn {command}".format(first=first, last=last)
            lines.append(f"  {shown:{_FIRST_COLUMN}}{meaning}".format(title=about(first).title))
        lines.append("")
    return "\n".join([*lines, _LAST_LINE])


def _game_argument(parser: argparse.ArgumentParser, or_all: bool = False) -> None:
    meaning = f"which game: {_games()}" + (" (default: all of them)" if or_all else "")
    number = "?" if or_all else None
    parser.add_argument("game", choices=newdawn.GAMES, metavar="GAME", nargs=number, help=meaning)


def _game_options(parser: argparse.ArgumentParser) -> None:
    """Add what the games let a table agree on."""
    meanings: dict[str, list[str]] = {}
    for name in newdawn.GAMES:
        for option in about(name).options:
            meanings.setdefault(option.name, []).append(f"{about(name).title}: {option.about}")
    parser.set_defaults(options=[])
    for name, said in meanings.items():
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, action="append_const", const=name, dest="options", help="; ".join(said))


def _language_option(parser: argparse.ArgumentParser) -> None:
    languages = ", ".join(LANGUAGES)
    parser.add_argument("--lang", choices=LANGUAGES, help=f"language: {languages} (default: your system’s)")


def _components_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", type=Path, metavar="FILE", help="a corrected component file to play with")


def _database_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="WHERE",
        help="a file, or postgresql://user@host/name (default: $NEWDAWN_DATABASE, or a file in your data folder)",
    )


def _place_options(parser: argparse.ArgumentParser, port: str) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for all networks (default: this machine alone)")
    parser.add_argument("--port", type=_port, metavar="N", help=f"0 for any free one (default: {port})")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a name by which browsers reach this server, such as https://games.example.org, or a site that may use it",
    )
    _database_option(parser)
    parser.add_argument("--bots", type=_workers, metavar="N", help="processes for bots (default: all cores but one)")
    parser.add_argument("--log", choices=("auto", "json", "text"), default="auto", help="how stderr is written")


def _whole(text: str, low: int, high: int, what: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 80 and low <= int(text) <= high:
        return int(text)
    raise argparse.ArgumentTypeError(f"must be {what}, not “{text[:30]}”")


def _natural(text: str) -> int:
    return _whole(text, 0, 10**9, "a whole number of 0 or more")


def _positive(text: str) -> int:
    return _whole(text, 1, 10**9, "a whole number of 1 or more")


def _workers(text: str) -> int:
    return _whole(text, 1, 1024, "a whole number from 1 to 1024")


def _port(text: str) -> int:
    return _whole(text, 0, 65_535, "a port from 0 to 65535")


def _seed(text: str) -> int:
    return _whole(text, 0, 2**256 - 1, "a whole number from 0 to 2**256 - 1")


def _seat(text: str) -> int | str:
    last = MOST_SEATS - 1
    return text if text == "spectator" else _whole(text, 0, last, f"a seat from 0 to {last}, or spectator")


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("newdawn")
    except PackageNotFoundError:
        return "0 (not installed)"


def _speech(language: str | None = None) -> "Speech":
    from newdawn.drawing.speech import Speech, local_language

    return Speech(language or local_language())


# Commands -------------------------------------------------------------------------------------------------------------


def _print_help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _play(wanted: argparse.Namespace) -> int:
    from newdawn.command.play_command import play

    return play(wanted, _speech(wanted.lang))


def _show(wanted: argparse.Namespace) -> int:
    from newdawn.command.play_command import show

    return show(wanted, _speech(wanted.lang))


def _replay(wanted: argparse.Namespace) -> int:
    from newdawn.command.play_command import replay

    return replay(wanted, _speech(wanted.lang))


def _verify(wanted: argparse.Namespace) -> int:
    from newdawn.command.host import verify

    return verify(wanted, _speech(wanted.lang))


def _table(wanted: argparse.Namespace) -> int:
    from newdawn.command.host import table

    return table(wanted, _speech(wanted.lang))


def _serve(wanted: argparse.Namespace) -> int:
    from newdawn.command.host import serve

    return serve(wanted, _speech())


def _backup(wanted: argparse.Namespace) -> int:
    from newdawn.command.host import backup

    return backup(wanted, _speech())


def _restore(wanted: argparse.Namespace) -> int:
    from newdawn.command.host import restore

    return restore(wanted, _speech())


def _sim(wanted: argparse.Namespace) -> int:
    from newdawn.command.simulate import Tally, run
    from newdawn.command.start import load, start_compiled
    from newdawn.drawing.screen import screen
    from newdawn.terminal.seats import check_count, random_only

    listed = [] if wanted.seats is None else wanted.seats.split(",")
    # Loading compiles nothing, so that a mistake is told at once.
    loaded = load(wanted.game, wanted.components)
    players = wanted.players or len(listed) or min(_PLAYERS, max(loaded.player_counts))
    seats = random_only(",".join(listed or ["random"] * players), players)
    check_count(loaded, players, f"not {players}")
    say = _speech()
    game = start_compiled(wanted.game, screen(stderr=True), say, wanted.components, with_bots=False)
    tally = Tally(wanted.game, players, seats, wanted.seed, wanted.workers)
    run(game, tally, wanted.games, wanted.json, screen(), say)
    return 0


def _arena(wanted: argparse.Namespace) -> int:
    from newdawn.command.arena import run

    return run(wanted, _speech())


def _balance(wanted: argparse.Namespace) -> int:
    from newdawn.command.balance import run

    return run(wanted, _speech())


def _calibrate(wanted: argparse.Namespace) -> int:
    from newdawn.command.calibrate import run

    return run(wanted, _speech())


def _train(wanted: argparse.Namespace) -> int:
    from newdawn.command.train import run

    return run(wanted, _speech())


def _components(wanted: argparse.Namespace) -> int:
    from newdawn.command.components import run
    from newdawn.command.start import choose_components, run_interpreted
    from newdawn.drawing.screen import screen

    run_interpreted()
    choose_components(wanted.game, wanted.components)
    run(wanted.game, wanted.json, screen(), _speech())
    return 0


def _schema(wanted: argparse.Namespace) -> int:
    from newdawn.command.schema import run

    run(wanted.game, wanted.what, wanted.components)
    return 0


def _compile(wanted: argparse.Namespace) -> int:
    from newdawn.command.start import choose_components, fill_cache, is_interpreted
    from newdawn.drawing.screen import screen

    if is_interpreted():
        raise CommandError("NEWDAWN_INTERPRETED or NUMBA_DISABLE_JIT is set, so nothing is compiled")
    if wanted.game is None and wanted.components is not None:
        raise CommandError("--components needs a GAME: a component file is for one of them")
    say, console = _speech(), screen()
    for game in (wanted.game,) if wanted.game else newdawn.GAMES:
        choose_components(game, wanted.components)
        fill_cache(game, console, say, in_background=wanted.in_background)
        if not wanted.in_background:
            console.print(say("compile-warm", game=about(game).title))
    return 0


def _bench(arguments: list[str]) -> int:
    script = Path(__file__).resolve().parents[1] / "bench" / "run.py"
    if not script.is_file():
        raise CommandError("the benchmarks are not part of the package: run this in a checkout of the source")
    return subprocess.run([sys.executable, str(script), *arguments], check=False).returncode
