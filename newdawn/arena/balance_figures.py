"""What the games of a balance report say about each thing, and which things look out of line.

A thing is compared with its peers: a room that was dealt with the other rooms that were dealt, an event that was
overcome with the other events that were. Three measures tell how it does:

- `win`: the share of the win that those who have it get;
- `points`: how far they are ahead of the mean of the others at their table; for what the whole table has, how much
  more everybody scores with it;
- `taken`: how often it is taken by those who could.

Seats of one game depend on each other, so games are what is counted: every interval of a difference comes from how
much each single game moves it. A difference is out of line if it is larger than chance explains and large enough to
matter. Chance is reckoned over all comparisons of the report by the method of Benjamini and Hochberg: of those that
pass, one in twenty at most is expected to be chance.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from newdawn.arena.balance import Observation
from newdawn.arena.facts import Kind, Nature, Thing, Way
from newdawn.arena.statistics import Estimate, mean, wilson

__all__ = [
    "FEWEST",
    "LARGE_ENOUGH",
    "RISK",
    "UNFAIR",
    "Comparison",
    "Line",
    "Named",
    "Table",
    "examine",
    "named",
    "tables",
]

RISK = 0.05
"""The share of chance results that is accepted among those that are named."""
FEWEST = 50
"""How often a thing, and its peers, must have been had before they are compared."""
LARGE_ENOUGH = {"win": 0.03, "points": 0.1, "taken": 0.1}
"""The size that matters: 3 percentage points of the win, a tenth of the standard deviation of the points (which moves
the win by about as much), and 10 percentage points of how often a thing is taken."""
UNFAIR = 2
"""How many times as large it must be where players chose or acquired a thing: part of it is then a consequence."""
_Z = 1.959963984540054

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Comparison:
    """A value of a thing, and its difference from the peers."""

    value: Estimate
    difference: Estimate
    size: float
    """The difference in the units of `LARGE_ENOUGH`."""
    chance: float
    """How likely chance alone makes such a difference (p); not a number where nothing is tested."""
    adjusted: float = 1.0
    """The same, reckoned over all comparisons of the report (q)."""
    is_out_of_line: bool = False

    def weight(self, measure: str) -> float:
        """Return how many times as large as what matters the difference is."""
        return abs(self.size) / LARGE_ENOUGH[measure]


@dataclass(frozen=True)
class Line:
    """What the games say about one thing, had in one way, with one number of players."""

    players: int
    kind: Kind
    way: Way
    thing: Thing
    held: int
    """How often a seat, or the table, had it."""
    games: int
    """Games in which somebody had it."""
    score: float
    """The mean score of those who had it."""
    comparisons: dict[str, Comparison]
    """By measure; those that can be made."""

    @property
    def fair_share(self) -> float:
        """The share of the win if everybody is equal."""
        return 1 / self.players

    @property
    def out_of_line(self) -> tuple[str, ...]:
        """The measures in which the thing is out of line."""
        return tuple(name for name, found in self.comparisons.items() if found.is_out_of_line)


@dataclass(frozen=True)
class Table:
    """All games with one number of players, as arrays: a row for each game, a column for each seat."""

    players: int
    observations: tuple[Observation, ...]
    scores: Floats
    shares: Floats

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.scores)

    @property
    def leads(self) -> Floats:
        """How far each seat is ahead of the mean of the others."""
        others = (self.scores.sum(axis=1, keepdims=True) - self.scores) / (self.players - 1)
        leads: Floats = self.scores - others
        return leads

    @property
    def score(self) -> Estimate:
        """The mean score."""
        return mean(self.scores.ravel().tolist())

    def counts(self, kind: Kind, way: Way) -> Floats:
        """Return how often each seat of each game has each thing: game, seat, thing."""
        column = kind.column(way.name)
        place = {thing.name: number for number, thing in enumerate(kind.things)}
        found = np.zeros((self.games * self.players, len(kind.things)))
        for row, observation in enumerate(self.observations):
            for name in observation.facts.get(column, ()):
                found[row, place[name]] += 1
        return found.reshape(self.games, self.players, len(kind.things))


def tables(observations: Iterable[Observation]) -> list[Table]:
    """Return the games by number of players."""
    found: dict[int, list[Observation]] = {}
    for observation in observations:
        found.setdefault(observation.players, []).append(observation)
    return [_table(players, found[players]) for players in sorted(found)]


def _table(players: int, rows: list[Observation]) -> Table:
    rows.sort(key=lambda row: (row.game, row.seat))
    if [row.seat for row in rows] != list(range(players)) * (len(rows) // players):
        raise ValueError(f"a game of {players} players has one row for each seat")
    scores, shares = (
        np.array([getattr(row, name) for row in rows], np.float64).reshape(-1, players) for name in ("score", "share")
    )
    return Table(players, tuple(rows), scores, shares)


# Comparing ------------------------------------------------------------------------------------------------------------


class _Ratio(NamedTuple):
    """A value from all games, one sum divided by another, and how much each single game moves it."""

    value: float
    pulls: Floats


def _ratio(tops: Floats, bottoms: Floats) -> _Ratio:
    total = bottoms.sum()
    value = float(tops.sum() / total)
    return _Ratio(value, (tops - value * bottoms) / total)


def _error(pulls: Floats) -> float:
    """Return the standard error that follows from how much each game moves a value."""
    games = len(pulls)
    return math.sqrt(float(np.square(pulls).sum()) * games / max(1, games - 1))


def _around(value: float, error: float) -> Estimate:
    return Estimate(value, value - _Z * error, value + _Z * error)


def _chance(difference: float, error: float) -> float:
    """Return how likely chance alone makes a difference as large as this.

    >>> round(_chance(1.96, 1.0), 3), _chance(0.0, 0.0)
    (0.05, 1.0)
    """
    return math.erfc(abs(difference) / error / math.sqrt(2)) if error > 0 else 1.0


def _against(own: _Ratio, peers: _Ratio, value: Estimate, unit: float = 1.0) -> Comparison:
    difference, error = own.value - peers.value, _error(own.pulls - peers.pulls)
    return Comparison(value, _around(difference, error), difference / unit, _chance(difference, error))


def _alone(value: Estimate) -> Comparison:
    """Return a value that there is too little to compare with."""
    return Comparison(value, Estimate(math.nan, math.nan, math.nan), 0.0, math.nan)


def examine(observations: Iterable[Observation], kinds: Sequence[Kind]) -> list[Line]:
    """Return what the games say about every thing that somebody had, with what is out of line marked."""
    return _judge([line for table in tables(observations) for kind in kinds for line in _lines(table, kind)])


def _lines(table: Table, kind: Kind) -> list[Line]:
    counts = {way.name: table.counts(kind, way) for way in kind.ways}
    if not kind.things:
        return []
    found = []
    for way in kind.ways:
        # What the table has is noted for every seat, but is there once.
        held = counts[way.name][:, :1] if way.of_table else counts[way.name]
        chances = _chances(table, kind, way, counts)
        for number, thing in enumerate(kind.things):
            mine = held[:, :, number]
            if not mine.any():
                continue
            peers = [i for i, other in enumerate(kind.things) if other.peers == thing.peers and i != number]
            if way.of_table:
                comparisons = _table_comparisons(table, held[:, 0], number, peers)
            else:
                comparisons = _seat_comparisons(table, mine, held[:, :, peers].sum(axis=2))
            if chances is not None:
                comparisons |= _taken(held.sum(axis=1), chances, number, peers, way.rate_tells)
            scores = table.scores.mean(axis=1, keepdims=True) if way.of_table else table.scores
            found.append(
                Line(
                    table.players,
                    kind,
                    way,
                    thing,
                    int(mine.sum()),
                    int(mine.any(axis=1).sum()),
                    float((mine * scores).sum() / mine.sum()),
                    comparisons,
                )
            )
    return found


def _chances(table: Table, kind: Kind, way: Way, counts: dict[str, Floats]) -> Floats | None:
    """Return how often each thing could have been taken in each game: game, thing; None if that was not noted."""
    ways = {other.name: other for other in kind.ways}
    if not way.out_of or any(name not in ways for name in way.out_of):
        return None
    found = np.zeros((table.games, len(kind.things)))
    for name in way.out_of:
        if ways[name].of_table:
            found += counts[name][:, 0] * (table.players if way.by_everybody else 1)
        else:
            found += counts[name].sum(axis=1)
    return found


def _seat_comparisons(table: Table, mine: Floats, theirs: Floats) -> dict[str, Comparison]:
    """Compare the share of the win and the points of those who have a thing with those who have one of its peers."""
    held, others = mine.sum(axis=1), theirs.sum(axis=1)
    leads = table.leads
    wins, points = (_ratio((mine * values).sum(axis=1), held) for values in (table.shares, leads))
    win = wilson(wins.value * float(held.sum()), int(held.sum()))
    lead = _around(points.value, _error(points.pulls))
    if held.sum() < FEWEST or others.sum() < FEWEST:
        return {"win": _alone(win), "points": _alone(lead)}
    their_wins, their_points = (_ratio((theirs * values).sum(axis=1), others) for values in (table.shares, leads))
    return {
        "win": _against(wins, their_wins, win),
        "points": _against(points, their_points, lead, float(leads.std()) or 1.0),
    }


def _table_comparisons(table: Table, held: Floats, number: int, peers: list[int]) -> dict[str, Comparison]:
    """Compare the difference that a thing makes to everybody's points with those that its peers make."""
    slopes = [found for i in peers if (found := _slope(table, held[:, i])) is not None]
    own = _slope(table, held[:, number])
    if own is None:
        return {}
    value = _around(own.value, _error(own.pulls))
    if not slopes:
        return {"points": _alone(value)}
    theirs = _Ratio(
        math.fsum(slope.value for slope in slopes) / len(slopes),
        np.mean([slope.pulls for slope in slopes], axis=0),
    )
    return {"points": _against(own, theirs, value, float(table.scores.std()) or 1.0)}


