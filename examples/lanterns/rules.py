"""The rules: how a game starts, which moves are legal and why not, how it goes on, and who wins.

`decision[seat]` says what a seat is asked. Each decision has a file with the function that says why a move is not
legal, and beside it those that list the legal ones and carry one out.
"""

from examples.lanterns import reasons
from examples.lanterns.components import NIGHTS
from examples.lanterns.dice import list_takes, take, take_reason
from examples.lanterns.moves import DONE, FIRST, KIND, TABLE, TAKE
from examples.lanterns.names import SEATS, WISHES
from examples.lanterns.nights import next_turn
from examples.lanterns.scoring import PARTS, SCORED, score, winners
from examples.lanterns.setup import start
from examples.lanterns.state import GRANT_WISH, NOTHING, TAKE_DIE, State
from examples.lanterns.wishes import grant, grant_reason, is_asked_to_grant, list_grants
from newdawn.core.compiled import compiled
from newdawn.core.deciding import to_act
from newdawn.core.events import Log
from newdawn.core.reasons import because
from newdawn.core.records import Numbers

NAME = "lanterns"
PLAYER_COUNTS = tuple(range(2, SEATS + 1))
OPTIONS = ("full_moon",)
"""What a table may agree on: everybody is dealt one more wish."""
RULES_VERSION = 1
"""Grows whenever the same seed and moves could lead elsewhere than before."""

MOVE_COUNT = len(TABLE)
MOST_MOVES = len(WISHES) + 1
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
    decision = state.decision[seat]
    if decision == TAKE_DIE:
        return take_reason(state, move)
    if decision == GRANT_WISH:
        return grant_reason(state, seat, move)
    return because(reasons.NOT_YOUR_DECISION)


@compiled
def legal_moves(state: State, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into `moves` (at least MOST_MOVES long), and return their number."""
    decision = state.decision[seat]
    if decision == TAKE_DIE:
        return list_takes(state, moves)
    if decision == GRANT_WISH:
        return list_grants(state, seat, moves)
    return 0


@compiled
def is_over(state: State) -> bool:
    """Return whether the last night is over."""
    return state.night > NIGHTS


@compiled
def play(state: State, log: Log, seat: int, move: int) -> None:
    """Carry out a legal move. A turn is a die, and then wishes until the player has enough of it."""
    if KIND[move] == TAKE:
        take(state, log, seat, FIRST[move])
    elif KIND[move] != DONE:
        grant(state, log, seat, FIRST[move])
    if KIND[move] != DONE and is_asked_to_grant(state, seat):
        state.decision[seat] = GRANT_WISH
        return
    state.decision[seat] = NOTHING
    next_turn(state, log)
