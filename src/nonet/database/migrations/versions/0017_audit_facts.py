"""Details of audit entries as data; those written before stay prose."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the column; the program before goes on writing into `detail`."""
    op.add_column("audit_log", sa.Column("facts", sa.JSON(none_as_null=True)))
