"""Why a move is not legal: a message with arguments, packed into one integer; zero means that the move is legal.

>>> table = ReasonTable(("not-now", ()), ("needs-token", ("token", "count")))
>>> needs = because(table.code("needs-token"), 5, 1)
>>> table.read(needs)
('needs-token', {'token': 5, 'count': 1})
>>> table.read(because(table.code("not-now")))
('not-now', {})
"""

from newdawn.core.compiled import compiled

_BITS = 8
_ARGUMENT = (1 << _BITS) - 1


@compiled
def because(code: int, first: int = 0, second: int = 0) -> int:
    """Pack a reason and its arguments (0 to 255 each)."""
    return code | (int(first) << 8) | (int(second) << 16)  # a field of 8 bits would lose what is shifted


class ReasonTable:
    """The reasons of one game: message ids and the names of their arguments."""

    def __init__(self, *reasons: tuple[str, tuple[str, ...]]) -> None:
        """Number the reasons from 1 on."""
        self.reasons = reasons
        self._codes = {name: code for code, (name, _) in enumerate(reasons, start=1)}

    def code(self, name: str) -> int:
        """Return the number of a reason."""
        return self._codes[name]

    def read(self, packed: int) -> tuple[str, dict[str, int]]:
        """Return the message id and the arguments of a packed reason."""
        name, arguments = self.reasons[(packed & _ARGUMENT) - 1]
        return name, {
            argument: (packed >> (_BITS * position)) & _ARGUMENT for position, argument in enumerate(arguments, start=1)
        }
