"""Whole games by keyboard alone: the mouse is never touched."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.customs import plain
from tests.web.seated import Seated
from tests.web.tables import Person
from tests.web.waiting import until

MOST_STEPS = 1_500
FIRST_DECISIONS = 8
"""In Outlive enough for the setup and the first heroes, in New Eden for missions and the first dice."""
MOST_KEYS = 20
"""To choose one move: numbers open groups, and groups have few members."""
_AFTER_A_KEY = """version => {
    const page = document.querySelector("[data-version]");
    if (Number(page.dataset.version) > version) return "played";
    if (document.querySelector("[data-do=confirm][aria-disabled=false]")) return "chosen";
    return document.querySelector("[data-action-bar] [data-back]") ? "opened" : false;
}"""
_NUMBERS = """() => [...document.querySelectorAll("[data-action-bar] [data-number]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => one.dataset.number)"""
_LOST_FOCUS = """async () => {
    const isMine = () => document.querySelector("[data-version]").dataset.turn === "mine";
    const isLost = () => isMine() && document.activeElement === document.body;
    if (!isMine()) return false;
    for (let frame = 0; frame < 2 || (isLost() && frame < 30); frame++) await new Promise(requestAnimationFrame);
    return isLost();
}"""
"""Whether it still is this person's turn, and nothing on the page has the focus after a while."""


def decides(person: Person) -> bool:
    """Choose something by its number and confirm it with Enter; False if it is not this person's turn."""
    seen = person.look()
    if seen["stage"] != "playing" or seen.get("turn") != "mine" or seen.get("waiting") != "0":
        return False
    version = int(seen["version"])
    page = person.page
    happened = "opened"
    for _ in range(MOST_KEYS):
        if happened != "opened":
            break
        numbers: list[str] = page.evaluate(_NUMBERS)
        if not numbers:
            return False
        page.keyboard.press(person.house.chance.choice(numbers))
        happened = page.wait_for_function(_AFTER_A_KEY, arg=version).json_value()
    assert happened != "opened"
    if happened == "chosen":
        page.keyboard.press("Enter")
        person.waits_for(version + 1)
    return True


def plays_by_keyboard(ana: Person, is_enough: Callable[[int], bool]) -> None:
    """Play until it is enough, by the number of decisions or otherwise; each time the focus must not get lost."""
    decided = lost = 0
    for _ in range(MOST_STEPS):
        if decides(ana):
            decided += 1
            lost += ana.page.evaluate(_LOST_FOCUS)
        elif not is_enough(decided):
            ana.page.wait_for_timeout(20)
        if is_enough(decided):
            break
    assert is_enough(decided)
    assert lost == 0


@pytest.mark.parametrize("game", ["outlive", "eden"])
def test_the_first_decisions_of_a_game_are_made_by_keyboard(at: Seated, game: str) -> None:
    ana = at.person(at.house.table(game, "Ana", "bot:easy"), settings={"confirming": "every"})
    plays_by_keyboard(ana, lambda decided: decided >= FIRST_DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize("is_whole", [False, True], ids=["season", "whole"])
def test_the_first_season_or_a_whole_game_of_eden_is_played_by_keyboard(at: Seated, is_whole: bool) -> None:
    seats = at.house.table("eden", "Ana", "bot:easy")
    ana = at.person(seats, settings={"confirming": "every"})
    plays_by_keyboard(
        ana, lambda _: ana.is_over or (not is_whole and plain(at.state(seats)["view"]["season"]) != "spring")
    )


@pytest.mark.soak
def test_the_setup_and_the_first_day_of_outlive_are_played_by_keyboard(at: Seated) -> None:
    seats = at.house.table("outlive", "Ana", "bot:easy")
    ana = at.person(seats, settings={"confirming": "every"})
    plays_by_keyboard(ana, lambda _: at.state(seats)["view"].get("day", 0) >= 2)


def test_the_focus_comes_back_even_if_a_key_was_pressed_while_others_played(at: Seated) -> None:
    ana, own, benoit = at.pair(settings={"confirming": "every"})

    def benoit_plays() -> None:
        at.does(benoit, 1, do="move", move=at.state(benoit, 1)["moves"][0]["move"])
        ana.waits_for(at.state(own)["version"])

    while 0 not in at.state(own)["to_act"]:
        benoit_plays()

    def has_played() -> bool:
        decides(ana)
        return 0 not in at.state(own)["to_act"]

    until(has_played)
    ana.page.wait_for_selector("[data-turn=others]")
    ana.page.wait_for_function("() => document.activeElement === document.body")
    ana.page.keyboard.press("Enter")
    while 0 not in at.state(own)["to_act"]:
        benoit_plays()
    ana.page.wait_for_function("() => document.activeElement.matches('[data-action-bar] [data-choice]')")


def test_arrows_go_through_choices_and_board_and_digits_need_no_shift_on_a_french_keyboard(at: Seated) -> None:
    seats = at.house.played("outlive", 2, 20, "move-hero")
    ana = at.person(seats, settings={"confirming": "every"})
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.evaluate("() => document.activeElement.matches('[data-choice]')")
    ana.page.locator('[data-target^="place:"][data-spot=available]:visible').first.focus()
    ana.page.keyboard.press("ArrowDown")
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.evaluate("() => document.activeElement.matches('[data-spot=available]')")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("() => document.querySelector('.narrowed, [data-chosen]') !== null")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_function("() => document.querySelector('.narrowed, [data-chosen]') === null")
    ana.page.locator("[data-number='1']").wait_for()
    key = "{ key: '&', code: 'Digit1', bubbles: true, cancelable: true }"
    ana.page.evaluate(f"() => document.body.dispatchEvent(new KeyboardEvent('keydown', {key}))")
    ana.page.wait_for_selector("[data-chosen], [data-action-bar] [data-back]")


def test_the_map_of_the_keyboard_names_every_key_and_turns_and_deeds_of_others_are_announced(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"))
    ana.page.wait_for_selector("[data-turn=mine]")
    announced = ana.page.locator(".announcer [aria-live=polite]")
    expect(announced.nth(1)).not_to_be_empty()
    used = set(
        ana.page.locator("[aria-keyshortcuts]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-keyshortcuts').toUpperCase())"
        )
    )
    ana.page.keyboard.press("?")
    named = set(ana.page.locator("dialog kbd").all_inner_texts())
    assert {"1", "9", "↵", "←", "→", "↑", "↓", "Esc", "⌫", "U", "R", "H", "P", "B", "S", "L", "?"} <= named
    assert used - set("123456789") - {"ENTER"} <= named
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    until(lambda: decides(ana), ana.page)
    expect(announced.nth(0).locator("p").first).not_to_be_empty()


def test_a_replay_is_stepped_through_by_keyboard(at: Seated) -> None:
    seats = at.house.played("eden", 2, 10)
    ana = at.person(seats, path=f"/t/{seats.table}#replay=3")
    ana.page.wait_for_selector('[data-replay="3"]')
    ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_selector('[data-replay="4"]')
    ana.page.keyboard.press("ArrowLeft")
    ana.page.wait_for_selector('[data-replay="3"]')
    ana.page.keyboard.press("Home")
    ana.page.wait_for_selector('[data-replay="0"]')
    ana.page.keyboard.press("End")
    count = ana.page.locator("[data-replay]").get_attribute("data-count")
    ana.page.wait_for_selector(f'[data-replay="{count}"]')
