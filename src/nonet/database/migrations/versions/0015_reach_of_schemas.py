"""Row with the oldest schema whose programs work with this database."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the table; a migration that removes something updates its row."""
    op.create_table(
        "schema_reach",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("oldest", sa.String(32), nullable=False),
    )
    op.execute("INSERT INTO schema_reach (id, oldest) VALUES (1, '0015')")
