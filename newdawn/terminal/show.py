"""`newdawn show` and `newdawn replay`: positions and saved games as a person would want to see them."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from newdawn.core import replay
from newdawn.core.document import DocumentError
from newdawn.core.face import Game, Position
from newdawn.core.replay import ReplayError, SavedGame
from newdawn.drawing.art import art_of
from newdawn.drawing.choices import list_moves
from newdawn.drawing.news import lines_of, print_lines
from newdawn.drawing.scene import scene_of
from newdawn.drawing.scores import finish
from newdawn.drawing.speech import Speech
from newdawn.terminal.errors import CommandError


def read_saved(path: Path, document: Any) -> SavedGame:
    """Return the saved game of a document; the error names the file."""
    try:
        return replay.read(document)
    except DocumentError as error:
        raise CommandError(f"{path}: {error}") from None


def read_position(game: Game, path: Path, document: Any) -> Position:
    """Return the position of a document, or the one that a saved game has come to; the error names the file."""
    try:
        if replay.is_saved_game(document):
            return replay.verify(game, replay.read(document))
        return game.from_json(document)
    except (DocumentError, ReplayError) as error:
        raise CommandError(f"{path}: {error}") from None


def show(console: Console, say: Speech, position: Position, seat: int | str | None) -> None:
    """Print a position: as a seat or a spectator sees it, or by default with everything in it."""
    if isinstance(seat, int) and not seat < position.players:
        raise CommandError(f"--seat {seat}: this position has the seats 0 to {position.players - 1}")
    looking = seat if isinstance(seat, int) else None
    table = position if seat is None else position.view(looking)
    scene = scene_of(table, say, looking)
    art = art_of(position.game.name)
    console.print(Text(art.stage(scene), style="bold"))
    shown = tuple(range(position.players)) if looking is None else (looking,)
    console.print(art.draw(scene, console.width, shown, legend=True))
    if position.is_over:
        console.print(say("show-over"))
        finish(console, scene)
        return
    for asked in table.may_act:
        player = scene.player(asked).plain
        if asked in table.to_act:
            question = position.game.words.decision(say.language, table.decision(asked))
            console.print(say("show-asked", player=player, question=question))
        else:
            console.print(say("show-out-of-turn", player=player))
        if looking in (None, asked) and not (looking is None and seat is not None):
            # What a move leads to is foreseen for the seat that may make it.
            list_moves(console, art.grouped(scene_of(table, say, asked), asked, position.moves(asked)))


def run_replay(
    console: Console, say: Speech, game: Game, path: Path, saved: SavedGame, last: int | None, step_size: int | None
) -> None:
    """Print what happened in a saved game up to move `last`, with the table after every few moves; check every move."""
    art = art_of(game.name)
    names = tuple(code.partition(":")[2] or code for code in saved.seats)
    # A game that cannot be told is refused before anything is said about it.
    try:
        position = replay.first_position(game, saved)
    except (DocumentError, ReplayError) as error:
        raise CommandError(f"{path}: {error}") from None
    console.print(
        say("replay-title", game=game.about.title, players=saved.players, count=len(saved.moves)), style="bold"
    )
    if last is not None and last > len(saved.moves):
        console.print(say("replay-short", count=len(saved.moves)))
    last = len(saved.moves) if last is None else min(last, len(saved.moves))
    try:
        played = 0
        before = position.copy()
        for step in replay.replay(game, saved):
            if step.number > last:
                break
            position, played = step.position.copy(), step.number
            _print_step(console, say, step, before, names)
            if step_size is not None and played % step_size == 0:
                console.print(art.draw(scene_of(position, say, None, names), console.width))
            before = position
    except (DocumentError, ReplayError) as error:
        raise CommandError(f"{path}: {error}") from None
    scene = scene_of(position, say, None, names)
    console.print(Rule(characters="═"))
    if position.is_over:
        finish(console, scene)
    else:
        console.print(art.draw(scene, console.width, tuple(range(position.players))))
        if played == len(saved.moves):
            console.print(say("replay-open"))
    console.print(say("replay-checked", count=played))


def _print_step(console: Console, say: Speech, step: replay.Step, before: Position, names: tuple[str, ...]) -> None:
    scene = scene_of(before, say, step.seat, names)
    words = before.move(step.notation, step.seat).text(say.language)
    message = say("replay-move", number=step.number, player=scene.player(step.seat).plain, words=words)
    console.print(Text(message).append(f"  {step.notation}", style="dim"))
    print_lines(console, scene, lines_of(step.events, step.position, say.language), everything=True)
