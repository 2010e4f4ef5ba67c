"""Credential that began a session, so that both end together."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the columns; for older sessions, the credential stays unknown."""
    op.add_column("sessions", sa.Column("begun_by", sa.LargeBinary(32)))
    op.add_column("sessions", sa.Column("is_stale", sa.Integer, nullable=False, server_default="0"))
    op.add_column("email_changes", sa.Column("session_id", sa.Integer))
