"""The table of moves of a game: a number for masks and learning, a short notation for people and files.

A move has a kind and up to two arguments, each from a closed vocabulary. Number, notation and structured form convert
into each other without loss:

    >>> table = MoveTable(done=(), pay=(("wood", "metal"),), walk=(("a", "b"), ("north", "south")))
    >>> [table.notation(n) for n in range(len(table))]
    ['done', 'pay wood', 'pay metal', 'walk a north', 'walk a south', 'walk b north', 'walk b south']
    >>> table.number("walk b north"), table.structure(5)
    (5, ('walk', 'b', 'north'))
"""

from difflib import get_close_matches

import numpy as np

Vocabulary = tuple[str, ...]


class NotationError(ValueError):
    """A text that is not a move of the game. The message says what is wrong with it."""


class MoveTable:
    """All moves of one game, in a fixed order."""

    def __init__(self, **kinds: tuple[Vocabulary, ...]) -> None:
        """Number the moves of these kinds one after another."""
        self.kinds = kinds
        self.names = tuple(kinds)
        self._first: dict[str, int] = {}
        structures: list[tuple[str, ...]] = []
        rows: list[tuple[int, int, int]] = []
        for position, (name, vocabularies) in enumerate(kinds.items()):
            self._first[name] = len(structures)
            first = vocabularies[0] if vocabularies else ("",)
            second = vocabularies[1] if len(vocabularies) > 1 else ("",)
            for i, a in enumerate(first):
                for j, b in enumerate(second):
                    structures.append((name, *(word for word in (a, b) if word)))
                    rows.append((position, i, j))
        self._structures = tuple(structures)
        self._notations = tuple(" ".join(structure) for structure in structures)
        self._numbers = {notation: number for number, notation in enumerate(self._notations)}
        columns = np.array(rows, dtype=np.int64)
        self.kind_of = np.ascontiguousarray(columns[:, 0])
        self.first_of = np.ascontiguousarray(columns[:, 1])
        self.second_of = np.ascontiguousarray(columns[:, 2])

    def __len__(self) -> int:
        """Return how many moves the game has."""
        return len(self._structures)

    def kind(self, name: str) -> int:
        """Return the number of a kind."""
        return self.names.index(name)

    def first(self, name: str) -> int:
        """Return the number of the first move of a kind."""
        return self._first[name]

    def notation(self, number: int) -> str:
        """Return the notation of a move."""
        return self._notations[number]

    def structure(self, number: int) -> tuple[str, ...]:
        """Return a move as its kind and arguments."""
        return self._structures[number]

    def number(self, notation: str) -> int:
        """Return the number of a move in notation; extra blanks and capitals do no harm."""
        words = notation.casefold().split()
        found = self._numbers.get(" ".join(words))
        if found is not None:
            return found
        raise NotationError(self._explain(notation, words))

    def _explain(self, notation: str, words: list[str]) -> str:
        shown = notation if len(notation) <= 60 else notation[:57] + "…"
        if not words:
            return "a move cannot be empty"
        if words[0] not in self.kinds:
            near = get_close_matches(words[0], self.names, 1)
            hint = f"; did you mean “{near[0]}”?" if near else f"; moves begin with {', '.join(self.names)}"
            return f"“{shown}” is not a move{hint}"
        vocabularies = self.kinds[words[0]]
        if len(words) - 1 != len(vocabularies):
            wanted = f"“{words[0]}” takes {len(vocabularies)} word(s) after it, not {len(words) - 1}"
            return f"“{shown}” is not a move: {wanted}"
        for word, vocabulary in zip(words[1:], vocabularies, strict=True):
            if word not in vocabulary:
                near = get_close_matches(word, vocabulary, 1)
                hint = f"did you mean “{near[0]}”?" if near else f"one of {', '.join(vocabulary)} is"
                return f"“{shown}” is not a move: “{word}” cannot stand there; {hint}"
        return f"“{shown}” is not a move"
