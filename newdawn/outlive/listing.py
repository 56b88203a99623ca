"""The moves that come into question at each decision, so that listing the legal ones asks only those for a reason."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.outlive import state as decisions
from newdawn.outlive.moves import (
    BATS,
    BUILDS,
    DESTROYS,
    DISCARDS,
    DRAWS,
    HUNTS,
    LEADS,
    LOSES,
    MOVE_ALGAE,
    MOVE_DONE,
    MOVE_SEARCH,
    MOVE_STRIKE,
    MOVE_TAKE,
    MOVE_UNLOCK,
    OVERCOMES,
    PAYS,
    PLACES_HEROES,
    REPAIRS,
    RETURNS,
    ROOMS_USED,
    SALVAGES,
    SETTLES,
    TRIBUTES,
    USES,
    WAIVES,
)
from newdawn.outlive.names import (
    ACCESS_CARD,
    AIRLOCK,
    BASE,
    BATTLE_GEAR,
    BEAR_TRAP,
    BLACKWOOD,
    BOW,
    CARGO,
    CHAINSAW,
    CROWBAR,
    DAM,
    EQUIPMENT,
    FAIRGROUNDS,
    FLASHLIGHT,
    FOREST,
    HACKSAW,
    METAL_DETECTOR,
    MINE,
    MUNITION,
    PEAK,
    PURIFIER,
    ROOM_SLOTS,
    SHOTGUN,
    THERMAL_SENSOR,
    WOOD,
)
from newdawn.outlive.places import city_of, place_of
from newdawn.outlive.state import NOBODY, REPAIRED, State
from newdawn.outlive.stores import materials

# The moves that come into question at each decision, as (first move, how many, when): only these are asked for a
# reason when the legal moves are listed. The decision "act" has one row for each place; moving a hero lists its own.
(
    ALWAYS,
    IF_WAITING,
    IF_SENSOR,
    IF_HUNTED,
    IF_COLLECTED,
    IF_MATERIALS,
    IF_AIRLOCK,
) = range(7)
# And for each tile, room or space of its own: if the tile is repaired, the room built, a tile shown on the space.
IF_REPAIRED = 7
IF_BUILT = IF_REPAIRED + len(EQUIPMENT)
IF_SHOWN = IF_BUILT + len(ROOM_SLOTS)
_Candidates = tuple[tuple[int, int, int], ...]


def _use(*tiles: int) -> _Candidates:
    return tuple((USES + tile, 1, IF_REPAIRED + tile) for tile in tiles)


_DONE = (MOVE_DONE, 1, ALWAYS)
_ROOMS = tuple((ROOMS_USED + slot, 1, IF_BUILT + slot) for slot in range(len(ROOM_SLOTS)))
_MATERIALS = (PAYS + WOOD, 3, ALWAYS)
_SUPPLIES = (PAYS, 3, ALWAYS)
_MUNITION = (PAYS + MUNITION, 1, ALWAYS)
_SETTLE = (SETTLES, 8, IF_WAITING)
_AT_DECISION: dict[int, _Candidates] = {
    decisions.NOTHING: (),
    decisions.DISCARD_ROOM: ((DISCARDS, 19, ALWAYS),),
    decisions.FIRST_ROOM: ((BUILDS, 7, ALWAYS),),
    decisions.FIRST_SURVIVORS: ((SETTLES, 8, ALWAYS),),
    decisions.CHOOSE_LEADER: ((LEADS, 10, ALWAYS),),
    decisions.SEARCH_CITY: ((DRAWS, 2, ALWAYS),),
    decisions.RETURN_TILE: ((RETURNS, 8, ALWAYS),),
    decisions.PLACE_HEROES: ((PLACES_HEROES, 24, ALWAYS),),
    decisions.LOSE_SUPPLY: ((PAYS, 8, ALWAYS),),
    decisions.LOSE_TOKENS: (_MATERIALS, _MUNITION),
    decisions.LOSE_SURVIVOR: ((LOSES, 8, ALWAYS),),
    decisions.MOVE_HERO: (),
    decisions.SWING_BAT: (_DONE, (BATS, 4, ALWAYS)),
    decisions.DEFEND: (_DONE, _MUNITION, *_use(BATTLE_GEAR), *_ROOMS),
    decisions.TRIBUTE: ((TRIBUTES, 6, ALWAYS),),
    decisions.ACT: (),
    decisions.HUNT: ((MOVE_STRIKE, 1, ALWAYS), _MUNITION, *_use(BEAR_TRAP, SHOTGUN)),
    decisions.OVERCOME: (_DONE, (OVERCOMES, 12, ALWAYS)),
    decisions.DISCOUNT: (_DONE, (WAIVES, 7, ALWAYS)),
    decisions.FEED: (_SUPPLIES,),
    decisions.RECRUIT: (_DONE, _SUPPLIES),
    decisions.BUILD: (_DONE, (BUILDS, 7, IF_MATERIALS), (SETTLES, 7, IF_AIRLOCK), *_ROOMS),
    decisions.PAY_ROOM: (_MATERIALS, *_ROOMS),
    decisions.DESTROY: ((DESTROYS, 20, ALWAYS),),
    decisions.REPAIR: (_DONE, (REPAIRS, 20, ALWAYS), *_ROOMS),
    decisions.REPAIR_DISCOUNT: (_DONE, *_ROOMS),
    decisions.WAIVE: ((WAIVES + WOOD, 3, ALWAYS),),
}


def _gathering(tile: int, *others: tuple[int, int, int]) -> _Candidates:
    """Return the candidates at a place with a stock of tokens; `tile` is the first of the two that help there."""
    return (_DONE, (MOVE_TAKE, 1, ALWAYS), *_use(tile, tile + 1), *others)


_HUNTING = (
    (HUNTS, 1, ALWAYS),
    (HUNTS + 1, 9, IF_SENSOR),
    *_use(THERMAL_SENSOR),
    (ROOMS_USED, 7, IF_HUNTED),
)
_CITY = (
    _DONE,
    (MOVE_SEARCH, 1, ALWAYS),
    *((SALVAGES, 1, IF_SHOWN + space) for space in range(3)),
    *_use(CHAINSAW, FLASHLIGHT),
    _SETTLE,
    (ROOMS_USED, 7, IF_COLLECTED),
)
_AT_PLACE: dict[int, _Candidates] = {
    FOREST: _gathering(BOW, *_HUNTING),
    DAM: _gathering(ACCESS_CARD, (MOVE_UNLOCK, 1, ALWAYS)),
    BASE: _gathering(CROWBAR, (MOVE_ALGAE, 1, ALWAYS)),
    PEAK: _CITY,
    MINE: _gathering(PURIFIER, *_HUNTING),
    CARGO: (_DONE, *_use(HACKSAW), _SETTLE, *_ROOMS),
    FAIRGROUNDS: _gathering(METAL_DETECTOR, *_HUNTING),
    BLACKWOOD: _CITY,
}
FIRST_PLACE_ROW = len(decisions.DECISIONS)
_ROWS = (*(_AT_DECISION[d] for d in range(FIRST_PLACE_ROW)), *(_AT_PLACE[place] for place in range(8)))
_WIDTH = max(len(row) for row in _ROWS)
CANDIDATES = np.array([[*row, *((0, 0, ALWAYS),) * (_WIDTH - len(row))] for row in _ROWS], dtype=np.int64)
LENGTHS = np.array([len(row) for row in _ROWS], dtype=np.int64)


@compiled
def is_worth_asking(state: State, seat: int, when: int) -> bool:
    """Return whether moves come into question at all, so that most need not be asked for a reason one by one."""
    if when >= IF_BUILT:
        return state.built[seat, when - IF_BUILT] == 1
    if when >= IF_REPAIRED:
        return state.equipment[seat, when - IF_REPAIRED] == REPAIRED
    if when == IF_WAITING:
        return state.waiting != NOBODY
    if when == IF_SENSOR:
        return state.sensor == 1
    if when == IF_HUNTED:
        return state.hunted == 1
    if when == IF_COLLECTED:
        return state.collected > 0
    if when == IF_MATERIALS:
        return materials(state, seat) > 0
    return state.survivors[seat, AIRLOCK] > 0


@compiled
def shown_tile(state: State, space: int) -> int:
    """Return the tile on a space beside the active hero's city; -1 if it was taken, or lies on an earlier space too."""
    city = city_of(place_of(state))
    tile = state.equipment_shown[city, space] + 0
    for earlier in range(space):
        if state.equipment_shown[city, earlier] == tile:
            return -1
    return tile
