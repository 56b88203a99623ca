"""Everybody's strength in a type of building: announced, or as the player boards let expect it."""

from typing import NamedTuple

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.eden import names
from newdawn.eden.acquire import announcing_starter, natural_strength
from newdawn.eden.drawing.marks import EMPTY
from newdawn.eden.state import ANNOUNCING, CLAIMING


class Strength(NamedTuple):
    """From the least to the most that a player can announce; the same once it is announced."""

    least: int
    most: int


def strength_of(scene: Scene, seat: int, kind: int) -> Strength:
    """Return a player's strength in a type of building, with the wilds that could still join it."""
    game = scene.record
    if kind == game.building_type and has_announced(scene, seat):
        return Strength(int(game.strength[seat]), int(game.strength[seat]))
    natural = int(natural_strength(game, seat, kind))
    added = int(game.wild_dice[seat] + game.wild_tokens[seat]) if kind == game.building_type else 0
    wilds = int(game.dice[seat, names.WILD] + game.tokens[seat, names.WILD])
    return Strength(natural + added, natural + wilds) if natural else Strength(0, 0)


def has_announced(scene: Scene, seat: int) -> bool:
    """Tell whether a player has announced a strength in the type that is being distributed."""
    game = scene.record
    if game.stage == ANNOUNCING:
        place = (seat - int(announcing_starter(game))) % scene.table.players
        return place < int(game.announced)
    return bool(game.stage == CLAIMING)


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
