"""Prospects of Outlive as a document, with names for everything: what travels beside a view.

Names of things that can be hidden stand in it only where the view shows these things.
"""

from typing import Annotated, Any, Literal, TypedDict, cast, get_args

import orjson

from newdawn.core.document import Document, Part, Plain, Shared, Source, joined, known, place_of
from newdawn.core.typed import EVERY
from newdawn.outlive import names
from newdawn.outlive.components import HERO_STRENGTH
from newdawn.outlive.document import shape
from newdawn.outlive.document.words import CARGO_SLOTS
from newdawn.outlive.prospects import BY_HOOK, HALF_BROKEN, OWED, Prospects
from newdawn.outlive.state import State

Place = Annotated[Literal["forest", "dam", "base", "peak", "mine", "cargo", "fairgrounds", "blackwood"], shape.PLACE]
Hero = Annotated[Literal["3a", "3b", "4", "5"], shape.HERO]
Slot = Annotated[Literal["3", "4", "5", "6"], shape.SLOT]
Event = Annotated[str, shape.EVENT]
Equipment = Annotated[str, shape.EQUIPMENT]
WildGame = Annotated[str, shape.WILD_GAME]
SourceName = Annotated[str, shape.SOURCE]
Seat = Annotated[int, shape.SEAT]
OwedThing = Literal["supplies", "tokens", "materials", "survivors", "pressure", "endurance"]
RoomState = Literal["unbuilt", "partial", "full"]


class Reduction(TypedDict):
    """What events in play take from a place each day."""

    events: list[Event]
    count: int
    """Tokens or tiles, taken by all of them together."""


class Catch(TypedDict):
    """A kind of wild game that is in sight, as the events in play change it for the viewer."""

    endurance: int
    """With what events add to it."""
    meat: list[int]
    """For the first, second, third and every later catch."""
    next: int | None
    """Which of these the viewer's next catch gives, counted from 0; null for a spectator."""


class Meal(TypedDict):
    """The meal of the coming night."""

    have: int
    """Supplies that are available."""
    need: int
    """Supplies that the rooms and the rows of the airlock ask for."""
    rows: int
    """Rows of the airlock with somebody in them: each asks for Water."""
    water: int
    """How much Water they get."""
    rooms: int
    """Supplies that the rooms ask for."""
    rest: int
    """Supplies that are left for the rooms."""
    short: int
    """Survivors that will be lost to hunger as things stand."""


class Owed(TypedDict):
    """What a question asks for, piece by piece."""

    what: OwedThing
    source: SourceName
    """What for: an activity or an event; as `source` in what happens."""
    total: int | None
    """In all; null for survivors."""
    left: int
    """Still to be given; discounts and a defence count as given."""


class HalfPair(TypedDict):
    """A repaired tile whose partner is not repaired."""

    tile: Equipment
    owned: bool
    """Whether the tribe owns the partner, broken; otherwise it has yet to be found."""


class TribeProspects(TypedDict):
    """What follows for one tribe."""

    immune: bool
    """Whether events do not affect it, except for those of scarcity."""
    strength: Annotated[dict[Hero, int], EVERY]
    """For actions and for the ship, but not under pressure."""
    rooms: list[RoomState | None]
    """By slot; null if there is no room, or it is not known."""
    airlock: list[int]
    """Survivors in each row."""
    survivors: int
    """The population: all survivors in the rooms and the airlock."""
    absorbs: int
    """Points of radioactivity."""
    permanent_water: int
    """How much of it can still be spent today."""
    room_price: int
    """Materials that the next room costs, after all discounts."""
    meal: Meal | None
    """Null if it has been eaten, or cannot be foreseen yet."""
    upkeep: int
    """Supplies that a meal takes with the survivors as they are."""
    owed: Owed | None
    """Null unless the tribe is asked to give something piece by piece."""
    half_pairs: list[HalfPair]


class HeroSlots(TypedDict):
    """The slots of the ship that a hero would take, on foot and with the Grappling Hook; null if it has none."""

    slot: Slot | None
    hooked: Slot | None


class Ship(TypedDict):
    """Where the viewer's heroes could stand on the ship."""

    heroes: Annotated[dict[Hero, HeroSlots], EVERY]
    open: list[Slot]
    """Slots that are free, or that a room lets the viewer's heroes share."""


class TileProspects(TypedDict):
    """What follows for a tile that the viewer owns."""

    helps_at: list[Place]
    """Where it helps an acting hero; empty for tiles that work at other times."""
    lacks: int | None
    """Materials missing for its repair, after the best discount; null if it is not broken."""


