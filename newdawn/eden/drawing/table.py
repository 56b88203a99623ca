"""The whole table, and the lines that say where a player stands in the middle of a season."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from newdawn.drawing.scene import Scene
from newdawn.eden import names, state
from newdawn.eden.components import MISSIONS_KEPT_IN_PRELUDE
from newdawn.eden.drawing.board import draw_board
from newdawn.eden.drawing.cards import event_tile
from newdawn.eden.drawing.marks import EQUIPMENT, FACES, SLACKER, WILD
from newdawn.eden.drawing.prospects import event_marks, open_event, refuge_of
from newdawn.eden.drawing.refuge import draw_refuge, feeding_words, player_board
from newdawn.eden.drawing.scores import draw_standings
from newdawn.eden.drawing.strengths import other_strengths


def draw(scene: Scene, width: int, seats: tuple[int, ...] = (), legend: bool = False) -> RenderableType:
    """Return the board, all players side by side, and the refuges of some of them; with or without a legend."""
    parts: list[RenderableType] = [draw_board(scene, width), draw_standings(scene)]
    if legend:
        parts.append(draw_legend(scene))
    return Group(*parts, *(draw_refuge(scene, seat) for seat in seats))


def has_board(record: Any) -> bool:
    """Return whether there is a board yet: from the prelude on."""
    return True


def phase(record: Any) -> tuple[int, ...]:
    """Return the season, and which step of it it is: within one, a player need not see the whole table again."""
    part = sum(record.stage >= first for first in (state.GATHERING, state.ANNOUNCING, state.EVENT, state.ENDING))
    return int(record.season), part


def stage(scene: Scene) -> str:
    """Return the season, and what the present step of it is called."""
    return f"{scene.title('season', scene.record.season)} · {scene.thing('stage', scene.record.stage)}"


def draw_legend(scene: Scene) -> Text:
    """Return what the signs mean."""
    letters = [f"{FACES[kind]} {scene.thing('profession', kind)}" for kind in range(len(names.PROFESSIONS))]
    letters += [f"{WILD} {scene.thing('face', names.WILD)}", f"{SLACKER} {scene.thing('survivor', names.SLACKER)}"]
    letters += [f"{mark} {scene.thing('equipment', kind)}" for kind, mark in enumerate(EQUIPMENT)]
    said = [", ".join(letters) + ".", scene.say("eden-board-legend"), scene.say("eden-standings-legend")]
    return Text("\n".join(said), style="italic")


def draw_status(scene: Scene, seat: int) -> Text:
    """Return a player's dice, tokens and Cans in one line, for the middle of a season."""
    return Text().append_text(scene.sign(seat)).append(" ").append_text(player_board(scene, seat))


def situation(scene: Scene, seat: int) -> str:
    """Return what a player needs to know for the decision that is due: dice to come, strengths, the event, farmers."""
    game, say = scene.record, scene.say
    asked = int(game.decision[seat])
    if asked == state.KEEP_MISSION:
        bridge = scene.prospects["visits"]["bridge"]
        most = MISSIONS_KEPT_IN_PRELUDE if game.stage == state.CHOOSING else bridge["kept"]
        return say("eden-now-keeping", count=most - int(game.kept[seat]))
    if asked == state.TAKE_DIE:
        return say("eden-now-taking", number=int(game.dice_taken[seat]) + 1, each=scene.prospects["dice_each"])
    if asked in (state.ANNOUNCE, state.CLAIM):
        kind = int(game.building_type)
        return say(
            "eden-now-acquiring",
            buildings=scene.title("profession", kind, "buildings"),
            strength=refuge_of(scene, seat)["strengths"][names.PROFESSIONS[kind]]["least"],
            others=other_strengths(scene, seat, names.PROFESSIONS[kind]),
        )
    if asked == state.FEED:
        return feeding_words(scene, seat)
    if asked == state.OFFER_NEW_BUILDINGS and (event := open_event(scene.prospects)) is not None:
        name = event["event"]
        return f"{event_tile(names.EVENTS.index(name)).plain} {event_marks(scene, name).plain}"
    return ""
