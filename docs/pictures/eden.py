"""The pictures of Paris: New Eden."""

from collections.abc import Callable

from docs.pictures.picture import PHONE, SEEDS, Picture, consider
from docs.pictures.tables import Asked, first_moment

__all__ = ["ICONS", "MOMENTS", "PICTURES"]

PICTURES = {
    "eden": Picture("summer", prepare=consider),
    "eden-dark": Picture("summer", theme="dark", prepare=consider),
    "eden-es": Picture("summer", language="es", prepare=consider),
    "eden-phone": Picture("summer", PHONE, prepare=consider),
    "eden-four-players": Picture("autumn", prepare=consider),
}
ICONS = {"face": "color: var(--on-{own}); background: var(--{name}); --k: var(--{name});"}


def _choosing(season: str) -> Callable[[Asked], bool]:
    """The middle of a season, with many dice to choose from."""

    def fits(asked: Asked) -> bool:
        return (
            asked.decision == "take-die"
            and asked.view["season"] == season
            and 7 <= len(asked.position.moves(asked.seat)) <= 11
            and "city-center" in asked.choice
        )

    return fits


MOMENTS = {
    "summer": lambda: first_moment("eden", 3, SEEDS, _choosing("summer")),
    "autumn": lambda: first_moment("eden", 4, SEEDS, _choosing("autumn")),
}
