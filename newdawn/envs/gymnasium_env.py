"""All games for Gymnasium: a vector environment whose whole batch is one compiled step, and a single environment.

Importing this module registers them:

>>> import gymnasium
>>> import newdawn.envs.gymnasium_env
>>> envs = gymnasium.make_vec(next(iter(newdawn.envs.gymnasium_env.IDS.values())), num_envs=4, players=3)
>>> observations, infos = envs.reset(seed=7)
>>> actions = infos["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations.shape == envs.observation_space.shape, rewards.tolist()
(True, [0.0, 0.0, 0.0, 0.0])
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

import newdawn
from newdawn.envs.channels import Layout
from newdawn.envs.extras import MissingExtra
from newdawn.envs.games import Batch, IllegalAction, Turn
from newdawn.envs.names import environments
from newdawn.envs.picture import MODES, checked_mode, draw

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise MissingExtra(error.name or "gymnasium", "envs") from error

__all__ = ["IDS", "GameEnv", "GameVectorEnv"]

IDS = {game: names.gymnasium for game, names in environments().items()}
"""The environments by game. The version grows whenever the same seed and actions could lead elsewhere."""

ILLEGAL_REWARD = -1.0

Observation = NDArray[Any]


def observation_box(layout: Layout, compact: bool = False) -> spaces.Box:
    """Return the space of the observations."""
    if compact:
        return spaces.Box(layout.table.lows, layout.table.highs, dtype=np.int8)
    return spaces.Box(*layout.bounds, dtype=np.float32)


class GameVectorEnv(VectorEnv[Observation, ArrayLike, NDArray[Any]]):
    """A batch of games. Finished ones are followed by new ones within the same step."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(MODES),
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: str | None = "random",
        seat: int | str = "rotate",
        reward: str = "win",
        observations: bool = True,
        compact: bool = False,
        game_options: Mapping[str, bool] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the batch; see docs/environments.md for what the options mean."""
        self.batch = Batch(
            newdawn.load(game),
            num_envs,
            players,
            opponents=opponents,
            seat=seat,
            reward=reward,
            observations=observations,
            compact=compact,
            game_options=game_options,
        )
        self.num_envs = num_envs
        self.render_mode = checked_mode(render_mode)
        actions = self.batch.actions
        self.single_action_space = spaces.Discrete(actions)
        self.single_observation_space = (
            observation_box(self.batch.layout, compact) if observations else spaces.Box(0, 1, (actions,), np.int8)
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)
        self._everywhere.flags.writeable = False
        self._mask = np.zeros((num_envs, actions), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game in every environment; with a seed the same ones on every machine."""
        super().reset(seed=seed, options=options)
        turn = self.batch.reset(seed)
        return self._observation(turn), self._infos(turn)

    def step(self, actions: ArrayLike) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in every environment; raises `IllegalAction`, and changes nothing, if one is not legal."""
        turn = self.batch.step(actions)
        rewards = turn.rewards[np.arange(self.num_envs), turn.acted]
        infos = self._infos(turn)
        if turn.ended.any():
            self._add_final(turn, infos)
        return self._observation(turn), rewards, turn.ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.int8]:
        """Return the legal actions of every environment, as in the infos of the last step."""
        return self._mask

    def render(self) -> tuple[str, ...] | None:
        """Return every game as the seat to act sees it, as text or as a picture."""
        if self.render_mode is None:
            return None
        return tuple(render(self.batch, index, self.render_mode) for index in range(self.num_envs))

    def _observation(self, turn: Turn) -> Observation:
        return turn.observation if self.batch.observes else turn.mask

    def _infos(self, turn: Turn) -> dict[str, Any]:
        self._mask = turn.mask
        return {
            "action_mask": turn.mask,
            "_action_mask": self._everywhere,
            "seat": turn.seats,
            "_seat": self._everywhere,
            "rewards": turn.rewards,
            "_rewards": self._everywhere,
        }

    def _add_final(self, turn: Turn, infos: dict[str, Any]) -> None:
        """Add what Gymnasium's own vector environments tell of games that ended in this step."""
        final = np.full(self.num_envs, None, object)
        # Without observations the mask takes their place, and nothing is legal any more.
        last = turn.final if self.batch.observes else np.zeros((len(turn.final), self.batch.actions), np.int8)
        for index, observation in zip(np.flatnonzero(turn.ended).tolist(), last, strict=True):
            final[index] = observation
        infos["final_obs"] = final
        infos["_final_obs"] = turn.ended
        infos["final_info"] = {
            "seat": turn.acted,
            "_seat": turn.ended,
            "rewards": turn.rewards,
            "_rewards": turn.ended,
            "scores": turn.scores,
            "_scores": turn.ended,
        }
        infos["_final_info"] = turn.ended


def render(batch: Batch, index: int, mode: str) -> str:
    """Return the game of one environment as the seat to act sees it."""
    position = batch.position(index)
    seat = position.to_act[0] if not position.is_over else None
    return draw(position.view(seat), mode, seat)


class GameEnv(gymnasium.Env[Observation, int]):
    """One game against opponents that play at random."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: str | None = "random",
        seat: int | str = "rotate",
        reward: str = "win",
        observations: bool = True,
        illegal: str = "end",
        game_options: Mapping[str, bool] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment. `illegal` says what an illegal action does: it ends the game, or raises an error."""
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal must be 'end' or 'raise', not {illegal!r}")
        self.envs = GameVectorEnv(
            game,
            1,
            players,
            opponents=opponents,
            seat=seat,
            reward=reward,
            observations=observations,
            game_options=game_options,
            render_mode=render_mode,
        )
        self.render_mode = render_mode
        self.action_space = self.envs.single_action_space
        self.observation_space = self.envs.single_observation_space
        self._ends_illegal = illegal == "end"
        self._over = True
        self._observation: Observation = np.zeros(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed, options=options)
        observations, infos = self.envs.reset(seed=seed)
        self._over = False
        self._observation = observations[0]
        return self._observation, _first(infos)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until this seat is asked again."""
        if self._over:
            raise ValueError("the game is over: call reset first")
        try:
            observations, rewards, ended, _, infos = self.envs.step([action])
        except IllegalAction as illegal:
            if not self._ends_illegal:
                raise
            self._over = True
            info = {"action_mask": np.zeros_like(self.envs.action_masks()[0]), "illegal_action": str(illegal)}
            return self._observation.copy(), ILLEGAL_REWARD, True, False, info
        self._over = bool(ended[0])
        self._observation = infos["final_obs"][0] if self._over else observations[0]
        info = _first(infos["final_info"] if self._over else infos)
        info.setdefault("action_mask", np.zeros_like(self.envs.action_masks()[0]))
        return self._observation, float(rewards[0]), self._over, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """Return the legal actions."""
        mask = self.envs.action_masks()[0]
        return np.zeros_like(mask) if self._over else mask

    def render(self) -> str | None:
        """Return the game as this seat sees it, as text or as a picture."""
        return None if self.render_mode is None else render(self.envs.batch, 0, self.render_mode)


def _first(infos: Mapping[str, Any]) -> dict[str, Any]:
    """Return the infos of the only environment."""
    return {key: value[0] for key, value in infos.items() if not key.startswith("_")}


for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point=f"{__name__}:GameEnv",
            vector_entry_point=f"{__name__}:GameVectorEnv",
            kwargs={"game": _game},
        )
