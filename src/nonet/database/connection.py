"""One door to SQLite and PostgreSQL.

Data access is written as plain functions whose first parameter is a `Connection`. `Database`
runs such a function in one transaction: on SQLite inline, because a hop to a thread costs
several times the statement; on PostgreSQL through an asynchronous connection. The one statement
that every request needs goes by `fetch_one`, past the layers that cost more than itself.
"""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import ClauseElement, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

P = ParamSpec("P")
T = TypeVar("T")
Row = tuple[Any, ...]

BUSY_TIMEOUT_MS = 5_000
_WRITE_AHEAD = "PRAGMA journal_mode = WAL"


class Database:
    """A database by its SQLAlchemy URL: `sqlite:///file` or `postgresql+psycopg://...`."""

    def __init__(self, url: str, *, pool_size: int = 10) -> None:
        self._async_engine: AsyncEngine | None = None
        # Parameters stay out of error messages, and so out of logs.
        if make_url(url).get_backend_name() == "sqlite":
            # One connection: the event loop's thread is the only one that uses it.
            self._engine = create_engine(
                url, hide_parameters=True, poolclass=StaticPool, paramstyle="named"
            )
            _prepare_sqlite(self._engine)
        else:
            self._engine = create_engine(url, hide_parameters=True)
            # A connection that the server closed meanwhile is replaced before it is used.
            self._async_engine = create_async_engine(
                url, hide_parameters=True, pool_size=pool_size, pool_pre_ping=True
            )
        self._driver_connection: DBAPIConnection | None = None

    @property
    def is_local_file(self) -> bool:
        """Tell whether the database is a file of this machine, not a server that many share."""
        return self._async_engine is None

    @property
    def dialect(self) -> Dialect:
        """The SQL dialect that statements are compiled for."""
        return self._engine.dialect

    def compile(self, statement: ClauseElement) -> str:
        """Turn a statement into SQL text for `fetch_one`, once, at start."""
        return str(statement.compile(dialect=self.dialect))

    async def fetch_one(self, sql: str, parameters: Mapping[str, Any]) -> Row | None:
        """Run one compiled statement as a transaction of its own; return its first row."""
        if self._async_engine is None:
            return self._fetch_one_inline(sql, parameters)
        engine = self._async_engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            row = (await connection.exec_driver_sql(sql, dict(parameters))).first()
            return None if row is None else tuple(row)

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work(connection, ...)` in one transaction without blocking on a network."""
        if self._async_engine is None:
            return self.run_now(work, *args, **kwargs)
        async with self._async_engine.begin() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    def run_now(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work(connection, ...)` in one transaction and wait for it."""
        with self._engine.begin() as connection:
            return work(connection, *args, **kwargs)

    async def close(self) -> None:
        """Give all connections back."""
        if self._async_engine is not None:
            await self._async_engine.dispose()
        self.close_now()

    def close_now(self) -> None:
        """Give the waiting calls' connections back."""
        self._driver_connection = None
        self._engine.dispose()

    def _fetch_one_inline(self, sql: str, parameters: Mapping[str, Any]) -> Row | None:
        if self._driver_connection is None:
            with self._engine.connect() as connection:
                self._driver_connection = connection.connection.driver_connection
        cursor = self._driver_connection.cursor()  # type: ignore[union-attr]
        cursor.execute(sql, parameters)
        # The statement ends, and its transaction with it, when its rows are read to the end.
        rows = cursor.fetchall()
        return rows[0] if rows else None


def _prepare_sqlite(engine: Engine) -> None:
    """Set up write-ahead logging and transactions that take the write lock as they begin.

    A transaction that reads first and writes later can fail at once when another process wrote
    in between, whatever the busy timeout; one that begins as a writer waits its turn.
    """

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
            _write_ahead(cursor)
            # Safe with WAL: a power cut can lose the last counts, never the file.
            cursor.execute("PRAGMA synchronous = NORMAL")
            cursor.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Turn write-ahead logging on, which a file remembers.

    While another process writes to a new file, to turn it on too, SQLite refuses at once, whatever
    the busy timeout: it has read the file, and whoever reads first and writes later may wait for
    ever. Who begins as a writer waits its turn, and then finds the other's work done.
    """
    try:
        cursor.execute(_WRITE_AHEAD)
    except sqlite3.OperationalError as fault:
        if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        cursor.execute("BEGIN IMMEDIATE")
        cursor.execute("ROLLBACK")
        cursor.execute(_WRITE_AHEAD)
