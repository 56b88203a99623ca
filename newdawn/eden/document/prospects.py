"""Prospects of New Eden as a document, with names for everything: what travels beside a view.

In the preview of a move the same document has null wherever chance or a secret decides.
"""

from typing import Annotated, Any, Literal, TypedDict, cast, get_args

import orjson

from newdawn.core.document import Document, Part, Plain, Shared, Source, joined, place_of
from newdawn.core.typed import EVERY
from newdawn.eden import names
from newdawn.eden.components import EVENT_DEMAND, EVENT_POINTS, MISSION_POINTS, NEW_BUILDING_NEEDS
from newdawn.eden.document import shape
from newdawn.eden.document.writer import SECRETS
from newdawn.eden.moves import MOVE_ADD_DIE, MOVE_ADD_TOKEN, MOVE_DONE, TABLE
from newdawn.eden.prospects import Prospects
from newdawn.eden.scoring import AT_LEAST
from newdawn.eden.state import ANNOUNCE, UNKNOWN, State

Location = Annotated[Literal["tower", "bridge", "restaurant", "city-center", "train-station"], shape.LOCATION]
Profession = Annotated[Literal["tinkerer", "brawler", "healer", "sage", "farmer"], shape.PROFESSION]
Survivor = Annotated[Literal["tinkerer", "brawler", "healer", "sage", "farmer", "slacker"], shape.SURVIVOR]
Equipment = Annotated[Literal["bullet", "capsule", "book"], shape.EQUIPMENT]
Event = Annotated[str, shape.EVENT]
Mission = Annotated[str, shape.MISSION]
Seat = Annotated[int, shape.SEAT]
HiddenPart = Literal["missions", "powers"]

_LOCATIONS = cast("tuple[Location, ...]", names.LOCATIONS)
_PROFESSIONS = cast("tuple[Profession, ...]", names.PROFESSIONS)
_SURVIVORS = cast("tuple[Survivor, ...]", names.SURVIVORS)
_EQUIPMENT = cast("tuple[Equipment, ...]", names.EQUIPMENT)
_HIDDEN_PARTS: tuple[HiddenPart, ...] = get_args(HiddenPart)


class Standing(TypedDict):
    """Where a strength ranks in the order of claiming, given everybody else's strength now."""

    strength: int
    wilds: int
    """The wilds in it."""
    place: int
    """Counted from 1."""
    tied: bool
    """Whether somebody else is equally strong."""
    claims: bool
    """Whether a building will be left at this place, whatever those before it choose."""


class Strength(TypedDict):
    """A player's strength in a type of building: from the least to the most that can be announced."""

    natural: int
    """Dice and tokens of the type."""
    least: int
    """Including the wilds added so far: what everybody can see."""
    most: int
    """With all wilds that could be added."""
    announced: bool
    """Whether the player has announced a strength in the type that is being distributed."""
    standings: list[Standing]
    """For each strength, from the least to the most."""


class Announcement(TypedDict):
    """A strength that a player who is asked for wilds can announce."""

    strength: int
    wilds: int
    """The wilds in it."""
    moves: list[str]
    """The moves that announce it: dice are added before tokens, as only tokens can be kept for later seasons."""


class Feeding(TypedDict):
    """What it takes to feed a refuge as it is now, and what that gives."""

    needed: int
    """Farmers."""
    cans: int
    """Cans needed in place of missing farmers."""
    short: int
    """Cans that the player does not have."""
    points: int
    """Points for feeding everybody."""
    to_come: bool
    """Whether the people are still to be fed this season."""


class SecretMission(TypedDict):
    """The progress of a secret mission."""

    kind: Literal["secret"]
    mission: Mission
    measure: int
    """The number in the refuge that it depends on."""
    least: int | None
    """The least that it asks for; null if the other players are the measure."""
    rival: int | None
    """The most, or the fewest, that another player has; null if that does not matter."""
    succeeds: bool
    points: int


