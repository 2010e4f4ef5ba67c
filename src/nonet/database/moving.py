"""Copying a SQLite file to PostgreSQL in one transaction."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, StaticPool, Table, create_engine, func, select, text
from sqlalchemy.exc import DBAPIError

from nonet.database import faults, schema, tables
from nonet.errors import NonetError

# Rows in memory at a time.
_ROWS_AT_ONCE = 1_000
# Long enough for a command that is about to end; a service never ends by itself.
_PATIENCE_S = 1.0


class DatabaseInUseError(NonetError):
    """Another process has the file open and may write to it."""

    code = "DATABASE_IN_USE"


class NotMovableError(NonetError):
    """One of the two databases doesn't meet the requirements."""

    code = "NOT_MOVABLE"


@contextmanager
def opened_exclusively(file: Path) -> Iterator[Connection]:
    """Open a SQLite file exclusively until the block ends.

    Each process that has the file open holds a lock on it, even while idle. The exclusive lock
    proves that no service uses the file, and prevents one from starting.

    Raises:
        DatabaseInUseError.
        NotMovableError: the file can't be opened, or isn't a database.
    """
    engine = _engine_of(file)
    try:
        with closing(_lock(engine, file)) as connection:
            yield connection
            connection.exec_driver_sql("ROLLBACK")
    finally:
        engine.dispose()


def move(target: Connection, source: Connection) -> Mapping[str, int]:
    """Copy all rows into an empty database; return the number of rows by table.

    Raises:
        NotMovableError.
    """
    if schema.state_of(source) is not schema.SchemaState.CURRENT:
        raise NotMovableError("the file has another schema version: run `nonet db upgrade` first")
    if schema.state_of(target) is schema.SchemaState.EMPTY:
        schema.upgrade(target)
    if schema.state_of(target) is not schema.SchemaState.CURRENT:
        raise NotMovableError("the new database has another schema version: use an empty one")
    if target.scalar(select(func.count()).select_from(tables.accounts)):
        raise NotMovableError("the new database already has accounts: use an empty one")
    moved = {}
    for table in tables.metadata.sorted_tables:
        if table not in (tables.probe, tables.schema_reach):
            moved[str(table.name)] = _copy(table, source, target)
            _continue_sequence(table, source, target)
    return moved


def _engine_of(file: Path) -> Engine:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            f"{file.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=_PATIENCE_S,
            isolation_level=None,  # the driver begins no transactions
            check_same_thread=False,  # rows are copied in the target's thread
        )

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True)


def _lock(engine: Engine, file: Path) -> Connection:
    """Return a connection that holds the exclusive lock.

    Raises:
        DatabaseInUseError, NotMovableError.
    """
    try:
        connection = engine.connect()
        connection.exec_driver_sql("PRAGMA locking_mode = EXCLUSIVE").fetchall()
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
    except DBAPIError as fault:
        if isinstance(fault.orig, sqlite3.Error) and faults.is_busy(fault.orig):
            message = f"{file} is in use: stop the service first"
            raise DatabaseInUseError(message) from fault
        raise NotMovableError(f"{file} can't be moved: {fault.orig}") from fault
    return connection


def _copy(table: Table, source: Connection, target: Connection) -> int:
    """Copy a table, and compare the number of rows.

    Raises:
        NotMovableError.
    """
    for rows in source.execute(select(table)).mappings().partitions(_ROWS_AT_ONCE):
        target.execute(table.insert(), [dict(row) for row in rows])
    count = select(func.count()).select_from(table)
    before, after = source.scalar(count) or 0, target.scalar(count) or 0
    if before != after:
        raise NotMovableError(f"{table.name} has {before} rows, but {after} were copied")
    return after


def _continue_sequence(table: Table, source: Connection, target: Connection) -> None:
    """Set the sequence so that ids, including those of deleted rows, are never reused."""
    column = table.autoincrement_column
    if column is None:
        return
    name = str(table.name)
    sequence = target.scalar(select(func.pg_get_serial_sequence(name, column.name)))
    highest = source.scalar(select(func.max(column))) or 0
    if table.dialect_options["sqlite"]["autoincrement"]:
        known = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        highest = max(highest, source.scalar(known, {"name": name}) or 0)
    if sequence is not None and highest:
        target.execute(select(func.setval(sequence, highest)))
