"""The figures of the box as constants and arrays, read from `components.toml` and checked.

The environment variable `NEWDAWN_LANTERNS_COMPONENTS` names a corrected file to play with instead.
"""

import os
from dataclasses import dataclass
from pathlib import Path

from examples.lanterns import names
from newdawn.core.cache import components_variable
from newdawn.core.components import Box, ComponentFile, Figures, Numbers, Row, load_box

PACKAGED = Path(__file__).with_name("components.toml")
"""The file that comes with the game."""

CARDS = 60
"""What the record has room for."""
_MOST_NIGHTS = 9


@dataclass(frozen=True, eq=False)
class Components(Box):
    """All figures of a component file, checked."""

    nights: int
    dice_each: int
    spare_dice: int
    wishes_dealt: int
    full_moon_wishes: int
    most_in_hand: int
    lanterns_for_a_point: int
    points_lost: int
    wish_lanterns: Numbers
    wish_points: Numbers
    wish_copies: Numbers


def load(path: str | os.PathLike[str]) -> Components:
    """Read a component file; raise ComponentError, with line, key and reason, unless all of it is good."""
    return load_box(path, Components, (_read_game, _read_wishes), _compare)


def _read_game(file: ComponentFile) -> Figures:
    setup, end = file.section("setup"), file.section("end")
    found: Figures = {
        "nights": setup.integer("nights", 1, _MOST_NIGHTS),
        "dice_each": setup.integer("dice-each", 1, 4),
        "spare_dice": setup.integer("spare-dice", 1, 4),
        "wishes_dealt": setup.integer("wishes-dealt", 1, 6),
        "full_moon_wishes": setup.integer("full-moon-wishes", 1, 6),
        "most_in_hand": setup.integer("most-in-hand", 1, 9),
        "lanterns_for_a_point": end.integer("lanterns-for-a-point", 1, 20),
        "points_lost": end.integer("points-lost", 0, 9),
    }
    setup.close()
    end.close()
    return found


def _read_wishes(file: ComponentFile) -> Figures:
    lanterns, points, copies = [], [], []
    for name in names.WISHES:
        section = file.section("wishes", name)
        lanterns.append(section.counts("lanterns", names.COLOURS, 0, 6, every=False))
        points.append(section.integer("points", 0, 20))
        copies.append(section.integer("copies", 0, 9))
        section.close()
    return {"wish_lanterns": lanterns, "wish_points": points, "wish_copies": copies}


def _compare(file: ComponentFile, found: Components) -> None:
    cards, dealt = int(found.wish_copies.sum()), max(found.wishes_dealt, found.full_moon_wishes)
    if cards > CARDS:
        file.problem(("wishes",), f"must be at most {CARDS} cards, not {cards}")
    needed = names.SEATS * dealt
    if cards < needed:
        file.problem(("wishes",), f"must be at least {needed} cards, for {names.SEATS} players, not {cards}")
    if dealt > found.most_in_hand:
        file.problem(("setup", "most-in-hand"), f"must be at least {dealt}, as many as are dealt")


def table(components: Components | None = None) -> tuple[Row, ...]:
    """Return every value with its section, item, key and provenance."""
    return (components or COMPONENTS).rows


COMPONENTS = load(os.environ.get(components_variable("lanterns")) or PACKAGED)
"""The figures that this process plays with."""

DIGEST = COMPONENTS.digest
"""Tells one set of figures from another, in documents and caches."""

NIGHTS = COMPONENTS.nights
DICE_EACH = COMPONENTS.dice_each
SPARE_DICE = COMPONENTS.spare_dice
WISHES_DEALT = COMPONENTS.wishes_dealt
FULL_MOON_WISHES = COMPONENTS.full_moon_wishes
MOST_IN_HAND = COMPONENTS.most_in_hand
LANTERNS_FOR_A_POINT = COMPONENTS.lanterns_for_a_point
POINTS_LOST = COMPONENTS.points_lost
WISH_LANTERNS = COMPONENTS.wish_lanterns
WISH_POINTS = COMPONENTS.wish_points
WISH_COPIES = COMPONENTS.wish_copies
FEWEST_LANTERNS = int(WISH_LANTERNS.sum(axis=1).min())
"""How many the cheapest wish takes."""
