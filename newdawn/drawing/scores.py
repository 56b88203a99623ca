"""All players side by side, the scores with their breakdown, and who has won."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from newdawn.drawing.art import art_of
from newdawn.drawing.scene import Scene
from newdawn.drawing.speech import plain

FIRST_PLAYER = "①"
UNSEEN = "?"
"""Points that depend on something secret."""


def points(value: int) -> str:
    """Return points as people write them."""
    return plain(int(value))


def side_by_side(scene: Scene, first: int | None, columns: Iterable[tuple[str | Text, Sequence[str]]]) -> Table:
    """Return one line for each player, the first player marked; a column is a heading and the figure of each."""
    table = Table(box=None, pad_edge=False, expand=True, padding=(0, 1, 0, 0))
    table.add_column("", ratio=1, overflow="fold")
    given = list(columns)
    for heading, _ in given:
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in range(scene.table.players):
        name = scene.player(seat)
        if seat == first:
            name.append(f" {FIRST_PLAYER}", style="not bold")
        table.add_row(name, *(figures[seat] for _, figures in given))
    return table


def draw_scores(scene: Scene) -> Table:
    """Return the points of each player by source; where that leaves a tie at the end, what decides it."""
    game, language = scene.table.game, scene.say.language
    table = Table(pad_edge=False, box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in range(scene.table.players):
        table.add_column(scene.player(seat), justify="right", overflow="fold")
    scores = scene.table.scores()
    hidden = [art_of(game.name).hidden_parts(scene, seat) for seat in range(scene.table.players)]
    for part in game.rules.PARTS:
        known = zip(scores, hidden, strict=True)
        shown = (UNSEEN if part in unseen else points(score[part]) for score, unseen in known)
        table.add_row(game.words.part(language, part), *shown)
    totals = [
        Text(points(score["total"]) + (f" + {UNSEEN}" if unseen else ""), style="bold")
        for score, unseen in zip(scores, hidden, strict=True)
    ]
    table.add_row(Text(game.words.part(language, "total"), style="bold"), *totals)
    if scene.table.is_over and _is_tied(scores):
        for heading, figures in art_of(game.name).tie_breaks(scene):
            table.add_row(heading, *map(str, figures))
    return table


def _is_tied(scores: list[dict[str, int]]) -> bool:
    totals = [score["total"] for score in scores]
    return totals.count(max(totals)) > 1


def finish(console: Console, scene: Scene) -> None:
    """Print the final scores with their breakdown, and who has won."""
    console.print()
    console.print(draw_scores(scene))
    console.print()
    winners = ", ".join(scene.player(seat).plain for seat in scene.table.winners)
    scores = scene.table.scores()
    name = scene.table.game.name
    message = "won"
    if len(scene.table.winners) > 1:
        message = f"{name}-won-shared"
    elif _is_tied(scores):
        message = f"{name}-won-tied"
    best = max(score["total"] for score in scores)
    console.print(Text(scene.say(message, players=winners, points=plain(best)), style="bold"))
