"""Where the games of an environment come from: every one of them has a seed that can be named.

Environment `index` of a batch with the seed `seed` plays the games number 0, 1, 2 and so on. The first seven words of
their seeds are a hash of the game's name, the seed and the index; the eighth is the number. All faces (the batch,
Gymnasium, PettingZoo, OpenSpiel) agree on that.
"""

import hashlib

from newdawn.core.arguments import whole
from newdawn.core.random import seed_of

GAME_WORD = 7
"""The word of a seed that counts the games of an environment."""
WORDS = 9
"""What a batch keeps for each environment: the words of the seed, and one for the dice of random opponents."""


def words_of(game: str, seed: int, index: int) -> list[int]:
    """Return what an environment starts from: its words, with the number before that of the first game."""
    seed = whole(seed, "a seed", 0)
    digest = hashlib.sha256(f"newdawn env {game} {seed} {index}".encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(8)]
    return [*words[:GAME_WORD], -1, words[GAME_WORD]]


def game_seed(game: str, seed: int, index: int = 0, number: int = 0) -> int:
    """Return the seed of a game of an environment, for `Game.new`.

    >>> hex(game_seed("chess", 7) >> 192), hex(game_seed("chess", 7, number=1) >> 192)
    ('0x5ffa6c4b', '0x15ffa6c4b')
    """
    return seed_of([*words_of(game, seed, index)[:GAME_WORD], number])  # type: ignore[arg-type]
