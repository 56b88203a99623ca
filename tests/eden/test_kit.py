"""Paris: New Eden passes the generic kit for 2, 3 and 4 players."""

import pytest

from newdawn.core import kit
from tests.kit_suite import KitSuite


class TestEden(KitSuite):
    name = "eden"

    @pytest.mark.parametrize(("table", "depth", "expected"), [(2, 2, 20), (3, 3, 60), (4, 4, 120)])
    def test_five_tokens_are_chosen_from_and_each_chooser_finds_one_less(self, game, table, depth, expected):
        """Five tokens, then four, then three, then two."""
        assert kit.count_positions(game.new(table, seed=7), depth) == expected
