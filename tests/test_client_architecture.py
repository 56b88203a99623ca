"""Arrows point down in the browser client, too: which room of `web/src` may use which, read from the imports.

An import counts wherever it stands: at the top of a file, for the compiler only, or in the middle of the code. What is
found by `import.meta.glob` is not an arrow: that is how a generic room asks whichever game is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from os.path import normpath
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "web" / "src"
GAME = "<game>"
PAGE = "<page>"

BASICS = ("frames.ts", "kept.ts", "languages.ts", "settings.svelte.ts", "window.svelte.ts", "words", "protocol")
"""What nearly every room uses."""

USES: dict[str, tuple[str, ...]] = {
    # What knows nothing of the others. The schema is made from the server's.
    "styles": (),
    "icons": (),
    "frames.ts": (),
    "kept.ts": (),
    "protocol/schema.ts": (),
    # What this browser keeps of its reader's wishes, the words, and the way to the server.
    "languages.ts": ("protocol/schema.ts",),
    "settings.svelte.ts": ("kept.ts", "languages.ts"),
    "window.svelte.ts": ("settings.svelte.ts",),
    "words.d.ts": ("languages.ts",),
    "words": ("languages.ts", "settings.svelte.ts"),
    "protocol": ("protocol/schema.ts", "kept.ts", "settings.svelte.ts", "words"),
    "address.svelte.ts": ("protocol",),
    # What the pages are made of.
    "parts": ("words",),
    "settings": (*BASICS, "address.svelte.ts", "icons", "parts"),
    # A box and its rules; the games that there are; and the pages that show them.
    "rulebook": (*BASICS, "icons"),
    "games": (*BASICS, "rulebook"),
    "rules": (*BASICS, "address.svelte.ts", "icons", "parts", "rulebook", "games"),
    "lobby": (*BASICS, "address.svelte.ts", "icons", "parts", "settings", "games"),
    "table": (*BASICS, "address.svelte.ts", "icons", "parts", "settings", "rulebook", "games", "rules"),
    # A board: one that any game can have, or that of one game.
    "plain": (*BASICS, "parts", "games", "table"),
    GAME: (*BASICS, "icons", "parts", "rulebook", "games", "table"),
    # The page, which holds all of it together.
    PAGE: (*BASICS, "address.svelte.ts", "styles", "icons", "lobby", "rules", "table", "plain"),
}
"""The rooms, folders or single files, and which others each may use."""

PAGE_FILES = {"App.svelte", "main.ts", "screens.ts", "themes.ts"}
ENDINGS = ("", ".ts", ".svelte.ts", ".d.ts")


# Reading --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Arrow:
    """Where one file uses another."""

    source: str
    target: str
    line: int

    def __str__(self) -> str:
        return f"{self.source}:{self.line} uses {self.target}"


@cache
def files() -> dict[str, Path]:
    """Return every file with imports, by its path below the sources."""
    return {
        path.relative_to(SOURCES).as_posix(): path
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".ts", ".svelte", ".css")
    }


@cache
def games() -> tuple[str, ...]:
    """Return the folders that are games: those with a board of their own."""
    return tuple(path.parent.name for path in SOURCES.glob("*/screen.ts"))


def room_of(file: str) -> str:
    """Return the room that a file belongs to."""
    if file in USES:
        return file
    folder, slash, _ = file.partition("/")
    if not slash:
        # A test stands beside what it tests.
        tested = next((room for room in USES if file == f"{room.partition('.')[0]}.spec.ts"), file)
        return PAGE if file in PAGE_FILES else tested
    return GAME if folder in games() else folder


def arrows_of(file: str, text: str) -> Iterator[Arrow]:
    """Yield each use of another file of ours in the text of one."""
    for found in re.finditer(r"""(?:\bfrom|\bimport|@import)\s*\(?\s*["'](\$lib/|\.{1,2}/)([^"'?]+)["'?]""", text):
        base = "" if found[1] == "$lib/" else f"{Path(file).parent.as_posix()}/{found[1]}"
        named = normpath(base + found[2])
        target = next((named + ending for ending in ENDINGS if (SOURCES / (named + ending)).is_file()), None)
        assert target is not None, f"{file} imports {found[1]}{found[2]}, which is not there"
        yield Arrow(file, target, text.count("\n", 0, found.start()) + 1)


@cache
def arrows() -> tuple[Arrow, ...]:
    """Return all uses of one file by another."""
    return tuple(arrow for name, path in files().items() for arrow in arrows_of(name, path.read_text("utf-8")))


def may_use(source: str, target: str) -> bool:
    """Tell whether a file may use another one, by their rooms."""
    above, below = room_of(source), room_of(target)
    if above == below == GAME:
        return source.partition("/")[0] == target.partition("/")[0]  # No game uses another.
    return above == below or below in USES[above]


# The rules ------------------------------------------------------------------------------------------------------------


def test_the_plan_of_the_client_has_no_circle() -> None:
    try:
        order = list(TopologicalSorter(USES).static_order())
    except CycleError as error:
        pytest.fail(f"a circle of rooms: {' → '.join(error.args[1])}")
    assert set(order) == set(USES), "a room is used that is not in the plan"


def test_the_rooms_of_the_plan_are_those_that_there_are() -> None:
    assert set(USES) == {room_of(name) for name in files()}


def test_every_arrow_points_down() -> None:
    wrong = [
        f"{arrow}: {room_of(arrow.source)} may not use {room_of(arrow.target)}"
        for arrow in arrows()
        if not may_use(arrow.source, arrow.target)
    ]
    assert wrong == []


# The reading itself ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "text", "target"),
    [
        ("rules/RulesPage.svelte", 'import { useTable } from "$lib/table/table.svelte";', "table/table.svelte.ts"),
        ("table/game.ts", 'import type { Message } from "../lobby/newTable";', "lobby/newTable.ts"),
        ("table/game.ts", 'const plain = await import("$lib/plain/plain");', "plain/plain.ts"),
        (
            "parts/Dialog.svelte",
            'import {\n    one,\n    two,\n} from "../settings/Switch.svelte";',
            "settings/Switch.svelte",
        ),
        ("words/fluent.ts", 'import "$lib/styles/base.css";', "styles/base.css"),
        ("eden/screen.ts", 'import { viewOf } from "$lib/outlive/view";', "outlive/view.ts"),
    ],
)
def test_an_arrow_that_points_up_is_found(file: str, text: str, target: str) -> None:
    (arrow,) = arrows_of(file, text)
    assert arrow.target == target
    assert not may_use(file, arrow.target)
