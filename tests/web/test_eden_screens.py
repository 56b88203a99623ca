"""The table of Paris: New Eden on real screens: all of it can be read and reached, and it shows what the engine has.

The positions are early and late ones, and the worst that can be: four players, three cards in a column, many buildings,
more than three missions, names as long as they can be, in three languages, by day and by night.
"""

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import newdawn
from newdawn.eden import acquire, names, season_end
from newdawn.server.web import boxes
from tests.sampling import sampled
from tests.web.checks import axe_problems, cut_off, is_drawn, page_scroll, small_text, words_outside_their_choices
from tests.web.customs import plain
from tests.web.eden_positions import LONG_NAMES, Document, laid_out, late, marked
from tests.web.seated import Reader
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, Seats, TestHouse

PROFESSIONS = ("tinkerer", "brawler", "healer", "sage", "farmer")
FINGER, POINTER = 44, 24
ON_THE_NAME = {"x": 40, "y": 10}


def sit(reader: Reader, seats: Seats | str, **wishes: Any) -> Person:
    """Open a table with a seat there, or as a spectator."""
    person = reader.sees(seats, **wishes)
    person.page.locator("[data-version] [data-action-bar]").wait_for()
    is_drawn(person.page)
    return person


def small_controls(page: Page) -> list[str]:
    """Return the choices that are too small for a finger, or for a pointer; on the board, those too small for that."""
    found: list[str] = page.evaluate(
        """([finger, pointer]) => {
            const isTouch = innerWidth < 1024;
            const controls = [...document.querySelectorAll(
                "[data-move], [data-do], :is(.desktop, .tablet, .phone) :is(button, [role=button])"
            )].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".log, [inert]"));
            return controls.flatMap((one) => {
                const least = isTouch && one.matches("[data-move], [data-do]") ? finger : pointer;
                const { width, height } = one.getBoundingClientRect();
                const isSmall = width > 0 && Math.min(width, height) < least - 0.5;
                const label = one.getAttribute("aria-label") ?? one.textContent.trim();
                return isSmall ? [`${Math.round(width)}×${Math.round(height)}: ${label.slice(0, 60)}`] : [];
            });
        }""",
        [FINGER, POINTER],
    )
    return found


def problems(person: Person, *, axe: bool = True) -> dict[str, list[str]]:
    """Return all that a picky reader finds."""
    page = person.page
    found = {
        "scrolls": page_scroll(page),
        "small": small_text(page),
        "cut off": cut_off(page),
        "choices": words_outside_their_choices(page),
        "axe": axe_problems(page) if axe else [],
        "controls": small_controls(page),
        "errors": person.errors,
    }
    return {what: list(those) for what, those in found.items() if those}


@dataclass(frozen=True)
class Look:
    """Somebody who looks at a position."""

    language: str
    size: tuple[int, int]
    theme: str
    is_spectator: bool = False
    axe: bool = False


def position(house: TestHouse, name: str) -> Seats:
    """Return the first seat of a table in a position that has a name."""
    if name == "prelude":
        return house.played("eden", 4, 0, "choose-token")
    if name == "missions":
        return house.played("eden", 3, 3, "keep-mission")
    phase, players = name.split()
    return laid_out(house, late(int(players), phase), LONG_NAMES)[0]


LOOKS = {
    "prelude": [Look("es", TABLET, "dark")],
    "missions": [Look("fr", PHONE, "dark")],
    "gathering 4": [Look("fr", DESKTOP, "dark"), Look("es", PHONE, "light", axe=True)],
    "gathering 3": [Look("en", DESKTOP, "light", is_spectator=True)],
    "announcing 4": [Look("fr", DESKTOP, "light", axe=True)],
    "claiming 2": [Look("es", DESKTOP, "dark")],
    "event 4": [Look("es", TABLET, "dark", is_spectator=True)],
    "feeding 3": [Look("fr", TABLET, "dark", axe=True)],
}
"""Every position, and every language, size and theme. axe takes a second: it looks once at every size."""
FURTHER_LOOKS = {
    "prelude": [Look("fr", DESKTOP, "light"), Look("en", PHONE, "light")],
    "missions": [Look("es", DESKTOP, "light")],
    "gathering 4": [Look("en", TABLET, "light")],
    "gathering 3": [Look("fr", PHONE, "light")],
    "announcing 4": [Look("es", TABLET, "light"), Look("en", PHONE, "dark")],
    "claiming 2": [Look("fr", PHONE, "light")],
    "event 4": [Look("fr", DESKTOP, "light")],
    "feeding 3": [Look("es", DESKTOP, "dark"), Look("en", PHONE, "light"), Look("fr", TABLET, "light")],
}


@pytest.mark.parametrize("name", LOOKS)
def test_everything_can_be_read_and_reached(reader: Reader, name: str) -> None:
    seats = position(reader.house, name)
    for look in LOOKS[name]:
        assert problems(looking(reader, seats, look), axe=look.axe) == {}, look


