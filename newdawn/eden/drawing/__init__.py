"""Paris: New Eden on a terminal: the board, the refuges and the words, drawn from what a seat may see.

The names that are offered here are described in `newdawn.drawing.art`.
"""

from newdawn.eden.drawing.choices import BY_ENTER, EXAMPLE, EXPLAINED, grouped
from newdawn.eden.drawing.figures import readable
from newdawn.eden.drawing.glossary import entries
from newdawn.eden.drawing.news import line_of
from newdawn.eden.drawing.refuge import draw_refuge as draw_player
from newdawn.eden.drawing.scores import tie_breaks
from newdawn.eden.drawing.table import draw, draw_legend, draw_status, has_board, phase, situation, stage
from newdawn.eden.drawing.track import hidden_parts

__all__ = [
    "BY_ENTER",
    "EXAMPLE",
    "EXPLAINED",
    "draw",
    "draw_legend",
    "draw_player",
    "draw_status",
    "entries",
    "grouped",
    "has_board",
    "hidden_parts",
    "line_of",
    "phase",
    "readable",
    "situation",
    "stage",
    "tie_breaks",
]
