"""All players side by side, and what decides between those with the same points."""

from rich.table import Table
from rich.text import Text

from newdawn.drawing.scene import Scene
from newdawn.drawing.standings import points, side_by_side
from newdawn.eden import names
from newdawn.eden.drawing.marks import equipment_mark, survivor_mark
from newdawn.eden.drawing.prospects import feeding_mark
from newdawn.eden.drawing.track import score_track


def draw_standings(scene: Scene) -> Table:
    """Return one line for each player: points, survivors, equipment, Cans, missions, population and feeding."""
    game, say = scene.record, scene.say
    refuges = scene.prospects["refuges"]
    survivors = [
        (survivor_mark(kind), [str(one["survivors"][name]) for one in refuges])
        for kind, name in enumerate(names.SURVIVORS)
    ]
    equipment = [
        (equipment_mark(kind), [str(one["equipment"][name]) for one in refuges])
        for kind, name in enumerate(names.EQUIPMENT)
    ]
    columns: list[tuple[str | Text, list[str]]] = [
        (say("eden-standings-points"), [points(each) for each in score_track(scene)]),
        *survivors,
        *equipment,
        (say("eden-standings-cans"), [str(one["cans"]) for one in refuges]),
        (say("eden-standings-missions"), [str(count) for count in game.mission_count[: len(refuges)]]),
        (say("eden-standings-population"), [str(one["population"]) for one in refuges]),
        (say("eden-standings-feeding"), [feeding_mark(one["feeding"]) for one in refuges]),
    ]
    return side_by_side(scene, int(game.first_player), columns)


def tie_breaks(scene: Scene) -> list[tuple[str, list[int]]]:
    """Return what decides between players with the same points: survivors."""
    counts = [one["population"] for one in scene.prospects["refuges"]]
    return [(scene.say("eden-score-survivors"), counts)]
