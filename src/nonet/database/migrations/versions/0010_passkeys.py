"""Passkeys, recovery codes, and how a session began."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables and the column."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
        sa.Column("credential_id", sa.LargeBinary(1023), nullable=False, unique=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("last_used_at_ms", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "passkey_challenges",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("account_id", sa.Integer, _account()),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    )
    way = sa.Column("way", sa.String(16), nullable=False, server_default="link")
    op.add_column("sessions", way)


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")
