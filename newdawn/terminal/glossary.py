"""The words of a game, explained: terms of the rules, rooms, equipment, events and leaders."""

from rich.console import Console
from rich.text import Text

from newdawn.outlive import names, words
from newdawn.terminal.speech import Speech


def entries(language: str) -> dict[str, str]:
    """Return every word that has an explanation, with it."""
    found = {words.term(language, term): words.term(language, term, "text") for term in words.TERMS}
    for room in range(len(names.ROOMS)):
        found[words.room(language, room)] = words.room(language, room, "text")
    for tile in range(len(names.EQUIPMENT)):
        found[words.equipment(language, tile)] = words.equipment(language, tile, "text")
    for event in range(len(names.EVENTS)):
        found[words.event_card(language, event)] = words.event_card(language, event, "text")
    for leader in range(len(names.LEADERS)):
        found[words.leader(language, leader)] = words.leader(language, leader, "card")
    return found


def explain(console: Console, say: Speech, text: str) -> None:
    """Print what is known about a word; without one, the words that there are."""
    known = entries(say.language)
    if not text:
        console.print(say("rules-terms", terms=", ".join(words.term(say.language, term) for term in words.TERMS)))
        return
    wanted = text.casefold()
    found = [word for word in known if wanted in word.casefold()]
    exact = [word for word in found if word.casefold() == wanted]
    if not found:
        console.print(say("rules-unknown", text=text[:40]))
    for word in (exact or found)[:8]:
        console.print(Text(word, style="bold").append(f" – {known[word]}", style="not bold"))
