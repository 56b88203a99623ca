"""What can be hidden in Paris: New Eden.

Dice, survivor tokens and equipment tokens are of so few kinds that all of them always lie in sight: a canary would
excuse everything. Where they lie face down, the comparison with the view sees to them.
"""

from typing import Any

import numpy as np

from newdawn.eden.names import FIRST_NEW_BUILDING
from newdawn.eden.state import UNSEEN
from tests.secrecy import Secrets, Thing


def lying(record: Any) -> set[Thing]:
    """Return the New Buildings that were placed, and the buildings that lie open or have been seen."""
    placed = np.asarray(record.new_buildings).any(axis=0).nonzero()[0]
    seen = (np.asarray(record.building_place) != UNSEEN).nonzero()[0]
    return {("mission", FIRST_NEW_BUILDING + int(number)) for number in placed} | {
        ("building", int(card)) for card in seen
    }


SECRETS = Secrets(
    families={"mission": "MISSIONS", "building": "BUILDINGS", "event": "EVENTS"},
    numbers={
        "mission": ("mission_deck", "drawn"),
        "building": ("building_decks", "buildings_shown"),
        "event": ("events",),
    },
    counts={"mission": ("missions", "traced")},
    parts={"mission": ("SECRET_MISSIONS", "NEW_BUILDINGS")},
    lying=lying,
)
