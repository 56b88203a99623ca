"""What a page makes of a server that refuses: it was asked too fast, or has other rules than the table."""

from playwright.sync_api import Browser, expect

from newdawn.server.observing import metrics
from tests.web.seated import Seated
from tests.web.tables import TestHouse


def test_who_is_too_fast_for_the_server_loses_no_move(browser: Browser) -> None:
    refused = metrics.limited.labels("messages")._value
    before = refused.get()
    with TestHouse(message_burst=3, messages_per_second=2) as house:
        at = Seated(house, browser)
        seats = house.table("eden", "Ana", "bot:easy")
        ana = at.person(seats, settings={"confirming": "never"})
        for _ in range(500):
            if len(ana.customs.sent("move")) >= 6 and refused.get() > before:
                break
            ana.acts()
        ana.page.wait_for_selector("[data-waiting='0']")
        stored = [entry for entry in house.stored_log(seats) if entry["kind"] == "moved" and entry["seat"] == 0]
        assert len(stored) == len(ana.customs.sent("move"))
        assert refused.get() > before
        at.ends()


def test_a_table_of_other_rules_says_why_it_cannot_be_played_on(house: TestHouse, browser: Browser) -> None:
    seats = house.played("eden", 2, 10)
    house.stop()
    log = house.stored_log(seats)
    log[0]["rules"] = 0
    next(entry for entry in log if entry["kind"] == "moved")["move"] = "fly-to-the-moon"
    house.store_log(seats, log)
    house.start()
    ana = house.person(browser, "Ana")
    ana.opens(seats)
    bar = ana.page.locator("[data-version] [data-action-bar]")
    expect(bar).to_contain_text("from move 1 on it does not fit the current rules")
    assert ana.page.locator("[data-move]").count() == 0
    assert ana.errors == []


def test_a_refusal_is_told_in_the_dialog_that_asked(browser: Browser) -> None:
    with TestHouse(tables_per_hour=1) as house:
        house.table("eden", "Ana", "bot:easy")
        ana = house.person(browser, "Ana")
        ana.opens()
        ana.page.locator("article[data-world=eden] [data-do=set-up]").click()
        ana.page.locator("[data-do=open-table]").click()
        expect(ana.page.locator("dialog [role=alert]")).to_contain_text("tables")
        assert ana.errors == []
