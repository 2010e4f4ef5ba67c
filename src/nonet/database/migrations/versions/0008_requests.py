"""The requests of the last seven days."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "api_requests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "account_id",
            sa.Integer,
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("key_id", sa.Integer),
        sa.Column("at_ms", sa.BigInteger, nullable=False, index=True),
        sa.Column("endpoint", sa.String(32), nullable=False),
        sa.Column("status", sa.Integer, nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("elapsed_ms", sa.Integer, nullable=False),
        sa.Column("request_id", sa.String(16)),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_api_requests_account_id"), "api_requests", ["account_id", "id"])