class NewBuildingProgress(TypedDict):
    """The progress of a New Building."""

    kind: Literal["new-building"]
    mission: Mission
    needs: dict[Survivor, int]
    """How many of each survivor it needs."""
    lacks: dict[Survivor, int]
    """How many of them the refuge still lacks; 0 if it has enough."""
    missing: int
    """How many it lacks in all."""


MissionProgress = SecretMission | NewBuildingProgress


class RefugeProspects(TypedDict):
    """The totals of a refuge, cards and tokens together, and what follows from them."""

    survivors: Annotated[dict[Survivor, int], EVERY]
    """Of each kind."""
    equipment: Annotated[dict[Equipment, int], EVERY]
    """How it counts for events and missions."""
    equipped: Annotated[dict[Equipment, int], EVERY]
    """Survivors with this equipment."""
    population: int
    """All survivors, slackers included."""
    powers: int
    """Powers on its cards."""
    buildings: int
    """Cards, New Buildings included."""
    cans: int
    wilds: int
    """Wild dice and tokens on the player board."""
    strengths: dict[Profession, Strength]
    """For the types in which the player has a die or a token."""
    announcements: list[Announcement]
    """From the least to the most; empty unless the player is asked for wilds."""
    feeding: Feeding
    missions: list[MissionProgress]
    """Those in hand that the viewer may see."""
    drawn: list[MissionProgress]
    """Those to choose from that the viewer may see."""
    hidden_parts: list[HiddenPart]
    """The sources of points to which missions that the viewer may not see could add."""


class OpenEvent(TypedDict):
    """An event that is still face up."""

    event: Event
    points: int
    asked: int
    """How many equipped survivors it asks for."""
    has: list[int]
    """How many of them each refuge has, counting the Heroine."""
    lacking: list[int]
    """How many of them each refuge lacks."""


class BridgeVisit(TypedDict):
    """What the viewer gets from a visit to the Bridge."""

    drawn: int
    kept: int


class RestaurantVisit(TypedDict):
    """What a visit to the Restaurant gives."""

    cans: int


class Visits(TypedDict):
    """What the viewer gets from visits besides what lies there; for a spectator, what is printed."""

    bridge: BridgeVisit
    restaurant: RestaurantVisit


class EdenProspects(TypedDict):
    """What follows from a view of New Eden."""

    dice_each: int
    """Dice that every player takes in a season."""
    announcing_order: list[Seat]
    """The seats, in the order in which they announce their strength."""
    tie_order: list[Seat]
    """The seats, in the order in which they claim if they are equally strong."""
    to_come: list[Profession]
    """The types of buildings that are still to be distributed this season."""
    visited: Location | None
    """The location that asks the active seat for a choice."""
    visits: Visits
    event_resolved: bool
    """Whether the points of this season's event have been given out."""
    events: list[OpenEvent]
    refuges: list[RefugeProspects]


def write_prospects(prospects: Any, view: Any, seat: int | None) -> EdenProspects:
    """Return what follows from a view, ready for `json.dump`."""
    return orjson.loads(write_prospects_text(prospects.tobytes(), view.tobytes(), seat))


def write_prospects_text(data: bytes, seen: bytes, seat: int | None) -> bytes:
    """Return the same as JSON, from the bytes of the records."""
    season, refuges = _COMMON(seen[_PLAYERS], data, seen)
    rest = {
        "visits": _VISITS(0, data),
        "refuges": [
            orjson.Fragment(joined(refuge, _MISSIONS.text(one, data, seen))) for one, refuge in enumerate(refuges)
        ],
    }
    return joined(season, orjson.dumps(rest))


def _common(players: int, data: bytes, seen: bytes) -> tuple[bytes, list[bytes]]:
    """Return what does not depend on who looks: of the season, and of each refuge."""
    season = joined(_SEASON.text(0, data, seen), orjson.dumps({"events": _EVENTS(0, data, seen)}))
    return season, [_REFUGE.text(refuge, data, seen) for refuge in range(players)]


