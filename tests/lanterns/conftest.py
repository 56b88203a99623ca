"""The third game lies outside our package: for the tests of this folder, the environment names it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import newdawn
from newdawn.core import catalogue
from tests.commands import run_here
from tests.web.conftest import browser

__all__ = ["browser"]

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "examples.lanterns"


@pytest.fixture(autouse=True, scope="module")
def third_game() -> Iterator[None]:
    """Add the game to those that are found, and take it away again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(catalogue.VARIABLE, PACKAGE)
        catalogue.forget()
        yield
    catalogue.forget()


Run = Callable[..., subprocess.CompletedProcess[str]]


def variables(home: Path) -> dict[str, str]:
    """Return an environment that names the game, and says nothing of the person who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "NEWDAWN_", "MAKE"))}
    return {
        **kept,
        catalogue.VARIABLE: PACKAGE,
        "NEWDAWN_INTERPRETED": "1",
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "100",
        "LANG": "en_GB.UTF-8",
        "HOME": str(home),
        "XDG_STATE_HOME": str(home / "state"),
    }


@pytest.fixture
def here(tmp_path: Path) -> Run:
    """Return what runs the command inside this process, where the game is loaded: `here("play", "lanterns")`."""
    newdawn.load("lanterns")

    def start(*arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        return run_here(*arguments, typed=typed, environment=variables(tmp_path))

    return start


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return what runs Python in a fresh process, interpreted: `run("-m", "newdawn", "--help")`."""

    def start(*arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-W", "error", *map(str, arguments)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
            cwd=ROOT,
            env={**variables(tmp_path), **environment},
        )

    return start
