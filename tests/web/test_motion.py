"""Things travel where they go, and leave nothing behind."""

import pytest
from playwright.sync_api import Page

from tests.web.checks import stands_still
from tests.web.customs import plain
from tests.web.seated import Seated
from tests.web.tables import Person, Seats
from tests.web.waiting import until

_ON_STAGE = "[...document.querySelectorAll('.layer > :not(svg), .layer > svg > *')].length"
_DICE = "document.querySelector('[data-target=\"dice:0\"]').ariaLabel"
EARLY_MOVES = 15
WHOLE_GAME_MS = 300_000
MOST_LOOKS = 20
MOST_GROWTH = 1.4
"""How many times as many nodes and listeners there may be after a game as early in it: boards and the log fill up."""


def watch_stage(page: Page) -> None:
    """Remember from now on the most that was on the stage of motion, and which dice the first one had meanwhile."""
    page.evaluate(
        f"""() => {{
            window.most = 0;
            window.dice = new Set();
            const look = () => {{
                window.most = Math.max(window.most, {_ON_STAGE});
                if ({_ON_STAGE} > 0) window.dice.add({_DICE});
            }};
            new MutationObserver(look).observe(document.querySelector(".layer"), {{ childList: true, subtree: true }});
        }}"""
    )


def take_a_die(at: Seated, seats: Seats, person: Person) -> None:
    """Let the first one take a die, as the page is told."""
    moves = [plain(offer["move"]) for offer in at.state(seats)["moves"]]
    at.plays(seats, next(move for move in moves if move.startswith("take ")))
    person.waits_for(at.state(seats)["version"])


def opened(at: Seated, **settings: float) -> tuple[Person, Seats]:
    """Return somebody who sees things move, at a table where a die can be taken."""
    seats = at.house.played("eden", 2, 4)
    person = at.person(seats, settings={"speed": 1, **settings}, is_still=False)
    watch_stage(person.page)
    return person, seats


def test_what_is_taken_travels_over_the_new_position_and_leaves_nothing_behind(at: Seated) -> None:
    ana, seats = opened(at, speed=0.5)
    before = ana.page.evaluate(_DICE)
    take_a_die(at, seats, ana)
    ana.page.wait_for_function("() => window.most > 0")
    ana.page.wait_for_function(f"() => {_ON_STAGE} === 0")
    after = ana.page.evaluate(_DICE)
    assert after != before
    assert after in ana.page.evaluate("[...window.dice]")


def test_a_click_brings_everything_to_its_end(at: Seated) -> None:
    ana, seats = opened(at, speed=0.5)
    take_a_die(at, seats, ana)
    ana.page.wait_for_function("() => window.most > 0")
    ana.page.mouse.click(640, 10)
    # What has ended leaves the stage with the next frame.
    frame = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
    assert ana.page.evaluate(f"() => {frame}.then(() => {_ON_STAGE})") == 0


def test_without_motion_nothing_travels(at: Seated) -> None:
    ana, seats = opened(at, speed=0)
    take_a_die(at, seats, ana)
    assert ana.page.evaluate("() => window.most") == 0


def test_whoever_wants_reduced_motion_sees_fades_and_no_flights(at: Seated) -> None:
    seats = at.house.played("eden", 2, 4)
    ana = at.person(seats, settings={"speed": 1})
    ana.page.emulate_media(reduced_motion="reduce")
    # A page that is open hears of it with its next frame only.
    ana.page.reload()
    ana.page.wait_for_selector("[data-version]")
    watch_stage(ana.page)
    ana.page.evaluate(
        """() => {
            window.changed = new Set();
            document.addEventListener("transitionrun", (event) => window.changed.add(event.propertyName));
        }"""
    )
    take_a_die(at, seats, ana)
    assert ana.page.evaluate("() => window.most") == 0
    ana.page.evaluate("() => document.documentElement.style.setProperty('color', 'red')")
    stands_still(ana.page)
    assert set(ana.page.evaluate("() => [...window.changed]")) <= {"opacity"}


def counts(page: Page) -> dict[str, float]:
    """Return how many nodes and listeners a page holds when what is not needed is gone."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    told = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return {one["name"]: one["value"] for one in told if one["name"] in ("Nodes", "JSEventListeners")}


@pytest.mark.parametrize("game", [pytest.param("outlive", marks=pytest.mark.soak), "eden"])
def test_a_page_that_watches_a_whole_game_does_not_grow(at: Seated, game: str) -> None:
    seats = at.house.table(game, "Ana", "bot:easy")
    for _ in range(EARLY_MOVES):
        until(lambda: 0 in at.state(seats)["to_act"])
        at.plays(seats)
    watcher = at.person(seats, "Zoé", path=f"/t/{seats.table}", settings={"speed": 2})
    stands_still(watcher.page)
    early = counts(watcher.page)
    at.does(seats, do="hand-over")
    watcher.page.wait_for_selector("[data-stage=finished]", timeout=WHOLE_GAME_MS)
    watcher.page.locator("dialog").wait_for()
    watcher.page.keyboard.press("Escape")
    watcher.page.wait_for_function(f"() => document.querySelector('dialog') === null && {_ON_STAGE} === 0")
    for _ in range(MOST_LOOKS):  # not all that is not needed any more goes at once
        late = counts(watcher.page)
        grown = {name: (count, late[name]) for name, count in early.items() if late[name] >= count * MOST_GROWTH}
        if not grown:
            break
        watcher.page.wait_for_timeout(200)
    assert grown == {}
