"""What players need stands in sight in every window: ways out, hints, names, dice, the guide; nothing lies over it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from newdawn import GAMES
from tests.web import eden_positions, outlive_positions
from tests.web.checks import cut_off, is_drawn, page_scroll, small_text, stands_still, words_outside_their_choices
from tests.web.customs import plain
from tests.web.outlive_positions import sixth_day
from tests.web.seated import Reader, Seated
from tests.web.tables import DESKTOP, PHONE, TABLET, Seats, TestHouse
from tests.web.waiting import until

SMALLEST_WIDE = (1024, 768)
WINDOWS = (SMALLEST_WIDE, (1100, 720), DESKTOP, (1366, 657), (1920, 1080))
OUT_OF_SIGHT = """() => [
    ...document.querySelectorAll("[data-action-bar] :is(" +
        "[data-do=hint], [data-do=undo], [data-do=confirm], .exits button)"),
].flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const met = [[left + 4, top + 4], [right - 4, bottom - 4]].map(([x, y]) => document.elementFromPoint(x, y));
    return met.every(found => found !== null && one.contains(found)) ? [] : [one.textContent.trim()];
})"""
BROKEN_WORDS = """selector => [...document.querySelectorAll(selector)].flatMap(one => {
    const text = [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (!text || !one.checkVisibility()) return [];
    return [...text.data.matchAll(/\\S+/g)].filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(word => `${word[0]} of ${text.data}`);
})"""
OVERLAPPING = """([selector, others]) => {
    const boxes = (one) => [...document.querySelectorAll(one)].filter(one => one.checkVisibility())
        .map(one => [one, one.getBoundingClientRect()]);
    return boxes(selector).flatMap(([one, a]) => boxes(others)
        .filter(([other, b]) => !one.contains(other) && !other.contains(one) && a.left < b.right - 1
            && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${one.className} over ${other.className}: ${other.textContent.trim().slice(0, 40)}`));
}"""


def sits(reader: Reader, seats: Seats | str, **wishes: Any) -> Page:
    """Open a table, and wait until it is drawn."""
    page = reader.sees(seats, **wishes).page
    page.wait_for_selector("[data-version] [data-action-bar]")
    is_drawn(page)
    return page


def overlapping(page: Page, selector: str, others: str) -> list[str]:
    """Return what of the one kind lies over something of the other."""
    found: list[str] = page.evaluate(OVERLAPPING, [selector, others])
    return found


def leaving() -> dict[str, Any]:
    """Return a day on which Blackwood City is in reach of two heroes."""
    found = sixth_day()
    found["tribes"][0]["heroes"] = {"5": "forest", "4": "dam", "3a": "mine", "3b": "base"}
    return found


@pytest.fixture(scope="module")
def outlive(house: TestHouse) -> dict[str, Seats]:
    """Late tables of Outlive, with much on them."""
    return {
        "moving": outlive_positions.laid_out(house, sixth_day(), outlive_positions.LONG_NAMES)[0],
        "acting": outlive_positions.laid_out(house, outlive_positions.crowded())[0],
        "leaving": outlive_positions.laid_out(house, leaving())[0],
        "building": outlive_positions.laid_out(house, sixth_day("shelter", night="build"))[0],
    }


@pytest.fixture(scope="module")
def eden(house: TestHouse) -> dict[str, Seats]:
    """Late tables of New Eden, with much on them."""
    gathering, announcing = eden_positions.late(4, "gathering"), eden_positions.late(4, "announcing")
    announcing["refuges"][2]["dice"] = {"tinkerer": 1, "healer": 2, "farmer": 1, "sage": 1}
    return {
        "gathering": eden_positions.laid_out(house, gathering, eden_positions.LONG_NAMES)[0],
        "announcing": eden_positions.laid_out(house, announcing)[0],
    }


# The bar -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_ways_out_and_hints_are_never_clipped_nor_is_the_question(
    reader: Reader, outlive: dict[str, Seats], eden: dict[str, Seats], language: str
) -> None:
    for table in (outlive["acting"], outlive["building"], eden["gathering"]):
        page = sits(reader, table, language=language)
        for size in WINDOWS if language == "fr" else (DESKTOP, SMALLEST_WIDE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            is_drawn(page)
            assert page.evaluate(OUT_OF_SIGHT) == [], size
            text = page.locator("[data-action-bar] .question .text")
            assert text.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, size


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=str)
def test_what_ends_a_step_stays_in_sight_beside_choices_that_scroll(
    reader: Reader, outlive: dict[str, Seats], size: tuple[int, int]
) -> None:
    page = sits(reader, outlive["building"], size=size)
    expect(page.locator(".exits [data-move=done]")).to_be_in_viewport(ratio=1)
    strip = page.locator("[data-action-bar] .strip")
    expect(strip.locator("[data-move=done]")).to_have_count(0)
    for end in (10_000, 0):
        strip.evaluate("(one, end) => one.scrollTo(end, end)", end)
        assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=str)
def test_while_others_decide_the_board_has_the_room_of_the_choices(at: Seated, size: tuple[int, int]) -> None:
    seats = at.house.played("eden", 2, 2, "take-die")
    ana = at.person(seats, size=size)
    bar = ana.page.locator("[data-action-bar]")
    asked = bar.bounding_box()
    while 0 in at.state(seats)["to_act"]:
        at.plays(seats)
    ana.page.wait_for_selector("[data-turn=others]")
    idle = bar.bounding_box()
    assert asked is not None
    assert idle is not None
    assert idle["height"] < asked["height"] - 60


# Windows -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_window_of_1024_by_768_shows_the_whole_table_without_scrolling(
    reader: Reader, outlive: dict[str, Seats], eden: dict[str, Seats], game: str
) -> None:
    table = {"outlive": outlive["moving"], "eden": eden["gathering"]}[game]
    page = sits(reader, table, size=SMALLEST_WIDE, language="fr")
    expect(page.locator("[data-version]")).to_have_attribute("data-layout", "desktop")
    parts = {
        "outlive": ".rivals section.strip, .place, .shelter, .convoy, .log",
        "eden": ".rivals .rival, .location, .column, .own, .refuge, .food, .missions, .log",
    }[game]
    for part in page.locator(parts).all():
        expect(part).to_be_in_viewport(ratio=0.99)
    assert page_scroll(page) == []
    assert [*cut_off(page), *small_text(page), *words_outside_their_choices(page)] == []


def test_in_a_window_of_900_by_700_rivals_and_board_keep_their_size(reader: Reader, outlive: dict[str, Seats]) -> None:
    page = sits(reader, outlive["moving"], size=(900, 700))
    assert page_scroll(page) == []
    rivals, strip = (page.locator(one).first.bounding_box() for one in (".zones > .rivals", ".rivals section.strip"))
    assert rivals is not None
    assert strip is not None
    assert rivals["height"] >= strip["height"] - 1
    assert page.locator(".ring").evaluate("one => one.getBoundingClientRect().height") >= 350


# Names ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_names_of_bots_are_not_broken_within_a_word(at: Seated, game: str) -> None:
    seats = at.house.table(game, "Ana", "bot:medium", "bot:medium", "bot:medium")
    for size in (PHONE, SMALLEST_WIDE, DESKTOP):
        page = at.person(seats, size=size, language="en").page
        is_drawn(page)
        assert page.evaluate(BROKEN_WORDS, ".rivals .name") == [], size


def test_a_name_beside_all_that_can_be_held_is_not_broken_within_a_word(reader: Reader) -> None:
    document = eden_positions.late(4, "gathering", board={"bat": 1, "binoculars": 1, "heroine": 1})
    names = ("Ana", "Medium bot 1", "Medium bot 2", "Medium bot 3")
    page = sits(reader, eden_positions.laid_out(reader.house, document, names)[0])
    assert page.evaluate(BROKEN_WORDS, ".rivals .name") == []


# New Eden ------------------------------------------------------------------------------------------------------------


def test_four_strengths_stand_within_their_column(reader: Reader, eden: dict[str, Seats]) -> None:
    page = sits(reader, eden["announcing"])
    columns = page.locator(".column:has(.strengths)")
    expect(columns.locator(".strengths li")).to_have_count(4)
    assert columns.evaluate(
        """column => {
            const { left, right } = column.getBoundingClientRect();
            return [...column.querySelectorAll(".strengths li, .strengths li *")]
                .map(one => one.getBoundingClientRect())
                .every(box => box.left >= left - 0.5 && box.right <= right + 0.5);
        }"""
    )


DICE = """() => [...document.querySelectorAll(".location .dice > *")].map(one =>
    one.querySelector("[data-target]")?.dataset.target
        ?? one.querySelector("[role=img]")?.getAttribute("aria-label") ?? "")"""


def test_dice_and_empty_places_lie_after_a_reload_as_before(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "bot:easy", "bot:easy")
    ana = at.person(seats)
    for kind in ("recruit", "keep", "take", "", "take", ""):
        until(lambda: 0 in at.state(seats)["to_act"])
        offers = [plain(offer["move"]) for offer in at.state(seats)["moves"]]
        at.plays(seats, next((one for one in reversed(offers) if one.startswith(kind)), offers[0]))
    until(lambda: 0 in at.state(seats)["to_act"])
    ana.waits_for(at.state(seats)["version"])
    before = ana.page.evaluate(DICE)
    assert len([one for one in before if not one.startswith("die:")]) > 2
    ana.page.reload()
    ana.page.wait_for_selector("[data-version]")
    assert ana.page.evaluate(DICE) == before


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=str)
def test_the_tokens_of_the_prelude_lie_over_no_location(at: Seated, size: tuple[int, int]) -> None:
    page = at.person(at.house.played("eden", 4, 0, "choose-token"), size=size).page
    page.wait_for_selector(".prelude")
    is_drawn(page)
    assert overlapping(page, ".prelude", ".location") == []
    assert cut_off(page) == []


# Outlive -------------------------------------------------------------------------------------------------------------


def test_on_a_phone_the_flag_of_the_first_player_leaves_the_score_in_sight(
    reader: Reader, outlive: dict[str, Seats]
) -> None:
    page = sits(reader, outlive["moving"], size=PHONE)
    expect(page.locator(".chip .flag")).to_have_count(1)
    assert overlapping(page, ".chip .flag", ".chip b, .chip .name") == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=str)
def test_what_spectators_switch_between_shelters_with_covers_nothing(
    reader: Reader, outlive: dict[str, Seats], size: tuple[int, int]
) -> None:
    page = sits(reader, outlive["moving"].table, size=size)
    expect(page.locator(".switch button")).to_have_count(4)
    assert overlapping(page, ".switch", ".place, .shelter, .stores, .strip, .convoy li, .log") == []


def test_heroes_to_be_placed_stand_in_the_head_of_the_shelter_beside_what_is_there(at: Seated) -> None:
    page = at.person(at.house.played("outlive", 2, 0, "place-heroes")).page
    is_drawn(page)
    expect(page.locator(".shelter .waiting > .hero")).to_have_count(4)
    assert overlapping(page, ".waiting > .hero", ".head h2, .head .score, .head .points, .place") == []


def test_a_tile_in_a_city_can_be_read_while_the_city_is_a_destination(
    reader: Reader, outlive: dict[str, Seats]
) -> None:
    page = sits(reader, outlive["leaving"], confirming="every")
    expect(page.locator('[data-target="place:blackwood"]')).to_have_attribute("data-spot", "available")
    tile = page.locator('[data-target^="shown:blackwood:"]').first
    tile.hover()
    tip = page.locator(".tip")
    expect(tip).to_have_text(tile.get_attribute("aria-label") or "")
    tile.click(button="right")
    title = page.locator("dialog[open] h2").first
    assert (title.text_content() or "") in (tile.get_attribute("aria-label") or "")
    page.keyboard.press("Escape")
    tile.click()
    expect(page.locator("[data-version]")).to_have_attribute("data-narrowed", "place:blackwood")


def test_what_lies_on_the_board_says_what_it_is_to_the_pointer(reader: Reader, outlive: dict[str, Seats]) -> None:
    page = sits(reader, outlive["moving"])
    tile = page.locator(".strip .tiles .tile").first
    tile.hover()
    expect(page.locator(".tip")).to_be_visible()
    assert tile.get_attribute("title") is None
    page.mouse.move(2, 2)
    expect(page.locator(".tip")).to_have_count(0)
    assert tile.get_attribute("title")


def test_heroes_of_the_same_strength_are_told_apart(reader: Reader, outlive: dict[str, Seats]) -> None:
    page = sits(reader, outlive["acting"])
    letters = page.locator('[data-token="hero:0:3a"] text, [data-token="hero:0:3b"] text').all_text_contents()
    assert sorted(letters) == ["3a", "3b"]
    assert page.locator('[data-token="hero:0:4"] text').first.text_content() == "4"


# At the end ----------------------------------------------------------------------------------------------------------


def test_who_is_asked_to_end_the_game_answers_where_they_are_asked(at: Seated) -> None:
    ana, seats, other = at.pair()
    at.does(other, 1, do="propose-end")
    asked = ana.page.locator(".proposal")
    expect(asked).to_contain_text("Benoît")
    asked.locator("[data-do=play-on]").click()
    expect(asked).to_have_count(0)
    at.does(other, 1, do="withdraw-end")
    at.does(other, 1, do="propose-end")
    asked.locator("[data-do=agree-to-end]").click()
    ana.page.wait_for_selector("[data-stage=finished]")
    assert at.state(seats)["table"]["stage"] == "finished"


def guided(reader: Reader, seats: Seats, **wishes: Any) -> Page:
    """Open a table as a guided first game, where these cards were read."""
    seen = wishes.pop("seen", [])
    kept = {"newdawn-guided": json.dumps({seats.table: {"seen": seen, "isOff": False}})}
    page = sits(reader, seats, kept=kept, **wishes)
    page.wait_for_selector(".coach")
    stands_still(page)
    return page


def test_the_last_card_of_the_guide_comes_before_the_result(at: Seated, reader: Reader) -> None:
    people = eden_positions.laid_out(at.house, eden_positions.late(2, "gathering"))
    page = guided(reader, people[0], seen=["welcome"])
    for seat, seats in enumerate(people):
        at.does(seats, seat, do="propose-end")
    page.wait_for_selector("[data-stage=finished]")
    card = page.locator(".coach[data-step=over]")
    expect(card).to_be_in_viewport()
    expect(page.locator("dialog[open]")).to_have_count(0)
    card.locator("[data-do=got-it]").click()
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_the_guide_leaves_rivals_and_missions_in_sight(reader: Reader, size: tuple[int, int]) -> None:
    seats = reader.house.played("eden", 2, 2, "keep-mission")
    page = guided(reader, seats, size=size, seen=["welcome", "controls"])
    assert overlapping(page, ".coach, .log", ".rivals > *") == []
    assert overlapping(page, ".coach", ".missions .mission") == []
    assert page.locator(".missions .mission.drawn").count() > 0


def test_the_guide_speaks_of_fingers_where_there_is_no_pointer(reader: Reader) -> None:
    seats = reader.house.played("eden", 2, 2, "keep-mission")
    page = guided(reader, seats, size=PHONE, seen=["welcome"])
    assert "Click" not in page.locator(".coach .text").inner_text()
