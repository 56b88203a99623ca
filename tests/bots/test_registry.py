"""Bots by name, and the budgets that seat codes give them."""

import pytest

from newdawn.bots import BotError, Budget, bot_names, entrant
from newdawn.bots.registry import own_bots


def test_a_seat_code_is_a_name_and_a_budget():
    assert entrant("search:2s").budget == Budget(seconds=2.0)
    assert entrant("search:25ms").budget == Budget(seconds=0.025)
    assert entrant("search:1500").budget == Budget(work=1500)
    assert entrant(" greedy ").budget == Budget()


@pytest.mark.parametrize(
    "code", ["search:0s", "search:", "search:-1", "search:2m", "search:9999s", "search:1e3", "search:2s:3"]
)
def test_a_bad_budget_is_refused_with_its_text(code):
    with pytest.raises(BotError, match="is not a budget"):
        entrant(code)


def test_an_unknown_bot_is_refused_with_the_names_of_all_others():
    with pytest.raises(BotError, match="the bots are random, greedy, search, easy, medium, hard, expert"):
        entrant("deepblue")


@pytest.mark.parametrize("name", own_bots())
def test_every_own_bot_can_be_made(name):
    assert hasattr(entrant(name).make(1), "choose")


@pytest.mark.parametrize("text", ["2s", "400ms", "0.5s", "1000"])
def test_a_budget_is_written_as_it_is_read(text):
    assert Budget.parse(str(Budget.parse(text))) == Budget.parse(text)


def test_our_own_bots_come_first():
    assert bot_names()[: len(own_bots())] == own_bots()
