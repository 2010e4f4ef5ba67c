"""SQLite: two connections to one file, and neither ever holds the event loop.

What every request needs is a statement of microseconds, so it runs in the loop, on a connection
of its own that waits for nobody: while another one writes, it is tried again and again, with
pauses in which the loop serves others. It syncs nothing either, so a power cut may take the last
counts along.

What concerns people runs in a thread, where it may wait for the lock. Then the log is synced, and
with it everything that was counted before, in a thread of its own: the lock is given up by then, so
a disk that takes its time holds up nobody but those who are told that something is done.
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
# Checkpoints keep the log at some 4 MB; one that never came to its end is made to.
LARGEST_LOG_BYTES = 64 << 20
# The lock's own wait ends a little before the wait for the thread does, and says more.
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
        # Whoever waits for the lock does so behind the one that came before.
        self._turn = asyncio.Lock()
        self._is_left = False
        self._is_suspect = False
        self._probe_sql = self.compile(PROBE).sql

    @property
    def dialect(self) -> Dialect:
        """The SQL dialect that statements are compiled for."""
        return self._engine.dialect

    @property
    def pools(self) -> Mapping[str, tuple[int, int]]:
        """None: each process has two connections, for as long as it lives."""
        return {}

    def compile(self, statement: ClauseElement) -> Statement:
        """Turn a statement into text."""
        return Statement(str(statement.compile(dialect=self.dialect)), ())

    async def fetch_one(self, statement: Statement, parameters: Mapping[str, Any]) -> Row | None:
        """Run a statement as a transaction of its own; return its first row."""
        if not self._turn.locked():
            try:
                return self._attempt(statement.sql, parameters)
            except sqlite3.DatabaseError as fault:
                if not is_busy(fault):
                    self._suspect(fault)
                    raise
        async with asyncio.timeout(self._bounds.timeout_s), self._turn:
            return await self._insist(statement.sql, parameters)

    async def run(self, work: Callable[[Connection], T], *, only_reads: bool = False) -> T:
        """Call `work` in one transaction, in the thread; what it wrote is on the disk then."""
        transact = partial(self._transact, work, self._bounds.timeout_ms, only_reads=only_reads)
        result, has_written = await self._in(self._thread, transact)
        if has_written:
            await self._in(self._syncing, self._file.sync_log)
        return result

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """Call `work` in one transaction and wait for it."""
        result, _ = self._transact(work, COMMAND_TIMEOUT_MS)
        self._file.sync_log()
        return result

    async def probe(self, now_ms: int) -> None:
        """Write a row, on the file that is in place now.

        Raises:
            UnavailableError: there is none, it is not this service's, or it is damaged.
        """
        place = await self._in(self._thread, self._file.look)
        if place is not FoundFile.SAME and not self._is_left:
            # The loop's connection goes first: it must not touch another file's log.
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
        """Keep everything: a connection to a file does not go stale."""

    async def close(self) -> None:
        """Give all connections back."""
        self._close_counting()
        # Behind what the thread is at: a connection that comes back later would stay open.
        with suppress(TimeoutError):
            await self._in(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)
        self._syncing.shutdown(wait=False)

    def close_now(self) -> None:
        """Give all connections back, but keep the thread."""
        self._close_counting()
        self._engine.dispose()

    def _attempt(self, sql: str, parameters: Mapping[str, Any]) -> Row | None:
        if self._counting is None:
            self._counting = self._open_counting()
        cursor = self._counting.cursor()
        cursor.execute(sql, parameters)
        # The statement ends, and its transaction with it, when its rows are read to the end.
        rows = cursor.fetchall()
        return rows[0] if rows else None

    async def _insist(self, sql: str, parameters: Mapping[str, Any]) -> Row | None:
        pause_s = FIRST_PAUSE_S
        while True:
            try:
                return self._attempt(sql, parameters)
            except sqlite3.DatabaseError as fault:
                if not is_busy(fault):
                    self._suspect(fault)
                    raise
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    def _open_counting(self) -> sqlite3.Connection:
        if self._is_left:
            raise UnavailableError(GONE)
        connection = _open(self._file, timeout_ms=0)
        # Checkpoints sync, so they are left to the thread's connection.
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
        """Return what a transaction gives, and whether there is something to be synced."""
        with self._patient(timeout_ms) as connection:
            connection.execution_options(only_reads=only_reads)
            driver = _driver(connection)
            before = driver.total_changes
            try:
                with connection.begin():
                    result = work(connection)
            except DBAPIError as fault:
                if isinstance(fault.orig, sqlite3.Error):
                    self._suspect(fault.orig)
                raise
            self._file.require_in_place()
            return result, driver.total_changes != before

    def _write(self, now_ms: int) -> None:
        """Write the probe's row, without a sync, and see to a log that grew too long."""
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

    def _suspect(self, fault: sqlite3.Error) -> None:
        """Have the next probe go through the file, if it is the file that a call failed by."""
        self._is_suspect |= is_damage(fault)

    def _go_through(self) -> None:
        """Read the whole file anew.

        Raises:
            UnavailableError: it is damaged.
        """
        self._engine.dispose()
        if self._file.damage() is not None:
            raise UnavailableError(DAMAGED)
        self._is_suspect = False

    def _leave(self) -> None:
        """Close the file that was moved away, after its log went into it, if that can be done."""
        with suppress(NonetError, DBAPIError, sqlite3.Error), self._patient(0) as connection:
            _driver(connection).execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._engine.dispose()

    def _reopen(self) -> None:
        """Open the file that is in place now, such as a backup.

        Raises:
            UnavailableError: it is not a database of this service.
        """
        # A file that was refused in this place may still be open.
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
    """Set up write-ahead logging and transactions that take the write lock as they begin.

    A transaction that reads first and writes later can fail at once when another process wrote
    in between, whatever the busy timeout; one that begins as a writer waits its turn. One that
    only reads takes no lock.
    """
    engine = create_engine(
        "sqlite://",
        creator=partial(_open, file, timeout_ms=COMMAND_TIMEOUT_MS),
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=COMMAND_TIMEOUT_MS / 1000,
        # Parameters stay out of error messages, and so out of logs.
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
        isolation_level=None,  # the driver begins nothing by itself
        check_same_thread=False,  # one thread at a time uses it, but not always the same
    )
    try:
        with closing(connection.cursor()) as cursor:
            _write_ahead(cursor)
            # Else the log would be synced at each commit with the lock held; it is, after it.
            cursor.execute("PRAGMA synchronous = NORMAL")
            cursor.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101 - tells the type
    return driver


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
