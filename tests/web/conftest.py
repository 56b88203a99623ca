"""A real Chromium for the tests of the client; without one they are skipped, and fail in continuous integration."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.chromium import NoChromium, chromium
from tests.web.seated import Reader, Seated
from tests.web.tables import PATIENCE_MS, TestHouse

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser. Each file has its own: while Playwright runs, no other event loop can run in this thread."""
    try:
        with chromium() as found:
            yield found
    except NoChromium as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason), pytrace=False)
        pytest.skip(str(reason))


@pytest.fixture
def house() -> Iterator[TestHouse]:
    """A server in a test build, for one test."""
    with TestHouse() as found:
        yield found


@pytest.fixture
def at(house: TestHouse, browser: Browser) -> Iterator[Seated]:
    """People at tables of the house; at the end nobody met an error or was told a secret."""
    seated = Seated(house, browser)
    yield seated
    seated.ends()


@pytest.fixture(scope="module")
def devices(house: TestHouse, browser: Browser) -> Reader:
    """Two browsers for all looks of a file, at a house that stands as long."""
    return Reader(house, browser)


@pytest.fixture
def reader(devices: Reader) -> Iterator[Reader]:
    """Somebody who looks at tables; at the end of a test nothing was wrong there."""
    yield devices
    devices.finds_nothing_wrong()
