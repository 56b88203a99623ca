"""A real Chromium for the browser tests: found on this machine, or installed, or a clear word that there is none.

`make test` runs this file: it installs Debian's Chromium where that can be done without asking, in the form that has no
windows: its pages are the same, and it starts faster and draws with half the work.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

__all__ = ["NoChromium", "chromium", "close_kept", "found_chromium", "kept_chromium"]

_WITHOUT_WINDOWS = "chromium-headless-shell"
_NAMES = (_WITHOUT_WINDOWS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
)


class NoChromium(Exception):
    """There is no Chromium here; the message says how to get one."""


def found_chromium() -> Path:
    """Return the Chromium of this machine: the one that NEWDAWN_CHROMIUM names, or the first on the path."""
    named = os.environ.get("NEWDAWN_CHROMIUM")
    for name in (named,) if named else _NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    raise NoChromium(
        f"no Chromium: {named} is none"
        if named
        else "no Chromium on this machine: install one (Debian: apt install chromium), or name it with NEWDAWN_CHROMIUM"
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield a browser without a window."""
    executable = found_chromium()
    # Chromium's own sandbox does not work for root.
    sandbox = () if os.geteuid() != 0 else ("--no-sandbox",)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=[*_QUIET, *sandbox])
        yield browser
        browser.close()


_kept: tuple[Browser, ExitStack] | None = None
"""The browser that stays open, and what closes it."""


def kept_chromium() -> Browser:
    """Return a browser that stays open until `close_kept` is called: starting one takes a second."""
    global _kept
    if _kept is not None and not _kept[0].is_connected():
        close_kept()
    if _kept is None:
        opened = ExitStack()
        _kept = opened.enter_context(chromium()), opened
    return _kept[0]


def close_kept() -> None:
    """Close the browser that was kept, if there is one."""
    global _kept
    if _kept is not None:
        (_, opened), _kept = _kept, None
        opened.close()


def install() -> None:
    """Have a Chromium here, without windows if possible: with root's rights on a Debian, its package is installed."""
    if os.environ.get("NEWDAWN_CHROMIUM") or shutil.which(_WITHOUT_WINDOWS) is not None:
        return
    if os.geteuid() == 0 and shutil.which("apt-get") is not None:
        print("Installing Debian's Chromium …", flush=True)
        _apt("update")
        if _apt("install", "--no-install-recommends", _WITHOUT_WINDOWS) or _is_found():
            return
        _apt("install", "--no-install-recommends", "chromium")
    if not _is_found():
        print("There is no Chromium: the browser tests will be skipped.")


def _is_found() -> bool:
    """Tell whether there is some Chromium here."""
    try:
        return found_chromium().is_file()
    except NoChromium:
        return False


def _apt(*arguments: str) -> bool:
    """Run apt-get; tell whether it did what it should."""
    quietly = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    return subprocess.run(["apt-get", "-qq", *arguments], check=False, **quietly).returncode == 0


if __name__ == "__main__":
    install()
