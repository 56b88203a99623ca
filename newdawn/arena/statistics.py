"""What figures from a number of games say, and how sure that is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["CONFIDENCE", "Estimate", "mean", "verdict", "wilson"]

CONFIDENCE = 0.95
"""How often an interval holds the true value."""
_Z = 1.959963984540054
"""The deviation that a normal variable stays within that often."""


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval that it is known to lie in."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Estimate:
    """Return a win rate with its Wilson interval, which is good for few games and for rates near 0 and 1, too.

    Shared wins count in parts, which makes the interval a little wider than it had to be, never narrower.

    >>> wilson(50, 100)
    Estimate(value=0.5, low=0.4038..., high=0.5961...)
    >>> wilson(0, 10)
    Estimate(value=0.0, low=0.0, high=0.2775...)
    >>> wilson(81, 263)
    Estimate(value=0.3079..., low=0.2552..., high=0.3662...)
    """
    if games == 0:
        return Estimate(math.nan, 0.0, 1.0)
    rate = wins / games
    room = _Z * _Z / games
    middle = (rate + room / 2) / (1 + room)
    half = math.sqrt(room * rate * (1 - rate) + room * room / 4) / (1 + room)
    # At the ends of the scale the interval ends there as well; rounding would miss that by a hair.
    return Estimate(rate, 0.0 if wins <= 0 else middle - half, 1.0 if wins >= games else middle + half)


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean with its interval by the normal approximation.

    >>> mean([10, 12, 14, 16])
    Estimate(value=13.0, low=10.46..., high=15.53...)
    """
    if not values:
        return Estimate(math.nan, math.nan, math.nan)
    middle = math.fsum(values) / len(values)
    if len(values) == 1:
        return Estimate(middle, math.nan, math.nan)
    spread = math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = _Z * math.sqrt(spread / len(values))
    return Estimate(middle, middle - half, middle + half)


def verdict(rate: Estimate, line: float) -> str:
    """Say whether a rate is `above` or `below` a line, or `level` with it as far as these games can tell.

    >>> verdict(wilson(70, 100), 0.5), verdict(wilson(55, 100), 0.5), verdict(wilson(1, 40), 0.25)
    ('above', 'level', 'below')
    """
    return "above" if rate.low > line else "below" if rate.high < line else "level"
