"""What a picture is, and what a game says of those that show it.

The pictures of a game are in `docs/pictures/<game>.py`, which offers `PICTURES`, `MOMENTS` and `ICONS` (`Album`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from playwright.sync_api import Page

import newdawn
from docs.pictures.tables import Held, Played

__all__ = ["DESKTOP", "PHONE", "SEEDS", "Album", "Picture", "albums", "consider", "open_result"]

DESKTOP, PHONE = (1280, 720), (390, 844)
SEEDS = range(1, 40)
"""The games among which a moment is looked for."""


@dataclass(frozen=True)
class Picture:
    """A picture: of which moment, and how it is looked at. Without a moment it shows the lobby."""

    moment: str = ""
    size: tuple[int, int] = DESKTOP
    language: str = "en"
    theme: str = "game"
    address: str = ""
    prepare: Callable[[Page, Held], None] | None = None


class Album(Protocol):
    """The pictures of a game."""

    PICTURES: Mapping[str, Picture]
    MOMENTS: Mapping[str, Callable[[], Played]]
    """How each moment is found; the lobby lists a table at the first one."""
    ICONS: Mapping[str, str]
    """How the game colours icons, by how their names begin: CSS with `{name}`, and `{own}` for the rest of it."""


def albums() -> dict[str, Album]:
    """Return the games that have pictures."""
    here = Path(__file__).parent
    return {
        game: cast(Album, import_module(f"docs.pictures.{game}"))
        for game in newdawn.GAMES
        if (here / f"{game}.py").is_file()
    }


def consider(page: Page, held: Held) -> None:
    """Choose what a bot would do, and do not confirm it: the table shows what it would bring."""
    page.locator(f'[data-move="{held.choice}"]:visible').first.click()
    page.wait_for_selector("[data-action-bar] .after .title:not(.now)")


def open_result(page: Page, held: Held) -> None:
    """Open the final score."""
    page.locator("[data-action-bar] .button").first.click()
    page.wait_for_selector("dialog[open] .chart svg")
