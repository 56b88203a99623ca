"""Whole games by clicks, in both games, with bots and with several people, in three languages, on all sizes of screen.

The server is a test build: the leak oracle reads every byte that the browsers are sent.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser

from tests.web.tables import DESKTOP, PHONE, TABLET, Person, TestHouse

MOST_STEPS = 4_000


@pytest.fixture
def house() -> Iterator[TestHouse]:
    with TestHouse() as found:
        yield found


@dataclass(frozen=True)
class Player:
    """Somebody at a table: a language and a size of screen."""

    language: str
    size: tuple[int, int]
    confirming: str = "never"


def play_to_the_end(people: list[Person], disturbances: dict[int, object] | None = None) -> int:
    """Let people play until all of them see the end; return how many steps that took."""
    left = dict(disturbances or {})
    for step in range(MOST_STEPS):
        if step in left:
            left.pop(step)()  # type: ignore[operator]
        if all(person.is_over for person in people):
            assert not left, "the game ended before everything had happened that was to happen"
            return step
        acted = [person.acts() for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def sit_down(house: TestHouse, browser: Browser, game: str, players: list[Player], bots: int) -> list[Person]:
    """Create a table with the first player as its host; the others come by its link and sit down."""
    names = ["Ana", "Benoît", "Carmen", "Dörte"]
    seats = house.table(game, names[0], *["open"] * (len(players) - 1), *["bot:easy"] * bots)
    people = []
    for name, player in zip(names, players, strict=False):
        wishes = {"confirming": player.confirming}
        person = house.person(browser, name, language=player.language, size=player.size, settings=wishes)
        if not people:
            person.opens(seats)
        else:
            person.opens(path=f"/t/{seats.table}")
            person.page.locator("[data-do=sit]:visible").first.click()
        people.append(person)
    if len(people) > 1:
        people[0].page.locator("[data-do=start][aria-disabled=false]").click()
    for person in people:
        person.page.wait_for_selector("[data-version]")
    return people


def check(house: TestHouse, people: list[Person]) -> None:
    """See that nothing went wrong on the way."""
    assert house.leaks == []
    assert house.oracle.read > 100
    for person in people:
        assert person.errors == []


@pytest.mark.parametrize(
    ("game", "players", "bots"),
    [
        ("outlive", [Player("en", DESKTOP, "turn")], 1),
        ("outlive", [Player("fr", PHONE)], 2),
        ("outlive", [Player("es", DESKTOP)], 3),
        ("eden", [Player("es", PHONE), Player("fr", DESKTOP, "turn")], 0),
        ("eden", [Player("en", DESKTOP), Player("fr", TABLET), Player("es", DESKTOP)], 0),
        ("eden", [Player("en", PHONE, "turn")], 3),
    ],
    ids=["outlive 2", "outlive 3", "outlive 4", "eden 2", "eden 3", "eden 4"],
)
def test_a_whole_game_is_played_by_clicks(
    house: TestHouse, browser: Browser, game: str, players: list[Player], bots: int
) -> None:
    people = sit_down(house, browser, game, players, bots)
    play_to_the_end(people)
    check(house, people)


def test_a_player_drops_offline_and_returns_and_the_server_restarts_in_the_middle(
    house: TestHouse, browser: Browser
) -> None:
    people = sit_down(house, browser, "eden", [Player("en", DESKTOP), Player("fr", PHONE)], 1)
    first, second = people

    def drop() -> None:
        second.goes_offline()
        second.page.locator("[data-status=offline], [data-status=reconnecting]").first.wait_for()
        for _ in range(10):
            first.acts()
        second.comes_back()

    def restart() -> None:
        before = first.version
        house.stop()
        first.page.locator("[data-status=reconnecting]").first.wait_for()
        house.start(house.server.port)
        for person in people:
            person.page.locator("[data-status=connected]").first.wait_for()
        assert first.version >= before

    play_to_the_end(people, {40: drop, 80: restart})
    check(house, people)
