"""Write the golden games of Outlive anew: whole random games in notation, with their scores and hash."""

import json
from pathlib import Path

import newdawn
from newdawn.core import kit

FOLDER = Path(__file__).parent / "golden"
GAMES = ((2, 1, {}), (2, 2, {"simultaneous_placing": True}), (3, 3, {}), (3, 4, {}), (4, 5, {}), (4, 6, {}))


def main() -> None:
    """Write one file for each game."""
    outlive = newdawn.load("outlive")
    FOLDER.mkdir(exist_ok=True)
    for players, seed, options in GAMES:
        golden = kit.notation_game(outlive, players, seed, **options)
        golden["fingerprint"] = kit.fingerprint(outlive, players, seed, **options)
        path = FOLDER / f"{players}-players-seed-{seed}.json"
        path.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
