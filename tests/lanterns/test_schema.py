"""The JSON Schemas of River Lanterns say what its documents are."""

from tests.schema_suite import SchemaSuite


class TestLanterns(SchemaSuite):
    name = "lanterns"
    players = (2, 3, 5)
    options = {"full_moon": True}  # noqa: RUF012
