"""Small tables for tests of the rules: thin wrappers over position documents (docs/position-documents.md).

>>> position = table(2, tribes=[{"heroes": {"5": "base"}, "stock": {"wood": 1}}])
>>> events = play(position, 0, "move 5 forest", "done")
>>> stock(position, 0), why_not(position, 1, "take")
({'wood': 1}, 'not-now')
"""

from typing import Any

import newdawn
from newdawn.core.face import Position
from newdawn.outlive.components import ROOM_PLACES
from newdawn.outlive.names import ROOMS
from tests.tables import moves, named, play, why_not

__all__ = [
    "CALM",
    "OUTLIVE",
    "SPENT",
    "board",
    "full",
    "living",
    "moves",
    "named",
    "play",
    "stock",
    "table",
    "tribe",
    "why_not",
]

OUTLIVE = newdawn.load("outlive")

CALM = ("wildfire", "cave-in", "thieves", "nomads", "lean-times")
"""Events of scarcity: none of them touches heroes or shelters."""

SPENT: dict[str, Any] = {"heroes": {hero: {"state": "spent"} for hero in ("3a", "3b", "4", "5")}}
"""A tribe whose heroes are done for the day."""


def table(players: int = 3, **keys: Any) -> Position:
    """Return the position of a document; without a word about the convoy, nothing of it touches heroes or shelters."""
    return OUTLIVE.from_json({"game": "outlive", "players": players, "convoy": list(CALM), **keys})


def full(room: str, **keys: Any) -> dict[str, Any]:
    """Return a room with a survivor on each of its places: its ability works."""
    return {"room": room, "survivors": int(ROOM_PLACES[ROOMS.index(room)]), **keys}


def tribe(position: Position, seat: int) -> dict[str, Any]:
    """Return what the document says of a tribe."""
    return position.to_json()["tribes"][seat]  # type: ignore[no-any-return]


def stock(position: Position, seat: int) -> dict[str, int]:
    """Return the tokens of a tribe: those that it has."""
    return tribe(position, seat)["stock"]  # type: ignore[no-any-return]


def board(position: Position) -> dict[str, Any]:
    """Return what the document says of the board."""
    return position.to_json()["board"]  # type: ignore[no-any-return]


def living(position: Position, seat: int) -> int:
    """Return how many survivors a tribe has."""
    return position.scores()[seat]["survivors"]
