"""Limits of a single account."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns; existing accounts keep the default limits."""
    op.add_column("accounts", sa.Column("requests_per_minute", sa.Integer))
    op.add_column("accounts", sa.Column("max_keys", sa.Integer))
    allowed = sa.Column("allowed", sa.Integer, nullable=False, server_default="0")
    op.add_column("quota_windows", allowed)
