"""Every table. Times are whole milliseconds since 1970 in UTC.

accounts 1 ── n api_keys         rows with a `client_id` are OAuth connections
    │               └── 1 ── n oauth_tokens   credentials of a connection
    ├── 1 ── n oauth_codes       exchanged by a program for its first tokens
    ├── 1 ── n quota_windows     one per lane ("api", "download")
    ├── 1 ── n sessions          one per browser that is signed in
    ├── 1 ── 1 email_changes     the pending change
    ├── 1 ── n oidc_identities   its identities at other providers
    ├── 1 ── n passkeys          credentials for sign-in
    ├── 1 ── n recovery_codes    each signs in once
    └── 1 ── n usage_days        requests per day, endpoint and outcome
sign_in_links                    belong to an address, which may have no account yet
oauth_clients                    programs that may be connected; belong to no account
daily_puzzles                    belong to a day
audit_log                        names accounts only by id, and keeps entries of deleted ones
probe                            one row, rewritten to check that the database is writable
schema_reach                     one row: the oldest schema whose programs work with this one

Deleting an account deletes all of its rows. Links, sessions, codes and tokens are stored as the
SHA-256 of the secret that the browser or the program holds.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

from nonet.grid import CELLS

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("email", String(254), nullable=False, unique=True),
    Column("created_at_ms", BigInteger, nullable=False),
    Column("suspended_at_ms", BigInteger),
    Column("promoted_at_ms", BigInteger),  # start of its administrator role; null: none
    Column("requests_per_minute", Integer),  # its own limit; null: the default
    Column("max_keys", Integer),  # likewise
    Column("user_handle", LargeBinary(32)),  # WebAuthn user handle; null: no passkey yet
    # Never reuse an id: caches and logs name accounts by it.
    sqlite_autoincrement=True,
)

api_keys = Table(
    "api_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(100), nullable=False),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("prefix", String(20), nullable=False),
    Column("last_four", String(4), nullable=False),
    Column("created_at_ms", BigInteger, nullable=False),
    Column("last_used_at_ms", BigInteger),
    Column("expires_at_ms", BigInteger),
    Column("revoked_at_ms", BigInteger),
    Column("scope", String(16), nullable=False, server_default="all"),
    Column("allowed_addresses", String(1000)),  # space-separated; null: any address
    Column("kind", String(8), nullable=False, server_default="own"),  # or "trial": made by a page
    Column("client_id", String(500)),  # the program of a connection; null: a key
    sqlite_autoincrement=True,
)

oauth_clients = Table(
    "oauth_clients",
    metadata,
    Column("id", String(500), primary_key=True),  # random, or the URL of its document
    Column("name", String(100), nullable=False),
    Column("redirect_uris", String(12000), nullable=False),  # space-separated
    Column("created_at_ms", BigInteger, nullable=False, index=True),
    Column("used_at_ms", BigInteger),  # last connected, or tokens last refreshed
)

oauth_codes = Table(
    "oauth_codes",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "client_id", ForeignKey(oauth_clients.c.id, ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("scope", String(16), nullable=False),
    Column("resource", String(500), nullable=False),
    Column("redirect_uri", String(1000), nullable=False),
    Column("is_redirect_named", Integer, nullable=False),  # whether the request contained it
    Column("challenge", String(128), nullable=False),
    Column("expires_at_ms", BigInteger, nullable=False, index=True),
    Column("key_id", Integer),  # the connection created from it
)

oauth_tokens = Table(
    "oauth_tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("key_id", ForeignKey(api_keys.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # "access" or "refresh"
    Column("resource", String(500), nullable=False),  # the URL that it is valid for
    Column("expires_at_ms", BigInteger, nullable=False, index=True),
    Column("used_at_ms", BigInteger),  # a refresh token is used once
)

quota_windows = Table(
    "quota_windows",
    metadata,
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), primary_key=True),
    Column("lane", String(16), primary_key=True),
    Column("key_id", Integer, nullable=False),  # the key of the last request
    Column("started_at_ms", BigInteger, nullable=False),
    Column("used", Integer, nullable=False),
    Column("allowed", Integer, nullable=False, server_default="0"),  # limit at the last request
)

sign_in_links = Table(
    "sign_in_links",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("email", String(254), nullable=False, index=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("expires_at_ms", BigInteger, nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("agent", String(80), nullable=False),
    Column("created_at_ms", BigInteger, nullable=False),
    Column("last_seen_at_ms", BigInteger, nullable=False, index=True),
    Column("way", String(16), nullable=False, server_default="link"),  # method of the sign-in
    Column("begun_by", LargeBinary(32)),  # hash of the passkey or identity, if any
    Column(
        "is_stale", Integer, nullable=False, server_default="0"
    ),  # 1: sensitive actions need a new sign-in
    sqlite_autoincrement=True,
)

letter_windows = Table(
    "letter_windows",
    metadata,
    Column("name", LargeBinary(32), primary_key=True),  # keyed hash of mailbox and lane
    Column("last_at_ms", BigInteger, nullable=False, index=True),
    Column("hour_began_at_ms", BigInteger, nullable=False),
    Column("hour_used", Integer, nullable=False),
    Column("day_began_at_ms", BigInteger, nullable=False),
    Column("day_used", Integer, nullable=False),
)

email_changes = Table(
    "email_changes",
    metadata,
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), primary_key=True),
    Column("new_email", String(254), nullable=False),
    Column("old_hash", LargeBinary(32), nullable=False, unique=True),
    Column("new_hash", LargeBinary(32), nullable=False, unique=True),
    Column("old_confirmed_at_ms", BigInteger),
    Column("new_confirmed_at_ms", BigInteger),
    Column("expires_at_ms", BigInteger, nullable=False),
    Column("session_id", Integer),  # session that confirmed the new address
)

oidc_identities = Table(
    "oidc_identities",
    metadata,
    Column("issuer", String(255), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at_ms", BigInteger, nullable=False),
)

identity_joins = Table(
    "identity_joins",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("issuer", String(255), nullable=False),
    Column("subject", String(255), nullable=False),
    Column("expires_at_ms", BigInteger, nullable=False, index=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("credential_id", LargeBinary(1023), nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("created_at_ms", BigInteger, nullable=False),
    Column("last_used_at_ms", BigInteger),
    sqlite_autoincrement=True,
)

passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE")),  # null: for sign-in
    Column("expires_at_ms", BigInteger, nullable=False, index=True),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at_ms", BigInteger, nullable=False),
)

usage_days = Table(
    "usage_days",
    metadata,
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), primary_key=True),
    # Days since 1970 in UTC.
    Column("day", Integer, primary_key=True, autoincrement=False, index=True),
    Column("endpoint", String(32), primary_key=True),
    Column("outcome", String(16), primary_key=True),  # "ok", "refused", "limited" or "failed"
    Column("requests", BigInteger, nullable=False),
)

kept_suspensions = Table(
    "kept_suspensions",
    metadata,
    Column("mailbox_hash", LargeBinary(32), primary_key=True),  # the hash's key isn't stored here
    Column("suspended_at_ms", BigInteger, nullable=False),
    Column("ends_at_ms", BigInteger, nullable=False),
)

api_requests = Table(
    "api_requests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False),
    Column("key_id", Integer),  # null: a download by a grant
    Column("at_ms", BigInteger, nullable=False, index=True),
    Column("endpoint", String(32), nullable=False),
    Column("status", Integer, nullable=False),
    Column("code", String(32), nullable=False),
    Column("elapsed_ms", Integer, nullable=False),
    Column("request_id", String(16)),
    Column("broken_rules", String(1000)),  # kept for a day: fields and their expected values
    Index(None, "account_id", "id"),
    sqlite_autoincrement=True,
)

audit_log = Table(
    "audit_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False, index=True),
    Column("actor_id", Integer, index=True),  # the account that acted; null: the command line
    Column("action", String(40), nullable=False),
    Column("account_id", Integer, index=True),  # the account that the action concerns
    Column("detail", String(200), nullable=False),  # text, written by versions before `facts`
    Column("facts", JSON(none_as_null=True)),  # see `Detail` in `accounts/audit.py`
    Column("request_id", String(16)),
    Column("address", String(45)),  # the client's; deleted after 30 days
    sqlite_autoincrement=True,
)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),  # days since 1970 in UTC
    Column("label", String(16), primary_key=True),
    Column("puzzle", String(len(CELLS)), nullable=False),
)

probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("written_at_ms", BigInteger, nullable=False),
)

schema_reach = Table(
    "schema_reach",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("oldest", String(32), nullable=False),
)
