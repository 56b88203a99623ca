"""Moves as a player chooses among them: in groups where there are many, and with what each would mean."""

from collections.abc import Sequence
from typing import Any

from newdawn.core.face import Move
from newdawn.drawing.choices import Choice, Choices, in_groups
from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.outlive import names
from newdawn.outlive.components import (
    CARGO_CANS,
    CARGO_FIRST_STRENGTH,
    LEADER_PLACES,
    PLACE_TOKEN,
    ROOM_PLACES,
    ROOM_UPKEEP,
)
from newdawn.outlive.drawing.marks import STUCK, SURVIVOR
from newdawn.outlive.drawing.prey import endurance_words, is_tougher, meat_words, next_meat
from newdawn.outlive.hunting import ground_of
from newdawn.outlive.names import STANDARD_ROOMS
from newdawn.outlive.state import BUILD, UNKNOWN

EXAMPLE = "move 5 cargo"
BY_ENTER = ("done",)
EXPLAINED = frozenset(("move",))


def grouped(scene: Scene, seat: int, moves: Sequence[Move]) -> list[Choices]:
    """Return the moves of a seat: those of a hero together, and last what belongs to none."""
    return in_groups(_choice(scene, seat, move) for move in moves)


def _choice(scene: Scene, seat: int, move: Move) -> tuple[str, Choice]:
    """Return the heading of a move, and the move with its words and its hint."""
    kind, *words = move.structure
    heading, text = "", move.text(scene.say.language)
    if kind == "move":
        hero = names.HEROES.index(words[0])
        place = scene.thing("place", scene.record.hero_place[seat, hero], "at")
        heading = f"{scene.thing('hero', hero, 'subject')}, {place}"
        text = f"→ {scene.thing('place', names.PLACES.index(words[1]), 'to')}"
    elif kind == "discard" and (count := _copies(scene, seat, words[0])) > 1:
        text = f"{text} {STUCK}{count}"
    return heading, (move, text, hint(scene, seat, move))


def hint(scene: Scene, seat: int, move: Move) -> str:
    """Return what a player would want to know about a move before choosing it."""
    kind, *words = move.structure
    if kind == "move":
        return _walk(scene, names.HEROES.index(words[0]), names.PLACES.index(words[1]))
    if kind == "hook":
        return _walk(scene, names.HEROES.index(words[0]), names.CARGO, hooked=True)
    if kind == "hunt":
        return _hunt(scene, seat, int(words[0]) - 1)
    if kind == "discard":
        return _room(scene, STANDARD_ROOMS + names.ROOMS[STANDARD_ROOMS:].index(words[0]))
    if kind == "build":
        room = int(scene.record.room[seat, names.ROOM_SLOTS.index(words[0])])
        if room == UNKNOWN:
            return ""
        # The first room is free.
        free = scene.record.decision[seat] != BUILD
        price = scene.prospects["tribes"][seat]["room_price"]
        return ("" if free else scene.say("outlive-hint-cost", count=price) + " · ") + _room(scene, room)
    if kind == "lead":
        places = LEADER_PLACES[names.LEADERS.index(words[0])]
        return ", ".join(scene.thing("place", place) for place in places)
    return ""


def _room(scene: Scene, room: int) -> str:
    return scene.say("outlive-hint-room", places=int(ROOM_PLACES[room]), upkeep=int(ROOM_UPKEEP[room]))


def _copies(scene: Scene, seat: int, name: str) -> int:
    """Return how many rooms of a kind a player holds in hand."""
    return int((scene.record.drawn_rooms[seat] == names.ROOMS.index(name, STANDARD_ROOMS)).sum())


def _hunt(scene: Scene, seat: int, position: int) -> str:
    """Say what a tile of the stack where the hero stands would give, and what it takes."""
    state = scene.record
    ground = int(ground_of(int(state.hero_place[seat, state.hero])))
    kind = int(state.wild_stack[ground, position]) if ground >= 0 else UNKNOWN
    if kind == UNKNOWN:
        return ""
    gives = scene.say("outlive-hint-hunt", meat=next_meat(scene, kind), values=meat_words(scene, kind))
    if not is_tougher(scene, kind):
        return gives
    return f"{scene.say('outlive-hint-endurance', endurance=endurance_words(scene, kind))} · {gives}"


def _walk(scene: Scene, hero: int, place: int, hooked: bool = False) -> str:
    """Say what lies there, whom the hero would put under pressure, and who could still come and do it to the hero."""
    state = scene.record
    parts = []
    token = int(PLACE_TOKEN[place])
    if token >= 0:
        parts.append(f"{scene.title('token', token)} {state.place_stock[place]}")
    own = scene.prospects["own"]
    if place == names.CARGO:
        slot = own["ship"]["heroes"][names.HEROES[hero]]["hooked" if hooked else "slot"]
        berth = int(slot) - CARGO_FIRST_STRENGTH
        people = SURVIVOR * int(state.cargo_survivors[berth])
        cans = scene.say("outlive-board-cans", count=int(CARGO_CANS[berth]))
        parts.append(f"[{slot}] {cans} {people}".rstrip())
    for walk in own["walks"]:
        if (walk["hero"], walk["to"], walk["hooked"]) == (names.HEROES[hero], names.PLACES[place], hooked):
            parts += _dangers(scene, walk)
    return " · ".join(parts)


def _dangers(scene: Scene, walk: Any) -> list[str]:
    """Say whom a walk puts under pressure, who could put the hero under pressure next, and who only later."""
    pressed = [f"{SEAT_SIGNS[one['seat']]}{one['pressure']}" for one in walk["presses"]]
    said = [scene.say("outlive-hint-pressure", targets=" ".join(pressed))] if pressed else []
    for later, message in ((False, "outlive-hint-exposed"), (True, "outlive-hint-exposed-later")):
        threats = [f"{SEAT_SIGNS[one['seat']]}{one['pressure']}" for one in walk["exposed"] if one["later"] == later]
        if threats:
            said.append(scene.say(message, attackers=" ".join(threats)))
    return said
