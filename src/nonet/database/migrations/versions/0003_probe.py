"""The row that is written to find out whether the database is writable."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add its table; the first probe inserts the row."""
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("written_at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_probe")),
    )
