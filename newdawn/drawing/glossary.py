"""The words of a game, explained: what it calls its things, what stands above a column, what notation is made of."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from newdawn.core.face import Game
from newdawn.drawing.art import art_of
from newdawn.drawing.speech import Speech

_MOST = 8


@dataclass(frozen=True)
class Entry:
    """A word with its explanation, and what else a player may type for it."""

    word: str
    text: str
    also: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """What finds this entry."""
        return tuple(_plain(key) for key in (self.word, *self.also))


def verbs(game: str, kinds: Mapping[str, tuple[str, ...]], say: Speech) -> Iterator[Entry]:
    """Return the words that notation begins with; `kinds` has what follows each of them."""
    for kind, arguments in kinds.items():
        given = " ".join(argument.upper() for argument in arguments)
        yield Entry(f"{kind} {given}".rstrip(), say(f"{game}-verb-{kind}"), (kind,))


def find(game: str, say: Speech, text: str) -> list[Entry]:
    """Return what is known about a word: what is called just that, or else what has it in its name."""
    known = art_of(game).entries(say)
    wanted = _plain(text)
    for word in (wanted, wanted.removesuffix("s")):
        if exact := [entry for entry in known if word in entry.keys]:
            return exact
    return [entry for entry in known if any(wanted in key for key in entry.keys)][:_MOST] if wanted else []


def _plain(text: str) -> str:
    """Return a word as it is compared: without capitals, accents and the dot of an abbreviation.

    >>> _plain("Équip."), _plain("d’accès")
    ('equip', "d'acces")
    """
    parts = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold().strip(" .")


def explain(console: Console, game: Game, say: Speech, text: str) -> None:
    """Print what is known about a word; without one, the words that there are."""
    if not text:
        terms = ", ".join(game.words.term(say.language, term) for term in game.words.TERMS)
        console.print(say(f"{game.name}-rules-terms", terms=terms))
        return
    found = find(game.name, say, text)
    if not found:
        console.print(say("rules-unknown", text=text[:40]))
    for entry in found:
        console.print(Text(entry.word, style="bold").append(f" – {entry.text}", style="not bold"))
