"""The rules at hand: everything in the box and every term has a card, in three languages, with where it comes from."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.checks import axe_problems, cut_off, is_drawn, page_scroll, small_targets, small_text, stands_still
from tests.web.outlive_positions import laid_out, sixth_day
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, TestHouse

NOT_THINGS = {"seat", "decision", "stage", "defender", "option"}
"""Families of words that name no thing and no term."""


@pytest.fixture(scope="module")
def server(browser: Browser) -> Iterator[TestHouse]:
    """A server for all the tests, which closes before the browser does."""
    with TestHouse() as found:
        yield found


@pytest.fixture
def house(server: TestHouse) -> Iterator[TestHouse]:
    """The server; at the end nobody has met an error, and all have left."""
    yield server
    errors = [error for person in server.people for error in person.errors]
    for person in server.people:
        person.leaves()
    server.people.clear()
    assert errors == []


def rules(person: Person, game: str, about: str = "") -> None:
    """Open the page of the rules."""
    person.opens(path=f"/#rules/{game}{about}")
    person.page.wait_for_selector("#chapter-flow")


def box(house: TestHouse, game: str) -> dict[str, Any]:
    """Return what is in the box of a game."""
    found: dict[str, Any] = httpx.get(f"{house.server.url}/api/games/{game}/box", timeout=60).json()
    return found


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("outlive", "fr"),
        ("eden", "es"),
        *(
            pytest.param(game, language, marks=pytest.mark.soak)
            for game, language in (("outlive", "en"), ("outlive", "es"), ("eden", "en"), ("eden", "fr"))
        ),
    ],
)
def test_all_rulings_are_on_the_page_and_everything_in_the_box_and_every_term_has_a_card_with_words(
    house: TestHouse, browser: Browser, game: str, language: str
) -> None:
    person = house.person(browser, "Ana", language=language)
    rules(person, game)
    numbers = person.page.locator("main .rulings > li > .number").all_inner_texts()
    assert [int(number) for number in numbers] == [ruling["number"] for ruling in box(house, game)["rulings"]]
    # Behind a card the browser would draw all the rules anew each time: a search that finds nothing empties the page.
    person.page.get_by_role("searchbox").fill("qqqq")
    person.page.wait_for_selector(".things", state="detached")
    shown = person.page.evaluate(
        """async ({ game, others }) => {
            const { families } = await (await fetch(`/api/games/${game}/box`)).json();
            const drawn = () => scheduler.postTask(() => {}, { priority: "user-blocking" });
            const found = {};
            for (const [family, things] of Object.entries(families)) {
                if (others.includes(family)) continue;
                for (const name of Object.keys(things)) {
                    history.replaceState(null, "", `/#rules/${game}/${family}:${name}`);
                    dispatchEvent(new HashChangeEvent("hashchange"));
                    await drawn();
                    const card = document.querySelector("dialog[open]");
                    found[`${family}:${name}`] = {
                        title: card?.querySelector("h2").textContent.trim() ?? "",
                        text: [...card?.querySelectorAll(".texts p, dl, .rulings") ?? []]
                            .map(part => part.textContent.trim()).join(" "),
                        icons: [...card?.querySelectorAll("use") ?? []]
                            .map(use => use.getAttribute("href")).filter(id => document.querySelector(id) === null),
                    };
                }
            }
            return found;
        }""",
        {"game": game, "others": sorted(NOT_THINGS)},
    )
    assert len(shown) > 100
    assert [key for key, card in shown.items() if not card["title"]] == []
    assert [key for key, card in shown.items() if len(card["text"]) < 10] == []
    assert {key: card["icons"] for key, card in shown.items() if card["icons"]} == {}


def search_finds_words_without_their_accents_and_empties_again(page: Page) -> None:
    every = page.locator(".things > li").count()
    page.get_by_role("searchbox").fill("ingenieur" if page.get_by_text("ingénieur").count() else "electricite")
    page.wait_for_selector("#chapter-flow", state="detached")
    assert page.locator(".things > li").count() < every
    page.get_by_role("searchbox").fill("qqqq")
    expect(page.locator(".things")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".things > li")).to_have_count(every)


def test_rules_are_searched_and_lead_to_those_of_the_other_game_and_to_the_first_page(
    house: TestHouse, browser: Browser
) -> None:
    person = house.person(browser, "Ana", language="fr")
    rules(person, "outlive")
    expect(person.page.locator(".flow")).to_contain_text("2079")
    expect(person.page.locator(".credits")).to_have_text(
        "Un jeu de Grégory Oliver, illustré par Miguel Coimbra, édité par La Boite de Jeu."
    )
    person.page.get_by_role("link", name="Paris: New Eden").click()
    person.page.wait_for_selector("[data-world-page=eden] #chapter-flow")
    search_finds_words_without_their_accents_and_empties_again(person.page)
    person.page.go_back()
    person.page.wait_for_selector("[data-world-page=outlive]")
    person.page.locator("header a[href='/']").click()
    person.page.wait_for_selector("article")


def test_a_card_shows_where_its_figures_and_rulings_come_from_and_terms_lead_to_one_another_and_back(
    house: TestHouse, browser: Browser
) -> None:
    person = house.person(browser, "Ana")
    page = person.page
    rules(person, "outlive", "/event:wildfire")
    card = page.locator("dialog[open]")
    assert card.locator("dl .figure").count() > 0
    assert card.locator("dl .sources *").count() >= card.locator("dl .figure").count()
    assert card.locator(".rulings > li").count() > 0
    wildfire = card.locator("h2").first.inner_text()
    rules(person, "outlive", "/term:pressure")
    expect(card.locator("h2").first).not_to_have_text(wildfire)
    title = page.locator("dialog[open] h2").first
    first = title.inner_text()
    page.locator("dialog[open] .term").first.click()
    expect(title).not_to_have_text(first)
    page.locator("dialog[open] footer button").click()
    expect(title).to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url.endswith("/#rules/outlive")


def test_a_rule_opens_on_the_table_and_leads_to_all_rules(house: TestHouse, browser: Browser) -> None:
    person = house.person(browser, "Ana")
    person.opens(laid_out(house, sixth_day("shelter", night="feed"))[0])
    person.page.locator("[data-target='stock:mine']").first.click()
    card = person.page.locator("dialog[open]")
    card.wait_for()
    assert card.locator("a[href='/#rules/outlive']").count() == 1


@pytest.mark.parametrize(
    ("game", "typed", "size", "language", "theme"),
    [
        pytest.param("outlive", "munition", DESKTOP, "fr", "game", marks=pytest.mark.soak),
        ("eden", "bat", TABLET, "en", "dark"),
        ("outlive", "agua", PHONE, "es", "light"),
    ],
)
def test_nothing_is_amiss_on_the_page_and_on_a_card(
    house: TestHouse, browser: Browser, game: str, typed: str, size: tuple[int, int], language: str, theme: str
) -> None:
    person = house.person(browser, "Ana", language=language, size=size, settings={"theme": theme})
    page = person.page
    rules(person, game)
    # Of the whole page axe would read for minutes: the search leaves some of each chapter.
    page.get_by_role("searchbox").fill(typed)
    page.wait_for_selector("#chapter-flow", state="detached")
    found = {"page": faults(page, size)}
    page.locator(".things button").first.click()
    page.wait_for_selector("dialog[open]")
    stands_still(page)
    found["card"] = faults(page, size)
    assert {where: minded for where, minded in found.items() if minded} == {}


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """Return all that a picky reader minds."""
    is_drawn(page)
    # Links in the midst of a sentence are as high as its line.
    small = small_targets(page, 24 if size == DESKTOP else 44)
    terms = set(page.locator(".term").all_inner_texts())
    return [
        *axe_problems(page),
        *cut_off(page),
        *small_text(page),
        *[one for one in small if one.split(": ", 1)[1] not in terms],
        *[one for one in page_scroll(page) if one.startswith("wide")],
    ]
