"""Fill the tables of docs/environments.md: `python -m tools.make_environments_page`."""

import re
from itertools import groupby
from pathlib import Path

import newdawn
from newdawn.envs.channels import OWN, PLAYER, layout_of
from tools.rules_pages.page import markdown

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
WHOSE = {PLAYER: "each player: ", OWN: "the observer: "}


def channels(game: newdawn.Game) -> str:
    """Return the table of every channel of a game."""
    layouts = [layout_of(game, players) for players in game.player_counts]
    rows = []
    for channel in layouts[0].channels:
        first = " / ".join(str(layout.places[channel.name].start) for layout in layouts)
        meaning = WHOSE.get(channel.whose, "") + channel.meaning
        rows.append([f"`{channel.name}`", first, channel.shape(), channel.values(), channel.order(), meaning])
    sizes = " / ".join(str(layout.size) for layout in layouts)
    rows.append(["together", "", sizes, "", "", "numbers in all"])
    return markdown("channel|first|numbers|values|order|meaning", rows)


def actions(game: newdawn.Game) -> str:
    """Return the table of all moves of a game by kind."""
    rows = []
    for kind, found in groupby(range(len(game.moves)), key=lambda number: game.moves.structure(number)[0]):
        moves = list(found)
        numbers = str(moves[0]) if len(moves) == 1 else f"{moves[0]}–{moves[-1]}"
        notation = game.moves.notation
        shown = notation(moves[0]) if len(moves) == 1 else f"{notation(moves[0])} … {notation(moves[-1])}"
        rows.append([f"`{kind}`", numbers, shown])
    return markdown("kind|numbers|moves", rows)


def filled(page: str) -> str:
    """Return the page with its tables rewritten."""
    for name in newdawn.GAMES:
        game = newdawn.load(name)
        for table, text in ((f"{name}-channels", channels(game)), (f"{name}-actions", actions(game))):
            pattern = rf"(<!-- table: {table} -->\n).*?(<!-- end of table -->)"
            page, count = re.subn(
                pattern, lambda found, text=text: f"{found[1]}{text}\n{found[2]}", page, flags=re.DOTALL
            )
            if count != 1:
                raise ValueError(f"the page has {count} places for the table {table!r}, not one")
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)
