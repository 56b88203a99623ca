"""The figures of New Eden that follow by the rules, in the words in which the browser shows them."""

from pathlib import Path
from typing import Any

from newdawn.core.face import View
from newdawn.core.words import Words
from newdawn.eden.names import PROFESSIONS

ROOT = Path(__file__).parents[2]
WORDS = Words(ROOT / "web/src/eden/text")


def say(message: str, **arguments: int | str) -> str:
    """Return a message of the browser in English."""
    return " ".join(WORDS.say("en", message, arguments).split())


def foreseen(view: View, rival: int) -> dict[str, Any]:
    """Return what the browser is to draw of a view, and of the refuge of another seat."""
    prospects, seen = view.prospects(), view.to_json()
    refuges, other = prospects["refuges"], prospects["refuges"][rival]
    hidden = [mission for mission in seen["refuges"][rival]["missions"] if mission is None]
    has_claimed = seen["refuges"][rival].get("claimed", False)
    first = view.seat or 0
    around = [(first + at) % view.players for at in range(view.players)]
    own = [] if view.seat is None else refuges[view.seat]["missions"]
    drawn = [] if view.seat is None or view.decision(view.seat) != "keep-mission" else refuges[view.seat]["drawn"]
    bridge = prospects["visits"]["bridge"]
    return {
        "survivors": [*other["survivors"].values()],
        "stores": [*other["equipment"].values(), other["cans"]],
        "facts": [other["buildings"], other["powers"], len(hidden)],
        "points": view.scored()[rival]["total"],
        "strengths": [_strength(prospects, other, kind, has_claimed=has_claimed) for kind in PROFESSIONS],
        "dice": prospects["dice_each"],
        "events": [[f"{event['has'][seat]} / {event['asked']}" for event in prospects["events"]] for seat in around],
        "meals": [_meal(refuges[seat]["feeding"], f"Player {seat}") for seat in around],
        "missions": [
            *map(_mission, drawn),
            *map(_mission, (one for one in own if one["kind"] == "secret")),
            *map(_mission, (one for one in own if one["kind"] == "new-building")),
        ],
        "bridge": say("eden-map-draw", **bridge),
        "hidden": [refuge["hidden_parts"] for refuge in refuges],
    }


def _strength(prospects: dict[str, Any], refuge: dict[str, Any], kind: str, *, has_claimed: bool) -> list[Any]:
    strength = refuge["strengths"].get(kind)
    least = strength["least"] if strength else 0
    if kind not in prospects["to_come"]:
        return [least, say("refuge-given-out")]
    if strength is None:
        return [least, say("refuge-needs-one")]
    standing = strength["standings"][0]
    tie = "without" if not standing["claims"] and not has_claimed else "tied" if standing["tied"] else "alone"
    return [least, say("refuge-standing", place=standing["place"], tie=tie)]


def _meal(meal: dict[str, Any], name: str) -> str | None:
    if not meal["to_come"]:
        return None
    if meal["short"]:
        return say("feed-short-spoken", name=name, cans=meal["short"])
    return say("feed-fed-spoken", name=name, points=meal["points"], cans=meal["cans"])


def _mission(progress: dict[str, Any]) -> str:
    if progress["kind"] == "new-building":
        missing = progress["missing"]
        return say("mission-missing", count=missing) if missing else say("mission-can-be-placed")
    points = say("mission-points", points=progress["points"])
    if progress["least"] is not None:
        return f"{say('mission-of', own=progress['measure'], least=progress['least'])} {points}"
    return f"{say('mission-against', own=progress['measure'], rival=progress['rival'])} {points}"
