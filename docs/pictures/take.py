"""Takes the pictures of the README and of the documents: `make pictures`.

    python docs/pictures/take.py                 # all of them
    python docs/pictures/take.py lobby icons     # some

Bots play games from fixed seeds up to a moment that is worth a picture; people sit down at tables of a real server
there, and a real browser shows them. The same sources give the same pictures.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser

_ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(1, str(_ROOT))

from bench.server.process import ServerProcess
from docs.pictures.picture import PHONE, Picture, albums
from docs.pictures.sheet import take_sheet
from docs.pictures.shrinking import shrink
from docs.pictures.tables import Held, table_at
from tests.web.chromium import chromium

_FOLDER = Path(__file__).parent
_SETTLED_MS = 700
"""How long things move after a click."""
_LOBBY = "lobby"


@dataclass(frozen=True)
class _Shown:
    """A picture, and the game that it shows."""

    picture: Picture
    game: str = ""


def _pictures() -> dict[str, _Shown]:
    """Return all pictures that a browser shows, by name."""
    of_games = {
        name: _Shown(picture, game) for game, album in albums().items() for name, picture in album.PICTURES.items()
    }
    return {_LOBBY: _Shown(Picture()), **of_games}


@cache
def _table(url: str, game: str, moment: str) -> Held:
    """Make the table of a moment; several pictures may show it."""
    return table_at(url, albums()[game].MOMENTS[moment]())


def _take(browser: Browser, url: str, shown: _Shown) -> bytes:
    """Take one picture."""
    picture = shown.picture
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=picture.size == PHONE,
        locale=picture.language,
        reduced_motion="reduce",
    )
    held = _table(url, shown.game, picture.moment) if picture.moment else None
    tables = (
        [_table(url, game, next(iter(album.MOMENTS))) for game, album in albums().items()] if held is None else [held]
    )
    wishes = {"language": picture.language, "theme": picture.theme, "confirming": "every", "name": "Ana"}
    kept = {"settings": wishes, "tables": {key: value for one in tables for key, value in one.kept().items()}}
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
    pictures = _pictures()
    everything = (*pictures, "icons")
    parser.add_argument("names", nargs="*", metavar="PICTURE", help=", ".join(everything))
    names = parser.parse_args().names or everything
    if unknown := set(names) - set(everything):
        parser.error(f"there is no picture {', '.join(sorted(unknown))}")
    with _server() as url, chromium() as browser:
        empty = browser.new_page()
        for name in names:
            taken = take_sheet(browser) if name == "icons" else _take(browser, url, pictures[name])
            shrink(empty, taken, _FOLDER / f"{name}.png")
            print(f"docs/pictures/{name}.png", flush=True)


if __name__ == "__main__":
    main()
