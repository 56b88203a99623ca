"""The words around a text picture and of the terminal, in the player's language.

What the terminal says of a game lies in the game's own folder, `drawing/text`; the ids of these messages begin with
`ui-` and the name of the game.
"""

import locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from newdawn.core import catalogue
from newdawn.core.words import LANGUAGES, Argument, Words

TEXT = Path(__file__).with_name("text")

WORDS = Words(TEXT)
"""What the program itself says; the ids of the terminal's messages begin with `ui-`."""


@cache
def words_of(game: str) -> Words | None:
    """Return what the terminal says of a game in the game's own words; None if it has none."""
    folder = catalogue.folder_of(game) / "drawing" / "text"
    return Words(folder) if folder.is_dir() else None


class Speech:
    """Says messages of the terminal in one language."""

    def __init__(self, language: str) -> None:
        """Choose the language."""
        self.language = language

    def __call__(self, message: str, **arguments: Argument) -> str:
        """Return a message in words; one whose id begins with the name of a game in that game's."""
        game = message.partition("-")[0]
        words = words_of(game) if game in catalogue.names() else None
        if words is None or not words.has(LANGUAGES[0], f"ui-{message}"):
            words = WORDS
        return words.say(self.language, f"ui-{message}", arguments)

    def own(self, game: str, message: str, **arguments: Argument) -> str:
        """Return a message that a game may have words of its own for, in those or else in plain ones."""
        words = words_of(game)
        is_own = words is not None and words.has(LANGUAGES[0], f"ui-{game}-{message}")
        return self(f"{game if is_own else 'plain'}-{message}", **arguments)


def local_language() -> str:
    """Return the language of the player's system if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        if value := os.environ.get(name):
            return _ours(value)
    return _ours(locale.getlocale()[0] or "")


def _ours(name: str) -> str:
    """Return one of our languages from the name of a locale.

    >>> _ours("fr_CA.UTF-8"), _ours("es:en"), _ours("de_DE"), _ours("C")
    ('fr', 'es', 'en', 'en')
    """
    code = name[:2].lower()
    return code if code in LANGUAGES and not name[2:3].isalpha() else LANGUAGES[0]


def plain(text: Any) -> str:
    """Return a number as people write it, with a real minus sign.

    >>> plain(-3), plain(4)
    ('−3', '4')
    """
    return str(text).replace("-", "−")
