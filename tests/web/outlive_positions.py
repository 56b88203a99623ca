"""Tables of Outlive that begin in the middle of a game: a position document, and people who sit down at it."""

from typing import Any

import newdawn
from newdawn.core.replay import FORMAT
from tests.web.customs import plain
from tests.web.tables import Seats, TestHouse

__all__ = ["LONG_NAMES", "NAMES", "Document", "crowded", "laid_out", "sixth_day"]

Document = dict[str, Any]

NAMES = ("Ana", "Benoît", "Carmen", "Dörte")
LONG_NAMES = ("Maximiliane von Ulm_", "Bartholomäus Österre", "Wilhelmina Zimmerman", "Guillermo Fernández_")
"""Names as long as the server allows."""

_EVENTS = ("wildfire", "thieves", "lean-times", "enemy-clan", "cold-snap", "rat-infestation")
_REPAIRED = ("bow", "axe", "purifier", "pickaxe", "chainsaw", "grappling-hook", "thermal-sensor")
_BROKEN = ("shotgun", "bear-trap", "crowbar", "metal-detector", "battle-gear", "hacksaw")
_ROOMS = (
    ("hunting-two", "gauge-down", "airlock-absorbs", "permanent-water"),
    ("look-through-pile", "hero-immunity", "cargo-two", "choice-of-tribute"),
    ("four-munitions", "destroy-equipment", "draw-equipment", "free-repair"),
    ("empty-cupboard", "repair-two", "event-immunity", "add-survivor"),
)
_STANDARD = ("room-construction", "draw-and-repair", "overcome-event")
_LEADERS = ("kooper", "lily-rose", "swifty", "grayson")
_SOME_TILES = {"backpack": "broken", "bow": "repaired", "axe": "repaired", "jerrycan": "used"}
_SEED = "273846510293847561029384756"
_FULL = 3
"""Survivors that fit into every room."""


def _rooms(seat: int) -> list[Document]:
    """Return the rooms of a late shelter: full ones, half-full ones and one that was not built."""
    built = [
        {"room": room, "built": True, "survivors": (seat + at) % (_FULL + 1)} for at, room in enumerate(_ROOMS[seat])
    ]
    first = [{"room": room, "built": True, "survivors": _FULL - at} for at, room in enumerate(_STANDARD[:2])]
    return [*first, {"room": _STANDARD[2], "built": False}, *built]


def _tribe(seat: int, **more: Any) -> Document:
    """Return a rich tribe late in the game."""
    stock = {"meat": 12, "water": 10, "canned": 11, "wood": 12, "metal": 10, "microchip": 10, "munition": 14}
    return {
        "leader": _LEADERS[seat],
        "stock": stock if seat == 0 else {"meat": seat, "wood": 3, "microchip": 2, "munition": 1},
        "gauge": (-11, -3, 2, -6)[seat],
        "rooms": _rooms(seat),
        "airlock": 3 - seat,
        "equipment": {"backpack": "broken", "bow": "repaired", "axe": "repaired", "jerrycan": "used"}
        if seat == 1
        else {},
        "caught": {"endurance-3": 3, "endurance-5": 2} if seat == 0 else {"endurance-4": 1} if seat < 3 else {},
        **more,
    }


def sixth_day(phase: str = "moving", **more: Any) -> Document:
    """Return the last day of four: the first tribe has thirteen tiles, full stores; all events are out."""
    tiles = {**dict.fromkeys(_REPAIRED, "repaired"), **dict.fromkeys(_BROKEN, "broken")}
    return {
        "game": "outlive",
        "players": 4,
        "day": 6,
        "phase": phase,
        **({"active": 0} if phase in ("moving", "pressure", "acting", "overcoming") else {}),
        "tribes": [_tribe(0, equipment=tiles), _tribe(1), _tribe(2), _tribe(3)],
        "convoy": [{"event": _EVENTS[0], "overcome_by": 2}, *_EVENTS[1:]],
        **more,
    }


def crowded(phase: str = "acting") -> Document:
    """Return a day on which a hero of everybody stands in the Forest; the first tribe's one acts there."""
    others = ({"4": "activated", "3a": "idle"}, {"3a": "activated"}, {"5": "idle"})
    heroes: list[Document] = [{"5": {"at": "forest", "state": "activated"}, "3a": "mine", "3b": "dam", "4": "peak"}]
    heroes += [
        {hero: {"at": "forest" if at == 0 else "cargo", "state": state} for at, (hero, state) in enumerate(one.items())}
        for one in others
    ]
    found = sixth_day(phase, turn={"hero": "5"})
    for tribe, there in zip(found["tribes"], heroes, strict=True):
        tribe["heroes"] = there
    return found


def laid_out(house: TestHouse, document: Document, names: tuple[str, ...] = NAMES) -> list[Seats]:
    """Lay a position out on a table, and let people sit down; return everybody's seat."""
    game = newdawn.load("outlive")
    # A small seed would be found in many a message: the oracle would take that for a leak.
    start = game.from_json({"generator": {"seed": _SEED}, **_marked(document)}).to_json()
    players = document["players"]
    file = {
        "format": FORMAT,
        "game": "outlive",
        "rules": start["rules"],
        "components": start["components"],
        "players": players,
        "seats": [f"me:{name}" for name in names[:players]],
        "options": start["options"],
        "seed": None,
        "start": start,
        "moves": [],
        "result": None,
        "ended": None,
        "fairness": None,
    }
    table = house._post("/api/import", None, file)
    seats = []
    for seat in range(players):
        sat = house._post(f"/api/tables/{table['table']}/seats", None, {"seat": seat, "name": names[seat]})
        seats.append(Seats(table["table"], sat["token"], [seat]))
    house._command(table["table"], table["token"], {"do": "start"})
    return seats


def _marked(document: Any) -> Any:
    """Return a document with the names of the test build; search tiles, called like tokens, must not occur."""
    from newdawn.outlive import names  # the test build puts other names there

    hidden = (*names.LEADERS, *names.ROOMS, *names.EQUIPMENT, *names.WILD_GAME, *names.EVENTS)
    known = {plain(name): name for name in hidden}

    def marked(part: Any) -> Any:
        if isinstance(part, dict):
            return {known.get(key, key): marked(value) for key, value in part.items()}
        if isinstance(part, list):
            return [marked(value) for value in part]
        return known.get(part, part) if isinstance(part, str) else part

    return marked(document)
