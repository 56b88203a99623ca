"""Everybody's strength in a type of building: announced, or as the player boards let expect it."""

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.eden.drawing.marks import EMPTY
from newdawn.eden.drawing.prospects import refuge_of


def strength_words(scene: Scene, seat: int, kind: str) -> str:
    """Return a player's strength: 3, or 2–4 with wilds to come, or a dash for none."""
    strength = refuge_of(scene, seat)["strengths"].get(kind)
    if strength is None:
        return EMPTY
    least, most = strength["least"], strength["most"]
    return str(least) if least == most else f"{least}–{most}"


def other_strengths(scene: Scene, seat: int, kind: str) -> str:
    """Return the strengths of all other players: ●3 ■–."""
    others = [other for other in range(scene.table.players) if other != seat]
    return " ".join(f"{SEAT_SIGNS[other]}{strength_words(scene, other, kind)}" for other in others)
