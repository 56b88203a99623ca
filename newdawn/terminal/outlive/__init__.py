"""Outlive on a terminal: the board, the shelters and the scores, drawn from what a seat may see."""

from newdawn.terminal.outlive.choices import Choices, grouped
from newdawn.terminal.outlive.scores import draw_scores, draw_standings
from newdawn.terminal.outlive.table import (
    draw,
    draw_legend,
    draw_shelter,
    draw_status,
    has_board,
    phase,
    situation,
)

__all__ = [
    "Choices",
    "draw",
    "draw_legend",
    "draw_scores",
    "draw_shelter",
    "draw_standings",
    "draw_status",
    "grouped",
    "has_board",
    "phase",
    "situation",
]
