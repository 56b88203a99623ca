"""The page of a balance report: one HTML file that needs no network and no scripts."""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from newdawn.arena.balance_figures import FEWEST, LARGE_ENOUGH, RISK, UNFAIR, Line, Named, Table, named
from newdawn.arena.balance_plots import key
from newdawn.arena.balance_sections import heading, nature_mark, section
from newdawn.arena.balance_style import style
from newdawn.arena.balance_text import amount, chance, counted, difference, finding, fixed, is_up, percent, value
from newdawn.arena.facts import Kind, Nature, Thing
from newdawn.arena.statistics import CONFIDENCE
from newdawn.core import catalogue

__all__ = ["About", "page"]

_NATURES = {
    Nature.DEALT: "Chance gave it to a seat: the difference is the effect of the thing itself.",
    Nature.IN_PLAY: "Chance gave it to the whole table: it can move everybody’s points, but not the win.",
    Nature.CHOSEN: "Chosen before anybody was ahead; but players who choose it may have had other things that go with "
    "it.",
    Nature.ACQUIRED: "Acquired in the course of the game. Players who do well acquire more: the difference is partly "
    "a consequence, and only a hint.",
}


@dataclass(frozen=True)
class About:
    """What the page says about the run."""

    game: str
    title: str
    command: str
    bot: str
    seed: int
    decisions: int
    lost_moves: int
    """Moves that a bot lost because it crashed, hung or chose an illegal move."""
    version: str
    rules: int
    components: str
    """The digest of the component file."""
    parts: tuple[str, ...]
    """The sources of points, in words."""


def page(about: About, tables: Sequence[Table], kinds: Sequence[Kind], lines: Sequence[Line]) -> str:
    """Return the page."""
    shown = named(lines)
    known = [kind for kind in kinds if any(line.kind is kind for line in lines)]
    players = [table.players for table in tables]
    title = f"Balance of {escape(about.title)}"
    parts = [
        _front(about, tables, title, known),
        _named([each for each in shown if each.thing.is_ours], sum(map(_tests, lines))),
        _others([each for each in shown if not each.thing.is_ours and each.is_fair]),
        _how_to_read(players),
        _scores(about, tables),
        *(section(kind, [line for line in lines if line.kind is kind], players) for kind in known),
        _footer(about),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{title}</title><style>{style(catalogue.about(about.game).look)}</style></head>\n<body><main>\n"
        + "\n".join(filter(None, parts))
        + "\n</main></body></html>\n"
    )


def _front(about: About, tables: Sequence[Table], title: str, kinds: Sequence[Kind]) -> str:
    facts = {
        "Bot in all seats": escape(about.bot),
        "Games": ", ".join(f"{table.games:,} with {table.players}" for table in tables),
        "Decisions": f"{about.decisions:,}",
        "Seed": str(about.seed),
        "Rules": f"version {about.rules}, newdawn {escape(about.version)}",
        "Component file": f"<code>{escape(about.components[:12])}</code>",
    }
    if about.lost_moves:
        facts["Moves that bots lost"] = f"{about.lost_moves:,}"
    listed = "".join(f"<div><dt>{name}</dt><dd>{text}</dd></div>" for name, text in facts.items())
    links = "".join(f'<a href="#{kind.name}">{escape(kind.title)}</a>' for kind in kinds)
    return (
        f'<header><h1>{title}</h1><p class="lead">The share of the win and the points, by seat and by everything that '
        "a seat can be dealt, choose or acquire.</p>"
        f'<div class="panel"><code>{escape(about.command)}</code><dl class="facts">{listed}</dl></div>'
        '<nav aria-label="Contents"><a href="#named">Out of line</a><a href="#reading">How to read this</a>'
        f'<a href="#scores">Scores</a>{links}</nav></header>'
    )


def _footer(about: About) -> str:
    return (
        "<footer><p>The same command and version give the same page. The data are in the CSV files next to it. An "
        f"unofficial, fan-made program, with no art or text by the publishers of {escape(about.title)}.</p></footer>"
    )


# What is out of line --------------------------------------------------------------------------------------------------


def _named(ours: Sequence[Named], comparisons: int) -> str:
    if ours:
        body = _cases("Where chance decided", "a fair comparison", [each for each in ours if each.is_fair])
        body += _cases(
            "Where players chose or acquired it",
            "a hint, not a proof",
            [each for each in ours if not each.is_fair],
        )
    else:
        body = "<p>No designed or inferred figure looks out of line in these games.</p>"
    win, lead, taken = (100 * LARGE_ENOUGH["win"], LARGE_ENOUGH["points"], 100 * LARGE_ENOUGH["taken"])
    return (
        '<section class="panel" id="named"><h2>Designed figures that look out of line</h2>'
        f'{body}<p class="muted">Tested: {comparisons:,} comparisons of a thing with its peers, with {FEWEST} cases or '
        "more on both sides. A thing is named if it has a designed or inferred figure and differs by more than chance "
        f"explains (Benjamini–Hochberg, {100 * RISK:g} %) and by at least {win:g} percentage points of the win, "
        f"{lead:g} standard deviations of the points, or {taken:g} percentage points of how often it is taken; where "
        f"players chose or acquired it, by {UNFAIR} times as much.</p></section>"
    )


