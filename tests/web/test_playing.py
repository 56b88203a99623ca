"""Deciding at the table: on the board and in the bar, with what a move would do, taken back or confirmed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.customs import plain
from tests.web.seated import Seated
from tests.web.tables import DESKTOP, PHONE, Person, Seats

CONFIRM = "[data-do=confirm]"
MOMENT_MS = 2_200
"""A little more than a turn waits before it goes by itself."""
MOST_DEALS = 50
UNDO = "[data-do=undo]"


def open_moves(at: Seated, seats: Seats) -> list[str]:
    """Return the moves that can be taken back, and after which the same seat goes on."""
    found = at.previews(seats).items()
    return [move for move, told in found if not told["closes_undo"] and 0 in (told["to_act"] or [])]


def closing_moves(at: Seated, seats: Seats) -> list[str]:
    """Return the moves that cannot be taken back, or after which somebody else decides."""
    still_open = open_moves(at, seats)
    return [move for move in at.previews(seats) if move not in still_open]


def composition(at: Seated, seats: Seats, *moves: str) -> dict[str, Any]:
    """Return what the server says of a turn that begins with moves."""
    question = {"moves": moves, "automatic": "harmless"}
    found: dict[str, Any] = at.house._post(f"/api/tables/{seats.table}/compose", seats.token, question)
    return found


def completing_moves(at: Seated, seats: Seats) -> list[str]:
    """Return the moves that make a whole turn, with nothing in it that is only suggested."""
    found = []
    for offer in at.state(seats)["moves"]:
        told = composition(at, seats, offer["move"])
        if told["then"] is None and all(step["by"] != "suggested" for step in told["steps"]):
            found.append(plain(offer["move"]))
    return found


def position_with(at: Seated, find: str) -> tuple[Seats, str]:
    """Return a table where a hero acts, nothing is suggested, and a move there that is open, closing or completing."""
    finders = {"open": open_moves, "closing": closing_moves, "completing": completing_moves}
    for _ in range(30):
        seats = at.house.played("outlive", 2, 20, "act")
        if composition(at, seats)["steps"]:
            continue
        found = finders[find](at, seats)
        if found:
            return seats, found[0]
    raise AssertionError(f"no position with a move that is {find}")


def menu(page: Page, name: str) -> None:
    """Choose something from the menu."""
    page.locator("[popovertarget=shell-menu]").click()
    page.locator("#shell-menu").get_by_text(name, exact=True).click()


# Taking back and confirming


def test_a_turn_is_composed_seen_taken_back_and_then_confirmed_once(at: Seated) -> None:
    seats, move = position_with(at, "open")
    ana = at.person(seats)
    before, undo = ana.version, ana.page.locator(f"{UNDO}[aria-disabled=false]")
    composed = ana.page.locator(f"[data-composed^='{move}']")
    at.choice(ana, move).click()
    composed.wait_for()
    undo.click()
    ana.page.wait_for_selector("[data-version]:not([data-composed])")
    at.choice(ana, move).click()
    composed.wait_for()
    ana.page.locator("[data-do=restart][aria-disabled=false]").click()
    ana.page.wait_for_selector("[data-version]:not([data-composed])")
    at.choice(ana, move).click()
    composed.wait_for()
    ana.page.locator("[data-step='0']").click()
    ana.page.wait_for_selector("[data-version]:not([data-composed])")
    assert ana.version == before == at.state(seats)["version"]
    at.choice(ana, move).click()
    composed.wait_for()
    ana.page.locator(f"{CONFIRM}[aria-disabled=false]").click()
    ana.waits_for(before + 1)
    assert ana.version == at.state(seats)["version"]


def test_a_move_that_can_be_taken_back_is_played_at_once_and_undone_and_the_turn_begun_anew(at: Seated) -> None:
    seats, move = position_with(at, "open")
    ana = at.person(seats, settings={"confirming": "never"})
    ends_with_done(ana)
    before = ana.version
    at.choice(ana, move).click()
    ana.waits_for(before + 1)
    assert at.state(seats)["undo"] >= 1
    ana.page.locator(f"{UNDO}[aria-disabled=false]").click()
    ana.waits_for(before + 2)
    expect(at.choice(ana, move)).to_be_visible()
    at.choice(ana, move).click()
    ana.waits_for(before + 3)
    assert at.state(seats)["undo"] >= 1
    ana.page.locator("[data-do=restart][aria-disabled=false]").click()
    ana.waits_for(before + 4)
    assert at.state(seats)["undo"] == 0


def ends_with_done(ana: Person) -> None:
    """See that what ends a step stands behind all that can still be done."""
    moves = ana.page.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    assert len(moves) > 1
    assert moves.index("done") == len(moves) - 1


def test_a_move_that_cannot_be_taken_back_waits_and_says_so_on_its_button(at: Seated) -> None:
    seats, move = position_with(at, "closing")
    ana = at.person(seats)
    before = ana.version
    at.choice(ana, move).click()
    ana.page.locator(f"[data-chosen='{move}']").wait_for()
    confirm = ana.page.locator(f"{CONFIRM}[aria-disabled=false]")
    expect(confirm).to_contain_text(re.compile("No undo|then it is|then .* decide|The game ends"))
    assert ana.version == before
    confirm.click()
    ana.waits_for(before + 1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_turn_that_was_pointed_at_goes_by_itself_unless_it_is_held_back(at: Seated, size: tuple[int, int]) -> None:
    seats, move = position_with(at, "completing")
    ana = at.person(seats, size=size, settings={"confirming": "moment"})
    before = ana.version
    at.choice(ana, move).click()
    ana.page.locator("[data-leaving]").wait_for()
    expect(ana.page.locator(CONFIRM)).to_contain_text("In a moment")
    ana.page.locator("[data-action-bar] .question").click()
    ana.page.wait_for_selector(f"[data-chosen='{move}']:not([data-leaving])")
    ana.page.wait_for_timeout(MOMENT_MS)
    assert ana.version == before, "held back, it waits"
    ana.page.reload()
    at.choice(ana, move).focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(f"[data-chosen='{move}']:not([data-leaving])")
    ana.page.reload()
    at.choice(ana, move).click()
    ana.page.locator("[data-leaving]").wait_for()
    ana.waits_for(before + 1)


def test_who_confirms_every_move_is_asked_each_time_and_who_never_confirms_is_not(at: Seated) -> None:
    seats, move = position_with(at, "open")
    every = at.person(seats, settings={"confirming": "every"})
    before = every.version
    at.choice(every, move).click()
    every.page.locator(f"{CONFIRM}[aria-disabled=false]").wait_for()
    assert every.version == before
    seats, move = position_with(at, "closing")
    never = at.person(seats, settings={"confirming": "never"})
    before = never.version
    at.choice(never, move).click()
    never.waits_for(before + 1)


def test_the_page_says_that_it_is_your_turn_that_nothing_can_be_undone_and_how_the_connection_is(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"))
    ana.page.wait_for_selector("[data-turn=mine]")
    expect(ana.page).to_have_title(re.compile("Your turn"))
    ana.page.locator(UNDO).click(force=True)
    expect(ana.page.locator(".notice")).to_contain_text("no move to take back")
    ana.page.locator(".notice button").click()
    expect(ana.page.locator(".notice")).to_have_count(0)
    ana.page.wait_for_selector("[data-status=connected]")
    ana.goes_offline()
    ana.page.wait_for_selector("[data-status=offline]")
    expect(ana.page.locator(".link")).to_be_visible()
    ana.comes_back()
    ana.page.wait_for_selector("[data-status=connected]")
    expect(ana.page.locator(".link")).to_have_count(0)


def test_what_was_scrolled_may_be_gone_when_the_browser_tells_it(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"))
    ana.page.wait_for_selector("[data-turn=mine]")
    choices_and_log = [ana.page.locator(strip).first.element_handle() for strip in (".strip", ".scroller")]
    ana.page.locator("a[href='/']").first.click()
    ana.page.wait_for_selector("[data-do=play-bots]")
    for scrolled in choices_and_log:
        scrolled.dispatch_event("scroll")
    assert ana.errors == []


# Choosing on the board


def test_a_spot_with_one_move_is_that_move(at: Seated) -> None:
    seats = at.house.played("eden", 2, 4)
    ana = at.person(seats, settings={"confirming": "every"})
    moves = {move for move in at.previews(seats) if move.startswith("take ")}
    spot = next(one for one in at.spots(ana) if one.startswith("die:"))
    _, location, face = spot.split(":")
    ana.page.locator(f'[data-target="{spot}"]:visible').first.click()
    ana.page.wait_for_selector("[data-chosen]")
    assert ana.look()["chosen"] == f"take {location} {face}"
    assert ana.look()["chosen"] in moves


def test_a_spot_with_several_moves_narrows_the_bar_and_escape_widens_it(at: Seated) -> None:
    seats = at.house.played("outlive", 2, 20, "move-hero")
    ana = at.person(seats, settings={"confirming": "every"})
    choices = ana.page.locator("[data-move]:visible")
    whole = choices.count()
    places = [one for one in at.spots(ana) if one.startswith(("place:", "hero:"))]
    for spot in places:
        ana.page.locator(f'[data-target="{spot}"]:visible').first.click()
        ana.page.wait_for_function("() => document.querySelector('.narrowed, [data-chosen]') !== null")
        if ana.page.locator(".narrowed").count() > 0:
            break
        ana.page.keyboard.press("Escape")
        ana.page.wait_for_function("() => document.querySelector('[data-chosen]') === null")
    else:
        raise AssertionError("every hero has one way only")
    assert 1 < choices.count() < whole
    expect(ana.page.locator(f'[data-target="{spot}"]:visible').first).to_have_attribute("data-spot", "chosen")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".narrowed")).to_have_count(0)
    assert choices.count() == whole


def test_what_cannot_be_done_is_there_and_says_why(at: Seated) -> None:
    seats = at.house.played("outlive", 2, 20, "move-hero")
    ana = at.person(seats)
    ana.page.wait_for_selector("[data-do=why], .refused")
    if (why := ana.page.locator("[data-do=why]")).count() > 0:
        why.click()
    refused = ana.page.locator(".refused").first
    refused.focus()
    assert refused.evaluate("button => document.activeElement === button")
    expect(refused).to_have_attribute("aria-disabled", "true")
    reason = refused.locator(".words span").inner_text()
    assert reason
    refused.click(force=True)
    expect(ana.page.locator(".notice p")).to_have_text(reason)


def test_the_bar_says_what_the_server_says_of_the_score(at: Seated) -> None:
    seats = at.house.played("outlive", 2, 20, "act")
    ana = at.person(seats, settings={"confirming": "every"})
    total = at.state(seats)["scores"][0]["total"]
    for move, told in list(at.previews(seats).items())[:3]:
        at.choice(ana, move).click()
        ana.page.locator(f'[data-chosen="{move}"]').wait_for()
        gain = told["gain"][0]
        words = "not known yet" if gain is None else str(total + gain).replace("-", "−")
        expect(ana.page.locator("section.after li", has_text="If it ended now")).to_contain_text(words)


def test_a_preview_shows_nothing_that_chance_decides(at: Seated) -> None:
    for _ in range(MOST_DEALS):
        seats = at.house.played("outlive", 2, 20, "act")
        searches = [move for move, told in at.previews(seats).items() if told["unknown"] and told["closes_undo"]]
        if searches:
            break
    ana = at.person(seats, settings={"confirming": "every"})
    at.choice(ana, searches[0]).click()
    expect(ana.page.locator(CONFIRM)).to_contain_text("No undo")
    assert ana.version == at.state(seats)["version"]


# Reasons and rules on the board


def test_what_cannot_be_done_on_the_board_says_why_under_the_pointer_and_the_focus(at: Seated) -> None:
    seats = at.house.played("outlive", 2, 20, "move-hero")
    ana = at.person(seats)
    refused = ana.page.locator("[data-target^='place:'][data-spot=refused]:visible").first
    reason = ana.page.locator("[data-action-bar] .after .refused").first
    refused.wait_for()
    expect(reason).to_have_count(0)
    refused.focus()
    told = reason.inner_text()
    assert told in (refused.get_attribute("aria-label") or "")
    ana.page.keyboard.press("Tab")
    refused.hover(position={"x": 60, "y": 8})
    expect(reason).to_have_text(told)
    ana.page.mouse.move(1, 1)
    expect(reason).to_have_count(0)
    refused.focus()
    expect(reason).to_have_count(1)
    at.plays(seats)
    ana.waits_for(at.state(seats)["version"])
    expect(reason).to_have_count(0)


def test_a_right_click_or_a_finger_that_rests_on_a_spot_opens_its_rule_and_chooses_nothing(at: Seated) -> None:
    ana = at.person(at.house.played("outlive", 2, 20, "move-hero"), settings={"confirming": "every"})
    place = ana.page.locator("[data-target^='place:'][data-spot=available]:visible").first
    place.click(button="right", position={"x": 60, "y": 8})
    expect(ana.page.locator("dialog[open] h2").first).to_be_visible()
    expect(ana.page.locator("[data-chosen], [data-narrowed]")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    place.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ana.page.locator("dialog[open] h2").first).to_be_visible()
    place.dispatch_event("pointerup", {"pointerType": "touch"})
    place.dispatch_event("click", {"detail": 1})
    expect(ana.page.locator("[data-chosen], [data-narrowed]")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    place.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-chosen], [data-narrowed]")).to_have_count(1)


# Planning, hints


@pytest.mark.parametrize("is_there", [True, False], ids=["at the table", "away"])
def test_a_planned_move_is_chosen_when_the_turn_comes_and_who_was_away_is_told_what_happened(
    at: Seated, is_there: bool
) -> None:
    seats, others = two_devices(at, "outlive")
    ana = reach(at, seats, others, "moving")
    ana.page.get_by_role("button", name="Plan ahead").click()
    ana.page.locator("[data-move]:visible").first.click()
    planned = ana.page.locator("[data-move][aria-pressed=true]").first.get_attribute("data-move")
    ana.page.get_by_role("button", name="Finish planning").click()
    expect(ana.page.locator("ol li")).not_to_have_count(0)
    ana.opens(seats)  # a plan outlives the page
    expect(ana.page.locator("ol li")).not_to_have_count(0)
    if not is_there:
        ana.opens(path="/")
    until_asked(at, seats, others)
    if not is_there:
        ana.opens(seats)
        ana.page.wait_for_selector("[data-version]")
        expect(ana.page.locator(".recap")).to_be_visible()
        ana.page.locator(".recap .close").click()
        expect(ana.page.locator(".recap")).to_have_count(0)
    ana.page.wait_for_selector("[data-turn=mine]")
    ana.waits_for(at.state(seats)["version"])
    told = ana.page.locator(".question .note")
    expect(told).to_be_visible()
    if planned in [plain(offer["move"]) for offer in at.state(seats)["moves"]]:
        expect(told).to_contain_text("As planned")
        assert ana.look()["chosen"] == planned
        expect(ana.page.locator("[data-spot=chosen]:visible")).not_to_have_count(0)
    else:
        expect(told).to_contain_text("No longer possible")
        assert "chosen" not in ana.look()


def two_devices(at: Seated, game: str) -> tuple[Seats, Seats]:
    """Return the seats of two people with a device each: a device that two share turns to whose turn it is."""
    seats = at.house.table(game, "Ana", "open")
    sat = at.house._post(f"/api/tables/{seats.table}/seats", None, {"seat": 1, "name": "Benoît"})
    at.does(seats, do="start")
    return seats, Seats(seats.table, sat["token"], [1])


def reach(at: Seated, seats: Seats, others: Seats, phase: str) -> Person:
    """Play for both until the other one decides in a phase; return the first one's browser."""
    for _ in range(200):
        state = at.state(seats)
        if state["view"]["phase"] == phase and state["to_act"] == [1]:
            break
        seat = state["to_act"][0]
        play(at, (seats, others)[seat], seat)
    else:
        raise AssertionError(f"there is no {phase}")
    return at.person(seats)