class Pressure(TypedDict):
    """Pressure on the hero of a tribe, without what a Baseball Bat may add."""

    seat: Seat
    pressure: int


class Threat(TypedDict):
    """The most pressure that a tribe could still put on a hero after its walk."""

    seat: Seat
    hero: Hero
    pressure: int
    later: bool
    """Whether another hero of that tribe has to leave the place first."""


class Walk(TypedDict):
    """A possible walk that puts somebody under pressure, or leaves the hero exposed."""

    hero: Hero
    to: Place
    hooked: bool
    presses: list[Pressure]
    exposed: list[Threat]


class OwnProspects(TypedDict):
    """What follows for the viewer alone."""

    to_discard: int
    """Rooms that are still to be put back."""
    ship: Ship
    tiles: dict[Equipment, TileProspects]
    events: dict[Event, int]
    """By event in play, the tokens that the viewer still needs to overcome it, after the best discount."""
    walks: list[Walk]


class OutliveProspects(TypedDict):
    """Everything that follows from a view of Outlive."""

    hook_slots: list[Slot]
    """The slots of the ship that no hero can ever reach without the Grappling Hook."""
    places: dict[Place, Reduction]
    """Places that events in play take something from each day."""
    wild_game: dict[WildGame, Catch]
    tribes: list[TribeProspects | None]
    """By seat; null while its choices are still secret."""
    own: OwnProspects | None
    """Null for a spectator."""


_PLACES = cast("tuple[Place, ...]", names.PLACES)
_HEROES = cast("tuple[Hero, ...]", names.HEROES)
_SLOTS = cast("tuple[Slot, ...]", CARGO_SLOTS)
_ROOM_STATES: tuple[RoomState, ...] = get_args(RoomState)
_OWED = cast("tuple[OwedThing, ...]", OWED)
_HOOK_SLOTS = [slot for slot in _SLOTS if int(slot) > HERO_STRENGTH.max()]


def write_prospects(prospects: Any, view: Any, seat: int | None) -> OutliveProspects:
    """Return what follows from a view, ready for `json.dump`."""
    return orjson.loads(write_prospects_text(prospects.tobytes(), view.tobytes(), seat))


def write_prospects_text(data: bytes, seen: bytes, seat: int | None) -> bytes:
    """Return the same as JSON, from the bytes of the records."""
    players = seen[_PLAYERS]
    own = None if seat is None else orjson.Fragment(joined(_OWN.text(0, data), _WALKED.text(players, data)))
    return joined(_COMMON(players, data), orjson.dumps({"wild_game": _CATCHES(0, data), "own": own}))


def _common(players: int, data: bytes) -> bytes:
    """Return what does not depend on who looks."""
    tribes = [_TRIBE(tribe, data) for tribe in range(players)]
    return orjson.dumps({"hook_slots": _HOOK_SLOTS, "places": _REDUCED(0, data), "tribes": tribes})


def _catches(found: Plain, _: int) -> dict[str, Catch]:
    return {
        names.WILD_GAME[kind]: {
            "endurance": found.endurance[kind],
            "meat": found.meat[kind],
            "next": known(found.next_catch[kind]),
        }
        for kind, is_in_sight in enumerate(found.in_sight)
        if is_in_sight
    }


def _places(found: Plain, _: int) -> dict[Place, Reduction]:
    places: dict[Place, Reduction] = {}
    for event, taken in enumerate(found.taken):
        for place, count in enumerate(taken):
            if count:
                reduction = places.setdefault(_PLACES[place], {"events": [], "count": 0})
                reduction["events"].append(names.EVENTS[event])
                reduction["count"] += count
    return places


def _tribe(found: Plain, tribe: int) -> TribeProspects | None:
    if found.secret[tribe]:
        return None
    return {
        "immune": bool(found.immune[tribe]),
        "strength": dict(zip(_HEROES, found.strength[tribe], strict=True)),
        "rooms": [None if room < 0 else _ROOM_STATES[room] for room in found.room[tribe]],
        "airlock": found.airlock[tribe],
        "survivors": found.survivors[tribe],
        "absorbs": found.absorbs[tribe],
        "permanent_water": found.permanent[tribe],
        "room_price": found.room_price[tribe],
        "meal": {
            "have": found.meal_have[tribe],
            "need": found.meal_need[tribe],
            "rows": found.meal_rows[tribe],
            "water": found.meal_water[tribe],
            "rooms": found.meal_rooms[tribe],
            "rest": found.meal_rest[tribe],
            "short": found.meal_short[tribe],
        }
        if found.meal_ahead[tribe]
        else None,
        "upkeep": found.upkeep[tribe],
        "owed": {
            "what": _OWED[found.owed[tribe]],
            "source": names.SOURCES[found.owed_for[tribe]],
            "total": known(found.owed_total[tribe]),
            "left": found.owed_left[tribe],
        }
        if found.owed[tribe]
        else None,
        "half_pairs": [
            {"tile": names.EQUIPMENT[tile], "owned": where == HALF_BROKEN}
            for tile, where in enumerate(found.half_pair[tribe])
            if where
        ],
    }


