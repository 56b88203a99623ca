"""What a position is worth to each seat, compiled: the same source for every game.

A game's room `bots.features` says what its bots look at; here the features are weighed. The weights depend on the hour,
such as the day and the night: a survivor is worth more in the morning of the second day than in the last night. They
are arguments, not constants, so that new ones need no compile.

Like `newdawn.core.bound.playout`, this file is loaded once for each game, with its modules in the globals `rules` and
`knowledge`.
"""

import math
from typing import Any

import numpy as np

from newdawn.bots.features import features_of
from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers

rules: Any
knowledge: Any

_features = features_of(rules.__package__)
_describe = _features.describe
_hour = _features.hour
FEATURES = len(_features.FEATURES)
HOURS = len(_features.HOURS)
_is_over = rules.is_over
_score = rules.score
_winners = rules.winners
_PARTS = len(rules.PARTS)
SEATS = max(rules.PLAYER_COUNTS)

# The network: a first layer for each seat, a second one that sees a seat beside the others, and two numbers that it
# says of a seat. `newdawn.bots.judges` lays its numbers out in one row, for one number of players.
HIDDEN = 64
SECOND = 32
POINTS_OF_ONE = 10.0
"""How many points the first number of the network stands for; the second one is a share's logarithm."""
_HOUR_BIAS = 0
_VIEWER = _HOUR_BIAS + HOURS * HIDDEN
_FIRST = _VIEWER + HIDDEN
_OWN = _FIRST + FEATURES * HIDDEN
_ALL = _OWN + HIDDEN * SECOND
_SECOND_BIAS = _ALL + HIDDEN * SECOND
_SAYS = _SECOND_BIAS + SECOND
_SAYS_BIAS = _SAYS + 2 * SECOND
NETWORK_SIZE = _SAYS_BIAS + 2
ROOMS = SEATS + 3
"""Rows of `HIDDEN` numbers that `appraise` needs to work in."""


@compiled
def worth(state: Any, seat: int, weights: Numbers, found: Numbers) -> float:
    """Return the final points that a seat can expect; `found` is room for its features."""
    _describe(state, seat, found)
    row = weights[_hour(state)]
    total = 0.0
    for i in range(FEATURES):
        total += row[i] * found[i]
    return total


@compiled
def expect(state: Any, weights: Numbers, found: Numbers, points: Numbers) -> None:
    """Write the final points that each seat can expect; after the end, those that it has."""
    if _is_over(state):
        parts = np.zeros(_PARTS, np.int64)
        for seat in range(state.players):
            points[seat] = _score(state, seat, parts)
        return
    for seat in range(state.players):
        points[seat] = worth(state, seat, weights, found)


@compiled
def share_out(state: Any, points: Numbers, doubts: Numbers, shares: Numbers) -> None:
    """Write the share of the win that each seat can expect, from the points that it can expect.

    A lead of as many points as the hour leaves in doubt is worth as much more as e is more than 1.
    """
    players = state.players
    if _is_over(state):
        winning = _winners(state, np.zeros(_PARTS, np.int64))
        count = 0
        for seat in range(players):
            count += (winning >> seat) & 1
        for seat in range(players):
            shares[seat] = ((winning >> seat) & 1) / count
        return
    doubt = doubts[_hour(state)]
    most = points[0]
    for seat in range(1, players):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp((points[seat] - most) / doubt)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@compiled
def appraise(
    state: Any,
    viewer: int,
    weights: Numbers,
    doubts: Numbers,
    network: Numbers,
    found: Numbers,
    neurons: Numbers,
    points: Numbers,
    shares: Numbers,
) -> None:
    """Write the points and the share of the win that each seat can expect, as far as `viewer` can know.

    The weights say what the features are worth by themselves; the network, if there is one, corrects them by what the
    features mean together, and beside those of the other seats. `found` and `neurons` are room to work in.
    """
    if network.shape[0] == 0 or _is_over(state):
        expect(state, weights, found, points)
        share_out(state, points, doubts, shares)
        return
    players = state.players
    when = int(_hour(state))
    row = weights[when]
    bias = _HOUR_BIAS + when * HIDDEN
    everybody = neurons[SEATS]
    for j in range(HIDDEN):
        everybody[j] = 0.0
    for seat in range(players):
        _describe(state, seat, found)
        total = 0.0
        for i in range(FEATURES):
            total += row[i] * found[i]
        points[seat] = total
        own = neurons[seat]
        for j in range(HIDDEN):
            own[j] = network[bias + j]
        if seat == viewer:
            for j in range(HIDDEN):
                own[j] += network[_VIEWER + j]
        _add_features(found, network, own)
        for j in range(HIDDEN):
            own[j] = max(own[j], np.float32(0.0))
            everybody[j] += own[j]
    _compare_seats(players, network, neurons)
    most = -math.inf
    for seat in range(players):
        behind = neurons[seat]
        more, chance = network[_SAYS_BIAS], network[_SAYS_BIAS + 1]
        for k in range(SECOND):
            if behind[k] > 0.0:
                more += behind[k] * network[_SAYS + 2 * k]
                chance += behind[k] * network[_SAYS + 2 * k + 1]
        shares[seat] = points[seat] / doubts[when] + float(chance)
        points[seat] += POINTS_OF_ONE * float(more)
        most = max(most, shares[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@compiled
def _add_features(found: Numbers, network: Numbers, own: Numbers) -> None:
    """Add to the first layer of a seat what its features bring.

    Four at a time, here and in the second layer: a sum that is read and written for each one takes far longer.
    """
    i = 0
    while i + 3 < FEATURES:
        a, b = np.float32(found[i]), np.float32(found[i + 1])
        c, d = np.float32(found[i + 2]), np.float32(found[i + 3])
        if a != 0.0 or b != 0.0 or c != 0.0 or d != 0.0:
            first = _FIRST + i * HIDDEN
            for j in range(HIDDEN):
                own[j] += (a * network[first + j] + b * network[first + HIDDEN + j]) + (
                    c * network[first + 2 * HIDDEN + j] + d * network[first + 3 * HIDDEN + j]
                )
        i += 4
    while i < FEATURES:
        a = np.float32(found[i])
        for j in range(HIDDEN):
            own[j] += a * network[_FIRST + i * HIDDEN + j]
        i += 1


@compiled
def _add_first_layer(values: Numbers, network: Numbers, begin: int, sums: Numbers) -> None:
    """Add to a second layer what a first one brings, by the part of the network that begins there.

    The slice is for speed: its places are known to be there, so that the processor may add many numbers at once.
    """
    for i in range(0, HIDDEN, 4):
        a, b, c, d = values[i], values[i + 1], values[i + 2], values[i + 3]
        rows = network[begin + i * SECOND : begin + (i + 4) * SECOND]
        for j in range(SECOND):
            sums[j] += (a * rows[j] + b * rows[SECOND + j]) + (c * rows[2 * SECOND + j] + d * rows[3 * SECOND + j])


@compiled
def _compare_seats(players: int, network: Numbers, neurons: Numbers) -> None:
    """Write the second layer of each seat over its first one: what it has itself beside what all have."""
    shared, second = neurons[SEATS + 1], neurons[SEATS + 2]
    for j in range(SECOND):
        shared[j] = network[_SECOND_BIAS + j]
    _add_first_layer(neurons[SEATS], network, _ALL, shared)
    for seat in range(players):
        own = neurons[seat]
        for j in range(SECOND):
            second[j] = shared[j]
        _add_first_layer(own, network, _OWN, second)
        for j in range(SECOND):
            own[j] = second[j]
