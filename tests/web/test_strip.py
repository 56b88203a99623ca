"""The strip of choices: it scrolls inside, and what is chosen stands in sight there."""

import pytest

from tests.web.eden_positions import laid_out, late
from tests.web.seated import Seated
from tests.web.tables import DESKTOP, PHONE

_SWAPS_DICE = "tinkerer-3"
"""With its power, a die on the board stands for two moves, and a click on it chooses none."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_was_chosen_on_the_board_stands_in_the_bar_out_of_the_fade(at: Seated, size: tuple[int, int]) -> None:
    document = late(4, "gathering")
    # With the power that swaps dice, a die on the board would be two moves.
    document["refuges"][0]["buildings"] = []
    seats = laid_out(at.house, document)[0]
    ana = at.person(seats, settings={"confirming": "every"}, size=size)
    page = ana.page
    page.wait_for_selector(".strip.after")
    move = page.locator('[data-move^="take "]').first.get_attribute("data-move") or ""
    page.locator("[data-action-bar] .strip").evaluate("one => one.scrollTo(10_000, 10_000)")
    page.wait_for_selector(".strip.before")
    page.locator(f'[data-target="{move.replace("take", "die").replace(" ", ":")}"]:visible').first.click()
    page.wait_for_function(
        """() => {
            const chosen = document.querySelector("[data-action-bar] [aria-pressed=true]");
            if (!chosen) return false;
            const [strip, button] = [chosen.closest(".strip"), chosen].map((one) => one.getBoundingClientRect());
            const fade = (name) => (chosen.closest(".strip").classList.contains(name) ? 14 : -1);
            const [start, end] = chosen.closest(".vertical") ? ["top", "bottom"] : ["left", "right"];
            return button[start] >= strip[start] + fade("before") && button[end] <= strip[end] - fade("after");
        }"""
    )
