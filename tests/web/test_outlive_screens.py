"""Outlive on the screen: all that is public is in sight, nothing hidden is, and nothing is cut off or tiny."""

import re
from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.sampling import sampled
from tests.web.checks import (
    axe_problems,
    cut_off,
    is_drawn,
    page_scroll,
    small_targets,
    small_text,
    stands_still,
    words_outside_their_choices,
)
from tests.web.outlive_positions import LONG_NAMES, NAMES, Document, crowded, laid_out, sixth_day
from tests.web.seated import Reader
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, Seats, TestHouse

BOARD = "[data-version] :is(.ring, .setup)"
FINGER = 44
POINTER = 24
DEFENDING: Document = {
    "game": "outlive",
    "players": 4,
    "day": 2,
    "phase": "pressure",
    "active": 1,
    "turn": {"hero": "5"},
    "tribes": [
        {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"munition": 2, "water": 1}},
        {"heroes": {"5": {"at": "dam", "state": "activated"}}},
        {},
        {},
    ],
}
"""A hero of strength 5 comes to the Dam: pressure 2 on the first tribe."""


def opened(reader: Reader, seats: Seats | str, **wishes: Any) -> Person:
    """Open a table in a browser, from a seat or as a spectator."""
    person = reader.sees(seats, **wishes)
    person.page.wait_for_selector(BOARD)
    is_drawn(person.page)
    return person


def problems(page: Page, size: tuple[int, int], *, axe: bool = False) -> list[str]:
    """Return what a picky reader finds on a page."""
    found = [*page_scroll(page), *small_text(page), *cut_off(page), *words_outside_their_choices(page)]
    if size == DESKTOP:
        # A line of the log is as high as its words.
        lines = page.locator("a[data-line]").all_inner_texts()
        found += [
            small
            for small in small_targets(page, POINTER)
            if not any(small.endswith(line[:60]) for line in lines if line)
        ]
    else:
        # On the board fingers hit more than what is drawn; what is chosen from stands in the list as well.
        found += [choice for choice in small_targets(page, FINGER) if choice in _choices(page)]
    return [*found, *(axe_problems(page) if axe else [])]


def _choices(page: Page) -> list[str]:
    """Return the choices of the list and the seats, as `small_targets` says them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(
                "[data-move], [data-do], [data-choice], [data-target^='seat:'], .stores.free button"
            )].map(element => {
                const { width, height } = element.getBoundingClientRect();
                const label = element.getAttribute("aria-label") ?? element.textContent.trim();
                return `${Math.round(width)}×${Math.round(height)}: ${label.slice(0, 60)}`;
            })"""
    )
    return found


def settled(house: TestHouse, person: Person) -> None:
    """See that nothing went wrong, and close the browser."""
    assert person.errors == []
    assert house.leaks == []
    person.leaves()
    house.people.remove(person)


# Every stage, on every size ------------------------------------------------------------------------------------------

STAGES: dict[str, Document | str] = {
    "rooms": "discard-room",
    "leader": "leader",
    "placing": "place-heroes",
    "moving": sixth_day(),
    "acting": crowded(),
    "defending": DEFENDING,
    "overcoming": sixth_day("overcoming"),
    "feeding": sixth_day("shelter", night="feed"),
    "building": sixth_day("shelter", night="build"),
    "repairing": sixth_day("shelter", night="repair"),
}
"""Documents to lay out, with names as long as can be; or what a new game comes to."""

COVERING = [
    ("rooms", "en", DESKTOP, "dark"),
    ("rooms", "fr", PHONE, "light"),
    ("leader", "es", TABLET, "light"),
    ("leader", "fr", DESKTOP, "light"),
    ("placing", "fr", PHONE, "dark"),
    ("placing", "es", DESKTOP, "dark"),
    ("moving", "fr", DESKTOP, "light"),
    ("moving", "es", TABLET, "dark"),
    ("moving", "en", PHONE, "light"),
    ("acting", "es", DESKTOP, "dark"),
    ("acting", "fr", TABLET, "light"),
    ("acting", "es", PHONE, "dark"),
    ("defending", "en", DESKTOP, "light"),
    ("defending", "fr", PHONE, "dark"),
    ("overcoming", "fr", DESKTOP, "dark"),
    ("feeding", "es", PHONE, "light"),
    ("building", "fr", DESKTOP, "dark"),
    ("building", "en", TABLET, "light"),
    ("repairing", "es", DESKTOP, "light"),
    ("repairing", "fr", PHONE, "dark"),
]
"""Every stage on a screen with a pointer and on one for fingers, every language on every size, both themes."""


