"""Win chances that are true: what is counted, and that the bots' own come true."""

import csv
import json
import os
from pathlib import Path

import numpy as np
import pytest

import newdawn
from newdawn.arena.calibration import Bin, Calibration, calibrate, page, rows
from newdawn.bots.judges import Judge, learned_judge
from newdawn.bots.noting import appraise, note_games
from newdawn.core.catalogue import about
from newdawn.core.face import Position
from tests.commands import run_here

GAMES = pytest.mark.parametrize("name", newdawn.GAMES)


def too_sure(name: str, players: int) -> Judge:
    """Return a judge that takes every lead for the win."""
    judge = learned_judge(name, players)
    return Judge(100 * judge.weights, judge.doubts, judge.network, judge.belief)


@GAMES
def test_the_chances_of_the_bots_come_true_and_those_of_a_judge_that_is_too_sure_do_not(name: str) -> None:
    game = newdawn.load(name)
    ours = calibrate(game, 2, 150, 5, learned_judge(name, 2))
    assert 1_200 < ours.positions < 3_000
    assert sum(each.count for each in ours.bins) == 2 * ours.positions
    assert ours.error < 0.06
    sure = calibrate(game, 2, 150, 5, too_sure(name, 2))
    assert sure.error > 0.12
    assert sure.points_off > 10 * ours.points_off


@GAMES
def test_a_judge_is_asked_for_what_its_viewer_can_know(name: str) -> None:
    game, judge = newdawn.load(name), learned_judge(name, 3)
    noted = note_games(game, 3, 3, 2, [judge] * 3, [0.0] * 3, 6)
    positions = [Position(game, row.copy()) for row in noted.positions.reshape(-1, game.blank().nbytes)]
    views = [position.view(int(seat)) for position, seat in zip(positions, noted.seats, strict=True)]
    elsewhere = np.concatenate([view.deal(seed=number).raw for number, view in enumerate(views)])
    points, shares = appraise(game, 3, noted.positions, noted.seats, judge, 4, seed=9)
    others, same = appraise(game, 3, elsewhere, noted.seats, judge, 4, seed=9)
    assert (points == others).all()
    assert (shares == same).all()
    assert shares.sum(axis=1) == pytest.approx(np.ones(len(shares)))


def test_the_page_and_the_data_say_what_was_found() -> None:
    found = [Calibration(2, 100, 1400, (Bin(0.25, 0.2, 1400), Bin(0.75, 0.8, 1400)), 6.54)]
    told = page(about(newdawn.GAMES[0]), "newdawn calibrate", found)
    assert "Calibration error 5.0 %, final points off by 6.5, in 1,400 positions of 100 games." in told
    assert told.count("<circle") == 2
    assert rows(found) == [
        ["players", "said", "won", "seats"],
        ["2", "0.2500", "0.2000", "1400"],
        ["2", "0.7500", "0.8000", "1400"],
    ]


@GAMES
def test_the_command_writes_a_page_and_data(name: str, tmp_path: Path) -> None:
    done = run_here("calibrate", name, "--games", 20, "--out", tmp_path / "report", "--json", environment=os.environ)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)["calibration"]
    assert [each["players"] for each in told] == list(newdawn.load(name).player_counts)
    assert "<svg" in (tmp_path / "report" / f"calibration-{name}.html").read_text(encoding="utf-8")
    with (tmp_path / "report" / f"calibration-{name}.csv").open(encoding="utf-8", newline="") as file:
        assert sum(int(row["seats"]) for row in csv.DictReader(file)) == sum(
            each["players"] * each["positions"] for each in told
        )
