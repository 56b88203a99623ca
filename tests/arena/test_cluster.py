"""Games on a real Ray cluster on this machine, with two workers; and what is said when there is none."""

import pickle
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import newdawn
from newdawn.arena import cluster
from newdawn.arena.cluster import assignment, play_game, play_on_ray
from newdawn.arena.errors import ArenaError
from newdawn.arena.run import play_tournament
from newdawn.arena.tournament import Tournament
from tests.arena.command import ROOT, arena, environment
from tests.arena.visitors import install, saved_games, timeless

DUEL = Tournament("eden", ("random", "random"), 2, seed=1)


@pytest.fixture(scope="module")
def eden() -> newdawn.Game:
    return newdawn.load("eden")


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for Ray alone: no cluster of anybody else is found there. Its path is short, because Ray wants that."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("RAY_TMPDIR", folder)
        monkeypatch.delenv("RAY_ADDRESS", raising=False)
        yield Path(folder)


@pytest.fixture
def corrected(tmp_path: Path, eden: newdawn.Game) -> Path:
    """A component file in which one figure is another."""
    path = tmp_path / "my.toml"
    text = Path(eden.components.PACKAGED).read_text(encoding="utf-8")
    assert "binoculars-points = 2 " in text
    path.write_text(text.replace("binoculars-points = 2 ", "binoculars-points = 20 "), encoding="utf-8")
    return path


@pytest.mark.soak
def test_ray_plays_the_same_games_as_this_machine(eden: newdawn.Game, alone: Path) -> None:
    started: list[bool] = []
    there = dict(play_on_ray(eden, DUEL, range(6), workers=2, started=lambda: started.append(True)))
    assert started == [True]
    here = play_tournament(eden, DUEL, 6, workers=1)
    assert sorted(there) == list(range(6))
    for number in range(6):
        assert timeless(there[number].to_json()) == timeless(here[number].to_json())


@pytest.mark.soak
def test_a_killed_worker_costs_no_game_and_doubles_none(tmp_path: Path, alone: Path, corrected: Path) -> None:
    found = {**install(tmp_path, kills=2), "RAY_TMPDIR": str(alone), "NEWDAWN_CACHE_DIR": str(tmp_path)}

    def play(file: str, *arguments: object) -> None:
        table = ("eden", "--seats", "killer,random", "--games", 4, "--components", corrected, "--save", tmp_path / file)
        result = arena(*table, *arguments, **found)
        assert result.returncode == 0, result.stderr
        assert "--json" not in arguments or result.stdout.startswith("{")

    play("far", "--ray", "auto", "--workers", 2, "--json")
    assert not list(tmp_path.glob("kill-*"))
    play("near", "--workers", 2)
    assert saved_games(tmp_path / "far") == saved_games(tmp_path / "near")
    assert [game["number"] for game in saved_games(tmp_path / "far")] == [0, 1, 2, 3]


# Without Ray


def test_a_machine_with_other_rules_does_not_take_part(eden: newdawn.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_games", {})
    work = assignment(DUEL, eden)
    other = replace(work, signature={**work.signature, "rules": 99})
    with pytest.raises(ArenaError, match=rf"{socket.gethostname()} has rules \d+ instead of 99"):
        play_game(other, 0)


def test_the_work_can_be_done_anywhere(eden: newdawn.Game) -> None:
    result = play_game(assignment(DUEL, eden), 4)
    assert timeless(result.to_json()) == timeless(DUEL.play(eden, 4).to_json())


def test_a_corrected_component_file_travels_with_the_work(tmp_path: Path, eden: newdawn.Game, corrected: Path) -> None:
    (tmp_path / "work").write_bytes(
        pickle.dumps(replace(assignment(DUEL, eden), components=corrected.read_bytes(), is_compiled=False))
    )
    code = (
        "import pickle, sys; from newdawn.arena.cluster import play_game; play_game(pickle.load(sys.stdin.buffer), 0)"
    )
    with (tmp_path / "work").open("rb") as work:
        found = {"NEWDAWN_INTERPRETED": "", "NEWDAWN_CACHE_DIR": str(tmp_path)}
        result = subprocess.run(
            [sys.executable, "-c", code], stdin=work, env=environment(**found), cwd=ROOT, capture_output=True, text=True
        )
    # The machine has other components than ours now: those that it was sent.
    digest = eden.components.load(corrected).digest
    assert f"has components {digest} instead of {eden.components.DIGEST}" in result.stderr


def test_a_missing_ray_is_told(eden: newdawn.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r'Ray is not installed; it comes with: pip install "newdawn\[cluster\]"'):
        next(play_on_ray(eden, DUEL, [0]))


@pytest.mark.parametrize("address", ["nonsense", "", "host:", ":6379", "host:0", "host:99999", "host:6379x"])
def test_a_bad_address_is_told(eden: newdawn.Game, address: str) -> None:
    with pytest.raises(ArenaError, match="not an address of a Ray cluster; that is auto, local, or a host and a port"):
        next(play_on_ray(eden, DUEL, [0], address))


@pytest.fixture
def nobody() -> str:
    """An address where nobody answers."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{taken.getsockname()[1]}"


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_a_cluster_that_does_not_answer_is_told(eden: newdawn.Game, nobody: str, scheme: str) -> None:
    with pytest.raises(ArenaError, match=f"there is no Ray cluster at {scheme}{nobody}: Connection refused"):
        next(play_on_ray(eden, DUEL, [0], f"{scheme}{nobody}"))


def test_auto_is_the_cluster_that_runs_here_if_it_still_does(
    alone: Path, nobody: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cluster._running_cluster() == "local"
    (alone / "ray").mkdir()
    (alone / "ray" / "ray_current_cluster").write_text(nobody)
    assert cluster._running_cluster() == "local"
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        (alone / "ray" / "ray_current_cluster").write_text(f"{address}\n")
        assert cluster._running_cluster() == address
        monkeypatch.setenv("RAY_ADDRESS", "10.0.0.1:6379")
        assert cluster._running_cluster() == "10.0.0.1:6379"
