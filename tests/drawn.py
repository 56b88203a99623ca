"""What the terminal draws, read back: its words and tables, before they are laid out on a screen."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


def tables(drawn: Any) -> Iterator[Table]:
    """Yield the tables of a drawing, those within others, too."""
    if isinstance(drawn, Table):
        yield drawn
    for part in _parts(drawn):
        yield from tables(part)


def rows(table: Table) -> list[list[str]]:
    """Return the cells of a table, row by row, without its headings."""
    columns = [[lines(cell) for cell in column.cells] for column in table.columns]
    return [list(row) for row in zip(*columns, strict=True)]


def headings(table: Table) -> list[str]:
    """Return the headings of a table."""
    return [lines(column.header) for column in table.columns]


def lines(drawn: Any) -> str:
    """Return all words of a drawing, one line for each text, without the no-break spaces."""
    if isinstance(drawn, str | Text):
        return str(drawn).replace("\N{NO-BREAK SPACE}", " ")
    return "\n".join(lines(part) for part in _parts(drawn))


def _parts(drawn: Any) -> Iterator[Any]:
    if isinstance(drawn, Group):
        yield from drawn.renderables
    elif isinstance(drawn, Panel):
        yield from (part for part in (drawn.title, drawn.renderable) if part is not None)
    elif isinstance(drawn, Table):
        for row in zip(*(column.cells for column in drawn.columns), strict=True):
            yield from row
