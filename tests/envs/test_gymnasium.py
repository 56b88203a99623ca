"""Both games are environments of Gymnasium, single and vector."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import newdawn
from newdawn.envs import Batch, IllegalAction
from newdawn.envs.gymnasium_env import IDS, GameEnv, GameVectorEnv

PLAYERS = (2, 3, 4)


@pytest.fixture(params=list(IDS))
def name(request):
    return request.param


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("render_mode", [None, "ansi", "svg"])
def test_the_single_environment_passes_gymnasiums_own_checker(name, players, render_mode):
    env = gymnasium.make(IDS[name], players=players, render_mode=render_mode)
    assert isinstance(env.unwrapped, GameEnv)
    check_env(env.unwrapped, skip_render_check=render_mode is None)
    env.close()


@pytest.mark.parametrize("options", [{"reward": "rank"}, {"observations": False}, {"opponents": None}, {"seat": 1}])
def test_the_single_environment_passes_the_checker_with_every_option(name, options):
    check_env(gymnasium.make(IDS[name], players=3, **options).unwrapped, skip_render_check=True)


def play_to_the_end(env, seed):
    """Play a random game; return the last step."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        step = env.step(env.action_space.sample(mask=info["action_mask"]))
        assert step[0] in env.observation_space
        info = step[4]
        if step[2]:
            return step


def test_a_game_ends_with_a_reward_its_points_and_no_legal_action(name):
    env = gymnasium.make(IDS[name], players=3, reward="rank")
    observation, reward, terminated, truncated, info = play_to_the_end(env, seed=3)
    assert terminated
    assert not truncated
    assert reward == info["rewards"][info["seat"]]
    assert info["scores"].shape == (3,)
    assert not info["action_mask"].any()
    assert not env.unwrapped.action_masks().any()
    assert observation[env.unwrapped.envs.batch.layout.names.index("stage over")] == 1
    with pytest.raises(ValueError, match="the game is over: call reset first"):
        env.step(0)


def test_an_illegal_action_ends_the_game_or_raises(name):
    env = gymnasium.make(IDS[name])
    _, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert f"action {illegal}" in info["illegal_action"]
    strict = gymnasium.make(IDS[name], illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)
    with pytest.raises(ValueError, match="illegal must be 'end' or 'raise', not 'shrug'"):
        GameEnv(name, illegal="shrug")


def test_rendering_shows_what_the_learner_sees(name):
    text = gymnasium.make(IDS[name], render_mode="ansi", seat=1)
    text.reset(seed=1)
    assert "Radioactivity" in text.render() or "Tower" in text.render()
    picture = gymnasium.make(IDS[name], render_mode="svg")
    picture.reset(seed=1)
    assert picture.render().startswith("<svg")
    assert "@font-face" not in picture.render()
    silent = gymnasium.make(IDS[name], disable_env_checker=True)
    silent.reset(seed=1)
    assert silent.unwrapped.render() is None
    with pytest.raises(ValueError, match="render_mode must be None or one of ansi, svg, not 'human'"):
        GameVectorEnv(name, render_mode="human")


# Vector environments


def vector(name, **options):
    envs = gymnasium.make_vec(IDS[name], num_envs=8, **options)
    assert isinstance(envs, GameVectorEnv)
    return envs