def play(at: Seated, seats: Seats, seat: int) -> None:
    """Make any move for one of the seats that a device holds."""
    moves = at.state(seats, seat)["moves"]
    at.does(seats, seat, do="move", move=at.house.chance.choice(moves)["move"])


def until_asked(at: Seated, seats: Seats, others: Seats) -> None:
    """Let the other one play until a hero of the first one may go."""
    for _ in range(60):
        state = at.state(seats)
        if 0 in state["to_act"] and state["decision_name"] == "move-hero":
            break
        seat = state["to_act"][0]
        play(at, (seats, others)[seat], seat)


def test_a_hint_is_given_where_the_table_allows_it_and_not_elsewhere(at: Seated) -> None:
    ana = at.person(at.house.table("eden", "Ana", "bot:easy"))
    ana.page.wait_for_selector("[data-turn=mine]")
    ana.page.locator("[data-do=hint]").click()
    ana.page.locator(".plate.advised").first.wait_for()
    benoit = at.person(at.house.table("eden", "Benoît", "bot:easy", hints=False))
    benoit.page.wait_for_selector("[data-turn=mine]")
    expect(benoit.page.locator("[data-do=hint]")).to_have_count(0)
    benoit.page.keyboard.press("h")
    expect(benoit.page.locator(".plate.advised")).to_have_count(0)


