"""What statements share: compiled text, upserts, columns of a class, and clocks that are set back.

A clock may be set back, so a stored time may lie in the future. It counts as now: what happened
then is stored as of now within the hour, and what ends later than its whole lifetime from now has
ended, or it would be good for as much longer as the clock was set back.
"""

from typing import Any, NamedTuple, overload

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Integer,
    Table,
    bindparam,
    literal_column,
    update,
)
from sqlalchemy.dialects import postgresql

from nonet.database import tables

Row = tuple[Any, ...]


class Statement(NamedTuple):
    """SQL text, and the names of its parameters in the order of their numbers."""

    sql: str
    names: tuple[str, ...]


def upsert(table: Table) -> postgresql.Insert:
    """Begin an INSERT ... ON CONFLICT; SQLite's compiler knows PostgreSQL's form of it."""
    return postgresql.insert(table)


def columns_for(row: type, table: Table) -> list[Column[Any]]:
    """Return the columns that the fields of a class are called as, in the order of the fields."""
    return [table.c[name] for name in row.__annotations__]


_INSERT = upsert(tables.probe).values(
    id=literal_column("1", Integer), written_at_ms=bindparam("now_ms", type_=BigInteger)
)
PROBE = _INSERT.on_conflict_do_update(
    index_elements=["id"], set_={"written_at_ms": _INSERT.excluded.written_at_ms}
)

# Clocks of one service's hosts differ by at most so much, and statements wait for each other.
CLOCK_SKEW_MS = 5_000
# Times from which something is counted or kept. The start of a session is the sessions' own matter.
_PAST_TIMES = (
    tables.api_keys.c.last_used_at_ms,
    tables.oauth_clients.c.created_at_ms,
    tables.oauth_clients.c.used_at_ms,
    tables.sessions.c.last_seen_at_ms,
    tables.letter_windows.c.last_at_ms,
    tables.letter_windows.c.hour_began_at_ms,
    tables.letter_windows.c.day_began_at_ms,
    tables.api_requests.c.at_ms,
    tables.audit_log.c.at_ms,
)


@overload
def is_valid(end_ms: int, lifetime_ms: int, *, now_ms: int) -> bool: ...
@overload
def is_valid(end_ms: Column[int], lifetime_ms: int, *, now_ms: int) -> ColumnElement[bool]: ...
def is_valid(end_ms: Any, lifetime_ms: int, *, now_ms: int) -> Any:
    """Return whether something that ends at a time, so long after it began, is good now."""
    return (end_ms > now_ms) & (end_ms <= now_ms + lifetime_ms + CLOCK_SKEW_MS)


def is_over(start_ms: Column[int], span_ms: int, *, now_ms: int) -> ColumnElement[bool]:
    """Return whether a span that began at a time is over, or began in the future."""
    return (start_ms <= now_ms - span_ms) | (start_ms > now_ms + CLOCK_SKEW_MS)


def store_future_times_as_now(connection: Connection, *, now_ms: int) -> None:
    """Store the times in the future, from before the clock was set back, as of now."""
    for column in _PAST_TIMES:
        future = update(column.table).where(column > now_ms + CLOCK_SKEW_MS)
        connection.execute(future.values({column: now_ms}))
