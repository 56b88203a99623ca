"""People sit down at a table with browsers of their own, and play it to its end by clicks."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser

from tests.web.tables import Person, TestHouse

__all__ = ["Player", "check", "play_for", "play_to_the_end", "sit_down"]

MOST_STEPS = 4_000


@dataclass(frozen=True)
class Player:
    """Somebody at a table: a language and a size of screen."""

    language: str
    size: tuple[int, int]
    confirming: str = "never"


def play_to_the_end(people: list[Person], disturbances: dict[int, Callable[[], None]] | None = None) -> int:
    """Let people play until all of them see the end; return how many steps that took."""
    left = dict(disturbances or {})
    for step in range(MOST_STEPS):
        if step in left:
            left.pop(step)()
        if any(person.acts() for person in people):
            continue
        if all(person.is_over for person in people):
            assert not left, "the game ended before everything had happened that was to happen"
            return step
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def play_for(people: list[Person], steps: int, disturbances: dict[int, Callable[[], None]] | None = None) -> None:
    """Let people play this many steps, with what happens to them on the way; the game goes on after that."""
    for step in range(steps):
        (disturbances or {}).get(step, lambda: None)()
        for _ in range(MOST_STEPS):
            if any(person.acts() for person in people):
                break
            assert not all(person.is_over for person in people), "the game ended before that"
            people[0].page.wait_for_timeout(20)
        else:
            raise AssertionError("nobody can do anything any more")


def sit_down(house: TestHouse, browser: Browser, game: str, players: list[Player], bots: int) -> list[Person]:
    """Create a table with the first player as its host; the others come by its link and sit down."""
    names = ["Ana", "Benoît", "Carmen", "Dörte"]
    seats = house.table(game, names[0], *["open"] * (len(players) - 1), *["bot:easy"] * bots)
    people = []
    for name, player in zip(names, players, strict=False):
        wishes = {"confirming": player.confirming}
        # The host has the page as most people have it, with everything that glows.
        looks = {"language": player.language, "size": player.size, "is_still": bool(people)}
        person = house.person(browser, name, settings=wishes, **looks)
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
    assert sum(person.pointed for person in people) > 5, "hardly anybody has chosen anything on the board"
