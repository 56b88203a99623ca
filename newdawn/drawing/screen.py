"""The screen that everything is printed on: as wide as the terminal, with colours only where they can be seen."""

import io
import sys
from typing import TextIO

from rich.console import Console, ConsoleDimensions

from newdawn.drawing.signs import PLAIN

NARROWEST = 40
WIDEST = 120
"""Longer lines are hard to read."""
TALL = 40
"""How many rows it takes to show the whole table; on fewer, most of it would scroll away at once."""


class Screen(Console):
    """A console that asks for the size of the terminal at each print: people resize their windows."""

    @property
    def size(self) -> ConsoleDimensions:
        """The size of the terminal now, with a width that can be drawn to and read."""
        found = super().size
        return ConsoleDimensions(max(NARROWEST, min(WIDEST, found.width)), found.height)

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        self._width, self._height = new_size

    @property
    def is_short(self) -> bool:
        """Whether this is a terminal with too few rows for the whole table."""
        return self.is_terminal and self.height < TALL

    @property
    def can_clear(self) -> bool:
        """Whether what was printed can be taken off the screen again."""
        return self.is_terminal and not self.is_dumb_terminal


def screen(stderr: bool = False, width: int | None = None, record: bool = False, quiet: bool = False) -> Screen:
    """Return the console. Nothing is taken for markup: players choose their names. `quiet` only records."""
    stream: TextIO = io.StringIO() if quiet else sys.stderr if stderr else sys.stdout
    never_choke(stream)
    return Screen(file=stream, markup=False, emoji=False, highlight=False, width=width, record=record, soft_wrap=False)


def never_choke(stream: TextIO) -> None:
    """Let a symbol that the terminal lacks become a plain letter, and a byte that is not text a question mark."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=PLAIN if stream.writable() else "replace")
