"""Games step by step, the end with its charts, and the dialogs of the table."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.checks import axe_problems, stands_still
from tests.web.seated import Seated
from tests.web.tables import DESKTOP, PHONE, TABLET, Person, Seats, TestHouse


@pytest.fixture(scope="module")
def over(house: TestHouse) -> Seats:
    """A game that is over."""
    return house.played("eden", 2, 10_000)


def shows(person: Person, step: int | str) -> None:
    """Wait until a step is shown."""
    person.page.wait_for_selector(f'[data-replay="{step}"]')


def number(text: str) -> int:
    """Return a number with whatever minus."""
    found = re.search(r"[−-]?\d+", text)
    assert found is not None
    return int(found[0].replace("−", "-"))


def test_a_link_opens_its_move_and_every_other_can_be_reached_and_seen_through_any_eyes(
    at: Seated, over: Seats
) -> None:
    ana = at.person(over, path=f"/t/{over.table}#replay=5")
    shows(ana, 5)
    ana.page.locator("[data-do=forward]").click()
    shows(ana, 6)
    ana.page.wait_for_url(re.compile("#replay=6$"))
    ana.page.locator("[data-do=back]").click()
    shows(ana, 5)
    ana.page.locator("[data-do=first]").click()
    shows(ana, 0)
    ana.page.locator("[data-do=last]").click()
    count = ana.page.locator("[data-replay]").get_attribute("data-count")
    shows(ana, count or "")
    ana.page.locator("input[type=range]").fill("7")
    shows(ana, 7)
    choice = ana.page.locator("[data-do=eyes]")
    for eyes in ("0", "1", "spectator", "everything"):
        if choice.input_value() != eyes:
            with ana.page.expect_response(re.compile(f"eyes={eyes}")):
                choice.select_option(eyes)
        shows(ana, 7)
    expect(ana.page.locator(".notice")).to_have_count(0)


def test_a_replay_goes_from_turn_to_turn(at: Seated, over: Seats) -> None:
    address = f"{at.house.server.url}/api/tables/{over.table}/replay"
    told = at.house._http.get(address, params={"first": 0, "count": 50, "views": False}).json()["steps"]
    seats = [step["seat"] for step in told]
    ends = [at for at in range(1, len(seats) - 1) if seats[at] != seats[at + 1]]
    ana = at.person(over, path=f"/t/{over.table}#replay=0")
    shows(ana, 0)
    ana.page.locator("[data-do=turn-forward]").click()
    shows(ana, ends[0])
    ana.page.keyboard.press("PageDown")
    shows(ana, ends[1])
    ana.page.locator("[data-do=turn-back]").click()
    shows(ana, ends[0])


def follows(person: Person, step: int) -> None:
    """See that the log has what a step says in sight; a step that says nothing new has what was said before it.

    A turn of several steps is one line: in it this step alone is marked.
    """
    shows(person, step)
    marked = person.page.locator(".log .shown").last
    expect(marked).to_be_in_viewport(ratio=0.9)
    told = person.page.locator(".log a.shown[href]").evaluate_all("all => all.map(one => one.hash.split('=')[1])")
    assert len(set(told)) <= 1
    assert all(step - 10 < int(one) <= step for one in told)


def test_the_log_follows_a_replay_wherever_it_goes(at: Seated, over: Seats) -> None:
    ana = at.person(over, path=f"/t/{over.table}#replay=12")
    follows(ana, 12)
    count = int(ana.page.locator("[data-replay]").get_attribute("data-count") or 0)
    for key, step in {"ArrowRight": 13, "ArrowLeft": 12, "End": count}.items():
        ana.page.keyboard.press(key)
        follows(ana, step)
    for step in (count // 2, 20, count - 5):
        ana.page.locator("input[type=range]").fill(str(step))
        follows(ana, step)
    ana.page.locator("[data-do=first]").click()
    shows(ana, 0)
    expect(ana.page.locator(".log .shown")).to_have_count(0)
    expect(ana.page.locator(".log li").first).to_be_in_viewport(ratio=0.9)


def test_the_lines_of_a_game_from_a_file_lead_to_their_moves(at: Seated, over: Seats) -> None:
    address = f"{at.house.server.url}/api/tables/{over.table}/export"
    made = at.house._post("/api/import", None, at.house._http.get(address).raise_for_status().json())
    ana = at.person(over, path=f"/t/{made['table']}#replay=40")
    follows(ana, 40)


def test_what_keys_open_at_a_table_they_open_in_a_replay(at: Seated, over: Seats) -> None:
    page = at.person(over, path=f"/t/{over.table}#replay=5", size=PHONE).page
    page.wait_for_selector('[data-replay="5"]')
    for key in "sbl?":
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        if key == "?":
            expect(page.locator("dialog[open]")).to_contain_text("One move forward")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('[data-replay="6"]')


def test_what_happens_meanwhile_does_not_change_the_step_and_is_there_afterwards(at: Seated) -> None:
    seats = at.house.played("eden", 2, 10)
    ana = at.person(seats)
    ana.page.goto(f"{at.house.server.url}/t/{seats.table}#replay=3")
    shows(ana, 3)
    count = int(ana.page.locator("[data-replay]").get_attribute("data-count") or 0)
    told = ana.page.locator(".told").inner_text()
    at.plays(seats)
    ana.page.wait_for_selector(f'[data-replay="3"][data-count="{count + 1}"]')
    assert ana.page.locator(".told").inner_text() == told
    ana.page.locator(".where a").click()
    ana.page.wait_for_selector("[data-action-bar]")
    ana.waits_for(at.state(seats)["version"])


def test_a_line_of_the_log_leads_to_its_move_and_the_end_with_the_numbers_of_the_outcome_to_the_turning_points(
    at: Seated, over: Seats
) -> None:
    ana = at.person(over)
    line = ana.page.locator(".log a[data-line][href]").nth(-4)
    line.wait_for()
    step = (line.get_attribute("href") or "").split("=")[1]
    line.click()
    shows(ana, step)
    ana.page.locator(".where a").click()
    outcome = at.state(over)["table"]["outcome"]
    ana.page.get_by_role("button", name="Result").click()
    dialog = ana.page.locator("dialog")
    dialog.locator("summary").first.click()
    totals = dialog.locator("tfoot td").all_inner_texts()
    assert [number(text) for text in totals] == outcome["scores"]
    columns = dialog.locator("table:has(tfoot) tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent.trim()))"
    )
    assert [sum(number(row[seat]) for row in columns) for seat in range(2)] == outcome["scores"]
    points = [number(text) for row in columns for text in row]
    drawn = [number(text) for text in dialog.locator(".rows text").all_text_contents()]
    assert sorted(drawn) == sorted(one for one in points if one != 0)
    won = at.state(over)["table"]["seats"][outcome["winners"][0]]["name"]
    expect(dialog.get_by_role("heading", level=2)).to_contain_text(re.compile(f"{won}|You"))
    expect(dialog.locator(".head")).not_to_contain_text(won)
    expect(dialog.locator("svg").first).to_be_visible()
    turn = dialog.locator("ol a").first
    turn.wait_for()
    step = (turn.get_attribute("href") or "").split("=")[1]
    turn.click()
    shows(ana, step)


@pytest.mark.parametrize(
    "size",
    [PHONE, *(pytest.param(size, marks=pytest.mark.soak) for size in (DESKTOP, TABLET))],
    ids=["phone", "desktop", "tablet"],
)
def test_axe_finds_nothing_in_the_dialogs(at: Seated, over: Seats, size: tuple[int, int]) -> None:
    ana = at.person(over, size=size)
    page = ana.page
    problems: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.locator("dialog[open]").wait_for()
        stands_still(page)
        problems[name] = axe_problems(page, "dialog[open]")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    for key, name in {"s": "score", "b": "boards", "?": "keyboard"}.items():
        page.keyboard.press(key)
        look(name)
    page.get_by_role("button", name="Result").click()
    page.locator("dialog ol a").first.wait_for()
    look("end")
    page.locator("[popovertarget=shell-menu]").click()
    page.locator("#shell-menu").get_by_text("Settings", exact=True).click()
    look("settings")
    if size[0] < 1024:
        page.keyboard.press("l")
        look("log")
    assert {name: found for name, found in problems.items() if found} == {}