@pytest.mark.parametrize(
    "options",
    [{}, {"opponents": None}, {"compact": True}, {"observations": False}, {"players": 4, "reward": "score"}],
    ids=str,
)
def test_the_vector_environment_keeps_the_contract_of_gymnasium(name, options):
    """What Gymnasium's own tests ask of a vector environment: spaces, shapes, types, seeds, and nothing reused."""
    one, two = vector(name, **options), vector(name, **options)
    assert isinstance(one, VectorEnv)
    assert one.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert one.spec is not None
    assert one.spec.id == IDS[name]
    assert one.observation_space.shape == (8, *one.single_observation_space.shape)
    assert one.action_space.shape == (8,)
    kept = []
    for envs in (one, two):
        observation, infos = envs.reset(seed=5)
        steps = [observation.copy()]
        for _ in range(250):
            assert observation in envs.observation_space
            actions = infos["action_mask"].argmax(axis=1)
            assert actions in envs.action_space
            before = observation.copy()
            last = observation
            observation, rewards, terminations, truncations, infos = envs.step(actions)
            assert np.array_equal(last, before)
            assert rewards.dtype == np.float64
            assert terminations.dtype == truncations.dtype == np.bool_
            assert rewards.shape == terminations.shape == truncations.shape == (8,)
            assert not truncations.any()
            steps += [observation.copy(), rewards, terminations, infos["action_mask"]]
        kept.append(steps)
        envs.close()
        assert envs.closed
    assert all(np.array_equal(a, b) for a, b in zip(*kept, strict=True))


def test_the_vector_environment_steps_as_gymnasiums_own_does_over_single_ones(name):
    """The same games, one by one under Gymnasium's `SyncVectorEnv`, end as those of the compiled batch."""
    options = {"players": 3, "reward": "score", "seat": 0}
    envs = vector(name, **options)
    single = gymnasium.make(IDS[name], **options)
    _, infos = envs.reset(seed=4)
    observation, info = single.reset(seed=4)
    for _ in range(400):
        actions = infos["action_mask"].argmax(axis=1)
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        batch, rewards, terminations, _, infos = envs.step(actions)
        observation, reward, terminated, _, info = single.step(actions[0])
        assert (reward, terminated) == (rewards[0], terminations[0])
        if terminated:
            assert np.array_equal(infos["final_obs"][0], observation)
            assert np.array_equal(infos["final_info"]["scores"][0], info["scores"])
            return
        assert np.array_equal(batch[0], observation)
    raise AssertionError("no game ended")


def test_finished_games_are_told_as_gymnasiums_vector_environments_do(name):
    envs = vector(name, opponents=None, players=2)
    envs.reset(seed=2)
    batch = envs.batch
    while True:
        _, rewards, terminations, _, infos = envs.step(batch.random_actions())
        if terminations.any():
            break
        assert "final_obs" not in infos
    assert np.array_equal(infos["_final_obs"], terminations)
    assert np.array_equal(infos["_final_info"], terminations)
    for index in range(8):
        assert (infos["final_obs"][index] is not None) == terminations[index]
        if terminations[index]:
            assert infos["final_obs"][index] in envs.single_observation_space
            acted = infos["final_info"]["seat"][index]
            assert rewards[index] == infos["rewards"][index, acted] == infos["final_info"]["rewards"][index, acted]


def test_gymnasiums_vector_wrappers_work(name):
    envs = RecordEpisodeStatistics(vector(name, opponents=None))
    envs.reset(seed=2)
    ended = 0
    while not ended:
        _, _, terminations, _, infos = envs.step(envs.unwrapped.batch.random_actions())
        ended = int(terminations.sum())
    assert infos["episode"]["l"][terminations].min() > 50
    listed = DictInfoToList(vector(name))
    _, infos = listed.reset(seed=1)
    assert len(infos) == 8
    assert infos[3]["seat"] == 1


def test_the_vector_environment_raises_for_an_illegal_action(name):
    envs = vector(name)
    _, infos = envs.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^env 0, seat 0: action"):
        envs.step(infos["action_mask"].argmin(axis=1))


def test_the_vector_environment_renders_every_game(name):
    envs = vector(name, render_mode="ansi")
    envs.reset(seed=1)
    assert len(envs.render()) == 8
    assert vector(name).render() is None


def test_make_vec_can_also_run_single_environments_side_by_side(name):
    envs = gymnasium.make_vec(IDS[name], num_envs=2, vectorization_mode="sync", players=2)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    observation, *_ = envs.step(actions)
    assert observation.shape == (2, Batch(newdawn.load(name), 1, 2).layout.size)
    envs.close()
