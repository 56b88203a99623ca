"""The signs of Paris: New Eden: they can be read, open their rules, and tell who took what and what is new."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.checks import is_drawn
from tests.web.customs import plain
from tests.web.eden_positions import NAMES, laid_out, late
from tests.web.seated import Reader
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, Seats, TestHouse

FINGER = 44
SIGN = 17
ON_THE_NAME = {"x": 40, "y": 10}
APART = 2


def sit(reader: Reader, seats: Seats, size: tuple[int, int] = DESKTOP, language: str = "en") -> Person:
    person = reader.sees(seats, size=size, language=language, confirming="never")
    person.page.locator("[data-version] [data-action-bar]").wait_for()
    is_drawn(person.page)
    return person


def plays(house: TestHouse, seats: Seats, kind: str) -> None:
    """Make the first move of a kind at the server."""
    offers = [offer["move"] for offer in house._state(seats.table, seats.token)["moves"]]
    move = next(one for one in offers if plain(one).startswith(kind))
    house._command(seats.table, seats.token, {"do": "move", "move": move})


def types_given_out(house: TestHouse) -> list[Seats]:
    """Return the seats of a table for two where both have got a tinkerer's building, the first of them the last."""
    document = late(2, "announcing")
    for refuge in document["refuges"]:
        refuge["tokens"] = {"tinkerer": 1}
    seats = laid_out(house, document)
    for seat, kind in ((0, "done"), (1, "done"), (1, "claim"), (0, "claim")):
        plays(house, seats[seat], kind)
    return seats


# They can be read


@pytest.mark.parametrize("language", ["fr", *(pytest.param(one, marks=pytest.mark.soak) for one in ("en", "es"))])
def test_five_missions_are_read_without_scrolling(reader: Reader, language: str) -> None:
    page = sit(reader, laid_out(reader.house, late(4, "gathering"))[0], language=language).page
    cards = page.locator(".missions .mission")
    expect(cards).to_have_count(5)
    found = page.locator(".missions").evaluate(
        """panel => {
            const boxes = (all) => [...all].map(one => one.getBoundingClientRect());
            const cards = [...panel.querySelectorAll(".mission")];
            const signs = cards.map(card => boxes(card.querySelectorAll(".goods > :is(.need, .token, .piece)")));
            return {
                hidden: panel.scrollHeight - panel.clientHeight,
                size: Math.min(...signs.flat().map(({ width }) => width)),
                apart: Math.min(...signs.flatMap(all => all.slice(1).map(({ left }, at) => left - all[at].right))),
                lines: signs.map(all => new Set(all.map(({ top, height }) => Math.round(top + height / 2))).size),
                ends: cards.map(card => boxes([card, card.querySelector(".state")]).map(({ right }) => right)),
            };
        }"""
    )
    assert found["hidden"] <= 0
    assert found["size"] >= SIGN
    assert found["apart"] >= APART
    assert max(found["lines"]) == 1
    assert all(card - state < 2 * APART + 4 for card, state in found["ends"])


# They open their rules


def opens(page: Page, sign: Locator, title: str, *, by_key: bool = False) -> None:
    if by_key:
        sign.focus()
        page.keyboard.press("Enter")
    else:
        # What is drawn may be a part of what is pressed.
        sign.click(force=True)
    expect(page.locator("dialog[open] h2").first).to_have_text(title)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_what_a_refuge_has_opens_its_rule(reader: Reader) -> None:
    page = sit(reader, laid_out(reader.house, late(3, "gathering"))[0]).page
    refuge = page.locator(".refuge")
    for at, title in enumerate(("Tinkerer", "Brawler", "Healer", "Sage", "Farmer", "Slacker")):
        opens(page, refuge.locator(".survivors .amount").nth(at), title)
    opens(page, refuge.locator("[data-target='equipment:0:book'] .amount"), "Book", by_key=True)
    opens(page, refuge.locator("[data-target='cans:0'] .amount"), "Can", by_key=True)
    own = page.locator(".own section")
    opens(page, own.get_by_role("button", name="Binoculars"), "Binoculars", by_key=True)
    opens(page, own.locator("[data-target='dice:0'] .all"), "Die", by_key=True)
    opens(page, own.locator("[data-target='tokens:0'] .all"), "Survivor token", by_key=True)


