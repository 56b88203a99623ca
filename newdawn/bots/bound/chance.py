"""How a game without a belief deals hidden worlds: each as likely as any other.

Like `newdawn.core.bound.playout`, this file is loaded once for each game, with its modules in the globals `rules` and
`knowledge`.
"""

from typing import Any

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers

rules: Any
knowledge: Any

_deal = knowledge.deal

CLUES = 0
LEARNED = 0
KINDS = 1
"""How many kinds of cards there are to believe in: the odds have a column for each, and need one at least."""


@compiled
def surmise(seen: Any, seat: int, belief: Numbers, odds: Numbers) -> None:
    """Learn nothing from what others did."""


@compiled
def deal(seen: Any, seat: int, odds: Numbers, words: Numbers, worlds: Numbers) -> None:
    """Complete a seat's view at random."""
    _deal(seen, seat, words, worlds)
