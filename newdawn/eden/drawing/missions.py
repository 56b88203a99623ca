"""Missions, and how they stand: whether each would succeed now, and the numbers behind that."""

from rich.text import Text

from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.eden import names
from newdawn.eden.components import MISSION_AT_LEAST
from newdawn.eden.drawing.marks import NO, YES, counted_survivors
from newdawn.eden.new_buildings import lacking_survivors
from newdawn.eden.scoring import measure, succeeds
from newdawn.eden.state import UNKNOWN


def mission_line(scene: Scene, seat: int, mission: int) -> Text:
    """Return a mission, whether it succeeds now or could be placed, and the numbers behind that."""
    if mission < names.FIRST_NEW_BUILDING:
        good = bool(succeeds(scene.record, seat, mission))
    else:
        good = not any(_lacking(scene, seat, mission))
    text = Text(f"{YES if good else NO} {scene.title('mission', mission, 'card')}", style="bold" if good else "")
    return text.append(f"  {mission_standing(scene, seat, mission)}", style="not bold italic")


def mission_standing(scene: Scene, seat: int, mission: int) -> str:
    """Return the number that a mission looks at, and what it is compared with."""
    say = scene.say
    if mission >= names.FIRST_NEW_BUILDING:
        lacking = _lacking(scene, seat, mission)
        if not any(lacking):
            return say("eden-mission-ready")
        return say("eden-mission-lacks", survivors=counted_survivors(lacking).plain)
    least = int(MISSION_AT_LEAST[mission])
    if least:
        return say("eden-mission-at-least", count=int(measure(scene.record, seat, mission)), least=least)
    if names.KIND_OF_MISSION[mission] == names.BINOCULARS:
        holder = int(scene.record.binoculars)
        return say("eden-mission-nobody") if holder == UNKNOWN else say("eden-mission-holder", seat=SEAT_SIGNS[holder])
    figures = [int(measure(scene.record, other, mission)) for other in range(scene.table.players)]
    signed = [f"{sign}{figure}" for sign, figure in zip(SEAT_SIGNS, figures, strict=False)]
    mine = signed.pop(seat)
    return say("eden-mission-compared", mine=mine, theirs=" ".join(signed))


def _lacking(scene: Scene, seat: int, mission: int) -> list[int]:
    """Return how many survivors of each kind a refuge lacks for a New Building."""
    building = mission - names.FIRST_NEW_BUILDING
    return [int(lacking_survivors(scene.record, seat, building, kind)) for kind in range(len(names.SURVIVORS))]
