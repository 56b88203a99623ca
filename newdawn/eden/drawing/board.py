"""The board: the five locations with their dice, the season, and the buildings with everybody's strength."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from newdawn.drawing.panels import TIED, alike, panel
from newdawn.drawing.scene import SEAT_SIGNS, Scene
from newdawn.drawing.standings import FIRST_PLAYER
from newdawn.eden import names, words
from newdawn.eden.components import BUILDINGS_SHOWN, STATION_TOKENS
from newdawn.eden.drawing.cards import building_card, event_tile
from newdawn.eden.drawing.marks import (
    EMPTY,
    NO,
    NOW,
    each_face,
    equipment_mark,
    face_mark,
    spaced,
    survivor_mark,
)
from newdawn.eden.drawing.prospects import event_marks, refuge_of
from newdawn.eden.drawing.strengths import strength_words
from newdawn.eden.state import ANNOUNCING, CLAIMING, LATER_SEASONS, PRELUDE, UNKNOWN

GRID_WIDTH = 78
"""Below this, the locations are listed one under the other."""

# Three locations in a row; the season stands in the last corner.
_GRID = (
    (names.TOWER, names.BRIDGE, names.RESTAURANT),
    (names.CITY_CENTER, names.TRAIN_STATION, UNKNOWN),
)


def draw_board(scene: Scene, width: int) -> RenderableType:
    """Return the locations, the season and the buildings."""
    if width < GRID_WIDTH:
        cells = [_location(scene, location, width) for row in _GRID for location in row]
        return Group(*cells, _buildings(scene))
    grid = Table.grid(expand=True)
    for _ in range(3):
        grid.add_column(ratio=1)
    for row in _GRID:
        grid.add_row(*alike([_location(scene, location, width // 3) for location in row]))
    return Group(grid, _buildings(scene))


def _location(scene: Scene, location: int, width: int) -> Panel:
    if location == UNKNOWN:
        return panel(_season_title(scene), _season(scene), width, "bold")
    dice = Text(f"{scene.say('eden-board-dice')} ").append_text(each_face(scene.record.location_dice[location]))
    lines = [dice]
    if location == names.TOWER:
        lines += _tower(scene)
    elif location == names.BRIDGE:
        lines.append(Text(scene.say("eden-board-missions", count=int(scene.record.mission_deck_size))))
    elif location == names.RESTAURANT:
        lines.append(Text(words.cans(scene.say.language, scene.prospects["visits"]["restaurant"]["cans"])))
    elif location == names.CITY_CENTER:
        lines += _city(scene)
    else:
        lines += _station(scene)
    return panel(scene.title("location", location), lines, width)


def _tower(scene: Scene) -> list[Text]:
    """Return the events, and for each that is still face up, who would overcome it; and the Heroine."""
    game = scene.record
    lines = []
    for event, flipped in zip(game.events.tolist(), game.flipped.tolist(), strict=True):
        tile = event_tile(event)
        if flipped:
            lines.append(Text(f"{NO} {tile.plain}", style="dim"))
        else:
            lines.append(tile.append(" ").append_text(event_marks(scene, names.EVENTS[event])))
    return [*lines, _held(scene, "heroine", int(game.heroine))]


def _held(scene: Scene, token: str, holder: int) -> Text:
    """Return a token of the board, and who has it."""
    line = Text(scene.thing("term", token)).append(TIED)
    return line.append(EMPTY) if holder == UNKNOWN else line.append_text(scene.sign(holder))


def _city(scene: Scene) -> list[Text]:
    game = scene.record
    equipment = []
    for kind, count in enumerate(game.city_equipment.tolist()):
        if count:
            name = words.equipment(scene.say.language, kind, "count", count)
            equipment.append(equipment_mark(kind).append(f" {name}".replace(" ", TIED), style="default"))
    tokens = [_held(scene, "bat", int(game.bat)), _held(scene, "binoculars", int(game.binoculars))]
    return [spaced(equipment, " · ") or Text(EMPTY), spaced(tokens, " · ")]


def _station(scene: Scene) -> list[Text]:
    """Return the survivor tokens, and what lies on top of the stacks for the seasons to come."""
    game = scene.record
    tokens = Text(f"{scene.say('eden-board-tokens')} ").append_text(each_face(game.station_tokens))
    tops = [int(game.station_stacks[stack, 0]) for stack in range(int(game.season), LATER_SEASONS)]
    lines = [tokens]
    if tops:
        more = STATION_TOKENS - 1
        next_ones = spaced(face_mark(top).append(f"+{more}?", style="not bold default") for top in tops)
        lines.append(Text(f"{scene.say('eden-board-next')} ").append_text(next_ones))
    if game.stage == PRELUDE:
        aside = Text(f"{scene.say('eden-board-aside')} ")
        lines.append(aside.append_text(each_face(game.prelude_tokens.tolist())))
    return lines


def _season_title(scene: Scene) -> str:
    season = int(scene.record.season)
    return f"{scene.title('season', season)} · {season + 1}/{len(names.SEASONS)}"


def _season(scene: Scene) -> list[Text]:
    game = scene.record
    first = Text(f"{FIRST_PLAYER} ").append_text(scene.player(int(game.first_player)))
    taken = [f"{SEAT_SIGNS[seat]}{game.dice_taken[seat]}" for seat in range(scene.table.players)]
    dice = scene.say("eden-board-taken", taken=" ".join(taken), each=scene.prospects["dice_each"])
    return [Text(scene.title("stage", int(game.stage))), first, Text(dice)]


def _buildings(scene: Scene) -> Table:
    """Return the buildings of each type, and everybody's strength in it."""
    game, players = scene.record, scene.table.players
    table = Table(box=None, pad_edge=False, expand=True, padding=(0, 1, 0, 0))
    table.add_column(scene.say("eden-buildings"), no_wrap=True)
    spaces = range(int(BUILDINGS_SHOWN[players]))
    for _ in spaces:
        table.add_column("", ratio=1, overflow="fold")
    for seat in range(players):
        table.add_column(scene.sign(seat), justify="right", no_wrap=True)
    acquiring = game.stage in (ANNOUNCING, CLAIMING)
    for kind, name in enumerate(names.PROFESSIONS):
        now = acquiring and kind == game.building_type
        label = Text(NOW if now else " ").append_text(survivor_mark(kind))
        label.append(f" {scene.title('profession', kind)}").append(f" +{game.building_deck_sizes[kind]}?", style="dim")
        cards = [int(game.buildings_shown[kind, space]) for space in spaces]
        shown = [Text(EMPTY) if card == UNKNOWN else building_card(scene, card) for card in cards]
        strengths = [strength_words(scene, seat, name) for seat in range(players)]
        over = acquiring and name not in scene.prospects["to_come"]
        table.add_row(label, *shown, *strengths, style="bold" if now else "dim" if over else "")
    wilds = [refuge_of(scene, seat)["wilds"] for seat in range(players)]
    label = Text(" ").append_text(face_mark(names.WILD)).append(f" {scene.title('face', names.WILD)}")
    table.add_row(label, *[""] * len(spaces), *(str(count) if count else EMPTY for count in wilds))
    return table
