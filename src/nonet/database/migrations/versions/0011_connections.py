"""Connections: programs that people let in without a key, and their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the column; the keys that there are stay keys."""
    op.add_column("api_keys", sa.Column("client_id", sa.String(500)))
    _add_clients()
    _add_codes()
    _add_tokens()


def _add_clients() -> None:
    op.create_table(
        "oauth_clients",
        sa.Column("id", sa.String(500), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("redirect_uris", sa.String(12000), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("used_at_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_oauth_clients")),
    )
    op.create_index(op.f("ix_oauth_clients_created_at_ms"), "oauth_clients", ["created_at_ms"])


def _add_codes() -> None:
    op.create_table(
        "oauth_codes",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("client_id", sa.String(500), nullable=False),
        sa.Column("scope", sa.String(16), nullable=False),
        sa.Column("resource", sa.String(500), nullable=False),
        sa.Column("redirect_uri", sa.String(1000), nullable=False),
        sa.Column("is_redirect_named", sa.Integer, nullable=False),
        sa.Column("challenge", sa.String(128), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
        sa.Column("key_id", sa.Integer),
        _belongs_to("oauth_codes", "account_id", "accounts"),
        _belongs_to("oauth_codes", "client_id", "oauth_clients"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_oauth_codes")),
    )
    for column in ("account_id", "client_id", "expires_at_ms"):
        op.create_index(op.f(f"ix_oauth_codes_{column}"), "oauth_codes", [column])


def _add_tokens() -> None:
    op.create_table(
        "oauth_tokens",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("key_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("resource", sa.String(500), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
        sa.Column("used_at_ms", sa.BigInteger),
        _belongs_to("oauth_tokens", "key_id", "api_keys"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_oauth_tokens")),
    )
    for column in ("key_id", "expires_at_ms"):
        op.create_index(op.f(f"ix_oauth_tokens_{column}"), "oauth_tokens", [column])


def _belongs_to(table: str, column: str, owner: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{owner}")
    return sa.ForeignKeyConstraint([column], [f"{owner}.id"], name=name, ondelete="CASCADE")
