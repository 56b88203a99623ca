"""Whole games of Paris: New Eden by clicks: with bots and with people, in three languages, on all sizes of screen.

The server is a test build: the leak oracle reads every byte that the browsers are sent.
"""

import pytest
from playwright.sync_api import Browser

from tests.web.tables import DESKTOP, PHONE, TABLET, TestHouse
from tests.web.whole_games import Player, check, play_for, play_to_the_end, sit_down


@pytest.mark.parametrize(
    ("players", "bots"),
    [
        ([Player("fr", TABLET)], 2),
        pytest.param([Player("en", PHONE, "turn")], 3, marks=pytest.mark.soak),
        pytest.param([Player("en", DESKTOP), Player("fr", TABLET), Player("es", DESKTOP)], 0, marks=pytest.mark.soak),
    ],
    ids=["3 players", "4 players", "3 people"],
)
def test_a_whole_game_is_played_by_clicks(
    fresh_house: TestHouse, browser: Browser, players: list[Player], bots: int
) -> None:
    people = sit_down(fresh_house, browser, "eden", players, bots)
    play_to_the_end(people)
    check(fresh_house, people)


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["begun", "whole"])
def test_two_people_play_although_one_drops_offline_and_the_server_restarts_in_the_middle(
    fresh_house: TestHouse, browser: Browser, is_whole: bool
) -> None:
    people = sit_down(fresh_house, browser, "eden", [Player("fr", DESKTOP, "turn"), Player("es", PHONE)], 0)
    first, second = people

    def drop() -> None:
        second.goes_offline()
        second.page.locator("[data-status=offline], [data-status=reconnecting]").first.wait_for()
        for _ in range(10):
            first.acts()
        second.comes_back()

    def restart() -> None:
        before = first.version
        fresh_house.stop()
        first.page.locator("[data-status=reconnecting]").first.wait_for()
        fresh_house.start()
        for person in people:
            person.page.locator("[data-status=connected]").first.wait_for()
        assert first.version >= before

    if is_whole:
        play_to_the_end(people, {40: drop, 80: restart})
    else:
        play_for(people, 36, {12: drop, 24: restart})
    check(fresh_house, people)
