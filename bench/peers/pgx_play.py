"""Pgx on the CPU: a batch of games, compiled by XLA for the whole batch, with random legal actions.

Pgx makes an observation at every step. For the figure with masks only it is thrown away inside the compiled step, so
that XLA leaves out what it takes to make it. Finished games are followed by new ones by Pgx's own wrapper. Compiling is
timed apart, and is over before anything else is.
"""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench import timing

PEER = "pgx"
DECISION = "one action of one player in one game of the batch"
GAMES = ("connect_four", "backgammon", "chess")

# XLA reads these when it starts: one thread, on the processor.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
timing.on_one_core()

try:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset
except ImportError as error:
    sys.exit(timing.not_installed(PEER, error))


def choose(mask: Any, key: Any) -> Any:
    """A random legal action in each game. Of the ways to write it, this is the fastest on a processor."""
    counted = jnp.cumsum(mask.astype(jnp.int32), axis=-1)
    chosen = jnp.floor(jax.random.uniform(key, mask.shape[:1]) * counted[:, -1])
    return jnp.argmax(counted > chosen[:, None], axis=-1)


class PgxPlay:
    """A batch that plays on from stretch to stretch, its functions compiled when it is made."""

    def __init__(self, env: Any, batch: int, observations: bool, seed: int) -> None:
        def without_observation(state: Any) -> Any:
            return state if observations else state.replace(observation=jnp.zeros((batch, 0)))

        def step(state: Any, actions: Any, key: Any) -> Any:
            keys = jax.random.split(key, batch)
            return without_observation(jax.vmap(auto_reset(env.step, env.init))(state, actions, keys))

        def turn(state: Any, key: Any) -> tuple[Any, Any]:
            key, choosing, stepping = jax.random.split(key, 3)
            return step(state, choose(state.legal_action_mask, choosing), stepping), key

        begun = time.perf_counter()
        self.batch = batch
        self.key = jax.random.key(seed)
        start = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, batch))
        self.state = jax.block_until_ready(without_observation(start))
        self.split = jax.jit(partial(jax.random.split, num=3))
        self.choose, self.step, self.turn = jax.jit(choose), jax.jit(step), jax.jit(turn)
        self.stepping(0.0, seed)
        self.looping(0.0, seed)
        self.compile_seconds = time.perf_counter() - begun

    def stepping(self, seconds: float, seed: int) -> timing.Tally:
        """Play until the time is over, at least once; choosing and stepping are apart, and each is waited for."""
        clock = time.perf_counter
        decisions = 0
        inside = 0.0
        start = clock()
        while decisions == 0 or clock() - start < seconds:
            self.key, choosing, stepping = self.split(self.key)
            actions = jax.block_until_ready(self.choose(self.state.legal_action_mask, choosing))
            before = clock()
            self.state = jax.block_until_ready(self.step(self.state, actions, stepping))
            inside += clock() - before
            decisions += self.batch
        return timing.Tally(decisions, 0, clock() - start, step_seconds=inside)

    def looping(self, seconds: float, seed: int) -> timing.Tally:
        """Play until the time is over, at least once; choosing and stepping are one compiled function."""
        decisions = 0
        start = time.perf_counter()
        while decisions == 0 or time.perf_counter() - start < seconds:
            self.state, self.key = jax.block_until_ready(self.turn(self.state, self.key))
            decisions += self.batch
        return timing.Tally(decisions, 0, time.perf_counter() - start)


def main() -> int:
    """Measure and print."""
    parser = timing.arguments(__doc__.splitlines()[0], one_core=True)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="which game (default: connect_four)")
    parser.add_argument("--batch", type=int, default=1024, help="games at once (default: 1024)")
    wanted = parser.parse_args()
    env = pgx.make(wanted.game)
    tallies: dict[str, tuple[timing.Tally, timing.Tally]] = {}
    compiling = 0.0
    sizes: dict[str, int] = {}
    for kind in ("masks", "observations"):
        play = PgxPlay(env, wanted.batch, kind == "observations", wanted.seed)
        compiling += play.compile_seconds
        [stepping] = timing.play_on(1, play.stepping, wanted.seconds / 2, wanted.seed)
        [looping] = timing.play_on(1, play.looping, wanted.seconds / 2, wanted.seed)
        tallies[kind] = (stepping, looping)
        sizes["observation_size"] = play.state.observation[0].size
        sizes["mask_size"] = play.state.legal_action_mask[0].size
    more = {"game": wanted.game, "batch": wanted.batch, "decision_means": DECISION, "compile_seconds": compiling}
    timing.say(timing.steps_summary(PEER, version(PEER), tallies, **more, **sizes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
