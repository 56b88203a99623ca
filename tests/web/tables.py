"""A server with tables, and people who sit down at them with browsers of their own.

with TestHouse() as house:                            # a test build: the leak oracle reads what people are sent
    ana = house.person(browser, "Ana", language="fr", size=PHONE)
    ana.opens(house.table("eden", "Ana", "bot:easy"))
    while not ana.is_over: ana.acts()
"""

import json
import os
import random
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Self

import httpx
import orjson
from playwright.sync_api import Browser, Error, Page, TimeoutError

from newdawn.server.settings import Limits, Settings
from newdawn.server.web.pages import PAGES
from tests.ports import HeldPort
from tests.server.oracle import Canaries, Oracle, marked
from tests.server.rehearsals import MemoryStore, ViewBots
from tests.server.serving import OPEN_DOOR, Served, bearer, fresh_id, new_seat, served_apart
from tests.web.customs import Door

__all__ = ["DESKTOP", "LEAST_WITH_A_POINTER", "PHONE", "SIZES", "TABLET", "Person", "Seats", "TestHouse"]

DESKTOP = (1280, 720)
TABLET = (820, 1180)
PHONE = (390, 844)
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
PATIENCE_MS = 60_000
A_MOMENT_MS = 1_500
MOST_CONFIRMATIONS = 100
_HANDS = Path(__file__).with_name("hands.js")
_NO_LIMIT = 1_000_000
LEAST_WITH_A_POINTER = 1024
"""The width of a window, in px, from which on it is used with a pointer."""
ONE_ON_THE_BOARD = 5
"""People choose every so many times on the board, and else in the bar."""


@dataclass
class Seats:
    """A table, and the token of whoever created it."""

    table: str
    token: str
    seats: list[int]

    @property
    def kept(self) -> dict[str, Any]:
        """What a browser keeps of them."""
        return {self.table: {"token": self.token, "seats": self.seats, "seat": self.seats[0], "at": 1}}


