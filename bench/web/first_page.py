"""How soon the first page can be used, beside a bare page of the same server in the same minute."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from bench.web.figures import spread
from bench.web.visiting import Visitor

__all__ = ["measure_first_page"]

_BARE = "healthz"
_LOADED = "() => performance.getEntriesByType('navigation')[0].loadEventEnd"


def measure_first_page(browser: Browser, url: str, loads: int, check: Callable[[], None]) -> dict[str, Any]:
    """Load the first page a number of times with an empty cache, then with a warm one, each next to the bare page."""
    empty, warm, bare = [], [], []
    _load_once(browser, url)
    for _ in range(loads):
        check()
        visitor = Visitor(browser)
        visitor.page.goto(f"{url}/{_BARE}")
        bare.append(_bare_ms(visitor))
        visitor.page.goto(url)
        empty.append(visitor.interactive_ms())
        visitor.page.goto(url)
        warm.append(visitor.interactive_ms())
        visitor.leave()
    figures = {**spread("first_page", empty), **spread("first_page_again", warm), **spread("bare_page", bare)}
    figures["first_page_ratio"] = round(figures["first_page_p50_ms"] / figures["bare_page_p50_ms"], 1)
    return figures


def _load_once(browser: Browser, url: str) -> None:
    """Load everything once, uncounted: the server reads the files of the client when they are first asked for."""
    visitor = Visitor(browser)
    visitor.page.goto(url)
    visitor.interactive_ms()
    visitor.leave()


def _bare_ms(visitor: Visitor) -> float:
    visitor.page.wait_for_function(f"{_LOADED} > 0")
    return float(visitor.page.evaluate(_LOADED))
