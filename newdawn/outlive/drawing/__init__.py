"""Outlive on a terminal: the board, the shelters and the words, drawn from what a seat may see.

The names that are offered here are described in `newdawn.drawing.art`.
"""

from newdawn.outlive.drawing.choices import BY_ENTER, EXAMPLE, EXPLAINED, grouped
from newdawn.outlive.drawing.figures import readable
from newdawn.outlive.drawing.glossary import entries
from newdawn.outlive.drawing.news import line_of
from newdawn.outlive.drawing.scores import hidden_parts, tie_breaks
from newdawn.outlive.drawing.shelter import draw_shelter as draw_player
from newdawn.outlive.drawing.table import draw, draw_legend, draw_status, has_board, phase, situation, stage

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
