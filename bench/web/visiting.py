"""A browser that visits a server, as somebody of an address of their own."""

import itertools
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response

__all__ = ["DESKTOP", "Visitor"]

DESKTOP = {"width": 1280, "height": 720}
_PATIENCE_MS = 30_000
_NOTING = Path(__file__).with_name("page.js")
_addresses = itertools.count(1)


class Visitor:
    """An empty browser with one page. Each visitor brings an address, so that no limit has to be changed."""

    def __init__(self, browser: Browser, language: str = "en") -> None:
        """Open an empty browser."""
        number = next(_addresses)
        self.context: BrowserContext = browser.new_context(
            viewport=DESKTOP,
            locale=language,
            extra_http_headers={"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"},
        )
        self.context.set_default_timeout(_PATIENCE_MS)
        self.context.add_init_script(path=_NOTING)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.loaded: dict[str, int] = {}
        """What the pages were made of, and how many bytes each of them had on its way."""
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._answers: list[Response] = []
        self.page.on("response", self._note)

    def _note(self, answer: Response) -> None:
        self._answers.append(answer)

    def note_sizes(self) -> None:
        """Note the sizes of what has been loaded so far; figures and positions (`/api`) are not part of the client."""
        for answer in self._answers:
            path = answer.url.split("://", 1)[1].partition("/")[2].partition("#")[0]
            if not path.startswith("api/") and path not in self.loaded:
                self.loaded[path] = answer.request.sizes()["responseBodySize"]
        self._answers.clear()

    def keep(self, key: str, value: str) -> None:
        """Put something into what the browser keeps for the pages that come."""
        self.context.add_init_script(f"localStorage.setItem({key!r}, {value!r})")

    def interactive_ms(self) -> float:
        """Return when a game could be started, counted from the beginning of the navigation."""
        self.page.wait_for_function("() => window.newdawnBench.interactive !== null")
        return float(self.page.evaluate("() => window.newdawnBench.interactive"))

    def costs(self) -> dict[str, int]:
        """Return what the page holds in memory after everything that is not needed has been collected."""
        session = self.context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        session.send("Performance.enable")
        found: dict[str, Any] = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        session.detach()
        return {name: int(found[name]) for name in ("JSHeapUsedSize", "Nodes", "JSEventListeners")}

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()
