"""What a game can bring to the terminal: its room `drawing`, with the names described here, and its own messages.

The rest of the terminal knows no game. It asks for the room of the one that is played, so that no other is loaded. What
the room does not offer is drawn plainly.
"""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from newdawn.core import catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from newdawn.core.components import Row
    from newdawn.core.events import Event
    from newdawn.core.face import Move, Position
    from newdawn.drawing.choices import Choices
    from newdawn.drawing.entries import Entry
    from newdawn.drawing.lines import Line
    from newdawn.drawing.scene import Scene
    from newdawn.drawing.speech import Speech

MESSAGES = (
    "intro-aim",
    "intro-course",
    "help-board",
    "help-rules",
    "rules-terms",
    "hint-legend",
    "won-tied",
    "won-shared",
)
"""What a game may say in words of its own: the id of the message begins with the name of the game."""


class Art(Protocol):
    """The names that the room `drawing` of a game may offer."""

    EXAMPLE: str
    """A move in notation, for the help."""

    BY_ENTER: tuple[str, ...]
    """The moves that Enter alone plays, the first of them that is possible."""

    EXPLAINED: frozenset[str]
    """The kinds of moves whose hints are explained when they are first shown."""

    def draw(self, scene: "Scene", width: int, seats: tuple[int, ...] = (), legend: bool = False) -> "RenderableType":
        """Return the whole table: the board, all players side by side, and all that some of them have."""
        ...

    def draw_player(self, scene: "Scene", seat: int) -> "RenderableType":
        """Return all that a player has."""
        ...

    def draw_status(self, scene: "Scene", seat: int) -> "Text":
        """Return what a player has in one line, for the middle of a turn."""
        ...

    def draw_legend(self, scene: "Scene") -> "Text":
        """Return what the signs on the table mean."""
        ...

    def has_board(self, record: Any) -> bool:
        """Return whether there is a board to show yet."""
        ...

    def phase(self, record: Any) -> tuple[int, ...]:
        """Return which part of the game it is: within one, a player need not see the whole table again."""
        ...

    def stage(self, scene: "Scene") -> str:
        """Return what the present part of the game is called."""
        ...

    def situation(self, scene: "Scene", seat: int) -> str:
        """Return what a player needs to know for the decision that is due, or nothing."""
        ...

    def grouped(self, scene: "Scene", seat: int, moves: Sequence["Move"]) -> "list[Choices]":
        """Return the moves of a seat in groups, in the order in which they are numbered."""
        ...

    def hidden_parts(self, scene: "Scene", seat: int) -> frozenset[str]:
        """Return the parts of a player's score that the viewer cannot know."""
        ...

    def tie_breaks(self, scene: "Scene") -> list[tuple[str, list[int]]]:
        """Return what decides between players with the same points: a heading, and the figure of each player."""
        ...

    def line_of(self, event: "Event", position: "Position", language: str) -> "Line":
        """Return an event as a line of the news, as it is at the position that it led to."""
        ...

    def entries(self, say: "Speech") -> "list[Entry]":
        """Return every word of the game that has an explanation, with it."""
        ...

    def readable(self, row: "Row", say: "Speech", between: str) -> tuple[str, str]:
        """Return the key and the value of a figure of the box as people read them."""
        ...


class _Drawing:
    """What a game offers, and behind it what is drawn plainly."""

    def __init__(self, room: ModuleType | None, plain: object) -> None:
        self._room = room
        self._plain = plain

    def __getattr__(self, name: str) -> Any:
        return getattr(self._room, name) if hasattr(self._room, name) else getattr(self._plain, name)


@cache
def art_of(game: str) -> Art:
    """Return how a game is drawn and told; its room is imported when it is first asked for."""
    from newdawn.drawing.plain import Plain  # which needs what needs this module

    return cast("Art", _Drawing(catalogue.room(catalogue.package_of(game), "drawing"), Plain(game)))
