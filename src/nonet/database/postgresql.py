"""PostgreSQL: asynchronous connections for requests, plain ones for commands and migrations.

The one statement that every request needs goes by asyncpg alone, on connections that keep it
prepared and do not wait for the server's disk: a crash of the server may take its last counts
along. What concerns people goes through SQLAlchemy on connections that do wait.

A statement is never sent twice. One that got no answer may have been carried out all the same: a
request that was counted and refused is better than one that was counted twice.
"""

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlencode
from uuid import uuid4
from weakref import WeakSet

import asyncpg
from sqlalchemy import URL, ClauseElement, Connection, Engine, NullPool, create_engine
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nonet.database.faults import Bounds
from nonet.database.postgresql_pool import CountingPool
from nonet.database.statement import PROBE, Row, Statement

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


T = TypeVar("T")

COMMAND_CONNECT_TIMEOUT_S = 5
CLOSE_TIMEOUT_S = 1


class PostgreSQL:
    """A PostgreSQL server."""

    is_local_file = False

    def __init__(self, url: URL, bounds: Bounds) -> None:
        self._bounds = bounds
        self._address = for_asyncpg(url)
        self._commands = _engine_for_commands(url, bounds)
        self._people = _engine_for_people(self._connect, bounds)
        self._people_links: WeakSet[Any] = WeakSet()
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

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Call `work` in one transaction without blocking on the network."""
        task = asyncio.ensure_future(self._transact(work))
        try:
            await asyncio.wait({task}, timeout=self._bounds.timeout_s)
        finally:
            if not task.done():
                self._abandon(task)
        if not task.done():
            raise TimeoutError
        return task.result()

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """Call `work` in one transaction and wait for it."""
        with self._commands.begin() as connection:
            return work(connection)

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
        self.close_now()

    def close_now(self) -> None:
        """Give the commands' connections back."""
        self._commands.dispose()

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

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        async with self._people.begin() as connection:
            return await connection.run_sync(work)

    def _abandon(self, task: "asyncio.Task[Any]") -> None:
        self._abandoned.add(task)
        task.add_done_callback(self._drop)
        task.cancel()

    def _drop(self, task: "asyncio.Task[Any]") -> None:
        self._abandoned.discard(task)
        if not task.cancelled():
            # Whatever it raised came too late for anybody.
            task.exception()


def _engine_for_commands(url: URL, bounds: Bounds) -> Engine:
    options: dict[str, Any] = {"connect_timeout": COMMAND_CONNECT_TIMEOUT_S}
    if bounds.behind_pooler:
        options["prepare_threshold"] = None
    given = {name: value for name, value in options.items() if name not in url.query}
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        # Parameters stay out of error messages, and so out of logs.
        hide_parameters=True,
        # A command asks once or twice; a server asks once, when it starts.
        poolclass=NullPool,
        connect_args=given,
    )


def _engine_for_people(connect: Callable[[], Any], bounds: Bounds) -> AsyncEngine:
    def adapt() -> Any:
        # Behind a pooler a statement's name must be nobody else's, and is of no use twice.
        options: dict[str, Any] = {}
        if bounds.behind_pooler:
            options["prepared_statement_cache_size"] = 0
            options["prepared_statement_name_func"] = lambda: f"nonet_{uuid4().hex}"
        dbapi: Any = engine.dialect.dbapi
        return dbapi.connect(async_creator_fn=connect, **options)

    engine = create_async_engine(
        "postgresql+asyncpg://",
        creator=adapt,
        hide_parameters=True,
        pool_size=bounds.people_pool_size,
        max_overflow=0,
        pool_timeout=bounds.timeout_s,
        pool_recycle=bounds.recycle_s,
        # A connection that the server closed meanwhile is replaced before it is used.
        pool_pre_ping=True,
    )
    return engine
