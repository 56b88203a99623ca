"""A random agent, through PettingZoo and through the vector environment.

pip install "newdawn[envs]"
python examples/random_agent.py            # Outlive; "eden" for Paris: New Eden
"""

import sys
import time

import gymnasium
import numpy as np

import newdawn.envs.gymnasium_env
from newdawn.envs import eden_v1, outlive_v1

MODULES = {"outlive": outlive_v1, "eden": eden_v1}


def play_one_game(game: str, seed: int) -> dict[str, float]:
    """Play one game of three through PettingZoo; return the reward of each agent."""
    env = MODULES[game].env(players=3, reward="rank")
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def play_a_batch(game: str, seed: int, num_envs: int = 256, steps: int = 500) -> tuple[int, float]:
    """Play many games at once, every seat at random; return how many ended, and the decisions a second."""
    envs = gymnasium.make_vec(newdawn.envs.gymnasium_env.IDS[game], num_envs=num_envs, players=2, opponents=None)
    envs.reset(seed=seed)
    batch = envs.unwrapped.batch
    ended = 0
    begun = time.perf_counter()
    for _ in range(steps):
        _, _, terminations, _, _ = envs.step(batch.random_actions())
        ended += int(terminations.sum())
    return ended, num_envs * steps / (time.perf_counter() - begun)


def main() -> None:
    """Play, and say what came of it."""
    game = sys.argv[1] if len(sys.argv) > 1 else "outlive"
    if game not in MODULES:
        sys.exit(f"there is no game {game!r}; the games are {', '.join(MODULES)}")
    for agent, reward in play_one_game(game, seed=7).items():
        print(f"{agent}: {reward:+.2f}")
    ended, speed = play_a_batch(game, seed=7)
    print(f"{ended} games ended; {speed:,.0f} decisions a second, with observations")


if __name__ == "__main__":
    main()