def _own(found: Plain, _: int) -> Document:
    """Return what follows for the viewer alone, but for the walks."""
    return {
        "to_discard": found.to_discard,
        "ship": {
            "heroes": {
                hero: {"slot": _slot(slot), "hooked": _slot(hooked)}
                for hero, slot, hooked in zip(_HEROES, found.slot, found.hooked, strict=True)
            },
            "open": [slot for slot, is_open in zip(_SLOTS, found.slot_open, strict=True) if is_open],
        },
        "tiles": _tiles(found),
        "events": {names.EVENTS[event]: lacks for event, lacks in enumerate(found.event_lacks) if lacks >= 0},
    }


def _slot(slot: int) -> Slot | None:
    return None if slot < 0 else _SLOTS[slot]


def _tiles(found: Plain) -> dict[str, TileProspects]:
    tiles: dict[str, TileProspects] = {}
    for tile, is_owned in enumerate(found.tile_owned):
        if is_owned:
            places = [place for place, helps in zip(_PLACES, found.tile_helps[tile], strict=True) if helps]
            tiles[names.EQUIPMENT[tile]] = {"helps_at": places, "lacks": known(found.tile_lacks[tile])}
    return tiles


def _walked(found: Plain, players: int) -> Document:
    return {"walks": _walks(found, players)}


def _walks(found: Plain, players: int) -> list[Walk]:
    walks: list[Walk] = []
    nobody = [0] * names.SEATS
    for hero, name in enumerate(_HEROES):
        for goal, (presses, threats) in enumerate(zip(found.presses[hero], found.threat[hero], strict=True)):
            if presses == nobody == threats:
                continue
            later, by = found.threat_later[hero][goal], found.threat_by[hero][goal]
            walks.append(
                {
                    "hero": name,
                    "to": "cargo" if goal == BY_HOOK else _PLACES[goal],
                    "hooked": goal == BY_HOOK,
                    "presses": [
                        {"seat": other, "pressure": presses[other]} for other in range(players) if presses[other]
                    ],
                    "exposed": [
                        {
                            "seat": other,
                            "hero": _HEROES[by[other]],
                            "pressure": threats[other],
                            "later": bool(later[other]),
                        }
                        for other in range(players)
                        if threats[other]
                    ],
                }
            )
    return walks


_PLAYERS = place_of(State, "players")
_OF_CATCHES = ("in_sight", "endurance", "meat", "next_catch")
_OF_THE_OWN = ("to_discard", "slot", "hooked", "slot_open", "tile_owned", "tile_lacks", "tile_helps", "event_lacks")
_OF_WALKS = ("presses", "threat", "threat_by", "threat_later")
_OF_A_TRIBE = (
    *("secret", "immune", "strength", "room", "airlock", "survivors", "absorbs", "permanent", "room_price"),
    *("meal_ahead", "meal_have", "meal_need", "meal_rows", "meal_water", "meal_rooms"),
    *("meal_rest", "meal_short", "half_pair", "upkeep", "owed", "owed_for", "owed_total", "owed_left"),
)

_REDUCED = Part(_places, Source(Prospects, ("taken",)))
_TRIBE = Part(_tribe, Source(Prospects, rows=_OF_A_TRIBE))
_CATCHES = Part(_catches, Source(Prospects, _OF_CATCHES), is_of_seat=True)
_OWN = Part(_own, Source(Prospects, _OF_THE_OWN), is_of_seat=True)
_WALKED = Part(_walked, Source(Prospects, _OF_WALKS), is_of_seat=True)
_COMMON = Shared(_common, (Prospects, (*_OF_CATCHES, *_OF_THE_OWN, *_OF_WALKS)))

PARTS = (_COMMON, _REDUCED, _TRIBE, _CATCHES, _OWN, _WALKED)
