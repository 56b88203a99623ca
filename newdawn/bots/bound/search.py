"""Information-set Monte Carlo tree search, compiled: the same source for every game.

Every simulation deals another world behind the view and walks down one tree of moves, which all worlds share: a node
is what was played so far, and chance happens in the world on the way. Where the walk leaves the tree, all moves are
tried, one decision ahead, and judged: they become new nodes, each born with one visit, and the best of them for the
seat that decides is what the simulation found. Every node keeps the mean share of the win for each seat, and each seat
takes the move that is best for itself (max^n).

Like `newdawn.core.bound.playout`, this file is loaded once for each game, with its modules in the globals `rules` and
`knowledge`.
"""

import math
from typing import Any

import numpy as np

from newdawn.bots.features import belief_of
from newdawn.core.binding import bound
from newdawn.core.compiled import compiled
from newdawn.core.events import Log
from newdawn.core.records import Numbers

rules: Any
knowledge: Any

_package = rules.__package__
_judging = bound("newdawn.bots.bound.judge", _package)
_belief = belief_of(_package)
_seed_world = bound("newdawn.bots.bound.greedy", _package).seed_world
_appraise = _judging.appraise
_HIDDEN = _judging.HIDDEN
_ROOMS = _judging.ROOMS
_FEATURES = _judging.FEATURES
_SEATS = _judging.SEATS
_to_act = rules.to_act
_is_over = rules.is_over
_legal_moves = rules.legal_moves
_play = rules.play
_deal = _belief.deal
_surmise = _belief.surmise
_KINDS = _belief.KINDS
_DTYPE = rules.State.dtype
_LOG = Log.dtype
_MOST_MOVES = rules.MOST_MOVES
_MOVE_COUNT = rules.MOVE_COUNT
_DEEPEST = 400

NODE = np.dtype(
    (
        np.record,
        [
            ("shares", np.float64, (_SEATS,)),  # the sum over its visits of the share of the win that each seat got
            ("points", np.float64, (_SEATS,)),  # and of the final points that each could expect
            ("prior", np.float64),  # the share of the seat that moves here, as it was judged at first
            ("visits", np.int32),
            ("first", np.int32),  # the first of its children, those with the best prior first; 0 if there is none
            ("next", np.int32),  # the next child of the same parent; 0 if it is the last
            ("seat", np.int32),  # who plays the move
            ("move", np.int64),
        ],
    )
)
"""A move in the tree, and what was found behind it. The root is number 0; its move is none."""

# What steers the search, by its place in `settings`.
SETTINGS = ("curiosity", "sharpness", "width", "widening", "depth")
"""
curiosity: how much a move that seemed good at first is tried again although others have done better.
sharpness: how much more a move is expected to be tried that seems better: e for a lead of 1 / sharpness of the spread.
width, widening: how many moves of a node are looked at first, and how many more for the square root of its visits.
depth: how many decisions are played greedily behind a new node before the position is judged.
"""
_CURIOSITY, _SHARPNESS, _WIDTH, _WIDENING, _DEPTH = range(5)


@compiled
def _next_to_act(state: Any, last: int) -> int:
    """Return who decides next: the seat that decided last, if the game still waits for it, or the first one."""
    seats = _to_act(state)
    if (seats >> last) & 1:
        return last
    for seat in range(_SEATS):
        if (seats >> seat) & 1:
            return seat
    return last


@compiled
def _judge_children(
    worlds: Numbers,
    tried: Numbers,
    logs: Numbers,
    seat: int,
    moves: Numbers,
    count: int,
    viewer: int,
    weights: Numbers,
    doubts: Numbers,
    network: Numbers,
    found: Numbers,
    neurons: Numbers,
    points: Numbers,
    shares: Numbers,
) -> int:
    """Try all moves one decision ahead; write what each gives all seats, and return the best one for this seat."""
    best = 0
    for i in range(count):
        tried[0] = worlds[0]
        _play(tried[0], logs[0], seat, moves[i])
        _appraise(tried[0], viewer, weights, doubts, network, found, neurons, points[i], shares[i])
        if shares[i, seat] > shares[best, seat]:
            best = i
    return best


