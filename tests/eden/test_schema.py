"""The JSON Schemas of Paris: New Eden say what its documents are."""

from newdawn.eden import names
from newdawn.eden.components import BUILDING_POWER
from tests.schema_suite import SchemaSuite


def building_with(power: int) -> str:
    """Return a building with a power."""
    return names.BUILDINGS[BUILDING_POWER.tolist().index(power)]


class TestEden(SchemaSuite):
    name = "eden"
    rare = (
        {"players": 2, "refuges": [{"buildings": [building_with(names.SWAP_DICE)], "swaps_left": 0}]},
        {"players": 2, "refuges": [{"buildings": [building_with(names.SECOND_DIE)], "extra_dice": 0}]},
    )
    unwritten = {"Refuge.dice_taken": "the dice themselves are written"}  # noqa: RUF012
