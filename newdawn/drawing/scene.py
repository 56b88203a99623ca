"""What is to be drawn, for whom, and in which words."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.text import Text

from newdawn.core.face import Position, View
from newdawn.core.words import GameWords
from newdawn.drawing.speech import Speech

SEAT_SIGNS = ("▲", "●", "■", "◆", "▼", "◎", "□", "◇")
"""The players by seat. A colour never stands alone: the sign beside it says the same."""


@dataclass(frozen=True)
class Scene:
    """A view or a position, the seat that looks at it (None: a spectator), and the names of all players."""

    table: Position | View
    seat: int | None
    players: tuple[str, ...]
    say: Speech

    @property
    def record(self) -> Any:
        """The record that is looked at."""
        return self.table.record

    @cached_property
    def prospects(self) -> dict[str, Any]:
        """What follows by the rules from what the seat sees, as the game writes it."""
        return self.table.prospects(self.seat) if isinstance(self.table, Position) else self.table.prospects()

    def thing(self, family: str, thing: int | str, form: str | None = None) -> str:
        """Return the name of a thing of the game, such as the place with this number, or a form of it."""
        words: GameWords = self.table.game.words.WORDS
        return words.name(family, self.say.language, thing if isinstance(thing, str) else int(thing), form)

    def title(self, family: str, thing: int | str, form: str | None = None) -> str:
        """Return the name of a thing with a capital letter, as it stands alone."""
        name = self.thing(family, thing, form)
        return name[:1].upper() + name[1:]

    def style(self, seat: int) -> str:
        """Return the colour of a player."""
        return tuple(self.table.game.about.colours.values())[seat]

    def player(self, seat: int) -> Text:
        """Return a player's sign, colour and name, in the player's colour."""
        name = f" ({self.players[seat]})" if self.players[seat] else ""
        return Text(f"{SEAT_SIGNS[seat]} {self.thing('seat', seat)}{name}", style=f"bold {self.style(seat)}")

    def sign(self, seat: int) -> Text:
        """Return a player's sign."""
        return Text(SEAT_SIGNS[seat], style=f"bold {self.style(seat)}")


def scene_of(table: Position | View, say: Speech, seat: int | None = None, names: tuple[str, ...] = ()) -> Scene:
    """Return what is to be drawn of a position or a view."""
    return Scene(table, seat, names or ("",) * table.players, say)
