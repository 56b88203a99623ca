"""Environments for research: the same engine as a compiled batch, for Gymnasium, PettingZoo and OpenSpiel.

`Batch` needs NumPy only. The other faces need packages that are optional:

- `newdawn.envs.gymnasium_env` and `newdawn.envs.pettingzoo_env`: `pip install "newdawn[envs]"`
- `newdawn.envs.openspiel_game`: `pip install "newdawn[openspiel]"`

`newdawn.envs.modules` adds a module for each game, as PettingZoo's own environments are imported.

The documents are in docs/environments.md.
"""

from typing import TYPE_CHECKING

from newdawn.envs import modules
from newdawn.envs.channels import is_environment
from newdawn.envs.games import Batch, IllegalAction, Turn
from newdawn.envs.observation import Observer

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["Batch", "IllegalAction", "Observer", "Turn", "warm"]


modules.install()


def warm(game: "Game") -> None:
    """Compile everything that the environments of a game need, so that the next start takes it from the cache."""
    if not is_environment(game.name):
        return
    players = game.player_counts[0]
    batch = Batch(game, 1, players)
    batch.reset(seed=0)
    batch.step(batch.random_actions())
    observer = Observer(game, players)
    observer.observe(batch.position(0), 0)
    observer.rewards(batch.position(0), "win")
