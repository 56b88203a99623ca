"""Entries of a glossary: words of a game with their explanations."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from newdawn.drawing.speech import Speech


@dataclass(frozen=True)
class Entry:
    """A word with its explanation, and what else a player may type for it."""

    word: str
    text: str
    also: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """What finds this entry."""
        return tuple(folded(key) for key in (self.word, *self.also))


def verbs(game: str, kinds: Mapping[str, tuple[str, ...]], say: Speech) -> Iterator[Entry]:
    """Return the words that notation begins with; `kinds` has what follows each of them."""
    for kind, arguments in kinds.items():
        given = " ".join(argument.upper() for argument in arguments)
        yield Entry(f"{kind} {given}".rstrip(), say(f"{game}-verb-{kind}"), (kind,))


def folded(text: str) -> str:
    """Return a word as it is compared: without capitals, accents and the dot of an abbreviation.

    >>> folded("Équip."), folded("d’accès")
    ('equip', "d'acces")
    """
    parts = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold().strip(" .")
