"""Moves as a player chooses among them: in groups where there are many, and with what each would mean."""

from collections.abc import Sequence
from typing import Any

from newdawn.core.face import Move
from newdawn.core.records import copy_of
from newdawn.drawing.choices import Choice, Choices, in_groups
from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.outlive import names
from newdawn.outlive.components import (
    CARGO_CANS,
    CARGO_FIRST_STRENGTH,
    CARGO_SLOTS,
    EQUIPMENT_AMOUNT,
    HERO_STRENGTH,
    LEADER_PLACES,
    PLACE_TOKEN,
    ROOM_COST,
    ROOM_PLACES,
    ROOM_UPKEEP,
)
from newdawn.outlive.day import berth_of, own_hero_at, walk_reason
from newdawn.outlive.drawing.marks import STUCK, SURVIVOR
from newdawn.outlive.drawing.prey import endurance_words, meat_words, next_meat, weighs
from newdawn.outlive.equipment import equipment_reason
from newdawn.outlive.hunting import ground_of
from newdawn.outlive.names import STANDARD_ROOMS
from newdawn.outlive.pressure import standing_hero
from newdawn.outlive.state import ACTIVATED, BUILD, IDLE, UNKNOWN

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
        return _walk(scene, seat, names.HEROES.index(words[0]), names.PLACES.index(words[1]))
    if kind == "hook":
        return _walk(scene, seat, names.HEROES.index(words[0]), names.CARGO, hooked=True)
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
        price = "" if free else scene.say("outlive-hint-cost", count=int(ROOM_COST)) + " · "
        return price + _room(scene, room)
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
    gives = scene.say("outlive-hint-hunt", meat=next_meat(scene, seat, kind), values=meat_words(scene, seat, kind))
    if not weighs(scene, seat, names.MUTATION):
        return gives
    return f"{scene.say('outlive-hint-endurance', endurance=endurance_words(scene, seat, kind))} · {gives}"


def _walk(scene: Scene, seat: int, hero: int, place: int, hooked: bool = False) -> str:
    """Say what lies there, whom the hero would put under pressure, and who could still come and do it to the hero."""
    state = scene.record
    parts = []
    token = int(PLACE_TOKEN[place])
    if token >= 0:
        parts.append(f"{scene.title('token', token)} {state.place_stock[place]}")
    if place == names.CARGO:
        berth = int(berth_of(state, seat, hero, hooked))
        people = SURVIVOR * int(state.cargo_survivors[berth])
        cans = scene.say("outlive-board-cans", count=int(CARGO_CANS[berth]))
        parts.append(f"[{berth + CARGO_FIRST_STRENGTH}] {cans} {people}".rstrip())
    strength = int(HERO_STRENGTH[hero])
    after = _after(state, seat, hero, place, hooked)
    leaned: list[str] = []
    exposed: list[str] = []
    later: list[str] = []
    for other in range(scene.table.players):
        if other == seat:
            continue
        standing = int(standing_hero(state, other, place))
        if standing >= 0 and HERO_STRENGTH[standing] < strength:
            leaned.append(f"{SEAT_SIGNS[other]}{strength - HERO_STRENGTH[standing]}")
        now = _threat(after, other, place, strength)
        freed = _threat(_without_idle(after, other, place), other, place, strength)
        if now > 0:
            exposed.append(f"{SEAT_SIGNS[other]}{now}")
        elif freed > 0:
            later.append(f"{SEAT_SIGNS[other]}{freed}")
    if leaned:
        parts.append(scene.say("outlive-hint-pressure", targets=" ".join(leaned)))
    if exposed:
        parts.append(scene.say("outlive-hint-exposed", attackers=" ".join(exposed)))
    if later:
        parts.append(scene.say("outlive-hint-exposed-later", attackers=" ".join(later)))
    return " · ".join(parts)


def _after(state: Any, seat: int, hero: int, place: int, hooked: bool) -> Any:
    """Return the table as it would be with the hero at a place."""
    after = copy_of(state)
    if place == names.CARGO:
        berth = int(berth_of(state, seat, hero, hooked))
        if 0 <= berth < CARGO_SLOTS:
            after.cargo_heroes[berth] |= 1 << seat
    after.hero_place[seat, hero] = place
    after.hero_state[seat, hero] = ACTIVATED
    return after


def _without_idle(state: Any, seat: int, place: int) -> Any:
    """Return the table without the hero of a tribe that lies at a place and may leave it."""
    if not own_hero_at(state, seat, place):
        return state
    after = copy_of(state)
    for hero in range(len(names.HEROES)):
        if state.hero_place[seat, hero] == place and state.hero_state[seat, hero] == IDLE:
            after.hero_place[seat, hero] = UNKNOWN
    return after


def _threat(state: Any, seat: int, place: int, strength: int) -> int:
    """Return the most pressure that the next hero of a tribe could bring upon one of this strength at a place."""
    most = 0
    for hero in range(len(names.HEROES)):
        more = int(HERO_STRENGTH[hero]) - strength
        if more > most and state.hero_place[seat, hero] != UNKNOWN and _comes(state, seat, hero, place):
            most = more
    if most and equipment_reason(state, seat, names.BASEBALL_BAT) == 0:
        most += int(EQUIPMENT_AMOUNT[names.BASEBALL_BAT])
    return most


def _comes(state: Any, seat: int, hero: int, place: int) -> bool:
    """Tell whether a hero could walk to a place, with all that its tribe has."""
    if walk_reason(state, seat, hero, place, False) == 0:
        return True
    hooks = place == names.CARGO and equipment_reason(state, seat, names.GRAPPLING_HOOK) == 0
    return hooks and bool(walk_reason(state, seat, hero, place, True) == 0)
