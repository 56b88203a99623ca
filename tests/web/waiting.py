"""Waiting for what Playwright does not wait for itself."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

__all__ = ["until"]

LONGEST_SECONDS = 60
PAUSE_MS = 20


def until(holds: Callable[[], bool], page: Page | None = None) -> None:
    """Wait until something holds, and not for ever. What a page tells is only heard while the page is waited for."""
    end = time.monotonic() + LONGEST_SECONDS
    while not holds():
        assert time.monotonic() < end, f"in {LONGEST_SECONDS} s it did not come about"
        if page is None:
            time.sleep(PAUSE_MS / 1000)
        else:
            page.wait_for_timeout(PAUSE_MS)
