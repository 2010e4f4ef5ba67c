"""Sign-in, sessions, changes of address, administration, usage and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what people need beside their keys."""
    op.add_column("accounts", sa.Column("promoted_at_ms", sa.BigInteger))
    _create_people()
    _create_records()


def _create_people() -> None:
    op.create_table(
        "sign_in_links",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("email", sa.String(254), nullable=False, index=True),
        sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
        sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("agent", sa.String(80), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("last_seen_at_ms", sa.BigInteger, nullable=False, index=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "email_changes",
        sa.Column("account_id", sa.Integer, _account(), primary_key=True, autoincrement=False),
        sa.Column("new_email", sa.String(254), nullable=False),
        sa.Column("old_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("new_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("old_confirmed_at_ms", sa.BigInteger),
        sa.Column("new_confirmed_at_ms", sa.BigInteger),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "oidc_identities",
        sa.Column("issuer", sa.String(255), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    )


def _create_records() -> None:
    op.create_table(
        "usage_days",
        sa.Column("account_id", sa.Integer, _account(), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False, index=True),
        sa.Column("endpoint", sa.String(32), primary_key=True),
        sa.Column("outcome", sa.String(16), primary_key=True),
        sa.Column("requests", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("actor_id", sa.Integer),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("account_id", sa.Integer, index=True),
        sa.Column("detail", sa.String(200), nullable=False),
        sqlite_autoincrement=True,
    )


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")
