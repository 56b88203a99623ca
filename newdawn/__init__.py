"""Newdawn: board games as software. An unofficial, fan-made implementation.

    >>> import newdawn
    >>> position = newdawn.load("outlive").new(players=2, seed=1)
    >>> position.decision(0)
    'discard-room'

Importing the package loads nothing else: what runs compiled and what does not is decided when a game is loaded.
"""

import copyreg
import os
import threading
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    """The games that can be loaded: `newdawn.core.catalogue` finds them."""

    from newdawn.core.components import ComponentError
    from newdawn.core.document import DocumentError
    from newdawn.core.events import Event
    from newdawn.core.face import Game, IllegalMove, Move, Position, Reading, Reason, Simulation, View
    from newdawn.core.moves import NotationError

__all__ = [
    "GAMES",
    "ComponentError",
    "DocumentError",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "Position",
    "Reading",
    "Reason",
    "Simulation",
    "View",
    "load",
]

_HOMES = {
    "ComponentError": "components",
    "DocumentError": "document",
    "Event": "events",
    "NotationError": "moves",
    **dict.fromkeys(("Game", "IllegalMove", "Move", "Position", "Reading", "Reason", "Simulation", "View"), "face"),
}
_loaded: dict[str, "Game"] = {}
_one_at_a_time = threading.RLock()


def __getattr__(name: str) -> Any:
    """Import a name of the public face when it is first asked for."""
    if name == "GAMES":
        from newdawn.core import catalogue

        return catalogue.names()
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"newdawn.core.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return what the package offers."""
    return sorted(__all__)


def _pickled(game: "Game") -> tuple[Any, ...]:
    """Pickle the name of a game: a process that reads it loads the game, once."""
    return load, (game.name,)


def load(name: str, components: str | os.PathLike[str] | None = None) -> "Game":
    """Return a game by name, once per process.

    `components` names a corrected component file. Its figures are compiled into the rules, so a process plays a game
    with one set of figures: asking for another set later is an error.
    """
    if components is None and name in _loaded:
        return _loaded[name]
    from newdawn.core import catalogue
    from newdawn.core.cache import components_variable
    from newdawn.core.face import Game

    catalogue.about(name)
    variable = components_variable(name)
    before = os.environ.get(variable)
    if components is not None:
        wanted = str(Path(components).resolve())
        if name in _loaded and os.environ.get(variable) != wanted:
            raise ValueError(f"{name} is already loaded with other components; one process plays with one set of them")
        os.environ[variable] = wanted
    try:
        if name not in _loaded:
            with _one_at_a_time:
                if name not in _loaded:
                    _loaded[name] = Game(name)
                    copyreg.pickle(Game, _pickled)
    except BaseException:
        # A file that is refused must not stand in the way of another one.
        if components is not None:
            if before is None:
                del os.environ[variable]
            else:
                os.environ[variable] = before
        raise
    return _loaded[name]
