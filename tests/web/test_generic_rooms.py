"""The rooms of the client that all games share load no game: a game is one folder of `web/src`.

That they name none either is proved for all layers at once, in `tests/test_generic_layers.py`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GAMES = sorted(path.parent.name for path in (WEB / "src").glob("*/screen.ts"))
ROOMS = {
    *("games", "icons", "lobby", "parts", "plain", "protocol", "rulebook", "rules", "settings", "styles"),
    *("table", "words"),
}
"""The rooms that all games share."""


def generic() -> Iterator[Path]:
    """Yield every file of the client that belongs to no game."""
    for path in sorted((WEB / "src").rglob("*")):
        if path.is_file() and path.relative_to(WEB / "src").parts[0] not in GAMES:
            yield path
    yield from sorted((WEB / "text").rglob("*.ftl"))
    yield from (path for path in sorted(WEB.glob("*")) if path.is_file() and path.name != "package-lock.json")


def test_a_folder_is_a_game_or_one_of_the_rooms_that_games_share() -> None:
    folders = {path.name for path in (WEB / "src").iterdir() if path.is_dir()}
    assert folders == {*ROOMS, *GAMES}


def test_the_shared_rooms_load_no_file_of_a_game() -> None:
    """They find games by the names of their files; nothing is imported from the folder of one."""
    imports = re.compile(rf"""["'](?:\$lib|\.{{1,2}})/(?:[\w./-]*/)?(?:{"|".join(GAMES)})/""")
    found = [str(path) for path in generic() if imports.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_no_game_loads_a_file_of_another_one() -> None:
    for game in GAMES:
        others = "|".join(other for other in GAMES if other != game)
        for path in (WEB / "src" / game).rglob("*"):
            if path.suffix in (".ts", ".svelte", ".css"):
                assert not re.search(rf"""/(?:{others})/""", path.read_text(encoding="utf-8")), path
