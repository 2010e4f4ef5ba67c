"""Keys that a page makes for whoever tries requests on it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; the keys that are there were made by people."""
    kind = sa.Column("kind", sa.String(8), nullable=False, server_default="own")
    op.add_column("api_keys", kind)
