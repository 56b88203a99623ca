"""The words of a game, explained: what it calls its things, what heads a column, what notation is made of."""

from rich.console import Console
from rich.text import Text

from newdawn.core.face import Game
from newdawn.drawing.art import art_of
from newdawn.drawing.entries import Entry, folded
from newdawn.drawing.speech import Speech

_MOST = 8


def find(game: str, say: Speech, text: str) -> list[Entry]:
    """Return what is known about a word: what is called just that, or else what has it in its name."""
    known = art_of(game).entries(say)
    wanted = folded(text)
    for word in (wanted, wanted.removesuffix("s")):
        if exact := [entry for entry in known if word in entry.keys]:
            return exact
    return [entry for entry in known if any(wanted in key for key in entry.keys)][:_MOST] if wanted else []


def explain(console: Console, game: Game, say: Speech, text: str) -> None:
    """Print what is known about a word; without one, the words that there are."""
    if not text:
        terms = ", ".join(game.words.term(say.language, term) for term in game.words.TERMS)
        console.print(say.own(game.name, "rules-terms", terms=terms))
        return
    found = find(game.name, say, text)
    if not found:
        console.print(say("rules-unknown", text=text[:40]))
    for entry in found:
        console.print(Text(entry.word, style="bold").append(f" – {entry.text}", style="not bold"))