# Other people


def pair(at: Seated, game: str = "eden") -> tuple[Person, Person, Seats]:
    """Return two people at the same table, each with a browser."""
    seats = at.house.table(game, "Ana", "open")
    benoit = at.comes("Benoît", size=PHONE)
    benoit.opens(path=f"/t/{seats.table}")
    benoit.page.locator("[data-do=sit]:visible").first.click()
    ana = at.comes("Ana")
    ana.opens(seats)
    ana.page.locator("[data-do=start][aria-disabled=false]").click()
    for person in (ana, benoit):
        person.page.wait_for_selector("[data-version]")
    return ana, benoit, seats


def test_two_people_talk_see_who_is_there_and_end_the_game_together(at: Seated) -> None:
    ana, benoit, seats = pair(at)
    ana.page.locator("[data-filter=chat]").click()
    ana.page.locator("form input").fill("Bonjour <b>Benoît</b>")
    ana.page.keyboard.press("Enter")
    benoit.page.get_by_role("button", name="Log and chat").click()
    expect(benoit.page.locator(".line.chat")).to_contain_text("Bonjour <b>Benoît</b>")
    benoit.page.keyboard.press("Escape")
    menu(ana.page, "Propose to end the game")
    ana.page.locator("dialog .button.main").click()
    menu(ana.page, "Play on after all")
    menu(ana.page, "Propose to end the game")
    ana.page.locator("dialog .button.main").click()
    menu(benoit.page, "Agree to end the game")
    benoit.page.locator("dialog .button.main").click()
    for person in (ana, benoit):
        person.page.wait_for_selector("[data-stage=finished]")
    ana.page.locator("dialog").get_by_role("button", name="Play again").click()
    ana.page.wait_for_function("table => !location.pathname.includes(table)", arg=seats.table)
    benoit.page.locator("dialog").get_by_role("button", name="To the next game").click()
    benoit.page.wait_for_function("table => !location.pathname.includes(table)", arg=seats.table)
    assert ana.page.url.split("#")[0] == benoit.page.url.split("#")[0]