class TestHouse:
    """A server in a test build, which can stop and come back at the same address. It has the limits that are named."""

    __test__ = False

    def __init__(self, seed: int = 5, **limits: int) -> None:
        self.lock = threading.Lock()
        self.chance = random.Random(seed)
        self._shares = random.Random(seed)
        self._seed = seed
        self.oracle: Oracle
        self.door: Door
        self._store = MemoryStore(self._follow)
        self._bots = ViewBots(random.Random(seed))
        self._limits = limits
        self._build: ExitStack
        self._running = ExitStack()
        self._port = HeldPort()
        self.server: Served
        self.people: list[Person] = []

    def _follow(self, table: str, entries: Sequence[Mapping[str, Any]]) -> None:
        with self.lock:
            self.oracle.follow(table, entries)

    def __enter__(self) -> Self:
        with ExitStack() as build:
            self.oracle = Oracle(build.enter_context(marked(Canaries(self._seed))))
            self.door = Door(self.oracle, self.lock)
            build.callback(self._port.let_go)
            self._http = build.enter_context(httpx.Client(timeout=PATIENCE_MS / 1000))
            self.start()
            # What fails before this is undone at once: names must not stay marked.
            self._build = build.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        for person in self.people:
            with suppress(Error):  # a browser that is gone
                person.leaves()
        self.stop()
        self._build.close()

    def start(self) -> None:
        """Open the server. `NEWDAWN_CLIENT` names a client that was built elsewhere, as for `vite build`."""
        limits = ("messages_per_second", "message_burst", "requests_per_second", "request_burst", "tables_per_hour")
        limits += ("notes_per_minute", "note_burst", "seats_per_hour")
        wide = {**OPEN_DOOR, **dict.fromkeys(limits, _NO_LIMIT), **self._limits}
        settings = Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0), limits=Limits(**wide))
        parts = {
            "store": self._store,
            "bots": self._bots,
            "around": self.door.before,
            "shares": lambda: f"{self._shares.getrandbits(256):064x}",
            "pages": Path(os.environ.get("NEWDAWN_CLIENT") or PAGES),
        }
        self.server = self._running.enter_context(served_apart(settings, port=self._port.number, **parts))

    def stop(self) -> None:
        """Close the server; what is stored stays."""
        self._running.close()

    def restart(self) -> None:
        """Stop the server, and start it at the same address."""
        self.stop()
        self.start()

    def table(self, game: str, *seats: str, **more: Any) -> Seats:
        """Create a table: "open", "bot:easy", or the name of a person."""
        body = {"game": game, "seats": [new_seat(code) for code in seats], "pace": 0, **more}
        made = self._post("/api/tables", None, body)
        return Seats(made["table"], made["token"], made["seats"])

    def played(self, game: str, players: int, moves: int, decision: str | None = None) -> Seats:
        """Create a table of people who have made so many moves; then it is the first one's turn, for this decision."""
        names = ("Ana", "Benoît", "Carmen", "Dörte")[:players]
        host = self.table(game, names[0], *["open"] * (players - 1))
        tokens = [host.token]
        for seat, name in enumerate(names[1:], start=1):
            sat = self._post(f"/api/tables/{host.table}/seats", None, {"seat": seat, "name": name})
            tokens.append(sat["token"])
        self._command(host.table, tokens[0], {"do": "start"})
        made = 0
        while True:
            state = self._state(host.table, tokens[0])
            is_asked = 0 in state["to_act"] and decision in (None, state["decision_name"])
            if state["table"]["stage"] != "playing" or (made >= moves and is_asked):
                return host
            seat = next((seat for seat in state["to_act"] if seat > 0 or made < moves or not is_asked), 0)
            offers = (state if seat == 0 else self._state(host.table, tokens[seat]))["moves"]
            move = {"do": "move", "move": self.chance.choice(offers)["move"]}
            self._command(host.table, tokens[seat], move, state["version"])
            made += 1

    def stored_log(self, seats: Seats) -> list[dict[str, Any]]:
        """Return what is stored of a table."""
        return [orjson.loads(entry) for entry in self._store.logs[seats.table]]

    def store_log(self, seats: Seats, log: list[dict[str, Any]]) -> None:
        """Store a log in place of what was stored, as another version of the program might have."""
        self._store.logs[seats.table] = [orjson.dumps(entry) for entry in log]

    def _state(self, table: str, token: str) -> dict[str, Any]:
        found: dict[str, Any] = self._http.get(f"{self.server.url}/api/tables/{table}", headers=bearer(token)).json()
        return found

    def _post(self, path: str, token: str | None, body: dict[str, Any]) -> dict[str, Any]:
        headers = bearer(token) if token is not None else {}
        answer = self._http.post(self.server.url + path, headers=headers, json=body)
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    def _command(self, table: str, token: str, command: dict[str, Any], version: int | None = None) -> None:
        """Give a command, at the version that the table has, unless it is already known."""
        version = self._state(table, token)["version"] if version is None else version
        self._post(f"/api/tables/{table}/commands", token, {"id": fresh_id(), "version": version, "command": command})

    def person(self, browser: Browser, name: str, **wishes: Any) -> "Person":
        """Give somebody a browser of their own."""
        person = Person(self, browser, name, **wishes)
        self.people.append(person)
        return person

    @property
    def leaks(self) -> list[Exception]:
        """What the oracle has found at anybody's."""
        return [leak for person in self.people for leak in person.customs.leaks]


