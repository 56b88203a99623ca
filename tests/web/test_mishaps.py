"""Haste, slow networks, sleeping computers and browsers that keep nothing: the page stays whole, and loses nothing."""

import re

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.web.seated import Seated
from tests.web.tables import PHONE, TABLET, Seats
from tests.web.waiting import until

A_MINUTE = 60_000
MORE_THAN_IS_KEPT = 140
"""Entries: the server has the last 128 of them at hand."""


def hold_back(page: Page) -> list[Route]:
    """Hold what is asked of the replay back from now on; return where it waits."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/replay?*", hold)
    return held


def lines(page: Page) -> int:
    """Return how many lines the log shows."""
    return page.locator(".log .line").count()


# Haste


def test_pointing_twice_at_the_same_spot_narrows_and_widens(at: Seated) -> None:
    ana = at.person(at.house.played("outlive", 2, 20, "move-hero"), settings={"confirming": "every"})
    choices = ana.page.locator("[data-move]:visible")
    whole = choices.count()
    spot = next(one for one in at.spots(ana) if one.startswith("hero:0:"))
    hero = ana.page.locator(f'[data-target="{spot}"]:visible').first
    hero.click()
    ana.page.wait_for_selector("[data-narrowed]")
    hero.click()
    ana.page.wait_for_selector("[data-version]:not([data-narrowed])")
    assert choices.count() == whole
    hero.dblclick()
    ana.page.wait_for_selector("[data-version]:not([data-narrowed])")
    assert choices.count() == whole


def test_a_key_that_is_held_down_confirms_nothing(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"), settings={"confirming": "every"})
    ana.page.wait_for_selector("[data-turn=mine] [data-number='1']")
    version = ana.version
    ana.page.keyboard.down("1")
    ana.page.wait_for_selector("[data-chosen]")
    for _ in range(5):
        ana.page.keyboard.down("1")
    ana.page.wait_for_timeout(300)
    assert ana.version == version
    ana.page.keyboard.up("1")
    ana.page.keyboard.press("1")
    ana.waits_for(version + 1)


def test_a_dialog_makes_way_for_what_was_pointed_at_in_it(at: Seated) -> None:
    seats = at.house.played("eden", 2, 3, "keep-mission")
    ana = at.person(seats, size=PHONE, settings={"confirming": "every"})
    ana.page.locator("button.line").click()
    ana.page.locator("dialog [data-target^='mission:'][data-spot=available]").first.click()
    expect(ana.page.locator("dialog")).to_have_count(0)
    ana.page.locator("[data-chosen] [data-do=confirm][aria-disabled=false]").click()


def test_a_hint_stays_although_somebody_talks_and_what_is_typed_while_a_message_is_on_its_way(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "bot:easy")
    ana = at.person(seats)
    ana.page.wait_for_selector("[data-turn=mine]")
    ana.page.locator("[data-do=hint]").click()
    advised = ana.page.locator(".plate.advised").first
    advised.wait_for()
    at.does(seats, do="chat", text="Well?")
    ana.waits_for(at.state(seats)["version"])
    expect(advised).to_be_visible()
    ana.page.locator("[data-filter=chat]").click()
    said = ana.page.locator("form input")
    ana.goes_offline()
    said.fill("the first line")
    said.press("Enter")
    said.fill("the second one")
    ana.comes_back()
    expect(ana.page.locator(".line.chat").last).to_contain_text("the first line")
    expect(ana.page.locator("form button[aria-disabled=false]")).to_be_visible()
    assert said.input_value() == "the second one"


def test_earlier_lines_are_there_once_however_often_they_were_asked_for(at: Seated) -> None:
    ana = at.person(at.house.played("outlive", 2, MORE_THAN_IS_KEPT))
    held = hold_back(ana.page)
    earlier = ana.page.locator(".log .earlier")

    def is_asked_for() -> bool:
        if not held and earlier.get_attribute("aria-disabled") != "true":
            earlier.click()
        return bool(held)

    until(is_asked_for, ana.page)
    earlier.click(force=True)
    ana.page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    expect(ana.page.locator(".log .earlier[aria-disabled=true]")).to_have_count(0)
    assert len(held) == 1
    assert ana.errors == []


# Slow networks


def test_who_leaves_a_replay_before_its_step_has_come_is_at_the_live_table(at: Seated) -> None:
    seats = at.house.played("eden", 2, 10)
    ana = at.person(seats)
    held = hold_back(ana.page)
    ana.page.evaluate("location.hash = 'replay=3'")
    ana.page.locator(".where a").click()
    ana.page.wait_for_selector("[data-turn=mine] [data-move]")
    until(lambda: bool(held), ana.page)
    with ana.page.expect_response(re.compile("/replay")):
        for route in held:
            route.continue_()
    ana.page.wait_for_timeout(300)
    assert ana.look()["turn"] == "mine"
    assert ana.acts()


def test_a_gateway_that_fails_for_a_moment_is_asked_again(at: Seated) -> None:
    asked: list[Route] = []

    def fail_once(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=502, body="Bad Gateway")
        else:
            route.continue_()

    person = at.comes("Ana")
    person.page.route("**/box*", fail_once)
    person.opens(at.house.table("eden", "Ana", "bot:easy"))
    person.page.wait_for_selector("[data-turn=mine]")
    assert len(asked) == 2


def test_a_page_whose_files_and_address_are_refused_for_a_moment_comes_up_by_itself(at: Seated) -> None:
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if route.request.url in refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            headers = {"Retry-After": "1", "Refresh": "1"}
            route.fulfill(status=429, headers=headers, json={"text": "Too many requests"})

    ana = at.person(at.house.table("eden", "Ana", "bot:easy"))
    ana.page.route("**/assets/look-*", refuse_once)
    ana.page.route("**/t/*", refuse_once)
    ana.page.goto(f"{ana.page.url}?anew", wait_until="commit")
    ana.page.wait_for_selector("[data-turn=mine]")
    assert {url.split("/")[-2] for url in refused} == {"t", "assets"}


# Computers that sleep, tabs in the background


def test_a_page_whose_timers_are_slow_keeps_its_connection(at: Seated) -> None:
    person = at.house.person(at._browser, "Ana")
    at.people.append(person)
    opened: list[str] = []
    answers: list[str] = []

    def hear(socket: WebSocket) -> None:
        opened.append(socket.url)
        socket.on("framereceived", lambda frame: answers.append(str(frame)) if "pong" in str(frame) else None)

    person.page.on("websocket", hear)
    person.page.clock.install()
    person.opens(at.house.table("eden", "Ana", "bot:easy"))
    person.page.wait_for_selector("[data-status=connected]")
    for _ in range(3):
        answers.clear()
        # Every timer is called once, however often it should have been.
        person.page.clock.fast_forward(A_MINUTE)
        until(lambda: bool(answers), person.page)
    assert person.look()["status"] == "connected"
    assert len(opened) == 1


def test_who_missed_more_than_the_server_has_at_hand_sees_the_end_of_the_log_and_a_recap(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "Benoît")
    ana = at.person(seats)
    ana.goes_offline()
    ana.page.wait_for_selector("[data-status=offline]")
    for number in range(MORE_THAN_IS_KEPT):
        at.does(seats, do="chat", text=f"line {number}")
    play_until_asked(at, seats)
    ana.comes_back()
    ana.waits_for(at.state(seats)["version"])
    expect(ana.page.locator(".log .line").first).to_be_visible()
    assert lines(ana.page) > 30
    expect(ana.page.locator(".recap")).to_be_visible()


def play_until_asked(at: Seated, seats: Seats) -> None:
    """Let both seats of a device play until the other one has decided and the first one is asked."""
    latest = 0
    while latest != 1 or at.state(seats)["to_act"] != [0]:
        latest = at.state(seats)["to_act"][0]
        at.does(seats, latest, do="move", move=at.state(seats, latest)["moves"][0]["move"])


def test_the_clock_goes_on_while_a_replay_is_watched(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "bot:easy", clock={"kind": "bank", "seconds": 1800, "increment": 10})
    for _ in range(4):
        until(lambda: at.state(seats)["to_act"] == [0])
        at.plays(seats)
    until(lambda: at.state(seats)["to_act"] == [0])
    person = at.house.person(at._browser, "Ana")
    at.people.append(person)
    person.page.clock.install()
    person.opens(seats)
    clock = person.page.locator("time").first
    clock.wait_for()
    before = seconds(clock.inner_text())
    person.page.evaluate("location.hash = 'replay=1'")
    person.page.wait_for_selector("[data-replay='1']")
    person.page.clock.fast_forward(A_MINUTE)
    person.page.locator(".where a").click()
    person.page.wait_for_selector("[data-turn=mine] [data-move]")
    assert before - seconds(clock.inner_text()) >= 59


def seconds(told: str) -> int:
    """Return how many seconds a clock tells."""
    minutes, rest = re.findall(r"(\d+):(\d+)", told)[0]
    return 60 * int(minutes) + int(rest)


# Dialogs


def test_the_focus_goes_back_where_it_was_when_a_dialog_closes(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"), size=TABLET)
    for key in ("b", "l"):
        opener = ana.page.locator(f"nav [aria-keyshortcuts={key}]")
        opener.focus()
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_selector("dialog[open]")
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_what_a_dialog_has_to_tell_is_said_above_it(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "Benoît")
    for seat in seats.seats:
        at.does(seats, seat, do="propose-end")
    ana = at.person(seats)
    ana.page.get_by_role("button", name="Result").click()
    dialog = ana.page.locator("dialog")
    dialog.get_by_role("button", name=re.compile("link", re.IGNORECASE)).click()
    dialog.locator(".notice").wait_for()
    dialog.locator(".notice button").click()
    expect(ana.page.locator(".notice")).to_have_count(0)
    dialog.get_by_role("button", name=re.compile("link", re.IGNORECASE)).click()
    dialog.locator(".notice").wait_for()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".notice")).to_have_count(0)


def test_a_notice_that_the_browser_forbids_is_not_shown_as_allowed(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"))
    ana.page.evaluate("Notification.requestPermission = async () => 'denied'")
    ana.page.keyboard.press("Escape")
    ana.page.locator("[popovertarget=shell-menu]").click()
    ana.page.locator("#shell-menu").get_by_text("Settings", exact=True).click()
    switch = ana.page.get_by_role("switch", name=re.compile("turn"))
    switch.click(force=True)
    expect(switch).not_to_be_checked()


# Browsers that keep nothing, or rubbish


def test_what_a_browser_keeps_may_be_rubbish(at: Seated) -> None:
    person = at.house.person(at._browser, "Ana")
    at.people.append(person)
    rubbish = "for (const key of ['tables', 'seen', 'guided']) localStorage.setItem('newdawn-' + key, 'null')"
    person.context.add_init_script(rubbish)
    person.opens(path=f"/t/{at.house.table('eden', 'Ana', 'bot:easy').table}")
    person.page.wait_for_selector("[data-version]")
    person.opens(path="/")
    person.page.wait_for_selector("[data-do=play-bots]")


def test_a_seat_is_kept_as_long_as_the_page_is_open_where_nothing_can_be_stored(at: Seated) -> None:
    person = at.house.person(at._browser, "Ana")
    at.people.append(person)
    full = "Storage.prototype.setItem = () => { throw new Error('full') }"
    person.context.add_init_script("localStorage.setItem('newdawn-tables', '{}'); " + full)
    person.opens(path="/")
    tables = []
    for game in ("eden", "outlive"):
        person.page.locator(f"article[data-world={game}] [data-do=play-bots]").click()
        person.page.locator(f"article[data-world={game}] [data-do=start]").click()
        person.page.wait_for_selector("[data-version]")
        tables.append(person.page.url.split("/t/")[1].split("#")[0])
        person.page.locator("a[href='/']").first.click()
        person.page.wait_for_selector("[data-do=play-bots]")
    for table in tables:
        person.page.locator(f"a[href^='/t/{table}']").first.click()
        person.page.wait_for_selector("[data-version]")
        person.page.locator("[data-do=undo]").first.wait_for()
        person.page.locator("a[href='/']").first.click()
