"""Write the golden games again: whole random games in notation, with their scores and hash.

python -m tools.make_golden            # of all games
python -m tools.make_golden GAME       # of one
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import newdawn
from newdawn.core import kit

TESTS = Path(__file__).parents[1] / "tests"


def tables(game: newdawn.Game) -> Iterator[tuple[int, int, dict[str, bool]]]:
    """Yield the players, the seed and the options of each golden game: two for each number; the second has options."""
    for seed, players in enumerate((count for count in game.player_counts for _ in range(2)), start=1):
        yield players, seed, dict.fromkeys(game.rules.OPTIONS, True) if seed == 2 else {}


def golden_files(game: str) -> list[Path]:
    """Return the files of a game."""
    return sorted((TESTS / game / "golden").glob("*.json"))


def main() -> None:
    """Write one file for each table."""
    for name in sys.argv[1:] or newdawn.GAMES:
        game = newdawn.load(name)
        folder = TESTS / name / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for players, seed, options in tables(game):
            golden = kit.notation_game(game, players, seed, **options)
            golden["fingerprint"] = kit.fingerprint(game, players, seed, **options)
            path = folder / f"{players}-players-seed-{seed}.json"
            path.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
