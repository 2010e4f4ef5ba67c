"""PostgreSQL by asyncpg.

The one statement that every request needs goes by asyncpg alone, on connections that keep it
prepared and do not wait for the server's disk: a crash of the server may take its last counts
along. What concerns people goes through SQLAlchemy on connections that do wait.

A statement is never sent twice. One that got no answer may have been carried out all the same: a
request that was counted and refused is better than one that was counted twice.
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
# An `asyncpg.Connection`; the package comes without types.
Link = Any

# The longest that a command waits for a connection; its work may take any time.
COMMAND_CONNECT_TIMEOUT_S = 5
CLOSE_TIMEOUT_S = 1

# What asyncpg has no such thing for and nobody misses: this service has timeouts of its own.
_LEFT_OUT = frozenset(
    {
        "client_encoding",
        "connect_timeout",
        "fallback_application_name",
        "gssencmode",
        "keepalives",
        "keepalives_count",
        "keepalives_idle",
        "keepalives_interval",
        "load_balance_hosts",
        "sslcompression",
        "sslsni",
        "tcp_user_timeout",
    }
)
# What somebody relies on. Left out silently, a connection would be less safe than it was meant.
_REFUSED = frozenset({"channel_binding", "require_auth", "requirepeer", "sslcrldir"})
_HARMLESS = frozenset({"disable", "prefer"})


def for_asyncpg(url: URL) -> dict[str, Any]:
    """Return the arguments for `asyncpg.connect`.

    Raises:
        ArgumentError: the address asks for what asyncpg cannot do.
    """
    query = {}
    for name, value in url.query.items():
        if name in _REFUSED and value not in _HARMLESS:
            raise ArgumentError(f"{name} in the database's address is not supported")
        if name not in _LEFT_OUT | _REFUSED:
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
            # A connection that the server closed meanwhile is replaced before it is used.
            pool_pre_ping=True,
        )
        self._people_links: WeakSet[Link] = WeakSet()
        self._commands = self._engine(
            {**self._address, "timeout": COMMAND_CONNECT_TIMEOUT_S}, poolclass=NullPool
        )
        self._counting = CountingPool(
            partial(asyncpg.connect, **self._options(synchronous_commit="off")),
            size=bounds.pool_size,
            recycle_s=bounds.recycle_s,
        )
        # Calls that were given up: each ends by itself, a moment after everybody else.
        self._abandoned: set[asyncio.Task[Any]] = set()
        self._probe = self.compile(PROBE)

    @property
    def dialect(self) -> Dialect:
        """The SQL dialect that statements are compiled for."""
        return self._people.dialect

    @property
    def pools(self) -> Mapping[str, tuple[int, int]]:
        """The connections of each pool: in use, and idle."""
        people: Any = self._people.pool
        return {
            "counting": self._counting.counts,
            "people": (people.checkedout(), people.checkedin()),
        }

    def compile(self, statement: ClauseElement) -> Statement:
        """Turn a statement into text with numbered parameters."""
        compiled = statement.compile(dialect=self.dialect)
        return Statement(str(compiled), tuple(getattr(compiled, "positiontup", None) or ()))

    async def fetch_one(self, statement: Statement, parameters: Mapping[str, Any]) -> Row | None:
        """Run a statement as a transaction of its own; return its first row."""
        values = [parameters[name] for name in statement.names]
        loop = asyncio.get_running_loop()
        now_s = loop.time()
        deadline_s = now_s + self._bounds.timeout_s
        link = await self._counting.borrow(now_s=now_s, deadline_s=deadline_s)
        # A server that stands still answers no request to cancel either, and no polite goodbye.
        giving_up = loop.call_at(deadline_s, link.terminate)
        try:
            if self._bounds.behind_pooler:
                # Within a transaction it stays on one connection of the pooler's.
                async with link.transaction():
                    row = await link.fetchrow(statement.sql, *values)
            else:
                row = await link.fetchrow(statement.sql, *values)
        except asyncio.CancelledError:
            # Its answer is still to come, and nobody waits for it.
            link.terminate()
            raise
        finally:
            giving_up.cancel()
            self._counting.give_back(link)
        return None if row is None else tuple(row)

    async def run(self, work: Callable[[Connection], T], *, only_reads: bool = False) -> T:  # noqa: ARG002 - SQLite's lock
        """Call `work` in one transaction without blocking on the network."""
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
        """Call `work` in one transaction and wait for it, on a connection of its own."""
        return _run_to_end(_transact(self._commands, work))

    async def probe(self, now_ms: int) -> None:
        """Write a row, the way every request does."""
        await self.fetch_one(self._probe, {"now_ms": now_ms})

    async def discard(self) -> None:
        """Close every connection at once: the server that they led to is not what it was."""
        self._counting.discard()

    async def close(self) -> None:
        """Close all connections; people's only abruptly if the server does not answer in time."""
        self._counting.discard()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self._people.dispose()
        for link in list(self._people_links):
            link.terminate()

    def close_now(self) -> None:
        """Nothing to give back: each waiting call has a connection of its own."""

    async def _connect(self) -> Any:
        link = await asyncpg.connect(**self._options())
        self._people_links.add(link)
        return link

    def _options(self, **settings: str) -> dict[str, Any]:
        """Return the arguments for a connection with these settings of the server's session."""
        bounds = self._bounds
        options = {**self._address, "timeout": bounds.timeout_s}
        if bounds.behind_pooler:
            return {**options, "statement_cache_size": 0}
        # What we gave up on, the server gives up too, and with it the locks that it holds.
        timeouts = ("statement_timeout", "idle_in_transaction_session_timeout")
        return {
            **options,
            "server_settings": {**dict.fromkeys(timeouts, str(bounds.timeout_ms)), **settings},
        }

    def _engine(self, connecting: dict[str, Any], **pooling: Any) -> AsyncEngine:
        if self._bounds.behind_pooler:
            # A statement's name must be nobody else's, and is of no use twice.
            connecting["prepared_statement_cache_size"] = 0
            connecting["prepared_statement_name_func"] = lambda: f"nonet_{uuid4().hex}"
        return create_async_engine(
            "postgresql+asyncpg://",
            connect_args=connecting,
            # Parameters stay out of error messages, and so out of logs.
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
            # Whatever it raised came too late for anybody.
            task.exception()


async def _transact(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(work)


def administrate(url: URL, statement: str) -> Any:
    """Run a statement outside any transaction; return the first value of its first row."""

    async def ask() -> Any:
        link = await asyncpg.connect(**for_asyncpg(url), timeout=COMMAND_CONNECT_TIMEOUT_S)
        try:
            return await link.fetchval(statement)
        finally:
            await link.close()

    return _run_to_end(ask())


def _run_to_end(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread with its own loop: the caller's loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class CountingPool:
    """At most `size` connections, each for at most `recycle_s` seconds.

    asyncpg's own pool resets each connection in a task, which costs 20 to 60 us more. Nothing
    changes these sessions, so nothing is to be reset, and one that failed is thrown away.
    """

    def __init__(
        self, connect: Callable[[], Awaitable[Link]], *, size: int, recycle_s: float
    ) -> None:
        self._connect = connect
        self._recycle_s = recycle_s
        # Who may hold one; the idle ones were held before, so there are never more than that.
        self._places = asyncio.Semaphore(size)
        self._idle: list[Link] = []
        self._recycle_at_s: dict[Link, float] = {}

    @property
    def counts(self) -> tuple[int, int]:
        """How many connections are in use, and how many are idle."""
        return len(self._recycle_at_s) - len(self._idle), len(self._idle)

    async def borrow(self, *, now_s: float, deadline_s: float) -> Link:
        """Take a connection out; by the loop's clock.

        Raises:
            TimeoutError: none came by the deadline.
        """
        if not self._places.locked():
            await self._places.acquire()  # which does not wait then
            link = self._take_idle(now_s)
            if link is not None:
                return link
            self._places.release()
        async with asyncio.timeout_at(deadline_s):
            await self._places.acquire()
            try:
                return self._take_idle(now_s) or await self._open(now_s)
            except BaseException:
                self._places.release()
                raise

    def give_back(self, link: Link) -> None:
        """Put a connection back, if it is still one."""
        if link.is_closed():
            self._recycle_at_s.pop(link, None)
        else:
            self._idle.append(link)
        self._places.release()

    def discard(self) -> None:
        """Close every connection at once, those that are in use too."""
        for link in list(self._recycle_at_s):
            link.terminate()
        self._recycle_at_s.clear()
        self._idle.clear()

    def _take_idle(self, now_s: float) -> Link | None:
        while self._idle:
            # The one that was used last: the others may grow old and go.
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
