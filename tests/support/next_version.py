"""The next version of Nonet, as an upgrade would meet it: this one, with one migration more.

It adds a column with a default to keys, which the new program reads, and a table; it leaves all
that the old one uses.
"""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from alembic.script import ScriptDirectory

import nonet
from server import COMMAND, environment

_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "next", "{head}", None, None


def upgrade():
    colour = sa.Column("colour", sa.String(8), nullable=False, server_default="red")
    op.add_column("api_keys", colour)
    op.create_index("ix_api_keys_colour", "api_keys", ["colour"])
    op.create_table("shelves", sa.Column("id", sa.Integer, primary_key=True))
"""
_COLUMN = """
api_keys.append_column(Column("colour", String(8), nullable=False, server_default="red"))
"""


class NextVersion:
    """A program beside the installed one."""

    def __init__(self, folder: Path) -> None:
        package = folder / "nonet"
        installed = Path(nonet.__file__).parent
        shutil.copytree(
            installed, package, copy_function=_copy, ignore=shutil.ignore_patterns("__pycache__")
        )
        versions = package / "database" / "migrations" / "versions"
        head = ScriptDirectory(str(versions.parent)).get_current_head()
        (versions / "next.py").write_text(_MIGRATION.format(head=head))
        tables = package / "database" / "tables.py"
        tables.write_text((installed / "database" / "tables.py").read_text() + _COLUMN)
        self.before: Sequence[str] = ("env", f"PYTHONPATH={folder}")

    def upgrade(self, folder: Path, database_url: str) -> None:
        """Bring a database up to date with it."""
        subprocess.run(
            [*self.before, COMMAND, "db", "upgrade"],
            cwd=folder,
            env=environment({"database_url": database_url}),
            check=True,
            capture_output=True,
        )


def _copy(source: str, target: str) -> None:
    """Copy a file, but link the engine, which is large and shared by the versions."""
    if Path(source).suffix == ".so":
        Path(target).symlink_to(source)
    else:
        shutil.copyfile(source, target)
