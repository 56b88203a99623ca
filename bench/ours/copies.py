"""Copies and views of a position in compiled loops, to be timed. `newdawn.core.binding` loads this for each game."""
# ruff: noqa: F821 (the game's rules are bound as globals)

from typing import Any

import numpy as np

from newdawn.core.compiled import compiled

rules: Any
knowledge: Any

_view = knowledge.view
_DTYPE = rules.State.dtype


@compiled
def copy_many(source: Any, copies: int) -> int:
    """Copy a position that many times; return something that depends on the copies."""
    records = np.zeros(64, _DTYPE)
    records[0] = source
    for i in range(copies):
        records[(i + 1) & 63] = records[i & 63]
    return records["generator_used"][copies & 63] + 0


@compiled
def view_many(source: Any, views: int) -> int:
    """Make that many views of a position; return something that depends on them."""
    records = np.zeros(1, _DTYPE)
    blank = np.zeros(1, _DTYPE)
    seen = 0
    for i in range(views):
        records[0] = blank[0]
        _view(source, i % source.players, records[0])
        seen += int(records[0].players)
    return seen
