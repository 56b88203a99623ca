"""Names and the constants for their numbers are parallel lists, kept in step by position: here they are compared."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import newdawn

ROOT = Path(newdawn.__file__).parent
NAMED = {
    "PLACES": "names",
    "TOKENS": "names",
    "HEROES": "names",
    "CITIES": "names",
    "SEARCH_TILES": "names",
    "LEADERS": "names",
    "ROOMS": "names",
    "EQUIPMENT": "names",
    "EVENTS": "names",
    "SEASONS": "names",
    "LOCATIONS": "names",
    "PROFESSIONS": "names",
    "POWERS": "names",
    "MISSION_KINDS": "names",
    "STAGES": "state",
    "DECISIONS": "state",
    "HERO_STATES": "state",
    "EQUIPMENT_STATES": "state",
    "names": "moves",
    "reasons": "reasons",
    "events": "happenings",
}
"""The lists of names, and in which module of a game their constants are unpacked right behind them."""

OTHERWISE = {"none": "NOT_OWNED", "nothing": "_"}
"""Constants that say what a name of a document does not."""


def _unpacked(game: str, module: str) -> list[tuple[str, list[str]]]:
    """Return each list of a module with the constants that are unpacked behind it."""
    found: list[tuple[str, list[str]]] = []
    last = ""
    for node in ast.parse((ROOT / game / f"{module}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                last = target.id
            elif isinstance(target, ast.Tuple) and last:
                found.append((last, [one.id for one in target.elts if isinstance(one, ast.Name)]))
                last = ""
    return found


def _names(game: str, module: str, last: str) -> tuple[str, list[str]] | None:
    """Return what a list is called here and what it holds; nothing for one that is not of names."""
    there = import_module(f"newdawn.{game}.{module}")
    if last == "TABLE":
        kind = {"moves": "names", "reasons": "reasons", "happenings": "events"}[module]
        things = getattr(there.TABLE, kind)
        return kind, [thing if isinstance(thing, str) else thing[0] for thing in things]
    return (last, list(getattr(there, last))) if NAMED.get(last) == module else None


def _fits(constant: str, name: str) -> bool:
    """Tell whether a constant is its name, perhaps with a word before or behind it that keeps it apart from others."""
    word = name.replace("-", "_").upper()
    parts = {word, OTHERWISE.get(name, word)}
    return constant in parts or constant.startswith(f"{word}_") or constant.endswith(f"_{word}")


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_every_constant_has_the_number_of_the_name_that_it_is_called_after(game):
    compared = set()
    misfits = []
    for module in dict.fromkeys(NAMED.values()):
        for last, constants in _unpacked(game, module):
            found = _names(game, module, last)
            if found is not None:
                kind, names = found
                compared.add(kind)
                assert len(constants) == len(names), (module, kind)
                misfits += [(module, pair) for pair in zip(constants, names, strict=True) if not _fits(*pair)]
    assert misfits == []
    assert {"STAGES", "DECISIONS", "EQUIPMENT", "names", "reasons", "events"} <= compared


def test_constants_in_another_order_are_found():
    assert not _fits("FOREST", "dam")
    assert _fits("BUILD_ROOM", "build")
    assert not _fits("RUINED", "ruin")
