"""Rules are plain Python functions; `@compiled` hands them to Numba, with an on-disk cache that is never stale.

Where the cache lies, and why it is never stale, is in `cache.py`.

`NEWDAWN_INTERPRETED=1` (or Numba's own `NUMBA_DISABLE_JIT=1`) runs the same source without Numba. A process that began
so only because nothing was compiled yet (`NEWDAWN_INTERPRETED=for-now`) can take the compiled functions over later,
while it runs: `prepare` makes them, `take_over` puts them in place of the plain ones.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from newdawn.core.cache import is_never_compiled

__all__ = ["FOR_NOW", "INTERPRETED_VARIABLE", "compiled", "is_for_now", "prepare", "runs_compiled", "take_over"]

INTERPRETED_VARIABLE = "NEWDAWN_INTERPRETED"
FOR_NOW = "for-now"
"""Run interpreted until the rules are compiled, and then no longer."""

_off = ("", "0")
_interpreted = any(os.environ.get(name, "") not in _off for name in (INTERPRETED_VARIABLE, "NUMBA_DISABLE_JIT"))
_plain: list[Callable[..., Any]] = []
"""The functions that run as plain Python in this process."""

Function = TypeVar("Function", bound=Callable[..., Any])


def runs_compiled() -> bool:
    """Tell whether rules run compiled in this process."""
    return not _interpreted


def is_for_now() -> bool:
    """Tell whether this process runs interpreted, but only until the rules are compiled."""
    return _interpreted and os.environ.get(INTERPRETED_VARIABLE) == FOR_NOW


def compiled(function: Function) -> Function:
    """Compile the function on its first call, or take it from the cache; leave it alone in an interpreted process."""
    if is_never_compiled(Path(function.__code__.co_filename)):
        raise TypeError(f"{function.__module__} holds no compiled functions: the cache does not watch it")
    if _interpreted:
        _plain.append(function)
        return function
    return _machine_code(function)  # type: ignore[no-any-return]


def _machine_code(function: Callable[..., Any]) -> Any:
    # Numba takes a second to import: a process that runs interpreted does without it.
    from newdawn.core.machine_code import machine_code_of

    return machine_code_of(function)


def prepare() -> dict[Callable[..., Any], Any]:
    """Return the compiled form of every function that runs as plain Python; may be done in a thread."""
    return {function: _machine_code(function) for function in list(_plain)}


def take_over(forms: dict[Callable[..., Any], Any]) -> None:
    """Put compiled functions in place of plain ones, wherever a module of ours or of a game names them.

    Both take the same records and give the same results, so a call that is under way ends as it began. It must not be
    called while a module is being imported: what is decorated from now on is compiled at once.
    """
    global _interpreted
    late = [function for function in _plain if function not in forms]
    forms = {**forms, **{function: _machine_code(function) for function in late}}
    homes = {function.__module__.partition(".")[0] for function in forms}
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").partition(".")[0] in homes:
            names = vars(module)
            for name, value in list(names.items()):
                if callable(value) and _is_plain(value, forms):
                    names[name] = forms[value]
    _interpreted = False
    _plain.clear()


def _is_plain(value: Any, forms: dict[Callable[..., Any], Any]) -> bool:
    try:
        return value in forms
    except TypeError:
        return False
