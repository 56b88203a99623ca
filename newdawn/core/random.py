"""Chance: a generator inside the record, so that the same seed and the same moves give the same game everywhere.

The generator is ChaCha with 8 rounds. A weaker one would be faster, but a player who has seen a few shuffles could
compute the next ones from it; from ChaCha nobody can, and a whole game asks it for a few hundred numbers only.
All arithmetic is on signed 64-bit values below 2**60, which means the same interpreted and compiled.
"""

import secrets

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers, Record, small, word

SEED_BITS = 256
_MASK = 0xFFFFFFFF
_ROUNDS = 8
_BLOCK = 16
# The four constant words of ChaCha, "expand 32-byte k".
_CONSTANTS = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574], dtype=np.int64)


class Seeded(Record):
    """The fields of the generator, the first of every position."""

    generator_key: Numbers = word(8)  # the seed
    generator_block: Numbers = word(16)  # the words of the current block
    generator_counter: Numbers = word(1)  # blocks made so far
    generator_used: int = small()  # words of the current block already given out


def fresh_seed() -> int:
    """Return a seed from the operating system's secure source, for a real table."""
    return secrets.randbits(SEED_BITS)


def seed_words(seed: int) -> Numbers:
    """Return the eight words of a seed, the lowest first.

    >>> seed_words(7).tolist()
    [7, 0, 0, 0, 0, 0, 0, 0]
    """
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    return np.array([(seed >> (32 * i)) & _MASK for i in range(8)], dtype=np.int64)


def seed_of(words: Numbers) -> int:
    """Return the seed with these words.

    >>> seed_of(seed_words(2**200 + 5)) == 2**200 + 5
    True
    """
    return sum(int(value) << (32 * i) for i, value in enumerate(words))


@compiled
def plant(game: Seeded, words: Numbers) -> None:
    """Start the generator of a record from the eight words of a seed."""
    for i in range(8):
        game.generator_key[i] = words[i]
    game.generator_counter[0] = 0
    game.generator_used = _BLOCK


@compiled
def _mix(block: Numbers, a: int, b: int, c: int, d: int) -> None:
    """Do one quarter round of ChaCha on four words of the block."""
    w, x, y, z = np.int64(block[a]), np.int64(block[b]), np.int64(block[c]), np.int64(block[d])
    w = (w + x) & _MASK
    z ^= w
    z = ((z << 16) | (z >> 16)) & _MASK
    y = (y + z) & _MASK
    x ^= y
    x = ((x << 12) | (x >> 20)) & _MASK
    w = (w + x) & _MASK
    z ^= w
    z = ((z << 8) | (z >> 24)) & _MASK
    y = (y + z) & _MASK
    x ^= y
    x = ((x << 7) | (x >> 25)) & _MASK
    block[a], block[b], block[c], block[d] = w, x, y, z


@compiled
def _refill(game: Seeded) -> None:
    """Make the next sixteen words."""
    block = game.generator_block
    counter = np.int64(game.generator_counter[0])
    for i in range(4):
        block[i] = _CONSTANTS[i]
        block[4 + i] = game.generator_key[i]
        block[8 + i] = game.generator_key[4 + i]
        block[12 + i] = 0
    block[12] = counter
    for _ in range(_ROUNDS // 2):
        _mix(block, 0, 4, 8, 12)
        _mix(block, 1, 5, 9, 13)
        _mix(block, 2, 6, 10, 14)
        _mix(block, 3, 7, 11, 15)
        _mix(block, 0, 5, 10, 15)
        _mix(block, 1, 6, 11, 12)
        _mix(block, 2, 7, 8, 13)
        _mix(block, 3, 4, 9, 14)
    for i in range(4):
        block[i] = (np.int64(block[i]) + _CONSTANTS[i]) & _MASK
        block[4 + i] = (np.int64(block[4 + i]) + np.int64(game.generator_key[i])) & _MASK
        block[8 + i] = (np.int64(block[8 + i]) + np.int64(game.generator_key[4 + i])) & _MASK
    block[12] = (np.int64(block[12]) + counter) & _MASK
    game.generator_counter[0] = counter + 1
    game.generator_used = 0


@compiled
def next_word(game: Seeded) -> int:
    """Return a random number from 0 to 2**32 - 1."""
    if game.generator_used >= _BLOCK:
        _refill(game)
    value = np.int64(game.generator_block[game.generator_used])
    game.generator_used += 1
    return value  # type: ignore[return-value]


@compiled
def words_drawn(game: Seeded) -> int:
    """Return how many words the generator has given out: with the seed, that is its whole state."""
    counter = np.int64(game.generator_counter[0])
    return (counter - 1) * _BLOCK + game.generator_used if counter > 0 else 0  # type: ignore[return-value]


@compiled
def resume(game: Seeded, words: Numbers, drawn: int) -> None:
    """Bring a generator to the state that it has after giving out this many words from a seed."""
    plant(game, words)
    if drawn > 0:
        game.generator_counter[0] = (drawn - 1) // _BLOCK
        _refill(game)
        game.generator_used = (drawn - 1) % _BLOCK + 1


@compiled
def below(game: Seeded, count: int) -> int:
    """Return a random number from 0 to `count` - 1, each exactly as likely as the others."""
    product = next_word(game) * count
    # The few values that would make the low numbers a little more likely are drawn again.
    while (product & _MASK) < (_MASK + 1) % count:
        product = next_word(game) * count
    return product >> 32


@compiled
def shuffle(game: Seeded, tiles: Numbers, count: int) -> None:
    """Put the first `count` tiles of an array into random order."""
    for i in range(count - 1, 0, -1):
        j = below(game, i + 1)
        tile = tiles[i]
        tiles[i] = tiles[j]
        tiles[j] = tile


# Choices that are not part of a game (random players, tests) come from a small fast generator of their own: Marsaglia's
# multiply-with-carry, whose state is one number below 2**62.
_MULTIPLIER = 698769069


@compiled
def sow(chance: Numbers, seed: int, stream: int) -> None:
    """Start the fast generator in `chance[0]`; every seed and stream give another sequence."""
    carry = (seed & _MASK) % (_MULTIPLIER - 2) + 1
    chance[0] = (carry << 32) | (((stream & 0x3FFFFFFF) * 2654435761) & _MASK)
    for _ in range(8):
        toss(chance)


@compiled
def toss(chance: Numbers) -> int:
    """Return the next number of the fast generator, from 0 to 2**32 - 1."""
    state = np.int64(chance[0])
    state = _MULTIPLIER * (state & _MASK) + (state >> 32)
    chance[0] = state
    return state & _MASK  # type: ignore[return-value]
