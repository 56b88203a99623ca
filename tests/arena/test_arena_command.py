"""`newdawn arena`, driven as people drive it."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from newdawn.arena.run import Listener
from newdawn.cli import main
from newdawn.command import arena as terminal
from tests.arena.command import arena as fresh_arena
from tests.arena.command import command, environment, settings
from tests.arena.visitors import install, saved_games, timeless
from tests.commands import run_here

DUEL = ("eden", "--seats", "random,random", "--seed", 1, "--workers", 1)
Arena = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def arena() -> Arena:
    """Run `newdawn arena` with these arguments, and these variables in the environment."""
    return lambda *arguments, **more: run_here("arena", *arguments, environment=environment(**more))


def test_the_json_has_a_row_for_every_entrant_in_the_order_given(arena: Arena) -> None:
    result = arena("eden", "--seats", "random,random:7", "--games", 2, "--seed", 1, "--workers", 1, "--json")
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    outcome = json.loads(result.stdout)
    assert (outcome["game"], outcome["players"], outcome["seed"], outcome["games"]) == ("eden", 2, 1, 2)
    assert outcome["seconds"] > 0
    assert [entrant["name"] for entrant in outcome["entrants"]] == ["random", "random:7"]
    for entrant in outcome["entrants"]:
        assert {"name", "games", "wins", "win_rate", "low", "high", "mean_score"} <= set(entrant)
        assert entrant["games"] == 2
        assert 0 <= entrant["low"] <= entrant["win_rate"] <= entrant["high"] <= 1
    assert sum(entrant["wins"] for entrant in outcome["entrants"]) == 2


def test_games_are_rounded_up_to_whole_rounds_and_that_is_said(arena: Arena) -> None:
    result = arena(*DUEL, "--games", 3, "--json")
    assert json.loads(result.stdout)["games"] == 4
    told = " ".join(result.stderr.split())
    assert told == "4 games are played instead of 3, so that on every seed everyone sits in every seat."


def test_people_read_tables(arena: Arena) -> None:
    result = arena(*DUEL, "--games", 2)
    assert result.returncode == 0, result.stderr
    shown = " ".join(result.stdout.split())
    assert shown.startswith("2 games of Paris: New Eden with 2 players; 2 of them played now, in")
    assert "95 % interval even: 50.0 % points" in shown
    assert "Wins by seat, starting with the first:" in shown
    assert "The anchor random stays at 25.0." in shown
    assert "finished ahead of" in shown
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize(("lang", "says"), [("fr_FR", "L’ancre random reste à 25.0."), ("es_ES", "El ancla random")])
def test_in_their_language(arena: Arena, lang: str, says: str) -> None:
    result = arena(*DUEL, "--games", 2, LANG=f"{lang}.UTF-8")
    assert says in " ".join(result.stdout.replace("\xa0", " ").split())


def test_a_league_has_all_tables_and_a_cross_table(arena: Arena) -> None:
    field = "random,random:1,random:2"
    result = arena("eden", "--field", field, "--games", 1, "--anchor", "random:1", "--workers", 1, "--json")
    assert result.returncode == 0, result.stderr
    outcome = json.loads(result.stdout)
    assert (outcome["games"], outcome["players"], outcome["anchor"]) == (6, 2, "random:1")
    assert [entrant["games"] for entrant in outcome["entrants"]] == [4, 4, 4]
    assert outcome["cross_table"]["games"] == [[None, 2, 2], [2, None, 2], [2, 2, None]]
    assert [entrant["rating"]["anchor"] for entrant in outcome["entrants"]] == [False, True, False]


def test_lost_moves_are_told(tmp_path: Path) -> None:
    found = install(tmp_path)
    table = ("eden", "--seats", "clumsy,random", "--games", 2, "--save", tmp_path / "games")
    shown = fresh_arena(*table, **found)
    assert shown.returncode == 0, shown.stderr
    assert "Moves that bots have lost:" in shown.stdout
    outcome = json.loads(fresh_arena(*table, "--json", **found).stdout)
    assert outcome["played"] == 0
    assert [entrant["lost_moves"] for entrant in outcome["entrants"]] == [2, 0]
    assert [report["name"] for report in outcome["reports"]] == ["clumsy", "clumsy"]
    assert all("ZeroDivisionError" in report["text"] for report in outcome["reports"])


def test_a_bot_that_cannot_be_made_is_told_before_anything_is_played(tmp_path: Path) -> None:
    result = fresh_arena("eden", "--seats", "random,unborn", "--games", 2, **install(tmp_path))
    assert result.returncode == 2
    assert "unborn" in result.stderr
    assert "not today" in result.stderr
    assert result.stderr.count("\n") == 1


# Mistakes: one line, exit code 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "GAME; the games are outlive, eden"),
        (["chess"], "chess"),
        (["eden"], "name the bots of one table with --seats, or those of a league with --field"),
        (["eden", "--seats", "random,random", "--field", "random,greedy"], "--seats, or those of a league"),
        (["eden", "--seats", "random"], "Paris: New Eden is for 2, 3, 4 players, not 1"),
        (["eden", "--seats", "random,random,random,random,random"], "not 5"),
        (["eden", "--seats", ""], "there is no bot “”"),
        (["eden", "--seats", "random,"], "there is no bot “”"),
        (["eden", "--seats", "random,mystery"], "there is no bot “mystery”; the bots are random, greedy"),
        (["eden", "--seats", "random,search:soon"], "search: “soon” is not a budget"),
        (["eden", "--seats", "me,random"], "“me” cannot sit in a tournament"),
        (["eden", "--seats", "random,me:Anna"], "“me” cannot sit in a tournament"),
        (["eden", "--seats", "random,random", "--players", "3"], "--players 3 and --seats with 2 do not agree"),
        (["eden", "--field", "random,greedy", "--players", "3"], "--field has 2 bots, and a table needs 3"),
        (["eden", "--field", "random"], "--field has 1 bot, and a table needs 2"),
        (["eden", "--field", "random,greedy,random"], "--field: random is listed twice"),
        (["eden", "--field", "random,greedy", "--players", "1"], "players, not 1"),
        (["eden", "--seats", "random,random", "--anchor", "greedy"], "--anchor greedy: it does not take part"),
        (["eden", "--seats", "random,random", "--games", "0"], "--games: must be a whole number of 1 or more"),
        (["eden", "--seats", "random,random", "--games", "many"], "--games"),
        (["eden", "--seats", "random,random", "--workers", "0"], "--workers"),
        (["eden", "--seats", "random,random", "--seed", "-1"], "--seed"),
        (["eden", "--seats", "random,random", "--ray", "nonsense"], "“nonsense” is not an address of a Ray cluster"),
        (["eden", "--seats", "random,random", "--save", "/"], "a tournament cannot be saved to this file"),
        (["eden", "--seats", "random,random", "--save", "/nowhere/x"], "/nowhere/x: cannot be written"),
        (["eden", "--seats", "random,random", "--save", "pyproject.toml"], "it is not a tournament"),
        (["eden", "--seats", "random,random", "--components", "/nowhere/x"], "/nowhere/x: there is no such file"),
    ],
)
def test_mistakes_are_one_line(arena: Arena, arguments: list[str], says: str) -> None:
    result = arena(*arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_process_that_starts_from_nothing_says_the_same(arena: Arena) -> None:
    for arguments in (["eden", "--seats", "random,search:soon"], [*DUEL, "--games", 2, "--json"]):
        expected, found = arena(*arguments), fresh_arena(*arguments)
        assert (found.returncode, found.stderr) == (expected.returncode, expected.stderr)
        if found.returncode == 0:
            assert timeless(json.loads(found.stdout)) == timeless(json.loads(expected.stdout))


# Going on


def test_the_same_command_goes_on_and_may_ask_for_more(arena: Arena, tmp_path: Path) -> None:
    save = ("--save", tmp_path / "games")
    first = arena(*DUEL, "--games", 2, *save, "--json")
    assert json.loads(first.stdout)["played"] == 2
    more = arena(*DUEL, "--games", 4, *save, "--json")
    assert f"{tmp_path / 'games'} already holds 2 of the games." in " ".join(more.stderr.split())
    assert json.loads(more.stdout)["played"] == 2
    whole = arena(*DUEL, "--games", 4, "--json")
    assert timeless(json.loads(more.stdout)) == timeless(json.loads(whole.stdout))


def test_other_settings_do_not_go_on(arena: Arena, tmp_path: Path) -> None:
    arena(*DUEL, "--games", 2, "--save", tmp_path / "games")
    result = arena("eden", "--seats", "random,random", "--seed", 2, "--games", 2, "--save", tmp_path / "games")
    assert result.returncode == 2
    assert result.stderr == f"newdawn: {tmp_path / 'games'}: this file holds another tournament: seed 1 instead of 2\n"


@pytest.mark.parametrize("workers", [pytest.param(1, marks=pytest.mark.soak), 2])
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "games"
    table = ("eden", "--seats", "random,random", "--games", 2000, "--workers", workers, "--save", file)
    # A shell that runs the tests in the background lets its children ignore interrupts.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        command(*table), **settings({}), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.05)
    # To all of them, as a terminal does it.
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    kept = len(saved_games(file))
    told = re.fullmatch(rf"Stopped\. Games saved in {file}: {kept}\. To continue: (.*)\n", err)
    assert told is not None, err
    assert told[1].endswith(f"arena eden --seats random,random --games 2000 --seed 0 --workers {workers} --save {file}")
    assert [game["number"] for game in saved_games(file)] == list(range(kept)) or workers > 1


def test_ctrl_c_without_a_file_says_that_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, listener: Listener, **__: object) -> None:
        listener.finished(0)
        raise KeyboardInterrupt

    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(terminal, "play_tournament", interrupted)
    assert main(["arena", *map(str, DUEL)]) == 130
    told = " ".join(capsys.readouterr().err.split())
    assert told.endswith("Stopped. Games played, but not saved: 1. With --save FILE they would have been saved.")
