"""The figures of New Eden that follow by the rules, as the terminal draws them and as prospects have them."""

import re
from typing import Any

from newdawn.core.face import View
from newdawn.drawing.scene import Scene
from newdawn.drawing.scores import draw_scores
from newdawn.drawing.standings import UNSEEN
from newdawn.eden import names
from newdawn.eden.drawing import draw, grouped
from newdawn.eden.scoring import PARTS
from tests.drawn import headings, lines, rows, tables

Figures = dict[str, Any]

RARE: frozenset[str] = frozenset()
"""What random players may not come to."""

WIDE = 600
"""Nothing is folded."""

_TYPES = names.PROFESSIONS

_EVENT = re.compile(r"→ (\d+) ((?:[▲●■◆][✓\d] ?)+)$", re.MULTILINE)
_PEOPLE = re.compile(r"^Survivors, (\d+) \(", re.MULTILINE)
_EQUIPMENT = re.compile(r"^Equipment b(\d+) h(\d+) s(\d+) · equipped (.+)$", re.MULTILINE)
_MEAL = re.compile(r"^Feeding takes (\d+) farmers? \((\d+) here\)(?: and (\d+) Cans? )?.*?(\d+) pts?$", re.MULTILINE)
_BUILDINGS = re.compile(r"^Buildings, (\d+):", re.MULTILINE)
_MISSION = re.compile(
    r"^([✓✗]) .+  (?:(\d+) of (\d+)|(\d+) against (\d+)|lacks (.+)|can be placed|with .+)$", re.MULTILINE
)
_TAKEN = re.compile(r"Dice taken, of (\d+):")
_HINT = re.compile(r"^[TBHSF] (\d+) → (\d+) · ")


def drawn(scene: Scene, seat: int) -> Figures:
    """Return what the terminal shows of everybody, and of the refuge of one seat."""
    picture = draw(scene, WIDE, (seat,))
    text = lines(picture)
    found = {headings(table)[0]: table for table in tables(picture)}
    players = scene.table.players
    *strengths, wilds = (row[-players:] for row in rows(found["Buildings"]))
    people, equipped = _PEOPLE.search(text), _EQUIPMENT.search(text)
    meal, each, built = _MEAL.search(text), _TAKEN.search(text), _BUILDINGS.search(text)
    assert people is not None
    assert equipped is not None
    assert each is not None
    assert built is not None
    return {
        "strengths": [[_range(cell) for cell in row] for row in strengths],
        "wilds": [0 if cell == "–" else int(cell) for cell in wilds],
        "standings": [_standing(row) for row in rows(list(tables(picture))[-1])],
        "events": [(int(points), _marks(marks)) for points, marks in _EVENT.findall(text)],
        "dice_each": int(each[1]),
        "population": int(people[1]),
        "equipment": [int(equipped[kind]) for kind in (1, 2, 3)],
        "equipped": dict(re.findall(r"([BHS])(\d+)", equipped[4])),
        "buildings": int(built[1]),
        "meal": None if meal is None else tuple(int(one or 0) for one in meal.groups()),
        "missions": [_mission(*one) for one in _MISSION.findall(text)],
        "hidden": _hidden(scene),
    }


def foreseen(view: View, seat: int) -> Figures:
    """Return the same from prospects."""
    prospects = view.prospects()
    refuges, one = prospects["refuges"], prospects["refuges"][seat]
    meal = one["feeding"]
    ranges = [[refuge["strengths"].get(kind, {"least": 0, "most": 0}) for refuge in refuges] for kind in _TYPES]
    return {
        "strengths": [[(strength["least"], strength["most"]) for strength in row] for row in ranges],
        "wilds": [refuge["wilds"] for refuge in refuges],
        "standings": [
            (
                *refuge["survivors"].values(),
                *refuge["equipment"].values(),
                refuge["cans"],
                refuge["population"],
                _meal_of(refuge["feeding"]),
            )
            for refuge in refuges
        ],
        "events": [(event["points"], event["lacking"]) for event in prospects["events"]],
        "dice_each": prospects["dice_each"],
        "population": one["population"],
        "equipment": [*one["equipment"].values()],
        "equipped": {
            letter: str(count) for letter, count in zip("BHS", one["equipped"].values(), strict=True) if count
        },
        "buildings": one["buildings"],
        "meal": (meal["needed"], one["survivors"]["farmer"], meal["cans"], meal["points"]) if meal["to_come"] else None,
        "missions": [_progress(mission) for mission in (*one["missions"], *one["drawn"])],
        "hidden": [set(refuge["hidden_parts"]) for refuge in refuges],
    }


