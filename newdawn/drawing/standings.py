"""All players side by side, with some figures of each."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from newdawn.drawing.scene import Scene
from newdawn.drawing.speech import plain

FIRST_PLAYER = "①"
UNSEEN = "?"
"""Points that depend on something secret."""


def points(value: int) -> str:
    """Return points as people write them."""
    return plain(int(value))


def side_by_side(scene: Scene, first: int | None, columns: Iterable[tuple[str | Text, Sequence[str]]]) -> Table:
    """Return one line for each player, the first player marked; a column is a heading and the figure of each."""
    table = Table(box=None, pad_edge=False, expand=True, padding=(0, 1, 0, 0))
    table.add_column("", ratio=1, overflow="fold")
    given = list(columns)
    for heading, _ in given:
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in range(scene.table.players):
        name = scene.player(seat)
        if seat == first:
            name.append(f" {FIRST_PLAYER}", style="not bold")
        table.add_row(name, *(figures[seat] for _, figures in given))
    return table
