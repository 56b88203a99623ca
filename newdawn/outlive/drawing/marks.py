"""The signs of this game on the table."""

from rich.text import Text

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.outlive import names
from newdawn.outlive.state import ACTIVATED, SPENT

SURVIVOR = "☺"
EMPTY = "·"
STANDING = "↑"
STUCK = "×"
WORKS, BROKEN, TIRED = "✓", "✗", "○"


def hero_mark(scene: Scene, seat: int, hero: int) -> Text:
    """Return a hero: the sign of its player, its strength, and whether it stands."""
    state = scene.record.hero_state[seat, hero]
    mark = STANDING if state == ACTIVATED else STUCK if state == SPENT else ""
    style = scene.style(seat) if state == SPENT else f"bold {scene.style(seat)}"
    return Text(f"{SEAT_SIGNS[seat]}{names.HEROES[hero][0]}{mark}", style=style)
