"""One door to SQLite and PostgreSQL.

Data access is written as plain functions whose first parameter is a `Connection`. `Database`
runs such a function in one transaction. The one statement that every request needs goes by
`fetch_one`, past the layers that cost more than itself.

Whatever keeps the database from being used ends in `UnavailableError`, within the time that the
bounds allow. Once a probe has found it so, everybody is refused at once, until a probe finds it
well again: nobody waits for what is known not to come.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import URL, ClauseElement, Connection, make_url
from sqlalchemy.engine.interfaces import Dialect
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
    """What is told of every call: for a request's one statement, or for people's transactions."""

    def called_database(self, what: str, seconds: float, *, failed: bool) -> None: ...


class Database:
    """A database by its URL: `sqlite:///file` or `postgresql://...`.

    Raises:
        OSError: the folder of the file is not there.
        SQLAlchemyError: not such a URL.
    """

    def __init__(self, url: str, bounds: Bounds | None = None) -> None:
        self._kind = _open(url, bounds or Bounds())
        self._why_not: str | None = None
        self._refused: str | None = None
        self.meter: DatabaseMeter | None = None

    @property
    def is_local_file(self) -> bool:
        """Tell whether the database is a file of this machine, not a server that many share."""
        return self._kind.is_local_file

    @property
    def is_available(self) -> bool:
        """Tell what the last probe found; before the first one, that all is well."""
        return self._why_not is None

    @property
    def dialect(self) -> Dialect:
        """The SQL dialect that statements are compiled for."""
        return self._kind.dialect

    @property
    def pools(self) -> Mapping[str, tuple[int, int]]:
        """The connections of each pool that there is: in use, and idle."""
        return self._kind.pools

    def compile(self, statement: ClauseElement) -> Statement:
        """Turn a statement into SQL text for `fetch_one`, once, at start."""
        return self._kind.compile(statement)

    async def fetch_one(self, statement: Statement, parameters: Mapping[str, Any]) -> Row | None:
        """Run one compiled statement as a transaction of its own; return its first row.

        Raises:
            UnavailableError.
        """
        with self._measured("statement"):
            return await self._kind.fetch_one(statement, parameters)

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work(connection, ...)` in one transaction without holding the event loop.

        Its commit is on the disk before this returns.

        Raises:
            UnavailableError: and it is not known whether the commit came to pass.
        """
        with self._measured("transaction"):
            return await self._kind.run(lambda connection: work(connection, *args, **kwargs))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work(connection, ...)`, which only reads: it waits for no writer on SQLite.

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
        """Call `work(connection, ...)` in one transaction and wait for it.

        Raises:
            UnavailableError.
        """
        try:
            return self._kind.run_now(lambda connection: work(connection, *args, **kwargs))
        except Exception as fault:
            self._report_unavailable(fault)
            raise

    async def probe(self, now_ms: int) -> str | None:
        """Write to the database; return why that cannot be done, or nothing.

        What is found decides on all calls until the next probe.
        """
        was_available = self.is_available
        try:
            await self._kind.probe(now_ms)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the database cannot be used
            self._why_not = _reason(fault) or type(fault).__name__
        else:
            self._why_not = None
        if was_available and not self.is_available:
            await self._kind.discard()
        return self._why_not

    def take_refused(self) -> str | None:
        """Return why a call failed since this was asked last, if one did."""
        refused, self._refused = self._refused, None
        return refused

    async def close(self) -> None:
        """Give all connections back."""
        await self._kind.close()

    def close_now(self) -> None:
        """Give the waiting calls' connections back."""
        self._kind.close_now()

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
        """Raise what a driver's error means to callers, if the database is not there."""
        reason = _reason(fault)
        if reason is not None:
            self._refused = reason
            raise UnavailableError(reason) from fault


def file_of(url: str) -> Path | None:
    """Return the file that a database's URL names; None for a server's.

    Raises:
        ArgumentError: no URL of a database.
    """
    address = read_address(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return Path(address.database)


def damage_of(file: Path) -> str | None:
    """Go through a SQLite file and tell what is wrong with it, if anything is."""
    return SqliteFile(file).damage()


def without_password(url: str) -> str:
    """Return a database's URL as it may be shown.

    Raises:
        ArgumentError: no URL of a database.
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
    """Read a database's URL.

    Raises:
        ArgumentError: no URL of a database.
    """
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        # What was found is not told: a password may have been taken for the port.
        raise ArgumentError(_EXPECTED) from None


def _reason(fault: Exception) -> str | None:
    return fault.reason if isinstance(fault, UnavailableError) else why_unavailable(fault)
