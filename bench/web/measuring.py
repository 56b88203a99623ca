"""Measures everything: a server process of its own, a real browser, all games."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

import newdawn
from bench.server.place import Place
from bench.server.process import ServerProcess
from bench.server.trouble import BenchError
from bench.web.clicking import Counted, means, play_by_hints
from bench.web.figures import spread
from bench.web.first_page import measure_first_page
from bench.web.visiting import Visitor
from bench.web.whole_game import Played, play_whole_game
from newdawn.server.web.pages import PAGES
from tests.web.chromium import NoChromium, chromium

__all__ = ["Wanted", "count_clicks", "measure"]

_FONTS = ".woff2"
_SIDE_BY_SIDE = 3
"""Games by hints that are played at the same time: most of each is waiting."""


@dataclass(frozen=True)
class Wanted:
    """How much to measure."""

    loads: int
    moves: int
    """The most moves of a game: a whole one has some hundreds."""
    language: str


def measure(wanted: Wanted, place: Place, say: Callable[[str], None]) -> dict[str, Any]:
    """Return all figures."""

    def visit(browser: Browser, url: str, check: Callable[[], None]) -> dict[str, Any]:
        return _measure(browser, url, wanted, check, say)

    return _visited(place, visit)


def count_clicks(games: int, language: str, place: Place, say: Callable[[str], None]) -> dict[str, Any]:
    """Return how often people click in games by hints, and how long they wait: the means of that many of each game."""
    with _served(place) as (url, check), ThreadPoolExecutor(_SIDE_BY_SIDE) as side_by_side:

        def play(game: str) -> tuple[Counted, str]:
            with chromium() as browser:
                counted = play_by_hints(browser, url, game, language, check)
                say(f"{game} by hints: {counted}")
                return counted, browser.version

        say(f"playing by hints, {games} games of each kind")
        played = {game: [side_by_side.submit(play, game) for _ in range(games)] for game in newdawn.GAMES}
        found = {game: means([one.result()[0] for one in some]) for game, some in played.items()}
        browsers = {one.result()[1] for some in played.values() for one in some}
        return {"games": found, "browser": ", ".join(sorted(browsers)), "language": language}


def _visited(place: Place, visit: Callable[[Browser, str, Callable[[], None]], dict[str, Any]]) -> dict[str, Any]:
    """Return what is found at a server of its own with a browser."""
    with _served(place) as (url, check), chromium() as browser:
        return visit(browser, url, check)


@contextmanager
def _served(place: Place) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield the address of a server of its own, and what sees that it is still there."""
    if not (PAGES / "index.html").is_file():
        raise BenchError("the browser client has not been built: make setup")
    server = ServerProcess(place.database, place.folder)
    # Before the browser: while Playwright runs, no other event loop can run in this thread.
    asyncio.run(server.start())
    try:
        yield f"http://127.0.0.1:{server.port}", server.check
    except NoChromium as reason:
        raise BenchError(str(reason)) from None
    finally:
        server.end()


def _measure(
    browser: Browser, url: str, wanted: Wanted, check: Callable[[], None], say: Callable[[str], None]
) -> dict[str, Any]:
    say(f"loading the first page {wanted.loads} times, with an empty cache and with a warm one")
    figures = measure_first_page(browser, url, wanted.loads, check)
    first = _loaded_first(browser, url, wanted.language)
    games: dict[str, Played] = {}
    for game in newdawn.GAMES:
        say(f"playing a game of {game} by clicks")
        games[game] = play_whole_game(browser, url, game, wanted.language, wanted.moves, check)
    figures |= _sizes(first, games)
    shown = [time for played in games.values() for time in played.shown_ms]
    figures |= {"moves": sum(played.moves for played in games.values()), "moves_shown": len(shown)}
    figures |= spread("shown", shown)
    figures |= {f"{game}_{key}": value for game, played in games.items() for key, value in _memory(played).items()}
    errors = [error for played in games.values() for error in played.errors]
    figures |= {
        "console_errors": len(errors),
        "errors": errors,
        "browser": browser.version,
        "language": wanted.language,
    }
    return figures


def _loaded_first(browser: Browser, url: str, language: str) -> dict[str, int]:
    """Return what the first page loads, until nothing more comes."""
    visitor = Visitor(browser, language)
    visitor.page.goto(url, wait_until="networkidle")
    visitor.interactive_ms()
    visitor.note_sizes()
    visitor.leave()
    return visitor.loaded


def _sizes(first: Mapping[str, int], games: Mapping[str, Played]) -> dict[str, float]:
    """Return the bytes that were on their way, in kB of 1,000; the fonts apart."""
    both = dict(first)
    figures = {"first_page_kb": _kilobytes(first)}
    for game, played in games.items():
        figures[f"{game}_kb"] = _kilobytes({**first, **played.loaded})
        both |= played.loaded
    return {**figures, "both_games_kb": _kilobytes(both), "fonts_kb": _kilobytes(both, of_fonts=True)}


def _kilobytes(loaded: Mapping[str, int], *, of_fonts: bool = False) -> float:
    return round(sum(size for path, size in loaded.items() if path.endswith(_FONTS) == of_fonts) / 1_000, 1)


def _memory(played: Played) -> dict[str, float]:
    """Return what the page held early in a game, and how much that was at its end."""
    early, late = played.early, played.late
    return {
        "moves": played.moves,
        "heap_early_mb": round(early["JSHeapUsedSize"] / 1e6, 2),
        "heap_end_mb": round(late["JSHeapUsedSize"] / 1e6, 2),
        "nodes_early": early["Nodes"],
        "nodes_end": late["Nodes"],
        "listeners_early": early["JSEventListeners"],
        "listeners_end": late["JSEventListeners"],
        "heap_growth": round(late["JSHeapUsedSize"] / early["JSHeapUsedSize"], 2),
    }
