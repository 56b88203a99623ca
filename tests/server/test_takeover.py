"""A server that began interpreted takes the compiled rules over while it runs."""

import json
import os
import subprocess
import sys

import pytest

import newdawn
from newdawn.core.cache import share_compiled
from newdawn.core.compiled import FOR_NOW, INTERPRETED_VARIABLE

TAKEN_OVER = """
import hashlib, json, sys
import newdawn
from newdawn.core.compiled import prepare, runs_compiled, take_over

def play(position, count):
    for _ in range(count):
        if position.is_over:
            break
        seat = position.to_act[0]
        moves = position.view(seat).moves()
        position.play(seat, moves[(position.raw.sum() * 7) % len(moves)])

game = newdawn.load(sys.argv[1])
position = game.new(players=3, seed=5)
play(position, 40)
assert not game.is_compiled
if sys.argv[2] == "takes over":
    take_over(prepare())
    assert game.is_compiled and runs_compiled()
    assert hasattr(game.rules.play, "signatures") and hasattr(game.bridge.play, "signatures")
play(position, 40)
digest = hashlib.sha256(position.to_bytes()).hexdigest()
print(json.dumps([digest, position.view(0).to_json(), position.view(0).prospects(), position.scores()]))
"""
"""Plays the same moves before and after; what came out must not depend on how the rules ran."""


def _played(game: str, how: str) -> object:
    done = subprocess.run(
        [sys.executable, "-c", TAKEN_OVER, game, how],
        env={**os.environ, INTERPRETED_VARIABLE: FOR_NOW},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", newdawn.GAMES)
def test_a_game_goes_on_as_it_would_have_when_its_rules_are_taken_over_in_the_middle(game):
    assert _played(game, "takes over") == _played(game, "stays interpreted")


def test_rules_are_compiled_to_a_share_until_all_of_them_are(tmp_path, monkeypatch):
    from newdawn.core import cache

    folder = tmp_path / "eden-0"
    monkeypatch.setattr(cache, "cache_folder", lambda layer: folder)
    assert share_compiled("eden") == 0
    (folder / "newdawn.eden.turn").mkdir(parents=True)
    for number in range(5000):
        (folder / "newdawn.eden.turn" / f"{number}.nbi").touch()
    assert share_compiled("eden") == 0.99
    (folder / "complete").touch()
    assert share_compiled("eden") == 1
