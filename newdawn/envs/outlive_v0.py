"""Outlive for PettingZoo, as its own environments are imported: `outlive_v0.env(players=3)`."""

from functools import partial

from newdawn.envs import pettingzoo_env

env = partial(pettingzoo_env.env, "outlive")
raw_env = partial(pettingzoo_env.raw_env, "outlive")
