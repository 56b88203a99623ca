"""From Python into compiled rules and back, quickly.

Numba takes tens of microseconds to recognize a record that Python passes to it, and less than one for an array of
bytes. So the Python face keeps positions as bytes, and these functions look at them as records. Like `playout.py`,
this file is loaded once for each game, with its rules in module globals.
"""

from typing import Any

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import CAPACITY, EVERYBODY, WIDTH, Log
from newdawn.core.records import Numbers

rules: Any
knowledge: Any
prospects: Any

_to_act = rules.to_act
_is_over = rules.is_over
_legal_moves = rules.legal_moves
_reason = rules.reason
_play = rules.play
_score = rules.score
_winners = rules.winners
_view = knowledge.view
_deal = knowledge.deal
_foresee = prospects.foresee
_DTYPE = rules.State.dtype
_SIZE = rules.State.dtype.itemsize
_LOG = Log.dtype
_PROSPECTS = prospects.Prospects.dtype


@compiled
def to_act(raw: Numbers) -> int:
    """Return the seats that may act now, as bits."""
    return _to_act(raw.view(_DTYPE)[0])  # type: ignore[no-any-return]


@compiled
def is_over(raw: Numbers) -> bool:
    """Return whether the game has ended."""
    return _is_over(raw.view(_DTYPE)[0])  # type: ignore[no-any-return]


@compiled
def legal_moves(raw: Numbers, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into `moves`, and return their number."""
    return _legal_moves(raw.view(_DTYPE)[0], seat, moves)  # type: ignore[no-any-return]


@compiled
def reason(raw: Numbers, seat: int, move: int) -> int:
    """Return why a seat may not play a move, packed; 0 if it may."""
    return _reason(raw.view(_DTYPE)[0], seat, move)  # type: ignore[no-any-return]


@compiled
def reasons(raw: Numbers, seat: int, moves: Numbers, found: Numbers) -> None:
    """Write for each of the moves why a seat may not play it, packed, into `found`; 0 where it may."""
    state = raw.view(_DTYPE)[0]
    for index in range(moves.shape[0]):
        found[index] = _reason(state, seat, moves[index])


@compiled
def play(raw: Numbers, raw_log: Numbers, seat: int, move: int) -> None:
    """Carry out a legal move, and write down what happened."""
    log = raw_log.view(_LOG)[0]
    log.enabled = 1
    log.count = 0
    _play(raw.view(_DTYPE)[0], log, seat, move)


@compiled
def scores(raw: Numbers, parts: Numbers) -> None:
    """Write the points of each seat by source, and then their sum, into the rows of `parts`."""
    state = raw.view(_DTYPE)[0]
    last = parts.shape[1] - 1
    for seat in range(state.players):
        parts[seat, last] = _score(state, seat, parts[seat])


@compiled
def winners(raw: Numbers, parts: Numbers) -> int:
    """Return the winning seats as bits."""
    return _winners(raw.view(_DTYPE)[0], parts)  # type: ignore[no-any-return]


@compiled
def view(raw: Numbers, seat: int, raw_seen: Numbers) -> None:
    """Write what a seat may know into a blank record."""
    _view(raw.view(_DTYPE)[0], seat, raw_seen.view(_DTYPE)[0])


@compiled
def deal(raw_seen: Numbers, seat: int, words: Numbers, raw_world: Numbers) -> None:
    """Complete a seat's view at random."""
    _deal(raw_seen.view(_DTYPE)[0], seat, words, raw_world.view(_DTYPE))


@compiled
def reveals(raw_seen: Numbers, seat: int, move: int, worlds: Numbers) -> bool:
    """Return whether a move shows a seat one thing in one world and another thing in another.

    Each row of `worlds` seeds a world that is dealt behind the seat's view. What the move shows is the view after it,
    and the events that the seat may see.
    """
    dealt = np.zeros(1, _DTYPE)
    blank = np.zeros(1, _DTYPE)
    views = np.zeros(2, _DTYPE)
    view_bytes = views.view(np.uint8)
    logs = np.zeros(1, _LOG)
    told = np.zeros((2, CAPACITY, WIDTH), np.int16)
    counts = np.zeros(2, np.int64)
    for world in range(worlds.shape[0]):
        _deal(raw_seen.view(_DTYPE)[0], seat, worlds[world], dealt)
        if _reason(dealt[0], seat, move) != 0:
            return True
        logs[0].enabled = 1
        logs[0].count = 0
        _play(dealt[0], logs[0], seat, move)
        latest = min(world, 1)
        views[latest] = blank[0]
        _view(dealt[0], seat, views[latest])
        counts[latest] = _hear(logs[0], seat, told[latest])
        if world > 0:
            if counts[0] != counts[1]:
                return True
            for row in range(counts[0]):
                for column in range(WIDTH):
                    if told[0, row, column] != told[1, row, column]:
                        return True
            for i in range(_SIZE):
                if view_bytes[i] != view_bytes[_SIZE + i]:
                    return True
    return False


@compiled
def _hear(log: Any, seat: int, told: Numbers) -> int:
    """Write the events that a seat may see into `told`, and return their number."""
    count = 0
    for row in range(log.count):
        audience = log.rows[row, 1]
        if audience == EVERYBODY or audience == seat:
            for column in range(WIDTH):
                told[count, column] = log.rows[row, column]
            count += 1
    return count


@compiled
def foresee(raw_seen: Numbers, seat: int, raw_prospects: Numbers) -> None:
    """Write what follows from a seat's view into a blank record."""
    _foresee(raw_seen.view(_DTYPE)[0], seat, raw_prospects.view(_PROSPECTS)[0])
