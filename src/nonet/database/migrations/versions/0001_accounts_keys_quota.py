"""Accounts, their API keys and their quota."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first three tables."""
    _create_accounts()
    _create_keys()
    _create_quota()


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("suspended_at_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("email", name=op.f("uq_accounts_email")),
        sqlite_autoincrement=True,
    )


def _create_keys() -> None:
    op.create_table(
        "api_keys",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("prefix", sa.String(20), nullable=False),
        sa.Column("last_four", sa.String(4), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("last_used_at_ms", sa.BigInteger),
        sa.Column("expires_at_ms", sa.BigInteger),
        sa.Column("revoked_at_ms", sa.BigInteger),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["accounts.id"],
            name=op.f("fk_api_keys_account_id_accounts"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_api_keys")),
        sa.UniqueConstraint("hash", name=op.f("uq_api_keys_hash")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_api_keys_account_id"), "api_keys", ["account_id"])


def _create_quota() -> None:
    op.create_table(
        "quota_windows",
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("lane", sa.String(16), nullable=False),
        sa.Column("key_id", sa.Integer, nullable=False),
        sa.Column("started_at_ms", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["accounts.id"],
            name=op.f("fk_quota_windows_account_id_accounts"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("account_id", "lane", name=op.f("pk_quota_windows")),
    )