def _season(found: Plain, _: int) -> Document:
    return {
        "dice_each": found.dice_each,
        "announcing_order": found.announcing_order[: found.players],
        "tie_order": found.tie_order[: found.players],
        "to_come": [name for name, to_come in zip(_PROFESSIONS, found.to_come, strict=True) if to_come],
        "visited": None if found.visited == UNKNOWN else _LOCATIONS[found.visited],
        "event_resolved": bool(found.event_resolved),
    }


def _visits(found: Plain, _: int) -> Visits:
    return {
        "bridge": {"drawn": found.missions_drawn, "kept": found.missions_kept},
        "restaurant": {"cans": found.cans_given},
    }


def _events(found: Plain, _: int) -> list[OpenEvent]:
    return [
        _event(found, event, space, found.players)
        for space, event in enumerate(found.events)
        if event != UNKNOWN and not found.flipped[space]
    ]


def _event(found: Plain, event: int, space: int, players: int) -> OpenEvent:
    asked, lacking = _EVENT_ASKED[event], [found.lacking[refuge][space] for refuge in range(players)]
    return {
        "event": names.EVENTS[event],
        "points": _EVENT_POINTS[event],
        "asked": asked,
        "has": [asked - missing for missing in lacking],
        "lacking": lacking,
    }


def _refuge(found: Plain, seat: int) -> Document:
    return {
        "survivors": dict(zip(_SURVIVORS, found.survivors[seat], strict=True)),
        "equipment": dict(zip(_EQUIPMENT, found.equipment[seat], strict=True)),
        "equipped": dict(zip(_EQUIPMENT, found.equipped[seat], strict=True)),
        "population": found.population[seat],
        "powers": found.powers[seat],
        "buildings": found.buildings[seat],
        "cans": found.cans[seat],
        "wilds": found.wilds[seat],
        "strengths": {
            name: _strength(found, seat, kind) for kind, name in enumerate(_PROFESSIONS) if found.natural[seat][kind]
        },
        "announcements": _announcements(found, seat) if found.decision[seat] == ANNOUNCE else [],
        "feeding": {
            "needed": found.farmers_needed[seat],
            "cans": found.cans_needed[seat],
            "short": found.cans_short[seat],
            "points": found.feeding_points[seat],
            "to_come": bool(found.feeding_to_come[seat]),
        },
    }


def _missions(found: Plain, seat: int) -> Document:
    """Return how the missions of a seat stand, of those that the viewer may see."""
    drawn = found.drawn[seat][: found.drawn_count[seat]]
    counts = found.missions[seat]
    held = [mission for mission, count in enumerate(counts) for _ in range(count)] if any(counts) else []
    return {
        "missions": [_mission(found, seat, mission) for mission in held],
        "drawn": [_mission(found, seat, mission) for mission in drawn if mission != UNKNOWN],
        "hidden_parts": [
            part
            for part, is_hidden in zip(
                _HIDDEN_PARTS, (found.hides_missions[seat], found.hides_powers[seat]), strict=True
            )
            if is_hidden
        ],
    }


def _strength(found: Plain, seat: int, kind: int) -> Strength:
    natural, least, most = found.natural[seat][kind], found.least[seat][kind], found.most[seat][kind]
    place, tied, claims = found.place[seat][kind], found.tied[seat][kind], found.claims[seat][kind]
    return {
        "natural": natural,
        "least": least,
        "most": most,
        "announced": bool(found.announced[seat][kind]),
        "standings": [
            {
                "strength": strength,
                "wilds": strength - natural,
                "place": place[at],
                "tied": bool(tied[at]),
                "claims": bool(claims[at]),
            }
            for at, strength in enumerate(range(least, most + 1))
        ],
    }


