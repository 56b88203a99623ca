"""What the games of a tournament depend on: a file is continued, and a machine takes part, only if all of it agrees."""

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import newdawn.bots
from newdawn.arena.tournament import Tournament
from newdawn.bots import entrant
from newdawn.bots.registry import GROUP
from newdawn.core.catalogue import folder_of
from newdawn.core.telling import short

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["differences", "signature"]

_LONGEST = 80


def signature(tournament: Tournament, game: "Game") -> dict[str, Any]:
    """Return all that determines the games of a tournament on this machine, ready for `json.dump`."""
    return {
        "game": tournament.game,
        "rules": int(game.rules.RULES_VERSION),
        "components": str(game.components.DIGEST),
        "players": tournament.players,
        "entrants": list(tournament.entrants),
        "seed": str(tournament.seed),
        "options": {name: bool(tournament.options.get(name)) for name in game.rules.OPTIONS},
        "bots": {
            name: _version_of(name, game.name) for name in sorted({entrant(code).name for code in tournament.entrants})
        },
    }


def differences(theirs: dict[str, Any], ours: dict[str, Any]) -> str:
    """Return what two signatures differ in, in words; an empty text if they agree.

    >>> differences({"seed": "1", "players": 2}, {"seed": "7", "players": 2})
    'seed 1 instead of 7'
    """
    found = []
    for key in ours:
        mine, other = ours[key], theirs.get(key)
        if isinstance(mine, dict) and isinstance(other, dict):
            inner = differences(other, mine)
            found += [f"{key}: {inner}"] if inner else []
        elif mine != other:
            found.append(f"{key} {_text_of(other)} instead of {_text_of(mine)}")
    return ", ".join(found)


def _text_of(value: object) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list) else "none" if value is None else str(value)
    return short(text, _LONGEST)


@cache
def _version_of(name: str, game: str) -> str:
    """Return the version of a bot: that of its package, and for ours also a hash of what they are made of.

    That is our bots, and the room `bots` of the game: what they look at there, and what they have learned.
    """
    for point in entry_points(group=GROUP):
        if point.name == name and not entrant(name).is_own and point.dist is not None:
            return f"{point.dist.name} {point.dist.version}"
    try:
        ours = version("newdawn")
    except PackageNotFoundError:
        ours = "0"
    return f"newdawn {ours} {_digest(game)}"


@cache
def _digest(game: str) -> str:
    digest = hashlib.sha256()
    for folder in (*map(Path, newdawn.bots.__path__), folder_of(game) / "bots"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(folder).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
