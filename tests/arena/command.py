"""The command, run as people run it; interpreted, so that nothing is compiled."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def environment(**more: str) -> dict[str, str]:
    """Return an environment that says nothing of the person who runs the tests, nor of a cluster."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "NEWDAWN_", "RAY_"))}
    return {
        **kept,
        "NEWDAWN_INTERPRETED": "1",
        "PYTHONIOENCODING": "utf-8",
        "LANG": "en_GB.UTF-8",
        "COLUMNS": "80",
        **more,
    }


def arena(*arguments: object, **more: str) -> subprocess.CompletedProcess[str]:
    """Run `newdawn arena` with these arguments."""
    return subprocess.run(command(*arguments), **settings(more), capture_output=True, timeout=300)


def command(*arguments: object) -> list[str]:
    """Return the command line."""
    return [sys.executable, "-W", "error", "-m", "newdawn", "arena", *map(str, arguments)]


def settings(more: dict[str, str]) -> dict[str, Any]:
    """Return where and how it is run."""
    return {"cwd": ROOT, "env": environment(**more), "encoding": "utf-8"}
