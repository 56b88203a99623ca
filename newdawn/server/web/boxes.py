"""What is in the box of a game, for clients: figures with their provenance, things with their words, and rulings.

>>> box("eden")["title"]
'Paris: New Eden'
>>> box("outlive")["rulings"][0]["about"]
['place:cargo', 'term:first-player-token', 'term:night']
"""

import hashlib
import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

import newdawn
from newdawn.core.cache import components_variable
from newdawn.core.words import GameWords, Message
from newdawn.titles import TITLES

__all__ = ["Boxes", "PackedBox", "box"]


@dataclass(frozen=True, slots=True)
class PackedBox:
    """A box as it is sent: its JSON, and the tag by which a browser asks whether it has the same one."""

    content: bytes
    tag: str


def box(name: str) -> dict[str, Any]:
    """Return the box of a game (`schema.Box`)."""
    game = newdawn.load(name)
    words: GameWords = game.words.WORDS
    path = Path(os.environ.get(components_variable(name)) or game.components.PACKAGED)
    return {
        "game": name,
        "title": TITLES[name],
        "rules": game.rules.RULES_VERSION,
        "components": tomllib.loads(path.read_text(encoding="utf-8")),
        "families": {
            family: {one: words.thing(family, one).to_json() for one in things.names}
            for family, things in words.families.items()
        },
        "terms": list(game.words.TERMS),
        "move_arguments": {kind: list(given) for kind, given in words.move_arguments.items()},
        "rulings": [
            {"number": int(number), "text": Message(f"ruling-{number}").to_json(), **ruling}
            for number, ruling in game.words.RULINGS.items()
        ],
    }


class Boxes:
    """The boxes of all games as they are sent: they are the same for as long as the server runs."""

    def __init__(self) -> None:
        """Pack each box when it is first asked for."""
        self._packed: dict[str, PackedBox] = {}

    def packed(self, name: str) -> PackedBox:
        """Return the box of a game as it is sent."""
        if name not in self._packed:
            content = orjson.dumps(box(name))
            self._packed[name] = PackedBox(content, f'"{hashlib.sha256(content).hexdigest()[:16]}"')
        return self._packed[name]