def _range(cell: str) -> tuple[int, int]:
    if cell == "–":
        return 0, 0
    least, _, most = cell.partition("–")
    return int(least), int(most or least)


def _standing(row: list[str]) -> tuple[Any, ...]:
    """Return survivors, equipment, Cans, population and feeding: the name, the points and the missions are left out."""
    _, _, *counts, cans, _, population, meal = row
    return (*map(int, counts), int(cans), int(population), meal)


def _meal_of(meal: Figures) -> str:
    if not meal["to_come"]:
        return "–"
    if meal["short"]:
        return f"✗ −{meal['short']}"
    return f"✓{meal['points']}" + (f" −{meal['cans']}" if meal["cans"] else "")


def _marks(marks: str) -> list[int]:
    return [0 if mark[1] == "✓" else int(mark[1:]) for mark in marks.split()]


def _mission(mark: str, count: str, least: str, mine: str, theirs: str, lacks: str) -> tuple[Any, ...]:
    numbers = tuple(int(one) for one in (count, least, mine, theirs) if one)
    return mark == "✓", numbers or sum(map(int, re.findall(r"\d+", lacks)))


def _progress(mission: Figures) -> tuple[Any, ...]:
    if mission["kind"] == "new-building":
        return mission["missing"] == 0, mission["missing"]
    if mission["mission"] == "binoculars":
        return mission["succeeds"], 0
    other = mission["rival"] if mission["least"] is None else mission["least"]
    return mission["succeeds"], (mission["measure"], other)


def _hidden(scene: Scene) -> list[set[str]]:
    """Return by seat the sources of points that have a question mark."""
    parts = rows(draw_scores(scene))[: len(PARTS)]
    columns = zip(*(row[1:] for row in parts), strict=True)
    return [{part for part, cell in zip(PARTS, column, strict=True) if cell == UNSEEN} for column in columns]


def drawn_moves(scene: Scene, seat: int) -> Figures:
    """Return what the moves of a seat are said to give, and what they are said to make of its strength."""
    groups = grouped(scene, seat, scene.table.moves())  # type: ignore[call-arg]
    offers = " ".join(group.heading for group in groups)
    return {
        "bridge": [tuple(map(int, one)) for one in re.findall(r"draw (\d+) missions?, keep (\d+)", offers)],
        "strengths": {
            str(move): (int(changes[1]), int(changes[2]))
            for group in groups
            for move, _, hint in group.moves
            if (changes := _HINT.match(hint)) is not None
        },
    }


def foreseen_moves(scene: Scene, seat: int) -> Figures:
    """Return the same from prospects: of now, and of every world that the move could lead to."""
    view = scene.table
    moves = [move for move in view.moves() if move.structure[0] in ("take", "recruit")]  # type: ignore[call-arg]
    kinds = {str(move): move.structure[-1] for move in moves if move.structure[-1] in _TYPES}
    bridge = view.prospects()["visits"]["bridge"]  # type: ignore[call-arg]
    strengths = {}
    for move, kind in kinds.items():
        worlds = [world for _, world in view.outcomes(move)]  # type: ignore[union-attr]
        (after,) = {_least(world.prospects(), seat, kind) for world in worlds}
        if all(world.record.season == view.record.season for world in worlds):
            strengths[move] = (_least(view.prospects(), seat, kind), after)  # type: ignore[call-arg]
    takes_at_the_bridge = any(str(move).startswith("take bridge") for move in moves)
    return {
        "bridge": [(bridge["drawn"], bridge["kept"])] if takes_at_the_bridge else [],
        "strengths": strengths,
    }


def _least(prospects: Figures, seat: int, kind: str) -> int:
    return int(prospects["refuges"][seat]["strengths"].get(kind, {"least": 0})["least"])
