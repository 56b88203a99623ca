"""Outlive on a terminal: the board, the shelters and the words, drawn from what a seat may see.

The names that are offered here are described in `newdawn.terminal.art`.
"""

from newdawn.terminal.outlive.choices import BY_ENTER, EXAMPLE, EXPLAINED, grouped
from newdawn.terminal.outlive.figures import readable
from newdawn.terminal.outlive.glossary import entries
from newdawn.terminal.outlive.news import line_of
from newdawn.terminal.outlive.scores import hidden_parts, tie_breaks
from newdawn.terminal.outlive.shelter import draw_shelter as draw_player
from newdawn.terminal.outlive.table import draw, draw_legend, draw_status, has_board, phase, situation, stage

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
