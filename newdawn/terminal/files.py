"""Files that people hand to the command: read with errors that say what is wrong and where."""

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from newdawn.terminal.errors import CommandError

LARGEST_FILE = 10_000_000
"""Bytes; a long saved game has about 50,000."""
_MOST_DIGITS = 100
"""Digits of a number in a file: seeds, the longest ones, are texts."""


def read_text(path: Path) -> str:
    """Return the text of a file; raises `CommandError` if there is none."""
    try:
        if path.is_dir():
            raise CommandError(f"{path}: this is a folder, not a file")
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise CommandError(f"{path}: there is no such file") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CommandError(f"{path}: cannot be read: {reason}") from None
    if len(data) > LARGEST_FILE:
        raise CommandError(f"{path}: larger than {LARGEST_FILE // 1_000_000} MB, which no file of ours is")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CommandError(f"{path}:{line}: not text in UTF-8") from None


def read_json(path: Path) -> Any:
    """Return the JSON value in a file; raises `CommandError` with line and column if it is none."""
    text = read_text(path)
    try:
        return json.loads(text, parse_constant=_refuse, parse_int=_whole, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise CommandError(f"{path}:{error.lineno}:{error.colno}: not JSON: {error.msg}") from None
    except RecursionError:
        raise CommandError(f"{path}: not JSON that we read: nested too deeply") from None
    except ValueError as error:
        raise CommandError(f"{path}: not JSON that we read: {error}") from None


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not a JSON number")


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"there is a number of {len(digits):,} digits")
    return int(digits)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key “{key[:40]}” appears twice in one object")
        found[key] = value
    return found


_BEGINNING = ("game", "rules", "components", "players", "options", "seed", "start")
"""The keys of a saved game that tell which game it is; the moves follow from there."""


def check_target(path: Path, ours: dict[str, Any]) -> None:
    """Raise `CommandError` rather than let our saved game replace a file that is something else, or another game."""
    try:
        other = path.is_file() and path.stat().st_size > 0
    except (OSError, ValueError):
        return  # Writing will say what is wrong with it.
    if not other:
        return
    document = None
    with suppress(CommandError):
        document = read_json(path)
    if not (isinstance(document, dict) and "format" in document and "moves" in document):
        raise CommandError(f"{path}: there is already a file of that name, and it is not a saved game")
    same = all(document.get(key) == ours[key] for key in _BEGINNING)
    moves = document["moves"]
    if not (same and isinstance(moves, list) and ours["moves"][: len(moves)] == moves):
        raise CommandError(f"{path}: this is another saved game, and would be lost; to continue it: --from {path}")


def make_folder(folder: Path, option: str) -> None:
    """Make the folder before anything is done for it: that it cannot be made would be a pity afterwards."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{option} {folder}: cannot be created: {error.strerror or error}") from None


def write_json(path: Path, document: Any) -> None:
    """Write a JSON file, whole or not at all; raises `CommandError` if it cannot be written."""
    write_text(path, json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a text file, whole or not at all; raises `CommandError` if it cannot be written."""
    try:
        if path.exists() and not path.is_file():
            # A device or a pipe cannot be replaced.
            path.write_text(text, encoding="utf-8")
            return
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:50]}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            temporary = Path(name)
            temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
            temporary.replace(path)
        except BaseException:
            with suppress(OSError):
                Path(name).unlink()
            raise
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CommandError(f"{path}: cannot be written: {reason}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
