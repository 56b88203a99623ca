"""Compile what the bots of a game need, so that the next start takes it from the cache."""

from typing import TYPE_CHECKING

from newdawn.bots.budget import Budget
from newdawn.bots.fit import play_games
from newdawn.bots.greedy_bot import GreedyBot
from newdawn.bots.search_bot import SearchBot
from newdawn.bots.weights import load_weights

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["warm"]


def warm(game: "Game") -> None:
    """Let every compiled bot play once."""
    players = game.player_counts[0]
    view = game.new(players, seed=1).view(0)
    GreedyBot(1).choose(view, 0, Budget())
    SearchBot(1).choose(view, 0, Budget(work=2))
    play_games(game, players, 1, 1, [load_weights(game.name, players)] * players, [0.0] * players)
