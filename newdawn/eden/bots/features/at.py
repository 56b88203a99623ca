"""Where each feature stands among all of them: `found[at.FEEDING]`."""

from newdawn.eden import names
from newdawn.eden.bots.features.names import FAMILIES, FEATURES


def _first(family: str) -> int:
    return FEATURES.index(FAMILIES[family][0])


POINTS = _first("points")
PRESENT = _first("refuge")
HAND = _first("hand")
FORESEEN = _first("foreseen")
RIVALS = _first("rivals")
HELD = _first("held")
VISITING = _first("visiting")
REACH = _first("reach")
POWERS = _first("powers")
FEEDING = _first("feeding")
EVENTS = _first("events")
EQUIPPED = _first("equipped")
MISSIONS = _first("missions")
MOST = _first("most")
MOST_OF_ALL = _first("most-of-all")
SHORTAGE = _first("short")
NEW_BUILDINGS = _first("new-buildings")
END = len(FEATURES)
# A refuge that is foreseen: where each number lies in it.
OF_EQUIPMENT = len(names.SURVIVORS)
OF_CANS = OF_EQUIPMENT + len(names.EQUIPMENT)
OF_POWERS = OF_CANS + 1
OF_BUILDINGS = OF_POWERS + 1
OF_GAINS = OF_BUILDINGS + 1
OF_VALUE = OF_GAINS + 1
OF_FIRST_CHOICES = OF_VALUE + 1
REFUGE = len(FAMILIES["foreseen"])
RIVAL_POWERS = len(names.SURVIVORS) + len(names.EQUIPMENT)
RIVAL_EQUIPMENT = RIVAL_POWERS + 1
RIVAL_POPULATION = RIVAL_EQUIPMENT + 1
# While the refuges are foreseen, the room of the features behind them holds those of all seats, and the claims to a
# type of building: an array of its own would cost as much as all the rest.
REFUGES = HELD
CLAIMS = REFUGES + names.SEATS * REFUGE
assert CLAIMS + names.SEATS <= END
