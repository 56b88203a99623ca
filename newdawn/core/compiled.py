"""Rules are plain Python functions; `@compiled` hands them to Numba, with an on-disk cache that is never stale.

Where the cache lies, and why it is never stale, is in `cache.py`.

`NEWDAWN_INTERPRETED=1` (or Numba's own `NUMBA_DISABLE_JIT=1`) runs the same source without Numba. A process that began
so only because nothing was compiled yet (`NEWDAWN_INTERPRETED=for-now`) can take the compiled functions over later,
while it runs, game by game: `prepare` makes them, `take_over` puts them in place of the plain ones.

How a process runs is decided when this module is imported. Whoever decides must not import it, nor any rules, before
the variable is set: its name is in `cache.py`.
"""

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

from newdawn.core import catalogue
from newdawn.core.cache import FOR_NOW, INTERPRETED_VARIABLE, is_never_compiled

__all__ = ["compiled", "is_for_now", "prepare", "runs_compiled", "take_over"]

Function = TypeVar("Function", bound=Callable[..., Any])
Forms: TypeAlias = dict[Callable[..., Any], Any]
"""What takes the place of functions."""

_off = ("", "0")
_interpreted = any(os.environ.get(name, "") not in _off for name in (INTERPRETED_VARIABLE, "NUMBA_DISABLE_JIT"))
_plain: list[Callable[..., Any]] = []
"""The functions that run as plain Python in this process."""
_taken_over: set[str] = set()
"""The games whose rules run compiled although this process began interpreted."""
_shared: Forms = {}
"""The compiled forms of functions that belong to no game: the first game that is taken over brings them along."""


def runs_compiled(game: str) -> bool:
    """Return whether the rules of a game run compiled in this process."""
    return not _interpreted or game in _taken_over


def is_for_now() -> bool:
    """Return whether this process began interpreted, but only until the rules are compiled."""
    return _interpreted and os.environ.get(INTERPRETED_VARIABLE) == FOR_NOW


def compiled(function: Function) -> Function:
    """Compile the function on its first call, or take it from the cache; leave it alone in an interpreted process."""
    if is_never_compiled(Path(function.__code__.co_filename)):
        raise TypeError(f"{function.__module__} holds no compiled functions: the cache does not watch it")
    if _interpreted and not _is_taken_over(function.__module__):
        _plain.append(function)
        return function
    return _machine_code(function)  # type: ignore[no-any-return]


def prepare(game: str) -> Forms:
    """Return the compiled forms of the plain functions that a game needs; may be done in a thread."""
    return {function: _machine_code(function) for function in _needed_by(game)}


def take_over(game: str, forms: Forms) -> None:
    """Put the compiled functions of a game in place of its plain ones, wherever a module of ours or of it names them.

    Both take the same records and give the same results, so a call that is under way ends as it began. The other games
    go on as they are. It must not be called while a module is being imported: what is decorated in this game from now
    on is compiled at once.
    """
    late = [function for function in _needed_by(game) if function not in forms]
    forms = {**forms, **{function: _machine_code(function) for function in late}}
    roots = {function.__module__.partition(".")[0] for function in _plain}
    new = {function: form for function, form in forms.items() if _game_of(function.__module__) is None}
    left_plain = _apart(new)
    _shared.update(new)
    _shared.update({copy: new[function] for function, copy in left_plain.items()})
    _taken_over.add(game)
    for module in list(sys.modules.values()):
        name = getattr(module, "__name__", "")
        if name.partition(".")[0] in roots:
            stays_plain = _game_of(name) is not None and not _is_taken_over(name)
            _put(vars(module), left_plain if stays_plain else {**_shared, **forms})
    _plain[:] = [function for function in _plain if function not in forms]


def _machine_code(function: Callable[..., Any]) -> Any:
    # Numba takes a second to import: a process that runs interpreted does without it.
    from newdawn.core.machine_code import machine_code_of

    return machine_code_of(function)


def _game_of(module: str) -> str | None:
    """Return the game that a module belongs to; None if all games share it."""
    inside = f"{module}."
    return next((name for name, package in catalogue.packages().items() if inside.startswith(f"{package}.")), None)


def _is_taken_over(module: str) -> bool:
    """Return whether the functions of a module are to be compiled although this process began interpreted."""
    game = _game_of(module)
    return bool(_taken_over) if game is None else game in _taken_over


def _needed_by(game: str) -> list[Callable[..., Any]]:
    return [function for function in list(_plain) if _game_of(function.__module__) in (None, game)]


def _apart(functions: Iterable[Callable[..., Any]]) -> Forms:
    """Return copies of plain functions that call one another, whatever their modules will name by then.

    A game that stays interpreted uses them. Otherwise its rules would call compiled functions from plain ones, and the
    first of these calls would compile in the middle of a move.
    """
    names = {function.__module__: dict(function.__globals__) for function in functions}
    copies: Forms = {
        function: FunctionType(
            function.__code__,
            names[function.__module__],
            function.__name__,
            function.__defaults__,
            function.__closure__,
        )
        for function in functions
    }
    for those in names.values():
        _put(those, copies)
    return copies


def _put(names: dict[str, Any], forms: Forms) -> None:
    """Let names stand for the forms of the functions that they stand for now."""
    for name, value in list(names.items()):
        if callable(value) and _is_among(value, forms):
            names[name] = forms[value]


def _is_among(value: Any, forms: Forms) -> bool:
    try:
        return value in forms
    except TypeError:
        return False
