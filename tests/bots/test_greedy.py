"""Greedy: one decision ahead, on what its seat may see."""

import numpy as np
import pytest

import newdawn
from newdawn.bots import Budget
from newdawn.bots.greedy_bot import GreedyBot
from newdawn.bots.weights import Weights, load_weights, save_weights
from newdawn.core import kit

GAMES = pytest.mark.parametrize("name", newdawn.GAMES)


@GAMES
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_the_same_views_give_the_same_moves(name, players):
    for number, (position, _, _) in enumerate(kit.random_game(newdawn.load(name), players, seed=4)):
        seat = position.to_act[0]
        if number % 20 == 0:
            view = position.view(seat)
            chosen = GreedyBot(9).choose(view, seat, Budget())
            assert chosen == GreedyBot(9).choose(view, seat, Budget())
            assert chosen in position.moves(seat)


@GAMES
def test_the_chosen_move_comes_first_and_has_the_best_share(name):
    position = newdawn.load(name).new(3, seed=1)
    seat = position.to_act[0]
    bot = GreedyBot(2)
    chosen = bot.choose(position.view(seat), seat, Budget())
    told = bot.explain().candidates
    assert told[0].move == chosen
    assert max(each.share for each in told) - told[0].share < 1e-5
    assert {each.move for each in told} == {move.number for move in position.moves(seat)}


@GAMES
def test_weights_survive_being_written_and_read(name, tmp_path, monkeypatch):
    known = {players: load_weights(name, players) for players in (2, 3, 4)}
    monkeypatch.setattr("newdawn.bots.weights.weights_file", lambda game: tmp_path / "weights.csv")
    save_weights(name, known)
    for players, table in known.items():
        again = load_weights(name, players)
        assert np.allclose(again.weights, table.weights, rtol=1e-3)
        assert np.allclose(again.doubts, table.doubts, rtol=1e-3)
    load_weights.cache_clear()


@GAMES
def test_every_hour_and_number_of_players_has_weights(name):
    for players in (2, 3, 4):
        table = load_weights(name, players)
        assert isinstance(table, Weights)
        assert (np.abs(table.weights).sum(axis=1) > 0).all()
        assert (table.doubts > 0).all()
