"""River Lanterns on a terminal: the dice, the boats and the hand, drawn from what a seat may see.

`newdawn.drawing.art` describes the names that a game can offer here. What is not offered is drawn plainly: what a
player needs to know for a decision, the words explained and the figures of the box, for instance.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from examples.lanterns.components import NIGHTS
from examples.lanterns.names import COLOURS, FACES, WISHES
from examples.lanterns.rules import is_over
from examples.lanterns.wishes import lacking
from newdawn.core.events import Event
from newdawn.core.face import Move, Position
from newdawn.core.records import copy_of
from newdawn.drawing.choices import Choices
from newdawn.drawing.lines import Line
from newdawn.drawing.scene import Scene
from newdawn.drawing.standings import points, side_by_side

EXAMPLE = "take moon"
BY_ENTER = ("done",)
EXPLAINED = frozenset(("take",))

_STYLES = {"red": "red", "gold": "yellow", "green": "green", "blue": "blue", "moon": "white", "wind": "cyan"}
_ON_THE_BOARD = frozenset(("die-rolled", "lantern-lit", "wish-drawn"))


def draw(scene: Scene, width: int, seats: tuple[int, ...] = (), legend: bool = False) -> RenderableType:
    """Return the dice, all boats, and the hands of some players as far as they can be seen."""
    dice = Text(f"{scene.say('lanterns-dice')} ").append_text(_named(scene, "face", FACES, scene.record.dice))
    parts: list[RenderableType] = [dice, _boats(scene)]
    if legend:
        parts.append(draw_legend(scene))
    return Group(*parts, *(draw_player(scene, seat) for seat in seats))


def draw_legend(scene: Scene) -> Text:
    """Return what the signs mean."""
    return Text(scene.say("lanterns-legend"), style="italic")


def _boats(scene: Scene) -> RenderableType:
    state, say = scene.record, scene.say
    seats = range(scene.table.players)
    columns: list[tuple[str | Text, list[str]]] = [
        (say("lanterns-points"), [points(score["total"]) for score in scene.table.scores()]),
        *(
            (
                Text(scene.thing("colour", colour), style=_STYLES[colour]),
                [str(state.lanterns[seat, i]) for seat in seats],
            )
            for i, colour in enumerate(COLOURS)
        ),
        (say("lanterns-hand"), [str(state.hand_sizes[seat]) for seat in seats]),
    ]
    return side_by_side(scene, int(state.first_player), columns)


def draw_player(scene: Scene, seat: int) -> RenderableType:
    """Return the wishes of a player: those in hand with what they lack, and those granted."""
    state, language, words = scene.record, scene.say.language, scene.table.game.words
    lines = [scene.player(seat)]
    for wish, name in enumerate(WISHES):
        for _ in range(state.hands[seat, wish]):
            mark = _lacks(scene, seat, wish)
            lines.append(Text(f"  {words.wish(language, name, 'card')}").append(f"  {mark}", style="italic"))
    granted = [words.wish(language, name) for wish, name in enumerate(WISHES) for _ in range(state.granted[seat, wish])]
    if granted:
        lines.append(Text(f"  {scene.say('lanterns-granted')} {', '.join(granted)}"))
    return Group(*lines)


def draw_status(scene: Scene, seat: int) -> Text:
    """Return the lanterns of a player in one line."""
    return scene.sign(seat).append(" ").append_text(_named(scene, "colour", COLOURS, scene.record.lanterns[seat]))


def _named(scene: Scene, family: str, names: Sequence[str], counts: Sequence[int]) -> Text:
    """Return how many there are of each thing, in its colour; those that are there."""
    parts = [
        Text(f"{count} {scene.thing(family, name)}", style=_STYLES[name])
        for name, count in zip(names, counts, strict=True)
        if count > 0
    ]
    return Text(", ").join(parts) if parts else Text("–")


def phase(record: Any) -> tuple[int, ...]:
    """Return the night: within one, a player need not see the whole table again."""
    return (int(record.night),)


def stage(scene: Scene) -> str:
    """Return which night it is."""
    if is_over(scene.record):
        return scene.say("lanterns-over")
    return scene.say("lanterns-night", night=int(scene.record.night), nights=NIGHTS)


def grouped(scene: Scene, seat: int, moves: Sequence[Move]) -> list[Choices]:
    """Return the moves of a seat; beside a die stands which wishes in hand it would bring nearer."""
    return [Choices("", tuple((move, move.text(scene.say.language), _hint(scene, seat, move)) for move in moves))]


def _hint(scene: Scene, seat: int, move: Move) -> str:
    kind, *symbols = move.structure
    if kind != "take" or symbols[0] not in COLOURS:
        return ""
    state, words = scene.record, scene.table.game.words
    lit = copy_of(state)
    lit.lanterns[seat, COLOURS.index(symbols[0])] += 1
    nearer = [
        f"{words.wish(scene.say.language, name)} {_lacks(scene, seat, wish, lit)}"
        for wish, name in enumerate(WISHES)
        if state.hands[seat, wish] > 0 and lacking(lit, seat, wish) < lacking(state, seat, wish)
    ]
    return ", ".join(nearer)


def _lacks(scene: Scene, seat: int, wish: int, state: Any = None) -> str:
    """Return a sign for a wish that can be granted, or how many lanterns it lacks."""
    count = int(lacking(scene.record if state is None else state, seat, wish))
    return "✓" if count == 0 else f"−{count}"


def tie_breaks(scene: Scene) -> list[tuple[str, list[int]]]:
    """Return what decides between players with the same points: wishes granted."""
    return [
        (scene.say("lanterns-tie"), [int(count) for count in scene.record.granted.sum(axis=1)][: scene.table.players])
    ]


def line_of(event: Event, position: Position, language: str) -> Line:
    """Return an event as a line of the news."""
    return Line(
        text=position.game.words.event(language, event, position),
        seat=event.seat(),
        audience=event.audience,
        heading=event.name in ("night", "game-over"),
        on_the_board=event.name in _ON_THE_BOARD,
    )
