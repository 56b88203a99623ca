"""How a command starts: compiled when the cache is warm, interpreted while another process warms it."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import newdawn
from newdawn.core.cache import (
    FOR_NOW,
    INTERPRETED_VARIABLE,
    cache_folder,
    compiling,
    components_variable,
    is_warm,
    layers_of,
    layers_to_play,
    mark_warm,
)
from newdawn.core.catalogue import about
from newdawn.terminal.errors import CommandError
from newdawn.terminal.files import read_text
from newdawn.terminal.program import joined, shown_command

if TYPE_CHECKING:
    from rich.console import Console

    from newdawn.core.face import Game
    from newdawn.drawing.speech import Speech

_POLITE = 15
"""How far the process that fills the cache steps back behind all others."""


def is_made() -> bool:
    """Return whether `make` has started this program."""
    return bool(os.environ.get("MAKELEVEL")) and Path("Makefile").is_file()


def shown_play(game: str, *options: str | Path) -> str:
    """Return the command that plays a game with these options: by `make` if that has started this program."""
    if is_made():
        # The first game is what `make terminal` alone plays.
        chosen = "" if game == newdawn.GAMES[0] else f" GAME={game}"
        return f'make terminal{chosen} ARGS="{joined(options)}"'
    return shown_command("play", game, *options)


def check_game(name: str) -> None:
    """Raise a clear error if there is no such game."""
    if name not in newdawn.GAMES:
        raise CommandError(f"there is no game “{name}”; the games are {', '.join(newdawn.GAMES)}")


def choose_components(name: str, components: Path | None) -> None:
    """Point this process, and those that it starts, to a corrected component file."""
    if components is not None:
        read_text(components)
        os.environ[components_variable(name)] = str(components.resolve())
    elif named := os.environ.get(components_variable(name)):
        read_text(Path(named))


def is_interpreted() -> bool:
    """Return whether this process was asked not to compile, or has already decided so."""
    return any(os.environ.get(name, "") not in ("", "0") for name in (INTERPRETED_VARIABLE, "NUMBA_DISABLE_JIT"))


def load(name: str, components: Path | None = None) -> "Game":
    """Return the game; call one of the functions below first, they decide how it runs."""
    from newdawn.core.components import ComponentError

    check_game(name)
    choose_components(name, components)
    try:
        return newdawn.load(name)
    except ComponentError as error:
        raise CommandError(str(error)) from None


def start_quickly(name: str, components: Path | None = None) -> tuple["Game", bool]:
    """Return the game at once, interpreted if it is not compiled yet, and whether it is being compiled meanwhile."""
    check_game(name)
    choose_components(name, components)
    cold = not is_interpreted() and not is_compiled(name)
    if cold:
        os.environ[INTERPRETED_VARIABLE] = "1"
    game = load(name)
    # The component file was good, or we would not be here: now it can be compiled.
    return game, cold and fill_cache_meanwhile(name)


def start_serving() -> bool:
    """Let this process run interpreted unless all games are compiled, and compile them meanwhile; tell whether so."""
    for name in newdawn.GAMES:
        choose_components(name, None)
    cold = [name for name in newdawn.GAMES if not is_compiled(name)]
    if is_interpreted() or not cold:
        return False
    os.environ[INTERPRETED_VARIABLE] = FOR_NOW
    begun = [fill_cache_meanwhile(name) for name in cold]
    return all(begun)


def is_compiled(name: str) -> bool:
    """Return whether a game and its bots are compiled for this machine."""
    return all(is_warm(layer) for layer in layers_to_play(name))


def start_interpreted(name: str, components: Path | None = None) -> "Game":
    """Return the game for a task so short that compiled code would not pay."""
    check_game(name)
    run_interpreted()
    return load(name, components)


def run_interpreted() -> None:
    """Let this process run interpreted, unless it was asked for compiled code; before a game is loaded."""
    os.environ.setdefault(INTERPRETED_VARIABLE, "1")


def start_compiled(
    name: str, console: "Console", say: "Speech", components: Path | None = None, with_bots: bool = True
) -> "Game":
    """Return the game compiled, with its bots if they are wanted; if that is not done yet, do it first, and say so."""
    check_game(name)
    choose_components(name, components)
    if not is_interpreted():
        fill_cache(name, console, say, layers_to_play(name) if with_bots else (name,))
    return load(name)


def fill_cache_meanwhile(name: str) -> bool:
    """Start a process that compiles the game and outlives this one; tell whether that worked."""
    environment = {key: value for key, value in os.environ.items() if key != INTERPRETED_VARIABLE}
    command = [sys.executable, "-m", "newdawn", "compile", name, "--in-background"]
    environment["PYTHONPATH"] = os.pathsep.join(
        [str(Path(__file__).resolve().parents[2]), *filter(None, [environment.get("PYTHONPATH")])]
    )
    try:
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    process.returncode = 0  # It outlives us: it is not for us to wait for it.
    return True


def fill_cache(
    name: str, console: "Console", say: "Speech", layers: tuple[str, ...] | None = None, in_background: bool = False
) -> None:
    """Compile layers of a game (None: all) unless that is done; one process does it, the others wait for it or go."""
    if in_background and hasattr(os, "nice"):
        os.nice(_POLITE)
    for layer in layers_of(name) if layers is None else layers:
        with compiling(layer, wait=False) as first:
            if first and not is_warm(layer):
                _compile(layer, console, say)
        if not first and in_background:
            return
        if not first:
            _wait_for(layer, console, say)


def _wait_for(layer: str, console: "Console", say: "Speech") -> None:
    """Wait for another process that compiles a layer; if it does not finish, do it."""
    console.print(say("compile-waits", **_described(layer)))
    with compiling(layer):
        if not is_warm(layer):
            _compile(layer, console, say)


def _described(layer: str) -> dict[str, str]:
    """Return a layer as the messages name it: the game, and what of it."""
    name, _, above = layer.partition("+")
    return {"game": about(name).title, "part": above or "rules"}


def _compile(layer: str, console: "Console", say: "Speech") -> None:
    console.print(say("compile-begins", **_described(layer)))
    begun = time.monotonic()
    done = threading.Event()
    watcher = threading.Thread(target=_report, args=(layer, console, say, begun, done), daemon=True)
    watcher.start()
    try:
        _warm(layer)
    finally:
        done.set()
        watcher.join()
    mark_warm(layer)
    console.print(say("compile-done", seconds=round(time.monotonic() - begun)))


def _warm(layer: str) -> None:
    """Call everything in a layer once."""
    name, _, above = layer.partition("+")
    game = load(name)
    if above == "bots":
        from newdawn.bots.compilation import warm as warm_bots

        warm_bots(game)
    elif above == "envs":
        from newdawn.envs import warm as warm_environments

        warm_environments(game)
    else:
        game.compile()
        _compile_drawing(game)


def _compile_drawing(game: "Game") -> None:
    """Draw tables of a game that is soon over, and list moves: the terminal asks some of the rules, too."""
    from newdawn.drawing.art import art_of
    from newdawn.drawing.scene import scene_of
    from newdawn.drawing.screen import screen
    from newdawn.drawing.speech import Speech
    from newdawn.terminal.show import show

    art, console, say = art_of(game.name), screen(quiet=True), Speech("en")
    position = game.new(game.player_counts[0], seed=1)
    while not position.is_over:
        seat = position.to_act[0]
        art.grouped(scene_of(position.view(seat), say, seat), seat, position.moves(seat))
        position.play(seat, position.moves(seat)[0])
    show(console, say, position, None)


def _report(layer: str, console: "Console", say: "Speech", begun: float, done: threading.Event) -> None:
    """Show on a terminal how many functions are compiled so far."""
    if not console.is_terminal:
        return
    with console.status("", spinner="line") as status:
        while not done.wait(0.5):
            functions = sum(1 for _ in cache_folder(layer).rglob("*.nbi"))
            seconds = round(time.monotonic() - begun)
            status.update(say("compile-functions", count=functions, seconds=seconds))
