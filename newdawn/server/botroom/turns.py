"""How long a bot's turn at a desk takes: by the bot and by what everybody knows, never by what it has really thought.

Whether a bot had a choice, and how hard it was, is often a secret. So every move of a bot, forced or not, occupies its
desk for the whole time that this bot may think, and is known at the end of it. Where many games wait for bots, all of
them think for a shorter time, and so keep people waiting less. An answer that comes late is known at the next step of a
coarse grid, and for a while all turns of the same kind last as long, so that no single one stands out.
"""

import math
from dataclasses import dataclass
from typing import Final

from newdawn.bots import BotError, Entrant, entrant
from newdawn.server.botroom.codes import longest

__all__ = ["Turn", "Turns", "haste"]

_BEYOND: Final = 0.05
"""Seconds beyond its budget in which a bot that has one answers: the first step of the grid."""
_AT_ONCE: Final = 0.01
"""The same for a bot that takes next to no time."""
_COARSEST: Final = 1.0
"""Seconds between the later steps of the grid; the earlier ones double."""
_MEMORY: Final = 60.0
"""Seconds for which all turns of a kind last as long as the latest one."""
_REMEMBERED: Final = 2.0
"""Seconds beyond its time that are remembered: whatever is later was a fault."""
_AT_EASE: Final = 4
"""Moves that may wait for each desk before bots begin to hurry."""
_HASTIEST: Final = 1 / 8
"""The part of its time that a bot has at least: by then a search has found most of what it will find."""


def haste(waiting: int, desks: int) -> float:
    """Return the part of their time that bots may think while this many moves wait.

    >>> haste(waiting=3, desks=1), haste(waiting=8, desks=1), haste(waiting=8, desks=2), haste(waiting=500, desks=2)
    (1.0, 0.5, 1.0, 0.125)
    """
    return min(1.0, max(_HASTIEST, _AT_EASE * desks / max(1, waiting)))


@dataclass(frozen=True)
class Turn:
    """One decision of a bot, and the step of the grid at which its answer will be known."""

    kind: str
    step: int
    usual: float
    """The seconds that the bot is expected to take; 0 for one that is measured in work: it takes what it takes."""
    longest: float
    """The seconds that it may take, however much it is to do."""
    thinking: float | None
    """The seconds that it is told to think; None for one whose time is not ours to set."""

    @property
    def seconds(self) -> float:
        """How long the turn lasts, unless the answer comes late."""
        return self.seconds_at(self.step)

    def seconds_at(self, step: int) -> float:
        """Return how long the turn lasts if its answer is known at this step of the grid."""
        first = _BEYOND if self.usual else _AT_ONCE
        doubled = math.ceil(math.log2(_COARSEST / first))
        return self.usual + (first * (1 << step) if step < doubled else (step - doubled + 1) * _COARSEST)


class Turns:
    """How long turns take, by the kind of bot.

    >>> turns = Turns()
    >>> begun = 100.0
    >>> turn = turns.next("hard", now=begun)
    >>> turn.thinking, turn.seconds
    (0.3, 0.35)
    >>> round(turns.end(turn, begun, answered=100.2) - begun, 3)
    0.35
    >>> round(turns.end(turn, begun, answered=100.37) - begun, 3)
    0.4
    >>> [round(turns.end(turn, begun, answered=begun + late) - begun, 3) for late in (1.0, 1.2, 5.0)]
    [1.1, 1.3, 5.3]
    >>> turns.next("hard", now=begun + 1).seconds, turns.next("hard", now=begun + 100).seconds
    (1.3, 0.35)
    >>> turns.next("hard", now=begun + 100, share=0.5).seconds
    0.2
    """

    def __init__(self) -> None:
        """Begin without any late answer."""
        self._late: dict[str, dict[int, float]] = {}

    def next(self, kind: str, now: float, share: float = 1.0) -> Turn:
        """Return the turn of a bot that begins now, and may use this part of its time."""
        late = self._late.get(kind, {})
        step = max((step for step, at in late.items() if now - at < _MEMORY), default=0)
        bot = _bot(kind)
        if bot is None:
            return Turn(kind, step, 0.0, 0.0, None)
        most = longest(bot)
        if bot.budget.work is not None:
            return Turn(kind, step, 0.0, most, None)
        if bot.is_own and most:
            return Turn(kind, step, share * most, most, share * most)
        return Turn(kind, step, most, most, None)

    def end(self, turn: Turn, begun: float, answered: float) -> float:
        """Return when a turn is over that began at this moment, and whose answer has come."""
        step = turn.step
        while begun + turn.seconds_at(step) < answered:
            step += 1
        if step > turn.step and turn.seconds_at(step) <= turn.longest + _REMEMBERED:
            self._forget(answered)
            self._late.setdefault(turn.kind, {})[step] = answered
        return begun + turn.seconds_at(step)

    def _forget(self, now: float) -> None:
        kept = {
            kind: {step: at for step, at in late.items() if now - at < _MEMORY} for kind, late in self._late.items()
        }
        self._late = {kind: late for kind, late in kept.items() if late}


def _bot(kind: str) -> Entrant | None:
    """Return a bot by its code; None if there is none, which the desk says."""
    try:
        return entrant(kind)
    except BotError:
        return None
