"""One decision ahead, compiled: try every move on worlds dealt behind the view, and judge what comes out.

Like `newdawn.core.bound.playout`, this file is loaded once for each game, with its modules in the globals `rules` and
`knowledge`.
"""

from typing import Any

import numpy as np

from newdawn.bots.features import belief_of
from newdawn.core.binding import bound
from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.random import sow, toss
from newdawn.core.records import Numbers

rules: Any
knowledge: Any

_judging = bound("newdawn.bots.bound.judge", rules.__package__)
_features = _judging._features
_appraise = _judging.appraise
_HIDDEN = _judging.HIDDEN
_ROOMS = _judging.ROOMS
_FEATURES = _judging.FEATURES
_SEATS = _judging.SEATS
_start = rules.start
_to_act = rules.to_act
_is_over = rules.is_over
_legal_moves = rules.legal_moves
_play = rules.play
_score = rules.score
_winners = rules.winners
_view = knowledge.view
_belief = belief_of(rules.__package__)
_deal = _belief.deal
_surmise = _belief.surmise
_KINDS = _belief.KINDS
_DTYPE = rules.State.dtype
_LOG = Log.dtype
_MOST_MOVES = rules.MOST_MOVES
_PARTS = len(rules.PARTS)
_TIE = 1e-6
_ONE_IN = 1 << 32


@compiled
def seed_world(chance: Numbers, words: Numbers) -> None:
    """Draw the eight words of a seed for a dealt world."""
    for i in range(8):
        words[i] = toss(chance)


@compiled
def judge_moves(
    seen: Any,
    seat: int,
    chance: Numbers,
    worlds: int,
    weights: Numbers,
    doubts: Numbers,
    network: Numbers,
    belief: Numbers,
    moves: Numbers,
    shares: Numbers,
    points: Numbers,
) -> int:
    """Write the legal moves of a view, and for each the mean shares and points of all seats after it; return how many.

    Every move is tried on the same worlds.
    """
    count = _legal_moves(seen, seat, moves)
    dealt = np.zeros(1, _DTYPE)
    tried = np.zeros(1, _DTYPE)
    logs = np.zeros(1, _LOG)
    words = np.zeros(8, np.int64)
    found = np.zeros(_FEATURES, np.float64)
    neurons = np.zeros((_ROOMS, _HIDDEN), np.float32)
    expected = np.zeros(_SEATS, np.float64)
    shared = np.zeros(_SEATS, np.float64)
    shares[:count, :] = 0.0
    points[:count, :] = 0.0
    odds = np.ones((_SEATS, _KINDS), np.float64)
    _surmise(seen, seat, belief, odds)
    for _ in range(worlds):
        seed_world(chance, words)
        _deal(seen, seat, odds, words, dealt)
        for i in range(count):
            tried[0] = dealt[0]
            _play(tried[0], logs[0], seat, moves[i])
            _appraise(tried[0], seat, weights, doubts, network, found, neurons, expected, shared)
            for other in range(seen.players):
                shares[i, other] += shared[other] / worlds
                points[i, other] += expected[other] / worlds
    return count  # type: ignore[no-any-return]


@compiled
def best_move(shares: Numbers, count: int, seat: int, chance: Numbers) -> int:
    """Return the number of the best move for a seat; among equals any one."""
    best = shares[0, seat]
    for i in range(1, count):
        best = max(best, shares[i, seat])
    equals = 0
    for i in range(count):
        if shares[i, seat] >= best - _TIE:
            equals += 1
    chosen = toss(chance) % equals
    for i in range(count):
        if shares[i, seat] >= best - _TIE:
            if chosen == 0:
                return i
            chosen -= 1
    return 0


@compiled
def judge(
    raw_seen: Numbers,
    seat: int,
    chance: Numbers,
    worlds: int,
    weights: Numbers,
    doubts: Numbers,
    network: Numbers,
    belief: Numbers,
    moves: Numbers,
    shares: Numbers,
    points: Numbers,
) -> int:
    """Do the same for a view that Python passes as its bytes."""
    return judge_moves(
        raw_seen.view(_DTYPE)[0], seat, chance, worlds, weights, doubts, network, belief, moves, shares, points
    )


@compiled
def greedy_games(
    players: int,
    option: int,
    games: int,
    words: Numbers,
    weights: Numbers,
    doubts: Numbers,
    networks: Numbers,
    belief: Numbers,
    whims: Numbers,
    sampling: float,
    raw_positions: Numbers,
    labels: Numbers,
    results: Numbers,
) -> int:
    """Play games between greedy seats, each with a judge of its own; return how many positions were noted.

    `whims[seat]` is how often a seat plays at random instead. A share `sampling` of the positions is noted as long as
    there is room, with the game and the seat that decides as its label. `results` gets the points and the share of the
    win of each seat for every game.
    """
    records = np.zeros(1, _DTYPE)
    blank = np.zeros(1, _DTYPE)
    views = np.zeros(1, _DTYPE)
    logs = np.zeros(1, _LOG)
    moves = np.zeros(_MOST_MOVES, np.int64)
    shares = np.zeros((_MOST_MOVES, _SEATS), np.float64)
    points = np.zeros((_MOST_MOVES, _SEATS), np.float64)
    parts = np.zeros(_PARTS, np.int64)
    chance = np.zeros(1, np.int64)
    positions = raw_positions.view(_DTYPE)
    taken = 0
    for index in range(games):
        records[0] = blank[0]
        words[7] = index
        _start(records[0], logs[0], players, option, words)
        sow(chance, words[0], index)
        while not _is_over(records[0]):
            state = records[0]
            seats = _to_act(state)
            # Who is asked first where all decide at once must mean nothing.
            seat = toss(chance) % players
            while (seats >> seat) & 1 == 0:
                seat = (seat + 1) % players
            if toss(chance) < sampling * _ONE_IN and taken < positions.shape[0]:
                positions[taken] = state
                labels[taken, 0] = index
                labels[taken, 1] = seat
                taken += 1
            count = _legal_moves(state, seat, moves)
            chosen = 0
            if count > 1:
                if toss(chance) < whims[seat] * _ONE_IN:
                    chosen = toss(chance) % count
                else:
                    views[0] = blank[0]
                    _view(state, seat, views[0])
                    judge_moves(
                        views[0],
                        seat,
                        chance,
                        1,
                        weights[seat],
                        doubts[seat],
                        networks[seat],
                        belief,
                        moves,
                        shares,
                        points,
                    )
                    chosen = best_move(shares, count, seat, chance)
            _play(state, logs[0], seat, moves[chosen])
        winning = _winners(records[0], parts)
        winners = 0
        for seat in range(players):
            winners += (winning >> seat) & 1
        for seat in range(players):
            results[index, seat] = _score(records[0], seat, parts)
            results[index, _SEATS + seat] = ((winning >> seat) & 1) / winners
    return taken
