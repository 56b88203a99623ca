"""A batch of games is many games of the Python face, in one compiled step."""

import hashlib
import json
import os
import subprocess
import sys

import numpy as np
import pytest

import newdawn
from newdawn.envs import Batch, IllegalAction, Observer
from newdawn.envs.seeds import game_seed

GAMES = newdawn.GAMES
PLAYERS = (2, 3, 4)


@pytest.fixture(params=GAMES)
def game(request):
    return newdawn.load(request.param)


def choices(batch, steps):
    """Play so many steps at random; yield the actions and what they led to."""
    for _ in range(steps):
        actions = batch.random_actions()
        yield actions, batch.step(actions)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_of_a_batch_is_the_game_that_its_seed_and_its_actions_give(game, players):
    batch = Batch(game, 4, players, reward="score")
    turn = batch.reset(seed=5)
    observer = Observer(game, players)
    positions = [game.new(players, seed=game_seed(game.name, 5, index)) for index in range(4)]
    games = [0] * 4
    for actions, after in choices(batch, 500):
        for index, position in enumerate(positions):
            seat = position.to_act[0]
            assert turn.seats[index] == seat
            assert turn.mask[index].nonzero()[0].tolist() == sorted(move.number for move in position.moves(seat))
            position.play(seat, int(actions[index]))
            assert after.ended[index] == position.is_over
            if position.is_over:
                assert after.scores[index].tolist() == [points["total"] for points in position.scores()]
                assert after.rewards[index].tolist() == observer.rewards(position, "score")
                games[index] += 1
                positions[index] = game.new(players, seed=game_seed(game.name, 5, index, games[index]))
            else:
                assert not after.rewards[index].any()
            assert batch.game_seed(index) == positions[index].seed
        turn = after
    assert [batch.position(index) for index in range(4)] == positions
    assert min(games) >= 1


def test_an_observation_is_that_of_the_seat_to_act(game):
    batch = Batch(game, 3, 3)
    observer = Observer(game, 3)
    turn = batch.reset(seed=6)
    for _, after in choices(batch, 60):
        turn = after
    for index in range(3):
        seen = observer.observe(batch.position(index), int(turn.seats[index]))
        assert np.array_equal(turn.observation[index], seen)


def test_the_same_seed_gives_the_same_batch_and_another_seed_another_one(game):
    def play(seed):
        batch = Batch(game, 8, 2)
        first = batch.reset(seed=seed)
        return [first, *(turn for _, turn in choices(batch, 50))]

    for one, two in zip(play(3), play(3), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert not np.array_equal(play(3)[0].observation, play(4)[0].observation)


def test_an_environment_does_not_depend_on_how_many_others_there_are(game):
    few, many = Batch(game, 2, 2), Batch(game, 5, 2)
    assert np.array_equal(few.reset(seed=1).observation, many.reset(seed=1).observation[:2])


def test_a_reset_without_a_seed_goes_on_to_the_games_that_follow(game):
    batch = Batch(game, 2, 2)
    batch.reset(seed=9)
    batch.reset()
    assert [batch.game_seed(index) for index in range(2)] == [
        game_seed(game.name, 9, index, number=1) for index in range(2)
    ]


def test_a_batch_that_was_never_seeded_is_seeded_by_the_system(game):
    one, two = Batch(game, 1, 2), Batch(game, 1, 2)
    one.reset()
    two.reset()
    assert one.game_seed(0) != two.game_seed(0)


def test_a_finished_game_is_followed_by_a_new_one_in_the_same_step(game):
    batch = Batch(game, 16, 2)
    batch.reset(seed=2)
    for _, turn in choices(batch, 400):
        assert turn.mask.any(axis=1).all()
        assert len(turn.final) == turn.ended.sum()
        for index in np.flatnonzero(turn.ended).tolist():
            assert batch.position(index) == game.new(2, seed=batch.game_seed(index))


def test_the_last_observation_shows_the_end_of_the_game(game):
    batch = Batch(game, 16, 2)
    place = batch.layout.places["stage"]
    over = batch.layout.names.index("stage over")
    batch.reset(seed=2)
    seen = 0
    for _, turn in choices(batch, 300):
        assert (turn.final[:, over] == 1).all()
        assert not turn.observation[:, over].any()
        assert (turn.final[:, place].sum(axis=1) == 1).all()
        seen += len(turn.final)
    assert seen > 0


def test_what_a_step_returned_is_never_written_again(game):
    batch = Batch(game, 4, 2)
    turn = batch.reset(seed=1)
    before = [array.copy() for array in turn]
    for _ in choices(batch, 20):
        pass
    assert all(np.array_equal(a, b) for a, b in zip(turn, before, strict=True))


def test_an_illegal_action_names_env_seat_and_reason_and_changes_nothing(game):
    batch = Batch(game, 3, 2)
    turn = batch.reset(seed=1)
    actions = turn.mask.argmax(axis=1)
    actions[1] = 0
    before = [batch.position(index) for index in range(3)]
    with pytest.raises(IllegalAction, match=r"^env 1, seat \d: action 0 \(done\) is not legal: .+"):
        batch.step(actions)
    assert [batch.position(index) for index in range(3)] == before


@pytest.mark.parametrize("action", [-1, 100_000])
def test_an_action_that_does_not_exist_is_refused(game, action):
    batch = Batch(game, 1, 2)
    batch.reset(seed=1)
    with pytest.raises(IllegalAction, match=f"env 0, seat .: action {action} does not exist; they go from 0 to"):
        batch.step([action])


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [[0, 0]], [0.0, 1.0], [True, False]])
def test_actions_of_the_wrong_shape_or_type_are_refused(actions):
    batch = Batch(newdawn.load("outlive"), 2, 2)
    batch.reset(seed=1)
    with pytest.raises(ValueError, match="actions are 2 whole numbers, one for each environment"):
        batch.step(actions)


