"""Tournaments on disk: a file with one JSON line for what determines the games, and one for each finished game.

A line is written when its game is over, so that whatever ends the program, all games but those at play are kept. A
last line that was not written to its end is cut off, and its game played again.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Self

from newdawn.arena.errors import ArenaError
from newdawn.arena.match import MatchResult
from newdawn.arena.tournament import Tournament
from newdawn.arena.versions import differences

__all__ = ["Store"]

_FORMAT = "newdawn-arena"


class Store:
    """The file of a tournament, open for this program alone; use it in a `with`."""

    def __init__(self, path: Path, tournament: Tournament, signature: Mapping[str, Any]) -> None:
        """Open the file, or begin one; raises `ArenaError` if it is something else, or another tournament."""
        self.path = path
        self.done: dict[int, MatchResult] = {}
        self._tournament = tournament
        self._header = {"format": _FORMAT, **signature}
        try:
            if path.exists() and not path.is_file():
                raise ArenaError(f"{path}: a tournament cannot be saved to this file")
            self._file: IO[bytes] = path.open("r+b" if path.exists() else "x+b")
        except OSError as error:
            raise ArenaError(f"{path}: cannot be written: {error.strerror or error}") from None
        try:
            if not _lock(self._file):
                raise ArenaError(f"{path}: another run is writing this file")
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        """Use the file."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()

    def close(self) -> None:
        """Let other programs have the file."""
        self._file.close()

    def add(self, number: int, result: MatchResult) -> None:
        """Write a finished game."""
        if number in self.done:
            raise ArenaError(f"{self.path}: game {number} is already there")
        self._write({"number": number, **result.to_json()})
        self.done[number] = result

    def _write(self, document: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(document, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _read(self) -> None:
        """Read what is there, and stand ready to write after it."""
        end = 0
        for count, line in enumerate(self._file, start=1):
            if not line.endswith(b"\n"):
                self._check_torn(line, count)
                break
            if count == 1:
                self._check_header(line)
            else:
                self._take(line, count)
            end += len(line)
        self._file.seek(end)
        self._file.truncate()
        if end == 0:
            self._write(self._header)

    def _check_torn(self, line: bytes, count: int) -> None:
        """Make sure that what is cut off is the beginning of a line of ours."""
        beginning = json.dumps({"format": _FORMAT} if count == 1 else {"number": 0}).encode()[:-2]
        if not (line.startswith(beginning) or beginning.startswith(line)):
            raise self._no_tournament(count)

    def _check_header(self, line: bytes) -> None:
        header = self._document(line, 1)
        if header.get("format") != _FORMAT:
            raise self._no_tournament(1)
        found = differences(header, self._header)
        if found:
            raise ArenaError(f"{self.path}: this file holds another tournament: {found}")

    def _take(self, line: bytes, count: int) -> None:
        document = self._document(line, count)
        number = document.pop("number", None)
        result = self._result(number, document)
        if result is None:
            raise ArenaError(f"{self.path}:{count}: this is not a game of this tournament")
        if number in self.done:
            raise ArenaError(f"{self.path}:{count}: game {number} is listed twice")
        self.done[number] = result

    def _result(self, number: object, document: Mapping[str, Any]) -> MatchResult | None:
        """Return the result in a document; None if it cannot be the outcome of the game with that number."""
        if not isinstance(number, int) or number < 0:
            return None
        seating = self._tournament.seating(number)
        try:
            result = MatchResult.from_json(document)
            each = (result.scores, result.shares, result.ranks, result.asked, result.thinking, result.simulations)
            is_whole = all(len(values) == self._tournament.players for values in each)
        except (KeyError, TypeError, AttributeError):
            return None
        is_this = (result.seed, result.seats) == (seating.seed, self._tournament.codes(seating))
        return result if is_whole and is_this else None

    def _document(self, line: bytes, count: int) -> dict[str, Any]:
        try:
            document = json.loads(line)
        except (ValueError, RecursionError):
            raise self._no_tournament(count) from None
        if not isinstance(document, dict):
            raise self._no_tournament(count)
        return document

    def _no_tournament(self, count: int) -> ArenaError:
        if count == 1:
            return ArenaError(f"{self.path}: there is already a file of that name, and it is not a tournament")
        return ArenaError(f"{self.path}:{count}: this line is damaged; take it out to have its game played again")


def _lock(file: IO[bytes]) -> bool:
    """Take the file for this program; the lock goes when the file is closed, or its program ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            # A lock on Windows keeps others from reading, too: so it lies behind all that will ever be there.
            file.seek((1 << 31) - 2)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # There are file systems that know no locks.
    return True
