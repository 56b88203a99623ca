"""Judges: the compiled network computes what its numbers say, and what was learned can be kept and left out."""

from pathlib import Path

import numpy as np
import pytest

import newdawn
from newdawn.bots.features import features_of
from newdawn.bots.judges import (
    NOTHING,
    Judge,
    Learned,
    Network,
    judge_file,
    learned_judge,
    linear_judge,
    read_learned,
    save_learned,
    with_learned,
)
from newdawn.bots.weights import load_weights
from newdawn.core import kit
from newdawn.core.binding import bound
from newdawn.core.face import Game, Position
from newdawn.core.records import Numbers

GAMES = pytest.mark.parametrize("name", newdawn.GAMES)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def some_network(game: Game, scale: float = 0.1) -> Network:
    """Return a network of numbers that mean nothing."""
    judge, chance = bound("newdawn.bots.bound.judge", game.package), np.random.default_rng(5)
    rows, hidden, second = judge.SEATS + 1, judge.HIDDEN, judge.SECOND

    def numbers(*shape: int) -> Numbers:
        return (scale * chance.normal(size=shape)).astype(np.float32)

    return Network(
        numbers(rows, judge.HOURS, hidden),
        numbers(rows, second),
        numbers(hidden),
        numbers(judge.FEATURES, hidden),
        numbers(hidden, second),
        numbers(hidden, second),
        numbers(second, 2),
        numbers(2),
    )


def appraised(game: Game, position: Position, viewer: int, judge: Judge) -> tuple[Numbers, Numbers]:
    """Return the points and the shares that a judge gives to all seats."""
    compiled = bound("newdawn.bots.bound.judge", game.package)
    points, shares = np.zeros(compiled.SEATS), np.zeros(compiled.SEATS)
    found = np.zeros(compiled.FEATURES)
    neurons = np.zeros((compiled.ROOMS, compiled.HIDDEN), np.float32)
    compiled.appraise(
        position.record, viewer, judge.weights, judge.doubts, judge.network, found, neurons, points, shares
    )
    return points[: position.players], shares[: position.players]


def by_hand(game: Game, position: Position, viewer: int, network: Network) -> tuple[Numbers, Numbers]:
    """Return the same as the description of the network says it."""
    described, players = features_of(game.package), position.players
    table, hour = load_weights(game.name, players), int(described.hour(position.record))
    features = np.zeros((players, len(described.FEATURES)))
    for seat in range(players):
        described.describe(position.record, seat, features[seat])
    first = features @ network.first + network.hour_bias[players, hour]
    first[viewer] += network.viewer
    first = np.maximum(first, 0)
    others = (first.sum(0) - first) / (players - 1)
    second = np.maximum(first @ network.own + others @ network.others + network.second_bias[players], 0)
    said = second @ network.says + network.says_bias
    by_weights = features @ table.weights[hour]
    lead = by_weights / table.doubts[hour] + said[:, 1]
    shares = np.exp(lead - lead.max())
    return by_weights + 10 * said[:, 0], shares / shares.sum()


@GAMES
@PLAYERS
def test_the_compiled_network_computes_what_its_numbers_say(name: str, players: int) -> None:
    game = newdawn.load(name)
    network = some_network(game)
    judge = with_learned(name, players, Learned(network, np.zeros(0)))
    for number, (position, _, _) in enumerate(kit.random_game(game, players, seed=8)):
        if number % 40 == 0 and not position.is_over:
            viewer = number // 40 % players
            points, shares = appraised(game, position, viewer, judge)
            wanted_points, wanted_shares = by_hand(game, position, viewer, network)
            assert points == pytest.approx(wanted_points, rel=1e-3, abs=1e-2)
            assert shares == pytest.approx(wanted_shares, rel=1e-2, abs=1e-3)


@GAMES
def test_a_network_of_zeros_says_what_the_weights_say(name: str) -> None:
    game = newdawn.load(name)
    judge = with_learned(name, 3, Learned(some_network(game, scale=0.0), np.zeros(0)))
    position = game.new(3, seed=4)
    for ours, theirs in zip(
        appraised(game, position, 0, judge), appraised(game, position, 0, linear_judge(name, 3)), strict=True
    ):
        assert ours == pytest.approx(theirs)


@GAMES
def test_when_the_game_is_over_the_judge_says_who_has_won(name: str) -> None:
    game = newdawn.load(name)
    judge = with_learned(name, 2, Learned(some_network(game), np.zeros(0)))
    *_, (position, _, _) = kit.random_game(game, 2, seed=3)
    while not position.is_over:
        seat = position.to_act[0]
        position.play(seat, position.moves(seat)[0])
    points, shares = appraised(game, position, 0, judge)
    assert points.tolist() == [score["total"] for score in position.scores()]
    assert [seat for seat in range(2) if shares[seat] > 0] == list(position.winners)


@GAMES
def test_what_was_learned_survives_being_written_and_read(name: str, tmp_path: Path) -> None:
    learned = Learned(some_network(newdawn.load(name)), np.array([0.5, -1.25]))
    save_learned(tmp_path / "judge.npz", learned)
    again = read_learned(tmp_path / "judge.npz")
    assert again.network is not None
    assert learned.network is not None
    for ours, theirs in zip(again.network, learned.network, strict=True):
        assert ours == pytest.approx(theirs, rel=1e-3, abs=1e-4)
    assert again.belief.tolist() == [0.5, -1.25]


def test_what_ships_is_small() -> None:
    assert judge_file("eden").stat().st_size < 1_000_000


def test_a_judge_that_was_made_for_other_features_is_refused() -> None:
    network = some_network(newdawn.load("eden"))
    smaller = Learned(network._replace(first=network.first[:-1]), np.zeros(0))
    with pytest.raises(ValueError, match="made for other features: newdawn train eden makes a new one"):
        with_learned("eden", 2, smaller)
    with pytest.raises(ValueError, match="made for other features"):
        with_learned("eden", 2, Learned(network, np.zeros(7)))


@GAMES
def test_the_yardstick_knows_the_weights_alone(name: str) -> None:
    for players in newdawn.load(name).player_counts:
        yardstick, judge = linear_judge(name, players), learned_judge(name, players)
        assert not len(yardstick.network)
        assert not len(yardstick.belief)
        assert (yardstick.weights == judge.weights).all()
        assert (yardstick.weights == with_learned(name, players, NOTHING).weights).all()


def test_eden_has_a_judge_that_has_learned() -> None:
    judge = learned_judge("eden", 2)
    assert len(judge.network)
    assert len(judge.belief)
