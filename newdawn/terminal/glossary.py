"""The words of a game, explained: what it calls its things, what stands above a column, what notation is made of."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from newdawn.outlive import components as box
from newdawn.outlive import names, words
from newdawn.outlive.hunting import ground_of
from newdawn.outlive.places import city_of
from newdawn.terminal.speech import Speech

_MOST = 8

_VERBS = (
    "verb-done",
    "verb-discard",
    "verb-build",
    "verb-settle",
    "verb-lead",
    "verb-draw",
    "verb-return",
    "verb-place",
    "verb-move",
    "verb-hook",
    "verb-stay",
    "verb-bat",
    "verb-tribute",
    "verb-take",
    "verb-algae",
    "verb-unlock",
    "verb-search",
    "verb-salvage",
    "verb-hunt",
    "verb-strike",
    "verb-use",
    "verb-room",
    "verb-look",
    "verb-pay",
    "verb-lose",
    "verb-overcome",
    "verb-waive",
    "verb-repair",
    "verb-destroy",
)

# The headings on the screen that stand for a term.
_HEADINGS = {
    "survival-points": ("standings-points",),
    "survivor": ("standings-survivors", "shelter-survivors"),
    "room": ("standings-rooms", "shelter-room"),
    "equipment": ("standings-equipment",),
    "algae": ("short-algae",),
    "search-tile": ("short-empty",),
}
_GAME_TERMS = frozenset(("wild-game", "endurance"))


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


def entries(say: Speech) -> list[Entry]:
    """Return every word that has an explanation, with it: tokens first."""
    return [*_tokens(say), *_terms(say), *_places(say), *_cards(say), *_verbs(say)]


def _tokens(say: Speech) -> Iterator[Entry]:
    for token, name in enumerate(names.TOKENS):
        if token < names.AFTER_SUPPLIES:
            group = "supplies"
        else:
            group = "materials" if token < names.AFTER_MATERIALS else "munitions"
        places = [place for place, lying in enumerate(box.PLACE_TOKEN.tolist()) if lying == token]
        if token == names.MEAT:
            places = [place for place in range(len(names.PLACES)) if ground_of(place) >= 0]
        if token == names.CANNED:
            places = [names.CARGO]
        where = ", ".join(words.place(say.language, place) for place in places)
        also = (name, say(f"short-{name}"), words.search_tile(say.language, name) if name != "meat" else name)
        yield Entry(words.tokens(say.language, token), say("rules-token", group=group, places=where), also)


def _terms(say: Speech) -> Iterator[Entry]:
    for term in words.TERMS:
        text = words.term(say.language, term, "text")
        if term in _GAME_TERMS:
            text = f"{text} {say('rules-prey', values=_meat())}"
        also = [say(heading) for heading in _HEADINGS.get(term, ())]
        if term in ("gauge", "radiation"):
            also.append("☢")
        yield Entry(words.term(say.language, term), text, (term, *also))
    yield Entry(say("shelter-upkeep"), say("rules-feed"), ("feed",))


def _meat() -> str:
    """Return the meat that each kind of wild game gives: 3: 1/2/3/4."""
    kinds = zip(box.GAME_ENDURANCE.tolist(), box.GAME_MEAT.tolist(), strict=True)
    return " · ".join(f"{endurance}: {'/'.join(map(str, meat))}" for endurance, meat in kinds)


def _places(say: Speech) -> Iterator[Entry]:
    for place, name in enumerate(names.PLACES):
        token = int(box.PLACE_TOKEN[place])
        parts = [say("rules-place", token=words.tokens(say.language, token))] if token >= 0 else []
        if place == names.DAM:
            parts.append(say("rules-door"))
        if place == names.CARGO:
            parts.append(say("rules-ship"))
        if ground_of(place) >= 0:
            parts.append(words.term(say.language, "wild-game", "text"))
        if city_of(place) >= 0:
            parts.append(words.term(say.language, "city", "text"))
        if place == names.BASE:
            parts.append(words.term(say.language, "algae", "text"))
        yield Entry(words.place(say.language, place), " ".join(parts), (name,))


def _cards(say: Speech) -> Iterator[Entry]:
    language = say.language
    for room, name in enumerate(names.ROOMS):
        yield Entry(words.room(language, room), words.room(language, room, "text"), (name,))
    for tile, name in enumerate(names.EQUIPMENT):
        yield Entry(words.equipment(language, tile), words.equipment(language, tile, "text"), (name,))
    for event, name in enumerate(names.EVENTS):
        price = words.cost(language, box.EVENT_COST[event])
        overcome = say("rules-event", cost=price, points=int(box.EVENT_POINTS[event]))
        text = f"{words.event_card(language, event, 'text')} {overcome}"
        yield Entry(words.event_card(language, event), text, (name,))
    for leader, name in enumerate(names.LEADERS):
        yield Entry(words.leader(language, leader), words.leader(language, leader, "card"), (name,))


def _verbs(say: Speech) -> Iterator[Entry]:
    for message in _VERBS:
        kind = message.removeprefix("verb-")
        given = " ".join(argument.upper() for argument in words.MOVE_ARGUMENTS[kind])
        yield Entry(f"{kind} {given}".rstrip(), say(message), (kind,))


def find(say: Speech, text: str) -> list[Entry]:
    """Return what is known about a word: what is called just that, or else what has it in its name."""
    known = entries(say)
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


def explain(console: Console, say: Speech, text: str) -> None:
    """Print what is known about a word; without one, the words that there are."""
    if not text:
        console.print(say("rules-terms", terms=", ".join(words.term(say.language, term) for term in words.TERMS)))
        return
    found = find(say, text)
    if not found:
        console.print(say("rules-unknown", text=text[:40]))
    for entry in found:
        console.print(Text(entry.word, style="bold").append(f" – {entry.text}", style="not bold"))
