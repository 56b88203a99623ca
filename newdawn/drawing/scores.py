"""The scores with their breakdown, and who has won."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from newdawn.drawing.art import art_of
from newdawn.drawing.scene import Scene
from newdawn.drawing.speech import plain
from newdawn.drawing.standings import UNSEEN, points


def draw_scores(scene: Scene) -> Table:
    """Return the points of each player by source: what was scored so far, and what would count if the game ended now.

    Where that leaves a tie at the end, what decides it follows.
    """
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
    heading = game.words.part(language, "total")
    if not scene.table.is_over:
        heading = scene.say("score-now")
        table.add_row(scene.say("score-scored"), *(points(score["total"]) for score in scene.table.scored()))
    table.add_row(Text(heading, style="bold"), *totals)
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
    said = {"players": winners, "points": plain(max(score["total"] for score in scores))}
    if len(scene.table.winners) > 1:
        text = scene.say.own(scene.table.game.name, "won-shared", **said)
    elif _is_tied(scores):
        text = scene.say.own(scene.table.game.name, "won-tied", **said)
    else:
        text = scene.say("won", **said)
    console.print(Text(text, style="bold"))
