"""The row that is written to find out whether the database is writable."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add its table; the first probe inserts the row."""
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("written_at_ms", sa.BigInteger, nullable=False),
    )
