"""Additions of version 0.2: OAuth connections, trial keys, rejected fields and own limits."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables and columns; existing accounts and keys keep the defaults."""
    op.add_column("api_keys", sa.Column("client_id", sa.String(500)))
    kind = sa.Column("kind", sa.String(8), nullable=False, server_default="own")
    op.add_column("api_keys", kind)
    op.add_column("api_requests", sa.Column("broken_rules", sa.String(1000)))
    op.add_column("accounts", sa.Column("requests_per_minute", sa.Integer))
    op.add_column("accounts", sa.Column("max_keys", sa.Integer))
    allowed = sa.Column("allowed", sa.Integer, nullable=False, server_default="0")
    op.add_column("quota_windows", allowed)
    _create_oauth()


def _owner(table: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")


def _create_oauth() -> None:
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
