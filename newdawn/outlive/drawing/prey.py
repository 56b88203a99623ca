"""Wild game in figures: its endurance, and the meat that each catch of a kind gives."""

from typing import Any

from newdawn.drawing.scene import Scene
from newdawn.outlive import names
from newdawn.outlive.components import GAME_ENDURANCE, GAME_MEAT


def _foreseen(scene: Scene, kind: int) -> Any:
    """Return what a kind of wild game in sight is for the viewer, as the events in play make it."""
    return scene.prospects["wild_game"][names.WILD_GAME[kind]]


def is_tougher(scene: Scene, kind: int) -> bool:
    """Return whether a kind of wild game has more endurance than is printed on it."""
    return bool(_foreseen(scene, kind)["endurance"] > GAME_ENDURANCE[kind])


def endurance_words(scene: Scene, kind: int) -> str:
    """Return the printed endurance, and what an event adds to it."""
    more = _foreseen(scene, kind)["endurance"] - int(GAME_ENDURANCE[kind])
    return f"{GAME_ENDURANCE[kind]}+{more}" if more else str(GAME_ENDURANCE[kind])


def meat_words(scene: Scene, kind: int) -> str:
    """Return the printed values, with the one that the viewer would get next in brackets, and what an event takes."""
    foreseen = _foreseen(scene, kind)
    printed = GAME_MEAT[kind].tolist()
    values = [f"[{value}]" if catch == foreseen["next"] else str(value) for catch, value in enumerate(printed)]
    less = max(value - left for value, left in zip(printed, foreseen["meat"], strict=True))
    return "/".join(values) + (f" −{less}" if less else "")


def next_meat(scene: Scene, kind: int) -> int:
    """Return the meat that the viewer's next catch of a kind gives."""
    foreseen = _foreseen(scene, kind)
    return int(foreseen["meat"][foreseen["next"]])
