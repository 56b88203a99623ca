"""The entry points of Outlive: start, legal moves, reasons, play, scores. Everybody else uses these and nothing else.

A game is a sequence of decisions. `decision[seat]` says what a seat is asked; for each kind of decision there is one
function that says why a move is not legal, and beside it in the same file the one that carries it out. `play` carries
a move out and then lets the game run on, stage by stage, until somebody has to decide again.

A search pile can be looked through at any time of the day, so a seat may have a legal move while the game waits for
others only.
"""

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
from newdawn.outlive.listing import ALWAYS, CANDIDATES, FIRST_PLACE_ROW, IF_SHOWN, LENGTHS, is_worth_asking, shown_tile
from newdawn.outlive.looking import list_looks, look_reason, look_through_pile
from newdawn.outlive.moves import FIRST, KIND, LOOK, TABLE
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
from newdawn.outlive.state import OVER, State
from newdawn.outlive.survivors import lose, lose_reason
from newdawn.outlive.waiving import waive_material, waive_material_reason

NAME = "outlive"
PLAYER_COUNTS = (2, 3, 4)
OPTIONS = ("placing_in_turn",)
"""What a table may agree on, bit by bit: heroes placed one at a time in turn order, and not all at once."""
RULES_VERSION = 2
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


@compiled
def reason(state: State, seat: int, move: int) -> int:
    """Return why a seat may not play a move now, packed; 0 if it may."""
    if KIND[move] == LOOK:
        return look_reason(state, seat, FIRST[move])
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
    return list_looks(state, seat, moves, _list_decision(state, seat, moves))


@compiled
def _list_decision(state: State, seat: int, moves: Numbers) -> int:
    """Write the moves that answer the pending decision of a seat; by day, every decision allows looks beside them."""
    row = state.decision[seat] + 0
    if row == decisions.MOVE_HERO:
        return list_hero_moves(state, seat, moves)
    acting = row == decisions.ACT
    if acting:
        row = FIRST_PLACE_ROW + place_of(state)
    count = 0
    for k in range(LENGTHS[row]):
        first = CANDIDATES[row, k, 0]
        when = CANDIDATES[row, k, 2]
        if when != ALWAYS:
            if when >= IF_SHOWN:
                first += shown_tile(state, when - IF_SHOWN)
                if first < CANDIDATES[row, k, 0]:
                    continue
            elif not is_worth_asking(state, seat, when):
                continue
        for move in range(first, first + CANDIDATES[row, k, 1]):
            why = act_reason(state, seat, move) if acting else reason(state, seat, move)
            if why == 0:
                moves[count] = move
                count += 1
    return count


@compiled
def is_over(state: State) -> bool:
    """Return whether the convoy has come."""
    return state.stage == OVER


@compiled
def play(state: State, log: Log, seat: int, move: int) -> None:
    """Carry out a legal move, and let the game run on until the next decision."""
    if KIND[move] == LOOK:
        look_through_pile(state, log, seat, FIRST[move])
    else:
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
    elif stage == decisions.UNDER_PRESSURE:
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
