"""The figures of Outlive that follow by the rules, as the terminal draws them and as prospects have them."""

import re
from typing import Any

from newdawn.core.face import View
from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.outlive import names
from newdawn.outlive.components import AIRLOCK_ROWS
from newdawn.outlive.drawing import draw, grouped, has_board, situation
from tests.drawn import headings, lines, rows, tables

Figures = dict[str, Any]

RARE = frozenset(("permanent",))
"""What random players may not come to: they hardly ever fill a room."""

NARROW = 70
"""The places stand one under the other, in the order of the ring."""

_GROUNDS = ("forest", "mine", "fairgrounds")
_PREY = re.compile(
    r"^Endurance (\d+)(?:\+(\d+))? \(\d+ left\)\nMeat (\S+)(?: −(\d+))?(?:\nbelow: (.+))?$", re.MULTILINE
)
_TONIGHT = re.compile(r"Tonight: (\d+) of (\d+) suppl(?:y|ies) \(airlock: (\d+) water\)")
_HUNGER = re.compile(r"(\d+) survivors? will be lost to hunger")
_PERMANENT = re.compile(r"permanent water (\d+)")
_POINTS = re.compile(r"(\d+) of (\d+) action points? left")
_PUT_BACK = re.compile(r"Still to put back: (\d+)")
_PRICE = re.compile(r"costs (\d+) Materials?")


def drawn(scene: Scene, seat: int) -> Figures:
    """Return what the terminal shows of everybody, and of the shelter of one seat."""
    picture = draw(scene, NARROW, (seat,))
    text = lines(picture)
    shelter = next(table for table in tables(picture) if "Room" in headings(table))
    *rooms, airlock = rows(shelter)
    standings = [table for table in tables(picture) if "surv" in headings(table)]
    tonight, hunger, permanent = _TONIGHT.search(text), _HUNGER.search(text), _PERMANENT.search(text)
    return {
        "prey": [_prey(*one) for one in _PREY.findall(text)],
        "standings": [(int(row[-3]), int(row[-2].split("/")[0])) for table in standings for row in rows(table)],
        "full": [row[0] for row in rooms if row[-1] in ("works", "used")],
        "airlock": [row.count("☺") for row in airlock[2].split(" ")],
        "permanent": int(permanent[1]) if permanent else 0,
        "meal": (*map(int, tonight.groups()), int(hunger[1]) if hunger else 0) if tonight else None,
    }


def foreseen(view: View, seat: int) -> Figures:
    """Return the same from prospects, and from what lies on the board."""
    prospects, seen = view.prospects(), view.to_json()
    tribe = prospects["tribes"][seat]
    is_drawn = has_board(view.record)
    stacks = [seen["board"]["wild_game"][place]["stack"] for place in _GROUNDS] if is_drawn else []
    rooms = [] if tribe is None else tribe["rooms"]
    meal = None if tribe is None else tribe["meal"]
    return {
        "prey": [_caught(prospects["wild_game"], stack, view.seat is not None) for stack in stacks if stack],
        "standings": [
            (one["survivors"], one["rooms"].count("full")) for one in (prospects["tribes"] if is_drawn else [])
        ],
        "full": [slot for slot, room in zip(names.ROOM_SLOTS, rooms, strict=False) if room == "full"],
        "airlock": [0] * len(AIRLOCK_ROWS) if tribe is None else tribe["airlock"],
        "permanent": 0 if tribe is None else tribe["permanent_water"],
        "meal": None if meal is None else tuple(meal[key] for key in ("have", "need", "rows", "short")),
    }


def _prey(endurance: str, more: str, meat: str, less: str, below: str) -> tuple[Any, ...]:
    values = meat.split("/")
    bracketed = [at for at, value in enumerate(values) if value.startswith("[")]
    return (
        int(endurance) + int(more or 0),
        [max(0, int(value.strip("[]")) - int(less or 0)) for value in values],
        bracketed[0] if bracketed else None,
        [sum(map(int, one.split("+"))) for one in below.split()],
    )


def _caught(game: Figures, stack: list[str | None], is_seat: bool) -> tuple[Any, ...]:
    top, *below = (None if kind is None else game[kind] for kind in stack)
    assert top is not None
    known = [one["endurance"] for one in below if one is not None] if is_seat else []
    return top["endurance"], top["meat"], top["next"], known


def drawn_moves(scene: Scene, seat: int) -> Figures:
    """Return what the moves of a seat are said to lead to, and what it has for them."""
    groups = grouped(scene, seat, scene.table.moves())  # type: ignore[call-arg]
    hints = {str(move): hint for group in groups for move, _, hint in group.moves}
    now = situation(scene, seat)
    points, put_back = _POINTS.search(now), _PUT_BACK.search(now)
    return {
        "points": int(points[2]) if points else None,
        "put_back": int(put_back[1]) if put_back else None,
        "prices": {int(price[1]) for hint in hints.values() if (price := _PRICE.search(hint))},
        "slots": {move: found[1] for move, hint in hints.items() if (found := re.search(r"\[(\d)\] \d+ Canned", hint))},
        "walks": {move: _dangers(hint) for move, hint in hints.items() if move.split()[0] in ("move", "hook")},
    }


def foreseen_moves(scene: Scene, seat: int) -> Figures:
    """Return the same from prospects."""
    view = scene.table
    seen, prospects = view.to_json(), scene.table.prospects()  # type: ignore[call-arg]
    own, tribe = prospects["own"], prospects["tribes"][seat]
    moves = [str(move) for move in view.moves()]  # type: ignore[call-arg]
    asked, hero = view.decision(seat), seen.get("turn", {}).get("hero")
    acts = asked in ("act", "hunt")
    walks = {move: move.split() for move in moves if move.split()[0] in ("move", "hook")}
    ships = {move: words for move, words in walks.items() if words[0] == "hook" or words[2] == "cargo"}
    built = asked == "build" and any(move.startswith("build") for move in moves)
    return {
        "points": max(tribe["strength"][hero], seen["turn"].get("points", 0)) if acts else None,
        "put_back": own["to_discard"] if asked == "discard-room" else None,
        "prices": {tribe["room_price"]} if built else set(),
        "slots": {
            move: own["ship"]["heroes"][words[1]]["hooked" if words[0] == "hook" else "slot"]
            for move, words in ships.items()
        },
        "walks": {move: _walk(own["walks"], *words) for move, words in walks.items()},
    }


def _dangers(hint: str) -> tuple[list[tuple[int, int]], ...]:
    """Return whom a walk presses, who could press the hero next, and who only later."""
    found = [re.search(rf"(?:^|· ){words} ([^·]+)", hint) for words in ("presses", "exposed to", "could be exposed to")]
    return tuple(
        [(SEAT_SIGNS.index(one[0]), int(one[1:])) for one in part[1].split()] if part else [] for part in found
    )


def _walk(walks: list[Figures], kind: str, hero: str, place: str = "cargo") -> tuple[list[tuple[int, int]], ...]:
    for walk in walks:
        if (walk["hero"], walk["to"], walk["hooked"]) == (hero, place, kind == "hook"):
            threats = [[one for one in walk["exposed"] if one["later"] == later] for later in (False, True)]
            return tuple([(one["seat"], one["pressure"]) for one in part] for part in (walk["presses"], *threats))
    return [], [], []
