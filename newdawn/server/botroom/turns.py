"""How long a bot's turn at a desk takes: by the bot and by the clock, never by what it has really thought.

Whether a bot had a choice, and how hard it was, is often a secret. So every move of a bot, forced or not, occupies its
desk for the whole time that this bot may think, and is known at the end of it. An answer that comes late is known at
the next step of a coarse grid, and for a while all turns of the same kind last as long, so that no single one stands
out.
"""

import math
from typing import Final

from newdawn.bots import BotError, Entrant, entrant
from newdawn.server.botroom.codes import longest

__all__ = ["Turns"]

_BEYOND: Final = 0.05
"""Seconds beyond its budget in which a bot that has one answers: the first step of the grid."""
_AT_ONCE: Final = 0.01
"""The same for a bot that takes next to no time."""
_COARSEST: Final = 1.0
"""Seconds between the later steps of the grid; the earlier ones double."""
_MEMORY: Final = 60.0
"""Seconds for which all turns of a kind last as long as the latest one."""
_REMEMBERED: Final = 2.0
"""Seconds beyond its time that are remembered: whatever is later was a fault, or the first start of a worker."""


class Turns:
    """How long turns take, by the kind of bot.

    >>> turns = Turns()
    >>> begun = 100.0
    >>> turns.seconds("hard", now=begun)
    0.35
    >>> round(turns.end("hard", begun, step=0, answered=100.2) - begun, 3)
    0.35
    >>> round(turns.end("hard", begun, step=0, answered=100.37) - begun, 3)
    0.4
    >>> [round(turns.end("hard", begun, step=0, answered=begun + late) - begun, 3) for late in (1.0, 1.2, 5.0)]
    [1.1, 1.3, 5.3]
    >>> turns.seconds("hard", now=begun + 1), turns.seconds("hard", now=begun + 100)
    (1.3, 0.35)
    """

    def __init__(self) -> None:
        """Begin without any late answer."""
        self._late: dict[str, dict[int, float]] = {}

    def step(self, kind: str, now: float) -> int:
        """Return the step of the grid at which turns of a kind of bot end now."""
        late = self._late.get(kind, {})
        return max((step for step, at in late.items() if now - at < _MEMORY), default=0)

    def seconds(self, kind: str, now: float) -> float:
        """Return how many seconds a turn of a kind of bot lasts now."""
        return _seconds(kind, self.step(kind, now))

    def end(self, kind: str, begun: float, step: int, answered: float) -> float:
        """Return when a turn is over that began at this step of the grid, and whose answer has come."""
        if begun + _seconds(kind, step) >= answered:
            return begun + _seconds(kind, step)
        while begun + _seconds(kind, step) < answered:
            step += 1
        if _seconds(kind, step) <= _longest(kind) + _REMEMBERED:
            self._forget(answered)
            self._late.setdefault(kind, {})[step] = answered
        return begun + _seconds(kind, step)

    def _forget(self, now: float) -> None:
        kept = {
            kind: {step: at for step, at in late.items() if now - at < _MEMORY} for kind, late in self._late.items()
        }
        self._late = {kind: late for kind, late in kept.items() if late}


def _seconds(kind: str, step: int) -> float:
    """Return how long a turn lasts at a step of the grid; one that is measured in work, as long as it turns out."""
    bot = _bot(kind)
    usual = 0.0 if bot is None or bot.budget.work is not None else longest(bot)
    first = _BEYOND if usual else _AT_ONCE
    doubled = math.ceil(math.log2(_COARSEST / first))
    return usual + (first * (1 << step) if step < doubled else (step - doubled + 1) * _COARSEST)


def _longest(kind: str) -> float:
    bot = _bot(kind)
    return 0.0 if bot is None else longest(bot)


def _bot(kind: str) -> Entrant | None:
    """Return a bot by its code; None if there is none, which the desk says."""
    try:
        return entrant(kind)
    except BotError:
        return None
