"""A real Chromium for the tests of the client; without one they are skipped, and fail in continuous integration."""

import os
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.web.chromium import NoChromium, kept_chromium
from tests.web.seated import Browsers, Reader, Seated
from tests.web.tables import PATIENCE_MS, TestHouse

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser() -> Browser:
    """A browser, the same for all files that follow one another; people have contexts of their own in it."""
    try:
        return kept_chromium()
    except NoChromium as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason), pytrace=False)
        pytest.skip(str(reason))


@pytest.fixture(scope="module")
def house() -> Iterator[TestHouse]:
    """A server in a test build, for all tests of a file."""
    with TestHouse() as found:
        yield found


@pytest.fixture(autouse=True)
def leaving(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whoever came for one test leaves after it, though the house stays open: an open page goes on working.

    The devices of a `Reader` are there for a whole file.
    """
    house = request.getfixturevalue("house") if "house" in request.fixturenames else None
    if house is None or "devices" in request.fixturenames:
        yield
        return
    before = len(house.people)
    yield
    for person in house.people[before:]:
        with suppress(Error):  # a browser that is gone
            person.leaves()


@pytest.fixture
def fresh_house() -> Iterator[TestHouse]:
    """A server in a test build, for one test: at the end nobody has met an error or was told a secret."""
    with TestHouse() as found:
        yield found
        assert found.leaks == []
        assert [error for person in found.people for error in person.errors] == []


@pytest.fixture(scope="module")
def browsers(house: TestHouse, browser: Browser) -> Iterator[Browsers]:
    """The browsers of a file, which people leave for those who come after them."""
    found = Browsers(house, browser)
    yield found
    found.close()


@pytest.fixture
def at(house: TestHouse, browser: Browser, browsers: Browsers) -> Iterator[Seated]:
    """People at tables of the house; at the end nobody met an error or was told a secret."""
    seated = Seated(house, browser, browsers)
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
