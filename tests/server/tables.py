"""Tables for tests: made from entries, without a server around them."""

from __future__ import annotations

from typing import Any

import newdawn
from newdawn.server.table.entries import Created, Entry, Moved, Started
from newdawn.server.table.fold import apply
from newdawn.server.table.state import Table

NOON = 1_800_000_000_000
"""A moment, in milliseconds since 1970."""
SECOND = 1000


def person(name: str, number: int = 0) -> dict[str, Any]:
    """Return a seat that a person of the table holds."""
    return {"kind": "person", "name": name, "person": number}


def bot(code: str = "medium") -> dict[str, Any]:
    """Return a seat that a bot plays."""
    return {"kind": "bot", "name": code, "bot": code}


def created(*seats: dict[str, Any], game: str = "eden", **changes: Any) -> Created:
    """Return the first entry of a table: each person holds one token; the first one is the host."""
    rules = newdawn.load(game)
    people = sorted({seat["person"] for seat in seats if "person" in seat} | {0})
    stored = {
        "at": NOON,
        "game": game,
        "rules": int(rules.rules.RULES_VERSION),
        "components": str(rules.components.DIGEST),
        "options": dict.fromkeys(rules.rules.OPTIONS, False),
        "clock": {"kind": "none"},
        "public": False,
        "hints": True,
        "pace": 1.0,
        "stand_in": "medium",
        "share": "5a" * 32,
        "people": [{"token_hash": f"hash {number}", "is_host": number == 0} for number in people],
        "seats": list(seats),
        **changes,
    }
    return Created.model_validate(stored)


def waiting_table(*seats: dict[str, Any], **changes: Any) -> Table:
    """Return a table that waits for its start."""
    table = Table("a table")
    apply(table, created(*seats, **changes))
    return table


def started_table(*seats: dict[str, Any], game: str = "eden", **changes: Any) -> Table:
    """Return a table whose game has just begun."""
    table = waiting_table(*(seats or (person("Anna"), person("Ben", 1))), game=game, **changes)
    apply(table, Started(at=NOON))
    return table


def after(table: Table, *entries: Entry) -> Table:
    """Return a copy of a table after some entries."""
    found = table.copy()
    for entry in entries:
        apply(found, entry)
    return found


def any_move(table: Table, seat: int, at: int = NOON) -> Moved:
    """Return the first legal move of a seat, as an entry."""
    assert table.position is not None
    return Moved(at=at, seat=seat, move=str(table.position.moves(seat)[0]))


def play_on(table: Table, moves: int = 10_000, at: int = NOON) -> Table:
    """Return the table after so many first legal moves, or at the end of the game."""
    found = table.copy()
    while moves and found.stage == "playing":
        apply(found, any_move(found, found.waiting_for[0], at))
        moves -= 1
    return found
