"""Where compiled code lies on disk: a folder for each game and layer, named by a hash of all that the code depends on.

The rules of a game are one layer; bots and environments, compiled for that game, are further ones (`outlive`,
`outlive+bots`, `outlive+envs`): a change in a bot does not compile the rules again.

Numba's cache looks only at the file of the cached function. A change in a *called* function of another file, or in a
table read at import, would leave old machine code behind. So the folder is named by a hash of all sources of the game
and of the core, the game's component data, and the versions of Python, NumPy and Numba. Where the package lies is no
part of it: two checkouts of the same sources share what either has compiled.

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

_PACKAGE = Path(__file__).resolve().parent.parent
# Documents, words, the Python face: they call compiled functions, but have none. `compiled` refuses to make one there.
_NEVER_COMPILED = frozenset(
    ("binding", "cache", "document", "drawing", "face", "facts", "kit", "plans", "refusals", "replay", "words")
)
# In the layers above the games it is the other way round: these hold compiled functions, all else is plain Python.
_COMPILED_ABOVE = {"bots": ("greedy", "judge", "search"), "envs": ("batch",)}
_KEPT_FOLDERS = 8


def cache_root() -> Path:
    """Return the folder that holds all compiled code: `NEWDAWN_CACHE_DIR`, or the platform's cache folder."""
    named = os.environ.get("NEWDAWN_CACHE_DIR")
    return Path(named) if named else Path(platformdirs.user_cache_path("newdawn"))


def components_variable(game: str) -> str:
    """Return the name of the environment variable that points to a game's corrected component file.

    >>> components_variable("outlive")
    'NEWDAWN_OUTLIVE_COMPONENTS'
    """
    return f"NEWDAWN_{game.upper()}_COMPONENTS"


def is_never_compiled(path: Path) -> bool:
    """Tell whether a source is one of those that hold no compiled functions, so that its changes need no compile."""
    parts = path.relative_to(_PACKAGE).parts if path.is_relative_to(_PACKAGE) else ()
    if len(parts) < 2:
        return False
    if parts[0] in _COMPILED_ABOVE:
        return len(parts) == 2 and parts[1].removesuffix(".py") not in _COMPILED_ABOVE[parts[0]]
    return parts[1].removesuffix(".py") in _NEVER_COMPILED


def layer_of(module: str) -> str:
    """Return the layer that the compiled functions of a module belong to.

    >>> layer_of("newdawn.outlive.day"), layer_of("newdawn.outlive.bots.search"), layer_of("newdawn.core.random")
    ('outlive', 'outlive+bots', 'core')
    """
    parts = module.split(".")
    if len(parts) > 3 and parts[2] in _COMPILED_ABOVE:
        return f"{parts[1]}+{parts[2]}"
    return parts[1]


def layers_of(game: str) -> tuple[str, ...]:
    """Return all layers that are compiled for a game.

    >>> layers_of("eden")
    ('eden', 'eden+bots', 'eden+envs')
    """
    return (game, *(f"{game}+{above}" for above in _COMPILED_ABOVE))


def _sources_of(layer: str) -> Iterator[Path]:
    """Yield the sources that a layer's compiled code depends on: the core's, the game's, and its own."""
    game, _, above = layer.partition("+")
    if game in _COMPILED_ABOVE:
        game, above = "core", game
    folders = [_PACKAGE / "core", _PACKAGE / game]
    files = []
    if above:
        files = [_PACKAGE / above / f"{name}.py" for name in _COMPILED_ABOVE[above]]
    for folder in dict.fromkeys(folders):
        files += folder.rglob("*")
    others = {_PACKAGE / game / room for room in _COMPILED_ABOVE if room != above}
    for path in sorted(files):
        if path.suffix not in (".py", ".toml") or not path.is_file() or is_never_compiled(path):
            continue
        if others.isdisjoint(path.parents):
            yield path


@cache
def cache_folder(layer: str) -> Path:
    """Return the folder for the compiled code of one layer (`outlive`, `outlive+bots`, …), keyed by all it needs."""
    digest = hashlib.sha256()
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name} {_version(name)}\n".encode())
    digest.update(f"{sys.implementation.cache_tag} {platform.machine()} {platform.system()}\n".encode())
    for path in _sources_of(layer):
        digest.update(f"{path.relative_to(_PACKAGE)}\n".encode())
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
    """Tell whether all functions of a layer are already compiled for this machine."""
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
    return sum(path.read_text(encoding="utf-8").count("@compiled\n") for path in _sources_of(layer))


@contextmanager
def compiling(layer: str, wait: bool = True) -> Iterator[bool]:
    """Hold the right to fill a layer's cache: one process at a time; without `wait`, False if another has it.

    The lock lies on an open file, so it goes when its process goes, however that ends.
    """
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / f"{cache_folder(layer).name}.lock").open("a+b") as file:
        yield _lock(file, wait)


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
