"""The pictures of Outlive, and those of what all games have in common: the end of a game, and its replay."""

from collections.abc import Callable

from docs.pictures.picture import PHONE, SEEDS, Picture, consider, open_result
from docs.pictures.tables import Asked, finished_game, first_moment

__all__ = ["ICONS", "MOMENTS", "PICTURES"]

PICTURES = {
    "outlive": Picture("day-3", prepare=consider),
    "outlive-light": Picture("day-3", theme="light", prepare=consider),
    "outlive-fr": Picture("day-3", language="fr", prepare=consider),
    "outlive-phone": Picture("day-3", PHONE, prepare=consider),
    "outlive-day-6": Picture("day-6", prepare=consider),
    "end": Picture("end", prepare=open_result),
    "replay": Picture("end", address="#replay=150"),
}
ICONS = {"token": "color: var(--{name});"}


def _in_turn(day: int) -> Callable[[Asked], bool]:
    """A hero in the middle of its turn, with several things to do."""

    def fits(asked: Asked) -> bool:
        return (
            asked.decision == "act"
            and asked.view["day"] == day
            and len(asked.kinds()) >= 4
            and asked.choice.split()[0] in ("hunt", "take")
        )

    return fits


MOMENTS = {
    "day-3": lambda: first_moment("outlive", 4, SEEDS, _in_turn(3)),
    "day-6": lambda: first_moment("outlive", 4, SEEDS, _in_turn(6)),
    "end": lambda: finished_game("outlive", 3, seed=3),
}
