"""A game that has no pages of its own is played in the browser: its view in words, its moves in the bar.

The leak oracle reads all that the pages are sent.
"""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.sampling import sampled
from tests.server.serving import bearer
from tests.web import conftest
from tests.web.checks import axe_problems, cut_off, is_drawn, page_scroll, small_targets, small_text, stands_still
from tests.web.seated import Seated
from tests.web.tables import DESKTOP, PHONE, TABLET, Seats, TestHouse
from tests.web.whole_games import play_to_the_end

browser = conftest.browser
browsers = conftest.browsers
at = conftest.at


@pytest.fixture(scope="module")
def house(third_game: None) -> Iterator[TestHouse]:
    """A house for all tests of the file."""
    with TestHouse() as found:
        yield found


def table(house: TestHouse, *bots: str) -> Seats:
    """Create a table for Ana and some bots."""
    return house.table("lanterns", "Ana", *(f"bot:{level}" for level in bots), nonce="third")


def sees(house: TestHouse, seats: Seats) -> dict[str, Any]:
    """Return what the server says to Ana."""
    url = f"{house.server.url}/api/tables/{seats.table}"
    found: dict[str, Any] = httpx.get(url, headers=bearer(seats.token), timeout=60).raise_for_status().json()
    return found


def things(page: Page) -> set[str]:
    """Return what can be pointed at on the board, as `small_targets` says it."""
    found: list[str] = page.locator(".board .thing").evaluate_all("all => all.map(one => one.ariaLabel?.slice(0, 60))")
    return set(found)


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """Return all that a picky reader minds."""
    is_drawn(page)
    return [
        *axe_problems(page),
        *cut_off(page),
        *small_text(page),
        *[one for one in small_targets(page, 24 if size == DESKTOP else 44) if one.partition(": ")[2] in things(page)],
        *[one for one in page_scroll(page) if one.startswith("wide")],
    ]


def test_a_whole_game_against_bots_is_played_by_clicks(at: Seated) -> None:
    ana = at.comes("Ana", settings={"confirming": "never"})
    seats = table(at.house, "easy", "medium")
    ana.opens(seats)
    ana.page.wait_for_selector("[data-version]")
    play_to_the_end([ana])
    assert ana.pointed > 0
    assert sees(at.house, seats)["table"]["stage"] == "finished"
    expect(ana.page.locator("dialog[open]")).to_contain_text("The game was played to its end.")
    ana.opens(path=f"/t/{seats.table}#replay=5")
    ana.page.wait_for_selector("[data-replay='5']")
    assert axe_problems(ana.page) == []


def test_the_first_page_leads_into_a_game_with_its_option(at: Seated) -> None:
    ana = at.comes("Ana", language="fr")
    ana.opens(path="/")
    card = ana.page.locator("article[data-world=lanterns]")
    expect(card.locator("h2")).to_have_text("River Lanterns")
    expect(card.locator(".facts")).to_have_text("De 2 à 5 joueurs")
    expect(card.locator("[data-do=learn]")).to_have_count(0)
    card.locator("[data-do=set-up]").click()
    ana.page.get_by_role("radio", name="5", exact=True).check()
    ana.page.get_by_role("switch", name="Pleine lune").check()
    ana.page.locator("[data-do=open-table]").click()
    ana.page.wait_for_selector("[data-version]")
    expect(ana.page.get_by_role("heading", name="Quel dé prenez-vous ?")).to_be_visible()
    assert ana.page.locator("[data-anchor^='seat:']").count() == 5


def test_a_move_is_considered_put_back_and_then_confirmed(at: Seated) -> None:
    ana = at.comes("Ana", settings={"confirming": "every"})
    seats = table(at.house, "easy")
    ana.opens(seats)
    ana.page.wait_for_selector("[data-turn=mine]")
    ana.page.keyboard.press("1")
    expect(ana.page.locator("section.after .title:not(.now)")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("[data-version]:not([data-chosen])")
    before = sees(at.house, seats)["version"]
    ana.page.keyboard.press("1")
    ana.page.wait_for_selector("[data-do=confirm][aria-disabled=false]")
    ana.page.keyboard.press("Enter")
    ana.waits_for(before + 1)


@pytest.mark.parametrize(
    ("size", "language"),
    sampled([(DESKTOP, "en"), (TABLET, "es"), (PHONE, "fr")], lambda size, language: size == PHONE),
)
def test_nothing_is_amiss_on_the_plain_board(
    at: Seated,
    size: tuple[int, int],
    language: str,
) -> None:
    ana = at.comes("Ana", size=size, language=language)
    seats = table(at.house, "easy", "easy", "easy", "easy")
    ana.opens(seats)
    ana.page.wait_for_selector("[data-turn=mine]")
    assert faults(ana.page, size) == []
    ana.page.keyboard.press("b")
    ana.page.wait_for_selector("dialog[open]")
    stands_still(ana.page)
    assert faults(ana.page, size) == []


def test_the_rules_are_read_in_the_words_of_the_game_and_a_game_that_is_not_there_is_refused(at: Seated) -> None:
    ana = at.comes("Ana")
    ana.opens(path="/#rules/lanterns")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("River Lanterns: rules")
    ana.page.get_by_role("button", name="Wind", exact=True).first.click()
    expect(ana.page.locator("dialog[open] .texts")).to_contain_text("rolls the dice")
    assert axe_problems(ana.page) == []
    ana.opens(path="/#rules/chess")
    ana.page.locator("main.loading a").click()
    ana.page.wait_for_selector("article")
