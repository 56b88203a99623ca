"""A shelter: its rooms, who lives there, what it costs to feed them, stores and equipment.

Of a tribe whose choices are still secret nothing is foreseen: its rooms are empty, and so is its airlock.
"""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from newdawn.drawing.scene import Scene
from newdawn.drawing.standings import points
from newdawn.outlive import names, words
from newdawn.outlive.components import (
    AIRLOCK_ROWS,
    AIRLOCK_SPACES,
    EQUIPMENT_COST,
    GAME_ENDURANCE,
    ROOM_PLACES,
    ROOM_UPKEEP,
)
from newdawn.outlive.drawing.marks import BROKEN, EMPTY, SURVIVOR, TIRED, WORKS
from newdawn.outlive.state import BROKEN as TILE_BROKEN
from newdawn.outlive.state import NOT_OWNED, UNKNOWN, USED


def draw_shelter(scene: Scene, seat: int) -> RenderableType:
    """Return the whole shelter of a player."""
    lines: list[RenderableType] = [_rooms(scene, seat), _stores(scene, seat)]
    lines += [line for line in (_equipment(scene, seat), _catches(scene, seat)) if line is not None]
    return Panel(
        Group(*lines), title=_title(scene, seat), title_align="left", box=box.ROUNDED, padding=(0, 1), expand=True
    )


def _title(scene: Scene, seat: int) -> Text:
    title = scene.player(seat)
    leader = int(scene.record.leader[seat])
    if leader != UNKNOWN:
        title.append(f" – {scene.thing('leader', leader)}", style="not bold")
    total = scene.table.scores()[seat]["total"]
    return title.append(" – " + scene.say("outlive-board-points", points=points(total)), style="not bold")


def _rooms(scene: Scene, seat: int) -> Table:
    game, foreseen = scene.record, _foreseen(scene, seat)
    table = Table(box=None, pad_edge=False, expand=True, padding=(0, 1, 0, 0))
    table.add_column("", justify="right")
    table.add_column(scene.say("outlive-shelter-room"), ratio=1, overflow="fold")
    table.add_column(scene.say("outlive-shelter-survivors"), no_wrap=True)
    table.add_column(scene.say("outlive-shelter-upkeep"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for slot in range(len(names.ROOM_SLOTS)):
        room = int(game.room[seat, slot])
        if room == UNKNOWN:
            continue
        name = scene.title("room", room)
        upkeep = str(ROOM_UPKEEP[room])
        if not game.built[seat, slot]:
            state = scene.say("outlive-shelter-unbuilt")
            table.add_row(names.ROOM_SLOTS[slot], name, EMPTY * int(ROOM_PLACES[room]), upkeep, state, style="dim")
            continue
        people = int(game.survivors[seat, slot])
        full = foreseen is not None and foreseen["rooms"][slot] == "full"
        used = bool(game.room_used[seat, slot])
        state = scene.say("outlive-shelter-used" if used else "outlive-shelter-works") if full else ""
        places = SURVIVOR * people + EMPTY * max(0, int(ROOM_PLACES[room]) - people)
        table.add_row(names.ROOM_SLOTS[slot], name, places, upkeep, state, style="bold" if full else "")
    people = int(game.survivors[seat, names.AIRLOCK])
    airlock = [0] * len(AIRLOCK_ROWS) if foreseen is None else foreseen["airlock"]
    rows = scene.say("outlive-shelter-rows", count=sum(here > 0 for here in airlock))
    name = scene.say("outlive-shelter-airlock", count=people, most=AIRLOCK_SPACES)
    table.add_row("", name, _airlock(airlock), rows, "")
    return table


def _foreseen(scene: Scene, seat: int) -> Any:
    """Return what follows for a tribe; None while its choices are secret."""
    return scene.prospects["tribes"][seat]


def _airlock(rows: list[int]) -> str:
    """Return the rows of the airlock."""
    return " ".join(SURVIVOR * here + EMPTY * (row - here) for here, row in zip(rows, AIRLOCK_ROWS, strict=True))


def _stores(scene: Scene, seat: int) -> Text:
    game, foreseen = scene.record, _foreseen(scene, seat)
    parts = [
        f"{scene.say(f'outlive-short-{name}')} {game.stock[seat, token]}" for token, name in enumerate(names.TOKENS)
    ]
    if foreseen is not None and foreseen["permanent_water"]:
        parts.append(scene.say("outlive-shelter-permanent", count=foreseen["permanent_water"]))
    line = Text(" · ".join(parts), style="bold")
    below = [f"☢ {scene.say('outlive-shelter-gauge', points=words.level(int(game.gauge[seat])))}"]
    if foreseen is not None and foreseen["meal"] is not None:
        below += _meal(scene, foreseen["meal"])
    return line.append("\n" + " · ".join(below), style="not bold")


def _meal(scene: Scene, meal: Any) -> list[str]:
    """Return whether there is enough to eat tonight, and who would starve."""
    have, need, rows, short = meal["have"], meal["need"], meal["rows"], meal["short"]
    said = [scene.say("outlive-shelter-due", have=have, need=need, rows=rows)]
    return [*said, scene.say("outlive-shelter-hunger", count=short)] if short else said


def _equipment(scene: Scene, seat: int) -> Text | None:
    tiles = []
    for tile in range(len(names.EQUIPMENT)):
        state = scene.record.equipment[seat, tile]
        if state == NOT_OWNED:
            continue
        name = scene.thing("equipment", tile)
        if state == TILE_BROKEN:
            tiles.append(f"{BROKEN} {name} ({words.cost(scene.say.language, EQUIPMENT_COST[tile])})")
        else:
            tiles.append(f"{TIRED if state == USED else WORKS} {name}")
    return Text(scene.say("outlive-shelter-equipment") + " " + " · ".join(tiles)) if tiles else None


def _catches(scene: Scene, seat: int) -> Text | None:
    caught = [
        f"{scene.record.caught[seat, kind]} × {GAME_ENDURANCE[kind]}"
        for kind in range(len(names.WILD_GAME))
        if scene.record.caught[seat, kind]
    ]
    return Text(scene.say("outlive-shelter-caught", tiles=", ".join(caught))) if caught else None
