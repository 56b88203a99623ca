"""The whole table, and the line that says where a player stands in the middle of a turn."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from newdawn.drawing.scene import Scene
from newdawn.outlive import state
from newdawn.outlive.components import HERO_STEPS, LEADER_PLACES
from newdawn.outlive.drawing.board import draw_board
from newdawn.outlive.drawing.marks import STANDING, STUCK
from newdawn.outlive.drawing.scores import draw_standings
from newdawn.outlive.drawing.shelter import draw_shelter
from newdawn.outlive.names import HEROES, TOKENS


def draw(scene: Scene, width: int, seats: tuple[int, ...] = (), legend: bool = False) -> RenderableType:
    """Return the board, all players side by side, and the shelters of some of them; with or without a legend."""
    parts: list[RenderableType] = []
    if has_board(scene.record):
        parts += [draw_board(scene, width), draw_standings(scene)]
        if legend:
            parts.append(draw_legend(scene))
    parts += [draw_shelter(scene, seat) for seat in seats]
    if scene.seat is not None:
        parts += _drawn(scene, scene.seat)
    return Group(*parts)


def has_board(record: Any) -> bool:
    """Return whether there is a board yet: not while rooms and leaders are chosen."""
    return bool(record.stage != state.CHOOSING)


def phase(record: Any) -> tuple[int, ...]:
    """Return the day, and which part of it it is: within one, a player need not see the whole table again."""
    part = sum(record.stage >= first for first in (state.PLACING, state.STAGE_DAWN, state.OVERCOMING))
    return int(record.day), part


def stage(scene: Scene) -> str:
    """Return what the present part of the game is called."""
    return scene.thing("stage", scene.record.stage)


def draw_legend(scene: Scene) -> Text:
    """Return what the signs mean."""
    board = scene.say("outlive-board-legend", standing=STANDING, stuck=STUCK, steps=HERO_STEPS)
    return Text(f"{board}\n{scene.say('outlive-standings-legend')}", style="italic")


def _drawn(scene: Scene, seat: int) -> list[Text]:
    """Return the leaders that a player has still to choose from, with the places where each would start."""
    lines = []
    for leader in scene.record.drawn_leaders[seat].tolist():
        if leader != state.UNKNOWN:
            places = ", ".join(scene.thing("place", place) for place in LEADER_PLACES[leader])
            lines.append(Text(f"{scene.thing('leader', leader, 'card')} – {places}"))
    return [Text(scene.say("outlive-setup-leaders"), style="bold"), *lines] if lines else []


def draw_status(scene: Scene, seat: int) -> Text:
    """Return a player's stores in one line, for the middle of a turn."""
    game = scene.record
    parts = [f"{scene.say(f'outlive-short-{name}')} {game.stock[seat, token]}" for token, name in enumerate(TOKENS)]
    return scene.sign(seat).append(" " + " · ".join(parts), style="not bold default")


def situation(scene: Scene, seat: int) -> str:
    """Return what a player needs to know for the decision that is due: points left, pressure, what is to be paid."""
    game = scene.record
    asked = int(game.decision[seat])
    say = scene.say
    if asked in (state.ACT, state.HUNT):
        hero = scene.thing("hero", game.hero, "subject")
        place = scene.thing("place", game.hero_place[seat, game.hero], "at")
        points, name = int(game.points), HEROES[int(game.hero)]
        strength = scene.prospects["tribes"][seat]["strength"][name]
        where = say("outlive-now-acting", hero=hero, place=place, points=points, all=max(strength, points))
        if asked == state.HUNT:
            return where + " " + say("outlive-now-hunting", endurance=int(game.endurance))
        return where + (" " + say("outlive-now-waiting") if game.waiting else "")
    if asked in (state.DEFEND, state.TRIBUTE):
        attacker, defender = scene.thing("seat", game.active), scene.thing("seat", game.defender)
        return say("outlive-now-pressure", attacker=attacker, defender=defender, points=int(game.pressure))
    if asked in (state.FEED, state.PAY_ROOM, state.LOSE_SUPPLY, state.LOSE_TOKENS) and game.to_pay[seat] > 0:
        return say("outlive-now-paying", count=int(game.to_pay[seat]))
    if asked == state.LOSE_SURVIVOR:
        step = int(game.night_step[seat])
        cause = "hunger" if step == state.STEP_RADIOACTIVITY else "radiation"
        cause = cause if game.stage == state.IN_SHELTER else "event"
        return say("outlive-now-losing", count=int(game.to_lose[seat]), cause=cause)
    if asked == state.FIRST_SURVIVORS:
        return say("outlive-now-settling", count=int(game.to_settle[seat]))
    if asked == state.DISCARD_ROOM:
        return say("outlive-now-discarding", count=scene.prospects["own"]["to_discard"])
    if asked == state.REPAIR_DISCOUNT:
        return scene.thing("equipment", game.tile_in_hand[seat])
    if asked in (state.DISCOUNT, state.WAIVE) and game.event_in_hand != state.UNKNOWN and game.active == seat:
        return scene.thing("event", game.event_in_hand)
    return ""