def test_what_others_have_opens_its_rule_and_is_no_stop_of_the_keyboard(reader: Reader) -> None:
    page = sit(reader, laid_out(reader.house, late(3, "announcing"))[0]).page
    rival = page.locator(".rival").first
    opens(page, rival.locator(".survivors .amount").nth(1), "Brawler")
    opens(page, rival.locator("[data-target='equipment:1:capsule'] .amount"), "Capsule")
    opens(page, rival.locator(".fact").nth(1), "Power")
    opens(page, rival.locator("[data-target='dice:1'] .die").first, "Die")
    opens(page, rival.locator("[data-target='tokens:1'] .token").first, "Survivor token")
    stops = rival.locator("button").evaluate_all("all => all.filter(one => one.tabIndex >= 0).length")
    assert stops == 1, "the one that opens the board"
    opens(page, page.locator(".rival .held button").first, "Bat")
    rival.locator(".open").click(position=ON_THE_NAME)
    page.locator("dialog[open]").get_by_role("button", name="Bat").click()
    expect(page.locator("dialog[open] h2", has_text="Bat")).to_be_visible()


def no_bank_of_the_seine_lies_over_the_other(page: Page) -> None:
    hidden = page.locator(".map [data-target]").evaluate_all(
        """all => all.filter(one => {
            const { x, width, bottom } = one.getBoundingClientRect();
            return !one.contains(document.elementFromPoint(x + width / 2, bottom - 3));
        }).map(one => one.dataset.target)"""
    )
    assert hidden == []


def test_on_a_tablet_the_whole_map_is_in_sight_and_a_rival_as_a_whole_opens_its_board(reader: Reader) -> None:
    page = sit(reader, laid_out(reader.house, late(4, "gathering"))[0], TABLET).page
    no_bank_of_the_seine_lies_over_the_other(page)
    rival = page.locator(".rival").first
    for part in (".who", "[data-target='tokens:1']", ".survivors", ".facts .fact"):
        rival.locator(part).first.click(force=True)
        expect(page.locator("dialog[open] h2").first).to_have_text(f"Board: {NAMES[1]}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


# Who took what, and what is new


def test_the_place_of_a_die_says_who_took_it(reader: Reader) -> None:
    seats = laid_out(reader.house, late(3, "gathering"))
    person = sit(reader, seats[0])
    page = person.page
    marks = page.locator(".location.restaurant .taken svg[aria-label]")
    expect(marks).to_have_count(0)
    page.locator("[data-move^='take restaurant']").first.click()
    expect(marks).to_have_count(1)
    expect(marks.first).to_have_attribute("aria-label", f"taken: with {NAMES[0]} this season")
    page.reload()
    expect(marks).to_have_count(1)
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-target^='die:restaurant:']")).to_have_count(3)
    expect(marks).to_have_count(0)


def test_who_came_since_the_last_turn_has_a_dot_and_the_place_of_a_building_says_who_took_it(reader: Reader) -> None:
    seats = types_given_out(reader.house)
    # The second player waited while the first took the last building and their tokens settled.
    waiting = sit(reader, seats[1]).page.locator(".refuge .survivors .amount")
    expect(waiting.first).to_contain_class("news")
    expect(waiting.nth(1)).not_to_contain_class("news")
    expect(waiting.first).to_have_accessible_name(re.compile(r"\(new\)$"))
    assert waiting.first.evaluate("one => getComputedStyle(one, '::after').borderRadius") == "50%"
    page = sit(reader, seats[0]).page
    expect(page.locator(".refuge .survivors .amount").first).not_to_contain_class("news")
    gone = page.locator(".column.tinkerer .gone")
    expect(gone).to_have_count(2)
    takers = gone.locator("svg").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert sorted(takers) == sorted(NAMES[:2])


# The plan for wilds


def test_a_plan_for_wilds_outlives_a_reload_and_not_its_season(reader: Reader) -> None:
    seats = laid_out(reader.house, late(4, "announcing"))[0]
    page = sit(reader, seats).page
    box = page.locator(".box", has=page.locator("[data-target='strength:0:tinkerer']"))
    box.locator("[data-do=more]").click()
    expect(box.locator(".share")).to_have_text("1")
    page.reload()
    expect(box.locator(".share")).to_have_text("1")
    planned = {f"{seats.table}/0": {"season": "autumn", "wishes": {"tinkerer": 2}}}
    page.evaluate("plans => localStorage.setItem('newdawn-wilds', plans)", json.dumps(planned))
    page.reload()
    box.locator("[data-do=more]").wait_for()
    expect(box.locator(".share")).to_have_text("")


# Fingers


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.soak), 4])
def test_fingers_find_what_lies_on_the_map_and_nothing_else(reader: Reader, players: int) -> None:
    page = sit(reader, laid_out(reader.house, late(players, "gathering"))[0], PHONE).page
    missed = page.locator(".map .spot > .target").evaluate_all(
        """(all, finger) => all.flatMap(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            // Below it, the name of the next location may begin a little earlier.
            const points = [[x, y - finger / 2 + 1], [x, y + finger / 2 - 4], [left, y], [right - 1, y]];
            const isMissed = points.some(point => document.elementFromPoint(...point) !== one);
            return isMissed ? [one.dataset.target] : [];
        })""",
        FINGER,
    )
    assert missed == []