@pytest.fixture(scope="module")
def tables(house: TestHouse) -> dict[str, Seats]:
    """A table at every stage."""
    return {
        stage: house.played("outlive", 4, 0, what) if isinstance(what, str) else laid_out(house, what, LONG_NAMES)[0]
        for stage, what in STAGES.items()
    }


LOOKED_AT = {
    "rooms": PHONE,
    "leader": TABLET,
    "placing": PHONE,
    "moving": DESKTOP,
    "acting": DESKTOP,
    "defending": PHONE,
    "overcoming": DESKTOP,
    "feeding": PHONE,
    "building": TABLET,
    "repairing": DESKTOP,
}
"""At which size a stage is looked at in every run; `make soak` looks at all of them, with axe."""
WITH_AXE = ("leader", "acting", "feeding")
MEALS = {"moving": 4, "overcoming": 4, "repairing": 0}
"""How many tribes are told what their meal takes tonight."""


@pytest.mark.parametrize(
    ("stage", "language", "size", "theme"),
    sampled(COVERING, lambda stage, language, size, theme: LOOKED_AT[stage] == size),
    ids=str,
)
def test_a_stage_is_whole_and_readable(
    reader: Reader,
    tables: dict[str, Seats],
    stage: str,
    language: str,
    size: tuple[int, int],
    theme: str,
) -> None:
    person = opened(reader, tables[stage], language=language, size=size, theme=theme)
    assert person.look()["turn"] == "mine"
    if stage in MEALS and size == DESKTOP:
        assert person.page.locator(".meal").count() == MEALS[stage], "tonight's meal is told until it is eaten"
    # axe takes a second: in every run it looks once at every size.
    assert problems(person.page, size, axe=stage in WITH_AXE or LOOKED_AT[stage] != size) == []


@pytest.mark.parametrize(
    "size", [PHONE, *(pytest.param(size, marks=pytest.mark.soak) for size in (DESKTOP, TABLET))], ids=str
)
def test_a_spectator_sees_the_table_without_choices(
    reader: Reader, tables: dict[str, Seats], size: tuple[int, int]
) -> None:
    person = opened(reader, tables["moving"].table, language="es", size=size)
    assert problems(person.page, size) == []
    assert person.page.locator("[data-move]").count() == 0


def test_a_store_that_a_move_would_change_is_said_as_it_is_shown(reader: Reader) -> None:
    person = opened(reader, laid_out(reader.house, STAGES["repairing"])[0], size=PHONE)
    meat = person.page.locator("button.store[data-target='token:0:meat']")
    expect(meat).to_contain_text("12−12")
    expect(meat).to_have_accessible_name("Meat: 12 −12")


def test_a_stronger_rival_that_can_still_come_is_told_with_its_bat(reader: Reader) -> None:
    document = sixth_day(convoy=[None] * 6, day=3)
    heroes = {"3a": "base", "3b": "mine", "4": "dam", "5": "peak"}
    document["tribes"][0]["heroes"] = {"3a": "fairgrounds", "3b": "blackwood", "4": "dam", "5": "peak"}
    document["tribes"][1] |= {"heroes": heroes | {"3a": "forest"}, "equipment": {"baseball-bat": "repaired"}}
    person = opened(reader, laid_out(reader.house, document)[0], confirming="every")
    person.page.locator("[data-move='move 3b forest']").hover()
    expect(person.page.locator("section.after li", has_text="Exposed").first).to_contain_text("4, pressure 2")


def test_the_boards_of_others_open_whole(reader: Reader, tables: dict[str, Seats]) -> None:
    person = opened(reader, tables["moving"], language="fr", size=PHONE)
    person.page.locator("[data-target='seat:1']").click()
    dialog = person.page.locator("dialog[open], [role=dialog]").first
    dialog.wait_for()
    stands_still(person.page)
    assert axe_problems(person.page) == []
    assert small_text(person.page) == []


# Longer words ---------------------------------------------------------------------------------------------------------

LONGER = 1.35
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*|\s+\.[a-z-]+)=([^{}\n]{4,})$", re.MULTILINE)


def longer(text: str) -> str:
    """Return Fluent with every plain message a third longer, by words that repeat its own letters."""

    def stretched(found: re.Match[str]) -> str:
        words = found[2]
        more = round(len(words) * (LONGER - 1))
        return f"{found[1]}={words} {words[: more - 1].strip()}" if more > 1 else found[0]

    return _MESSAGE.sub(stretched, text)


