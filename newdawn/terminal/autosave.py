"""Where the game on the table is kept: in the file that the player named, or else in one of our own."""

import hashlib
import re
import time
from pathlib import Path

import platformdirs

from newdawn.core import replay
from newdawn.terminal.errors import CommandError
from newdawn.terminal.files import check_target
from newdawn.terminal.table import Table

KEPT_GAMES = 20
"""So many games that nobody named a file for are kept."""


class Keeper:
    """Writes a game down whenever it has changed, so that nothing is lost whatever ends the program."""

    def __init__(self, table: Table, file: Path | None) -> None:
        """Remember the table, and the file that the game is in already (None: one of our own is made)."""
        self._table = table
        self._file = file
        self._kept = None if file is None else list(table.saved.moves)
        self._copy: Path | None = None
        self._copied: list[tuple[int, str]] | None = None
        self._own: set[Path] = set() if file is None else {file}

    def keep(self) -> None:
        """Write the game down unless that is done; raises `CommandError` if it cannot be."""
        moves = self._table.saved.moves
        if self._kept == moves or (self._file is None and not moves):
            return
        path = self._file or _new_file(self._table)
        self._table.save(path)
        self._kept = list(moves)
        if self._file is None:
            self._file = path
            self._own.add(path)
            _forget_oldest(path, self._table.game.name)

    def copy_to(self, path: Path) -> None:
        """Save the game as it is now to another file; raises `CommandError` rather than lose another game."""
        if path not in self._own:
            check_target(path, replay.write(self._table.saved))
        self._table.save(path)
        self._own.add(path)
        self._copy, self._copied = path, list(self._table.saved.moves)

    @property
    def file(self) -> Path | None:
        """The file that holds the game as it is now, one that the player saved it to first; None if there is none."""
        moves = self._table.saved.moves
        if self._copied == moves:
            return self._copy
        return self._file if self._kept == moves else None

    @property
    def default(self) -> Path | None:
        """The file that the game is written to after every move, if there is one already."""
        return self._file


def folder() -> Path:
    """Return the folder of the games that nobody named a file for."""
    return platformdirs.user_state_path("newdawn")


def _new_file(table: Table) -> Path:
    """Return a file for a game that has none: its name has the time, and tells games of the same second apart."""
    saved = table.saved
    digest = hashlib.sha256(f"{saved.seed} {saved.start}".encode()).hexdigest()[:6]
    name = f"{table.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{digest}"
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder()}: cannot be written: {error.strerror or error}") from None
    path = folder() / f"{name}.json"
    again = 2
    while path.exists():
        path = folder() / f"{name}-{again}.json"
        again += 1
    return path


def _forget_oldest(newest: Path, game: str) -> None:
    """Remove all but the newest games."""
    ours = re.compile(rf"{game}-\d{{8}}-\d{{6}}-[0-9a-f]{{6}}(-\d+)?\.json")
    try:
        found = sorted((path for path in newest.parent.iterdir() if ours.fullmatch(path.name)), key=_age)
        for path in found[: max(0, len(found) - KEPT_GAMES)]:
            if path != newest:
                path.unlink(missing_ok=True)
    except OSError:
        return  # They take some room, and no more.


def _age(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name
