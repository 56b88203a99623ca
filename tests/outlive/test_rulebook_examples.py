"""Every worked example of the rulebook, played. Each is a file in `examples/` to be read beside the rulebook.

What stands in such a file: tests/rulebook_examples.py.
"""

from pathlib import Path
from typing import Any

import pytest

from newdawn.outlive.names import SEARCH_TILES, TOKENS, WILD_GAME
from tests.outlive.tables import OUTLIVE
from tests.rulebook_examples import Book, Example, count_different, find_examples, is_noticed

EXAMPLES = find_examples(__file__)
BOOK = Book(
    game=OUTLIVE,
    seats="tribes",
    seat_keys=("active", "first_player", "token_holder"),
    counted=frozenset((*TOKENS, *WILD_GAME, *SEARCH_TILES)),
)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_worked_example_comes_out_as_printed(path: Path) -> None:
    Example(BOOK, path).play()


@pytest.mark.parametrize(
    "wrong",
    [
        {"tribes": {"Carol": {"stock": {"wood": 2}}}},
        {"tribes": {"Carol": {"stock": {"wodo": 0}}}},
        {"tribes": {"Carol": {"heroes": {"3a": {"state": "idle"}}}}},
        {"to_act": ["Carol"]},
        {"decision": {"Daryl": "defend"}},
        {"may": {"Daryl": ["take"]}},
        {"only": {"Daryl": {"move": ["move 4 base"]}}},
        {"refused": {"Daryl": {"take": "no-points"}}},
        {"refused": {"Daryl": {"done": "not-now"}}},
        {"scores": {"Daryl": {"total": 1}}},
        {"no_such_key": {}},
    ],
)
def test_an_expectation_that_does_not_hold_is_noticed(wrong: dict[str, Any]) -> None:
    path = Path(__file__).with_name("examples") / "daryls-pressure-at-the-dam.json"
    assert is_noticed(Example(BOOK, path), wrong)


def test_no_example_of_the_rulebook_is_missing() -> None:
    assert len(EXAMPLES) == 25
    assert count_different(EXAMPLES) == len(EXAMPLES)