def test_nothing_can_be_done_before_the_first_reset():
    batch = Batch(newdawn.load("outlive"), 2, 2)
    with pytest.raises(ValueError, match="call reset first"):
        batch.step([0, 0])
    with pytest.raises(ValueError, match="call reset first"):
        batch.random_actions()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number from 1 to 16777216, not 0"),
        ({"num_envs": True}, "num_envs must be a whole number from 1 to 16777216, not True"),
        ({"players": 5}, "outlive is for 2, 3, 4 players, not 5"),
        ({"opponents": "clever"}, "opponents must be None or 'random', not 'clever'"),
        ({"opponents": "random", "seat": 2}, "seat must be 'rotate' or a number from 0 to 1, not 2"),
        ({"reward": "love"}, "reward must be one of win, rank, score, not 'love'"),
        ({"game_options": {"free": True}}, "outlive has no option 'free'; it has placing_in_turn"),
    ],
)
def test_bad_options_are_refused_with_what_would_be_right(options, message):
    with pytest.raises(ValueError, match=message):
        Batch(newdawn.load("outlive"), **{"num_envs": 1, **options})


def test_a_bad_seed_is_refused():
    with pytest.raises(ValueError, match="seed must be a whole number of 0 or more, not -1"):
        Batch(newdawn.load("outlive"), 1).reset(seed=-1)


# Opponents


@pytest.mark.parametrize("players", PLAYERS)
def test_against_opponents_only_the_learner_is_asked_and_sits_elsewhere_in_each_game(game, players):
    batch = Batch(game, 6, players, opponents="random")
    turn = batch.reset(seed=4)
    assert turn.seats.tolist() == [index % players for index in range(6)]
    expected = turn.seats.copy()
    for _, after in choices(batch, 300):
        expected[after.ended] = (expected[after.ended] + 1) % players
        assert after.seats.tolist() == expected.tolist()


def test_a_learner_can_keep_a_seat(game):
    batch = Batch(game, 6, 3, opponents="random", seat=2)
    batch.reset(seed=4)
    for _, turn in choices(batch, 200):
        assert (turn.seats == 2).all()
        assert (turn.acted == 2).all()


def test_in_self_play_every_seat_is_asked(game):
    batch = Batch(game, 6, 4)
    batch.reset(seed=4)
    assert {seat for _, turn in choices(batch, 100) for seat in turn.seats.tolist()} == {0, 1, 2, 3}