def lengthen_words(person: Person) -> list[str]:
    """Let the words of the client come a third longer than they are; return what was lengthened, in time."""
    done: list[str] = []

    def deliver(route: Route) -> None:
        answer = route.fetch()
        script = answer.text()
        # The words are one text in a script, with line breaks as the script writes them.
        is_words = "shelter-yours=" in script
        if is_words:
            parts = re.split(r"(\\n)", script)
            lines = [longer(part) if part != "\\n" else part for part in parts]
            if "\n" in script and "\\n" not in script:
                lines = [longer(script)]
            script = "".join(lines)
            done.append(route.request.url)
        route.fulfill(response=answer, body=script)

    person.context.route("**/assets/*.js", deliver)
    return done


@pytest.mark.parametrize(
    ("stage", "size"),
    sampled(
        product(("moving", "rooms"), (DESKTOP, TABLET, PHONE)),
        lambda stage, size: (stage, size) in (("moving", PHONE), ("rooms", DESKTOP)),
    ),
    ids=str,
)
def test_words_a_third_longer_than_french_are_not_cut_off(
    house: TestHouse, browser: Browser, tables: dict[str, Seats], stage: str, size: tuple[int, int]
) -> None:
    person = house.person(browser, "Ana", language="fr", size=size)
    done = lengthen_words(person)
    person.opens(tables[stage])
    person.page.wait_for_selector(BOARD)
    is_drawn(person.page)
    assert done
    assert problems(person.page, size) == []
    settled(house, person)


# What is on the board -------------------------------------------------------------------------------------------------


def labels(page: Page, target: str) -> list[str]:
    """Return what a screen reader says of something on the board."""
    found = page.locator(f'[data-target="{target}"]')
    return [found.nth(at).get_attribute("aria-label") or "" for at in range(found.count())]


def test_all_that_is_public_is_on_the_board(reader: Reader, tables: dict[str, Seats]) -> None:
    view = reader.house._state(tables["moving"].table, tables["moving"].token)["view"]
    person = opened(reader, tables["moving"])
    page = person.page
    board = view["board"]
    for place, count in board["stock"].items():
        assert any(f": {count} of " in label for label in labels(page, f"stock:{place}")), place
    for place in ("forest", "mine", "fairgrounds"):
        endurance = re.search(r"endurance-(\d)", board["wild_game"][place]["stack"][0])
        assert endurance
        tough = "mutation" in str(view["convoy"])
        assert any(f"Endurance {int(endurance[1]) + tough}" in label for label in labels(page, f"game:{place}")), place
    for city in ("blackwood", "peak"):
        shown = [_plain(tile) for tile in board["equipment"][city] if tile is not None]
        assert shown
        for tile in shown:
            assert labels(page, f"shown:{city}:{tile}"), tile
        assert any(f": {len(board['search'][city]['pile'])} of " in label for label in labels(page, f"pile:{city}"))
    for seat, tribe in enumerate(view["tribes"]):
        for hero, one in tribe["heroes"].items():
            token = page.locator(f'[data-token="hero:{seat}:{hero}"][data-state={one["state"]}]')
            assert token.count() == 1, f"{seat} {hero}"
        for token_name, count in tribe["stock"].items():
            store = page.locator(f'[data-target="token:{seat}:{token_name}"]')
            assert re.match(rf"{count}\b", store.first.inner_text().strip()), f"{seat} {token_name}"
    for day, space in enumerate(view["convoy"], start=1):
        event = _plain(space["event"])
        assert any(label.startswith(f"Day {day}, radiation ") for label in labels(page, f"event:{event}")), event


def _plain(name: str) -> str:
    return re.sub(r"-c4nary[0-9a-f]{12}", "", name)


def heroes_that_lie_are_idle_and_those_that_stand_have_acted(page: Page) -> None:
    assert "activated" in labels(page, "hero:0:5")[0]
    assert page.locator('[data-token="hero:0:5"] svg.lying').count() == 0
    assert "idle" in labels(page, "hero:3:5")[0]
    assert page.locator('[data-token="hero:3:5"] svg.lying').count() == 1


def four_heroes_at_one_place_do_not_cover_each_other(page: Page) -> None:
    boxes = [
        page.locator(f'.ring [data-token="hero:{seat}:{hero}"]').bounding_box()
        for seat, hero in enumerate(("5", "4", "3a", "5"))
    ]
    edges = sorted((box["x"], box["x"] + box["width"]) for box in boxes if box)
    assert len(edges) == len(NAMES)
    assert all(before[1] <= after[0] + 1 for before, after in pairwise(edges))


def a_preview_shows_what_becomes_of_a_stock(page: Page) -> None:
    stock = page.locator(".forest .chip", has=page.locator('[data-target="stock:forest"]'))
    assert stock.inner_text().split() == ["10", "/10"] or stock.inner_text().strip() == "10/10"
    page.locator('[data-move="take"]').hover()
    page.wait_for_selector(".forest .chip.changing")
    assert re.findall(r"\d+", stock.inner_text()) == ["10", "9"]
    wood = page.locator('.shelter [data-target="token:0:wood"]')
    assert "+1" in wood.inner_text()


