"""SQLite: two connections to one file, neither of which blocks the event loop.

The one statement of each request takes microseconds, so it runs in the event loop on a separate
connection that never waits for a lock. While another connection writes, the statement is retried
with pauses, in which the loop serves others. It isn't synced, so a power cut may lose the last
counts.

Everything else runs in a thread, where it may wait for the lock. The write-ahead log is synced
after the commit, in another thread and without the lock, so a slow disk delays only the callers
that wait for this commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import ClauseElement, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from nonet.database.faults import Bounds, is_busy, is_damage
from nonet.database.queries import PROBE, Row, Statement
from nonet.database.schema import SchemaState, state_of, upgrade
from nonet.database.sqlite_file import DAMAGED, GONE, FoundFile, SqliteFile
from nonet.errors import NonetError, UnavailableError

T = TypeVar("T")

# A command may wait longer for a lock than a request.
COMMAND_TIMEOUT_MS = 5_000
FIRST_PAUSE_S = 0.001
LONGEST_PAUSE_S = 0.025
# Checkpoints keep the log at about 4 MB. A larger log is truncated by force.
LARGEST_LOG_BYTES = 64 << 20
# SQLite's own timeout ends earlier than the wait for the thread, and its error says more.
_THREAD_MARGIN_S = 0.2

_WRITE_AHEAD = "PRAGMA journal_mode = WAL"


class Sqlite:
    """A SQLite file."""

    is_local_file = True

    def __init__(self, file: SqliteFile, bounds: Bounds) -> None:
        self._file = file
        self._bounds = bounds
        self._engine = _make_engine(file)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="people")
        self._syncing = ThreadPoolExecutor(1, thread_name_prefix="sync")
        self._counting: sqlite3.Connection | None = None
        # Orders the statements that wait for the file's lock.
        self._turn = asyncio.Lock()
        # Whether the file was moved away, and whether a call found damage.
        self._is_left = False
        self._is_suspect = False
        self.dialect: Dialect = self._engine.dialect
        # Each process keeps its two connections.
        self.pools: Mapping[str, tuple[int, int]] = {}
        self._probe_sql = self.compile(PROBE).sql

    def compile(self, statement: ClauseElement) -> Statement:
        """Compile a statement to SQL."""
        return Statement(str(statement.compile(dialect=self.dialect)), ())

    async def fetch_one(self, statement: Statement, parameters: Mapping[str, Any]) -> Row | None:
        """Run a statement in its own transaction; return the first row."""
        rows = None if self._turn.locked() else self._attempt(statement.sql, parameters)
        if rows is None:
            async with asyncio.timeout(self._bounds.timeout_s), self._turn:
                rows = await self._retry(statement.sql, parameters)
        return rows[0] if rows else None

    async def run(self, work: Callable[[Connection], T], *, only_reads: bool = False) -> T:
        """Call `work` in one transaction in the thread; its changes are on disk afterwards."""
        transact = partial(self._transact, work, self._bounds.timeout_ms, only_reads=only_reads)
        result, has_written = await self._in(self._thread, transact)
        if has_written:
            await self._in(self._syncing, self._file.sync_log)
        return result

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """Call `work` in one transaction and block until it ends."""
        result, _ = self._transact(work, COMMAND_TIMEOUT_MS)
        self._file.sync_log()
        return result

    async def probe(self, now_ms: int) -> None:
        """Write a row to the file at the path, which may be another one than before.

        Raises:
            UnavailableError: the file is missing, damaged, or not a database of this service.
        """
        place = await self._in(self._thread, self._file.look)
        if place is not FoundFile.SAME and not self._is_left:
            # Close the loop's connection first, so that it can't write to the new file's log.
            self._is_left = True
            self._close_counting()
            await self._in(self._thread, self._leave)
        if place is FoundFile.EMPTY:
            raise UnavailableError(GONE)
        if place is FoundFile.OTHER:
            await self._in(self._thread, self._reopen)
        elif self._is_suspect:
            self._close_counting()
            await self._in(self._thread, self._go_through)
        self._is_left = False
        await self._in(self._thread, self._file.require_whole)
        await self._in(self._thread, self._write, now_ms)

    async def discard(self) -> None:
        """Do nothing: connections to a file don't become stale."""

    async def close(self) -> None:
        """Close all connections."""
        self._close_counting()
        # Wait for the thread: a connection that it returns later would stay open.
        with suppress(TimeoutError):
            await self._in(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)
        self._syncing.shutdown(wait=False)

    def close_now(self) -> None:
        """Close all connections, but keep the thread."""
        self._close_counting()
        self._engine.dispose()

    def _attempt(self, sql: str, parameters: Mapping[str, Any]) -> list[Row] | None:
        """Return a statement's rows; None while another connection holds the lock."""
        try:
            if self._counting is None:
                self._counting = self._open_counting()
            # Reading all rows ends the statement and its transaction.
            return self._counting.execute(sql, parameters).fetchall()
        except sqlite3.DatabaseError as fault:
            if is_busy(fault):
                return None
            self._suspect(fault)
            raise

    async def _retry(self, sql: str, parameters: Mapping[str, Any]) -> list[Row]:
        pause_s = FIRST_PAUSE_S
        while (rows := self._attempt(sql, parameters)) is None:
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
        return rows

    def _open_counting(self) -> sqlite3.Connection:
        if self._is_left:
            raise UnavailableError(GONE)
        connection = _open(self._file, timeout_ms=0)
        # Checkpoints sync the file, so the thread's connection runs them.
        connection.execute("PRAGMA wal_autocheckpoint = 0").close()
        return connection

    def _close_counting(self) -> None:
        connection, self._counting = self._counting, None
        if connection is not None:
            connection.close()

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[..., T], *args: Any) -> T:
        future = thread.submit(work, *args)
        async with asyncio.timeout(self._bounds.timeout_s + _THREAD_MARGIN_S):
            return await asyncio.wrap_future(future)

    def _transact(
        self, work: Callable[[Connection], T], timeout_ms: int, *, only_reads: bool = False
    ) -> tuple[T, bool]:
        """Return the result of a transaction, and whether changes have to be synced."""
        with self._patient(timeout_ms) as connection:
            connection.execution_options(only_reads=only_reads)
            driver = _driver(connection)
            before = driver.total_changes
            try:
                with connection.begin():
                    result = work(connection)
            except DBAPIError as fault:
                self._suspect(fault.orig)
                raise
            self._file.require_in_place()
            return result, driver.total_changes != before

    def _write(self, now_ms: int) -> None:
        """Write the probe's row without a sync, and truncate a log that is too large."""
        with self._patient(self._bounds.timeout_ms) as connection:
            driver = _driver(connection)
            try:
                driver.execute(self._probe_sql, {"now_ms": now_ms}).fetchall()
            except sqlite3.DatabaseError as fault:
                if is_damage(fault):
                    raise UnavailableError(DAMAGED) from fault
                raise
            if self._file.log_bytes > LARGEST_LOG_BYTES:
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _suspect(self, fault: BaseException | None) -> None:
        """Let the next probe read the whole file if an error means damage."""
        self._is_suspect |= is_damage(fault)

    def _go_through(self) -> None:
        """Read the whole file.

        Raises:
            UnavailableError: the file is damaged.
        """
        self._engine.dispose()
        if self._file.damage() is not None:
            raise UnavailableError(DAMAGED)
        self._is_suspect = False

    def _leave(self) -> None:
        """Close the file that was moved away, after a checkpoint if possible."""
        with suppress(NonetError, DBAPIError, sqlite3.Error), self._patient(0) as connection:
            _driver(connection).execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._engine.dispose()

    def _reopen(self) -> None:
        """Open another file at the same path, such as a restored backup.

        Raises:
            UnavailableError: the file isn't a database of this service.
        """
        # A previous file that was rejected here may still be open.
        self._engine.dispose()
        self._file.adopt()
        self._file.require_whole()
        state, _ = self._transact(state_of, self._bounds.timeout_ms)
        if state in (SchemaState.EMPTY, SchemaState.NEWER):
            raise UnavailableError(f"the file in the database's place is {state.value}")
        self._transact(upgrade, self._bounds.timeout_ms)
        self._file.sync_log()
        self._is_suspect = False

    @contextmanager
    def _patient(self, timeout_ms: int) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            _driver(connection).execute(f"PRAGMA busy_timeout = {timeout_ms}")
            yield connection


