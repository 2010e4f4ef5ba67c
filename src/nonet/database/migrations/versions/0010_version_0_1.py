"""The tables of version 0.1.

Every older database has them, and new databases get all tables at once (`schema.upgrade`), so
there is nothing to do.
"""

revision = "0010"
down_revision = None


def upgrade() -> None:
    """Change nothing."""
