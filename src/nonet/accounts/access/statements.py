"""The SQL statements of admission.

`spend` checks a key and counts a request at once. It returns no row if the key is unknown, no
longer valid, or has no requests left; then nothing was counted, and `look` finds the reason.

On PostgreSQL both read the server's clock, which all hosts share. A SQLite file is shared by the
processes of one host, whose time is a parameter.

After a clock was set back, windows may begin in the future. Such a window keeps its count and
begins again now, so an account gets no extra requests and waits for a minute at most.
"""

from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ClauseElement,
    ColumnElement,
    Integer,
    LargeBinary,
    Select,
    String,
    bindparam,
    case,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.engine.interfaces import Dialect

from nonet.database.queries import CLOCK_SKEW_MS, upsert
from nonet.database.tables import accounts, api_keys, oauth_tokens, quota_windows

WINDOW_MS = 60_000

_HOST_NOW: ColumnElement[int] = bindparam("now_ms", type_=BigInteger)
# `now()` would return the start of the transaction.
_SERVER_NOW: ColumnElement[int] = literal_column(
    "CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)", BigInteger
)
_LANE = bindparam("lane", type_=String)
# Whether permissions were checked; only keys with limited permissions need this extra statement.
_IS_JUDGED = bindparam("judged", type_=Integer) == literal_column("1", Integer)
_REACHES_ALL = (api_keys.c.scope == literal_column("'all'", String)) & (
    api_keys.c.allowed_addresses.is_(None)
)
_LIMIT = bindparam("limit", type_=Integer)
_COUNTED = [
    quota_windows.c[name] for name in ("account_id", "key_id", "started_at_ms", "used", "allowed")
]
_ALLOWED = func.coalesce(accounts.c.requests_per_minute, _LIMIT)

# Conditions that find the key: by itself, or by a grant. `by_token` is the third.
BY_HASH = api_keys.c.hash == bindparam("hash", type_=LargeBinary)
BY_ID = (api_keys.c.id == bindparam("key_id", type_=Integer)) & (
    api_keys.c.account_id == bindparam("account_id", type_=Integer)
)
_MORE = bindparam("more", type_=Integer)
_OF_ACCOUNT = (quota_windows.c.account_id == bindparam("account_id", type_=Integer)) & (
    quota_windows.c.lane == _LANE
)
# Constants are literals, since the compiled text is run with the named parameters only.
_ZERO, _ONE = literal_column("0", Integer), literal_column("1", Integer)
_WINDOW = literal_column(str(WINDOW_MS), Integer)
_SKEW = literal_column(str(CLOCK_SKEW_MS), Integer)


def now_of(dialect: Dialect) -> ColumnElement[int]:
    """Return the time of a database's windows in milliseconds since 1970.

    Parameter on SQLite: `now_ms`.
    """
    return _HOST_NOW if dialect.name == "sqlite" else _SERVER_NOW


def by_token(dialect: Dialect) -> ColumnElement[bool]:
    """Match the connection of a valid access token for a resource.

    Parameters: `hash`, `resource`, and on SQLite `now_ms`.
    """
    return _by_token(now_of(dialect))


@cache
def _by_token(now: ColumnElement[int]) -> ColumnElement[bool]:
    tokens = oauth_tokens.c
    of_token = select(tokens.key_id).where(
        tokens.hash == bindparam("hash", type_=LargeBinary),
        tokens.kind == literal_column("'access'", String),
        tokens.resource == bindparam("resource", type_=String),
        tokens.expires_at_ms > now,
    )
    return api_keys.c.id == of_token.scalar_subquery()


def spend_statement(dialect: Dialect, whose: ColumnElement[bool]) -> ClauseElement:
    """Return account, key, start of the window, requests used and allowed, and the time.

    There is no row for a rejected request, or for a key with limited permissions unless `judged`
    is 1. If more requests are used than allowed, the request is rejected too: the clock was set
    back, and the window begins again.

    Parameters: `lane`, `limit` for accounts without their own, `judged`, those of `whose`, and on
    SQLite `now_ms`.
    """
    window, good_key = quota_windows.c, _good_key(dialect, whose)
    columns = ["account_id", "lane", "key_id", "started_at_ms", "used", "allowed"]
    insert = upsert(quota_windows).from_select(columns, good_key)
    # Read the clock only once.
    begins_now, allowed = insert.excluded.started_at_ms, insert.excluded.allowed
    is_over = window.started_at_ms <= begins_now - _WINDOW
    is_ahead = window.started_at_ms > begins_now + _SKEW
    return insert.on_conflict_do_update(
        index_elements=["account_id", "lane"],
        set_={
            "key_id": insert.excluded.key_id,
            "used": case(
                (is_over, _ONE), (window.used > allowed, window.used), else_=window.used + _ONE
            ),
            "started_at_ms": case((or_(is_over, is_ahead), begins_now), else_=window.started_at_ms),
            "allowed": allowed,
        },
        where=or_(window.used < allowed, is_over, is_ahead),
    ).returning(*_COUNTED, now_of(dialect))


def _good_key(dialect: Dialect, whose: ColumnElement[bool]) -> Select[Any]:
    """Select a valid key, as the first row of a window."""
    now = now_of(dialect)
    return (
        select(api_keys.c.account_id, _LANE, api_keys.c.id, now, _ONE, _ALLOWED)
        .join_from(api_keys, accounts)
        .where(
            whose,
            api_keys.c.revoked_at_ms.is_(None),
            or_(api_keys.c.expires_at_ms.is_(None), api_keys.c.expires_at_ms > now),
            accounts.c.suspended_at_ms.is_(None),
            or_(_REACHES_ALL, _IS_JUDGED),
        )
    )


def spend_more_statement(dialect: Dialect) -> ClauseElement:
    """Return the window after counting `more` requests; no row if these are too many.

    It runs after `spend` and counts in the same window, even if that has just ended. Delaying a
    request gains nothing, because each window has its limit.

    Parameters: `account_id`, `lane`, `limit`, `more`, and on SQLite `now_ms`.
    """
    window = quota_windows.c
    return (
        update(quota_windows)
        .where(_OF_ACCOUNT, window.used + _MORE <= _LIMIT)
        .values(used=window.used + _MORE)
        .returning(window.started_at_ms, window.used, now_of(dialect))
    )


def window_statement(dialect: Dialect) -> ClauseElement:
    """Return the window of an account.

    Parameters: `account_id`, `lane`, and on SQLite `now_ms`.
    """
    window = quota_windows.c
    return select(window.started_at_ms, window.used, now_of(dialect)).where(_OF_ACCOUNT)


def look_statement(dialect: Dialect, whose: ColumnElement[bool]) -> ClauseElement:
    """Return the state of a key, in the order of `_KeyState`.

    Parameters: `lane`, `limit` for accounts without their own, those of `whose`, and on SQLite
    `now_ms`. The window's two columns are 0 if there is none.
    """
    window = quota_windows.c
    return (
        select(
            accounts.c.id,
            api_keys.c.id,
            api_keys.c.revoked_at_ms,
            api_keys.c.expires_at_ms,
            accounts.c.suspended_at_ms,
            func.coalesce(window.started_at_ms, _ZERO),
            func.coalesce(window.used, _ZERO),
            now_of(dialect),
            api_keys.c.scope,
            api_keys.c.allowed_addresses,
            _ALLOWED,
        )
        .join_from(api_keys, accounts)
        .outerjoin(quota_windows, (window.account_id == accounts.c.id) & (window.lane == _LANE))
        .where(whose)
    )
