"""PostgreSQL through asyncpg.

The one statement of each request uses asyncpg directly. Its connections keep the statement
prepared and don't wait for the server's disk, so a crash of the server may lose the last counts.
Everything else uses SQLAlchemy on connections that do wait.

A statement is never sent twice. It may have run even if its answer was lost, and counting a
rejected request is better than counting a request twice.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlencode
from uuid import uuid4
from weakref import WeakSet

import asyncpg
from sqlalchemy import URL, ClauseElement, Connection, NullPool
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nonet.database.faults import Bounds
from nonet.database.queries import PROBE, Row, Statement

T = TypeVar("T")
# An `asyncpg.Connection`; the package has no types.
Link = Any

# How long a command waits for a connection; the command itself has no limit.
COMMAND_CONNECT_TIMEOUT_S = 5
CLOSE_TIMEOUT_S = 1

# libpq options that asyncpg lacks and that don't matter here: this service has its own timeouts.
_IGNORED = (
    *("client_encoding", "connect_timeout", "fallback_application_name", "gssencmode"),
    *("keepalives", "keepalives_count", "keepalives_idle", "keepalives_interval"),
    *("load_balance_hosts", "sslcompression", "sslsni", "tcp_user_timeout"),
)
# Ignoring these would make the connection less secure than requested.
_REJECTED = ("channel_binding", "require_auth", "requirepeer", "sslcrldir")
_HARMLESS = ("disable", "prefer")


def for_asyncpg(url: URL) -> dict[str, Any]:
    """Return the arguments for `asyncpg.connect`.

    Raises:
        ArgumentError: the URL has an option that asyncpg doesn't support.
    """
    query = {}
    for name, value in url.query.items():
        if name in _REJECTED and value not in _HARMLESS:
            raise ArgumentError(f"{name} in the database's URL isn't supported: remove it")
        if name not in (*_IGNORED, *_REJECTED):
            query[name] = value
    return {
        "dsn": f"postgresql://?{urlencode(query, doseq=True)}",
        "host": url.host,
        "port": url.port,
        "user": url.username,
        "password": url.password,
        "database": url.database,
    }


class PostgreSQL:
    """A PostgreSQL server."""

    is_local_file = False

    def __init__(self, url: URL, bounds: Bounds) -> None:
        self._bounds = bounds
        self._address = for_asyncpg(url)
        self._people = self._engine(
            {"async_creator_fn": self._connect},
            pool_size=bounds.people_pool_size,
            max_overflow=0,
            pool_timeout=bounds.timeout_s,
            pool_recycle=bounds.recycle_s,
            # Replace connections that the server has closed before they are used.
            pool_pre_ping=True,
        )
        self.dialect: Dialect = self._people.dialect
        self._people_links: WeakSet[Link] = WeakSet()
        self._commands = self._engine(
            {**self._address, "timeout": COMMAND_CONNECT_TIMEOUT_S}, poolclass=NullPool
        )
        self._counting = CountingPool(
            partial(asyncpg.connect, **self._options(synchronous_commit="off")),
            size=bounds.pool_size,
            recycle_s=bounds.recycle_s,
        )
        # Calls that timed out; references keep their tasks alive until the cancellation ends.
        self._abandoned: set[asyncio.Task[Any]] = set()
        self._probe = self.compile(PROBE)

    @property
    def pools(self) -> Mapping[str, tuple[int, int]]:
        """The connections in use and idle connections of each pool."""
        people: Any = self._people.pool
        return {
            "counting": self._counting.counts,
            "people": (people.checkedout(), people.checkedin()),
        }

    def compile(self, statement: ClauseElement) -> Statement:
        """Compile a statement to SQL with numbered parameters."""
        compiled = statement.compile(dialect=self.dialect)
        return Statement(str(compiled), tuple(getattr(compiled, "positiontup", None) or ()))

    async def fetch_one(self, statement: Statement, parameters: Mapping[str, Any]) -> Row | None:
        """Run a statement in its own transaction; return the first row."""
        values = [parameters[name] for name in statement.names]
        loop = asyncio.get_running_loop()
        now_s = loop.time()
        deadline_s = now_s + self._bounds.timeout_s
        link = await self._counting.borrow(now_s=now_s, deadline_s=deadline_s)
        # A server that hangs wouldn't answer a request to cancel or to close, either.
        giving_up = loop.call_at(deadline_s, link.terminate)
        try:
            if self._bounds.behind_pooler:
                # Within a transaction, the pooler keeps to one connection.
                async with link.transaction():
                    row = await link.fetchrow(statement.sql, *values)
            else:
                row = await link.fetchrow(statement.sql, *values)
        except asyncio.CancelledError:
            # The answer may still arrive, so the connection can't be used again.
            link.terminate()
            raise
        finally:
            giving_up.cancel()
            self._counting.give_back(link)
        return None if row is None else tuple(row)

    async def run(self, work: Callable[[Connection], T], *, only_reads: bool = False) -> T:  # noqa: ARG002 - only SQLite needs it
        """Call `work` in one transaction without blocking the event loop."""
        task = asyncio.ensure_future(_transact(self._people, work))
        try:
            await asyncio.wait({task}, timeout=self._bounds.timeout_s)
        finally:
            if not task.done():
                self._abandon(task)
        if not task.done():
            raise TimeoutError
        return task.result()

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """Call `work` in one transaction on a new connection, and block until it ends."""
        return _run_to_end(_transact(self._commands, work))

    async def probe(self, now_ms: int) -> None:
        """Write a row through the pool that requests use."""
        await self.fetch_one(self._probe, {"now_ms": now_ms})

    async def discard(self) -> None:
        """Close all connections to a server that failed."""
        self._counting.discard()

    async def close(self) -> None:
        """Close all connections, abruptly if the server doesn't answer in time."""
        self._counting.discard()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self._people.dispose()
        for link in list(self._people_links):
            link.terminate()

    def close_now(self) -> None:
        """Do nothing: each blocking call closes its own connection."""

    async def _connect(self) -> Any:
        link = await asyncpg.connect(**self._options())
        self._people_links.add(link)
        return link

    def _options(self, **settings: str) -> dict[str, Any]:
        """Return the connection's arguments, with session settings of the server."""
        bounds = self._bounds
        options = {**self._address, "timeout": bounds.timeout_s}
        if bounds.behind_pooler:
            return {**options, "statement_cache_size": 0}
        # The server also cancels calls that timed out here, and releases their locks.
        timeouts = ("statement_timeout", "idle_in_transaction_session_timeout")
        settings |= dict.fromkeys(timeouts, str(bounds.timeout_ms))
        return {**options, "server_settings": settings}

    def _engine(self, connecting: dict[str, Any], **pooling: Any) -> AsyncEngine:
        if self._bounds.behind_pooler:
            # Sessions share a server connection, so names of statements must be unique.
            connecting["prepared_statement_cache_size"] = 0
            connecting["prepared_statement_name_func"] = lambda: f"nonet_{uuid4().hex}"
        return create_async_engine(
            "postgresql+asyncpg://",
            connect_args=connecting,
            # Keep parameters out of error messages and logs.
            hide_parameters=True,
            **pooling,
        )

    def _abandon(self, task: "asyncio.Task[Any]") -> None:
        self._abandoned.add(task)
        task.add_done_callback(self._drop)
        task.cancel()

    def _drop(self, task: "asyncio.Task[Any]") -> None:
        self._abandoned.discard(task)
        if not task.cancelled():
            # Retrieve the exception, or asyncio would log it.
            task.exception()


