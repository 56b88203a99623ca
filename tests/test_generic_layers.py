"""Generic layers know no game: no file names one but those of the games themselves and what is written for readers."""

import pytest

import newdawn
from tests.game_names import known_games, lines_that_name, naming, tracked_files

GAMES = naming(known_games())
A_GAMES_OWN = tuple(
    place.format(game)
    for game in known_games()
    for place in ("newdawn/{}/", "web/src/{}/", "tools/rules_pages/{}.py", "docs/pictures/{}.py")
)
"""Where the files of a game are; whatever finds them lists no game."""
FOR_READERS = {
    "docs/": "documents and their pictures; the programs among them count",
    "examples/": "programs to begin with: each shows one game",
    "tests/": "a test says which game it is about",
}
EXCEPTIONS = {
    "pyproject.toml": "says what the product is: its description and keywords",
    "CITATION.cff": "the same",
    "Makefile": "shortcuts to the games of this box, with one to begin with",
    "newdawn/__init__.py": "the example that `help(newdawn)` begins with",
    ".github/ISSUE_TEMPLATE/rule-correction.yml": "a form of the product: GitHub asks which box the correction is for",
}


def is_generic(file: str) -> bool:
    """Tell whether a file may name no game."""
    if file.startswith(A_GAMES_OWN) or file in EXCEPTIONS or file.endswith(".md"):
        return False
    return (file.endswith(".py") and file.startswith("docs/")) or not file.startswith(tuple(FOR_READERS))


def test_a_generic_layer_names_no_game() -> None:
    files = [file for file in tracked_files() if is_generic(file)]
    layers = ("core", "drawing", "terminal", "command", "bots", "arena", "envs", "server")
    shared = (*(f"newdawn/{layer}/" for layer in layers), "bench/", "tools/", "web/src/table/", "web/text/")
    assert all(any(file.startswith(place) for file in files) for place in shared)
    single = {"newdawn/cli.py", "hatch_build.py", "Containerfile", "web/words-plugin.ts", "docs/pictures/take.py"}
    assert single <= set(files)
    assert lines_that_name(GAMES, files) == []


def test_every_exception_is_needed() -> None:
    unneeded = [file for file in EXCEPTIONS if not lines_that_name(GAMES, [file])]
    assert unneeded == []


@pytest.mark.parametrize(
    "written", ["ui-{}-board", "{}Sign", "is{}(game)", "class {}Game", "{}_FIGURES", "newdawn_{}_v0"]
)
def test_a_name_is_seen_inside_another_one(written: str) -> None:
    for game in known_games():
        assert all(GAMES.search(written.format(name)) for name in (game.capitalize(), game.upper()))
    assert GAMES.search(f"import {newdawn.GAMES[0]}_v0")


def test_other_words_are_no_names() -> None:
    assert GAMES.search("Los jugadores pueden preguntar; persist-credentials: false") is None
    assert GAMES.search(f"a process that {newdawn.GAMES[0]}s this one") is None
