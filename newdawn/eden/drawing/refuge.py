"""A refuge: who lives there, what they have, what the season's end would bring, and the player board beside it."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from newdawn.drawing.scene import Scene
from newdawn.drawing.standings import points
from newdawn.eden import names, words
from newdawn.eden.drawing.marks import counted_equipment, counted_survivors, each_face
from newdawn.eden.drawing.missions import mission_line
from newdawn.eden.drawing.prospects import refuge_of, zone_of
from newdawn.eden.drawing.track import score_track

TOKENS = ("heroine", "bat", "binoculars")


def draw_refuge(scene: Scene, seat: int) -> RenderableType:
    """Return all that a player has."""
    lines = [
        _people(scene, seat),
        _equipment(scene, seat),
        *([Text(feeding_words(scene, seat))] if refuge_of(scene, seat)["feeding"]["to_come"] else []),
        _player_board(scene, seat),
        _buildings(scene, seat),
        *_powers(scene, seat),
        *_missions(scene, seat),
    ]
    return Panel(
        Group(*lines), title=_title(scene, seat), title_align="left", box=box.ROUNDED, padding=(0, 1), expand=True
    )


def _title(scene: Scene, seat: int) -> Text:
    track = points(score_track(scene)[seat])
    return scene.player(seat).append(f" – {scene.say('eden-victory-points', points=track)}", style="not bold")


def _people(scene: Scene, seat: int) -> Text:
    refuge = refuge_of(scene, seat)
    people = refuge["population"]
    line = Text(f"{scene.say('eden-refuge-survivors', count=people, zone=zone_of(people))} ")
    return line.append_text(counted_survivors([*refuge["survivors"].values()], every=True))


def _equipment(scene: Scene, seat: int) -> Text:
    """Return the equipment as it counts for events, and how many survivors have theirs."""
    refuge = refuge_of(scene, seat)
    line = Text(f"{scene.say('eden-refuge-equipment')} ")
    line.append_text(counted_equipment([*refuge["equipment"].values()]))
    equipped = [0] * len(names.SURVIVORS)
    for kind, count in enumerate(refuge["equipped"].values()):
        equipped[names.FIRST_EQUIPPED + kind] = count
    return line.append(f" · {scene.say('eden-refuge-equipped')} ").append_text(counted_survivors(equipped))


def feeding_words(scene: Scene, seat: int) -> str:
    """Return what it takes to feed a refuge, what it has for that, and the points."""
    refuge = refuge_of(scene, seat)
    feeding = refuge["feeding"]
    given = {"needed": feeding["needed"], "farmers": refuge["survivors"]["farmer"], "points": feeding["points"]}
    if feeding["cans"] == 0:
        return scene.say("eden-feeding-by-farmers", **given)
    message = "eden-feeding-short" if feeding["short"] else "eden-feeding-by-cans"
    return scene.say(message, **given, cans=feeding["cans"], held=refuge["cans"])


def player_board(scene: Scene, seat: int) -> Text:
    """Return the dice and tokens on a player board, and the Cans."""
    game = scene.record
    line = Text(f"{scene.say('eden-board-dice')} ").append_text(each_face(game.dice[seat]))
    line.append(f" · {scene.say('eden-board-tokens')} ").append_text(each_face(game.tokens[seat]))
    return line.append(f" · {words.cans(scene.say.language, int(game.cans[seat]))}")


def _player_board(scene: Scene, seat: int) -> Text:
    held = [scene.thing("term", token) for token in TOKENS if scene.record[token] == seat]
    line = player_board(scene, seat)
    return line.append(f" · {', '.join(held)}") if held else line


def _buildings(scene: Scene, seat: int) -> Text:
    """Return how many buildings there are, by type, and the New Buildings by name."""
    game = scene.record
    owned = (game.building_place == seat).reshape(len(names.PROFESSIONS), names.CARDS_OF_A_TYPE).sum(axis=1).tolist()
    line = Text(f"{scene.say('eden-refuge-buildings', count=refuge_of(scene, seat)['buildings'])} ")
    line.append_text(counted_survivors([*owned, 0]))
    placed = [
        scene.thing("mission", names.FIRST_NEW_BUILDING + building, "card")
        for building, count in enumerate(game.new_buildings[seat].tolist())
        for _ in range(count)
    ]
    return line.append(f" · {', '.join(placed)}") if placed else line


def _powers(scene: Scene, seat: int) -> list[Text]:
    owned = [
        scene.thing("power", power) + (f" ×{count}" if count > 1 else "")
        for power, count in enumerate(scene.record.powers[seat].tolist())
        if count
    ]
    return [Text(f"{scene.say('eden-refuge-powers')} {' · '.join(owned)}")] if owned else []


def _missions(scene: Scene, seat: int) -> list[Text]:
    """Return the missions in hand, with how they stand; for those who may not see them, how many there are."""
    refuge, count = refuge_of(scene, seat), int(scene.record.mission_count[seat])
    held, drawn = refuge["missions"], refuge["drawn"]
    lines = []
    if count:
        lines.append(Text(scene.say("eden-refuge-missions", count=count), style="bold" if held else ""))
    lines += [mission_line(scene, mission) for mission in held]
    if drawn:
        lines.append(Text(scene.say("eden-refuge-drawn"), style="bold"))
    return [*lines, *(mission_line(scene, mission) for mission in drawn)]
