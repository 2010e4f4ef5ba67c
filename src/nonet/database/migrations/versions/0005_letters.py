"""How many letters a mailbox got of late."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "letter_windows",
        sa.Column("name", sa.LargeBinary(32), primary_key=True),
        sa.Column("last_at_ms", sa.BigInteger, nullable=False, index=True),
        sa.Column("hour_began_at_ms", sa.BigInteger, nullable=False),
        sa.Column("hour_used", sa.Integer, nullable=False),
        sa.Column("day_began_at_ms", sa.BigInteger, nullable=False),
        sa.Column("day_used", sa.Integer, nullable=False),
    )
