"""Uniform access to SQLite and PostgreSQL.

Data access is written as plain functions whose first parameter is a `Connection`. `Database` runs
such a function in one transaction. The one statement of each request uses `fetch_one`, which
bypasses SQLAlchemy's layers because they cost more than the statement itself.

A database that can't be used raises `UnavailableError` within the time limit. Once a probe has
failed, all calls fail at once until a later probe succeeds.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from nonet.database.faults import Bounds, why_unavailable
from nonet.database.postgresql import PostgreSQL
from nonet.database.queries import Row, Statement
from nonet.database.sqlite import Sqlite
from nonet.database.sqlite_file import SqliteFile
from nonet.errors import UnavailableError

_EXPECTED = "expected sqlite:///FILE or postgresql://..."

P = ParamSpec("P")
T = TypeVar("T")


class DatabaseMeter(Protocol):
    """Receives every call's duration, for the kinds "statement" and "transaction"."""

    def called_database(self, what: str, seconds: float, *, failed: bool) -> None: ...


class Database:
    """A database by its URL: `sqlite:///file` or `postgresql://...`.

    Raises:
        OSError: the folder of the file doesn't exist.
        SQLAlchemyError: the URL is invalid.
    """

    def __init__(self, url: str, bounds: Bounds | None = None) -> None:
        self._kind = _open(url, bounds or Bounds())
        self._why_not: str | None = None
        self._last_failure: str | None = None
        self.meter: DatabaseMeter | None = None
        self.is_local_file = self._kind.is_local_file
        self.dialect = self._kind.dialect
        self.compile = self._kind.compile
        self.close = self._kind.close
        self.close_now = self._kind.close_now

    @property
    def is_available(self) -> bool:
        """Whether the last probe succeeded; True before the first probe."""
        return self._why_not is None

    @property
    def pools(self) -> Mapping[str, tuple[int, int]]:
        """The connections in use and idle connections of each pool; empty for SQLite."""
        return self._kind.pools

    async def fetch_one(self, statement: Statement, parameters: Mapping[str, Any]) -> Row | None:
        """Run one compiled statement in its own transaction; return the first row.

        Raises:
            UnavailableError.
        """
        with self._measured("statement"):
            return await self._kind.fetch_one(statement, parameters)

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work(connection, ...)` in one transaction without blocking the event loop.

        The commit is on disk before this returns.

        Raises:
            UnavailableError: the commit may or may not have happened.
        """
        with self._measured("transaction"):
            return await self._kind.run(lambda connection: work(connection, *args, **kwargs))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work(connection, ...)`, which only reads; on SQLite it waits for no writer.

        Raises:
            UnavailableError.
        """
        with self._measured("transaction"):
            return await self._kind.run(
                lambda connection: work(connection, *args, **kwargs), only_reads=True
            )

    def run_now(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work(connection, ...)` in one transaction and block until it ends.

        Raises:
            UnavailableError.
        """
        try:
            return self._kind.run_now(lambda connection: work(connection, *args, **kwargs))
        except Exception as fault:
            self._report_unavailable(fault)
            raise

    async def probe(self, now_ms: int) -> str | None:
        """Write to the database; return why that failed, or None.

        The result decides whether calls are made until the next probe.
        """
        was_available, why_not = self.is_available, None
        try:
            await self._kind.probe(now_ms)
        except Exception as fault:  # noqa: BLE001 - any error means that the database is unusable
            why_not = _reason(fault) or type(fault).__name__
        self._why_not = why_not
        if was_available and why_not is not None:
            await self._kind.discard()
        return why_not

    def take_failure(self) -> str | None:
        """Return why a call failed since the last time this was called, if one did."""
        reason, self._last_failure = self._last_failure, None
        return reason

    @contextmanager
    def _measured(self, what: str) -> Iterator[None]:
        """Reject a call while the database is unavailable; measure it and map its errors."""
        if self._why_not is not None:
            raise UnavailableError(self._why_not)
        began_s, failed = perf_counter(), False
        try:
            yield
        except Exception as fault:
            failed = what == "statement" or _reason(fault) is not None
            self._report_unavailable(fault)
            raise
        finally:
            if self.meter is not None:
                self.meter.called_database(what, perf_counter() - began_s, failed=failed)

    def _report_unavailable(self, fault: Exception) -> None:
        """Raise `UnavailableError` for a driver's error that means this."""
        reason = _reason(fault)
        if reason is not None:
            self._last_failure = reason
            raise UnavailableError(reason) from fault


def file_of(url: str) -> Path | None:
    """Return the file of a database's URL; None for a server.

    Raises:
        ArgumentError: the URL is invalid.
    """
    address = read_address(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return Path(address.database)


def without_password(url: str) -> str:
    """Return a database's URL with `***` in place of its password.

    Raises:
        ArgumentError: the URL is invalid.
    """
    return read_address(url).render_as_string(hide_password=True)


def _open(url: str, bounds: Bounds) -> PostgreSQL | Sqlite:
    address = read_address(url)
    if address.get_backend_name() == "postgresql":
        return PostgreSQL(address, bounds)
    if address.get_backend_name() != "sqlite" or not address.database or address.query:
        raise ArgumentError(_EXPECTED)
    return Sqlite(SqliteFile(Path(address.database)), bounds)


def read_address(url: str) -> URL:
    """Parse a database's URL.

    Raises:
        ArgumentError: the URL is invalid.
    """
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        # The original error may quote a password that was taken for the port.
        raise ArgumentError(_EXPECTED) from None


def _reason(fault: Exception) -> str | None:
    return fault.reason if isinstance(fault, UnavailableError) else why_unavailable(fault)