@pytest.mark.soak
@pytest.mark.parametrize("name", LOOKS)
def test_everything_can_be_read_and_reached_in_further_looks_and_axe_minds_none(reader: Reader, name: str) -> None:
    seats = position(reader.house, name)
    for look in (*LOOKS[name], *FURTHER_LOOKS.get(name, ())):
        assert problems(looking(reader, seats, look)) == {}, look


def looking(reader: Reader, seats: Seats, look: Look) -> Person:
    """Open a table as somebody looks at it."""
    who = seats.table if look.is_spectator else seats
    return sit(reader, who, language=look.language, size=look.size, theme=look.theme)


def longer(source: str) -> str:
    """Return Fluent messages with a third more letters at the end of each line of text."""

    def more(line: re.Match[str]) -> str:
        letters = re.sub(r"\{[^}]*\}|\[[^]]*\]|^[a-z0-9-]+=", "", line[0])
        return line[0] + ("o" * (len(letters.strip()) * 35 // 100)).replace("ooooo", "oooo ").rstrip()

    return re.sub(r"^(?:[a-z][a-z0-9-]*=| +\*?\[\w+\] ).*[a-zà-ÿ]$", more, source, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("phase", "size"),
    sampled([("gathering", DESKTOP), ("announcing", PHONE), ("feeding", TABLET)], lambda phase, size: size != TABLET),
)
def test_words_may_be_a_third_longer(house: TestHouse, browser: Browser, phase: str, size: tuple[int, int]) -> None:
    def lengthen(route: Route) -> None:
        answer = route.fetch()
        words = longer(answer.text())
        assert words != answer.text()
        route.fulfill(response=answer, body=words)

    seats = laid_out(house, late(3, phase))[0]
    person = house.person(browser, "Ana", size=size)
    person.context.route("**/assets/table-*.js", lengthen)
    person.opens(seats)
    person.page.locator("[data-version] [data-action-bar]").wait_for()
    is_drawn(person.page)
    found = problems(person, axe=False)
    leaks = list(person.customs.leaks)
    person.leaves()
    house.people.remove(person)
    assert found == {}
    assert leaks == []


# What the screen shows is what the engine has


def engine(document: Document) -> newdawn.core.face.Position:
    """Return the position that a table was laid out with."""
    return newdawn.load("eden").from_json(marked(document))


def test_the_dice_on_the_map_are_those_of_the_season(reader: Reader) -> None:
    document = late(4, "gathering")
    person = sit(reader, laid_out(reader.house, document)[0])
    for location, dice in engine(document).to_json()["board"]["dice"].items():
        for face in (*PROFESSIONS, "wild"):
            there = person.page.locator(f"[data-target='die:{location}:{face}']")
            assert there.count() == dice.get(face, 0), (location, face)


@pytest.mark.parametrize("seats_looked_at", [1, pytest.param(4, marks=pytest.mark.soak)])
def test_strengths_people_events_and_food_are_counted_as_the_engine_counts(
    reader: Reader, seats_looked_at: int
) -> None:
    document = late(4, "announcing")
    record = engine(document).record
    event = season_end.open_event(record)
    asked = sum(
        clause["count"] for clause in boxes.box("eden")["components"]["events"][plain(names.EVENTS[event])]["requires"]
    )
    for seat, seats in enumerate(laid_out(reader.house, document)[:seats_looked_at]):
        person = sit(reader, seats)
        page = person.page
        shown = [
            page.locator(f":has(> [data-target='strength:{seat}:{kind}']) .now").inner_text() for kind in PROFESSIONS
        ]
        assert [int(text) for text in shown] == [
            acquire.natural_strength(record, seat, kind) for kind in range(len(PROFESSIONS))
        ]
        people = page.locator(f"[data-target='population:{seat}'] .count").all_inner_texts()
        assert [int(text) for text in people] == list(record.survivors[seat])
        own = page.locator(".food tbody tr").first
        progress = own.locator(".figure").inner_text()
        assert progress.split(" / ") == [str(asked - season_end.lacking_for_event(record, seat, event)), str(asked)]
        needed = season_end.cans_needed(record, seat)
        is_fed = needed <= record.cans[seat]
        assert ("short" in own.locator(".fare").get_attribute("class").split()) is not is_fed
        spoken = own.locator(".fare .heard-only").inner_text()
        lacking = needed if is_fed else needed - record.cans[seat]
        assert lacking == 0 or str(lacking) in spoken.split()


def test_before_the_meal_it_is_told_what_feeding_and_not_feeding_brings_and_feeding_costs_that(reader: Reader) -> None:
    document = late(2, "feeding")
    before = engine(document).record
    points = {move: fed_points(document, move) for move in ("feed", "done")}
    person = sit(reader, laid_out(reader.house, document)[0], confirming="every")
    page = person.page
    told = {}
    for move in ("feed", "done"):
        page.locator(f"[data-move={move}]").hover()
        line = page.locator("section.after li", has_text="Food")
        expect(line).to_contain_text("not fed" if move == "done" else "fed, +")
        told[move] = line.inner_text()
    assert points["done"] == 0 < points["feed"]
    assert f"+{points['feed']}" in told["feed"]
    page.mouse.move(0, 0)
    expect(page.locator("[data-target='cans:0'] .count").first).to_have_text(str(before.cans[0]))
    version = person.version
    page.locator("[data-target='population:0'][data-spot=available]:visible").first.click()
    page.locator("[data-do=confirm][aria-disabled=false]").click()
    person.waits_for(version + 1)
    left = before.cans[0] - season_end.cans_needed(before, 0)
    assert page.locator("[data-target='cans:0'] .count").first.inner_text() == str(left)


def fed_points(document: Document, move: str) -> int:
    """Return what the first seat scores for its meal with a move, as the engine counts."""
    position = engine(document)
    before = int(position.record.feeding_points[0])
    position.play(0, next(one for one in position.moves(0) if plain(str(one)) == move))
    return int(position.record.feeding_points[0]) - before


def test_an_event_that_was_resolved_goes_no_further(reader: Reader) -> None:
    document = late(2, "event", "summer")
    own = document["refuges"][0]
    own |= {"equipment": {}, "buildings": [one for one in own["buildings"] if not one.startswith("brawler")]}
    seats = laid_out(reader.house, document)
    for one in seats:
        offers = [offer["move"] for offer in reader.house._state(one.table, one.token)["moves"]]
        done = next(move for move in offers if plain(move) == "done")
        reader.house._command(one.table, one.token, {"do": "move", "move": done})
    person = sit(reader, seats[0], confirming="never")
    progress = person.page.locator(".food tbody tr .figure")
    before = progress.all_inner_texts()
    version = person.version
    # It brings two brawlers with bullets, too late for the event.
    person.page.locator("[data-move='place new-building-4']").click()
    person.waits_for(version + 1)
    assert progress.all_inner_texts() == before


def test_missions_are_in_their_owners_eyes_only(reader: Reader) -> None:
    seats = laid_out(reader.house, late(3, "gathering"))
    mine = sit(reader, seats[0])
    held = mine.page.locator("[data-target^='mission:']")
    assert held.count() == 5
    spoken = [label.split(".")[0] for label in held.evaluate_all("all => all.map(one => one.ariaLabel)")]
    for other, missions in ((seats[1], 2), (seats[0].table, 0)):
        person = sit(reader, other)
        page = person.page
        assert page.locator("[data-target^='mission:']").count() == missions
        page.locator(".rival .open").first.click(position=ON_THE_NAME)
        page.locator("dialog[open]").first.wait_for()
        told = page.content()
        assert [name for name in spoken if name != "New Building" and name in told] == []
        assert [name for name in ("thirteen-buildings", "pairs-of-equipment", "new-building-8") if name in told] == []


# The plan for wilds


def share(page: Page, kind: str) -> int:
    """Return how many wilds are planned for a profession."""
    return int(page.locator(f".box:has([data-target='strength:0:{kind}']) .share").inner_text() or 0)


def plan_two_wilds(page: Page) -> None:
    box = page.locator(".box:has([data-target='strength:0:tinkerer'])")
    for planned in ("2", "3"):
        box.locator("[data-do=more]").click()
        assert box.locator(".then").inner_text() == planned


def test_planned_wilds_are_announced_together_and_confirmed_once(reader: Reader) -> None:
    seats = laid_out(reader.house, late(4, "announcing"))[0]
    person = sit(reader, seats)
    plan_two_wilds(person.page)
    assert share(person.page, "tinkerer") == 2
    version = person.version
    person.page.locator("[data-do=announce]").click()
    confirm = person.page.locator("[data-do=confirm][aria-disabled=false]")
    expect(confirm.locator(".note")).not_to_be_empty()
    assert reader.house._state(seats.table, seats.token)["version"] == version, "nothing is played before"
    person.page.wait_for_selector("[data-composed][data-chosen=done]")
    confirm.click()
    person.waits_for(version + 3)
    refuge = reader.house._state(seats.table, seats.token)["view"]["refuges"][0]
    assert (refuge["wild_dice"], refuge.get("wild_tokens", 0), refuge.get("decision")) == (2, 0, None)


@pytest.mark.parametrize("size", [PHONE, pytest.param(TABLET, marks=pytest.mark.soak)])
def test_wilds_are_planned_with_fingers(reader: Reader, size: tuple[int, int]) -> None:
    seats = laid_out(reader.house, late(4, "gathering"))[0]
    person = sit(reader, seats, size=size)
    page = person.page
    page.locator("[data-do=plan-wilds]").tap()
    box = page.locator("dialog[open] li", has=page.locator("[data-target='strength:0:healer']"))
    box.locator("[data-do=more]").tap()
    assert box.locator(".then").inner_text() == "2"
    box.locator("[data-do=less]").tap()
    expect(box.locator(".then")).to_have_count(0)
    assert problems(person) == {}
