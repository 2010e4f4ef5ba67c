"""Suspensions that outlive their accounts, and which request a deed came by."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, and two columns to the audit log."""
    op.create_table(
        "kept_suspensions",
        sa.Column("mailbox_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("suspended_at_ms", sa.BigInteger, nullable=False),
        sa.Column("ends_at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("mailbox_hash", name=op.f("pk_kept_suspensions")),
    )
    op.add_column("audit_log", sa.Column("request_id", sa.String(16)))
    op.add_column("audit_log", sa.Column("address", sa.String(45)))
    op.create_index(op.f("ix_audit_log_actor_id"), "audit_log", ["actor_id"])
    op.create_index(op.f("ix_audit_log_at_ms"), "audit_log", ["at_ms"])
