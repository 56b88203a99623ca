"""Where compiled code lies on disk: a folder for each game, named by a hash of all that the code depends on.

Numba's cache looks only at the file of the cached function. A change in a *called* function of another file, or in a
table read at import, would leave old machine code behind. So the folder is named by a hash of all sources of the game
and of the core, the game's component data, and the versions of Python, NumPy and Numba.

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
_NEVER_COMPILED = frozenset(("binding", "cache", "document", "face", "kit", "replay", "words"))
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
    return len(parts) > 1 and parts[1].removesuffix(".py") in _NEVER_COMPILED


@cache
def cache_folder(package: str) -> Path:
    """Return the folder for the compiled code of one package (`outlive`, `eden`, …), keyed by all that it needs."""
    digest = hashlib.sha256()
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name} {_version(name)}\n".encode())
    digest.update(f"{sys.implementation.cache_tag} {platform.machine()} {platform.system()}\n".encode())
    digest.update(f"{_PACKAGE}\n".encode())
    for folder in dict.fromkeys(("core", package)):
        for path in sorted((_PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml") and not is_never_compiled(path):
                digest.update(f"{path.relative_to(_PACKAGE)}\n".encode())
                digest.update(path.read_bytes())
    corrected = os.environ.get(components_variable(package))
    if corrected:
        digest.update(Path(corrected).read_bytes())
    return cache_root() / f"{package}-{digest.hexdigest()[:20]}"


@cache
def _version(distribution: str) -> str:
    from importlib.metadata import version

    return version(distribution)


def is_warm(package: str) -> bool:
    """Tell whether all functions of a package are already compiled for this machine."""
    return (cache_folder(package) / "complete").exists()


def mark_warm(package: str) -> None:
    """Remember that all functions of a package are compiled, and throw the oldest caches away."""
    folder = cache_folder(package)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "complete").touch()
    others = sorted(
        (path for path in cache_root().glob(f"{package}-*") if path != folder and path.is_dir()),
        key=lambda path: path.stat().st_mtime,
    )
    for old in others[: max(0, len(others) - _KEPT_FOLDERS)]:
        shutil.rmtree(old, ignore_errors=True)
        old.with_name(f"{old.name}.lock").unlink(missing_ok=True)


@contextmanager
def compiling(package: str, wait: bool = True) -> Iterator[bool]:
    """Hold the right to fill a package's cache: one process at a time; without `wait`, False if another has it.

    The lock lies on an open file, so it goes when its process goes, however that ends.
    """
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / f"{cache_folder(package).name}.lock").open("a+b") as file:
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
