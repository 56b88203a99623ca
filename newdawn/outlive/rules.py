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
from newdawn.outlive import reasons, state
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
from newdawn.outlive.scoring import PARTS, score, winners
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
from newdawn.outlive.state import NOBODY, OVER, REPAIRED, Game
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
    "SECRET_CHOICES",
    "Game",
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
    state.NOTHING: (),
    state.DISCARD_ROOM: ((DISCARDS, 19, ALWAYS),),
    state.FIRST_ROOM: ((BUILDS, 7, ALWAYS),),
    state.FIRST_SURVIVORS: ((SETTLES, 8, ALWAYS),),
    state.CHOOSE_LEADER: ((LEADS, 10, ALWAYS),),
    state.SEARCH_CITY: ((DRAWS, 2, ALWAYS),),
    state.RETURN_TILE: ((RETURNS, 8, ALWAYS),),
    state.PLACE_HEROES: ((PLACES_HEROES, 16, ALWAYS),),
    state.LOSE_SUPPLY: ((PAYS, 8, ALWAYS),),
    state.LOSE_TOKENS: (_MATERIALS, _MUNITION),
    state.LOSE_SURVIVOR: ((LOSES, 8, ALWAYS),),
    state.MOVE_HERO: (),
    state.SWING_BAT: (_DONE, (BATS, 4, ALWAYS)),
    state.DEFEND: (_DONE, _MUNITION, *_use(BATTLE_GEAR), *_ROOMS),
    state.TRIBUTE: ((TRIBUTES, 6, ALWAYS),),
    state.ACT: (),
    state.HUNT: ((MOVE_STRIKE, 1, ALWAYS), _MUNITION, *_use(BEAR_TRAP, SHOTGUN)),
    state.OVERCOME: (_DONE, (OVERCOMES, 12, ALWAYS)),
    state.DISCOUNT: (_DONE, (WAIVES, 7, ALWAYS)),
    state.FEED: (_SUPPLIES,),
    state.RECRUIT: (_DONE, _SUPPLIES),
    state.BUILD: (_DONE, (BUILDS, 7, IF_MATERIALS), (SETTLES, 7, IF_AIRLOCK), *_ROOMS),
    state.PAY_ROOM: (_MATERIALS, *_ROOMS),
    state.DESTROY: ((DESTROYS, 20, ALWAYS),),
    state.REPAIR: (_DONE, (REPAIRS, 20, ALWAYS), *_ROOMS),
    state.REPAIR_DISCOUNT: (_DONE, *_ROOMS),
    state.WAIVE: ((WAIVES + WOOD, 3, ALWAYS),),
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
_FIRST_PLACE_ROW = len(state.DECISIONS)
_ROWS = (*(_AT_DECISION[d] for d in range(_FIRST_PLACE_ROW)), *(_AT_PLACE[place] for place in range(8)))
_WIDTH = max(len(row) for row in _ROWS)
CANDIDATES = np.array([[*row, *((0, 0, ALWAYS),) * (_WIDTH - len(row))] for row in _ROWS], dtype=np.int64)
LENGTHS = np.array([len(row) for row in _ROWS], dtype=np.int64)


