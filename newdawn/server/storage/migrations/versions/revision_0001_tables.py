"""Tables, their entries, refused commands, and the installation itself."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything that the first server keeps."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_in_lobby", "tables", ["stage", "is_public", "changed_at", "id"])
    op.create_index("tables_by_change", "tables", ["changed_at", "id"])
    op.create_index("tables_due", "tables", ["stage", "due_at", "id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "refusals",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("actor", sa.Text, primary_key=True),
        sa.Column("command", sa.Text, primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "installation",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
