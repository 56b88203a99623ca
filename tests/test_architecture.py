"""Arrows point down: which room of the house may use which, read from the imports of every module.

An import counts wherever it stands: at the top of a module, in a function, for the type checker only, or as the name
of a module in a text. What is found through `newdawn.load` or `import_module(f"newdawn.{game}.…")` is not an arrow:
that is how a generic room asks whichever game is played.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import newdawn

PACKAGE = Path(newdawn.__file__).parent
GAME = "<game>"

USES: dict[str, tuple[str, ...]] = {
    # What a game is, and the front door that finds one.
    "core": (),
    "newdawn": ("core",),
    # One game: its rules, and what it brings to the rooms that know no game.
    GAME: ("core",),
    f"{GAME}.document": ("core", GAME),
    f"{GAME}.bots": ("core", GAME, "bots"),
    f"{GAME}.drawing": ("core", GAME, "drawing"),
    f"{GAME}.envs": ("core", GAME, "envs"),
    f"{GAME}.facts": ("core", GAME, "arena"),
    # Rooms that know no game.
    "bots": ("core", "newdawn"),
    "drawing": ("core", "newdawn"),
    "envs": ("core", "newdawn", "bots", "drawing"),
    "arena": ("core", "newdawn", "bots"),
    "terminal": ("core", "newdawn", "bots", "drawing"),
    # The server, from what all of it uses to what starts it. `server` is its errors, schema, settings and words.
    "server.observing": (),
    "server": ("core", "newdawn", "server.observing"),
    "server.table": ("core", "newdawn", "server"),
    "server.storage": ("server", "server.observing"),
    "server.botroom": ("core", "newdawn", "bots", "server", "server.observing"),
    "server.live": (
        *("core", "newdawn", "bots"),
        *("server", "server.observing", "server.table", "server.storage", "server.botroom"),
    ),
    "server.web": (
        *("core", "newdawn", "bots", "drawing"),
        *("server", "server.observing", "server.table", "server.storage", "server.botroom", "server.live"),
    ),
    "server.running": ("server", "server.observing", "server.storage", "server.web"),
    # The command `newdawn`, which starts all of it.
    "command": (
        *("core", "newdawn", "bots", "drawing", "envs", "arena", "terminal"),
        *("server", "server.table", "server.storage", "server.running"),
    ),
    "cli": ("core", "newdawn", "drawing", "terminal", "command"),
}
"""The rooms, and which others each may use."""

EXCEPTIONS: dict[tuple[str, str], str] = {}
"""Arrows from module to module that point up all the same, with the reason."""


# Reading --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Arrow:
    """Where one module uses another."""

    source: str
    target: str
    line: int
    is_for_types: bool

    def __str__(self) -> str:
        return f"{self.source}:{self.line} uses {self.target}"


@cache
def modules() -> dict[str, Path]:
    """Return every module by its name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def games() -> tuple[str, ...]:
    """Return the packages that are games: those with rules."""
    return tuple(path.parent.name for path in PACKAGE.glob("*/rules.py"))


def room_of(module: str) -> str:
    """Return the room that a module belongs to."""
    _, *parts = module.split(".")
    if not parts or (len(parts) == 1 and parts[0] not in USES and not _is_package(module)):
        return "cli" if parts == ["__main__"] else "newdawn"
    first, *rest = parts
    room = GAME if first in games() else first
    if room not in (GAME, "server") or not rest:
        return room
    inner = f"{room}.{rest[0]}"
    return inner if inner in USES or _is_package(f"newdawn.{first}.{rest[0]}") else room


def _is_package(module: str) -> bool:
    return modules()[module].name == "__init__.py"


