"""Frames around parts of the table, just as high as their lines need."""

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

TIED = "\N{NO-BREAK SPACE}"
"""Keeps a number on the line of its word."""


def panel(title: str | Text, lines: list[Text], width: int, style: str = "") -> Panel:
    """Return some lines in a frame; its height is known, so that frames beside each other can be made alike."""
    wrapped = [part for line in lines for part in _wrapped(line, width - 4)]
    return Panel(
        Group(*wrapped),
        title=Text(title, style="bold") if isinstance(title, str) else title,
        title_align="left",
        border_style=style,
        box=box.ROUNDED,
        padding=(0, 1),
        height=len(wrapped) + 2,
    )


def alike(panels: list[Panel]) -> list[Panel]:
    """Make frames that stand beside each other as high as the highest of them."""
    height = max(each.height or 0 for each in panels)
    for each in panels:
        each.height = height
    return panels


def _wrapped(line: Text, width: int) -> list[Text]:
    """Break a line between words; what goes on is indented."""
    parts = []
    while line.cell_len > width:
        cut = line.plain.rfind(" ", 2, width + 1)
        cut = width if cut < 0 else cut
        first, rest = line.divide([cut])
        parts.append(first)
        rest = rest[1:] if rest.plain.startswith(" ") else rest
        line = Text("  ").append_text(rest)
    return [*parts, line]
