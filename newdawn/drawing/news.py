"""What happened, as short lines: for the recap before a decision, and for the log."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.drawing.art import art_of
from newdawn.drawing.lines import Line
from newdawn.drawing.scene import Scene


def lines_of(events: Iterable[Event], position: Position, language: str) -> list[Line]:
    """Return events in words, as they are at the position that they led to."""
    art = art_of(position.game.name)
    return [art.line_of(event, position, language) for event in events]


def print_lines(console: Console, scene: Scene, lines: Iterable[Line], everything: bool = False) -> None:
    """Print what a seat may know; the same line several times in a row is printed once, with a count."""
    shown: list[tuple[Line, int]] = []
    for line in lines:
        if not line.visible_to(scene.seat) or (line.on_the_board and not everything):
            continue
        if shown and shown[-1][0] == line:
            shown[-1] = (line, shown[-1][1] + 1)
        else:
            shown.append((line, 1))
    for line, times in shown:
        if line.heading:
            console.print(Text(f"── {line.text}", style="bold"))
            continue
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=3, justify="right")
        grid.add_column(overflow="fold")
        sign = Text("·") if line.seat is None else scene.sign(line.seat)
        grid.add_row(sign, _text(line, times, scene.seat))
        console.print(grid)


def _text(line: Line, times: int, seat: int | None) -> Text:
    hurts = seat is not None and line.victim == seat
    text = Text(f"! {line.text}" if hurts else line.text, style="bold" if hurts else "")
    return text.append(f" (×{times})", style="dim") if times > 1 else text
