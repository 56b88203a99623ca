"""Paris: New Eden in words: moves, reasons, events, questions and components in every language.

The sentences are in `text/`; here is only how the numbers and names of the game become arguments of messages. Cards and
tiles have no printed names: they are called by what they show, and so a corrected component file reads right.

    >>> location("fr", "tower", "at")
    'à la Tour'
    >>> survivor("en", "healer", "count", 2)
    '2 healers'
    >>> building("en", "brawler-7")
    'brawler building (1 brawler, 1 bullet, 1 capsule)'
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from newdawn.core.face import Position, View
from newdawn.core.words import LANGUAGES, Argument, Family, GameWords, Message
from newdawn.eden import components as box
from newdawn.eden import happenings, names, reasons
from newdawn.eden.about import GAME
from newdawn.eden.refuge import population
from newdawn.eden.scoring import PARTS
from newdawn.eden.season_end import cans_needed, zone
from newdawn.eden.state import DECISIONS, STAGES

__all__ = [
    "LANGUAGES",
    "RULINGS",
    "SEATS",
    "TERMS",
    "WORDS",
    "building",
    "cans",
    "decision",
    "decision_message",
    "equipment",
    "event",
    "event_message",
    "event_tile",
    "face",
    "goods",
    "location",
    "mission",
    "move",
    "move_message",
    "part",
    "power",
    "problems",
    "reason",
    "reason_message",
    "season",
    "seat",
    "stage",
    "survivor",
    "term",
]

SEATS = tuple(GAME.colours)
"""The colours of the players, by seat."""

TERMS = (
    "victory-points",
    "refuge",
    "season",
    "prelude",
    "first-player",
    "location",
    "survivor",
    "die",
    "survivor-token",
    "wild",
    "slacker",
    "strength",
    "building",
    "power",
    "end-card",
    "equipment",
    "equipped-survivor",
    "event",
    "heroine",
    "bat",
    "binoculars",
    "mission",
    "secret-mission",
    "new-building",
    "population",
    "can",
)
"""The terms of the rules that have a name and an explanation."""

RULINGS: Mapping[str, Mapping[str, Any]] = json.loads(
    Path(__file__).with_name("text").joinpath("rulings.json").read_text(encoding="utf-8")
)
"""By number what each ruling that players are told is about, and its provenance; the message `ruling-N` says it."""

MOVE_ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "done": (),
    "recruit": ("face",),
    "keep": ("mission",),
    "take": ("location", "face"),
    "swap": ("location", "face"),
    "with": ("location", "face"),
    "flip": ("event",),
    "equip": ("equipment",),
    "bat": (),
    "binoculars": (),
    "add": ("wild",),
    "claim": ("building",),
    "draw": (),
    "place": ("mission",),
    "feed": (),
}
"""What the words of each kind of move stand for, in the order of the notation."""

# Figures of the components --------------------------------------------------------------------------------------------


def _location_figures(name: str) -> dict[str, Argument]:
    figures: dict[str, dict[str, Argument]] = {
        "bridge": {"drawn": box.MISSIONS_DRAWN, "kept": box.MISSIONS_KEPT},
        "restaurant": {"amount": box.RESTAURANT_CANS},
    }
    return figures.get(name, {})


def _term_figures(name: str) -> dict[str, Argument]:
    figures: dict[str, dict[str, Argument]] = {
        "prelude": {"dealt": box.MISSIONS_DEALT, "kept": box.MISSIONS_KEPT_IN_PRELUDE},
        "binoculars": {"points": box.BINOCULARS_POINTS},
    }
    return figures.get(name, {})


def _power_figures(name: str) -> dict[str, Argument]:
    return {"amount": int(box.POWER_AMOUNT[names.POWERS.index(name)])}


def _building_figures(name: str) -> dict[str, Argument]:
    card = names.BUILDINGS.index(name)
    shown = list(_goods(box.BUILDING_SURVIVORS[card], box.BUILDING_EQUIPMENT[card], int(box.BUILDING_CANS[card])))
    if box.BUILDING_POWER[card] >= 0:
        shown.append(Message("building-power", None, {"power": WORDS.thing("power", int(box.BUILDING_POWER[card]))}))
    if box.BUILDING_END[card]:
        shown.append(Message("building-end"))
    return {"kind": WORDS.thing("profession", card // names.CARDS_OF_A_TYPE), "goods": tuple(shown)}


def _event_figures(name: str) -> dict[str, Argument]:
    tile = names.EVENTS.index(name)
    clauses = [_clause(int(clause[0]), clause[1:]) for clause in box.EVENT_CLAUSES[tile] if clause[0] > 0]
    return {
        "requirement": _joined("joined-and", clauses),
        "points": int(box.EVENT_POINTS[tile]),
        "season": WORDS.thing("season", tile // names.EVENTS_OF_A_SEASON),
    }


def _clause(count: int, accepted: Iterable[int]) -> Message:
    """Return a number of equipped survivors of the accepted types, in any mix."""
    kinds = [
        WORDS.thing("survivor", names.FIRST_EQUIPPED + kind, count, "noun")
        for kind, is_accepted in enumerate(accepted)
        if is_accepted
    ]
    # A single survivor is one or the other, never both.
    joined = _joined("joined-and-or" if count > 1 else "joined-or", kinds)
    return Message("event-clause", None, {"count": count, "kinds": joined})


def _mission_figures(name: str) -> dict[str, Argument]:
    mission = names.MISSIONS.index(name)
    if mission >= names.FIRST_NEW_BUILDING:
        new_building = mission - names.FIRST_NEW_BUILDING
        return {"needs": _goods(box.NEW_BUILDING_NEEDS[new_building]), "gains": _gains(new_building)}
    least = int(box.MISSION_AT_LEAST[mission])
    found: dict[str, Argument] = {"points": int(box.MISSION_POINTS[mission]), "least": least, "pairs": least // 2}
    kind, of = names.KIND_OF_MISSION[mission], names.TYPE_OF_MISSION[mission]
    if kind in (names.MOST_OF_SURVIVOR, names.PAIRS_OF_SURVIVOR):
        found["thing"] = WORDS.thing("survivor", of)
    elif kind in (names.MOST_OF_EQUIPMENT, names.FOUR_OF_EQUIPMENT):
        found["thing"] = WORDS.thing("equipment", of)
    return found


def _gains(new_building: int) -> tuple[Message, ...]:
    """Return what a New Building gives; survivors who come with their own equipment are named together with it."""
    survivors = box.NEW_BUILDING_SURVIVORS[new_building].tolist()
    tools = box.NEW_BUILDING_EQUIPMENT[new_building].tolist()
    found = []
    for kind, count in enumerate(tools):
        if 0 < count == survivors[names.FIRST_EQUIPPED + kind]:
            people = WORDS.thing("survivor", names.FIRST_EQUIPPED + kind, count, "count")
            theirs = WORDS.thing("equipment", kind, count, "count")
            found.append(Message("goods-equipped", None, {"survivors": people, "equipment": theirs}))
            survivors[names.FIRST_EQUIPPED + kind] = tools[kind] = 0
    return (*found, *_goods(survivors, tools, int(box.NEW_BUILDING_CANS[new_building])))


def _goods(survivors: Iterable[int], tools: Iterable[int] = (), count: int = 0) -> tuple[Message, ...]:
    """Return survivors, equipment and Cans, with the number of each kind."""
    found = WORDS.amounts("survivor", survivors) + WORDS.amounts("equipment", tools)
    return (*found, WORDS.thing("term", "can", count, "count")) if count > 0 else found


def _joined(message: str, things: Sequence[Message]) -> Argument:
    """Return a list of things, the last two joined by a message."""
    if len(things) < 2:
        return tuple(things)
    return Message(message, None, {"before": tuple(things[:-1]), "last": things[-1]})


def _mission_message(name: str) -> str:
    """Return the message of a mission: those of a kind have one in common, and so have the New Buildings."""
    mission = names.MISSIONS.index(name)
    if mission >= names.FIRST_NEW_BUILDING:
        return "mission-new-building"
    return f"mission-{names.MISSION_KINDS[names.KIND_OF_MISSION[mission]]}"


# Numbers and names as arguments ---------------------------------------------------------------------------------------


class _EdenWords(GameWords):
    families: Mapping[str, Family] = {
        "seat": Family("seat", SEATS),
        "season": Family("season", names.SEASONS),
        "location": Family("location", names.LOCATIONS, _location_figures),
        "origin": Family("location", names.LOCATIONS, _location_figures),
        "profession": Family("survivor", names.PROFESSIONS, is_counted=True),
        "survivor": Family("survivor", names.SURVIVORS, is_counted=True),
        "face": Family("face", names.FACES),
        "given": Family("face", names.FACES),
        "wild": Family("wild", ("die", "token")),
        "equipment": Family("equipment", names.EQUIPMENT, is_counted=True),
        "power": Family("power", names.POWERS, _power_figures),
        "building": Family("building", names.BUILDINGS, _building_figures, lambda name: "building"),
        "event": Family("event", names.EVENTS, _event_figures, lambda name: "event"),
        "mission": Family("mission", names.MISSIONS, _mission_figures, _mission_message),
        "decision": Family("decision", DECISIONS),
        "stage": Family("stage", STAGES),
        "part": Family("part", (*PARTS, "total")),
        "term": Family("term", TERMS, _term_figures, is_counted=True),
    }
    numbers = frozenset(("available", "cans", "count", "has", "lacking", "points", "population", "strength", "wilds"))
    move_arguments = MOVE_ARGUMENTS
    figures_of_moves: Mapping[str, tuple[str, ...]] = {"binoculars": ("points",)}
    surroundings_of_moves: Mapping[str, tuple[str, ...]] = {
        "move-done.announce": ("strength",),
        "move-add.announce": ("strength",),
        "move-with.swap-with": ("origin", "given"),
        "move-draw.claim": ("profession",),
        "move-feed.feed": ("population", "cans", "points"),
    }
    reasons = reasons.TABLE.reasons
    events = happenings.TABLE.events
    others: Mapping[str, tuple[str, ...]] = {
        "building-power": ("power",),
        "building-end": (),
        "event-clause": ("count", "kinds"),
        "goods-equipped": ("survivors", "equipment"),
        "joined-and": ("before", "last"),
        "joined-and-or": ("before", "last"),
        "joined-or": ("before", "last"),
        **{f"ruling-{number}": () for number in RULINGS},
    }
    alike = (
        "amount-points",
        "face-sage",
        "location-restaurant",
        "part-total",
        "printed-points",
        "seat-orange",
        "seat-turquoise",
        "survivor-sage",
        "survivor-sage.many",
        "term-mission",
        "term-population",
        "term-refuge",
    )

    def figures_of_move(self, kind: str, symbols: Sequence[str]) -> dict[str, Argument]:
        """Return what the Binoculars are worth at the end."""
        return {"points": box.BINOCULARS_POINTS} if kind == "binoculars" else {}

    def surroundings(
        self, kind: str, symbols: Sequence[str], context: Position | View, owner: int
    ) -> dict[str, Argument] | None:
        """Return what a move means where it was offered."""
        record = context.record
        if kind in ("done", "add"):
            # The strength that is announced now, or with one more wild.
            return {"strength": int(record.strength[owner]) + (kind == "add")}
        if kind == "with":
            return {
                "origin": self.thing("location", int(record.swap_location)),
                "given": self.thing("face", int(record.swap_face)),
            }
        if kind == "draw":
            return {"profession": self.thing("profession", int(record.building_type))}
        return {
            "population": int(population(record, owner)),
            "cans": int(cans_needed(record, owner)),
            "points": int(box.FEEDING_POINTS[zone(record, owner)]),
        }


# What others use ------------------------------------------------------------------------------------------------------

WORDS = _EdenWords(Path(__file__).with_name("text"))

move = WORDS.move
reason = WORDS.reason
event = WORDS.event
move_message = WORDS.move_message
reason_message = WORDS.reason_message
event_message = WORDS.event_message
decision_message = WORDS.decision_message
problems = WORDS.problems

seat = WORDS.namer("seat")
"""A player, after the colour. Forms: `of`."""
season = WORDS.namer("season")
"""Forms: `the`, `event` (an event of the season)."""
location = WORDS.namer("location")
"""Forms: `the`, `at`, `to`, `from`, `text` (what one does there)."""
survivor = WORDS.namer("survivor")
"""A kind of survivor. Forms: `many`, `count` (with their number), `noun` (the same without the number), `building`,
`buildings` (those of the type), `text` (what they are good for).
"""
face = WORDS.namer("face")
"""Forms: `die`, `token` (one that shows it)."""
equipment = WORDS.namer("equipment")
"""Forms: `a`, `many`, `count`, `noun`, `text`."""
power = WORDS.namer("power")
"""Forms: `text`, the rule."""
building = WORDS.namer("building")
"""A building card. Forms: `goods` (what is printed on it), `card` (its type and that)."""
event_tile = WORDS.namer("event")
"""What an event requires. Forms: `card` (with its points), `name` (its season), `text`."""
mission = WORDS.namer("mission")
"""The short name of a mission. Forms: `card` (what it asks for, and its points), `text`."""
term = WORDS.namer("term")
"""A term of the rules. Forms: its `text`, what it means."""
decision = WORDS.namer("decision")
"""The question that a decision puts to a player."""
stage = WORDS.namer("stage")
part = WORDS.namer("part")
"""A source of victory points, or their `total`."""


def cans(language: str, count: int) -> str:
    """Return a number of Cans."""
    return WORDS.name("term", language, "can", "count", count)


def goods(language: str, survivors: Iterable[int], tools: Iterable[int] = (), count: int = 0) -> str:
    """Return survivors and equipment of each kind, and Cans, as a list: "1 brawler, 2 bullets"."""
    return WORDS.listing(language, _goods(survivors, tools, count))
