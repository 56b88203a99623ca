"""The entry points of Outlive: start, legal moves, reasons, play, scores. Everybody else uses these and nothing else.

A game is a sequence of decisions. `decision[seat]` says what a seat is asked; for each kind of decision there is one
function that says why a move is not legal, and beside it in the same file the one that carries it out. `play` carries
a move out and then lets the game run on, stage by stage, until somebody has to decide again.
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.deciding import to_act
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.outlive import reasons
from newdawn.outlive import state as decisions
from newdawn.outlive.building import (
    build,
    build_reason,
    destroy,
    destroy_reason,
    pay_room,
    pay_room_reason,
)
from newdawn.outlive.dawn import replenish
from newdawn.outlive.day import list_hero_moves, move_hero, move_hero_reason, next_turn
from newdawn.outlive.events import apply_events, lose_supply, lose_supply_reason, lose_tokens, lose_tokens_reason
from newdawn.outlive.feeding import feed, feed_reason
from newdawn.outlive.hunting import hunt, hunt_reason
from newdawn.outlive.moves import (
    BATS,
    BUILDS,
    DESTROYS,
    DISCARDS,
    DRAWS,
    HUNTS,
    LEADS,
    LOOKS,
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
    TABLE,
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
    LOOK_THROUGH_PILE,
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
from newdawn.outlive.night import spend_night
from newdawn.outlive.overcoming import (
    discount,
    discount_reason,
    offer_events,
    overcome,
    overcome_reason,
)
from newdawn.outlive.places import act, act_reason, begin_acting, city_of, place_of
from newdawn.outlive.pressure import (
    apply_pressure,
    defend,
    defend_reason,
    swing_bat,
    swing_bat_reason,
    tribute,
    tribute_reason,
)
from newdawn.outlive.recruiting import recruit, recruit_reason
from newdawn.outlive.repairing import (
    repair,
    repair_discount,
    repair_discount_reason,
    repair_reason,
)
from newdawn.outlive.rooms import fresh_room
from newdawn.outlive.scoring import PARTS, SCORED, score, winners
from newdawn.outlive.setup import (
    begin_searching,
    choose_leader,
    choose_leader_reason,
    discard_room,
    discard_room_reason,
    first_room,
    first_room_reason,
    first_survivors,
    first_survivors_reason,
    place_heroes,
    place_heroes_reason,
    place_next,
    return_tile,
    return_tile_reason,
    reveal,
    search_city,
    search_city_reason,
    start,
)
from newdawn.outlive.state import NOBODY, OVER, REPAIRED, State
from newdawn.outlive.stores import materials
from newdawn.outlive.survivors import lose, lose_reason
from newdawn.outlive.waiving import waive_material, waive_material_reason

NAME = "outlive"
PLAYER_COUNTS = (2, 3, 4)
OPTIONS = ("simultaneous_placing",)
"""What a table may agree on, bit by bit: heroes placed in secret at the same time."""
SECRET_CHOICES: tuple[str, ...] = ()
"""Decisions in which only the seat that is asked knows whether it has a choice: there are none."""
RULES_VERSION = 1
"""Grows whenever the same seed and moves could lead elsewhere than before."""

MOVE_COUNT = len(TABLE)
MOST_MOVES = 64
"""No decision has more legal moves than this."""

__all__ = [
    "MOST_MOVES",
    "MOVE_COUNT",
    "NAME",
    "OPTIONS",
    "PARTS",
    "PLAYER_COUNTS",
    "RULES_VERSION",
    "SCORED",
    "SECRET_CHOICES",
    "State",
    "is_over",
    "legal_moves",
    "play",
    "reason",
    "run_on",
    "score",
    "start",
    "to_act",
    "winners",
]

# The moves that come into question at each decision, as (first move, how many, when): only these are asked for a
# reason when the legal moves are listed. The decision "act" has one row for each place; moving a hero lists its own.
(
    ALWAYS,
    IF_LOOKING,
    IF_WAITING,
    IF_SENSOR,
    IF_HUNTED,
    IF_COLLECTED,
    IF_MATERIALS,
    IF_AIRLOCK,
) = range(8)
# And for each tile, room or space of its own: if the tile is repaired, the room built, a tile shown on the space.
IF_REPAIRED = 8
IF_BUILT = IF_REPAIRED + len(EQUIPMENT)
IF_SHOWN = IF_BUILT + len(ROOM_SLOTS)
_Candidates = tuple[tuple[int, int, int], ...]


def _use(*tiles: int) -> _Candidates:
    return tuple((USES + tile, 1, IF_REPAIRED + tile) for tile in tiles)


_DONE = (MOVE_DONE, 1, ALWAYS)
_ROOMS = tuple((ROOMS_USED + slot, 1, IF_BUILT + slot) for slot in range(len(ROOM_SLOTS)))
_LOOKS = (LOOKS, 2, IF_LOOKING)
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
    decisions.PLACE_HEROES: ((PLACES_HEROES, 16, ALWAYS),),
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
    return (_DONE, (MOVE_TAKE, 1, ALWAYS), *_use(tile, tile + 1), *others, _LOOKS)


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
    _LOOKS,
)
_AT_PLACE: dict[int, _Candidates] = {
    FOREST: _gathering(BOW, *_HUNTING),
    DAM: _gathering(ACCESS_CARD, (MOVE_UNLOCK, 1, ALWAYS)),
    BASE: _gathering(CROWBAR, (MOVE_ALGAE, 1, ALWAYS)),
    PEAK: _CITY,
    MINE: _gathering(PURIFIER, *_HUNTING),
    CARGO: (_DONE, *_use(HACKSAW), _SETTLE, *_ROOMS, _LOOKS),
    FAIRGROUNDS: _gathering(METAL_DETECTOR, *_HUNTING),
    BLACKWOOD: _CITY,
}
_FIRST_PLACE_ROW = len(decisions.DECISIONS)
_ROWS = (*(_AT_DECISION[d] for d in range(_FIRST_PLACE_ROW)), *(_AT_PLACE[place] for place in range(8)))
_WIDTH = max(len(row) for row in _ROWS)
CANDIDATES = np.array([[*row, *((0, 0, ALWAYS),) * (_WIDTH - len(row))] for row in _ROWS], dtype=np.int64)
LENGTHS = np.array([len(row) for row in _ROWS], dtype=np.int64)


@compiled
def reason(state: State, seat: int, move: int) -> int:
    """Return why a seat may not play a move now, packed; 0 if it may."""
    decision = state.decision[seat]
    if decision == decisions.ACT:
        return act_reason(state, seat, move)
    if decision == decisions.MOVE_HERO:
        return move_hero_reason(state, seat, move)
    if decision == decisions.BUILD:
        return build_reason(state, seat, move)
    if decision == decisions.REPAIR:
        return repair_reason(state, seat, move)
    if decision == decisions.RECRUIT:
        return recruit_reason(state, seat, move)
    if decision == decisions.FEED:
        return feed_reason(state, seat, move)
    if decision == decisions.LOSE_SURVIVOR:
        return lose_reason(state, seat, move)
    if decision == decisions.PAY_ROOM:
        return pay_room_reason(state, seat, move)
    if decision == decisions.HUNT:
        return hunt_reason(state, seat, move)
    if decision == decisions.TRIBUTE:
        return tribute_reason(state, seat, move)
    if decision == decisions.DEFEND:
        return defend_reason(state, seat, move)
    if decision == decisions.SWING_BAT:
        return swing_bat_reason(state, seat, move)
    if decision == decisions.OVERCOME:
        return overcome_reason(state, seat, move)
    if decision == decisions.DISCOUNT:
        return discount_reason(state, seat, move)
    if decision == decisions.WAIVE:
        return waive_material_reason(state, seat, move)
    if decision == decisions.REPAIR_DISCOUNT:
        return repair_discount_reason(state, seat, move)
    if decision == decisions.DESTROY:
        return destroy_reason(state, seat, move)
    if decision == decisions.LOSE_SUPPLY:
        return lose_supply_reason(state, seat, move)
    if decision == decisions.LOSE_TOKENS:
        return lose_tokens_reason(state, seat, move)
    if decision == decisions.NOTHING:
        return because(reasons.NOT_YOUR_DECISION)
    return _setup_reason(state, seat, move)


@compiled
def _setup_reason(state: State, seat: int, move: int) -> int:
    decision = state.decision[seat]
    if decision == decisions.DISCARD_ROOM:
        return discard_room_reason(state, seat, move)
    if decision == decisions.FIRST_ROOM:
        return first_room_reason(state, seat, move)
    if decision == decisions.FIRST_SURVIVORS:
        return first_survivors_reason(state, seat, move)
    if decision == decisions.CHOOSE_LEADER:
        return choose_leader_reason(state, seat, move)
    if decision == decisions.SEARCH_CITY:
        return search_city_reason(state, seat, move)
    if decision == decisions.RETURN_TILE:
        return return_tile_reason(state, seat, move)
    return place_heroes_reason(state, seat, move)


@compiled
def legal_moves(state: State, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into `moves` (at least MOST_MOVES long), and return their number."""
    row = state.decision[seat] + 0
    if row == decisions.MOVE_HERO:
        return list_hero_moves(state, seat, moves)
    acting = row == decisions.ACT
    if acting:
        row = _FIRST_PLACE_ROW + place_of(state)
    count = 0
    for k in range(LENGTHS[row]):
        first = CANDIDATES[row, k, 0]
        when = CANDIDATES[row, k, 2]
        if when != ALWAYS:
            if when >= IF_SHOWN:
                first += _shown_tile(state, when - IF_SHOWN)
                if first < CANDIDATES[row, k, 0]:
                    continue
            elif not _worth_asking(state, seat, when):
                continue
        for move in range(first, first + CANDIDATES[row, k, 1]):
            why = act_reason(state, seat, move) if acting else reason(state, seat, move)
            if why == 0:
                moves[count] = move
                count += 1
    return count


