"""Learning a judge: games are noted as they were, a run goes on where it was stopped, and PyTorch is asked for."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import newdawn
from newdawn.bots.features import features_of
from newdawn.bots.judges import NOTHING, linear_judge, read_learned
from newdawn.bots.learning import shards
from newdawn.bots.learning.run import Plan, PlanError, train, wins_against_weights
from newdawn.bots.learning.shards import Order
from newdawn.bots.noting import OPENLY, describe, note_games
from newdawn.core.face import Position

GAMES = pytest.mark.parametrize("name", newdawn.GAMES)
REPO = Path(__file__).resolve().parents[2]
LEARN = REPO / ".venv-learn" / "bin"


def noted(name: str, players: int = 3, games: int = 4):
    """Return a few noted games."""
    game = newdawn.load(name)
    judge = linear_judge(name, players)
    return game, note_games(game, players, games, 3, [judge] * players, [0.05] * players, samples=12)


def positions_of(game, found) -> list[Position]:
    raw = found.positions.reshape(-1, game.blank().nbytes)
    return [Position(game, row.copy()) for row in raw]


@GAMES
def test_noted_positions_are_positions_of_the_game_and_say_who_decides(name: str) -> None:
    game, found = noted(name)
    positions = positions_of(game, found)
    assert 20 < len(positions) < 100
    for position, seat in zip(positions, found.seats, strict=True):
        assert seat in position.to_act
        assert Position(game, position.raw.copy()).moves(int(seat))
    assert found.shares.sum(axis=1) == pytest.approx(np.ones(4))
    assert set(found.games.tolist()) == {0, 1, 2, 3}


@GAMES
def test_positions_are_described_with_open_cards_as_they_are(name: str) -> None:
    game, found = noted(name)
    described = features_of(game.package)
    hours, features = describe(game, 3, found.positions, np.full(len(found.seats), OPENLY))
    for row, position in enumerate(positions_of(game, found)):
        wanted = np.zeros(len(described.FEATURES))
        described.describe(position.record, 1, wanted)
        assert features[row, 1] == pytest.approx(wanted, rel=1e-6)
        assert hours[row] == described.hour(position.record)


@GAMES
def test_a_viewer_is_told_nothing_of_what_it_cannot_see(name: str) -> None:
    game, found = noted(name)
    positions = positions_of(game, found)
    viewers = found.seats
    elsewhere = np.concatenate(
        [
            position.view(int(seat)).deal(seed=row).raw
            for row, (position, seat) in enumerate(zip(positions, viewers, strict=True))
        ]
    )
    _, ours = describe(game, 3, found.positions, viewers, seed=5)
    _, theirs = describe(game, 3, elsewhere, viewers, seed=5)
    assert (ours == theirs).all()


def order(folder: Path, name: str, number: int = 0) -> Order:
    return Order(folder, name, 2, 1, number, 3, 9, None)


@GAMES
def test_games_that_are_there_are_not_played_again(name: str, tmp_path: Path) -> None:
    first = order(tmp_path, name)
    assert list(shards.played([first], workers=1)) == [first]
    first_bytes, when = first.file.read_bytes(), first.file.stat().st_mtime_ns
    second = order(tmp_path, name, 1)
    assert list(shards.played([first, second], workers=1)) == [first, second]
    assert first.file.stat().st_mtime_ns == when
    first.file.unlink()
    list(shards.played([first], workers=1))
    assert first.file.read_bytes() == first_bytes
    assert not list(tmp_path.glob("*.part"))


@GAMES
def test_a_file_holds_what_a_judge_learns_from(name: str, tmp_path: Path) -> None:
    wanted = order(tmp_path, name)
    list(shards.played([wanted], workers=1))
    found = shards.read(wanted.file)
    count = len(found["hours"])
    game = newdawn.load(name)
    assert found["features"].shape == (count, 2, len(features_of(game.package).FEATURES))
    assert found["points"].shape == found["shares"].shape == (count, 2)
    assert set(found["viewers"].tolist()) == {0, 1}
    if name == "eden":
        assert found["clues"].shape == found["held"].shape == found["copies"].shape
        assert (found["held"] <= found["copies"]).all()
        assert found["held"].sum() > 0


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    plan = Plan("eden", 1, 1000, 2, 7)
    game = newdawn.load("eden")
    for nonsense in ("{", "[]"):
        (tmp_path / "plan.json").write_text(nonsense)
        with pytest.raises(PlanError, match=r"plan\.json: not a plan of ours"):
            train(game, plan, tmp_path, 1, lambda what, number, share: None)
    (tmp_path / "plan.json").write_text(json.dumps({**plan.__dict__, "seed": 8}))
    with pytest.raises(PlanError, match=r"plan\.json: seed is 8 there, not 7"):
        train(game, plan, tmp_path, 1, lambda what, number, share: None)


def test_a_judge_that_has_learned_nothing_wins_as_often_as_the_weights() -> None:
    game = newdawn.load("eden")
    won, games = wins_against_weights(game, 2, NOTHING, 60, seed=1)
    assert games == 60
    assert 15 < won < 45


def test_without_pytorch_the_command_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['torch'] = None; from newdawn.cli import main; sys.exit(main(['train', 'eden']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=REPO)
    assert done.returncode == 2
    assert done.stderr == 'newdawn: PyTorch is not installed: pip install "newdawn[learn]", or make setup-learn\n'


@pytest.mark.soak
@GAMES
def test_the_command_learns_a_judge_goes_on_and_tries_it(name: str, tmp_path: Path) -> None:
    folder, out = tmp_path / "games", tmp_path / "judge.npz"
    command = [str(LEARN / "newdawn"), "train", name, "--games", "300", "--epochs", "2"]
    command += ["--folder", str(folder), "--out", str(out), "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Round 1: 900 games" in done.stdout
    assert read_learned(out).network is not None
    again = subprocess.run([*command, "--rounds", "2"], capture_output=True, text=True, cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "Round 1 was there already" in again.stdout
    assert "Round 2: 900 games" in again.stdout
    nowhere = [*command[:-4], "--out", str(tmp_path / "nowhere" / "judge.npz"), "--folder", str(tmp_path / "none")]
    lost = subprocess.run(nowhere, capture_output=True, text=True, cwd=tmp_path)
    assert lost.returncode == 2
    assert "there is no folder" in lost.stderr
    assert not (tmp_path / "none").exists()
    other = subprocess.run([*command, "--seed", "2"], capture_output=True, text=True, cwd=tmp_path)
    assert other.returncode == 2
    assert "seed is 1 there, not 2" in other.stderr
