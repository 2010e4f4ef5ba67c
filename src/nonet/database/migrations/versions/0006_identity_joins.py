"""Ways to sign in that wait for the owner's word."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "identity_joins",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("issuer", sa.String(255), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["accounts.id"],
            name=op.f("fk_identity_joins_account_id_accounts"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_identity_joins")),
    )
    op.create_index(op.f("ix_identity_joins_account_id"), "identity_joins", ["account_id"])
    op.create_index(op.f("ix_identity_joins_expires_at_ms"), "identity_joins", ["expires_at_ms"])
