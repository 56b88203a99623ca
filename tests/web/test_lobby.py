"""From the first page into a game: alone against bots, with friends by one link, and all that can be chosen there."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from newdawn import GAMES
from newdawn.server.live.takeover import Takeover
from tests.server.serving import bearer
from tests.web.checks import axe_problems, cut_off, is_drawn, page_scroll, small_targets, small_text, stands_still
from tests.web.seated import Seated
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, TestHouse

SENTENCE = re.compile(r"\w.*[.»”]$")
SCRIPT = "<script>hi</script>"
UNTIL_ASKED_AGAIN_MS = 10_000
"""Longer than the first page waits before it asks again how far the server is."""


def card(person: Person, game: str) -> str:
    """Open the first page; return where the card of a game is."""
    person.opens()
    found = f"article[data-world={game}]"
    person.page.wait_for_selector(found)
    return found


def set_up(person: Person, game: str) -> None:
    """Open the dialog for a new table."""
    person.page.locator(f"{card(person, game)} [data-do=set-up]").click()
    person.page.wait_for_selector("dialog[open] fieldset")


def wishes(person: Person) -> None:
    """Open the settings."""
    person.page.locator("[data-do=settings]").click()
    person.page.wait_for_selector("dialog[open] fieldset")


# While the server prepares


def test_the_first_page_says_how_far_the_server_is_with_compiling_until_it_is_done(
    fresh_house: TestHouse, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Takeover, "state", "under-way")
    monkeypatch.setattr(Takeover, "share", 0.429)
    person = fresh_house.person(browser, "Ana")
    person.page.clock.install()
    card(person, "eden")
    line = person.page.get_by_role("status").filter(has_text="First start")
    expect(line).to_contain_text("42 % done")
    monkeypatch.setattr(Takeover, "share", 0.8)
    person.page.clock.fast_forward(UNTIL_ASKED_AGAIN_MS)
    expect(line).to_contain_text("80 % done")
    monkeypatch.setattr(Takeover, "state", "given-up")
    person.page.clock.fast_forward(UNTIL_ASKED_AGAIN_MS)
    expect(line).to_have_count(0)


# Into a game


@pytest.mark.parametrize("game", [pytest.param(GAMES[0], marks=pytest.mark.soak), *GAMES[1:]])
def test_a_newcomer_is_in_a_game_against_bots_after_two_clicks(at: Seated, game: str) -> None:
    person = at.comes("")
    here = card(person, game)
    person.page.locator(f"{here} [data-do=play-bots]").click()
    person.page.locator(f"{here} [data-do=start]").click()
    person.page.wait_for_selector("[data-version]")
    assert person.look()["stage"] == "playing"


def test_friends_are_in_the_same_game_by_one_link_each_in_their_language(at: Seated) -> None:
    host = at.comes("Ana", language="en")
    host.page.locator(f"{card(host, 'eden')} [data-do=play-friends]").click()
    host.page.locator("[data-do=open-table]").click()
    host.page.wait_for_selector("[data-do=start][aria-disabled=true]")
    link = host.page.get_by_label("The link to this table").input_value()
    guests = [
        at.comes("Benoît", language="fr"),
        at.comes("Carmen", language="es", size=PHONE),
    ]
    for guest in guests:
        guest.page.goto(link)
        guest.page.locator("form [data-do=sit]").click()
        guest.page.wait_for_selector("form [data-do=sit]", state="detached")
    host.page.locator("[data-do=start][aria-disabled=false]").click()
    people = [host, *guests]
    for person in people:
        person.page.wait_for_selector("[data-version]")
    assert [person.page.evaluate("document.documentElement.lang") for person in people] == ["en", "fr", "es"]
    bars = {person.page.locator("[data-action-bar]").get_attribute("aria-label") for person in people}
    assert len(bars) == 3


def test_a_name_that_is_taken_is_refused_and_a_free_one_proposed(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "open")
    guest = at.comes("Ana")
    guest.opens(path=f"/t/{seats.table}")
    name = guest.page.get_by_label("Your name")
    expect(name).to_have_value("Ana 2")
    name.fill("ana")
    guest.page.locator("form [data-do=sit]").click()
    expect(guest.page.get_by_role("alert")).to_have_text(
        "Somebody at this table is already called ana. Please choose another name."
    )
    expect(name).to_have_value("ana 2")
    guest.page.locator("form [data-do=sit]").click()
    expect(guest.page.get_by_label("Name on seat 2")).to_have_value("ana 2")


def test_a_public_table_can_be_joined_and_a_public_game_be_watched(fresh_house: TestHouse, browser: Browser) -> None:
    fresh_house.table("eden", "Carmen", "open", public=True)
    fresh_house.table("outlive", "Carmen", "bot:easy", public=True)
    person = fresh_house.person(browser, "Ana")
    person.opens()
    person.page.locator("[aria-labelledby=list-waiting] a").click()
    person.page.locator("form [data-do=sit]").click()
    expect(person.page.get_by_label("Name on seat 2")).to_have_value("Ana")
    person.opens()
    person.page.locator("[aria-labelledby=list-playing] a").click()
    person.page.wait_for_selector("[data-version]")
    assert person.look()["turn"] == "others"
    assert person.page.locator("[data-move]").count() == 0


def test_the_list_of_own_tables_marks_your_turn_and_leads_there(at: Seated) -> None:
    seats = at.house.played("eden", 2, 3)
    person = at.comes("Ana")
    person.opens(seats)
    person.opens()
    mine = person.page.locator("[aria-labelledby=list-mine] > ul > li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.locator("a").click()
    person.page.wait_for_selector("[data-version][data-turn=mine]")


# What can be chosen


CHOICES_AND_WORDS = """async () => {
    const turn = () => new Promise(done => setTimeout(done));
    const said = element => {
        const words = document.getElementById(element?.getAttribute("aria-describedby"));
        return words?.textContent.trim() ?? "";
    };
    const found = [];
    for (const group of document.querySelectorAll("dialog fieldset")) {
        for (const choice of group.querySelectorAll("input")) {
            choice.click();
            await turn();
            found.push([choice.parentElement.textContent, said(group)]);
        }
    }
    for (const choice of document.querySelectorAll("dialog [role=switch]"))
        found.push([choice.parentElement.textContent, said(choice)]);
    for (const seat of document.querySelectorAll("dialog li"))
        for (const option of seat.querySelectorAll("option")) {
            const choice = option.parentElement;
            choice.value = option.value;
            choice.dispatchEvent(new Event("change", { bubbles: true }));
            await turn();
            found.push([option.textContent, seat.querySelector("p").textContent]);
        }
    return found;
}"""
"""Each choice for a new table, with the words that say what it means."""


def test_every_choice_for_a_new_table_says_what_it_means(at: Seated) -> None:
    person = at.comes("Ana")
    for game in GAMES:
        set_up(person, game)
        told = person.page.evaluate(CHOICES_AND_WORDS)
        assert len(told) > 25
        assert [choice for choice, words in told if not SENTENCE.search(words.strip())] == []


def test_a_table_is_set_up_as_it_was_chosen(at: Seated) -> None:
    person = at.comes("Ana")
    set_up(person, "outlive")
    page = person.page
    page.get_by_label("2", exact=True).check()
    page.get_by_label("Who plays seat 2").select_option("here")
    page.get_by_label("Name on seat 2").fill("Ana")
    page.get_by_label("Half an hour each").check()
    page.get_by_role("switch", name="Place the heroes one at a time, in turn order").check()
    page.locator("[data-do=open-table]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    held = page.evaluate("JSON.parse(localStorage.getItem('newdawn-tables'))")[table]
    state = httpx.get(f"{at.house.server.url}/api/tables/{table}", headers=bearer(held["token"]), timeout=60).json()[
        "table"
    ]
    assert [seat["name"] for seat in state["seats"]] == ["Ana", "Ana 2"]
    assert state["clock"] == {"kind": "bank", "seconds": 1800, "increment": 10}
    assert state["options"] == {"placing_in_turn": True}


def test_the_language_changes_without_a_reload(at: Seated) -> None:
    person = at.comes("Ana", language="en")
    here = card(person, "eden")
    page = person.page
    expect(page.locator(f"{here} .credits")).to_have_text(
        "A game by Ludovic Maublanc and Florian Grenier, illustrated by Agnès Ripoche."
    )
    page.evaluate("window.marker = 1")
    heard = []
    for language in ("fr", "es", "en"):
        page.get_by_role("combobox").select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        heard.append(page.locator("h1").inner_text())
    assert len(set(heard)) == 3
    assert page.evaluate("window.marker") == 1


def test_settings_are_kept(at: Seated) -> None:
    person = at.comes("Ana", settings={"speed": 1})
    card(person, "eden")
    page = person.page
    wishes(person)
    for label in ("Dark", "Off", "Every step"):
        page.get_by_label(label, exact=True).check()
    page.get_by_role("switch", name="Sound").check()
    page.locator("dialog").get_by_label("Your name").fill("Berta")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.reload()
    page.wait_for_selector("article[data-theme=dark][data-world=eden]")
    wishes(person)
    for label in ("Dark", "Off", "Every step"):
        expect(page.get_by_label(label, exact=True)).to_be_checked()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    expect(page.locator("dialog").get_by_label("Your name")).to_have_value("Berta")


# Files, links, and what people type


def test_a_saved_game_opens_and_a_bad_file_is_refused_with_its_fault(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "Benoît")
    first = at.state(seats)["to_act"][0]
    at.does(seats, first, do="move", move=at.state(seats, first)["moves"][0]["move"])
    for seat in seats.seats:
        at.does(seats, seat, do="propose-end")
    export = f"{at.house.server.url}/api/tables/{seats.table}/export"
    saved = httpx.get(export, headers=bearer(seats.token), timeout=60).content
    person = at.comes("Ana", language="fr")
    person.opens()
    page = person.page
    chosen = page.locator("input[type=file]")
    chosen.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": b'{"game": "chess"}'})
    refused = page.get_by_role("alert").inner_text()
    assert SENTENCE.search(refused)
    assert "chess" in refused or "fichier" in refused
    chosen.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": saved})
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-stage=finished]")


def test_a_link_that_is_cut_off_says_so_and_leads_back(at: Seated) -> None:
    person = at.comes("Ana")
    for path in ("/t/abc", "/nothing"):
        person.opens(path=path)
        expect(person.page.locator("h1")).to_have_text("This link leads nowhere")
        assert SENTENCE.search(person.page.locator("main p").inner_text())
        person.page.locator("main a").click()
        person.page.wait_for_selector("article")


def test_a_link_to_a_table_that_does_not_exist_says_so(house: TestHouse, browser: Browser) -> None:
    with browser.new_context(locale="es") as context:
        page = context.new_page()
        page.goto(f"{house.server.url}/t/AAAAAAAAAAAAAAAAAAAAAA")
        page.wait_for_selector("main.trouble button")
        assert SENTENCE.search(page.locator("main.trouble p").inner_text())


def test_what_people_type_is_shown_as_text(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "open")
    guest = at.comes(SCRIPT)
    guest.opens(path=f"/t/{seats.table}")
    guest.page.locator("form [data-do=sit]").click()
    guest.page.wait_for_selector("form [data-do=sit]", state="detached")
    host = at.comes("Ana")
    host.opens(seats)
    expect(host.page.locator("main li").nth(1)).to_contain_text(SCRIPT)
    host.page.locator("[data-do=start][aria-disabled=false]").click()
    host.page.wait_for_selector("[data-version]")
    host.page.get_by_role("button", name="Chat", exact=True).or_(
        host.page.get_by_role("tab", name="Chat", exact=True)
    ).first.click()
    said = "<img src=x onerror=alert(1)>"
    host.page.locator("section.log form input").fill(said)
    host.page.keyboard.press("Enter")
    for person in (host, guest):
        expect(person.page.get_by_text(said).first).to_be_attached()
        assert person.page.locator("img, .log script").count() == 0


def test_the_first_page_allows_nothing_from_elsewhere(at: Seated) -> None:
    person = at.comes("Ana")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    answer = person.page.goto(at.house.server.url)
    person.page.wait_for_selector("article")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert [url for url in asked if not url.startswith((at.house.server.url, "data:", "blob:"))] == []


# How it looks


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """Return all that a picky reader minds."""
    is_drawn(page)
    return [
        *axe_problems(page),
        *cut_off(page),
        *small_text(page),
        *small_targets(page, 24 if size == DESKTOP else 44),
        *[one for one in page_scroll(page) if one.startswith("wide")],
    ]


@pytest.mark.parametrize(
    ("size", "language", "theme", "game"),
    [
        pytest.param(DESKTOP, "fr", "light", "eden", marks=pytest.mark.soak),
        (PHONE, "es", "dark", "outlive"),
        pytest.param(TABLET, "es", "dark", "eden", marks=pytest.mark.soak),
        pytest.param(PHONE, "es", "light", "outlive", marks=pytest.mark.soak),
        pytest.param(DESKTOP, "en", "game", "outlive", marks=pytest.mark.soak),
        pytest.param(TABLET, "fr", "game", "outlive", marks=pytest.mark.soak),
        pytest.param(PHONE, "fr", "dark", "eden", marks=pytest.mark.soak),
    ],
)
def test_nothing_is_amiss_on_the_pages_around_the_table(
    fresh_house: TestHouse, browser: Browser, size: tuple[int, int], language: str, theme: str, game: str
) -> None:
    fresh_house.table("eden", "Carmen", "open", public=True)
    person = fresh_house.person(browser, "Ana", language=language, size=size, settings={"theme": theme})
    page = person.page
    found: dict[str, list[str]] = {}
    here = card(person, game)
    page.wait_for_selector("[aria-labelledby=list-waiting] a")
    found["lobby"] = faults(page, size)
    page.locator(f"{here} [data-do=play-bots]").click()
    found["quick start"] = faults(page, size)
    set_up(person, game)
    stands_still(page)
    found["setup"] = faults(page, size)
    page.keyboard.press("Escape")
    wishes(person)
    stands_still(page)
    found["settings"] = faults(page, size)
    page.keyboard.press("Escape")
    page.locator(f"{here} [data-do=play-friends]").click()
    page.locator("[data-do=open-table]").click()
    page.wait_for_selector("[data-do=start]")
    found["waiting room"] = faults(page, size)
    person.opens(path="/t/cut-off")
    page.wait_for_selector("main a")
    found["nowhere"] = faults(page, size)
    assert {where: minded for where, minded in found.items() if minded} == {}
