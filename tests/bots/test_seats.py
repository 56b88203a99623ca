"""Bots sit at a table by name: our own, and those of other packages."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import newdawn
from newdawn.bots import entrant, registry
from newdawn.bots.guard import SeatedBot
from newdawn.terminal.errors import CommandError
from newdawn.terminal.seats import parse_seats, random_only
from tests.bots import strangers

ROOT = Path(__file__).resolve().parents[2]


def run(folder: Path, *arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command, interpreted, with the bots that are installed in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "newdawn", *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        cwd=ROOT,
        env={
            **os.environ,
            "NEWDAWN_INTERPRETED": "1",
            "PYTHONPATH": str(folder),
            "PYTHONIOENCODING": "utf-8",
            "COLUMNS": "100",
            "XDG_STATE_HOME": str(folder / "state"),
            "TEST_FOLDER": str(folder),
        },
    )


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """A folder with a package of bots."""
    strangers.install(tmp_path)
    return tmp_path


def test_people_and_bots_sit_side_by_side() -> None:
    seats = parse_seats("me:Anna,search:2s, medium ,random", "you")
    assert [seat.code for seat in seats] == ["me:Anna", "search:2s", "medium", "random"]
    assert [seat.is_person for seat in seats] == [True, False, False, False]
    assert seats[1].bot == entrant("search:2s")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "me,alphazero:2s",
            "there is no player “alphazero”; players are me, random, greedy, search, easy, medium, hard,",
        ),
        ("me,", "there is no player “”; players are me, random"),
        ("me,search:fast", "search: “fast” is not a budget: give a time such as 2s or 400ms, or a number of"),
        ("me,search:", "search: “” is not a budget"),
    ],
)
def test_a_seat_that_nobody_can_take_gets_a_clear_error(text: str, says: str) -> None:
    with pytest.raises(CommandError) as raised:
        parse_seats(text, "you")
    assert str(raised.value).startswith(says)


def test_a_simulation_plays_at_random_and_names_the_arena_for_the_rest() -> None:
    assert random_only("random, random", 2) == ["random", "random"]
    with pytest.raises(CommandError, match="random only; games with search:2s: newdawn arena"):
        random_only("random,search:2s", 2)


def test_who_begins_without_choosing_meets_bots_that_play_sensibly(tmp_path: Path) -> None:
    run(tmp_path, "play", "outlive", "--seed", 1, "--save", tmp_path / "game.json", typed="1\n")
    assert json.loads((tmp_path / "game.json").read_text())["seats"] == ["me", "medium", "medium"]


def test_a_bot_of_another_package_plays_by_its_name_and_the_saved_game_keeps_it(others: Path) -> None:
    file = others / "game.json"
    result = run(others, "play", "outlive", "--seats", "me,good:2s", "--seed", 3, "--save", file, typed="1\n" * 12)
    assert (result.returncode, result.stderr) == (0, "")
    saved = json.loads(file.read_text())
    assert saved["seats"] == ["me", "good:2s"]
    assert any(move.startswith("1 ") for move in saved["moves"])
    again = run(others, "play", "outlive", "--from", file, typed="1\n" * 4)
    assert (again.returncode, again.stderr) == (0, "")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The bot crashing lost this move, and a random one was played instead: crashed: ZeroDivisionError"),
        pytest.param(
            "fr",
            "Le robot crashing a perdu ce coup, un coup au hasard a été joué à sa place : crashed: ZeroDivision",
            marks=pytest.mark.soak,
        ),
        pytest.param(
            "es",
            "El bot crashing ha perdido esta jugada y en su lugar se ha hecho una al azar: crashed: ZeroDivi",
            marks=pytest.mark.soak,
        ),
    ],
)
def test_a_move_that_a_bot_lost_is_in_the_news(others: Path, language: str, says: str) -> None:
    options = ["--seats", "crashing,me", "--seed", 3, "--lang", language]
    result = run(others, "play", "outlive", *options, typed="1\n" * 12)
    assert (result.returncode, result.stderr) == (0, "")
    assert says[:60] in result.stdout
    assert says.replace(" ", "") in "".join(result.stdout.split())


def test_a_bot_that_cannot_be_made_is_refused_in_one_line(others: Path) -> None:
    result = run(others, "play", "outlive", "--seats", "me,unborn")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("newdawn: the bot “unborn” cannot be made: LookupError: no weights at ")
    assert result.stderr.count("\n") == 1


def test_the_example_of_a_bot_can_be_installed_and_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for file in ("pyproject.toml", "first_bot.py"):
        (source / file).write_bytes((ROOT / "examples" / "first_bot" / file).read_bytes())
    site = tmp_path / "site"
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", site, source], check=True)
    monkeypatch.syspath_prepend(str(site))
    registry._others.cache_clear()
    try:
        game = newdawn.load("outlive")
        position = game.new(players=2, seed=1)
        with SeatedBot(entrant("first"), game, 1) as first, SeatedBot(entrant("random"), game, 2) as second:
            assert not first.entrant.is_own
            while not position.is_over:
                seat = position.to_act[0]
                choice = (first, second)[seat].choose(position.view(seat), seat)
                assert choice.report is None
                position.play(seat, choice.move)
    finally:
        registry._others.cache_clear()


def test_the_example_has_twenty_lines() -> None:
    lines = (ROOT / "examples" / "first_bot" / "first_bot.py").read_text().splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 20


def test_the_example_stands_in_the_documents_as_it_is() -> None:
    source = (ROOT / "examples" / "first_bot" / "first_bot.py").read_text()
    assert source.partition('"""\n\n')[2] in (ROOT / "docs" / "python.md").read_text()
