"""The one rule for stored times that lie ahead, for a clock may be set back.

Every column that holds a time says here what it is:

Past       something happened then. Ahead of now it was written before the clock was set back: it
           is stored as of now by whoever meets it, or within the hour, and what was counted since
           begins anew. So nothing is waited for or kept longer than its span from now.
GoodUntil  something is good until then, so long after it was made. What ends later than a whole
           span from now is over, or it would be good for as much longer as the clock was set back.
Untouched  what is only told, or a date that somebody chose: it stays as it is; `why` says which.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, Connection, and_, or_, true, update

from nonet.database import tables

# Hosts of one service differ so much at most, and statements wait for each other.
AHEAD_MS = 5_000
_MINUTE_MS, _HOUR_MS = 60_000, 3_600_000
_DURATIONS = frozenset({"elapsed_ms"})


@dataclass(frozen=True, slots=True)
class Past:
    """`as_of_ms`: it counts as so long ago, where what is new may do more."""

    as_of_ms: int = 0


@dataclass(frozen=True, slots=True)
class GoodUntil:
    """`span_ms` lies between the making and the end."""

    span_ms: int


@dataclass(frozen=True, slots=True)
class Untouched:
    """`why` it may stay."""

    why: str


TOLD = Untouched("only told, or only whether it is set")
CALENDAR = Untouched("a day of the calendar, or a date that somebody chose")

TIME_COLUMN_RULES: dict[str, Past | GoodUntil | Untouched] = {
    "accounts.created_at_ms": TOLD,
    "accounts.suspended_at_ms": TOLD,
    "accounts.promoted_at_ms": TOLD,
    "api_keys.created_at_ms": TOLD,
    "api_keys.last_used_at_ms": Past(),
    "api_keys.expires_at_ms": CALENDAR,
    "api_keys.revoked_at_ms": TOLD,
    "oauth_clients.created_at_ms": Past(),
    "oauth_clients.used_at_ms": Past(),
    "oauth_codes.expires_at_ms": GoodUntil(_MINUTE_MS),
    "oauth_tokens.expires_at_ms": Untouched("programs would lose their people; keys have an end"),
    "oauth_tokens.used_at_ms": TOLD,
    "quota_windows.started_at_ms": Untouched("by the database's clock: see access/statements.py"),
    "sign_in_links.expires_at_ms": GoodUntil(15 * _MINUTE_MS),
    # A session that is new may do what hurts, so it counts as one of an hour.
    "sessions.created_at_ms": Past(as_of_ms=_HOUR_MS),
    "sessions.last_seen_at_ms": Past(),
    "letter_windows.last_at_ms": Past(),
    "letter_windows.hour_began_at_ms": Past(),
    "letter_windows.day_began_at_ms": Past(),
    "email_changes.old_confirmed_at_ms": TOLD,
    "email_changes.new_confirmed_at_ms": TOLD,
    "email_changes.expires_at_ms": GoodUntil(_HOUR_MS),
    "oidc_identities.created_at_ms": TOLD,
    "identity_joins.expires_at_ms": GoodUntil(15 * _MINUTE_MS),
    "passkeys.created_at_ms": TOLD,
    "passkeys.last_used_at_ms": TOLD,
    "passkey_challenges.expires_at_ms": GoodUntil(5 * _MINUTE_MS),
    "recovery_codes.created_at_ms": TOLD,
    "usage_days.day": CALENDAR,
    "kept_suspensions.suspended_at_ms": TOLD,
    "kept_suspensions.ends_at_ms": Untouched("a suspension would be lifted"),
    "api_requests.at_ms": Past(),
    "audit_log.at_ms": Past(),
    "daily_puzzles.day": CALENDAR,
    "probe.written_at_ms": TOLD,
}


def time_columns() -> Iterator[Column[int]]:
    """Yield every column that holds a time."""
    for table in tables.metadata.sorted_tables:
        for column in table.columns:
            is_time = column.name.endswith("_ms") and column.name not in _DURATIONS
            if is_time or column.name == "day":
                yield column


def span_of(column: Column[int]) -> int:
    """Return how long what ends at a column's time is good at most."""
    treatment = TIME_COLUMN_RULES[str(column)]
    if not isinstance(treatment, GoodUntil):
        raise TypeError(f"{column} is no end")
    return treatment.span_ms


def holds(column: Column[int], now_ms: int) -> ColumnElement[bool]:
    """Tell in SQL whether what ends at a column's time is good."""
    return and_(column > now_ms, column <= now_ms + span_of(column) + AHEAD_MS)


def is_over(column: Column[int], span_ms: int, *, now_ms: int) -> ColumnElement[bool]:
    """Tell in SQL whether a span that began at a column's time is over, or began ahead."""
    return or_(column <= now_ms - span_ms, column > now_ms + AHEAD_MS)


def is_within(end_ms: int, *, span_ms: int, now_ms: int) -> bool:
    """Tell the same of a time."""
    return now_ms < end_ms <= now_ms + span_ms + AHEAD_MS


def bring_back(
    connection: Connection, *columns: Column[int], now_ms: int, where: ColumnElement[bool]
) -> None:
    """Store what lies ahead in columns of one table as of now, in the rows that are meant."""
    for column in columns:
        treatment = TIME_COLUMN_RULES[str(column)]
        if isinstance(treatment, Past):
            connection.execute(
                update(column.table)
                .where(where, column > now_ms + AHEAD_MS)
                .values({column: now_ms - treatment.as_of_ms})
            )


def bring_all_back(connection: Connection, *, now_ms: int) -> None:
    """Do so in all tables."""
    for column in time_columns():
        bring_back(connection, column, now_ms=now_ms, where=true())