def _slope(table: Table, held: Floats) -> _Ratio | None:
    """Return how much the mean score of a table changes with each one of a thing; None if too few tables tell."""
    away = held - held.mean()
    if min((away > 0).sum(), (away < 0).sum()) < FEWEST:
        return None
    points = table.scores.mean(axis=1)
    beyond = points - points.mean()
    weight = np.square(away).sum()
    slope = float((away * beyond).sum() / weight)
    return _Ratio(slope, away * (beyond - slope * away) / weight)


def _taken(held: Floats, chances: Floats, number: int, peers: list[int], tells: bool) -> dict[str, Comparison]:
    """Compare how often a thing is taken with how often its peers are; where that proves nothing, it is only shown."""
    offered, others = chances[:, number], chances[:, peers].sum(axis=1)
    if offered.sum() == 0:
        return {}
    rate = wilson(min(float(held[:, number].sum()), float(offered.sum())), int(offered.sum()))
    if offered.sum() < FEWEST or others.sum() < FEWEST:
        return {"taken": _alone(rate)}
    theirs = _ratio(held[:, peers].sum(axis=1), others)
    found = _against(_ratio(held[:, number], offered), theirs, rate)
    return {"taken": found if tells else replace(found, chance=math.nan)}


# Naming ---------------------------------------------------------------------------------------------------------------


