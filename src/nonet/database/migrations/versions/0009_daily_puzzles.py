"""The puzzles of each day."""

import sqlalchemy as sa
from alembic import op

from nonet.grid import CELLS

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("label", sa.String(16), nullable=False),
        sa.Column("puzzle", sa.String(len(CELLS)), nullable=False),
        sa.PrimaryKeyConstraint("day", "label", name=op.f("pk_daily_puzzles")),
    )
