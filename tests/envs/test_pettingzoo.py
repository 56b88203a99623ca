"""Both games are environments of PettingZoo, and pass its own tests."""

import pickle

import numpy as np
import pettingzoo
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

import newdawn
from newdawn.envs import Batch, eden_v1, outlive_v1
from newdawn.envs.pettingzoo_env import NAMES, GameAEC

PLAYERS = (2, 3, 4)
MODULES = {"outlive": outlive_v1, "eden": eden_v1}

# PettingZoo's tests warn of dictionaries, unless they know an environment by name, and of agents that have no legal
# action: those whose game is over have none.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.fixture(params=list(MODULES))
def name(request):
    return request.param


@pytest.mark.parametrize("players", PLAYERS)
def test_it_passes_the_api_test(name, players, capsys):
    api_test(MODULES[name].env(players=players, reward="rank"), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", PLAYERS)
def test_it_passes_the_seed_test(name, players):
    seed_test(lambda: MODULES[name].env(players=players), num_cycles=400)


def test_there_is_no_parallel_form(name):
    env = MODULES[name].env()
    assert env.metadata["is_parallelizable"] is False
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(env)


def test_it_is_found_by_its_name_and_version(name):
    env = pettingzoo.make("aec", f"newdawn/{name}-v1", players=3)
    assert str(env) == NAMES[name] == f"newdawn_{name}_v1"
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def play(env, seed):
    """Play a random game; return the last reward and info of each agent, and how many decisions there were."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    ends = {}
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert not truncation
        if termination:
            ends[agent] = (reward, info["score"])
            assert not observation["action_mask"].any()
            env.step(None)
        else:
            decisions += 1
            assert reward == 0
            env.step(int(chance.choice(observation["action_mask"].nonzero()[0])))
    return ends, decisions


@pytest.mark.parametrize("players", PLAYERS)
def test_every_agent_gets_its_reward_at_the_end(name, players):
    ends, decisions = play(MODULES[name].env(players=players, reward="score"), seed=players)
    assert len(ends) == players
    assert decisions > 50
    scores = np.array([score for _, score in ends.values()])
    leads = [score - (scores.sum() - score) / (players - 1) for score in scores]
    assert [reward for reward, _ in ends.values()] == pytest.approx([lead / 20 for lead in leads])


def test_only_the_agent_to_act_has_legal_actions_but_all_can_observe(name):
    env = MODULES[name].raw_env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        observation = env.observe(agent)
        assert observation in env.observation_space(agent)
        assert observation["observation"].any()
        assert observation["action_mask"].any() == (agent == env.agent_selection)
    assert isinstance(env.action_space("player_0"), spaces.Discrete)


def test_the_first_game_is_that_of_environment_0_of_a_batch_with_the_same_seed(name):
    env = MODULES[name].raw_env(players=3)
    batch = Batch(newdawn.load(name), 2, 3)
    turn = batch.reset(seed=9)
    env.reset(seed=9)
    for _ in range(100):
        observation = env.observe(env.agent_selection)
        assert np.array_equal(observation["observation"], turn.observation[0])
        assert np.array_equal(observation["action_mask"], turn.mask[0])
        actions = batch.random_actions()
        env.step(int(actions[0]))
        turn = batch.step(actions)


def test_without_a_seed_the_next_game_follows(name):
    env = MODULES[name].raw_env()
    env.reset(seed=1)
    first = env.position.seed
    env.reset()
    second = env.position.seed
    env.reset(seed=1)
    assert env.position.seed == first != second
    env.reset()
    assert env.position.seed == second
    other = MODULES[name].raw_env()
    other.reset()
    assert other.position.seed not in (first, second)


def test_an_illegal_action_ends_a_wrapped_game_and_raises_in_a_raw_one(name, capsys):
    env = MODULES[name].env()
    env.reset(seed=1)
    illegal = int(env.last()[0]["action_mask"].argmin())
    agent = env.agent_selection
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw = MODULES[name].raw_env()
    raw.reset(seed=1)
    before = raw.position.copy()
    with pytest.raises(newdawn.IllegalMove):
        raw.step(illegal)
    assert raw.position == before


def test_it_draws_text_and_pictures(name):
    env = MODULES[name].env(render_mode="ansi")
    env.reset(seed=1)
    assert "▲" in env.render()
    env = MODULES[name].env(render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    env.close()
    env = MODULES[name].raw_env()
    env.reset(seed=1)
    assert env.render() is None


def test_a_finished_game_is_drawn_for_everybody(name):
    env = MODULES[name].raw_env(render_mode="ansi")
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    while not env.terminations[env.agent_selection]:
        env.step(int(chance.choice(env.last()[0]["action_mask"].nonzero()[0])))
    assert "▲" in env.render()


def test_it_can_be_pickled(name):
    env = pickle.loads(pickle.dumps(MODULES[name].raw_env(players=3, reward="rank")))
    assert isinstance(env, GameAEC)
    env.reset(seed=1)
    assert len(env.agents) == 3


def test_nothing_can_be_observed_before_the_first_reset(name):
    with pytest.raises(ValueError, match="call reset first"):
        MODULES[name].raw_env().observe("player_0")


@pytest.mark.parametrize(
    "options", [{"players": 7}, {"reward": "love"}, {"game_options": {"free": True}}, {"render_mode": "human"}]
)
def test_bad_options_are_refused(name, options):
    with pytest.raises(ValueError, match=r"not|no option"):
        MODULES[name].env(**options)
