"""Bots of another package that do harm to a tournament; and what of a result does not depend on the clock."""

import json
from pathlib import Path
from typing import Any

SOURCE = '''
import os, signal
from pathlib import Path


class First:
    """Plays the first move; the same in every process."""

    def __init__(self, seed):
        self.asked = 0

    def choose(self, view, seat, budget):
        self.asked += 1
        return view.moves()[0]


class Killer(First):
    """In the middle of a game it kills the process that plays it: as often as files wait in the folder."""

    def choose(self, view, seat, budget):
        move = super().choose(view, seat, budget)
        if self.asked == 5:
            for file in Path(os.environ["VISITORS"]).glob("kill-*"):
                try:
                    file.unlink()
                except FileNotFoundError:
                    continue  # Another one was faster.
                os.kill(os.getppid(), signal.SIGKILL)
                break
        return move


class Clumsy(First):
    """Stumbles once in every game."""

    def choose(self, view, seat, budget):
        move = super().choose(view, seat, budget)
        return move if self.asked != 3 else 1 / 0


class Unborn:
    def __init__(self, seed):
        raise RuntimeError("not today")
'''


def install(folder: Path, kills: int = 0) -> dict[str, str]:
    """Write a package with these bots into a folder, as an installation leaves it; return what finds it there."""
    (folder / "visitors.py").write_text(SOURCE)
    information = folder / "visitors-2.5.dist-info"
    information.mkdir(exist_ok=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: visitors\nVersion: 2.5\n")
    points = [f"{name.lower()} = visitors:{name}" for name in ("First", "Killer", "Clumsy", "Unborn")]
    (information / "entry_points.txt").write_text("\n".join(["[newdawn.bots]", *points]) + "\n")
    for number in range(kills):
        (folder / f"kill-{number}").touch()
    return {"PYTHONPATH": str(folder), "VISITORS": str(folder)}


TIMES = ("seconds", "thinking", "seconds_per_decision", "simulations_per_second", "played")


def timeless(document: Any) -> Any:
    """Return a document without what depends on the clock."""
    if isinstance(document, dict):
        return {key: timeless(value) for key, value in document.items() if key not in TIMES}
    return [timeless(value) for value in document] if isinstance(document, list) else document


def saved_games(path: Path) -> list[dict[str, Any]]:
    """Return the games in the file of a tournament by their numbers, without what depends on the clock."""
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    return sorted(map(timeless, games), key=lambda game: int(game["number"]))
