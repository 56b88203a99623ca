"""Random games, compiled: the same source for every game.

This file is not imported by its own name. `core.binding` loads it once for each game, with that game's modules in the
globals `rules` and `knowledge`: a jitted function that captured other functions would never be found in the on-disk
cache, module-level functions that call each other by global name are.
"""

from typing import Any

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.random import sow, toss
from newdawn.core.records import Numbers

rules: Any

_start = rules.start
_to_act = rules.to_act
_is_over = rules.is_over
_legal_moves = rules.legal_moves
_play = rules.play
_score = rules.score
_winners = rules.winners
_DTYPE = rules.State.dtype
_LOG = Log.dtype
_MOST_MOVES = rules.MOST_MOVES
_PARTS = len(rules.PARTS)
_SEATS = max(rules.PLAYER_COUNTS)


@compiled
def random_step(state: Any, log: Any, chance: Numbers, moves: Numbers) -> None:
    """Let the first seat that may act play a random legal move."""
    seats = _to_act(state)
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    count = _legal_moves(state, seat, moves)
    _play(state, log, seat, moves[toss(chance) % count])


@compiled
def finish(state: Any, log: Any, chance: Numbers, moves: Numbers) -> int:
    """Play a game to its end at random; return how many decisions that took."""
    decisions = 0
    while not _is_over(state):
        random_step(state, log, chance, moves)
        decisions += 1
    return decisions


@compiled
def random_games(players: int, option: int, games: int, words: Numbers, totals: Numbers, results: Numbers) -> None:
    """Play random games from one seed.

    `totals` gets the decisions, then for each seat the wins (a shared win counts for each winner) and the points.
    `results` gets a row for each game, if it has any: the decisions, the winners as bits, the points of each seat.
    """
    records = np.zeros(1, _DTYPE)
    logs = np.zeros(1, _LOG)
    moves = np.zeros(_MOST_MOVES, np.int64)
    parts = np.zeros(_PARTS, np.int64)
    blank = np.zeros(1, _DTYPE)
    chance = np.zeros(1, np.int64)
    for index in range(games):
        records[0] = blank[0]
        state = records[0]
        words[7] = index
        _start(state, logs[0], players, option, words)
        # Both factors stay below 2**30, so that no sum leaves 63 bits: interpreted and compiled runs agree.
        sow(chance, words[0], index)
        decisions = finish(state, logs[0], chance, moves)
        totals[0] += decisions
        winning = _winners(state, parts)
        for seat in range(players):
            points = _score(state, seat, parts)
            totals[1 + seat] += (winning >> seat) & 1
            totals[1 + _SEATS + seat] += points
            if results.shape[0] > 0:
                results[index, 2 + seat] = points
        if results.shape[0] > 0:
            results[index, 0] = decisions
            results[index, 1] = winning
