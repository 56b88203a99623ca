"""What a judge is told of noted positions, compiled: the same source for every game.

Like `newdawn.core.bound.playout`, this file is loaded once for each game, with its modules in the globals `rules` and
`knowledge`.
"""

from typing import Any

import numpy as np

from newdawn.bots.features import belief_of, features_of
from newdawn.core.binding import bound
from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers

rules: Any
knowledge: Any

_package = rules.__package__
_features = features_of(_package)
_describe = _features.describe
_hour = _features.hour
_FEATURES = len(_features.FEATURES)
_belief = belief_of(_package)
_surmise = _belief.surmise
_deal = _belief.deal
_KINDS = _belief.KINDS
_SEATS = max(rules.PLAYER_COUNTS)
_view = knowledge.view
_DTYPE = rules.State.dtype
_seed_world = bound("newdawn.bots.bound.greedy", _package).seed_world

OPENLY = -1
"""The viewer of positions that are described as they are."""


@compiled
def describe_positions(
    raw_positions: Numbers, viewers: Numbers, chance: Numbers, belief: Numbers, hours: Numbers, features: Numbers
) -> None:
    """Write the hour of each position, and the features of all its seats.

    What a viewer cannot see is dealt first, as a search deals it: so a judge learns what positions are worth that may
    be other than they look.
    """
    positions = raw_positions.view(_DTYPE)
    blank = np.zeros(1, _DTYPE)
    views = np.zeros(1, _DTYPE)
    worlds = np.zeros(1, _DTYPE)
    found = np.zeros(_FEATURES, np.float64)
    words = np.zeros(8, np.int64)
    odds = np.ones((_SEATS, _KINDS), np.float64)
    for row in range(positions.shape[0]):
        viewer = viewers[row]
        worlds[0] = positions[row]
        if viewer != OPENLY:
            views[0] = blank[0]
            _view(positions[row], viewer, views[0])
            _seed_world(chance, words)
            _surmise(views[0], viewer, belief, odds)
            _deal(views[0], viewer, odds, words, worlds)
        hours[row] = _hour(worlds[0])
        for seat in range(worlds[0].players):
            _describe(worlds[0], seat, found)
            for i in range(_FEATURES):
                features[row, seat, i] = found[i]
