"""Why a move is not legal: a message with arguments, packed into one integer; zero means that the move is legal.

>>> tokens = {"token": ("wood", "metal")}
>>> table = ReasonTable(("not-now", ()), ("needs-token", ("token", "count")), vocabulary=tokens)
>>> needs = because(table.code("needs-token"), 1, 3)
>>> table.read(needs)
('needs-token', {'token': 'metal', 'count': 3})
>>> table.read(because(table.code("not-now")))
('not-now', {})
"""

from collections.abc import Iterable, Mapping

from newdawn.core.compiled import compiled
from newdawn.core.vocabulary import Named, Vocabulary, named

_BITS = 8
_ARGUMENT = (1 << _BITS) - 1


@compiled
def because(code: int, first: int = 0, second: int = 0) -> int:
    """Pack a reason and its arguments (0 to 255 each)."""
    return code | (int(first) << 8) | (int(second) << 16)  # a field of 8 bits would lose what is shifted


class ReasonTable:
    """The reasons of one game: message ids, their arguments, and what the numbers of these stand for."""

    def __init__(self, *reasons: tuple[str, tuple[str, ...]], vocabulary: Vocabulary | None = None) -> None:
        """Number the reasons from 1 on."""
        self.reasons = reasons
        self.kinds: Mapping[str, tuple[str, ...]] = dict(reasons)
        """The arguments of each reason, by its message id."""
        self.vocabulary: Vocabulary = vocabulary or {}
        self._codes = {name: code for code, (name, _) in enumerate(reasons, start=1)}

    def code(self, name: str) -> int:
        """Return the number of a reason."""
        return self._codes[name]

    def arguments(self, name: str, numbers: Iterable[int]) -> Named:
        """Return the arguments of a reason from their numbers."""
        return named(self.vocabulary, self.reasons[self._codes[name] - 1][1], numbers)

    def read(self, packed: int) -> tuple[str, Named]:
        """Return the message id and the arguments of a packed reason."""
        name, arguments = self.reasons[(packed & _ARGUMENT) - 1]
        numbers = (packed >> _BITS & _ARGUMENT, packed >> 2 * _BITS & _ARGUMENT)
        return name, named(self.vocabulary, arguments, numbers)
