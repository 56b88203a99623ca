"""A text picture of a position or a view on its own: for a look at a game from Python.

>>> import newdawn
>>> position = newdawn.load(newdawn.GAMES[0]).new(players=2, seed=1)
>>> all(len(line) <= 80 for line in picture(position.view(0), width=80).splitlines())
True
"""

from newdawn.core.face import Position, View
from newdawn.core.words import check_language
from newdawn.drawing.art import art_of
from newdawn.drawing.scene import scene_of
from newdawn.drawing.screen import NARROWEST, WIDEST, screen
from newdawn.drawing.speech import Speech

__all__ = ["picture"]


def picture(table: Position | View, language: str = "en", width: int = 100) -> str:
    """Return what the terminal shows of a view, or of a position with everything in it."""
    check_language(language)
    width = max(NARROWEST, min(WIDEST, width))
    seat = table.seat if isinstance(table, View) else None
    shown = tuple(range(table.players)) if seat is None else (seat,)
    console = screen(width=width, record=True, quiet=True)
    console.print(art_of(table.game.name).draw(scene_of(table, Speech(language), seat), width, shown, legend=True))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())