def _cases(title: str, note: str, cases: Sequence[Named]) -> str:
    if not cases:
        return ""
    shown = "".join(
        f'<div class="case"><h4>{escape(each.thing.words)}</h4><p>{_sentence(each)}</p>'
        f'<p class="muted">{_figures(each.thing)}</p>'
        f"<details><summary>{counted(_comparisons(each), 'comparison')}</summary>{_evidence(each)}</details></div>"
        for each in cases
    )
    return f'<h3>{title} <span class="muted">– {note}</span></h3><div class="cases">{shown}</div>'


def _tests(line: Line) -> int:
    return sum(not math.isnan(found.chance) for found in line.comparisons.values())


def _comparisons(each: Named) -> int:
    return sum(len(line.out_of_line) for line in each.lines)


def _sentence(each: Named) -> str:
    up = is_up(each)
    return f'<b class="{"up" if up else "down"}">{"▲" if up else "▼"}</b> {escape(finding(each))}.'


def _figures(thing: Thing) -> str:
    """Return the figures of a thing that are ours, and where they stand; of cards alike, those of the first."""
    ours: dict[str, dict[str, None]] = {}
    for row in thing.figures:
        if row.item == thing.figures[0].item and row.provenance in ("inferred", "designed"):
            # What is itself made up of parts is already said in the name of the thing.
            key, *parts = re.split(r"[ .]#?", row.key)
            ours.setdefault(row.provenance, {})[key if parts else f"{key} {row.value}"] = None
    listed = "; ".join(f"{provenance}: {escape(', '.join(shown))}" for provenance, shown in ours.items())
    places = dict.fromkeys(".".join(filter(None, (row.section, row.item))) for row in thing.figures)
    return f"{listed}. <code>{escape(', '.join(places))}</code>"


def _evidence(each: Named) -> str:
    rows = [
        f"<tr><td>{escape(line.way.title)} {nature_mark(line.way.nature)}</td><td>{line.players}</td>"
        f"<td>{escape(amount(line, name))}</td><td>{value(name, line.comparisons[name].value)}</td>"
        f"<td>{difference(name, line.comparisons[name].difference)}</td>"
        f"<td>{chance(line.comparisons[name].adjusted)}</td><td>{line.held:,}</td></tr>"
        for line in each.lines
        for name in line.out_of_line
    ]
    top = heading("How it was had", "Players", "Measure", "Value", "Against its peers", "By chance", "Times")
    return f'<div class="scroll"><table>{top}{"".join(rows)}</table></div>'


def _others(others: Sequence[Named]) -> str:
    if not others:
        return ""
    cases = "".join(
        f'<div class="case"><h4>{escape(each.thing.words)}</h4><p>{_sentence(each)}</p></div>' for each in others
    )
    return (
        '<section class="panel"><details><summary>Also out of line in a fair comparison, but without a figure of '
        f'our own: {len(others)}</summary><div class="cases">{cases}</div></details></section>'
    )


# How to read it, and the scores ---------------------------------------------------------------------------------------


def _how_to_read(players: Sequence[int]) -> str:
    keys = "".join(f'<span class="key">{key(count)}{counted(count, "player")}</span>' for count in players)
    shares = ", ".join(f"{percent(1 / count)} with {count}" for count in players)
    natures = "".join(f"<li>{nature_mark(nature)} {text}</li>" for nature, text in _NATURES.items())
    return (
        '<section class="panel" id="reading"><h2>How to read this</h2>'
        "<p>A dot is the measured value; the line through it is the interval that holds the true value "
        f'{100 * CONFIDENCE:g} times in 100.</p><div class="keys">{keys}</div>'
        f"<p><b>Share of the win</b> is drawn relative to the fair share, the middle line: {shares}; the intervals are "
        "Wilson’s. <b>Points ahead</b> is how far those who have a thing are ahead of the mean of the others at their "
        "table; for things the whole table has, <b>points of everybody</b> is how much more everyone scores with it. "
        "A bar next to a name: the thing differs from its peers by more than chance, and enough to matter.</p>"
        "<p>What a difference proves depends on how a seat comes by a thing:</p>"
        f'<ul class="natures">{natures}</ul>'
        "<p>The same bot plays all seats. Anything that it does not know how to use looks weak here, whatever it is "
        "worth to people: a stronger bot’s report means more.</p></section>"
    )


def _scores(about: About, tables: Sequence[Table]) -> str:
    rows: list[tuple[str, Iterable[str]]] = [
        (words, [fixed(sum(row.parts[number] for row in table.observations) / table.scores.size) for table in tables])
        for number, words in enumerate(about.parts)
    ]
    rows += [
        ("Total", [f"{fixed(table.score.value)} ± {fixed(table.score.high - table.score.value)}" for table in tables]),
        ("Standard deviation", [fixed(float(table.scores.std())) for table in tables]),
        ("Mean of the best", [fixed(float(table.scores.max(axis=1).mean())) for table in tables]),
        ("Shared wins", [percent(float((table.shares.max(axis=1) < 1).mean())) for table in tables]),
    ]
    body = "".join(
        f"<tr><td>{escape(words)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" for words, cells in rows
    )
    top = heading("Points of a seat", *(counted(table.players, "player") for table in tables))
    return (
        '<section class="panel" id="scores"><h2>Scores</h2>'
        f'<div class="scroll"><table>{top}{body}</table></div></section>'
    )
