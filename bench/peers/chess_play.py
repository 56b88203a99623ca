"""python-chess: random play of chess.

A game ends when there is no legal move, by insufficient material, or by the 75-move rule. ``Board.is_game_over``
would generate the moves a second and third time and look for a fivefold repetition, which costs a third of
the speed and which a random game all but never meets, so the loop does without it.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench import timing

PEER = "python-chess"
DECISION = "one half-move: all legal moves listed, one pushed"
SEVENTY_FIVE_MOVES = 150
"""Half-moves without capture or pawn move after which a game is drawn without a claim."""
MID_GAME = 60
"""Half-moves before the position that is copied."""

try:
    import chess
except ImportError as error:
    sys.exit(timing.not_installed(PEER, error))


def play(seconds: float, seed: int) -> timing.Tally:
    """Random games until the time is over."""
    choose = Random(seed).random
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while True:
            moves = list(board.generate_legal_moves())
            if not moves or board.halfmove_clock >= SEVENTY_FIVE_MOVES or board.is_insufficient_material():
                break
            board.push(moves[int(choose() * len(moves))])
            decisions += 1
        games += 1
    return timing.Tally(decisions, games, time.perf_counter() - start)


def walk(seed: int, length: int | None, options: list[int]) -> chess.Board:
    """A random game, whole or up to `length` half-moves; the number of moves at each goes to `options`."""
    choose = Random(seed).random
    board = chess.Board()
    while not board.is_game_over() and len(board.move_stack) != length:
        moves = list(board.generate_legal_moves())
        options.append(len(moves))
        board.push(moves[int(choose() * len(moves))])
    return board


def main() -> int:
    """Measure and print."""
    wanted = timing.arguments(__doc__.splitlines()[0]).parse_args()
    tallies = timing.play_on(wanted.workers, play, wanted.seconds, wanted.seed)
    more: dict[str, float] = {}
    if wanted.workers == 1:
        options: list[int] = []
        for seed in range(20):
            walk(wanted.seed + seed, None, options)
        board = walk(wanted.seed, MID_GAME, [])
        more = {"copy_ns": timing.time_call(lambda: board.copy(stack=False)), "saved_bytes": len(board.fen())}
        more |= timing.options_summary(options)
    timing.say(timing.summary(PEER, chess.__version__, tallies, DECISION, players=2, **more))
    return 0


if __name__ == "__main__":
    sys.exit(main())
