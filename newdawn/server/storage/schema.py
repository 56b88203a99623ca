"""The tables of the database. `migrations` makes them; a test holds that both agree."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, MetaData, Table, Text

__all__ = ["ALL", "CHECKED", "KEY", "entries", "installation", "metadata", "refusals", "tables"]

KEY = "key"
"""The name under which `installation` keeps the installation's secret, in hexadecimal digits."""
CHECKED = "checked"
"""The name under which `installation` keeps when the database was last tried, in milliseconds since 1970."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("summary", Text, nullable=False),
    Index("tables_in_lobby", "stage", "is_public", "changed_at", "id"),
    Index("tables_by_change", "changed_at", "id"),
    Index("tables_due", "stage", "due_at", "id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

refusals = Table(
    "refusals",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("actor", Text, primary_key=True),
    Column("command", Text, primary_key=True),
    Column("answer", Text, nullable=False),
)

installation = Table(
    "installation",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

ALL = (tables, entries, refusals, installation)
"""All of them, in the order in which they are filled, and locked."""
