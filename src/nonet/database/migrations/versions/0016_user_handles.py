"""The WebAuthn user handle of an account."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the column; it is filled when the account registers its next passkey."""
    op.add_column("accounts", sa.Column("user_handle", sa.LargeBinary(32)))
