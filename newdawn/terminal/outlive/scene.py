"""What is to be drawn, for whom, and in which words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from newdawn.core.face import Position, View
from newdawn.outlive import names, words
from newdawn.outlive.state import ACTIVATED, SPENT
from newdawn.terminal.speech import Speech, plain

SEAT_SIGNS = ("▲", "●", "■", "◆")
SEAT_STYLES = ("dark_orange", "tan", "medium_purple", "dodger_blue1")
"""Orange, beige, purple and blue. A colour never stands alone: the sign beside it says the same."""

_NAMED_BY = {
    "seat": "seat",
    "place": "place",
    "token": "tokens",
    "hero": "hero",
    "tile": "search_tile",
    "leader": "leader",
    "room": "room",
    "equipment": "equipment",
    "event": "event_card",
}

SURVIVOR = "☺"
EMPTY = "·"
STANDING = "↑"
STUCK = "×"
WORKS, BROKEN, TIRED = "✓", "✗", "○"


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

    def thing(self, family: str, number: int, form: str | None = None) -> str:
        """Return the name of a thing of the game, such as the place with this number, or a form of it."""
        named: Callable[..., str] = getattr(words, _NAMED_BY[family])
        return named(self.say.language, int(number), form) if form else named(self.say.language, int(number))

    def title(self, family: str, number: int) -> str:
        """Return the name of a thing with a capital letter, as it stands alone."""
        name = self.thing(family, number)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> Text:
        """Return a player's sign, colour and name, in the player's colour."""
        name = f" ({self.players[seat]})" if self.players[seat] else ""
        return Text(f"{SEAT_SIGNS[seat]} {self.thing('seat', seat)}{name}", style=f"bold {SEAT_STYLES[seat]}")

    def sign(self, seat: int) -> Text:
        """Return a player's sign."""
        return Text(SEAT_SIGNS[seat], style=f"bold {SEAT_STYLES[seat]}")

    def hero(self, seat: int, hero: int) -> Text:
        """Return a hero: the sign of its player, its strength, and whether it stands."""
        state = self.record.hero_state[seat, hero]
        mark = STANDING if state == ACTIVATED else STUCK if state == SPENT else ""
        style = SEAT_STYLES[seat] if state == SPENT else f"bold {SEAT_STYLES[seat]}"
        return Text(f"{SEAT_SIGNS[seat]}{names.HEROES[hero][0]}{mark}", style=style)


def points(value: int) -> str:
    """Return points as people write them."""
    return plain(int(value))
