"""A guided first game: it can be followed by clicking on what is offered, and it never stands in the way."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from tests.web.checks import axe_problems, cut_off, small_targets, small_text, stands_still
from tests.web.seated import Seated
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, TestHouse

SOURCES = Path(__file__).parents[2] / "web/src"
MOST_STEPS = 400
OVERLAPS = """async () => {
    const boxes = selector => [...document.querySelectorAll(selector)]
        .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());
    const covered = () => {
        const [guide] = boxes(".coach");
        if (guide === undefined) return [];
        return ["[data-action-bar]", "[data-move]", "[data-do=confirm]", ".log", ".recap"].filter(selector =>
            boxes(selector).some(box => box.width > 0 && guide.left < box.right - 1 && box.left < guide.right - 1
                && guide.top < box.bottom - 1 && box.top < guide.bottom - 1));
    };
    // The board makes room for the card in the frames after it has come.
    for (let frame = 0; frame < 30; frame += 1) {
        await new Promise(done => requestAnimationFrame(done));
        if (frame > 1 && covered().length === 0) break;
    }
    return covered();
}"""

GOT_IT = """step => {
    const button = document.querySelector(`.coach[data-step="${step}"] [data-do=got-it]`);
    button?.click();
    return button !== null;
}"""
"""Press “Got it” on the card of a step, if it is still there."""


def deal_the_same(route: Route) -> None:
    """Let a table be created with what is no chance of the page's: at a fresh house the same cards are dealt then."""
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps({**route.request.post_data_json, "nonce": "Newdawn"}))
    else:
        route.continue_()


def learns(person: Person, game: str) -> None:
    """Begin a guided game from the first page."""
    person.page.route("**/api/tables", deal_the_same)
    person.opens()
    person.page.locator(f"article[data-world={game}] [data-do=learn]").click()
    person.page.wait_for_selector(".coach")


def step_shown(person: Person) -> tuple[str | None, bool]:
    """Return which step the guide shows and whether the reader is asked, once the page has drawn what it was told.

    Who plays on has read the card: a test that is faster than the page would never see it.
    """
    person.page.evaluate(
        "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 60))"
    )
    step, turn = person.page.evaluate(
        """() => [
            document.querySelector(".coach")?.dataset.step ?? null,
            document.querySelector("[data-version]")?.dataset.turn,
        ]"""
    )
    return step, turn == "mine"


@pytest.mark.parametrize(
    ("game", "size", "language", "last", "told"),
    [
        ("outlive", DESKTOP, "en", "place-heroes", {"welcome", "leader"}),
        pytest.param(
            *("outlive", DESKTOP, "en", "second-day", {"welcome", "leader", "move", "night", "radiation"}),
            marks=pytest.mark.soak,
        ),
        ("eden", DESKTOP, "fr", "summer", {"welcome", "keep-mission", "take-die", "strength", "feed"}),
    ],
)
def test_a_guided_game_is_followed_through_its_setup_or_to_its_second_day_or_season(
    fresh_house: TestHouse, browser: Browser, game: str, size: tuple[int, int], language: str, last: str, told: set[str]
) -> None:
    # What the page plays by itself could be played between a look at the guide and the next move.
    settings = {"confirming": "never", "automatic": "nothing"}
    person = fresh_house.person(browser, "Ana", language=language, size=size, settings=settings)
    learns(person, game)
    seen: list[str] = []
    covered: set[str] = set()
    for _ in range(MOST_STEPS):
        step, is_asked = step_shown(person)
        if step is not None:
            found = person.page.evaluate(OVERLAPS)
            # A bot that plays on may bring another card first: then this one comes again.
            if step != last and not person.page.evaluate(GOT_IT, step):
                continue
            seen.append(step)
            covered |= {f"{step}: {what}" for what in found}
            if step == last:
                break
            person.page.wait_for_function("step => document.querySelector('.coach')?.dataset.step !== step", arg=step)
        elif not is_asked or not person.acts():
            person.page.wait_for_timeout(20)
    assert seen[-1] == last
    assert told <= set(seen)
    assert len(seen) == len(set(seen))
    assert covered == set()


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("outlive", PHONE),
        ("eden", TABLET),
        *(
            pytest.param(game, size, marks=pytest.mark.soak)
            for game, size in (("outlive", DESKTOP), ("outlive", TABLET), ("eden", DESKTOP), ("eden", PHONE))
        ),
    ],
)
def test_the_guide_never_covers_the_decision_and_can_be_folded(
    fresh_house: TestHouse, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    person = fresh_house.person(browser, "Ana", language="fr", size=size)
    learns(person, game)
    page = person.page
    page.wait_for_selector("[data-move]:visible")
    stands_still(page)
    assert page.evaluate(OVERLAPS) == []
    least = 24 if size == DESKTOP else 44
    minded = {
        "axe": [one for one in axe_problems(page) if "coach" in one],
        "cut off": [one for one in cut_off(page) if "coach" in one],
        "small text": small_text(page),
        "small targets": [one for one in small_targets(page, least) if "guide" in one.lower()],
    }
    assert {what: found for what, found in minded.items() if found} == {}
    unfolded = page.locator(".coach").bounding_box()
    page.locator(".coach .fold").click()
    folded = page.locator(".coach").bounding_box()
    assert unfolded is not None
    assert folded is not None
    assert folded["height"] < 60 < unfolded["height"]
    assert page.evaluate(OVERLAPS) == []


def test_the_guide_can_be_skipped_and_brought_back(at: Seated) -> None:
    person = at.comes("Ana")
    learns(person, "eden")
    page = person.page
    assert page.locator("[data-do=guide]").count() == 0
    page.locator("[data-do=skip-guide]").click()
    page.wait_for_selector(".coach", state="detached")
    page.reload()
    page.wait_for_selector("[data-version]")
    assert step_shown(person)[0] is None
    page.locator("[popovertarget=shell-menu]").click()
    page.locator("[data-do=guide]").click()
    page.wait_for_selector(".coach[data-step=welcome]")


def test_a_card_of_the_guide_opens_its_rules(at: Seated) -> None:
    person = at.comes("Ana")
    learns(person, "outlive")
    person.page.locator(".coach .rule").first.click()
    person.page.wait_for_selector("dialog[open] .texts")


@pytest.mark.parametrize("game", ["outlive", "eden"])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_step_has_a_title_and_sentences(game: str, language: str) -> None:
    source = (SOURCES / game / "lessons.ts").read_text(encoding="utf-8")
    steps = set(re.findall(r'\bid: "([a-z-]+)"', source)) - {"controls", "over"}
    places = re.search(r"LOCATIONS = \[(.*?)\]", source)
    steps |= set(re.findall(r'"([a-z-]+)"', places[1])) if places else set()
    texts = (SOURCES / game / "text" / language / "tutorial.ftl").read_text(encoding="utf-8")
    # A sentence with a figure goes over several lines.
    told = dict(re.findall(rf"^tutorial-{game}-([a-z-]+) = ((?:.+\n)+?)    \.title = .+$", texts, flags=re.MULTILINE))
    assert set(told) == steps
    assert [step for step, words in told.items() if words.rstrip()[-1] not in ".?"] == []
