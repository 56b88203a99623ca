"""The words of this game, explained."""

from collections.abc import Iterator

from newdawn.drawing.entries import Entry, verbs
from newdawn.drawing.speech import Speech
from newdawn.outlive import components as box
from newdawn.outlive import names, words
from newdawn.outlive.hunting import ground_of
from newdawn.outlive.places import city_of

# The headings on the screen that stand for a term.
_HEADINGS = {
    "survival-points": ("outlive-standings-points",),
    "survivor": ("outlive-standings-survivors", "outlive-shelter-survivors"),
    "room": ("outlive-standings-rooms", "outlive-shelter-room"),
    "equipment": ("outlive-standings-equipment",),
    "algae": ("outlive-short-algae",),
    "search-tile": ("outlive-short-empty",),
}
_GAME_TERMS = frozenset(("wild-game", "endurance"))


def entries(say: Speech) -> list[Entry]:
    """Return every word that has an explanation, with it: tokens first."""
    return [*_tokens(say), *_terms(say), *_places(say), *_cards(say), *verbs("outlive", words.MOVE_ARGUMENTS, say)]


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
        also = (name, say(f"outlive-short-{name}"), words.search_tile(say.language, name) if name != "meat" else name)
        yield Entry(words.tokens(say.language, token), say("outlive-rules-token", group=group, places=where), also)


def _terms(say: Speech) -> Iterator[Entry]:
    for term in words.TERMS:
        text = words.term(say.language, term, "text")
        if term in _GAME_TERMS:
            text = f"{text} {say('outlive-rules-prey', values=_meat())}"
        also = [say(heading) for heading in _HEADINGS.get(term, ())]
        if term in ("gauge", "radiation"):
            also.append("☢")
        yield Entry(words.term(say.language, term), text, (term, *also))
    yield Entry(say("outlive-shelter-upkeep"), say("outlive-rules-feed"), ("feed",))


def _meat() -> str:
    """Return the meat that each kind of wild game gives: 3: 1/2/3/4."""
    kinds = zip(box.GAME_ENDURANCE.tolist(), box.GAME_MEAT.tolist(), strict=True)
    return " · ".join(f"{endurance}: {'/'.join(map(str, meat))}" for endurance, meat in kinds)


def _places(say: Speech) -> Iterator[Entry]:
    for place, name in enumerate(names.PLACES):
        token = int(box.PLACE_TOKEN[place])
        parts = [say("outlive-rules-place", token=words.tokens(say.language, token))] if token >= 0 else []
        if place == names.DAM:
            parts.append(say("outlive-rules-door"))
        if place == names.CARGO:
            parts.append(say("outlive-rules-ship"))
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
        when = say("outlive-rules-when", when=words.room(language, room, "when"))
        yield Entry(words.room(language, room), f"{words.room(language, room, 'text')} {when}", (name,))
    for tile, name in enumerate(names.EQUIPMENT):
        yield Entry(words.equipment(language, tile), words.equipment(language, tile, "text"), (name,))
    for event, name in enumerate(names.EVENTS):
        price = words.cost(language, box.EVENT_COST[event])
        overcome = say("outlive-rules-event", cost=price, points=int(box.EVENT_POINTS[event]))
        text = f"{words.event_card(language, event, 'text')} {overcome}"
        yield Entry(words.event_card(language, event), text, (name,))
    for leader, name in enumerate(names.LEADERS):
        yield Entry(words.leader(language, leader), words.leader(language, leader, "card"), (name,))
