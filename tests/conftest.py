"""How the tests are shared out between the workers: files that take long are begun first.

`tests/durations.json` says how many seconds each file took when it was last measured. `make durations` measures again.
A folder with a `durations.json` of its own has the files in it there.
"""

import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]
DURATIONS = Path(__file__).with_name("durations.json")
UNMEASURED = {"tests/web/": 30.0, "tests/server/": 10.0, "tests/": 3.0}
"""The seconds that a file is thought to take while nobody has measured it, by how its path begins."""

# Every run tries a few examples of each property, `make soak` many more; they are the same ones everywhere.
settings.register_profile("soak", settings.get_profile("ci"), max_examples=2_000)
settings.register_profile("ci", settings.get_profile("ci"), max_examples=50)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let durations be measured."""
    parser.addoption("--measure", action="store_true", help=f"write what each file takes to {DURATIONS.name}")


def pytest_configure(config: pytest.Config) -> None:
    """Measure if that is wanted, where the reports of all workers come together."""
    if config.getoption("--measure") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores: many tests wait for a browser, a process or a clock."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest, so that no worker ends alone with one of them."""
    measured = read_durations()
    items.sort(key=lambda item: -expected_seconds(file_of(item.nodeid), measured))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before a file that has no use for one: while it is open, no event loop can run here."""
    try:
        return (yield)
    finally:
        if nextitem is None or (nextitem.path != item.path and "browser" not in getattr(nextitem, "fixturenames", ())):
            close_browser()


def pytest_sessionfinish() -> None:
    """Close the browser after tests that were broken off."""
    close_browser()


def close_browser() -> None:
    """Close the browser that the tests of the client share, if one was opened."""
    if (web := sys.modules.get("tests.web.chromium")) is not None:
        web.close_kept()


def file_of(nodeid: str) -> str:
    """Return the file that a test is in, from the root of the repository."""
    return nodeid.partition("::")[0]


def read_durations() -> dict[str, float]:
    """Return the seconds that each file took."""
    found: dict[str, float] = {}
    for path in (DURATIONS, *DURATIONS.parent.glob("*/durations.json")):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found


def home_of(file: str) -> Path:
    """Return where the duration of a file is kept."""
    own = (ROOT / file).with_name(DURATIONS.name)
    return own if own.is_file() else DURATIONS


def expected_seconds(file: str, measured: dict[str, float]) -> float:
    """Return how long a file takes, or is thought to take."""
    guessed = next((seconds for place, seconds in UNMEASURED.items() if file.startswith(place)), 0.0)
    return measured.get(file, guessed)


class Stopwatch:
    """Adds up what the tests of each file take, with what they set up and tear down."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add one phase of one test."""
        self.seconds[file_of(report.nodeid)] += report.duration

    def pytest_sessionfinish(self) -> None:
        """Write the durations, longest first. What was not run keeps its own, and what is gone is dropped."""
        known = {file: seconds for file, seconds in read_durations().items() if (ROOT / file).is_file()}
        known |= {file: round(seconds, 1) for file, seconds in self.seconds.items()}
        homes: defaultdict[Path, dict[str, float]] = defaultdict(dict)
        for file, seconds in sorted(known.items(), key=lambda row: (-row[1], row[0])):
            homes[home_of(file)][file] = seconds
        for path, ordered in homes.items():
            path.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
