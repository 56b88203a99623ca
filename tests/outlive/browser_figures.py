"""The figures of Outlive that follow by the rules, in the words in which the browser shows them."""

from pathlib import Path
from typing import Any

from newdawn.core.face import View
from newdawn.core.words import Words
from newdawn.outlive import words
from newdawn.outlive.components import EQUIPMENT_PARTNER
from newdawn.outlive.names import EQUIPMENT, PLACES, ROOM_SLOTS

ROOT = Path(__file__).parents[2]
WORDS = Words(ROOT / "web/src/outlive/text")
GROUNDS = ("forest", "mine", "fairgrounds")
LIGHTS = {"full": "lit", "partial": "dim", "unbuilt": "rubble"}
NOBODY: dict[str, Any] = {
    "rooms": [None] * len(ROOM_SLOTS),
    "airlock": [0, 0],
    "survivors": 0,
    "absorbs": 0,
    "permanent_water": 0,
    "room_price": 0,
    "meal": None,
    "upkeep": 0,
    "owed": None,
    "half_pairs": [],
}
"""A tribe whose choices are still secret."""


def say(message: str, **arguments: int | str) -> str:
    """Return a message of the browser in English."""
    return " ".join(WORDS.say("en", message, arguments).split())


def foreseen(view: View, rival: int) -> dict[str, Any]:
    """Return what the browser is to draw of a view, and of the shelter of another seat."""
    prospects, seen = view.prospects(), view.to_json()
    tribe = prospects["tribes"][rival] or NOBODY
    meal, permanent = tribe["meal"], tribe["permanent_water"]
    tomorrow = (tribe.get("upkeep") or None) if seen["phase"] == "shelter" and not meal else None
    walks = [str(move) for move in view.moves() if move.structure[0] in ("move", "hook")]
    own = prospects["own"]
    ships = [move for move in walks if move.startswith("hook") or move.endswith("cargo")]
    cargo = seen["board"]["cargo"] if "board" in seen else {}
    return {
        "prey": [_prey(seen, prospects, place) for place in GROUNDS],
        "taken": [_taken(prospects["places"].get(place)) for place in PLACES],
        "rooms": [_room(state, tribe["room_price"]) for state in tribe["rooms"]],
        "hooks": [slot for slot in prospects["hook_slots"] if not cargo.get(slot, {}).get("heroes")],
        "survivors": tribe["survivors"],
        "points": view.scores()[rival]["total"],
        "airlock": tribe["airlock"],
        "airlockFacts": [
            *([say("shelter-water-tonight", has=meal["water"], count=meal["rows"])] if meal else []),
            say("shelter-absorbs", count=tribe["absorbs"]),
        ],
        "meal": f"{meal['have']}/{meal['need']}" if meal else tomorrow and str(tomorrow),
        "hunger": _hunger(meal) if meal else tomorrow and say("shelter-tomorrow", count=tomorrow),
        "permanent": f"+{permanent}" if permanent else None,
        "pair": _pair(tribe["half_pairs"]),
        "acting": _acting(view, seen, prospects),
        "slots": [[move, _slot(own, move.split())] for move in ships],
        "walks": [_walk(own["walks"], move) for move in walks],
    }


def _prey(seen: dict[str, Any], prospects: dict[str, Any], place: str) -> list[Any]:
    stack = seen["board"]["wild_game"][place]["stack"] if "board" in seen else []
    if not stack:
        return [None, [], None, None]
    turn = seen.get("turn", {})
    is_hunted = "endurance" in turn and seen["tribes"][seen["active"]]["heroes"][turn["hero"]]["at"] == place
    caught = prospects["wild_game"][stack[turn["prey"] - 1 if is_hunted and "prey" in turn else 0]]
    known = [prospects["wild_game"][kind]["endurance"] if kind else "?" for kind in stack]
    rest = " ".join(map(str, known)) if any(stack[1:]) else f"×{len(stack)}"
    return [str(turn["endurance"] if is_hunted else caught["endurance"]), caught["meat"], caught["next"], rest]


def _taken(reduction: dict[str, Any] | None) -> str | None:
    return say("ring-today", count=reduction["count"]) if reduction else None


def _room(state: str | None, price: int) -> list[Any]:
    light = LIGHTS[state] if state else "unknown"
    return [light, str(price) if light == "rubble" else None]


def _hunger(meal: dict[str, int]) -> str:
    said = [say("shelter-tonight", have=meal["have"], need=meal["need"])]
    if meal["rows"] and meal["rooms"]:
        said.append(say("shelter-split", **{name: meal[name] for name in ("rest", "rooms", "water", "rows")}))
    if meal["short"]:
        said.append(say("shelter-hunger", count=meal["short"]))
    return ". ".join(said)


def _pair(halves: list[dict[str, Any]]) -> str | None:
    if not halves:
        return None
    half = next((one for one in halves if one["owned"]), halves[0])
    partner = int(EQUIPMENT_PARTNER[EQUIPMENT.index(half["tile"])])
    tile = words.WORDS.name("equipment", "en", partner, "the")
    return say("shelter-pair-repair" if half["owned"] else "shelter-pair-find", tile=tile)


_MOST_PIPS = 6
"""More than these stand in words alone."""


def _acting(view: View, seen: dict[str, Any], prospects: dict[str, Any]) -> list[Any] | None:
    """Return the points that are left, and of how many; or what is still owed piece by piece, and of how much."""
    owed = None if view.seat is None else prospects["tribes"][view.seat]["owed"]
    if owed is not None:
        total = owed["left"] if owed["total"] is None else owed["total"]
        return [owed["left"], 0 if total > _MOST_PIPS else total]
    hero = seen.get("turn", {}).get("hero")
    if seen["phase"] != "acting" or view.seat is None or seen.get("active") != view.seat or hero is None:
        return None
    points = seen["turn"].get("points")
    return [points, max(prospects["tribes"][view.seat]["strength"][hero], points or 0)]


def _slot(own: dict[str, Any], move: list[str]) -> str | None:
    slot = own["ship"]["heroes"][move[1]]["hooked" if move[0] == "hook" else "slot"]
    return f"cargo:{slot}" if slot else None


def _walk(walks: list[dict[str, Any]], move: str) -> list[Any]:
    kind, hero, *place = move.split()
    goal = (hero, place[0] if place else "cargo", kind == "hook")
    for walk in walks:
        if (walk["hero"], walk["to"], walk["hooked"]) == goal:
            presses = [[one["seat"], one["pressure"]] for one in walk["presses"]]
            exposed = [[one["seat"], one["hero"], one["pressure"], one["later"]] for one in walk["exposed"]]
            return [move, presses, exposed]
    return [move, [], []]
