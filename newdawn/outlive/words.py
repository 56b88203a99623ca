"""Outlive in words: moves, reasons, events, questions and components in every language.

The sentences are in `text/`; here is only how the numbers and names of the game become arguments of messages. What an
argument is follows from its name: `place` is one of the places, `count` a number, `slot` a room of a shelter.

    >>> place("fr", "forest", "at")
    'à la forêt'
    >>> tokens("en", "microchip", 2)
    '2 Microchips'
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from newdawn.core.face import Position, View
from newdawn.core.words import LANGUAGES, Argument, Family, GameWords, Message, Setting
from newdawn.outlive import components as box
from newdawn.outlive import happenings, names, reasons
from newdawn.outlive.about import GAME
from newdawn.outlive.scoring import PARTS
from newdawn.outlive.state import DECISIONS, EQUIPMENT_STATES, HERO_STATES, STAGES

__all__ = [
    "LANGUAGES",
    "RULINGS",
    "SEATS",
    "TERMS",
    "WORDS",
    "cost",
    "decision",
    "decision_message",
    "equipment",
    "equipment_state",
    "event",
    "event_card",
    "event_message",
    "hero",
    "hero_state",
    "leader",
    "level",
    "move",
    "move_message",
    "part",
    "place",
    "problems",
    "reason",
    "reason_message",
    "room",
    "search_tile",
    "seat",
    "stage",
    "term",
    "tokens",
    "wild_game",
]

SEATS = tuple(GAME.colours)
"""The colours of the players, by seat."""

TERMS = (
    "survival-points",
    "shelter",
    "room",
    "airlock",
    "survivor",
    "hero",
    "strength",
    "action-points",
    "leader",
    "supplies",
    "materials",
    "munitions",
    "reserve",
    "pressure",
    "tribute",
    "wild-game",
    "endurance",
    "city",
    "search-tile",
    "equipment",
    "algae",
    "radiation",
    "gauge",
    "event",
    "convoy",
    "first-player-token",
    "upkeep",
    "dawn",
    "day",
    "night",
)
"""The terms of the rules that have a name and an explanation."""

RULINGS: Mapping[str, Mapping[str, Any]] = json.loads(
    Path(__file__).with_name("text").joinpath("rulings.json").read_text(encoding="utf-8")
)
"""By number what each ruling that players are told is about, and its provenance; the message `ruling-N` says it."""

MOVE_ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "done": (),
    "discard": ("room",),
    "build": ("slot",),
    "settle": ("where",),
    "lead": ("leader",),
    "draw": ("city",),
    "return": ("tile",),
    "place": ("strength", "place"),
    "move": ("hero", "place"),
    "hook": ("hero",),
    "stay": (),
    "bat": ("seat",),
    "tribute": ("token",),
    "take": (),
    "algae": (),
    "unlock": (),
    "search": (),
    "salvage": ("equipment",),
    "hunt": ("position",),
    "strike": (),
    "use": ("equipment",),
    "room": ("slot",),
    "look": ("city",),
    "pay": ("token",),
    "lose": ("where",),
    "overcome": ("event",),
    "waive": ("token",),
    "repair": ("equipment",),
    "destroy": ("equipment",),
}
"""What the words of each kind of move stand for, in the order of the notation."""

_HUNTING_GROUNDS = (names.FOREST, names.MINE, names.FAIRGROUNDS)
_ROOM_GAINS = {
    names.HUNTING_ONE: names.MEAT,
    names.HUNTING_TWO: names.MEAT,
    names.CARGO_ONE: names.CANNED,
    names.CARGO_TWO: names.CANNED,
    names.FOUR_MUNITIONS: names.MUNITION,
    names.PERMANENT_WATER: names.PERMANENT,
}

# Figures of the components --------------------------------------------------------------------------------------------


def _leader_figures(name: str) -> dict[str, Argument]:
    leader = names.LEADERS.index(name)
    goods = WORDS.amounts("token", box.LEADER_STOCK[leader])
    if box.LEADER_SEARCHES[leader] > 0:
        searches = {"searches": int(box.LEADER_SEARCHES[leader]), "dropped": int(box.LEADER_SEARCHES_DROPPED[leader])}
        goods = (Message("leader-searches", None, searches),)
    tile = WORDS.thing("equipment", int(box.LEADER_EQUIPMENT[leader]))
    return {"age": int(box.LEADER_AGE[leader]), "goods": (*goods, tile)}


def _room_figures(name: str) -> dict[str, Argument]:
    room = names.ROOMS.index(name)
    amount = int(box.ROOM_AMOUNT[room])
    if room in _ROOM_GAINS:
        return {"amount": amount, "gain": _gain(_ROOM_GAINS[room], amount)}
    if room == names.ADD_SURVIVOR:
        return {"amount": amount, "most": box.ADD_SURVIVOR_MAX}
    if room == names.OVERCOME_EVENT:
        return {
            "materials": box.OVERCOME_MATERIALS,
            "munitions": box.OVERCOME_MUNITIONS,
            "supplies": box.OVERCOME_SUPPLIES,
        }
    return {"amount": amount}


def _equipment_figures(name: str) -> dict[str, Argument]:
    tile = names.EQUIPMENT.index(name)
    amount, token = int(box.EQUIPMENT_AMOUNT[tile]), int(box.EQUIPMENT_TOKEN[tile])
    if token < 0:
        return {"amount": amount}
    return {
        "gain": _gain(token, amount),
        "plus": "yes" if box.EQUIPMENT_PLUS[tile] else "no",
        "where": _places_of(tile),
    }


def _places_of(tile: int) -> Message:
    """Return where a tile works; the cities together are any city."""
    places = [name for place, name in enumerate(names.PLACES) if box.EQUIPMENT_AT[tile, place]]
    if set(places) == set(names.CITIES):
        return Message("any-city")
    *others, last = (Message(f"place-{name}") for name in places)
    for place in reversed(others):
        last = Message("places", None, {"first": place, "others": last})
    return last


def _gain(token: int, count: int) -> Message:
    """Return a number of tokens of a kind."""
    return WORDS.thing("token", token, count)


def _event_figures(name: str) -> dict[str, Argument]:
    event = names.EVENTS.index(name)
    two, three, four = (int(box.EVENT_REMOVES[event, players]) for players in (2, 3, 4))
    figures = {
        names.SANDSTORM: box.SANDSTORM_STRENGTH,
        names.RADIOACTIVE_CLOUD: box.CLOUD_SQUARES,
        names.RAT_INFESTATION: box.RATS_SUPPLIES,
        names.ENEMY_CLAN: box.CLAN_TOKENS,
        names.COLD_SNAP: box.COLD_SURVIVORS,
        names.EPIZOOTIC: box.EPIZOOTIC_MEAT,
        names.MUTATION: box.MUTATION_ENDURANCE,
    }
    return {"amount": figures[event]} if event in figures else {"two": two, "three": three, "four": four}


def _game_figures(name: str) -> dict[str, Argument]:
    return {"endurance": int(box.GAME_ENDURANCE[names.WILD_GAME.index(name)])}


def _term_figures(name: str) -> dict[str, Argument]:
    return {"kept": box.WATER_KEPT} if name == "upkeep" else {}


def _source(name: str) -> Message:
    """Return what a change comes from: an activity, or the event, the room or the tile of this name."""
    if name in names.ACTIVITIES:
        return Message(f"source-{name}")
    if name in names.ROOMS:
        return Message("source-room", None, {"room": WORDS.thing("room", name)})
    return WORDS.thing("event" if name in names.EVENTS else "equipment", name)


def level(square: int) -> str:
    """Return what is printed on a square of the gauge, with its sign: a plus, or a real minus."""
    points = int(box.GAUGE[square])
    return f"{points:+}".replace("-", "−") if points else "0"


# Numbers and names as arguments ---------------------------------------------------------------------------------------


class _OutliveWords(GameWords):
    families: Mapping[str, Family] = {
        "seat": Family("seat", SEATS),
        "defender": Family("seat", SEATS),
        "place": Family("place", names.PLACES),
        "origin": Family("place", names.PLACES),
        "city": Family("place", names.CITIES),
        "token": Family("token", names.PAYMENTS, is_counted=True),
        "hero": Family("hero", names.HEROES),
        "game": Family("game", names.WILD_GAME, _game_figures),
        "tile": Family("tile", names.SEARCH_TILES),
        "leader": Family("leader", names.LEADERS, _leader_figures),
        "room": Family("room", names.ROOMS, _room_figures),
        "equipment": Family("equipment", names.EQUIPMENT, _equipment_figures),
        "event": Family("event", names.EVENTS, _event_figures),
        "decision": Family("decision", DECISIONS),
        "stage": Family("stage", STAGES),
        "part": Family("part", (*PARTS, "total")),
        "hero-state": Family("hero-state", HERO_STATES),
        "equipment-state": Family("equipment-state", EQUIPMENT_STATES),
        "term": Family("term", TERMS, _term_figures),
        "option": Family("option", tuple(option.name.replace("_", "-") for option in GAME.options)),
    }
    numbers = frozenset(
        (
            *("absorbed", "available", "built", "count", "day", "endurance", "level", "meat", "points", "strength"),
            *("survivors", "water"),
        )
    )
    contextual = frozenset(("slot", "where"))
    move_arguments = MOVE_ARGUMENTS
    figures_of_moves: Mapping[str, tuple[str, ...]] = {
        "overcome": ("cost", "points"),
        "repair": ("cost",),
        "destroy": ("cost",),
        "unlock": ("cost",),
    }
    surroundings_of_moves: Mapping[str, tuple[str, ...]] = {
        "move-move.move-hero": ("origin",),
        "move-hook.move-hero": ("origin",),
        "move-take.act": ("token", "left"),
        "move-search.act": ("place",),
        "move-hunt.act": ("game",),
        "move-strike.hunt": ("endurance",),
    }
    reasons = reasons.TABLE.reasons
    events = happenings.TABLE.events
    others: Mapping[str, tuple[str, ...]] = {
        "slot-room": ("number", "room"),
        "slot-bare": ("number",),
        "slot-airlock": (),
        "leader-searches": ("searches", "dropped"),
        "any-city": (),
        "places": ("first", "others"),
        "tile-effect": ("gain", "plus", "where"),
        "tile-text": ("gain", "plus", "where"),
        **{f"source-{name}": () for name in names.ACTIVITIES},
        "source-room": ("room",),
        **{f"ruling-{number}": () for number in RULINGS},
    }
    alike = (
        *(f"leader-{name}" for name in names.LEADERS),
        "leader-lily-rose.trade",
        "part-total",
        "place-blackwood",
        "place-blackwood.the",
        "place-peak",
        "place-peak.the",
        "seat-beige",
        "seat-orange",
        "term-convoy",
        "term-leader",
        "term-munitions",
        "tile-effect",
    )

    def special(self, setting: Setting, name: str, value: int | str) -> Argument | None:
        """Return a room of a shelter, a square of the gauge, or a position in a stack; None if it is none of those."""
        if name in ("slot", "where"):
            return self._somewhere(setting, str(value))
        if name in ("square", "before"):
            return level(int(value))
        if name == "source":
            return _source(str(value))
        return int(value) if name == "position" else None

    def figures_of_move(self, kind: str, symbols: Sequence[str]) -> dict[str, Argument]:
        """Return what a move costs, or the printed cost of what it is about."""
        if kind == "overcome":
            event = names.EVENTS.index(symbols[0])
            return {"cost": self.amounts("token", box.EVENT_COST[event]), "points": int(box.EVENT_POINTS[event])}
        if kind in ("repair", "destroy"):
            return {"cost": self.amounts("token", box.EQUIPMENT_COST[names.EQUIPMENT.index(symbols[0])])}
        if kind == "unlock":
            return {"cost": self.amounts("token", [box.DOOR_COST * (name == "microchip") for name in names.TOKENS])}
        return {}

    def surroundings(
        self, kind: str, symbols: Sequence[str], context: Position | View, owner: int
    ) -> dict[str, Argument] | None:
        """Return what a move means where it was offered; None if that cannot be known."""
        record = context.record
        if kind in ("move", "hook"):
            origin = int(record.hero_place[owner, names.HEROES.index(symbols[0])])
            return {"origin": self.thing("place", origin)} if origin >= 0 else None
        place = int(record.hero_place[owner, record.hero])
        if kind == "search":
            return {"place": self.thing("place", place)}
        if kind == "take":
            token = int(box.PLACE_TOKEN[place])
            return {"token": _gain(token, 1), "left": int(record.place_stock[place])} if token >= 0 else None
        if kind == "strike":
            return {"endurance": int(record.endurance)}
        ground = _HUNTING_GROUNDS.index(place) if place in _HUNTING_GROUNDS else -1
        game = int(record.wild_stack[ground, int(symbols[0]) - 1]) if ground >= 0 else -1
        return {"game": self.thing("game", game)} if game >= 0 else None

    def _somewhere(self, setting: Setting, name: str) -> Message:
        """Return a room of a shelter, by what lies there if that is known, or the airlock."""
        if name == names.SHELTER[names.AIRLOCK]:
            return Message("slot-airlock")
        if setting.context is not None and setting.owner is not None:
            tile = int(setting.context.record.room[setting.owner, names.ROOM_SLOTS.index(name)])
            if tile >= 0:
                return Message("slot-room", None, {"number": name, "room": self.thing("room", tile)})
        return Message("slot-bare", None, {"number": name})


# What others use ------------------------------------------------------------------------------------------------------

WORDS = _OutliveWords(Path(__file__).with_name("text"))

move = WORDS.move
reason = WORDS.reason
event = WORDS.event
move_message = WORDS.move_message
reason_message = WORDS.reason_message
event_message = WORDS.event_message
decision_message = WORDS.decision_message
problems = WORDS.problems

decision = WORDS.namer("decision")
"""The question that a decision puts to a player."""
stage = WORDS.namer("stage")
part = WORDS.namer("part")
"""A source of survival points, or their `total`."""
seat = WORDS.namer("seat")
"""A player, after the colour."""
place = WORDS.namer("place")
"""Forms: `the`, `at`, `to`, `from`, `of`."""
hero = WORDS.namer("hero")
hero_state = WORDS.namer("hero-state")
wild_game = WORDS.namer("game")
search_tile = WORDS.namer("tile")
leader = WORDS.namer("leader")
"""Forms: the `trade`, and the `card`: name, trade, age and what the leader brings."""
room = WORDS.namer("room")
"""What is printed on a room. Forms: `when` it works, the same in `brief`, and its `text`: the rule."""
equipment = WORDS.namer("equipment")
"""Forms: its printed `effect`, and its `text`: the rule."""
equipment_state = WORDS.namer("equipment-state")
event_card = WORDS.namer("event")
"""Forms: its `text`, the effect."""
term = WORDS.namer("term")
"""A term of the rules. Forms: its `text`, what it means."""


def tokens(language: str, token: int | str, count: int | None = None) -> str:
    """Return the name of a kind of token, or with a count, that number of them."""
    return WORDS.name("token", language, token, None if count is None else "count", count or 0)


def cost(language: str, counts: Iterable[int]) -> str:
    """Return an amount of each token as a list: "2 Wood, 1 Metal"."""
    return WORDS.listing(language, WORDS.amounts("token", counts))
