"""What the environments of a game are called, in each of the libraries: its name and the version that it declares."""

from typing import NamedTuple

import newdawn
from newdawn.core import catalogue
from newdawn.envs.channels import is_environment

__all__ = ["Names", "environments", "names_of"]


class Names(NamedTuple):
    """The names of one environment."""

    gymnasium: str
    pettingzoo: str
    """In its registry."""
    title: str
    """As PettingZoo's metadata has it."""
    openspiel: str
    module: str
    """Of `newdawn.envs`, as PettingZoo's own environments are imported."""


def names_of(game: str) -> Names:
    """Return what a game is called."""
    version = catalogue.about(game).environment_version
    return Names(
        gymnasium=f"newdawn/{game.capitalize()}-v{version}",
        pettingzoo=f"newdawn/{game}-v{version}",
        title=f"newdawn_{game}_v{version}",
        openspiel=f"python_newdawn_{game}",
        module=f"{game}_v{version}",
    )


def environments() -> dict[str, Names]:
    """Return the names of all games that can be environments, by game."""
    return {game: names_of(game) for game in newdawn.GAMES if is_environment(game)}
