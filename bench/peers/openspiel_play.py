"""OpenSpiel: random play of its C++ hearts or skat, driven from Python or as whole games in C++.

OpenSpiel deals by actions, one card each. They are counted as decisions like the players' own, which doubles its rate:
they are steps that its engine lists and applies in the same way. ``player_decisions_per_second`` leaves them out.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench import timing

PEER = "open-spiel"
DECISION = "one action listed and applied, each card dealt included"
MID_GAME = {"hearts": 90, "skat": 50}
"""Actions before the position that is copied, dealing included: in the middle of the tricks."""

try:
    import pyspiel
except ImportError as error:
    sys.exit(timing.not_installed(PEER, error))


def play_from_python(name: str, seconds: float, seed: int) -> timing.Tally:
    """Random games, each action chosen in Python.

    Both games deal with equal chances, so the list of legal actions serves for chance too and is cheaper than the
    list of outcomes. It is empty exactly when the game is over, which saves a call at every step.
    """
    choose = Random(seed).random
    game = pyspiel.load_game(name)
    steps = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        legal, apply = state.legal_actions, state.apply_action
        actions = legal()
        while actions:
            apply(actions[int(choose() * len(actions))])
            steps += 1
            actions = legal()
        games += 1
    return timing.Tally(steps, games, time.perf_counter() - start)


def play_in_cpp(name: str, seconds: float, seed: int) -> timing.Tally:
    """Random games by OpenSpiel's own uniformly random bots: one call from Python for each whole game."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    steps = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + games)
        steps += state.move_number()
        games += 1
    return timing.Tally(steps, games, time.perf_counter() - start)


def walk(name: str, seed: int, length: int | None, options: list[int]) -> pyspiel.State:
    """A random game, whole or up to `length` actions; the width of every player's decision goes to `options`."""
    choose = Random(seed).random
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and state.move_number() != length:
        actions = state.legal_actions()
        if state.is_chance_node():
            chances = [chance for _, chance in state.chance_outcomes()]
            # What play_from_python relies on.
            if max(chances) - min(chances) > 1e-9:
                raise RuntimeError(f"{name} deals with unequal chances: random play must use chance_outcomes")
        else:
            options.append(len(actions))
        state.apply_action(actions[int(choose() * len(actions))])
    if state.is_terminal() != (not state.legal_actions()):
        raise RuntimeError(f"{name} has an end with legal actions: random play must ask is_terminal")
    return state


def mid_game(name: str, seed: int) -> pyspiel.State:
    """A position in the middle of the tricks. Skat hands that everybody passes end early: the next seed is taken."""
    state = walk(name, seed, MID_GAME[name], [])
    return mid_game(name, seed + 1) if state.is_terminal() else state


def main() -> int:
    """Measure and print."""
    parser = timing.arguments(__doc__.splitlines()[0])
    parser.add_argument("--game", choices=tuple(MID_GAME), default="hearts", help="which game (default: hearts)")
    parser.add_argument("--drive", choices=("python", "cpp"), default="python", help="who chooses the actions")
    wanted = parser.parse_args()
    play = partial(play_from_python if wanted.drive == "python" else play_in_cpp, wanted.game)
    tallies = timing.play_on(wanted.workers, play, wanted.seconds, wanted.seed)
    game = pyspiel.load_game(wanted.game)
    options: list[int] = []
    for seed in range(200):
        walk(wanted.game, wanted.seed + seed, None, options)
    more: dict[str, object] = {"game": wanted.game, "drive": wanted.drive, "players": game.num_players()}
    if wanted.workers == 1:
        state = mid_game(wanted.game, wanted.seed)
        # Each game has one of the two. Both are what a seat may know, as numbers for a learner.
        tensor = state.observation_tensor
        if not game.get_type().provides_observation_tensor:
            tensor = state.information_state_tensor
        more |= {"copy_ns": timing.time_call(state.clone), "view_ns": timing.time_call(lambda: tensor(0))}
        more |= {"view_means": tensor.__name__, "saved_bytes": len(state.serialize())}
        more |= timing.options_summary(options)
    result = timing.summary(PEER, version("open-spiel"), tallies, DECISION, **more)
    result["player_decisions_per_second"] = result["games_per_second"] * len(options) / 200
    timing.say(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
