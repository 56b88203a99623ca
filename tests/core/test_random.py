"""The generator inside the record."""

import numpy as np
import pytest

from newdawn.core.random import (
    Seeded,
    below,
    fresh_seed,
    next_word,
    plant,
    resume,
    seed_of,
    seed_words,
    shuffle,
    words_drawn,
)


def planted(seed: int):
    game = Seeded.blank()
    plant(game, seed_words(seed))
    return game


def test_the_first_words_are_those_of_chacha8_with_a_zero_key():
    """The published key stream of ChaCha8 for a key, nonce and counter of zero."""
    game = planted(0)
    stream = b"".join(int(next_word(game)).to_bytes(4, "little") for _ in range(16))
    assert stream.hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_the_same_seed_gives_the_same_words_and_another_seed_others():
    first, again, other = planted(7), planted(7), planted(8)
    words = [next_word(first) for _ in range(40)]
    assert words == [next_word(again) for _ in range(40)]
    assert words != [next_word(other) for _ in range(40)]


def test_numbers_below_a_bound_are_uniform_by_chi_square():
    game = planted(1)
    for bound in (2, 3, 6, 10, 38):
        draws = 20_000
        counts = np.bincount([below(game, bound) for _ in range(draws)], minlength=bound)
        chi_square = float(((counts - draws / bound) ** 2 / (draws / bound)).sum())
        # Mean bound - 1, standard deviation sqrt(2 (bound - 1)): five of those above it is one in a million.
        assert chi_square < (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5 + 5


def test_every_order_of_a_shuffle_is_equally_likely_by_chi_square():
    game = planted(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        tiles = np.arange(4, dtype=np.int8)
        shuffle(game, tiles, 4)
        counts[tuple(tiles.tolist())] = counts.get(tuple(tiles.tolist()), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 23 + 5 * 46**0.5


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 32, 33, 100])
def test_seed_and_number_of_words_are_the_whole_state(drawn):
    game = planted(3)
    for _ in range(drawn):
        next_word(game)
    assert words_drawn(game) == drawn
    again = Seeded.blank()
    resume(again, seed_words(3), drawn)
    assert again.tobytes() == game.tobytes()


def test_seeds_have_256_bits_and_words_give_them_back():
    seed = fresh_seed()
    assert seed_of(seed_words(seed)) == seed
    assert fresh_seed() != seed
    for bad in (-1, 1 << 256):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            seed_words(bad)
