"""Prospects of New Eden as a document, with names for everything: what travels beside a view."""

from typing import Any

from newdawn.eden.prospects import Prospects
from newdawn.eden.state import State


def write_prospects(prospects: Prospects, view: State, seat: int | None) -> dict[str, Any]:
    """Return what follows from a view, ready for `json.dump`."""
    return {"refuges": [{"population": int(prospects.population[refuge])} for refuge in range(view.players)]}
