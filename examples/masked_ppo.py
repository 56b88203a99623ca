"""Learns a game against random players: proximal policy optimisation (PPO) with illegal moves masked.

    pip install "newdawn[learn]"
    python examples/masked_ppo.py --game outlive --players 2

One file in the style of CleanRL, to read and to change. The games step as one compiled batch; PyTorch does the rest.
"""

import argparse
import math
import os
import sys
import time
from collections import deque
from pathlib import Path

import numpy as np

import newdawn

# A thread that waits leaves its core to others; PyTorch reads this when it is imported.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
try:
    import gymnasium
    import torch
    from torch import nn

    from newdawn.envs.gymnasium_env import IDS
except ImportError as missing:
    PROBLEM = f'masked_ppo.py: {missing.name} is not installed: pip install "newdawn[learn]"'
else:
    PROBLEM = ""


def parse():
    """Return the settings of a run."""
    defaults = argparse.ArgumentDefaultsHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], formatter_class=defaults)
    parser.add_argument("--game", choices=newdawn.GAMES, default="outlive", help="what to learn")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="all but the learner play at random")
    parser.add_argument("--decisions", type=int, default=500_000, help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and of the network")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the learnt weights to this file")
    parser.add_argument("--games", type=int, default=1000, help="games of the evaluation at the end")
    parser.add_argument("--threads", type=int, default=2, help="processor cores for PyTorch")
    parser.add_argument("--envs", type=int, default=256, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each game between two updates")
    parser.add_argument("--width", type=int, default=256, help="width of the hidden layers")
    parser.add_argument("--learning-rate", type=float, default=1e-3, help="at the start; it falls evenly to 0")
    parser.add_argument("--gamma", type=float, default=1.0, help="what a reward is worth one decision earlier")
    parser.add_argument("--gae-lambda", type=float, default=0.95, help="how far advantages look ahead")
    parser.add_argument("--epochs", type=int, default=3, help="passes over the decisions of an update")
    parser.add_argument("--minibatches", type=int, default=4, help="parts of such a pass")
    parser.add_argument("--clip", type=float, default=0.2, help="how far an update may change a probability")
    parser.add_argument("--entropy", type=float, default=0.01, help="weight of the entropy, which keeps it curious")
    return parser.parse_args()


def make_envs(wanted, count):
    """Return a batch of games in which the learner's seat goes round; a win is rewarded with 1, a loss with less."""
    return gymnasium.make_vec(IDS[wanted.game], num_envs=count, players=wanted.players, opponents="random")


def make_agent(envs, width):
    """Return two networks: one number for each move, and the value of the position."""

    def layer(inputs, outputs, gain):
        made = nn.Linear(inputs, outputs)
        nn.init.orthogonal_(made.weight, gain)
        nn.init.zeros_(made.bias)
        return made

    def network(outputs, gain):
        size = envs.single_observation_space.shape[0]
        hidden = (layer(size, width, math.sqrt(2)), nn.ReLU(), layer(width, width, math.sqrt(2)), nn.ReLU())
        return nn.Sequential(*hidden, layer(width, outputs, gain))

    return nn.ModuleDict({"policy": network(int(envs.single_action_space.n), 0.01), "value": network(1, 1.0)})


def log_policy(agent, observation, mask):
    """Return the logarithm of the probability of each move; an illegal one has none."""
    return agent["policy"](observation).masked_fill(mask == 0, -1e9).log_softmax(dim=1)


def tensors(observation, infos):
    """Return what a step gives, ready for the network."""
    return torch.from_numpy(observation), torch.from_numpy(infos["action_mask"])


def collect(agent, envs, now, wanted, wins):
    """Play some decisions in every game; return what was seen, done and gained, and where the games stand."""
    names = ("observation", "mask", "action", "log_probability", "value", "reward", "ended")
    kept = {name: [] for name in names}
    with torch.no_grad():
        for _ in range(wanted.steps):
            observation, mask = now
            logs = log_policy(agent, observation, mask)
            action = logs.exp().multinomial(1)
            value = agent["value"](observation).squeeze(1)
            following, reward, ended, _, infos = envs.step(action.squeeze(1).numpy())
            wins.extend(reward[ended] == 1)
            result = torch.from_numpy(reward).float(), torch.from_numpy(ended).float()
            new = (observation, mask, action, logs.gather(1, action), value, *result)
            for name, values in zip(names, new, strict=True):
                kept[name].append(values)
            now = tensors(following, infos)
        last_value = agent["value"](now[0]).squeeze(1)
    rollout = {name: torch.stack(values) for name, values in kept.items()}
    rollout["advantage"] = advantages(rollout["reward"], rollout["ended"], rollout["value"], last_value, wanted)
    return {name: values.flatten(0, 1) for name, values in rollout.items()}, now


def advantages(rewards, ended, values, following, wanted):
    """Return how much better each decision turned out than its value, by generalised advantage estimation (GAE)."""
    found = torch.zeros_like(rewards)
    ahead = torch.zeros_like(following)
    for t in reversed(range(len(rewards))):
        goes_on = wanted.gamma * (1 - ended[t])
        ahead = rewards[t] + goes_on * following - values[t] + goes_on * wanted.gae_lambda * ahead
        found[t], following = ahead, values[t]
    return found


def update(agent, optimizer, rollout, wanted):
    """Improve the networks by what was collected."""
    target = rollout["advantage"] + rollout["value"]
    for _ in range(wanted.epochs):
        for part in torch.randperm(len(target)).chunk(wanted.minibatches):
            observation = rollout["observation"][part]
            logs = log_policy(agent, observation, rollout["mask"][part])
            ratio = (logs.gather(1, rollout["action"][part]) - rollout["log_probability"][part]).exp().squeeze(1)
            advantage = rollout["advantage"][part]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            clipped = ratio.clamp(1 - wanted.clip, 1 + wanted.clip)
            policy_loss = -torch.min(ratio * advantage, clipped * advantage).mean()
            value_loss = (agent["value"](observation).squeeze(1) - target[part]).square().mean()
            entropy = -(logs.exp() * logs).sum(dim=1).mean()
            optimizer.zero_grad()
            (policy_loss + 0.5 * value_loss - wanted.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def evaluate(agent, wanted):
    """Return the share of games that the likeliest moves win, on seeds never trained on; of a shared win, a part."""
    envs = make_envs(wanted, wanted.games)
    now = tensors(*envs.reset(seed=wanted.seed + 1_000_000))
    won = np.full(wanted.games, np.nan)
    # The first game of each environment, however long it is: short games would count too often otherwise.
    while np.isnan(won).any():
        with torch.no_grad():
            action = log_policy(agent, *now).argmax(dim=1)
        observation, reward, ended, _, infos = envs.step(action.numpy())
        first = ended & np.isnan(won)
        won[first] = (1 + reward[first] * (wanted.players - 1)) / wanted.players
        now = tensors(observation, infos)
    return float(won.mean())


def wilson(share, count, z=1.96):
    """Return the interval that holds the true share in 95 of 100 cases."""
    middle = share + z * z / (2 * count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)


def main():
    """Learn, tell how it goes, and measure at the end."""
    wanted = parse()
    if PROBLEM:
        return PROBLEM
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(wanted.threads)
    envs = make_envs(wanted, wanted.envs)
    now = tensors(*envs.reset(seed=wanted.seed))
    agent = make_agent(envs, wanted.width)
    optimizer = torch.optim.Adam(agent.parameters(), eps=1e-5)
    wins, begun = deque(maxlen=500), time.monotonic()
    updates = math.ceil(wanted.decisions / (wanted.envs * wanted.steps))
    for number in range(updates):
        optimizer.param_groups[0]["lr"] = wanted.learning_rate * (1 - number / updates)
        rollout, now = collect(agent, envs, now, wanted, wins)
        update(agent, optimizer, rollout, wanted)
        if (number + 1) % max(1, updates // 20) == 0 and wins:
            minutes, decisions = (time.monotonic() - begun) / 60, (number + 1) * wanted.envs * wanted.steps
            print(f"{minutes:5.1f} min  {decisions:>10,} decisions  {np.mean(wins):6.1%} of late games won", flush=True)
    share = evaluate(agent, wanted)
    low, high = wilson(share, wanted.games)
    print(f"won {share:.1%} of {wanted.games} new games against random players ({low:.1%} to {high:.1%} with 95 %)")
    print(f"a random player would win {1 / wanted.players:.1%}")
    if wanted.save:
        torch.save(agent.state_dict(), wanted.save)
    return 0


if __name__ == "__main__":
    sys.exit(main())