@compiled
def reason(game: Game, seat: int, move: int) -> int:
    """Return why a seat may not play a move now, packed; 0 if it may."""
    decision = game.decision[seat]
    if decision == state.ACT:
        return act_reason(game, seat, move)
    if decision == state.MOVE_HERO:
        return move_hero_reason(game, seat, move)
    if decision == state.BUILD:
        return build_reason(game, seat, move)
    if decision == state.REPAIR:
        return repair_reason(game, seat, move)
    if decision == state.RECRUIT:
        return recruit_reason(game, seat, move)
    if decision == state.FEED:
        return feed_reason(game, seat, move)
    if decision == state.LOSE_SURVIVOR:
        return lose_reason(game, seat, move)
    if decision == state.PAY_ROOM:
        return pay_room_reason(game, seat, move)
    if decision == state.HUNT:
        return hunt_reason(game, seat, move)
    if decision == state.TRIBUTE:
        return tribute_reason(game, seat, move)
    if decision == state.DEFEND:
        return defend_reason(game, seat, move)
    if decision == state.SWING_BAT:
        return swing_bat_reason(game, seat, move)
    if decision == state.OVERCOME:
        return overcome_reason(game, seat, move)
    if decision == state.DISCOUNT:
        return discount_reason(game, seat, move)
    if decision == state.WAIVE:
        return waive_material_reason(game, seat, move)
    if decision == state.REPAIR_DISCOUNT:
        return repair_discount_reason(game, seat, move)
    if decision == state.DESTROY:
        return destroy_reason(game, seat, move)
    if decision == state.LOSE_SUPPLY:
        return lose_supply_reason(game, seat, move)
    if decision == state.LOSE_TOKENS:
        return lose_tokens_reason(game, seat, move)
    if decision == state.NOTHING:
        return because(reasons.NOT_YOUR_DECISION)
    return _setup_reason(game, seat, move)


@compiled
def _setup_reason(game: Game, seat: int, move: int) -> int:
    decision = game.decision[seat]
    if decision == state.DISCARD_ROOM:
        return discard_room_reason(game, seat, move)
    if decision == state.FIRST_ROOM:
        return first_room_reason(game, seat, move)
    if decision == state.FIRST_SURVIVORS:
        return first_survivors_reason(game, seat, move)
    if decision == state.CHOOSE_LEADER:
        return choose_leader_reason(game, seat, move)
    if decision == state.SEARCH_CITY:
        return search_city_reason(game, seat, move)
    if decision == state.RETURN_TILE:
        return return_tile_reason(game, seat, move)
    return place_heroes_reason(game, seat, move)


