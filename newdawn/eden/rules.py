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
from newdawn.eden import reasons, state
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
from newdawn.eden.scoring import PARTS, score, winners
from newdawn.eden.season_end import end_game, end_season, feed, feed_reason, list_feed, resolve_event
from newdawn.eden.setup import start
from newdawn.eden.state import OVER, Game
from newdawn.eden.turn import list_swap_with, swap_with, swap_with_reason

NAME = "eden"
PLAYER_COUNTS = (2, 3, 4)
OPTIONS: tuple[str, ...] = ()
"""What a table may agree on: nothing."""
SECRET_CHOICES = ("new-buildings", "feed")
"""Decisions in which only the seat that is asked knows whether it has a choice: the others cannot see its missions."""
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
    "SECRET_CHOICES",
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


@compiled
def reason(game: Game, seat: int, move: int) -> int:
    """Return why a seat may not play a move now, packed; 0 if it may."""
    if KIND[move] == PLACE:
        return place_reason(game, seat, FIRST[move])
    decision = game.decision[seat]
    if decision == state.TAKE_DIE:
        return take_die_reason(game, seat, move)
    if decision == state.CHOOSE_IN_CITY:
        return choose_in_city_reason(game, seat, move)
    if decision == state.CHOOSE_AT_STATION:
        return choose_at_station_reason(game, seat, move)
    if decision == state.CLAIM:
        return claim_reason(game, seat, move)
    if decision == state.ANNOUNCE:
        return announce_reason(game, seat, move)
    if decision == state.KEEP_MISSION:
        return keep_mission_reason(game, seat, move)
    if decision == state.FLIP_EVENT:
        return flip_event_reason(game, seat, move)
    if decision == state.OFFER_NEW_BUILDINGS:
        return new_buildings_reason(game, seat, move)
    if decision == state.FEED:
        return feed_reason(game, seat, move)
    if decision == state.AFTER_FIRST_DIE:
        return after_first_die_reason(game, seat, move)
    if decision == state.SWAP_WITH:
        return swap_with_reason(game, seat, move)
    if decision == state.CHOOSE_TOKEN:
        return choose_token_reason(game, seat, move)
    return because(reasons.NOT_YOUR_DECISION)


@compiled
def legal_moves(game: Game, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into `moves` (at least MOST_MOVES long), and return their number."""
    return list_places(game, seat, moves, _list_decision(game, seat, moves))


@compiled
def _list_decision(game: Game, seat: int, moves: Numbers) -> int:
    """Write the moves that the pending decision of a seat allows; every decision allows New Buildings beside them."""
    decision = game.decision[seat]
    if decision == state.TAKE_DIE:
        return list_take_die(game, seat, moves)
    if decision == state.CHOOSE_IN_CITY:
        return list_choose_in_city(game, seat, moves)
    if decision == state.CHOOSE_AT_STATION:
        return list_choose_at_station(game, seat, moves)
    if decision == state.CLAIM:
        return list_claim(game, seat, moves)
    if decision == state.ANNOUNCE:
        return list_announce(game, seat, moves)
    if decision == state.KEEP_MISSION:
        return list_keep_mission(game, seat, moves)
    if decision == state.FLIP_EVENT:
        return list_flip_event(game, seat, moves)
    if decision == state.OFFER_NEW_BUILDINGS:
        return list_new_buildings(game, seat, moves)
    if decision == state.FEED:
        return list_feed(game, seat, moves)
    if decision == state.AFTER_FIRST_DIE:
        return list_after_first_die(game, seat, moves)
    if decision == state.SWAP_WITH:
        return list_swap_with(game, seat, moves)
    if decision == state.CHOOSE_TOKEN:
        return list_choose_token(game, seat, moves)
    return 0


@compiled
def is_over(game: Game) -> bool:
    """Tell whether winter is over and all missions are revealed."""
    return game.stage == OVER


@compiled
def play(game: Game, log: Log, seat: int, move: int) -> None:
    """Carry out a legal move, and let the game run on until the next decision."""
    if KIND[move] == PLACE:
        place(game, log, seat, FIRST[move])
    else:
        _carry_out(game, log, seat, move)
    run_on(game, log)


@compiled
def run_on(game: Game, log: Log) -> None:
    """Let the game run on, stage by stage, until somebody has to decide or it is over."""
    while to_act(game) == 0 and game.stage != OVER:
        _run(game, log)


@compiled
def _carry_out(game: Game, log: Log, seat: int, move: int) -> None:
    decision = game.decision[seat]
    if decision == state.TAKE_DIE:
        take_die(game, log, seat, move)
    elif decision == state.CHOOSE_IN_CITY:
        choose_in_city(game, log, seat, move)
    elif decision == state.CHOOSE_AT_STATION:
        choose_at_station(game, log, seat, move)
    elif decision == state.CLAIM:
        claim(game, log, seat, move)
    elif decision == state.ANNOUNCE:
        announce(game, log, seat, move)
    elif decision == state.KEEP_MISSION:
        keep_mission(game, log, seat, move)
    elif decision == state.FLIP_EVENT:
        flip_event(game, log, seat, move)
    elif decision == state.OFFER_NEW_BUILDINGS:
        decline_new_buildings(game, seat)
    elif decision == state.FEED:
        feed(game, log, seat, move)
    elif decision == state.AFTER_FIRST_DIE:
        after_first_die(game, log, seat, move)
    elif decision == state.SWAP_WITH:
        swap_with(game, log, seat, move)
    elif decision == state.CHOOSE_TOKEN:
        choose_token(game, log, seat, move)


@compiled
def _run(game: Game, log: Log) -> None:
    """Take the next step that needs no decision."""
    stage = game.stage
    if stage == state.GATHERING:
        next_turn(game, log)
    elif stage == state.ANNOUNCING:
        announce_next(game, log)
    elif stage == state.CLAIMING:
        claim_next(game, log)
    elif stage == state.EVENT:
        resolve_event(game, log)
    elif stage == state.FEEDING:
        end_season(game, log)
    elif stage == state.PRELUDE:
        next_choice(game, log)
    elif stage == state.CHOOSING:
        begin_spring(game, log)
    elif stage == state.ENDING:
        end_game(game, log)
