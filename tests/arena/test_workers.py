"""Games in processes of their own: the same games, whatever happens to the processes."""

import multiprocessing
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import newdawn
from newdawn.arena import workers
from newdawn.arena.errors import ArenaError
from newdawn.arena.run import play_tournament
from newdawn.arena.tournament import Tournament
from newdawn.arena.workers import cores_of_a_game, play_here, play_in_processes, usual_workers
from tests.arena.command import arena
from tests.arena.visitors import install, saved_games, timeless

TABLE = Tournament("eden", ("random", "random", "random"), 3, seed=1)


@pytest.fixture(scope="module")
def eden() -> newdawn.Game:
    return newdawn.load("eden")


@pytest.fixture
def _processes_are_interpreted(eden: newdawn.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes that are started run interpreted, because that starts sooner; the game is loaded here."""
    monkeypatch.setenv("NEWDAWN_INTERPRETED", "1")


@pytest.mark.parametrize(
    "bots",
    [
        pytest.param("random,random,random", marks=pytest.mark.soak),
        pytest.param("random,greedy", marks=pytest.mark.soak),
        "search:2,random",
    ],
)
def test_processes_play_the_same_games_as_this_one(eden: newdawn.Game, bots: str) -> None:
    """Also with bots that search: a budget of work is the same everywhere."""
    codes = tuple(bots.split(","))
    table = Tournament("eden", codes, len(codes), seed=1)
    here = play_tournament(eden, table, 3, workers=1)
    there = play_tournament(eden, table, 3, workers=2)
    assert list(there) == list(range(table.whole_rounds(3)))
    assert [timeless(there[number].to_json()) for number in there] == [
        timeless(here[number].to_json()) for number in here
    ]


@pytest.mark.usefixtures("_processes_are_interpreted")
def test_there_may_be_more_processes_than_games_and_no_games_at_all() -> None:
    assert [number for number, _ in play_in_processes(TABLE, [4], 3)] == [4]
    assert list(play_in_processes(TABLE, [], 3)) == []


@pytest.mark.usefixtures("_processes_are_interpreted")
def test_a_game_that_cannot_be_played_is_named(eden: newdawn.Game) -> None:
    bad = Tournament("eden", ("random", "random"), 2, seed=1, options={"nonsense": True})
    says = rf"game 1 \(seed {bad.seating(1).seed}, seats random,random\) cannot be played: ValueError: .*'nonsense'"
    with pytest.raises(ArenaError, match=says):
        list(play_here(eden, bad, [1]))
    with pytest.raises(ArenaError, match=says):
        list(play_in_processes(bad, [1], 2))


@pytest.mark.usefixtures("_processes_are_interpreted")
def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    games = play_in_processes(TABLE, range(100), 2)
    next(games)
    games.close()
    assert multiprocessing.active_children() == []


def test_bots_with_several_cores_have_fewer_games_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers.os, "sched_getaffinity", lambda process: set(range(8)), raising=False)
    assert usual_workers(TABLE) == 8
    assert cores_of_a_game(TABLE) == 1
    for cores, games in ((2, 4), (3, 2), (16, 1)):
        monkeypatch.setattr(workers, "cores_of_a_game", lambda tournament, cores=cores: cores)
        assert usual_workers(TABLE) == games


# Killed in the middle of a game


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, object]]:
    """The games as they are when nobody is killed."""
    folder = tmp_path_factory.mktemp("calm")
    result = play(folder, "--workers", 1)
    assert result.returncode == 0, result.stderr
    return saved_games(folder / "games")


def play(folder: Path, *arguments: object, kills: int = 0) -> CompletedProcess[str]:
    found = install(folder, kills)
    return arena("eden", "--seats", "killer,random", "--games", 4, "--save", folder / "games", *arguments, **found)


def test_a_killed_process_costs_no_game_and_doubles_none(tmp_path: Path, calm: list[dict[str, object]]) -> None:
    result = play(tmp_path, "--workers", 2, kills=2)
    assert result.returncode == 0, result.stderr
    assert not list(tmp_path.glob("kill-*"))
    assert result.stderr.count("has died; the game will be played again") == 2
    assert saved_games(tmp_path / "games") == calm


@pytest.mark.soak
def test_a_game_that_kills_every_process_is_given_up(tmp_path: Path, calm: list[dict[str, object]]) -> None:
    result = play(tmp_path, "--workers", 2, kills=5)
    assert result.returncode == 2
    assert "has ended 3 processes, the last with SIGKILL" in result.stderr.splitlines()[-1]
    for left in tmp_path.glob("kill-*"):
        left.unlink()
    again = play(tmp_path, "--workers", 1)
    assert again.returncode == 0, again.stderr
    assert saved_games(tmp_path / "games") == calm


def test_the_command_itself_can_be_killed_and_goes_on(tmp_path: Path, calm: list[dict[str, object]]) -> None:
    killed = play(tmp_path, "--workers", 1, kills=1)
    assert killed.returncode == -9
    assert saved_games(tmp_path / "games") == calm[: len(saved_games(tmp_path / "games"))]
    again = play(tmp_path, "--workers", 2)
    assert again.returncode == 0, again.stderr
    assert saved_games(tmp_path / "games") == calm
