"""Small tables for tests of the rules: thin wrappers over position documents (docs/position-documents.md).

>>> position = table(2, refuges=[{"dice": {"sage": 2}}, {"dice": {"sage": 1}, "tokens": {"wild": 1}}],
...                  phase="announcing", acquiring={"type": "sage"}, board={"binoculars": 1, "bat": 0})
>>> position.to_act, moves(position, 1), why_not(position, 1, "add die")
((1,), ['done', 'add token'], 'no-wild-die')
>>> events = play(position, 1, "add token")
>>> position.to_act, position.decision(0)
((0,), 'claim')
"""

from typing import Any

import newdawn
from newdawn.core.document import counts_of
from newdawn.core.face import Position
from newdawn.eden.names import EQUIPMENT, POWERS, SURVIVORS
from tests.tables import moves, named, play, why_not

__all__ = [
    "EDEN",
    "board",
    "equipment",
    "moves",
    "named",
    "play",
    "powers",
    "refuge",
    "survivors",
    "table",
    "why_not",
]

EDEN = newdawn.load("eden")


def table(players: int = 3, **keys: Any) -> Position:
    """Return the position of a document."""
    return EDEN.from_json({"game": "eden", "players": players, **keys})


def refuge(position: Position, seat: int) -> dict[str, Any]:
    """Return what the document says of a player board and a refuge."""
    return position.to_json()["refuges"][seat]  # type: ignore[no-any-return]


def board(position: Position) -> dict[str, Any]:
    """Return what the document says of the board."""
    return position.to_json()["board"]  # type: ignore[no-any-return]


def survivors(position: Position, seat: int) -> dict[str, int]:
    """Return the survivors of a refuge, on cards and tokens: those that it has."""
    return counts_of(SURVIVORS, position.record.survivors[seat].tolist())


def equipment(position: Position, seat: int) -> dict[str, int]:
    """Return the equipment of a refuge, on cards and tokens, without what powers count as."""
    return counts_of(EQUIPMENT, position.record.equipment[seat].tolist())


def powers(position: Position, seat: int) -> dict[str, int]:
    """Return the tinkerer powers of a refuge."""
    return counts_of(POWERS, position.record.powers[seat].tolist())


def mission_names(cards: list[Any]) -> list[str | None]:
    """Return the missions of a list, whether or not it says who else knows them; None where one is unknown."""
    return [card.get("mission") if isinstance(card, dict) else card for card in cards]
