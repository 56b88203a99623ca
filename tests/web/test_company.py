"""Company: what others say and wish reaches everybody, bots have names, and nobody loses the page with the server."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.seated import Seated
from tests.web.tables import DESKTOP, PHONE, TABLET, Person

UNREACHABLE = "The server cannot be reached."


def in_the_room(at: Seated, *seats: str) -> Person:
    """Return the host of a table whose game has not begun."""
    person = at.comes("Ana")
    person.opens(at.house.table("eden", *seats, start=False))
    person.page.wait_for_selector("[data-do=start]")
    return person


def announced(person: Person) -> Locator:
    """Return the lines that a screen reader says."""
    return person.page.locator(".announcer [aria-live=polite]").first.locator("p")


def in_the_menu(page: Page) -> Locator:
    """Open the menu, and return it."""
    page.locator("[popovertarget=shell-menu]").click()
    return page.locator("#shell-menu")


# What others say


@pytest.mark.parametrize("size", [PHONE, pytest.param(TABLET, marks=pytest.mark.soak)])
def test_what_others_say_is_marked_until_it_was_read(at: Seated, size: tuple[int, int]) -> None:
    ana, own, benoit = at.pair(size=size)
    log = ana.page.locator("nav [aria-keyshortcuts=l]")
    expect(log).to_have_accessible_name("Log and chat")
    at.does(own, do="chat", text="I say it myself")
    expect(announced(ana)).to_have_text("Ana: I say it myself")
    expect(log).to_have_accessible_name("Log and chat")
    at.does(benoit, 1, do="chat", text="Hello")
    expect(log).to_have_accessible_name("Log and chat (new)")
    for _ in range(2):
        log.click()
        expect(ana.page.locator(".line.chat").last).to_contain_text("Hello")
        ana.page.keyboard.press("Escape")
        expect(log).to_have_accessible_name("Log and chat")
    log.click()
    expect(ana.page.locator("[data-filter=chat]")).to_have_accessible_name("Chat")


def test_chat_that_was_read_stays_read_when_the_log_is_opened_again_or_the_page_is_loaded_anew(at: Seated) -> None:
    ana, _, benoit = at.pair()
    chat = ana.page.locator("[data-filter=chat]")
    at.does(benoit, 1, do="chat", text="Hello")
    expect(chat).to_contain_text("(new)")
    chat.click()
    expect(ana.page.locator(".line.chat").last).to_contain_text("Hello")
    ana.page.reload()
    expect(ana.page.locator(".line.chat").last).to_contain_text("Hello")
    expect(chat).not_to_contain_text("(new)")
    at.does(benoit, 1, do="chat", text="Again")
    expect(chat).to_contain_text("(new)")
    chat.click()
    ana.page.locator("[data-filter=all]").click()
    expect(chat).not_to_contain_text("(new)")
    ana.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    ana.page.locator("nav [aria-keyshortcuts=l]").click()
    expect(chat).not_to_contain_text("(new)")


def test_the_same_words_twice_are_announced_twice_and_own_wishes_are_only_announced(at: Seated) -> None:
    ana, own, benoit = at.pair()
    at.does(benoit, 1, do="chat", text="Hello")
    expect(announced(ana)).to_have_text("Benoît: Hello")
    first = announced(ana).element_handle()
    at.does(benoit, 1, do="chat", text="Hello")
    ana.waits_for(at.state(benoit, 1)["version"])
    expect(announced(ana)).to_have_text("Benoît: Hello")
    ana.page.wait_for_function("line => !line.isConnected", arg=first)
    at.does(own, do="propose-end")
    expect(announced(ana)).to_have_text("Ana agrees to end the game now.")
    expect(ana.page.locator(".notice")).to_have_count(0)
    expect(in_the_menu(ana.page).get_by_role("button", name="Play on after all")).to_be_visible()


# Ending together


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.soak)])
def test_who_is_asked_to_end_the_game_is_told_and_can_agree(at: Seated, size: tuple[int, int]) -> None:
    ana, own, benoit = at.pair(size=size)
    at.does(benoit, 1, do="propose-end")
    expect(ana.page.locator(".proposal")).to_contain_text("Benoît proposes to end the game now.")
    expect(announced(ana)).to_have_text("Benoît agrees to end the game now.")
    in_the_menu(ana.page).get_by_role("button", name="Agree to end the game").click()
    ana.page.locator("dialog").get_by_role("button", name="Agree to end the game").click()
    ana.page.wait_for_selector("[data-stage=finished]")
    assert at.state(own)["table"]["stage"] == "finished"


# Advice


def test_the_rank_of_an_advised_move_is_read_out_on_small_buttons_too(at: Seated) -> None:
    ana = at.person(at.house.played("outlive", 2, 20, "move-hero"))
    ana.page.keyboard.press("h")
    ana.page.locator(".advice").first.wait_for()
    for choice in ana.page.locator("[data-choice]:has(.advice)").all():
        expect(choice).to_have_accessible_name(re.compile("A bot’s choice [123]"))


# Names of bots


def test_bots_of_other_codes_are_called_by_their_own_name(at: Seated) -> None:
    host = in_the_room(at, "Ana", "bot:search:2s", "bot:greedy", "bot:easy")
    names = host.page.locator("li .who b")
    expect(names).to_have_text(["search bot 1 (2s)", "greedy bot 2", "Easy bot 3"])
    chosen = host.page.locator("li select")
    assert [one.input_value() for one in chosen.all()] == ["search:2s", "greedy", "easy"]
    expect(chosen.first.locator("option:checked")).to_have_text("search bot 1 (2s)")
    chosen.first.select_option("medium")
    expect(names.first).to_have_text("Medium bot 1")
    expect(chosen.first.locator("option")).to_have_count(5)
    host.page.locator("[data-do=start]").click()
    host.page.wait_for_selector("[data-version]")
    expect(host.page.locator("section.log")).to_contain_text(": Medium bot.")
    host.opens()
    expect(host.page.locator("[aria-labelledby=list-mine] .seats")).to_contain_text("greedy bot")


# The room before the game


def test_a_taken_name_is_refused_and_can_be_mended(at: Seated) -> None:
    host = in_the_room(at, "Ana", "bot:easy", "open", "open")
    guest = at.house._post(f"/api/tables/{table_at(host)}/seats", None, {"seat": 2, "name": "Benoît"})
    assert guest["seat"] == 2
    name = host.page.get_by_label("Name on seat 1")
    name.fill("benoît")
    name.press("Enter")
    expect(host.page.get_by_role("alert")).to_contain_text("benoît")
    expect(name).to_have_value("Ana")
    name.fill("Zoé")
    name.press("Enter")
    expect(host.page.get_by_role("alert")).to_have_count(0)
    expect(name).to_have_value("Zoé")
    host.page.get_by_role("button", name="Seat somebody else here").click()
    form = host.page.locator("li form")
    form.locator("input").fill("zoé")
    form.locator("[type=submit]").click()
    expect(host.page.get_by_role("alert")).to_contain_text("zoé")
    expect(form.locator("input")).to_have_value("zoé")
    form.locator("input").fill("Carmen")
    form.locator("[type=submit]").click()
    expect(form).to_have_count(0)
    expect(host.page.get_by_label("Name on seat 4")).to_have_value("Carmen")


def test_a_double_click_starts_the_game_once(at: Seated) -> None:
    host = in_the_room(at, "Ana", "bot:easy")
    host.page.locator("[data-do=start]").evaluate("start => { start.click(); start.click(); }")
    host.page.wait_for_selector("[data-version]")
    host.page.wait_for_timeout(300)
    expect(host.page.locator(".notice")).to_have_count(0)


def table_at(person: Person) -> str:
    """Return the table that somebody has opened."""
    return person.page.url.split("/t/")[1]


# A server that is away


def cut(page: Page) -> None:
    """Let nothing through from now on but what the page has already."""
    page.route("**/*", lambda route: route.abort())


def test_a_language_that_cannot_be_fetched_changes_nothing_at_the_table(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"))
    cut(ana.page)
    ana.page.locator("[popovertarget=shell-languages]").click()
    ana.page.locator("#shell-languages [lang=fr]").click()
    expect(ana.page.locator(".notice")).to_contain_text(UNREACHABLE)
    expect(ana.page.locator("[data-version] .top-bar")).to_contain_text("EN")
    assert ana.page.evaluate("JSON.parse(localStorage['newdawn-settings']).language") == "en"
    ana.page.unroute_all()
    ana.page.locator("[popovertarget=shell-languages]").click()
    ana.page.locator("#shell-languages [lang=es]").click()
    expect(ana.page.locator("[data-version] .top-bar")).to_contain_text("ES")
    assert ana.page.evaluate("document.documentElement.lang") == "es"


def test_words_that_cannot_be_fetched_change_nothing_in_the_hall(at: Seated) -> None:
    person = at.comes("Ana")
    person.opens()
    person.page.wait_for_selector("[data-do=play-bots]")
    cut(person.page)
    person.page.locator("header select").select_option("fr")
    expect(person.page.locator("header [role=alert]")).to_have_text(UNREACHABLE)
    expect(person.page.locator("header select")).to_have_value("en")
    assert person.page.evaluate("document.documentElement.lang") == "en"
    person.page.unroute_all()
    person.page.locator("[data-do=settings]").click()
    person.page.wait_for_selector("dialog fieldset")
    cut(person.page)
    languages = person.page.locator("dialog fieldset").first
    languages.get_by_label("Français").click(force=True)
    expect(languages).to_contain_text(UNREACHABLE)
    expect(languages.get_by_label("English")).to_be_checked()
    assert person.page.evaluate("document.documentElement.lang") == "en"
    person.page.keyboard.press("Escape")
    person.page.route("**/api/**", lambda route: route.continue_())
    person.page.evaluate("location.hash = 'rules/eden'")
    expect(person.page.locator("main p")).to_have_text(UNREACHABLE)


def test_a_page_whose_files_are_gone_is_loaded_anew_where_the_server_is_there(at: Seated) -> None:
    person = at.comes("Ana")
    person.opens()
    person.page.wait_for_selector("[data-do=play-bots]")
    gone: list[Route] = []

    def miss(route: Route) -> None:
        gone.append(route)
        route.fulfill(status=404)

    person.page.route("**/assets/*.js", miss, times=1)
    with person.page.expect_navigation():
        person.page.locator("header select").select_option("fr")
    person.page.wait_for_selector("[data-do=play-bots]")
    assert len(gone) == 1
