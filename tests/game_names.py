"""How the name of a game is found in a file that should know none: one pattern, for Python and for the client."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

import newdawn

__all__ = ["ROOT", "known_games", "lines_that_name", "naming", "tracked_files"]

ROOT = Path(__file__).resolve().parents[1]
_NOT_WRITTEN = {"node_modules", "__pycache__", "build", "dist", "client", "shared"}
"""Folders of a checkout that are made or brought there, beside the hidden ones."""


def known_games() -> tuple[str, ...]:
    """Return the games that are found, and those that lie among the examples."""
    examples = sorted(path.parent.name for path in (ROOT / "examples").glob("*/about.py"))
    return tuple(dict.fromkeys((*newdawn.GAMES, *examples)))


def naming(games: Iterable[str]) -> re.Pattern[str]:
    """Return what finds the name of a game, also inside that of something else: `edenSign`, `isEden`, `EDEN_FIGURES`.

    Other words remain: `pueden`, `credentials`, and "this process outlives that one".
    """
    written = "|".join(
        rf"(?<![^\W\d_])(?i:{game})(?!s\b)|{game.capitalize()}(?![a-z])|{game.upper()}" for game in games
    )
    return re.compile(written)


def tracked_files() -> list[str]:
    """Return the files of the repository; in a copy without git, all that are not in a folder that is made."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
        return sorted(path for path in listed.stdout.split("\0") if path and (ROOT / path).is_file())
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return sorted(path.as_posix() for path in found if not any(map(_is_made, path.parts)))


def _is_made(part: str) -> bool:
    return part in _NOT_WRITTEN or (part.startswith(".") and part not in (".ci", ".github"))


def lines_that_name(pattern: re.Pattern[str], files: Iterable[str]) -> list[str]:
    """Return the lines that the pattern finds, each with its place; a file whose path it finds counts as one."""
    found = []
    for file in files:
        if pattern.search(file):
            found.append(file)
        try:
            text = (ROOT / file).read_text(encoding="utf-8")
        except UnicodeDecodeError:  # a picture, a font
            continue
        lines = enumerate(text.splitlines(), start=1)
        found += [f"{file}:{number}: {line.strip()[:120]}" for number, line in lines if pattern.search(line)]
    return found
