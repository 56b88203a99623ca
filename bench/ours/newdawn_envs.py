"""Our vector environment: a batch of games that steps in one call, with random legal actions.

``--face batch`` is ``newdawn.envs.Batch``, which needs NumPy only; ``--face gymnasium`` is the same batch through
``gymnasium.make_vec``. Every decision of every seat is chosen here, from the masks, by NumPy for the whole batch: no
opponent plays inside the step.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench import timing
from bench.ours.newdawn_play import our_version

OURS = "newdawn"
DECISION = "one legal action of one seat in one game of the batch, decisions with a single option included"
KINDS = {
    "masks": {"observations": False},
    "observations": {"observations": True},
    "compact": {"observations": True, "compact": True},
}
"""What a step answers, and how the environment is asked for it; compact observations are whole numbers of 8 bits."""

try:
    import numpy as np

    import newdawn
    from newdawn.envs import Batch
except ImportError as error:
    sys.exit(timing.not_installed(OURS, error))


class Chooser:
    """Random legal actions for a whole batch from its masks."""

    def __init__(self, batch: int, width: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.begins = np.arange(batch) * width
        self.ends = self.begins + width

    def __call__(self, mask: Any) -> Any:
        """One action in each game, all legal ones alike."""
        legal = np.flatnonzero(mask.view(np.bool_))
        after = np.searchsorted(legal, self.ends)
        first = np.concatenate(([0], after[:-1]))
        chosen = first + (self.chance.random(len(first)) * (after - first)).astype(np.int64)
        return legal[chosen] - self.begins


class BatchPlay:
    """A batch that plays on from stretch to stretch."""

    def __init__(self, game: str, players: int, batch: int, kind: str, seed: int) -> None:
        self.batch = Batch(newdawn.load(game), batch, players, **KINDS[kind])
        turn = self.batch.reset(seed=seed)
        self.mask, self.observation_size = turn.mask, turn.observation.shape[1]
        self.choose = Chooser(*self.mask.shape, seed)

    def step(self, actions: Any) -> Any:
        """The masks that follow the actions, and where games ended."""
        turn = self.batch.step(actions)
        return turn.mask, turn.ended

    def __call__(self, seconds: float, seed: int) -> timing.Tally:
        """Play until the time is over."""
        clock = time.perf_counter
        decisions = games = 0
        inside = 0.0
        start = clock()
        while clock() - start < seconds:
            actions = self.choose(self.mask)
            before = clock()
            self.mask, ended = self.step(actions)
            inside += clock() - before
            decisions += len(actions)
            games += int(np.count_nonzero(ended))
        return timing.Tally(decisions, games, clock() - start, step_seconds=inside)


class GymnasiumPlay(BatchPlay):
    """The same through Gymnasium's interface."""

    def __init__(self, game: str, players: int, batch: int, kind: str, seed: int) -> None:
        import gymnasium

        from newdawn.envs.gymnasium_env import IDS

        self.envs: Any = gymnasium.make_vec(IDS[game], num_envs=batch, players=players, opponents=None, **KINDS[kind])
        observation, infos = self.envs.reset(seed=seed)
        self.mask, self.observation_size = infos["action_mask"], observation.shape[1]
        self.choose = Chooser(*self.mask.shape, seed)

    def step(self, actions: Any) -> Any:
        """The masks that follow the actions, and where games ended."""
        _, _, ended, _, infos = self.envs.step(actions)
        return infos["action_mask"], ended


def main() -> int:
    """Measure and print."""
    parser = timing.arguments(__doc__.splitlines()[0], one_core=True)
    parser.add_argument("--game", choices=newdawn.GAMES, default=newdawn.GAMES[0], help="which of them")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="players (default: 2)")
    parser.add_argument("--batch", type=int, default=1024, help="games at once (default: 1024)")
    parser.add_argument("--face", choices=("batch", "gymnasium"), default="batch", help="which interface")
    wanted = parser.parse_args()
    timing.on_one_core()
    tallies: dict[str, tuple[timing.Tally, timing.Tally]] = {}
    sizes: dict[str, int] = {}
    for kind in KINDS:
        make = BatchPlay if wanted.face == "batch" else GymnasiumPlay
        play = make(wanted.game, wanted.players, wanted.batch, kind, wanted.seed)
        [tally] = timing.play_on(1, play, wanted.seconds, wanted.seed)
        tallies[kind] = (tally, tally)
        sizes |= {"observation_size": play.observation_size, "mask_size": play.mask.shape[1]}
        sizes["games"] = sizes.get("games", 0) + tally.games
    more = {"players": wanted.players, "batch": wanted.batch, "face": wanted.face, "decision_means": DECISION}
    timing.say(timing.steps_summary(wanted.game, our_version(), tallies, **more, **sizes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
