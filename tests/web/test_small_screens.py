"""Phones held sideways, small ones, low and narrow windows: all can be read and reached, with the guide open too."""

import json
from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import Page

from newdawn import GAMES
from tests.sampling import sampled
from tests.web import eden_positions, outlive_positions
from tests.web.checks import cut_off, is_drawn, page_scroll, small_text, words_outside_their_choices
from tests.web.seated import Reader
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, Seats, TestHouse

SIDEWAYS = (844, 390)
SIDEWAYS_UNDER_BARS = (844, 340)
SMALL = (390, 664)
SMALLEST = (375, 600)
SMALL_SIZES = (SIDEWAYS, SIDEWAYS_UNDER_BARS, SMALL, SMALLEST)
LAPTOP = (1366, 657)
NARROW = (1100, 720)
LAYOUTS = {
    DESKTOP: "desktop",
    (1280, 500): "desktop",
    TABLET: "tablet",
    (1024, 600): "desktop",
    (1000, 600): "tablet",
    PHONE: "phone",
}
FINGER = 44
LEAST_BOARD = 150
LEAST_CHOICES = 56

REACHED = """([selector, finger]) => [...document.querySelectorAll(selector)].filter(one => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return Math.min(width, height) >= finger - 0.5 && met !== null && one.contains(met);
}).length"""


@pytest.fixture(scope="module")
def tables(house: TestHouse) -> dict[str, Seats]:
    """A late table of each game, with long names and much on it."""
    outlive, eden = outlive_positions.sixth_day(), eden_positions.late(4, "gathering")
    return {
        "outlive": outlive_positions.laid_out(house, outlive, outlive_positions.LONG_NAMES)[0],
        "eden": eden_positions.laid_out(house, eden, eden_positions.LONG_NAMES)[0],
    }


def opened(reader: Reader, seats: Seats, size: tuple[int, int], *, guided: bool = False, **wishes: Any) -> Person:
    """Open a table on a screen, with the guide or without."""
    guides = {seats.table: {"seen": [], "isOff": False}} if guided else {}
    kept = {"newdawn-guided": json.dumps(guides)}
    person = reader.sees(seats, size=size, kept=kept, confirming="always", **wishes)
    person.page.wait_for_selector(".coach" if guided else "[data-action-bar] [data-move]")
    is_drawn(person.page)
    return person


def chooses(person: Person) -> None:
    """Choose a move in the bar, and wait until the page says what it would do."""
    person.page.locator("[data-action-bar] [data-move]").first.click()
    person.page.wait_for_selector("[data-do=confirm][aria-disabled=false]")
    person.page.wait_for_selector("section.after .title:not(.now)")


def reached(page: Page, selector: str) -> int:
    """Return how many of these are large enough for a finger that meets them, once they are scrolled to."""
    found: int = page.evaluate(REACHED, [selector, FINGER])
    return found


def box(page: Page, selector: str) -> dict[str, float]:
    """Return where something stands."""
    found: dict[str, float] = page.locator(selector).evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