@compiled
def _worth_asking(state: State, seat: int, when: int) -> bool:
    """Tell whether moves come into question at all, so that most need not be asked for a reason one by one."""
    if when >= IF_BUILT:
        return state.built[seat, when - IF_BUILT] == 1
    if when >= IF_REPAIRED:
        return state.equipment[seat, when - IF_REPAIRED] == REPAIRED
    if when == IF_LOOKING:
        return fresh_room(state, seat, LOOK_THROUGH_PILE) >= 0
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
def _shown_tile(state: State, space: int) -> int:
    """Return the tile on a space beside the active hero's city; -1 if it was taken, or lies on an earlier space too."""
    city = city_of(place_of(state))
    tile = state.equipment_shown[city, space] + 0
    for earlier in range(space):
        if state.equipment_shown[city, earlier] == tile:
            return -1
    return tile


@compiled
def is_over(state: State) -> bool:
    """Tell whether the convoy has come."""
    return state.stage == OVER


@compiled
def play(state: State, log: Log, seat: int, move: int) -> None:
    """Carry out a legal move, and let the game run on until the next decision."""
    _carry_out(state, log, seat, move)
    run_on(state, log)


@compiled
def run_on(state: State, log: Log) -> None:
    """Let the game run on, stage by stage, until somebody has to decide or it is over."""
    if state.stage == decisions.IN_SHELTER:
        # Some may be busy with their night; the others go on with their own (ruling 48).
        spend_night(state, log)
    while to_act(state) == 0 and state.stage != OVER:
        _run(state, log)


