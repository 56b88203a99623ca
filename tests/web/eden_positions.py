"""Tables of Paris: New Eden that begin in the middle of a game: a position document, and people who sit down at it."""

from typing import Any

import newdawn
from newdawn.core.replay import FORMAT
from newdawn.eden import names
from tests.web.customs import plain
from tests.web.tables import Seats, TestHouse

__all__ = ["LONG_NAMES", "NAMES", "Document", "laid_out", "late", "marked"]

Document = dict[str, Any]

NAMES = ("Ana", "Benoît", "Carmen", "Dörte")
LONG_NAMES = ("Maximiliane von Ulm", "Bartholomäus Österre", "Wilhelmina Zimmerman", "Guillermo Fernández M")
"""Names as long as the server allows."""

_SEED = 0x5EED_0F_7E57_7AB1E
"""Long enough that it is not found by chance in what people are sent."""

_POWERS = ("tinkerer-1", "tinkerer-3", "tinkerer-4", "tinkerer-5", "tinkerer-6", "tinkerer-7", "tinkerer-9")
_MISSIONS = ("new-building-8", "pairs-of-equipment", "new-building-4", "thirteen-buildings", "fewest-slackers")


def _cards(seat: int, count: int) -> list[str]:
    """Return buildings of all types; no two seats have the same."""
    kinds = ("brawler", "healer", "sage", "farmer")
    return [f"{kind}-{1 + 4 * turn + seat}" for turn in range(2) for kind in kinds][:count]


def late(players: int, phase: str, season: str = "winter", **more: Any) -> Document:
    """Return a late position: many buildings, powers, missions, tokens and Cans, three wild tokens for everybody."""
    is_given_out = phase in ("event", "feeding", "ending")
    refuges = [
        {
            "tokens": {"wild": 2 if seat < 2 else 1, **({} if is_given_out or seat == 3 else {"healer": 1})},
            "settled": {"slacker": 2} if seat == 0 else {},
            "equipment": {"bullet": 1} if seat < 3 else {},
            "cans": 11 if seat == 0 else seat,
            "buildings": [*(_POWERS if seat == 0 else ()), *_cards(seat, 8 - seat)],
            "new_buildings": ["new-building-1"] if seat == 1 else [],
            "missions": list(_MISSIONS) if seat == 0 else [None, None],
            "event_points": 12 - seat,
            "feeding_points": 9,
            **({"dice": _dice(players, seat)} if phase in ("announcing", "claiming") else {}),
        }
        for seat in range(players)
    ]
    return {
        "game": "eden",
        "players": players,
        "generator": {"seed": str(_SEED)},
        "season": season,
        "phase": phase,
        "refuges": refuges,
        "board": {"bat": 1, "binoculars": 0, "heroine": players - 1},
        **more,
    }


def _dice(players: int, seat: int) -> dict[str, int]:
    """Return the dice of a whole season: everybody is strong in some types, with a wild or two."""
    if players == 2:
        return {"tinkerer": 2, "brawler": 1, "healer": 1, "farmer": 1, "wild": 2}
    by_seat: tuple[dict[str, int], ...] = (
        {"tinkerer": 1, "brawler": 1, "wild": 2},
        {"tinkerer": 1, "sage": 2, "wild": 1},
        {"healer": 2, "farmer": 2},
        {"tinkerer": 1, "brawler": 1, "healer": 1, "farmer": 1},
    )
    return {**by_seat[seat], "sage" if seat != 1 else "farmer": 2 if players == 3 else 1}


def laid_out(house: TestHouse, document: Document, people: tuple[str, ...] = NAMES) -> list[Seats]:
    """Lay a position out on a table, and let people sit down; return everybody's seat."""
    game = newdawn.load("eden")
    start = game.from_json(marked(document)).to_json()
    file = {
        "format": FORMAT,
        "game": "eden",
        "rules": start["rules"],
        "components": start["components"],
        "players": document["players"],
        "seats": [f"me:{name[:20]}" for name in people[: document["players"]]],
        "options": {},
        "seed": None,
        "start": start,
        "moves": [],
        "result": None,
        "ended": None,
        "fairness": None,
    }
    table = house._post("/api/import", None, file)
    seats = []
    for seat in range(document["players"]):
        sat = house._post(f"/api/tables/{table['table']}/seats", None, {"seat": seat, "name": people[seat][:20]})
        seats.append(Seats(table["table"], sat["token"], [seat]))
    house._command(table["table"], table["token"], {"do": "start"})
    return seats


def marked(document: Any) -> Any:
    """Return a document with the names of the test build."""
    known = {plain(name): name for name in (*names.MISSIONS, *names.BUILDINGS, *names.EVENTS)}
    if isinstance(document, dict):
        return {key: marked(value) for key, value in document.items()}
    if isinstance(document, list):
        return [marked(value) for value in document]
    return known.get(document, document) if isinstance(document, str) else document
