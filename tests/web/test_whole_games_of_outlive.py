"""Whole games of Outlive by clicks: with bots, in three languages, on a desktop and on a phone.

The server is a test build: the leak oracle reads every byte that the browsers are sent.
"""

import pytest
from playwright.sync_api import Browser

from tests.web.tables import DESKTOP, PHONE, TestHouse
from tests.web.whole_games import Player, check, play_to_the_end, sit_down

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("players", "bots"),
    [
        ([Player("en", DESKTOP, "turn")], 1),
        ([Player("fr", PHONE)], 2),
        ([Player("es", DESKTOP)], 3),
    ],
    ids=["2 players", "3 players", "4 players"],
)
def test_a_whole_game_is_played_by_clicks(house: TestHouse, browser: Browser, players: list[Player], bots: int) -> None:
    people = sit_down(house, browser, "outlive", players, bots)
    play_to_the_end(people)
    check(house, people)
