"""What happened, as short lines: for the recap before a decision, and for the log."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.terminal.outlive.scene import SEAT_SIGNS, SEAT_STYLES

_ON_THE_BOARD = frozenset(("place-refilled", "equipment-shown", "tile-set-aside", "room-revealed"))
"""What a player sees on the board anyway."""

_OF_THE_DEFENDER = frozenset(("pressure-reduced", "tribute-given"))
_HEADINGS = frozenset(("dawn", "night", "game-over"))


@dataclass(frozen=True)
class Line:
    """Something that happened: in words, whom it is about, who may know it, and whom it hurts (None: nobody)."""

    text: str
    seat: int | None
    audience: int | None
    victim: int | None = None
    heading: bool = False
    on_the_board: bool = False

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) may know it."""
        return self.audience is None or self.audience == seat


def lines_of(events: Iterable[Event], position: Position, language: str) -> list[Line]:
    """Return events in words, as they are at the position that they led to."""
    words = position.game.words
    found = []
    for event in events:
        text = words.event(language, event, position)
        if event.name == "event-flipped":
            text = f"{text} {words.event_card(language, event.arguments['event'], 'text')}"
        seat = event.arguments.get("defender" if event.name in _OF_THE_DEFENDER else "seat")
        victim = event.arguments.get("defender") if event.name in ("pressure-applied", "tribute-given") else None
        if event.name == "survivor-lost":
            victim = seat
        found.append(
            Line(
                text=text,
                seat=seat,
                audience=event.audience,
                victim=victim,
                heading=event.name in _HEADINGS,
                on_the_board=event.name in _ON_THE_BOARD,
            )
        )
    return found


def print_lines(console: Console, lines: Iterable[Line], seat: int | None, everything: bool = False) -> None:
    """Print what a seat may know; the same line several times in a row is printed once, with a count."""
    shown: list[tuple[Line, int]] = []
    for line in lines:
        if not line.visible_to(seat) or (line.on_the_board and not everything):
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
        grid.add_row(_sign(line), _text(line, times, seat))
        console.print(grid)


def _sign(line: Line) -> Text:
    if line.seat is None:
        return Text("·")
    return Text(SEAT_SIGNS[line.seat], style=f"bold {SEAT_STYLES[line.seat]}")


def _text(line: Line, times: int, seat: int | None) -> Text:
    hurts = seat is not None and line.victim == seat
    text = Text(f"! {line.text}" if hurts else line.text, style="bold" if hurts else "")
    return text.append(f" (×{times})", style="dim") if times > 1 else text
