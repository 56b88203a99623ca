"""Every worked example of the rulebook, played. Each is a file in `examples/` to be read beside the rulebook.

What stands in such a file: tests/rulebook_examples.py.
"""

from pathlib import Path
from typing import Any

import pytest

from newdawn.eden.names import EQUIPMENT, FACES, SURVIVORS
from tests.eden.tables import EDEN, equipment, survivors
from tests.rulebook_examples import Book, Example, count_different, find_examples, is_noticed

EXAMPLES = find_examples(__file__)
BOOK = Book(
    game=EDEN,
    seats="refuges",
    seat_keys=("active", "first_player", "bat", "binoculars", "heroine"),
    counted=frozenset((*FACES, *SURVIVORS, *EQUIPMENT)),
)


def example(name: str) -> Example:
    return Example(BOOK, Path(__file__).with_name("examples") / f"{name}.json")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_worked_example_comes_out_as_printed(path: Path) -> None:
    Example(BOOK, path).play()


def test_the_refuges_of_the_examples_are_those_of_the_rulebook() -> None:
    lucy, max_, marc = example("lucys-event"), example("maxs-event"), example("marcs-feeding")
    assert survivors(lucy.position, 0) == {"healer": 3, "sage": 1}
    assert equipment(lucy.position, 0) == {"capsule": 2, "book": 2}
    assert survivors(max_.position, 0) == {"brawler": 4, "sage": 2}
    assert equipment(max_.position, 0) == {"bullet": 5, "book": 2}
    assert survivors(marc.position, 0)["farmer"] == 4
    assert sum(survivors(marc.position, 0).values()) == 24


@pytest.mark.parametrize(
    "wrong",
    [
        {"refuges": {"Lucy": {"dice": {"healer": 2}}}},
        {"refuges": {"Lucy": {"tokens": {"healler": 0}}}},
        {"board": {"station": {"wild": 2}}},
        {"active": "Lucy"},
        {"to_act": ["Lucy"]},
        {"decision": {"Marc": "announce"}},
        {"may": {"Marc": ["done"]}},
        {"only": {"Marc": {"take train-station": ["take train-station sage"]}}},
        {"refused": {"Marc": {"take train-station sage": "no-such-die"}}},
        {"scores": {"Lucy": {"total": 1}}},
        {"no_such_key": {}},
    ],
)
def test_an_expectation_that_does_not_hold_is_noticed(wrong: dict[str, Any]) -> None:
    assert is_noticed(example("lucy-at-the-train-station"), wrong)


def test_no_example_of_the_rulebook_is_missing() -> None:
    assert len(EXAMPLES) == 7
    assert count_different(EXAMPLES) == len(EXAMPLES)
