"""The score track: what everybody can see of the points."""

from newdawn.drawing.scene import Scene
from newdawn.eden.drawing.prospects import refuge_of


def score_track(scene: Scene) -> list[int]:
    """Return where the disc of each player stands: points of events and feeding, and at the end all of them.

    Missions, powers and Binoculars count at the end only; before that the missions of others are not known, and what
    is known would not compare.
    """
    return [score["total"] for score in scene.table.scored()]


def hidden_parts(scene: Scene, seat: int) -> frozenset[str]:
    """Return the parts of a score that the viewer cannot know: missions in another hand, and powers that count them."""
    return frozenset(refuge_of(scene, seat)["hidden_parts"])
