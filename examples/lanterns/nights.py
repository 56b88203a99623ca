"""The nights: the roll, the turns, and what comes after the last of them (rules 3, 4, 7 and 11)."""

from examples.lanterns import happenings as happened
from examples.lanterns.components import DICE_EACH, NIGHTS, SPARE_DICE
from examples.lanterns.names import FACES, WISHES
from examples.lanterns.state import TAKE_DIE, UNKNOWN, State
from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.random import below


@compiled
def roll(state: State, log: Log, count: int) -> None:
    """Roll this many dice, in place of those on the table."""
    for face in range(len(FACES)):
        state.dice[face] = 0
    for _ in range(count):
        face = below(state, len(FACES))
        state.dice[face] += 1
        emit(log, happened.DIE_ROLLED, face)


@compiled
def seat_to_take(state: State) -> int:
    """Return whose turn it is."""
    return (state.first_player + state.turns) % state.players


@compiled
def begin_night(state: State, log: Log) -> None:
    """Roll the dice and ask the first player."""
    state.turns = 0
    state.wind = UNKNOWN
    emit(log, happened.NIGHT, state.night)
    roll(state, log, DICE_EACH * state.players + SPARE_DICE)
    state.decision[state.first_player] = TAKE_DIE


@compiled
def next_turn(state: State, log: Log) -> None:
    """Ask the next player; when everybody has taken their dice, let the night end."""
    state.turns += 1
    if state.turns < DICE_EACH * state.players:
        state.decision[seat_to_take(state)] = TAKE_DIE
        return
    for face in range(len(FACES)):
        for _ in range(state.dice[face]):
            emit(log, happened.DIE_DRIFTED, face)
        state.dice[face] = 0
    first = state.wind + 0 if state.wind != UNKNOWN else (state.first_player + 1) % state.players
    state.night += 1
    if state.night > NIGHTS:
        _end(state, log)
        return
    state.first_player = first
    begin_night(state, log)


@compiled
def _end(state: State, log: Log) -> None:
    """Show all hands."""
    for seat in range(state.players):
        for wish in range(len(WISHES)):
            for _ in range(state.hands[seat, wish]):
                emit(log, happened.WISH_LEFT, seat, wish)
    emit(log, happened.GAME_OVER)
