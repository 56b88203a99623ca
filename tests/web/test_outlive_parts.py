"""Parts of Outlive's board: nothing covers or crosses what is public, and what changes is seen to change."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web.checks import is_drawn
from tests.web.outlive_positions import crowded, laid_out, sixth_day
from tests.web.seated import Reader, Seated
from tests.web.tables import DESKTOP, PHONE

LEAST_STEP = 18
"""How far tiles of 20 px lie apart at least, so that their pictures are in sight."""
_EIGHT_TILES = ("crowbar", "ammo-box", "chainsaw", "jerrycan", "purifier", "pickaxe", "backpack", "bear-trap")
_MET = """spot => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    return spot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether a pointer in the middle of a spot meets it."""


# What is in sight -----------------------------------------------------------------------------------------------------


def test_a_stack_that_is_looked_through_covers_nothing_at_its_place_and_its_order_stays_in_sight(at: Seated) -> None:
    seats = laid_out(at.house, crowded())[0]
    ana = at.person(seats)
    forest = ana.page.locator("section.place.forest")
    expect(forest.locator(".left")).to_have_text("×8")
    at.plays(seats, "use thermal-sensor")
    stack = at.state(seats)["view"]["board"]["wild_game"]["forest"]["stack"]
    order = [re.findall(r"endurance-(\d)", game)[0] for game in stack]
    discs = forest.locator(".prey li")
    expect(discs).to_have_text(order)
    expect(forest.locator(".left")).to_have_text(" ".join(order))
    is_drawn(ana.page)
    for target in ("stock:forest", "game:forest", "game:forest:1", "game:forest:8"):
        assert forest.locator(f'[data-target="{target}"]').evaluate(_MET), target
    # Nothing is chosen from it.
    at.plays(seats, "done")
    ana.page.reload()
    expect(forest.locator(".left")).to_have_text(re.compile(r"^\d( \d){7}$"))
    expect(forest.locator(".prey")).to_have_count(0)


def test_a_search_pile_is_looked_through_in_a_rivals_turn_beside_what_may_be_planned(at: Seated) -> None:
    document = sixth_day(active=1)
    document["tribes"][0]["rooms"][3] = {"room": "look-through-pile", "survivors": 4}
    seats = laid_out(at.house, document)[0]
    ana = at.person(seats, settings={"confirming": "never"})
    planning = ana.page.locator("[data-action-bar] [aria-keyshortcuts=p]")
    expect(planning).to_be_visible()
    at.choice(ana, "look peak").click()
    expect(at.choice(ana, "look peak")).to_have_count(0)
    expect(planning).to_be_visible()
    assert None not in at.state(seats)["view"]["board"]["search"]["peak"]["pile"]
    assert at.state(seats)["to_act"] == [1]


def test_the_tiles_of_a_rival_do_not_hide_each_other(reader: Reader) -> None:
    document = sixth_day()
    document["tribes"][0]["equipment"] = {}
    document["tribes"][1] |= {
        "equipment": dict.fromkeys(_EIGHT_TILES, "repaired"),
        "caught": {"endurance-3": 1, "endurance-4": 1, "endurance-5": 1},
    }
    document["convoy"][1] = {"event": document["convoy"][1], "overcome_by": 1}
    page = reader.sees(laid_out(reader.house, document)[0]).page
    tiles = page.locator(".strip [data-target^='equipment:1:']")
    expect(tiles).to_have_count(len(_EIGHT_TILES))
    is_drawn(page)
    lefts = [box["x"] for tile in tiles.all() if (box := tile.bounding_box())]
    assert min(after - before for before, after in pairwise(lefts)) >= LEAST_STEP


@pytest.mark.parametrize("events", [pytest.param(5, marks=pytest.mark.soak), 6])
def test_the_figures_of_open_events_stay_inside_their_rows(reader: Reader, events: int) -> None:
    document = sixth_day()
    if events == len(document["convoy"]):
        document["convoy"][0] = document["convoy"][0]["event"]
    person = reader.sees(laid_out(reader.house, document)[0], language="fr", size=DESKTOP)
    rows = person.page.locator("li.open .row")
    expect(rows).to_have_count(events)
    is_drawn(person.page)
    outside = rows.evaluate_all(
        """rows => rows.flatMap(row => {
            const { top, bottom } = row.getBoundingClientRect();
            return [...row.children].map(part => part.getBoundingClientRect())
                .filter(part => part.top < top - 0.5 || part.bottom > bottom + 0.5);
        })"""
    )
    assert outside == []


# A phone --------------------------------------------------------------------------------------------------------------


def test_a_phone_has_no_bare_band_and_no_chip_outside_of_its_place(reader: Reader) -> None:
    person = reader.sees(laid_out(reader.house, crowded())[0], size=PHONE, confirming="every")
    page = person.page
    page.locator('[data-move="take"]').click()
    changing = page.locator(".cell .chip.changing")
    expect(changing).to_have_text(re.compile(r"10\s*9"))
    accent, plate = page.evaluate(
        """() => ["--accent", "--plate"].map(name => {
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.color = `var(${name})`;
            const found = getComputedStyle(probe).color;
            probe.remove();
            return found;
        })"""
    )
    expect(changing).to_have_css("border-top-color", accent)
    expect(page.locator(".cell .bone").first).not_to_have_css("background-color", plate)
    is_drawn(page)
    outside = page.locator(".cell .chip").evaluate_all(
        "chips => chips.filter(chip => chip.getBoundingClientRect().right"
        " > chip.closest('.cell').getBoundingClientRect().right).map(chip => chip.textContent)"
    )
    assert outside == []
    band = page.evaluate(
        """() => document.querySelector("[data-action-bar]").getBoundingClientRect().top
            - document.querySelector(".zones > .stores").getBoundingClientRect().bottom"""
    )
    assert band < 10


# Reasons --------------------------------------------------------------------------------------------------------------


def test_at_a_place_that_can_be_chosen_only_what_is_refused_takes_the_click_and_tells_why(reader: Reader) -> None:
    document = crowded()
    document["board"] = {"stock": {"forest": 0}}
    page = reader.sees(laid_out(reader.house, document)[0]).page
    expect(page.locator('[data-target="place:forest"]')).to_have_attribute("data-spot", "available")
    expect(page.locator('[data-target="hero:1:4"]')).to_have_attribute("data-spot", "idle")
    assert not page.locator('[data-target="hero:1:4"]').evaluate(_MET)
    stock = page.locator('[data-target="stock:forest"]')
    expect(stock).to_have_attribute("data-spot", "refused")
    stock.click()
    expect(page.locator(".notice")).to_be_visible()


# Motion ---------------------------------------------------------------------------------------------------------------


def watch(page: Page) -> None:
    """Remember from now on which heroes turn, and which lamps go on or off."""
    page.evaluate(
        """() => {
            window.begun = [];
            const note = ({ target, pseudoElement }) => {
                if (target.matches("svg.hero")) window.begun.push("hero");
                if (target.matches(".room") && pseudoElement === "::before") window.begun.push("lamp");
            };
            for (const kind of ["animationstart", "transitionrun"]) document.addEventListener(kind, note);
        }"""
    )


def test_a_hero_that_goes_stands_up_once(at: Seated) -> None:
    seats = laid_out(at.house, sixth_day())[0]
    ana = at.person(seats, settings={"speed": 1})
    watch(ana.page)
    at.plays(seats, "move 4 dam")
    ana.page.wait_for_function("() => window.begun.includes('hero')")
    expect(ana.page.locator('[data-token="hero:0:4"][data-state=activated] svg:not(.turns)')).to_have_count(1)


@pytest.mark.parametrize("wish", ["reduced motion", "no motion"])
def test_who_wants_no_motion_sees_heroes_stand_at_once(at: Seated, wish: str) -> None:
    seats = laid_out(at.house, sixth_day())[0]
    ana = at.person(seats, settings={"speed": 0 if wish == "no motion" else 1}, is_still=False)
    if wish == "reduced motion":
        ana.page.emulate_media(reduced_motion="reduce")
    watch(ana.page)
    at.plays(seats, "move 4 dam")
    expect(ana.page.locator('[data-token="hero:0:4"][data-state=activated] svg')).to_have_count(1)
    is_drawn(ana.page)
    assert ana.page.evaluate("() => window.begun") == []


def test_the_lamp_of_a_room_goes_on_slowly(at: Seated) -> None:
    seats = laid_out(at.house, sixth_day("shelter", night="build"))[0]
    ana = at.person(seats)
    watch(ana.page)
    at.plays(seats, "settle 2")
    ana.page.wait_for_function("() => window.begun.includes('lamp')")
