"""Moves as a player chooses among them: in groups where there are many, and with what each would mean."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from newdawn.core.face import Move

Choice = tuple[Move, str, str]
"""A move, its words, and a hint (empty: none)."""


@dataclass(frozen=True)
class Choices:
    """Some moves under one heading (empty: none)."""

    heading: str
    moves: tuple[Choice, ...]


def in_groups(choices: Iterable[tuple[str, Choice]]) -> list[Choices]:
    """Return choices, each given with its heading, in groups; those without a heading come last."""
    groups: dict[str, list[Choice]] = {}
    for heading, choice in choices:
        groups.setdefault(heading, []).append(choice)
    ordered = sorted(groups, key=lambda heading: heading == "")
    return [Choices(heading, tuple(groups[heading])) for heading in ordered]


def list_moves(console: Console, groups: list[Choices]) -> list[Move]:
    """Print groups of moves with their numbers, words, hints and notation; return the moves in that order."""
    order: list[Move] = []
    for group in groups:
        if group.heading:
            console.print(Text(group.heading, style="bold"))
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(justify="right", width=4, no_wrap=True)
        grid.add_column(ratio=1, overflow="fold")
        grid.add_column(no_wrap=True, style="dim", justify="right")
        for move, words, hint in group.moves:
            order.append(move)
            text = Text(words)
            if hint:
                text.append(f"  {hint}", style="italic")
            grid.add_row(f"{len(order)}", text, str(move))
        console.print(grid)
    return order
