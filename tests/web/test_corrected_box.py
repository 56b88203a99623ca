"""A table that is played with a corrected box: the page shows the figures of that box, not those of another one."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from newdawn.core.cache import components_variable
from newdawn.core.replay import FORMAT
from newdawn.outlive import components as box
from tests.component_files import original
from tests.ports import HeldPort
from tests.server.serving import PATIENCE, bearer, fresh_id

CORRECTIONS = (
    ("heroes", "steps = 2", "steps = 3"),
    ("places.dam", "door = 1", "door = 2"),
    ("events.sandstorm", "strength = 3", "strength = 4"),
    ("rooms.event-immunity", "places = 3", "places = 4"),
    ("equipment.bow", 'places = ["forest"]', 'places = ["mine"]'),
)
AWAY = {"3b": {"at": "blackwood", "state": "spent"}, "4": {"at": "forest", "state": "spent"}}


def corrected(text: str) -> str:
    """Return a component file with the corrections."""
    for section, old, new in CORRECTIONS:
        start = text.index(f"[{section}]\n")
        at = text.index(old, start)
        assert "\n[" not in text[start:at], f"{old} is not in {section}"
        text = text[:at] + new + text[at + len(old) :]
    return text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server of its own process, interpreted: the figures of a box are frozen into compiled rules."""
    folder = tmp_path_factory.mktemp("corrected")
    (folder / "box.toml").write_text(corrected(original(box)), encoding="utf-8")
    environment = {
        **os.environ,
        components_variable("outlive"): str(folder / "box.toml"),
        "NEWDAWN_INTERPRETED": "1",
    }
    port = HeldPort()
    command = [sys.executable, "-m", "newdawn", "serve", "--port", str(port.number), "--bots", "1"]
    with (
        subprocess.Popen(
            [*command, "--database", str(folder / "tables.db"), "--log-level", "error"],
            env=environment,
            stdout=subprocess.DEVNULL,
        ) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port.number}", timeout=PATIENCE) as client,
    ):
        try:
            _wait_for(client)
            yield client
        finally:
            process.terminate()
            port.let_go()


def _wait_for(client: httpx.Client) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            client.get("/api/games").raise_for_status()
            return
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)


def opened(server: httpx.Client, browser: Browser, **document: Any) -> Page:
    """Lay a position for two out on a table, sit down at its first seat, and open it."""
    (game,) = [one for one in server.get("/api/games").json()["games"] if one["game"] == "outlive"]
    start = {"game": "outlive", "players": 2, **document}
    saved = {
        "format": FORMAT,
        "game": "outlive",
        "rules": game["rules"],
        "components": game["components"],
        "players": 2,
        "seats": ["me:Ana", "me:Ben"],
        "options": {"simultaneous_placing": False},
        "seed": None,
        "start": start,
        "moves": [],
        "result": None,
        "ended": None,
        "fairness": None,
    }
    made = server.post("/api/import", json=saved).raise_for_status().json()
    address = f"/api/tables/{made['table']}"
    tokens = []
    for seat, name in enumerate(("Ana", "Ben")):
        sat = server.post(f"{address}/seats", json={"seat": seat, "name": name}).raise_for_status().json()
        tokens.append(sat["token"])
    version = server.get(address, headers=bearer(made["token"])).json()["version"]
    begin = {"id": fresh_id(), "version": version, "command": {"do": "start"}}
    server.post(f"{address}/commands", headers=bearer(made["token"]), json=begin).raise_for_status()
    page = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en").new_page()
    page.goto(f"{server.base_url}/icon.svg")
    held = {made["table"]: {"token": tokens[0], "seats": [0], "seat": 0, "at": 1}}
    page.evaluate(
        """([tables]) => {
            localStorage.setItem("newdawn-settings", JSON.stringify({ language: "en", speed: 0, sound: false }));
            localStorage.setItem("newdawn-tables", JSON.stringify(tables));
        }""",
        [held],
    )
    page.goto(f"{server.base_url}/t/{made['table']}")
    page.wait_for_selector("[data-version]")
    return page


def test_a_sandstorm_leaves_the_strength_that_the_box_says(server: httpx.Client, browser: Browser) -> None:
    heroes = {"5": {"at": "mine", "state": "activated"}, **AWAY}
    acting = {"phase": "acting", "turn": {"hero": "5", "points": 2}, "convoy": ["sandstorm"]}
    page = opened(server, browser, **acting, tribes=[{"heroes": heroes}])
    expect(page.locator(".question .pips i")).to_have_count(4)


def test_in_a_sandstorm_a_hero_takes_the_slot_of_that_strength(server: httpx.Client, browser: Browser) -> None:
    page = opened(server, browser, convoy=["sandstorm"], tribes=[{"heroes": {"5": "mine", "3a": "dam", **AWAY}}])
    spot = page.locator('[data-target="cargo:4"]')
    expect(spot).to_have_attribute("data-spot", "available")
    spot.click()
    expect(page.locator('[data-move="move 5 cargo"]')).to_be_visible()


@pytest.mark.parametrize(("survivors", "endurance", "light"), [(3, "5", "dim"), (4, "4", "lit")])
def test_as_many_make_a_tribe_immune_as_the_box_says(
    server: httpx.Client, browser: Browser, survivors: int, endurance: str, light: str
) -> None:
    wild = {"wild_game": {"forest": ["endurance-4"], "mine": ["endurance-3"], "fairgrounds": ["endurance-3"]}}
    tribe = {"rooms": [{"room": "event-immunity", "survivors": survivors}]}
    page = opened(server, browser, convoy=["mutation"], board=wild, tribes=[tribe])
    expect(page.locator("section.place.forest .endurance")).to_have_text(endurance)
    expect(page.locator(f".shelter .room.{light}")).to_have_count(1)


def test_a_rival_comes_as_far_as_the_box_says(server: httpx.Client, browser: Browser) -> None:
    mine = {"heroes": {"3a": "dam", "5": {"at": "peak", "state": "spent"}, **AWAY}}
    spent = {hero: {"at": place, "state": "spent"} for hero, place in (("3a", "mine"), ("3b", "peak"), ("4", "dam"))}
    page = opened(server, browser, tribes=[mine, {"heroes": {**spent, "5": "cargo"}}])
    page.locator('[data-target="place:base"]').click()
    page.locator('[data-move="move 3a base"]').hover()
    # From the ship to the Military Base it is three steps.
    expect(page.locator("[data-action-bar]")).to_contain_text("Exposed to")
    expect(page.locator("section.place.base .danger")).to_contain_text("2")


def test_a_tile_helps_where_the_box_says(server: httpx.Client, browser: Browser) -> None:
    heroes = {"5": {"at": "mine", "state": "activated"}, **AWAY}
    acting = {"phase": "acting", "turn": {"hero": "5"}}
    page = opened(server, browser, **acting, tribes=[{"heroes": heroes, "equipment": {"bow": "used"}}])
    # It was used today: that is worth a word here.
    expect(page.locator('[data-target="equipment:0:bow"]').first).to_have_attribute("data-spot", "refused")


def test_the_door_of_the_dam_costs_what_the_box_says(server: httpx.Client, browser: Browser) -> None:
    page = opened(server, browser)
    expect(page.locator("section.place.dam")).to_contain_text("Filter costs 2")