@compiled
def _add_child(
    nodes: Numbers, used: Numbers, parent: int, seat: int, move: int, points: Numbers, shares: Numbers
) -> None:
    """Hang a new node below its parent, with one visit: those with a better prior stay before it."""
    new = used[0]
    used[0] += 1
    nodes[new].visits = 1
    nodes[new].first = 0
    nodes[new].move = move
    nodes[new].seat = seat
    nodes[new].prior = shares[seat]
    for other in range(_SEATS):
        nodes[new].shares[other] = shares[other]
        nodes[new].points[other] = points[other]
    before = 0
    child = nodes[parent].first
    while child != 0 and nodes[child].prior >= nodes[new].prior:
        before = child
        child = nodes[child].next
    nodes[new].next = child
    if before == 0:
        nodes[parent].first = new
    else:
        nodes[before].next = new


@compiled
def _select(nodes: Numbers, parent: int, seat: int, legal: Numbers, stamp: int, settings: Numbers) -> int:
    """Return the child to visit: what has done well, and what seemed good but was seldom tried.

    Values are measured between the worst and the best child, so that the same curiosity fits every decision.
    """
    limit = settings[_WIDTH] + settings[_WIDENING] * math.sqrt(nodes[parent].visits)
    lowest, highest = 1e9, -1e9
    low_prior, high_prior = 1e9, -1e9
    offered = 0
    looked_at = 0
    child = nodes[parent].first
    while child != 0 and looked_at < limit:
        if nodes[child].seat == seat and legal[nodes[child].move] == stamp:
            mean = nodes[child].shares[seat] / nodes[child].visits
            lowest = min(lowest, mean)
            highest = max(highest, mean)
            low_prior = min(low_prior, nodes[child].prior)
            high_prior = max(high_prior, nodes[child].prior)
            offered += nodes[child].visits
            looked_at += 1
        child = nodes[child].next
    spread = max(highest - lowest, 1e-9)
    prior_spread = max(high_prior - low_prior, 1e-9)
    total = 0.0
    looked_at = 0
    child = nodes[parent].first
    while child != 0 and looked_at < limit:
        if nodes[child].seat == seat and legal[nodes[child].move] == stamp:
            total += math.exp(settings[_SHARPNESS] * (nodes[child].prior - high_prior) / prior_spread)
            looked_at += 1
        child = nodes[child].next
    best, best_value = 0, -1e9
    looked_at = 0
    root = math.sqrt(offered)
    child = nodes[parent].first
    while child != 0 and looked_at < limit:
        if nodes[child].seat == seat and legal[nodes[child].move] == stamp:
            prior = math.exp(settings[_SHARPNESS] * (nodes[child].prior - high_prior) / prior_spread) / total
            mean = nodes[child].shares[seat] / nodes[child].visits
            value = (mean - lowest) / spread + settings[_CURIOSITY] * prior * root / (1 + nodes[child].visits)
            if value > best_value:
                best, best_value = child, value
            looked_at += 1
        child = nodes[child].next
    return best


