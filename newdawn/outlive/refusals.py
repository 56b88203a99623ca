"""Which moves a player of Outlive would wonder about while they are not possible: those are worth a reason."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from newdawn.outlive.components import HERO_STEPS, PLACE_TOKEN
from newdawn.outlive.day import RING, distance
from newdawn.outlive.hunting import ground_of
from newdawn.outlive.moves import (
    BUILDS,
    HUNTS,
    MOVE_ALGAE,
    MOVE_SEARCH,
    MOVE_STRIKE,
    MOVE_TAKE,
    MOVE_UNLOCK,
    MOVES,
    OVERCOMES,
    PAYS,
    REPAIRS,
    ROOMS_USED,
    SALVAGES,
    USES,
)
from newdawn.outlive.names import (
    AFTER_SUPPLIES,
    BASE,
    BATTLE_GEAR,
    BEAR_TRAP,
    DAM,
    FIRST_SUPPLY,
    HERO_IMMUNITY,
    LOOK_THROUGH_PILE,
    MUNITION,
    SHOTGUN,
)
from newdawn.outlive.places import city_of, room_helps_at, tile_helps_at
from newdawn.outlive.state import BROKEN, IDLE, NOT_OWNED, UNKNOWN, State

if TYPE_CHECKING:
    from newdawn.core.face import View

__all__ = ["worth_explaining"]


def worth_explaining(view: "View", seat: int) -> Iterator[int]:
    """Yield the moves, by number, that a seat would wonder about if they were not legal now."""
    wondered = _WONDERED.get(view.decision(seat))
    return iter(()) if wondered is None else wondered(view.record, seat)


def _moving(state: State, seat: int) -> Iterator[int]:
    """Yield the places in reach of the heroes that lie; that a hero has acted already need not be said twice."""
    states = state.hero_state[seat].tolist()
    for hero, origin in enumerate(state.hero_place[seat].tolist()):
        if states[hero] == IDLE:
            reached = [place for place in range(RING) if 0 < distance(origin, place) <= HERO_STEPS]
        else:
            reached = [(origin + 1) % RING]
        yield from (MOVES + hero * RING + place for place in reached)


def _acting(state: State, seat: int) -> Iterator[int]:
    place = int(state.hero_place[seat, state.hero])
    city, ground = city_of(place), ground_of(place)
    if PLACE_TOKEN[place] >= 0:
        yield MOVE_TAKE
    if place == DAM and not state.unlocked:
        yield MOVE_UNLOCK
    if place == BASE:
        yield MOVE_ALGAE
    if city >= 0:
        yield MOVE_SEARCH
        shown = dict.fromkeys(state.equipment_shown[city].tolist())
        yield from (SALVAGES + tile for tile in shown if tile != UNKNOWN)
    if ground >= 0:
        yield HUNTS
    yield from (USES + tile for tile in _owned(state, seat) if tile_helps_at(tile, place))
    for slot, room in _built(state, seat):
        if room_helps_at(room, place) or (room == LOOK_THROUGH_PILE and city >= 0):
            yield ROOMS_USED + slot


def _hunting(state: State, seat: int) -> Iterator[int]:
    yield from (MOVE_STRIKE, PAYS + MUNITION)
    yield from (USES + tile for tile in _owned(state, seat) if tile in (SHOTGUN, BEAR_TRAP))


def _defending(state: State, seat: int) -> Iterator[int]:
    yield PAYS + MUNITION
    yield from (USES + tile for tile in _owned(state, seat) if tile == BATTLE_GEAR)
    yield from (ROOMS_USED + slot for slot, room in _built(state, seat) if room == HERO_IMMUNITY)


def _overcoming(state: State, seat: int) -> Iterator[int]:
    winners = state.overcome_by.tolist()
    for space, event in enumerate(state.convoy.tolist()[: state.flipped]):
        if winners[space] == UNKNOWN:
            yield OVERCOMES + event


def _building(state: State, seat: int) -> Iterator[int]:
    built = state.built[seat].tolist()
    for slot, room in enumerate(state.room[seat].tolist()):
        if room != UNKNOWN and not built[slot]:
            yield BUILDS + slot


def _repairing(state: State, seat: int) -> Iterator[int]:
    for tile, condition in enumerate(state.equipment[seat].tolist()):
        if condition == BROKEN:
            yield REPAIRS + tile


def _recruiting(state: State, seat: int) -> Iterator[int]:
    yield from range(PAYS + FIRST_SUPPLY, PAYS + AFTER_SUPPLIES)


def _owned(state: State, seat: int) -> list[int]:
    return [tile for tile, condition in enumerate(state.equipment[seat].tolist()) if condition != NOT_OWNED]


def _built(state: State, seat: int) -> list[tuple[int, int]]:
    """Return the slots of the rooms that are built, and what is built there."""
    rooms = zip(state.room[seat].tolist(), state.built[seat].tolist(), strict=True)
    return [(slot, room) for slot, (room, is_built) in enumerate(rooms) if is_built]


_WONDERED: Mapping[str, Callable[[State, int], Iterator[int]]] = {
    "move-hero": _moving,
    "act": _acting,
    "hunt": _hunting,
    "defend": _defending,
    "overcome": _overcoming,
    "build": _building,
    "repair": _repairing,
    "recruit": _recruiting,
}
