"""How this program was called: its commands are shown such that people can type them."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["joined", "shown_command"]


def shown_command(*words: str | Path) -> str:
    """Return a command with these words as it can be typed here: by the name that this program was started by."""
    started = Path(sys.argv[0])
    found = shutil.which("newdawn")
    if started.name == "__main__.py":
        program = [_nearby(Path(sys.executable)), "-m", "newdawn"]
    elif found is not None and _is_same(Path(found), started):
        program = ["newdawn"]
    else:
        program = [_nearby(started)]
    return joined([*program, *words])


def joined(words: Sequence[str | Path]) -> str:
    """Return words as one line for a shell."""
    texts = [str(word) for word in words]
    return subprocess.list2cmdline(texts) if os.name == "nt" else shlex.join(texts)


def _nearby(path: Path) -> str:
    """Return the path of a program as it is shortest from here."""
    path = Path(os.path.abspath(path))  # noqa: PTH100 (links stay: they are how the program is called)
    here = Path.cwd()
    if not path.is_relative_to(here):
        return str(path)
    near = str(path.relative_to(here))
    return near if os.sep in near else os.path.join(os.curdir, near)  # noqa: PTH118 (pathlib drops the dot)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