def turned(person: Person, size: tuple[int, int]) -> Page:
    """Give the screen another size, and wait until the page is drawn on it."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    is_drawn(person.page)
    return person.page


def parts_lie_below_each_other_and_scroll_to_the_last(page: Page) -> None:
    """See that a low board is one column that ends in sight."""
    parts = page.locator("main.screen > .phone > *")
    parts.last.evaluate("last => last.scrollIntoView({ block: 'end', behavior: 'instant' })")
    edges = parts.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(one => [one.top, one.bottom])")
    assert len(edges) > 2
    assert all(above[1] <= below[0] + 1 for above, below in pairwise(edges))
    assert edges[-1][1] <= box(page, "main.screen")["bottom"] + 1


def nothing_lies_over_the_board(page: Page, height: int) -> None:
    """See that on a phone held sideways the guide lies below the board, and the bar beside both."""
    board, guide, bar = box(page, "main.screen"), box(page, ".coach"), box(page, "[data-action-bar]")
    assert board["bottom"] <= guide["y"]
    assert max(board["right"], guide["right"]) <= bar["x"]
    assert (bar["y"], bar["bottom"]) == (board["y"], height)


def board_choices_and_confirm_can_all_be_reached(page: Page, height: int, *, guided: bool) -> None:
    """See that enough of the board is in sight, and that fingers reach all that can be chosen."""
    assert page_scroll(page) == []
    assert box(page, "main.screen")["height"] >= LEAST_BOARD
    assert box(page, "[data-action-bar] .asked > .choices")["height"] >= LEAST_CHOICES
    assert reached(page, "[data-action-bar] [data-move]") == page.locator("[data-action-bar] [data-move]").count() > 0
    assert reached(page, "[data-do=confirm]") == 1
    assert box(page, "[data-do=confirm]")["bottom"] <= height
    if guided:
        assert reached(page, "[data-do=got-it], [data-do=skip-guide], .coach .fold") == 3


@pytest.mark.parametrize(
    ("game", "guided", "language"),
    sampled(product(GAMES, (False, True), ("en", "fr")), lambda game, guided, language: language == "fr"),
)
def test_a_phone_however_it_is_turned_has_all_in_reach_and_keeps_what_was_chosen(
    reader: Reader, tables: dict[str, Seats], game: str, guided: bool, language: str
) -> None:
    person = opened(reader, tables[game], PHONE, guided=guided, language=language)
    for size in (SIDEWAYS, SMALLEST):
        parts_lie_below_each_other_and_scroll_to_the_last(turned(person, size))
    if guided:
        nothing_lies_over_the_board(turned(person, SIDEWAYS), SIDEWAYS[1])
    turned(person, PHONE)
    chooses(person)
    chosen = person.look()["chosen"]
    for size in SMALL_SIZES:
        page = turned(person, size)
        assert person.look()["chosen"] == chosen
        board_choices_and_confirm_can_all_be_reached(page, size[1], guided=guided)


@pytest.mark.parametrize(
    ("game", "size", "guided"),
    [
        pytest.param(game, size, guided, marks=pytest.mark.soak)
        for size in SMALL_SIZES
        for game in GAMES
        for guided in (False, True)
    ],
    ids=str,
)
def test_all_is_in_reach_on_a_phone_that_was_never_turned(
    reader: Reader, tables: dict[str, Seats], game: str, size: tuple[int, int], guided: bool
) -> None:
    person = opened(reader, tables[game], size, guided=guided, language="fr" if guided else "en")
    parts_lie_below_each_other_and_scroll_to_the_last(person.page)
    if guided and size == SIDEWAYS:
        nothing_lies_over_the_board(person.page, size[1])
    chooses(person)
    board_choices_and_confirm_can_all_be_reached(person.page, size[1], guided=guided)


@pytest.mark.parametrize(
    ("game", "language"),
    sampled(product(GAMES, ("en", "fr")), lambda game, language: language == "fr"),  # its words are longest
)
def test_no_word_is_cut_off_or_tiny(reader: Reader, tables: dict[str, Seats], game: str, language: str) -> None:
    person = opened(reader, tables[game], SIDEWAYS, language=language)
    for size in (SIDEWAYS, SMALLEST, LAPTOP, NARROW):
        page = turned(person, size)
        found = [*page_scroll(page), *cut_off(page), *small_text(page), *words_outside_their_choices(page)]
        assert found == [], size


def test_larger_screens_are_laid_out_by_their_width_and_no_room_is_asked_for_beside_a_notch(
    reader: Reader, tables: dict[str, Seats]
) -> None:
    page = opened(reader, tables["eden"], DESKTOP).page
    assert "viewport-fit" not in (page.locator("meta[name=viewport]").get_attribute("content") or "")
    for size, layout in LAYOUTS.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_selector(f"[data-version][data-layout={layout}]")
        assert box(page, "[data-action-bar]")["width"] == size[0], size
