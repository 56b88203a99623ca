"""Outlive passes the generic kit for 2, 3 and 4 players, with heroes placed in turn and at the same time."""

import pytest

from newdawn.core import kit
from tests.kit_suite import KitSuite


class TestOutlive(KitSuite):
    name = "outlive"
    options = {"at once": {}, "in turn": {"placing_in_turn": True}}  # noqa: RUF012

    @pytest.mark.parametrize(("table", "depth", "expected"), [(2, 3, 1500), (3, 2, 306)])
    def test_the_number_of_lines_at_a_fixed_depth_of_the_setup_stays(self, game, table, depth, expected):
        """Six rooms to put back, five, then seven to build, and the seats act in any order: 2·6·11 lines of two."""
        assert kit.count_positions(game.new(table, seed=7), depth) == expected
