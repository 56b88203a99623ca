"""How `play`, `show` and `replay` begin: files are read and checked before anything is loaded."""

import argparse
import os
import re
from pathlib import Path
from typing import Any

from newdawn.command.start import check_game, shown_play, start_interpreted, start_quickly
from newdawn.drawing.screen import screen
from newdawn.drawing.speech import Speech
from newdawn.terminal.errors import CommandError
from newdawn.terminal.files import check_target, read_json, write_text
from newdawn.terminal.program import shown_command
from newdawn.terminal.seats import Seat, check_count, parse_seats, seats_of

_DEFAULT_BOT = "medium"
_DEFAULT_SEATS = f"me,{_DEFAULT_BOT},{_DEFAULT_BOT}"
"""New players meet bots that play sensibly, and can be beaten."""
_PICTURE_WIDTH = 100


def play(wanted: argparse.Namespace, say: Speech) -> int:
    """Begin a game, or go on with one, and play it."""
    document = None if wanted.start is None else read_json(wanted.start)
    if document is not None:
        for option in ([] if wanted.seed is None else ["seed"]) + wanted.options:
            raise CommandError(f"{_flag(option)} and --from cannot be combined")
        _check_game_of(wanted.start, document, wanted.game)
    seats: list[Seat] | None = None
    if wanted.seats is not None or document is None:
        seats = parse_seats(_DEFAULT_SEATS if wanted.seats is None else wanted.seats, say("you"))
        _check_people(seats)
    game, meanwhile = start_quickly(wanted.game, wanted.components)
    if wanted.seats is None and document is None and seats is not None and len(seats) not in game.player_counts:
        seats = parse_seats(",".join(["me", *[_DEFAULT_BOT] * (game.player_counts[0] - 1)]), say("you"))

    from newdawn.bots import BotError
    from newdawn.core import replay
    from newdawn.core.random import fresh_seed
    from newdawn.terminal.play import Dialogue
    from newdawn.terminal.show import read_position, read_saved
    from newdawn.terminal.table import Table

    console = screen()
    file = wanted.save
    if document is None:
        assert seats is not None
        check_count(game, len(seats), f"and --seats has {len(seats)}")
        _check_options(game, wanted.options)
        seed = fresh_seed() if wanted.seed is None else wanted.seed
        position = game.new(len(seats), seed=seed, **dict.fromkeys(wanted.options, True))
        saved = replay.begun(game, position, [seat.code for seat in seats], seed)
    else:
        position = read_position(game, wanted.start, document)
        if replay.is_saved_game(document):
            saved = replay.under_our_rules(game, read_saved(wanted.start, document))
            seats = seats or seats_of(list(saved.seats), say("you"))
            file = file or (wanted.start if _is_writable(wanted.start) else None)
        else:
            seats = seats or parse_seats(",".join(["me", *[_DEFAULT_BOT] * (position.players - 1)]), say("you"))
            saved = replay.begun(game, position, [seat.code for seat in seats], None)
        if len(seats) != position.players:
            raise CommandError(f"{wanted.start} is for {position.players} players, and --seats has {len(seats)}")
        saved.seats = tuple(seat.code for seat in seats)
        _check_people(seats)
    try:
        table = Table(game, position, saved, seats, say.language)
    except BotError as error:
        raise CommandError(str(error)) from None
    with table:
        if wanted.save is not None:
            check_target(wanted.save, replay.write(saved))
            table.save(wanted.save)
        console.print(say("welcome", game=game.about.title, players=position.players))
        if saved.moves:
            console.print(say("going-on", count=len(saved.moves)))
        if file is not None and not position.is_over:
            console.print(say("saving-to", file=str(file)), soft_wrap=True)
        if not saved.moves:
            console.print(say.own(game.name, "intro-aim"))
            console.print(say.own(game.name, "intro-course"))
            made = game.about.credits
            if made.designers:
                names = {role: ", ".join(people) for role, people in made._asdict().items()}
                console.print(say("credits", **names, published=len(made.publishers)))
            console.print(say("intro-new"))
        if meanwhile:
            console.print(say("compiling-meanwhile"))
        return Dialogue(table, say, console, file, lambda path: _to_go_on(wanted, path)).run()


def show(wanted: argparse.Namespace, say: Speech) -> int:
    """Print a position, or make a picture of it."""
    document = read_json(wanted.file)
    game = start_interpreted(_game_of(wanted.file, document), wanted.components)

    from newdawn.terminal.show import read_position
    from newdawn.terminal.show import show as print_position

    position = read_position(game, wanted.file, document)
    if wanted.svg is None:
        print_position(screen(), say, position, wanted.seat)
        return 0
    console = screen(width=_PICTURE_WIDTH, record=True, quiet=True)
    print_position(console, say, position, wanted.seat)
    # A picture fetches nothing from elsewhere: any fixed-width font will do.
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title=game.about.title), flags=re.DOTALL)
    write_text(wanted.svg, "\n".join(line.rstrip() for line in picture.splitlines()) + "\n")
    return 0


def replay(wanted: argparse.Namespace, say: Speech) -> int:
    """Replay a saved game in words."""
    document = read_json(wanted.file)
    name = _game_of(wanted.file, document)
    if "format" not in document:
        command = shown_command("show", wanted.file)
        raise CommandError(f"{wanted.file}: this is a position document, not a saved game: {command}")
    game = start_interpreted(name, wanted.components)

    from newdawn.terminal.show import read_saved, run_replay

    saved = read_saved(wanted.file, document)
    run_replay(screen(), say, game, wanted.file, saved, wanted.to, wanted.step)
    return 0


def _to_go_on(wanted: argparse.Namespace, path: Path) -> str:
    """Return the command that goes on with a game saved to this file, in the same language and with the same box."""
    options: list[str | Path] = ["--from", path]
    if wanted.lang is not None:
        options += ["--lang", wanted.lang]
    if wanted.components is not None:
        options += ["--components", wanted.components]
    return shown_play(wanted.game, *options)


def _is_writable(path: Path) -> bool:
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _game_of(path: Path, document: Any) -> str:
    """Return the game that a document says it is of."""
    name = document.get("game") if isinstance(document, dict) else None
    if not isinstance(name, str):
        raise CommandError(f"{path}: neither a position nor a saved game: the key “game” is missing")
    try:
        check_game(name)
    except CommandError as error:
        raise CommandError(f"{path}: {error}") from None
    return name


def _check_game_of(path: Path, document: Any, game: str) -> None:
    if _game_of(path, document) != game:
        raise CommandError(f"{path}: this is not a game of {game}")


def _check_people(seats: list[Seat]) -> None:
    if not any(seat.is_person for seat in seats):
        raise CommandError("nobody sits at this keyboard: --seats needs at least one “me” (bots alone: newdawn arena)")


def _flag(option: str) -> str:
    """Return how an option of a table is typed.

    >>> _flag("long_game")
    '--long-game'
    """
    return f"--{option.replace('_', '-')}"


def _check_options(game: Any, options: list[str]) -> None:
    for option in options:
        if option not in game.rules.OPTIONS:
            raise CommandError(f"{game.about.title} has no {_flag(option)}")
