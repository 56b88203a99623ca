"""All players side by side, and the scores with their breakdown."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from newdawn.outlive import names, words
from newdawn.outlive.rooms import SLOTS, is_full
from newdawn.outlive.scoring import PARTS
from newdawn.outlive.state import BROKEN, NOT_OWNED
from newdawn.outlive.stores import supplies, tokens_between
from newdawn.terminal.outlive.scene import Scene, points


def draw_standings(scene: Scene) -> Table:
    """Return one line for each player: points, stores, people, rooms, equipment."""
    game = scene.record
    table = Table(box=None, pad_edge=False, expand=True, padding=(0, 1, 0, 0))
    table.add_column("", ratio=1, overflow="fold")
    table.add_column(scene.say("standings-points"), justify="right", no_wrap=True)
    for token in names.TOKENS:
        table.add_column(scene.say(f"short-{token}"), justify="right", no_wrap=True)
    table.add_column("☢", justify="right", no_wrap=True)
    for heading in ("standings-survivors", "standings-rooms", "standings-equipment"):
        table.add_column(scene.say(heading), justify="right", no_wrap=True)
    scores = scene.table.scores()
    for seat in range(scene.table.players):
        name = scene.player(seat)
        if game.day and game.token_holder == seat:
            name.append(" ①", style="not bold")
        built = int(game.built[seat].sum())
        full = sum(bool(is_full(game, seat, slot)) for slot in range(SLOTS))
        owned = int((game.equipment[seat] != NOT_OWNED).sum())
        works = int((game.equipment[seat] > BROKEN).sum())
        table.add_row(
            name,
            points(scores[seat]["total"]),
            *(str(count) for count in game.stock[seat].tolist()),
            words.level(int(game.gauge[seat])),
            str(scores[seat]["survivors"]),
            f"{full}/{built}",
            f"{works}/{owned}",
        )
    return table


def draw_scores(scene: Scene) -> Table:
    """Return the points of each player by source."""
    table = Table(pad_edge=False, box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in range(scene.table.players):
        table.add_column(scene.player(seat), justify="right", overflow="fold")
    scores = scene.table.scores()
    for part in PARTS:
        table.add_row(words.part(scene.say.language, part), *(points(score[part]) for score in scores))
    totals = [Text(points(score["total"]), style="bold") for score in scores]
    table.add_row(Text(words.part(scene.say.language, "total"), style="bold"), *totals)
    if scene.table.is_over and _tied(scores):
        table.add_row(scene.say("score-supplies"), *_each(scene, lambda seat: supplies(scene.record, seat)))
        goods = names.FIRST_MATERIAL, names.MUNITION + 1
        table.add_row(scene.say("score-goods"), *_each(scene, lambda seat: tokens_between(scene.record, seat, *goods)))
    return table


def _each(scene: Scene, value: Callable[[int], int]) -> list[str]:
    return [str(int(value(seat))) for seat in range(scene.table.players)]


def _tied(scores: list[dict[str, int]]) -> bool:
    best = max(score["total"] for score in scores)
    return sum(score["total"] == best for score in scores) > 1
