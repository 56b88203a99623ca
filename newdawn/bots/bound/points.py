"""What the bots look at in a game that names no features: the points that each seat would have if it ended now.

Like `newdawn.core.bound.playout`, this file is loaded once for each game, with its modules in the globals `rules` and
`knowledge`.
"""

from typing import Any

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers

rules: Any

_score = rules.score
_PARTS = len(rules.PARTS)

FEATURES = ("always", *(f"points-{part}" for part in rules.PARTS))
HOURS = ("always",)


@compiled
def describe(state: Any, seat: int, found: Numbers) -> None:
    """Write the points of a seat by source."""
    parts = np.zeros(_PARTS, np.int64)
    _score(state, seat, parts)
    found[0] = 1.0
    for i in range(_PARTS):
        found[1 + i] = parts[i]


@compiled
def hour(state: Any) -> int:
    """Return the only hour that there is."""
    return 0
