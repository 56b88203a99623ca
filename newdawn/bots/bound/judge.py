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
