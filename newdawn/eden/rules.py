"""The entry points of Paris: New Eden: start, legal moves, reasons, play, scores. Everybody else uses these and nothing
else.

A game is a sequence of decisions. `decision[seat]` says what a seat is asked; for each kind of decision there is one
function that says why a move is not legal, and beside it in the same file those that list the legal ones and carry
one out. `play` carries a move out and then lets the game run on, stage by stage, until somebody has to decide again.

A New Building can be placed at any moment, so a seat may have a legal move while the game waits for others only.
"""

from newdawn.core.compiled import compiled
from newdawn.core.deciding import to_act
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import reasons
from newdawn.eden import state as decisions
from newdawn.eden.acquire import (
    announce,
    announce_next,
    announce_reason,
    claim,
    claim_next,
    claim_reason,
    list_announce,
    list_claim,
)
from newdawn.eden.gather import (
    after_first_die,
    after_first_die_reason,
    list_after_first_die,
    list_take_die,
    next_turn,
    take_die,
    take_die_reason,
)
from newdawn.eden.locations import (
    choose_at_station,
    choose_at_station_reason,
    choose_in_city,
    choose_in_city_reason,
    flip_event,
    flip_event_reason,
    list_choose_at_station,
    list_choose_in_city,
    list_flip_event,
)
from newdawn.eden.missions import keep_mission, keep_mission_reason, list_keep_mission
from newdawn.eden.moves import FIRST, KIND, PLACE, TABLE
from newdawn.eden.new_buildings import (
    decline_new_buildings,
    list_new_buildings,
    list_places,
    new_buildings_reason,
    place,
    place_reason,
)
from newdawn.eden.prelude import begin_spring, choose_token, choose_token_reason, list_choose_token, next_choice
from newdawn.eden.scoring import PARTS, SCORED, score, winners
from newdawn.eden.season_end import end_game, end_season, feed, feed_reason, list_feed, resolve_event
from newdawn.eden.setup import start
from newdawn.eden.state import OVER, State
from newdawn.eden.turn import list_swap_with, swap_with, swap_with_reason

NAME = "eden"
PLAYER_COUNTS = (2, 3, 4)
OPTIONS: tuple[str, ...] = ()
"""What a table may agree on: nothing."""
RULES_VERSION = 1
"""Grows whenever the same seed and moves could lead elsewhere than before."""

MOVE_COUNT = len(TABLE)
MOST_MOVES = 80
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
    "score",
    "start",
    "to_act",
    "winners",
]


@compiled
def reason(state: State, seat: int, move: int) -> int:
    """Return why a seat may not play a move now, packed; 0 if it may."""
    if KIND[move] == PLACE:
        return place_reason(state, seat, FIRST[move])
    decision = state.decision[seat]
    if decision == decisions.TAKE_DIE:
        return take_die_reason(state, seat, move)
    if decision == decisions.CHOOSE_IN_CITY:
        return choose_in_city_reason(state, seat, move)
    if decision == decisions.CHOOSE_AT_STATION:
        return choose_at_station_reason(state, seat, move)
    if decision == decisions.CLAIM:
        return claim_reason(state, seat, move)
    if decision == decisions.ANNOUNCE:
        return announce_reason(state, seat, move)
    if decision == decisions.KEEP_MISSION:
        return keep_mission_reason(state, seat, move)
    if decision == decisions.FLIP_EVENT:
        return flip_event_reason(state, seat, move)
    if decision == decisions.OFFER_NEW_BUILDINGS:
        return new_buildings_reason(state, seat, move)
    if decision == decisions.FEED:
        return feed_reason(state, seat, move)
    if decision == decisions.AFTER_FIRST_DIE:
        return after_first_die_reason(state, seat, move)
    if decision == decisions.SWAP_WITH:
        return swap_with_reason(state, seat, move)
    if decision == decisions.CHOOSE_TOKEN:
        return choose_token_reason(state, seat, move)
    return because(reasons.NOT_YOUR_DECISION)


