"""All players side by side, and what decides between those with the same points."""

from collections.abc import Callable

from rich.table import Table

from newdawn.drawing.scene import Scene
from newdawn.drawing.standings import points, side_by_side
from newdawn.outlive import names, words
from newdawn.outlive.state import BROKEN, NOT_OWNED
from newdawn.outlive.stores import supplies, tokens_between


def draw_standings(scene: Scene) -> Table:
    """Return one line for each player: points, stores, people, rooms, equipment."""
    game, say = scene.record, scene.say
    scores = scene.table.scores()

    def each(figure: Callable[[int], object]) -> list[str]:
        return [str(figure(seat)) for seat in range(scene.table.players)]

    def rooms(seat: int) -> str:
        states = scene.prospects["tribes"][seat]["rooms"]
        return f"{states.count('full')}/{int(game.built[seat].sum())}"

    def tiles(seat: int) -> str:
        owned = game.equipment[seat]
        return f"{int((owned > BROKEN).sum())}/{int((owned != NOT_OWNED).sum())}"

    stores = [
        (say(f"outlive-short-{name}"), [str(count) for count in game.stock[: scene.table.players, token].tolist()])
        for token, name in enumerate(names.TOKENS)
    ]
    columns = [
        (say("outlive-standings-points"), each(lambda seat: points(scores[seat]["total"]))),
        *stores,
        ("☢", each(lambda seat: words.level(int(game.gauge[seat])))),
        (say("outlive-standings-survivors"), each(lambda seat: scores[seat]["survivors"])),
        (say("outlive-standings-rooms"), each(rooms)),
        (say("outlive-standings-equipment"), each(tiles)),
    ]
    return side_by_side(scene, int(game.token_holder) if game.day else None, columns)


def hidden_parts(scene: Scene, seat: int) -> frozenset[str]:
    """Return the parts of a score that the viewer cannot know: all that counts lies open."""
    return frozenset()


def tie_breaks(scene: Scene) -> list[tuple[str, list[int]]]:
    """Return what decides between players with the same points: supplies, then materials and munitions."""
    seats = range(scene.table.players)
    goods = names.FIRST_MATERIAL, names.MUNITION + 1
    return [
        (scene.say("outlive-score-supplies"), [int(supplies(scene.record, seat)) for seat in seats]),
        (scene.say("outlive-score-goods"), [int(tokens_between(scene.record, seat, *goods)) for seat in seats]),
    ]
