"""Whole games of Outlive by clicks: with bots and with people, in three languages, on all sizes of screen.

The server is a test build: the leak oracle reads every byte that the browsers are sent.
"""

import pytest
from playwright.sync_api import Browser

from tests.web.tables import DESKTOP, PHONE, TABLET, TestHouse
from tests.web.whole_games import Player, check, play_to_the_end, sit_down


@pytest.mark.parametrize(
    ("players", "bots"),
    [
        pytest.param([Player("en", DESKTOP, "turn"), Player("es", TABLET)], 0, marks=pytest.mark.soak),
        ([Player("fr", PHONE)], 2),
        pytest.param([Player("es", DESKTOP)], 3, marks=pytest.mark.soak),
        pytest.param([Player("fr", DESKTOP), Player("en", PHONE), Player("es", TABLET)], 0, marks=pytest.mark.soak),
    ],
    ids=["2 players", "3 players", "4 players", "3 people"],
)
def test_a_whole_game_is_played_by_clicks(
    fresh_house: TestHouse, browser: Browser, players: list[Player], bots: int
) -> None:
    people = sit_down(fresh_house, browser, "outlive", players, bots)
    play_to_the_end(people)
    check(fresh_house, people)
