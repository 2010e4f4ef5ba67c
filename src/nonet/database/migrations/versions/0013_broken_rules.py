"""What a refused request did not keep to."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column."""
    op.add_column("api_requests", sa.Column("broken_rules", sa.String(1000)))
