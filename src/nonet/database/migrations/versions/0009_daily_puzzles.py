"""The puzzles of each day."""

import sqlalchemy as sa
from alembic import op

from nonet.grid import CELLS

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("label", sa.String(16), primary_key=True),
        sa.Column("puzzle", sa.String(len(CELLS)), nullable=False),
    )
