"""Which errors of a driver mean that the database cannot be used at present.

Everything else, such as a violated constraint or a wrong statement, is a fault of our own.
"""

import sqlite3
from dataclasses import dataclass

import asyncpg
from sqlalchemy.exc import DBAPIError, TimeoutError as PoolTimeoutError

# https://www.sqlite.org/rescode.html: what hangs on the file, its disk, and who else uses it.
_SQLITE_CODES = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_SCHEMA,
        sqlite3.SQLITE_NOTADB,
    }
)
# An extended code holds the primary one in its lowest byte.
_PRIMARY = 0xFF
_LACKING = ("no such table", "no such column")
# https://www.postgresql.org/docs/current/errcodes-appendix.html: connections, who may connect,
# resources, operators and the system; then tables, columns and rights that are not there, a
# server that only reads, and locks.
_SQLSTATES = (
    *("08", "28", "3D", "53", "57", "58", "XX"),
    *("42P01", "42703", "3F000", "42501"),
    *("25006", "40001", "40P01", "55P03"),
)

_TIMEOUTS = (TimeoutError, PoolTimeoutError)


def is_busy(fault: sqlite3.Error) -> bool:
    """Tell whether another connection holds the lock that a statement needs."""
    return _code(fault) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_damage(fault: sqlite3.Error) -> bool:
    """Tell whether a file is not, or not as a whole, what a database is."""
    return _code(fault) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def why_unavailable(fault: BaseException) -> str | None:
    """Return in one line why the database cannot be used, or nothing if that is not the fault."""
    if isinstance(fault, _TIMEOUTS):
        return "no answer in time"
    error = _of_driver(fault)
    if isinstance(error, sqlite3.Error):
        is_lacking = _code(error) == sqlite3.SQLITE_ERROR and str(error).startswith(_LACKING)
        return str(error) if is_lacking or _code(error) in _SQLITE_CODES else None
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return _line(error) if state.startswith(_SQLSTATES) else None
    # Without a state: the connection was never made, or is closed. A value that does not fit its
    # column is refused by the driver too, and is no such thing.
    if isinstance(error, ValueError) or not isinstance(error, _CONNECTION_FAULTS):
        return None
    return _line(error)


_CONNECTION_FAULTS = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def _of_driver(fault: BaseException) -> BaseException:
    """Return the driver's own error within what surrounds it."""
    if isinstance(fault, DBAPIError) and fault.orig is not None:
        fault = fault.orig
    cause = fault.__cause__
    if isinstance(cause, asyncpg.PostgresError | asyncpg.InterfaceError | OSError):
        return cause
    return fault


def _code(fault: sqlite3.Error) -> int | None:
    code = getattr(fault, "sqlite_errorcode", None)
    return None if code is None else code & _PRIMARY


def _line(fault: BaseException) -> str:
    if isinstance(fault, ConnectionRefusedError):
        return f"connection refused: {fault.strerror or fault}"
    return str(fault).strip().partition("\n")[0] or type(fault).__name__


@dataclass(frozen=True, slots=True)
class Bounds:
    """What one process allows itself; all but `timeout_ms` concern PostgreSQL alone.

    `timeout_ms` covers everything that one call waits for: for a connection, for the lock of a
    file, for the answer.
    """

    timeout_ms: int = 1_500
    pool_size: int = 10
    people_pool_size: int = 5
    recycle_s: int = 1_800
    behind_pooler: bool = False

    @property
    def timeout_s(self) -> float:
        """The same in seconds."""
        return self.timeout_ms / 1000