def test_a_table_can_agree_on_the_options_of_the_game():
    game = newdawn.load("outlive")
    batch = Batch(game, 2, 3, game_options={"placing_in_turn": True})
    batch.reset(seed=1)
    assert batch.position(0) == game.new(3, seed=batch.game_seed(0), placing_in_turn=True)


# Rewards


@pytest.mark.parametrize("players", PLAYERS)
def test_rewards_follow_winners_ranks_and_points_and_sum_up_to_nothing(game, players):
    batches = {kind: Batch(game, 64, players, reward=kind, observations=False) for kind in ("win", "rank", "score")}
    for batch in batches.values():
        batch.reset(seed=11)
    ended = 0
    for _ in range(600):
        actions = batches["win"].random_actions()
        turns = {kind: batch.step(actions) for kind, batch in batches.items()}
        for index in np.flatnonzero(turns["win"].ended).tolist():
            check_rewards(turns["win"].scores[index], {kind: turn.rewards[index] for kind, turn in turns.items()})
            ended += 1
    assert ended >= 64


def check_rewards(scores, rewards):
    players = len(scores)
    for kind in rewards:
        assert rewards[kind].sum() == pytest.approx(0, abs=1e-9)
    for seat in range(players):
        lead = scores[seat] - (scores.sum() - scores[seat]) / (players - 1)
        assert rewards["score"][seat] == pytest.approx(lead / 20)
    winners = np.flatnonzero(rewards["win"] == rewards["win"].max())
    assert (scores[winners] == scores.max()).all()
    share = (players / len(winners) - 1) / (players - 1)
    assert rewards["win"][winners] == pytest.approx(share)
    assert np.delete(rewards["win"], winners) == pytest.approx(-1 / (players - 1))
    # A winner counts as more than everybody with as many points.
    order = scores * 2 + np.isin(np.arange(players), winners)
    for seat in range(players):
        balance = np.sign(order[seat] - order).sum()
        assert rewards["rank"][seat] == pytest.approx(balance / (players - 1))


# Interpreted and compiled

FINGERPRINT = """
import hashlib, json, sys
import newdawn
from newdawn.envs import Batch

found = []
for name, players, opponents, reward, compact in json.loads(sys.argv[1]):
    batch = Batch(newdawn.load(name), 2, players, opponents=opponents, reward=reward, compact=compact)
    turn = batch.reset(seed=1)
    digest = hashlib.sha256()
    for _ in range(120):
        for array in turn:
            digest.update(array.tobytes())
        turn = batch.step(batch.random_actions())
    found.append(digest.hexdigest())
print(json.dumps(found))
"""


def fingerprints(batches, interpreted):
    environment = {**os.environ, "NEWDAWN_INTERPRETED": "1" if interpreted else "0"}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-c", FINGERPRINT, json.dumps(batches)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


KINDS_OF_BATCHES = ((2, None, "rank", False), (3, "random", "score", False), (4, None, "win", True))


@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.soak)])
def test_interpreted_and_compiled_batches_agree_in_every_byte(turn):
    """Each kind of batch with another game than the one before; in long tests also the other way round."""
    batches = [(GAMES[(number + turn) % len(GAMES)], *kind) for number, kind in enumerate(KINDS_OF_BATCHES)]
    assert fingerprints(batches, interpreted=True) == fingerprints(batches, interpreted=False)


def test_batches_are_the_same_on_every_machine():
    """The fingerprints of two batches: whoever changes them on purpose gives the environments a new version."""
    digests = {}
    for name in GAMES:
        batch = Batch(newdawn.load(name), 8, 2, observations=False)
        turn = batch.reset(seed=1)
        digest = hashlib.sha256()
        for _ in range(300):
            digest.update(turn.mask.tobytes())
            digest.update(turn.rewards.tobytes())
            turn = batch.step(batch.random_actions())
        digests[name] = digest.hexdigest()[:16]
    assert digests == {"outlive": "c5e561ec13066e7b", "eden": "49b57d9c9047549e"}