@dataclass(eq=False)
class Person:
    """Somebody with a browser, who plays by clicking on what is offered."""

    house: TestHouse
    browser: Browser
    name: str
    language: str = "en"
    size: tuple[int, int] = DESKTOP
    settings: dict[str, Any] = field(default_factory=dict)
    is_still: bool = True
    """Whether their system asks for less motion, unless they set a speed: what glows for ever keeps a core busy."""
    errors: list[str] = field(default_factory=list)
    acted: int = 0
    """How often they have tried to choose something."""
    pointed: int = 0
    """How often they have clicked on the board."""

    def __post_init__(self) -> None:
        width, height = self.size
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=self.has_touch,
            locale=self.language,
            reduced_motion=self._motion,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.customs = self.house.door.customs_of(self.context, self.house.server.url)
        self._is_handed_on = False
        self._keep("settings", self._wishes)
        self.context.add_init_script(path=_HANDS)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    @property
    def has_touch(self) -> bool:
        """Whether the browser is used with fingers."""
        return self.size[0] < LEAST_WITH_A_POINTER

    def _keep(self, key: str, value: Any) -> None:
        """Put something into what the browser keeps, unless it keeps it already."""
        given = json.dumps([f"newdawn-{key}", json.dumps(value)])
        script = f"(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value))({given})"
        if self._is_handed_on:
            self.page.evaluate(script)
        else:
            self.context.add_init_script(script)

    def hands_on(self) -> None:
        """Clear the browser for somebody else with this language: it has read the client, and need not do so again."""
        self.page.unroute_all()
        self.comes_back()
        self.page.goto(f"{self.house.server.url}/icon.svg")  # the smallest page there is
        self.page.evaluate("() => [localStorage, sessionStorage].forEach(kept => kept.clear())")
        self.errors.clear()
        self._is_handed_on = True

    def takes_on(self, name: str, size: tuple[int, int], settings: dict[str, Any], is_still: bool) -> None:
        """Be somebody else at the same browser, once it was handed on."""
        self.name, self.size, self.settings, self.is_still = name, size, settings, is_still
        self.acted = self.pointed = 0
        self.customs = self.house.door.customs_of(self.context, self.house.server.url)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(reduced_motion=self._motion)
        self._keep("settings", self._wishes)

    @property
    def _motion(self) -> Literal["no-preference", "reduce"]:
        return "reduce" if self.is_still and not self.settings.get("speed") else "no-preference"

    @property
    def _wishes(self) -> dict[str, Any]:
        # A test takes as long as it takes: nothing goes by itself meanwhile.
        own = {"language": self.language, "name": self.name, "speed": 0, "sound": False, "confirming": "turn"}
        return {**own, **self.settings}

    def _hear(self, message: Any) -> None:
        # What the network does not let through, the browser itself calls an error.
        is_network = "Failed to load resource" in message.text or "WebSocket" in message.text
        if message.type == "error" and not is_network:
            self.errors.append(message.text)

    def opens(self, seats: Seats | None = None, path: str | None = None) -> None:
        """Open a table with the seats that were created for this browser, or any page.

        A page with several seats is covered until somebody says who looks: the first of them.
        """
        if seats is not None:
            self._keep("tables", seats.kept)
            path = f"/t/{seats.table}"
        elif self._is_handed_on:
            self._keep("tables", {})  # not those of whoever had the browser before
        self.page.goto(self.house.server.url + (path or "/"))
        if seats is not None and len(seats.seats) > 1:
            self.page.wait_for_selector("[data-version], [data-cover], .waiting")
            if (come := self.page.locator("[data-do=come][data-seat='0']")).count() > 0:
                come.click()
                self.page.wait_for_selector("[data-cover]", state="detached")

    def leaves(self) -> None:
        """Close the browser."""
        self.context.close()

    def goes_offline(self) -> None:
        """Lose the network."""
        self.context.set_offline(True)
        self.customs.cut()

    def comes_back(self) -> None:
        """Have the network again."""
        self.customs.is_offline = False
        self.context.set_offline(False)

    # Looking

    def look(self) -> dict[str, Any]:
        """Return where the table stands, as the page knows it."""
        found: dict[str, Any] = self.page.evaluate("() => newdawnHands.look()")
        return found

    @property
    def version(self) -> int:
        """The version of the table that is shown."""
        return int(self.look().get("version", 0))

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return bool(self.look()["stage"] == "finished")

    def waits_for(self, version: int) -> None:
        """Wait until the page shows this version, or a later one."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-version]')?.dataset.version ?? 0) >= version", arg=version
        )

    # Playing

    def acts(self) -> bool:
        """Choose something that is offered by a click, and confirm it; False if there is nothing to choose now."""
        seen = self.look()
        if seen["stage"] == "playing" and seen["dialog"]:
            # Under a click on the board the move may have gone: then it opens the rule of what was there.
            self.page.keyboard.press("Escape")
        if seen["stage"] != "playing" or seen.get("turn") != "mine" or seen.get("waiting") != "0":
            return False
        version = int(seen["version"])
        self.acted += 1
        if self.acted % ONE_ON_THE_BOARD == 0 and self.clicks("[data-spot=available]"):
            self.pointed += 1
            if self._waits("answer", version) != "narrowed":
                self.confirms(version)
                return True
        if not self.clicks("[data-move]"):
            return False
        self.confirms(version)
        return True

    def clicks(self, selector: str) -> bool:
        """Click on one of these that is in sight or can be scrolled there; False if there is none."""
        point = self.page.evaluate("wanted => newdawnHands.find(wanted)", [selector, self.house.chance.random()])
        if point is not None:
            self.page.mouse.click(point["x"], point["y"])
        return point is not None

    def confirms(self, version: int) -> None:
        """Wait until the chosen move was played; where the page asks, confirm it."""
        for _ in range(MOST_CONFIRMATIONS):
            if not isinstance(point := self._waits("outcome", version), dict):
                return
            self.page.mouse.click(point["x"], point["y"])
        raise AssertionError("the page goes on asking for a confirmation")

    def _waits(self, what: str, version: int) -> Any:
        """Wait for what comes of a click: under it the page may have changed, then nothing does."""
        with suppress(TimeoutError):
            wanted = f"version => newdawnHands.{what}(version)"
            return self.page.wait_for_function(wanted, arg=version, timeout=A_MOMENT_MS).json_value()
