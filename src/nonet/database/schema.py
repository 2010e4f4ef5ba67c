"""The schema's versions: bring a database up to date, or tell how far it is.

A migration adds what its version needs and leaves what the one before uses, so that both can serve
while one takes the other's place, in either direction. One that takes something away comes a
version later, and tells by the row of `schema_reach` from which schema on programs do without.
"""

from enum import Enum
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select

from nonet.database.tables import schema_reach


class SchemaState(Enum):
    """What a database's schema is to this code."""

    EMPTY = "without any table"
    OLDER = "of an older version"
    CURRENT = "up to date"
    AHEAD = "of a newer version, and good for this one too"
    NEWER = "of a newer version than this one"


def upgrade(connection: Connection) -> None:
    """Apply every migration that the database lacks, within the caller's transaction."""
    if state_of(connection) is SchemaState.AHEAD:
        return
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
    if applied <= known:
        return SchemaState.OLDER
    return SchemaState.AHEAD if _oldest_in_reach(connection) in known else SchemaState.NEWER


def _oldest_in_reach(connection: Connection) -> str | None:
    """Return the oldest schema whose programs can work with this one."""
    if not inspect(connection).has_table(schema_reach.name):
        return None
    oldest: str | None = connection.scalar(select(schema_reach.c.oldest))
    return oldest


def head() -> str:
    """Return the name of the schema that this code brings a database to."""
    (name,) = _scripts().get_heads()
    return name


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_configuration())


def _configuration() -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    configuration.set_main_option("path_separator", "os")
    return configuration
