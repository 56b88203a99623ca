"""Moves as a player chooses among them: dice by location, New Buildings apart, each with what it would mean."""

from collections.abc import Sequence

from newdawn.core.events import Log
from newdawn.core.face import Move
from newdawn.core.records import copy_of
from newdawn.drawing.choices import Choice, Choices, in_groups
from newdawn.drawing.scene import Scene
from newdawn.eden import names, words
from newdawn.eden.acquire import least_strength
from newdawn.eden.components import RESTAURANT_CANS
from newdawn.eden.drawing.marks import FACES, SURVIVORS, each_face
from newdawn.eden.drawing.missions import mission_standing
from newdawn.eden.drawing.prospects import event_mark, event_marks, feeding_mark
from newdawn.eden.drawing.strengths import other_strengths
from newdawn.eden.locations import count_open_events
from newdawn.eden.missions import draw_limit, keep_limit
from newdawn.eden.new_buildings import place
from newdawn.eden.refuge import count_equipped, join_refuge
from newdawn.eden.season_end import open_event
from newdawn.eden.state import EVENT, UNKNOWN

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
        return f"{scene.title('location', location)} → {_offer(scene, seat, location)}"
    return scene.say("eden-group-swap", location=scene.thing("location", location))


def _offer(scene: Scene, seat: int, location: int) -> str:
    """Return what a visit to a location gives besides the die."""
    game, say = scene.record, scene.say
    if location == names.TOWER:
        return say("eden-offer-tower", count=int(count_open_events(game)), heroine=_there(game.heroine))
    if location == names.BRIDGE:
        return say("eden-offer-bridge", drawn=int(draw_limit(game, seat)), kept=int(keep_limit(game, seat)))
    if location == names.RESTAURANT:
        return words.cans(say.language, RESTAURANT_CANS)
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
        return _strength(scene, seat, names.FACES.index(symbols[-1]))
    if kind == "flip":
        return event_marks(scene, names.EVENTS.index(symbols[0])).plain
    if kind == "equip":
        return _equipped(scene, seat, names.EQUIPMENT.index(symbols[0]))
    if kind == "keep":
        return mission_standing(scene, seat, names.MISSIONS.index(symbols[0]))
    if kind in ("claim", "place"):
        return _after_joining(scene, seat, kind, symbols[0])
    return ""


def _strength(scene: Scene, seat: int, face: int) -> str:
    """Return how a die or a token changes the strength in its type of building, and what the others have there."""
    if face == names.WILD:
        return ""
    before, after = scene.record, copy_of(scene.record)
    after.dice[seat, face] += 1
    change = f"{int(least_strength(before, seat, face))} → {int(least_strength(after, seat, face))}"
    return f"{FACES[face]} {change} · {other_strengths(scene, seat, face)}"


def _equipped(scene: Scene, seat: int, kind: int) -> str:
    """Return how a piece of equipment changes the number of equipped survivors."""
    game, after = scene.record, copy_of(scene.record)
    after.equipment[seat, kind] += 1
    letter = f"{scene.say('eden-refuge-equipped')} {SURVIVORS[names.FIRST_EQUIPPED + kind]}"
    return f"{letter} {count_equipped(game, seat, kind)} → {count_equipped(after, seat, kind)}"


def _after_joining(scene: Scene, seat: int, kind: str, name: str) -> str:
    """Return what another building changes at the end of the season, as far as that is still to come: the event, and
    the feeding.
    """
    before, after = scene.record, copy_of(scene.record)
    if kind == "claim":
        join_refuge(after, Log.blank(), seat, names.BUILDINGS.index(name))
    else:
        place(after, Log.blank(), seat, names.NEW_BUILDINGS.index(name))
    parts = []
    if before.stage <= EVENT and count_open_events(before) == 1:
        event = int(open_event(before))
        changed = event_mark(before, seat, event), event_mark(after, seat, event)
        if changed[0] != changed[1]:
            parts.append(scene.say("eden-hint-event", before=changed[0], after=changed[1]))
    changed = feeding_mark(before, seat), feeding_mark(after, seat)
    if changed[0] != changed[1]:
        parts.append(scene.say("eden-hint-feeding", before=changed[0], after=changed[1]))
    return " · ".join(parts)
