"""Every worked example of the rulebook, played. Each is a file in `examples/` to be read beside the rulebook.

A file says who sits where, gives the position, and then its `moves`: `["Daryl", "move 5 dam"]` is played, and an
object in between is what must hold at that moment. `expect` is what must hold at the end. An expectation has

* the keys of a position document, with as much of it as matters: `{"tribes": {"Carol": {"stock": {"wood": 1}}}}`
  (a count that the document leaves out is 0; under `tribes` and for single seats stand the names of the players);
* `to_act`: the players that may act; `decision`: what a player is asked;
* `may`: moves that a player may play, `only`: all those that begin with a word, `refused`: moves and the reason's name;
* `scores`: survival points by source.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.names import SEARCH_TILES, TOKENS, WILD_GAME
from newdawn.outlive.scoring import PARTS
from tests.outlive.tables import OUTLIVE, moves, why_not

EXAMPLES = sorted(Path(__file__).with_name("examples").glob("*.json"))
KEYS = {"about", "rulebook", "seats", "position", "moves", "expect"}
COUNTED = {*TOKENS, *WILD_GAME, *SEARCH_TILES}
SEAT_KEYS = ("active", "first_player", "token_holder")


class Example:
    """An example file: whom its names mean, and what it claims."""

    def __init__(self, path: Path) -> None:
        self.text = json.loads(path.read_text(encoding="utf-8"))
        assert set(self.text) == KEYS, "an example file has other keys"
        self.seats: list[str] = self.text["seats"]
        self.position = OUTLIVE.from_json({"game": "outlive", "players": len(self.seats), **self.text["position"]})

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        return self.seats.index(name)

    def check(self, expected: dict[str, Any], where: str) -> None:
        """Check all that must hold now."""
        document = self.position.to_json()
        document["tribes"] = dict(zip(self.seats, document["tribes"], strict=True))
        for key in SEAT_KEYS:
            if document.get(key) is not None:
                document[key] = self.seats[document[key]]
        for key, value in expected.items():
            check = CHECKS.get(key)
            if check is None:
                assert_within(value, document.get(key), f"{where}: {key}")
            else:
                check(self, self.position, value, f"{where}: {key}")


def assert_within(expected: Any, found: Any, where: str) -> None:
    """Assert that a document holds all that is expected; where a count is left out, it is 0."""
    if isinstance(expected, dict):
        assert isinstance(found, dict), f"{where}: nothing there"
        for key, value in expected.items():
            assert key in found or (value == 0 and key in COUNTED), f"{where}.{key}: nothing there"
            assert_within(value, found.get(key, 0), f"{where}.{key}")
    else:
        assert found == expected, where


def check_to_act(example: Example, position: Position, expected: list[str], where: str) -> None:
    assert [example.seats[seat] for seat in position.to_act] == expected, where


def check_decision(example: Example, position: Position, expected: dict[str, str], where: str) -> None:
    for name, decision in expected.items():
        assert position.decision(example.seat(name)) == decision, f"{where} of {name}"


def check_may(example: Example, position: Position, expected: dict[str, list[str]], where: str) -> None:
    for name, wanted in expected.items():
        assert not set(wanted) - set(moves(position, example.seat(name))), f"{where} of {name}"


def check_only(example: Example, position: Position, expected: dict[str, dict[str, list[str]]], where: str) -> None:
    for name, groups in expected.items():
        for begin, wanted in groups.items():
            assert sorted(moves(position, example.seat(name), begin)) == sorted(wanted), f"{where} of {name}: {begin}"


def check_refused(example: Example, position: Position, expected: dict[str, dict[str, str]], where: str) -> None:
    for name, refused in expected.items():
        for move, reason in refused.items():
            assert why_not(position, example.seat(name), move) == reason, f"{where} to {name}: {move}"
            assert move not in moves(position, example.seat(name)), f"{where} to {name}, but offered: {move}"


def check_scores(example: Example, position: Position, expected: dict[str, dict[str, int]], where: str) -> None:
    for name, points in expected.items():
        assert set(points) <= {*PARTS, "total"}, where
        assert points.items() <= position.scores()[example.seat(name)].items(), f"{where} of {name}"


CHECKS = {
    "to_act": check_to_act,
    "decision": check_decision,
    "may": check_may,
    "only": check_only,
    "refused": check_refused,
    "scores": check_scores,
}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_worked_example_comes_out_as_printed(path: Path) -> None:
    example = Example(path)
    for step, move in enumerate(example.text["moves"], 1):
        if isinstance(move, dict):
            example.check(move, f"before step {step}")
        else:
            who, notation = move
            example.position.play(example.seat(who), notation)
    example.check(example.text["expect"], "at the end")


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
    example = Example(Path(__file__).with_name("examples") / "daryls-pressure-at-the-dam.json")
    for who, notation in (move for move in example.text["moves"] if isinstance(move, list)):
        example.position.play(example.seat(who), notation)
    with pytest.raises(AssertionError):
        example.check(wrong, "at the end")


def test_no_example_of_the_rulebook_is_missing() -> None:
    assert len(EXAMPLES) == 25
    assert len({json.loads(path.read_text(encoding="utf-8"))["about"] for path in EXAMPLES}) == len(EXAMPLES)
