"""Paris: New Eden for PettingZoo, as its own environments are imported: `eden_v0.env(players=3)`."""

from functools import partial

from newdawn.envs import pettingzoo_env

env = partial(pettingzoo_env.env, "eden")
raw_env = partial(pettingzoo_env.raw_env, "eden")
