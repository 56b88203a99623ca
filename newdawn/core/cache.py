"""Where compiled code lies on disk: a folder for each game and layer, named by a hash of all that the code depends on.

The rules of a game are one layer; bots and environments, compiled for that game, are further ones (`GAME`,
`GAME+bots`, `GAME+envs`): a change in a bot does not compile the rules again. A layer above the games is a package of
ours with a folder `bound`, which holds what is compiled for each game; a game's part of it is its room of that name.

Numba's cache looks only at the file of the cached function. A change in a *called* function of another file, or in a
table read at import, would leave old machine code behind. So the folder is named by a hash of all sources of the game
and of the core, the game's component data, and the versions of Python, NumPy and Numba. Where the package
lies is not part of it: two checkouts of the same sources share what either has compiled.

This module imports neither Numba nor NumPy: a program asks it first, and then decides how to run.
"""

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

import platformdirs

from newdawn.core import catalogue

INTERPRETED_VARIABLE = "NEWDAWN_INTERPRETED"
"""The environment variable that lets a process run the rules without compiling them."""
FOR_NOW = "for-now"
"""Its value for a process that runs interpreted until the rules are compiled, and then no longer."""

_PACKAGE = Path(__file__).resolve().parent.parent
# Documents, words, the Python face: they call compiled functions, but have none. `compiled` refuses to make one there.
_NEVER_COMPILED = frozenset(
    (
        *("about", "arguments", "binding", "cache", "catalogue", "compiled", "contract", "declaration", "document"),
        *("drawing", "face", "facts", "gestures", "hindsight", "kit", "plans", "refusals", "replay", "saving", "shape"),
        *("telling", "turns", "typed", "words"),
    )
)
_BOUND = "bound"
_KEPT_FOLDERS = 8


def cache_root() -> Path:
    """Return the folder that holds all compiled code: `NEWDAWN_CACHE_DIR`, or the platform's cache folder."""
    named = os.environ.get("NEWDAWN_CACHE_DIR")
    return Path(named) if named else Path(platformdirs.user_cache_path("newdawn"))


def components_variable(game: str) -> str:
    """Return the name of the environment variable that points to a game's corrected component file.

    >>> components_variable("chess")
    'NEWDAWN_CHESS_COMPONENTS'
    """
    return f"NEWDAWN_{game.upper()}_COMPONENTS"


@cache
def layers_above() -> tuple[str, ...]:
    """Return the layers above the games that have something to compile for each of them.

    >>> layers_above()
    ('bots', 'envs')
    """
    folders = (path.parent.name for path in _PACKAGE.glob(f"*/{_BOUND}"))
    return tuple(sorted(name for name in folders if name != "core"))


@cache
def is_never_compiled(path: Path) -> bool:
    """Return whether a source is one of those that hold no compiled functions, so that its changes need no compile."""
    for folder in (_PACKAGE / "core", *map(catalogue.folder_of, catalogue.names())):
        if path.is_relative_to(folder):
            return path.relative_to(folder).parts[0].removesuffix(".py") in _NEVER_COMPILED
    # In the layers above the games it is the other way round: all but what is bound to a game is plain Python.
    return any(path.is_relative_to(_PACKAGE / layer) for layer in layers_above()) and path.parent.name != _BOUND


def layer_of(module: str) -> str:
    """Return the layer that the compiled functions of a module belong to.

    >>> layer_of("newdawn.core.random"), layer_of("newdawn.bots.bound.search")
    ('core', 'bots')
    """
    for name, package in catalogue.packages().items():
        if module.startswith(f"{package}."):
            room, dot, _ = module.removeprefix(f"{package}.").partition(".")
            return f"{name}+{room}" if dot and room in layers_above() else name
    return module.split(".")[1]


def layers_of(game: str) -> tuple[str, ...]:
    """Return all layers that are compiled for a game: its rules, and its part of the layers above.

    >>> layers_of("chess")
    ('chess', 'chess+bots', 'chess+envs')
    """
    return (game, *(f"{game}+{above}" for above in layers_above()))


