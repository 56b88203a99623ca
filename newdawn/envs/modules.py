"""Modules such as `newdawn.envs.GAME_vN`, one for each game, as PettingZoo's own environments are imported.

They are made when they are asked for: `from newdawn.envs import GAME_vN`, then `GAME_vN.env(players=3)`.
"""

import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from newdawn.envs.names import environments

__all__ = ["install"]


class _Maker(Loader):
    def __init__(self, game: str) -> None:
        self._game = game

    def exec_module(self, module: ModuleType) -> None:
        from newdawn.envs import pettingzoo_env

        module.__doc__ = f"{self._game} for PettingZoo: `env(players=3)`."
        module.__dict__["env"] = partial(pettingzoo_env.env, self._game)
        module.__dict__["raw_env"] = partial(pettingzoo_env.raw_env, self._game)


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        home, _, last = fullname.rpartition(".")
        if home == __package__ and "_v" in last:
            for game, names in environments().items():
                if names.module == last:
                    return ModuleSpec(fullname, _Maker(game))
        return None


def install() -> None:
    """Let Python find these modules."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.append(_Finder())
