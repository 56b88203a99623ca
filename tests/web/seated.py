"""People at tables whose positions a test knows: what the server says of a move, beside what the page makes of it."""

import json
from collections import defaultdict
from contextlib import suppress
from itertools import chain
from typing import Any

from playwright.sync_api import Browser, Error, Locator

from tests.server.serving import bearer, fresh_id
from tests.web.customs import plain
from tests.web.tables import DESKTOP, LEAST_WITH_A_POINTER, PHONE, Person, Seats, TestHouse

__all__ = ["Browsers", "Reader", "Seated"]


class Seated:
    """Gives people seats, asks the server what it says, and sees at the end that nothing went wrong."""

    def __init__(self, house: TestHouse, browser: Browser, browsers: "Browsers | None" = None) -> None:
        self.house = house
        self._browser = browser
        self._browsers = browsers or Browsers(house, browser)
        self._is_last = browsers is None
        self.people: list[Person] = []

    def comes(self, name: str = "Ana", **wishes: Any) -> Person:
        """Return somebody who has opened nothing yet."""
        person = self._browsers.take(name, **wishes)
        self.people.append(person)
        return person

    def person(self, seats: Seats, name: str = "Ana", *, path: str | None = None, **wishes: Any) -> Person:
        """Return somebody who has opened a table, with its seats or by its address."""
        person = self.comes(name, **wishes)
        if path is None:
            person.opens(seats)
        else:
            person.opens(path=path)
        person.page.wait_for_selector("[data-version]")
        return person

    def pair(self, **wishes: Any) -> tuple[Person, Seats, Seats]:
        """Return somebody at a table of New Eden for two, and the seats of both."""
        ana = self.house.table("eden", "Ana", "open")
        sat = self.house._post(f"/api/tables/{ana.table}/seats", None, {"seat": 1, "name": "Benoît"})
        self.does(ana, do="start")
        return self.person(ana, **wishes), ana, Seats(ana.table, sat["token"], [1])

    def ends(self) -> None:
        """See that nobody met an error or was told a secret, and let the browsers go."""
        errors = [error for person in self.people for error in person.errors]
        leaks = list(self.house.leaks)
        for person in self.people:
            self.house.people.remove(person)
            self._browsers.give_back(person)
        if self._is_last:
            self._browsers.close()
        assert not errors, errors
        assert not leaks, leaks

    # What the server says

    def state(self, seats: Seats, seat: int = 0) -> dict[str, Any]:
        """Return where a table stands, as one of the seats of a device sees it."""
        address = f"{self.house.server.url}/api/tables/{seats.table}"
        answer = self.house._http.get(address, headers=bearer(seats.token), params={"seat": seat})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    def previews(self, seats: Seats) -> dict[str, dict[str, Any]]:
        """Return by its notation on the page what each possible move would do."""
        found = {}
        for offer in self.state(seats)["moves"]:
            told = self.house._post(f"/api/tables/{seats.table}/preview", seats.token, {"move": offer["move"]})
            found[plain(offer["move"])] = told
        return found

    def plays(self, seats: Seats, move: str | None = None) -> None:
        """Make a move at the server: the first that is possible, or one by its notation on the page."""
        offers = [offer["move"] for offer in self.state(seats)["moves"]]
        chosen = next(one for one in offers if move is None or plain(one) == move)
        self.does(seats, do="move", move=chosen)

    def does(self, seats: Seats, seat: int = 0, **command: Any) -> None:
        """Give a command for one of the seats of a device."""
        body = {"id": fresh_id(), "version": self.state(seats, seat)["version"], "seat": seat, "command": command}
        self.house._post(f"/api/tables/{seats.table}/commands", seats.token, body)

    # What a page shows

    @staticmethod
    def choice(person: Person, move: str) -> Locator:
        """Return the choice of a move in the action bar."""
        return person.page.locator(f'[data-move="{move}"]')

    @staticmethod
    def spots(person: Person, state: str = "available") -> list[str]:
        """Return the targets on the board that are in a state, and in sight."""
        found: list[str] = person.page.locator(f'[data-spot="{state}"]:visible').evaluate_all(
            "spots => spots.map(spot => spot.dataset.target)"
        )
        return list(dict.fromkeys(found))


class Browsers:
    """The browsers of a file: whoever comes gets one that somebody with the same language has left, if there is one.

    A browser that has read the client opens a table with half the work. Each person finds it as if it were new: with
    nothing kept but what they bring along. What reaches deeper than the page, such as a clock that a test moves, needs
    a browser of its own: `TestHouse.person`.
    """

    def __init__(self, house: TestHouse, browser: Browser) -> None:
        self._house = house
        self._browser = browser
        self._free: defaultdict[tuple[str, bool], list[Person]] = defaultdict(list)

    def take(
        self,
        name: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, Any] | None = None,
        is_still: bool = True,
    ) -> Person:
        """Return somebody with a browser, at no page."""
        free = self._free[language, size[0] < LEAST_WITH_A_POINTER]
        wishes: dict[str, Any] = {"size": size, "settings": settings or {}, "is_still": is_still}
        if not free:
            return self._house.person(self._browser, name, language=language, **wishes)
        person = free.pop()
        self._house.people.append(person)
        person.takes_on(name, **wishes)
        return person

    def give_back(self, person: Person) -> None:
        """Keep the browser of somebody who leaves, unless it does not answer any more."""
        try:
            person.hands_on()
        except Error:
            with suppress(Error):
                person.leaves()
        else:
            self._free[person.language, person.has_touch].append(person)

    def close(self) -> None:
        """Close all browsers."""
        for person in chain.from_iterable(self._free.values()):
            with suppress(Error):  # a browser that is gone
                person.leaves()


class Reader:
    """Somebody with one browser for a pointer and one for fingers, who looks at many tables there."""

    def __init__(self, house: TestHouse, browser: Browser) -> None:
        self.house = house
        self._browser = browser
        self._devices: dict[bool, Person] = {}

    def sees(
        self,
        seats: Seats | str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        kept: dict[str, str] | None = None,
        **settings: Any,
    ) -> Person:
        """Open a table from a seat, or as a spectator: in a language, at a size, with these settings.

        `kept` is what the browser keeps besides, as of a guided game.
        """
        person = self._device(is_desktop=size == DESKTOP)
        table, held = (seats, {}) if isinstance(seats, str) else (seats.table, seats.kept)
        wishes = {"language": language, "name": person.name, "speed": 0, "sound": False, **settings}
        person.page.evaluate(
            "kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))",
            {"newdawn-settings": json.dumps(wishes), "newdawn-tables": json.dumps(held), **(kept or {})},
        )
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.opens(path=f"/t/{table}")
        return person

    def finds_nothing_wrong(self) -> None:
        """See that no page met an error, and that nobody was told a secret."""
        errors = [error for person in self._devices.values() for error in person.errors]
        for person in self._devices.values():
            person.errors.clear()
        assert errors == [], errors
        assert self.house.leaks == []

    def _device(self, *, is_desktop: bool) -> Person:
        if is_desktop not in self._devices:
            person = self.house.person(self._browser, "Zoé", size=DESKTOP if is_desktop else PHONE)
            person.opens(path="/icon.svg")  # the smallest page at which the browser keeps something for the server
            self._devices[is_desktop] = person
        return self._devices[is_desktop]
