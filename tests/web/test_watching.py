"""Watching others: their turns are told in one go, at a pace that can be changed, and can be seen again."""

from playwright.sync_api import expect

from tests.web.seated import Seated
from tests.web.waiting import until


def test_the_pace_is_changed_while_the_game_goes_on_and_counts_for_the_bots(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "bot:easy", pace=1)
    ana = at.person(seats, settings={"speed": 1})
    ana.page.locator("[popovertarget=shell-menu]").click()
    pace = ana.page.locator("#shell-menu [data-do=pace]")
    expect(pace).to_have_value("1")
    pace.select_option("0")
    until(lambda: at.state(seats)["table"]["pace"] == 0)
    pace.select_option("0.5")
    until(lambda: at.state(seats)["table"]["pace"] == 2)
    expect(pace).to_have_value("0.5")


def test_who_wants_nothing_to_move_waits_for_no_pause(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "bot:easy", pace=1)
    at.person(seats, settings={"speed": 0})
    until(lambda: at.state(seats)["table"]["pace"] == 0)


def test_what_the_others_did_since_the_last_turn_is_listed_on_demand_and_seen_again_on_the_board(at: Seated) -> None:
    seats = at.house.played("eden", 2, 20, "take-die")
    ana = at.person(seats)
    ana.page.locator("[popovertarget=shell-menu]").click()
    ana.page.locator("[data-do=recap]").click()
    recap = ana.page.locator(".recap")
    expect(recap.locator("a[data-line]").first).to_be_visible()
    recap.locator(".again").click()
    ana.page.wait_for_url("**#replay=*")
