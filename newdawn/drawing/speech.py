"""The words around a text picture and of the terminal, in the player's language. A game's own belong to the game."""

import locale
import os
from pathlib import Path
from typing import Any

from newdawn.core.words import LANGUAGES, Argument, Words

TEXT = Path(__file__).with_name("text")

WORDS = Words(TEXT)
"""What the program itself says; the ids of the terminal's messages begin with `ui-`."""


class Speech:
    """Says messages of the terminal in one language."""

    def __init__(self, language: str) -> None:
        """Choose the language."""
        self.language = language

    def __call__(self, message: str, **arguments: Argument) -> str:
        """Return a message in words."""
        return WORDS.say(self.language, f"ui-{message}", arguments)


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
