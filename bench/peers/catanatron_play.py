"""Catanatron (Settlers of Catan in Python): random play with four players.

The loop is that of ``Game.play`` without what only serves its callers: no accumulators, no copy of the first and
last state, no second check that an action taken from the list of playable actions is in that list.
"""

from __future__ import annotations

import pickle
import sys
import time
from importlib.metadata import version
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench import timing

PEER = "catanatron"
DECISION = "one playable action executed, rolling the dice and ending the turn included"
MID_GAME = 300
"""Decisions before the position that is copied; a random game has about a thousand."""

try:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT
except ImportError as error:
    sys.exit(timing.not_installed(PEER, error))


def new_game(seed: int) -> Game:
    """A game of four on a map shuffled by the seed. Zero would mean 'no seed' to Catanatron."""
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play(seconds: float, seed: int) -> timing.Tally:
    """Random games until the time is over. Games that reach Catanatron's own turn limit count as it counts them."""
    choose = Random(seed).random
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = new_game(seed + games)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            game.execute(actions[int(choose() * len(actions))], validate_action=False)
            decisions += 1
        games += 1
    return timing.Tally(decisions, games, time.perf_counter() - start)


def walk(seed: int, length: int | None, options: list[int]) -> Game:
    """A random game, whole or up to `length` decisions; the number of actions at each goes to `options`."""
    choose = Random(seed).random
    game = new_game(seed)
    state = game.state
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT and len(state.actions) != length:
        options.append(len(state.playable_actions))
        game.execute(state.playable_actions[int(choose() * len(state.playable_actions))], validate_action=False)
    return game


def main() -> int:
    """Measure and print."""
    wanted = timing.arguments(__doc__.splitlines()[0]).parse_args()
    tallies = timing.play_on(wanted.workers, play, wanted.seconds, wanted.seed)
    more: dict[str, float] = {}
    if wanted.workers == 1:
        options: list[int] = []
        for seed in range(4):
            walk(wanted.seed + seed, None, options)
        game = walk(wanted.seed, MID_GAME, [])
        more = {"copy_ns": timing.time_call(game.copy), "saved_bytes": len(pickle.dumps(game))}
        more |= timing.options_summary(options)
    timing.say(timing.summary(PEER, version("catanatron"), tallies, DECISION, players=4, **more))
    return 0


if __name__ == "__main__":
    sys.exit(main())
