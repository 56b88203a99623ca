"""Numbers and small words of a balance report, as people read them."""

import math

from newdawn.arena.balance_figures import Line, Named
from newdawn.arena.statistics import Estimate

__all__ = [
    "amount",
    "chance",
    "counted",
    "difference",
    "fixed",
    "percent",
    "percent_points",
    "points",
    "sign",
    "value",
]


def sign(number: float) -> str:
    """Return a number with its sign, a real minus, and no more digits than it needs.

    >>> sign(2.5), sign(-10.0), sign(0)
    ('+2.5', '−10', '0')
    """
    return f"{number:+.3g}".replace("-", "−") if number else "0"


def fixed(number: float) -> str:
    """Return a number with two decimals.

    >>> fixed(-1.234), fixed(3), fixed(math.nan)
    ('−1.23', '3.00', '–')
    """
    return "–" if math.isnan(number) else f"{number:.2f}".replace("-", "−")


def percent(share: float) -> str:
    """Return a share in percent.

    >>> percent(1 / 3), percent(0.5)
    ('33.3 %', '50 %')
    """
    return "–" if math.isnan(share) else f"{100 * share:.1f}".removesuffix(".0") + " %"


def percent_points(share: float) -> str:
    """Return a difference of shares in percentage points.

    >>> percent_points(-0.045)
    '−4.5'
    """
    return "–" if math.isnan(share) else f"{100 * share:+.1f}".replace("-", "−")


def chance(probability: float) -> str:
    """Return a probability, as far as it matters.

    >>> chance(0.0312), chance(1e-9)
    ('0.031', '&lt; 0.001')
    """
    return "&lt; 0.001" if probability < 0.001 else f"{probability:.3f}"


def counted(count: int, what: str) -> str:
    """Return a number of something.

    >>> counted(1, "line"), counted(1200, "line")
    ('1 line', '1,200 lines')
    """
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def value(measure: str, found: Estimate) -> str:
    """Return the value of a measure with its interval.

    >>> value("win", Estimate(0.25, 0.2, 0.3)), value("points", Estimate(1, 0.5, 1.5))
    ('25.0 % (20.0–30.0)', '+1.00 (+0.50 to +1.50)')
    """
    if measure == "points":
        return difference(measure, found)
    if math.isnan(found.value):
        return "–"
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def difference(measure: str, found: Estimate) -> str:
    """Return a difference with its interval: percentage points of a share, or points.

    >>> difference("win", Estimate(0.04, -0.01, 0.09)), difference("points", Estimate(math.nan, 0, 0))
    ('+4.0 (−1.0 to +9.0)', '–')
    """
    if math.isnan(found.value):
        return "–"
    written = percent_points if measure != "points" else points
    return f"{written(found.value)} ({written(found.low)} to {written(found.high)})"


def points(number: float) -> str:
    """Return a difference of points.

    >>> points(-0.405), points(2)
    ('−0.41', '+2.00')
    """
    return f"{number:+.2f}".replace("-", "−")


def amount(line: Line, measure: str) -> str:
    """Say what a measure of a line is."""
    if measure == "win":
        return "share of the win"
    if measure == "taken":
        return line.way.rate
    return "points of everybody" if line.way.of_table else "points ahead of the others"


def is_up(each: Named) -> bool:
    """Return whether a thing that is out of line is better, or taken more often, than its peers."""
    line, measure = each.strongest
    return line.comparisons[measure].difference.value > 0


def finding(each: Named) -> str:
    """Say what is most out of line about a thing."""
    line, measure = each.strongest
    found = line.comparisons[measure]
    own, theirs = found.value.value, found.value.value - found.difference.value
    where = f"With {line.players} players"
    if measure == "taken":
        return f"{where}: {line.way.rate} {percent(own)} of the time, its peers {percent(theirs)}"
    how = f"{line.way.title[:1].lower()}{line.way.title[1:]}"
    if measure == "win":
        return f"{where}, {how}: {percent(own)} of the win, its peers {percent(theirs)}"
    return f"{where}, {how}: {points(own)} {amount(line, measure)}, its peers {points(theirs)}"
