"""From a SQLite file to PostgreSQL: everything, in one transaction, or nothing."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, StaticPool, Table, create_engine, func, select, text
from sqlalchemy.exc import DBAPIError

from nonet.database.faults import is_busy
from nonet.database.schema import SchemaState, state_of, upgrade
from nonet.database.tables import accounts, metadata, probe, schema_reach
from nonet.errors import NonetError

# So many rows are in memory at a time.
_ROWS_AT_ONCE = 1_000
# Long enough for a command that ends at this moment; a service never ends by itself.
_PATIENCE_S = 1.0


class DatabaseInUseError(NonetError):
    """Somebody else has the file open, and may write to it."""

    code = "DATABASE_IN_USE"


class NotMovableError(NonetError):
    """One of both databases is not what it would have to be."""

    code = "NOT_MOVABLE"


@contextmanager
def held_alone(file: Path) -> Iterator[Connection]:
    """Open a SQLite file with nobody beside, and keep everybody out until the block ends.

    Whoever has the file open holds a lock on it, also while nothing is asked: the lock that
    excludes it is the proof that no service runs on it, and that none begins to.

    Raises:
        DatabaseInUseError.
        NotMovableError: it cannot be opened, or is no database.
    """
    engine = _engine_of(file)
    try:
        with closing(_alone_with(engine, file)) as connection:
            yield connection
            connection.exec_driver_sql("ROLLBACK")
    finally:
        engine.dispose()


def move(target: Connection, source: Connection) -> Mapping[str, int]:
    """Copy all rows into a database that has none; return how many of each table.

    Raises:
        NotMovableError.
    """
    if state_of(source) is not SchemaState.CURRENT:
        raise NotMovableError("the file has another schema version: run `nonet db upgrade` first")
    if state_of(target) is SchemaState.EMPTY:
        upgrade(target)
    if state_of(target) is not SchemaState.CURRENT:
        raise NotMovableError("the new database has another schema version: use an empty one")
    if target.scalar(select(func.count()).select_from(accounts)):
        raise NotMovableError("the new database already has accounts: use an empty one")
    moved = {}
    for table in metadata.sorted_tables:
        if table not in (probe, schema_reach):
            moved[str(table.name)] = _copy(table, source, target)
            _go_on_counting(table, source, target)
    return moved


def _engine_of(file: Path) -> Engine:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            f"{file.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=_PATIENCE_S,
            isolation_level=None,  # no transaction begins by itself
            check_same_thread=False,  # rows are copied in the target's thread
        )

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True)


def _alone_with(engine: Engine, file: Path) -> Connection:
    """Return a connection that excludes all others.

    Raises:
        DatabaseInUseError, NotMovableError.
    """
    try:
        connection = engine.connect()
        connection.exec_driver_sql("PRAGMA locking_mode = EXCLUSIVE").fetchall()
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
    except DBAPIError as fault:
        if isinstance(fault.orig, sqlite3.Error) and is_busy(fault.orig):
            message = f"{file} is in use: stop the service, then move it"
            raise DatabaseInUseError(message) from fault
        raise NotMovableError(f"{file} cannot be moved: {fault.orig}") from fault
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


def _go_on_counting(table: Table, source: Connection, target: Connection) -> None:
    """Give the next row a number that none ever had, those that were deleted too."""
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
