"""What may be asked with a key, and from where."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add two columns; the keys that there are reach everything."""
    op.add_column(
        "api_keys", sa.Column("scope", sa.String(16), nullable=False, server_default="all")
    )
    op.add_column("api_keys", sa.Column("allowed_addresses", sa.String(1000)))
