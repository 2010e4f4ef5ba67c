"""Sign-in, sessions, changes of address, administration, usage and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what people need beside their keys."""
    op.add_column("accounts", sa.Column("promoted_at_ms", sa.BigInteger))
    _create_sign_in_links()
    _create_sessions()
    _create_email_changes()
    _create_oidc_identities()
    _create_usage_days()
    _create_audit_log()


def _create_sign_in_links() -> None:
    table = "sign_in_links"
    op.create_table(
        table,
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sign_in_links")),
        sa.UniqueConstraint("hash", name=op.f("uq_sign_in_links_hash")),
    )
    op.create_index(op.f("ix_sign_in_links_email"), table, ["email"])
    op.create_index(op.f("ix_sign_in_links_expires_at_ms"), table, ["expires_at_ms"])


def _create_sessions() -> None:
    table = "sessions"
    op.create_table(
        table,
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("agent", sa.String(80), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        sa.Column("last_seen_at_ms", sa.BigInteger, nullable=False),
        _belongs_to_account(table),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("hash", name=op.f("uq_sessions_hash")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_sessions_account_id"), table, ["account_id"])
    op.create_index(op.f("ix_sessions_last_seen_at_ms"), table, ["last_seen_at_ms"])


def _create_email_changes() -> None:
    table = "email_changes"
    op.create_table(
        table,
        sa.Column("account_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("new_email", sa.String(254), nullable=False),
        sa.Column("old_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("new_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("old_confirmed_at_ms", sa.BigInteger),
        sa.Column("new_confirmed_at_ms", sa.BigInteger),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
        _belongs_to_account(table),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_email_changes")),
        sa.UniqueConstraint("old_hash", name=op.f("uq_email_changes_old_hash")),
        sa.UniqueConstraint("new_hash", name=op.f("uq_email_changes_new_hash")),
    )


def _create_oidc_identities() -> None:
    table = "oidc_identities"
    op.create_table(
        table,
        sa.Column("issuer", sa.String(255), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("created_at_ms", sa.BigInteger, nullable=False),
        _belongs_to_account(table),
        sa.PrimaryKeyConstraint("issuer", "subject", name=op.f("pk_oidc_identities")),
    )
    op.create_index(op.f("ix_oidc_identities_account_id"), table, ["account_id"])


def _create_usage_days() -> None:
    table = "usage_days"
    op.create_table(
        table,
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("endpoint", sa.String(32), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("requests", sa.BigInteger, nullable=False),
        _belongs_to_account(table),
        sa.PrimaryKeyConstraint(
            "account_id", "day", "endpoint", "outcome", name=op.f("pk_usage_days")
        ),
    )
    op.create_index(op.f("ix_usage_days_day"), table, ["day"])


def _create_audit_log() -> None:
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("actor_id", sa.Integer),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("account_id", sa.Integer),
        sa.Column("detail", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_log")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_audit_log_account_id"), "audit_log", ["account_id"])


def _belongs_to_account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["account_id"],
        ["accounts.id"],
        name=op.f(f"fk_{table}_account_id_accounts"),
        ondelete="CASCADE",
    )
