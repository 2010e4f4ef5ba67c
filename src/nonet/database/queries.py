"""Shared parts of statements: compiled text, upserts, columns of a class, and clocks set back.

A clock may be set back, so a stored time may lie in the future. Such a time counts as now: within
the hour, past events are stored as having happened now. What ends later than a whole lifetime
from now counts as expired, or else setting the clock back would extend it.
"""

from typing import Any, NamedTuple, TypeVar, overload

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Integer,
    Select,
    Table,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql

from nonet.database import tables

T = TypeVar("T")
Row = tuple[Any, ...]


class Statement(NamedTuple):
    """SQL text, and the names of its parameters in the order of their numbers."""

    sql: str
    names: tuple[str, ...]


def upsert(table: Table) -> postgresql.Insert:
    """Begin an INSERT ... ON CONFLICT; SQLite's compiler supports PostgreSQL's form of it."""
    return postgresql.insert(table)


def columns_for(row: type, table: Table) -> list[Column[Any]]:
    """Return the columns with the names of a class's fields, in the order of the fields."""
    return [table.c[name] for name in row.__annotations__]


def fetch_all(connection: Connection, query: Select[Any], row: type[T]) -> list[T]:
    """Return the rows of a query as objects of a class; columns are matched by name."""
    return [row(**found) for found in connection.execute(query).mappings()]


def fetch_first(connection: Connection, query: Any, row: type[T]) -> T | None:
    """Return the first row of a query, or of RETURNING, as an object of a class."""
    found = connection.execute(query).mappings().first()
    return None if found is None else row(**found)


def insert_row(connection: Connection, table: Table, **values: Any) -> None:
    """Insert one row."""
    connection.execute(insert(table).values(values))


def delete_rows(connection: Connection, table: Table, *conditions: ColumnElement[bool]) -> int:
    """Delete the rows that meet all conditions; return their number."""
    return connection.execute(delete(table).where(*conditions)).rowcount


def update_rows(
    connection: Connection, table: Table, *conditions: ColumnElement[bool], **values: Any
) -> int:
    """Change the rows that meet all conditions; return their number."""
    return connection.execute(update(table).where(*conditions).values(values)).rowcount


def has_row(connection: Connection, table: Table, *conditions: ColumnElement[bool]) -> bool:
    """Return whether a row meets all conditions."""
    return connection.execute(select(table).where(*conditions).limit(1)).first() is not None


_INSERT = upsert(tables.probe).values(
    id=literal_column("1", Integer), written_at_ms=bindparam("now_ms", type_=BigInteger)
)
PROBE = _INSERT.on_conflict_do_update(
    index_elements=["id"], set_={"written_at_ms": _INSERT.excluded.written_at_ms}
)

# Upper bound of the clock differences between a service's hosts, plus waiting between statements.
CLOCK_SKEW_MS = 5_000
# Times since which something is counted or kept. `accounts.sessions` handles the start of sessions.
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
    """Return whether something with this end and lifetime is valid now."""
    return (end_ms > now_ms) & (end_ms <= now_ms + lifetime_ms + CLOCK_SKEW_MS)


def is_over(start_ms: Column[int], span_ms: int, *, now_ms: int) -> ColumnElement[bool]:
    """Return whether a span with this start is over, or starts in the future."""
    return (start_ms <= now_ms - span_ms) | (start_ms > now_ms + CLOCK_SKEW_MS)


def store_future_times_as_now(connection: Connection, *, now_ms: int) -> None:
    """Replace past times that lie in the future, because the clock was set back, by now."""
    for column in _PAST_TIMES:
        future = update(column.table).where(column > now_ms + CLOCK_SKEW_MS)
        connection.execute(future.values({column: now_ms}))