def layers_to_play(game: str) -> tuple[str, ...]:
    """Return the layers that a table needs: the rules of a game, and its bots.

    >>> layers_to_play("chess")
    ('chess', 'chess+bots')
    """
    return (game, f"{game}+bots")


def _sources_of(layer: str) -> Iterator[tuple[str, Path]]:
    """Yield the sources that a layer's compiled code depends on, by name: the core's, the game's, and its own."""
    game, _, above = layer.partition("+")
    if game in layers_above():
        game, above = "core", game
    folders = {"core": _PACKAGE / "core"}
    if game != "core":
        folders[game] = catalogue.folder_of(game)
    if above:
        folders[above] = _PACKAGE / above / _BOUND
    others = {folders[game] / room for room in layers_above() if room != above}
    for name, folder in folders.items():
        for path in sorted(folder.rglob("*")):
            if path.suffix not in (".py", ".toml") or not path.is_file() or is_never_compiled(path):
                continue
            if others.isdisjoint(path.parents):
                yield f"{name}/{path.relative_to(folder).as_posix()}", path


@cache
def cache_folder(layer: str) -> Path:
    """Return the folder for the compiled code of one layer (`GAME`, `GAME+bots`, …), keyed by all it needs."""
    digest = hashlib.sha256()
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name} {_version(name)}\n".encode())
    digest.update(f"{sys.implementation.cache_tag} {platform.machine()} {platform.system()}\n".encode())
    for name, path in _sources_of(layer):
        digest.update(f"{name}\n".encode())
        digest.update(path.read_bytes())
    corrected = os.environ.get(components_variable(layer.partition("+")[0]))
    if corrected:
        digest.update(Path(corrected).read_bytes())
    return cache_root() / f"{layer}-{digest.hexdigest()[:20]}"


@cache
def _version(distribution: str) -> str:
    from importlib.metadata import version

    return version(distribution)


def is_warm(layer: str) -> bool:
    """Return whether all functions of a layer are already compiled for this machine."""
    return (cache_folder(layer) / "complete").exists()


def mark_warm(layer: str) -> None:
    """Remember that all functions of a layer are compiled, and throw the oldest caches away."""
    folder = cache_folder(layer)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "complete").touch()
    others = sorted(
        (path for path in cache_root().glob(f"{layer}-*") if path != folder and path.is_dir()),
        key=lambda path: path.stat().st_mtime,
    )
    for old in others[: max(0, len(others) - _KEPT_FOLDERS)]:
        shutil.rmtree(old, ignore_errors=True)
        old.with_name(f"{old.name}.lock").unlink(missing_ok=True)


def share_compiled(layer: str) -> float:
    """Return how much of a layer is compiled, from 0 to 1: it is 1 only when all of it is."""
    if is_warm(layer):
        return 1.0
    done = sum(1 for _ in cache_folder(layer).rglob("*.nbi"))
    return min(0.99, done / max(1, _functions_of(layer)))


@cache
def _functions_of(layer: str) -> int:
    """Count the functions whose compiled code lies in a layer's own folder; its other sources have theirs elsewhere."""
    game, _, above = layer.partition("+")
    own = (f"{above}/", f"{game}/{above}/") if above else (f"{game}/", f"core/{_BOUND}/")
    sources = (path for name, path in _sources_of(layer) if name.startswith(own))
    return sum(path.read_text(encoding="utf-8").count("@compiled\n") for path in sources)


@contextmanager
def compiling(layer: str, wait: bool = True) -> Iterator[bool]:
    """Hold the right to fill a layer's cache: one process at a time; without `wait`, False if another has it.

    The lock lies on an open file, so it goes when its process goes, however that ends.
    """
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / f"{cache_folder(layer).name}.lock").open("a+b") as file:
        yield _lock(file, wait)


def is_being_compiled(layer: str) -> bool:
    """Return whether some process is filling a layer's cache now; raises `OSError` if none could write there."""
    with compiling(layer, wait=False) as is_free:
        return not is_free


def _lock(file: IO[bytes], wait: bool) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
