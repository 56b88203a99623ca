"""Whether win chances are true: of the positions in which a seat is said to win with 70 %, some 70 % must be won.

Greedy seats play games that nothing was learned from. In positions on the way the judge of the bots says what it
thinks of all seats, as far as one of them can know; the outcome says how often it was right.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

import numpy as np

from newdawn.arena.balance_style import style
from newdawn.bots.judges import Judge
from newdawn.bots.noting import appraise, note_games

if TYPE_CHECKING:
    from newdawn.core.declaration import About
    from newdawn.core.face import Game

__all__ = ["Bin", "Calibration", "calibrate", "page", "rows"]

_BINS = 20
_WHIM = 0.03
"""How often a seat plays at random, so that games differ."""
_SAMPLES = 14
"""Positions noted in a game."""
_WORLDS = 8
"""Worlds that the judge's word is a mean of."""
_SIDE = 320
_SMALLEST, _LARGEST = 2.0, 9.5
"""The radii of dots: of what was hardly ever said, and of what was said most often."""


@dataclass(frozen=True)
class Bin:
    """What was said with about the same win chance."""

    said: float
    won: float
    count: int


@dataclass(frozen=True)
class Calibration:
    """How true win chances and points are, with one number of players."""

    players: int
    games: int
    positions: int
    bins: tuple[Bin, ...]
    points_off: float
    """The root of the mean squared error in final points."""

    @property
    def error(self) -> float:
        """The expected calibration error: how far what is said is from what is won, on average over all that is said.

        >>> Calibration(2, 1, 2, (Bin(0.25, 0.30, 30), Bin(0.75, 0.75, 10)), 0.0).error
        0.0375
        """
        count = sum(each.count for each in self.bins)
        return round(sum(abs(each.said - each.won) * each.count for each in self.bins) / count, 6)


def calibrate(game: "Game", players: int, games: int, seed: int, judge: Judge) -> Calibration:
    """Play games, and return how true what the judge says of them is."""
    noted = note_games(game, players, games, seed, [judge] * players, [_WHIM] * players, _SAMPLES)
    # Each position is judged by the next seat in turn: whoever decides knows more than others about what comes.
    viewers = np.arange(len(noted.seats)) % players
    points, shares = appraise(game, players, noted.positions, viewers, judge, _WORLDS, seed)
    said, won = shares.reshape(-1), noted.shares[noted.games].reshape(-1)
    numbers = np.clip((said * _BINS).astype(np.int64), 0, _BINS - 1)
    bins = tuple(
        Bin(float(said[inside].mean()), float(won[inside].mean()), int(inside.sum()))
        for inside in (numbers == number for number in range(_BINS))
        if inside.any()
    )
    off = float(np.sqrt(np.mean((points - noted.points[noted.games]) ** 2)))
    return Calibration(players, games, len(viewers), bins, off)


def rows(found: Sequence[Calibration]) -> list[list[str]]:
    """Return the data as rows of text, the first one with their names."""
    listed = [["players", "said", "won", "seats"]]
    for each in found:
        listed += [[str(each.players), f"{bin.said:.4f}", f"{bin.won:.4f}", str(bin.count)] for bin in each.bins]
    return listed


def page(about: "About", command: str, found: Sequence[Calibration]) -> str:
    """Return a page with a diagram for each number of players: one HTML file that needs nothing else."""
    title = f"Win chances of {escape(about.title)}"
    parts = "".join(_section(each) for each in found)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{title}</title><style>{style(about.look)}{_RULES}</style></head>\n<body><main>\n"
        f'<header><h1>{title}</h1><p class="lead">How often seats won, by the chance that the bots gave them. On the '
        "line, what was said is true; a dot above it won more often than said. The larger the dot, the more often that "
        f'was said.</p><div class="panel"><code>{escape(command)}</code></div></header>\n{parts}'
        "<footer><p>The same command and version give the same page. An unofficial, fan-made program, with no art or "
        f"text by the publishers of {escape(about.title)}.</p></footer>\n</main></body></html>\n"
    )


_RULES = """
.chances{max-width:420px;width:100%;height:auto;display:block;margin:8px 0}
.chances rect{fill:none;stroke:var(--line)}.chances .even{stroke:var(--muted);stroke-dasharray:4 4}
.chances text{fill:var(--muted);font-size:12px;font-variant-numeric:tabular-nums}
"""


def _section(each: Calibration) -> str:
    title = f"{each.players} players"
    table = "".join(
        f"<tr><td>{100 * bin.said:.1f} %</td><td>{100 * bin.won:.1f} %</td><td>{bin.count:,}</td></tr>"
        for bin in each.bins
    )
    return (
        f"<section><h2>{title}</h2><p>Calibration error {100 * each.error:.1f} %, final points off by "
        f"{each.points_off:.1f}, in {each.positions:,} positions of {each.games:,} games.</p>{_diagram(each)}"
        '<details><summary>The figures</summary><div class="scroll"><table><tr><th>said</th><th>won</th>'
        f"<th>seats</th></tr>{table}</table></div></details></section>\n"
    )


def _diagram(each: Calibration) -> str:
    most = max(bin.count for bin in each.bins)
    dots = "".join(
        f'<circle cx="{_SIDE * bin.said:.1f}" cy="{_SIDE * (1 - bin.won):.1f}" '
        f'r="{_SMALLEST + (_LARGEST - _SMALLEST) * (bin.count / most) ** 0.5:.1f}"/>'
        for bin in each.bins
    )
    marks = "".join(
        f'<text x="{_SIDE * tenth / 4:g}" y="{_SIDE + 16}" text-anchor="middle">{25 * tenth} %</text>'
        f'<text x="-6" y="{_SIDE * (1 - tenth / 4) + 4:g}" text-anchor="end">{25 * tenth} %</text>'
        for tenth in range(5)
    )
    label = f"{each.players} players: what was said against what was won; the error is {100 * each.error:.1f} %"
    return (
        f'<svg class="chances n{each.players}" viewBox="-44 -12 {_SIDE + 64} {_SIDE + 36}" role="img" '
        f'aria-label="{label}"><rect width="{_SIDE}" height="{_SIDE}"/>'
        f'<line class="even" x1="0" y1="{_SIDE}" x2="{_SIDE}" y2="0"/>{dots}{marks}</svg>'
    )
