"""The schema's versions: bring a database up to date, or tell whether it is."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Apply every migration that the database lacks, within the caller's transaction."""
    configuration = _configuration()
    configuration.attributes["connection"] = connection
    command.upgrade(configuration, "head")


def is_current(connection: Connection) -> bool:
    """Tell whether the database has exactly the migrations that this code knows."""
    heads = ScriptDirectory.from_config(_configuration()).get_heads()
    return set(MigrationContext.configure(connection).get_current_heads()) == set(heads)


def _configuration() -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    configuration.set_main_option("path_separator", "os")
    return configuration
