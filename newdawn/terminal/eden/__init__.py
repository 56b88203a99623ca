"""Paris: New Eden on a terminal: the board, the refuges and the words, drawn from what a seat may see.

The names that are offered here are described in `newdawn.terminal.art`.
"""

from newdawn.terminal.eden.choices import BY_ENTER, EXAMPLE, EXPLAINED, grouped
from newdawn.terminal.eden.figures import readable
from newdawn.terminal.eden.glossary import entries
from newdawn.terminal.eden.news import line_of
from newdawn.terminal.eden.refuge import draw_refuge as draw_player
from newdawn.terminal.eden.scores import tie_breaks
from newdawn.terminal.eden.table import draw, draw_legend, draw_status, has_board, phase, situation, stage
from newdawn.terminal.eden.track import hidden_parts

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