async def _transact(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(work)


def administrate(url: URL, statement: str) -> Any:
    """Run a statement outside a transaction; return the first value of the first row."""

    async def ask() -> Any:
        link = await asyncpg.connect(**for_asyncpg(url), timeout=COMMAND_CONNECT_TIMEOUT_S)
        try:
            return await link.fetchval(statement)
        finally:
            await link.close()

    return _run_to_end(ask())


def _run_to_end(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread with its own event loop: the caller's loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class CountingPool:
    """Pool of at most `size` connections, each used for at most `recycle_s` seconds.

    asyncpg's own pool resets each connection in a task, which costs 20 to 60 us more. Here no
    statement changes its session, so there is nothing to reset. Failed connections are closed.
    """

    def __init__(
        self, connect: Callable[[], Awaitable[Link]], *, size: int, recycle_s: float
    ) -> None:
        self._connect = connect
        self._recycle_s = recycle_s
        # Limits the connections in use; each idle connection was in use before.
        self._slots = asyncio.Semaphore(size)
        self._idle: list[Link] = []
        self._recycle_at_s: dict[Link, float] = {}

    @property
    def counts(self) -> tuple[int, int]:
        """The number of connections in use, and of idle connections."""
        return len(self._recycle_at_s) - len(self._idle), len(self._idle)

    async def borrow(self, *, now_s: float, deadline_s: float) -> Link:
        """Take a connection out of the pool; times are those of the event loop's clock.

        Raises:
            TimeoutError: there was none by the deadline.
        """
        if not self._slots.locked():
            await self._slots.acquire()  # doesn't wait
            if (link := self._take_idle(now_s)) is not None:
                return link
            self._slots.release()
        async with asyncio.timeout_at(deadline_s):
            await self._slots.acquire()
            try:
                return self._take_idle(now_s) or await self._open(now_s)
            except BaseException:
                self._slots.release()
                raise

    def give_back(self, link: Link) -> None:
        """Return a connection to the pool, unless it is closed."""
        if link.is_closed():
            self._recycle_at_s.pop(link, None)
        else:
            self._idle.append(link)
        self._slots.release()

    def discard(self) -> None:
        """Close all connections at once, including those in use."""
        for link in list(self._recycle_at_s):
            link.terminate()
        self._recycle_at_s.clear()
        self._idle.clear()

    def _take_idle(self, now_s: float) -> Link | None:
        while self._idle:
            # Prefer the most recently used one, so that the others expire.
            link = self._idle.pop()
            if not link.is_closed() and now_s < self._recycle_at_s[link]:
                return link
            del self._recycle_at_s[link]
            link.terminate()
        return None

    async def _open(self, now_s: float) -> Link:
        link = await self._connect()
        self._recycle_at_s[link] = now_s + self._recycle_s
        return link
