"""Every game for PettingZoo: agents act one at a time (AEC), each in turn as the rules ask for them.

Importing this module registers every game with PettingZoo, as `newdawn/GAME-vN`:

>>> import pettingzoo
>>> import newdawn.envs.pettingzoo_env
>>> env = pettingzoo.make("aec", names_of(newdawn.GAMES[0]).pettingzoo, players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
>>> env.agent_selection, env.rewards["player_1"]
('player_0', 0)
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

import newdawn
from newdawn.core.face import Position
from newdawn.core.random import fresh_seed
from newdawn.envs.extras import MissingExtra
from newdawn.envs.names import environments, names_of
from newdawn.envs.observation import Observer, reward_number, seat_to_act
from newdawn.envs.picture import MODES, checked_mode, draw
from newdawn.envs.seeds import game_seed

try:
    import pettingzoo  # type: ignore[import-untyped]
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise MissingExtra(error.name or "pettingzoo", "envs") from error

__all__ = ["NAMES", "GameAEC", "env", "raw_env"]

NAMES = {game: names.title for game, names in environments().items()}
"""The environments by game. The version grows whenever the same seed and actions could lead elsewhere."""

ILLEGAL_REWARD = -1.0


class GameAEC(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]
    """One game: every seat is an agent, called `player_0` and so on."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "is_parallelizable": False}

    def __init__(
        self,
        game: str = newdawn.GAMES[0],
        players: int = 2,
        *,
        reward: str = "win",
        game_options: Mapping[str, bool] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the spaces; `reset` begins a game. See docs/environments.md for what the options mean."""
        EzPickle.__init__(self, game, players, reward=reward, game_options=game_options, render_mode=render_mode)
        super().__init__()
        self.game = newdawn.load(game)
        self.metadata = {**self.metadata, "name": names_of(game).title}  # type: ignore[misc]
        self.render_mode = checked_mode(render_mode)
        self.observer = Observer(self.game, players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        reward_number(self.game, reward)
        self._reward = reward
        self._options = dict(game_options or {})
        self.game.option_bits(self._options)
        self._position: Position | None = None
        self._seed: int | None = None
        self._number = -1
        low, high = self.observer.layout.bounds
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (self.game.rules.MOVE_COUNT,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.rules.MOVE_COUNT) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent can observe: the tensor, and the mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the actions of an agent: the moves of the game by number."""
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """The game as it stands, with all its secrets."""
        if self._position is None:
            raise ValueError("no game has begun yet: call reset first")
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed the same one on every machine, without one that which follows."""
        if seed is not None or self._seed is None:
            self._seed = fresh_seed() if seed is None else int(seed)
            self._number = -1
        self._number += 1
        chosen = game_seed(self.game.name, self._seed, number=self._number)
        self._position = self.game.new(len(self.possible_agents), chosen, **self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and its legal actions: none unless it is the one to act."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.observer.observe(self.position, seat),
            "action_mask": self.observer.mask(self.position, seat),
        }

    def step(self, action: int | None) -> None:
        """Let the agent to act play; raises `IllegalMove`, and changes nothing, if the action is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(self.possible_agents.index(agent), -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.is_over:
            self._finish()
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the game as the agent to act sees it, as text or as a picture."""
        if self.render_mode is None:
            return None
        seat = seat_to_act(self.position)
        return draw(self.position.view(seat), self.render_mode, seat)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _select(self) -> None:
        seat = seat_to_act(self.position)
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]

    def _finish(self) -> None:
        totals = [points["total"] for points in self.position.scores()]
        rewards = self.observer.rewards(self.position, self._reward)
        for agent, reward, total in zip(self.possible_agents, rewards, totals, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": total}
        self.agent_selection = self.agents[0]


def raw_env(game: str = newdawn.GAMES[0], **options: Any) -> GameAEC:
    """Return the environment as it is: an illegal action raises an error."""
    return GameAEC(game, **options)


def env(game: str = newdawn.GAMES[0], **options: Any) -> pettingzoo.AECEnv:
    """Return the environment with PettingZoo's usual wrappers: an illegal action ends the game, at a reward of -1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


for _game, _names in environments().items():
    if _names.pettingzoo not in pettingzoo.aec_registry:
        pettingzoo.register("aec", _names.pettingzoo, f"{__name__}:env", kwargs={"game": _game})
