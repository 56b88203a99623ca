"""With a corrected component file of Paris: New Eden, the browser shows the figures of that box."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from newdawn.eden import components
from tests.web.corrected_boxes import corrected_file, corrected_server, opened

CORRECTIONS = {
    "setup": [("missions-kept = 1 ", "missions-kept = 2 ")],
    "locations.bridge": [("missions-drawn = 3", "missions-drawn = 4"), ("missions-kept = 1", "missions-kept = 2")],
    "locations.restaurant": [("cans = 1", "cans = 3")],
    "population": [("{ up-to = 4, farmers = 1, points = 1 }", "{ up-to = 5, farmers = 3, points = 9 }")],
    "powers.equipment-of-each-type": [("amount = 1", "amount = 3")],
    "events.spring-a": [("count = 2", "count = 4"), ("points = 2", "points = 7")],
    "missions.pairs-of-brawlers": [("at-least = 4", "at-least = 6"), ("points = 2", "points = 5")],
    "missions.new-building-1": [("healer = 2", "healer = 3")],
}
MINE = {
    # A tinkerer with equipment of each type, and three brawlers: four people.
    "buildings": ["tinkerer-9"],
    "settled": {"brawler": 3},
    "dice": {},
    "cans": 1,
    "missions": ["pairs-of-brawlers", "new-building-1"],
}
POSITION = {
    "season": "spring",
    "phase": "gathering",
    "first_player": 0,
    "active": 0,
    "board": {"events": ["spring-a", "spring-b", "spring-c"]},
    "refuges": [MINE, {}],
}


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The table of a server that plays with the corrected file."""
    file = corrected_file(components, tmp_path_factory.mktemp("box"), CORRECTIONS)
    with corrected_server("eden", file) as server:
        table, token = server.laid_out(POSITION, ("Ana", "Benoît"))
        with opened(browser, server, table, token) as found:
            yield found


def test_a_refuge_is_in_the_zone_of_the_corrected_track(page: Page) -> None:
    expect(page.locator(".refuge .people").first).to_have_text(re.compile("^4 people: 3 farmers or Cans needed, \\+9$"))
    expect(page.locator(".food tbody tr").first.locator(".fare")).to_contain_text("short 2")


def test_a_power_counts_as_much_as_the_corrected_box_says(page: Page) -> None:
    for kind in ("bullet", "capsule", "book"):
        expect(page.locator(f".refuge [data-target='equipment:0:{kind}'] .count")).to_have_text("3")


def test_an_event_asks_for_what_the_corrected_tile_says(page: Page) -> None:
    head = page.locator(".food thead th .event").first
    expect(head.locator(".requirement b")).to_have_text("4")
    expect(head.locator(".points")).to_have_text("7")
    expect(page.locator(".food tbody tr").first.locator(".figure").first).to_have_text(re.compile(r"^\s*3 / 4\s*$"))


def test_missions_ask_for_what_the_corrected_cards_say(page: Page) -> None:
    secret = page.locator(".missions .mission:not(.new) .state")
    expect(secret).to_contain_text("3 of 6 now")
    expect(secret).to_contain_text("5")
    building = page.locator(".missions .mission.new")
    expect(building.locator(".need.missing")).to_have_count(5)
    expect(building.locator(".state")).to_contain_text("5 survivors missing")


def test_visits_give_what_the_corrected_board_says(page: Page) -> None:
    expect(page.locator(".location.bridge .drawn")).to_have_text("draw 4, keep 2")
    expect(page.locator(".location.restaurant .gives")).to_have_text("+3")
