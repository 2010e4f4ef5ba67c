"""The schema's versions: bring a database up to date, or tell how far it is."""

from enum import Enum
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class SchemaState(Enum):
    """What a database's schema is to this code."""

    EMPTY = "without any table"
    OLDER = "of an older version"
    CURRENT = "up to date"
    NEWER = "of a newer version than this one"


def upgrade(connection: Connection) -> None:
    """Apply every migration that the database lacks, within the caller's transaction."""
    configuration = _configuration()
    configuration.attributes["connection"] = connection
    command.upgrade(configuration, "head")


def state_of(connection: Connection) -> SchemaState:
    """Compare the database's migrations with those that this code knows."""
    applied = set(MigrationContext.configure(connection).get_current_heads())
    scripts = _scripts()
    if not applied:
        return SchemaState.EMPTY
    if applied == set(scripts.get_heads()):
        return SchemaState.CURRENT
    known = {script.revision for script in scripts.walk_revisions()}
    return SchemaState.OLDER if applied <= known else SchemaState.NEWER


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_configuration())


def _configuration() -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    configuration.set_main_option("path_separator", "os")
    return configuration
