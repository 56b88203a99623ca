"""The arrays that a compiled batch works on, bundled by what they are for. Numba takes them as they are."""

from typing import NamedTuple

from newdawn.core.records import Numbers


class ObservationTable(NamedTuple):
    """What `batch.py` writes observations with."""

    sources: Numbers
    """For each observer, where every value lies in the record."""
    entries: Numbers
    """What becomes of every value."""
    maps: Numbers
    """For every one-hot value, where the number of each value lies in the observation."""
    spans: Numbers
    """Where the entries of each kind begin, and behind them where the last one ends."""
    lows: Numbers
    """The least value of each number before it is scaled."""
    highs: Numbers
    """The greatest value of each number before it is scaled."""
    scales: Numbers
    """What each number is multiplied with."""


class Wishes(NamedTuple):
    """What the caller of a batch has chosen, in numbers."""

    players: int
    option: int
    """The options of the game, as bits."""
    learner: int
    """The seat that the caller decides for, or `NOBODY` or `ROTATING`."""
    reward: int
    """The kind of reward."""


class Games(NamedTuple):
    """What a batch keeps from one step to the next: a row for each environment."""

    raw: Numbers
    """The positions, as bytes."""
    words: Numbers
    """The seeds, the number of the game, and a word for dice."""
    chances: Numbers
    """The dice of random opponents."""
    seats: Numbers
    """The seat to act."""
    offered: Numbers
    """The legal actions of that seat."""
    offers: Numbers
    """How many of them there are."""


class Results(NamedTuple):
    """What a step writes: a row for each environment."""

    mask: Numbers
    numbers: Numbers
    """Observations in whole numbers; no rows if they are not wanted so."""
    observations: Numbers
    """Observations from 0 to 1; no rows if they are not wanted so."""
    finals: Numbers
    """The last observation of a game that ended."""
    rewards: Numbers
    scores: Numbers
    ended: Numbers
