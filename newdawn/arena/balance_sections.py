"""One section of a balance report for each kind of things: a plot for each way of having them, and its figures."""

import math
from collections.abc import Sequence
from html import escape

from newdawn.arena.balance_figures import FEWEST, Line
from newdawn.arena.balance_plots import Mark, Scale, axis, scale_for, strip
from newdawn.arena.balance_text import amount, difference, fixed, percent, value
from newdawn.arena.facts import Kind, Nature, Way, titled
from newdawn.arena.statistics import Estimate

__all__ = ["heading", "nature_mark", "section"]

_LEAST = {"win": 4.0, "points": 0.5, "taken": 10.0}
"""A scale shows at least so much to both sides, so that noise does not look like a difference."""


def section(kind: Kind, lines: Sequence[Line], players: Sequence[int]) -> str:
    """Return the section of a kind."""
    ways: list[str] = []
    for way in kind.ways:
        mine = [line for line in lines if line.way is way]
        if not mine:
            continue
        title = f"<h3>{escape(way.title)} {nature_mark(way.nature)}</h3>"
        body = _plot(way, mine, players) + _table(mine)
        # What chance decided is open to everybody; the rest is there for those who know how to read it.
        if way.nature.is_fair or not ways:
            ways.append(f"{title}{body}")
        else:
            ways.append(f"<details><summary>{title}</summary>{body}</details>")
    about = f'<p class="muted">{escape(kind.about)}</p>' if kind.about else ""
    return f'<section class="panel" id="{kind.name}"><h2>{escape(kind.title)}</h2>{about}{"".join(ways)}</section>'


def nature_mark(nature: Nature) -> str:
    """Return how a thing was had, as a small sign."""
    return f'<span class="{"mark fair" if nature.is_fair else "mark"}">{nature.value}</span>'


def heading(*words: str) -> str:
    """Return the first row of a table."""
    return f"<tr>{''.join(f'<th>{escape(word)}</th>' for word in words)}</tr>"


def _plot(way: Way, lines: Sequence[Line], players: Sequence[int]) -> str:
    measures = ["points"] if way.of_table else ["win", "points"]
    if any("taken" in line.comparisons for line in lines):
        measures.append("taken")
    scales = {measure: _scale(lines, measure) for measure in measures}
    kind = f"row strips{len(measures)}"
    top = "".join(f"<div>{_axis_title(way, measure)}{axis(scales[measure])}</div>" for measure in measures)
    rows = [f'<div class="{kind} top"><div class="name"></div>{top}<div class="held">times</div></div>']
    groups = _groups(lines, measures[0])
    for peers, things in groups.items():
        if len(groups) > 1:
            rows.append(f'<h4 class="peers">{escape(titled(peers))}</h4>')
        for mine in things:
            first = mine[0]
            out = " out" if any(line.out_of_line for line in mine) else ""
            ours = f' <span class="ours">{first.thing.provenance}</span>' if first.thing.is_ours else ""
            strips = "".join(
                f"<div>{strip(_marks(mine, measure), scales[measure], players, _label(mine, measure))}</div>"
                for measure in measures
            )
            rows.append(
                f'<div class="{kind}{out}"><div class="name">{escape(first.thing.words)}{ours}</div>{strips}'
                f'<div class="held">{sum(line.held for line in mine):,}</div></div>'
            )
    return f'<div class="plot">{"".join(rows)}</div>'


def _axis_title(way: Way, measure: str) -> str:
    if measure == "points":
        return "points of everybody" if way.of_table else "points ahead of the others"
    what = ("win", "the fair share") if measure == "win" else (escape(way.rate), "its peers")
    return f"{what[0]}, percentage points from {what[1]}"


def _groups(lines: Sequence[Line], measure: str) -> dict[str, list[list[Line]]]:
    """Return the lines of each thing, by whom it is compared with, the largest effect first."""
    found: dict[str, dict[str, list[Line]]] = {}
    for line in sorted(lines, key=lambda line: line.kind.things.index(line.thing)):
        found.setdefault(line.thing.peers, {}).setdefault(line.thing.name, []).append(line)
    if lines[0].kind.is_ordered:
        return {peers: list(things.values()) for peers, things in found.items()}
    return {
        peers: sorted(things.values(), key=lambda mine: _effect(mine, measure), reverse=True)
        for peers, things in found.items()
    }


def _estimate(line: Line, measure: str) -> Estimate | None:
    """Return what is drawn of a line: shares in percentage points, from the fair share or that of the peers on."""
    if measure not in line.comparisons:
        return None
    found = line.comparisons[measure]
    if measure == "points":
        return found.value
    if measure == "taken":
        ends = (found.difference.value, found.difference.low, found.difference.high)
        return None if math.isnan(ends[0]) else Estimate(*(100 * end for end in ends))
    return Estimate(*(100 * (end - line.fair_share) for end in (found.value.value, found.value.low, found.value.high)))


def _marks(lines: Sequence[Line], measure: str) -> list[Mark]:
    drawn = ((line.players, _estimate(line, measure)) for line in lines)
    return [Mark(players, estimate) for players, estimate in drawn if estimate is not None]


def _effect(lines: Sequence[Line], measure: str) -> float:
    """Return the mean over the numbers of players, those with more cases counting for more."""
    drawn = [(line.held, estimate.value) for line in lines if (estimate := _estimate(line, measure)) is not None]
    return sum(held * number for held, number in drawn) / max(1, sum(held for held, _ in drawn))


def _scale(lines: Sequence[Line], measure: str) -> Scale:
    """Return a scale for all that is known well enough; the long intervals of rare things may run off it."""
    drawn = [estimate for line in lines if line.held >= FEWEST and (estimate := _estimate(line, measure)) is not None]
    return scale_for([end for estimate in drawn for end in (estimate.low, estimate.high)], _LEAST[measure])


def _label(lines: Sequence[Line], measure: str) -> str:
    told = [
        f"{line.players} players {value(measure, line.comparisons[measure].value)}"
        for line in lines
        if measure in line.comparisons
    ]
    return f"{amount(lines[0], measure)}: {', '.join(told)}"


def _table(lines: Sequence[Line]) -> str:
    """Return the figures behind a plot."""
    measures = [name for name in ("win", "points", "taken") if any(name in line.comparisons for line in lines)]
    titles = []
    for name in measures:
        titles += [titled(amount(lines[0], name)), "Against its peers"]
    rows = []
    for line in lines:
        cells = [f"{line.players}", f"{line.held:,}", f"{line.games:,}", fixed(line.score)]
        for name in measures:
            found = line.comparisons.get(name)
            out = " ◆" if found is not None and found.is_out_of_line else ""
            cells.append("–" if found is None else value(name, found.value))
            cells.append("–" if found is None else difference(name, found.difference) + out)
        rows.append(f"<tr><td>{escape(line.thing.words)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    top = heading("", "Players", "Times", "Games", "Score", *titles)
    fair = ", ".join(f"{percent(1 / players)} with {players}" for players in sorted({line.players for line in lines}))
    return (
        f'<details><summary>Figures</summary><div class="scroll"><table>{top}{"".join(rows)}</table></div>'
        f'<p class="muted">◆ out of line. Fair share of the win: {fair}.</p></details>'
    )
