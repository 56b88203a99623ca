"""Outlive in words: moves, reasons, events, questions and components in every language.

The sentences are in `text/`; here is only how the numbers and names of the game become arguments of messages. What an
argument is follows from its name: `place` is one of the places, `count` a number, `slot` a room of a shelter.

    >>> place("fr", "forest", "at")
    'à la forêt'
    >>> tokens("en", "microchip", 2)
    '2 Microchips'
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from newdawn.core import words as core
from newdawn.core.events import Event
from newdawn.core.face import Move, Position, Reason, View
from newdawn.core.words import LANGUAGES, Argument, Named, Words
from newdawn.outlive import components as box
from newdawn.outlive import log, moves, names, reasons
from newdawn.outlive.scoring import PARTS
from newdawn.outlive.state import DECISIONS, EQUIPMENT_STATES, HERO_STATES, STAGES

__all__ = [
    "LANGUAGES",
    "TERMS",
    "cost",
    "decision",
    "equipment",
    "equipment_state",
    "event",
    "event_card",
    "hero",
    "hero_state",
    "leader",
    "level",
    "move",
    "part",
    "place",
    "problems",
    "reason",
    "room",
    "search_tile",
    "seat",
    "stage",
    "term",
    "tokens",
    "wild_game",
]

WORDS = Words(Path(__file__).with_name("text"))

SEATS = ("orange", "beige", "purple", "blue")
"""The colours of the box, by seat."""

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

# The things that arguments name: the beginning of their messages, and their names by number.
_FAMILIES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "seat": ("seat", SEATS),
    "defender": ("seat", SEATS),
    "place": ("place", names.PLACES),
    "origin": ("place", names.PLACES),
    "city": ("place", names.CITIES),
    "token": ("token", names.PAYMENTS),
    "hero": ("hero", names.HEROES),
    "game": ("game", names.WILD_GAME),
    "tile": ("tile", names.SEARCH_TILES),
    "leader": ("leader", names.LEADERS),
    "room": ("room", names.ROOMS),
    "equipment": ("equipment", names.EQUIPMENT),
    "event": ("event", names.EVENTS),
    "decision": ("decision", DECISIONS),
}
_SHELTER = {"slot": names.ROOM_SLOTS, "where": names.SHELTER}
_NUMBERS = frozenset(
    ("absorbed", "available", "built", "count", "day", "endurance", "level", "meat", "strength", "water")
)
_HUNTING_GROUNDS = (names.FOREST, names.MINE, names.FAIRGROUNDS)
_ROOM_GAINS = {
    names.HUNTING_ONE: names.MEAT,
    names.HUNTING_TWO: names.MEAT,
    names.CARGO_ONE: names.CANNED,
    names.CARGO_TWO: names.CANNED,
    names.FOUR_MUNITIONS: names.MUNITION,
    names.PERMANENT_WATER: names.PERMANENT,
}

# Sentences -----------------------------------------------------------------------------------------------------------


def move(language: str, move: Move) -> str:
    """Return a move in words: with what it means where it was offered, if that is known."""
    kind, *symbols = move.structure
    owner = move.seat
    given: dict[str, Argument] = {
        name: _named_move(language, name, symbol, move.context, owner)
        for name, symbol in zip(MOVE_ARGUMENTS[kind], symbols, strict=True)
    }
    given |= _figures_of_move(language, kind, symbols)
    message = f"move-{kind}"
    if move.context is not None and owner is not None:
        asked = DECISIONS[int(move.context.record.decision[owner])]
        if WORDS.has(language, message, asked):
            found = _surroundings(language, kind, symbols, move.context.record, owner)
            if found is not None:
                return WORDS.say(language, message, {**given, **found}, asked)
    return WORDS.say(language, message, given)


def reason(language: str, reason: Reason) -> str:
    """Return in words why a move is not legal."""
    given = _arguments(language, reason.arguments, reason.context, reason.seat)
    return WORDS.say(language, f"reason-{reason.name}", given)


def event(language: str, event: Event, context: Position | View | None = None) -> str:
    """Return in words what happened; with a position or a view at hand, rooms are called by their names."""
    arguments = dict(event.arguments)
    given: dict[str, Argument] = {}
    if event.name == "gauge-moved":
        given["origin"] = level(arguments.pop("origin"))
    given |= _arguments(language, arguments, context, arguments.get("seat"))
    return WORDS.say(language, f"log-{event.name}", given)


def decision(language: str, name: str) -> str:
    """Return the question that a decision puts to a player."""
    return WORDS.say(language, f"decision-{_one_of(DECISIONS, name, 'decision')}")


def stage(language: str, stage: int | str) -> str:
    """Return the name of a stage of the game."""
    return WORDS.say(language, f"stage-{_one_of(STAGES, stage, 'stage')}")


# Components ----------------------------------------------------------------------------------------------------------


def seat(language: str, seat: int | str) -> str:
    """Return the name of a player, after the colour."""
    return _say_thing(language, "seat", seat)


def place(language: str, place: int | str, form: str | None = None) -> str:
    """Return the name of a place, or a form of it: `the`, `at`, `to`, `from`, `of`."""
    return _say_thing(language, "place", place, form)


def tokens(language: str, token: int | str, count: int | None = None) -> str:
    """Return the name of a kind of token, or with a count so many of them."""
    return _say_thing(language, "token", token, None if count is None else "count", count=count or 0)


def cost(language: str, counts: Iterable[int]) -> str:
    """Return an amount of each token as a list: "2 Wood, 1 Metal"."""
    amounts = [(token, int(count)) for token, count in enumerate(counts)]
    return ", ".join(tokens(language, token, count) for token, count in amounts if count > 0)


def hero(language: str, hero: int | str, form: str | None = None) -> str:
    """Return the name of a hero, or a form of it."""
    return _say_thing(language, "hero", hero, form)


def wild_game(language: str, game: int | str) -> str:
    """Return the name of a kind of wild game."""
    return _say_thing(language, "game", game)


def search_tile(language: str, tile: int | str) -> str:
    """Return the name of a search tile."""
    return _say_thing(language, "tile", tile)


def leader(language: str, leader: int | str, form: str | None = None) -> str:
    """Return the name of a leader, the `trade`, or the `card`: name, trade, age and what the leader brings."""
    return _say_thing(language, "leader", leader, form)


def room(language: str, room: int | str, form: str | None = None) -> str:
    """Return what is printed on a room, or its `text`: the rule."""
    return _say_thing(language, "room", room, form)


def equipment(language: str, equipment: int | str, form: str | None = None) -> str:
    """Return the name of an equipment tile, its printed `effect`, or its `text`: the rule."""
    return _say_thing(language, "equipment", equipment, form)


def event_card(language: str, event: int | str, form: str | None = None) -> str:
    """Return the name of an event card, or its `text`: the effect."""
    return _say_thing(language, "event", event, form)


def part(language: str, part: int | str) -> str:
    """Return the name of a source of survival points, or of their `total`."""
    return WORDS.say(language, f"part-{_one_of((*PARTS, 'total'), part, 'source of points')}")


def hero_state(language: str, state: int | str) -> str:
    """Return the name of the state of a hero."""
    return WORDS.say(language, f"hero-state-{_one_of(HERO_STATES, state, 'state of a hero')}")


def equipment_state(language: str, state: int | str) -> str:
    """Return the name of the state of an equipment tile."""
    return WORDS.say(language, f"equipment-state-{_one_of(EQUIPMENT_STATES, state, 'state of a tile')}")


def term(language: str, name: str, form: str | None = None) -> str:
    """Return a term of the rules, or its `text`: what it means."""
    return WORDS.say(language, f"term-{_one_of(TERMS, name, 'term')}", form=form)


# From numbers and names to arguments ----------------------------------------------------------------------------------


def _one_of(vocabulary: tuple[str, ...], value: int | str, what: str) -> str:
    """Return a name of a vocabulary from its number, or from itself."""
    if isinstance(value, str):
        if value in vocabulary:
            return value
    elif 0 <= value < len(vocabulary):
        return vocabulary[value]
    raise ValueError(f"there is no {what} {value!r}; there is {', '.join(vocabulary)}")


def _say_thing(language: str, family: str, value: int | str, form: str | None = None, count: int = 1) -> str:
    thing = _thing(language, family, _one_of(_FAMILIES[family][1], value, family), count)
    return WORDS.say(language, thing.message, thing.arguments, form)


def _thing(language: str, argument: str, name: str, count: int = 1) -> Named:
    """Return a component with its figures."""
    family = _FAMILIES[argument][0]
    figures: Mapping[str, Argument] = {"count": count} if family == "token" else {}
    if family in _FIGURES:
        figures = _FIGURES[family](language, name)
    return Named(f"{family}-{name}", figures)


def _leader_figures(language: str, name: str) -> dict[str, Argument]:
    leader = names.LEADERS.index(name)
    goods = cost(language, box.LEADER_STOCK[leader])
    if box.LEADER_SEARCHES[leader] > 0:
        searches = {"searches": int(box.LEADER_SEARCHES[leader]), "dropped": int(box.LEADER_SEARCHES_DROPPED[leader])}
        goods = WORDS.say(language, "leader-searches", searches)
    tile = equipment(language, int(box.LEADER_EQUIPMENT[leader]))
    return {"age": int(box.LEADER_AGE[leader]), "goods": f"{goods}, {tile}"}


def _room_figures(language: str, name: str) -> dict[str, Argument]:
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


def _equipment_figures(language: str, name: str) -> dict[str, Argument]:
    tile = names.EQUIPMENT.index(name)
    amount, token = int(box.EQUIPMENT_AMOUNT[tile]), int(box.EQUIPMENT_TOKEN[tile])
    return {"gain": _gain(token, amount)} if token >= 0 else {"amount": amount}


def _gain(token: int, count: int) -> Named:
    """Return so many tokens of a kind."""
    return Named(f"token-{names.PAYMENTS[token]}", {"count": count})


def _event_figures(language: str, name: str) -> dict[str, Argument]:
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


def _game_figures(language: str, name: str) -> dict[str, Argument]:
    return {"endurance": int(box.GAME_ENDURANCE[names.WILD_GAME.index(name)])}


_FIGURES: Mapping[str, Callable[[str, str], dict[str, Argument]]] = {
    "leader": _leader_figures,
    "room": _room_figures,
    "equipment": _equipment_figures,
    "event": _event_figures,
    "game": _game_figures,
}
"""What the messages of a family may say besides the name."""


def level(square: int) -> str:
    """Return what is printed on a square of the gauge, with its sign: a plus, or a real minus."""
    points = int(box.GAUGE[square])
    return f"{points:+}".replace("-", "−") if points else "0"


def _somewhere(language: str, name: str, context: Position | View | None, owner: int | None) -> Named:
    """Return a room of a shelter, by what lies there if that is known, or the airlock."""
    if name == names.SHELTER[names.AIRLOCK]:
        return Named("slot-airlock")
    if context is not None and owner is not None:
        tile = int(context.record.room[owner, names.ROOM_SLOTS.index(name)])
        if tile >= 0:
            return Named("slot-room", {"number": name, "room": _thing(language, "room", names.ROOMS[tile])})
    return Named("slot-bare", {"number": name})


def _arguments(
    language: str, arguments: Mapping[str, int], context: Position | View | None, owner: int | None
) -> dict[str, Argument]:
    """Return the arguments of a reason or an event, each as what its name says."""
    given: dict[str, Argument] = {}
    for name, value in arguments.items():
        if name in _FAMILIES:
            given[name] = _thing(language, name, _FAMILIES[name][1][value], arguments.get("count", 1))
        elif name in _SHELTER:
            given[name] = _somewhere(language, _SHELTER[name][value], context, owner)
        elif name == "square":
            given[name] = level(value)
        elif name == "position":
            given[name] = int(value) + 1
        elif name in _NUMBERS:
            given[name] = int(value)
        else:
            raise core.WordsError(f"nothing is known of the argument {name!r}")
    return given


def _named_move(language: str, name: str, symbol: str, context: Position | View | None, owner: int | None) -> Argument:
    """Return a word of a move's notation as what it stands for."""
    if name == "seat":
        return Named(f"seat-{SEATS[int(symbol) - 1]}")
    if name in _FAMILIES:
        return _thing(language, name, symbol)
    if name in _SHELTER:
        return _somewhere(language, symbol, context, owner)
    return int(symbol)


