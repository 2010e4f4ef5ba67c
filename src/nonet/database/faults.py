"""Time limits, and driver errors that mean that the database is unavailable.

All other errors, such as a violated constraint or invalid SQL, are bugs of this service.
"""

import sqlite3
from dataclasses import dataclass

import asyncpg
from sqlalchemy.exc import DBAPIError, TimeoutError as PoolTimeoutError

# https://www.sqlite.org/rescode.html: codes that depend on the file, its disk and other processes.
_SQLITE_CODES = (
    *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM),
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN),
    *(sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_SCHEMA, sqlite3.SQLITE_NOTADB),
)
# An extended code holds the primary one in its lowest byte.
_PRIMARY = 0xFF
_MISSING = ("no such table", "no such column")
# https://www.postgresql.org/docs/current/errcodes-appendix.html: connections, authorization,
# resources, operators and the system; then missing tables, columns and rights, a read-only server,
# and locks.
_SQLSTATES = (
    *("08", "28", "3D", "53", "57", "58", "XX"),
    *("42P01", "42703", "3F000", "42501"),
    *("25006", "40001", "40P01", "55P03"),
)


def is_busy(fault: sqlite3.Error) -> bool:
    """Return whether another connection holds the lock that a statement needs."""
    return _code(fault) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_damage(fault: BaseException | None) -> bool:
    """Return whether a file is not a database, or a damaged one."""
    return _code(fault) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def why_unavailable(fault: BaseException) -> str | None:
    """Return in one line why the database is unavailable; None for any other error."""
    if isinstance(fault, TimeoutError | PoolTimeoutError):
        return "no answer in time"
    error = _driver_error(fault)
    if isinstance(error, sqlite3.Error):
        is_missing = _code(error) == sqlite3.SQLITE_ERROR and str(error).startswith(_MISSING)
        return str(error) if is_missing or _code(error) in _SQLITE_CODES else None
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return _line(error) if state.startswith(_SQLSTATES) else None
    # Without a state, the connection was never made or is closed. The exception is a value that
    # doesn't fit its column: the driver rejects it with a `ValueError`.
    if isinstance(error, ValueError) or not isinstance(error, _CONNECTION_FAULTS):
        return None
    return _line(error)


_CONNECTION_FAULTS = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def _driver_error(fault: BaseException) -> BaseException:
    """Unwrap the driver's own error."""
    if isinstance(fault, DBAPIError) and fault.orig is not None:
        fault = fault.orig
    cause = fault.__cause__
    if isinstance(cause, asyncpg.PostgresError | asyncpg.InterfaceError | OSError):
        return cause
    return fault


def _code(fault: BaseException | None) -> int | None:
    code = getattr(fault, "sqlite_errorcode", None)
    return None if code is None else code & _PRIMARY


def _line(fault: BaseException) -> str:
    if isinstance(fault, ConnectionRefusedError):
        return f"connection refused: {fault.strerror or fault}"
    return str(fault).strip().partition("\n")[0] or type(fault).__name__


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits for each process; all but `timeout_ms` apply to PostgreSQL only.

    `timeout_ms` covers a whole call: waiting for a connection, for a file's lock and for the
    answer.
    """

    timeout_ms: int = 1_500
    pool_size: int = 10
    people_pool_size: int = 5
    recycle_s: int = 1_800
    behind_pooler: bool = False

    @property
    def timeout_s(self) -> float:
        """The timeout in seconds."""
        return self.timeout_ms / 1000