@compiled
def _carry_out(state: State, log: Log, seat: int, move: int) -> None:
    decision = state.decision[seat]
    if decision == decisions.ACT:
        act(state, log, seat, move)
    elif decision == decisions.MOVE_HERO:
        move_hero(state, log, seat, move)
    elif decision == decisions.BUILD:
        build(state, log, seat, move)
    elif decision == decisions.REPAIR:
        repair(state, log, seat, move)
    elif decision == decisions.RECRUIT:
        recruit(state, log, seat, move)
    elif decision == decisions.FEED:
        feed(state, log, seat, move)
    elif decision == decisions.LOSE_SURVIVOR:
        lose(state, log, seat, move)
    elif decision == decisions.PAY_ROOM:
        pay_room(state, log, seat, move)
    elif decision == decisions.HUNT:
        hunt(state, log, seat, move)
    elif decision == decisions.TRIBUTE:
        tribute(state, log, seat, move)
    elif decision == decisions.DEFEND:
        defend(state, log, seat, move)
    elif decision == decisions.SWING_BAT:
        swing_bat(state, log, seat, move)
    elif decision == decisions.OVERCOME:
        overcome(state, log, seat, move)
    elif decision == decisions.DISCOUNT:
        discount(state, log, seat, move)
    elif decision == decisions.WAIVE:
        waive_material(state, log, seat, move)
    elif decision == decisions.REPAIR_DISCOUNT:
        repair_discount(state, log, seat, move)
    elif decision == decisions.DESTROY:
        destroy(state, log, seat, move)
    elif decision == decisions.LOSE_SUPPLY:
        lose_supply(state, log, seat, move)
    elif decision == decisions.LOSE_TOKENS:
        lose_tokens(state, log, seat, move)
    else:
        carry_out_setup(state, log, seat, move)


@compiled
def carry_out_setup(state: State, log: Log, seat: int, move: int) -> None:
    """Carry out a move of the setup, without letting the game run on."""
    decision = state.decision[seat]
    if decision == decisions.DISCARD_ROOM:
        discard_room(state, log, seat, move)
    elif decision == decisions.FIRST_ROOM:
        first_room(state, log, seat, move)
    elif decision == decisions.FIRST_SURVIVORS:
        first_survivors(state, log, seat, move)
    elif decision == decisions.CHOOSE_LEADER:
        choose_leader(state, log, seat, move)
    elif decision == decisions.SEARCH_CITY:
        search_city(state, log, seat, move)
    elif decision == decisions.RETURN_TILE:
        return_tile(state, log, seat, move)
    elif decision == decisions.PLACE_HEROES:
        place_heroes(state, log, seat, move)


@compiled
def _run(state: State, log: Log) -> None:
    """Take the next step that needs no decision."""
    stage = state.stage
    if stage == decisions.MOVING:
        next_turn(state, log)
    elif stage == decisions.PRESSURING:
        apply_pressure(state, log)
    elif stage == decisions.ACTING:
        begin_acting(state, log)
    elif stage == decisions.STAGE_DAWN:
        replenish(state, log)
    elif stage == decisions.STAGE_EVENT:
        apply_events(state, log)
    elif stage == decisions.OVERCOMING:
        offer_events(state, log)
    elif stage == decisions.IN_SHELTER:
        spend_night(state, log)
    elif stage == decisions.PLACING:
        place_next(state, log)
    elif stage == decisions.CHOOSING:
        reveal(state, log)
    elif stage == decisions.SEARCHING:
        begin_searching(state)
