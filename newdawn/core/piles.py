"""Piles of tiles, cards and tokens, and what is known of them: how many there are of each kind."""

from newdawn.core.compiled import compiled
from newdawn.core.random import Seeded, shuffle
from newdawn.core.records import Numbers


@compiled
def shuffle_copies(game: Seeded, copies: Numbers, pile: Numbers) -> int:
    """Put this many copies of each kind into a pile, in random order; return how many tiles there are.

    >>> import numpy as np
    >>> from newdawn.core.random import plant, seed_words
    >>> game, pile = Seeded.blank(), np.zeros(8, np.int8)
    >>> plant(game, seed_words(1))
    >>> size = shuffle_copies(game, np.array([2, 0, 3]), pile)
    >>> size, sorted(pile[:size].tolist())
    (5, [0, 0, 2, 2, 2])
    """
    size = 0
    for kind in range(len(copies)):
        for _ in range(copies[kind]):
            pile[size] = kind
            size += 1
    shuffle(game, pile, size)
    return size


@compiled
def is_empty(counts: Numbers) -> bool:
    """Return whether there is none of any kind."""
    for count in counts:
        if count > 0:
            return False
    return True
