"""Missions, and how they stand: whether each would succeed now, and the numbers behind that."""

from typing import Any

from rich.text import Text

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.eden import names
from newdawn.eden.drawing.marks import NO, YES, counted_survivors
from newdawn.eden.drawing.prospects import refuge_of
from newdawn.eden.state import UNKNOWN


def mission_line(scene: Scene, progress: Any) -> Text:
    """Return a mission, whether it succeeds now or could be placed, and the numbers behind that."""
    good = progress["succeeds"] if progress["kind"] == "secret" else progress["missing"] == 0
    title = scene.title("mission", progress["mission"], "card")
    text = Text(f"{YES if good else NO} {title}", style="bold" if good else "")
    return text.append(f"  {mission_standing(scene, progress)}", style="not bold italic")


def mission_standing(scene: Scene, progress: Any) -> str:
    """Return the number that a mission looks at, and what it is compared with."""
    say = scene.say
    if progress["kind"] == "new-building":
        if progress["missing"] == 0:
            return say("eden-mission-ready")
        lacks = [progress["lacks"].get(kind, 0) for kind in names.SURVIVORS]
        return say("eden-mission-lacks", survivors=counted_survivors(lacks).plain)
    if names.KIND_OF_MISSION[names.MISSIONS.index(progress["mission"])] == names.BINOCULARS:
        holder = int(scene.record.binoculars)
        return say("eden-mission-nobody") if holder == UNKNOWN else say("eden-mission-holder", seat=SEAT_SIGNS[holder])
    if progress["least"] is not None:
        return say("eden-mission-at-least", count=progress["measure"], least=progress["least"])
    return say("eden-mission-compared", mine=progress["measure"], theirs=progress["rival"])


def drawn_standing(scene: Scene, seat: int, mission: str) -> str:
    """Return the same of a mission that a player may keep."""
    drawn = refuge_of(scene, seat)["drawn"]
    return mission_standing(scene, next(one for one in drawn if one["mission"] == mission))
