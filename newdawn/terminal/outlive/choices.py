"""Moves as a player chooses among them: in groups where there are many, and with what each would mean."""

from dataclasses import dataclass

from newdawn.core.face import Move
from newdawn.outlive import names
from newdawn.outlive.components import (
    CARGO_CANS,
    CARGO_FIRST_STRENGTH,
    HERO_STRENGTH,
    LEADER_PLACES,
    PLACE_TOKEN,
    ROOM_PLACES,
    ROOM_UPKEEP,
)
from newdawn.outlive.day import STEPS, berth_of, distance
from newdawn.outlive.names import STANDARD_ROOMS
from newdawn.outlive.pressure import standing_hero
from newdawn.outlive.state import IDLE, UNKNOWN
from newdawn.terminal.outlive.scene import SEAT_SIGNS, SURVIVOR, Scene


@dataclass(frozen=True)
class Choices:
    """Some moves under one heading (empty: none), each with its words and a hint (empty: none)."""

    heading: str
    moves: tuple[tuple[Move, str, str], ...]


def grouped(scene: Scene, seat: int, moves: list[Move]) -> list[Choices]:
    """Return the moves of a seat in groups, in the order in which they are numbered."""
    language = scene.say.language
    groups: dict[str, list[tuple[Move, str, str]]] = {}
    for move in moves:
        kind, *words = move.structure
        if kind == "move":
            hero = names.HEROES.index(words[0])
            place = scene.thing("place", scene.record.hero_place[seat, hero], "at")
            heading = f"{scene.thing('hero', hero, 'subject')}, {place}"
            text = scene.thing("place", names.PLACES.index(words[1]), "to")
            text = f"→ {text}"
        else:
            heading, text = "", move.text(language)
        groups.setdefault(heading, []).append((move, text, hint(scene, seat, move)))
    # What belongs to no hero comes last.
    ordered = sorted(groups, key=lambda heading: heading == "")
    return [Choices(heading, tuple(groups[heading])) for heading in ordered]


def hint(scene: Scene, seat: int, move: Move) -> str:
    """Return what a player would want to know about a move before choosing it."""
    kind, *words = move.structure
    if kind == "move":
        return _walk(scene, seat, names.HEROES.index(words[0]), names.PLACES.index(words[1]))
    if kind == "discard":
        return _room(scene, STANDARD_ROOMS + names.ROOMS[STANDARD_ROOMS:].index(words[0]))
    if kind == "build":
        room = int(scene.record.room[seat, names.ROOM_SLOTS.index(words[0])])
        return _room(scene, room) if room != UNKNOWN else ""
    if kind == "lead":
        places = LEADER_PLACES[names.LEADERS.index(words[0])]
        return ", ".join(scene.thing("place", place) for place in places)
    return ""


def _room(scene: Scene, room: int) -> str:
    return scene.say("hint-room", places=int(ROOM_PLACES[room]), upkeep=int(ROOM_UPKEEP[room]))


def _walk(scene: Scene, seat: int, hero: int, place: int) -> str:
    """Say what lies there, whom the hero would put under pressure, and who could still come and do it to the hero."""
    game = scene.record
    parts = []
    token = int(PLACE_TOKEN[place])
    if token >= 0:
        parts.append(f"{scene.title('token', token)} {game.place_stock[place]}")
    if place == names.CARGO:
        berth = int(berth_of(game, seat, hero, False))
        people = SURVIVOR * int(game.cargo_survivors[berth])
        slot = f"[{berth + CARGO_FIRST_STRENGTH}] {scene.say('board-cans', count=int(CARGO_CANS[berth]))} {people}"
        parts.append(slot.rstrip())
    strength = int(HERO_STRENGTH[hero])
    leaned = []
    exposed = []
    for other in range(scene.table.players):
        if other == seat:
            continue
        standing = int(standing_hero(game, other, place))
        if standing >= 0 and HERO_STRENGTH[standing] < strength:
            leaned.append(f"{SEAT_SIGNS[other]}{strength - HERO_STRENGTH[standing]}")
        threat = max(_threat(scene, other, theirs, place) for theirs in range(len(names.HEROES))) - strength
        if threat > 0:
            exposed.append(f"{SEAT_SIGNS[other]}{threat}")
    if leaned:
        parts.append(scene.say("hint-pressure", targets=" ".join(leaned)))
    if exposed:
        parts.append(scene.say("hint-exposed", attackers=" ".join(exposed)))
    return " · ".join(parts)


def _threat(scene: Scene, seat: int, hero: int, place: int) -> int:
    """Return the strength of a hero that could still walk to a place today; 0 if it cannot."""
    game = scene.record
    origin = int(game.hero_place[seat, hero])
    if game.hero_state[seat, hero] != IDLE or origin in (UNKNOWN, place) or distance(origin, place) > STEPS:
        return 0
    if any(int(game.hero_place[seat, other]) == place for other in range(len(names.HEROES))):
        return 0
    return int(HERO_STRENGTH[hero])
