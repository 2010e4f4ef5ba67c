"""Passkeys, recovery codes, and how a session began."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _owner(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_account_id_accounts")
    return sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    """Add the tables and the column."""
    _add_passkeys()
    _add_challenges_and_codes()
    op.add_column(
        "sessions", sa.Column("way", sa.String(16), nullable=False, server_default="link")
    )


def _add_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("credential_id", sa.LargeBinary(1023), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("last_used_at_ms", sa.BigInteger),
        _owner("passkeys"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential_id", name=op.f("uq_passkeys_credential_id")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_passkeys_account_id"), "passkeys", ["account_id"])


def _add_challenges_and_codes() -> None:
    op.create_table(
        "passkey_challenges",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("account_id", sa.Integer),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
        _owner("passkey_challenges"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_passkey_challenges")),
    )
    op.create_index(
        op.f("ix_passkey_challenges_expires_at_ms"), "passkey_challenges", ["expires_at_ms"]
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        _owner("recovery_codes"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_recovery_codes")),
    )
    op.create_index(op.f("ix_recovery_codes_account_id"), "recovery_codes", ["account_id"])
