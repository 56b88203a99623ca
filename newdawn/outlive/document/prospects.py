"""Prospects of Outlive as a document, with names for everything: what travels beside a view."""

from typing import Any

from newdawn.outlive.names import HEROES
from newdawn.outlive.prospects import Prospects
from newdawn.outlive.state import State


def write_prospects(prospects: Prospects, view: State, seat: int | None) -> dict[str, Any]:
    """Return what follows from a view, ready for `json.dump`."""
    return {
        "tribes": [
            {"strength": dict(zip(HEROES, prospects.strength[tribe].tolist(), strict=True))}
            for tribe in range(view.players)
        ]
    }