def _figures_of_move(language: str, kind: str, symbols: list[str]) -> dict[str, Argument]:
    """Return the printed cost of what a move is about."""
    if kind == "overcome":
        event = names.EVENTS.index(symbols[0])
        return {"cost": cost(language, box.EVENT_COST[event]), "points": int(box.EVENT_POINTS[event])}
    if kind in ("repair", "destroy"):
        return {"cost": cost(language, box.EQUIPMENT_COST[names.EQUIPMENT.index(symbols[0])])}
    return {}


def _surroundings(language: str, kind: str, symbols: list[str], record: Any, owner: int) -> dict[str, Argument] | None:
    """Return what a move means where it was offered; None if that cannot be known."""
    if kind in ("move", "hook"):
        origin = int(record.hero_place[owner, names.HEROES.index(symbols[0])])
        return {"origin": Named(f"place-{names.PLACES[origin]}")} if origin >= 0 else None
    if kind not in ("take", "search", "hunt", "strike"):
        return {}
    place = int(record.hero_place[owner, record.hero])
    if kind == "search":
        return {"place": Named(f"place-{names.PLACES[place]}")}
    if kind == "take":
        token = int(box.PLACE_TOKEN[place])
        return {"token": _gain(token, 1), "left": int(record.place_stock[place])} if token >= 0 else None
    if kind == "strike":
        return {"endurance": int(record.endurance)}
    ground = _HUNTING_GROUNDS.index(place) if place in _HUNTING_GROUNDS else -1
    game = int(record.wild_stack[ground, int(symbols[0]) - 1]) if ground >= 0 else -1
    return {"game": _thing(language, "game", names.WILD_GAME[game])} if game >= 0 else None