def _make_engine(file: SqliteFile) -> Engine:
    """Create an engine with write-ahead logging, whose transactions begin with the write lock.

    A transaction that reads first and writes later fails at once if another process wrote in
    between, whatever the busy timeout. With the lock from the start, it waits. Transactions that
    only read take no lock.
    """
    engine = create_engine(
        "sqlite://",
        creator=partial(_open, file, timeout_ms=COMMAND_TIMEOUT_MS),
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=COMMAND_TIMEOUT_MS / 1000,
        # Keep parameters out of error messages and logs.
        hide_parameters=True,
        paramstyle="named",
    )

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        only_reads = connection.get_execution_options().get("only_reads")
        connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")

    return engine


def _open(file: SqliteFile, *, timeout_ms: int) -> sqlite3.Connection:
    file.require_in_place()
    connection = sqlite3.connect(
        file.address,
        uri=True,
        timeout=timeout_ms / 1000,
        isolation_level=None,  # the driver begins no transactions
        check_same_thread=False,  # threads take turns
    )
    try:
        with closing(connection.cursor()) as cursor:
            _write_ahead(cursor)
            # Don't sync at each commit, which holds the lock; `sync_log` does it afterwards.
            cursor.execute("PRAGMA synchronous = NORMAL")
            cursor.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101 - for the type checker
    return driver


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Enable write-ahead logging, which the file remembers.

    While another process writes to a new file, SQLite rejects this at once, whatever the busy
    timeout, since upgrading a read lock could deadlock. Waiting for the write lock first avoids
    that.
    """
    try:
        cursor.execute(_WRITE_AHEAD)
    except sqlite3.OperationalError as fault:
        if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        cursor.execute("BEGIN IMMEDIATE")
        cursor.execute("ROLLBACK")
        cursor.execute(_WRITE_AHEAD)
