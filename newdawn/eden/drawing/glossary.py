"""The words of this game, explained."""

from collections.abc import Iterator

from newdawn.drawing.entries import Entry, verbs
from newdawn.drawing.speech import Speech
from newdawn.drawing.standings import FIRST_PLAYER
from newdawn.eden import names, words
from newdawn.eden.components import BUILDING_POWER, FARMERS_NEEDED, FEEDING_POINTS, MOST_POPULATION
from newdawn.eden.drawing.marks import EQUIPMENT, SURVIVORS, WILD
from newdawn.eden.drawing.prospects import zone_of

# The headings and signs on the screen that stand for a term.
_HEADINGS = {
    "victory-points": ("eden-standings-points",),
    "can": ("eden-standings-cans",),
    "mission": ("eden-standings-missions",),
    "population": ("eden-standings-population", "eden-standings-feeding"),
    "building": ("eden-buildings",),
    "die": ("eden-board-dice",),
    "survivor-token": ("eden-board-tokens",),
}
_SIGNS = {"wild": WILD, "first-player": FIRST_PLAYER}


def entries(say: Speech) -> list[Entry]:
    """Return every word that has an explanation, with it: survivors and equipment first."""
    language = say.language
    found = [*_people(language), *_terms(say), *_locations(language), *_powers(language)]
    return [*found, *_cards(language), *verbs("eden", words.MOVE_ARGUMENTS, say)]


def _people(language: str) -> Iterator[Entry]:
    for kind, name in enumerate(names.SURVIVORS):
        also = (name, words.survivor(language, kind, "many"), SURVIVORS[kind])
        yield Entry(words.survivor(language, kind), words.survivor(language, kind, "text"), also)
    for kind, name in enumerate(names.EQUIPMENT):
        also = (name, words.equipment(language, kind, "many"), EQUIPMENT[kind])
        yield Entry(words.equipment(language, kind), words.equipment(language, kind, "text"), also)


def _terms(say: Speech) -> Iterator[Entry]:
    for term in words.TERMS:
        also = [say(heading) for heading in _HEADINGS.get(term, ())]
        also += [_SIGNS[term]] if term in _SIGNS else []
        text = words.term(say.language, term, "text")
        if term == "population":
            text += " " + _track(say)
        yield Entry(words.term(say.language, term), text, (term, *also))


def _track(say: Speech) -> str:
    """Return the zones of the population track: survivors, farmers, points."""
    zones: dict[str, str] = {}
    for square in range(1, MOST_POPULATION + 1):
        zones.setdefault(zone_of(square), f"{FARMERS_NEEDED[square]} ({FEEDING_POINTS[square]})")
    return say("eden-population-track", zones=", ".join(f"{zone} → {figures}" for zone, figures in zones.items()))


def _locations(language: str) -> Iterator[Entry]:
    for location, name in enumerate(names.LOCATIONS):
        yield Entry(words.location(language, location), words.location(language, location, "text"), (name,))


def _powers(language: str) -> Iterator[Entry]:
    for power, name in enumerate(names.POWERS):
        yield Entry(words.power(language, power), words.power(language, power, "text"), (name,))


def _cards(language: str) -> Iterator[Entry]:
    """Return what is printed on cards and tiles, which have no names but those of the notation."""
    for card, name in enumerate(names.BUILDINGS):
        kind, power = card // names.CARDS_OF_A_TYPE, int(BUILDING_POWER[card])
        text = words.survivor(language, kind, "text") if power < 0 else words.power(language, power, "text")
        yield Entry(words.building(language, card), text, (name,))
    for event, name in enumerate(names.EVENTS):
        yield Entry(words.event_tile(language, event, "card"), words.event_tile(language, event, "text"), (name,))
    for mission, name in enumerate(names.MISSIONS):
        form = None if mission < names.FIRST_NEW_BUILDING else "card"
        yield Entry(words.mission(language, mission, form), words.mission(language, mission, "text"), (name,))