def adjusted(chances: Sequence[float]) -> list[float]:
    """Return the probabilities of many comparisons, adjusted by the method of Benjamini and Hochberg.

    >>> [round(chance, 3) for chance in adjusted([0.01, 0.04, 0.03, 0.5])]
    [0.04, 0.053, 0.053, 0.5]
    """
    found = [1.0] * len(chances)
    least = 1.0
    order = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    for passed, i in enumerate(order):
        least = min(least, chances[i] * len(chances) / (len(chances) - passed))
        found[i] = least
    return found


def _judge(lines: list[Line]) -> list[Line]:
    """Mark the comparisons that neither chance nor a small size explains."""
    chances = [found.chance for line in lines for found in line.comparisons.values() if not math.isnan(found.chance)]
    values = iter(adjusted(chances))

    def judged(line: Line, name: str, found: Comparison) -> Comparison:
        if math.isnan(found.chance):
            return found
        value = next(values)
        large = found.weight(name) >= (1 if line.way.nature.is_fair else UNFAIR)
        return replace(found, adjusted=value, is_out_of_line=large and value <= RISK)

    return [
        replace(line, comparisons={name: judged(line, name, found) for name, found in line.comparisons.items()})
        for line in lines
    ]


@dataclass(frozen=True)
class Named:
    """A thing that looks out of line, and the lines that show it: fair comparisons first."""

    kind: Kind
    thing: Thing
    lines: tuple[Line, ...]

    @property
    def is_fair(self) -> bool:
        """Whether a comparison in which chance decided shows it."""
        return self.lines[0].way.nature.is_fair

    @property
    def strongest(self) -> tuple[Line, str]:
        """The line and the measure that show it best: a fair one if there is one, and the largest of those."""
        found = [(line, name) for line in self.lines for name in line.out_of_line]
        return max(found, key=lambda each: (each[0].way.nature.is_fair, each[0].comparisons[each[1]].weight(each[1])))


_ORDER = (Nature.DEALT, Nature.IN_PLAY, Nature.CHOSEN, Nature.ACQUIRED)


def named(lines: Sequence[Line]) -> list[Named]:
    """Return the things that are out of line somewhere, those shown by a fair comparison and the largest first."""
    found: dict[tuple[str, str], list[Line]] = {}
    for line in lines:
        if line.out_of_line:
            found.setdefault((line.kind.name, line.thing.name), []).append(line)
    things = []
    for shown in found.values():
        shown.sort(key=lambda line: (_ORDER.index(line.way.nature), line.kind.ways.index(line.way), line.players))
        things.append(Named(shown[0].kind, shown[0].thing, tuple(shown)))
    return sorted(things, key=_rank)


def _rank(each: Named) -> tuple[bool, float]:
    line, measure = each.strongest
    return not each.is_fair, -line.comparisons[measure].weight(measure)
