"""Everybody's strength in a type of building: announced, or as the player boards let expect it."""

from typing import NamedTuple

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.eden.acquire import least_strength, most_strength
from newdawn.eden.drawing.marks import EMPTY


class Strength(NamedTuple):
    """From the least to the most that a player can announce; the same once it is announced."""

    least: int
    most: int


def strength_of(scene: Scene, seat: int, kind: int) -> Strength:
    """Return a player's strength in a type of building, with the wilds that could still join it."""
    return Strength(int(least_strength(scene.record, seat, kind)), int(most_strength(scene.record, seat, kind)))


def strength_words(scene: Scene, seat: int, kind: int) -> str:
    """Return a player's strength: 3, or 2–4 with wilds to come, or a dash for none."""
    least, most = strength_of(scene, seat, kind)
    if not most:
        return EMPTY
    return str(least) if least == most else f"{least}–{most}"


def other_strengths(scene: Scene, seat: int, kind: int) -> str:
    """Return the strengths of all other players: ●3 ■–."""
    others = [other for other in range(scene.table.players) if other != seat]
    return " ".join(f"{SEAT_SIGNS[other]}{strength_words(scene, other, kind)}" for other in others)
