"""Takes the pictures of the README and of the documents: `make pictures`.

    python docs/pictures/take.py                 # all of them
    python docs/pictures/take.py eden icons      # some

Bots play games from fixed seeds up to a moment that is worth a picture; people sit down at tables of a real server
there, and a real browser shows them. The same sources give the same pictures.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page

_ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(1, str(_ROOT))

from bench.server.process import ServerProcess
from docs.pictures.sheet import take_sheet
from docs.pictures.shrinking import shrink
from docs.pictures.tables import Asked, Held, finished_game, first_moment, table_at
from tests.web.chromium import chromium

_FOLDER = Path(__file__).parent
_DESKTOP, _PHONE = (1280, 720), (390, 844)
_SETTLED_MS = 700
"""How long things move after a click."""


@dataclass(frozen=True)
class Picture:
    """A picture: of which moment, and how it is looked at."""

    moment: str
    size: tuple[int, int] = _DESKTOP
    language: str = "en"
    theme: str = "game"
    address: str = ""
    prepare: Callable[[Page, Held], None] | None = None


def _consider(page: Page, held: Held) -> None:
    """Choose what a bot would do, and do not confirm it: the table shows what it would bring."""
    page.locator(f'[data-move="{held.choice}"]:visible').first.click()
    page.wait_for_selector("[data-action-bar] .after .title:not(.now)")


def _open_result(page: Page, held: Held) -> None:
    """Open the final score."""
    page.locator("[data-action-bar] .button").first.click()
    page.wait_for_selector("dialog[open] .chart svg")


PICTURES = {
    "lobby": Picture("lobby"),
    "outlive": Picture("outlive", prepare=_consider),
    "outlive-light": Picture("outlive", theme="light", prepare=_consider),
    "outlive-fr": Picture("outlive", language="fr", prepare=_consider),
    "outlive-phone": Picture("outlive", _PHONE, prepare=_consider),
    "outlive-day-6": Picture("outlive-day-6", prepare=_consider),
    "eden": Picture("eden", prepare=_consider),
    "eden-dark": Picture("eden", theme="dark", prepare=_consider),
    "eden-es": Picture("eden", language="es", prepare=_consider),
    "eden-phone": Picture("eden", _PHONE, prepare=_consider),
    "eden-four-players": Picture("eden-four-players", prepare=_consider),
    "end": Picture("end", prepare=_open_result),
    "replay": Picture("end", address="#replay=150"),
}


def _is_outlive(day: int) -> Callable[[Asked], bool]:
    """A hero in the middle of its turn, with several things to do."""

    def fits(asked: Asked) -> bool:
        return (
            asked.decision == "act"
            and asked.view["day"] == day
            and len(asked.kinds()) >= 4
            and asked.choice.split()[0] in ("hunt", "take")
        )

    return fits


def _is_eden(season: str) -> Callable[[Asked], bool]:
    """The middle of a season, with many dice to choose from."""

    def fits(asked: Asked) -> bool:
        return (
            asked.decision == "take-die"
            and asked.view["season"] == season
            and 7 <= len(asked.position.moves(asked.seat)) <= 11
            and "city-center" in asked.choice
        )

    return fits


@cache
def _table(url: str, moment: str) -> Held:
    """Make the table of a moment; several pictures may show it."""
    seeds = range(1, 40)
    if moment == "end":
        return table_at(url, finished_game("outlive", 3, seed=3))
    found = {
        "outlive": lambda: first_moment("outlive", 4, seeds, _is_outlive(3)),
        "outlive-day-6": lambda: first_moment("outlive", 4, seeds, _is_outlive(6)),
        "eden": lambda: first_moment("eden", 3, seeds, _is_eden("summer")),
        "eden-four-players": lambda: first_moment("eden", 4, seeds, _is_eden("autumn")),
    }[moment]()
    return table_at(url, found)


def _take(browser: Browser, url: str, picture: Picture) -> bytes:
    """Take one picture."""
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=picture.size == _PHONE,
        locale=picture.language,
        reduced_motion="reduce",
    )
    held = None if picture.moment == "lobby" else _table(url, picture.moment)
    shown = [_table(url, moment) for moment in ("outlive", "eden")] if held is None else [held]
    wishes = {"language": picture.language, "theme": picture.theme, "confirming": "every", "name": "Ana"}
    kept = {"settings": wishes, "tables": {key: value for one in shown for key, value in one.kept().items()}}
    for key, value in kept.items():
        context.add_init_script(f"localStorage.setItem('newdawn-{key}', {json.dumps(json.dumps(value))})")
    page = context.new_page()
    page.goto(f"{url}/{f't/{held.table}{picture.address}' if held else ''}", wait_until="networkidle")
    if held is not None:
        page.wait_for_selector("[data-version]")
        if picture.prepare is not None:
            picture.prepare(page, held)
    page.mouse.move(width - 1, height - 1)
    page.wait_for_timeout(_SETTLED_MS)
    taken = page.screenshot(animations="disabled")
    context.close()
    return taken


@contextmanager
def _server() -> Iterator[str]:
    """Yield the address of a server with an empty database."""
    with tempfile.TemporaryDirectory(prefix="newdawn-pictures-") as name:
        server = ServerProcess(f"sqlite:///{name}/tables.db", Path(name))
        asyncio.run(server.start())
        try:
            yield f"http://127.0.0.1:{server.port}"
        finally:
            server.end()


def main() -> None:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    everything = (*PICTURES, "icons")
    parser.add_argument("names", nargs="*", metavar="PICTURE", help=", ".join(everything))
    names = parser.parse_args().names or everything
    if unknown := set(names) - set(everything):
        parser.error(f"there is no picture {', '.join(sorted(unknown))}")
    with _server() as url, chromium() as browser:
        empty = browser.new_page()
        for name in names:
            taken = take_sheet(browser) if name == "icons" else _take(browser, url, PICTURES[name])
            shrink(empty, taken, _FOLDER / f"{name}.png")
            print(f"docs/pictures/{name}.png", flush=True)


if __name__ == "__main__":
    main()
