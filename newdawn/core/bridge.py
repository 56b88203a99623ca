"""From Python into compiled rules and back, quickly.

Numba takes tens of microseconds to recognize a record that Python passes to it, and less than one for an array of
bytes. So the Python face keeps positions as bytes, and these functions look at them as records. Like `playout.py`,
this file is loaded once for each game, with its rules in module globals.
"""

from typing import Any

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
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
_LOG = Log.dtype
_PROSPECTS = prospects.Prospects.dtype


@compiled
def to_act(raw: Numbers) -> int:
    """Return the seats that may act now, as bits."""
    return _to_act(raw.view(_DTYPE)[0])  # type: ignore[no-any-return]


@compiled
def is_over(raw: Numbers) -> bool:
    """Tell whether the game has ended."""
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
def play(raw: Numbers, raw_log: Numbers, seat: int, move: int) -> None:
    """Carry out a legal move, and write down what happened."""
    log = raw_log.view(_LOG)[0]
    log.enabled = 1
    log.count = 0
    _play(raw.view(_DTYPE)[0], log, seat, move)


@compiled
def score(raw: Numbers, seat: int, parts: Numbers) -> int:
    """Write a seat's points by source into `parts`, and return their sum."""
    return _score(raw.view(_DTYPE)[0], seat, parts)  # type: ignore[no-any-return]


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
def foresee(raw_seen: Numbers, seat: int, raw_prospects: Numbers) -> None:
    """Write what follows from a seat's view into a blank record."""
    _foresee(raw_seen.view(_DTYPE)[0], seat, raw_prospects.view(_PROSPECTS)[0])