def _announcements(found: Plain, seat: int) -> list[Announcement]:
    """Return what a player who is asked for wilds can announce; the last wild announces by itself."""
    strength = _strength(found, seat, found.building_type)
    dice = found.dice[seat][names.WILD] - found.wild_dice[seat]
    tokens = found.tokens[seat][names.WILD] - found.wild_tokens[seat]
    adding = [_ADD_DIE] * dice + [_ADD_TOKEN] * tokens
    return [
        {
            "strength": standing["strength"],
            "wilds": standing["wilds"],
            "moves": adding if adding and added == len(adding) else [*adding[:added], _DONE],
        }
        for added, standing in enumerate(strength["standings"])
    ]


def _mission(found: Plain, seat: int, mission: int) -> MissionProgress:
    if mission >= names.FIRST_NEW_BUILDING:
        building = mission - names.FIRST_NEW_BUILDING
        lacks = found.lacks[seat][building]
        needs = [(kind, name) for kind, name in enumerate(_SURVIVORS) if _NEEDS[building][kind]]
        return {
            "kind": "new-building",
            "mission": names.MISSIONS[mission],
            "needs": {name: _NEEDS[building][kind] for kind, name in needs},
            "lacks": {name: lacks[kind] for kind, name in needs},
            "missing": sum(lacks),
        }
    least = _AT_LEAST[mission]
    return {
        "kind": "secret",
        "mission": names.MISSIONS[mission],
        "measure": found.measure[seat][mission],
        "least": least or None,
        "rival": None if least else found.rival[seat][mission],
        "succeeds": bool(found.succeeds[seat][mission]),
        "points": _MISSION_POINTS[mission],
    }


# NumPy is slow where it is asked for one number at a time.
_EVENT_POINTS: list[int] = EVENT_POINTS.tolist()
_EVENT_ASKED: list[int] = EVENT_DEMAND[:, -1].tolist()
_MISSION_POINTS: list[int] = MISSION_POINTS.tolist()
_AT_LEAST: list[int] = AT_LEAST.tolist()
_NEEDS: list[list[int]] = NEW_BUILDING_NEEDS.tolist()

_ADD_DIE, _ADD_TOKEN, _DONE = map(TABLE.notation, (MOVE_ADD_DIE, MOVE_ADD_TOKEN, MOVE_DONE))

_PLAYERS = place_of(State, "players")
_OF_VISITS = ("missions_drawn", "missions_kept", "cans_given")
_OF_MISSIONS = ("measure", "rival", "succeeds", "lacks", "hides_missions", "hides_powers")

_SEASON = Part(
    _season,
    Source(Prospects, ("dice_each", "announcing_order", "tie_order", "to_come", "visited", "event_resolved")),
    Source(State, ("players",)),
)
_VISITS = Part(_visits, Source(Prospects, _OF_VISITS))
_EVENTS = Part(_events, Source(Prospects, ("lacking",)), Source(State, ("players", "events", "flipped")))
_REFUGE = Part(
    _refuge,
    Source(
        Prospects,
        rows=(
            *("equipment", "equipped", "population", "powers", "wilds", "natural", "least", "most", "announced"),
            *("place", "tied", "claims", "farmers_needed", "cans_needed", "cans_short", "feeding_points"),
            *("feeding_to_come",),
        ),
    ),
    Source(
        State,
        ("building_type",),
        rows=("survivors", "buildings", "cans", "decision", "dice", "tokens", "wild_dice", "wild_tokens"),
    ),
)
_MISSIONS = Part(
    _missions,
    Source(Prospects, rows=_OF_MISSIONS),
    Source(State, rows=("missions", "drawn", "drawn_count")),
)
_COMMON = Shared(_common, (Prospects, (*_OF_VISITS, *_OF_MISSIONS)), (State, SECRETS))

PARTS = (_COMMON, _SEASON, _VISITS, _EVENTS, _REFUGE, _MISSIONS)
