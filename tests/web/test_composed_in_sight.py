"""A turn in the middle of being composed: its steps, what it asks and what it would do all stand in sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import eden_positions, outlive_positions
from tests.web.checks import cut_off, is_drawn, small_text
from tests.web.seated import Reader
from tests.web.tables import DESKTOP
from tests.web.test_in_sight import OUT_OF_SIGHT, SMALLEST_WIDE, sits

MOST_STEPS = 3
STEPS_OUT_OF_SIGHT = """() => [...document.querySelectorAll("[data-step]")].slice(-4).flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const met = [[left + 3, top + 3], [right - 3, bottom - 3]].map(([x, y]) => document.elementFromPoint(x, y));
    return met.every(found => found !== null && one.contains(found)) ? [] : [one.title];
})"""
COMPOSED_OR_CHOSEN = """before => {
    const { composed = "", chosen = "done" } = document.querySelector("[data-version]").dataset;
    return composed !== before || chosen !== "done";
}"""
SCROLLED_AWAY = "one => one.scrollHeight - one.clientHeight"


def composes(page: Page) -> int:
    """Choose step after step of a turn, as long as nothing would end it; return how many there are then."""
    for _ in range(MOST_STEPS):
        before = page.locator("[data-version]").get_attribute("data-composed")
        going_on = page.locator(".strip [data-move]:visible:not([aria-pressed=true])")
        if going_on.count() == 0:
            break
        going_on.first.click()
        page.wait_for_function(COMPOSED_OR_CHOSEN, arg=before or "")
        if page.locator("[data-chosen]:not([data-chosen=done])").count() > 0:
            break
    is_drawn(page)
    return page.locator("[data-step]").count()


def acting() -> dict[str, Any]:
    """Return a day on which a hero in the Forest has tools, game and wood before it."""
    return outlive_positions.crowded()


@pytest.mark.parametrize("size", [DESKTOP, SMALLEST_WIDE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_steps_of_a_composed_turn_stand_in_sight_beside_the_hint(
    reader: Reader, size: tuple[int, int], language: str
) -> None:
    page = sits(reader, outlive_positions.laid_out(reader.house, acting())[0], size=size, language=language)
    assert composes(page) > 0
    assert page.evaluate(STEPS_OUT_OF_SIGHT) == []
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.locator("[data-action-bar] .question .text").evaluate(SCROLLED_AWAY) <= 1
    assert page.locator("[data-action-bar] section.after").evaluate(SCROLLED_AWAY) <= 1
    assert [*cut_off(page), *small_text(page)] == []


def test_what_it_costs_to_activate_the_dam_lies_beside_the_water(reader: Reader) -> None:
    seats = outlive_positions.laid_out(reader.house, outlive_positions.sixth_day())[0]
    for language in ("en", "fr", "es"):
        page = sits(reader, seats, language=language)
        chips = page.locator(".place.dam .goods > .chip")
        expect(chips).to_have_count(2)
        water, activation = (chip.bounding_box() for chip in chips.all())
        assert water is not None
        assert activation is not None
        assert activation["y"] == water["y"], language


# New Eden ------------------------------------------------------------------------------------------------------------


def test_a_strength_that_may_still_grow_is_said_to_do_so(reader: Reader) -> None:
    page = sits(reader, eden_positions.laid_out(reader.house, eden_positions.late(3, "announcing"))[0])
    expect(page.locator(".column.now .strengths .open .count").first).to_have_text(re.compile(r"^\d+\+$"))
