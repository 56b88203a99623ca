"""All games for OpenSpiel's Python API, as `python_newdawn_GAME`.

Importing this module registers them:

>>> import pyspiel
>>> import newdawn.envs.openspiel_game
>>> name = next(iter(newdawn.envs.openspiel_game.NAMES.values()))
>>> game = pyspiel.load_game(f"{name}(players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player() in range(3), len(state.legal_actions()) > 1
(True, True)

Chance comes first: eight chance nodes draw the eight bytes of a seed, and everything that is shuffled or rolled later
follows from it. So chance is explicit, a history tells the whole game, and a state can be saved and replayed. But a
state and its clone have the same future: a player that searches must not look into it, and gets another one with
`resample_from_infostate`, which re-deals everything that player cannot see, including the future.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

import newdawn
from newdawn.core.catalogue import about
from newdawn.core.face import Game, Position
from newdawn.core.records import bytes_from
from newdawn.envs.extras import MissingExtra
from newdawn.envs.names import environments
from newdawn.envs.observation import Observer, reward_number, seat_to_act
from newdawn.envs.seeds import game_seed

try:
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as error:
    raise MissingExtra("open_spiel", "openspiel") from error

__all__ = ["NAMES", "GameObserver"]

NAMES = {game: names.openspiel for game, names in environments().items()}
"""The names of the games in OpenSpiel."""

_LONGEST_GAME = 5000
"""No game has this many decisions."""
_GREATEST_LEAD = 25.0
"""No lead, as a reward, is greater."""
_SEED_BYTES = 8
_OUTCOMES = 256


def _game_type(name: str) -> pyspiel.GameType:
    counts = newdawn.load(name).player_counts
    return pyspiel.GameType(
        short_name=NAMES[name],
        long_name=f"{about(name).title} (Newdawn)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(counts), "reward": "win"},
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Newdawn with its parameters, `players` and `reward`."""

    name: str
    state: type["_State"]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.face: Game = newdawn.load(self.name)
        self.players = int(given.get("players", min(self.face.player_counts)))
        self.reward = str(given.get("reward", "win"))
        self.observer = Observer(self.face, self.players)
        reward_number(self.face, self.reward)
        greatest = _GREATEST_LEAD if self.reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.face.rules.MOVE_COUNT,
            max_chance_outcomes=_OUTCOMES,
            num_players=self.players,
            min_utility=-greatest,
            max_utility=greatest,
            utility_sum=0.0,
            max_game_length=_LONGEST_GAME,
        )
        super().__init__(_TYPES[self.name], info, given)

    def new_initial_state(self) -> "_State":
        """Return a state before the seed is drawn."""
        return self.state(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> "GameObserver":
        """Return what writes the observations of a player."""
        return GameObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many bytes a seed has: each is a chance node."""
        return _SEED_BYTES


class _State(pyspiel.State):  # type: ignore[misc]
    """A position. It is kept as bytes, which OpenSpiel copies and saves as it likes."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.seed = b""
        """The bytes of the seed that were drawn so far."""
        self.raw = b""
        """The record; empty until the seed is complete."""

    @property
    def position(self) -> Position:
        """The position, with all its secrets."""
        face = self._game.face
        return Position(face, bytes_from(face.rules.State, self.raw), is_checked=True)

    @property
    def _game(self) -> _Game:
        game: _Game = self.get_game()
        return game

    def current_player(self) -> int:
        """Return who decides: the lowest of the seats that the game waits for."""
        if not self.raw:
            return int(pyspiel.PlayerId.CHANCE)
        seat = seat_to_act(self.position)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.number for move in self.position.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of the next byte of the seed, each as likely as the others."""
        return [(outcome, 1.0 / _OUTCOMES) for outcome in range(_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if not self.raw:
            self.seed += bytes([action])
            if len(self.seed) == _SEED_BYTES:
                seed = game_seed(self._game.name, int.from_bytes(self.seed, "big"))
                self.raw = self._game.face.new(self._game.players, seed).raw.tobytes()
            return
        position = self.position
        position.play(self.current_player(), action)
        self.raw = position.raw.tobytes()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        return str(self._game.face.moves.notation(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.raw) and self.position.is_over

    def returns(self) -> list[float]:
        """Return the reward of each player: 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self._game.players
        return self._game.observer.rewards(self.position, self._game.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "_State":
        """Return a state that looks the same to a player: what it cannot see, including the future, is re-dealt."""
        seed = int(probability_sampler() * (1 << 52))
        resampled: _State = self.clone()
        if self.raw:
            resampled.raw = self.position.view(player_id).deal(seed).raw.tobytes()
        return resampled

    def __str__(self) -> str:
        """Return a line that differs wherever two positions do."""
        if not self.raw:
            return f"{self._game.face.about.title}, {self._game.players} players, seed {self.seed.hex()}…"
        return f"{self._game.face.about.title}, {self._game.players} players, {_digest(self.raw)}"


class GameObserver:
    """Writes what a player may observe: all channels of docs/environments.md, by name."""

    def __init__(
        self, game: _Game, iig_obs_type: pyspiel.IIGObservationType, params: Mapping[str, Any] | None = None
    ) -> None:
        """Lay the tensor out; raises `ValueError` for observations that there are not."""
        if params:
            raise ValueError(f"observations have no parameters, not {dict(params)}")
        if iig_obs_type.perfect_recall:
            raise ValueError("there are no information states: observations do not remember what was seen before")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observation shows the secrets of all players")
        if not iig_obs_type.public_info:
            raise ValueError("every observation shows what is public")
        self._observer = game.observer
        self._public = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        layout = game.observer.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            channel.name: self.tensor[layout.places[channel.name]].reshape(
                [len(axis) for axis in channel.axes(game.players)] or [1]
            )
            for channel in layout.channels
        }

    def set_from(self, state: _State, player: int) -> None:
        """Write what a player observes of a state; zeros before the deal."""
        if state.raw:
            self.tensor[:] = self._observer.observe(state.position, player, self._public)
        else:
            self.tensor.fill(0)

    def string_from(self, state: _State, player: int) -> str:
        """Return a line that differs wherever two observations do."""
        if not state.raw:
            return f"player {player}, before the deal"
        view = state.position.view(None if self._public else player)
        return f"player {player}, {view.decision(player)}, {_digest(view.to_bytes())}"


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def _register(name: str) -> None:
    """Tell OpenSpiel of a game. It wants classes, and finds those of its own copies by name in this module."""
    state = type(f"{name.capitalize()}State", (_State,), {"__doc__": f"A state of {about(name).title}."})
    game = type(f"{name.capitalize()}Game", (_Game,), {"__doc__": about(name).title, "name": name, "state": state})
    for each in (state, game):
        each.__module__ = __name__
        globals()[each.__name__] = each
    pyspiel.register_game(_TYPES[name], game)


_TYPES = {name: _game_type(name) for name in NAMES}
for _name in NAMES:
    _register(_name)
