"""Rules are plain Python functions; `@compiled` hands them to Numba, with an on-disk cache that is never stale.

Numba's cache looks only at the file of the cached function. A change in a *called* function of another file, or in a
table read at import, would leave old machine code behind. So each game's cache lives in a folder named by a hash of
all sources of the game and of the core, the game's component data, and the versions of Python, NumPy and Numba.

`NEWDAWN_INTERPRETED=1` (or Numba's own `NUMBA_DISABLE_JIT=1`) runs the same source without Numba.
"""

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

INTERPRETED = os.environ.get("NEWDAWN_INTERPRETED", "") not in ("", "0") or os.environ.get(
    "NUMBA_DISABLE_JIT", ""
) not in ("", "0")
"""True when rules run as plain Python in this process."""

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent
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


@cache
def cache_folder(package: str) -> Path:
    """Return the folder for the compiled code of one package (`outlive`, `eden`, …), keyed by all that it depends on."""
    digest = hashlib.sha256()
    for name in ("numba", "numpy", "llvmlite"):
        digest.update(f"{name} {_version(name)}\n".encode())
    digest.update(f"{sys.implementation.cache_tag} {platform.machine()} {platform.system()}\n".encode())
    digest.update(f"{_PACKAGE}\n".encode())
    for folder in dict.fromkeys(("core", package)):
        for path in sorted((_PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
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
        (path for path in cache_root().glob(f"{package}-*") if path != folder),
        key=lambda path: path.stat().st_mtime,
    )
    for old in others[: max(0, len(others) - _KEPT_FOLDERS)]:
        shutil.rmtree(old, ignore_errors=True)


if INTERPRETED:

    def compiled(function: Function) -> Function:
        """Leave the function as it is: this process runs interpreted."""
        return function

else:
    import numba
    from numba.core import config as numba_config

    @contextmanager
    def _caching_in(folder: Path) -> Iterator[None]:
        before = numba_config.CACHE_DIR
        numba_config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            numba_config.CACHE_DIR = before

    def compiled(function: Function) -> Function:
        """Compile the function on its first call, or take it from the cache; it runs without the interpreter lock."""
        package = function.__module__.split(".")[1]
        with _caching_in(cache_folder(package)):
            return numba.njit(cache=True, nogil=True)(function)  # type: ignore[no-any-return]
