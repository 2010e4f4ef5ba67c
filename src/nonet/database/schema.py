"""Versions of the schema, and upgrades to the newest one.

A migration adds what its version needs and keeps what the version before uses. Both versions can
then serve side by side while one replaces the other. A later migration may remove something; it
then stores in `schema_reach` the oldest schema whose programs still work.
"""

from enum import Enum
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select, text

from nonet.database.tables import metadata, schema_reach

_SET_REACH = text("INSERT INTO schema_reach (id, oldest) VALUES (1, '0015')")


class SchemaState(Enum):
    """State of a database's schema, compared with this version's."""

    EMPTY = "without any table"
    OLDER = "of an older version"
    CURRENT = "up to date"
    AHEAD = "of a newer version, and good for this one too"
    NEWER = "of a newer version than this one"


def upgrade(connection: Connection) -> None:
    """Create all tables, or apply the missing migrations, within the caller's transaction."""
    state = state_of(connection)
    configuration = _configuration()
    configuration.attributes["connection"] = connection
    if state is SchemaState.EMPTY:
        metadata.create_all(connection)
        connection.execute(_SET_REACH)
        command.stamp(configuration, "head")
    elif state is not SchemaState.AHEAD:
        command.upgrade(configuration, "head")


def state_of(connection: Connection) -> SchemaState:
    """Compare the database's migrations with those of this version."""
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
    """Return the oldest schema whose programs work with this database."""
    if not inspect(connection).has_table(schema_reach.name):
        return None
    oldest: str | None = connection.scalar(select(schema_reach.c.oldest))
    return oldest


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_configuration())


def _configuration() -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    configuration.set_main_option("path_separator", "os")
    return configuration
