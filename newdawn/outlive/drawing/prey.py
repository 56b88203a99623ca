"""Wild game in figures: its endurance, and the meat that each catch of a kind gives."""

from newdawn.drawing.scene import Scene
from newdawn.outlive.components import EPIZOOTIC_MEAT, GAME_ENDURANCE, GAME_MEAT, MUTATION_ENDURANCE
from newdawn.outlive.events import afflicts, is_open
from newdawn.outlive.hunting import LAST_CATCH
from newdawn.outlive.names import EPIZOOTIC, MUTATION


def weighs(scene: Scene, seat: int | None, event: int) -> bool:
    """Tell whether an event in play counts for a seat; for a spectator, whether it is in play."""
    if seat is None:
        return bool(is_open(scene.record, event))
    return bool(afflicts(scene.record, seat, event))


def endurance_words(scene: Scene, seat: int | None, kind: int) -> str:
    """Return the printed endurance, and what the Animal Mutation adds to it."""
    more = f"+{MUTATION_ENDURANCE}" if weighs(scene, seat, MUTATION) else ""
    return f"{GAME_ENDURANCE[kind]}{more}"


def meat_words(scene: Scene, seat: int | None, kind: int) -> str:
    """Return the printed values, with the one that the seat would get next in brackets."""
    values = [str(value) for value in GAME_MEAT[kind].tolist()]
    if seat is not None:
        catch = min(LAST_CATCH, int(scene.record.caught[seat, kind]))
        values[catch] = f"[{values[catch]}]"
    less = f" −{EPIZOOTIC_MEAT}" if weighs(scene, seat, EPIZOOTIC) else ""
    return "/".join(values) + less


def next_meat(scene: Scene, seat: int, kind: int) -> int:
    """Return the meat that the seat's next catch of a kind gives."""
    meat = int(GAME_MEAT[kind, min(LAST_CATCH, int(scene.record.caught[seat, kind]))])
    return max(0, meat - EPIZOOTIC_MEAT) if weighs(scene, seat, EPIZOOTIC) else meat
