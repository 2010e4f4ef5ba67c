"""The tables that version 0.1 created."""

import sqlalchemy as sa

from nonet.database.tables import metadata

VERSION_0_1 = sa.MetaData(naming_convention=metadata.naming_convention)


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")


sa.Table(
    "accounts",
    VERSION_0_1,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("email", sa.String(254), nullable=False, unique=True),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("suspended_at_ms", sa.BigInteger),
    sa.Column("promoted_at_ms", sa.BigInteger),
    sqlite_autoincrement=True,
)
sa.Table(
    "api_keys",
    VERSION_0_1,
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
sa.Table(
    "quota_windows",
    VERSION_0_1,
    sa.Column("account_id", sa.Integer, _account(), primary_key=True),
    sa.Column("lane", sa.String(16), primary_key=True),
    sa.Column("key_id", sa.Integer, nullable=False),
    sa.Column("started_at_ms", sa.BigInteger, nullable=False),
    sa.Column("used", sa.Integer, nullable=False),
)
sa.Table(
    "sign_in_links",
    VERSION_0_1,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("email", sa.String(254), nullable=False, index=True),
    sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
sa.Table(
    "sessions",
    VERSION_0_1,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
    sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("agent", sa.String(80), nullable=False),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("last_seen_at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("way", sa.String(16), nullable=False, server_default="link"),
    sqlite_autoincrement=True,
)
sa.Table(
    "oidc_identities",
    VERSION_0_1,
    sa.Column("issuer", sa.String(255), primary_key=True),
    sa.Column("subject", sa.String(255), primary_key=True),
    sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
)
sa.Table(
    "identity_joins",
    VERSION_0_1,
    sa.Column("hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
    sa.Column("issuer", sa.String(255), nullable=False),
    sa.Column("subject", sa.String(255), nullable=False),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
sa.Table(
    "passkeys",
    VERSION_0_1,
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
sa.Table(
    "passkey_challenges",
    VERSION_0_1,
    sa.Column("hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("account_id", sa.Integer, _account()),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
sa.Table(
    "recovery_codes",
    VERSION_0_1,
    sa.Column("hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("account_id", sa.Integer, _account(), nullable=False, index=True),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
)
sa.Table(
    "letter_windows",
    VERSION_0_1,
    sa.Column("name", sa.LargeBinary(32), primary_key=True),
    sa.Column("last_at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("hour_began_at_ms", sa.BigInteger, nullable=False),
    sa.Column("hour_used", sa.Integer, nullable=False),
    sa.Column("day_began_at_ms", sa.BigInteger, nullable=False),
    sa.Column("day_used", sa.Integer, nullable=False),
)
sa.Table(
    "email_changes",
    VERSION_0_1,
    sa.Column("account_id", sa.Integer, _account(), primary_key=True, autoincrement=False),
    sa.Column("new_email", sa.String(254), nullable=False),
    sa.Column("old_hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("new_hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("old_confirmed_at_ms", sa.BigInteger),
    sa.Column("new_confirmed_at_ms", sa.BigInteger),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
)
sa.Table(
    "usage_days",
    VERSION_0_1,
    sa.Column("account_id", sa.Integer, _account(), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False, index=True),
    sa.Column("endpoint", sa.String(32), primary_key=True),
    sa.Column("outcome", sa.String(16), primary_key=True),
    sa.Column("requests", sa.BigInteger, nullable=False),
)
sa.Table(
    "api_requests",
    VERSION_0_1,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("account_id", sa.Integer, _account(), nullable=False),
    sa.Column("key_id", sa.Integer),
    sa.Column("at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("endpoint", sa.String(32), nullable=False),
    sa.Column("status", sa.Integer, nullable=False),
    sa.Column("code", sa.String(32), nullable=False),
    sa.Column("elapsed_ms", sa.Integer, nullable=False),
    sa.Column("request_id", sa.String(16)),
    sa.Index(None, "account_id", "id"),
    sqlite_autoincrement=True,
)
sa.Table(
    "audit_log",
    VERSION_0_1,
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
sa.Table(
    "kept_suspensions",
    VERSION_0_1,
    sa.Column("mailbox_hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("suspended_at_ms", sa.BigInteger, nullable=False),
    sa.Column("ends_at_ms", sa.BigInteger, nullable=False),
)
sa.Table(
    "daily_puzzles",
    VERSION_0_1,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("label", sa.String(16), primary_key=True),
    sa.Column("puzzle", sa.String(81), nullable=False),
)
sa.Table(
    "probe",
    VERSION_0_1,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("written_at_ms", sa.BigInteger, nullable=False),
)
