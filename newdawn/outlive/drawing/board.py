"""The board: eight places in a ring around the convoy."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from newdawn.drawing.panels import TIED, alike, panel
from newdawn.drawing.scene import Scene
from newdawn.outlive import names, words
from newdawn.outlive.components import (
    CARGO_CANS,
    CARGO_FIRST_STRENGTH,
    CARGO_SLOTS,
    EVENT_COST,
    EVENT_POINTS,
    PLACE_TOKEN,
    RADIATION,
    SEARCH_COUNT,
)
from newdawn.outlive.drawing.marks import EMPTY, SURVIVOR, WORKS, hero_mark
from newdawn.outlive.drawing.prey import endurance_words, meat_words
from newdawn.outlive.hunting import ground_of
from newdawn.outlive.places import city_of
from newdawn.outlive.state import UNKNOWN

RING_WIDTH = 78
"""Below this, the places are listed one under the other."""

NOT_YET = "–"
"""What a place holds before the first dawn."""

_SHORT = {"algae": "outlive-short-algae", "empty": "outlive-short-empty"}

# The ring, clockwise from the top left; the convoy stands in the middle.
_GRID = (
    (names.FOREST, names.DAM, names.BASE),
    (names.BLACKWOOD, UNKNOWN, names.PEAK),
    (names.FAIRGROUNDS, names.CARGO, names.MINE),
)


def draw_board(scene: Scene, width: int) -> RenderableType:
    """Return the eight places and the convoy."""
    if width < RING_WIDTH:
        cells = [_place(scene, place, width) for place in range(len(names.PLACES))]
        return Group(_convoy(scene, width), *cells)
    grid = Table.grid(expand=True)
    for _ in range(3):
        grid.add_column(ratio=1)
    for row in _GRID:
        cells = [_convoy(scene, width // 3) if place == UNKNOWN else _place(scene, place, width // 3) for place in row]
        grid.add_row(*alike(cells))
    return grid


def _place(scene: Scene, place: int, width: int) -> Panel:
    game = scene.record
    lines: list[Text] = []
    token = PLACE_TOKEN[place]
    if token >= 0:
        count = str(game.place_stock[place]) if game.day else NOT_YET
        lines.append(Text(f"{scene.title('token', token)} {count}"))
    ground, city = ground_of(place), city_of(place)
    if ground >= 0:
        lines += _prey(scene, ground)
    if city >= 0:
        lines += _city(scene, city)
    if place == names.BASE:
        state = "none" if not game.day else "yes" if game.algae else "no"
        lines.append(Text(scene.say("outlive-board-algae", state=state)))
    if place == names.CARGO:
        lines += _slots(scene)
    return panel(scene.title("place", place), [*lines, _heroes(scene, place)], width)


def _heroes(scene: Scene, place: int) -> Text:
    game = scene.record
    line = Text()
    for seat in range(scene.table.players):
        for hero in range(len(names.HEROES)):
            if game.hero_place[seat, hero] == place:
                line.append_text(hero_mark(scene, seat, hero)).append(" ")
    return line


def _prey(scene: Scene, ground: int) -> list[Text]:
    """Return the tile on top, how many there are, and the whole stack if this seat has looked through it."""
    game = scene.record
    size = int(game.wild_stack_size[ground])
    stack = game.wild_stack[ground]
    if size == 0:
        return [Text(scene.say("outlive-board-no-prey"))]
    lines = [
        Text(scene.say("outlive-board-prey", endurance=endurance_words(scene, int(stack[0])), count=size)),
        Text(scene.say("outlive-board-meat", values=meat_words(scene, int(stack[0])))),
    ]
    if scene.seat is not None and size > 1 and stack[1] != UNKNOWN:
        seen = " ".join(endurance_words(scene, int(stack[i])) for i in range(1, size))
        lines.append(Text(scene.say("outlive-board-prey-below", seen=seen), style="italic"))
    return lines


def _city(scene: Scene, city: int) -> list[Text]:
    game = scene.record
    lines = [Text(scene.say("outlive-board-search", count=int(game.search_pile_size[city])))]
    if scene.seat is not None and game.search_pile_size[city] > 0 and game.search_pile[city, 0] != UNKNOWN:
        # The last one is drawn first.
        order = range(int(game.search_pile_size[city]) - 1, -1, -1)
        seen = ", ".join(scene.thing("tile", game.search_pile[city, i]) for i in order)
        lines.append(Text(scene.say("outlive-board-search-known", seen=seen), style="italic"))
    elif left := _pile(scene, city):
        lines.append(Text(left))
    tiles = game.equipment_shown[city].tolist()
    return lines + [Text(EMPTY if tile == UNKNOWN else scene.title("equipment", tile)) for tile in tiles]


def _pile(scene: Scene, city: int) -> str:
    """Return what is left in a pile, by kind: everybody can tell, for all that was drawn lies face up beside it."""
    left = (SEARCH_COUNT - scene.record.search_aside[city]).tolist()
    if sum(left) != int(scene.record.search_pile_size[city]):
        return ""
    kinds = zip(names.SEARCH_TILES, left, strict=True)
    return " · ".join(
        f"{scene.say(_SHORT.get(name, f'outlive-short-{name}'))}{TIED}{count}" for name, count in kinds if count
    )


def _slots(scene: Scene) -> list[Text]:
    """Return the ship's slots: the strength that each asks for, its canned goods, who waits there, who stands there."""
    game = scene.record
    lines = []
    for slot in range(CARGO_SLOTS):
        cans = scene.say("outlive-board-cans", count=int(CARGO_CANS[slot]))
        line = Text(f"[{CARGO_FIRST_STRENGTH + slot}] {cans} ")
        line.append(SURVIVOR * int(game.cargo_survivors[slot]) or EMPTY)
        for seat in range(scene.table.players):
            if int(game.cargo_heroes[slot]) >> seat & 1:
                line.append(" ").append_text(scene.sign(seat))
        lines.append(line)
    return lines


def _convoy(scene: Scene, width: int) -> Panel:
    """Return the six spaces: the event and its price, or who overcame it; the radiation of nights to come."""
    game = scene.record
    lines = []
    for space in range(names.DAYS):
        event = game.convoy[space]
        today = space + 1 == game.day
        line = Text(f"{'▸' if today else ' '}{space + 1} ", style="bold" if today else "")
        if space >= game.flipped or event == UNKNOWN:
            line.append(f"? ☢{RADIATION[space]}", style="not bold")
        elif game.overcome_by[space] == UNKNOWN:
            line.append(scene.title("event", event), style="bold")
        else:
            line.append(f"{WORKS}", style="not bold").append_text(scene.sign(int(game.overcome_by[space])))
            line.append(f" {scene.title('event', event)}", style="not bold")
        lines.append(line)
        if space < game.flipped and event != UNKNOWN and game.overcome_by[space] == UNKNOWN:
            cost = words.cost(scene.say.language, EVENT_COST[event]).replace(" ", TIED).replace(f",{TIED}", ", ")
            price = scene.say("outlive-board-event", cost=cost, points=int(EVENT_POINTS[event]))
            before, _, gain = price.rpartition(" → ")
            lines.append(Text(f"  {before} →{TIED}{gain.replace(' ', TIED)}"))
    title = scene.say("outlive-board-setup")
    if game.day:
        day = scene.say("outlive-board-day", day=int(game.day), days=names.DAYS)
        title = f"{day} · ☢{RADIATION[int(game.day) - 1]}"
    return panel(title, lines, width, "bold")
