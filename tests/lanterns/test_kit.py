"""River Lanterns passes the generic kit for 2 to 5 players."""

from tests.kit_suite import KitSuite


class TestLanterns(KitSuite):
    name = "lanterns"
    options = {"no options": {}, "full moon": {"full_moon": True}}  # noqa: RUF012 (as in the other games)
    long_enough = {2: 2600, 3: 1700, 4: 1250, 5: 1000}  # noqa: RUF012