def arrows_of(module: str, source: str) -> Iterator[Arrow]:
    """Yield each use of another module of ours in the source of one."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings

    def look(node: ast.AST, for_types: bool) -> Iterator[tuple[str, int, bool]]:
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                for one in node.body:
                    yield from look(one, True)
                for one in node.orelse:
                    yield from look(one, for_types)
                return
            case ast.Import():
                yield from ((alias.name, node.lineno, for_types) for alias in node.names)
            case ast.ImportFrom():
                assert node.level == 0, f"{module}:{node.lineno} imports without the full name"
                yield from ((f"{node.module}.{alias.name}", node.lineno, for_types) for alias in node.names)
            case ast.Constant(value=str() as text) if id(node) not in told and re.fullmatch(r"newdawn(\.\w+)+", text):
                # A package may say its own name: as that of a group of entry points, or of a logger.
                if text in modules() and not module.startswith(text):
                    yield text, node.lineno, for_types
        for child in ast.iter_child_nodes(node):
            yield from look(child, for_types)

    for name, line, for_types in look(tree, False):
        if name.partition(".")[0] == "newdawn":
            while name not in modules():
                name = name.rpartition(".")[0]
            if name != module:
                yield Arrow(module, name, line, for_types)


@cache
def arrows() -> tuple[Arrow, ...]:
    """Return all uses of one module by another."""
    return tuple(arrow for name, path in modules().items() for arrow in arrows_of(name, path.read_text("utf-8")))


def may_use(source: str, target: str) -> bool:
    """Tell whether a module may use another one, by their rooms."""
    above, below = room_of(source), room_of(target)
    if above.startswith(GAME) and below.startswith(GAME) and source.split(".")[1] != target.split(".")[1]:
        return False  # No game uses another.
    return above == below or below in USES[above]


# The rules ------------------------------------------------------------------------------------------------------------


def test_the_plan_of_the_house_has_no_circle() -> None:
    try:
        order = list(TopologicalSorter(USES).static_order())
    except CycleError as error:
        pytest.fail(f"a circle of rooms: {' → '.join(error.args[1])}")
    assert set(order) == set(USES), "a room is used that is not in the plan"


def test_every_module_is_in_a_room_of_the_plan() -> None:
    assert [name for name in modules() if room_of(name) not in USES] == []


def test_every_room_of_the_plan_has_modules() -> None:
    assert set(USES) == {room_of(name) for name in modules()}


def test_every_arrow_points_down() -> None:
    wrong = [
        f"{arrow}: {room_of(arrow.source)} may not use {room_of(arrow.target)}"
        for arrow in arrows()
        if not may_use(arrow.source, arrow.target) and (arrow.source, arrow.target) not in EXCEPTIONS
    ]
    assert wrong == []


def test_every_exception_is_needed_and_has_a_reason() -> None:
    pointing_up = {(one.source, one.target) for one in arrows() if not may_use(one.source, one.target)}
    assert EXCEPTIONS.keys() <= pointing_up
    assert all(EXCEPTIONS.values())


def test_no_modules_need_each_other_to_run() -> None:
    """Within a room too: only what the type checker reads may go round in a circle there."""
    needed: dict[str, set[str]] = {name: set() for name in modules()}
    for arrow in arrows():
        if not arrow.is_for_types:
            needed[arrow.source].add(arrow.target)
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as error:
        pytest.fail(f"a circle of modules: {' → '.join(error.args[1])}")


# The reading itself ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "source", "target"),
    [
        ("newdawn.core.moves", "from newdawn.outlive.rules import NAME", "newdawn.outlive.rules"),
        ("newdawn.core.moves", "def late():\n    import newdawn.bots.search_bot", "newdawn.bots.search_bot"),
        ("newdawn.core.moves", "NAME = 'newdawn.bots.search_bot'", "newdawn.bots.search_bot"),
        ("newdawn.eden.turn", "from newdawn.outlive.rules import NAME", "newdawn.outlive.rules"),
        ("newdawn.eden.turn", "from newdawn.eden.bots import features", "newdawn.eden.bots.features"),
        ("newdawn.envs.games", "from newdawn.terminal import play", "newdawn.terminal.play"),
        ("newdawn.terminal.play", "from newdawn.command.start import load", "newdawn.command.start"),
        ("newdawn.server.table.commands", "from newdawn.server.botroom import check_code", "newdawn.server.botroom"),
        ("newdawn.server.storage.store", "from newdawn.server.running import claim", "newdawn.server.running.claim"),
        (
            "newdawn.server.live.driver",
            "if TYPE_CHECKING:\n    from newdawn.server.web.app import create_app",
            "newdawn.server.web.app",
        ),
    ],
)
def test_an_arrow_that_points_up_is_found(module: str, source: str, target: str) -> None:
    (arrow,) = arrows_of(module, source)
    assert arrow.target == target
    assert not may_use(module, target)


def test_a_docstring_is_not_an_arrow() -> None:
    assert list(arrows_of("newdawn.core.moves", '"""newdawn.bots.search_bot"""')) == []
