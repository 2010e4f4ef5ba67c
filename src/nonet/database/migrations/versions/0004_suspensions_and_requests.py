"""Suspensions that outlive their accounts, and which request a deed came by."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table, and two columns to the audit log."""
    op.create_table(
        "kept_suspensions",
        sa.Column("mailbox_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("suspended_at_ms", sa.BigInteger, nullable=False),
        sa.Column("ends_at_ms", sa.BigInteger, nullable=False),
    )
    op.add_column("audit_log", sa.Column("request_id", sa.String(16)))
    op.add_column("audit_log", sa.Column("address", sa.String(45)))
    op.create_index(op.f("ix_audit_log_actor_id"), "audit_log", ["actor_id"])
    op.create_index(op.f("ix_audit_log_at_ms"), "audit_log", ["at_ms"])