@compiled
def legal_moves(state: State, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into `moves` (at least MOST_MOVES long), and return their number."""
    return list_places(state, seat, moves, _list_decision(state, seat, moves))


@compiled
def _list_decision(state: State, seat: int, moves: Numbers) -> int:
    """Write the moves that the pending decision of a seat allows; every decision allows New Buildings beside them."""
    decision = state.decision[seat]
    if decision == decisions.TAKE_DIE:
        return list_take_die(state, seat, moves)
    if decision == decisions.CHOOSE_IN_CITY:
        return list_choose_in_city(state, seat, moves)
    if decision == decisions.CHOOSE_AT_STATION:
        return list_choose_at_station(state, seat, moves)
    if decision == decisions.CLAIM:
        return list_claim(state, seat, moves)
    if decision == decisions.ANNOUNCE:
        return list_announce(state, seat, moves)
    if decision == decisions.KEEP_MISSION:
        return list_keep_mission(state, seat, moves)
    if decision == decisions.FLIP_EVENT:
        return list_flip_event(state, seat, moves)
    if decision == decisions.OFFER_NEW_BUILDINGS:
        return list_new_buildings(state, seat, moves)
    if decision == decisions.FEED:
        return list_feed(state, seat, moves)
    if decision == decisions.AFTER_FIRST_DIE:
        return list_after_first_die(state, seat, moves)
    if decision == decisions.SWAP_WITH:
        return list_swap_with(state, seat, moves)
    if decision == decisions.CHOOSE_TOKEN:
        return list_choose_token(state, seat, moves)
    return 0


@compiled
def is_over(state: State) -> bool:
    """Return whether winter is over and all missions are revealed."""
    return state.stage == OVER


@compiled
def play(state: State, log: Log, seat: int, move: int) -> None:
    """Carry out a legal move, and let the game run on until the next decision."""
    if KIND[move] == PLACE:
        place(state, log, seat, FIRST[move])
    else:
        _carry_out(state, log, seat, move)
    run_on(state, log)


@compiled
def run_on(state: State, log: Log) -> None:
    """Let the game run on, stage by stage, until somebody has to decide or it is over."""
    while to_act(state) == 0 and state.stage != OVER:
        _run(state, log)


@compiled
def _carry_out(state: State, log: Log, seat: int, move: int) -> None:
    decision = state.decision[seat]
    if decision == decisions.TAKE_DIE:
        take_die(state, log, seat, move)
    elif decision == decisions.CHOOSE_IN_CITY:
        choose_in_city(state, log, seat, move)
    elif decision == decisions.CHOOSE_AT_STATION:
        choose_at_station(state, log, seat, move)
    elif decision == decisions.CLAIM:
        claim(state, log, seat, move)
    elif decision == decisions.ANNOUNCE:
        announce(state, log, seat, move)
    elif decision == decisions.KEEP_MISSION:
        keep_mission(state, log, seat, move)
    elif decision == decisions.FLIP_EVENT:
        flip_event(state, log, seat, move)
    elif decision == decisions.OFFER_NEW_BUILDINGS:
        decline_new_buildings(state, seat)
    elif decision == decisions.FEED:
        feed(state, log, seat, move)
    elif decision == decisions.AFTER_FIRST_DIE:
        after_first_die(state, log, seat, move)
    elif decision == decisions.SWAP_WITH:
        swap_with(state, log, seat, move)
    elif decision == decisions.CHOOSE_TOKEN:
        choose_token(state, log, seat, move)


@compiled
def _run(state: State, log: Log) -> None:
    """Take the next step that needs no decision."""
    stage = state.stage
    if stage == decisions.GATHERING:
        next_turn(state, log)
    elif stage == decisions.ANNOUNCING:
        announce_next(state, log)
    elif stage == decisions.CLAIMING:
        claim_next(state, log)
    elif stage == decisions.EVENT:
        resolve_event(state, log)
    elif stage == decisions.FEEDING:
        end_season(state, log)
    elif stage == decisions.PRELUDE:
        next_choice(state, log)
    elif stage == decisions.CHOOSING:
        begin_spring(state, log)
    elif stage == decisions.ENDING:
        end_game(state, log)
