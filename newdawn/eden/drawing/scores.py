"""All players side by side, and what decides between those with the same points."""

from rich.table import Table
from rich.text import Text

from newdawn.drawing.scene import Scene
from newdawn.drawing.standings import points, side_by_side
from newdawn.eden import names
from newdawn.eden.drawing.marks import equipment_mark, survivor_mark
from newdawn.eden.drawing.prospects import feeding_mark
from newdawn.eden.drawing.track import score_track
from newdawn.eden.refuge import count_equipment, population


def draw_standings(scene: Scene) -> Table:
    """Return one line for each player: points, survivors, equipment, Cans, missions, population and feeding."""
    game, say = scene.record, scene.say
    seats = range(scene.table.players)
    survivors = [
        (survivor_mark(kind), [str(game.survivors[seat, kind]) for seat in seats])
        for kind in range(len(names.SURVIVORS))
    ]
    equipment = [
        (equipment_mark(kind), [str(int(count_equipment(game, seat, kind))) for seat in seats])
        for kind in range(len(names.EQUIPMENT))
    ]
    columns: list[tuple[str | Text, list[str]]] = [
        (say("eden-standings-points"), [points(each) for each in score_track(scene)]),
        *survivors,
        *equipment,
        (say("eden-standings-cans"), [str(game.cans[seat]) for seat in seats]),
        (say("eden-standings-missions"), [str(game.mission_count[seat]) for seat in seats]),
        (say("eden-standings-population"), [str(int(population(game, seat))) for seat in seats]),
        (say("eden-standings-feeding"), [feeding_mark(game, seat) for seat in seats]),
    ]
    return side_by_side(scene, int(game.first_player), columns)


def tie_breaks(scene: Scene) -> list[tuple[str, list[int]]]:
    """Return what decides between players with the same points: survivors."""
    counts = [int(population(scene.record, seat)) for seat in range(scene.table.players)]
    return [(scene.say("eden-score-survivors"), counts)]
