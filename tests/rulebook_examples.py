"""Worked examples of the rulebooks, played: each game's `test_rulebook_examples.py` names its files, and runs them.

A file says who sits where, gives the position, and then its `moves`: `["Daryl", "move 5 dam"]` is played, and an
object in between is what must hold at that moment. `expect` is what must hold at the end. An expectation has

* the keys of a position document, with as much of it as matters: `{"tribes": {"Carol": {"stock": {"wood": 1}}}}`
  (a count that the document leaves out is 0; in the list of the seats and for single seats stand the names of the
  players);
* `to_act`: the players that may act; `decision`: what a player is asked;
* `may`: moves that a player may play, `only`: all those that begin with a word, `refused`: moves and the reason's name;
* `scores`: points by source.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from newdawn.core.face import Game, Position
from tests.schemas import check as fitting
from tests.tables import moves, why_not

KEYS = {"about", "rulebook", "seats", "position", "moves", "expect"}


@dataclass(frozen=True)
class Book:
    """The rulebook of a game, and what its documents call things."""

    game: Game
    seats: str  # the key of the list with an object for each seat
    seat_keys: tuple[str, ...]  # keys whose value is a seat
    counted: frozenset[str]  # what is counted, and left out where there is none


class Example:
    """An example file: whom its names mean, and what it claims."""

    def __init__(self, book: Book, path: Path) -> None:
        self.book = book
        self.text = json.loads(path.read_text(encoding="utf-8"))
        assert set(self.text) == KEYS, "an example file has other keys"
        self.seats: list[str] = self.text["seats"]
        head = {"game": book.game.name, "players": len(self.seats)}
        document = {**head, **self.text["position"]}
        fitting(book.game, "position", document)
        self.position = book.game.from_json(document)

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        return self.seats.index(name)

    def play(self) -> None:
        """Play the example, and check all that it claims."""
        for step, move in enumerate(self.text["moves"], 1):
            if isinstance(move, dict):
                self.check(move, f"before step {step}")
            else:
                who, notation = move
                self.position.play(self.seat(who), notation)
        self.check(self.text["expect"], "at the end")

    def check(self, expected: dict[str, Any], where: str) -> None:
        """Check all that must hold now."""
        document = self._with_names(self.position.to_json())
        for key, value in expected.items():
            check = CHECKS.get(key)
            if check is None:
                self._check_within(value, document.get(key), f"{where}: {key}")
            else:
                check(self, self.position, value, f"{where}: {key}")

    def _with_names(self, document: dict[str, Any]) -> dict[str, Any]:
        """Put the names of the players where a document has their seats."""
        document[self.book.seats] = dict(zip(self.seats, document[self.book.seats], strict=True))
        for part in (document, document.get("board", {})):
            for key in self.book.seat_keys:
                if part.get(key) is not None:
                    part[key] = self.seats[part[key]]
        return document

    def _check_within(self, expected: Any, found: Any, where: str) -> None:
        """Assert that a document holds all that is expected; where a count is left out, it is 0."""
        if isinstance(expected, dict):
            assert isinstance(found, dict), f"{where}: nothing there"
            for key, value in expected.items():
                assert key in found or (value == 0 and key in self.book.counted), f"{where}.{key}: nothing there"
                self._check_within(value, found.get(key, 0), f"{where}.{key}")
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
        assert set(points) <= {*example.book.game.rules.PARTS, "total"}, where
        assert points.items() <= position.scores()[example.seat(name)].items(), f"{where} of {name}"


CHECKS: dict[str, Callable[[Example, Position, Any, str], None]] = {
    "to_act": check_to_act,
    "decision": check_decision,
    "may": check_may,
    "only": check_only,
    "refused": check_refused,
    "scores": check_scores,
}


def is_noticed(example: Example, wrong: dict[str, Any]) -> bool:
    """Tell whether an expectation that does not hold when all moves are played is noticed."""
    for who, notation in (move for move in example.text["moves"] if isinstance(move, list)):
        example.position.play(example.seat(who), notation)
    try:
        example.check(wrong, "at the end")
    except AssertionError:
        return True
    return False


def find_examples(test: str) -> list[Path]:
    """Return the example files beside a test file."""
    return sorted(Path(test).with_name("examples").glob("*.json"))


def count_different(paths: list[Path]) -> int:
    """Return how many examples are about different things."""
    return len({json.loads(path.read_text(encoding="utf-8"))["about"] for path in paths})
