"""Write the golden games again: whole random games in notation, with their scores and hash.

python -m tools.make_golden            # of all games
python -m tools.make_golden eden       # of one
"""

import json
import sys
from pathlib import Path

import newdawn
from newdawn.core import kit

TABLES: dict[str, tuple[tuple[int, int, dict[str, bool]], ...]] = {
    "outlive": ((2, 1, {}), (2, 2, {"simultaneous_placing": True}), (3, 3, {}), (3, 4, {}), (4, 5, {}), (4, 6, {})),
    "eden": ((2, 1, {}), (2, 2, {}), (3, 3, {}), (3, 4, {}), (4, 5, {}), (4, 6, {})),
}
"""The players, the seed and the options of each golden game."""


TESTS = Path(__file__).parents[1] / "tests"


def golden_files(game: str) -> list[Path]:
    """Return the files of a game."""
    return sorted((TESTS / game / "golden").glob("*.json"))


def main() -> None:
    """Write one file for each table."""
    for name in sys.argv[1:] or newdawn.GAMES:
        game = newdawn.load(name)
        folder = TESTS / name / "golden"
        folder.mkdir(exist_ok=True)
        for players, seed, options in TABLES[name]:
            golden = kit.notation_game(game, players, seed, **options)
            golden["fingerprint"] = kit.fingerprint(game, players, seed, **options)
            path = folder / f"{players}-players-seed-{seed}.json"
            path.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
