"""The screen that everything is printed on: as wide as the terminal, with colours only where they can be seen."""

import io
import sys
from typing import TextIO

from rich.console import Console

NARROWEST = 60
WIDEST = 120
"""Longer lines are hard to read."""


def screen(stderr: bool = False, width: int | None = None, record: bool = False, quiet: bool = False) -> Console:
    """Return the console. Nothing is taken for markup: players choose their names. `quiet` only records."""
    stream: TextIO = io.StringIO() if quiet else sys.stderr if stderr else sys.stdout
    never_choke(stream)
    console = Console(
        file=stream, markup=False, emoji=False, highlight=False, width=width, record=record, soft_wrap=False
    )
    console.width = max(NARROWEST, min(WIDEST, console.width))
    return console


def never_choke(stream: TextIO) -> None:
    """Let a symbol that the terminal lacks, or a byte that is no text, become a question mark and not an error."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
