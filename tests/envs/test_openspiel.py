"""Both games are games of OpenSpiel, and pass its random simulation tests."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import newdawn
from newdawn.envs import Batch
from newdawn.envs.openspiel_game import NAMES

PLAYERS = (2, 3, 4)


@pytest.fixture(params=list(NAMES))
def name(request):
    return request.param


def load(name, **parameters):
    return pyspiel.load_game(NAMES[name], parameters)


def begun(game, seed=7):
    """Return a state whose seed was drawn by hand."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(8, "big"):
        state.apply_action(byte)
    return state


def played(game, seed, decisions):
    """Return a state some random decisions into a game."""
    state = begun(game, seed)
    chance = np.random.default_rng(seed)
    for _ in range(decisions):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_it_passes_the_random_simulation_test_in_c_plus_plus(name, players):
    pyspiel.random_sim_test(load(name, players=players), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_it_passes_the_random_simulation_test_with_other_rewards(name, reward):
    pyspiel.random_sim_test(load(name, players=3, reward=reward), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_passes_the_random_simulation_test_in_python(name, players):
    from open_spiel.python.tests import games_sim_test  # which imports SciPy

    games_sim_test.GamesSimTest().sim_game(load(name, players=players))


def test_it_is_registered_with_its_kind(name):
    assert NAMES[name] in pyspiel.registered_names()
    kind = load(name).get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert (kind.min_num_players, kind.max_num_players) == (2, 4)


def test_the_seed_is_drawn_by_chance_and_nothing_else_is(name):
    game = load(name, players=3)
    state = game.new_initial_state()
    for _ in range(8):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        assert [outcome for outcome, _ in outcomes] == list(range(game.max_chance_outcomes()))
        state.apply_action(3)
    assert game.max_chance_nodes_in_history() == 8
    while not state.is_terminal():
        assert state.is_player_node()
        state.apply_action(state.legal_actions()[0])


def test_the_game_of_a_seed_is_that_of_environment_0_of_a_batch(name):
    state = begun(load(name, players=3), seed=11)
    batch = Batch(newdawn.load(name), 1, 3)
    turn = batch.reset(seed=11)
    for _ in range(100):
        player = state.current_player()
        assert player == turn.seats[0]
        assert state.legal_actions() == turn.mask[0].nonzero()[0].tolist()
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), turn.observation[0])
        actions = batch.random_actions()
        state.apply_action(int(actions[0]))
        turn = batch.step(actions)


def test_actions_are_called_by_their_notation(name):
    game = load(name)
    state = begun(game)
    for action in state.legal_actions():
        assert state.action_to_string(action) == newdawn.load(name).moves.notation(action)
        assert state.string_to_action(state.action_to_string(action)) == action


def test_a_game_can_be_replayed_from_its_history(name):
    game = load(name, players=4)
    state = played(game, seed=5, decisions=120)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_resampling_keeps_what_the_player_sees_and_deals_the_rest_anew(name):
    game = load(name, players=3)
    state = played(game, seed=4, decisions=80)
    chance = np.random.default_rng(1)
    for player in range(3):
        resampled = state.resample_from_infostate(player, chance.random)
        assert resampled.observation_tensor(player) == state.observation_tensor(player)
        assert resampled.observation_string(player) == state.observation_string(player)
        assert str(resampled) != str(state)
        assert resampled.history() == state.history()
        resampled.apply_action(resampled.legal_actions()[0])
    fresh = game.new_initial_state()
    assert str(fresh.resample_from_infostate(0, chance.random)) == str(fresh)


def test_observations_have_the_channels_by_name(name):
    game = load(name, players=2)
    observation = make_observation(game)
    observation.set_from(played(game, seed=2, decisions=90), player=1)
    assert observation.dict["seat"].tolist() == [0, 1]
    assert observation.dict["stock" if name == "outlive" else "dice"].shape[0] == 2
    assert observation.tensor.shape == (game.observation_tensor_size(),)


def test_a_public_observation_has_no_secrets_of_anybody(name):
    game = load(name, players=2)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(game, public)
    state = begun(game)
    while name == "eden" and "keep" not in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(state.legal_actions()[0])
    observation.set_from(state, player=0)
    secret = "drawn_rooms" if name == "outlive" else "drawn"
    assert not observation.dict[secret].any()
    assert make_observation(game).string_from(state, 0) != observation.string_from(state, 0)
    own = make_observation(game)
    own.set_from(state, player=0)
    assert own.dict[secret].any()


@pytest.mark.parametrize(
    "kind",
    [
        pyspiel.IIGObservationType(perfect_recall=True),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    ],
    ids=["perfect recall", "all secrets", "nothing public"],
)
def test_observations_that_there_are_not_are_refused(name, kind):
    with pytest.raises(ValueError, match=r"no information states|no observation shows|every observation shows"):
        load(name).make_py_observer(kind)
    with pytest.raises(ValueError, match="observations have no parameters"):
        load(name).make_py_observer(None, {"colour": "red"})


def test_bad_parameters_are_refused(name):
    with pytest.raises(ValueError, match="players, not 7"):
        load(name, players=7)
    with pytest.raises(ValueError, match="reward must be one of"):
        load(name, reward="love")
