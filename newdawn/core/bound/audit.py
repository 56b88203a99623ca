"""The compiled half of the test kit: properties that hold at every decision of thousands of random games.

Like `playout.py`, this file is loaded once for each game, with its rules in module globals. Each function plays random
games in which any seat that may act is taken, and returns the number of decisions it looked at; if a property fails,
it returns the failing game and decision as a negative number (see `kit.failure`).
"""

from typing import Any

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.random import sow, toss
from newdawn.core.records import Numbers

rules: Any
knowledge: Any

_start = rules.start
_to_act = rules.to_act
_is_over = rules.is_over
_legal_moves = rules.legal_moves
_reason = rules.reason
_play = rules.play
_view = knowledge.view
_deal = knowledge.deal
_DTYPE = rules.State.dtype
_SIZE = rules.State.dtype.itemsize
_LOG = Log.dtype
_MOST_MOVES = rules.MOST_MOVES
_MOVE_COUNT = rules.MOVE_COUNT
_SPECTATOR = knowledge.SPECTATOR
STRIDE = 100000


@compiled
def _pick_seat(state: Any, chance: Numbers, moves: Numbers) -> int:
    """Return a random one of the seats that may act, in turn or out of it."""
    seat = toss(chance) % state.players
    while _legal_moves(state, seat, moves) == 0:
        seat = (seat + 1) % state.players
    return seat  # type: ignore[no-any-return]


@compiled
def _step(state: Any, log: Any, chance: Numbers, moves: Numbers) -> None:
    """Let a random one of the seats that may act play a random legal move."""
    seat = _pick_seat(state, chance, moves)
    count = _legal_moves(state, seat, moves)
    _play(state, log, seat, moves[toss(chance) % count])


@compiled
def _begin(
    records: Numbers, blank: Numbers, logs: Numbers, players: int, option: int, words: Numbers, index: int
) -> None:
    records[0] = blank[0]
    words[7] = index
    _start(records[0], logs[0], players, option, words)


@compiled
def agreement(players: int, option: int, games: int, words: Numbers) -> int:
    """Check that the listed moves are exactly those without a reason against them, each once, and that a seat that the
    game waits for always has one.
    """
    records = np.zeros(1, _DTYPE)
    blank = np.zeros(1, _DTYPE)
    logs = np.zeros(1, _LOG)
    moves = np.zeros(_MOST_MOVES, np.int64)
    listed = np.zeros(_MOVE_COUNT, np.int64)
    chance = np.zeros(1, np.int64)
    checked = 0
    for index in range(games):
        _begin(records, blank, logs, players, option, words, index)
        state = records[0]
        sow(chance, words[0], index)
        decisions = 0
        while not _is_over(state):
            for seat in range(players):
                count = _legal_moves(state, seat, moves)
                listed[:] = 0
                for i in range(count):
                    listed[moves[i]] += 1
                asked = (_to_act(state) >> seat) & 1 == 1
                if asked and count == 0:
                    return -(index * STRIDE + decisions) - 1
                for move in range(_MOVE_COUNT):
                    legal = 1 if _reason(state, seat, move) == 0 else 0
                    if listed[move] != legal:
                        return -(index * STRIDE + decisions) - 1
            _step(state, logs[0], chance, moves)
            decisions += 1
        checked += decisions
    return checked


@compiled
def non_interference(players: int, option: int, games: int, words: Numbers) -> int:
    """Check at every decision, for every seat and a spectator, that dealing again what it cannot see changes no byte
    of its view, and that the legal moves of a seat can be told from its view.
    """
    records = np.zeros(1, _DTYPE)
    blank = np.zeros(1, _DTYPE)
    seen = np.zeros(1, _DTYPE)
    again = np.zeros(1, _DTYPE)
    worlds = np.zeros(1, _DTYPE)
    seen_bytes = seen.view(np.uint8)
    again_bytes = again.view(np.uint8)
    logs = np.zeros(1, _LOG)
    moves = np.zeros(_MOST_MOVES, np.int64)
    others = np.zeros(_MOST_MOVES, np.int64)
    chance = np.zeros(1, np.int64)
    secret = np.zeros(8, np.int64)
    checked = 0
    for index in range(games):
        _begin(records, blank, logs, players, option, words, index)
        state = records[0]
        sow(chance, words[0], index)
        decisions = 0
        while not _is_over(state):
            for seat in range(_SPECTATOR, players):
                seen[0] = blank[0]
                _view(state, seat, seen[0])
                for i in range(8):
                    secret[i] = toss(chance)
                _deal(seen[0], seat, secret, worlds)
                again[0] = blank[0]
                _view(worlds[0], seat, again[0])
                for i in range(_SIZE):
                    if seen_bytes[i] != again_bytes[i]:
                        return -(index * STRIDE + decisions) - 1
                if seat != _SPECTATOR:
                    count = _legal_moves(state, seat, moves)
                    if count != _legal_moves(seen[0], seat, others):
                        return -(index * STRIDE + decisions) - 1
                    for i in range(count):
                        if moves[i] != others[i]:
                            return -(index * STRIDE + decisions) - 1
            _step(state, logs[0], chance, moves)
            decisions += 1
        checked += decisions
    return checked
