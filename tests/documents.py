"""Fuzzing position documents: any JSON, and documents of real positions with a few values changed."""

from collections.abc import Collection, Iterator
from typing import Any

import numpy as np
from hypothesis import strategies as st

from newdawn.core.document import DocumentError
from newdawn.core.face import Game, Position
from tests.schemas import check

NUMBERS = st.one_of(st.integers(-3, 12), st.integers(), st.floats(), st.booleans(), st.none())


class Fuzz:
    """What the documents of a game are made of, as strategies: `words`, `keys` and whole values, `json`."""

    def __init__(self, game: Game, words: Collection[str], keys: Collection[str]) -> None:
        self.game = game
        self.words = st.sampled_from(sorted(words))
        self.keys = st.sampled_from(sorted(keys))
        self.json = st.recursive(
            st.one_of(NUMBERS, self.words, st.text(max_size=5)),
            lambda inner: st.one_of(
                st.lists(inner, max_size=4),
                st.dictionaries(st.one_of(self.keys, self.words, st.text(max_size=5)), inner, max_size=4),
            ),
            max_leaves=12,
        )

    def load(self, found: Any) -> Position | None:
        """Load a document, or return None if it is refused; whatever else is raised fails the test.

        A document that is read fits the schema, and its moves are those without a reason against them.
        """
        try:
            position = self.game.from_json(found)
        except DocumentError as error:
            refused = error
        else:
            check(self.game, "position", found)
            assert_agreement(position)
            return position
        assert refused.reason
        assert refused.reason in str(refused)
        return None

    def mutate(self, found: Any, data: st.DataObject) -> None:
        """Change, remove or add one value."""
        path = data.draw(st.sampled_from(list(paths(found))))
        path = path[: data.draw(st.integers(1, len(path)))]
        parent = found
        for key in path[:-1]:
            parent = parent[key]
        value = parent[path[-1]]
        how = data.draw(st.sampled_from(["near", "near", "other", "remove", "add"]))
        if how == "remove":
            del parent[path[-1]]
        elif how == "add" and isinstance(value, dict):
            value[data.draw(st.one_of(self.keys, self.words))] = data.draw(self.json)
        elif how == "add" and isinstance(value, list):
            value.append(data.draw(self.json))
        elif how == "near" and isinstance(value, bool):
            parent[path[-1]] = not value
        elif how == "near" and isinstance(value, int):
            parent[path[-1]] = value + data.draw(st.sampled_from([-1, 1, 2]))
        elif how == "near" and isinstance(value, str):
            parent[path[-1]] = data.draw(self.words)
        else:
            parent[path[-1]] = data.draw(self.json)


def assert_agreement(position: Position) -> None:
    """Fail unless the moves of every seat are exactly those that nothing speaks against."""
    numbers = np.arange(position.game.rules.MOVE_COUNT)
    for seat in range(position.players):
        reasons = np.zeros_like(numbers)
        position.game.bridge.reasons(position.raw, seat, numbers, reasons)
        listed = [move.number for move in position.moves(seat)]
        assert sorted(listed) == numbers[reasons == 0].tolist(), (seat, position.decision(seat))


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where every value below this one stands."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield (*path, key)
        yield from paths(value[key], (*path, key))
