"""Load a source module once for each game, with that game's rules bound as a module global.

Shared compiled code (random games, search, environments) calls a game's rules. Passing them as arguments would lose
Numba's on-disk cache; binding them by name keeps it. The record types differ, so all games share one cache scheme.
"""

import importlib.util
import sys
import threading
from importlib import import_module
from pathlib import Path
from types import ModuleType

from newdawn.core import prospects as no_prospects
from newdawn.core.catalogue import room

_one_at_a_time = threading.RLock()


def bound(source: str, package: str) -> ModuleType:
    """Return the module `source` (such as `newdawn.core.bound.playout`) bound to the rules of a game package.

    The copy is called after the game, `PACKAGE.playout`, and its compiled code lies in the game's cache. One of a
    layer above the games lies in that room of the game: `newdawn.bots.bound.search` becomes `PACKAGE.bots.search`.
    """
    home, _, last = source.rpartition(".")
    layer = home.removesuffix(".bound").rpartition(".")[2]
    name = f"{package}.{last}" if layer == "core" else f"{package}.{layer}.{last}"
    # A module is among those of the system before it is complete: nobody else may take it then.
    with _one_at_a_time:
        return sys.modules[name] if name in sys.modules else _bind(source, package, name)


def _bind(source: str, package: str, name: str) -> ModuleType:
    found = importlib.util.find_spec(source)
    if found is None or found.origin is None:
        raise ImportError(f"no module {source}")
    spec = importlib.util.spec_from_file_location(name, Path(found.origin))
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {source}")
    module = importlib.util.module_from_spec(spec)
    module.__dict__["rules"] = import_module(f"{package}.rules")
    module.__dict__["knowledge"] = import_module(f"{package}.knowledge")
    module.__dict__["prospects"] = room(package, "prospects") or no_prospects
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
