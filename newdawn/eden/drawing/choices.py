"""Moves as a player chooses among them: dice by location, New Buildings apart, each with what it would mean."""

from collections.abc import Sequence
from typing import Any

from newdawn.core.face import Move
from newdawn.drawing.choices import Choice, Choices, in_groups
from newdawn.drawing.scene import Scene
from newdawn.eden import names, words
from newdawn.eden.drawing.ahead import Ahead
from newdawn.eden.drawing.marks import FACES, SURVIVORS, each_face
from newdawn.eden.drawing.missions import drawn_standing
from newdawn.eden.drawing.prospects import event_mark, event_marks, feeding_mark, open_event, refuge_of
from newdawn.eden.drawing.strengths import other_strengths
from newdawn.eden.state import UNKNOWN

EXAMPLE = "take tower sage"
BY_ENTER = ("feed", "done")
EXPLAINED = frozenset(("take", "recruit"))

_DICE = frozenset(("take", "swap", "with"))


def grouped(scene: Scene, seat: int, moves: Sequence[Move]) -> list[Choices]:
    """Return the moves of a seat: dice by location, the rest, and at the end New Buildings under their own heading."""
    headed = [(_heading(scene, seat, move), _choice(scene, seat, move)) for move in moves]
    placed = [(heading, choice) for heading, choice in headed if choice[0].structure[0] == "place"]
    return in_groups(each for each in headed if each not in placed) + in_groups(placed)


def _heading(scene: Scene, seat: int, move: Move) -> str:
    kind, *symbols = move.structure
    if kind == "place":
        return scene.title("term", "new-building")
    if kind not in _DICE:
        return ""
    location = names.LOCATIONS.index(symbols[0])
    if kind == "take":
        return f"{scene.title('location', location)} → {_offer(scene, location)}"
    return scene.say("eden-group-swap", location=scene.thing("location", location))


def _offer(scene: Scene, location: int) -> str:
    """Return what a visit to a location gives besides the die."""
    game, say, visits = scene.record, scene.say, scene.prospects["visits"]
    if location == names.TOWER:
        return say("eden-offer-tower", count=len(scene.prospects["events"]), heroine=_there(game.heroine))
    if location == names.BRIDGE:
        return say("eden-offer-bridge", **visits["bridge"])
    if location == names.RESTAURANT:
        return words.cans(say.language, visits["restaurant"]["cans"])
    if location == names.TRAIN_STATION:
        return each_face(game.station_tokens).plain
    there = words.WORDS.counted(say.language, "equipment", game.city_equipment)
    there += [scene.thing("term", token) for token in ("bat", "binoculars") if game[token] == UNKNOWN]
    return ", ".join(there)


def _there(holder: int) -> str:
    return "yes" if holder == UNKNOWN else "no"


def _choice(scene: Scene, seat: int, move: Move) -> Choice:
    kind, *symbols = move.structure
    text = move.text(scene.say.language)
    if kind in _DICE:
        location, face = names.LOCATIONS.index(symbols[0]), names.FACES.index(symbols[1])
        count = int(scene.record.location_dice[location, face])
        text = scene.title("face", face) + (f" ×{count}" if count > 1 else "")
    return move, text, hint(scene, seat, move)


def hint(scene: Scene, seat: int, move: Move) -> str:
    """Return what a player would want to know about a move before choosing it."""
    kind, *symbols = move.structure
    if kind in ("take", "recruit"):
        return _strength(scene, seat, move, symbols[-1])
    if kind == "flip":
        return event_marks(scene, symbols[0]).plain
    if kind == "equip":
        return _equipped(scene, seat, move, symbols[0])
    if kind == "keep":
        return drawn_standing(scene, seat, symbols[0])
    if kind in ("claim", "place"):
        return _after_joining(scene, seat, move)
    return ""


def _strength(scene: Scene, seat: int, move: Move, face: str) -> str:
    """Return how a die or a token changes the strength in its type of building, and what the others have there."""
    ahead = None if face == names.FACES[names.WILD] else Ahead(scene, seat, move).refuge
    if ahead is None:
        return ""
    before, after = (_least(refuge, face) for refuge in (refuge_of(scene, seat), ahead))
    return f"{FACES[names.FACES.index(face)]} {before} → {after} · {other_strengths(scene, seat, face)}"


def _least(refuge: Any, kind: str) -> int:
    return int(refuge["strengths"][kind]["least"]) if kind in refuge["strengths"] else 0


def _equipped(scene: Scene, seat: int, move: Move, kind: str) -> str:
    """Return how a piece of equipment changes the number of equipped survivors."""
    ahead = Ahead(scene, seat, move).refuge
    if ahead is None:
        return ""
    letter = SURVIVORS[names.FIRST_EQUIPPED + names.EQUIPMENT.index(kind)]
    change = f"{refuge_of(scene, seat)['equipped'][kind]} → {ahead['equipped'][kind]}"
    return f"{scene.say('eden-refuge-equipped')} {letter} {change}"


def _after_joining(scene: Scene, seat: int, move: Move) -> str:
    """Return what another building changes at the end of the season, as far as that is still to come: the event, and
    the feeding.
    """
    ahead = Ahead(scene, seat, move)
    event, meal = open_event(scene.prospects), refuge_of(scene, seat)["feeding"]
    changes = (
        ("eden-hint-event", event and event_mark(event["lacking"][seat]), ahead.event),
        ("eden-hint-feeding", meal["to_come"] and feeding_mark(meal), ahead.feeding),
    )
    return " · ".join(
        scene.say(message, before=before, after=after)
        for message, before, after in changes
        if before and after and before != after
    )
