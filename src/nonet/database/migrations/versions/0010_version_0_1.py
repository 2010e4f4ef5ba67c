"""The tables of version 0.1."""

import sqlalchemy as sa
from alembic import op

from nonet.grid import CELLS

revision = "0010"
down_revision = None


def upgrade() -> None:
    """Create them all."""
    _create_accounts_and_keys()
    _create_sign_in()
    _create_passkeys()
    _create_email()
    _create_records()
    _create_others()


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")


def _create_accounts_and_keys() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("email", sa.String(254), nullable=False, unique=True),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("suspended_at_ms", sa.BigInteger),
        sa.Column("promoted_at_ms", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "api_keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("prefix", sa.String(20), nullable=False),
        sa.Column("last_four", sa.String(4), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("last_used_at_ms", sa.BigInteger),
        sa.Column("expires_at_ms", sa.BigInteger),
        sa.Column("revoked_at_ms", sa.BigInteger),
        sa.Column("scope", sa.String(16), nullable=False, server_default="all"),
        sa.Column("allowed_addresses", sa.String(1000)),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "quota_windows",
        sa.Column("account_id", sa.Integer, _account(), primary_key=True),
        sa.Column("lane", sa.String(16), primary_key=True),
        sa.Column("key_id", sa.Integer, nullable=False),
        sa.Column("started_at_ms", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )


def _create_sign_in() -> None:
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
        sa.Column("way", sa.String(16), nullable=False, server_default="link"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "oidc_identities",
        sa.Column("issuer", sa.String(255), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "identity_joins",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
        sa.Column("issuer", sa.String(255), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
    )


def _create_passkeys() -> None:
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


def _create_email() -> None:
    op.create_table(
        "letter_windows",
        sa.Column("name", sa.LargeBinary(32), primary_key=True),
        sa.Column("last_at_ms", sa.BigInteger, nullable=False, index=True),
        sa.Column("hour_began_at_ms", sa.BigInteger, nullable=False),
        sa.Column("hour_used", sa.Integer, nullable=False),
        sa.Column("day_began_at_ms", sa.BigInteger, nullable=False),
        sa.Column("day_used", sa.Integer, nullable=False),
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
        "api_requests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account_id", sa.Integer, _account(), nullable=False),
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
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False, index=True),
        sa.Column("actor_id", sa.Integer, index=True),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("account_id", sa.Integer, index=True),
        sa.Column("detail", sa.String(200), nullable=False),
        sa.Column("request_id", sa.String(16)),
        sa.Column("address", sa.String(45)),
        sqlite_autoincrement=True,
    )


def _create_others() -> None:
    op.create_table(
        "kept_suspensions",
        sa.Column("mailbox_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("suspended_at_ms", sa.BigInteger, nullable=False),
        sa.Column("ends_at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("label", sa.String(16), primary_key=True),
        sa.Column("puzzle", sa.String(len(CELLS)), nullable=False),
    )
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("written_at_ms", sa.BigInteger, nullable=False),
    )
