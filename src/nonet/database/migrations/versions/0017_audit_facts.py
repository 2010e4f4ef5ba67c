"""Details of audit entries as data; older entries keep their text."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the column; version 0.2 keeps writing to `detail`."""
    op.add_column("audit_log", sa.Column("facts", sa.JSON(none_as_null=True)))