# The gate -------------------------------------------------------------------------------------------------------------

_FIGURES_OF_MOVES = {"overcome": ("cost", "points"), "repair": ("cost",), "destroy": ("cost",)}
_SURROUNDINGS = {
    "move-move.move-hero": ("origin",),
    "move-hook.move-hero": ("origin",),
    "move-take.act": ("token", "left"),
    "move-search.act": ("place",),
    "move-hunt.act": ("game",),
    "move-strike.hunt": ("endurance",),
}
_ALIKE = (
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
)
"""Names that are the same in several languages."""


def wanted() -> dict[str, tuple[str, ...]]:
    """Return the messages that the game needs, and the arguments that each must use."""
    return {
        **{
            f"move-{kind}": (*MOVE_ARGUMENTS.get(kind, ()), *_FIGURES_OF_MOVES.get(kind, ()))
            for kind in moves.TABLE.names
        },
        **{f"reason-{name}": given for name, given in reasons.TABLE.reasons},
        **{f"log-{name}": given for name, given in log.TABLE.events},
        **{f"decision-{name}": () for name in DECISIONS},
        **{f"stage-{name}": () for name in STAGES},
        **{f"part-{name}": () for name in (*PARTS, "total")},
        **{f"hero-state-{name}": () for name in HERO_STATES},
        **{f"equipment-state-{name}": () for name in EQUIPMENT_STATES},
        **{f"term-{name}": () for name in TERMS},
        **{f"{family}-{name}": () for family, vocabulary in _FAMILIES.values() for name in vocabulary},
        "slot-room": ("number", "room"),
        "slot-bare": ("number",),
        "slot-airlock": (),
        "leader-searches": ("searches", "dropped"),
    }


@cache
def _extra() -> dict[str, tuple[str, ...]]:
    """Return the arguments that messages may use besides."""
    found: dict[str, tuple[str, ...]] = dict(_SURROUNDINGS)
    for family, vocabulary in _FAMILIES.values():
        for name in vocabulary:
            if family in _FIGURES:
                found[f"{family}-{name}"] = tuple(_FIGURES[family](LANGUAGES[0], name))
            elif family == "token":
                found[f"{family}-{name}.count"] = ("count",)
    return found


def problems() -> list[str]:
    """Return all that is missing, superfluous or wrong in the words of the game; nothing if they are complete."""
    return core.problems(WORDS, wanted(), _extra(), _ALIKE)
