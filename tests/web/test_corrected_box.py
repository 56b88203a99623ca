"""With a corrected component file of Outlive, the browser shows the figures of that box."""

import json
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from newdawn.outlive import components
from tests.web.corrected_boxes import CorrectedServer, corrected_file, corrected_server, opened

CORRECTIONS = {
    "heroes": [("steps = 2", "steps = 3")],
    "shelter": [("water-kept = 2", "water-kept = 5"), ("room-cost = 3", "room-cost = 4")],
    "places.dam": [("door = 1", "door = 2")],
    "events.sandstorm": [("strength = 3", "strength = 4")],
    "rooms.event-immunity": [("places = 3", "places = 4")],
    "rooms.empty-cupboard": [("amount = 1", "amount = 3")],
    "equipment.bow": [('places = ["forest"]', 'places = ["mine"]'), ('pair = "axe"', 'pair = "access-card"')],
    "equipment.access-card": [('pair = "jerrycan"', 'pair = "bow"')],
    "equipment.axe": [('pair = "bow"', 'pair = "jerrycan"')],
    "equipment.jerrycan": [('pair = "access-card"', 'pair = "axe"')],
}
AWAY = {"3b": {"at": "blackwood", "state": "spent"}, "4": {"at": "forest", "state": "spent"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CorrectedServer]:
    """A server that plays with the corrected file."""
    file = corrected_file(components, tmp_path_factory.mktemp("box"), CORRECTIONS)
    with corrected_server("outlive", file) as found:
        yield found


def page_of(server: CorrectedServer, browser: Browser, **document: Any) -> AbstractContextManager[Page]:
    """Lay a position for two out on a table, and open it."""
    return opened(browser, server, *server.laid_out(document, ("Ana", "Ben")))


def test_a_sandstorm_leaves_the_strength_that_the_box_says(server: CorrectedServer, browser: Browser) -> None:
    heroes = {"5": {"at": "mine", "state": "activated"}, **AWAY}
    acting = {"phase": "acting", "turn": {"hero": "5", "points": 2}, "convoy": ["sandstorm"]}
    with page_of(server, browser, **acting, tribes=[{"heroes": heroes}]) as page:
        expect(page.locator(".question .pips i")).to_have_count(4)
        expect(page.locator('.ring [data-token="hero:0:5"] .acting')).to_have_text("4")


def test_in_a_sandstorm_a_hero_takes_the_slot_of_that_strength(server: CorrectedServer, browser: Browser) -> None:
    tribe = {"heroes": {"5": "mine", "3a": "dam", **AWAY}}
    with page_of(server, browser, convoy=["sandstorm"], tribes=[tribe]) as page:
        spot = page.locator('[data-target="cargo:4"]')
        expect(spot).to_have_attribute("data-spot", "available")
        spot.click()
        expect(page.locator('[data-move="move 5 cargo"]')).to_be_visible()


@pytest.mark.parametrize(("survivors", "endurance", "light"), [(3, "5", "dim"), (4, "4", "lit")])
def test_as_many_make_a_tribe_immune_as_the_box_says(
    server: CorrectedServer, browser: Browser, survivors: int, endurance: str, light: str
) -> None:
    wild = {"wild_game": {"forest": ["endurance-4"], "mine": ["endurance-3"], "fairgrounds": ["endurance-3"]}}
    tribe = {"rooms": [{"room": "event-immunity", "survivors": survivors}]}
    with page_of(server, browser, convoy=["mutation"], board=wild, tribes=[tribe]) as page:
        expect(page.locator("section.place.forest .endurance")).to_have_text(endurance)
        expect(page.locator(f".shelter .room.{light}")).to_have_count(1)
        expect(page.get_by_role("img", name="immune to events")).to_have_count(1 if light == "lit" else 0)


def test_a_rival_comes_as_far_as_the_box_says(server: CorrectedServer, browser: Browser) -> None:
    mine = {"heroes": {"3a": "dam", "5": {"at": "peak", "state": "spent"}, **AWAY}}
    spent = {hero: {"at": place, "state": "spent"} for hero, place in (("3a", "mine"), ("3b", "peak"), ("4", "dam"))}
    with page_of(server, browser, tribes=[mine, {"heroes": {**spent, "5": "cargo"}}]) as page:
        # Where every step waits, what was chosen stays in the bar with what it leads to.
        page.evaluate("localStorage.setItem('newdawn-settings', JSON.stringify({confirming: 'every'}))")
        page.reload()
        page.locator('[data-target="place:base"]').click()
        expect(page.locator('[data-move="move 3a base"]')).to_have_attribute("aria-pressed", "true")
        # From the ship to the Military Base it is three steps.
        expect(page.locator("[data-action-bar]")).to_contain_text("Exposed to")
        expect(page.locator("section.place.base .danger")).to_contain_text("2")


def test_a_tile_helps_where_the_box_says(server: CorrectedServer, browser: Browser) -> None:
    heroes = {"5": {"at": "mine", "state": "activated"}, **AWAY}
    tribe = {"heroes": heroes, "equipment": {"bow": "used"}}
    table, token = server.laid_out({"phase": "acting", "turn": {"hero": "5"}, "tribes": [tribe]}, ("Ana", "Ben"))
    assert server.state(table, token)["prospects"]["own"]["tiles"]["bow"]["helps_at"] == ["mine"]
    with opened(browser, server, table, token) as page:
        expect(page.locator(".shelter .tiles .card").first).to_contain_text("Mine: 1 Meat")
        # It was used today: that is worth a word here.
        expect(page.locator('[data-target="equipment:0:bow"]').first).to_have_attribute("data-spot", "refused")


def test_paired_tiles_rooms_and_the_door_of_the_dam_are_as_the_box_says(
    server: CorrectedServer, browser: Browser
) -> None:
    owned = dict.fromkeys(("bow", "axe", "access-card", "jerrycan"), "repaired")
    mine = {"equipment": owned, "rooms": [{"room": "empty-cupboard", "survivors": 3}]}
    with page_of(server, browser, tribes=[mine, {"equipment": owned}]) as page:
        groups = page.locator(".shelter .tiles .group")
        expect(groups).to_have_count(2)
        for group, pair in enumerate((("access-card", "bow"), ("jerrycan", "axe"))):
            for at, tile in enumerate(pair):
                token = groups.nth(group).locator("[data-token]").nth(at)
                expect(token).to_have_attribute("data-token", f"equipment:0:{tile}")
        expect(page.locator('[data-target^="equipment:1:"]')).to_have_count(len(owned))
        expect(page.locator(".shelter .room.lit")).to_contain_text("3 Wood, 3 Metal")
        expect(page.locator("section.place.dam")).to_contain_text("Filtration: 2")


RULES = {
    "": "by up to 3 locations along the roads",
    "/place:dam": "Pay 2 Microchips",
    "/term:upkeep": "at most 5 Water is kept",
}
"""A sentence of the page of all rules, and of cards."""


def test_the_rules_say_the_figures_of_the_box(server: CorrectedServer, browser: Browser) -> None:
    with browser.new_context(locale="en") as context:
        page = context.new_page()
        for about, sentence in RULES.items():
            page.goto(f"{server.url}/#rules/outlive{about}")
            expect(page.get_by_text(re.compile(re.escape(sentence))).first).to_be_visible()


def test_the_guide_says_the_figures_of_the_box(server: CorrectedServer, browser: Browser) -> None:
    table, token = server.laid_out({"tribes": [{"heroes": {"5": "mine", "3a": "dam", **AWAY}}]}, ("Ana", "Ben"))
    with opened(browser, server, table, token) as page:
        guide = {table: {"seen": ["welcome", "controls", "day", "event"], "isOff": False}}
        page.evaluate("guide => localStorage.setItem('newdawn-guided', guide)", json.dumps(guide))
        page.reload()
        expect(page.locator('.coach[data-step="move"] .text')).to_contain_text("a location up to 3 steps away")
