"""Generic layers know no game: not one of its files names one."""

import re
from pathlib import Path

import pytest

import newdawn

ROOT = Path(newdawn.__file__).resolve().parents[1]
GENERIC = (
    "newdawn/core",
    "newdawn/drawing",
    "newdawn/terminal",
    "newdawn/command",
    "newdawn/bots",
    "newdawn/arena",
    "newdawn/envs",
    "newdawn/server",
    "newdawn/cli.py",
    "newdawn/__main__.py",
)
GAMES = re.compile(rf"(?<![a-z])({'|'.join((*newdawn.GAMES, 'lanterns'))})(?!s)", re.IGNORECASE)
SUFFIXES = (".py", ".ftl", ".toml", ".csv", ".md")


def sources(place: str) -> list[Path]:
    """Return the sources of a folder, or a file; what is built into it does not count."""
    path = ROOT / place
    files = [path] if path.is_file() else sorted(path.rglob("*"))
    return [file for file in files if file.suffix in SUFFIXES and "client" not in file.relative_to(ROOT).parts]


@pytest.mark.parametrize("place", GENERIC)
def test_a_generic_layer_names_no_game(place: str) -> None:
    found = sources(place)
    assert found
    named = {
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in found
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if GAMES.search(line)
    }
    assert named == set()


def test_the_pattern_finds_names_and_not_other_words() -> None:
    first = newdawn.GAMES[0]
    assert GAMES.search(f"ui-{first}-board") is not None
    assert GAMES.search(f"class {first.capitalize()}Game") is not None
    assert GAMES.search(f"a process that {first}s this one") is None