def test_who_hands_over_comes_back_and_who_resigns_does_not(at: Seated) -> None:
    ana, _, _ = at.pair()
    menu(ana.page, "Let a bot play for me")
    ana.page.get_by_role("button", name="Take my seat back").first.click()
    expect(ana.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    menu(ana.page, "Resign")
    ana.page.locator("dialog .button.main").click()
    expect(ana.page.locator("#shell-menu")).not_to_contain_text("Resign")


def test_a_bot_steps_in_for_somebody_who_is_away_when_patience_ends(at: Seated) -> None:
    ana, benoit, seats = pair(at)
    waited = at.state(seats)["to_act"][0]
    stays, leaves = (ana, benoit) if waited == 1 else (benoit, ana)
    leaves.opens(path="/")
    step_in = stays.page.get_by_role("button", name="Let a bot step in")
    step_in.click()
    expect(stays.page.locator(".notice")).to_be_visible()
    while at.state(seats)["table"]["seats"][waited]["present"] is not False:
        stays.page.wait_for_timeout(20)
    live = at.house.server.house.hall._tables[seats.table].result()
    live.table.patience = 0
    before = stays.version
    step_in.click()
    stays.waits_for(before + 1)
    stays.page.wait_for_selector("[data-turn=mine]")


def test_a_device_is_passed_on_and_its_page_opened_again_with_all_that_is_public_and_nothing_more(at: Seated) -> None:
    secret = "[data-target^='card:'], [data-target^='leader:'], [data-move]"
    seats = at.house.table("outlive", "Ana", "Benoît")
    ana = at.person(seats)
    assert ana.page.locator(secret).count() > 0
    ana.page.locator("[data-do=pass]").click()
    ana.page.wait_for_selector("[data-cover='1']")
    expect(ana.page.locator(secret)).to_have_count(0)
    expect(ana.page.locator("[data-cover]")).to_contain_text("Pass the device to Benoît")
    ana.page.locator("[data-do=come]").click()
    expect(ana.page.locator("[data-eyes='1']")).to_contain_text("Benoît")
    assert ana.page.locator(secret).count() > 0
    ana.page.reload()
    ana.page.wait_for_selector("[data-version] [data-cover]")
    assert ana.page.locator(secret).count() == 0
    assert ana.page.locator("[data-do=not-yet]").count() == 0
    ana.page.get_by_role("button", name="I am Benoît").click()
    expect(ana.page.locator("[data-eyes='1']")).to_contain_text("Benoît")


def test_on_one_device_the_turn_goes_to_the_next_by_itself_and_only_missions_are_hidden(at: Seated) -> None:
    seats = at.house.table("eden", "Ana", "Benoît")
    while len(asked := at.state(seats)["to_act"]) == 1:  # the tokens of the prelude
        at.does(seats, asked[0], do="move", move=at.state(seats, asked[0])["moves"][0]["move"])
    page = at.person(seats).page
    missions = page.locator("[data-target^='mission:']")
    expect(missions.first).to_be_visible()
    while 0 in at.state(seats)["to_act"]:
        at.does(seats, do="move", move=at.state(seats)["moves"][0]["move"])
    page.wait_for_selector("[data-cover='1']")
    expect(missions).to_have_count(0)
    assert page.locator("[data-target^='location:']").count() > 0
    page.locator("[data-do=not-yet]").click()
    expect(page.locator("[data-eyes='0']").first).to_be_visible()
    expect(missions.first).to_be_visible()
    page.locator("[data-do=pass]").first.click()
    page.locator("[data-do=come]").click()
    expect(page.locator("[data-eyes='1']").first).to_be_visible()


# Looking back, and the end


def test_lines_of_the_log_light_up_the_board_and_are_filtered(at: Seated) -> None:
    seats = at.house.played("outlive", 2, 30, "move-hero")
    ana = at.person(seats)
    line = ana.page.locator(".log a[data-line]", has_text=re.compile(r"(moves|takes|gives|scavenges)")).last
    line.hover()
    expect(ana.page.locator("[data-highlighted]").first).to_be_attached()
    whole = ana.page.locator(".log .line").count()
    ana.page.locator("[data-filter=you]").click()
    assert 0 < ana.page.locator(".log .line").count() < whole
    ana.page.locator("[data-filter=chat]").click()
    assert ana.page.locator(".log .line").count() == 0


def test_a_game_that_is_over_says_who_has_won_and_is_saved_as_a_file(at: Seated, tmp_path: Path) -> None:
    seats = at.house.table("eden", "Ana", "Benoît")
    for _ in range(10):
        play(at, seats, at.state(seats)["to_act"][0])
    for seat in seats.seats:
        at.does(seats, seat, do="propose-end")
    ana = at.person(seats)
    ana.page.wait_for_selector("[data-stage=finished]")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "game.json")
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert saved["game"] == "eden"
    outcome = at.state(seats)["table"]["outcome"]
    scores = ana.page.locator(".over .count").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in scores] == outcome["scores"]


# Around the board


@pytest.mark.parametrize("game", ["outlive", "eden"])
def test_the_live_score_as_the_server_counts_it_and_the_boards_of_rivals_are_one_key_away(
    at: Seated, game: str
) -> None:
    seats = at.house.played(game, 3, 30)
    ana = at.person(seats)
    ana.page.keyboard.press("s")
    state = at.state(seats)
    for row, scores in zip(ana.page.locator("dialog tfoot tr").all(), (state["scored"], state["scores"]), strict=True):
        totals = row.locator("td").all_inner_texts()
        shown = [int(re.match(r"−?\d+", text)[0].replace("−", "-")) for text in totals]  # type: ignore[index]
        assert shown == [score["total"] for score in scores]
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    ana.page.keyboard.press("b")
    expect(ana.page.locator("dialog h2").first).to_have_text("Board: Benoît")
    tabs = ana.page.locator("dialog [role=tab]")
    expect(tabs).to_have_count(3)
    ana.page.locator("dialog [role=tab][aria-selected=true]").focus()
    ana.page.keyboard.press("ArrowRight")
    expect(tabs.nth(2)).to_have_attribute("aria-selected", "true")
    expect(ana.page.locator("dialog h2").first).to_have_text("Board: Carmen")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
