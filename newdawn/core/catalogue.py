"""Which games there are, and where: found, not listed.

A game is a package with a module `about` that declares it (`newdawn.core.declaration.About`). It is looked for

- in this package: every folder here that has an `about.py`;
- among what is installed: entry points of the group `newdawn.games`, whose values name packages;
- in `NEWDAWN_GAMES`: packages on Python's path, with commas between them.

Only the declarations are imported, and only when somebody asks.
"""

import os
import sys
import warnings
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from newdawn.core.declaration import About

__all__ = ["GROUP", "VARIABLE", "GameError", "about", "folder_of", "forget", "names", "package_of", "packages", "room"]

GROUP = "newdawn.games"
"""The group of entry points."""
VARIABLE = "NEWDAWN_GAMES"
"""The environment variable."""

_HERE = Path(__file__).resolve().parents[1]
_NAME_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")


class GameError(ValueError):
    """A game that cannot be found or does not declare itself; the message says which, and why."""


class _Found(NamedTuple):
    about: About
    package: str
    folder: Path


def names() -> tuple[str, ...]:
    """Return the names of all games: those of this package first, each group by year."""
    return tuple(_found())


def about(name: str) -> About:
    """Return the declaration of a game."""
    return _known(name).about


def package_of(name: str) -> str:
    """Return the package of a game."""
    return _known(name).package


def packages() -> dict[str, str]:
    """Return the package of every game by its name."""
    return {name: found.package for name, found in _found().items()}


def folder_of(name: str) -> Path:
    """Return the folder of a game's package."""
    return _known(name).folder


def room(package: str, module: str) -> ModuleType | None:
    """Return a module of a game's package; None if the package has none of that name.

    >>> room("newdawn.core", "cellar") is None
    True
    """
    try:
        is_there = find_spec(f"{package}.{module}") is not None
    except ModuleNotFoundError as error:
        # A folder on the way is missing: that is an answer, too. What the game itself fails to import is not.
        if error.name is None or not f"{package}.{module}".startswith(error.name):
            raise
        is_there = False
    return import_module(f"{package}.{module}") if is_there else None


def forget() -> None:
    """Look for the games again when somebody asks next: the environment has changed."""
    _found.cache_clear()


def _known(name: str) -> _Found:
    found = _found()
    if name not in found:
        raise GameError(f"there is no game {name!r}; the games are {', '.join(found)}")
    return found[name]


@cache
def _found() -> dict[str, _Found]:
    ours = __name__.partition(".")[0]
    own = [_declared(f"{ours}.{path.parent.name}") for path in _HERE.glob("*/about.py")]
    others = [*_installed(), *(_declared(package.strip()) for package in _named())]
    games: dict[str, _Found] = {}
    for group in (own, others):
        for each in sorted(group, key=lambda found: (found.about.year, found.about.name)):
            before = games.setdefault(each.about.name, each)
            if before.package != each.package:
                raise GameError(f"two games are called {each.about.name!r}: {before.package} and {each.package}")
    return games


def _named() -> list[str]:
    return [package for package in os.environ.get(VARIABLE, "").split(",") if package.strip()]


def _installed() -> list[_Found]:
    """Return the games that other distributions bring. One that is broken must not keep the others from playing."""
    if not _is_mentioned():
        return []
    from importlib.metadata import entry_points

    found = []
    for point in entry_points(group=GROUP):
        try:
            found.append(_declared(point.value))
        except GameError as error:
            warnings.warn(str(error), stacklevel=2)
    return found


def _is_mentioned() -> bool:
    """Return whether any distribution mentions games at all: that takes far less time than reading all they say."""
    for folder in sys.path:
        try:
            entries = [entry.path for entry in os.scandir(folder or os.curdir) if entry.name.endswith("-info")]
        except OSError:
            continue
        for path in entries:
            try:
                # This is done at every start: a path is made in ten times the time of a text.
                with open(f"{path}/entry_points.txt", "rb") as file:  # noqa: PTH123
                    if GROUP.encode() in file.read():
                        return True
            except OSError:
                continue
    return False


def _declared(package: str) -> _Found:
    """Return the game that a package declares."""
    try:
        module = import_module(f"{package}.about")
    except ImportError as error:
        raise GameError(f"the game {package} cannot be found: {error}") from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, About):
        raise GameError(f"{package}.about does not declare a game: GAME must be an About, of newdawn.core.declaration")
    if not game.name or not set(game.name) <= _NAME_LETTERS or game.name[0].isdigit():
        raise GameError(f"{package}.about: {game.name!r} is not a name: small letters and digits, a letter first")
    assert module.__file__ is not None
    return _Found(game, package, Path(module.__file__).resolve().parent)
