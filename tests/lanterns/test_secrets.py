"""The leak oracle knows what can be hidden in the third game; `test_browser.py` lets it read what pages are sent."""

from collections.abc import Iterator

import pytest

import newdawn
from examples.lanterns import names
from tests.server.oracle import Canaries, marked


@pytest.fixture(scope="module")
def canaries(third_game: None) -> Iterator[Canaries]:
    """A test build of this process."""
    with marked(Canaries(3)) as found:
        yield found


def test_spectators_know_no_wish_and_players_those_in_their_hands(canaries: Canaries) -> None:
    position = newdawn.load("lanterns").new(3, seed=1)
    assert canaries.told_by(position.view(None)) == frozenset()
    for seat in range(3):
        held = {canaries.of_thing("lanterns", "wish", int(wish)) for wish in position.record.hands[seat].nonzero()[0]}
        assert held
        assert canaries.told_by(position.view(seat)) == held


def test_a_position_names_wishes_in_hands_and_in_the_deck(canaries: Canaries) -> None:
    position = newdawn.load("lanterns").new(5, seed=1)
    wishes = {canaries.of_thing("lanterns", "wish", number) for number in range(len(names.WISHES))}
    assert canaries.told_by(position) == wishes == canaries.in_bytes(str(position.to_json()).encode())


def test_a_table_of_all_wishes_tells_nothing_and_a_part_of_it_does(canaries: Canaries) -> None:
    lacking = newdawn.load("lanterns").new(2, seed=1).view(None).prospects()["boats"][0]["lacking"]
    told = {"boats": [{"lacking": lacking}]}
    assert canaries.in_bytes(str(told).encode())
    assert not canaries.in_bytes(str(canaries.without_tables(told)).encode())
    lacking.popitem()
    assert canaries.without_tables(told) == told