@compiled
def legal_moves(game: Game, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into `moves` (at least MOST_MOVES long), and return their number."""
    row = game.decision[seat] + 0
    if row == state.MOVE_HERO:
        return list_hero_moves(game, seat, moves)
    acting = row == state.ACT
    if acting:
        row = _FIRST_PLACE_ROW + place_of(game)
    count = 0
    for k in range(LENGTHS[row]):
        first = CANDIDATES[row, k, 0]
        when = CANDIDATES[row, k, 2]
        if when != ALWAYS:
            if when >= IF_SHOWN:
                first += _shown_tile(game, when - IF_SHOWN)
                if first < CANDIDATES[row, k, 0]:
                    continue
            elif not _worth_asking(game, seat, when):
                continue
        for move in range(first, first + CANDIDATES[row, k, 1]):
            why = act_reason(game, seat, move) if acting else reason(game, seat, move)
            if why == 0:
                moves[count] = move
                count += 1
    return count


@compiled
def _worth_asking(game: Game, seat: int, when: int) -> bool:
    """Tell whether moves come into question at all, so that most need not be asked for a reason one by one."""
    if when >= IF_BUILT:
        return game.built[seat, when - IF_BUILT] == 1
    if when >= IF_REPAIRED:
        return game.equipment[seat, when - IF_REPAIRED] == REPAIRED
    if when == IF_LOOKING:
        return fresh_room(game, seat, LOOK_THROUGH_PILE) >= 0
    if when == IF_WAITING:
        return game.waiting != NOBODY
    if when == IF_SENSOR:
        return game.sensor == 1
    if when == IF_HUNTED:
        return game.hunted == 1
    if when == IF_COLLECTED:
        return game.collected > 0
    if when == IF_MATERIALS:
        return materials(game, seat) > 0
    return game.survivors[seat, AIRLOCK] > 0


@compiled
def _shown_tile(game: Game, space: int) -> int:
    """Return the tile on a space beside the active hero's city; -1 if it was taken, or lies on an earlier space too."""
    city = city_of(place_of(game))
    tile = game.equipment_shown[city, space] + 0
    for earlier in range(space):
        if game.equipment_shown[city, earlier] == tile:
            return -1
    return tile


@compiled
def is_over(game: Game) -> bool:
    """Tell whether the convoy has come."""
    return game.stage == OVER


@compiled
def play(game: Game, log: Log, seat: int, move: int) -> None:
    """Carry out a legal move, and let the game run on until the next decision."""
    _carry_out(game, log, seat, move)
    run_on(game, log)


@compiled
def run_on(game: Game, log: Log) -> None:
    """Let the game run on, stage by stage, until somebody has to decide or it is over."""
    if game.stage == state.IN_SHELTER:
        # Some may be busy with their night; the others go on with their own (ruling 48).
        spend_night(game, log)
    while to_act(game) == 0 and game.stage != OVER:
        _run(game, log)


@compiled
def _carry_out(game: Game, log: Log, seat: int, move: int) -> None:
    decision = game.decision[seat]
    if decision == state.ACT:
        act(game, log, seat, move)
    elif decision == state.MOVE_HERO:
        move_hero(game, log, seat, move)
    elif decision == state.BUILD:
        build(game, log, seat, move)
    elif decision == state.REPAIR:
        repair(game, log, seat, move)
    elif decision == state.RECRUIT:
        recruit(game, log, seat, move)
    elif decision == state.FEED:
        feed(game, log, seat, move)
    elif decision == state.LOSE_SURVIVOR:
        lose(game, log, seat, move)
    elif decision == state.PAY_ROOM:
        pay_room(game, log, seat, move)
    elif decision == state.HUNT:
        hunt(game, log, seat, move)
    elif decision == state.TRIBUTE:
        tribute(game, log, seat, move)
    elif decision == state.DEFEND:
        defend(game, log, seat, move)
    elif decision == state.SWING_BAT:
        swing_bat(game, log, seat, move)
    elif decision == state.OVERCOME:
        overcome(game, log, seat, move)
    elif decision == state.DISCOUNT:
        discount(game, log, seat, move)
    elif decision == state.WAIVE:
        waive_material(game, log, seat, move)
    elif decision == state.REPAIR_DISCOUNT:
        repair_discount(game, log, seat, move)
    elif decision == state.DESTROY:
        destroy(game, log, seat, move)
    elif decision == state.LOSE_SUPPLY:
        lose_supply(game, log, seat, move)
    elif decision == state.LOSE_TOKENS:
        lose_tokens(game, log, seat, move)
    else:
        carry_out_setup(game, log, seat, move)


@compiled
def carry_out_setup(game: Game, log: Log, seat: int, move: int) -> None:
    """Carry out a move of the setup, without letting the game run on."""
    decision = game.decision[seat]
    if decision == state.DISCARD_ROOM:
        discard_room(game, log, seat, move)
    elif decision == state.FIRST_ROOM:
        first_room(game, log, seat, move)
    elif decision == state.FIRST_SURVIVORS:
        first_survivors(game, log, seat, move)
    elif decision == state.CHOOSE_LEADER:
        choose_leader(game, log, seat, move)
    elif decision == state.SEARCH_CITY:
        search_city(game, log, seat, move)
    elif decision == state.RETURN_TILE:
        return_tile(game, log, seat, move)
    elif decision == state.PLACE_HEROES:
        place_heroes(game, log, seat, move)


@compiled
def _run(game: Game, log: Log) -> None:
    """Take the next step that needs no decision."""
    stage = game.stage
    if stage == state.MOVING:
        next_turn(game, log)
    elif stage == state.PRESSURING:
        apply_pressure(game, log)
    elif stage == state.ACTING:
        begin_acting(game, log)
    elif stage == state.STAGE_DAWN:
        replenish(game, log)
    elif stage == state.STAGE_EVENT:
        apply_events(game, log)
    elif stage == state.OVERCOMING:
        offer_events(game, log)
    elif stage == state.IN_SHELTER:
        spend_night(game, log)
    elif stage == state.PLACING:
        place_next(game, log)
    elif stage == state.CHOOSING:
        reveal(game, log)
    elif stage == state.SEARCHING:
        begin_searching(game)