def test_heroes_at_one_place_and_its_stock_are_shown_as_they_are_and_would_be(
    reader: Reader, tables: dict[str, Seats]
) -> None:
    page = opened(reader, tables["acting"]).page
    heroes_that_lie_are_idle_and_those_that_stand_have_acted(page)
    four_heroes_at_one_place_do_not_cover_each_other(page)
    a_preview_shows_what_becomes_of_a_stock(page)


def test_who_would_be_pressed_and_who_could_come_is_marked_in_the_preview(reader: Reader) -> None:
    heroes: list[Document] = [
        {"4": "mine", "3a": "cargo", "3b": "fairgrounds", "5": "forest"},
        {"3a": {"at": "peak", "state": "activated"}, "3b": "dam", "4": "forest", "5": "blackwood"},
        {"5": "base", "4": "mine", "3a": "fairgrounds", "3b": "forest"},
        {"5": {"at": "dam", "state": "activated"}, "4": "fairgrounds", "3a": "blackwood", "3b": "cargo"},
    ]
    start: Document = {"game": "outlive", "players": 4, "day": 2, "tribes": [{"heroes": one} for one in heroes]}
    person = opened(reader, laid_out(reader.house, start)[0])
    page = person.page
    page.locator('[data-move="move 4 peak"]').first.hover()
    page.wait_for_selector('[data-token="hero:1:3a"] .danger')
    assert page.locator('[data-token="hero:1:3a"] .danger').inner_text().strip() == "1"
    page.wait_for_selector('[data-token="hero:2:5"].threatens')
    assert page.locator('[data-token="hero:3:5"].threatens').count() == 0
    assert page.locator(".peak .coming .danger").inner_text().strip() == "1"


@pytest.mark.parametrize(("event", "threats"), [("cold-snap", 1), ("sandstorm", 0)])
def test_on_the_ship_only_who_would_find_a_slot_is_a_threat(reader: Reader, event: str, threats: int) -> None:
    """In a sandstorm all heroes have strength 3, and there is one slot for it."""
    far = {"5": "forest", "4": "dam", "3a": "base", "3b": "blackwood"}
    heroes: list[Document] = [
        {"4": "mine", "5": "forest", "3a": "dam", "3b": "base"},
        {**far, "5": "fairgrounds", "3b": "forest"},
        far,
        far,
    ]
    start: Document = {"game": "outlive", "players": 4, "day": 2, "tribes": [{"heroes": one} for one in heroes]}
    person = opened(reader, laid_out(reader.house, {**start, "convoy": [event, "wildfire"]})[0])
    page = person.page
    page.locator('[data-move="move 4 cargo"]').first.hover()
    page.wait_for_selector("section.after .title:not(.now)")
    assert page.locator('[data-token="hero:1:5"].threatens').count() == threats


def test_pressure_is_shown_to_who_defends(reader: Reader, tables: dict[str, Seats]) -> None:
    person = opened(reader, tables["defending"])
    assert "Pressure 2" in labels(person.page, "hero:0:3a")[0]


def test_rules_open_where_nothing_can_be_chosen(reader: Reader, tables: dict[str, Seats]) -> None:
    person = opened(reader, tables["feeding"])
    assert person.page.locator(".meal").count() == 0, "the meal is being eaten"
    for target in ("door", "algae", "gauge:0", "stock:mine"):
        person.page.locator(f'[data-target="{target}"]').first.click()
        dialog = person.page.locator("dialog[open], [role=dialog]").first
        dialog.wait_for()
        assert dialog.inner_text().strip()
        person.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")


# What is not on the board ---------------------------------------------------------------------------------------------


def test_what_is_hidden_is_not_in_the_page(reader: Reader, tables: dict[str, Seats]) -> None:
    """The rooms and leaders that others have drawn, and the events to come, are nowhere in the document."""
    seats = tables["rooms"]
    view = reader.house._state(seats.table, seats.token)["view"]
    own = view["tribes"][0]
    known = {_plain(room) for room in (*own["drawn_rooms"], *own.get("rooms_put_back", ())) if room}
    person = opened(reader, seats)
    targets = set(
        person.page.evaluate("() => [...document.querySelectorAll('[data-target]')].map(one => one.dataset.target)")
    )
    assert {target for target in targets if target.startswith("card:")} <= {f"card:{room}" for room in known}
    assert {target for target in targets if target.startswith("leader:")} == {
        f"leader:{_plain(leader)}" for leader in own["drawn_leaders"]
    }
    assert not [target for target in targets if target.startswith("event:")]
