"""The entry points of Outlive: start, legal moves, reasons, play, scores. Everybody else uses these and nothing else.

A game is a sequence of decisions. `decision[seat]` says what a seat is asked; for each kind of decision there is one
function that says why a move is not legal, and beside it in the same file the one that carries it out. `play` carries
a move out and then lets the game run on, stage by stage, until somebody has to decide again.
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.outlive import log as happened
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
from newdawn.outlive.day import move_hero, move_hero_reason, next_turn
from newdawn.outlive.events import apply_events, lose_supply, lose_supply_reason, lose_tokens, lose_tokens_reason
from newdawn.outlive.feeding import feed, feed_reason
from newdawn.outlive.hunting import hunt, hunt_reason
from newdawn.outlive.moves import (
    BATS,
    BUILDS,
    DESTROYS,
    DISCARDS,
    DRAWS,
    FIRST,
    HOOKS,
    HUNTS,
    LEADS,
    LOOKS,
    LOSES,
    MOVE_ALGAE,
    MOVE_DONE,
    MOVE_SEARCH,
    MOVE_STAY,
    MOVE_STRIKE,
    MOVE_TAKE,
    MOVE_UNLOCK,
    MOVES,
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
    BASE,
    BATTLE_GEAR,
    BEAR_TRAP,
    BLACKWOOD,
    CARGO,
    CHAINSAW,
    CROWBAR,
    DAM,
    DAYS,
    FAIRGROUNDS,
    FLASHLIGHT,
    FOREST,
    HACKSAW,
    JERRYCAN,
    METAL_DETECTOR,
    MICROCHIP,
    MINE,
    MUNITION,
    PEAK,
    PURIFIER,
    SHOTGUN,
    THERMAL_SENSOR,
    WOOD,
)
from newdawn.outlive.names import ACCESS_CARD, AXE, AMMO_BOX, BACKPACK, BOW, PICKAXE
from newdawn.outlive.night import spend_night
from newdawn.outlive.overcoming import (
    discount,
    discount_reason,
    offer_events,
    overcome,
    overcome_reason,
)
from newdawn.outlive.places import act, act_reason, begin_acting, place_of
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
from newdawn.outlive.state import NOTHING, OVER, Game
from newdawn.outlive.survivors import lose, lose_reason
from newdawn.outlive.waiving import waive_material, waive_material_reason

NAME = "outlive"
PLAYER_COUNTS = (2, 3, 4)
OPTIONS = ("simultaneous_placing",)
"""What a table may agree on, bit by bit: heroes placed in secret at the same time."""
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
    "Game",
    "is_over",
    "legal_moves",
    "play",
    "reason",
    "score",
    "start",
    "to_act",
    "winners",
]

# The moves that come into question at each decision, as (first move, how many): only these are asked for a reason
# when the legal moves are listed. The decision "act" has one row for each place.
_DONE = (MOVE_DONE, 1)
_ROOMS = (ROOMS_USED, 7)
_LOOKS = (LOOKS, 2)
_MATERIALS = (PAYS + WOOD, 3)
_SUPPLIES = (PAYS, 3)
_MUNITION = (PAYS + MUNITION, 1)
_PREY = (HUNTS, 10)
_SENSOR = (USES + THERMAL_SENSOR, 1)
_CITY = ((MOVE_SEARCH, 1), (SALVAGES, 20), (USES + CHAINSAW, 1), (USES + FLASHLIGHT, 1), (SETTLES, 8), _ROOMS, _LOOKS)
_AT_DECISION: dict[int, tuple[tuple[int, int], ...]] = {
    state.NOTHING: (),
    state.DISCARD_ROOM: ((DISCARDS, 19),),
    state.FIRST_ROOM: ((BUILDS, 7),),
    state.FIRST_SURVIVORS: ((SETTLES, 8),),
    state.CHOOSE_LEADER: ((LEADS, 10),),
    state.SEARCH_CITY: ((DRAWS, 2),),
    state.RETURN_TILE: ((RETURNS, 8),),
    state.PLACE_HEROES: ((PLACES_HEROES, 16),),
    state.LOSE_SUPPLY: ((PAYS, 8),),
    state.LOSE_TOKENS: (_MATERIALS, _MUNITION),
    state.LOSE_SURVIVOR: ((LOSES, 8),),
    state.MOVE_HERO: ((MOVES, 32), (HOOKS, 4), (MOVE_STAY, 1), _LOOKS),
    state.SWING_BAT: (_DONE, (BATS, 4)),
    state.DEFEND: (_DONE, _MUNITION, (USES + BATTLE_GEAR, 1), _ROOMS),
    state.TRIBUTE: ((TRIBUTES, 6),),
    state.ACT: (),
    state.HUNT: ((MOVE_STRIKE, 1), _MUNITION, (USES + BEAR_TRAP, 1), (USES + SHOTGUN, 1)),
    state.OVERCOME: (_DONE, (OVERCOMES, 12)),
    state.DISCOUNT: (_DONE, (WAIVES, 7)),
    state.FEED: (_SUPPLIES,),
    state.RECRUIT: (_DONE, _SUPPLIES),
    state.BUILD: (_DONE, (BUILDS, 7), (SETTLES, 7), _ROOMS),
    state.PAY_ROOM: (_MATERIALS, _ROOMS),
    state.DESTROY: ((DESTROYS, 20),),
    state.REPAIR: (_DONE, (REPAIRS, 20), _ROOMS),
    state.REPAIR_DISCOUNT: (_DONE, _ROOMS),
    state.WAIVE: ((WAIVES + WOOD, 3),),
}
_TAKE = (MOVE_TAKE, 1)
_AT_PLACE: dict[int, tuple[tuple[int, int], ...]] = {
    FOREST: (_DONE, _TAKE, _PREY, (USES + BOW, 1), (USES + AXE, 1), _SENSOR, _ROOMS, _LOOKS),
    DAM: (_DONE, _TAKE, (MOVE_UNLOCK, 1), (USES + ACCESS_CARD, 1), (USES + JERRYCAN, 1), _LOOKS),
    BASE: (_DONE, _TAKE, (MOVE_ALGAE, 1), (USES + CROWBAR, 1), (USES + AMMO_BOX, 1), _LOOKS),
    PEAK: (_DONE, *_CITY),
    MINE: (_DONE, _TAKE, _PREY, (USES + PURIFIER, 1), (USES + PICKAXE, 1), _SENSOR, _ROOMS, _LOOKS),
    CARGO: (_DONE, (USES + HACKSAW, 1), (SETTLES, 8), _ROOMS, _LOOKS),
    FAIRGROUNDS: (_DONE, _TAKE, _PREY, (USES + METAL_DETECTOR, 1), (USES + BACKPACK, 1), _SENSOR, _ROOMS, _LOOKS),
    BLACKWOOD: (_DONE, *_CITY),
}
_FIRST_PLACE_ROW = len(state.DECISIONS)
_ROWS = (*(_AT_DECISION[d] for d in range(_FIRST_PLACE_ROW)), *(_AT_PLACE[place] for place in range(8)))
_WIDTH = max(len(row) for row in _ROWS)
CANDIDATES = np.array([[*row, *((0, 0),) * (_WIDTH - len(row))] for row in _ROWS], dtype=np.int64)


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
    """Write the legal moves of a seat into `moves` (at least MOST_MOVES long), in rising order; return their number."""
    row = game.decision[seat] + 0
    if row == state.ACT:
        row = _FIRST_PLACE_ROW + place_of(game)
    count = 0
    for k in range(_WIDTH):
        first = CANDIDATES[row, k, 0]
        for move in range(first, first + CANDIDATES[row, k, 1]):
            if reason(game, seat, move) == 0:
                moves[count] = move
                count += 1
    return count


@compiled
def to_act(game: Game) -> int:
    """Return the seats that may act now, as bits."""
    seats = 0
    for seat in range(game.players):
        if game.decision[seat] != NOTHING:
            seats |= 1 << seat
    return seats


@compiled
def is_over(game: Game) -> bool:
    """Tell whether the convoy has come."""
    return game.stage == OVER


@compiled
def play(game: Game, log: Log, seat: int, move: int) -> None:
    """Carry out a legal move, and let the game run on until the next decision."""
    _carry_out(game, log, seat, move)
    if game.stage == state.IN_SHELTER:
        # The others may be busy with their night; this seat goes on with its own (ruling 48).
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