@compiled
def simulate(
    raw_seen: Numbers,
    seat: int,
    raw_nodes: Numbers,
    used: Numbers,
    chance: Numbers,
    weights: Numbers,
    doubts: Numbers,
    network: Numbers,
    belief: Numbers,
    settings: Numbers,
    simulations: int,
) -> None:
    """Run this many simulations from a view for the seat whose decision it is, and let the tree grow.

    `used[0]` is the number of nodes so far (0: the tree is begun), `used[1]` counts the simulations.
    """
    seen = raw_seen.view(_DTYPE)[0]
    nodes = raw_nodes.view(NODE)
    if used[0] == 0:
        used[0] = 1
        nodes[0].first = 0
        nodes[0].visits = 0
    worlds = np.zeros(1, _DTYPE)
    tried = np.zeros(1, _DTYPE)
    logs = np.zeros(1, _LOG)
    words = np.zeros(8, np.int64)
    moves = np.zeros(_MOST_MOVES, np.int64)
    found = np.zeros(_FEATURES, np.float64)
    points = np.zeros((_MOST_MOVES, _SEATS), np.float64)
    shares = np.zeros((_MOST_MOVES, _SEATS), np.float64)
    legal = np.zeros(_MOVE_COUNT, np.int64)
    path = np.zeros(_DEEPEST, np.int64)
    players = seen.players
    stamp = 0
    neurons = np.zeros((_ROOMS, _HIDDEN), np.float32)
    odds = np.ones((_SEATS, _KINDS), np.float64)
    _surmise(seen, seat, belief, odds)
    for _ in range(simulations):
        _seed_world(chance, words)
        _deal(seen, seat, odds, words, worlds)
        node, depth, actor, best = 0, 0, seat, 0
        path[0] = 0
        while True:
            if _is_over(worlds[0]):
                _appraise(worlds[0], seat, weights, doubts, network, found, neurons, points[0], shares[0])
                best = 0
                break
            count = _legal_moves(worlds[0], actor, moves)
            if count == 1 and node != 0:
                # Nobody chooses here: the tree has no node for it.
                _play(worlds[0], logs[0], actor, moves[0])
                actor = _next_to_act(worlds[0], actor)
                continue
            if nodes[node].first == 0 or depth + 1 >= _DEEPEST:
                best = _judge_children(
                    worlds,
                    tried,
                    logs,
                    actor,
                    moves,
                    count,
                    seat,
                    weights,
                    doubts,
                    network,
                    found,
                    neurons,
                    points,
                    shares,
                )
                if used[0] + count <= nodes.shape[0] and depth + 1 < _DEEPEST:
                    for i in range(count):
                        _add_child(nodes, used, node, actor, moves[i], points[i], shares[i])
                if settings[_DEPTH] > 0:
                    _play(worlds[0], logs[0], actor, moves[best])
                    best = _play_on(
                        worlds,
                        tried,
                        logs,
                        actor,
                        moves,
                        seat,
                        weights,
                        doubts,
                        network,
                        found,
                        neurons,
                        points,
                        shares,
                        int(settings[_DEPTH]),
                    )
                break
            stamp += 1
            for i in range(count):
                legal[moves[i]] = stamp
            known = 0
            child = nodes[node].first
            while child != 0:
                if nodes[child].seat == actor and legal[nodes[child].move] == stamp:
                    known += 1
                child = nodes[child].next
            if known < count and used[0] + count <= nodes.shape[0]:
                _add_missing(
                    worlds,
                    tried,
                    logs,
                    nodes,
                    used,
                    node,
                    actor,
                    moves,
                    count,
                    seat,
                    weights,
                    doubts,
                    network,
                    found,
                    neurons,
                    points,
                    shares,
                )
                known = count
            if known == 0:
                best = _judge_children(
                    worlds,
                    tried,
                    logs,
                    actor,
                    moves,
                    count,
                    seat,
                    weights,
                    doubts,
                    network,
                    found,
                    neurons,
                    points,
                    shares,
                )
                break
            node = _select(nodes, node, actor, legal, stamp, settings)
            _play(worlds[0], logs[0], actor, nodes[node].move)
            depth += 1
            path[depth] = node
            actor = _next_to_act(worlds[0], actor)
        for i in range(depth + 1):
            passed = path[i]
            nodes[passed].visits += 1
            for other in range(players):
                nodes[passed].shares[other] += shares[best, other]
                nodes[passed].points[other] += points[best, other]
        used[1] += 1


@compiled
def _add_missing(
    worlds: Numbers,
    tried: Numbers,
    logs: Numbers,
    nodes: Numbers,
    used: Numbers,
    node: int,
    actor: int,
    moves: Numbers,
    count: int,
    viewer: int,
    weights: Numbers,
    doubts: Numbers,
    network: Numbers,
    found: Numbers,
    neurons: Numbers,
    points: Numbers,
    shares: Numbers,
) -> None:
    """Add the moves that were not legal in the worlds that came here before."""
    for i in range(count):
        child = nodes[node].first
        while child != 0 and (nodes[child].seat != actor or nodes[child].move != moves[i]):
            child = nodes[child].next
        if child == 0:
            tried[0] = worlds[0]
            _play(tried[0], logs[0], actor, moves[i])
            _appraise(tried[0], viewer, weights, doubts, network, found, neurons, points[i], shares[i])
            _add_child(nodes, used, node, actor, moves[i], points[i], shares[i])


@compiled
def _play_on(
    worlds: Numbers,
    tried: Numbers,
    logs: Numbers,
    last: int,
    moves: Numbers,
    viewer: int,
    weights: Numbers,
    doubts: Numbers,
    network: Numbers,
    found: Numbers,
    neurons: Numbers,
    points: Numbers,
    shares: Numbers,
    decisions: int,
) -> int:
    """Let everybody play greedily for some decisions; return which row of `points` and `shares` judges the outcome."""
    actor = last
    while decisions > 0 and not _is_over(worlds[0]):
        actor = _next_to_act(worlds[0], actor)
        count = _legal_moves(worlds[0], actor, moves)
        best = 0
        if count > 1:
            best = _judge_children(
                worlds,
                tried,
                logs,
                actor,
                moves,
                count,
                viewer,
                weights,
                doubts,
                network,
                found,
                neurons,
                points,
                shares,
            )
            decisions -= 1
        _play(worlds[0], logs[0], actor, moves[best])
    _appraise(worlds[0], viewer, weights, doubts, network, found, neurons, points[0], shares[0])
    return 0
