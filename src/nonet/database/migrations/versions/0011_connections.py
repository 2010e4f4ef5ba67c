"""Connections: programs that people let in without a key, and their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables and the column; the keys that there are stay keys."""
    op.add_column("api_keys", sa.Column("client_id", sa.String(500)))
    op.create_table(
        "oauth_clients",
        sa.Column("id", sa.String(500), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("redirect_uris", sa.String(12000), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False, index=True),
        sa.Column("used_at_ms", sa.BigInteger),
    )
    op.create_table(
        "oauth_codes",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("account_id", sa.Integer, _owner("accounts"), nullable=False, index=True),
        sa.Column("client_id", sa.String(500), _owner("oauth_clients"), nullable=False, index=True),
        sa.Column("scope", sa.String(16), nullable=False),
        sa.Column("resource", sa.String(500), nullable=False),
        sa.Column("redirect_uri", sa.String(1000), nullable=False),
        sa.Column("is_redirect_named", sa.Integer, nullable=False),
        sa.Column("challenge", sa.String(128), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
        sa.Column("key_id", sa.Integer),
    )
    op.create_table(
        "oauth_tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("key_id", sa.Integer, _owner("api_keys"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("resource", sa.String(500), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
        sa.Column("used_at_ms", sa.BigInteger),
    )


def _owner(table: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
