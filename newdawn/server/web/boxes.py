"""What is in the box of a game, for clients: figures with their provenance, things with their words, and rulings."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

import newdawn
from newdawn.core.words import GameWords, Message

__all__ = ["Boxes", "Packed", "box"]


@dataclass(frozen=True, slots=True)
class Packed:
    """Something of a game as it is sent: its JSON, and the tag by which a browser asks whether it has the same one."""

    content: bytes
    tag: str


def box(name: str) -> dict[str, Any]:
    """Return the box of a game (`schema.Box`)."""
    game = newdawn.load(name)
    words: GameWords = game.words.WORDS
    return {
        "game": name,
        "title": game.about.title,
        "rules": game.rules.RULES_VERSION,
        "components": game.figures(),
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
    """The boxes and the words of all games as they are sent: they are the same for as long as the server runs."""

    def __init__(self) -> None:
        """Pack each when it is first asked for."""
        self._packed: dict[tuple[str, str], Packed] = {}

    def packed(self, name: str) -> Packed:
        """Return the box of a game as it is sent."""
        return self._pack(name, "box", lambda: box(name))

    def words(self, name: str, language: str) -> Packed:
        """Return the messages of a game in a language (`schema.GameText`) as they are sent."""
        return self._pack(name, language, lambda: _text(name, language))

    def _pack(self, name: str, what: str, make: Callable[[], dict[str, Any]]) -> Packed:
        if (name, what) not in self._packed:
            content = orjson.dumps(make())
            self._packed[name, what] = Packed(content, f'"{hashlib.sha256(content).hexdigest()[:16]}"')
        return self._packed[name, what]


def _text(name: str, language: str) -> dict[str, Any]:
    words: GameWords = newdawn.load(name).words.WORDS
    text = "\n".join(path.read_text(encoding="utf-8") for path in words.files(language))
    return {"game": name, "language": language, "text": text}
