"""Plots of a balance report: strips of dots with intervals, as SVG that needs nothing else.

A strip is as wide as the page gives it: places along it are percentages, sizes are pixels, so that nothing is
distorted on a phone.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from newdawn.arena.balance_text import sign
from newdawn.arena.statistics import Estimate

__all__ = ["Mark", "Scale", "axis", "key", "scale_for", "strip"]

_LANE = 11
"""The height of one interval."""
_MARGIN = 4
_SHAPES = {
    2: '<circle r="4"/>',
    3: '<path d="M0 -4.6 4.6 3.6 -4.6 3.6Z"/>',
    4: '<path d="M-3.7 -3.7H3.7V3.7H-3.7Z"/>',
    5: '<path d="M0 -4.7 4.5 -1.5 2.8 3.8 -2.8 3.8 -4.5 -1.5Z"/>',
    6: '<path d="M0 -5 5 0 0 5 -5 0Z"/>',
    7: '<path d="M0 4.6 4.6 -3.6 -4.6 -3.6Z"/>',
    8: '<path d="M-1.5 -4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z"/>',
}
"""A shape for each number of players up to `MOST_SEATS`, so that colour alone says nothing."""


@dataclass(frozen=True)
class Scale:
    """An axis from one value to its negative, with a line every step."""

    end: float
    step: float

    def place(self, value: float) -> float:
        """Return where a value lies, in percent of the width; what is beyond the end lies at the end.

        >>> Scale(10, 5).place(0), Scale(10, 5).place(5), Scale(10, 5).place(99)
        (50.0, 74.0, 98.0)
        """
        return 50 + 48 * max(-1.0, min(1.0, value / self.end))

    @property
    def lines(self) -> list[float]:
        """The values that have a line, zero among them."""
        count = int(self.end / self.step + 1e-9)
        return [number * self.step for number in range(-count, count + 1)]


@dataclass(frozen=True)
class Mark:
    """One dot with its interval, for a number of players."""

    players: int
    estimate: Estimate


def scale_for(values: Sequence[float], least: float) -> Scale:
    """Return a scale with round steps that has room for all values.

    >>> scale_for([-3, 7.2], 1).lines
    [-5.0, 0.0, 5.0]
    """
    end = max([least, *(abs(value) for value in values if math.isfinite(value))]) * 1.05
    power = 10.0 ** math.floor(math.log10(end))
    step = next(factor * power for factor in (0.25, 0.5, 1.0, 2.5, 5.0) if end / (factor * power) <= 4)
    # Where four lines on a side would crowd a phone, every other one will do.
    return Scale(end, step if end / step < 2.5 else 2 * step)


def strip(marks: Sequence[Mark], scale: Scale, lanes: Sequence[int], label: str) -> str:
    """Return the strip of one thing, with a lane for each number of players; the label is for those who hear it."""
    height = 2 * _MARGIN + _LANE * len(lanes)
    drawn = []
    for value in scale.lines:
        x = f"{scale.place(value):.2f}%"
        drawn.append(f'<line class="{"grid" if value else "zero"}" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
    for mark in marks:
        y = _MARGIN + _LANE * (lanes.index(mark.players) + 0.5)
        low, x, high = (f"{scale.place(getattr(mark.estimate, end)):.2f}%" for end in ("low", "value", "high"))
        drawn.append(_dot(mark.players, low, x, high, y))
    return f'<svg class="strip" height="{height}" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'


def key(players: int) -> str:
    """Return a dot as it is drawn for this number of players."""
    return f'<svg class="strip" height="12" aria-hidden="true">{_dot(players, "5%", "50%", "95%", 6)}</svg>'


def _dot(players: int, low: str, x: str, high: str, y: float) -> str:
    return (
        f'<g class="n{players}"><line x1="{low}" x2="{high}" y1="{y:g}" y2="{y:g}"/>'
        f'<svg x="{x}" y="{y:g}" overflow="visible">{_SHAPES[players]}</svg></g>'
    )


def axis(scale: Scale) -> str:
    """Return the numbers along a scale."""
    texts = "".join(f'<text x="{scale.place(value):.2f}%" y="13">{sign(value)}</text>' for value in scale.lines)
    return f'<svg class="axis" height="18" aria-hidden="true">{texts}</svg>'
