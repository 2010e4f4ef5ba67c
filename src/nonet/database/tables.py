"""Every table. Times are whole milliseconds since 1970 in UTC.

accounts 1 ── n api_keys
    └── 1 ── n quota_windows     one per lane ("api", "download")

A deleted account takes its keys and windows along.
"""

from sqlalchemy import (
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
    # An id is never given to a second account: caches and logs name accounts by it.
    sqlite_autoincrement=True,
)

api_keys = Table(
    "api_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False),
    Column("name", String(100), nullable=False),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("prefix", String(20), nullable=False),
    Column("last_four", String(4), nullable=False),
    Column("created_at_ms", BigInteger, nullable=False),
    Column("last_used_at_ms", BigInteger),
    Column("expires_at_ms", BigInteger),
    Column("revoked_at_ms", BigInteger),
    Index(None, "account_id"),
    sqlite_autoincrement=True,
)

quota_windows = Table(
    "quota_windows",
    metadata,
    Column("account_id", ForeignKey(accounts.c.id, ondelete="CASCADE"), primary_key=True),
    Column("lane", String(16), primary_key=True),
    Column("key_id", Integer, nullable=False),  # the key that spent last
    Column("started_at_ms", BigInteger, nullable=False),
    Column("used", Integer, nullable=False),
)
