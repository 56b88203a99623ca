"""The data of a balance report as CSV: a row for each seat of each game, and a row for each thing.

In the first file a cell such as `room_built` lists names, with spaces between them; what somebody has twice is there
twice.
"""

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence

from newdawn.arena.balance import Observation
from newdawn.arena.balance_figures import LARGE_ENOUGH, Comparison, Line
from newdawn.arena.facts import Kind

__all__ = ["read_seats", "seats_csv", "things_csv"]

_SEAT = ("players", "game", "seed", "seat", "score", "share")


def _columns(kinds: Sequence[Kind]) -> list[str]:
    return [kind.column(way.name) for kind in kinds for way in kind.ways]


def seats_csv(observations: Iterable[Observation], parts: Sequence[str], kinds: Sequence[Kind]) -> str:
    """Return one row for each seat of each game; the points by source are named `points_…`."""
    columns = _columns(kinds)
    rows: list[list[object]] = [[*_SEAT, *(f"points_{part}" for part in parts), *columns]]
    for each in observations:
        known = (each.players, each.game, each.seed, each.seat, each.score, f"{each.share:.17g}")
        rows.append([*known, *each.parts, *(" ".join(each.facts.get(column, ())) for column in columns)])
    return _written(rows)


def read_seats(text: str, parts: Sequence[str], kinds: Sequence[Kind]) -> list[Observation]:
    """Return the seats that `seats_csv` has written."""
    found = []
    for row in csv.DictReader(io.StringIO(text)):
        facts = {column: tuple(row[column].split()) for column in _columns(kinds) if row[column]}
        points = tuple(int(row[f"points_{part}"]) for part in parts)
        players, game, seed, seat, score = (int(row[name]) for name in _SEAT[:-1])
        found.append(Observation(players, game, seed, seat, score, float(row["share"]), points, facts))
    return found


def things_csv(lines: Iterable[Line]) -> str:
    """Return one row for each thing, way of having it, and number of players."""
    rows = [_thing(line) for line in lines]
    heading = list(rows[0]) if rows else []
    return _written([heading, *([row[name] for name in heading] for row in rows)])


def _thing(line: Line) -> dict[str, object]:
    row: dict[str, object] = {
        "players": line.players,
        "kind": line.kind.name,
        "way": line.way.name,
        "nature": line.way.nature.value,
        "name": line.thing.name,
        "words": line.thing.words,
        "peers": line.thing.peers,
        "held": line.held,
        "games": line.games,
        "fair_share": _number(line.fair_share),
        "score": _number(line.score),
    }
    for name in LARGE_ENOUGH:
        row |= _measure(name, line.comparisons.get(name))
    row["out_of_line"] = " ".join(line.out_of_line)
    row["provenance"] = line.thing.provenance
    row["figures"] = "; ".join(f"{each.item}.{each.key} = {each.value}" for each in line.thing.figures)
    return row


def _measure(name: str, found: Comparison | None) -> Mapping[str, object]:
    """Return a measure, its difference from the peers, both with their intervals, and the adjusted probability."""
    names = (name, f"{name}_low", f"{name}_high")
    differences = (f"{name}_difference", f"{name}_difference_low", f"{name}_difference_high", f"{name}_chance")
    if found is None:
        return dict.fromkeys((*names, *differences), "")
    value, other = found.value, found.difference
    shown = (value.value, value.low, value.high, other.value, other.low, other.high)
    chance = "" if math.isnan(found.chance) else f"{found.adjusted:.4g}"
    return dict(zip((*names, *differences), (*map(_number, shown), chance), strict=True))


def _number(value: float) -> str:
    """Return a number as short as it is needed; nothing for what is not known.

    >>> _number(0.25), _number(1 / 3), _number(math.nan), _number(-0.0)
    ('0.25', '0.333333', '', '0')
    """
    return "" if math.isnan(value) else f"{round(value, 6) + 0:.6g}"


def _written(rows: Iterable[Iterable[object]]) -> str:
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()
