"""PettingZoo classic: one environment, a random legal action at a time, as its users step it.

``env.last()`` gives the observation with the mask, ``env.step`` plays. Both are what a step of a vector environment
does in one call, so both count as inside the environment. PettingZoo has no batch of these games, and no way to leave
the observation out.
"""

from __future__ import annotations

import sys
import time
import warnings
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench import timing

PEER = "pettingzoo"
DECISION = "one action of one agent; the steps that take a finished agent out are left out"
GAMES = ("connect_four_v3", "chess_v6", "texas_holdem_no_limit_v6")

try:
    import numpy as np
    import pettingzoo  # noqa: F401
except ImportError as error:
    sys.exit(timing.not_installed(PEER, error))


class PettingZooPlay:
    """One environment that plays on from stretch to stretch."""

    def __init__(self, game: str, seed: int) -> None:
        with warnings.catch_warnings():
            # About the precision of its own spaces.
            warnings.simplefilter("ignore")
            try:
                self.env: Any = import_module(f"pettingzoo.classic.{game}").env()
            except ImportError as error:
                sys.exit(timing.not_installed(PEER, error))
        # Seeded once: some of its games are built anew by a seed, which would be most of the time of a short game.
        self.env.reset(seed=seed)
        self.observation, *_ = self.env.last()

    def __call__(self, seconds: float, seed: int) -> timing.Tally:
        """Play until the time is over."""
        env, clock = self.env, time.perf_counter
        chance = np.random.default_rng(seed)
        decisions = games = 0
        inside = 0.0
        start = clock()
        while clock() - start < seconds:
            legal = np.flatnonzero(self.observation["action_mask"])
            action = legal[int(chance.random() * len(legal))]
            before = clock()
            env.step(action)
            self.observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                self.observation, *_ = env.last()
                games += 1
            inside += clock() - before
            decisions += 1
        return timing.Tally(decisions, games, clock() - start, step_seconds=inside)


def main() -> int:
    """Measure and print."""
    parser = timing.arguments(__doc__.splitlines()[0], one_core=True)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="which game (default: connect_four_v3)")
    wanted = parser.parse_args()
    timing.on_one_core()
    play = PettingZooPlay(wanted.game, wanted.seed)
    [tally] = timing.play_on(1, play, wanted.seconds, wanted.seed)
    more = {
        "game": wanted.game,
        "batch": 1,
        "decision_means": DECISION,
        "games": tally.games,
        "observation_size": int(play.observation["observation"].size),
        "mask_size": int(play.observation["action_mask"].size),
    }
    timing.say(timing.steps_summary(PEER, version(PEER), {"observations": (tally, tally)}, **more))
    return 0


if __name__ == "__main__":
    sys.exit(main())
