"""A position as text or as a picture, drawn as the terminal draws it."""

import re

from newdawn.core.face import Position, View

WIDTH = 120
MODES = ("ansi", "svg")
"""How an environment can be drawn: as plain text, or as an SVG picture."""


def checked_mode(mode: str | None) -> str | None:
    """Return a way to draw, or None; raise a clear error if there is no such way."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode must be None or one of {', '.join(MODES)}, not {mode!r}")
    return mode


def draw(table: Position | View, mode: str, seat: int | None = None) -> str:
    """Return a position, or what a seat may see of it, as text (`ansi`) or as a picture (`svg`)."""
    # Who trains draws nothing: what the terminal needs is imported here only.
    from rich.text import Text

    from newdawn.drawing.art import art_of
    from newdawn.drawing.scene import scene_of
    from newdawn.drawing.screen import screen
    from newdawn.drawing.speech import Speech

    console = screen(width=WIDTH, record=True, quiet=True)
    scene = scene_of(table, Speech("en"), seat)
    art = art_of(table.game.name)
    shown = tuple(range(table.players)) if seat is None else (seat,)
    console.print(Text(art.stage(scene), style="bold"))
    console.print(art.draw(scene, WIDTH, shown))
    if mode == "svg":
        # A picture fetches nothing from elsewhere: any fixed-width font will do.
        return re.sub(r"@font-face \{.*?\}", "", console.export_svg(title=table.game.about.title), flags=re.DOTALL)
    return console.export_text()
